"""One house, several processes: whichever door somebody comes in at, it is the same house."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import msgspec
import pytest

from house.cluster import free_port
from house.conftest import nats_server
from house.harness import ALL, Guest, Opened, opened, run, settings_for, some_move
from lapki.house import entry as entries
from lapki.house import store as stores
from lapki.house.folder import CannotOpen
from lapki.house.house import House
from lapki.house.store import Row, Taken
from lapki.house.wings import Wings
from lapki.house.wire_wings import Told

HERE = Path(__file__).parent


@asynccontextmanager
async def wings(folder: Path, many: int = 2, **settings: Any) -> AsyncIterator[list[Opened]]:
    """So many, each with a door of its own."""
    async with AsyncExitStack() as stack:
        homes = [
            await stack.enter_async_context(opened(folder / f"wing{n}", **settings))
            for n in range(many)
        ]
        async with asyncio.timeout(20):
            while any(len(home.house.wings.bus.others) < many - 1 for home in homes):  # type: ignore[union-attr]
                await asyncio.sleep(0.05)
        yield homes


def at(home: Opened, guest: Guest) -> Guest:
    """The same person at another door."""
    there = Guest(home, guest.client)
    there.id = guest.id
    return there


async def through(home: Opened, guest: Guest, method: str, path: str, **body: Any) -> Any:
    """A request of theirs at this very door."""
    url = f"{home.doors[0]}/api/v1{path}"
    sent = {"json": body} if method in ("PUT", "POST", "PATCH") else {}
    answer = await guest.client.request(method, url, **sent)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


async def until(true: Any) -> None:
    """Soon it is so."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.05)


# --- the whole house, through any door ----------------------------------------------------------


def through_any_door(postgres: str, nats: str, *chosen: str | Path) -> None:
    """Tests of the house once more, with three wings and any of their doors."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not slow", *chosen]
    places = {"LAPKI_TEST_POSTGRES": postgres, "LAPKI_TEST_BUS": nats}
    done = subprocess.run(
        command, env={**os.environ, **places}, cwd=HERE.parents[1], capture_output=True
    )
    said = done.stdout.decode()
    assert done.returncode == 0, said[-4_000:]
    assert " passed" in said


@pytest.mark.early
def test_people_play_undo_race_and_come_back_through_any_door(postgres: str, nats: str) -> None:
    """A few of all; the rest is in the long run."""
    some = "undo_takes_back or two_tabs or reconnect or first_wins or double_click or rematch"
    files = (HERE / f"test_{name}.py" for name in ("undo", "table", "talk"))
    through_any_door(postgres, nats, *files, "-k", f"{some} or phrase_goes_to_all")


@pytest.mark.slow(seconds=150)
@pytest.mark.parametrize(
    "name", ["table", "undo", "ends", "lists", "refusals", "play", "leaks", "talk", "beside"]
)
def test_all_that_people_do_they_do_through_any_door(name: str, postgres: str, nats: str) -> None:
    through_any_door(postgres, nats, HERE / f"test_{name}.py")


# --- any door leads to any table ----------------------------------------------------------------


def test_a_game_is_played_through_two_doors(tmp_path: Path, shared: dict[str, str]) -> None:
    async def scenario() -> None:
        async with wings(tmp_path, **shared) as (one, two):
            ada, bob = await one.guest("Ada"), await two.guest("Bob")
            made = await ada.post("/tables", game="boooop", seats=2, sit=True)
            table = made["table"]["id"]
            await bob.put(f"/tables/{table}/seats/2")
            await through(two, ada, "POST", f"/tables/{table}/start")
            async with ada.at(table) as here, bob.at(table) as there:
                await here.next()
                assert (await there.next())["is"] == "hello"
                rng = Random(1)
                for _ in range(12):
                    mover = here if here.now.get("question") is not None else there
                    seat = 1 if mover is here else 2
                    answer = await mover.move(some_move(one, table, seat, rng))
                    assert answer["is"] == "play", answer
                    for each in (here, there):
                        while each.now["ply"] < answer["now"]["ply"]:
                            await each.next()
                refused = await there.say("move", text="k a1", question=0)
                assert refused["key"] == "stale"
                await there.say("chat", text="from afar")
                assert (await here.until(lambda f: f["is"] == "chat"))["saying"]["text"]
                assert here.plies == there.plies
            assert set(one.house.tables) == {table}
            assert not two.house.tables
            (mine,) = await bob.get("/me/tables")
            assert mine["id"] == table

    run(scenario(), limit=60)


def test_what_a_seat_may_not_see_never_crosses_the_bus(
    tmp_path: Path, shared: dict[str, str]
) -> None:
    """The other wing is told what the eye at its door may see, and nothing else."""

    async def scenario() -> None:
        async with wings(tmp_path, **shared) as (one, two):
            heard: list[Any] = []
            bus = two.house.wings.bus  # type: ignore[union-attr]
            hear = bus.heard
            bus.heard = lambda wing, message: (heard.append(message), hear(wing, message))
            guests = [await one.guest(f"Guest {n}") for n in range(3)]
            made = await guests[0].post("/tables", game="dixit", seats=3, sit=True)
            table = made["table"]["id"]
            for seat, guest in enumerate(guests[1:], 2):
                await guest.put(f"/tables/{table}/seats/{seat}")
            await guests[0].post(f"/tables/{table}/start")
            async with at(two, guests[2]).at(table) as far, guests[0].at(table) as near:
                mine, theirs = (await far.next())["now"], (await near.next())["now"]
                hands = {tuple(now["offer"]["cards"]) for now in (mine, theirs)}
                assert len(hands) == 2
                crossed = b"".join(m.text for m in heard if isinstance(m, Told)).decode()
                own, secret = (
                    str(now["offer"]["cards"]).replace(" ", "") for now in (mine, theirs)
                )
                assert own in crossed
                assert secret not in crossed

    run(scenario(), limit=60)


def test_lists_names_mutes_and_sessions_hold_in_the_whole_house(
    tmp_path: Path, shared: dict[str, str]
) -> None:
    async def scenario() -> None:
        async with wings(tmp_path, **shared) as (one, two):
            ada, bob = await one.guest("Ada"), await two.guest("Bob")
            made = await ada.post("/tables", game="boooop", seats=2, sit=True, listed=True)
            table = made["table"]["id"]
            assert [t["id"] for t in await bob.get("/tables")] == [table]
            await bob.put(f"/tables/{table}/seats/2")
            async with ada.at(table) as here, bob.at(table) as there:
                await here.next()
                await there.next()
                await through(two, ada, "PUT", f"/me/mutes/{bob.id}")
                await until(lambda: bob.id in one.house.people._known[ada.id].mutes)
                await there.say("chat", text="nobody hears this")
                await there.say("ping")
                await here.say("ping")
                assert not [f for f in here.frames if f["is"] == "chat"]
                await through(one, bob, "PUT", "/me", name="Robert", avatar="fox")
                await until(lambda: two.house.people._known[bob.id].name == "Robert")
                await through(two, bob, "DELETE", "/me")
                with pytest.raises(Exception, match="1001"):
                    await there.until(lambda f: False)

    run(scenario(), limit=60)


def test_a_ban_at_one_door_holds_at_all(tmp_path: Path, shared: dict[str, str]) -> None:
    async def scenario() -> None:
        async with wings(tmp_path, **shared) as (one, two):
            ada, bob = await one.guest("Ada"), await two.guest("Bob")
            made = await ada.post("/tables", game="boooop", seats=2, sit=True)
            async with bob.at(made["table"]["id"]) as there:
                await there.next()
                await two.house.order.ban("host", bob.id, 1.0, "rude", address=False)
                told = await there.until(lambda f: f["is"] == "refused")
                assert told["key"] == "banned"
            url = f"{one.doors[0]}/api/v1/me/tables"
            assert (await bob.client.get(url)).json()["key"] == "banned"

    run(scenario(), limit=60)


def test_what_was_said_while_nobody_heard_it_is_made_good(
    tmp_path: Path, shared: dict[str, str]
) -> None:
    """A ban, and a name, of which the bus lost the news."""

    async def scenario() -> None:
        async with wings(tmp_path, **shared) as (one, two):
            ada, bob = await one.guest("Ada"), await two.guest("Bob")
            made = await ada.post("/tables", game="boooop", seats=2, sit=True)
            await bob.put(f"/tables/{made['table']['id']}/seats/2")
            lost, deaf = two.house.wings.news, lambda message: None
            two.house.wings.news = deaf  # type: ignore[method-assign]
            await through(two, bob, "PUT", "/me", name="Robert", avatar="fox")
            await two.house.order.mute("host", bob.id, 1.0, "loud")
            two.house.wings.news = lost  # type: ignore[method-assign]
            assert one.house.people.named(bob.id).name == "Bob"
            two.house.wings.bus._sent["all"] += 1  # type: ignore[union-attr]
            await until(lambda: one.house.people.named(bob.id).name == "Robert")
            await until(lambda: bob.id in one.house.order.standing.rules.muted)

    run(scenario(), limit=60)


def test_limits_hold_for_the_whole_house(tmp_path: Path, shared: dict[str, str]) -> None:
    """Whoever uses up a limit at one door has none left at another, a second later."""

    async def scenario() -> None:
        async with wings(tmp_path, limits="reports=3/1800,20/1800", **shared) as (one, two):
            limits = one.house.services.limits, two.house.services.limits
            await asyncio.sleep(1.2)
            for _ in range(3):
                limits[0].take("reports", "ada", None)
            await until(lambda: two.house.services.limits.spend("reports", "ada") < 1)
            limits[0].hold("sockets", "one", "ada", "10.0.0.1")
            for n in range(39):
                limits[0].hold("sockets", n, "ada", "10.0.0.1")
            await until(lambda: limits[1].full("sockets", "ada"))

    run(scenario(), limit=60)


# --- one owner at a time ------------------------------------------------------------------------


async def frozen(folder: Path, shared: dict[str, str]) -> tuple[bool, bool]:
    """A wing sleeps until another has its table, and wakes up: does its line, its change, count?"""
    async with wings(folder, **shared) as (one, two):
        ada = await one.guest("Ada")
        made = await ada.post("/tables", game="boooop", seats=2, bots=1)
        table = one.house.tables[made["table"]["id"]]
        db = await asyncpg.connect(shared["database_url"])
        await db.execute("UPDATE wings SET until = 0 WHERE id = $1", one.house.wings.me)  # type: ignore[union-attr]
        await two.house.table(table.entry.id)
        asked = await db.fetchval("SELECT max(ply) FROM log WHERE table_id = $1", table.entry.id)
        row = Row(table.entry.id, asked + 1, "1 k c3", 0.0)
        try:
            await one.house.services.store.append([row], table.epoch)
            line = True
        except Taken:
            line = False
        changed = msgspec.structs.replace(table.entry, listed=True)
        try:
            await one.house.services.store.run(lambda db: entries.save(db, changed, table.epoch))
            change = True
        except entries.Outdated:
            change = False
        await db.close()
        return line, change


def test_a_wing_that_slept_writes_nothing(tmp_path: Path, shared: dict[str, str]) -> None:
    async def scenario() -> None:
        assert await frozen(tmp_path, shared) == (False, False)

    run(scenario(), limit=60)


def test_without_epochs_it_would(
    tmp_path: Path, shared: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted bug: nobody looks at epochs."""
    careless = stores._HELD.replace(
        "(id, epoch) IN (SELECT table_id, epoch FROM given)", "id IN (SELECT table_id FROM given)"
    )
    assert careless != stores._HELD
    monkeypatch.setattr(stores, "_HELD", careless)

    async def scenario() -> None:
        assert (await frozen(tmp_path, shared))[0]

    run(scenario(), limit=60)


def test_a_clock_runs_on_when_its_wing_is_gone(tmp_path: Path, shared: dict[str, str]) -> None:
    """… even if nobody looks: another wing takes the table up, and the flag falls there."""

    async def scenario() -> None:
        async with wings(tmp_path, **shared) as (one, two):
            ada, bob = await one.guest("Ada"), await one.guest("Bob")
            clock = {"kind": "game", "seconds": 30}
            wish = {"game": "boooop", "seats": 2, "sit": True, "clock": clock}
            table = (await ada.post("/tables", **wish))["table"]["id"]
            await bob.put(f"/tables/{table}/seats/2")
            await ada.post(f"/tables/{table}/start")
            await one.house.close()
            await until(lambda: table in two.house.tables)
            live = two.house.tables[table].live_game
            assert live
            assert live.clock
            assert live.clock.falls is not None

    run(scenario(), limit=60)


def test_a_wing_that_is_renewed_while_it_leaves_leaves(
    tmp_path: Path, shared: dict[str, str]
) -> None:
    """Its lease is renewed in the very moment in which it is told to stop; it doesn't come back."""

    async def scenario() -> None:
        async with wings(tmp_path, **shared) as (one, _):
            here = one.house.wings
            assert isinstance(here, Wings)
            asked, answer = asyncio.Event(), asyncio.Event()

            async def renewed() -> bool:
                asked.set()
                return await answer.wait()

            here.holds.renew = renewed  # type: ignore[method-assign]
            await asked.wait()
            answer.set()
            await here.close()
            assert not here.ready

    run(scenario(), limit=20)


# --- settings that can't be ---------------------------------------------------------------------


async def told(folder: Path, find: Any = ALL.__getitem__, **settings: Any) -> str:
    """Why a house can't be opened."""
    house = House(settings_for(folder, **settings), find, lambda: tuple(ALL))
    with pytest.raises(CannotOpen) as why:
        await house.open()
    said = str(why.value)
    assert "\n" not in said
    return said


def test_a_bus_that_is_not_there_is_said_before_anything_is_written(
    tmp_path: Path, shared: dict[str, str]
) -> None:
    async def scenario() -> None:
        said = await told(tmp_path, **{**shared, "bus": f"nats://127.0.0.1:{free_port()}"})
        assert "LAPKI_BUS can't be reached" in said
        db = await asyncpg.connect(shared["database_url"])
        assert not await db.fetch("SELECT * FROM pg_tables WHERE schemaname = 'public'")
        await db.close()

    run(scenario(), limit=30)


def test_a_wrong_password_of_the_bus_is_said(tmp_path: Path, shared: dict[str, str]) -> None:
    with nats_server("--user", "ada", "--pass", "right") as there:

        async def scenario() -> None:
            wrong = {**shared, "bus": there.replace("://", "://ada:hush@")}
            said = await told(tmp_path, **wrong)
            assert "can't be reached" in said
            assert "hush" not in said
            right = {**shared, "bus": there.replace("://", "://ada:right@")}
            async with opened(tmp_path, **right) as home:
                assert home.house.wings.ready

        run(scenario(), limit=60)


def test_all_wings_know_the_same_rules_and_key(tmp_path: Path, shared: dict[str, str]) -> None:
    class Newer:
        """A game whose rules have changed."""

        def __init__(self, game: Any) -> None:
            self._game = game
            self.version = game.version + 1

        def __getattr__(self, name: str) -> Any:
            return getattr(self._game, name)

    async def scenario() -> None:
        async with opened(tmp_path / "one", **shared) as home:
            other = await told(tmp_path / "two", lambda key: Newer(ALL[key]), **shared)
            assert "other versions of the rules" in other
            other = await told(tmp_path / "two", **{**shared, "secret": "x" * 40})
            assert "LAPKI_SECRET" in other
            alone = {"database_url": shared["database_url"], "bus": ""}
            assert "Another house is open" in await told(tmp_path / "two", **alone)
            assert home.house.wings.ready

    run(scenario(), limit=60)


def test_a_bus_needs_a_database_and_a_key(tmp_path: Path) -> None:
    async def scenario() -> None:
        assert "LAPKI_DATABASE_URL" in await told(tmp_path, bus="nats://127.0.0.1")

    run(scenario())
    with pytest.raises(ValueError, match="LAPKI_SECRET"):
        settings_for(tmp_path, bus="nats://127.0.0.1", database_url="postgresql://", secret="")
