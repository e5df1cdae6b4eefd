"""Our server beside boardgame.io and Colyseus, in one run, as ratios of processor time a move.

    (cd benchmarks/server/peers && npm install --legacy-peer-deps --no-package-lock)
    python benchmarks/server/compare.py

They are measured in their best case: any text is a move, a state of the same size goes to both
people, in memory, without rules. Ours plays by the rules and is durable. Only the servers' time is
counted; whoever drives them does so from another process.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
from contextlib import closing
from pathlib import Path

from guests import cpu_of
from load import cpu

PEERS = Path(__file__).parent / "peers"
TABLES, MOVES, ROUNDS = 40, 60, 2


def peer(name: str, size: int) -> dict[str, float]:
    """One peer, started anew, driven by two people a table."""
    with closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        port = str(door.getsockname()[1])
    server = _node(f"{name}.js", port, str(size))
    try:
        assert server.stdout
        while "ready" not in server.stdout.readline():
            pass
        driver = _node("drive.js", name, port, str(TABLES), str(MOVES))
        assert driver.stdin
        assert driver.stdout
        while driver.stdout.readline().strip() != "open":
            pass
        used = cpu_of(server.pid)
        driver.stdin.write("go\n")
        driver.stdin.flush()
        done = json.loads(driver.stdout.readline())
        spent = cpu_of(server.pid) - used
        driver.wait()
    finally:
        server.kill()
        server.wait()
    return {"cpu_us": 1e6 * spent / done["moves"], "moves_s": done["moves"] / done["seconds"]}


def _node(*command: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    node = shutil.which("node") or "node"
    environment = {**os.environ, "NODE_ENV": "production"}
    return subprocess.Popen(  # noqa: S603
        [node, *command], cwd=PEERS, env=environment, stdin=pipe, stdout=pipe, text=True
    )


def main() -> None:
    """In turns, so that a busy machine is busy for all of them."""
    for number in range(1, ROUNDS + 1):
        ours = asyncio.run(cpu("boooop", TABLES, MOVES))
        size = int(ours["bytes_frame"])
        print(f"round {number}: {size} bytes a state, {TABLES} tables of {MOVES} moves")
        print(f"  lapki         {ours['cpu_us']:7.0f} µs a move")
        for name in ("boardgame", "colyseus"):
            theirs = peer(name, size)
            ratio = ours["cpu_us"] / theirs["cpu_us"]
            print(f"  {name:12}  {theirs['cpu_us']:7.0f} µs a move; ours is {ratio:.2f} of it")


if __name__ == "__main__":
    main()
