"""The WebSocket of a table: frames in, frames out, for as long as somebody looks.

`visit` knows nothing of sockets: a listener takes what is told, and `receive` brings what is said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, cast

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from lapki.games.contract import Refusal
from lapki.house.audience import Answer
from lapki.house.beside import introduce, knocks
from lapki.house.gate import Gate, address, language
from lapki.house.house import House
from lapki.house.limits import Bucket
from lapki.house.listener import GOING_AWAY, Listener
from lapki.house.livetable import LiveTable
from lapki.house.people import Person
from lapki.house.refusals import Declined, refused
from lapki.house.transport import CONNECTION, SocketConnection
from lapki.house.wire import (
    VERBS,
    Ack,
    Advised,
    AnySaid,
    Hinted,
    Refused,
    SaidAdvise,
    SaidBack,
    SaidChat,
    SaidHint,
    SaidLeave,
    SaidMove,
    SaidPhrase,
    SaidPing,
    SaidPreview,
    SaidResign,
    SaidTakeover,
    SaidTyping,
    SaidUndo,
    SaidVote,
    previewed,
)
from lapki.house.wire_wings import Knock

log = structlog.get_logger("lapki.socket")

AnySocket = WebSocket[Any, Any, Any]

NOT_ALLOWED = 4000

LIMITED = {
    SaidChat: "chat",
    SaidPhrase: "phrases",
    SaidUndo: "changes",
    SaidTakeover: "changes",
    SaidVote: "changes",
    SaidResign: "changes",
    SaidLeave: "changes",
    SaidBack: "changes",
}
"""What is counted, and as what. A game itself bounds how often somebody can move."""

TOGETHER = 10
"""So many frames of a connection are counted at once, for itself and for its address."""

_decode = msgspec.json.Decoder(AnySaid).decode


Receive = Callable[[], Awaitable[str | bytes | None]]
"""The next frame that somebody says; None: they are gone."""
Accept = Callable[[], Awaitable[None]]
"""Somebody may come in."""


@websocket("/api/v1/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket,
    house: NamedDependency[House],
    gate: NamedDependency[Gate],
    table_id: FromPath[str],
) -> None:
    """Follow a table from ply N on, and act at it."""
    lang, here = language(socket), address(socket)
    try:
        house.services.limits.take("requests", None, here)
        gate.same_origin(socket)
        knock = knocks(socket, house.people, table_id, _ply(socket), here, lang)
        scope = cast("dict[str, Any]", socket.scope)
        connection: SocketConnection = scope[CONNECTION]
        listener = SocketListener(connection, None, lang, here, knock.session)
        await introduce(house.people, listener, knock)
        follow = house.follow or partial(visit, house)
        await follow(knock, listener, partial(_accept, socket), _paced(house, here, connection))
    except Declined as no:
        await _turn_away(socket, refused(no, lang, None), no.status)


def _paced(house: House, here: str, connection: SocketConnection) -> Receive:
    """What somebody says. Whoever says it too fast is heard more slowly, and nothing is lost; all
    connections of an address share what it may say, and tell of it from time to time."""
    rate, loop = house.services.settings.frames, asyncio.get_running_loop()
    bucket, take = Bucket(rate, rate * 3, loop.time()), house.services.limits.take
    together, uncounted = min(TOGETHER, rate), 0

    async def receive() -> str | bytes | None:
        nonlocal uncounted
        said = await connection.hear()
        uncounted += 1
        if uncounted >= together and said is not None:
            await count()
        return said

    async def count() -> None:
        nonlocal uncounted
        while not bucket.take(loop.time(), uncounted):
            await asyncio.sleep(1 / rate)
        while uncounted:
            try:
                take("frames", None, here, uncounted)
                uncounted = 0
            except Declined:
                await asyncio.sleep(0.1)

    return receive


async def _accept(socket: AnySocket) -> None:
    if socket.connection_state == "init":
        await socket.accept()


class SocketListener(Listener):
    """At the other end of a WebSocket of ours."""

    def __init__(self, connection: SocketConnection, *who: Any) -> None:
        super().__init__(*who)
        self._connection = connection

    def tell_text(self, text: bytes) -> None:
        if not self.slow:
            self.slow = not self._connection.tell(text)

    def close(self, code: int = GOING_AWAY, reason: str = "") -> None:
        self._connection.dismiss(code, reason)


async def _turn_away(socket: AnySocket, no: Refused, status: int) -> None:
    """The refusal goes in as a frame: browsers show no page the status of a handshake."""
    await _accept(socket)
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.send_text(msgspec.json.encode(no))
        await socket.close(NOT_ALLOWED + status, no.key)


# --- whoever looks, however they are connected --------------------------------------------------


async def visit(
    house: House, knock: Knock, listener: Listener, accept: Accept, receive: Receive
) -> None:
    """Let somebody in, and do what they say until they go. Raises `Declined` at the door."""
    with (
        house.services.limits.holding("sockets", listener.id, knock.address),
        house.order.standing.following(listener, knock.address),
    ):
        table = await house.table(knock.table)
        table.may_look(listener.person)
        await accept()
        await _look(house, table, listener, knock.ply, receive)


async def _look(
    house: House, table: LiveTable, listener: Listener, ply: int, receive: Receive
) -> None:
    """Follow the table as long as the connection lasts."""
    house.services.metrics.sockets.inc()
    try:
        await house.hello(table, listener, ply)
        # In a task of its own: else each frame would wake everybody who waits for this one.
        await asyncio.create_task(_receive(house, table, listener, receive))
    finally:
        table.part(listener)
        house.services.metrics.sockets.dec()
        if listener.slow:
            house.services.metrics.dropped.inc()
        for task in listener.errands:
            task.cancel()
        await asyncio.gather(*listener.errands, return_exceptions=True)


async def _receive(house: House, table: LiveTable, listener: Listener, receive: Receive) -> None:
    """One frame after another."""
    loop = asyncio.get_running_loop()
    while (text := await receive()) is not None:
        began = loop.time()
        if await _handle(house, table, listener, text):
            house.services.metrics.move.observe(loop.time() - began)


async def _handle(house: House, table: LiveTable, listener: Listener, text: str | bytes) -> bool:
    """Do what a frame says, and answer it; tells whether it was a move."""
    number: int | None = None
    try:
        said = _read(text)
        number = said.id
        if listener.looks:  # nobody says anything through nobody's eyes
            raise Declined("who-are-you")
        person = house.people.at_hand(listener.session) or await _still(house, listener)
        listener.person = person
        match said:
            case SaidMove():
                answer = None if number is None else Answer(listener, number)
                await table.do(table.move(person, said.text, said.question, answer))
                return True
            case SaidPreview():
                listener.tell(previewed(number, table.preview(person, said.text)))
            case SaidAdvise() | SaidHint():
                if listener.errands:
                    raise Declined("too-fast")
                listener.run(_think(house, table, listener, person, said))
            case _:
                if limit := LIMITED.get(type(said)):
                    house.services.limits.take(limit, person.id, listener.address)
                if limit in ("chat", "phrases") and listener.host:
                    house.order.standing.may_speak(listener.host)
                await _act(house, table, person, said)
                listener.tell(Ack(number, table.live_game.ply if table.live_game else 0))
    except Exception as problem:  # noqa: BLE001 - it is for whoever asked
        _say_no(house, table, listener, problem, number)
    return False


async def _think(
    house: House, table: LiveTable, listener: Listener, person: Person, said: SaidAdvise | SaidHint
) -> None:
    """A bot may think for a while: meanwhile the connection is free for a move."""
    try:
        if isinstance(said, SaidHint):
            listener.tell(Hinted(said.id, *await table.hint(person, said.help)))
        else:
            listener.tell(Advised(said.id, *await table.advise(person)))
    except Exception as problem:  # noqa: BLE001 - it is for whoever asked
        _say_no(house, table, listener, problem, said.id)


def _say_no(
    house: House, table: LiveTable, listener: Listener, problem: Exception, number: int | None
) -> None:
    """Tell why something wasn't done; a mistake of our own goes to the log."""
    if not isinstance(problem, Declined | Refusal):
        log.error("broken", table=table.entry.id, exc_info=problem)
        problem = Declined("broken")
    else:
        house.services.metrics.refusals.labels(getattr(problem, "kind", "house")).inc()
    game = house.services.find(table.entry.game)
    listener.tell(refused(problem, listener.language, game, number))


def _read(text: str | bytes) -> AnySaid:
    try:
        said: AnySaid = _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Declined("bad-frame", verbs=VERBS) from None
    return said


async def _still(house: House, listener: Listener) -> Person:
    """Who sits at the other end, as they are now: names and mutes change, sessions end."""
    person = await house.people.holder(listener.session)
    if person is None:
        raise Declined("who-are-you")
    return person


async def _act(house: House, table: LiveTable, person: Person, said: AnySaid) -> None:
    """Everything that is answered by a bare acknowledgement."""
    match said:
        case SaidChat() | SaidPhrase():
            await _talk(house, table, person, said)
        case SaidUndo():
            await table.do(table.undo(person, said.word))
        case SaidTakeover():
            await table.do(table.takeover(person, said.seat))
        case SaidVote():
            await table.do(table.vote(person, said.word))
        case SaidResign():
            await table.do(table.resign(person))
        case SaidLeave():
            await table.do(table.leave(person))
        case SaidBack():
            await table.do(table.back(person))
        case SaidTyping():
            await table.do(table.typing(person))
        case SaidPing():
            pass


async def _talk(
    house: House, table: LiveTable, person: Person, said: SaidChat | SaidPhrase
) -> None:
    if isinstance(said, SaidChat):
        await house.say(table, person, said.text)
    else:
        house.utter(table, person, said.key)


def _ply(socket: AnySocket) -> int:
    """How many lines the client has already; anything odd means none."""
    said = str(socket.query_params.get("ply", "0"))
    return int(said) if said.isascii() and said.isdigit() and len(said) < 10 else 0
