"""Decks that a table can choose."""

from __future__ import annotations

import json

from lapki.games.dixit import game
from lapki.games.dixit.state import DixitOptions


def deck(name: str, cards: int = 84) -> bytes:
    """A `deck.json`."""
    return json.dumps({"name": name, "cards": [{"card": 1, "words": {}}] * cards}).encode()


MINE = deck("mine", 90)


def test_our_own_deck_comes_first_and_needs_no_file() -> None:
    assert list(game.choices({})) == [DixitOptions()]


def test_an_imported_deck_is_chosen_with_all_its_cards() -> None:
    stock = {"decks/mine/deck.json": MINE}
    assert list(game.choices(stock))[1:] == [DixitOptions(deck="mine", cards=90)]


def test_a_deck_that_is_torn_or_lies_elsewhere_is_left_out() -> None:
    stock = {
        "decks/half/deck.json": b'{"name": "half", "car',
        "decks/moved/deck.json": MINE,
        "decks/odd/deck.json": b"\xff",
        "decks/letters/deck.json": deck("letters").replace(b"letters", b"l\xff"),
        "decks/small/deck.json": deck("small", 83),
        "deck.json": MINE,
    }
    assert list(game.choices(stock)) == [DixitOptions()]


def test_one_torn_deck_hides_no_other() -> None:
    stock = {"decks/a/deck.json": b"{", "decks/b/deck.json": deck("b")}
    assert list(game.choices(stock))[1:] == [DixitOptions(deck="b")]
