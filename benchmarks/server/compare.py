"""Our server beside boardgame.io and Colyseus, in one run, as ratios of processor time a move.

    .venv/bin/python benchmarks/server/compare.py

They are fetched by npm the first time, and measured in their best case: any text is a move, a state
of the same size goes to both people, in memory, without rules. Ours plays by the rules and is
durable. Only the servers' time is counted; whoever drives them does so from another process.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from contextlib import closing
from functools import cache
from pathlib import Path

from guests import cpu_of
from load import cpu

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import web  # noqa: E402  (it knows where Node is, or fetches it)

PEERS = ROOT / "benchmarks" / "server" / "peers"
INSTALL = ("install", "--legacy-peer-deps", "--no-package-lock", "--no-audit", "--no-fund")
TABLES, MOVES, ROUNDS = 40, 60, 2


def peer(name: str, size: int) -> dict[str, float]:
    """One peer, started anew, driven by two people a table."""
    with closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        port = str(door.getsockname()[1])
    server = _node(f"{name}.js", port, str(size))
    try:
        until("ready", server)
        driver = _node("drive.js", name, port, str(TABLES), str(MOVES))
        until("open", driver)
        used = cpu_of(server.pid)
        assert driver.stdin
        driver.stdin.write("go\n")
        driver.stdin.flush()
        done = json.loads(until("{", driver))
        spent = cpu_of(server.pid) - used
        driver.wait()
    finally:
        server.kill()
        server.wait()
    return {"cpu_us": 1e6 * spent / done["moves"], "moves_s": done["moves"] / done["seconds"]}


def until(word: str, peer: subprocess.Popen[str]) -> str:
    """Read what it says until a line has this word; whoever ends before that is no peer."""
    assert peer.stdout
    for line in peer.stdout:
        if word in line:
            return line
    sys.exit(
        f"{peer.args!r} ended with status {peer.wait()} before it said {word!r}. Is all of it "
        f"installed? Remove {PEERS / 'node_modules'} in order to fetch it again."
    )


@cache
def install() -> Path:
    """Fetch what the peers need, once; answers which Node runs them."""
    node = web.find_node()
    npm = [str(node), str(web.npm_of(node)), *INSTALL]
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = PEERS / "node_modules" / ".package-lock.json"  # npm's last word
    if not done.exists():
        subprocess.run(npm, cwd=PEERS, env={**os.environ, "PATH": path})  # noqa: S603
    if not done.exists():
        sys.exit(f"The peers could not be fetched. Try: cd {PEERS} && npm {' '.join(INSTALL)}")
    return node


def _node(*command: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    environment = {**os.environ, "NODE_ENV": "production"}
    return subprocess.Popen(  # noqa: S603
        [install(), *command], cwd=PEERS, env=environment, stdin=pipe, stdout=pipe, text=True
    )


def main() -> None:
    """In turns, so that a busy machine is busy for all of them."""
    install()
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
