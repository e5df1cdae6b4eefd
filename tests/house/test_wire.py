"""The pages' types are those of the wire."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "wire.py"


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tools_wire", TOOL)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_written_types_are_current(
    tool: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tool.main("--check") == 0, capsys.readouterr().out


def test_a_stale_file_is_noticed(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    assert tool.main("--check") == 1
    assert tool.main() == 0
    assert tool.main("--check") == 0
    (tmp_path / "house.ts").write_text("export {};\n")
    assert tool.main("--check") == 1


def test_what_may_be_absent_and_what_may_not(tool: ModuleType) -> None:
    house, boooop = tool.house(), tool.of_game(tool.games.find("boooop"))
    assert "  question?: number;" in house  # omitted where nobody is asked
    assert "  clock?: Partial<Control>;" in house  # a request may leave it out, whole or in part
    assert "  clock: Control;" in house  # an answer doesn't
    assert "  started: number | null;" in house
    assert "  bots?: Record<string, number>;" in house  # seats as keys are text
    assert "  is: 'hello';" in house
    assert "  from: string;" in boooop
    assert "  pools: [Pool, Pool];" in boooop
    assert "  pieces?: ('c' | 'k')[];" in boooop
