"""DIX-7 … DIX-13: points, the end of a round and of the game."""

from __future__ import annotations

import pytest

from dixit.evening import (
    after_deal,
    deal,
    due,
    every_card,
    laid_out,
    load,
    page,
    refill,
    refused,
    told,
    vote_all,
    vote_somehow,
)
from lapki.games.contract import Over
from lapki.games.dixit import game
from lapki.games.dixit.events import Discarded, Ended, Gained, Reshuffled, Shown
from lapki.games.dixit.state import Glance, Last, State, Upshot
from rulebook import rule


def with_scores(state: State, *scores: int, **options: int) -> State:
    shown = page(state)
    for player, score in zip(shown["players"], scores, strict=True):
        player["score"] = score
    return load(shown, len(scores), **options)


# --- points -------------------------------------------------------------------------------------


@rule("DIX-8", "DIX-9")
def test_the_rulebooks_example_with_six_seats() -> None:
    """Pink tells; blue and green find it; red votes for violet; violet and yellow for blue."""
    pink, blue, green, violet, yellow, red = range(1, 7)
    state = laid_out(after_deal(6), pink)  # the card of seat n lies in slot n
    votes = {blue: pink, green: pink, red: violet, violet: blue, yellow: blue}
    state = vote_all(state, **{f"s{seat}": slot for seat, slot in votes.items()})
    assert state.scores == (3, 5, 3, 1, 0, 0)
    assert state.last is not None
    assert state.last.gains == (3, 5, 3, 1, 0, 0)


@rule("DIX-7")
def test_if_all_find_the_card_the_storyteller_gets_nothing_and_the_others_two() -> None:
    state = vote_all(laid_out(after_deal(4), 2), s1=2, s3=2, s4=2)
    assert state.scores == (2, 0, 2, 2)


@rule("DIX-7", "DIX-9")
def test_if_nobody_finds_the_card_the_others_get_two_and_a_point_a_vote() -> None:
    state = vote_all(laid_out(after_deal(4), 2), s1=3, s3=1, s4=1)
    assert state.scores == (2 + 2, 0, 2 + 1, 2)


@rule("DIX-8")
def test_if_one_finds_it_both_get_three() -> None:
    state = vote_all(laid_out(after_deal(4), 4), s1=4, s2=3, s3=1)
    assert state.scores == (3 + 1, 0, 1, 3)


@rule("DIX-8")
def test_if_all_but_one_find_it_that_one_gets_nothing() -> None:
    state = vote_all(laid_out(after_deal(4), 4), s1=4, s2=4, s3=1)
    assert state.scores == (3 + 1, 3, 0, 3)


@rule("DIX-7", "DIX-9")
def test_when_three_play_either_of_ones_two_cards_brings_points() -> None:
    state = laid_out(after_deal(3), 1)  # slots: 1 of the storyteller, 2 3 of seat 2, 4 5 of seat 3
    assert vote_all(state, s2=4, s3=3).scores == (0, 2 + 1, 2 + 1)
    assert vote_all(state, s2=5, s3=1).scores == (3, 0, 3 + 1)
    assert vote_all(state, s2=1, s3=1).scores == (0, 2, 2)


@rule("DIX-6")
def test_after_the_last_vote_everything_of_the_round_is_shown_to_all() -> None:
    state, events = told(vote_all(laid_out(after_deal(4), 2), s1=2, s4=1), "3 vote 4")
    shown = Shown(2, 2, 7, (1,), "some", (1, 2, 3, 4), (2, None, 4, 1))
    assert events[1:] == (
        shown,
        Gained(1, 4, 4, 1),
        Gained(2, 3, 3),
        Gained(4, 1, 1, 1),
        Discarded((1, 7, 13, 19)),
    )
    assert all(event.seen(None) == event for event in events[1:])
    last = Last(2, "a clue", (1, 7, 13, 19), (1, 2, 3, 4), (2, None, 4, 1), (4, 3, 0, 1))
    assert state.last == last
    assert all(game.view(state, eye).last == last for eye in (None, 1, 2, 3, 4))
    glances = {game.glance(game.view(state, eye)) for eye in (None, 1, 2, 3, 4)}
    assert glances == {Glance(Upshot("some", (1,), (1, 0, 0, 1)))}
    assert game.glance(game.view(after_deal(4), 1)) == Glance(None)


@rule("DIX-7")
def test_the_showing_says_whether_all_none_or_some_found_it() -> None:
    state = laid_out(after_deal(4), 2)
    verdicts = {}
    for votes in ({"s1": 2, "s3": 2, "s4": 2}, {"s1": 3, "s3": 1, "s4": 1}):
        *first, (seat, slot) = votes.items()
        _, events = told(vote_all(state, **dict(first)), f"{seat[1:]} vote {slot}")
        shown = events[1]
        assert isinstance(shown, Shown)
        verdicts[shown.verdict] = shown.found
    assert verdicts == {"all": (1, 3, 4), "none": ()}


# --- the end of the game ------------------------------------------------------------------------


@rule("DIX-10")
@pytest.mark.parametrize("first", [26, 27, 28, 29])
def test_reaching_the_goal_ends_the_game_and_the_table_stays(first: int) -> None:
    state = with_scores(laid_out(after_deal(4), 2, "the end"), first, 0, 0, 0)
    state, events = told(vote_all(state, s3=1, s4=2), "1 vote 2")  # seat 1 scores 4
    assert state.phase == "over"
    assert game.due(state) == Over((1,), (first + 4, 3, 0, 3))
    assert events[-1] == Ended((1,), first + 4)
    assert (state.clue, state.told, state.storyteller) == ("the end", 7, 2)
    assert state.table == (1, 7, 13, 19)
    assert state.gifts == ((1,), None, (13,), (19,))
    assert state.votes == (2, None, 1, 2)
    assert state.discard == ()
    assert state.round == 1


@rule("DIX-10")
def test_one_point_short_of_the_goal_the_game_goes_on() -> None:
    state = vote_all(with_scores(laid_out(after_deal(4), 2), 25, 0, 0, 0), s3=1, s4=2, s1=2)
    assert state.scores[0] == 29
    assert (state.phase, state.winners) == ("refill", None)


@rule("DIX-10")
def test_the_highest_score_wins_even_if_another_reached_the_goal_too() -> None:
    state = vote_all(with_scores(laid_out(after_deal(4), 2), 28, 29, 0, 28), s3=1, s4=2, s1=2)
    assert state.scores == (32, 32, 0, 31)
    assert state.winners == (1, 2)  # ties share the win


@rule("DIX-10")
def test_the_goal_is_the_tables_choice() -> None:
    assert vote_all(laid_out(after_deal(4, goal=3), 2), s1=2, s3=1, s4=1).phase == "over"
    assert vote_all(laid_out(after_deal(4, goal=99), 2), s1=2, s3=1, s4=1).phase == "refill"


# --- the end of a round -------------------------------------------------------------------------


@rule("DIX-11")
def test_the_cards_of_the_round_are_discarded_face_up() -> None:
    state = vote_all(laid_out(after_deal(4), 2), s1=2, s3=2, s4=2)
    assert state.discard == (1, 7, 13, 19)
    assert all(game.view(state, eye).discard == (1, 7, 13, 19) for eye in (None, 1, 2))
    assert (state.clue, state.told, state.table) == (None, None, ())
    assert state.gifts == state.votes == (None,) * 4


@rule("DIX-12")
def test_every_seat_is_dealt_one_card_in_seat_order() -> None:
    state = vote_all(laid_out(after_deal(4), 2), s1=2, s3=2, s4=2)
    for seat in (1, 2, 3, 4):
        assert {k: due(state)[k] for k in ("kind", "seat", "count")} == {
            "kind": "deal",
            "seat": seat,
            "count": 1,
        }
        state = deal(state)
    assert [len(hand) for hand in state.hands] == [6] * 4


@rule("DIX-12")
def test_when_three_play_those_who_gave_two_are_dealt_two() -> None:
    state = vote_all(laid_out(after_deal(3), 2), s1=3, s3=3)
    counts = []
    while state.phase == "refill":
        counts.append(due(state)["count"])
        state = deal(state)
    assert counts == [2, 1, 2]
    assert [len(hand) for hand in state.hands] == [7] * 3


@rule("DIX-12")
def test_only_the_right_cards_go_to_the_right_seat() -> None:
    state = vote_all(laid_out(after_deal(4), 2), s1=2, s3=2, s4=2)
    assert refused(state, "* deal 2 30") == "DIX-12 wrong-seat"
    assert refused(state, "* deal 1 30 31") == "DIX-12 wrong-deal"
    assert refused(state, "* deal 1 7") == "DIX-12 not-in-deck"  # it lies in the discard
    assert refused(state, "3 tell 14 x") == "DIX-3 not-now"


def with_deck(seats: int, left: int) -> State:
    """A table laid out while only so many cards are left in the deck, the others discarded."""
    shown = page(laid_out(after_deal(seats), 2))
    shown["discard"], shown["deck"] = shown["deck"][left:], shown["deck"][:left]
    shown["round"] = 7
    return load(shown, seats)


@rule("DIX-12")
@pytest.mark.parametrize("seats", [3, 4, 8])
def test_a_deck_too_small_for_everybody_takes_the_discard_in_first(seats: int) -> None:
    needed = 5 if seats == 3 else seats
    enough, _ = vote_somehow(with_deck(seats, needed))
    assert len(enough.deck) == needed
    assert enough.discard
    short, events = vote_somehow(with_deck(seats, needed - 1))
    assert short.discard == ()
    assert len(short.deck) == 84 - sum(map(len, short.hands))
    assert len(short.deck) > needed
    played = short.last.table if short.last else ()
    assert events[-2:] == (Discarded(tuple(sorted(played))), Reshuffled(len(short.deck)))
    assert set(range(1, 85)) == set(every_card(short))
    assert refill(short).phase == "tell"
    last = refill(enough)  # the deck is dealt to its last card
    assert (last.deck, last.phase) == ((), "tell")
    assert last.discard
