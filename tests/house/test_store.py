"""The store keeps what it promised, in a file and in PostgreSQL alike."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, select, text

from house.harness import run, settings_for
from lapki.house import migrations, schema
from lapki.house.store import Row, Sqlite, Store, Taken, Unusable, store_at


@asynccontextmanager
async def opened(folder: Path, url: str) -> AsyncIterator[Store]:
    store = store_at(settings_for(folder, database_url=url).database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def lines(db: Connection) -> list[tuple[str, int, str]]:
    log = schema.log
    found = select(log.c.table_id, log.c.ply, log.c.line).order_by(log.c.table_id, log.c.ply)
    return [tuple(row) for row in db.execute(found)]


def test_appended_lines_are_there_after_closing(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url) as store:
            await store.append([Row("a", 0, "1 k c3", 1.0), Row("a", 1, "2 k c4", 2.0, "{}")])
        async with opened(tmp_path, database_url) as store:
            assert await store.run(lines) == [("a", 0, "1 k c3"), ("a", 1, "2 k c4")]

    run(scenario())


def test_a_ply_is_written_once_and_all_of_an_append_or_none(
    tmp_path: Path, database_url: str
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url) as store:
            await store.append([Row("a", 0, "first", 1.0)])
            with pytest.raises(Taken):
                await store.append([Row("a", 1, "new", 1.0), Row("a", 0, "second", 1.0)])
            assert await store.run(lines) == [("a", 0, "first")]
            await store.append([Row("a", 1, "new", 1.0)])

    run(scenario())


def test_one_bad_append_of_a_group_spoils_no_other(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url) as store:
            await store.append([Row("a", 0, "first", 1.0)])
            rows = [Row(name, 0, "line", 1.0) for name in "bcadef"]
            done = await asyncio.gather(
                *(store.append([row]) for row in rows), return_exceptions=True
            )
            assert [type(problem) for problem in done if problem] == [Taken]
            assert [table for table, _, _ in await store.run(lines)] == list("abcdef")

    run(scenario())


def test_many_appends_share_a_flush(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        flushes: list[int] = []
        async with opened(tmp_path, database_url) as store:
            store.flushed = lambda rows, seconds: flushes.append(rows)
            await asyncio.gather(*(store.append([Row(str(n), 0, "x", 1.0)]) for n in range(200)))
        assert sum(flushes) == 200
        assert len(flushes) < 100, flushes

    run(scenario())


def test_work_that_fails_leaves_nothing_behind(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url) as store:

            def work(db: Connection) -> None:
                db.execute(
                    schema.people.insert(), {"id": "x", "name": "X", "avatar": "fox", "created": 1}
                )
                raise ValueError("no")

            with pytest.raises(ValueError, match="no"):
                await store.run(work)
            assert await store.run(lambda db: list(db.execute(select(schema.people)))) == []

    run(scenario())


def test_migrations_lead_to_the_schema_that_the_house_uses(
    tmp_path: Path, database_url: str
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url) as store:

            def columns(db: Connection) -> dict[str, set[str]]:
                look = inspect(db)
                names = set(look.get_table_names()) - {"alembic_version"}
                return {name: {c["name"] for c in look.get_columns(name)} for name in names}

            there = await store.run(columns)
        assert there == {t.name: {c.name for c in t.columns} for t in schema.metadata.sorted_tables}

    run(scenario())


def test_a_database_goes_back_a_version_and_forth_again(tmp_path: Path, database_url: str) -> None:
    async def move(to: str) -> None:
        store = store_at(settings_for(tmp_path, database_url=database_url).database)
        await store.open(partial(migrations.move, to=to))
        await store.close()

    async def scenario() -> None:
        async with opened(tmp_path, database_url) as store:
            ada = {"id": "ada", "name": "Ada", "avatar": "fox", "created": 1.0}
            await store.run(lambda db: db.execute(schema.people.insert(), ada))
        await move("a002")
        await move("a001")
        async with opened(tmp_path, database_url) as store:
            found = select(schema.sessions.c.person, schema.sessions.c.seen)
            assert await store.run(lambda db: db.execute(found).all()) == [("ada", 1.0)]

    run(scenario())


def test_the_newest_migration_is_the_one_that_the_start_looks_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == migrations.HEAD


def test_a_file_is_flushed_before_anything_is_acknowledged(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, "") as store:
            assert isinstance(store, Sqlite)
            pragmas = [
                await store.run(lambda db, name=name: db.execute(text(f"PRAGMA {name}")).scalar())
                for name in ("journal_mode", "synchronous")
            ]
            assert pragmas == ["wal", 2]

    run(scenario())


@pytest.mark.slow(seconds=200)
def test_all_that_tables_and_people_do_they_do_in_postgresql_too(postgres: str) -> None:
    """The suite of tables, people, refusals and leaks once more, on a real PostgreSQL."""
    here = Path(__file__).parent
    files = [
        here / f"test_{name}.py"
        for name in (
            "table",
            "undo",
            "ends",
            "lists",
            "people",
            "refusals",
            "leaks",
            "play",
            "lookback",
        )
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not slow", *files]
    environment = {**os.environ, "LAPKI_TEST_POSTGRES": postgres}
    done = subprocess.run(command, env=environment, cwd=here.parents[1], capture_output=True)
    assert done.returncode == 0, done.stdout.decode()[-4_000:]


# --- a database that can't be used --------------------------------------------------------------


def test_a_file_that_cannot_be_opened_is_said_at_once(tmp_path: Path) -> None:
    (tmp_path / "lapki.db").mkdir()  # a folder stands where the file should be

    async def scenario() -> None:
        with pytest.raises(Unusable, match=r"lapki\.db can't be used: unable to open") as told:
            async with opened(tmp_path, ""):
                pass
        assert str(told.value).count("can't be used") == 1

    run(scenario(), limit=10)


def test_an_address_that_cannot_be_read_is_not_repeated(tmp_path: Path) -> None:
    async def scenario() -> None:
        with pytest.raises(Unusable, match="this isn't an address") as told:
            async with opened(tmp_path, "postgresql://ada:hush:5432/lapki"):  # no host
                pass
        assert "hush" not in str(told.value)

    run(scenario(), limit=20)


def test_a_server_that_is_not_there_is_said_without_its_password(tmp_path: Path) -> None:
    async def scenario() -> None:
        with pytest.raises(Unusable, match="can't be used") as told:
            async with opened(tmp_path, "postgresql://ada:hush@127.0.0.1:9/lapki"):
                pass
        assert "hush" not in str(told.value)

    run(scenario(), limit=20)


def test_whoever_waits_for_a_writer_that_dies_is_told_and_so_is_the_house(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        told: list[Unusable] = []
        async with opened(tmp_path, database_url) as store:
            store.lost = told.append

            def die(*_: object) -> None:
                raise MemoryError("no room")

            monkeypatch.setattr(type(store), "_flush", die)
            for ply in (0, 1):  # one that waits, and one that comes too late
                with pytest.raises(Unusable, match="no room"):
                    await store.append([Row("a", ply, "1 k c3", 1.0)])
        assert len(told) == 1

    run(scenario(), limit=20)
