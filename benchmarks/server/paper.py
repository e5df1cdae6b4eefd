"""What a house of many processes can carry: measured in small, then reckoned on paper.

python benchmarks/server/paper.py database  # lines a second of PostgreSQL, by the house's words
python benchmarks/server/paper.py bus       # messages a second of NATS, one process to another
python benchmarks/server/paper.py frames    # bytes a frame, of every game
python benchmarks/server/paper.py moves     # CPU a move in a house of one, two or three processes
python benchmarks/server/paper.py sums      # the reckoning, with the figures at its top
python benchmarks/server/paper.py           # all of them

The clusters are those of `make cluster`, without a proxy. Only the servers' time is counted.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import os
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, cycle
from pathlib import Path
from typing import Any

import httpx
import msgspec
from guests import Server, Table, Tally, cpu_of, percentile, play_to
from websockets.asyncio.client import connect

from lapki import games

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from cluster import Cluster, Part

MESSAGE = 700
"""Bytes, about those of a frame."""
SECONDS = 4.0
MOST_WRITERS, TABLES = 20, 100


@contextmanager
def cluster(houses: int) -> Iterator[Cluster]:
    """PostgreSQL, NATS and so many houses."""
    os.environ["LAPKI_LIMITS"] = "off"
    os.environ["LAPKI_FRAMES"] = "1000000"
    with tempfile.TemporaryDirectory(prefix="lapki-paper-") as name:
        opened = Cluster(Path(name), 0, houses, thinkers=0, proxy=False)
        try:
            opened.open()
            yield opened
        finally:
            opened.close()


def cpu_of_all(part: Part) -> float:
    """Seconds of processor time of a process and of its children, dead or alive."""
    while True:
        children = Path(f"/proc/{part.pid}/task/{part.pid}/children").read_text().split()
        dead = Path(f"/proc/{part.pid}/stat").read_text().rpartition(")")[2].split()[13:15]
        try:
            alive = sum(cpu_of(int(pid)) for pid in [part.pid, *children])
        except FileNotFoundError:  # one has just died
            continue
        return alive + sum(map(int, dead)) / os.sysconf("SC_CLK_TCK")


# --- PostgreSQL ---------------------------------------------------------------------------------


async def database() -> None:
    """`_HELD` of store.py, as the writers of 1, 3 or 20 houses would say it."""
    with cluster(0) as home:
        url = f"postgresql://postgres:@/postgres?host={home.folder / 'pg'}"
        await _make_tables(url)
        for writers, lines in ((1, 1), (1, 20), (1, 100), (3, 20), (3, 100), (20, 1), (20, 10)):
            base = home.parts[0]
            used, began = cpu_of_all(base), time.perf_counter()
            flushes = await asyncio.gather(*(_write(url, n, lines) for n in range(writers)))
            took, many = time.perf_counter() - began, sum(map(len, flushes)) * lines
            times = [each for writer in flushes for each in writer]
            show(
                f"PostgreSQL, {writers} writers, {lines} lines a flush",
                lines_s=many / took,
                p50_ms=1e3 * percentile(times, 0.5),
                p99_ms=1e3 * percentile(times, 0.99),
                cpu_us_line=1e6 * (cpu_of_all(base) - used) / many,
            )


async def _make_tables(url: str) -> None:
    """Some for each writer."""
    from lapki.house.entry import Chair, TableEntry, create
    from lapki.house.store import Postgres

    store = Postgres(url.replace("://", "+asyncpg://"), {})
    await store.open()
    for writer in range(MOST_WRITERS):
        for n in range(TABLES):
            entry = TableEntry(
                id=f"w{writer}t{n}",
                game="boooop",
                version=1,
                seats=2,
                options={},
                owner="a",
                seed="00" * 32,
                created=1.0,
                chairs=(Chair("a"), Chair("b")),
            )
            await store.run(lambda db, entry=entry: create(db, entry))
    await store.close()


async def _write(url: str, writer: int, lines: int) -> list[float]:
    """One flush after another; answers how long each took."""
    import asyncpg

    from lapki.house.store import _HELD

    db = await asyncpg.connect(url)
    epoch = await db.fetchval("SELECT epoch FROM tables WHERE id = $1", f"w{writer}t0")
    tables = cycle([f"w{writer}t{n}" for n in range(TABLES)])
    first = (await db.fetchval("SELECT max(ply) FROM log")) or 0
    plies, took = count(first + 1), []
    until = time.perf_counter() + SECONDS
    while (began := time.perf_counter()) < until:
        ids = [next(tables) for _ in range(lines)]
        numbers = [next(plies) for _ in ids]
        written = await db.fetch(
            _HELD,
            ids,
            numbers,
            ["1 k c3"] * lines,
            [1.0] * lines,
            [None] * lines,
            [epoch] * lines,
        )
        assert len(written) == lines
        took.append(time.perf_counter() - began)
    await db.close()
    return took


# --- NATS ---------------------------------------------------------------------------------------


def bus() -> None:
    """One process publishes as fast as it can, another counts what comes."""
    with cluster(0) as home:
        nats = home.parts[1]
        url = f"nats://lapki:{nats.settings['LAPKI_BUS_PASSWORD']}@{nats.where}"
        many = 200_000
        context = multiprocessing.get_context("spawn")
        answers: Any = context.Queue()
        hearer = context.Process(target=_hear, args=(url, many, answers))
        hearer.start()
        answers.get()
        used = cpu_of(nats.pid)
        speaker = context.Process(target=_speak, args=(url, many, answers))
        speaker.start()
        found: dict[str, float] = {}
        for _ in range(2):
            found |= answers.get()
        hearer.join()
        speaker.join()
        nats_cpu = 1e6 * (cpu_of(nats.pid) - used) / many
        show(
            f"NATS, {MESSAGE} bytes", messages_s=many / found.pop("took"), **found, nats_us=nats_cpu
        )


def _speak(url: str, many: int, answers: Any) -> None:
    import nats

    async def speak() -> None:
        connection = await nats.connect(url)
        used = _own_cpu()
        for n in range(many):
            await connection.publish("paper", b"x" * MESSAGE)
            if n % 100 == 0:  # as a house does, between two turns of its loop
                await asyncio.sleep(0)
        await connection.flush()
        answers.put({"speaker_us": 1e6 * (_own_cpu() - used) / many})
        await connection.close()

    asyncio.run(speak())


def _hear(url: str, many: int, answers: Any) -> None:
    import nats

    async def hear() -> None:
        heard, began, all_heard = 0, 0.0, asyncio.Event()

        async def come(_: Any) -> None:
            nonlocal heard, began
            began = began or time.perf_counter()
            heard += 1
            if heard == many:
                all_heard.set()

        connection = await nats.connect(url)
        await connection.subscribe("paper", cb=come, pending_msgs_limit=-1, pending_bytes_limit=-1)
        await connection.flush()
        answers.put({})
        used = _own_cpu()
        await all_heard.wait()
        took = time.perf_counter() - began
        answers.put({"took": took, "hearer_us": 1e6 * (_own_cpu() - used) / many})
        await connection.close()

    asyncio.run(hear())


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


# --- frames -------------------------------------------------------------------------------------


async def frames(many: int = 150) -> None:
    """What one seat is told while bots play all of them, and what a line of the log is."""
    os.environ |= {"LAPKI_BOT_DELAY": "0", "LAPKI_BOT_SECONDS": "0.02", "LAPKI_RACE_WAIT": "0"}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            for game in games.names():
                await _frames(server, game, many)
        finally:
            server.stop()


async def _frames(server: Server, game: str, many: int) -> None:
    sizes: dict[str, list[int]] = {"play": [], "hello": []}
    async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", timeout=60) as client:
        await client.put("/me", json={"name": "Guest"})
        while len(sizes["play"]) < many:
            wish = {"game": game, "seats": 4 if game != "boooop" else 2, "sit": True, "bots": 1}
            table = (await client.post("/tables", json=wish)).raise_for_status().json()
            where = f"{server.url}/api/v1/tables/{table['table']['id']}/socket"
            cookie = {"Cookie": f"lapki={client.cookies['lapki']}"}
            async with connect(where.replace("http", "ws", 1), additional_headers=cookie) as ws:
                await ws.send('{"is": "leave"}')  # a bot plays for us
                over = False
                while not over and len(sizes["play"]) < many:
                    text = await asyncio.wait_for(ws.recv(), 60)
                    frame = msgspec.json.decode(text)
                    if frame["is"] in sizes:
                        sizes[frame["is"]].append(len(text))
                    over = bool(frame.get("now") and frame["now"].get("result"))
    play = [float(size) for size in sizes["play"]]
    show(
        f"frames of {game}",
        mean=sum(play) / len(play),
        p50=percentile(play, 0.5),
        p99=percentile(play, 0.99),
        hello=sum(sizes["hello"]) / len(sizes["hello"]),
    )


# --- moves --------------------------------------------------------------------------------------


class Door:
    """A door of a cluster, as guests know a server."""

    def __init__(self, url: str) -> None:
        self.url = url


async def moves(houses: int, tables: int = 80, plies: int = 50) -> None:
    """Tables whose people come in at doors by turns, as fast as it goes."""
    with cluster(houses) as home:
        doors = cycle([Door(f"http://127.0.0.1:{port}") for port in home.doors])
        tally = Tally()
        opened = []
        for seed in range(tables):
            table = Spread(next(doors), doors, tally, seed)
            async with httpx.AsyncClient(
                base_url=f"{table.server.url}/api/v1", timeout=60
            ) as guest:
                await table.open(guest)
            opened.append(table)
        parts = {part.name: part for part in home.parts}
        used = {name: cpu_of_all(part) for name, part in parts.items()}
        before = _through(home)
        began = time.perf_counter()
        await play_to(opened, plies)
        took, many = time.perf_counter() - began, len(tally.latencies)
        spent = {name: 1e6 * (cpu_of_all(part) - used[name]) / many for name, part in parts.items()}
        after = _through(home)
        for table in opened:
            await table.close()
    show(
        f"moves, {houses} processes",
        moves_s=many / took,
        p50_ms=1e3 * percentile(tally.latencies, 0.5),
        houses_us=sum(us for name, us in spent.items() if name.startswith("house")),
        postgres_us=spent["PostgreSQL"],
        nats_us=spent["NATS"],
        messages_move=(after[0] - before[0]) / many,
        bytes_message=(after[1] - before[1]) / max(1, after[0] - before[0]),
    )


class Spread(Table):
    """A table whose people come in at different doors."""

    def __init__(self, door: Any, doors: Iterator[Any], tally: Tally, seed: int) -> None:
        super().__init__(door, "boooop", tally, seed, 0.0)
        self.doors = doors

    async def open(self, client: httpx.AsyncClient) -> None:
        await super().open(client)
        for task in self.tasks:
            task.cancel()
        sockets, self.sockets = self.sockets, []
        for old in sockets:
            where = f"{next(self.doors).url}{old.request.path}".replace("http", "ws", 1)
            cookie = {"Cookie": old.request.headers["Cookie"]}
            await old.close()
            self.sockets.append(
                await connect(where, additional_headers=cookie, compression=None, max_queue=None)
            )
        self.tasks = [asyncio.create_task(self._follow(each)) for each in self.sockets]


def _through(home: Cluster) -> tuple[int, int]:
    """Messages and bytes that have come to the bus so far."""
    numbers = httpx.get(f"http://127.0.0.1:{home.numbers}/varz").json()
    return numbers["in_msgs"], numbers["in_bytes"]


# --- the sums -----------------------------------------------------------------------------------

FOUND = {
    "cpu_here_us": 151.0,  # compare.py, 16 cores: the mean of the four games, cheapest rounds
    "cpu_apart_us": 257.0,  # compare.py: 1.7 times as much where everybody is at another door
    "postgres_us": 200.0,  # database: of a line, three a flush: between 560 (one) and 43 (ten)
    "bytes_frame": 1060.0,  # frames: the mean of the four games
    "lines_s": 18_000.0,  # database: 20 writers, 10 lines a flush
    "messages_s": 24_000.0,  # bus: one process to another
    "kb_table": 145.0,  # load.py cpu
}
"""As found on 16 November 2026, but for `compare.py` on two cores that had other work:
docs/scale.md."""
PEOPLE_A_TABLE = 2.5
SECONDS_A_MOVE = 6.0
"""Between two lines at a table at which people play: a guess, and a brisk one."""
PER_PROCESS = 5_000
"""Connections of one process."""


def sums() -> None:
    """If so many people sit at tables at the same moment."""
    given = FOUND
    print(*(f"{name} {value:g}" for name, value in given.items()), sep="  ")
    for people in (1_000, 10_000, 100_000):
        lines = people / PEOPLE_A_TABLE / SECONDS_A_MOVE
        processes = max(1, -(-people // PER_PROCESS))
        apart = 1 - 1 / processes  # how likely somebody's door is another one than the table's
        cpu = given["cpu_here_us"] * (1 - apart) + given["cpu_apart_us"] * apart
        told = lines * PEOPLE_A_TABLE
        messages = (lines + told) * apart
        show(
            f"{people:7,} people",
            tables=people / PEOPLE_A_TABLE,
            lines_s=lines,
            processes=processes,
            house_cores=lines * cpu / 1e6,
            memory_gb=people / PEOPLE_A_TABLE * given["kb_table"] / 1e6,
            out_mbit=told * given["bytes_frame"] * 8 / 1e6,
            bus_messages_s=messages,
            of_one_stream=messages / given["messages_s"],
            postgres_cores=lines * given["postgres_us"] / 1e6,
            of_its_lines=lines / given["lines_s"],
        )


def show(title: str, /, **found: float) -> None:
    print(
        f"{title}:", *(f"{name} {value:.3g}" for name, value in found.items()), sep="  ", flush=True
    )


def main() -> None:
    ask = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    ask.add_argument("what", nargs="*", help="database, bus, frames, moves, sums; all if none")
    wanted = ask.parse_args().what or ["database", "bus", "frames", "moves", "sums"]
    gc.disable()  # the generator's own pauses aren't the servers'
    if "database" in wanted:
        asyncio.run(database())
    if "bus" in wanted:
        bus()
    if "frames" in wanted:
        asyncio.run(frames())
    if "moves" in wanted:
        for houses in (1, 2, 3):
            asyncio.run(moves(houses))
    if "sums" in wanted:
        sums()


if __name__ == "__main__":
    main()
