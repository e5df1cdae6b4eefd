"""Which table stands in which wing of the house: a lease of each process, an epoch of each table.

A process renews one row, however many tables it holds. Who lets it lapse holds nothing any more:
others may take its tables up, each with the next epoch, and PostgreSQL takes no line and no change
from an old one (`store.py`, `entry.py`). All times are the database's own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, inspect, text

from lapki.house.folder import CannotOpen
from lapki.house.migrations import upgrade
from lapki.house.store import driver_url

LEASE = 3.0
"""Seconds for which a process holds its tables without a word."""
RENEW = 1.0
"""Seconds between two renewals."""
ADOPTED = 50
"""So many tables whose clocks run are taken up at a time."""

NOWHERE = "?"
"""No wing's name: ask again."""

_NOW = "extract(epoch FROM clock_timestamp())"
_ALIVE = f"SELECT id FROM wings WHERE until > {_NOW}"  # noqa: S608 - nobody else's words
_FREE = f"(holder = '' OR holder NOT IN ({_ALIVE}))"
_MINE = f"$1 IN ({_ALIVE})"

_RENEW = f"UPDATE wings SET until = {_NOW} + $2 WHERE id = $1 AND until > {_NOW} RETURNING id"  # noqa: S608
_TAKE = f"""UPDATE tables SET holder = $1, epoch = epoch + 1
WHERE id = $2 AND {_FREE} AND {_MINE} RETURNING epoch"""  # noqa: S608
_ADOPT = f"""UPDATE tables SET holder = $1, epoch = epoch + 1
WHERE {_MINE} AND id IN (SELECT id FROM tables WHERE ticking AND {_FREE}
    ORDER BY id LIMIT {ADOPTED} FOR UPDATE SKIP LOCKED)
RETURNING id, epoch"""  # noqa: S608
_ENTER = f"""INSERT INTO wings (id, until, rules, key) VALUES ($1, {_NOW} + $2, $3, $4)
ON CONFLICT (id) DO UPDATE SET until = excluded.until"""  # noqa: S608
_LET_GO = "UPDATE tables SET holder = '' WHERE holder = $1"
_LET_GO_THESE = f"{_LET_GO} AND (id, epoch) IN (SELECT * FROM unnest($2::text[], $3::int[]))"  # noqa: S608


class Holds:
    """What one process holds."""

    def __init__(self, url: str, me: str, rules: str, secret: bytes) -> None:
        self.url, self.me, self.rules = url, me, rules
        self.key = sha256(b"lapki wings " + secret).hexdigest()
        self.epochs: dict[str, int] = {}
        """The tables that we hold, as often as each was taken up."""
        self._entered = 0
        """How often we began anew: what was asked for before counts no more."""
        self._pool: Any = None
        self._taking: dict[str, asyncio.Task[str | None]] = {}

    def agree(self, db: Connection) -> None:
        """Bring the schema up to date, if all who are there know the same rules and key. Raises
        `CannotOpen`, and changes nothing."""
        db.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))  # this takes its time
        if inspect(db).has_table("wings"):
            for wing in db.execute(
                text(f"SELECT rules, key FROM wings WHERE until > {_NOW}")  # noqa: S608
            ):
                if wing.rules != self.rules:
                    raise CannotOpen(
                        f"The house that is open there plays by other versions of the rules "
                        f"({wing.rules}; here {self.rules}). Close it, or use the same version."
                    )
                if wing.key != self.key:
                    raise CannotOpen(
                        "The house that is open there has another key. Give all processes of a "
                        "house the same LAPKI_SECRET."
                    )
        upgrade(db)

    async def open(self) -> None:
        """Begin to hold."""
        import asyncpg

        self._pool = await asyncpg.create_pool(
            driver_url(self.url), min_size=1, max_size=3, timeout=LEASE, command_timeout=LEASE
        )
        await self.enter()

    async def enter(self) -> None:
        """Be one of the wings, with nothing in it."""
        self._drop()
        async with self._pool.acquire() as db, db.transaction():
            await db.execute(f"DELETE FROM wings WHERE until < {_NOW} - 3600")  # noqa: S608
            await db.execute(_LET_GO, self.me)
            await db.execute(_ENTER, self.me, LEASE, self.rules, self.key)

    async def leave(self) -> None:
        """Hold nothing any more."""
        self._drop()
        if not self._pool:
            return
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("DELETE FROM wings WHERE id = $1", self.me)
            await db.execute(_LET_GO, self.me)

    def _drop(self) -> None:
        self.epochs.clear()
        self._entered += 1

    async def close(self) -> None:
        """Let go of the database."""
        if self._pool:
            self._pool.terminate()

    async def renew(self) -> bool:
        """Hold everything for another while; False: it is too late."""
        return await self._pool.fetchval(_RENEW, self.me, LEASE) is not None

    async def take(self, table_id: str) -> str | None:
        """Take a table up, if nobody holds it; else tells who does. None: it is ours, or nobody's
        at all. Two who ask at once share one answer."""
        if table_id in self.epochs:
            return None
        taking = self._taking.get(table_id)
        if taking is None:
            taking = self._taking[table_id] = asyncio.create_task(self._take(table_id))
            taking.add_done_callback(lambda _: self._taking.pop(table_id, None))
        return await asyncio.shield(taking)

    async def _take(self, table_id: str) -> str | None:
        entered = self._entered
        epoch = await self._pool.fetchval(_TAKE, self.me, table_id)
        if entered != self._entered:
            return NOWHERE
        if epoch is None:
            holder: str | None = await self._pool.fetchval(
                "SELECT holder FROM tables WHERE id = $1", table_id
            )
            return holder
        self.epochs[table_id] = epoch
        return None

    async def adopt(self) -> list[str]:
        """Take up some tables whose clocks run and which nobody holds."""
        entered = self._entered
        rows = await self._pool.fetch(_ADOPT, self.me)
        if entered != self._entered:
            return []
        self.epochs.update((row["id"], row["epoch"]) for row in rows)
        return [row["id"] for row in rows]

    async def let_go(self, tables: Sequence[str]) -> None:
        """Others may have these."""
        held = [(table_id, self.epochs.pop(table_id, -1)) for table_id in tables]
        await self._pool.execute(_LET_GO_THESE, self.me, *map(list, zip(*held, strict=True)))
