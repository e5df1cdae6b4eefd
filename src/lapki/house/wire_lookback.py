"""What the house says of a game that is looked back at (`bots/lookback.py` has what was found)."""

from __future__ import annotations

import msgspec

from lapki.bots.lookback import LookBack


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be counted of a game."""

    what: str
    seats: tuple[int, ...]
    """How many for each seat."""
    of: tuple[tuple[int, ...], ...] = ()
    """Where it is about two: for each seat (a row), with whom it had to do."""


class LookingBack(msgspec.Struct, frozen=True):
    """How far a look back has come."""

    figures: list[Figure]
    """These need no thought."""
    done: int
    """So many decisions were weighed …"""
    of: int
    """… of so many; 0: nobody has asked for it yet."""
    found: LookBack | None = None
