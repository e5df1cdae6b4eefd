"""Somebody who looks at a table: who they are, and how what is told reaches them."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import Any, Literal

import msgspec

from lapki.house.people import Person
from lapki.house.wire import Told

GOING_AWAY = 1001

Looks = Literal["", "nobody", "screen"]
"""Through one's own eye, through nobody's, or as a screen before a whole room does."""

encoded = msgspec.json.Encoder().encode
"""A frame as text, in UTF-8."""


class Listener(ABC):
    """One connection to one table. Whoever carries the frames, and how, is a subclass's affair."""

    def __init__(
        self,
        person: Person | None,
        language: str,
        address: str = "",
        session: str | None = None,
    ) -> None:
        self.person, self.address, self.session = person, address, session
        self.language = language
        self.looks: Looks = ""
        self.host: str | None = None
        """Whose browser it is, if somebody beside them looks through it."""
        self.beside: frozenset[str] = frozenset()
        """Who else is here with them."""
        self.slow = False
        """It took too little of what it was told, and was let go."""
        self.errands: set[asyncio.Task[None]] = set()
        """What is being found out for it meanwhile."""

    @property
    def id(self) -> str | None:
        """Who it is, if they have a name."""
        return self.person.id if self.person else None

    @property
    def eyes(self) -> str | None:
        """Through whose eyes it looks; None: through nobody's."""
        return None if self.looks or self.person is None else self.person.id

    def tell(self, frame: Told) -> None:
        """Send this, in order."""
        self.tell_text(encoded(frame))

    @abstractmethod
    def tell_text(self, text: bytes) -> None:
        """Send a frame that was encoded once for many; in order, and without waiting."""

    @abstractmethod
    def close(self, code: int = GOING_AWAY, reason: str = "") -> None:
        """No more after what was told."""

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Find something out for it, beside everything else."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
