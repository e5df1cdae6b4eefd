"""Bots think in processes of their own, never on the event loop: here, or `elsewhere.py`.

A process that dies or thinks for too long is replaced, and the question is asked again; after that
any legal move will do. A table never waits for ever.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter, deque
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import structlog

from lapki.bots import Help, Hint, bot_for
from lapki.house.limits import Limits
from lapki.house.livegame import LiveGame
from lapki.house.refusals import Declined
from lapki.house.worker import TABLES, Reply, Request

GRACE = 90.0
"""Beyond its budget a worker has so many seconds: the first move compiles a kernel."""

SETTLED = 3.0
"""Seconds after which a house has opened and whoever waited for it has come."""

HASTE = 10
"""Bots of somebody whose bots have thought too much think so many times faster, and worse."""

log = structlog.get_logger("lapki.bots")


class Lost(Exception):
    """The worker is gone, or has no answer."""


class Thinkers:
    """All workers. Each is started when it is first needed."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        limits: Limits,
        grace: float = GRACE,
        folder: Path | None = None,
    ) -> None:
        self.seconds, self.limits, self.grace, self.folder = seconds, limits, grace, folder
        self.workers = [Worker(folder) for _ in range(workers or max(2, os.cpu_count() or 1))]
        self._home = self.workers
        self.replaced = 0
        self._free = list(self.workers)
        self._out: set[Worker] = set()
        """Those who think."""
        self._waiting: dict[str, deque[asyncio.Future[Worker]]] = {}
        """By whose table it is."""
        self._busy: Counter[str] = Counter()
        self._served: dict[str, int] = {}
        """When those who wait or are busy got a worker last."""
        self._numbers = count(1)

    async def choose(self, live: LiveGame, seat: int, level: int) -> str:
        """What a bot of that level would play; raises `Lost` if there is no way to say."""
        for tried in (level, level, 0):
            try:
                reply = await self._ask(live, seat, tried)
                assert reply.move is not None
                return reply.move
            except Lost as why:
                self.replaced += 1
                log.warning("bot_lost", table=live.entry.id, level=tried, why=str(why))
        raise Lost("nobody has an answer")

    async def advise(self, live: LiveGame, seat: int) -> Any:
        """What a bot can tell the person on this seat; None if it can't."""
        try:
            reply = await self._ask(live, seat, 0, advise=True)
        except Lost as why:
            log.warning("advice_lost", table=live.entry.id, why=str(why))
            return None
        return reply.advice

    async def hint(self, live: LiveGame, seat: int, help: Help) -> Hint | None:
        """What a bot would do on this seat, as far as its person wants to know."""
        try:
            return (await self._ask(live, seat, 0, help=help)).hint
        except Lost as why:
            log.warning("hint_lost", table=live.entry.id, why=str(why))
            return None

    async def levels(self, game: str) -> tuple[int, ...]:
        """At which levels bots play this game."""
        return (await asyncio.to_thread(bot_for, game)).levels  # the first time it loads a module

    async def sure(self, game: str, level: int) -> None:
        """Refuses a level at which no bot plays this game."""
        levels = await self.levels(game)
        if level not in levels:
            raise Declined("no-level", level=level, levels=", ".join(map(str, levels)))

    def hire(self, workers: list[Worker]) -> None:
        """From now on these think; at home only as many as are wanting then."""
        self.workers = [*workers, *self._home[len(workers) :]]
        self._free = [worker for worker in self.workers if worker not in self._out]
        self._serve()

    async def close(self) -> None:
        """Send everybody home."""
        await asyncio.gather(*(worker.stop() for worker in {*self.workers, *self._home}))

    async def _ask(
        self,
        live: LiveGame,
        seat: int,
        level: int,
        *,
        advise: bool = False,
        help: Help | None = None,
    ) -> Reply:
        """Wait for a worker, and ask it. Who stops waiting for its answer doesn't disturb it."""
        whose = live.entry.owner
        worker = await self._worker(whose)
        rested = self.limits.spend("thinking", whose) >= self.seconds
        seconds = self.seconds if rested else self.seconds / HASTE
        began = monotonic()
        limit = self.seconds + self.grace
        cores = spare(len(self._free), len(self._out))
        asked = worker.ask(live, seat, level, seconds, limit, advise=advise, help=help, cores=cores)
        task = asyncio.create_task(asked)

        def done(_: object) -> None:
            self.limits.spend("thinking", whose, monotonic() - began)
            self._release(worker, whose)

        task.add_done_callback(done)
        return await asyncio.shield(task)

    # -- who is next

    async def _worker(self, whose: str) -> Worker:
        """A worker of one's own for a while. People take turns, however many tables each has."""
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result(), whose)
            raise

    def _serve(self) -> None:
        """Nobody has all workers at a time, unless there is but one."""
        most = max(1, len(self.workers) - 1)
        while self._free:
            able = [whose for whose in self._waiting if self._busy[whose] < most]
            if not able:
                return
            whose = min(able, key=lambda whose: self._served.get(whose, 0))
            waiting = self._waiting.pop(whose)
            turn = waiting.popleft()
            if waiting:
                self._waiting[whose] = waiting
            if not turn.done():
                self._busy[whose] += 1
                self._served[whose] = next(self._numbers)
                worker = self._free.pop(0)
                self._out.add(worker)
                turn.set_result(worker)

    def _release(self, worker: Worker, whose: str) -> None:
        self._out.discard(worker)
        if worker in self.workers:  # those at home come last
            self._free.insert(len(self._free) if worker in self._home else 0, worker)
        self._busy[whose] -= 1
        if not self._busy[whose]:
            del self._busy[whose]
        self._serve()
        if whose not in self._waiting and whose not in self._busy:
            self._served.pop(whose, None)


class Worker:
    """One process, one question at a time; an idle one makes room for everything else."""

    def __init__(self, folder: Path | None = None, *, idle: bool = False) -> None:
        self.folder = folder
        """The house's data folder, for bots that know what lies in it."""
        self._idle = idle
        self.process: asyncio.subprocess.Process | None = None
        self._known: dict[str, int] = {}

    async def ask(
        self,
        live: LiveGame,
        seat: int,
        level: int,
        seconds: float,
        limit: float,
        *,
        advise: bool = False,
        help: Help | None = None,
        cores: int = 1,
    ) -> Reply:
        """A move, advice or a hint for this seat. Raises `Lost`."""
        table, known, language = live.key, self.knows(live.key), live.entry.language
        lines = told(live, known)
        return await self.answer(
            Request(table, known, lines, seat, level, seconds, advise, language, help, cores=cores),
            limit,
        )

    async def answer(self, request: Request, limit: float) -> Reply:
        """What the process says; `Lost`, and a fresh start, if it fails."""
        self._remember(request)
        try:
            async with asyncio.timeout(limit):
                reply = await self._exchange(request)
        except (TimeoutError, OSError, EOFError, ValueError) as problem:
            await self.stop()
            raise Lost(type(problem).__name__) from problem
        if reply.problem is not None:
            self._known.pop(request.table, None)
            raise Lost(reply.problem)
        return reply

    def knows(self, table: str) -> int:
        """How many lines of this table the process was told."""
        alive = self.process is not None and self.process.returncode is None
        return self._known.get(table, 0) if alive else 0

    async def stop(self) -> None:
        """End the process, if it runs."""
        process, self.process = self.process, None
        self._known.clear()
        if process and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _remember(self, request: Request) -> None:
        self._known.pop(request.table, None)  # the last asked about is the last forgotten
        self._known[request.table] = request.known + len(request.lines)
        while len(self._known) > TABLES:
            self._known.pop(next(iter(self._known)))

    async def _exchange(self, request: Request) -> Reply:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "lapki.house.worker",
                "idle" if self._idle else "",
                *([self.folder] if self.folder else ()),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        assert self.process.stdin
        assert self.process.stdout
        asked = msgspec.json.encode(request)
        self.process.stdin.write(len(asked).to_bytes(4, "big") + asked)
        await self.process.stdin.drain()
        size = await self.process.stdout.readexactly(4)
        answer = await self.process.stdout.readexactly(int.from_bytes(size, "big"))
        return msgspec.json.decode(answer, type=Reply)


def spare(idle: int, busy: int = 1) -> int:
    """With how many cores somebody may think while so many workers have nothing to do: with theirs,
    shared with all who think, but for one that is left to everything else."""
    return max(1, min(1 + idle // max(1, busy), (os.cpu_count() or 1) - 1))


async def warm() -> None:
    """Compile what bots will need, in a process that makes room for everything else."""
    await asyncio.sleep(SETTLED)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "lapki.bots.warm",
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        if await process.wait():
            log.warning("bots_not_warm", code=process.returncode)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def told(live: LiveGame, known: int) -> list[str]:
    """All lines but those known; the header is the first of them, in one piece."""
    lines = [f"{line.actor} {line.text}" for line in live.log[max(0, known - 1) :]]
    return lines if known else ["\n".join(live.head()), *lines]
