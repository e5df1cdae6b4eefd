"""What is said in lessons, beside the frames of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from lapki.house.wire import Play, Refused


class LessonStep(msgspec.Struct, frozen=True):
    """One deed to do; its words follow from its name."""

    id: str
    rules: tuple[str, ...]


class LessonPart(msgspec.Struct, frozen=True):
    """Steps that are learned at one sitting, and the table at which to go on playing."""

    id: str
    seats: int
    options: dict[str, str]
    steps: tuple[LessonStep, ...]


class LessonInfo(msgspec.Struct, frozen=True):
    """What can be learned of a game here."""

    game: str
    parts: tuple[LessonPart, ...]


class LessonTried(msgspec.Struct, frozen=True):
    """What came of a try; it happened on one screen alone, and nothing is kept of it."""

    verdict: Literal["done", "wrong", "refused"]
    answer: str
    """A move that does what is asked."""
    wrong: str | None = None
    """The name of this kind of wrong try, where it has words of its own."""
    play: Play | None = None
    """What happened then, as a table would tell it."""
    refused: Refused | None = None
    """Why the rules forbid it."""
