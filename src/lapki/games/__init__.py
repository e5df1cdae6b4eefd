"""The rules of each game. A game is a folder here with an object called `game` in it.

>>> find("boooop").seats
range(2, 3)
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from lapki.games.contract import AnyGame

__all__ = ["AnyGame", "find", "names"]


@cache
def names() -> tuple[str, ...]:
    """The names of all games of this house."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg))


@cache
def find(key: str) -> AnyGame:
    """The game of that name; KeyError if there is none."""
    if key not in names():
        raise KeyError(key)
    game: AnyGame = import_module(f"{__name__}.{key}").game
    return game
