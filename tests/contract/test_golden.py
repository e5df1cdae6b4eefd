"""Golden playthroughs: games that were played once and must be told the same way ever after.

If a change of the rules is meant, `python tools/golden.py` writes them anew; the diff shows what
players will notice.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from lapki import games

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.lapki"))


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "golden.py"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_game_is_told_as_it_was_told_before(file: Path, tool: dict[str, Any]) -> None:
    before = file.with_suffix(".txt").read_text(encoding="utf-8")
    assert tool["playthrough"](file).split("\n") == before.split("\n")


@pytest.mark.parametrize("key", games.names())
def test_every_game_has_a_golden_record(key: str) -> None:
    assert any(file.parent.name == key for file in RECORDS)


def test_every_golden_text_has_its_record() -> None:
    assert {file.with_suffix(".lapki") for file in GOLDEN.glob("*/*.txt")} == set(RECORDS)
