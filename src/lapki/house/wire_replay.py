"""What the house says of a game that is looked at again: all moments at once, and its dice."""

from __future__ import annotations

from typing import Annotated

import msgspec

from lapki.games.chance import Shape
from lapki.games.contract import Seat
from lapki.house.wire import Asked, Now, Step, TableInfo

LONGEST_RECORD = 200_000
"""Letters of a record that is sent to be looked at."""


class RecordSent(Asked, frozen=True):
    """A record from somebody's own disk."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]


class ReplayFrame(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A moment: how things stood, and the line that led there; the first one has none."""

    now: Now
    step: Step | None = None


class Replayed(msgspec.Struct, frozen=True):
    """A game from its beginning, through one eye or, once it is over, through all."""

    table: TableInfo
    seat: Seat | None
    """Through whose eye; None: a spectator's, or everybody's."""
    whole: bool
    """Is all shown that anybody knew?"""
    eyes: tuple[Seat, ...]
    """Through whose eyes it can be seen, if it makes a difference."""
    frames: list[ReplayFrame]


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """A line of chance: what was written, and what it was drawn from."""

    ply: int
    """Its line of the log, from 1."""
    text: str
    """It ends with the things that fell, in the order of the shape."""
    shape: Shape


class DiceSheet(msgspec.Struct, frozen=True):
    """All that is needed to work out every roll and draw of a finished game again. What is told of
    the fate stands here as the record has it, true or not: whoever asks judges."""

    commitment: str | None
    seed: str | None
    shares: tuple[str, ...]
    seating: tuple[int, ...] | None
    """Who sits where, if chance decided that."""
    draws: list[Drawn]
