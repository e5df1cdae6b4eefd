"""What strangers send and don't read: each attack, small, on a real socket.

How much the others feel of the large ones is measured: `benchmarks/server/attack.py`.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from house.harness import PATIENCE, Guest, Opened, opened, run, seated
from lapki.house.metrics import Metrics
from lapki.house.transport import ODD_AT_ONCE, RESERVE, Doors

ROOT = Path(__file__).parents[2]
SOON = 1.0
"""A house without much patience."""


# --- a stranger's end ---------------------------------------------------------------------------


class Wire:
    """A bare connection, which does what no client should."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def all(self) -> bytes:
        """Everything until the house has closed it, which it must."""
        came = b""
        try:
            while piece := await asyncio.wait_for(self.reader.read(1 << 16), PATIENCE):
                came += piece
        except ConnectionError:
            pass
        return came


@asynccontextmanager
async def wired(home: Opened, source: str = "127.0.0.1") -> AsyncIterator[Wire]:
    """A bare connection, from an address of this machine; it holds little that isn't read."""
    bare = socket.socket()
    bare.setblocking(False)
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    bare.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    bare.bind((source, 0))
    there = ("127.0.0.1", int(home.url.rpartition(":")[2]))
    await asyncio.get_running_loop().sock_connect(bare, there)
    wire = Wire(*await asyncio.open_connection(sock=bare, limit=4_096))
    try:
        yield wire
    finally:
        wire.writer.transport.abort()


@asynccontextmanager
async def looking(home: Opened, table: str, cookie: str = "") -> AsyncIterator[Wire]:
    """A WebSocket at a table, by hand; the handshake is read, and nothing after it."""
    async with wired(home) as wire:
        wire.send(
            f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: lapki\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await wire.reader.readuntil(b"\r\n\r\n")
        yield wire


def _text(said: str) -> bytes:
    """A short message as a client sends it, masked with zeros."""
    return bytes((0x81, 0x80 | len(said), 0, 0, 0, 0)) + said.encode()


async def until(test: Callable[[], object]) -> None:
    """Wait until something is so; `run` sees to it that nobody waits for ever."""
    while not test():
        await asyncio.sleep(0.01)


async def bed(home: Opened) -> tuple[Guest, str]:
    """Somebody, and a table of theirs."""
    ada = await home.guest("Ada")
    return ada, (await ada.post("/tables", game="boooop", sit=True))["table"]["id"]


def count(home: Opened, name: str, **labels: str) -> float:
    """A figure of the house."""
    return home.house.services.metrics.registry.get_sample_value(name, labels) or 0.0


# --- frames that are no messages ----------------------------------------------------------------


@pytest.mark.parametrize(
    "frame", [b"\x00\x80abcd", b"\x89\x80abcd", b"\x8a\x80abcd"], ids=["fragment", "ping", "pong"]
)
def test_frames_without_a_message_end_a_connection(tmp_path: Path, frame: bytes) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            _, table = await bed(home)
            async with looking(home, table) as wire:
                wire.send(b"\x01\x80abcd" if frame[0] == 0 else b"")
                wire.send(frame * (ODD_AT_ONCE * 20))
                await wire.all()
            assert count(home, "lapki_connections_let_go_total", why="noisy") == 1

    run(scenario())


def test_pings_and_fragments_of_an_honest_program_are_answered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada, table = await bed(home)
            async with ada.at(table) as seat:
                await seat.next()
                for _ in range(20):
                    await asyncio.wait_for(await seat.connection.ping(), PATIENCE)
                said = json.dumps({"is": "chat", "id": 7, "text": "purr " * 50})
                await seat.connection.send(iter([said[n : n + 8] for n in range(0, len(said), 8)]))
                assert (await seat.until(lambda f: f.get("id") == 7))["is"] == "ack"

    run(scenario())


def test_many_messages_at_once_are_all_heard_in_their_order(tmp_path: Path) -> None:
    """More than is read in one piece; what waits is kept as it came, and nothing is lost."""

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada, table = await bed(home)
            async with ada.at(table) as seat:
                await seat.next()
                said = "".join(json.dumps({"is": "ping", "id": n}) + "\n" for n in range(200))
                frames = b"".join(_text(line) for line in said.splitlines())
                seat.connection.transport.write(frames)
                for number in range(200):
                    assert (await seat.until(lambda f: f["is"] == "ack"))["id"] == number

    run(scenario())


@pytest.mark.parametrize(
    "frames",
    [
        (b"\x81\x82\0\0\0\0\xff\xfe",),
        (b"\x81\x82\0\0", b"\0\0\xff\xfe"),
        (b"\x01\x81\0\0\0\0{", _text('{"is": "ping"}')),
        (b"\x81\x02{}",),
    ],
    ids=["no UTF-8", "the same in two pieces", "within another message", "not masked"],
)
def test_a_text_that_comes_whole_is_held_to_the_protocol_too(
    tmp_path: Path, frames: tuple[bytes, ...]
) -> None:
    """Such a one is read without the parser's help: it may not say less than the parser would."""

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            _, table = await bed(home)
            async with looking(home, table) as wire:
                for frame in frames:
                    wire.send(frame)
                    await wire.writer.drain()
                    await asyncio.sleep(0.05)
                said = await wire.all()
            code = 1007 if "\xff".encode("latin-1") in frames[-1] else 1002
            assert code.to_bytes(2) in said[-120:], said[-120:]

    run(scenario())


def test_a_text_in_pieces_is_heard_as_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada, table = await bed(home)
            async with ada.at(table) as seat:
                await seat.next()
                said = _text('{"is": "ping", "id": 7}') + _text('{"is": "ping", "id": 8}')
                for piece in (said[:1], said[1:9], said[9:40], said[40:]):
                    seat.connection.transport.write(piece)
                    await asyncio.sleep(0.02)
                assert (await seat.until(lambda f: f["is"] == "ack"))["id"] == 7
                assert (await seat.next())["id"] == 8
                wordy = '{"is": "ping", "id": 9}'.ljust(119).encode()  # 133 bytes: 6 and 127
                wire = b"\x81\xff" + len(wordy).to_bytes(8) + bytes(4) + wordy
                seat.connection.transport.write(wire)
                assert (await seat.next())["id"] == 9

    run(scenario())


def test_whoever_sends_much_isnt_taken_for_absent(tmp_path: Path) -> None:
    """A pong behind messages that wait to be heard isn't heard yet, either."""

    async def scenario() -> None:
        async with opened(tmp_path, patience=SOON, frames=20) as home:
            ada, table = await bed(home)
            async with ada.at(table) as seat:
                await seat.next()
                for number in range(100):
                    await seat.connection.send(json.dumps({"is": "ping", "id": number}))
                assert await seat.until(lambda f: f.get("id") == 99)

    run(scenario())


# --- who doesn't read, or isn't there -----------------------------------------------------------


def test_a_listener_who_answers_no_ping_is_no_longer_present(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, patience=SOON) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            async with ada.at(table) as a, looking(home, table, bob.cookie):
                here = lambda f: [c.get("present") for c in f["table"]["chairs"]]  # noqa: E731
                await a.until(lambda f: "table" in f and here(f) == [True, True])
                await a.until(lambda f: "table" in f and here(f) == [True, None])
            assert count(home, "lapki_connections_let_go_total", why="stalled") == 1

    run(scenario())


def test_pongs_to_no_ping_are_no_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, patience=SOON) as home:
            _, table = await bed(home)
            async with looking(home, table) as wire:
                ended = asyncio.create_task(wire.all())
                while not ended.done():
                    wire.send(b"\x8a\x80abcd")
                    await asyncio.sleep(0.2)
            assert count(home, "lapki_connections_let_go_total", why="stalled") == 1

    run(scenario())


def test_a_listener_who_takes_nothing_is_let_go_in_the_middle_of_a_frame(tmp_path: Path) -> None:
    """No ping has to be missed for it: more waits for it than it takes."""

    async def scenario() -> None:
        async with opened(tmp_path, patience=PATIENCE) as home:
            _, table = await bed(home)
            live = home.house.tables[table]
            async with looking(home, table):
                await until(lambda: live.audience.listeners)
                (listener,) = live.audience.listeners
                while not listener.slow:
                    listener.tell_text(b"x" * 8_192)
                    await asyncio.sleep(0)
                await until(lambda: not live.audience.listeners)
                await until(lambda: not count(home, "lapki_sockets"))
                assert count(home, "lapki_sockets_dropped_total") == 1
                assert count(home, "lapki_connections_let_go_total", why="stalled") == 1

    run(scenario())


def test_a_farewell_that_nobody_takes_isnt_waited_for(tmp_path: Path) -> None:
    """Somebody is sent away: the word stands behind a frame that is never taken."""

    async def scenario() -> None:
        async with opened(tmp_path, patience=SOON) as home:
            ada, table = await bed(home)
            live = home.house.tables[table]
            async with looking(home, table):
                await until(lambda: live.audience.listeners)
                (listener,) = live.audience.listeners
                for _ in range(200):
                    listener.tell_text(b"x" * 65_536)
                await ada.ask("PATCH", f"/tables/{table}", spectators=False)
                await until(lambda: not live.audience.listeners)

    run(scenario())


def test_a_farewell_that_is_answered_ends_at_once(tmp_path: Path) -> None:
    """Whoever is turned away says goodbye, too, and then nobody waits for anything."""

    async def scenario() -> None:
        async with opened(tmp_path) as home, looking(home, "nowhere") as wire:
            assert b"refused" in await wire.reader.readuntil(b"}")
            wire.send(b"\x88\x80\0\0\0\0")
            await asyncio.wait_for(wire.all(), 2)

    run(scenario())


def test_whoever_goes_on_after_a_farewell_is_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, looking(home, "nowhere") as wire:
            assert b"refused" in await wire.reader.readuntil(b"}")
            wire.send(_text("again") * 200)
            await asyncio.wait_for(wire.all(), 2)

    run(scenario())


def test_a_stream_that_nobody_reads_is_let_go(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, patience=SOON) as home:
            await bed(home)
            lobby = home.house.lobby
            async with wired(home) as wire:
                wire.send(b"GET /api/v1/tables/stream HTTP/1.1\r\nHost: lapki\r\n\r\n")
                await wire.reader.readuntil(b"\n\n")
                open_before = count(home, "lapki_connections")
                while count(home, "lapki_connections") == open_before:
                    lobby._changes.append(b": " + b"x" * 1_000_000 + b"\n\n")
                    lobby._told += 1
                    lobby.changed()
                    await asyncio.sleep(0.05)

    run(scenario())


def test_somebody_who_reads_slowly_keeps_the_connection(tmp_path: Path) -> None:
    """Longer than the house's patience, but always something."""

    async def scenario() -> None:
        async with opened(tmp_path, patience=SOON) as home, wired(home) as wire:
            lobby = home.house.lobby
            wire.send(b"GET /api/v1/tables/stream HTTP/1.1\r\nHost: lapki\r\n\r\n")
            await wire.reader.readuntil(b"\n\n")
            lobby._changes.append(b": " + b"x" * 1_000_000 + b"\n\n")
            lobby._told += 1
            lobby.changed()
            loop, read = asyncio.get_running_loop(), 0
            begun = loop.time()
            while loop.time() - begun < 3.0:
                read += len(await wire.reader.readexactly(4_096))
                await asyncio.sleep(0.05)
            assert read < 500_000, "it wasn't read slowly"
            await wire.reader.readexactly(1_000_000 - read)

    run(scenario())


# --- who comes and says nothing -----------------------------------------------------------------


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: lapki\r\nX-Slow: ",
        b"PUT /api/v1/me HTTP/1.1\r\nHost: lapki\r\nContent-Length: 50\r\n\r\n{",
    ],
    ids=["nothing", "a head", "a body"],
)
def test_a_request_that_never_ends_is_ended(tmp_path: Path, half: bytes) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, patience=SOON) as home:
            async with wired(home) as wire:
                wire.send(half)
                await wire.all()
            await until(lambda: count(home, "lapki_connections") == 0)

    run(scenario())


def test_the_second_request_of_a_connection_must_come_whole_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, patience=SOON) as home, wired(home) as wire:
            wire.send(b"GET /healthz HTTP/1.1\r\nHost: lapki\r\n\r\n")
            await wire.reader.readuntil(b"}")
            wire.send(b"GET /he")
            await wire.all()

    run(scenario())


def test_a_request_that_comes_byte_by_byte_has_no_longer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, patience=SOON) as home, wired(home) as wire:
            ended = asyncio.create_task(wire.all())
            wire.send(b"GET / HTTP/1.1\r\nHost: lapki\r\nX-Slow: ")
            while not ended.done():
                wire.send(b"x")
                await asyncio.sleep(0.05)

    run(scenario())


def test_an_answer_may_take_longer_than_a_request(tmp_path: Path) -> None:
    """The house's own time isn't the visitor's: a quiet stream stays open."""

    async def scenario() -> None:
        async with opened(tmp_path, patience=SOON) as home:
            ada = await home.guest()
            async with ada.client.stream("GET", "/tables/stream") as stream:
                lines = stream.aiter_lines()
                while await anext(lines) != "event: tables":
                    pass
                await asyncio.sleep(1.5 * SOON)
                await ada.post("/tables", game="boooop", listed=True)
                while await anext(lines) != "event: changes":
                    pass

    run(scenario())


# --- how many may come --------------------------------------------------------------------------


def test_one_address_cannot_close_the_door_to_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, connections_each=5) as home:
            async with (
                wired(home, "127.0.0.2"), wired(home, "127.0.0.2"), wired(home, "127.0.0.2"),
                wired(home, "127.0.0.2"), wired(home, "127.0.0.2"),
            ):  # fmt: skip
                await until(lambda: count(home, "lapki_connections") == 5)
                async with wired(home, "127.0.0.2") as one_more:
                    assert await one_more.all() == b""
                async with wired(home, "127.0.0.3") as another:
                    another.send(b"GET /healthz HTTP/1.0\r\n\r\n")
                    assert (await another.all()).startswith(b"HTTP/1.1 200 ")
            await until(lambda: count(home, "lapki_connections") == 0)
            async with wired(home, "127.0.0.2") as again:
                again.send(b"GET /healthz HTTP/1.0\r\n\r\n")
                assert (await again.all()).startswith(b"HTTP/1.1 200 ")

    run(scenario())


def test_sockets_are_counted_until_they_close(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            _, table = await bed(home)
            await home.clients.pop().aclose()
            async with looking(home, table), looking(home, table):
                await until(lambda: count(home, "lapki_connections") == 2)
            await until(lambda: count(home, "lapki_connections") == 0)

    run(scenario())


def test_the_last_places_are_for_the_host() -> None:
    doors = Doors(1_000, 1_000, "127.0.0.1", Metrics())
    assert all(doors.enter("192.0.2.1") for _ in range(1_000 - RESERVE))
    assert not doors.enter("192.0.2.2")
    assert all(doors.enter("127.0.0.1") for _ in range(RESERVE - 2))
    assert doors.enter("::1")
    assert doors.enter("::ffff:127.0.0.1"), "as 127.0.0.1 is called where the house listens at ::"
    assert not doors.enter("127.0.0.1")
    doors.leave("192.0.2.1")
    assert not doors.enter("192.0.2.2"), "a place of the host's was given away"
    assert Doors(5, 5, "127.0.0.1", Metrics()).enter("192.0.2.1"), (
        "a small house is for strangers, too"
    )


def test_a_proxy_may_bring_as_many_as_it_likes_and_a_network_counts_as_one() -> None:
    doors = Doors(1_000, 2, "192.0.2.0/24, ::1", Metrics())
    assert [doors.enter("192.0.2.9") for _ in range(3)] == [True, True, True]
    homes = ("2001:db8::1", "2001:db8::2", "2001:db8:0:0:7::3", "2001:db8:0:1::1")
    assert [doors.enter(home) for home in homes] == [True, True, False, True]


# --- the whole of it ----------------------------------------------------------------------------


@pytest.mark.slow(seconds=60)
@pytest.mark.parametrize("name", ["fragments", "pings", "halves", "idle", "crowd", "stalled"])
def test_a_large_attack_is_over_soon_and_costs_little(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it was first done to the house: 3.27 million fragments, 211 MB of pings, and so on."""
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks" / "server"))
    attacks = importlib.import_module("attack")
    suffered = attacks.suffer(getattr(attacks, name))
    assert suffered.let_go is not None, suffered
    assert suffered.let_go <= 30, suffered
    assert suffered.grown <= 20e6, suffered
