"""`make slow` takes up where it stopped, and its mutants are real."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import remembered  # noqa: E402
import slow  # noqa: E402


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Something that parts rest on, with a memory and a root of its own."""
    monkeypatch.setattr(remembered, "FOLDER", tmp_path / "memory")
    monkeypatch.setattr(remembered, "ROOT", tmp_path)
    monkeypatch.setattr(remembered, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(slow, "WARM", [sys.executable, "-c", ""])
    (tmp_path / "memory").mkdir()
    (tmp_path / "lock").touch()
    (tmp_path / "source").write_text("one")
    return tmp_path


def part(folder: Path, name: str, code: str) -> slow.Part:
    """Runs a line of Python; each run leaves a letter in the file of its name."""
    count = f"open({str(folder / name)!r}, 'a').write('x'); {code}"
    return slow.Part(name, [sys.executable, "-c", count], [folder / "source"], 1.0)


def run(folder: Path) -> tuple[int, dict[str, str]]:
    """All of it once; answers its status, and what ran so far."""
    parts = [part(folder, "good", "pass"), part(folder, "bad", "raise SystemExit(1)")]
    slow.run(parts, processes=2)
    status = slow.tell(parts)
    return status, {part.name: (folder / part.name).read_text() for part in parts}


def test_what_passed_is_not_run_again_until_something_changes(folder: Path) -> None:
    assert run(folder) == (1, {"good": "x", "bad": "x"})
    assert run(folder) == (1, {"good": "x", "bad": "xx"})
    (folder / "source").write_text("two")
    assert run(folder) == (1, {"good": "xx", "bad": "xxx"})


def test_all_parts_must_pass(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts = [part(folder, "good", "pass")]
    slow.run(parts, processes=1)
    assert slow.tell(parts) == 0
    assert "passed   good" in capsys.readouterr().out


def test_every_game_has_its_mutants() -> None:
    mutants = slow.mutants(everyone=False, seed=1)
    assert [part.name for part in mutants] == [f"mutants: {game}" for game in slow.games.names()]


def test_a_part_rests_on_the_program_and_on_its_own_tests() -> None:
    spots = slow.rests_on(slow.TESTS / "spots")
    assert {ROOT / "src", ROOT / "locales", slow.TESTS / "spots"} < set(spots)
    assert slow.TESTS / "dixit" not in spots
    assert slow.TESTS not in spots
    assert all(path.exists() for path in spots)


def test_a_mutant_is_put_in_place_of_a_loaded_function() -> None:
    """In a process of its own, since there is no way back."""
    pytest.importorskip("mutmut")
    code = (
        "from mutants import mutants_of\n"
        "mutants = mutants_of('boooop')[:30]\n"
        "old = {m.function: m.target().__code__ for m in mutants}\n"
        "for m in mutants:\n"
        "    m.put_in_place()\n"
        "    assert m.target().__code__ != old[m.function], m.name\n"
        "    assert '` → `' in str(m), m\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
