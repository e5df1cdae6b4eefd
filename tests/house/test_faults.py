"""A house of three processes, and everything that can happen to it while tables play.

The full run, with its table of silences: `pytest tests/house/test_faults.py -m slow -s` (60 tables,
30 faults). A watchman in the database notes who wrote each line, and who held the table just then.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from house.cluster import SERVE, Cluster, Wing, cluster
from house.harness import run
from house.offers import PLAYERS
from lapki.match.verify import verify

GAMES = (("boooop", 2), ("dixit", 3))
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)
HASTY = 2.5
"""Seconds after which somebody who hears nothing tries another door."""

WATCH = """
CREATE TABLE entered (id text PRIMARY KEY, who text);
CREATE TABLE watched (table_id text, ply int, writer text, holder text);
CREATE FUNCTION note_wing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO entered VALUES (NEW.id, session_user) ON CONFLICT DO NOTHING; RETURN NULL; END $$;
CREATE FUNCTION note_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO watched SELECT NEW.table_id, NEW.ply, session_user, entered.who
        FROM tables JOIN entered ON entered.id = holder WHERE tables.id = NEW.table_id;
    RETURN NULL; END $$;
CREATE TRIGGER note_wing AFTER INSERT OR UPDATE ON wings FOR EACH ROW EXECUTE FUNCTION note_wing();
CREATE TRIGGER note_line AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION note_line();
"""


SLEEPY = """
import lapki.house.wings as wings
well = wings.Wings._well

async def believes(self):
    await well(self)
    return True

wings.Wings._well = believes
"""
"""What a process does first that never notices that it slept: only epochs keep it from writing."""

CARELESS = """
import lapki.house.store as store
held = "(id, epoch) IN (SELECT table_id, epoch FROM given)"
assert held in store._HELD
store._HELD = store._HELD.replace(held, "id IN (SELECT table_id FROM given)")
"""
"""… and one that doesn't look at epochs."""


class Player:
    """One person at one table, who plays as long as the game lasts and always comes back."""

    def __init__(self, house: Cluster, game: str, table: str, cookie: str, seed: int) -> None:
        self.house, self.game, self.table, self.cookie = house, game, table, cookie
        self.rng = Random(seed)
        self.seen: list[str] = []
        """Who acted, line by line, as this person was told."""
        self.acked: dict[int, str] = {}
        self.moved: list[float] = []
        """When moves were acknowledged."""
        self.over = False

    async def play(self, pace: float) -> None:
        while not self.over:
            try:
                await self._follow(pace)
            except BROKEN:
                await asyncio.sleep(0.1)

    async def _follow(self, pace: float) -> None:
        async with self.socket(self.house.door(self.rng)) as socket:
            sent: dict[int, str] = {}
            while not self.over:
                frame = await self._next(socket)
                if frame["is"] in ("bye", "refused") and not sent:
                    return
                self._note(frame, sent)
                now = frame.get("now")
                asked = now.get("question") if now else None
                if asked is not None and asked not in sent:
                    assert now
                    await asyncio.sleep(pace * self.rng.random())
                    move = sent[asked] = PLAYERS[self.game](now, self.rng)
                    word = {"is": "move", "id": asked, "text": move, "question": asked}
                    await socket.send(json.dumps(word))
                if frame["is"] == "refused":
                    return  # what was asked for can't be done here and now: come in anew

    def socket(self, door: Wing) -> connect:
        """Come in there."""
        return connect(
            f"ws://127.0.0.1:{door.port}/api/v1/tables/{self.table}/socket?ply={len(self.seen)}",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            open_timeout=HASTY,
            close_timeout=0.2,
            ping_interval=None,
        )

    async def _next(self, socket: ClientConnection) -> dict[str, Any]:
        """The next frame. Somebody who hears nothing asks whether anybody is there."""
        try:
            text = await asyncio.wait_for(socket.recv(), 1.0)
        except TimeoutError:
            await socket.send(json.dumps({"is": "ping", "id": -1}))
            text = await asyncio.wait_for(socket.recv(), HASTY - 1.0)
        frame: dict[str, Any] = json.loads(text)
        return frame

    def _note(self, frame: dict[str, Any], sent: dict[int, str]) -> None:
        self.seat = frame.get("seat") or getattr(self, "seat", 0)
        for step in frame.get("steps", ()):
            assert step["ply"] == len(self.seen) + 1, (self.table, len(self.seen), frame)
            self.seen.append(step["actor"])
        if frame["is"] == "play" and (answered := frame.get("id")) is not None:
            self.acked[frame["steps"][0]["ply"]] = f"{self.seat} {sent[answered]}"
            self.moved.append(monotonic())
        now = frame.get("now")
        self.over = bool(now and now.get("result"))


class Table:
    """A table that is always played at: when a game is over, another one begins."""

    def __init__(self, house: Cluster, number: int) -> None:
        self.house, self.number = house, number
        self.rng = Random(number)
        self.players: list[Player] = []
        """All who ever played."""
        self.door: Wing | None = None
        """Where everybody comes in; None: anywhere."""

    async def play(self, pace: float) -> None:
        while True:
            with suppress(httpx.HTTPError):
                players = await self.open()
                self.players += players
                await asyncio.gather(*(player.play(pace) for player in players))

    async def open(self) -> list[Player]:
        game, seats = GAMES[self.number % len(GAMES)]
        players, table, owner = [], "", {}
        for seat in range(1, seats + 1):
            async with self._client() as client:
                me = await client.put("/me", json={"name": f"Guest {seat}"})
                cookie = me.cookies.get("lapki")
                if not table:
                    made = await client.post("/tables", json={"game": game, "seats": seats})
                    table, owner = made.raise_for_status().json()["table"]["id"], {"lapki": cookie}
                (await client.put(f"/tables/{table}/seats/{seat}", json={})).raise_for_status()
            seed = self.rng.randrange(2**32)
            players.append(Player(self.house, game, table, f"lapki={cookie}", seed))
        async with self._client(owner) as client:
            (await client.post(f"/tables/{table}/start")).raise_for_status()
        return players

    def _client(self, cookies: dict[str, str] | None = None) -> httpx.AsyncClient:
        door = self.door or self.house.door(self.rng)
        return httpx.AsyncClient(base_url=f"{door.url}/api/v1", cookies=cookies, timeout=HASTY)

    def silence(self, since: float, until: float) -> float:
        """The longest time between two moves."""
        moved = sorted(at for p in self.players for at in p.moved if since <= at <= until)
        return max(b - a for a, b in zip([since, *moved], [*moved, until], strict=True))

    def moved_since(self, moment: float) -> bool:
        return any(p.moved and p.moved[-1] > moment for p in self.players)


# --- what can happen ----------------------------------------------------------------------------


class Faults:
    """Each breaks something, waits, and mends it."""

    def __init__(self, house: Cluster, rng: Random, frozen: float = 30.0) -> None:
        self.house, self.rng, self.frozen = house, rng, frozen

    def _wing(self) -> Wing:
        return self.rng.choice(self.house.wings)

    async def kill(self) -> None:
        wing = self._wing()
        wing.signal(signal.SIGKILL)
        await wing.gone()
        await asyncio.sleep(self.rng.uniform(0, 6))
        await self.house.start(wing)

    async def term(self) -> None:
        wing = self._wing()
        wing.signal(signal.SIGTERM)
        await wing.gone()
        await self.house.start(wing)

    async def freeze(self) -> None:
        wing = self._wing()
        wing.signal(signal.SIGSTOP)
        await asyncio.sleep(self.frozen)
        wing.signal(signal.SIGCONT)

    async def doze(self) -> None:
        """A process falls asleep with a move in its ear. Before it wakes up, another has the table;
        whoever moved waits there, as people do who can't know what became of it."""
        wing = self._wing()
        table = Table(self.house, 0)
        table.door = wing
        player = (await table.open())[0]
        async with player.socket(wing) as socket:
            now = json.loads(await socket.recv())["now"]
            wing.signal(signal.SIGSTOP)
            move = PLAYERS[player.game](now, self.rng)
            word = {"is": "move", "id": 1, "text": move, "question": now["question"]}
            await socket.send(json.dumps(word))
            other = next(w for w in self.house.wings if w is not wing)
            while True:
                async with player.socket(other) as there:
                    with suppress(*BROKEN):
                        if json.loads(await asyncio.wait_for(there.recv(), 9))["is"] == "hello":
                            break
            wing.signal(signal.SIGCONT)
            await asyncio.sleep(2)

    async def bus(self) -> None:
        self.house.kill_bus()
        await asyncio.sleep(self.rng.uniform(0, 6))
        self.house.start_bus()

    async def database(self) -> None:
        await self.house.kill_database()
        await asyncio.sleep(self.rng.uniform(0, 6))
        await self.house.start_database()

    async def cut_bus(self) -> None:
        wing = self._wing()
        wing.bus.cut()
        await asyncio.sleep(8)
        wing.bus.mend()

    async def cut_database(self) -> None:
        wing = self._wing()
        wing.database.cut()
        await asyncio.sleep(8)
        wing.database.mend()


def say(line: str) -> None:
    """For whoever runs it with -s."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


KINDS = ("kill", "term", "freeze", "doze", "bus", "database", "cut_bus", "cut_database")


async def breaking(
    folder: Path,
    postgres: Any,
    kinds: list[str],
    tables: int,
    *,
    pace: float,
    seed: int,
    program: str = SERVE,
    frozen: float = 30.0,
) -> dict[str, list[float]]:
    """Play while things break; answers the longest silence of any table, fault by fault."""
    silences: dict[str, list[float]] = defaultdict(list)
    async with cluster(folder, postgres, program) as house:
        await house.sql(WATCH, many=True)
        faults = Faults(house, Random(seed), frozen)
        all_tables = [Table(house, number) for number in range(tables)]
        playing = [asyncio.create_task(table.play(pace)) for table in all_tables]
        try:
            await _all_move(all_tables, playing)
            for kind in kinds:
                began = monotonic()
                await getattr(faults, kind)()
                mended = monotonic()
                await _all_move(all_tables, playing)
                now = monotonic()
                longest = max(table.silence(began, now) for table in all_tables)
                silences[kind].append(longest)
                say(f"{kind:12} lasted {mended - began:5.1f} s, silence {longest:5.1f} s")
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        players = [player for table in all_tables for player in table.players]
        await check(house, players)
    return silences


async def _all_move(tables: list[Table], playing: list[asyncio.Task[None]]) -> None:
    """At every table somebody has a move acknowledged from now on."""
    since = monotonic()
    async with asyncio.timeout(90):
        while not all(table.moved_since(since) for table in tables):
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)


async def check(house: Cluster, players: list[Player]) -> None:
    """Every acknowledged line is in the log, at its place, once; nobody saw anything else; nobody
    wrote at a table that another held; and every finished record verifies."""
    log: dict[str, list[str]] = defaultdict(list)
    for row in await house.sql("SELECT table_id, ply, line FROM log ORDER BY table_id, ply"):
        assert row["ply"] == len(log[row["table_id"]]), "a gap in the log"
        log[row["table_id"]].append(row["line"])
    for player in players:
        lines = log[player.table]
        for ply, line in player.acked.items():
            assert lines[ply - 1] == line, f"{player.table}: {line} was acknowledged at {ply}"
        assert player.seen == [line.split(" ")[0] for line in lines[: len(player.seen)]]
    assert await house.sql("SELECT * FROM watched LIMIT 1"), "the watchman slept"
    strange = await house.sql("SELECT * FROM watched WHERE writer <> holder")
    assert not strange, f"{len(strange)} lines by whom the table wasn't: {strange[0]}"
    finished = {player.table: player.cookie for player in players if player.over}
    async with httpx.AsyncClient(base_url=f"{house.wings[0].url}/api/v1", timeout=30) as client:
        for table, cookie in finished.items():
            found = await client.get(f"/tables/{table}/record", headers={"Cookie": cookie})
            assert verify(found.raise_for_status().text)


# --- tests --------------------------------------------------------------------------------------


def test_a_house_of_three_processes_goes_on_without_one(tmp_path: Path, server: Any) -> None:
    run(breaking(tmp_path, server, ["kill"], tables=4, pace=0.1, seed=1), limit=100)  # type: ignore[arg-type]


@pytest.mark.slow(seconds=700)
def test_sixty_tables_survive_thirty_faults(tmp_path: Path, server: Any) -> None:
    """Every kind three times or more, in any order."""
    kinds = [KINDS[n % len(KINDS)] for n in range(30)]
    Random(3).shuffle(kinds)

    async def scenario() -> None:
        silences = await breaking(tmp_path, server, kinds, tables=60, pace=1.0, seed=3)
        say("\nlongest silence of a table, in seconds")
        for kind, seconds in silences.items():
            told = " ".join(f"{s:.1f}" for s in sorted(seconds))
            say(f"  {kind:12} {max(seconds):5.1f}  ({told})")
        assert max(silences["kill"]) < 10

    run(scenario(), limit=2_400)


@pytest.mark.slow(seconds=40)
@pytest.mark.parametrize("program", [SERVE, SLEEPY + SERVE], ids=["notices", "notices-nothing"])
def test_a_process_that_slept_writes_nothing(tmp_path: Path, server: Any, program: str) -> None:
    run(dozing(tmp_path, server, program), limit=120)


@pytest.mark.slow(seconds=40)
def test_one_that_does_not_look_at_epochs_is_caught(tmp_path: Path, server: Any) -> None:
    with pytest.raises(AssertionError, match="by whom the table wasn't"):
        run(dozing(tmp_path, server, SLEEPY + CARELESS + SERVE), limit=120)


async def dozing(folder: Path, server: Any, program: str) -> None:
    await breaking(folder, server, ["doze"], tables=2, pace=0.3, seed=4, program=program)
