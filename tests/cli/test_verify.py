"""`lapki verify` as other programs meet it: over its standard streams."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lapki import games
from lapki.match import fate, record
from lapki.match.fate import Fate
from lapki.match.match import Match

LAPKI = [sys.executable, "-c", "from lapki.cli import main; main()"]


def verify(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [*LAPKI, "verify", *words, "--lang", "en"]
    return subprocess.run(command, input=given, capture_output=True, text=True, timeout=60)


@pytest.fixture
def played() -> str:
    """The first roll of a game of Spots, by fate, as a record."""
    game = games.find("spots")
    told = Fate("0123456789abcdef" * 4, ("mine", "yours"))
    match = Match(game, 2, game.Options())
    match.chance(told.pick("draw 0"))
    actor, move = match.lines[-1]
    notes = fate.write(told, told.seating())
    return "\n".join([*record.head(match, notes), f"{actor} {game.write(move)}", ""])


@pytest.mark.parametrize("words", [("-",), ()], ids=["dash", "nothing"])
def test_standard_input_is_verified_like_a_file(
    words: tuple[str, ...], played: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.lapki"
    file.write_text(played)
    from_file, from_input = verify(str(file)), verify(*words, given=played)
    assert (from_file.returncode, from_file.stderr) == (0, "")
    assert "True" in from_file.stdout
    assert (from_input.returncode, from_input.stdout) == (0, from_file.stdout)


def test_a_broken_record_is_refused_from_standard_input(played: str) -> None:
    false = verify("-", given=played.replace("seed 0", "seed 1"))
    assert (false.returncode, false.stdout) == (2, "")
    assert "can't be read" not in false.stderr
