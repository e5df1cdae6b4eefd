"""How much a server of ours costs, and how quickly it answers. `--help` says what can be measured.

python benchmarks/server/load.py cpu            # CPU a move, memory a table
python benchmarks/server/load.py latency        # p50 and p99 at 500 tables, a move a second each
python benchmarks/server/load.py lookback       # the same at 100, look backs beside them
python benchmarks/server/load.py thinking       # how soon it answers while eight bots think
python benchmarks/server/load.py ready          # how soon it answers with 1,000 live tables
python benchmarks/server/load.py length         # move 400 of a game against move 10
python benchmarks/server/load.py where          # where the time goes, by py-spy
python benchmarks/server/compare.py             # beside boardgame.io, Colyseus and a bare echo
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

import httpx
import msgspec
from guests import SEATS, Server, Tally, open_tables, percentile, play_to
from websockets.asyncio.client import connect


async def cpu(game: str, tables: int, plies: int, database: str = "") -> dict[str, float]:
    """As fast as it goes; in a file, or at a database server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), database)
        server.start()
        tally = Tally()
        empty = server.memory()
        opened = await open_tables(server, game, tables, tally)
        server.rest()
        began, used = time.perf_counter(), server.cpu()
        await play_to(opened, plies)
        took, spent = time.perf_counter() - began, server.cpu() - used
        moves = len(tally.latencies)
        memory = (server.memory() - empty) / tables
        for table in opened:
            await table.close()
        server.stop()
    return {
        "moves": moves,
        "cpu_us": 1e6 * spent / moves,
        "acks_s": moves / took,
        "p50_ms": 1e3 * percentile(tally.latencies, 0.5),
        "p99_ms": 1e3 * percentile(tally.latencies, 0.99),
        "kb_table": memory / 1024,
        "bytes_frame": tally.bytes / max(1, tally.frames),
    }


async def latency(game: str, tables: int, seconds: float) -> dict[str, float]:
    """A move a second at each table."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        tally = Tally()
        opened = await open_tables(server, game, tables, tally, pace=1.0)
        for table in opened:
            table.go_on(1_000_000)
        await asyncio.sleep(3)
        tally.latencies.clear()
        used = server.cpu()
        await asyncio.sleep(seconds)
        spent = server.cpu() - used
        found = list(tally.latencies)
        print(*_slow_flushes(server), sep="\n")
        for table in opened:
            await table.close()
        server.stop()
    return {
        "moves_s": len(found) / seconds,
        "p50_ms": 1e3 * percentile(found, 0.5),
        "p95_ms": 1e3 * percentile(found, 0.95),
        "p99_ms": 1e3 * percentile(found, 0.99),
        "max_ms": 1e3 * max(found),
        "cpu_percent": 100 * spent / seconds,
    }


async def lookback(tables: int, seconds: float, rounds: int = 4) -> dict[str, float]:
    """A move a second at each table: alone, and then while finished games are looked back at."""
    with tempfile.TemporaryDirectory() as folder:
        games = await _fill(Path(folder), 10 * rounds, 60, over=True)
        server = Server(Path(folder))
        server.start()
        tally = Tally()
        opened = await open_tables(server, "boooop", tables, tally, pace=1.0)
        for table in opened:
            table.go_on(1_000_000)
        await asyncio.sleep(3)
        alone = [await _p99(tally, seconds) for _ in range(rounds)]
        async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", timeout=30) as client:
            for game in games:
                (await client.post(f"/tables/{game}/lookback")).raise_for_status()
            beside = [await _p99(tally, seconds) for _ in range(rounds)]
            told = [(await client.get(f"/tables/{game}/lookback")).json() for game in games]
        print("alone", *alone, "beside", *beside)
        print(
            "decisions weighed",
            sum(one["done"] for one in told),
            "of",
            sum(one["of"] for one in told),
        )
        for table in opened:
            await table.close()
        server.stop()
    alone.sort()
    beside.sort()
    middle = rounds // 2
    return {
        "p99_ms": alone[middle],
        "beside_ms": beside[middle],
        "ratio": beside[middle] / alone[middle],
    }


async def thinking(bots: int, seconds: float) -> dict[str, float]:
    """So many bots of the best level think all the time, in as many processes: how late the event
    loop is, by how soon it answers whether it is well; and how many of them run at that time."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), BOT_WORKERS=bots, BOT_DELAY=0)
        server.start()
        took, thought = [], []
        playing = [asyncio.create_task(_exhibit(server, number)) for number in range(bots)]
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
            begin = time.perf_counter()
            while (now := time.perf_counter()) - begin < WARMING + seconds:
                (await client.get("/healthz")).raise_for_status()
                if now - begin > WARMING:
                    took.append(time.perf_counter() - now)
                    thought.append(_busy_children(server.process.pid))
                await asyncio.sleep(0.01)
        for game in playing:
            game.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                raise ended or RuntimeError("somebody stopped looking on")
        server.stop()
    return {
        "thinking": sum(thought) / len(thought),
        "p50_ms": 1e3 * percentile(took, 0.5),
        "p99_ms": 1e3 * percentile(took, 0.99),
        "max_ms": 1e3 * max(took),
    }


async def _exhibit(server: Server, number: int) -> None:
    """Two bots play each other, game after game, and somebody looks on: a person of their own, for
    nobody may have all the workers, and bots wait where nobody looks."""
    async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", timeout=60) as client:
        await client.put("/me", json={"name": f"Guest {number}"})
        while True:
            wish = {"game": "boooop", "seats": 2, "options": {}}
            table = (await client.post("/tables", json=wish)).json()["table"]["id"]
            for seat in (1, 2):
                await client.put(f"/tables/{table}/seats/{seat}", json={"bot": 9})
            (await client.post(f"/tables/{table}/start")).raise_for_status()
            url = f"{server.url}/api/v1/tables/{table}/socket".replace("http", "ws", 1)
            headers = {"Cookie": f"lapki={client.cookies['lapki']}"}
            async with connect(url, additional_headers=headers, compression=None) as socket:
                async for text in socket:
                    if (msgspec.json.decode(text).get("now") or {}).get("result"):
                        break


WARMING = 15
"""Seconds in which bots load what they think with."""


def _busy_children(pid: int) -> int:
    """How many processes of a house run at this moment, or would if there were a core for them."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    states = (Path(f"/proc/{child}/stat").read_text().rpartition(")")[2] for child in children)
    return sum(state.split()[0] == "R" for state in states)


async def _p99(tally: Tally, seconds: float) -> float:
    tally.latencies.clear()
    await asyncio.sleep(seconds)
    return 1e3 * percentile(list(tally.latencies), 0.99)


def _slow_flushes(server: Server) -> list[str]:
    """How long the disk took, by the server's own numbers: the rest of a latency is ours."""
    numbers = httpx.get(f"{server.url}/metrics").text.splitlines()
    return [line for line in numbers if line.startswith("lapki_flush_seconds_bucket")]


async def length(tables: int) -> dict[str, float]:
    """The processor's time for moves around ply 10 and around ply 400 of long games of Dixit."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        tally = Tally()
        opened = await open_tables(server, "dixit", tables, tally)
        costs = []
        for begin, end in ((10, 110), (400, 500)):
            await play_to(opened, begin)
            used, moves = server.cpu(), len(tally.latencies)
            await play_to(opened, end)
            costs.append(1e6 * (server.cpu() - used) / (len(tally.latencies) - moves))
        for table in opened:
            await table.close()
        server.stop()
    return {"near_10_us": costs[0], "near_400_us": costs[1], "ratio": costs[1] / costs[0]}


def ready(tables: int, plies: int) -> dict[str, float]:
    """A house that was closed with so many live games of so many plies."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ids = asyncio.run(_fill(folder, tables, plies))
        server = Server(folder)
        server.start()  # the first start of all compiles, too
        server.stop()
        doors = server.start()
        took = []
        with httpx.Client(base_url=f"{server.url}/api/v1", timeout=30) as client:
            for name in ids:
                began = time.perf_counter()
                answer = client.get(f"/tables/{name}")
                took.append(time.perf_counter() - began)
                assert answer.json()["now"]["plies"] == plies, answer.text
        server.stop()
    return {
        "doors_s": doors,
        "first_table_s": doors + took[0],
        "p99_ms": 1e3 * percentile(took, 0.99),
        "all_s": doors + sum(took),
    }


async def _fill(folder: Path, tables: int, plies: int, *, over: bool = False) -> list[str]:
    """Games of so many plies that go on, or at least so long ones that are over."""
    from lapki import games
    from lapki.house.entry import Chair, TableEntry, create
    from lapki.house.settings import Settings
    from lapki.house.store import Row, store_at
    from lapki.match.match import Match

    store = store_at(Settings(data=folder).database)
    await store.open()
    game, rng = games.find("boooop"), Random(1)
    ids = []
    while len(ids) < tables:
        match = Match(game, 2, game.Options())
        while not match.over and (over or match.plies < plies):
            seat = match.due.seats[0]  # type: ignore[union-attr]
            match.play(seat, rng.choice(list(game.legal(match.state, seat))))
        if match.over != over or match.plies < plies:
            continue
        name = f"table-{len(ids)}"
        about = TableEntry(
            id=name,
            game="boooop",
            version=1,
            seats=2,
            options={"ghosts": "on"},
            owner="a",
            seed="00" * 32,
            created=float(len(ids)),
            chairs=(Chair("a", share="a"), Chair("b", share="b")),
            phase="finished" if over else "playing",
        )
        await store.run(lambda db, about=about: create(db, about))
        lines = [f"{actor} {game.write(move)}" for actor, move in match.lines]
        await store.append([Row(name, ply, line, 1.0) for ply, line in enumerate(lines)])
        ids.append(name)
    await store.close()
    return ids


async def where(tables: int, seconds: int) -> None:
    """The share of each file in the server's time, and of the busiest functions."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        opened = await open_tables(server, "boooop", tables, Tally(), pace=0.2)
        for table in opened:
            table.go_on(1_000_000)
        spy = Path(sys.executable).with_name("py-spy")
        out = Path(folder) / "spy.txt"
        command = [
            spy,
            "record",
            "-p",
            str(server.process.pid),
            "-d",
            str(seconds),
            "-f",
            "raw",
            "-g",
        ]
        process = await asyncio.create_subprocess_exec(
            *command, "-o", str(out), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        await process.wait()
        for table in opened:
            await table.close()
        server.stop()
        _tell_where(out.read_text())


def _tell_where(raw: str) -> None:
    own: Counter[str] = Counter()
    within: Counter[str] = Counter()
    for line in raw.splitlines():
        stack, _, count = line.rpartition(" ")
        frames = [frame.rpartition(":")[0] for frame in stack.split(";")]
        own[frames[-1]] += int(count)
        for frame in set(frames):
            within[frame] += int(count)
    total = sum(own.values())
    print("\nin the function itself")
    for name, count in own.most_common(18):
        print(f"  {100 * count / total:5.1f} %  {name}")
    print("\nin it and all that it calls")
    for name, count in within.most_common(40):
        print(f"  {100 * count / total:5.1f} %  {name}")


def show(title: str, found: dict[str, float]) -> None:
    print(title, *(f"{name} {value:.4g}" for name, value in found.items()), sep="  ", flush=True)


def main() -> None:
    ask = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    ask.add_argument(
        "what", choices=["cpu", "latency", "lookback", "thinking", "ready", "length", "where"]
    )
    ask.add_argument("--game", choices=list(SEATS), default=None)
    ask.add_argument("--tables", type=int, default=None)
    ask.add_argument("--seconds", type=float, default=15)
    ask.add_argument("--plies", type=int, default=60)
    given = ask.parse_args()
    gc.disable()  # the generator's own pauses aren't the server's
    for game in [given.game] if given.game else list(SEATS):
        if given.what == "cpu":
            show(game, asyncio.run(cpu(game, given.tables or 40, given.plies)))
        elif given.what == "latency":
            show(game, asyncio.run(latency(game, given.tables or 500, given.seconds)))
    if given.what == "thinking":
        show("boooop", asyncio.run(thinking(given.tables or 8, given.seconds)))
    if given.what == "lookback":
        show("boooop", asyncio.run(lookback(given.tables or 100, given.seconds)))
    elif given.what == "ready":
        show("boooop", ready(given.tables or 1_000, given.plies))
    elif given.what == "length":
        show("dixit", asyncio.run(length(given.tables or 20)))
    elif given.what == "where":
        asyncio.run(where(given.tables or 60, int(given.seconds)))


if __name__ == "__main__":
    main()
