"""A server under load: starting one, people at its tables who play from the offers alone.

As a command, many such people in a process of their own, for whoever measures a server:

    python guests.py GAME TABLES PLIES SEED MAKERS DOORS    ->  {"moves": …, "busy": …, …}

Tables are made at any of the makers (addresses with commas between), and people come in at any of
the doors. It says `open`, waits for a line, plays, and tells.
"""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import subprocess
import sys
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from house.offers import PLAYERS

try:
    from lapki.house.limits import LIMITS
except ImportError:  # a house of before
    LIMITS = {}

PAGE = os.sysconf("SC_PAGE_SIZE")


def high(limit: Any) -> str:
    """A limit that is counted, as for everybody, and never reached."""
    rates = [rate for rate in (limit.person, limit.address) if rate]
    return ",".join("1e9/1" if rate.seconds else "1e9" for rate in rates)


class Server:
    """`lapki serve` in a folder of its own."""

    def __init__(self, folder: Path, database: str = "", **settings: Any) -> None:
        with closing(socket.socket()) as door:
            door.bind(("127.0.0.1", 0))
            self.port = door.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder, self.database, self.settings = folder, database, settings

    def start(self) -> float:
        """Start it; answers how many seconds until it answers."""
        settings = {
            "DATA": self.folder,
            **({"DATABASE_URL": self.database} if self.database else {}),
            "FRAMES": 1_000_000,
            **dict.fromkeys(("REQUESTS", "SOCKETS"), 1_000_000),  # of a house of before
            "LIMITS": " ".join(f"{name}={high(limit)}" for name, limit in LIMITS.items()),
            **self.settings,
        }
        environment = {**os.environ, **{f"LAPKI_{k}": str(v) for k, v in settings.items()}}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # no host compiles at every start
        lapki = Path(sys.executable).with_name("lapki")
        self.began = began = time.perf_counter()
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603
                [lapki, "serve", "--port", str(self.port)],
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        while not self._answers():
            time.sleep(0.01)
        return time.perf_counter() - began

    def _answers(self) -> bool:
        """Asked as cheaply as can be, so that the asking doesn't slow it down."""
        try:
            with closing(HTTPConnection("127.0.0.1", self.port, timeout=30)) as door:
                door.request("GET", "/healthz")
                return door.getresponse().status == 200
        except OSError:
            return False

    def rest(self) -> None:
        """Wait until it has done what it does once: soon after its start it learns all words."""
        time.sleep(max(0.0, self.began + 5 - time.perf_counter()))
        used = -1.0
        while self.cpu() - used > 0.02:
            used = self.cpu()
            time.sleep(0.5)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return cpu_of(self.process.pid)

    def memory(self) -> int:
        """Bytes in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE


def cpu_of(pid: int) -> float:
    """By the scheduler's own count, in nanoseconds: ticks are hundredths of a second."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


# --- playing from offers ------------------------------------------------------------------------

SEATS = {"boooop": 2, "spots": 2, "dixit": 3, "barking": 3}
OPTIONS: dict[str, dict[str, str]] = {"dixit": {"goal": "200"}}


class Doors:
    """What a table of guests takes for a server: any of these doors, each time."""

    def __init__(self, urls: list[str], seed: int) -> None:
        self.urls, self.rng = urls, Random(seed)

    @property
    def url(self) -> str:
        return self.rng.choice(self.urls)


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.frames = 0
        self.bytes = 0


class Table:
    """A table of people who play, at a pace, until somebody says stop or a ply is reached."""

    def __init__(
        self,
        server: Server | Doors,
        game: str,
        tally: Tally,
        seed: int,
        pace: float,
    ) -> None:
        self.server, self.game, self.tally, self.pace = server, game, tally, pace
        self.rng = Random(seed)
        self.goal = 0
        self.reached = asyncio.Event()
        self.over = False
        self.sockets: list[Any] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.waiting: list[dict[str, Any]] = []

    async def open(self, client: httpx.AsyncClient) -> None:
        cookies, table = [], ""
        for seat in range(1, SEATS[self.game] + 1):
            client.cookies.clear()
            await client.put("/me", json={"name": f"Guest {seat}"})
            cookies.append(client.cookies["lapki"])
            if not table:
                options = OPTIONS.get(self.game, {})
                wish = {"game": self.game, "seats": SEATS[self.game], "options": options}
                table = (await client.post("/tables", json=wish)).json()["table"]["id"]
            await client.put(f"/tables/{table}/seats/{seat}", json={})
        client.cookies.set("lapki", cookies[0])
        (await client.post(f"/tables/{table}/start")).raise_for_status()
        url = f"{self.server.url}/api/v1/tables/{table}/socket".replace("http", "ws", 1)
        for cookie in cookies:
            headers = {"Cookie": f"lapki={cookie}"}
            self.sockets.append(
                await connect(url, additional_headers=headers, compression=None, max_queue=None)
            )
        self.tasks = [asyncio.create_task(self._follow(each)) for each in self.sockets]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for connection in self.sockets:
            await connection.close()

    def go_on(self, goal: int) -> None:
        """Play until the log has so many lines."""
        self.goal = goal
        self.reached.clear()
        waiting, self.waiting = self.waiting, []
        for answer in waiting:
            answer["go"].set()

    async def _follow(self, socket: Any) -> None:
        sent: dict[int, float] = {}
        async for text in socket:
            frame = msgspec.json.decode(text)
            if frame["is"] in ("play", "ack") and "id" in frame:
                self.tally.latencies.append(time.perf_counter() - sent.pop(frame["id"]))
            if frame["is"] == "play":
                self.tally.frames += 1
                self.tally.bytes += len(text)
            now = frame.get("now")
            if not now or now.get("question") is None or now["question"] in sent:
                self.over = self.over or bool(now and now.get("result"))
                if self.over:
                    self.reached.set()
                continue
            sent[now["question"]] = 0.0
            # Beside this loop: somebody who thinks still hears what is said.
            self.tasks.append(asyncio.create_task(self._answer(socket, now, sent)))

    async def _answer(self, socket: Any, now: dict[str, Any], sent: dict[int, float]) -> None:
        question = now["question"]
        if now["ply"] >= self.goal:
            self.reached.set()
            go = asyncio.Event()
            self.waiting.append({"go": go})
            await go.wait()
        if self.pace:
            await asyncio.sleep(self.pace * self.rng.uniform(0.5, 1.5))
        move = PLAYERS[self.game](now, self.rng)
        sent[question] = time.perf_counter()
        frame = {"is": "move", "id": question, "text": move, "question": question}
        await socket.send(msgspec.json.encode(frame).decode())


async def open_tables(
    server: Server, game: str, many: int, tally: Tally, pace: float = 0.0
) -> list[Table]:
    tables = [Table(server, game, tally, seed, pace) for seed in range(many)]
    async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", timeout=60) as client:
        for table in tables:
            await table.open(client)
    return tables


async def play_to(tables: list[Table], goal: int) -> None:
    for table in tables:
        if not table.over:
            table.go_on(goal)
    await asyncio.gather(*(table.reached.wait() for table in tables))


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


# --- in a process of its own --------------------------------------------------------------------


async def _drive(game: str, tables: int, plies: int, seed: int, makers: str, doors: str) -> None:
    """As fast as it goes."""
    tally, rng, opened = Tally(), Random(seed), []
    for _ in range(tables):
        table = Table(Doors(doors.split(","), seed), game, tally, rng.randrange(2**32), 0.0)
        base = f"{rng.choice(makers.split(','))}/api/v1"
        async with httpx.AsyncClient(base_url=base, timeout=60) as client:
            await table.open(client)
        opened.append(table)
    print("open", flush=True)
    sys.stdin.readline()
    began, used = time.perf_counter(), time.process_time()
    await play_to(opened, plies)
    took = time.perf_counter() - began
    busy, size = (time.process_time() - used) / took, tally.bytes / max(1, tally.frames)
    print(msgspec.json.encode({"moves": len(tally.latencies), "busy": busy, "size": size}).decode())
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    gc.disable()  # our own pauses aren't the server's
    asyncio.run(_drive(sys.argv[1], *map(int, sys.argv[2:5]), *sys.argv[5:7]))  # type: ignore[arg-type]
