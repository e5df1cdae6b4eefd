"""A doctor looks at a house, says what to mend, and changes nothing."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from typer.testing import CliRunner

from house.harness import Opened, opened, run, settings_for
from house.test_backup import make
from lapki.cli.app import app
from lapki.cli.doctor import chosen, doctor, kept, look, reached, served
from lapki.cli.doctor.finding import Finding
from lapki.house.hostkey import Key, leave_key
from lapki.house.settings import Settings
from lapki.house.wire import Knocking
from lapki.words import LANGUAGES, Words

LONG = "long enough to be a key that somebody chose"


def said(findings: Iterable[Finding]) -> dict[str, str]:
    """What was found, and how bad it is; all of it can be told in every language."""
    found = {}
    for state, key, facts in findings:
        found[key] = state
        for language in LANGUAGES:
            assert "{" not in Words(language)(f"doctor-{key}", **facts)
    return found


def gathered(findings: AsyncIterator[Finding]) -> dict[str, str]:
    async def gather() -> list[Finding]:
        return [finding async for finding in findings]

    return said(asyncio.run(gather()))


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house that is closed and well, with a backup of this minute beside it."""
    folder = tmp_path_factory.mktemp("healthy")
    make(folder / "data", secret="")
    (folder / "data-backups").mkdir()
    (folder / "kept.tar").rename(folder / "data-backups" / "kept.tar")
    return folder


@pytest.fixture
def data(healthy: Path, tmp_path: Path) -> Path:
    """The same, for one test."""
    shutil.copytree(healthy, tmp_path, dirs_exist_ok=True)
    return tmp_path / "data"


def plain(folder: Path, **given: Any) -> Settings:
    return settings_for(folder, **{"secret": "", "database_url": "", **given})


# --- as a whole ---------------------------------------------------------------------------------


def test_a_house_in_order_has_nothing_to_mend_and_stays_as_it_is(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {f: (f.stat().st_mtime_ns, f.stat().st_mode) for f in data.rglob("*")}
    assert doctor(plain(data), None, "en") == 0
    told = capsys.readouterr().out
    assert "✓ The database is whole" in told
    assert "✗" not in told
    assert {f: (f.stat().st_mtime_ns, f.stat().st_mode) for f in data.rglob("*")} == before


def test_one_thing_to_mend_is_enough_for_status_one(data: Path) -> None:
    (data / "secret").chmod(0o644)
    done = CliRunner().invoke(app, ["doctor", "--lang", "uk", "--data", str(data)])
    assert done.exit_code == 1
    assert f"✗ Інші на цій машині можуть відкрити {data / 'secret'}" in done.stdout
    assert done.stdout.rstrip().endswith("Треба полагодити 1 річ. Вони позначені ✗.")


def test_a_place_without_a_house_is_no_illness(tmp_path: Path) -> None:
    found = gathered(look(plain(tmp_path / "nowhere" / "yet")))
    assert "ill" not in found.values()
    assert {"folder-new", "database-none", "door-closed", "backups-unknown"} <= found.keys()
    assert not (tmp_path / "nowhere").exists()


def test_there_are_words_for_every_finding_and_for_nothing_else() -> None:
    files = Path(chosen.__file__).parent.glob("*.py")
    text = "".join(file.read_text() for file in files)
    found = set(re.findall(r'(?:well|note|ill)\(\s*"([a-z-]+)"', text)) | {"mend", "fine"}
    words = Path(__file__).parents[2] / "locales" / "en" / "doctor.ftl"
    assert found == set(re.findall(r"^doctor-([a-z-]+) =", words.read_text(), re.M))


# --- settings -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "key", "state"),
    [
        ({}, "settings", "well"),
        ({"base_url": "lapki.example"}, "base-url", "ill"),
        ({"base_url": "https://lapki.example/games"}, "base-url", "ill"),
        ({"base_url": "http://lapki.example", "secure_cookies": True}, "cookies-lost", "ill"),
        ({"host": "0.0.0.0"}, "plain", "note"),  # noqa: S104
        ({"host": "0.0.0.0", "base_url": "https://lapki.example"}, "settings", "well"),  # noqa: S104
        ({"proxies": "*"}, "proxies-anybody", "ill"),
        ({"proxies": "127.0.0.1, proxy.example"}, "proxies-odd", "ill"),
        ({"proxies": "127.0.0.1, 10.0.0.0/24"}, "settings", "well"),
        ({"limits": "off"}, "limits-off", "note"),
        ({"bus": "tls://10.0.0.3:4222", "secret": LONG}, "bus-alone", "ill"),
        ({"bus": "nats://10.0.0.3:4222", "secret": LONG}, "bus-plain", "note"),
    ],
)
def test_settings_that_make_no_sense(
    tmp_path: Path, given: dict[str, Any], key: str, state: str
) -> None:
    settings = plain(tmp_path, **{"limits": "", **given})
    assert said(chosen.look_at_settings(settings)).get(key) == state


def test_a_slip_in_the_name_of_a_setting_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LAPKI_BASEURL", "https://lapki.example")
    monkeypatch.setenv("LAPKI_BUS_PASSWORD", "of another program")
    (slip,) = [f for f in chosen.look_at_settings(plain(tmp_path)) if f.key == "slip"]
    assert slip.facts == {"name": "LAPKI_BASEURL", "near": "LAPKI_BASE_URL"}


# --- what lies on the disk ----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "lapki.db", "secret", "host.json"])
def test_what_others_may_read_is_found(data: Path, name: str) -> None:
    leave_key(data, Key("http://127.0.0.1:1", "a key"))
    (data / name).chmod(0o750)
    found = [f for f in kept.look_at_files(plain(data)) if f.state == "ill"]
    assert [(f.key, f.facts["file"]) for f in found] == [("readable", str(data / name))]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
def test_a_file_of_somebody_else_is_found(data: Path) -> None:
    os.chown(data / "lapki.db", 12345, 12345)
    assert said(kept.look_at_files(plain(data)))["foreign"] == "ill"


def test_a_folder_that_cannot_be_written_is_found(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert said(kept.look_at_files(plain(data))) == {"closed": "ill"}
    assert said(kept.look_at_files(plain(data / "below" / "it"))) == {"closed": "ill"}


def test_a_folder_of_root_is_worth_a_look(data: Path) -> None:
    found = said(kept.look_at_files(plain(data)))
    assert found == ({"root": "note"} if data.stat().st_uid == 0 else {"files": "well"})


def test_a_key_that_is_lost_or_cut_off_is_found(data: Path) -> None:
    (data / "secret").write_text("short")
    assert said(kept.look_at_files(plain(data)))["key-short"] == "ill"
    assert said(kept.look_at_files(plain(data, secret=LONG[:9])))["key-short"] == "ill"
    (data / "secret").unlink()
    assert said(kept.look_at_files(plain(data)))["key-lost"] == "ill"
    assert "key-lost" not in said(kept.look_at_files(plain(data, secret=LONG)))


class _Usage(NamedTuple):
    free: int


@pytest.mark.parametrize(
    ("megabytes", "found"),
    [(50, {"disk-full": "ill"}), (500, {"disk-low": "note"}), (50_000, {"disk": "well"})],
)
def test_a_disk_that_fills_up_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, megabytes: int, found: dict[str, str]
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: _Usage(megabytes * kept.MB))
    assert said(kept.look_at_disk(tmp_path / "not" / "there")) == found


def test_backups_are_looked_at(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = data.with_name("data-backups")
    (file,) = folder.iterdir()
    assert said(kept.look_at_backups(data, None)) == {"backups-here": "note"}
    file.chmod(0o644)
    assert said(kept.look_at_backups(data, folder))["readable"] == "ill"
    file.chmod(0o600)
    days_ago = time.time() - 3 * 86_400
    os.utime(file, (days_ago, days_ago))
    assert said(kept.look_at_backups(data, folder))["backups-old"] == "ill"
    (folder / "newer.tar.age").write_text("cut off")
    assert said(kept.look_at_backups(data, folder))["backups-broken"] == "ill"
    (folder / "newer.tar.age").write_text("age-encryption.org/v1 sealed")
    (folder / "newer.tar.age").chmod(0o644)  # whoever reads it reads nothing
    elsewhere = Path("/proc")  # another disk
    if elsewhere.is_dir():
        assert said(kept.look_at_backups(elsewhere, folder)) == {"backups": "well"}
    shutil.rmtree(folder)
    assert said(kept.look_at_backups(data, None)) == {"backups-unknown": "note"}
    folder.mkdir()
    assert said(kept.look_at_backups(data, None)) == {"backups-none": "ill"}


def test_missing_pages_are_worth_a_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lapki.house.pages.PLACES", (tmp_path,))
    assert said(kept.look_at_pages()) == {"pages-none": "note"}
    (tmp_path / "index.html").touch()
    assert said(kept.look_at_pages()) == {"pages": "well"}


# --- database, bus, clock -----------------------------------------------------------------------


def test_a_database_is_read_while_its_house_is_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url="") as home:
            await home.guest()
            found = [f async for f in served.look_at_database(plain(tmp_path))]
            assert said(found) == {"database": "well"}

    run(scenario())


@pytest.mark.parametrize(("version", "key"), [("a001", "older"), ("z999", "newer")])
def test_a_database_of_another_version_is_found(data: Path, version: str, key: str) -> None:
    with closing(sqlite3.connect(data / "lapki.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = ?", (version,))
        database.commit()
    assert f"database-{key}" in gathered(served.look_at_database(plain(data)))


def test_a_damaged_database_is_found(data: Path) -> None:
    file = data / "lapki.db"
    whole = file.read_bytes()
    file.write_bytes(b"no database" + whole[11:])
    assert gathered(served.look_at_database(plain(data))) == {"database-damaged": "ill"}
    file.write_bytes(whole[:8192] + bytes(8192) + whole[16384:])
    assert gathered(served.look_at_database(plain(data))) == {"database-damaged": "ill"}


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("postgresql://lapki:hush@127.0.0.1:1/lapki", "database-away"),
        ("postgresql://lapki:hu@sh:hush/lapki", "database-odd"),
    ],
)
def test_a_database_that_is_away_is_found_and_its_password_isnt_said(
    tmp_path: Path, url: str, key: str
) -> None:
    async def scenario() -> None:
        (found,) = [f async for f in served.look_at_database(plain(tmp_path, database_url=url))]
        assert (found.state, found.key) == ("ill", key)
        assert "hush" not in str(found.facts)

    run(scenario())


def test_postgres_is_looked_at_and_its_clock_is_compared(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = plain(tmp_path, database_url=postgres)
    assert gathered(served.look_at_database(settings)) == {"database-none": "well"}
    monkeypatch.setattr(served, "_kept", lambda: True)
    assert gathered(served.look_at_clock(settings)) == {"clock": "well"}
    monkeypatch.setattr(served.time, "time", lambda: 1_000_000_000.0)
    assert gathered(served.look_at_clock(settings)) == {"clock-apart": "ill"}


def test_a_bus_is_looked_at(tmp_path: Path, nats: str) -> None:
    assert gathered(served.look_at_bus(plain(tmp_path))) == {}
    there = plain(tmp_path, bus=nats, secret=LONG)
    assert gathered(served.look_at_bus(there)) == {"bus": "well"}
    away = plain(tmp_path, bus="nats://127.0.0.1:1", secret=LONG)
    assert gathered(served.look_at_bus(away)) == {"bus-away": "ill"}


def test_a_clock_that_went_back_is_found(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served, "_kept", lambda: False)
    assert gathered(served.look_at_clock(plain(data))) == {"clock-loose": "note"}
    later = time.time() + 7_200
    os.utime(data / "lapki.db", (later, later))
    assert gathered(served.look_at_clock(plain(data))) == {"clock-future": "ill"}


# --- the way in ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "scheme", "mine", "found"),
    [
        ("203.0.113.5", "https", "203.0.113.5", []),
        ("198.51.100.1", "https", "10.1.1.1", []),  # our own way out has another address
        (reached.STRANGER, "https", "203.0.113.5", ["door-pretend"]),
        ("127.0.0.1", "https", "203.0.113.5", ["door-masked"]),
        ("10.0.0.9", "https", "203.0.113.5", ["door-masked"]),
        ("203.0.113.5", "http", "203.0.113.5", ["door-scheme"]),
    ],
)
def test_what_a_proxy_passes_on(address: str, scheme: str, mine: str, found: list[str]) -> None:
    seen = Knocking(address, scheme)
    judged = reached.judge(seen, "https://lapki.example", mine, "127.0.0.1, 10.0.0.9")
    assert [finding.key for finding in judged] == found
    said(judged)


@asynccontextmanager
async def proxied(home: Opened, forwarded: str | None) -> AsyncIterator[str]:
    """A proxy before a house that knows no WebSockets; it says who comes, or says nothing."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = {}
        if forwarded is not None:
            theirs = re.findall(r"(?i)x-forwarded-for: (\S+)", head)
            headers["x-forwarded-for"] = ", ".join([*theirs, *filter(None, [forwarded])])
        async with httpx.AsyncClient(base_url=home.url) as client:
            answer = await client.get(head.split()[1], headers=headers)
        writer.write(f"HTTP/1.1 {answer.status_code} \r\nconnection: close\r\n".encode())
        writer.write(f"content-length: {len(answer.content)}\r\n\r\n".encode() + answer.content)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


async def at_the_door(folder: Path, home: Opened, url: str = "") -> dict[str, str]:
    leave_key(folder, Key(home.url, "a key"))
    return said([f async for f in reached.look_at_door(plain(folder, base_url=url))])


def test_the_way_in_is_tried_if_the_house_is_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            assert await at_the_door(tmp_path, home) == {"door": "well"}
            nobody = await at_the_door(tmp_path, home, "http://127.0.0.1:1")
            assert nobody == {"door-away": "ill"}
            async with proxied(home, "203.0.113.9") as url:
                assert await at_the_door(tmp_path, home, url) == {"door-deaf": "ill"}
            async with proxied(home, "") as url:
                found = await at_the_door(tmp_path, home, url)
                assert found == {"door-pretend": "ill", "door-deaf": "ill"}
            async with proxied(home, None) as url:
                found = await at_the_door(tmp_path, home, url)
                assert found == {"door-numbers": "ill", "door-deaf": "ill"}
        assert await at_the_door(tmp_path, home) == {"door-closed": "note"}

    run(scenario())


def test_another_program_at_the_address_is_found(tmp_path: Path) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\nconnection: close\r\n\r\nhello")
        writer.close()

    async def scenario() -> None:
        async with opened(tmp_path) as home, await asyncio.start_server(serve, "127.0.0.1") as own:
            url = f"http://127.0.0.1:{own.sockets[0].getsockname()[1]}"
            assert await at_the_door(tmp_path, home, url) == {"door-other": "ill"}

    run(scenario())
