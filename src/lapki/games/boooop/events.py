"""What can happen on the bed."""

from __future__ import annotations

from lapki.games.boooop.bed import Heading
from lapki.games.boooop.state import Kind
from lapki.games.contract import Event, Seat


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
