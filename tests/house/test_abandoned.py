"""Tables that nobody looks at cost nothing, and what nobody comes back to ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from house.harness import Guest, Opened, opened, run, seated
from lapki.house.livetable import LiveTable

HOUR, DAY = 3_600.0, 86_400.0


async def until(test: Callable[[], bool]) -> None:
    while not test():
        await asyncio.sleep(0.01)


async def bots_only(home: Opened) -> tuple[str, Guest, LiveTable]:
    """Boooop against a bot, and the only person has just left the game to another bot."""
    table, (ada,) = await seated(home, "boooop", 2, 1)
    async with ada.at(table) as a:
        await a.next()
        await a.say("leave")
        await a.until(lambda frame: frame.get("now", {}).get("ply", 0) > 4)
    return table, ada, home.house.tables[table]


def test_bots_wait_while_nobody_looks_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, ada, at = await bots_only(home)
            await until(lambda: at.idle)
            live = at.live_game
            assert live
            ply = live.ply
            assert not live.over
            async with ada.at(table) as a:
                await a.until(lambda frame: frame.get("now", {}).get("ply", 0) > ply)

    run(scenario())


def test_a_game_that_goes_on_and_on_is_stopped(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, longest_game=12) as home:
            table, (ada,) = await seated(home, "boooop", 2, 1)
            async with ada.at(table) as a:
                await a.next()
                await a.say("leave")
                told = await a.until(lambda f: f.get("table", {}).get("phase") == "stopped")
            assert told["table"]["stopped"] == "too-long"
            assert home.house.tables[table].idle
            looked = await ada.get(f"/tables/{table}")
            assert (looked["table"]["phase"], looked["now"]) == ("stopped", None)
            async with ada.at(table) as a:
                assert (await a.say("back"))["key"] == "over-already"

    run(scenario())


def test_a_table_that_waits_in_vain_is_closed_and_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = [1_000_000.0]
        async with opened(tmp_path, now=lambda: now[0]) as home:
            ada = await home.guest()
            made = await ada.post("/tables", game="boooop", listed=True, sit=True)
            table = made["table"]["id"]
            now[0] += 23 * HOUR
            await home.house.keeping.sweep()
            assert (await ada.get(f"/tables/{table}"))["table"]["phase"] == "waiting"
            now[0] += 25 * HOUR  # since somebody looked just now
            await home.house.keeping.sweep()
            assert (await ada.get(f"/tables/{table}"))["table"]["stopped"] == "abandoned"
            assert await ada.get("/tables") == []
            now[0] += 31 * DAY
            await home.house.keeping.sweep()
            assert (await ada.ask("GET", f"/tables/{table}")).json()["key"] == "no-table"
            assert await ada.get("/me/tables") == []

    run(scenario())


def test_a_game_waits_two_weeks_and_one_with_days_for_a_move_longer(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = [1_000_000.0]
        async with opened(tmp_path, now=lambda: now[0]) as home:
            quick, _ = await seated(home, "boooop", 2, 2)
            slow, _ = await seated(home, "toy-dice", 3, 3, clock={"kind": "days", "days": 30})
            finished, (ada, _) = await seated(home, "boooop", 2, 2)
            async with ada.at(finished) as a:
                await a.say("resign")
            now[0] += 15 * DAY
            await home.house.keeping.sweep()
            phases = [home.house.tables[table].entry.phase for table in (quick, slow, finished)]
            assert phases == ["stopped", "playing", "finished"]
            now[0] += 300 * DAY
            for _ in range(2):
                await home.house.keeping.sweep()
            assert (await ada.get(f"/tables/{finished}"))["table"]["phase"] == "finished"

    run(scenario())


def test_when_a_table_was_used_outlives_the_house(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = [1_000_000.0]
        async with opened(tmp_path, now=lambda: now[0]) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            now[0] += 10 * DAY
            await ada.get(f"/tables/{table}")
        now[0] += 5 * DAY
        async with opened(tmp_path, now=lambda: now[0]) as home:
            await home.house.keeping.sweep()
            assert (await (await home.guest()).get(f"/tables/{table}"))["table"][
                "phase"
            ] == "playing"

    run(scenario())
