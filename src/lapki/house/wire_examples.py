"""What the house says of worked examples: the frames that a table would get."""

from __future__ import annotations

import msgspec

from lapki.games.contract import Seat
from lapki.house.wire import Now, Step


class ExampleFrame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of an example: its lines, and how things stand after them. Nobody is asked."""

    steps: list[Step]
    now: Now
    refused: str | None = None
    """The rule that forbids what was tried here."""


class ExampleShown(msgspec.Struct, frozen=True):
    """A worked example; its first frame is how things stand at first."""

    game: str
    seats: int
    options: dict[str, str]
    seat: Seat | None
    frames: list[ExampleFrame]
