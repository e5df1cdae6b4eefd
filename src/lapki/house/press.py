"""Pictures that take a while: made one at a time beside the house's own work, the last few kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

KEPT = 40
"""So many pictures; a card is at most a quarter of a megabyte."""


class Press:
    """One house's."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def kept(self, name: str) -> bytes | None:
        """A picture that was made lately."""
        if (found := self._kept.get(name)) is not None:
            self._kept.move_to_end(name)
        return found

    async def made(self, name: str, work: Callable[[], bytes]) -> bytes:
        """A picture by its name, which says all that is in it; whoever asks meanwhile waits."""
        async with self._turn:
            if (found := self.kept(name)) is None:
                found = self._kept[name] = await asyncio.to_thread(work)
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
        return found
