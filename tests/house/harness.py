"""A real house on a real socket, and guests who come to it, all inside one test."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from hashlib import sha256
from importlib import import_module
from itertools import count, islice
from pathlib import Path
from random import Random, choice
from time import time
from typing import Any, TypeVar

import asyncpg
import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from contract.toys.dice import DiceToy
from contract.toys.hands import HandsToy
from contract.toys.sealed import SealedToy
from lapki import games
from lapki.games.contract import AnyGame
from lapki.house import entry as entries
from lapki.house.entry import TableEntry
from lapki.house.house import House
from lapki.house.livetable import LiveTable
from lapki.house.server import make_server
from lapki.house.settings import Settings

TOYS: dict[str, AnyGame] = {toy.key: toy for toy in (DiceToy(), HandsToy(), SealedToy())}
ALL: dict[str, AnyGame] = {**TOYS, **{key: games.find(key) for key in games.names()}}

WINGS = 3
alone = pytest.mark.skipif(
    "LAPKI_TEST_BUS" in os.environ, reason="it reaches into the only process of a house"
)
counts_steps = pytest.mark.skipif(
    "LAPKI_TEST_POSTGRES" in os.environ, reason="it counts the steps of SQLite's own machine"
)
if "LAPKI_TEST_BUS" in os.environ:
    # All wings of a test share one process: when that is busy for a moment, none of them is dead.
    for module, name in (
        ("holds", "LEASE"),
        ("wings", "LEASE"),
        ("wings", "CUT"),
        ("bus", "SILENT"),
    ):
        constants = vars(import_module(f"lapki.house.{module}"))
        constants[name] *= 5
PATIENCE = 30.0
"""So long a test waits for something that must come; it never waits for something that mustn't."""

Frame = dict[str, Any]
T = TypeVar("T")


def run(scenario: Coroutine[Any, Any, None], limit: float = PATIENCE) -> None:
    """Run a scenario, and fail rather than hang."""
    asyncio.run(asyncio.wait_for(scenario, limit))


def settings_for(folder: Path, **given: Any) -> Settings:
    """A house that doesn't wait for show."""
    quick: dict[str, Any] = {
        "data": folder,
        "port": 0,
        "secret": "only for tests, and long enough to be one",
        "bot_delay": 0.0,
        "race_wait": 0.0,
        "bot_seconds": 0.02,
        "lookback_idle": False,
        "frames": 100_000,
        "limits": "off",
    }
    return Settings(**{**quick, **given})


class Opened:
    """A house that is open."""

    def __init__(self, house: House, url: str) -> None:
        self.house, self.doors = house, [url]
        self.clients: list[httpx.AsyncClient] = []

    @property
    def url(self) -> str:
        """The way in; one of several, if there are."""
        return choice(self.doors)

    async def guest(self, name: str | None = "Ada") -> Guest:
        """Somebody comes in, with a name or without."""
        client = httpx.AsyncClient(
            base_url=f"{self.doors[0]}/api/v1", timeout=PATIENCE, transport=_Doors(self.doors)
        )
        self.clients.append(client)
        guest = Guest(self, client)
        if name:
            guest.id = (await guest.put("/me", name=name))["id"]
        return guest


class _Doors(httpx.AsyncHTTPTransport):
    """Each request comes in at any of the doors."""

    def __init__(self, doors: list[str]) -> None:
        super().__init__()
        self.doors = doors

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(port=httpx.URL(choice(self.doors)).port)
        return await super().handle_async_request(request)


class Anywhere:
    """A house of several wings, for a test that looks behind the curtain."""

    def __init__(self, wings: list[House]) -> None:
        self._wings = wings

    def __getattr__(self, name: str) -> Any:
        return getattr(self._wings[0], name)

    @property
    def tables(self) -> dict[str, LiveTable]:
        return {table_id: table for wing in self._wings for table_id, table in wing.tables.items()}

    async def table(self, table_id: str) -> LiveTable:
        wings = (wing for wing in self._wings if table_id in wing.tables)
        return await next(wings, self._wings[0]).table(table_id)

    async def close(self) -> None:
        for wing in self._wings:
            await wing.close()


class Guest:
    """A person with a browser of their own."""

    def __init__(self, home: Opened, client: httpx.AsyncClient) -> None:
        self.home, self.client = home, client
        self.id = ""

    async def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Any request."""
        sent = {"json": body} if method in ("PUT", "POST", "PATCH") else {}
        return await self.client.request(method, path, **sent)

    async def get(self, path: str) -> Any:
        return _good(await self.ask("GET", path))

    async def put(self, path: str, **body: Any) -> Any:
        return _good(await self.ask("PUT", path, **body))

    async def post(self, path: str, **body: Any) -> Any:
        return _good(await self.ask("POST", path, **body))

    async def delete(self, path: str) -> Any:
        return _good(await self.ask("DELETE", path))

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    @asynccontextmanager
    async def at(
        self, table: str, ply: int = 0, lang: str = "en", who: str | int = 0
    ) -> AsyncIterator[Seat]:
        """Look at a table; `who`: as somebody beside me, as nobody, or as a screen."""
        address = self.home.url.replace("http", "ws", 1)
        url = f"{address}/api/v1/tables/{table}/socket?ply={ply}&lang={lang}&as={who}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(url, additional_headers=headers, compression=None) as connection:
            yield Seat(connection)


class Seat:
    """A connection to a table, and all that came through it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[Frame] = []
        self.raw: list[str] = []
        self.now: Frame = {}
        self.seat: int | None = None
        self.plies: list[int] = []
        """Every step that came, by number."""
        self._ids = 0

    async def next(self) -> Frame:
        """The next frame, whatever it is."""
        text = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        assert isinstance(text, str)
        frame: Frame = json.loads(text)
        self.raw.append(text)
        self.frames.append(frame)
        self.plies += [step["ply"] for step in frame.get("steps", ())]
        if "seat" in frame or frame["is"] in ("hello", "table"):
            self.seat = frame.get("seat", self.seat)
        self.now = frame.get("now") or self.now
        return frame

    async def until(self, test: Callable[[Frame], bool]) -> Frame:
        """The first frame that passes."""
        while True:
            frame = await self.next()
            if test(frame):
                return frame

    async def say(self, verb: str, **more: Any) -> Frame:
        """Send a frame and wait for its answer."""
        self._ids += 1
        await self.connection.send(json.dumps({"is": verb, "id": self._ids, **more}))
        return await self.until(lambda f: f.get("id") == self._ids)

    async def move(self, text: str, question: int | None = None) -> Frame:
        """Answer the open question (wait until there is one), or another one."""
        while question is None and (question := self.now.get("question")) is None:
            await self.next()
        return await self.say("move", text=text, question=question)


def _good(response: httpx.Response) -> Any:
    assert response.is_success, f"{response.request.method} {response.url}: {response.text}"
    if response.headers.get("content-type", "").startswith("application/json"):
        return response.json()
    return response.text


@asynccontextmanager
async def opened(
    folder: Path, *, toys: bool = True, now: Callable[[], float] = time, **settings: Any
) -> AsyncIterator[Opened]:
    """Open a house for a while; with LAPKI_TEST_BUS one of three wings, and any door will do."""
    if not settings.get("database_url") and (server := os.environ.get("LAPKI_TEST_POSTGRES")):
        settings["database_url"] = await _database(server, folder)
    if "bus" not in settings and (bus := os.environ.get("LAPKI_TEST_BUS")):
        async with AsyncExitStack() as stack:
            settings["bus"] = bus
            settings.setdefault("secret", f"only for {folder}, and long enough to be one")
            wings = [
                await stack.enter_async_context(
                    opened(folder / f"wing{n}" if n else folder, toys=toys, now=now, **settings)
                )
                for n in range(WINGS)
            ]
            await _acquainted(wings)
            home = wings[0]
            for wing in wings[1:]:  # what a test does to bots it does to all of them
                services = msgspec.structs.replace(
                    wing.house.services, thinkers=home.house.services.thinkers
                )
                wing.house.services = services
            home.house = Anywhere([wing.house for wing in wings])  # type: ignore[assignment]
            home.doors += [wing.doors[0] for wing in wings[1:]]
            yield home
        return
    known = ALL if toys else {key: games.find(key) for key in games.names()}
    house = House(settings_for(folder, **settings), known.__getitem__, lambda: tuple(known), now)
    server = make_server(house)
    door = socket.socket()
    door.bind(("127.0.0.1", 0))
    door.listen(512)
    open_now = asyncio.Event()
    server.ready = open_now.set
    server.capture_signals = _no_signals  # type: ignore[method-assign]
    task = asyncio.create_task(server.serve(sockets=[door]))
    await asyncio.wait_for(open_now.wait(), PATIENCE)
    home = Opened(house, f"http://127.0.0.1:{door.getsockname()[1]}")
    try:
        yield home
    finally:
        for client in home.clients:
            await client.aclose()
        server.should_exit = True
        await task
        door.close()


async def _acquainted(wings: list[Opened]) -> None:
    """Each has heard of all others."""
    async with asyncio.timeout(PATIENCE):
        while any(len(wing.house.wings.bus.others) < WINGS - 1 for wing in wings):  # type: ignore[union-attr]
            await asyncio.sleep(0.05)


async def _database(server: str, folder: Path) -> str:
    """A database of its own for each folder, the same each time the folder is opened."""
    name = "lapki_" + sha256(str(folder).encode()).hexdigest()[:24]
    connection = await asyncpg.connect(server)
    with suppress(asyncpg.DuplicateDatabaseError):
        await connection.execute(f'CREATE DATABASE "{name}"')
    await connection.close()
    return server.replace("/postgres?", f"/{name}?")


class _no_signals:  # noqa: N801 - stands for a context manager of uvicorn's
    """Tests keep the process's signals."""

    def __enter__(self) -> None: ...
    def __exit__(self, *_: object) -> None: ...


async def seated(
    home: Opened, game: str, seats: int, people: int, **wish: Any
) -> tuple[str, list[Guest]]:
    """A table with so many people at it, the rest bots, and the game begun."""
    guests = [await home.guest(f"Guest {n}") for n in range(1, people + 1)]
    made = await guests[0].post("/tables", game=game, seats=seats, **wish)
    table: str = made["table"]["id"]
    level = min(await home.house.services.thinkers.levels(game)) if people < seats else 1
    for seat in range(1, seats + 1):
        if seat <= people:
            await guests[seat - 1].put(f"/tables/{table}/seats/{seat}", share=f"share-{seat}")
        else:
            await guests[0].put(f"/tables/{table}/seats/{seat}", bot=level)
    await guests[0].post(f"/tables/{table}/start")
    return table, guests


def some_move(home: Opened, table: str, seat: int, rng: Random) -> str:
    """A legal move: the wire never lists them all, so a test looks behind the curtain."""
    live = home.house.tables[table].live_game
    assert live
    moves = list(islice(live.game.legal(live.match.state, seat), 500))
    return live.game.write(rng.choice(moves)).replace("<clue>", "purring")


# --- many games ---------------------------------------------------------------------------------


async def past(home: Opened, like: TableEntry, numbers: range, **changes: Any) -> None:
    """Finished games of those who sit at a table like this, one a second since 1970."""

    def work(db: Any, some: range) -> None:
        for n in some:
            over = {"phase": "finished", "created": float(n), "ended": float(n), "revision": 0}
            entries.create(db, msgspec.structs.replace(like, id=f"past-{n}", **over, **changes))

    for begin in range(numbers.start, numbers.stop, 500):
        some = range(begin, min(begin + 500, numbers.stop))
        await home.house.services.store.run(partial(work, some=some))


async def counted(home: Opened, asking: Awaitable[T]) -> tuple[T, int]:
    """What came of it, and how much SQLite had to do: in tens of its machine's steps."""
    ticks = count()

    def listen(db: Any, every: int) -> None:
        db.connection.dbapi_connection.set_progress_handler(lambda: next(ticks) < 0, every)

    await home.house.services.store.run(partial(listen, every=10))
    answer = await asking
    await home.house.services.store.run(partial(listen, every=0))
    return answer, next(ticks)
