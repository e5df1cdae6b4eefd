"""The games of this house. A game is a package with an object called `game` in it.

Ours are the folders here. Others come with packages that are installed beside us, and declare an
entry point of the group `lapki.games`: the game's name, and where it lives. One that can't be
played is left out, and `misfits` says why.

>>> find("boooop").seats
range(2, 3)
>>> package("boooop"), brought("boooop")
('lapki.games.boooop', False)
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple

from lapki.games.contract import CONTRACT, AnyGame, Game, Misfit

__all__ = ["GROUP", "AnyGame", "brought", "find", "misfit", "misfits", "names", "package", "part"]

GROUP = "lapki.games"
"""The group of entry points by which a package brings a game along."""

NAME = re.compile(r"[a-z][a-z0-9]{1,23}")
"""What a game may be called: messages and addresses begin with it."""

PARTS = ("bot", "terminal")
"""Modules that such a package may have beside its rules: who plays it, and how it is drawn."""


def names() -> tuple[str, ...]:
    """The names of all games of this house."""
    return tuple(sorted((*_ours(), *_guests().packages)))


@cache
def find(key: str) -> AnyGame:
    """The game of that name; KeyError if there is none."""
    game: AnyGame = import_module(package(key)).game
    return game


def package(key: str) -> str:
    """Where the game of that name lives, with all that its package brings along; KeyError if there
    is none."""
    return f"{__name__}.{key}" if key in _ours() else _guests().packages[key]


def brought(key: str) -> bool:
    """Does this game come with a package of its own, and not with the house?"""
    return key in _guests().packages


def misfits() -> tuple[Misfit, ...]:
    """Why games that packages bring along were left out."""
    return _guests().misfits


def misfit(key: str) -> Misfit | None:
    """Why the game of that name was left out, if it was."""
    return next((misfit for misfit in misfits() if misfit.facts["name"] == key), None)


def part(key: str, ours: str, theirs: str) -> ModuleType | None:
    """What goes with a game beside its rules, if it has that: of one of ours the module of its name
    in the package `ours`, else the module `theirs` of its own package."""
    name = f"{package(key)}.{theirs}" if brought(key) else f"{ours}.{key}"
    return import_module(name) if find_spec(name) else None


# --- games that packages bring along ------------------------------------------------------------


class _Guests(NamedTuple):
    packages: dict[str, str]
    misfits: tuple[Misfit, ...]


@cache
def _ours() -> tuple[str, ...]:
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg))


@cache
def _guests() -> _Guests:
    """All that are declared, each looked at before anybody sits down to it."""
    return _admitted(sorted(entry_points(group=GROUP)))


def _admitted(declared: Iterable[EntryPoint]) -> _Guests:
    packages: dict[str, str] = {}
    misfits = []
    for entry in declared:
        if packages.get(entry.name) == entry.value:
            continue  # a package that lies on the path twice
        try:
            _admit(entry, {*_ours(), *packages})
        except Misfit as misfit:
            misfits.append(misfit)
        else:
            packages[entry.name] = entry.value
    return _Guests(packages, tuple(misfits))


def _admit(entry: EntryPoint, taken: set[str]) -> None:
    """Raises `Misfit` if this game can't be played here."""
    who = {"name": entry.name, "package": entry.value}
    if not NAME.fullmatch(entry.name):
        raise Misfit("name", **who)
    if entry.name in taken:
        raise Misfit("taken", **who)
    try:
        game = import_module(entry.value).game
        for part in PARTS:
            if find_spec(f"{entry.value}.{part}"):
                import_module(f"{entry.value}.{part}")
    except Exception as problem:  # noqa: BLE001 - whatever is wrong there, the house goes on
        said = " ".join(f"{type(problem).__name__}: {problem}".split())
        raise Misfit("import", **who, problem=said) from None
    if not isinstance(game, Game) or getattr(game, "key", None) != entry.name:
        raise Misfit("game", **who)
    if game.contract != CONTRACT:
        raise Misfit("contract", **who, contract=game.contract, present=CONTRACT)
