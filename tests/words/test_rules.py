"""What the browser shows on a cover and beside a game: all the rules, in an order to read."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from lapki import games
from lapki.games.rulebook import rulebook
from lapki.match.examples import examples
from lapki.words import LANGUAGES, LOCALES, Words, paragraphs
from rulebook import rules_of

COVER = ("title", "line", "players", "minutes")
LONGEST_LINE = 70
"""What fits on a card of the home page."""


def keys_in(language: str, file: str) -> set[str]:
    entries = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}


PAGE = ("goal", "short", "box", "glance", "score", "fine", "tips", "terms")
"""What every page of rules has beside the rules themselves; `box` where no data file tells it."""
MAY = ("box", "rebuilt")


@pytest.mark.parametrize("key", games.names())
def test_every_rule_stands_in_one_chapter(key: str) -> None:
    numbers = [int(rule.partition("-")[2]) for rule in rules_of(key)]
    assert sorted(rulebook(key).order) == sorted(numbers)


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_chapters_have_words_and_nothing_else_does(key: str, language: str) -> None:
    book = rulebook(key)
    parts = {*PAGE}
    parts |= {f"chapter-{name}" for name in book.chapters}
    parts |= {f"rule-{number}" for number in book.order}
    parts |= {f"ours-{number}" for number in book.ours}
    parts |= {f"twist-{name}" for name in book.twists}
    found = keys_in(language, f"{key}-rules.ftl")
    may = {f"{key}-{part}" for part in MAY}
    assert found - may == {f"{key}-{part}" for part in parts} - may
    assert bool(book.box) == (f"{key}-rebuilt" in found) != (f"{key}-box" in found)


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_an_example_has_words_and_nothing_else_does(key: str, language: str) -> None:
    wanted = {f"{key}-example-{one.name}" for one in examples(key).values()}
    for one in examples(key).values():
        wanted |= {f"{key}-example-{one.name}-{step}" for step in range(len(one.steps) + 1)}
    assert keys_in(language, f"{key}-examples.ftl") == wanted


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_as_long_in_every_language(key: str, language: str) -> None:
    for part in ("box", "glance", "score", "fine", "tips"):
        name = f"{key}-{part}"
        if name in Words("en"):
            assert len(paragraphs(Words(language)(name))) == len(paragraphs(Words("en")(name)))


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_table_has_two_halves(key: str, language: str) -> None:
    for row in paragraphs(Words(language)(f"{key}-score")):
        assert len(row.split(" | ")) == 2, row


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
