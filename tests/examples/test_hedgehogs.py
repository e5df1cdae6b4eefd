"""The game under `examples/hedgehogs`: it keeps the contract and its secrets, and terminal, records
and rules have it without a line of ours that knows it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from lapki.checking import run
from lapki.cli.checkgame import check_game
from lapki.cli.play import Wish, play
from lapki.cli.replay import one
from lapki.cli.rules import rules
from packages import EXAMPLES, installed

HEDGEHOGS = EXAMPLES / "hedgehogs"
LAPKI = Path(sys.executable).with_name("lapki")

Read = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True, scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed("hedgehogs", tmp_path_factory.mktemp("installed")):
        yield


def test_it_keeps_the_contract_and_its_secrets(capsys: Read) -> None:
    status, said = check_game("lapki-hedgehogs", 1, 1), capsys.readouterr().out
    assert status == 0, said
    assert re.search(r"ok  contract  15 checks over 6 games at 6 tables", said)
    assert re.search(r"ok  secrets   \d+ pairs of worlds look the same", said)
    assert said.endswith("hedgehogs keeps the contract.\n")


def test_an_apple_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    import lapki_hedgehogs as home

    shown = home.rules.view
    monkeypatch.setattr(home.rules, "view", lambda state, eye: shown(state, 2))
    found = {one.what: one for one in run.check("hedgehogs", 1)}
    assert not found["secrets"].good
    assert "the view betrays a secret" in found["secrets"].says


@pytest.mark.slow(seconds=20)
@pytest.mark.parametrize(
    ("honest", "leaky", "betrayed"),
    [
        ("over or apple.by == eye", "over or eye == 2 or apple.by == eye", "view"),
        ("self if eye == self.seat else Found(self.seat)", "self", "list of events"),
    ],
)
def test_a_leak_planted_in_the_package_is_found(
    honest: str, leaky: str, betrayed: str, tmp_path: Path
) -> None:
    copy = tmp_path / "hedgehogs"
    shutil.copytree(HEDGEHOGS, copy)
    file = copy / "src" / "lapki_hedgehogs" / "rules.py"
    text = file.read_text()
    assert honest in text
    file.write_text(text.replace(honest, leaky))
    done = subprocess.run([LAPKI, "check-game", copy], capture_output=True, text=True)
    assert done.returncode == 1
    assert f"the {betrayed} betrays a secret" in done.stdout


def test_the_terminal_plays_it(monkeypatch: pytest.MonkeyPatch, capsys: Read) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("keep\nroll 2\nkeep\nkeep\nroll 2\nroll 2\n"))
    assert play(Wish("hedgehogs", bot=2, seed=5), "uk") == 0
    told = capsys.readouterr().out
    assert "Яблуко! Лишити собі чи покотити в чужу купку?" in told
    assert "У лапках: яблуко" in told


RECORD = """game hedgehogs
seats 2
--
* find 3
1 keep
* find -2
2 roll 1
"""


def test_a_record_of_it_is_replayed(tmp_path: Path, capsys: Read) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD)
    assert one(str(file), 1, False, "en") == 0
    told = capsys.readouterr().out
    assert '"worth":3' in told
    assert '"worth":-2' not in told  # HED-3: seat 1 hasn't seen it
    file.write_text(RECORD + "* find 5\n1 roll 3\n")
    assert one(str(file), None, False, "en") != 0
    assert '"rule":"HED-4"' in capsys.readouterr().err


def test_its_rules_are_read_in_the_terminal(capsys: Read) -> None:
    assert rules("hedgehogs", "", "pl") == 0
    told = capsys.readouterr().out
    assert all(f"HED-{number} " in told for number in range(1, 9))


def test_its_readme_has_all_rules() -> None:
    told = (HEDGEHOGS / "README.md").read_text()
    assert re.findall(r"\*\*(HED-\d)\*\*", told) == [f"HED-{n}" for n in range(1, 9)]
