"""Moves as text: the canonical forms, what else is understood, and what is no move at all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lapki.games.boooop import game
from lapki.games.boooop.bed import CELLS, STOPS
from lapki.games.boooop.state import BoooopMove, Enter, Graduate, Hold, Place
from lapki.games.contract import Unreadable


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("k c3", Place("k", "c3")),
        ("c f6", Place("c", "f6")),
        ("ghost b6c6", Enter("b6c6")),
        ("ghost a3a4", Enter("a3a4")),
        ("ghost c3d3", Enter("c3d3")),  # a stop, if not one to enter at
        ("hold", Hold()),
        ("grad a1 b2 c3", Graduate(("a1", "b2", "c3"))),
        ("grad a1", Graduate(("a1",))),
    ],
)
def test_canonical_forms(text: str, move: BoooopMove) -> None:
    assert game.read(text) == move
    assert game.write(move) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("ghost c6b6", "ghost b6c6"),
        ("ghost a4a3", "ghost a3a4"),
        ("grad c3 a1 b2", "grad a1 b2 c3"),
        ("grad b1 a2 a1", "grad a1 a2 b1"),
        ("k\tc3", "k c3"),
        ("  k   c3\t", "k c3"),
        ("grad \t a1", "grad a1"),
    ],
)
def test_other_forms_that_are_understood(text: str, canonical: str) -> None:
    assert game.write(game.read(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        *("", "pass", "k", "k g9", "k a0", "k a7", "k c", "k c33", "k 3c", "kc3", "k c3 d4"),
        *("K c3", "k C3", "v c3", "kitten c3", "c", "k a1\u00a0", "k а1"),  # a Cyrillic а
        *("hold b6c6", "Hold", "hold hold"),
        *("ghost", "ghost b6", "ghost b6c5", "ghost b6d6", "ghost b6b6", "ghost b6 c6"),
        *("ghost a1a2a3", "ghost f6g6", "ghost a6a7", "ghost a1b2", "ghost b6c6 down"),
        *("grad", "grad a1 b2", "grad a1 b2 c3 d4", "grad a1,b2,c3", "grad g1", "grad a1 b2 g3"),
        *("k c3\u2003", "k\u00a0c3", "k\nc3", "k c3\x00"),
    ],
)
def test_no_form_of_the_notation(text: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        game.read(text)
    assert (refusal.value.kind, refusal.value.key) == ("syntax", "move")
    assert refusal.value.facts == {"text": text}


CELL = st.sampled_from(CELLS)
MOVES: st.SearchStrategy[BoooopMove] = st.one_of(
    st.builds(Place, st.sampled_from(["k", "c"]), CELL),
    st.builds(Enter, st.sampled_from(STOPS)),
    st.just(Hold()),
    st.builds(Graduate, st.lists(CELL, min_size=3, max_size=3).map(sorted).map(tuple)),
    st.builds(Graduate, st.tuples(CELL)),
)


@given(MOVES)
def test_every_move_round_trips(move: BoooopMove) -> None:
    assert game.read(game.write(move)) == move


def test_there_are_sixty_stops_and_each_is_read_both_ways() -> None:
    assert len(STOPS) == 60
    for stop in STOPS:
        assert game.read(f"ghost {stop}") == Enter(stop) == game.read(f"ghost {stop[2:]}{stop[:2]}")


@given(st.text(max_size=20) | st.text("kcghostrad abcdef123456\t", max_size=20))
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    try:
        move = game.read(text)
    except Unreadable:
        return
    assert game.read(game.write(move)) == move
