"""What the browser shows on a cover and beside a game: all the rules, in an order to read."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from lapki import games
from lapki.words import LANGUAGES, LOCALES, Words
from rulebook import rules_of

COVER = ("title", "line", "players", "minutes")
LONGEST_LINE = 70
"""What fits on a card of the home page."""


def keys_in(language: str, file: str) -> set[str]:
    entries = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}


def chapters(key: str) -> dict[str, list[int]]:
    """Chapters in order, each with the numbers of its rules: `goal: 15; turn: 1 2`."""
    parts = [part.partition(":") for part in Words("en")(f"{key}-rules-order").split(";")]
    found = {name.strip(): [int(n) for n in numbers.split()] for name, _, numbers in parts}
    assert len(found) == len(parts), "a chapter stands twice"
    return found


@pytest.mark.parametrize("key", games.names())
def test_every_rule_stands_in_one_chapter(key: str) -> None:
    told = [number for numbers in chapters(key).values() for number in numbers]
    assert sorted(told) == sorted(int(rule.partition("-")[2]) for rule in rules_of(key))


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_chapters_have_words_and_nothing_else_does(key: str, language: str) -> None:
    order = chapters(key)
    parts = {"goal", "short", "rules-order"}
    parts |= {f"chapter-{name}" for name in order}
    parts |= {f"rule-{number}" for numbers in order.values() for number in numbers}
    assert keys_in(language, f"{key}-rules.ftl") == {f"{key}-{part}" for part in parts}


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_is_the_same_in_all_languages(key: str, language: str) -> None:
    order = f"{key}-rules-order"
    assert Words(language)(order) == Words("en")(order)


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_short(key: str, language: str) -> None:
    words = Words(language)
    assert _sentences(words(f"{key}-goal")) == 1
    assert 4 <= _sentences(words(f"{key}-short")) <= 6
    for rule in rules_of(key):
        number = rule.partition("-")[2]
        assert 1 <= _sentences(words(f"{key}-rule-{number}")) <= 4, rule


def _sentences(text: str) -> int:
    return len(re.findall(r"\w[)»”]?[.?](?=\s|$)", text))


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cover_says_what_the_game_is(key: str, language: str) -> None:
    words, seats = Words(language), games.find(key).seats
    assert keys_in(language, f"{key}-cover.ftl") == {f"{key}-{part}" for part in COVER}
    assert words(f"{key}-title") == words(key)
    assert len(words(f"{key}-line")) <= LONGEST_LINE
    players = f"{min(seats)}–{max(seats)}" if len(seats) > 1 else str(min(seats))
    assert words(f"{key}-players").split()[0] == players
    assert re.fullmatch(r"\d+ (хв|мин|min)", words(f"{key}-minutes"))
