"""Where everything is kept: a file (SQLite), or PostgreSQL, behind the same two verbs.

`append` adds lines to the log and returns when they are durable; many tables share one flush.
`run` does anything else, as one transaction, in SQLAlchemy Core.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog
from msgspec.structs import astuple
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import StaticPool

from lapki.house.folder import CannotOpen, Occupied
from lapki.house.migrations import upgrade
from lapki.house.refusals import Declined

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
log = structlog.get_logger("lapki.store")

PROBE = 3.0
"""Seconds between two looks whether a database that failed can be written to again."""
PATIENCE = 10.0
"""Seconds that a database server may take for an answer: a deaf one mustn't make the house deaf."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """One line of the log."""

    table_id: str
    ply: int
    line: str
    at: float
    clock: str | None = None
    asked: int | None = None
    """Which seats a move is asked of now that people play: a bit a seat. None: nobody noted it."""


class Taken(Exception):
    """Somebody else has written this ply already."""


class Unusable(CannotOpen):
    """The database can't be opened, or nothing can be written any more: one sentence says so."""

    def __init__(self, url: str, problem: BaseException) -> None:
        super().__init__(
            f"The database {_known_as(url, problem)}. Check that it is there and may be written "
            "to, and LAPKI_DATA or LAPKI_DATABASE_URL."
        )


def _known_as(url: str, problem: BaseException) -> str:
    """Which one it is and what is wrong with it, without its password."""
    try:
        name = make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return "of LAPKI_DATABASE_URL can't be found: this isn't an address"
    why = str(getattr(problem, "orig", None) or problem).strip() or type(problem).__name__
    return f"{name} can't be used: {why.splitlines()[0].rstrip('.')}"


class Store(ABC):
    """A database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.failure: Unusable | None = None
        """Why nothing can be written any more, if so."""
        self._well, self._looked = True, 0.0
        """Could the last thing be written? When was that found out?"""
        self.lost: Callable[[Unusable], None] = lambda failure: None
        """Is told when that happens."""
        self.flushed: Callable[[int, float], None] = lambda rows, seconds: None
        """Is told after each flush how many rows it had and how long it took."""

    @abstractmethod
    async def open(self, prepare: Callable[[Connection], None] = upgrade) -> None:
        """Connect, and bring the schema up to date. Raises `CannotOpen`, and changes nothing."""

    @abstractmethod
    def append(self, rows: Sequence[Row], epoch: int | None = None) -> Awaitable[None]:
        """Add these lines of a table, all or none; durable on return. Raises `Taken`: there are
        others at their place, or somebody else has taken the table up since this epoch."""

    @abstractmethod
    async def _run(self, work: Callable[[Connection], T]) -> T:
        """Do this in one transaction."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do this in one transaction. What the database can't do now is refused as `storage`."""
        try:
            return await self._run(work)
        except Exception as problem:
            if not self._ill(problem):
                raise
            why = str(getattr(problem, "orig", None) or problem).partition("\n")[0]
            log.error("storage", kind=type(problem).__name__, why=why)
            raise Declined("storage") from problem

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way, and let go."""

    async def healthy(self) -> bool:
        """Can anything be written? While not, we try now and then, by writing what is there."""
        now = asyncio.get_running_loop().time()
        if not self._well and not self.failure and now - self._looked >= PROBE:
            self._looked = now
            with suppress(Declined):
                await self.run(_write_same)
                self._well = True
        return self._well and not self.failure

    def _ill(self, problem: BaseException | None) -> bool:
        """Is it the database that failed, rather than what was asked of it? Then we are unwell."""
        asked = isinstance(problem, IntegrityError | sqlite3.IntegrityError)
        failed = isinstance(problem, DBAPIError | NoConnection | sqlite3.Error | OSError | Unusable)
        if failed and not asked:
            self._well = False
        return failed and not asked

    def _unusable(self, problem: Exception) -> CannotOpen:
        """Why it can't be opened, if that isn't a sentence already."""
        return problem if isinstance(problem, CannotOpen) else Unusable(self.url, problem)

    def _fail(self, problem: BaseException, waiting: list[_Job]) -> None:
        """Whoever waits, or will wait, gets the failure instead of an answer."""
        self.failure = Unusable(self.url, problem)
        _resolve([(job, None, self.failure) for job in waiting])
        self.lost(self.failure)


def _write_same(db: Connection) -> None:
    """Write what is there already: a file that may only be read lets everything else pass."""
    db.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _prepared(prepare: Callable[[Connection], None], db: Connection) -> None:
    """All that a start writes, in one transaction."""
    prepare(db)
    _write_same(db)


def store_at(url: str, *, shared: bool = False) -> Store:
    """The store of that SQLAlchemy URL; several processes of one house may share it."""
    return Postgres(url, shared=shared) if url.startswith("postgresql") else Sqlite(url)


def driver_url(url: str) -> str:
    """The same address as PostgreSQL's own driver wants it."""
    return url.replace("+asyncpg", "")


class _Job(msgspec.Struct, frozen=True):
    """Something that waits for the writer: lines to append, or other work."""

    answer: asyncio.Future[Any]
    rows: Sequence[Row] = ()
    epoch: int | None = None
    work: Callable[[Connection], Any] | None = None


_Done = tuple[_Job, Any, BaseException | None]
"""A job, and what came of it or what went wrong."""


# --- SQLite -------------------------------------------------------------------------------------

_INSERT = "INSERT INTO log (table_id, ply, line, at, clock, asked) VALUES "
_ROW = "(?, ?, ?, ?, ?, ?)"
_AT_ONCE = 500
"""Rows of one statement: SQLite counts their values."""


class Sqlite(Store):
    """A file. One thread holds the only connection and takes whatever has gathered meanwhile.

    (With several connections, SQLite before 3.51.3 can damage its write-ahead log.)
    """

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._gathered: list[_Job | None] = []
        """What waits until the thread is back; None: then it may go."""
        self._batches: queue.SimpleQueue[list[_Job | None]] = queue.SimpleQueue()
        self._under_way: list[_Job | None] = []
        self._unanswered = 0
        """How many jobs the thread still has."""
        self._thread: threading.Thread | None = None

    async def open(self, prepare: Callable[[Connection], None] = upgrade) -> None:
        self._loop = asyncio.get_running_loop()
        file = Path(self.url.removeprefix("sqlite:///"))
        files = [file.with_name(file.name + suffix) for suffix in ("", "-wal", "-shm")]
        new = [one for one in files if not one.exists()]
        try:
            if file in new:
                os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            elif file.is_file():
                _look_whole(file)
            self._thread = threading.Thread(target=self._live, name="lapki-store", daemon=True)
            self._thread.start()
            await self._run(partial(_prepared, prepare))
        except Exception as problem:
            await self.close()
            for one in new:  # nothing was committed, so nothing in there is needed
                one.unlink(missing_ok=True)
            raise self._unusable(problem) from problem

    def append(self, rows: Sequence[Row], epoch: int | None = None) -> Awaitable[None]:
        return self._put(_Job(self._loop.create_future(), rows))

    async def _run(self, work: Callable[[Connection], T]) -> T:
        answer: T = await self._put(_Job(self._loop.create_future(), work=work))
        return answer

    async def close(self) -> None:
        if self._thread and not self.failure:
            self._gather(None)
            await asyncio.to_thread(self._thread.join, PATIENCE)  # a disk may hang for ever

    def _put(self, job: _Job) -> asyncio.Future[Any]:
        if self.failure:
            raise self.failure
        self._gather(job)
        return job.answer

    def _gather(self, job: _Job | None) -> None:
        """Wake the thread once for all that comes in a moment, or while it is busy."""
        self._gathered.append(job)
        if len(self._gathered) == 1 and not self._unanswered:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._gathered and not self._unanswered:
            batch, self._gathered = self._gathered, []
            self._unanswered = sum(job is not None for job in batch)
            self._batches.put(batch)

    def _heed(self, done: list[_Done]) -> None:
        """What the thread has done so far."""
        self._unanswered -= len(done)
        self._hand_over()
        _resolve(done)

    # -- in the writer's thread

    def _live(self) -> None:
        """Write until told to stop. If that can't go on, nobody is left waiting."""
        try:
            self._write()
        except Exception as problem:  # noqa: BLE001 - it is handed on
            with suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self._loop.call_soon_threadsafe(self._die, problem)

    def _die(self, problem: Exception) -> None:
        """In the loop, so that no job can be put between the failure and the last look."""
        waiting = [*self._under_way, *self._gathered]
        while not self._batches.empty():
            waiting += self._batches.get()
        self._fail(problem, [job for job in waiting if job])

    def _write(self) -> None:
        engine = _sqlite_engine(self.url)
        with engine.connect() as connection:
            raw: Any = connection.connection.dbapi_connection
            staying = True
            while staying:
                self._under_way = self._batches.get()
                staying = None not in self._under_way
                self._do(connection, raw, [job for job in self._under_way if job])
        engine.dispose()

    def _do(self, connection: Connection, raw: sqlite3.Connection, jobs: list[_Job]) -> None:
        """In order: neighbouring appends share a flush, other work stands by itself."""
        group: list[_Job] = []
        for job in jobs:
            if job.work is None:
                group.append(job)
                continue
            self._flush(raw, group)
            group = []
            self._answer([(job, *_tried(partial(_transact, connection, job.work)))])
        self._flush(raw, group)

    def _flush(self, raw: sqlite3.Connection, group: list[_Job]) -> None:
        if not group:
            return
        began = self._loop.time()
        rows = [row for job in group for row in job.rows]
        _, problem = _tried(lambda: _insert(raw, rows))
        if problem and len(group) > 1:  # one spoiled it: let each stand for itself
            done = [(job, *_tried(partial(_insert, raw, job.rows))) for job in group]
        else:
            done = [(job, None, problem) for job in group]
        self._well = not self._ill(problem)
        self._answer(done)
        self.flushed(len(rows), self._loop.time() - began)

    def _answer(self, done: list[_Done]) -> None:
        with suppress(RuntimeError):  # the loop is gone: nobody waits any more
            self._loop.call_soon_threadsafe(self._heed, done)


def _look_whole(file: Path) -> None:
    """Refuses what is no database, or less than one, before anything touches it.

    (While there is a write-ahead log, the file itself may lack what is in there.)
    """
    with file.open("rb") as opened:
        head = opened.read(100)
    size = file.stat().st_size
    page, pages = int.from_bytes(head[16:18], "big"), int.from_bytes(head[28:32], "big")
    ahead = file.with_name(file.name + "-wal")
    if not head:
        raise ValueError("it is empty; put a backup back, or remove it and begin anew")
    if not head.startswith(b"SQLite format 3\0") or len(head) < 100:
        raise ValueError("it isn't a database; put a backup back")
    if size < (65_536 if page == 1 else page) * pages and not (
        ahead.exists() and ahead.stat().st_size
    ):
        raise ValueError("a part of it is missing; put a backup back")


def _sqlite_engine(url: str) -> Engine:
    engine = create_engine(
        url, poolclass=StaticPool, connect_args={"isolation_level": None}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def _careful(raw: Any, _: Any) -> None:
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("PRAGMA synchronous = FULL")
        raw.execute("PRAGMA foreign_keys = ON")
        raw.execute("PRAGMA busy_timeout = 5000")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _transact(connection: Connection, work: Any) -> Any:
    with connection.begin():
        return work(connection)


def _insert(raw: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """As few statements as can be, and a single one is a transaction by itself: after each of them
    the thread has to wait for the interpreter, which is busy with everybody's moves."""
    parts = [rows[begin : begin + _AT_ONCE] for begin in range(0, len(rows), _AT_ONCE)]
    try:
        with raw:  # ends what was begun, one way or the other
            if len(parts) > 1:
                raw.execute("BEGIN IMMEDIATE")
            for part in parts:
                cells = [cell for row in part for cell in astuple(row)]
                raw.execute(_INSERT + ", ".join([_ROW] * len(part)), cells)
    except sqlite3.IntegrityError as problem:
        raise Taken from problem


def _tried(work: Callable[[], Any]) -> tuple[Any, BaseException | None]:
    """What came of it, or what went wrong: that is for whoever waits, not for the thread."""
    try:
        return work(), None
    except Exception as problem:  # noqa: BLE001 - it is handed on
        return None, problem


def _resolve(done: list[_Done]) -> None:
    for job, value, problem in done:
        if job.answer.done():
            continue
        if problem:
            job.answer.set_exception(problem)
        else:
            job.answer.set_result(value)


# --- PostgreSQL ---------------------------------------------------------------------------------

_UNNEST = """INSERT INTO log (table_id, ply, line, at, clock, asked)
SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::text[], $6::int[])"""

_HELD = """WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::text[], $4::float8[], $5::text[], $6::int[], $7::int[]
    ) AS line (table_id, ply, line, at, clock, asked, epoch)
), held AS (
    SELECT id FROM tables WHERE (id, epoch) IN (SELECT table_id, epoch FROM given)
    ORDER BY id FOR SHARE
)
INSERT INTO log (table_id, ply, line, at, clock, asked)
SELECT table_id, ply, line, at, clock, asked FROM given JOIN held ON id = table_id
RETURNING table_id"""
"""The lines of those tables alone that we still hold: whoever takes one up waits until they are
written, and whoever took one up before has made ours an old epoch."""

_HOUSE = int.from_bytes(b"lapki", "big")
"""The number of the advisory lock."""
_KEEPALIVE = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


_FROZEN = {"idle_in_transaction_session_timeout": "2000"}
"""Milliseconds: a process that stops in the middle of a transaction mustn't keep others waiting."""


class Postgres(Store):
    """A server. One task appends whatever has gathered; other work takes its own connection."""

    def __init__(self, url: str, *, shared: bool = False) -> None:
        super().__init__(url)
        self.shared = shared
        self._engine: AsyncEngine | None = None
        self._raw: Any = None
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._under_way: list[_Job] = []
        self._task: asyncio.Task[None] | None = None

    async def open(self, prepare: Callable[[Connection], None] = upgrade) -> None:
        # Half a second of imports that a house with a file can do without.
        from sqlalchemy.ext.asyncio import create_async_engine

        self._loop = asyncio.get_running_loop()
        try:
            self._engine = create_async_engine(
                self.url,
                pool_size=4,
                max_overflow=4,
                hide_parameters=True,
                connect_args={
                    "timeout": PATIENCE,
                    "command_timeout": PATIENCE,
                    "server_settings": _FROZEN if self.shared else {},
                },
            )
            self._raw = await self._connect()
            await self._run(partial(_prepared, prepare))
        except Exception as problem:
            await self.close()
            raise self._unusable(problem) from problem
        self._task = asyncio.create_task(self._live())

    def append(self, rows: Sequence[Row], epoch: int | None = None) -> Awaitable[None]:
        if self.failure:
            raise self.failure
        job = _Job(self._loop.create_future(), rows, epoch)
        self._jobs.put_nowait(job)
        return job.answer

    async def _run(self, work: Callable[[Connection], T]) -> T:
        assert self._engine
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        if self._task:
            self._jobs.put_nowait(None)
            await self._task
        if self._raw:
            await self._raw.close(timeout=PATIENCE)
        if self._engine:
            await self._engine.dispose()

    async def _live(self) -> None:
        """Write until told to stop. If that can't go on, nobody is left waiting."""
        try:
            await self._write()
        except Exception as problem:  # noqa: BLE001 - it is handed on
            waiting = [self._jobs.get_nowait() for _ in range(self._jobs.qsize())]
            self._fail(problem, [job for job in (*self._under_way, *waiting) if job])

    async def _write(self) -> None:
        staying = True
        while staying:
            gathered = [await self._jobs.get()]
            while not self._jobs.empty():
                gathered.append(self._jobs.get_nowait())
            staying = None not in gathered
            self._under_way = [job for job in gathered if job]
            if self._under_way:
                await self._flush(self._under_way)

    async def _flush(self, group: list[_Job]) -> None:
        began = self._loop.time()
        written, problem = await self._insert(group)
        if problem and len(group) > 1:
            done = [(job, None, await self._one(job)) for job in group]
        else:
            done = [(job, None, problem or _unless(job, written)) for job in group]
        self._well = problem is None or isinstance(problem, Taken)
        _resolve(done)
        self.flushed(sum(len(job.rows) for job in group), self._loop.time() - began)

    async def _one(self, job: _Job) -> BaseException | None:
        written, problem = await self._insert([job])
        return problem or _unless(job, written)

    async def _insert(self, jobs: list[_Job]) -> tuple[set[str] | None, BaseException | None]:
        """Answers at which tables lines were written (None: at all), or what went wrong."""
        import asyncpg

        rows = [row for job in jobs for row in job.rows]
        columns = [list(column) for column in zip(*map(astuple, rows), strict=True)]
        try:
            if self._raw.is_closed():
                self._raw = await self._connect()
            if not self.shared:
                await self._raw.execute(_UNNEST, *columns)
                return None, None
            epochs = [job.epoch for job in jobs for _ in job.rows]
            return {row[0] for row in await self._raw.fetch(_HELD, *columns, epochs)}, None
        except asyncpg.UniqueViolationError as problem:
            taken = Taken()
            taken.__cause__ = problem
            return None, taken
        except Exception as problem:  # noqa: BLE001 - it is handed to whoever waits
            return None, problem

    async def _connect(self) -> Any:
        """The connection that appends. It holds a lock, too: one house a database; the processes of
        a house that has several share it.

        The server lets go of the lock when the connection ends, and asks now and then whether a
        machine at its other end is still there.
        """
        import asyncpg

        raw = await asyncpg.connect(
            driver_url(self.url),
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            server_settings=_KEEPALIVE,
        )
        shared = "_shared" if self.shared else ""
        for seconds in (0.0, 0.2, 0.8):  # who was killed just now is let go of in a moment
            await asyncio.sleep(seconds)
            if await raw.fetchval(f"SELECT pg_try_advisory_lock{shared}($1)", _HOUSE):
                return raw
        await raw.close(timeout=PATIENCE)
        shown = make_url(self.url).render_as_string(hide_password=True)
        raise Occupied(f"the database {shown}")


def _unless(job: _Job, written: set[str] | None) -> BaseException | None:
    """All lines of a job are one table's: they were written, or that table is another's now."""
    return None if written is None or job.rows[0].table_id in written else Taken()
