"""`make cluster`: a house of several processes behind a real proxy, and nothing left of it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from house.harness import Guest, Opened
from house.offers import boooop

ROOT = Path(__file__).resolve().parents[2]
TOOL = [sys.executable, str(ROOT / "tools" / "cluster.py")]


class Ended(Exception):
    """It ended before it was open."""


@contextmanager
def cluster(**settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The tool, and what it said until it was open."""
    process = subprocess.Popen(
        [*TOOL, "--port", "0"],
        env={**os.environ, "LAPKI_LIMITS": "off", **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    said = ""
    try:
        assert process.stdout
        while "data and logs lie in" not in said:
            line = process.stdout.readline()
            said += line
            if not line:
                raise Ended(said)
        yield process, said
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)
        assert process.stdout
        process.stdout.close()


def living_in(folder: str) -> list[str]:
    """Processes that work in a folder of the cluster, whoever started them."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if str((process / "cwd").readlink()).startswith(folder):
                found.append((process / "cmdline").read_text())
        except OSError:  # it is gone, or not ours
            continue
    return found


async def play_on(guests: list[Guest], table: str, until: int) -> None:
    """Move by move, until the log has so many lines; whoever is cut off comes back."""
    rng, reached = Random(7), 0
    while reached < until:
        try:
            async with AsyncExitStack() as stack:
                seats = [await stack.enter_async_context(each.at(table)) for each in guests]
                for seat in seats:
                    await seat.until(lambda frame: frame["is"] == "hello")
                while reached < until:
                    reached = await _one_move(seats, rng)
        except (ConnectionClosed, OSError):
            await asyncio.sleep(0.2)


async def _one_move(seats: list[Any], rng: Random) -> int:
    for seat in seats:
        if seat.now.get("question") is not None:
            question = seat.now["question"]
            answer = await seat.move(boooop(seat.now, rng), question)
            if answer["is"] == "ack":
                for each in seats:
                    while each.now.get("ply", 0) < answer["ply"]:
                        await each.next()
            return int(answer.get("ply", 0))
    raise AssertionError("nobody is asked")


@pytest.mark.slow(seconds=60)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it looks into /proc")
def test_a_cluster_plays_on_without_one_of_its_processes_and_leaves_nothing_behind() -> None:
    with cluster() as (process, said):
        if not (found := re.search(r"One house is open at (\S+)", said)):
            pytest.skip("no HAProxy here")
        folder = said.split("lie in ")[1].strip()
        first = int(re.findall(r"house 1 +pid (\d+)", said)[0])

        async def scenario() -> None:
            home: Any = Opened(None, found[1])  # type: ignore[arg-type]
            guests = [await home.guest(name) for name in ("Ada", "Ben")]
            made = [await guests[0].post("/tables", game="boooop", seats=2) for _ in range(3)]
            tables = [each["table"]["id"] for each in made]
            for table in tables:
                for number, guest in enumerate(guests, 1):
                    await guest.put(f"/tables/{table}/seats/{number}")
                await guests[0].post(f"/tables/{table}/start")
                await play_on(guests, table, 4)
            os.kill(first, signal.SIGKILL)
            for table in tables:
                await play_on(guests, table, 8)
            for client in home.clients:
                await client.aclose()

        asyncio.run(asyncio.wait_for(scenario(), 60))
        assert living_in(folder)
    assert process.returncode == 0
    assert living_in(folder) == []
    assert not Path(folder).exists()


@pytest.mark.slow(seconds=20)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it looks into /proc")
def test_a_house_that_cannot_start_ends_the_cluster_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Ended) as ended, cluster(LAPKI_LIMITS="cats=3", TMPDIR=str(tmp_path)):
        pass
    said = str(ended.value).splitlines()
    assert said[-1].startswith("lapki: house 1 can't start (status 2): ")
    assert "There is no limit of 'cats'" in said[-1]
    assert living_in(str(tmp_path)) == []
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_taken_is_named_before_anything_starts() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        port = door.getsockname()[1]
        done = subprocess.run([*TOOL, "--port", str(port)], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        f"lapki: Nothing can be opened at 127.0.0.1:{port}: Address already in use. Choose another "
        "port: make cluster PORT=9000.\n"
    )
