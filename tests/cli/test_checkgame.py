"""`lapki new-game` and `lapki check-game`, each in a process of its own, as a stranger would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lapki.cli.checkgame import check_game
from lapki.cli.newgame import new_game

LAPKI = Path(sys.executable).with_name("lapki")


def lapki(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([LAPKI, *words], capture_output=True, text=True, timeout=120)


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, as it is written."""
    folder = tmp_path_factory.mktemp("games") / "pebbles"
    assert new_game("pebbles", folder) == 0
    return folder


def test_a_new_game_keeps_the_contract(pebbles: Path) -> None:
    checked = lapki("check-game", pebbles, "--games", "1")
    assert checked.stdout.endswith("pebbles keeps the contract.\n"), checked.stdout
    assert checked.returncode == 0
    assert "NO" not in checked.stdout


@pytest.mark.slow(seconds=10)
def test_a_leak_in_it_is_found_and_told_in_words(pebbles: Path, tmp_path: Path) -> None:
    leaky = tmp_path / "pebbles"
    subprocess.run(["cp", "-r", pebbles, leaky], check=True)
    rules = leaky / "src" / "lapki_pebbles" / "__init__.py"
    honest = "card if over or seat == eye else None"
    text = rules.read_text()
    assert honest in text
    rules.write_text(text.replace(honest, "card if over or seat >= (eye or 9) else None"))
    checked = lapki("check-game", leaky, "--games", "1")
    assert checked.returncode == 1
    assert "NO  secrets" in checked.stdout
    assert "the view betrays a secret" in checked.stdout
    assert checked.stdout.endswith("pebbles doesn't keep the contract.\n")


def test_nothing_is_overwritten(pebbles: Path) -> None:
    before = (pebbles / "README.md").read_text()
    assert new_game("pebbles", pebbles) == 2
    assert (pebbles / "README.md").read_text() == before


@pytest.mark.parametrize("name", ["boooop", "Pebbles", "two-words"])
def test_a_name_must_be_free_and_fit(name: str, tmp_path: Path) -> None:
    assert new_game(name, tmp_path / "new") == 2
    assert not (tmp_path / "new").exists()


def test_a_package_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_game("nobody-has-this", 1, 1) == 2
    said = capsys.readouterr().err
    assert said.startswith("There is no folder “nobody-has-this”")
    assert said.count("\n") == 1


def test_a_folder_that_declares_no_game_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "nothing"\n')
    assert check_game(str(tmp_path), 1, 1) == 2
    assert "declares no game" in capsys.readouterr().err
