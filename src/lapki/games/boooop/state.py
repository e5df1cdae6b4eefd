"""What lies on the bed and beside it, what a seat may do, and what can happen."""

from __future__ import annotations

from typing import Literal

import msgspec

from lapki.games.boooop.bed import Heading
from lapki.games.contract import Event, Move, Seat

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


class BoooopOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a table may choose."""

    ghosts: Switch = "on"


class Pool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's pieces beside the bed."""

    kittens: int
    cats: int


class Ghost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ghost on the bed: between which two cells, and where it glides."""

    stop: str
    heading: Heading


class State(msgspec.Struct, frozen=True):
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


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


# --- events -------------------------------------------------------------------------------------


class Placed(Event, frozen=True, tag="placed"):
    """A seat put a piece on the bed."""

    seat: Seat
    piece: Kind
    cell: str


class Booped(Event, frozen=True, tag="booped", rename={"start": "from"}):
    """A piece was pushed to the next cell, or off the bed into its owner's pool."""

    seat: Seat
    piece: Kind
    start: str
    to: str | None = None
    off: bool = False


class GhostEntered(Event, frozen=True, tag="ghost entered"):
    """A ghost came onto the bed."""

    seat: Seat
    stop: str
    heading: Heading


class GhostGlided(Event, frozen=True, tag="ghost glided", rename={"start": "from"}):
    """A ghost went on to the next free stop of its line."""

    seat: Seat
    start: str
    to: str
    skipped: str | None = None


class Spooked(Event, frozen=True, tag="spooked", rename={"start": "from"}):
    """BOO! A piece leapt over others to the first empty cell, or off the bed."""

    seat: Seat
    piece: Kind
    start: str
    over: tuple[str, ...]
    to: str | None = None
    off: bool = False


class GhostLeft(Event, frozen=True, tag="ghost left", rename={"start": "from"}):
    """A ghost left the bed at the end of its line."""

    seat: Seat
    start: str


class Graduated(Event, frozen=True, tag="graduated"):
    """Pieces left the bed; `kittens` of them were retired, and all came to the pool as cats."""

    seat: Seat
    cells: tuple[str, ...]
    kittens: int


class Won(Event, frozen=True, tag="won"):
    """A row of three cats, or all eight cats on the bed."""

    seat: Seat
    cells: tuple[str, ...] | None = None
    eight: bool = False


class Held(Event, frozen=True, tag="held"):
    """A piece beside the placed one would stay where it is (BOO-4), or is too `heavy` for a kitten
    (BOO-6)."""

    remark = True
    seat: Seat
    piece: Kind
    cell: str
    heavy: bool = False


BoooopEvent = Placed | Booped | GhostEntered | GhostGlided | Spooked | GhostLeft | Graduated | Won


# --- the offer ----------------------------------------------------------------------------------


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a screen needs to build a move in this phase; an empty one if the seat isn't asked."""

    phase: Phase | None = None
    pieces: tuple[Kind, ...] = ()
    """`place`: what the pool holds."""
    cells: tuple[str, ...] = ()
    """`place`: the empty cells."""
    stops: dict[str, tuple[str, ...]] = {}
    """`ghost`: where it may enter, with the stops that then lie ahead."""
    groups: tuple[tuple[str, ...], ...] = ()
    """`graduate`: the threes and single pieces to choose from."""
    why_not: dict[str, str] = {}
    """Targets that can't be chosen, each with the reason's key."""
