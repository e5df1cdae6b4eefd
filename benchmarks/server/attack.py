"""What strangers can do to a house by what they send, and by what they don't read.

python benchmarks/server/attack.py                     # all attacks, each on a house of its own
python benchmarks/server/attack.py fragments pings     # some of them
PYTHONPATH=OTHER/src python benchmarks/server/attack.py # on another tree's code

Attackers come from 127.0.0.2 and onwards: the house takes 127.0.0.1 for a proxy that it trusts.
Meanwhile somebody asks for /healthz every 20 ms, from a process of their own.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import selectors
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from guests import Server, percentile
from websockets.sync.client import ClientConnection, connect

LONGEST = 45.0
"""Seconds that an attack goes on, at most."""
EACH = 100
"""So many connections come from one address where many are wanted from many."""


class Suffered(NamedTuple):
    """What an attack did to the house."""

    p99: float
    longest: float
    """Seconds that others waited for /healthz."""
    grown: float
    """Bytes of memory."""
    let_go: float | None
    note: str


class Found(NamedTuple):
    """What an attacker saw."""

    let_go: float | None
    """Seconds until the house had closed all of its connections."""
    note: str = ""


# --- the attacks --------------------------------------------------------------------------------


def fragments(server: Server) -> Found:
    """3.27 million empty fragments of one message."""
    first, more = b"\x01\x80abcd", b"\x00\x80abcd" * 10_000
    return _poured(server, [first, *[more] * 327])


def pings(server: Server) -> Found:
    """211 MB of pings, and not a pong is read."""
    return _poured(server, [(b"\x89\xfdabcd" + bytes(125)) * 1_000] * 1_610)


def _poured(server: Server, pieces: list[bytes]) -> Found:
    door = _looking(server, _table(server), "127.0.0.2")
    door.settimeout(1.0)
    began, sent = time.perf_counter(), 0
    for piece in pieces:
        rest = memoryview(piece)
        while rest:
            if time.perf_counter() - began > LONGEST:
                return Found(None, f"{sent / 1e6:.1f} MB sent")
            try:
                done = door.send(rest)
            except TimeoutError:
                continue
            except OSError:
                return Found(time.perf_counter() - began, f"{sent / 1e6:.1f} MB sent")
            sent, rest = sent + done, rest[done:]
    return Found(_until_closed([door], began), f"all {sent / 1e6:.0f} MB sent")


def halves(server: Server) -> Found:
    """3,000 requests that never end, all from one address."""
    return _held(server, 3_000, b"GET /healthz HTTP/1.1\r\nHost: lapki\r\nX-Slow: ")


def idle(server: Server) -> Found:
    """1,100 connections that say nothing, all from one address."""
    return _held(server, 1_100, b"")


def crowd(server: Server) -> Found:
    """Half requests, too, but from 100 addresses."""
    return _held(server, 3_000, b"GET /healthz HTTP/1.1\r\nHost: lapki\r\nX-Slow: ", addresses=100)


def _held(server: Server, many: int, words: bytes, addresses: int = 1) -> Found:
    doors, began = [], time.perf_counter()
    for number in range(many):
        with suppress(OSError):
            doors.append(_door(server, f"127.0.0.{2 + number % addresses}"))
            doors[-1].send(words)
    return Found(_until_closed(doors, began), f"{len(doors)} connections made")


def stalled(server: Server) -> Found:
    """20 people look at a table at which much happens, and read nothing."""
    with _host(server) as host:
        table = _made(host, game="dixit", seats=8)
        doors = [_looking(server, table, "127.0.0.2", small=True) for _ in range(20)]
        began, changes = time.perf_counter(), 0
        while time.perf_counter() - began < LONGEST:
            host.patch(f"/tables/{table}", json={"locked": changes % 2 == 0})
            changes += 1
            if changes % 20 == 0 and not _number(server, "lapki_sockets "):
                return Found(time.perf_counter() - began, f"{changes} changes were told")
        left = _number(server, "lapki_sockets ")
    return Found(None, f"{left:.0f} of {len(doors)} still count as present")


def lobby(server: Server) -> Found:
    """11 changes of a full list, to 400 streams that read them."""
    for number in range(67):
        with _host(server, f"Host {number}") as host:
            for _ in range(3):
                _made(host, listed=True)
    doors = [_door(server, f"127.0.0.{2 + n // EACH}") for n in range(400)]
    for door in doors:
        door.send(b"GET /api/v1/tables/stream HTTP/1.1\r\nHost: lapki\r\n\r\n")
    first = _read(doors, 3.0)
    with _host(server) as host:
        table, told = _made(host, listed=True), 0
        told += _read(doors, 1.0)
        for listed in (False, True) * 5:
            host.patch(f"/tables/{table}", json={"listed": listed}).raise_for_status()
            told += _read(doors, 1.0)
    return Found(None, f"the list {first / 1e6:.1f} MB, 11 changes {told / 1e6:.1f} MB")


def newcomers(server: Server) -> Found:
    """100 more come to look at a table at which 800 look on, one after the other."""
    table = _table(server)
    doors = [_looking(server, table, f"127.0.0.{2 + n // EACH}") for n in range(800)]
    _read(doors, 3.0)
    began, used = time.perf_counter(), server.cpu()
    for _ in range(100):
        doors.append(_looking(server, table, "127.0.0.99"))
        doors[-1].recv(1)
    took, cpu = time.perf_counter() - began, server.cpu() - used
    return Found(None, f"hello after {10 * took:.1f} ms, {10 * cpu:.1f} ms of CPU each")


def greedy(server: Server) -> Found:
    """100 tables of the best bots against each other, all looked at; and a stranger's own game."""
    with _host(server, "Eve") as eve, ExitStack() as open_still:
        for _ in range(100):
            there = open_still.enter_context(_seated(server, eve, _made(eve, bots=5)))
            there.send('{"is": "leave"}')
        with _host(server, "Ada") as ada:
            table = _made(ada, bots=1, options={"ghosts": "off"})
            with _seated(server, ada, table) as mine:
                waits = _answers(mine, ("k a1", "k f6", "k a6"))
    return Found(None, f"a stranger's bot answers after {max(waits):.1f} s at most")


def abandoned(server: Server) -> Found:
    """20 tables of Dixit, as long as the house allows, left to bots: five minutes."""
    longest = ({"goal": "999999999", "cards": "10000"}, {"goal": "200", "cards": "1000"})
    with _host(server, "Eve") as eve:
        for options in longest:
            with suppress(httpx.HTTPStatusError):  # a house of today refuses the first one
                wish = {"game": "dixit", "seats": 3, "bots": 1, "options": options}
                tables = [_made(eve, **wish) for _ in range(20)]
                break
        for table in tables:
            with _seated(server, eve, table) as there:
                there.send('{"is": "leave", "id": 1}')
                while json.loads(there.recv())["is"] != "ack":
                    pass
    time.sleep(ABANDONED)
    return Found(None, f"{_number(server, 'lapki_lines_total'):.0f} lines in {ABANDONED:.0f} s")


def _seated(server: Server, who: httpx.Client, table: str) -> ClientConnection:
    """Somebody at their table, as a browser would be."""
    cookie = "; ".join(f"{name}={value}" for name, value in who.cookies.items())
    address = server.url.replace("http", "ws", 1)
    return connect(
        f"{address}/api/v1/tables/{table}/socket",
        additional_headers={"Cookie": cookie},
        compression=None,
        max_queue=None,
    )


def _answers(there: ClientConnection, texts: Iterable[str]) -> list[float]:
    """Make these moves; seconds until a bot had answered each."""
    waits, frame = [], json.loads(there.recv())
    for text in texts:
        while (question := (frame.get("now") or {}).get("question")) is None:
            frame = json.loads(there.recv())
        began = time.perf_counter()
        there.send(json.dumps({"is": "move", "text": text, "question": question}))
        frame = json.loads(there.recv())
        while "2" not in [step["actor"] for step in frame.get("steps", ())]:
            frame = json.loads(there.recv())
        waits.append(time.perf_counter() - began)
    return waits


ABANDONED = 300.0
"""Seconds that abandoned tables are looked at."""

ATTACKS: tuple[Callable[[Server], Found], ...] = (
    fragments, pings, halves, idle, crowd, stalled, lobby, newcomers, greedy, abandoned,
)  # fmt: skip


# --- what attackers do --------------------------------------------------------------------------


def _door(server: Server, source: str, *, small: bool = False) -> socket.socket:
    """A connection from that address; a small one holds little that wasn't read, at both ends."""
    door = socket.socket()
    if small:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    door.settimeout(5.0)
    door.bind((source, 0))
    door.connect(("127.0.0.1", server.port))
    return door


def _looking(server: Server, table: str, source: str, *, small: bool = False) -> socket.socket:
    """A WebSocket at a table, of somebody without a name."""
    door = _door(server, source, small=small)
    door.send(
        f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: lapki\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        byte = door.recv(1)
        if not byte:
            raise ConnectionError("the house closed the door")
        head += byte
    return door


def _read(doors: list[socket.socket], quiet: float) -> int:
    """All that comes until nothing has come for so long: how many bytes."""
    read = 0
    with selectors.DefaultSelector() as selector:
        for door in doors:
            selector.register(door, selectors.EVENT_READ)
        while ready := selector.select(quiet):
            for key, _ in ready:
                try:
                    came = len(key.fileobj.recv(1 << 20))  # type: ignore[union-attr]
                except OSError:
                    came = 0
                if not came:
                    selector.unregister(key.fileobj)
                read += came
            if not selector.get_map():
                break
    return read


def _until_closed(doors: list[socket.socket], began: float) -> float | None:
    """Seconds until the house has closed all of these; nothing if it doesn't."""
    open_still = set(doors)
    with selectors.DefaultSelector() as selector:
        for door in doors:
            door.setblocking(False)
            selector.register(door, selectors.EVENT_READ)
        while open_still and (left := LONGEST - (time.perf_counter() - began)) > 0:
            for key, _ in selector.select(left):
                try:
                    over = not key.fileobj.recv(1 << 16)  # type: ignore[union-attr]
                except OSError:
                    over = True
                if over:
                    selector.unregister(key.fileobj)
                    open_still.discard(key.fileobj)  # type: ignore[arg-type]
    return None if open_still else time.perf_counter() - began


@contextmanager
def _host(server: Server, name: str = "Ada") -> Iterator[httpx.Client]:
    """Somebody with a name."""
    with httpx.Client(base_url=f"{server.url}/api/v1", timeout=60) as client:
        client.put("/me", json={"name": name}).raise_for_status()
        yield client


def _made(host: httpx.Client, **wish: Any) -> str:
    made = host.post("/tables", json={"game": "boooop"} | wish)
    return str(made.raise_for_status().json()["table"]["id"])


def _table(server: Server) -> str:
    with _host(server) as host:
        return _made(host)


def _number(server: Server, name: str) -> float:
    """A figure of /metrics."""
    page = httpx.get(f"{server.url}/metrics").text
    return next(float(line.split()[-1]) for line in page.splitlines() if line.startswith(name))


# --- what the others feel meanwhile -------------------------------------------------------------


def ask_health(port: int, answers: Any, enough: Any) -> None:
    """Ask every 20 ms, each time through a new door, and hand over how long each answer took.

    Whoever had come while one answer was late would have waited, too: they are counted.
    """
    waits: list[float] = []
    while not enough.is_set():
        began = time.perf_counter()
        door = HTTPConnection("127.0.0.1", port, timeout=30)
        try:
            door.request("GET", "/healthz")
            door.getresponse().read()
            wait = time.perf_counter() - began
        except (OSError, HTTPException):
            wait = 30.0
        door.close()
        waits += [wait - late * 0.02 for late in range(int(wait / 0.02) + 1)]
        time.sleep(0.02)
    answers.put(waits)


def begin(attack: Callable[[Server], Found], server: Server, seen: Any) -> None:
    """Attack, and hand over what came of it."""
    try:
        seen.put(attack(server))
    except (OSError, httpx.HTTPError) as problem:
        seen.put(Found(None, f"broke off: {problem!r}"))


def suffer(attack: Callable[[Server], Found]) -> Suffered:
    """One attack on a fresh house."""
    fork = multiprocessing.get_context("fork")
    answers, seen, enough = fork.Queue(), fork.Queue(), fork.Event()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            _table(server)  # whatever is loaded at the first request counts for nobody
            asker = fork.Process(target=ask_health, args=(server.port, answers, enough))
            asker.start()
            before = highest = settled(server)
            fork.Process(target=begin, args=(attack, server, seen), daemon=True).start()
            while seen.empty():
                highest = max(highest, server.memory())
                time.sleep(0.05)
            enough.set()
            found, waits = seen.get(), answers.get()
        finally:
            server.stop()
    return Suffered(percentile(waits, 0.99), max(waits), highest - before, *found)


def settled(server: Server) -> int:
    """Its memory when it no longer grows by itself: soon after opening, it learns its words."""
    before, calm = 0, 0
    while calm < 8:
        time.sleep(0.5)
        now = server.memory()
        calm = calm + 1 if abs(now - before) < 1e6 else 0
        before = now
    return before


def line(name: str, found: Suffered) -> str:
    """A line of the table."""
    let_go = "never" if found.let_go is None else f"{found.let_go:.1f} s"
    return (
        f"{name:10} {1e3 * found.p99:9.0f} ms {1e3 * found.longest:9.0f} ms "
        f"{found.grown / 1e6:8.1f} MB {let_go:>9}  {found.note}"
    )


def main() -> None:
    """All attacks, or those that were named."""
    wanted = sys.argv[1:]
    head = f"{'attack':10} {'health p99':>12} {'longest':>12} {'memory':>11} {'let go':>9}"
    print(f"load {os.getloadavg()[0]:.1f}\n{head}")
    for attack in ATTACKS:
        if not wanted or attack.__name__ in wanted:
            print(line(attack.__name__, suffer(attack)), flush=True)


if __name__ == "__main__":
    main()
