"""One who thinks for a house that is somewhere else: hears its questions over the bus, and answers.

It offers as many places as it has workers that are free, and NATS gives a question to one of all
that are offered: nobody waits at one thinker while another has nothing to do. It keeps nothing, so
it may come and go, or die, at any time.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from lapki import games
from lapki.house.bus import BEAT, bus_of
from lapki.house.settings import Settings
from lapki.house.thinkers import GRACE, Lost, Worker, spare
from lapki.house.wire_think import BEATS, QUEUE, Taken, Thinks, Thought, questions, rules_of
from lapki.house.worker import Reply, Request

FINISH = 5.0
"""Seconds in which a thinker that is closed may finish its thoughts."""

log = structlog.get_logger("lapki.bots")

_encode = msgspec.msgpack.Encoder().encode
_request = msgspec.msgpack.Decoder(Request).decode


class Thinker:
    """Some workers, for whatever house asks on the bus."""

    def __init__(self, settings: Settings, workers: int) -> None:
        self.me = secrets.token_hex(6)
        self.bus = bus_of(settings, self.me)
        self.rules = rules_of(games.names(), games.find)
        self.workers = [Worker(settings.folder) for _ in range(workers)]
        self.closing = False
        self._free = list(self.workers)
        self._offers: set[Any] = set()
        self._thoughts: dict[asyncio.Task[None], str] = {}
        """And where each answer goes."""
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to take questions. Raises `CannotOpen`."""
        await self.bus.connect()
        for _ in self.workers:
            await self._offer()
        self._beating = asyncio.create_task(self._beat_often())

    async def close(self) -> None:
        """Take nothing new, finish what is being thought, and leave."""
        self.closing = True
        for offer in self._offers:
            with suppress(Exception):  # it may be cut off just now
                await offer.unsubscribe()
        if self._thoughts:
            await asyncio.wait(self._thoughts, timeout=FINISH)
        if self._beating:
            self._beating.cancel()
        await asyncio.gather(*(worker.stop() for worker in self.workers))
        await self.bus.close()

    async def _beat_often(self) -> None:
        while True:
            many = 0 if self.closing else len(self.workers)
            beat = Thinks(self.me, self.rules, many, list(self._thoughts.values()))
            await self._say(self.bus.subject(BEATS), beat)
            await asyncio.sleep(BEAT)

    async def _offer(self) -> None:
        """One more question may come."""
        offer: Any = None

        async def take(message: Any) -> None:
            self._offers.discard(offer)
            await self._take(message)

        subject = self.bus.subject(questions(self.rules))
        offer = await self.bus.listen(subject, take, queue=QUEUE, once=True)
        self._offers.add(offer)

    async def _take(self, message: Any) -> None:
        """Think about it: with the worker that knows most of that game."""
        if self.closing or not self._free:
            return  # it will be asked again
        try:
            request = _request(message.data)
        except msgspec.MsgspecError:
            log.error("bus_garbled", bytes=len(message.data))
            await self._offer()
            return
        worker = max(self._free, key=lambda worker: worker.knows(request.table))
        self._free.remove(worker)
        thought = asyncio.create_task(self._think(worker, request, message.reply))
        self._thoughts[thought] = message.reply
        thought.add_done_callback(self._thoughts.pop)

    async def _think(self, worker: Worker, request: Request, to: str) -> None:
        await self._say(to, Taken(self.me))
        known = worker.knows(request.table)
        cores = spare(len(self._free), len(self.workers) - len(self._free))
        unknown = replace(request, known=known, lines=request.lines[known:], cores=cores)
        try:
            reply = await worker.answer(unknown, request.seconds + GRACE)
        except Lost as why:
            log.warning("bot_lost", level=request.level, why=str(why))
            reply = Reply(problem=str(why))
        self._free.append(worker)
        if not self.closing:
            await self._offer()  # before the answer: whoever has it asks the next question
        await self._say(to, Thought(reply))

    async def _say(self, subject: str, word: Thinks | Taken | Thought) -> None:
        await self.bus.publish(subject, _encode(word))
