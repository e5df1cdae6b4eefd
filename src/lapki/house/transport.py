"""Connections that cost more than they should are let go, before the house has heard of them.

uvicorn reads and writes; it sets no bounds. Here they are: how many may come in, how soon a request
must have come, how many frames may be no message, and how long what is sent may lie untaken.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Literal

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C, if it can be

from lapki.house.limits import Bucket, network
from lapki.house.listener import GOING_AWAY
from lapki.house.metrics import Metrics

RESERVE = 20
"""So many connections, but no more than a tenth, are kept for the host's own machine."""
HOST = ("127.0.0.1", "::1")
NOWHERE = "?"

ODD, ODD_AT_ONCE = 5, 100
"""Frames a second, on average and at once, that are no message: pings, pongs, fragments after the
first. Browsers send a pong every few seconds, and nothing else of it."""
PIECE = 1_024
"""Bytes that are read at once: so many empty fragments take a millisecond, 256 kB of them 300."""
SHORTEST = 6
"""Bytes of a message in which nothing is said."""
UNSENT = 16 * 1_024
"""Bytes that may wait to be sent before the sender is told to wait, here and in the kernel each."""
UNTAKEN = 256
"""Messages that may wait behind those bytes before a connection is let go; it can come back."""
UNREAD = 32 * 1_024
"""Bytes that the kernel keeps of what came over a WebSocket until we read them."""

TOO_MANY_FRAMES = 1008
CONNECTION = "lapki.connection"
"""Where the scope of a WebSocket has its `SocketConnection`."""

Why = Literal["full", "late", "noisy", "stalled"]


class Doors:
    """How many are inside: in all, and from each address."""

    def __init__(self, most: int, each: int, proxies: str, metrics: Metrics) -> None:
        self.most, self.each, self.metrics = most, each, metrics
        # A proxy speaks for many, and the gate counts them by what it says of them.
        self._proxies = ProxyHeadersMiddleware(_nobody, proxies).trusted_hosts
        self._inside: Counter[str] = Counter()
        self._all = 0
        metrics.connections.set_function(lambda: self._all)

    def enter(self, address: str) -> bool:
        """May one more come in from there?"""
        here = network(address)
        host = address in HOST or here in HOST
        most = self.most if host else self.most - min(RESERVE, self.most // 10)
        crowded = self._inside[here] >= self.each and address not in self._proxies
        if crowded or self._all >= most:
            self.let_go("full")
            return False
        self._inside[here] += 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        """One that came in is gone."""
        here = network(address)
        self._inside[here] -= 1
        if not self._inside[here]:
            del self._inside[here]
        self._all -= 1

    def let_go(self, why: Why) -> None:
        """Count one that had to be turned away, or thrown out."""
        self.metrics.let_go.labels(why).inc()


async def _nobody(*_: object) -> None:
    """Stands for an application where none is asked."""


class Config(uvicorn.Config):
    """What our connections need to know beside uvicorn's own."""

    def __init__(self, app: Any, doors: Doors, patience: float, **given: Any) -> None:
        self.doors, self.patience = doors, patience
        super().__init__(
            app,
            http=Entrance,
            ws=SocketConnection,
            ws_ping_interval=patience,
            ws_ping_timeout=patience / 2,
            **given,
        )


class Patience:
    """A wait that ends; in two halves, so that what came while we ourselves slept still counts."""

    def __init__(self, seconds: float, ends: Callable[[], None]) -> None:
        self.half, self.ends = seconds / 2, ends
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Wait from now on."""
        self.stop()
        self.timer = asyncio.get_running_loop().call_later(self.half, self._go_on)

    def stop(self) -> None:
        """What was waited for has come."""
        if self.timer:
            self.timer.cancel()
        self.timer = None

    def _go_on(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(self.half, self.ends)


class Draining:
    """Sees to it that a connection takes what it is sent, or is let go."""

    def __init__(self, transport: asyncio.Transport, seconds: float, give_up: Callable[[], None]):
        self.transport, self.give_up = transport, give_up
        self._patience = Patience(seconds, self._look)
        self._left = 0

    def watch(self) -> None:
        """From now on it must take something, however little, again and again."""
        self._left = self.transport.get_write_buffer_size()
        self._patience.begin()

    def rest(self) -> None:
        """It has taken all, or is gone."""
        self._patience.stop()

    def _look(self) -> None:
        if self.transport.get_write_buffer_size() < self._left:
            self.watch()
        else:
            self.give_up()


def notice_silence(door: Any, patience: float) -> None:
    """The kernel notices by itself a peer that is gone without a word, or takes nothing. Whoever
    comes through a door has its options."""
    seconds = max(1, round(patience))
    door.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (
        ("TCP_KEEPIDLE", seconds),
        ("TCP_KEEPINTVL", seconds),
        ("TCP_USER_TIMEOUT", 2_000 * seconds),
        ("TCP_NOTSENT_LOWAT", UNSENT),
    ):
        if hasattr(socket, name):  # not every system has all of them
            door.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


class Bounded(asyncio.Protocol):
    """What both kinds of connections have in common: whoever takes nothing is let go."""

    config: Config
    transport: asyncio.Transport
    client: tuple[str, int] | None
    draining: Draining

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.client[0] if self.client else NOWHERE

    def pause_writing(self) -> None:
        super().pause_writing()
        self.draining.watch()

    def resume_writing(self) -> None:
        self.draining.rest()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.draining.rest()
        del self.draining  # it knows us, and we it: nobody has to find that out
        super().connection_lost(exc)

    def let_go(self, why: Why) -> None:
        """Away with it, whatever is still unsent."""
        self.config.doors.let_go(why)
        self.transport.abort()


class Entrance(asyncio.Protocol):
    """Whoever may come in is handed on; whoever may not costs no more than a knock."""

    def __init__(self, config: Config, **given: Any) -> None:
        self.config, self.given = config, given

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        client = get_remote_addr(transport)
        if self.config.doors.enter(client[0] if client else NOWHERE):
            inside = HttpConnection(self.config, **self.given)
            transport.set_protocol(inside)
            inside.connection_made(transport)
        else:
            transport.abort()  # a word to each would cost more than the place


class HttpConnection(Bounded, H11Protocol):  # type: ignore[misc]  # our own Config
    """A connection that must send whole requests, soon, and take its answers."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.draining = Draining(transport, self.config.patience, lambda: self.let_go("stalled"))
        self._coming = Patience(self.config.patience, lambda: self.let_go("late"))
        self._expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._expect()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the connection is another's, and so is its place."""
        self._coming.stop()
        super().handle_websocket_upgrade(event)
        del self.draining, self._coming

    def connection_lost(self, exc: Exception | None) -> None:
        self._coming.stop()
        del self._coming
        self.config.doors.leave(self.address)
        super().connection_lost(exc)

    def _expect(self) -> None:
        """A request that isn't whole must be soon, the first one, too. (Between two, and before
        the next one begins, uvicorn waits a few seconds by itself.)"""
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._coming.stop()
        elif not self._coming.timer:
            self._coming.begin()


class Inbox:
    """What came and wasn't heard yet: all that uvicorn asks of a queue, for a single listener, at a
    fraction of the price of one that several could ask."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.things: deque[Any] = deque()
        self._wanted: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.things

    def put_nowait(self, thing: Any) -> None:
        self.things.append(thing)
        if self._wanted and not self._wanted.done():
            self._wanted.set_result(None)

    async def get(self) -> Any:
        while not self.things:
            await self.filled()
        return self.things.popleft()

    def filled(self) -> asyncio.Future[None]:
        """Done when the next thing comes."""
        self._wanted = self._loop.create_future()
        return self._wanted


class SocketConnection(Bounded, WebSocketsSansIOProtocol):  # type: ignore[misc]  # as above
    """A WebSocket that speaks in messages, answers pings, and takes what it is told.

    Once it is accepted, messages come by `hear` and go by `tell`, past all that ASGI wraps around
    them.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.queue: Any = Inbox(self.loop)
        self.transport.set_write_buffer_limits(high=UNSENT)
        here = transport.get_extra_info("socket")
        here.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD)
        self.draining = Draining(
            self.transport, self.config.patience, lambda: self.let_go("stalled")
        )
        self._odd = Bucket(ODD, ODD_AT_ONCE, self.loop.time())
        self._missed = False
        """Half of our patience with a ping is over."""
        self._unread = bytearray()
        """What came behind a message that waits to be heard."""
        self._ending = GOING_AWAY, ""
        self._stuffed = False
        """It has to take something before it can be told more."""
        self._late = 0
        """How much it has said since our farewell."""
        self._untaken: deque[bytes | None] = deque()
        """What waits until it has taken what was said before; None: our farewell."""

    # -- what it says

    async def hear(self) -> str | bytes | None:
        """The next message; None: there will be no more."""
        inbox: Inbox = self.queue
        while not inbox.things:  # as `get` does, without one more coroutine a message
            await inbox.filled()
        said = inbox.things.popleft()
        if self.read_paused or self._unread:
            self._listen_again()
        if isinstance(said, str):
            return said
        if said["type"] != "websocket.receive":
            return None
        return said.get("text") or said.get("bytes") or ""

    def _listen_again(self) -> None:
        """What was said before has been heard."""
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if self._unread:
            self._read()

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._hear_out(data)
        elif self._unread or self.read_paused or self.queue.things or len(data) > PIECE:
            self._unread += data
            self._read()
        elif (said := self._whole_text(data)) is not None:
            self.queue.put_nowait(said)
        else:
            super().data_received(data)

    def _hear_out(self, data: bytes) -> None:
        """We said farewell, and wait for theirs alone; whoever says much instead is cut off."""
        data = bytes(self._unread) + data
        self._unread.clear()
        self._late += len(data)
        if self._late > PIECE:
            self.transport.close()
        else:
            super().data_received(data)

    def _read(self) -> None:
        """A little at a time, and nothing while a message waits: nobody can make us count to a
        million, or keep more than came in one piece."""
        if not self.queue.empty() and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)

    def _whole_text(self, data: bytes) -> str | None:
        """What a text says that came whole, alone, and between others, as nearly all do. Whatever
        else comes, or is wrong, is left to the one who knows the protocol."""
        size, conn = len(data), self.conn
        if size < SHORTEST or data[0] != 0x81 or not self.handshake_complete:
            return None
        length, begins = data[1] - 0x80, 6  # below nothing: it isn't masked
        if length >= 126:
            if length == 127:
                return None  # a long one says elsewhere how long it is
            length, begins = int.from_bytes(data[2:4]), 8
        if size != begins + length or conn.reader.buffer or conn.current_size is not None:
            return None
        try:
            return apply_mask(data[begins:], data[begins - 4 : begins]).decode()
        except UnicodeDecodeError:
            return None

    # -- what it is told

    def tell(self, text: bytes) -> bool:
        """Send this after all that was told before. False: it takes too little, and is let go."""
        if self._stuffed or self._untaken:
            if len(self._untaken) >= UNTAKEN:
                self.let_go("stalled")
                return False
            self._untaken.append(text)
        elif not self.close_sent and not self.transport.is_closing():
            self.transport.write(_head(len(text)) + text)  # one piece: joining is cheap
        return True

    def dismiss(self, code: int, reason: str) -> None:
        """No more after what was told."""
        self._ending = code, reason
        self._untaken.append(None)
        self._go_on()

    def pause_writing(self) -> None:
        self._stuffed = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stuffed = False
        super().resume_writing()
        self._go_on()

    def _go_on(self) -> None:
        while self._untaken and not self._stuffed:
            text = self._untaken.popleft()
            if text is None:
                self._part()
            elif not self.close_sent and not self.transport.is_closing():
                self.transport.write(_head(len(text)) + text)

    def _part(self) -> None:
        """As uvicorn does it when it is asked to, but at once."""
        if self.close_sent or self.transport.is_closing():
            return
        code, reason = self._ending
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    # -- what is no message

    def handle_cont(self, event: Frame) -> None:
        if self._bears():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._bears():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bears():
            super().handle_pong(event)
            self._missed = self._missed and self.pending_ping_payload is not None

    def _bears(self) -> bool:
        """Is one more frame that is no message still bearable?"""
        if self.close_sent:
            return False
        if self._odd.take(self.loop.time()):
            return True
        self.conn.fail(TOO_MANY_FRAMES, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.config.doors.let_go("noisy")
        self.transport.close()
        self.draining.watch()
        return False

    def keepalive_timeout(self) -> None:
        """No answer to a ping, and none for as long again: nobody is there. (While a message waits
        to be heard we don't listen, and can't tell.)"""
        if self.read_paused:
            self.pong_timer = None
            self.schedule_ping()
        elif not self._missed:
            self._missed = True
            self.pong_timer = self.loop.call_later(self.config.patience / 2, self.keepalive_timeout)
        else:
            super().keepalive_timeout()
            self.let_go("stalled")

    async def run_asgi(self) -> None:
        """When the house is done with it, a connection that takes nothing isn't waited for."""
        scope: Any = self.scope
        scope[CONNECTION] = self
        await super().run_asgi()
        del scope[CONNECTION]  # as above
        if self.disconnected:
            return
        if self.writable.is_set():
            self.draining.watch()
        else:
            self.let_go("stalled")

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.clear()
        self._untaken.clear()
        self.config.doors.leave(self.address)
        super().connection_lost(exc)


def _head(length: int) -> bytes:
    """How a message of the house begins: a whole text, not masked, of so many bytes."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return _MEDIUM(0x81, 126, length)
    return b"\x81\x7f" + length.to_bytes(8)


_MEDIUM = struct.Struct(">BBH").pack
