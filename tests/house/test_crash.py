"""The server is killed, again and again, while tables play. What was acknowledged is there.

The full run: `pytest tests/house/test_crash.py -m slow` (50 tables, 20 kills).
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from house.harness import run
from house.offers import PLAYERS

GAMES = (("boooop", 2), ("dixit", 3))


class Server:
    """`lapki serve` as anybody would start it, on a port of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with closing(socket.socket()) as door:
            door.bind(("127.0.0.1", 0))
            self.port = door.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/api/v1"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        lapki = Path(sys.executable).with_name("lapki")
        command = [lapki, "serve", "--port", str(self.port)]
        environment = {
            **os.environ,
            "LAPKI_DATA": str(self.folder),
            "LAPKI_LIMITS": "off",
            "LAPKI_BOTS_READY": "false",
            "LAPKI_FRAMES": "100000",
        }
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player:
    """One person at one table, who plays as long as the game lasts and always comes back."""

    def __init__(self, server: Server, game: str, table: str, cookie: str, seed: int) -> None:
        self.server, self.game, self.table, self.cookie = server, game, table, cookie
        self.rng = Random(seed)
        self.seen: list[str] = []
        """Who acted, line by line, as this person was told."""
        self.acked: dict[int, str] = {}
        self.over = False
        self.moved = asyncio.Event()

    async def play(self) -> None:
        while not self.over:
            try:
                await self._follow()
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage):
                await asyncio.sleep(0.1)

    async def _follow(self) -> None:
        url = f"{self.server.url}/tables/{self.table}/socket?ply={len(self.seen)}"
        headers = {"Cookie": self.cookie}
        async with connect(
            url.replace("http", "ws", 1), additional_headers=headers, compression=None
        ) as socket:
            sent: dict[int, str] = {}
            seat = 0
            async for text in socket:
                frame = json.loads(text)
                seat = frame.get("seat") or seat
                for step in frame.get("steps", ()):
                    assert step["ply"] == len(self.seen) + 1, "a line came twice, or not at all"
                    self.seen.append(step["actor"])
                if frame["is"] == "play" and "id" in frame:
                    self.acked[frame["steps"][0]["ply"]] = f"{seat} {sent[frame['id']]}"
                    self.moved.set()
                now = frame.get("now")
                if now and now.get("result"):
                    self.over = True
                    self.moved.set()
                    return
                if now and now.get("question") is not None:
                    asked = now["question"]
                    if asked not in sent:
                        move = sent[asked] = PLAYERS[self.game](now, self.rng)
                        await socket.send(
                            json.dumps({"is": "move", "id": asked, "text": move, "question": asked})
                        )


async def open_table(server: Server, number: int) -> list[Player]:
    game, seats = GAMES[number % len(GAMES)]
    players, table = [], ""
    for seat in range(1, seats + 1):
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            me = await client.put("/me", json={"name": f"Guest {seat}"})
            if not table:
                made = await client.post("/tables", json={"game": game, "seats": seats})
                table = made.json()["table"]["id"]
                owner = client.cookies
            (await client.put(f"/tables/{table}/seats/{seat}", json={})).raise_for_status()
            cookie = f"lapki={me.cookies['lapki']}"
        players.append(Player(server, game, table, cookie, 100 * number + seat))
    async with httpx.AsyncClient(base_url=server.url, cookies=owner, timeout=60) as client:
        (await client.post(f"/tables/{table}/start")).raise_for_status()
    return players


async def ready(server: Server) -> None:
    async with httpx.AsyncClient() as client:
        while True:
            try:
                await client.get(f"{server.url}/tables")
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.05)


async def crash(folder: Path, tables: int, kills: int, seed: int) -> None:
    rng = Random(seed)
    server = Server(folder)
    server.start()
    try:
        await ready(server)
        players = [p for n in range(tables) for p in await open_table(server, n)]
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            server.kill()
            check(folder, players)
            for player in players:
                player.moved.clear()
            server.start()
            await asyncio.gather(*_each_table_goes_on(players, playing))
        for task in playing:
            task.cancel()
        done = await asyncio.gather(*playing, return_exceptions=True)
        problems = [p for p in done if isinstance(p, AssertionError)]
        assert not problems, problems[0]
    finally:
        server.kill()
    check(folder, players)


def _each_table_goes_on(
    players: list[Player], playing: list[asyncio.Task[None]]
) -> list[asyncio.Task[None]]:
    """After every restart somebody at every table has a move acknowledged, or the game is over."""
    tables: dict[str, list[Player]] = defaultdict(list)
    for player in players:
        tables[player.table].append(player)

    async def goes_on(table: list[Player]) -> None:
        waits = [asyncio.create_task(player.moved.wait()) for player in table]
        await asyncio.wait([*waits, *playing], return_when=asyncio.FIRST_COMPLETED)
        while not any(p.moved.is_set() for p in table):
            for task in playing:
                if task.done() and not task.cancelled() and task.exception():
                    raise task.exception()  # type: ignore[misc]
            await asyncio.wait(waits, timeout=0.5, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()

    return [
        asyncio.create_task(goes_on(table))
        for table in tables.values()
        if not any(p.over for p in table)
    ]


def check(folder: Path, players: list[Player]) -> None:
    """Every acknowledged line is in the log, at its place, and nobody saw anything else."""
    with closing(sqlite3.connect(f"file:{folder / 'lapki.db'}?mode=ro", uri=True)) as database:
        rows = database.execute("SELECT table_id, ply, line FROM log ORDER BY table_id, ply")
        log: dict[str, list[str]] = defaultdict(list)
        for table, ply, line in rows:
            assert ply == len(log[table]), "a gap in the log"
            log[table].append(line)
    for player in players:
        lines = log[player.table]
        for ply, line in player.acked.items():
            assert lines[ply - 1] == line, f"{player.table}: {line} was acknowledged at {ply}"
        assert player.seen == [line.split(" ")[0] for line in lines[: len(player.seen)]]


@pytest.mark.early
def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    run(crash(tmp_path, tables=4, kills=2, seed=1), limit=100)


@pytest.mark.slow(seconds=60)
def test_fifty_tables_survive_twenty_kills(tmp_path: Path) -> None:
    run(crash(tmp_path, tables=50, kills=20, seed=2), limit=1_200)
