"""What the processes of one house tell each other, over NATS: each word once, in order, or whoever
should have heard it is told that something was lost.

What is sent to somebody within one turn of the loop travels as one parcel. Parcels are numbered,
and twice a second everybody hears how many were sent: what NATS dropped shows soon, and so does a
process that has fallen silent. Whoever can read the bus can read what every seat sees: it lies
inside the walls.
"""

from __future__ import annotations

import asyncio
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from typing import Any

import msgspec
import structlog

from lapki.house.folder import CannotOpen
from lapki.house.settings import Settings
from lapki.house.wire_wings import Beat, Message, Parcel

log = structlog.get_logger("lapki.bus")

BEAT = 0.5
"""Seconds between two signs of life."""
SILENT = 2.5
"""Seconds without one after which somebody is taken for lost."""
PIECE = 900_000
"""Bytes of a parcel that go at once; NATS takes a million."""
MORE, LAST = b"+", b"."
"""What a piece begins with; a whole parcel never does."""
ALL = "all"

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Parcel).decode


class Bus:
    """The bus, as one process sees it."""

    def __init__(self, url: str, house: str, me: str, ca: str = "") -> None:
        self.url, self.me, self.house = url, me, house
        self._ca = ca
        self.heard: Callable[[str, Message], None] = lambda sender, message: None
        """Is told what somebody says."""
        self.lost: Callable[[str | None], None] = lambda who: None
        """Is told who fell silent, or whose words were lost; None: everybody's."""
        self.others: dict[str, float] = {}
        """Who else is there, and when they were heard last."""
        self.connected = False
        self._echo = 0.0
        """When we heard ourselves last."""
        self._nats: Any = None
        self._out: dict[str, list[Message]] = {}
        self._wake = asyncio.Event()
        self._sent: Counter[str] = Counter()
        self._got: Counter[str] = Counter()
        self._news: dict[str, int] = {}
        """The last number that each told all others."""
        self._promised: dict[str, int] = {}
        self._begun: dict[str, bytes] = {}
        """Parcels of which a part has come."""
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Join, as a wing. Raises `CannotOpen`."""
        await self.connect()
        with _in_a_sentence():
            await self.listen(self.subject(self.me), self._come)
            await self.listen(self.subject(ALL), self._come)
            await self._nats.flush(timeout=3)
        self._chores = [
            asyncio.create_task(self._deliver()),
            asyncio.create_task(self._beat_often()),
        ]

    async def connect(self) -> None:
        """Reach the bus, and be no wing. Raises `CannotOpen`."""
        import nats  # only a house with a bus needs it

        with _in_a_sentence():
            given = self._given()
            await _probe(self.url, given)
            self._nats = await nats.connect(
                self.url,
                max_reconnect_attempts=-1,
                reconnect_time_wait=0.25,
                connect_timeout=3,
                ping_interval=1,
                max_outstanding_pings=2,
                disconnected_cb=self._cut_off,
                reconnected_cb=self._back,
                error_cb=_note,
                **given,
            )
        self.connected, self._echo = True, asyncio.get_running_loop().time()

    async def close(self) -> None:
        """Send what waits, and leave."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        if self._nats and not self._nats.is_closed:
            self.tell_all(Beat({}, last=True))
            with suppress(Exception):
                await self._post_all()
            self.connected = False
            with suppress(Exception):
                async with asyncio.timeout(3):
                    await self._nats.close()

    @property
    def silence(self) -> float:
        """For how many seconds nobody can have heard us: we didn't, either."""
        return asyncio.get_running_loop().time() - self._echo

    def send(self, to: str, message: Message) -> None:
        """Tell somebody, after all that they were told before."""
        box = self._out.get(to)
        if box is None:
            self._out[to] = [message]
            self._wake.set()
        else:
            box.append(message)

    def tell_all(self, message: Message) -> None:
        """Tell all others."""
        self.send(ALL, message)

    # --- besides: plain messages, which may be lost ---------------------------------------------

    def subject(self, to: str) -> str:
        """What something is called on the bus: of this house alone."""
        return f"lapki.{self.house}.{to}"

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        """Tell whoever listens. If nobody does, an empty answer comes to `reply`. While we are cut
        off, nothing is kept."""
        if self.connected:
            try:
                await self._nats.publish(subject, data, reply)
            except Exception as problem:  # noqa: BLE001 - one more way to be lost
                await _note(problem)

    async def listen(
        self,
        subject: str,
        heard: Callable[[Any], Awaitable[None]],
        *,
        queue: str = "",
        once: bool = False,
    ) -> Any:
        """Hear what is told there; of all who listen in one queue, one hears it. `once`: no more
        than one message comes, and until then NATS counts us in."""
        listening = await self._nats.subscribe(subject, queue=queue, cb=heard)
        if once:
            await listening.unsubscribe(limit=1)
        return listening

    # --- going out ------------------------------------------------------------------------------

    async def _deliver(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._post_all()
            except Exception:
                log.exception("not_delivered")

    async def _post_all(self) -> None:
        out, self._out = self._out, {}
        for to, messages in out.items():
            await self._post(to, messages)

    async def _post(self, to: str, messages: list[Message]) -> None:
        """One parcel; in pieces, if it is too big. While we are cut off nothing is kept: whoever
        waits for it is told so."""
        self._sent[to] += 1
        if not self.connected:
            return
        parcel, subject = _encode(Parcel(self.me, self._sent[to], messages)), self.subject(to)
        if len(parcel) <= PIECE:
            await self._nats.publish(subject, parcel)
            return
        for at in range(0, len(parcel), PIECE):
            mark = LAST if at + PIECE >= len(parcel) else MORE
            await self._nats.publish(
                subject, mark + self.me.encode() + b" " + parcel[at : at + PIECE]
            )

    async def _beat_often(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            sent = {to: many for to, many in self._sent.items() if to in self.others}
            self.tell_all(Beat(sent))
            self._look_around()

    def _look_around(self) -> None:
        now = asyncio.get_running_loop().time()
        for who, when in list(self.others.items()):
            if now - when > SILENT:
                self._forget(who)
                log.warning("wing_silent", wing=who)
                self.lost(who)

    # --- coming in ------------------------------------------------------------------------------

    async def _come(self, message: Any) -> None:
        data: bytes = message.data
        if data[:1] in (MORE, LAST):
            data = self._put_together(data)
            if not data:
                return
        try:
            parcel = _decode(data)
        except msgspec.MsgspecError:
            log.error("bus_garbled", bytes=len(data))
            return
        if parcel.sender == self.me:
            self._echo = asyncio.get_running_loop().time()
        else:
            self._take(parcel, direct=message.subject != self.subject(ALL))

    def _put_together(self, data: bytes) -> bytes:
        """The whole parcel, with its last piece; nothing before."""
        name, _, piece = data[1:].partition(b" ")
        who = name.decode()
        whole = self._begun.pop(who, b"") + piece
        if data[:1] == LAST:
            return whole
        self._begun[who] = whole
        return b""

    def _take(self, parcel: Parcel, *, direct: bool) -> None:
        sender = parcel.sender
        self.others[sender] = asyncio.get_running_loop().time()
        before = self._got[sender] if direct else self._news.get(sender, parcel.number - 1)
        if parcel.number != before + 1:
            self._missed(sender)
        if direct:
            self._got[sender] = parcel.number
        else:
            self._news[sender] = parcel.number
        for message in parcel.messages:
            if isinstance(message, Beat) and message.last:
                self._forget(sender)
                self.lost(sender)
            elif isinstance(message, Beat):
                self._compare(sender, message)
            else:
                self.heard(sender, message)

    def _compare(self, sender: str, beat: Beat) -> None:
        """What was promised with the last beat must have come by this one."""
        promised = self._promised.get(sender, 0)
        if self._got[sender] < promised:
            self._got[sender] = promised
            self._missed(sender)
        self._promised[sender] = beat.sent.get(self.me, 0)

    def _missed(self, sender: str) -> None:
        log.warning("bus_gap", wing=sender)
        self.lost(sender)

    def _forget(self, who: str) -> None:
        for known in (self.others, self._begun, self._news):
            known.pop(who, None)

    # --- the connection -------------------------------------------------------------------------

    async def _cut_off(self) -> None:
        if self.connected:
            self.connected = False
            log.warning("bus_lost")
            self.lost(None)

    async def _back(self) -> None:
        now = asyncio.get_running_loop().time()
        self.others = dict.fromkeys(self.others, now)  # they couldn't be heard
        self.connected = True
        log.info("bus_back")

    def _given(self) -> dict[str, Any]:
        given: dict[str, Any] = {"name": f"lapki {self.me}"}
        if self._ca:
            given["tls"] = ssl.create_default_context(cafile=self._ca)
        return given


def bus_of(settings: Settings, me: str) -> Bus:
    """The bus of the house that has these settings."""
    house = sha256(b"lapki bus " + settings.key()).hexdigest()[:12]
    return Bus(settings.bus, house, me, settings.bus_ca)


@contextmanager
def _in_a_sentence() -> Iterator[None]:
    try:
        yield
    except Exception as problem:
        raise CannotOpen(
            f"The bus of LAPKI_BUS can't be reached: {_first_line(problem)}. Check that a NATS "
            "server answers there, and its user, password and certificate."
        ) from problem


async def _probe(url: str, given: dict[str, Any]) -> None:
    """Connect once, for nothing: what is wrong shows at once."""
    from nats.aio.client import Client

    probe: Any = Client()
    try:
        await probe.connect(
            url,
            allow_reconnect=False,
            max_reconnect_attempts=1,  # else it tries for two minutes even so
            reconnect_time_wait=0.1,
            connect_timeout=3,
            error_cb=_raised,
            **given,
        )
    finally:
        with suppress(Exception):  # it may never have begun
            await probe.close()


async def _raised(problem: Exception) -> None:
    """Whoever connects is told so anyway."""


async def _note(problem: Exception) -> None:
    log.warning("bus", why=_first_line(problem))


def _first_line(problem: BaseException) -> str:
    said = str(problem).strip() or type(problem).__name__
    return said.splitlines()[0].removeprefix("nats: ").strip("'.")
