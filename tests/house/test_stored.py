"""What earlier versions stored still opens: `stored/a001.sql` was written by the version before.

It has a table of Spots that waits, Boooop seated by chance with a clock and a turn taken back,
Boooop that ended by a resignation and has a rematch, Dixit in its first round, and Barking with
two bots.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from house.harness import Guest, Opened, opened, run

WAITING, CLOCKED, RESIGNED = "G4aAORnUpixfXjzG", "FnZYlutiWDAaNeTp", "tBg9sHgguoI10rBc"
PAINTED, BARKED = "nXL-Xs4AzZYD5PeK", "pfsXy91ku5g2yA0Z"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder as the version before left it."""
    database = sqlite3.connect(tmp_path / "lapki.db")
    database.executescript((Path(__file__).parent / "stored" / "a001.sql").read_text("utf-8"))
    database.close()
    return tmp_path


async def sitter(home: Opened, table: str) -> Guest:
    """Whoever sits at seat 1 there, with their cookie."""
    entry = (await home.house.table(table)).entry
    guest = await home.guest(None)
    guest.client.cookies.set("lapki", home.house.people.cookie(entry.people[0]))
    return guest


def test_tables_of_before_open_wait_go_on_and_are_over(folder: Path) -> None:
    async def scenario() -> None:
        async with opened(folder, toys=False) as home:
            phases = {WAITING: "waiting", RESIGNED: "finished"}
            for table in (WAITING, CLOCKED, RESIGNED, PAINTED, BARKED):
                guest = await sitter(home, table)
                looked = await guest.get(f"/tables/{table}")
                assert looked["seat"] == 1
                assert looked["table"]["phase"] == phases.get(table, "playing")
                assert looked["table"]["language"] == "en"
                async with guest.at(table) as seat:
                    hello = await seat.next()
                    assert len(hello["steps"]) == (hello["now"] or {"ply": 0})["ply"]

    run(scenario())


def test_a_game_of_before_is_played_on_by_who_was_seated_by_chance(folder: Path) -> None:
    async def scenario() -> None:
        async with opened(folder, toys=False) as home:
            table = await home.house.table(CLOCKED)
            assert table.entry.drawn == (2, 1)
            guest = await sitter(home, CLOCKED)
            async with guest.at(CLOCKED) as seat:
                hello = await seat.next()
                undone = [step["undone"] for step in hello["steps"] if "undone" in step]
                assert len(undone) == 1
                assert (await seat.say("ping"))["is"] == "ack"
                assert home.house.tables[CLOCKED].live_game.clock is not None  # type: ignore[union-attr]

    run(scenario())


def test_a_game_that_ended_before_tells_how_once_it_was_looked_at(folder: Path) -> None:
    async def scenario() -> None:
        async with opened(folder, toys=False) as home:
            guest = await sitter(home, RESIGNED)
            looked = await guest.get(f"/tables/{RESIGNED}")
            assert looked["now"]["ending"] == {"reason": "resigned", "seat": 1}
            assert looked["table"]["rematch"]["by"]["name"]
            mine = {table["id"]: table for table in await guest.get("/me/tables")}
            assert mine[RESIGNED]["ending"] == {"reason": "resigned", "seat": 1}
            assert mine[RESIGNED]["result"]["winners"] == [2]
            assert "! resign 1" in await guest.get(f"/tables/{RESIGNED}/record")

    run(scenario())
