"""The open tables as they come and go: read once and written once, however many look."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator

import msgspec

from lapki.house import lists
from lapki.house.services import Services
from lapki.house.wire import Listed, ListedChanged

GATHER = 0.2
"""Seconds in which many changes become one telling."""
KEPT = 64
"""Whoever has missed more changes than this is sent the whole list again."""


class Lobby:
    """What everybody who looks at the list is told."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: dict[str, Listed] = {}
        self._whole = b""
        self._changes: deque[bytes] = deque(maxlen=KEPT)
        self._told = 0
        """How many changes there have been."""
        self._news = asyncio.Event()
        """Set while the list may differ from what was read."""
        self._news.set()
        self._reading = asyncio.Lock()
        self._closed = False

    def changed(self) -> None:
        """An open table is another now, or open no more."""
        self._news.set()

    def close(self) -> None:
        """Tell nothing any more."""
        self._closed = True
        self._news.set()

    async def events(self) -> AsyncGenerator[bytes, None]:
        """The list, and from then on its changes, as server-sent events."""
        await self._read()
        told = self._told
        yield self._whole
        while not self._closed:
            if told == self._told:
                await self._news.wait()
                await asyncio.sleep(GATHER)
                await self._read()
            missed, told = self._told - told, self._told
            if missed > KEPT:
                yield self._whole
            elif missed:
                yield b"".join(list(self._changes)[-missed:])

    async def _read(self) -> None:
        """Read the list, if it may have changed: the first who asks does it for all."""
        async with self._reading:
            if not self._news.is_set() or self._closed:
                return
            self._news.clear()
            try:
                found = await lists.open_tables(self.services)
            except BaseException:
                self._news.set()
                raise
            before, self._tables = self._tables, {table.id: table for table in found}
            shown = [table for table in found if before.get(table.id) != table]
            gone = [table_id for table_id in before if table_id not in self._tables]
            if shown or gone:
                self._changes.append(event("changes", ListedChanged(shown, gone)))
                self._told += 1
            if shown or gone or not self._whole:
                self._whole = event("tables", found)


def event(name: str, data: object) -> bytes:
    """A server-sent event."""
    return b"event: %b\ndata: %b\n\n" % (name.encode(), msgspec.json.encode(data))


async def merged(*streams: AsyncGenerator[bytes, None]) -> AsyncIterator[bytes]:
    """What several streams tell, as it comes: a browser has few connections to spare."""
    coming = {asyncio.ensure_future(anext(stream)): stream for stream in streams}
    try:
        while coming:
            done, _ = await asyncio.wait(coming, return_when=asyncio.FIRST_COMPLETED)
            for one in done:
                stream = coming.pop(one)
                try:
                    yield one.result()
                except StopAsyncIteration:
                    continue
                coming[asyncio.ensure_future(anext(stream))] = stream
    finally:
        for one in coming:
            one.cancel()
        await asyncio.gather(*coming, return_exceptions=True)
        for stream in streams:
            await stream.aclose()
