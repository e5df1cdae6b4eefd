"""Moves as text, both ways."""

from __future__ import annotations

import pytest

from lapki.games.barking import game
from lapki.games.barking.state import Play, Token
from lapki.games.contract import Unreadable


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("play 2 9 9 W9", "play 2 9 9 W9"),
        ("play 2 W9 10 9 W10 9", "play 2 9 9 W9 10 W10"),
        ("play\t1   10", "play 1 10"),
        ("play 0 1", "play 0 1"),
        ("cat", "cat"),
        ("swap", "swap"),
        ("pass", "pass"),
        ("token 2", "token 2"),
        ("token -", "token -"),
        ("discard C W 10 9", "discard 9 10 W C"),
        ("first 2", "first 2"),
        ("items van bin van", "items van bin van"),
        ("deal 1 W 3 C 10 9", "deal 1 3 9 10 W C"),
        ("draw W", "draw W"),
    ],
)
def test_what_is_read_is_written_the_canonical_way(text: str, canonical: str) -> None:
    move = game.read(text)
    assert game.write(move) == canonical
    assert game.read(canonical) == move


@pytest.mark.parametrize(
    "text",
    [
        "", "play", "play 1", "play 1 W", "play 1 C", "play 1 11", "play 1 0", "play 1 W11",
        "play 1 09", "play 01 9", "play x 9", "play -1 9", "play 1 w9", "Play 1 9", "play 1 9,9",
        "cat 1", "swap W", "pass 1", "token", "token x", "token 1 2", "token +1", "discard",
        "discard W9", "discard 11", "deal 1", "deal", "deal x 9", "draw", "draw W9", "draw 1 2",
        "items", "items dog", "items 3", "first", "first x", "first 1 2", "bark", "1 pass",
        "play 1 9\u00a09", "play １ 9", "\ud800",
    ],
)  # fmt: skip
def test_what_is_no_form_of_the_notation_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        game.read(text)
    assert refusal.value.facts == {"text": text}


def test_moves_are_values() -> None:
    assert game.read("play 1 W9 9") == Play(1, ("9", "W9"))
    assert game.read("token -") == Token(None)
    chance = [game.read(t).by_chance for t in ("first 1", "items van", "deal 1 9", "draw 9")]
    assert chance == [True] * 4
    seats = ("play 1 9", "pass", "cat", "swap", "token 1", "discard 9")
    assert [game.read(text).by_chance for text in seats] == [False] * 6
