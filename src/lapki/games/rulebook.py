"""A game's `rules.toml`: rules by number, the order in which they are read, for whom they count.

The words themselves, in four languages, are in `locales/`. Nothing in play rests on this: it is for
those who show the rules.

>>> book = rulebook("boooop")
>>> book.prefix, book.order[:3]
('BOO', (15, 1, 2))
>>> book.counts(8, 2, {"ghosts": "off"})
False
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from lapki.games import package

Condition = dict[str, tuple[int | str, ...]]
"""For which tables something counts: by `seats`, and by options, each with what they may be."""

SEATS = "seats"


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What stands on the box and in the book."""

    names: dict[str, str]
    players: str
    publishers: tuple[str, ...] = ()
    by: str | None = None
    ages: int | None = None
    minutes: int | None = None


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a game, as they are read."""

    rules: dict[str, str]
    """Each in one line, by its number: `BOO-4`."""
    chapters: dict[str, tuple[int, ...]]
    printed: Printed | None = None
    """None: there is no such box."""
    ours: tuple[int, ...] = ()
    """Where the book leaves something open, and we had to decide."""
    when: dict[str, Condition] = {}
    """Rules that don't count at every table."""
    twists: dict[str, Condition] = {}
    """Ways to play that have a paragraph of their own."""
    box: tuple[str, ...] = ()
    """Which of the data files are laid out for the reader …"""
    unshown: tuple[str, ...] = ()
    """… and which facts of a thing in them are not."""
    variants: tuple[dict[str, str], ...] = ()
    """Options to try, for tests."""

    @property
    def prefix(self) -> str:
        """What the numbers of this game begin with."""
        return next(iter(self.rules)).partition("-")[0]

    @property
    def order(self) -> tuple[int, ...]:
        """All rules as they are read."""
        return tuple(number for numbers in self.chapters.values() for number in numbers)

    def counts(self, number: int, seats: int, options: Mapping[str, object]) -> bool:
        """Does this rule count at such a table?"""
        return fits(self.when.get(f"{self.prefix}-{number}", {}), seats, options)


def fits(condition: Condition, seats: int, options: Mapping[str, object]) -> bool:
    """Is this such a table? An option may be words with commas between: one is enough."""
    for name, wanted in condition.items():
        said = {seats} if name == SEATS else {*str(options.get(name, "")).split(",")}
        if not said & {*wanted}:
            return False
    return True


@cache
def rulebook(key: str) -> Rulebook:
    """The rulebook of the game of that name."""
    return msgspec.convert(_toml(key, "rules.toml"), Rulebook)


def box(key: str) -> dict[str, Any]:
    """What lies in the box, file by file, as far as a reader is shown it."""
    book = rulebook(key)
    return {name: _without(_toml(key, "data", f"{name}.toml"), book.unshown) for name in book.box}


def _without(things: dict[str, Any], facts: tuple[str, ...]) -> dict[str, Any]:
    """The things of a file, each without these facts."""
    return {
        name: {fact: told for fact, told in thing.items() if fact not in facts}
        if isinstance(thing, dict)
        else thing
        for name, thing in things.items()
    }


def _toml(key: str, *path: str) -> dict[str, Any]:
    file = files(package(key)).joinpath(*path)
    return tomllib.loads(file.read_text(encoding="utf-8"))
