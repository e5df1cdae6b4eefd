"""Machine code is made anew when anything it was made of has changed."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lapki.games import compiling


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A bot's folder, that plays a game."""
    bots = tmp_path / "somebodys_bots"
    for place in (bots, bots / "boooop", bots / "barking"):
        place.mkdir()
        (place / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield bots / "boooop"
    for name in [name for name in sys.modules if name.startswith(bots.name)]:
        del sys.modules[name]


def kept(game: str = "boooop") -> str:
    compiling.kept_in.cache_clear()
    return compiling.kept_in(f"somebodys_bots.{game}")


@pytest.mark.parametrize("name", ["other.py", "weights.toml", "weights.npz", "data/deeper.toml"])
def test_another_file_of_the_folder_is_another_place(package: Path, name: str) -> None:
    before = kept()
    assert kept() == before
    (package / "data").mkdir()
    (package / name).write_bytes(b"1")
    changed = kept()
    assert changed != before
    (package / name).write_bytes(b"2")
    assert kept() not in (before, changed)


@pytest.mark.usefixtures("package")
def test_the_game_of_that_name_counts() -> None:
    assert kept("barking") != kept("boooop"), "two folders with the same in them"


def test_what_isnt_compiled_counts_for_nothing(package: Path) -> None:
    before = kept()
    (package / "notes.md").write_text("1")
    assert kept() == before
