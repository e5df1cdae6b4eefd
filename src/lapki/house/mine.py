"""The tables of one's own as they change: read when something has changed, for whoever looks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable

from lapki.house.lobby import GATHER, event
from lapki.house.people import Person
from lapki.house.wire import MyTable


class Mine:
    """Who looks at their own list, and what they are told."""

    def __init__(self, read: Callable[[Person], Awaitable[list[MyTable]]]) -> None:
        self._read = read
        self._looking: dict[str, set[asyncio.Event]] = {}
        self._closed = False

    def __bool__(self) -> bool:
        """Does anybody look?"""
        return bool(self._looking)

    def changed(self, people: Iterable[str]) -> None:
        """The lists of these may be others now."""
        for person in people:
            for news in self._looking.get(person, ()):
                news.set()

    def all_changed(self) -> None:
        """Something may have been missed."""
        self.changed(list(self._looking))

    def close(self) -> None:
        """Tell nothing any more."""
        self._closed = True
        self.all_changed()

    async def events(self, person: Person) -> AsyncGenerator[bytes, None]:
        """The whole list, now and whenever it has changed, as server-sent events. (It is short:
        what is over long ago is on another page.)"""
        news = asyncio.Event()
        self._looking.setdefault(person.id, set()).add(news)
        told = b""
        try:
            while not self._closed:
                news.clear()
                now = event("mine", await self._read(person))
                if now != told:
                    told = now
                    yield now
                await news.wait()
                await asyncio.sleep(GATHER)
        finally:
            self._looking[person.id].discard(news)
            if not self._looking[person.id]:
                del self._looking[person.id]
