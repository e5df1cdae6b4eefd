"""Files that a tool writes for the pages are those that it would write today."""

from __future__ import annotations

from pathlib import Path

import pytest

from toolbox import load_tool

WRITTEN = {
    "dice": "dice.json",
    "dreams": "uk.json",
    "rules": "boooop/rules.json",
    "sounds": "turn.wav",
    "wire": "house.ts",
}
"""Each such tool, and one of its files."""


@pytest.mark.parametrize("name", WRITTEN)
def test_what_was_written_is_current(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert load_tool(name).main("--check") == 0, capsys.readouterr().out


@pytest.mark.parametrize(("name", "file"), WRITTEN.items())
def test_a_stale_file_is_noticed(
    name: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = load_tool(name)
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    assert tool.main("--check") == 1
    assert tool.main() == 0
    assert tool.main("--check") == 0
    (tmp_path / file).write_text("{}\n")
    assert tool.main("--check") == 1


def test_sounds_are_short_and_small() -> None:
    files = list(load_tool("sounds").FOLDER.glob("*.wav"))
    assert files
    assert max(file.stat().st_size for file in files) <= 6_000
