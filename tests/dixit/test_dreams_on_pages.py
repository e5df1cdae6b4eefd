"""The pages describe the dreams as the deck does."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from lapki.games.dixit.dreams import dreams

TOOL = Path(__file__).parents[2] / "tools" / "dreams.py"


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tools_dreams", TOOL)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_written_dreams_are_current(
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
    (tmp_path / "uk.json").write_text("{}\n")
    assert tool.main("--check") == 1


def test_a_page_learns_a_title_and_a_description_and_no_more(tool: ModuleType) -> None:
    said = json.loads(tool.said("uk"))
    scene = dreams()[1].uk
    assert said["1"] == {"title": scene.title, "about": scene.about}
    assert len(said) == len(dreams())
