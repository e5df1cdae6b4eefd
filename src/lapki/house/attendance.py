"""Who plays when no person does: bots that think, and clocks that run out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import uniform
from typing import Any

import structlog

from lapki.games.contract import Refusal, Seat
from lapki.house.livegame import LiveGame
from lapki.house.refusals import Declined
from lapki.house.services import Services
from lapki.house.thinkers import Lost

log = structlog.get_logger("lapki.table")

LATER = 5.0
"""Seconds until a bot is asked again after all workers failed."""

Answer = Callable[[Seat, str, int], Coroutine[Any, Any, None]]


class Attendance:
    """The bots and the clock of one live game."""

    def __init__(
        self,
        services: Services,
        live: LiveGame,
        answer: Answer,
        ring: Callable[[], None],
        watched: Callable[[], bool],
    ) -> None:
        self.services, self.live = services, live
        self.watched = watched
        """Does anybody look? Where nobody does, bots wait until somebody comes."""
        self.answer = answer
        """Plays a bot's move, if its question is still open."""
        self.ring = ring
        """Called when a flag may have fallen."""
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        """Does nothing think, and no clock run?"""
        return not (self._thinking or self._alarm)

    def go_on(self) -> None:
        """The game has gone on: wake whoever is asked now, and set the clock."""
        if self._alarm or self.live.clock:
            self._set_alarm()
        if self.live.bots:
            self._wake_bots()

    def answered(self, seat: Seat) -> None:
        """A bot's answer stands: the next question of this seat is a new one."""
        self._thinking.pop(seat, None)

    def stop(self) -> list[asyncio.Task[None]]:
        """Nobody thinks any more, and no flag falls."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        tasks = [task for _, task in self._thinking.values()]
        for task in tasks:
            task.cancel()
        return tasks

    async def close(self) -> None:
        """The same, and nothing of it is left."""
        await asyncio.gather(*self.stop(), return_exceptions=True)

    # -- bots

    def _wake_bots(self) -> None:
        if not self.watched():
            return
        for seat, question in self.live.questions.items():
            level = self.live.bots.get(seat)
            asked_for, task = self._thinking.get(seat, (None, None))
            if level is None or asked_for == question:
                continue
            if task:
                task.cancel()
            thought = asyncio.create_task(self._think(seat, question, level))
            self._thinking[seat] = (question, thought)

    async def _think(self, seat: Seat, question: int, level: int) -> None:
        """Choose, seem natural, and answer, if the question is still open by then."""
        live = self.live
        pause = self.services.settings.bot_delay * uniform(0.5, 1.5)
        unhurried = asyncio.get_running_loop().time() + pause
        try:
            await self._let_people_first()
            while live.questions.get(seat) == question and seat in live.bots and self.watched():
                try:
                    text = await self.services.thinkers.choose(live, seat, level)
                    await self._not_before(unhurried)
                    await self._let_people_first()  # somebody may have begun to write meanwhile
                    await self.answer(seat, text, question)
                    return
                except Refusal as refusal:
                    log.error("bot_illegal", table=live.entry.id, level=level, key=refusal.key)
                    await asyncio.sleep(0 if level else LATER)
                    level = 0  # from now on any legal move will do
                except Lost:
                    await asyncio.sleep(LATER)
        except Declined:
            return  # too late: somebody else was first
        finally:
            if self._thinking.get(seat, (None, None))[0] == question:
                del self._thinking[seat]

    async def _not_before(self, moment: float) -> None:
        """Time spent thinking counts: whoever thought long enough need not pause as well."""
        await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))

    async def _let_people_first(self) -> None:
        """Leave a race to people for a while."""
        while left := self.live.race_left(self.services.now()):
            await asyncio.sleep(left)

    # -- clocks

    def _set_alarm(self) -> None:
        """Wake up when the next flag falls."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        live = self.live
        falls = live.clock.falls if live.clock and not live.over else None
        if falls is not None:
            wait = max(0.0, falls - self.services.now()) + 0.01
            self._alarm = asyncio.get_running_loop().call_later(min(wait, 86_400), self._fire)

    def _fire(self) -> None:
        self._alarm = None
        self.ring()
