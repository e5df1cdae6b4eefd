"""What people say, in four languages, with other endings, slips and mixtures."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import comb
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from lapki.bots.dixit.clues import KINDS, LANGUAGES, key, listed, ours
from lapki.bots.dixit.language import language_of
from lapki.bots.dixit.stems import stem, words
from lapki.bots.dixit.understanding import fits, heard
from lapki.games.dixit.dreams import dreams
from lapki.games.dixit.state import CLUE_LIMIT

HEARD = [
    line.split("\t")
    for line in (Path(__file__).parent / "heard.tsv").read_text("utf-8").splitlines()
]
"""What people might type, written from the pictures alone: language, card, sort, clue."""


def among_two(fit: Any, place: int) -> float:
    """How likely a card is among the best two of six, the others drawn by lot; equals by chance."""
    above, equal = int((fit > fit[place]).sum()), int((fit == fit[place]).sum()) - 1
    others = len(fit) - 1
    return sum(
        comb(above, better) * comb(equal, same) * comb(others - above - equal, 5 - better - same)
        / comb(others, 5) * min(1, (2 - better) / (same + 1))
        for better in (0, 1)
        for same in range(6 - better)
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_of_what_people_type_is_understood(language: str) -> None:
    found = [
        among_two(heard(clue, language, ours()), int(card) - 1)
        for lang, card, _, clue in HEARD
        if lang == language
    ]
    assert len(found) == 100
    assert mean(found) > 0.75


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_two_words_and_more_is_known_mixed_ones_too(language: str) -> None:
    right = [
        language_of(clue, language) == language
        for lang, _, _, clue in HEARD
        if lang == language and len(clue.split()) > 1
    ]
    assert mean(right) >= 0.95


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_a_word_of_two_languages_is_the_tables(language: str) -> None:
    assert language_of("свобода", language) == language


def test_a_foreign_clue_is_foreign_at_any_table() -> None:
    for table in LANGUAGES:
        assert language_of("a door with the sea behind it", table) == "en"
        assert language_of("drzwi, a za nimi morze", table) == "pl"


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("uk", "кит кита китом китами"),
        ("ru", "равлик равлика равликом равлики"),
        ("pl", "wieloryb wieloryba wielorybem wieloryby"),
        ("en", "whale whales whale’s"),
    ],
)
def test_the_forms_of_a_word_have_one_stem(language: str, forms: str) -> None:
    assert len({stem(word, language) for word in words(forms)}) == 1


@pytest.mark.parametrize("clue", ["seepy whale", "a whalle up there", "WHALE!!!", "кит on the sky"])
def test_slips_and_mixtures_are_forgiven(clue: str) -> None:
    fit = fits(clue, "en", ours())
    assert fit[1] == max(fit.values())


def test_who_does_not_recall_a_line_of_ours_hears_less_in_it() -> None:
    clue = listed("en")[1][5].text
    assert heard(clue, "en", ours(), "recall")[0] > heard(clue, "en", ours(), "afresh")[0]


def test_what_people_say_is_heard_alike_by_all_who_read() -> None:
    clue = "somebody moved out by whale"
    assert (heard(clue, "en", ours(), "recall") == heard(clue, "en", ours(), "afresh")).all()


# --- the lists ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_has_many_clues_of_many_kinds_and_none_twice(language: str) -> None:
    seen: Counter[str] = Counter()
    for card, clues in listed(language).items():
        assert len(clues) >= 20, card
        assert len({clue.kind for clue in clues}) >= 6, card
        seen.update(key(clue.text) for clue in clues)
    assert [clue for clue, count in seen.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_can_be_told_as_it_stands(language: str) -> None:
    lines: defaultdict[str, list[str]] = defaultdict(list)
    for card, clues in listed(language).items():
        assert card in dreams()
        for clue in clues:
            assert clue.kind in KINDS
            assert clue.plain in (1, 2, 3)
            if clue.text != clue.text.strip() or len(clue.text) > CLUE_LIMIT or not key(clue.text):
                lines["odd"].append(clue.text)
    assert not lines
