"""What is done in the house when nobody looks: tables leave memory, and later they are forgotten.

How long that takes is the host's choice (`idle_after`, `waiting_hours`, `abandoned_days`,
`forgotten_days`); so nothing grows for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Protocol

import structlog

from lapki.house import entry as entries
from lapki.house.livetable import LiveTable
from lapki.house.refusals import Declined
from lapki.house.services import Services
from lapki.house.wings import Alone, Wings

log = structlog.get_logger("lapki.house")

DAY = 86_400.0
SWEEP = 1_800.0
"""Seconds between two looks for tables that nobody comes back to."""


class Kept(Protocol):
    """What has to be kept: a house."""

    services: Services
    tables: dict[str, LiveTable]
    wings: Alone | Wings

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from the log."""


class Housekeeping:
    """The chores of one house."""

    def __init__(self, house: Kept) -> None:
        self._house = house
        self._used: dict[str, float] = {}
        """When tables were last used that have left memory since it was last written down."""

    async def tidy_often(self) -> None:
        """Tables that nobody needs leave memory; the log has them."""
        while True:
            await asyncio.sleep(max(0.05, self._house.services.settings.idle_after / 10))
            await self._tidy()

    async def _tidy(self) -> None:
        services, tables = self._house.services, self._house.tables
        since = services.now() - services.settings.idle_after
        for table_id, table in list(tables.items()):
            if table.idle and table.used < since:
                del tables[table_id]
                self._used[table_id] = table.used
                await table.close()
                await self._house.wings.let_go([table_id])
            elif table.entry.phase != "finished" and table.audience:
                with suppress(Declined):
                    await table.do(table.pass_on())
        services.metrics.tables.set(len(tables))
        services.metrics.bots.set(services.thinkers.replaced)

    async def sweep_often(self) -> None:
        """Tables that nobody comes back to are closed, and later forgotten."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                log.exception("not_swept")

    async def sweep(self) -> None:
        """Once."""
        services, tables = self._house.services, self._house.tables
        settings, now, store = services.settings, services.now(), services.store
        await self.note_used(tables.values())
        waiting = now - settings.waiting_hours * 3_600
        playing = now - settings.abandoned_days * DAY
        for table_id in await store.run(lambda db: entries.abandoned(db, waiting, playing)):
            with suppress(Declined):
                table = await self._house.table(table_id)
                await table.do(table.stop("abandoned"))
        old = now - settings.forgotten_days * DAY
        gone = await store.run(lambda db: entries.forget(db, old))
        for table_id in gone:
            if kept := tables.pop(table_id, None):
                await kept.close()
        ended = await services.people.end_unused()
        log.info("swept", forgotten=len(gone), sessions=ended)

    async def note_used(self, live: Iterable[LiveTable]) -> None:
        """Write down when these, and those that have left memory, were last used."""
        used = self._used | {table.entry.id: table.used for table in live}
        self._used = {}
        if used:
            await self._house.services.store.run(lambda db: entries.note_used(db, used))
