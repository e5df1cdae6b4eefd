"""What earlier versions stored still opens, and can be gone back to: `stored/*.sql` was written by
the versions of that name.

They have a table of Spots that waits, Boooop seated by chance with a clock and a turn taken back,
Boooop that ended by a resignation and has a rematch, Dixit in its first round, and Barking with
two bots.
"""

from __future__ import annotations

import hmac
import sqlite3
from contextlib import AsyncExitStack, closing
from hashlib import sha256
from pathlib import Path

import pytest

from house.harness import Guest, Opened, opened, run, settings_for
from lapki.cli.migrate import migrate
from lapki.house import migrations

WAITING, CLOCKED, RESIGNED = "G4aAORnUpixfXjzG", "FnZYlutiWDAaNeTp", "tBg9sHgguoI10rBc"
PAINTED, BARKED = "nXL-Xs4AzZYD5PeK", "pfsXy91ku5g2yA0Z"


@pytest.fixture(params=["a001", "a002"])
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A data folder as a version before left it."""
    return stored(tmp_path, request.param)


def stored(folder: Path, version: str) -> Path:
    with closing(sqlite3.connect(folder / "lapki.db")) as database:
        sql = Path(__file__).parent / "stored" / f"{version}.sql"
        database.executescript(sql.read_text("utf-8"))
    return folder


async def sitter(home: Opened, table: str, chair: int = 1) -> Guest:
    """Whoever sits in this chair there, with their cookie."""
    entry = (await home.house.table(table)).entry
    guest = await home.guest(None)
    guest.client.cookies.set("lapki", home.house.people.cookie(entry.people[chair - 1]))
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


@pytest.mark.parametrize("table", [CLOCKED, PAINTED, BARKED])
def test_games_of_before_take_a_move(table: str, folder: Path) -> None:
    async def scenario() -> None:
        async with opened(folder, toys=False) as home:
            people = (await home.house.table(table)).entry.people
            chairs = [chair for chair, person in enumerate(people, 1) if person]
            guests = [await sitter(home, table, chair) for chair in chairs]
            async with AsyncExitStack() as stack:
                seats = [await stack.enter_async_context(guest.at(table)) for guest in guests]
                for seat in seats:
                    await seat.next()
                asked = next((seat for seat in seats if "question" in seat.now), seats[0])
                while "question" not in asked.now:
                    await asked.next()  # a bot is before us
                live, before = home.house.tables[table].live_game, asked.now["ply"]
                assert live
                assert asked.seat
                move = next(iter(live.game.legal(live.match.state, asked.seat)))
                assert (await asked.move(live.game.write(move)))["is"] == "play"
                steps = [step for f in asked.frames for step in f.get("steps", ())]
                assert [s["actor"] for s in steps if s["ply"] == before + 1] == [str(asked.seat)]

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


# --- forth and back -----------------------------------------------------------------------------

ADA, HERS = "5Ar-pBaSpCoJ417g", "V9I1temhgDMYOac7"


def cookie_of_before(folder: Path, person: str) -> str:
    """As versions before a003 signed it, without a session."""
    key = settings_for(folder).key()
    return f"{person}.{hmac.new(key, f'person {person}'.encode(), sha256).hexdigest()}"


async def guest_of_before(home: Opened, folder: Path) -> Guest:
    guest = await home.guest(None)
    guest.client.cookies.set("lapki", cookie_of_before(folder, ADA))
    return guest


def looks(folder: Path) -> list[str]:
    """All tables and indices, as SQLite tells them."""
    with closing(sqlite3.connect(folder / "lapki.db")) as database:
        rows = database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
        return [" ".join(sql.split()) for (sql,) in rows]


def people_and_tables(folder: Path) -> list[list[tuple[object, ...]]]:
    with closing(sqlite3.connect(folder / "lapki.db")) as database:
        names = ("people", "places", "log", "chat", "mutes", "reports")
        return [database.execute(f"SELECT * FROM {name}").fetchall() for name in names]  # noqa: S608


def test_a_cookie_of_before_seats_me_and_can_be_ended(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(stored(tmp_path, "a002"), toys=False) as home:
            ada = await guest_of_before(home, tmp_path)
            assert (await ada.get("/me"))["id"] == ADA
            assert (await ada.get(f"/tables/{HERS}"))["seat"] == 1
            await ada.put("/me", name="Ada again")
            phone = await home.guest(None)
            await phone.post("/me/claim", code=(await ada.post("/me/link"))["code"])
            assert len(await phone.get("/me/sessions")) == 2
            await phone.delete("/me/sessions")
            assert await ada.get("/me") is None
            assert (await phone.get(f"/tables/{HERS}"))["seat"] == 1

    run(scenario())


def test_a_database_goes_back_to_the_version_before_and_forth_again(tmp_path: Path) -> None:
    settings = settings_for(stored(tmp_path, "a002"))
    looked, held = looks(tmp_path), people_and_tables(tmp_path)
    for _ in range(2):
        assert migrate(settings, migrations.HEAD, "en") == 0
        assert looks(tmp_path) != looked
        assert migrate(settings, "a002", "en") == 0
        assert looks(tmp_path) == looked
        assert people_and_tables(tmp_path) == held

    async def scenario() -> None:
        async with opened(tmp_path, toys=False) as home:
            ada = await guest_of_before(home, tmp_path)
            assert (await ada.get(f"/tables/{HERS}"))["seat"] == 1
            await ada.delete(f"/tables/{HERS}/seats/1")

    run(scenario())
    assert migrate(settings, "a001", "en") == 0
    run(scenario_again(tmp_path))


async def scenario_again(folder: Path) -> None:
    """What was saved twice by two versions is counted anew, and can be saved."""
    async with opened(folder, toys=False) as home:
        ada = await guest_of_before(home, folder)
        await ada.put(f"/tables/{HERS}/seats/1")
        assert (await ada.get(f"/tables/{HERS}"))["seat"] == 1


def test_a_version_that_is_none_and_a_house_that_is_open_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=""):
            assert migrate(settings_for(tmp_path), "a001", "en") == 1
            assert "Another house is open" in capsys.readouterr().err

    assert migrate(settings_for(tmp_path), "b007", "en") == 2
    assert "a001, a002, a003" in capsys.readouterr().err
    run(scenario())
