"""Each level of a game's bot is somebody: a robot cat with a name, and with a way of its own."""

from __future__ import annotations

import pytest

from lapki import games
from lapki.bots import bot_for
from lapki.bots.contract import LEVELS
from lapki.words import LANGUAGES, Words

LONGEST = 80
"""Letters of a sentence: two lines on a phone, three on the smallest."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    assert len({words("home-level-cat", level=level) for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_at_one_table_have_names_that_differ(language: str) -> None:
    words = Words(language)
    cats = {words("home-level-cat", level=level) for level in LEVELS}
    others = {words("web-bot-name", place=place) for place in range(1, 9)}
    assert len(cats | others) == len(LEVELS) + 8
    assert len(set(words.bots(dict.fromkeys(range(1, 9), 3), 8).values())) == 8


def test_a_bot_is_its_levels_cat_and_keeps_its_name_when_all_move_one_seat_further() -> None:
    words = Words("en")
    assert words.bots({2: 4}, 2) == {2: "Whisker"}
    assert words.bots({1: None}, 2) == {1: "Muffin"}
    assert words.bots({2: 3, 3: 3, 4: 5}, 4) == {2: "Button", 3: "Dumpling", 4: "Purrtron"}
    assert words.bots({3: 3, 4: 3, 1: 5}, 4) == {3: "Button", 4: "Dumpling", 1: "Purrtron"}


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_told_in_the_words_of_its_game(key: str, language: str) -> None:
    levels, words = bot_for(key).levels, Words(language)
    told = [words(f"{key}-opponent", level=level) for level in levels]
    assert len(set(told)) == len(levels)
    for sentence in told:
        assert sentence.endswith((".", "?"))
        assert len(sentence) <= LONGEST, sentence
