"""A house that starts, or says in one sentence why not; keys, locks, health, and odd requests."""

from __future__ import annotations

import asyncio
import fcntl
import os
import random
import resource
import shutil
import signal
import sqlite3
import stat
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from house.harness import opened, run, settings_for
from house.test_cli import LAPKI, served
from house.test_crash import Player, Server, _each_table_goes_on, check, open_table, ready
from lapki.cli.serve import _warn_root
from lapki.house import entry as entries
from lapki.house.folder import CannotOpen, Folder, Occupied, written_whole
from lapki.house.house import House

SLOW = pytest.mark.slow(seconds=3)
SOON = 5.0
"""Seconds after which a house must have said that it can't be opened."""


def start(data: Path, *, room: int | None = None, **more: str) -> subprocess.Popen[str]:
    """`lapki serve`; with `room`, no file of it may become larger than so many bytes."""

    def full_disk() -> None:
        if room is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    environment = {**os.environ, "LAPKI_DATA": str(data), "PYTHONDONTWRITEBYTECODE": "1", **more}
    return subprocess.Popen(
        [LAPKI, "serve", "--port", "0"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=full_disk,  # noqa: PLW1509 - no threads here
    )


def refused(data: Path, **more: object) -> str:
    """Starting says one sentence and ends, and changes nothing that was there."""
    before = kept(data)
    process = start(data, **more)  # type: ignore[arg-type]
    said, told = process.communicate(timeout=60)
    assert process.returncode in (1, 2), told
    assert "Traceback" not in told
    assert "is open" not in said
    assert kept(data) == before
    (sentence,) = [line for line in told.splitlines() if "runs as root" not in line]
    return sentence


def kept(data: Path) -> dict[str, bytes]:
    """All files but the lock's, which may stay."""
    files = data.rglob("*") if data.is_dir() else ()
    return {f.name: f.read_bytes() for f in files if f.is_file() and f.name != "lock"}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The folder of a house that was open once, and has people."""

    async def scenario() -> None:
        async with opened(tmp_path, secret="", database_url="") as home:
            for number in range(20):
                await home.house.people.enter(f"Guest {number}", "fox", "")

    run(scenario())
    return tmp_path


# --- keys ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", [0, 1, 31, 63, 8_192])
def test_a_first_start_on_a_full_disk_leaves_nothing_that_a_second_would_rely_on(
    tmp_path: Path, room: int
) -> None:
    data = tmp_path / "data"
    process = start(data, room=room)
    said, told = process.communicate(timeout=60)
    assert (process.returncode, said) == (1, "")
    assert "Traceback" not in told
    assert "can't be used" in told.splitlines()[-1]
    assert set(kept(data)) <= {"secret"}
    assert all(len(key) == 64 for key in kept(data).values())
    if room == 63:  # once is enough: the next start has room
        with served(data) as (url, _):
            assert httpx.get(f"{url}/healthz").status_code == 200
        assert len((data / "secret").read_bytes()) == 64


@pytest.mark.parametrize("key", ["", "short", "x" * 31, "\0" * 64, " " * 40])
def test_a_short_key_is_refused(house: Path, key: str) -> None:
    (house / "secret").write_text(key)
    with pytest.raises(CannotOpen, match=r"secret is too short.*remove it"):
        run(House(settings_for(house, secret="")).open())
    assert (house / "secret").read_text() == key
    if key.strip("\0 "):
        with pytest.raises(CannotOpen, match="LAPKI_SECRET is too short"):
            run(House(settings_for(house, secret=key)).open())


def test_a_short_key_is_said_in_one_sentence(house: Path) -> None:
    assert "too short" in refused(house, LAPKI_SECRET="x" * 31)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    with written_whole(file) as new:
        new.write(b"before")
    with suppress(OSError), written_whole(file) as new:
        new.write(b"half")
        raise OSError("the disk is full")
    assert {f.name: f.read_bytes() for f in tmp_path.iterdir()} == {"secret": b"before"}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_a_house_keeps_is_for_its_owner_alone(house: Path) -> None:
    for file in (house, house / "lapki.db", house / "secret"):
        file.chmod(0o777)

    async def scenario() -> None:
        async with opened(house, secret="", database_url=""):
            modes = {f.name: stat.S_IMODE(f.stat().st_mode) for f in house.iterdir() if f.is_file()}
            assert stat.S_IMODE(house.stat().st_mode) == 0o700
            assert {"lapki.db", "lapki.db-wal", "lapki.db-shm", "secret"} <= modes.keys()
            assert all(not mode & 0o077 for mode in modes.values()), modes
        async with opened(house / "new", secret="", database_url=""):
            modes = {f.name: stat.S_IMODE(f.stat().st_mode) for f in (house / "new").iterdir()}
            assert modes.pop("decks") == 0o700
            assert set(modes.values()) == {0o600}, modes
            assert stat.S_IMODE((house / "new").stat().st_mode) == 0o700

    run(scenario())


def test_a_folder_that_everybody_shares_stays_shared(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    (tmp_path / "secret").touch(0o644)
    Folder(tmp_path).let_go()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o1777
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


def test_root_is_warned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for who in (0, 1_000):
        monkeypatch.setattr(os, "geteuid", lambda who=who: who)
        _warn_root()
        told.append("runs as root" in capsys.readouterr().err)
    assert told == [True, False]


# --- one house ----------------------------------------------------------------------------------


def test_a_second_house_is_refused_while_the_first_is_open(
    tmp_path: Path, database_url: str
) -> None:
    async def scenario() -> None:
        elsewhere = tmp_path / "elsewhere" if database_url else tmp_path
        second = House(settings_for(elsewhere, database_url=database_url))
        async with opened(tmp_path, database_url=database_url):
            with pytest.raises(Occupied, match="Another house is open"):
                await second.open()
        await second.open()
        await second.close()

    run(scenario())


@pytest.mark.parametrize("times", [1, pytest.param(5, marks=pytest.mark.slow(seconds=20))])
def test_of_two_starts_at_once_one_opens(tmp_path: Path, times: int) -> None:
    for number in range(times):
        data = tmp_path / str(number)
        both = [start(data), start(data)]
        with closing(_Ended(both)):
            loser = _first_to_end(both)
            (winner,) = [process for process in both if process is not loser]
            assert winner.stdout
            assert "is open at" in winner.stdout.readline()
            said, told = loser.communicate()
            assert (loser.returncode, said) == (1, "")
            assert "Another house is open" in told.splitlines()[-1]


class _Ended:
    """Processes that end with the test."""

    def __init__(self, processes: list[subprocess.Popen[str]]) -> None:
        self.processes = processes

    def close(self) -> None:
        for process in self.processes:
            if process.poll() is None:
                process.kill()
            process.communicate()


def _first_to_end(processes: list[subprocess.Popen[str]]) -> subprocess.Popen[str]:
    while True:
        for process in processes:
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.05)
                return process


def test_a_house_that_was_killed_leaves_no_lock(house: Path) -> None:
    with closing(_Ended([start(house)])) as first:
        assert "is open" in first.processes[0].stdout.readline()  # type: ignore[union-attr]
        with pytest.raises(Occupied):
            Folder(house)
        first.processes[0].kill()
        first.processes[0].wait()
    Folder(house).let_go()


def test_of_two_who_change_a_table_the_second_is_told_to_read_it_anew(
    tmp_path: Path, database_url: str
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            ada = await home.guest()
            made = await ada.post("/tables", game="boooop", sit=True)
            table = made["table"]["id"]
            store, before = home.house.services.store, home.house.tables[table]
            # Another writer, who knows nothing of us, ends the game.
            theirs = replace(before.entry, phase="stopped")
            await store.run(lambda db: entries.save(db, theirs))
            no = await ada.ask("PATCH", f"/tables/{table}", listed=True)
            assert (no.status_code, no.json()["key"]) == (503, "storage")
            looked = await ada.get(f"/tables/{table}")
            assert looked["table"]["phase"] == "stopped"
            assert home.house.tables[table] is not before
            assert (await ada.ask("PATCH", f"/tables/{table}", listed=True)).status_code == 200

    run(scenario())


# --- files that are broken ----------------------------------------------------------------------


def _garbage(file: Path, seed: int) -> None:
    file.write_bytes(random.Random(seed).randbytes(8_192 * (seed + 1)))


def _cut(file: Path, seed: int) -> None:
    os.truncate(file, (50, 4_096, file.stat().st_size - 1)[seed])


def _scrambled(file: Path, seed: int) -> None:
    """The first bytes are right, and nothing else."""
    file.write_bytes(file.read_bytes()[:100] + random.Random(seed).randbytes(65_536))


def _emptied(file: Path, seed: int) -> None:
    os.truncate(file, 0)


def _newer(file: Path, seed: int) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'a999'")


BREAKS = [_garbage, _cut, _scrambled, _emptied, _newer]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("broken", BREAKS)
def test_a_broken_database_is_refused_and_left_alone(
    house: Path, broken: object, seed: int
) -> None:
    broken(house / "lapki.db", seed)  # type: ignore[operator]
    before = kept(house)

    async def scenario() -> None:
        with pytest.raises(CannotOpen, match=r"lapki\.db can't be used: ") as told:
            async with asyncio.timeout(SOON):
                await House(settings_for(house)).open()
        assert len(str(told.value).splitlines()) == 1
        assert str(told.value).count("can't be used") == 1

    run(scenario())
    assert kept(house) == before


@pytest.mark.slow(seconds=40)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("broken", BREAKS)
def test_a_start_with_a_broken_database_says_so(house: Path, broken: object, seed: int) -> None:
    broken(house / "lapki.db", seed)  # type: ignore[operator]
    assert "lapki.db can't be used" in refused(house)


@pytest.fixture
def read_only(house: Path) -> Iterator[Path]:
    """The database as a file that nobody may write to, not even root."""
    file = house / "lapki.db"
    file.chmod(0o400)
    if os.geteuid() == 0:
        chattr = shutil.which("chattr")
        if not chattr or subprocess.run([chattr, "+i", file], capture_output=True).returncode:
            pytest.skip("root may write to everything here")
    yield house
    if os.geteuid() == 0:
        subprocess.run(["chattr", "-i", file], check=True)


@pytest.mark.parametrize("time", [1, *(pytest.param(n, marks=SLOW) for n in (2, 3))])
def test_a_read_only_database_is_said(read_only: Path, time: int) -> None:
    assert "lapki.db can't be used" in refused(read_only)


def test_a_folder_that_is_none_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    assert "can't be used: " in refused(tmp_path / "file" / "data")


@pytest.mark.parametrize("room", [0, *(pytest.param(n, marks=SLOW) for n in (1, 9, 99, 999))])
def test_a_full_disk_is_said_and_leaves_the_house_as_it_was(house: Path, room: int) -> None:
    assert "lapki.db can't be used" in refused(house, room=room)
    with served(house) as (url, _):
        assert httpx.get(f"{url}/healthz").status_code == 200


def test_a_signal_ends_a_house_that_waits_for_its_database(house: Path) -> None:
    with closing(sqlite3.connect(house / "lapki.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with closing(_Ended([start(house)])) as ended:
            (process,) = ended.processes
            while not _is_locked(house / "lock"):
                assert process.poll() is None
                time.sleep(0.01)
            process.send_signal(signal.SIGTERM)
            said, told = process.communicate(timeout=60)
        assert "is open" not in said
        assert "can't be used" not in told  # it didn't wait until SQLite gave up
        assert process.returncode in (1, -signal.SIGTERM)


def _is_locked(file: Path) -> bool:
    with file.open() as opened:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


# --- health -------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can fill a disk for us")
def test_health_says_no_while_nothing_can_be_written(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as (url, process), httpx.Client(base_url=url) as client:
        assert client.put("/api/v1/me", json={"name": "Ada"}).status_code == 200
        _, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, -1))
        no = client.post("/api/v1/tables", json={"game": "boooop"})
        assert (no.status_code, no.json()["key"]) == (503, "storage")
        for _ in range(3):
            health = client.get("/healthz")
            assert (health.status_code, health.json()["ok"]) == (503, False)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        while client.get("/healthz").status_code != 200:
            time.sleep(0.2)
        assert client.post("/api/v1/tables", json={"game": "boooop"}).status_code == 201


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can fill a disk for us")
@pytest.mark.parametrize("times", [1, pytest.param(5, marks=pytest.mark.slow(seconds=30))])
def test_nothing_acknowledged_is_lost_by_a_full_disk(tmp_path: Path, times: int) -> None:
    run(filled(tmp_path, times), limit=300)


async def filled(folder: Path, times: int) -> None:
    """Tables play, and now and then nothing can be written; the log lies on the same disk."""
    server = Server(folder)
    server.start()
    assert server.process
    try:
        await ready(server)
        players: list[Player] = []
        playing: list[asyncio.Task[None]] = []
        for time in range(times):
            # New ones each time: on a quick machine those before may be over, and nobody writes.
            more = [p for n in range(3) for p in await open_table(server, 3 * time + n)]
            players += more
            playing += [asyncio.create_task(player.play()) for player in more]
            await _everybody_moves(players, playing)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, -1))
            await _health(server, 503)
            check(folder, players)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (-1, -1))
            await _health(server, 200)
            await _everybody_moves(players, playing)
        for task in playing:
            task.cancel()
        done = await asyncio.gather(*playing, return_exceptions=True)
        assert [p for p in done if isinstance(p, AssertionError)] == []
    finally:
        server.kill()
    check(folder, players)


async def _everybody_moves(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    for player in players:
        if not player.over:
            player.moved.clear()
    await asyncio.gather(*_each_table_goes_on(players, playing))


async def _health(server: Server, status: int) -> None:
    async with httpx.AsyncClient(timeout=60) as client:
        while (await client.get(f"{server.url[:-7]}/healthz")).status_code != status:
            await asyncio.sleep(0.05)


# --- requests that no page sends ----------------------------------------------------------------

ODD = [
    b"PUT /api/v1/me HTTP/1.1\r\nContent-Length: 60000\r\n\r\n" + b"[" * 60_000,
    b"PUT /api/v1/me HTTP/1.1\r\nContent-Length: 60006\r\n\r\n" + b'{"a":' + b"[" * 60_000 + b"}",
    b'PUT /api/v1/me HTTP/1.1\r\nContent-Length: 14\r\n\r\n{"name": "\xff\xfe"}',
    b"GET /api/v1/tables/\xff\xfe HTTP/1.1\r\n\r\n",
    b"GET /api/v1/tables/%ff%fe HTTP/1.1\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\n\r\n",
    b"GET /%ff HTTP/1.1\r\n\r\n",
    b"GET /pictures/%ff%fe.svg HTTP/1.1\r\n\r\n",
    b"GET /api/v1/games?lang=%ff%fe HTTP/1.1\r\n\r\n",
    b"GET /api/v1/games?lang=\xff HTTP/1.1\r\n\r\n",
    b"GET /api/v1/me HTTP/1.1\r\nCookie: lapki=\xff\xfe.\xff\r\n\r\n",
    b"GET /api/v1/me HTTP/1.1\r\nAccept-Language: \xff\xfe\r\n\r\n",
    b"PUT /api/v1/me HTTP/1.1\r\nOrigin: \xff\r\nContent-Length: 2\r\n\r\n{}",
    b"PUT /api/v1/me HTTP/1.1\r\nContent-Type: \xff\xfe/\xff; charset=\xff\r\n"
    b"Content-Length: 2\r\n\r\n{}",
    b"PUT /api/v1/me HTTP/1.1\r\nContent-Type: text/html; charset=utf-99\r\n"
    b"Content-Length: 2\r\n\r\n{}",
    b"GET /api/v1/me HTTP/1.1\r\nUser-Agent: \xff\r\nX-Forwarded-For: \xff\r\n\r\n",
    b"GET /metrics HTTP/1.1\r\nAuthorization: Bearer \xff\r\nHost: [\xff\r\n\r\n",
]


def test_odd_bytes_are_refused_and_break_nothing(tmp_path: Path) -> None:
    async def answer(url: str, request: bytes) -> int:
        host, _, port = url.removeprefix("http://").rpartition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        line, _, rest = request.partition(b"\r\n")
        own = b"" if b"Host:" in rest else b"Host: " + host.encode() + b"\r\n"
        writer.write(line + b"\r\n" + own + b"Connection: close\r\n" + rest)
        said = await asyncio.wait_for(reader.read(), 30)
        writer.close()
        return int(said.split(b" ")[1])

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            statuses = [await answer(home.url, request) for request in ODD]
            assert [(s, o) for s, o in zip(statuses, ODD, strict=True) if s >= 500] == []
            assert statuses[:3] == [400, 400, 400]

    run(scenario())


# --- what strangers may read --------------------------------------------------------------------


def test_numbers_are_for_this_machine_or_who_has_the_token(tmp_path: Path) -> None:
    async def status(url: str, **headers: str) -> int:
        async with httpx.AsyncClient() as client:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            return (await client.get(f"{url}/metrics", headers=sent)).status_code

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            assert await status(home.url) == 200
            assert await status(home.url, x_forwarded_for="127.0.0.1") == 404
            assert await status(home.url, forwarded="for=127.0.0.1") == 404
            assert await status(home.url, host="lapki.example") == 404
        async with opened(tmp_path, metrics_token="let me " + "count") as home:
            assert await status(home.url) == 404
            assert await status(home.url, authorization="Bearer nonsense") == 404
            allowed = {"authorization": "Bearer let me count", "x_forwarded_for": "192.0.2.1"}
            assert await status(home.url, **allowed) == 200

    run(scenario())


def test_numbers_may_have_an_address_of_their_own(tmp_path: Path) -> None:
    import socket

    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        place = f"127.0.0.1:{free.getsockname()[1]}"
    with served(tmp_path, LAPKI_METRICS_AT=place) as (url, _):
        assert "lapki_lines_total" in httpx.get(f"http://{place}/metrics").text
        assert httpx.get(f"{url}/metrics").status_code == 404
        assert "LAPKI_METRICS_AT" in refused(tmp_path / "other", LAPKI_METRICS_AT=place)
    assert "LAPKI_METRICS_AT" in refused(tmp_path / "other", LAPKI_METRICS_AT="nowhere")


def test_a_house_behind_https_asks_for_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        header = "strict-transport-security"
        async with httpx.AsyncClient() as client:
            async with opened(tmp_path, base_url="https://lapki.example") as home:
                assert "max-age=" in (await client.get(f"{home.url}/healthz")).headers[header]
            async with opened(tmp_path) as home:
                assert header not in (await client.get(f"{home.url}/healthz")).headers

    run(scenario())
