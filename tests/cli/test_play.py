"""`lapki play` with a person at the keyboard: what is typed, and what comes back."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from lapki import games
from lapki.cli.play import Wish, play


@pytest.fixture
def at_keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Type these lines at a table; answers the exit status and the screen."""

    def typed(*lines: str, language: str = "en", **wish: object) -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        monkeypatch.setenv("COLUMNS", "300")
        status = play(Wish(**{"game": "boooop", "bot": 0, "seed": 1} | wish), language)
        return status, capsys.readouterr().out

    return typed


def test_a_move_is_played_and_told(at_keyboard) -> None:
    _, screen = at_keyboard("k c3")
    assert "Witches: a kitten sits down on c3." in screen
    assert "[△]" in screen
    assert "Shall your ghost enter" in screen


def test_the_end_of_a_move_is_enough_where_only_one_fits(at_keyboard) -> None:
    _, screen = at_keyboard("c3")
    assert "Witches: a kitten sits down on c3." in screen


def test_why_names_the_rule(at_keyboard) -> None:
    _, screen = at_keyboard("k c3", "hold", "why c3", "why e3", "why", language="uk")
    assert "k c3: На c3 вже хтось сидить. (BOO-2)" in screen
    assert "«k e3» — так можна." in screen
    assert "Питай так: why ХІД." in screen


def test_nonsense_is_explained_and_changes_nothing(at_keyboard) -> None:
    _, screen = at_keyboard("castle", "?")
    assert "“castle” is no move of this game" in screen
    assert "You have 36 moves:" in screen


def test_a_move_can_be_taken_back(at_keyboard) -> None:
    _, screen = at_keyboard("undo", "k c3", "undo", "?")
    assert "nothing that could be taken back" in screen
    assert "Taken back." in screen
    assert "You have 36 moves:" in screen


def test_a_game_can_be_kept_and_gone_on_with(at_keyboard, tmp_path: Path) -> None:
    file = tmp_path / "a game.lapki"
    at_keyboard("k c3", "hold", f"save {file}")
    assert file.read_text().endswith("--\n1 k c3\n1 hold\n")
    _, screen = at_keyboard(f"resume {file}", "k d4")
    assert "Going on after 2 moves." in screen
    assert "Pumpkins: a kitten sits down on d4." in screen
    _, screen = at_keyboard("k d4", resume=file, game=None)
    assert "Pumpkins: a kitten sits down on d4." in screen


def test_what_cannot_be_opened_or_kept_is_said_in_a_sentence(at_keyboard, tmp_path: Path) -> None:
    broken = tmp_path / "broken.lapki"
    broken.write_text("game boooop\nseats 2\n--\n1 k z9\n")
    binary = tmp_path / "binary.lapki"
    binary.write_bytes(b"\xff\x00")
    missing = tmp_path / "none" / "x.lapki"
    _, screen = at_keyboard(f"resume {broken}", f"resume {binary}", f"save {missing}", "save")
    assert "can't be played on: line 4" in screen
    assert "can't be played on: line 1" in screen
    assert "can't be kept" in screen
    assert "Name a file." in screen
    status, screen = at_keyboard(resume=missing)
    assert status == 2
    assert "can't be read" in screen


def test_a_bot_answers(at_keyboard) -> None:
    _, screen = at_keyboard("k c3", "hold", bot=1)
    assert "Dozy: a kitten sits down on" in screen


@pytest.mark.parametrize("game", ["boooop", "spots", "barking", "dixit"])
def test_a_hint_is_what_the_best_bot_would_play(at_keyboard, game: str) -> None:
    """Whoever plays with a weak bot was told what that one would play: any move."""
    _, screen = at_keyboard("hint", game=game, bot=1)
    (chance,) = re.findall(r"A bot would play “.+”\. It gives that (\d+)%", screen)
    assert 0 < int(chance) < 100


def test_options_are_said_and_bad_ones_refused(at_keyboard) -> None:
    _, screen = at_keyboard("k c3", "k d4", options={"ghosts": "off"})
    assert "Ghosts: asleep" in screen
    assert "Pumpkins: a kitten sits down on d4." in screen
    assert "the ghost is" not in screen
    status, screen = at_keyboard(options={"ghosts": "maybe"})
    assert status == 2
    assert "ghosts maybe" in screen
    assert at_keyboard(seats=7)[0] == 2
    assert at_keyboard(game="chess")[0] == 2
    assert at_keyboard(bot=1, seat=9)[0] == 2


def test_a_game_is_won(at_keyboard, tmp_path: Path) -> None:
    file = tmp_path / "nearly.lapki"
    page = (
        '{"board":["......","......","......","......","VV....","oo...."],'
        '"pools":[{"kittens":5,"cats":1},{"kittens":6,"cats":0}],"ghosts":[null,null],'
        '"turn":1,"phase":"place","winner":null}'
    )
    file.write_text(f"game boooop\nseats 2\noption ghosts off\nposition {page}\n--\n")
    status, screen = at_keyboard("c c2", resume=file, game=None)
    assert status == 0
    assert "Witches: three cats in a row, a2, b2, c2. That wins!" in screen
    assert "The winner: Witches." in screen


def test_nobody_at_the_keyboard_is_told_so(at_keyboard) -> None:
    status, screen = at_keyboard(game=None, bot=None)
    assert status == 0
    assert "There is nobody at the keyboard." in screen


def test_the_game_is_asked_for(at_keyboard) -> None:
    number = str(1 + games.names().index("boooop"))
    _, screen = at_keyboard(number, "0", "k c3", game=None, bot=None)
    assert "Witches: a kitten sits down on c3." in screen
