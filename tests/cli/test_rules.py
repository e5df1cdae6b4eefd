"""`lapki rules`: the same texts as on the pages."""

from __future__ import annotations

import re

import pytest

from lapki import games
from lapki.cli.rules import rules
from lapki.games.rulebook import rulebook
from lapki.words import LANGUAGES, Words

Read = pytest.CaptureFixture[str]


def plain(text: str) -> str:
    """Without line breaks and margins."""
    return " ".join(text.split())


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_told_once_in_the_order_of_the_page(
    key: str, language: str, capsys: Read
) -> None:
    assert rules(key, "", language) == 0
    said, book, words = capsys.readouterr().out, rulebook(key), Words(language)
    numbers = re.findall(rf"^{book.prefix}-(\d+) ", said, re.MULTILINE)
    assert [int(number) for number in numbers] == [*book.order]
    for number in book.order:
        assert plain(words(f"{key}-rule-{number}")) in plain(said)
    for number in book.ours:
        assert plain(words(f"{key}-ours-{number}")) in plain(said)


@pytest.mark.parametrize("about", ["BOO-17", "boo-17", "boo17", "17"])
def test_one_rule_by_its_number(about: str, capsys: Read) -> None:
    assert rules("boooop", about, "pl") == 0
    said = capsys.readouterr().out
    assert re.findall(r"BOO-\d+", said) == ["BOO-17"]
    assert plain(Words("pl")("boooop-rule-17")) in plain(said)


def test_rules_with_a_word_in_them(capsys: Read) -> None:
    assert rules("spots", "СМАКОЛИК", "uk") == 0
    said = capsys.readouterr().out
    assert "SPO-9 " in said
    assert "SPO-13 " not in said


@pytest.mark.parametrize("about", ["zzz", "99", "BOO-0"])
def test_nothing_found_is_said_and_fails(about: str, capsys: Read) -> None:
    assert rules("boooop", about, "en") == 1
    assert about in capsys.readouterr().err
