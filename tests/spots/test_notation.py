"""Moves as text: what can be read, how it is written, and what is no move at all."""

from __future__ import annotations

import pytest

from lapki.games.contract import Unreadable
from spots.park import GAME

CANONICAL = [
    "trick run",
    "trick play-dead",
    "score",
    "more",
    "stop",
    "treat",
    "treat 3 5",
    "place",
    "place 3>bongo 4>lief 6>yard",
    "place 3>bongo 3>lief 3>yard",
    "place 3>wolfgang 3>zipper 3>yard",
    "name 4",
    "bolt 12",
    "dig 2 3+",
    "dig 1 1-",
    "trot bongo 3 lief 5",
    "retrieve 3>lil-beth",
    "retrieve 3>yard",
    "pile yard 3",
    "pile bongo 3",
    "deal 1 zipper bongo",
    "top gumbo",
    "start 4 6 2 6",
    "start - 3 - 5",
    "tricks dig,run,hunt,stay",
    "stack yellow walk,dig,trot,retrieve,track",
    "roll 3 4 6",
    "dog 6",
]


@pytest.mark.parametrize("text", CANONICAL)
def test_canonical_moves_round_trip(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("place 6>yard 3>yard 3>lief 3>bongo", "place 3>bongo 3>lief 3>yard 6>yard"),
        ("treat 5 3", "treat 3 5"),
        ("roll 6 3 4", "roll 3 4 6"),
        (" \ttrick\t run ", "trick run"),
    ],
)
def test_order_and_blanks_mean_nothing(text: str, canonical: str) -> None:
    assert GAME.write(GAME.read(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "trick",
        "trick jump",
        "trick run run",
        "Trick run",
        "score 1",
        "treat 7",
        "treat 0",
        "treat x",
        "place 3",
        "place 3>fido",
        "place 7>yard",
        "place >yard",
        "place 3>",
        "place 3>bongo>lief",
        "place 3 > bongo",
        "more 1",
        "name 7",
        "name",
        "name 03",
        "name ３",
        "bolt",
        "bolt 03",
        "bolt -3",
        "bolt three",
        "dig 2 3",
        "dig 2 7+",
        "dig 2 +",
        "dig x 3+",
        "trot bongo 3 lief",
        "trot yard 3 lief 5",
        "trot bongo 3 lief 7",
        "retrieve 3",
        "retrieve 3>bongo 4>lief",
        "pile bongo",
        "pile fido 3",
        "deal 1 bongo",
        "deal 1 bongo lief burt",
        "deal one bongo lief",
        "top",
        "top yard",
        "start",
        "start 1 2 3 4 5",
        "start 7",
        "roll",
        "roll 0",
        "roll 1,2",
        "dog 0",
        "dog",
        "tricks dig,run,hunt",
        "tricks dig,run,hunt,stay,walk",
        "tricks dig run hunt stay",
        "tricks dig,run,hunt,jump",
        "stack red howl,roll-over",
        "stack yellow walk,dig",
        "stack walk,dig,trot,retrieve,track",
        "place\u00a03>bongo",
        "trick \ud800",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read(text)
