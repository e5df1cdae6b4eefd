"""Finished games that are looked back at: by bots, in the background, when somebody asks for it.

One process does all of it, while nobody else wants the processor, so that neither tables nor the
bots that play at them wait for it; games are looked at one after the other. What was found is kept
with the game.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select

from lapki.bots import bot_for
from lapki.bots import lookback as found
from lapki.bots.lookback import Asked, Decision, LookBack
from lapki.house import schema
from lapki.house.livegame import LiveGame
from lapki.house.thinkers import GRACE, Lost, Worker
from lapki.house.worker import Request
from lapki.match.match import Match

if TYPE_CHECKING:
    from lapki.house.house import House

TRIES = 2
"""So often a decision is weighed by a process that was lost over it."""

log = structlog.get_logger("lapki.lookback")


class Job:
    """One game on its way."""

    def __init__(self, live: LiveGame) -> None:
        self.table, self.lines, self.language = live.entry.id, live.ply, live.entry.language
        self.match, self.stands = _as_it_is(live.match), live.stands[:]
        self.hopes = bot_for(live.game.key).hopes
        self.asked = list(found.decisions(self.match, self.stands))
        self.weighed: list[Decision] = []
        self.done = 0
        self._key = f"{live.key}/{self.lines}"
        self._head = "\n".join(live.head())
        self._all = [f"{actor} {live.game.write(move)}" for actor, move in self.match.lines]

    async def step(self, worker: Worker) -> None:
        """Weigh the next decision; what can't be weighed is left out."""
        asked = self.asked[self.done]
        for _ in range(TRIES):
            try:
                reply = await worker.answer(self._question(asked, worker), GRACE)
                if reply.weight:
                    self.weighed.append(found.judged(asked, reply.weight, self.hopes))
                break
            except Lost as why:
                log.warning("lookback_lost", table=self.table, ply=asked.ply, why=str(why))
        self.done += 1

    def _question(self, asked: Asked, worker: Worker) -> Request:
        known = worker.knows(self._key)
        lines = self._all[max(0, known - 1) : asked.nth]
        return Request(
            table=self._key,
            known=known,
            lines=lines if known else [self._head, *lines],
            seat=asked.seat,
            level=0,
            seconds=0.0,
            language=self.language,
            weigh=asked.move,
        )

    def found(self) -> LookBack:
        return found.looked_back(self.match, self.stands, self.weighed, self.hopes)


def _as_it_is(match: Match) -> Match:
    """A table may agree to take its last move back, and go on."""
    same = copy(match)
    same.states, same.lines, same.told = match.states[:], match.lines[:], match.told[:]
    return same


class LookBacks:
    """All look backs of one house."""

    def __init__(self, house: House) -> None:
        self._house = house
        settings = house.services.settings
        self._worker = Worker(settings.folder, idle=settings.lookback_idle)
        self._jobs: dict[str, Job] = {}
        self._working = False

    def job(self, table_id: str) -> Job | None:
        """How far it has come with a game, if it is at it."""
        return self._jobs.get(table_id)

    def begin(self, live: LiveGame) -> Job:
        """Look back at a game: once, however many ask."""
        job = self._jobs.get(live.entry.id)
        if job is None:
            job = self._jobs[live.entry.id] = Job(live)
        if not self._working:
            self._working = True
            self._house.chore(self._work())
        return job

    async def _work(self) -> None:
        try:
            while self._jobs:
                await self._step(next(iter(self._jobs.values())))
        finally:
            self._working = False
            await self._worker.stop()

    async def _step(self, job: Job) -> None:
        try:
            if job.done < len(job.asked):
                await job.step(self._worker)
            if job.done == len(job.asked):
                await self._house.services.store.run(lambda db: keep(db, job))
                del self._jobs[job.table]
        except Exception:
            self._jobs.pop(job.table, None)  # whoever wants it asks again
            log.exception("not_looked_back", table=job.table)

    async def kept(self, live: LiveGame) -> LookBack | None:
        """What was found before, if the game hasn't changed since, nor the way we look."""
        back = schema.lookbacks
        this = select(back.c.found).where(back.c.table_id == live.entry.id)
        this = this.where(back.c.lines == live.ply, back.c.version == found.VERSION)
        text = await self._house.services.store.run(lambda db: db.execute(this).scalar())
        return msgspec.json.decode(text, type=LookBack) if text else None


def keep(db: Connection, job: Job) -> None:
    """One a game."""
    back = schema.lookbacks
    text = msgspec.json.encode(job.found()).decode()
    db.execute(delete(back).where(back.c.table_id == job.table))
    row = {"table_id": job.table, "lines": job.lines, "version": found.VERSION, "found": text}
    if db.execute(select(schema.tables.c.id).where(schema.tables.c.id == job.table)).scalar():
        db.execute(insert(back), row)
