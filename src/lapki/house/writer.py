"""Does one thing after another, in the order in which they were asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from lapki.house.refusals import Declined

T = TypeVar("T")
Deed = Coroutine[Any, Any, T]

FAREWELL = 3.0
"""Seconds that a closing writer has to finish what was begun."""


class Writer:
    """One task that does all deeds of a table, so that no two of them ever cross."""

    def __init__(self) -> None:
        self.closed = False
        self._deeds: asyncio.Queue[tuple[Deed[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())

    async def do(self, deed: Deed[T]) -> T:
        """Have something done after all that was asked before, and wait for what comes of it."""
        if self.closed:
            deed.close()
            raise Declined("closing")
        return await self._put(deed)

    def later(self, deed: Deed[Any]) -> None:
        """Have something done that nobody waits for."""
        if self.closed:
            deed.close()
        else:
            self._put(deed).add_done_callback(lambda done: done.exception())

    @property
    def busy(self) -> bool:
        """Does anything wait to be done?"""
        return not self._deeds.empty()

    async def close(self) -> None:
        """Finish what was asked for, if it can be done soon, and refuse the rest."""
        self.closed = True
        with suppress(TimeoutError):
            await asyncio.wait_for(self._put(asyncio.sleep(0)), FAREWELL)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self.refuse()

    def refuse(self) -> None:
        """Do nothing any more: what waits to be done rests on what can't be relied on."""
        self.closed = True
        while not self._deeds.empty():
            deed, answer = self._deeds.get_nowait()
            deed.close()
            _fail(answer, Declined("closing"))

    def _put(self, deed: Deed[T]) -> asyncio.Future[T]:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._deeds.put_nowait((deed, answer))
        return answer

    async def _work(self) -> None:
        while True:
            deed, answer = await self._deeds.get()
            try:
                done = await deed
            except asyncio.CancelledError:
                _fail(answer, Declined("closing"))
                raise
            except Exception as problem:  # noqa: BLE001 - it is for whoever asked
                _fail(answer, problem)
            else:
                if not answer.done():
                    answer.set_result(done)


def _fail(answer: asyncio.Future[Any], problem: Exception) -> None:
    if not answer.done():
        answer.set_exception(problem)
