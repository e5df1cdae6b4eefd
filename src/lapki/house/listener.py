"""Somebody who looks at a table: a queue of frames, and who is at its other end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from lapki.house.people import Person
from lapki.house.wire import Told

PATIENCE = 256
"""So many frames may wait for a slow connection before it is let go; it can come back."""

GOING_AWAY = 1001

_encode = msgspec.json.Encoder().encode


class Listener:
    """One connection to one table."""

    def __init__(
        self,
        person: Person | None,
        language: str,
        address: str = "",
        session: str | None = None,
    ) -> None:
        self.person, self.address, self.session = person, address, session
        self.language = language
        self.frames: asyncio.Queue[str | None] = asyncio.Queue()
        self.ending = GOING_AWAY, ""
        """With which code and word it ends."""
        self.slow = False
        self.let_go: Callable[[], None] = lambda: None
        """Ends the connection at once: what waits behind a frame that nobody takes never comes."""
        self.errands: set[asyncio.Task[None]] = set()
        """What is being found out for it meanwhile."""

    @property
    def id(self) -> str | None:
        """Who it is, if they have a name."""
        return self.person.id if self.person else None

    def tell(self, frame: Told) -> None:
        """Send this, in order."""
        self.tell_text(encoded(frame))

    def tell_text(self, text: str) -> None:
        """Send a frame that was encoded once for many."""
        if self.slow:
            return
        if self.frames.qsize() >= PATIENCE:
            self.slow = True
            self.let_go()
        else:
            self.frames.put_nowait(text)

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Find something out for it, beside everything else."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def close(self, code: int = GOING_AWAY, reason: str = "") -> None:
        """No more after what is waiting."""
        self.ending = code, reason
        self.frames.put_nowait(None)


def encoded(frame: Told) -> str:
    """A frame as text."""
    return _encode(frame).decode()
