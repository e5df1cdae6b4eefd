"""Looking back at a game: only when it is over, only when somebody asks, once, and kept with it."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select, update

from house.harness import Guest, Opened, opened, run, seated, some_move
from lapki.house import entry as entries
from lapki.house import schema


async def played(home: Opened, game: str = "boooop", moves: int = 3) -> tuple[str, list[Guest]]:
    """A short game in which the first seat gives up at last."""
    table, guests = await seated(home, game, 2, 2)
    rng = Random(4)
    async with guests[0].at(table) as a, guests[1].at(table) as b:
        await a.next()
        await b.next()
        live = home.house.tables[table].live_game
        assert live
        for _ in range(moves):
            seat = live.asked[0]
            await (a, b)[seat - 1].move(some_move(home, table, seat, rng))
        await a.say("resign")
    return table, guests


async def found(guest: Guest, table: str) -> Any:
    """Ask for it, and wait until it is there."""
    told = await guest.post(f"/tables/{table}/lookback")
    while told["found"] is None:
        await asyncio.sleep(0.05)
        told = await guest.get(f"/tables/{table}/lookback")
        assert 0 <= told["done"] <= told["of"]
    return told["found"]


def test_of_a_game_that_goes_on_nobody_is_told_anything(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, guests = await seated(home, "barking", 2, 2)
            stranger = await home.guest("Stranger")
            for guest in (*guests, stranger):
                for method in ("GET", "POST"):
                    no = await guest.ask(method, f"/tables/{table}/lookback")
                    assert (no.status_code, no.json()["key"]) == (403, "still-running")
            assert home.house.look_backs.job(table) is None

    run(scenario())


def test_who_may_not_look_may_not_look_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2, spectators=False)
            stranger = await home.guest("Stranger")
            async with ada.at(table) as a:
                await a.next()
                await a.say("resign")
            for method in ("GET", "POST"):
                no = await stranger.ask(method, f"/tables/{table}/lookback")
                assert no.json()["key"] == "no-spectators"

    run(scenario())


def test_it_is_found_once_ends_with_the_winner_and_is_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await played(home)
            at_once = await ada.get(f"/tables/{table}/lookback")
            assert at_once["found"] is None
            assert at_once["of"] == 0, "nobody has asked"
            asked = [ada.post(f"/tables/{table}/lookback") for _ in range(3)]
            first = await asyncio.gather(*asked, bob.post(f"/tables/{table}/lookback"))
            assert {told["of"] for told in first} == {3}
            assert len(home.house.look_backs._jobs) <= 1
            back = await found(bob, table)
            assert back["end"] == [0.0, 1.0]
            assert back["start"] == [0.5, 0.5]
            plies = [decision["ply"] for decision in back["decisions"]]
            assert plies == sorted(plies)
            for decision in back["decisions"]:
                assert sum(decision["chances"]) == pytest.approx(1, abs=0.01)
                assert decision["had"] <= decision["hope"]
                kept = decision["verdict"] == "kept"
                assert kept == ("best" not in decision)
            assert 1 <= len(back["moments"]) <= 3
            again = await ada.post(f"/tables/{table}/lookback")
            assert again["found"] == back
            assert home.house.look_backs.job(table) is None

    run(scenario(), limit=120)


def test_it_goes_with_its_game(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            table, (ada, _) = await played(home, "toy-hands", 1)
            await found(ada, table)
            store, tables = home.house.services.store, schema.tables
            many = select(func.count()).select_from(schema.lookbacks)
            assert await store.run(lambda db: db.execute(many).scalar()) == 1
            old = update(tables).values(phase="stopped", used=0.0)
            await store.run(lambda db: db.execute(old))
            assert await store.run(partial(entries.forget, since=1.0)) == [table]
            assert await store.run(lambda db: db.execute(many).scalar()) == 0

    run(scenario(), limit=120)


def test_a_game_that_went_on_is_looked_back_at_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await played(home, "toy-hands", 1)
            await found(ada, table)
            shorter = update(schema.lookbacks).values(lines=1)
            await home.house.services.store.run(lambda db: db.execute(shorter))
            assert (await ada.get(f"/tables/{table}/lookback"))["found"] is None
            older = update(schema.lookbacks).values(version=0)
            await home.house.services.store.run(lambda db: db.execute(older))
            assert (await ada.get(f"/tables/{table}/lookback"))["found"] is None

    run(scenario(), limit=120)


def test_a_game_that_has_no_bot_has_figures_and_an_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await played(home, "toy-hands", 2)
            back = await found(ada, table)
            assert back["decisions"] == back["moments"] == []
            assert back["end"] == [0.0, 1.0]

    run(scenario(), limit=60)


def test_a_process_that_dies_over_it_is_replaced(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await played(home, "toy-hands", 4)
            worker = home.house.look_backs._worker
            whole, died = worker._exchange, []

            async def dies_once(request: Any) -> Any:
                if not died:
                    died.append(request)
                    raise EOFError
                return await whole(request)

            worker._exchange = dies_once  # type: ignore[method-assign]
            assert (await found(ada, table))["end"] == [0.0, 1.0]
            assert died

    run(scenario(), limit=60)


def test_nobody_may_ask_for_too_many(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="lookbacks=1/600,1/600") as home:
            first, (ada, bob) = await played(home, "toy-hands", 1)
            second, (eve, _) = await played(home, "toy-hands", 1)
            await found(ada, first)
            assert (await ada.ask("POST", f"/tables/{first}/lookback")).status_code == 200
            for guest in (ada, bob, eve):
                assert (await guest.ask("POST", f"/tables/{second}/lookback")).status_code == 429

    run(scenario(), limit=60)
