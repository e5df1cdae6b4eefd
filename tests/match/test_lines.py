"""The lines after `--`: moves, the house's own lines, and in which order they are judged."""

from __future__ import annotations

from typing import Any

import pytest

from contract.toys.dice import DiceToy
from contract.toys.hands import HandsToy
from contract.toys.sealed import SealedToy
from lapki.games.contract import AnyGame, Illegal, Over
from lapki.match import record
from lapki.match.match import Match
from lapki.match.record import Fault

OFF = "game boooop\nseats 2\noption ghosts off\n--\n"
TOYS: dict[str, AnyGame] = {toy.key: toy for toy in (DiceToy(), HandsToy(), SealedToy())}
SEALED = "game toy-sealed\nseats 2\n--\n"
DICE = "game toy-dice\nseats {}\n--\n"

WON = """game boooop
seats 2
option ghosts off
position {"board":["VV....","......","......","......","......","......"],\
"pools":[{"kittens":5,"cats":1},{"kittens":8,"cats":0}],\
"ghosts":[null,null],"turn":1,"phase":"place","winner":null}
--
1 c c6
"""


def read(text: str) -> Match:
    return record.read(text, find=lambda key: TOYS.get(key) or record.games.find(key))


def refused(text: str) -> tuple[str, str | None, str, int, str]:
    """Kind, rule and key of the refusal; the line, and its text."""
    with pytest.raises(Fault) as caught:
        read(text)
    wrong = caught.value
    return wrong.refusal.kind, wrong.refusal.rule, wrong.refusal.key, wrong.line, wrong.text


def verdict(text: str) -> tuple[str, str | None, str]:
    return refused(text)[:3]


# --- moves --------------------------------------------------------------------------------------


def test_moves_are_played_in_turn() -> None:
    match = read(OFF + "1 k c3\n2 k c4\n1 k a1\n")
    assert match.plies == 3
    assert [line.actor for line in match.lines] == [1, 2, 1]
    assert len(match.states) == 4
    assert len(match.told) == 3


def test_lines_are_trimmed_and_words_are_parted_by_spaces_or_tabs() -> None:
    text = "\n \t1\t k \t c3 \r\n# and then\n\n\t# indented\n2 k c4\r\n"
    assert read(OFF + text).states == read(OFF + "1 k c3\n2 k c4").states


def test_only_lf_ends_a_line() -> None:
    assert verdict(OFF + "1 k c3\r2 k c4\n") == ("syntax", None, "move")
    assert verdict(OFF + "1 k c3\x852 k c4\n") == ("syntax", None, "move")


def test_a_line_is_counted_with_the_comments_and_told_whole() -> None:
    text = OFF + "# one\n\n1 k c3\n  2   k c3 \n"
    assert refused(text) == ("illegal", "BOO-2", "taken", 8, "2   k c3")


def test_nothing_after_the_first_error_is_looked_at() -> None:
    assert refused(OFF + "1 k c3\n2 pass\n9 k z9\n")[3] == 6


@pytest.mark.parametrize(
    "actor", ["0x1", "one", "01", "+1", "-1", "1.", "１", "**", "--", "!!", "?", "v"]
)
def test_an_actor_of_another_form(actor: str) -> None:
    assert verdict(f"{OFF}{actor} k c3") == ("syntax", None, "actor")


@pytest.mark.parametrize("seat", ["0", "3", "999999999", "9" * 5_000])
def test_a_seat_that_does_not_exist(seat: str) -> None:
    assert verdict(f"{OFF}{seat} k c3") == ("illegal", None, "no-seat")


def test_an_actor_alone_says_nothing() -> None:
    assert verdict(OFF + "1") == ("syntax", None, "move")
    assert verdict(OFF + "1k c3") == ("syntax", None, "actor")


# --- the order of checks ------------------------------------------------------------------------


def test_the_actors_form_comes_first() -> None:
    assert verdict(WON + "one pass") == ("syntax", None, "actor")


def test_then_whether_the_seat_exists() -> None:
    assert verdict(WON + "3 pass") == ("illegal", None, "no-seat")
    assert verdict(OFF + "3 pass") == ("illegal", None, "no-seat")


def test_then_whether_the_game_is_over() -> None:
    for line in ("1 pass", "2 k c3", "* pass", "* roll 1", "1 k a1"):
        assert verdict(WON + line) == ("illegal", None, "over")


def test_then_the_moves_form() -> None:
    for line in ("1 pass", "2 pass", "* pass"):
        assert verdict(OFF + line) == ("syntax", None, "move")


def test_then_chance_against_seat() -> None:
    assert verdict(OFF + "* k c3") == ("illegal", None, "seat-for-chance")
    dice = DICE.format(2)
    assert verdict(dice + "2 roll 1 2 3") == ("illegal", None, "chance-for-seat")
    assert verdict(dice + "* roll 1 2 3\n* count") == ("illegal", None, "seat-for-chance")


def test_then_whose_turn_it_is() -> None:
    assert verdict(OFF + "2 k c3") == ("illegal", "BOO-1", "not-your-turn")
    assert verdict(OFF + "2 grad a1") == ("illegal", "BOO-1", "not-your-turn")


def test_then_the_phase_and_the_rule() -> None:
    assert verdict(OFF + "1 grad a1") == ("illegal", "BOO-1", "nothing-to-graduate")
    assert verdict(OFF + "1 c c3") == ("illegal", "BOO-2", "no-cat")
    assert verdict(DICE.format(1) + "* roll 1 2") == ("illegal", "TOY-1", "not-now")


def test_a_refused_move_changes_nothing() -> None:
    match = read(OFF + "1 k c3")
    before = (list(match.states), list(match.lines), list(match.told))
    for line in ("1 k c4", "2 k c3", "2 pass", "* k c4", "! undo 2", "! nonsense", "7 k c4"):
        with pytest.raises(record.Refusal):
            record.obey(match, line)
    assert (match.states, match.lines, match.told) == before


# --- the house: undo ----------------------------------------------------------------------------


def test_undo_goes_back_to_after_that_many_plies() -> None:
    match = read(OFF + "1 k c3\n2 k c4\n1 k a1\n! undo 1\n2 k f6\n")
    assert match.plies == 2
    assert match.states == read(OFF + "1 k c3\n2 k f6").states
    assert match.told == read(OFF + "1 k c3\n2 k f6").told


def test_undo_may_go_back_to_the_start_or_nowhere() -> None:
    assert read(OFF + "1 k c3\n! undo 0").states == read(OFF).states
    assert read(OFF + "1 k c3\n! undo 1").plies == 1
    assert read(OFF + "1 k c3\n! undo 0\n1 k c3\n! undo 0\n").plies == 0


def test_undo_does_not_go_forward() -> None:
    with pytest.raises(Fault) as caught:
        read(OFF + "1 k c3\n! undo 2")
    assert caught.value.refusal.facts == {"plies": 2, "played": 1}
    assert verdict(OFF + "1 k c3\n! undo 2") == ("illegal", None, "undo-ahead")


@pytest.mark.parametrize("end", [WON, OFF + "! resign 1\n", OFF + "1 k c3\n! flag 2\n"])
def test_the_end_of_a_game_can_be_taken_back(end: str) -> None:
    match = read(end + "! undo 0")
    assert not match.over
    assert match.plies == 0


def test_sealed_moves_are_never_undone() -> None:
    begun = SEALED + "1 slap\n1 choose 2\n"
    assert verdict(begun + "! undo 1") == ("illegal", None, "undo-sealed")
    assert verdict(begun + "! undo 0") == ("illegal", None, "undo-sealed")
    shown = begun + "2 choose 2\n2 bow\n"
    assert verdict(shown + "! undo 2") == ("illegal", None, "undo-sealed")
    assert read(shown + "! undo 3").plies == 3  # only the race of the second round


def test_a_race_may_be_undone() -> None:
    assert read(SEALED + "1 slap\n! undo 0\n2 slap").state.leader == 2


def test_the_house_may_undo_chance_which_then_falls_anew() -> None:
    match = read(DICE.format(1) + "* roll 1 1 1\n! undo 0\n* roll 6 6 6\n")
    assert match.state.kept == (6, 6, 6)


# --- the house: flag and resign -----------------------------------------------------------------


@pytest.mark.parametrize("word", ["flag", "resign"])
@pytest.mark.parametrize(("loser", "winner"), [(1, 2), (2, 1)])
def test_of_two_seats_the_other_one_wins(word: str, loser: int, winner: int) -> None:
    match = read(f"{OFF}1 k c3\n! {word} {loser}\n")
    assert match.due == Over((winner,))
    assert match.over
    assert match.plies == 1


@pytest.mark.parametrize("word", ["flag", "resign"])
def test_one_who_plays_alone_has_lost(word: str) -> None:
    assert read(f"{DICE.format(1)}! {word} 1").due == Over(())


@pytest.mark.parametrize("word", ["flag", "resign"])
@pytest.mark.parametrize("seats", [3, 4])
def test_of_more_seats_a_bot_goes_on(word: str, seats: int) -> None:
    match = read(f"{DICE.format(seats)}! {word} 2\n* roll 1 2 3\n1 count\n")
    assert not match.over
    assert match.plies == 2


@pytest.mark.parametrize("line", ["1 k c4", "2 k c4", "! resign 2", "! flag 1", "1 pass", "* x"])
def test_after_a_resignation_nothing_is_played(line: str) -> None:
    assert verdict(f"{OFF}! resign 1\n{line}") == ("illegal", None, "over")


def test_a_match_that_was_given_up_takes_no_moves() -> None:
    match = read(OFF + "! resign 1")
    with pytest.raises(Illegal, match="over"):
        match.play(1, match.game.read("k c3"))


# --- the house: lines that change nothing -------------------------------------------------------


@pytest.mark.parametrize("line", ["bot 1 3", "bot 2 witch", "person 1", "hint 2", "hint\t2"])
def test_other_lines_of_the_house_are_skipped(line: str) -> None:
    match = read(f"{OFF}! {line}\n1 k c3\n! {line}\n")
    assert match.states == read(OFF + "1 k c3").states


def test_they_may_stand_after_the_end() -> None:
    assert read(WON + "! person 1\n! hint 2\n! bot 1 6").over


@pytest.mark.parametrize("word", ["flag", "resign", "person", "hint"])
@pytest.mark.parametrize("seat", ["0", "3"])
def test_a_line_of_the_house_for_a_seat_that_does_not_exist(word: str, seat: str) -> None:
    assert verdict(f"{OFF}! {word} {seat}") == ("illegal", None, "no-seat")
    assert verdict(f"{OFF}! bot {seat} 1") == ("illegal", None, "no-seat")


@pytest.mark.parametrize(
    "line",
    [
        *("", "undo", "undo x", "undo -1", "undo 1 2", "undo 01", "undo 1.0", "Undo 0"),
        *("flag", "flag one", "flag 1 2", "resign", "resign -1", "resign 1 now"),
        *("bot 1", "bot one 3", "bot 1 3 5", "bot", "person", "person 1 Olha", "person x"),
        *("hint", "hint x", "hint 1 2", "pause", "k c3", "1 k c3"),
    ],
)
def test_no_line_of_the_house(line: str) -> None:
    assert verdict(f"{OFF}! {line}") == ("syntax", None, "house-line")


# --- a player's own way back --------------------------------------------------------------------


def test_a_seat_may_go_back_before_its_last_move() -> None:
    match = read(OFF + "1 k c3\n2 k f6\n1 k a1\n")
    assert match.undo_point(1) == 2
    assert match.undo_point(2) == 1
    assert read(OFF).undo_point(1) is None
    assert read(OFF + "1 k c3").undo_point(2) is None


def test_the_way_back_does_not_cross_chance() -> None:
    match = read(DICE.format(2) + "* roll 1 2 3\n1 reroll 1\n")
    assert match.undo_point(1) == 1
    record.obey(match, "* roll 6")
    assert match.undo_point(1) is None


def test_the_way_back_does_not_cross_a_sealed_move_or_a_secret() -> None:
    assert read(SEALED + "1 slap").undo_point(1) == 0
    assert read(SEALED + "1 slap\n2 choose 1").undo_point(1) is None
    assert read(SEALED + "1 slap\n2 choose 1").undo_point(2) is None
    hands = "game toy-hands\nseats 2\n--\n* deal 1\n* deal 2\n* deal 3\n* deal 4\n1 lay 3\n"
    assert read(hands).undo_point(1) is None


# --- writing ------------------------------------------------------------------------------------


def test_a_record_is_written_the_canonical_way() -> None:
    text = "# mine\ngame boooop\nseats 2\n\nname 1 Olha\n--\n1  k c3\n1 ghost c6b6\n"
    assert record.write(read(text)) == (
        "game boooop\nseats 2\noption ghosts on\n--\n1 k c3\n1 ghost b6c6\n"
    )


def test_notes_stand_in_the_header() -> None:
    text = record.write(read(OFF + "1 k c3"), notes=("name 1 Olha", "date 2026-11-15"))
    assert text.split("--")[0].endswith("name 1 Olha\ndate 2026-11-15\n")
    assert read(text).plies == 1


def test_what_was_undone_is_not_written() -> None:
    assert record.write(read(OFF + "1 k c3\n2 k c4\n! undo 1")) == OFF + "1 k c3\n"


def test_a_position_is_written_only_where_the_game_began_elsewhere() -> None:
    assert "position" not in record.write(read(OFF + "1 k c3"))
    assert record.write(read(WON)).split("\n")[3].startswith("position {")
    assert read(record.write(read(WON))).states == read(WON).states


@pytest.mark.parametrize(
    "text",
    [
        DICE.format(2) + "* roll 1 2 3\n1 reroll 1 2\n* roll 5 6\n* roll 1 1 1\n",
        SEALED + "2 bow\n2 choose 1\n1 choose 1\n",
        "game toy-hands\nseats 2\n--\n* deal 1\n* deal 2\n* deal 3\n* deal 4\n1 lay 3\n* deal 5\n",
    ],
)
def test_chance_and_sealed_moves_are_written_like_any_other(text: str) -> None:
    match: Any = read(text)
    assert record.write(match) == text
    assert read(record.write(match)).states == match.states
