"""What a table has to know of a game, and the form of a new one, beside the options themselves."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

import msgspec

Named = Mapping[str, Mapping[str, str]]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Facts from a game's `table.toml`. Options go by the names that records have for them."""

    beginners: dict[str, str] = {}
    """A choice for people who have never played it."""
    fits: dict[str, tuple[int, ...]] = {}
    """With how many seats an option means anything, where that isn't all."""
    along: dict[str, str] = {}
    """Options that are chosen along with another one, and never by themselves."""
    named: dict[str, dict[str, str]] = {}
    """Values that have a name, where an option is a text: what each stands for, written out in
    full, or the same again where that can't be."""
    opens: int | None = None
    """The seat that has the first turn, where the rules name one: it matters who sits there."""
    custom: bool = False
    """Has the printed box a custom of people by which they settle who begins?"""
    phrases: tuple[str, ...] = ()
    """What can be said at its table with a tap, by key."""
    aloud: dict[str, str] = {}
    """What the printed box has people say: the phrase, by the tag of the event that asks for it."""


def read(package: str, named: Named | None = None) -> Form:
    """The form of the game in that package; names that follow from its other data are added."""
    text = files(package).joinpath("table.toml").read_text(encoding="utf-8")
    return msgspec.convert({**tomllib.loads(text), "named": named or {}}, Form)
