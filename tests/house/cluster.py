"""A house of several real processes, a real PostgreSQL and a real NATS, all of which can be broken.

Each process reaches the database and the bus through pipes of its own, so that it can be cut off.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx

NATS = Path(sys.executable).with_name("nats-server")
SERVE = "from lapki.cli import main; main()"


def free_port() -> int:
    with closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
    return port


class Pipe:
    """A way to a server that can be cut: then nothing comes through, and nobody is told."""

    def __init__(self, to: int | Path) -> None:
        self.to = to
        self.port = 0
        self._open = asyncio.Event()
        self._open.set()
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        self._open.clear()

    def mend(self) -> None:
        """What was cut stays broken; new connections come through."""
        self.drop()
        self._open.set()

    def drop(self) -> None:
        for end in self._ends:
            end.transport.abort()

    async def stop(self) -> None:
        if self._server:
            self._server.close()
        self.drop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._connect(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        try:
            await self._open.wait()
            if isinstance(self.to, Path):
                there = await asyncio.open_unix_connection(self.to)
            else:
                there = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.transport.abort()
            return
        finally:
            self._ends.discard(writer)
        ends = {writer, there[1]}
        self._ends |= ends
        ways = [
            asyncio.create_task(self._pass_on(reader, there[1])),
            asyncio.create_task(self._pass_on(there[0], writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for end in ends:
                end.transport.abort()
            self._ends -= ends

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()


class Wing:
    """One `lapki serve` of the house."""

    def __init__(self, name: str, folder: Path, program: str) -> None:
        self.name, self.folder, self.program = name, folder, program
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database, self.bus = Pipe(0), Pipe(0)
        self.process: subprocess.Popen[bytes] | None = None
        self.well = True
        """As a proxy sees it."""

    async def look_often(self) -> None:
        """What a proxy does: ask twice a second whether this door is open."""
        async with httpx.AsyncClient(timeout=0.5) as client:
            while True:
                try:
                    self.well = (await client.get(f"{self.url}/healthz")).status_code == 200
                except httpx.HTTPError:
                    self.well = False
                await asyncio.sleep(0.5)

    def start(self, database: str, **settings: Any) -> None:
        self.folder.mkdir(exist_ok=True)
        given = {
            "DATA": self.folder,
            "DATABASE_URL": f"postgresql://{self.name}@127.0.0.1:{self.database.port}/{database}",
            "BUS": f"nats://127.0.0.1:{self.bus.port}" if self.bus.port else "",
            "SECRET": "only for tests, and long enough to be one",
            "LIMITS": "off",
            "BOTS_READY": "false",
            "FRAMES": 100_000,
            **settings,
        }
        environment = {**os.environ, **{f"LAPKI_{k}": str(v) for k, v in given.items()}}
        command = [sys.executable, "-c", self.program, "serve", "--port", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    async def ready(self) -> None:
        async with httpx.AsyncClient() as client:
            while True:
                with suppress(httpx.HTTPError):
                    if (await client.get(f"{self.url}/healthz", timeout=2)).status_code == 200:
                        return
                assert self.process
                assert self.process.poll() is None, (self.folder / "log").read_text()[-2_000:]
                await asyncio.sleep(0.1)

    def signal(self, number: int) -> None:
        assert self.process
        self.process.send_signal(number)

    async def gone(self) -> None:
        """The process has ended."""
        assert self.process
        await asyncio.to_thread(self.process.wait)


class Cluster:
    """The whole house."""

    def __init__(self, folder: Path, postgres: Any, program: str = SERVE, wings: int = 3) -> None:
        self.folder, self.postgres = folder, postgres
        self.wings = [Wing(f"wing{n}", folder / f"wing{n}", program) for n in range(wings)]
        self.nats: subprocess.Popen[bytes] | None = None
        self.nats_port = free_port()
        self._looking: list[asyncio.Task[None]] = []
        self.settings: dict[str, Any] = {}
        """What all processes are given besides."""
        self.database = f"lapki_{os.getpid()}_{folder.name[-8:]}".lower().replace("-", "_")

    async def open(self) -> None:
        self.start_bus()
        await self._make_database()
        for wing in self.wings:
            wing.database.to = Path(self.postgres.pgdata) / ".s.PGSQL.5432"
            wing.bus.to = self.nats_port
            await wing.database.start()
            await wing.bus.start()
            await self.start(wing)
            self._looking.append(asyncio.create_task(wing.look_often()))

    async def start(self, wing: Wing) -> None:
        wing.start(self.database, **self.settings)
        await wing.ready()

    def door(self, rng: Random) -> Wing:
        """One that is open, as far as a proxy knows."""
        return rng.choice([wing for wing in self.wings if wing.well] or self.wings)

    async def close(self) -> None:
        for looking in self._looking:
            looking.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)
        for wing in self.wings:
            if wing.process:
                with suppress(ProcessLookupError):
                    wing.process.kill()
                wing.process.wait()
            await wing.database.stop()
            await wing.bus.stop()
        if self.nats:
            self.nats.kill()
            self.nats.wait()

    # --- the bus and the database

    def start_bus(self) -> None:
        command = [NATS, "-a", "127.0.0.1", "-p", str(self.nats_port)]
        self.nats = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    def kill_bus(self) -> None:
        assert self.nats
        self.nats.kill()
        self.nats.wait()

    async def kill_database(self) -> None:
        """At once, as if the machine had lost its power."""
        pid = self.postgres.get_pid()
        os.kill(pid, signal.SIGQUIT)
        while Path(f"/proc/{pid}").exists():
            await asyncio.sleep(0.05)

    async def start_database(self) -> None:
        await asyncio.to_thread(self.postgres.ensure_postgres_running)

    async def sql(self, statement: str, *, many: bool = False) -> list[Any]:
        db = await asyncpg.connect(self.postgres.get_uri(self.database))
        try:
            if not many:
                return list(await db.fetch(statement))
            await db.execute(statement)
            return []
        finally:
            await db.close()

    async def _make_database(self) -> None:
        db = await asyncpg.connect(self.postgres.get_uri())
        for wing in self.wings:
            with suppress(asyncpg.DuplicateObjectError):
                await db.execute(f"CREATE ROLE {wing.name} SUPERUSER LOGIN")
        await db.execute(f"CREATE DATABASE {self.database}")
        await db.close()


@asynccontextmanager
async def cluster(
    folder: Path, postgres: Any, program: str = SERVE, wings: int = 3
) -> AsyncIterator[Cluster]:
    """Open it for a while."""
    house = Cluster(folder, postgres, program, wings)
    try:
        await house.open()
        yield house
    finally:
        await house.close()
        if "LAPKI_KEEP" not in os.environ:
            for wing in house.wings:
                shutil.rmtree(wing.folder, ignore_errors=True)
