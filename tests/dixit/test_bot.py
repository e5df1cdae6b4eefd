"""The bot that has read much, and has a temper."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from dixit.evening import after_deal, laid_out, load, page, play, refill, vote_somehow
from lapki.bots import Budget, Sight, bot_for
from lapki.bots.arena import play_out
from lapki.bots.contract import sight
from lapki.bots.dixit.clues import key, listed, ours
from lapki.bots.dixit.understanding import fits
from lapki.games.contract import judge
from lapki.games.dixit import game
from lapki.games.dixit.dreams import dreams
from lapki.games.dixit.events import Told
from lapki.games.dixit.state import DixitOptions, Give, State, Tell, Vote
from lapki.match.match import Match
from lapki.words import LANGUAGES

BOT = bot_for("dixit")


def answer(
    state: State,
    seat: int,
    level: int = 8,
    seed: int = 1,
    deck: str = "dreams",
    language: str = "en",
) -> object:
    match = Match(game, len(state.hands), DixitOptions(deck=deck), state)
    move = BOT.choose(sight(match, seat, language=language), level, Budget(), Random(seed))
    judge(game, state, seat, move)
    return move


@pytest.mark.parametrize("level", BOT.levels)
def test_bots_play_whole_games_at_every_level(level: int) -> None:
    match = Match(game, 4, DixitOptions(goal=12))
    play_out(match, dict.fromkeys(range(1, 5), (BOT, level)), Random(level))
    assert match.over


@pytest.mark.parametrize("seats", range(3, 9))
def test_no_clue_is_told_twice_in_a_game_at_any_table(seats: int) -> None:
    match = Match(game, seats, DixitOptions(goal=20))
    play_out(match, dict.fromkeys(range(1, seats + 1), (BOT, 8)), Random(seats))
    clues = [key(event.clue) for told in match.told for event in told if isinstance(event, Told)]
    assert match.over
    assert len(clues) == len(set(clues))


@pytest.mark.parametrize("level", [1, 8])
def test_bots_play_with_pictures_they_do_not_know(level: int) -> None:
    match = Match(game, 4, DixitOptions(cards=200, deck="holidays"))
    play_out(match, dict.fromkeys(range(1, 5), (BOT, level)), Random(4))
    assert match.over


def test_the_same_sight_and_chance_give_the_same_move() -> None:
    state = after_deal(5)
    assert answer(state, 2, seed=7) == answer(state, 2, seed=7)


def test_a_clue_is_one_of_those_written_for_the_card() -> None:
    state = after_deal(6)
    for seed in range(10):
        move = answer(state, 3, seed=seed)
        assert isinstance(move, Tell)
        assert move.clue in {clue.text for clue in listed("en")[move.card]}


def test_a_puppy_says_what_it_sees() -> None:
    move = answer(after_deal(6), 3, level=1)
    assert isinstance(move, Tell)
    assert move.clue in dreams()[move.card].en.shows


@pytest.mark.parametrize(
    ("clue", "card"),
    [
        ("кит", 1),
        ("про кита", 1),
        ("wieloryba", 1),
        ("киты и дома", 1),
        ("the whale's way", 1),
        ("пінгвіни на зупинці", 22),
        ("samotny pingwin", 22),
        ("парасолька", 7),
        ("FISHING FOR A WISH", 26),
        ("п'ять хвилин", 77),  # another apostrophe
    ],
)
def test_clues_are_understood_in_four_languages_and_other_endings(clue: str, card: int) -> None:
    fit = fits(clue, "en", ours())
    assert fit[card] == max(fit.values())


@pytest.mark.parametrize("clue", ["🐋", "xyzzy", "12345", "שלום", "…"])
def test_what_cannot_be_understood_fits_nothing_and_is_answered_anyway(clue: str) -> None:
    assert fits(clue, "en", ours()) == {}
    state = play(after_deal(4), f"2 tell 7 {clue}")
    assert isinstance(answer(state, 1), Give)


def share(state: State, seat: int, wanted: object, level: int = 8) -> float:
    """How often a bot answers so."""
    return sum(answer(state, seat, level, seed) == wanted for seed in range(20)) / 20


def test_mostly_the_best_gift_is_given_and_the_best_slot_voted_for() -> None:
    state = play(after_deal(4), "2 tell 7 a snail with a clock")  # seat 1 holds the snail, 6
    assert share(state, 1, Give((6,))) >= 0.8
    state = play(state, "1 give 6", "3 give 13", "4 give 19", "* table 19 13 6 7")
    assert share(state, 3, Vote(3)) >= 0.8
    assert share(state, 1, Vote(3)) == 0  # never for one's own


def test_the_gentlest_give_and_vote_for_anything_and_the_keener_find_more() -> None:
    state = play(
        after_deal(4), "2 tell 7 a snail with a clock", "1 give 6", "3 give 13", "4 give 19"
    )
    state = play(state, "* table 19 13 6 7")
    found = [share(state, 3, Vote(3), level) for level in (1, 3, 8)]
    assert found == sorted(found)
    assert found[0] < 0.7


def test_when_three_play_two_gifts_are_given() -> None:
    state = play(after_deal(3), "2 tell 8 snail, whale")
    assert share(state, 1, Give((1, 6))) >= 0.8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", BOT.levels)
def test_bots_speak_the_language_of_the_table_from_the_first_clue(
    language: str, level: int
) -> None:
    match = Match(game, 4, DixitOptions(), after_deal(4))
    move = BOT.choose(sight(match, 3, language=language), level, Budget(), Random(level))
    assert isinstance(move, Tell)
    written = {clue.text for clue in listed(language)[move.card]}
    assert move.clue in written | set(dreams()[move.card].said(language).shows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_speak_the_language_of_the_table_whatever_was_said_before(language: str) -> None:
    """They understand every language, but whoever chose one for the table meant it."""
    other = LANGUAGES[LANGUAGES.index(language) - 1]
    clue = dreams()[8].said(other).about[:150]
    state = refill(vote_somehow(laid_out(after_deal(4), 2, clue))[0])
    for seed in range(5):
        move = answer(state, 3, seed=seed, language=language)
        assert isinstance(move, Tell)
        assert move.clue in {clue.text for clue in listed(language)[move.card]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_pictures_it_does_not_know_a_bot_dreams_in_the_language_of_the_table(
    language: str,
) -> None:
    move = answer(after_deal(4), 3, deck="holidays", language=language)
    assert isinstance(move, Tell)
    assert any(move.clue == clue.text for clues in listed(language).values() for clue in clues)


def test_a_better_bot_wins_more() -> None:
    won = 0.0
    for seed in range(12):
        match = Match(game, 4, DixitOptions())
        levels = {seat: (BOT, 8 if seat == 1 + seed % 4 else 1) for seat in range(1, 5)}
        play_out(match, levels, Random(seed))
        won += (1 + seed % 4 in match.state.winners) / len(match.state.winners)
    assert won >= 8  # of twelve; an equal would win three


def test_a_bot_answers_the_same_to_a_view_that_came_over_the_wire() -> None:
    state = load(page(after_deal(4)), 4)
    view = game.view(state, 2)
    sent = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    shown = Sight(2, 4, DixitOptions(), sent, lambda: game.legal(state, 2))
    assert BOT.choose(shown, 8, Budget(), Random(1)) == answer(state, 2)
