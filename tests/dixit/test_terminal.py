"""Dixit on the screen: what is drawn for each eye, in each language, within 80 columns."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from dixit.evening import after_deal, laid_out, play, refill, vote_all, vote_somehow
from lapki.checking.suite import random_match
from lapki.cli.games import dixit as art
from lapki.games.contract import seen
from lapki.games.dixit import game
from lapki.games.dixit.dreams import dreams
from lapki.games.dixit.state import DixitOptions, State
from lapki.words import LANGUAGES, Words


def screen(state: State, eye: int | None, language: str = "en", deck: str = "dreams") -> str:
    console = Console(width=80, file=io.StringIO(), color_system=None)
    view = game.view(state, eye)
    console.print(art.draw(view, Words(language), eye, DixitOptions(deck=deck)))
    drawn = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(drawn, str)
    return drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits_the_screen(language: str) -> None:
    for seats in (3, 8):
        match = random_match(game, seats, DixitOptions(goal=9), Random(seats))
        for state in match.states[:: len(match.states) // 12]:
            for eye in (None, 1):
                lines = screen(state, eye, language).splitlines()
                assert max(map(cell_len, lines)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_shown_by_titles_and_keywords_in_the_chosen_language(language: str) -> None:
    drawn = screen(after_deal(4), 2, language)
    for card in range(7, 13):
        said = dreams()[card].said(language)
        assert said.title in drawn
        assert said.shows[0] in drawn


def test_nobody_sees_the_cards_of_others() -> None:
    state = play(after_deal(4), "2 tell 7 a clue", "3 give 13")
    for eye, own in ((None, ()), (1, range(1, 7)), (2, range(8, 13)), (3, range(14, 19))):
        drawn = screen(state, eye)
        for card, scene in dreams().items():
            assert (scene.en.title in drawn) == (card in own), (eye, card)


def test_the_table_says_which_card_is_ones_own_and_who_has_voted() -> None:
    state = vote_all(laid_out(after_deal(4), 2), s3=1)
    rows = screen(state, 1).splitlines()
    yours = [row for row in rows if "yours" in row]
    assert len(yours) == 1
    assert dreams()[1].en.title in yours[0]
    assert any("Rabbit 3" in row and "done" in row for row in rows)
    assert any("Rabbit 1" in row and "thinks" in row for row in rows)
    assert any("▶" in row and "Rabbit 2" in row and "tells" in row for row in rows)


def test_the_last_round_is_open_to_all() -> None:
    state, _ = vote_somehow(laid_out(after_deal(4), 2, "all about it"))
    drawn = screen(refill(state), 3)
    assert "The round before: “all about it”" in drawn
    assert "Rabbit 1" in drawn
    assert "▶ Rabbit 2" in drawn
    assert "vote" in drawn


@pytest.mark.parametrize("clue", ["[bold]x[/bold]", "[/]", "{ $x }", "שלום", "👩‍👩‍👧‍👦", "> # «»"])
def test_a_clue_is_shown_as_it_was_said(clue: str) -> None:
    assert clue in screen(play(after_deal(4), f"2 tell 7 {clue}"), 1)
    state, _ = vote_somehow(laid_out(after_deal(4), 2, clue))
    assert clue in screen(state, 1)


def test_a_very_long_clue_wraps() -> None:
    drawn = screen(play(after_deal(4), f"2 tell 7 {'long ' * 39}word"), 1)
    assert drawn.count("long") == 39


def test_cards_of_another_deck_are_numbers() -> None:
    drawn = screen(after_deal(4), 2, deck="own")
    assert "card 7" in drawn
    assert dreams()[7].en.title not in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_cards_and_votes_have_right_plurals(language: str) -> None:
    said = {
        "uk": ("1 бал", "3 бали", "5 балів", "21 карта", "2 голоси"),
        "ru": ("1 очко", "3 очка", "5 очков", "21 карта", "2 голоса"),
        "pl": ("1 punkt", "3 punkty", "5 punktów", "21 kart", "2 głosy"),
        "en": ("1 point", "3 points", "5 points", "21 cards", "2 votes"),
    }[language]
    words = Words(language)
    points = tuple(words("dixit-points", count=count) for count in (1, 3, 5))
    assert (*points, words("dixit-cards", count=21), words("dixit-votes", count=2)) == said


def test_events_name_rabbits() -> None:
    words = Words("en")
    over = vote_all(laid_out(after_deal(4, goal=3), 2), s1=2, s3=2)
    _, events = game.play(over, 4, game.read("vote 1"))
    told = [words.event(e, game, **art.facts(e, words)) for e in seen(events, None)]
    assert told[1] == "The storyteller's card (2: 7) was found by: Rabbit 1, Rabbit 3."
    assert told[2] == "Rabbit 1: +4 points (4 in all), 1 of them for a lured vote."
    assert told[-1] == "The end! Farthest along the track: Rabbit 1 (4 points)."
