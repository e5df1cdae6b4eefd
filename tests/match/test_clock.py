"""Clocks: per move, per game with an increment, days; and what runs when several are asked."""

from __future__ import annotations

from lapki.games.chance import Dice
from lapki.games.contract import Chance, Decide, Over
from lapki.match.clock import DAY, Clock, Control
from lapki.match.questions import follow

BLITZ = Control("game", seconds=60, increment=5)
MOVES = Control("move", seconds=30)
DAYS = Control("days", days=3)


def test_a_game_clock_runs_only_for_who_is_asked_and_adds_the_increment_to_who_moved() -> None:
    clock = Clock.of(BLITZ, 2).ask(0.0, (1,))
    assert clock.shows(10.0) == (50.0, 60.0)
    clock = clock.ask(10.0, (2,), moved=1)
    assert clock.shows(10.0) == (55.0, 60.0)
    assert clock.shows(30.0) == (55.0, 40.0)


def test_chance_and_bots_cost_nobody_time_and_earn_no_increment() -> None:
    clock = Clock.of(BLITZ, 2).ask(0.0, ())
    assert clock.shows(100.0) == (60.0, 60.0)
    assert clock.ask(100.0, (1,), moved=2).left == (60.0, 60.0)
    assert clock.falls is None


def test_the_time_for_a_move_comes_back_with_every_new_question() -> None:
    clock = Clock.of(MOVES, 2).ask(0.0, (1,)).ask(20.0, (2,), moved=1).ask(45.0, (1,), moved=2)
    assert clock.shows(46.0) == (29.0, 30.0)
    again = clock.ask(50.0, (1,), moved=1)  # the same seat, a new question
    assert again.left == (30.0, 30.0)


def test_who_has_not_answered_yet_is_not_given_time_by_somebody_elses_answer() -> None:
    clock = Clock.of(MOVES, 3).ask(0.0, (1, 2, 3)).ask(10.0, (1, 3), moved=2, still=(1, 3))
    assert clock.shows(15.0) == (15.0, 30.0, 15.0)


def test_a_flag_falls_exactly_when_nothing_is_left_and_the_earliest_first() -> None:
    clock = Clock(BLITZ, (8.0, 5.0, 60.0), (1, 2), since=100.0)
    assert clock.falls == 105.0
    assert clock.fallen(104.9) == ()
    assert clock.fallen(105.0) == (2,)
    assert clock.fallen(200.0) == (2, 1)
    assert clock.shows(200.0) == (0.0, 0.0, 60.0)


def test_days_go_on_while_the_house_is_closed_and_seconds_do_not() -> None:
    slow, fast = Clock.of(DAYS, 2).ask(0.0, (1,)), Clock.of(BLITZ, 2).ask(0.0, (1,))
    assert slow.falls == 3 * DAY
    assert slow.forgive(1000.0).falls == 3 * DAY
    assert fast.forgive(1000.0).falls == 1060.0


def test_a_clock_that_goes_backwards_gives_no_time() -> None:
    assert Clock.of(BLITZ, 1).ask(100.0, (1,)).shows(90.0) == (60.0,)


# --- which question is answered -----------------------------------------------------------------

SEALED, OPEN = Decide((1, 2, 3), "sealed"), Decide((1, 2, 3), "open")


def test_sealed_and_open_questions_stay_open_while_others_answer() -> None:
    for kind in ("sealed", "open"):
        before, after = Decide((1, 2, 3), kind), Decide((1, 3), kind)
        assert follow({1: 17, 2: 17, 3: 17}, before, after, 2, 18) == {1: 17, 3: 17}


def test_the_first_answer_closes_a_race_for_all() -> None:
    race = Decide((1, 2, 3), "race")
    assert follow({1: 4, 2: 4, 3: 4}, race, race, 2, 5) == {1: 5, 2: 5, 3: 5}
    assert follow({1: 4, 2: 4, 3: 4}, race, Decide((1, 3), "sealed"), 2, 5) == {1: 5, 3: 5}


def test_who_is_asked_twice_in_a_row_answers_two_questions() -> None:
    assert follow({1: 4}, Decide((1,)), Decide((1,)), 1, 5) == {1: 5}
    assert follow({1: 4, 2: 4}, OPEN, OPEN, 1, 5)[1] == 5


def test_chance_and_the_end_ask_nobody() -> None:
    assert follow({1: 4}, Decide((1,)), Chance(Dice(1), {"kind": "roll"}), 1, 5) == {}
    assert follow({1: 4}, Decide((1,)), Over((1,)), 1, 5) == {}
    assert follow({}, Chance(Dice(1), {"kind": "roll"}), SEALED, "*", 6) == {1: 6, 2: 6, 3: 6}
