"""Whatever happens in a game can be told, and whatever is asked can be asked, in four languages."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from lapki import games
from lapki.checking.suite import random_match
from lapki.games.contract import Decide, seen
from lapki.words import LANGUAGES, Words, machine_language


def _facts(key: str) -> Any:
    name = f"lapki.cli.games.{key}"
    art = import_module(name) if find_spec(name) else None
    return getattr(art, "facts", lambda event, words: {})


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(key: str, language: str) -> None:
    game, words, facts = games.find(key), Words(language), _facts(key)
    for seats in game.seats:
        match = random_match(game, seats, game.Options(), Random(seats))
        for eye in (None, 1):
            for events in match.told:
                for event in seen(events, eye):
                    said = words.event(event, game, **facts(event, words))
                    assert said.strip()
                    assert "{" not in said
        for state in match.states:
            turn = game.due(state)
            for seat in turn.seats if isinstance(turn, Decide) else ():
                phase = game.view(state, seat).phase
                assert words(f"{key}-ask-{phase}", seat=seat)


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_a_name_is_told_by_it(key: str, language: str) -> None:
    game, facts = games.find(key), _facts(key)
    seats = game.seats[-1]
    names = {seat: f"Person{chr(64 + seat)}" for seat in range(1, seats + 1)}
    words, nameless = Words(language, names), Words(language)
    seat_names = {nameless.seat(seat, key) for seat in names}
    for events in random_match(game, seats, game.Options(), Random(1)).told:
        for event in events:
            said = words.event(event, game, **facts(event, words))
            assert not any(name.casefold() in said.casefold() for name in seat_names), said
            told = nameless.event(event, game, **facts(event, nameless))
            assert (told == said) == (not any(name in said for name in names.values()))


def test_a_missing_fact_is_an_error_and_no_gap() -> None:
    with pytest.raises(ValueError, match="cell"):
        Words("en")("boooop-illegal-taken")


def test_plurals_are_right() -> None:
    said = {n: Words("uk")("boooop-kittens", count=n) for n in (1, 2, 5, 11, 21, 22)}
    assert said == {
        1: "1 кошеня",
        2: "2 кошеняти",
        5: "5 кошенят",
        11: "11 кошенят",
        21: "21 кошеня",
        22: "22 кошеняти",
    }
    assert [Words("pl")("boooop-cats", count=n) for n in (1, 3, 5, 22)] == [
        "1 kot",
        "3 koty",
        "5 kotów",
        "22 koty",
    ]


@pytest.mark.parametrize(
    ("setting", "language"),
    [("uk_UA.UTF-8", "uk"), ("pl_PL", "pl"), ("ru_RU.UTF-8", "ru"), ("C", "en"), ("de_DE", "en")],
)
def test_the_machine_says_which_language(
    setting: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", setting)
    assert machine_language() == language
