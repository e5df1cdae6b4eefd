"""`lapki new-game`: a folder with a small game that keeps the contract, to be made into another."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from lapki import games

MARK = ".txt"
"""What each file of the template ends with, so that nobody takes it for code of ours."""


def new_game(name: str, folder: Path | None) -> int:
    """Write it; answers the exit status."""
    if not games.NAME.fullmatch(name):
        return _stop(
            f"“{name}” can't be a game's name: small Latin letters and numerals, 2 to 24 of them."
        )
    if name in games.names():
        return _stop(f"There is a game called “{name}” already.")
    top = folder or Path(name)
    if top.exists() and any(top.iterdir()):
        return _stop(f"{top} is there already, and isn't empty.")
    for path, text in written(name):
        file = top / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    print(f"{top} holds a game that is played already. What next:")
    print(f"  lapki check-game {top}    does it keep the contract, and its secrets?")
    print(f"  pip install -e {top}      then `lapki play {name}` and `lapki serve` have it")
    print("README.md there tells what is where.")
    return 0


def written(name: str) -> Iterator[tuple[Path, str]]:
    """The files of a new game, each with what stands in it."""
    words = {
        "@key@": name,
        "@package@": f"lapki_{name}",
        "@Class@": name.capitalize(),
        "@PREFIX@": name[:3].upper(),
        "@title@": name.capitalize(),
    }
    for path, file in _within(files("lapki.cli") / "template"):
        text = file.read_text(encoding="utf-8")
        for mark, word in words.items():
            text = text.replace(mark, word)
        renamed = {"package": words["@package@"], "words.ftl": f"{name}.ftl"}
        yield Path(*(renamed.get(part, part) for part in path.parts)), text


def _within(folder: Traversable, path: Path = Path()) -> Iterator[tuple[Path, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _within(entry, path / entry.name)
        elif entry.name.endswith(MARK):
            yield path / entry.name.removesuffix(MARK), entry


def _stop(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2
