"""The deck of dreams: complete in four languages, each scene with a motif of its own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from lapki.games.dixit.dreams import Dream, Said, dream, dreams
from lapki.words import LANGUAGES

NAMES = {
    line
    for line in Path(__file__).with_name("fluent-emoji.txt").read_text(encoding="utf-8").split("\n")
    if line and not line.startswith("#")
}
FOREIGN = {"uk": "ыэъё", "ru": "іїєґ", "pl": "а-яіїєґё", "en": "а-яіїєґё"}
OWN = {"uk": "[а-щьюяіїєґ’]", "ru": "[а-яё]", "pl": "[a-ząćęłńóśźż]", "en": "[a-z]"}


def texts(said: Said) -> Iterator[str]:
    yield from (said.title, *said.shows, *said.moods, *said.ideas, said.about)


def test_there_is_a_dream_for_each_of_the_84_cards() -> None:
    assert list(dreams()) == list(range(1, 85))
    assert dream(1) == dreams()[1]
    assert dream(85) is None
    assert dream(1, "own-pictures") is None


def test_no_two_dreams_have_the_same_motif() -> None:
    assert len({d.motif for d in dreams().values()}) == 84
    assert len({d.strange for d in dreams().values()}) == 84
    things = Counter(frozenset(d.things) for d in dreams().values())
    assert max(things.values()) == 1


def test_tones_are_balanced() -> None:
    tones = Counter(d.tone for d in dreams().values())
    assert set(tones) == {"tender", "eerie", "funny", "grand", "lonely"}
    assert min(tones.values()) >= 12


@pytest.mark.parametrize("scene", dreams().values(), ids=lambda d: d.motif)
def test_a_dream_is_complete(scene: Dream) -> None:
    assert 2 <= len(scene.things) == len(set(scene.things))
    assert all((scene.strange, scene.ground, scene.light, scene.stage))
    for language in LANGUAGES:
        said = scene.said(language)
        assert len(said.shows) >= 3
        assert len(said.moods) == 3
        assert len(said.ideas) == 4
        assert all(text == text.strip() and text for text in texts(said))
        assert said.about.endswith(".")
        assert not said.title.endswith(".")
    sizes = {len(scene.said(language).shows) for language in LANGUAGES}
    assert len(sizes) == 1, "each language names the same things"


def test_every_thing_exists_as_a_fluent_emoji() -> None:
    used = {thing for d in dreams().values() for thing in d.things}
    assert used == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_descriptions_are_distinct(language: str) -> None:
    said = [d.said(language) for d in dreams().values()]
    for part in (lambda s: s.title.casefold(), lambda s: s.about):
        assert len(set(map(part, said))) == 84


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_belong_to_the_language(language: str) -> None:
    foreign = re.compile(f"[{FOREIGN[language]}]", re.IGNORECASE)
    own = re.compile(OWN[language], re.IGNORECASE)
    latin = re.compile("[a-z]", re.IGNORECASE)
    for scene in dreams().values():
        for text in texts(scene.said(language)):
            assert not foreign.search(text), text
            assert own.search(text), text
            if language in ("uk", "ru"):
                assert not latin.search(text), text  # a Latin i or c hides well among Cyrillic


@pytest.mark.parametrize("language", ["uk", "pl", "ru"])
def test_nothing_was_left_untranslated(language: str) -> None:
    for scene in dreams().values():
        assert scene.said(language).about != scene.en.about
        assert scene.said(language).title != scene.en.title
