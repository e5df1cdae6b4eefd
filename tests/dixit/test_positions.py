"""The printed state, both ways: what a page shows, and which pages are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit.evening import (
    after_deal,
    deal,
    laid_out,
    load,
    new,
    page,
    play,
    told_and_given,
    vote_all,
    vote_somehow,
)
from lapki.checking.suite import random_match
from lapki.games.contract import Broken, Decide
from lapki.games.dixit import game
from lapki.games.dixit.state import DixitOptions, State
from lapki.match import record
from rulebook import rule

MOMENTS: dict[str, State] = {
    "setup": deal(new(4)),
    "tell": after_deal(4),
    "give": play(after_deal(4), "2 tell 7 x", "3 give 13"),
    "table": told_and_given(after_deal(4), 2),
    "vote": vote_all(laid_out(after_deal(4), 2), s1=2),
    "refill": deal(vote_all(laid_out(after_deal(4), 2), s1=2, s3=2, s4=1)),
    "over": vote_all(laid_out(after_deal(4, goal=3), 2), s1=2, s3=2, s4=1),
}


def goal(phase: str) -> int:
    return 3 if phase == "over" else 30


def test_a_page_has_the_keys_of_the_rules() -> None:
    assert page(MOMENTS["vote"]) == {
        "players": [
            {"hand": [2, 3, 4, 5, 6], "score": 0},
            {"hand": [8, 9, 10, 11, 12], "score": 0},
            {"hand": [14, 15, 16, 17, 18], "score": 0},
            {"hand": [20, 21, 22, 23, 24], "score": 0},
        ],
        "deck": list(range(25, 85)),
        "discard": [],
        "round": 1,
        "storyteller": 2,
        "phase": "vote",
        "clue": "a clue",
        "told": 7,
        "gifts": [[1], None, [13], [19]],
        "table": [1, 7, 13, 19],
        "votes": [2, None, None, None],
        "last": None,
        "winners": None,
    }


def test_a_finished_round_is_printed_whole() -> None:
    assert page(MOMENTS["over"])["last"] == {
        "storyteller": 2,
        "clue": "a clue",
        "table": [1, 7, 13, 19],
        "owners": [1, 2, 3, 4],
        "votes": [2, None, 2, 1],
        "gains": [4, 3, 3, 0],
    }
    assert page(MOMENTS["over"])["winners"] == [1]


@pytest.mark.parametrize("seats", range(3, 9))
def test_every_state_of_a_game_can_be_started_from(seats: int) -> None:
    options = DixitOptions(goal=40)
    for state in random_match(game, seats, options, Random(seats)).states:
        assert game.position(page(state), seats, options) == state


def test_cards_of_a_position_may_be_listed_in_any_order() -> None:
    shown = page(MOMENTS["vote"])
    for heap in (shown["deck"], *(player["hand"] for player in shown["players"])):
        heap.reverse()
    assert load(shown, 4) == MOMENTS["vote"]


def test_a_position_needs_no_past() -> None:
    """Scores and a round can be set up without inventing the round that led there."""
    shown = page(MOMENTS["tell"]) | {"round": 7, "storyteller": 3}
    shown["players"][0]["score"] = 29
    state = load(shown, 4)
    assert (state.scores, state.last) == ((29, 0, 0, 0), None)
    assert game.due(state) == Decide((3,))


# --- pages that are refused ---------------------------------------------------------------------

Change = Callable[[dict[str, Any]], object]


def put(*path: Any, to: Any) -> Change:
    """Set what is found by these keys."""

    def change(shown: dict[str, Any]) -> None:
        *way, end = path
        for step in way:
            shown = shown[step]
        shown[end] = to

    return change


def drop(key: str) -> Change:
    return lambda shown: shown.pop(key)


WRONG: list[tuple[str, str, Change]] = [
    # the shape
    *(("vote", "shape", drop(key)) for key in page(MOMENTS["vote"])),
    ("vote", "shape", put("dealer", to=1)),
    ("vote", "shape", put("players", 0, "name", to="Ann")),
    ("vote", "shape", put("\ud800", to=1)),
    ("vote", "shape", put("phase", to="guess")),
    ("vote", "shape", put("phase", to="\udfff")),
    ("vote", "shape", put("deck", to="deck")),
    ("vote", "shape", put("round", to=True)),
    ("vote", "shape", put("round", to=1.5)),
    ("vote", "shape", put("told", to="7")),
    ("vote", "shape", put("table", to=None)),
    ("vote", "shape", put("deck", to=[[[[]]]])),
    ("vote", "seats", put("gifts", to=[[1], None, [13]])),
    ("vote", "seats", put("votes", to=[None] * 5)),
    # numbers
    ("vote", "round", put("round", to=0)),
    ("vote", "round", put("round", to=10**5000)),
    ("setup", "round", put("round", to=2)),
    ("vote", "score", put("players", 0, "score", to=-1)),
    ("vote", "score", put("players", 0, "score", to=10**30)),
    ("vote", "goal", put("players", 0, "score", to=30)),
    # every card once
    ("vote", "cards", put("deck", 0, to=1)),
    ("vote", "cards", put("deck", 0, to=85)),
    ("vote", "cards", put("deck", 0, to=0)),
    ("vote", "cards", put("deck", 0, to=10**30)),
    ("vote", "cards", put("discard", to=[25])),
    ("vote", "cards", put("told", to=25)),
    # whose round it is
    ("tell", "storyteller", put("storyteller", to=1)),
    ("setup", "storyteller", put("storyteller", to=1)),
    ("tell", "storyteller", put("round", to=2)),
    ("give", "storyteller", put("storyteller", to=None)),
    ("give", "storyteller", put("storyteller", to=5)),
    ("give", "storyteller", put("storyteller", to=0)),
    # clue and card
    ("tell", "told", put("clue", to="x")),
    ("give", "told", put("clue", to=None)),
    ("give", "clue", put("clue", to="")),
    ("give", "clue", put("clue", to=" x")),
    ("give", "clue", put("clue", to="x" * 201)),
    ("give", "clue", put("clue", to="a\nb")),
    ("give", "clue", put("clue", to="\ud800")),
    # gifts
    ("give", "gifts", put("storyteller", to=3)),
    ("give", "gifts", put("gifts", 0, to=[])),
    ("give", "phase", put("phase", to="table")),
    ("table", "phase", put("phase", to="give")),
    # table and votes
    ("table", "table", put("table", to=[1, 7, 13, 19])),
    ("table", "table", put("phase", to="vote")),
    ("vote", "table", put("table", to=[1, 7, 13])),
    ("vote", "table", put("table", to=[1, 7, 13, 20])),
    ("table", "votes", put("votes", 0, to=2)),
    ("vote", "votes", put("votes", 1, to=1)),
    ("vote", "votes", put("votes", 0, to=0)),
    ("vote", "votes", put("votes", 0, to=5)),
    ("vote", "votes", put("votes", 0, to=1)),
    ("vote", "phase", put("votes", to=[2, None, 2, 2])),
    ("over", "phase", put("votes", 0, to=None)),
    # the finished round
    ("refill", "last", put("last", "storyteller", to=5)),
    ("refill", "last", put("last", "table", to=[1, 7, 13])),
    ("refill", "last", put("last", "table", to=[1, 7, 13, 13])),
    ("refill", "last", put("last", "table", to=[1, 7, 13, 85])),
    ("refill", "last", put("last", "owners", to=[1, 2, 3, 3])),
    ("refill", "last", put("last", "votes", to=[2, 1, 2, 1])),
    ("refill", "last", put("last", "votes", to=[1, None, 2, 1])),
    ("refill", "last", put("last", "votes", to=[None, None, 2, 1])),
    ("refill", "last", put("last", "votes", to=[2, None, 2])),
    ("refill", "clue", put("last", "clue", to="")),
    ("refill", "gains", put("last", "gains", to=[0, 0, 0, 0])),
    ("over", "last", put("last", to=None)),
    # the end
    ("vote", "winners", put("winners", to=[1])),
    ("over", "winners", put("winners", to=[2])),
    ("over", "goal", put("winners", to=None)),
]


@rule("DIX-3", "DIX-4", "DIX-6", "DIX-10")
@pytest.mark.parametrize(("phase", "why", "change"), WRONG)
def test_a_page_that_no_game_comes_to_is_refused(phase: str, why: str, change: Change) -> None:
    shown = page(MOMENTS[phase])
    assert load(shown, 4, goal=goal(phase)) == MOMENTS[phase]
    change(shown)
    with pytest.raises(Broken) as refusal:
        load(shown, 4, goal=goal(phase))
    assert refusal.value.key == f"position-{why}"
    assert str(refusal.value).isprintable()


def _move(shown: dict[str, Any], seat: int, many: int) -> None:
    """Take cards from a hand and put them back into the deck, or the other way round."""
    hand, deck = shown["players"][seat - 1]["hand"], shown["deck"]
    source, target = (hand, deck) if many > 0 else (deck, hand)
    for _ in range(abs(many)):
        target.append(source.pop())


@rule("DIX-1", "DIX-4", "DIX-12")
@pytest.mark.parametrize("phase", MOMENTS)
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize("many", [1, -1])
def test_hands_have_the_size_that_the_phase_demands(phase: str, seat: int, many: int) -> None:
    shown = page(MOMENTS[phase])
    if many > len(shown["players"][seat - 1]["hand"]):
        return
    if (phase, seat, many) == ("refill", 1, 1):
        _move(shown, seat, many)  # nobody has been dealt to yet: fine
        assert load(shown, 4).phase == "refill"
        return
    if (phase, seat, many) == ("refill", 2, -1):
        _move(shown, seat, many)  # seat 2 has its card, too: fine
        assert load(shown, 4).phase == "refill"
        return
    _move(shown, seat, many)
    with pytest.raises(Broken) as refusal:
        load(shown, 4, goal=goal(phase))
    assert refusal.value.key == "position-hands"


@rule("DIX-1", "DIX-12")
def test_the_deck_must_last_for_the_deal_that_goes_on() -> None:
    shown = page(MOMENTS["refill"])
    shown["discard"] += shown["deck"][3:]
    shown["deck"] = shown["deck"][:3]
    assert load(shown, 4).phase == "refill"
    shown["discard"].append(shown["deck"].pop())
    with pytest.raises(Broken, match="position-deck"):
        load(shown, 4)
    shown = page(MOMENTS["setup"])
    shown["discard"].append(shown["deck"].pop())
    with pytest.raises(Broken, match="position-discard"):
        load(shown, 4)


@rule("DIX-12")
def test_when_three_play_the_refill_waits_for_those_who_gave_two() -> None:
    state, _ = vote_somehow(laid_out(after_deal(3), 2))
    shown = page(state)
    assert [len(player["hand"]) for player in shown["players"]] == [5, 6, 5]
    assert load(shown, 3) == state
    shown["storyteller"] = 1
    with pytest.raises(Broken, match="position-hands"):
        load(shown, 3)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
KEYS = st.sampled_from(sorted(page(MOMENTS["refill"])))


@settings(max_examples=150)
@given(st.sampled_from(sorted(MOMENTS)), st.dictionaries(KEYS, JSON, max_size=3))
def test_junk_in_a_page_never_breaks_anything(phase: str, junk: dict[str, Any]) -> None:
    try:
        state = load(page(MOMENTS[phase]) | junk, 4, goal=goal(phase))
    except Broken:
        return
    assert load(page(state), 4, goal=goal(phase)) == state


@settings(max_examples=100)
@given(JSON)
def test_junk_instead_of_a_page_is_refused(junk: Any) -> None:
    with pytest.raises(Broken):
        load(junk, 4)


# --- records ------------------------------------------------------------------------------------


def test_clues_survive_record_and_json() -> None:
    for clue in ('«"#> ¶', "שָׁלוֹם", "👩‍👩‍👧‍👦", "e\u0301", "-- * ! 1", "\u202eabc", "{ $x }"):
        lines = ["game dixit", "seats 3", "--"]
        lines += [f"* deal {seat} {_hand(seat)}" for seat in (1, 2, 3)]
        match = record.read("\n".join([*lines, f"3 tell 15 {clue}"]))
        assert match.state.clue == clue
        again = record.read(record.write(match))
        assert again.states == match.states
        shown = json.loads(json.dumps(page(match.state)))
        assert load(shown, 3) == match.state


def _hand(seat: int) -> str:
    return " ".join(str(card) for card in range(7 * seat - 6, 7 * seat + 1))


@pytest.mark.parametrize(
    "options",
    [
        {"goal": "0"},
        {"goal": "-1"},
        {"goal": "x"},
        {"goal": "030"},
        {"goal": "9" * 30},
        {"cards": "83"},
        {"cards": "10001"},
        {"deck": "Dreams"},
        {"deck": "a_b"},
        {"deck": "сни"},
        {"deck": "a\n"},
        {"hands": "6"},
    ],
)
def test_options_that_no_table_can_have_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(Broken):
        record.convert_options(game, options)


def test_options_have_defaults() -> None:
    assert record.convert_options(game, {}) == DixitOptions(30, 84, "dreams")
    chosen = record.convert_options(game, {"goal": "1", "cards": "85", "deck": "my-deck-2"})
    assert chosen == DixitOptions(1, 85, "my-deck-2")
