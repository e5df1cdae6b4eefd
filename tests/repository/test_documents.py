"""Pictures change with every change of the pages, so only those are kept that a document shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PICTURES = {".webp", ".png", ".jpg", ".gif", ".svg"}


def documents(root: Path) -> list[Path]:
    return [*root.glob("*.md"), *root.glob("docs/**/*.md")]


def shown(root: Path) -> Iterator[Path]:
    """Every picture that a document shows, as `![what](where)`."""
    for document in documents(root):
        for where in re.findall(r"!\[[^\]]*\]\(([^)\s]+)\)", document.read_text(encoding="utf-8")):
            if "://" not in where:
                yield (document.parent / where).resolve()


def idle(root: Path) -> list[Path]:
    """Pictures in `docs/` that no document shows."""
    there = {file.resolve() for file in root.glob("docs/**/*") if file.suffix in PICTURES}
    return sorted(there - set(shown(root)))


def test_every_picture_is_shown_by_a_document() -> None:
    assert idle(ROOT) == []


def test_every_shown_picture_is_there() -> None:
    assert [file for file in shown(ROOT) if not file.is_file()] == []


def test_a_picture_that_nobody_shows_is_found(tmp_path: Path) -> None:
    (tmp_path / "docs" / "screens").mkdir(parents=True)
    lonely, loved = (tmp_path / "docs" / "screens" / f"{name}.webp" for name in ("lonely", "loved"))
    lonely.touch()
    loved.touch()
    (tmp_path / "README.md").write_text("See lonely.webp, and ![this](docs/screens/loved.webp).\n")
    assert idle(tmp_path) == [lonely]
