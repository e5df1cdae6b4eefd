"""What bots make of a deck that somebody imported: keywords, and what people said of its cards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from dixit.evening import after_deal
from lapki.bots import Budget, bot_for, sight
from lapki.bots.arena import play_out
from lapki.bots.dixit.imported import imported
from lapki.bots.dixit.understanding import fits
from lapki.games.dixit import game
from lapki.games.dixit.events import Told
from lapki.games.dixit.state import DixitOptions, Give, Tell, Vote
from lapki.match import record
from lapki.match.match import Match
from lapki.words import LANGUAGES

BOT = bot_for("dixit")
PLAIN = DixitOptions(deck="mine")

WORDS = {
    7: {"en": ["lighthouse", "storm"], "uk": ["маяк", "буря"], "pl": ["latarnia", "burza"]},
    1: {"en": ["kitten", "yarn"], "uk": ["кошеня", "клубок"]},
    13: {"en": ["bridge"]},
}


def stock(words: Mapping[int, Any] = WORDS, *said: tuple[int, str, str]) -> dict[str, bytes]:
    """The files of a deck of 84, some of them with keywords, and what was said of it."""
    cards = [{"card": card, "words": words.get(card, {})} for card in range(1, 85)]
    lines = [
        json.dumps({"card": card, "language": lang, "clue": clue}) for card, lang, clue in said
    ]
    return {
        "decks/mine/deck.json": json.dumps({"name": "mine", "cards": cards}).encode(),
        "decks/mine/.deck-said.jsonl": "\n".join(lines).encode(),
    }


def told(language: str, seat: int = 2, files: dict[str, bytes] | None = None) -> list[Tell]:
    """What is told of seat 2's hand, 7 to 12, by level 8."""
    match = Match(game, 4, PLAIN, after_deal(4))
    files = stock() if files is None else files
    seen = sight(match, seat, language=language, stock=lambda: files)
    moves = [BOT.choose(seen, 8, Budget(), Random(seed)) for seed in range(10)]
    assert all(isinstance(move, Tell) for move in moves)
    return moves  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "lighthouse storm"), ("uk", "маяк буря"), ("pl", "latarnia burza")],
)
def test_a_keyword_is_told_in_many_frames_in_the_language_of_the_table(
    language: str, words: str
) -> None:
    moves = told(language)
    assert {move.card for move in moves} == {7}
    assert all(any(word in move.clue for word in words.split()) for move in moves)
    assert len({move.clue for move in moves}) >= 4


def test_where_a_language_has_no_keywords_another_one_is_spoken() -> None:
    assert all(any(word in move.clue for word in ("маяк", "буря")) for move in told("ru"))


def test_a_card_with_one_keyword_needs_no_second_one() -> None:
    lore = imported("mine", stock())
    assert lore
    assert [clue.text for clue in lore.listed("en")[13]][:1] == ["bridge"]
    assert not any("without" in clue.text for clue in lore.listed("en")[13])
    assert any("psst" in clue.text for clue in lore.listed("en")[13])


def test_keywords_are_understood_in_any_language() -> None:
    lore = imported("mine", stock())
    assert lore
    for clue in ("the old lighthouses", "маяки", "w latarni"):
        fit = fits(clue, "en", lore)
        assert max(fit, key=lambda card: fit[card]) == 7


def test_a_gift_and_a_vote_go_by_keywords() -> None:
    match = Match(game, 4, PLAIN, after_deal(4))
    record.obey(match, "2 tell 8 a kitten")
    look = lambda seat: sight(match, seat, stock=stock)  # noqa: E731
    given = [BOT.choose(look(1), 8, Budget(), Random(seed)) for seed in range(10)]
    assert given.count(Give((1,))) >= 8
    for line in ("1 give 1", "3 give 14", "4 give 19", "* table 19 14 1 8"):
        record.obey(match, line)
    votes = [BOT.choose(look(3), 8, Budget(), Random(seed)) for seed in range(10)]
    assert votes.count(Vote(3)) >= 8


def test_what_people_said_is_understood_and_told_once_two_tables_agreed() -> None:
    said = [(9, "en", "grandma’s secret"), (9, "en", "Grandma’s secret!"), (10, "en", "rude")]
    lore = imported("mine", stock({}, *said))
    assert lore
    assert fits("the secret of grandma", "en", lore).keys() == {9}
    assert [clue.text for clue in lore.listed("en")[9]] == ["Grandma’s secret!"]
    assert not lore.listed("en").get(10)
    assert {move.card for move in told("en", files=stock({}, *said)) if "secret" in move.clue} == {
        9
    }


@pytest.mark.parametrize(
    "files", [{}, stock({}), {"decks/mine/deck.json": b'{"name": "mine", "cards": [{}]'}]
)
def test_of_a_deck_without_words_or_torn_nothing_is_known(files: dict[str, bytes]) -> None:
    assert imported("mine", files) is None
    assert told("en", files=files)


@pytest.mark.parametrize("level", [1, 4, 8])
def test_whole_games_are_played_with_a_deck_of_which_little_is_known(level: int) -> None:
    match = Match(game, 3, DixitOptions(deck="mine", goal=9))

    class Knowing(type(BOT)):  # type: ignore[misc]
        def choose(self, seen: Any, *how: Any) -> Any:
            return super().choose(sight(match, seen.seat, stock=stock), *how)

    play_out(match, dict.fromkeys((1, 2, 3), (Knowing(), level)), Random(level))
    assert match.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_leaves_its_clues_with_the_deck_and_nobodys_name(language: str) -> None:
    told = [Told(2, "a storm", 7), Told(3, "hush")]
    ((seat, path, line),) = game.remarks(PLAIN, told, language)
    assert (seat, path) == (2, "decks/mine/.deck-said.jsonl")
    assert json.loads(line) == {"card": 7, "language": language, "clue": "a storm"}
    assert not list(game.remarks(DixitOptions(), told, language))
