"""Does one thing after another, in the order in which they were asked for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from lapki.house.refusals import Declined

T = TypeVar("T")
Deed = Coroutine[Any, Any, T]

FAREWELL = 3.0
"""Seconds that a closing writer has to finish what was begun."""


class Writer:
    """Sees to it that no two deeds of a table ever cross.

    Whoever asks for a deed does it: at once if nobody else is at work, else when their turn comes.
    """

    def __init__(self) -> None:
        self.closed = False
        self.busy = False
        """Is anybody at work?"""
        self._turns: deque[asyncio.Future[None]] = deque()
        """Whoever waits."""
        self._later: set[asyncio.Task[Any]] = set()

    async def do(self, deed: Deed[T]) -> T:
        """Have something done after all that was asked before, and wait for what comes of it."""
        try:
            if self.closed:
                raise Declined("closing")
            if self.busy:
                await self._turn()
            self.busy = True
        except BaseException:
            deed.close()
            raise
        try:
            return await deed
        finally:
            self._pass_on()

    def later(self, deed: Deed[Any]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.create_task(self.do(deed))
        self._later.add(task)
        task.add_done_callback(self._done)

    async def close(self) -> None:
        """Finish what was asked for, if it can be done soon, and refuse the rest."""
        self.closed = True
        with suppress(TimeoutError, Declined):
            async with asyncio.timeout(FAREWELL):
                await self._turn()
        self.refuse()

    def refuse(self) -> None:
        """Do nothing any more: what waits to be done rests on what can't be relied on."""
        self.closed = True
        for turn in self._turns:
            if not turn.done():
                turn.set_exception(Declined("closing"))
        self._turns.clear()

    async def _turn(self) -> None:
        """Wait until all that was asked for before is done."""
        if not self.busy:
            self.busy = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._turns.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come just now
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """The next one, please; nobody who comes meanwhile is served before."""
        while self._turns:
            turn = self._turns.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.busy = False

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._later.discard(task)
        if not task.cancelled():
            task.exception()  # it is nobody's
