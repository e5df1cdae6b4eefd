"""Barking in the terminal: nothing wider than 80 columns, no secrets, a shorthand for plays."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from barking.kennel import at, table
from lapki.checking.suite import random_match
from lapki.cli.games import barking as art
from lapki.games.barking import game
from lapki.games.barking.events import Played
from lapki.games.barking.state import BarkingOptions, State
from lapki.words import LANGUAGES, Words

TABLE = table(
    ["3 9 9 W C", "10 10"],
    [at("mailbox", "1: 9 W9", "2: 3", cat=True), at("boxes")],
    ["1 2"],
    "8",
    won=["van van", "bin"],
)


def drawn(state: State, eye: int | None, language: str = "en", *events: Played) -> str:
    console = Console(width=80, no_color=True, record=True, file=StringIO())
    console.print(art.draw(game.view(state, eye), Words(language), eye, BarkingOptions(), events))
    return console.export_text()


def test_the_table_shows_items_packs_cats_and_seats() -> None:
    text = drawn(TABLE, 1)
    assert "mailbox with a cat" in text
    assert "● 9 W9 (leads)" in text
    assert "■ 3" in text
    assert "nobody barks yet" in text
    assert "deck: 2 cards · discard: 8" in text
    assert "van ×2" in text
    assert "Your hand: 3 9 9 W C" in text
    assert "Doberman (3), bulldog (9) ×2, wonder dog, cat" in text


def test_only_the_own_hand_is_shown() -> None:
    assert "10" not in drawn(TABLE, 1)
    assert "Your hand" not in drawn(TABLE, None)


def test_where_dogs_barked_last_is_marked() -> None:
    assert "»1" in drawn(TABLE, 1, "en", Played(2, 1, "mailbox", ("3",)))
    assert "»" not in drawn(TABLE, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_game_can_be_drawn(language: str) -> None:
    match = random_match(game, 5, BarkingOptions(), Random(1))
    for state in match.states[::9]:
        for eye in (None, 3):
            assert max(map(len, drawn(state, eye, language).splitlines())) <= 80


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2 9 9", "play 2 9 9"),
        ("2 9 W", "play 2 9 W9"),
        ("play 2 9 w", "play 2 9 W9"),
        ("1 8 9 W", "play 1 8 9 W"),
        ("1 8 W8", "play 1 8 W8"),
        ("pass", "pass"),
        ("", ""),
    ],
)
def test_a_shorthand_for_plays(typed: str, meant: str) -> None:
    assert art.expand(typed, game.view(TABLE, 1), 1) == meant


def test_enter_alone_plays_what_is_the_only_move() -> None:
    view = game.view(TABLE, 1)
    assert art.propose(view, 1, ["pass"]) == "pass"
    assert art.propose(view, 1, ["pass", "cat"]) is None
