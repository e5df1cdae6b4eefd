"""What lies on the bed and beside it, and what a seat may do."""

from __future__ import annotations

from typing import Literal

import msgspec

from lapki.games.boooop.bed import Heading
from lapki.games.contract import Move, Seat

EMPTY = "."
KITTENS = ("v", "o")  # by seat: violet (witch hats), orange (pumpkins)
CATS = ("V", "O")
FAMILIES = ("vV", "oO")

ACTIVE = 8
"""How many pieces a seat always has, in its pool and on the bed together."""

Kind = Literal["k", "c"]
"""A kitten or a cat, as the notation writes them."""

Phase = Literal["place", "ghost", "graduate", "over"]
Switch = Literal["on", "off"]


class BoooopOptions(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename="kebab"
):
    """What a table may choose."""

    ghosts: Switch = "on"


class Pool(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A seat's pieces beside the bed."""

    kittens: int
    cats: int


class Ghost(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A ghost on the bed: between which two cells, and where it glides."""

    stop: str
    heading: Heading


class State(msgspec.Struct, frozen=True, gc=False):
    """A game of Boooop between two lines of its record."""

    board: str
    """36 characters, a1 first, then a2 …: `.`, or `v`/`V` (seat 1), `o`/`O` (seat 2)."""
    pools: tuple[Pool, Pool]
    ghosts: tuple[Ghost | None, Ghost | None]
    turn: Seat
    phase: Phase
    winner: Seat | None
    haunted: bool
    """Are ghosts played with?"""


class View(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A state as it is printed: the board row by row, the top row first."""

    board: tuple[str, ...]
    pools: tuple[Pool, Pool]
    ghosts: tuple[Ghost | None, Ghost | None]
    turn: Seat
    phase: Phase
    winner: Seat | None


# --- moves --------------------------------------------------------------------------------------


class Place(Move, frozen=True, tag="place"):
    """BOO-2: put a kitten or a cat on a cell."""

    piece: Kind
    cell: str


class Enter(Move, frozen=True, tag="ghost"):
    """BOO-8: the ghost enters on a stop at the edge."""

    stop: str


class Hold(Move, frozen=True, tag="hold"):
    """BOO-8: the ghost stays in the pool."""


class Graduate(Move, frozen=True, tag="grad"):
    """BOO-16, BOO-17: this three, or this one piece."""

    cells: tuple[str, ...]


BoooopMove = Place | Enter | Hold | Graduate
