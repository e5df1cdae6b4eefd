"""Anchors never change: they play the same games as on the day they were frozen."""

from __future__ import annotations

import ast
from hashlib import sha256
from pathlib import Path

import pytest

from lapki import bots
from lapki.bots.arena.table import Setting, Task, play

ANCHORS = Path(bots.__file__).parent / "anchors"

GAMES = {
    "barking": ("anchor:first:3", 2, 200, "8db9192a8d79"),
    "boooop": ("anchor:first:5@2000", 2, 30, "ae0136c1ca53"),
    "dixit": ("anchor:first:3", 3, 200, "44ccf0880b22"),
    "spots": ("anchor:first:3@1", 2, 6, "96e068410e4f"),
}


@pytest.mark.parametrize("game", GAMES)
def test_an_anchor_plays_as_it_did(game: str) -> None:
    name, seats, turns, digest = GAMES[game]
    played, text = play(Setting(game, seats, turns=turns), Task(name, "random", 1, 1))
    assert played.fault is None
    assert sha256(text.partition("--\n")[2].encode()).hexdigest()[:12] == digest


@pytest.mark.parametrize(
    "file", sorted(ANCHORS.rglob("*.py")), ids=lambda f: f.parent.name + f.stem
)
def test_an_anchor_reaches_only_into_games_and_the_contract(file: Path) -> None:
    """What it thinks with would change with the bots of today otherwise."""
    own = ".".join(["lapki.bots", *file.relative_to(ANCHORS.parent).parts[:2]])
    for node in ast.walk(ast.parse(file.read_text())):
        named = isinstance(node, ast.ImportFrom) and [node.module or ""]
        plain = isinstance(node, ast.Import) and [each.name for each in node.names]
        for module in named or plain or ():
            near = module.startswith(("lapki.games.", "lapki.bots.contract", own))
            assert near or not module.startswith("lapki"), module
