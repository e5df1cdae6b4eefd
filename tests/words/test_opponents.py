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


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_told_in_the_words_of_its_game(key: str, language: str) -> None:
    levels, words = bot_for(key).levels, Words(language)
    told = [words(f"{key}-opponent", level=level) for level in levels]
    assert len(set(told)) == len(levels)
    for sentence in told:
        assert sentence.endswith((".", "?"))
        assert len(sentence) <= LONGEST, sentence
