"""Lines between wings: somebody came in at one wing's door, and their table stands in another.

At the door a line passes on what is said and told, and knows nothing of either. Where the table
stands it is a listener as any other; so whatever crosses the bus is what that eye may see.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

import structlog
from litestar import Request, Response

from lapki.house import wire_wings as w
from lapki.house.beside import introduce
from lapki.house.house import House
from lapki.house.listener import GOING_AWAY, Listener, encoded
from lapki.house.refusals import Declined, refused
from lapki.house.sockets import NOT_ALLOWED, Accept, Receive, visit
from lapki.house.wings import ANSWER, REACHED, SOON, NotHere, Silent, Wings
from lapki.house.wire import Bye

log = structlog.get_logger("lapki.lines")

BROKEN = 1011
UNHEARD = 256
"""So many frames of somebody may wait to be heard; who says more is let go."""
TABLE = re.compile(r"/api/v1/tables/(?!stream$)([0-9A-Za-z_-]{1,32})(?:/.*)?")

AnyRequest = Request[Any, Any, Any]


class Gone(Exception):
    """The table isn't there any more, or nobody answers: look anew."""


class OurEnd(NamedTuple):
    """A line of somebody at our door."""

    wing: str
    listener: Listener
    answered: asyncio.Future[None]


class FarListener(Listener):
    """Somebody at another wing's door."""

    def __init__(self, wings: Wings, wing: str, came: w.Came) -> None:
        knock = came.knock
        super().__init__(None, knock.language, knock.address, knock.session)
        self._send, self._wing, self._line = wings.bus.send, wing, came.line
        self.said: asyncio.Queue[str | None] = asyncio.Queue()

    def tell_text(self, text: bytes) -> None:
        self._send(self._wing, w.Told(self._line, text))

    def close(self, code: int = GOING_AWAY, reason: str = "") -> None:
        self._send(self._wing, w.Shut(self._line, code, reason))
        self.hang_up()

    def hang_up(self) -> None:
        """Nothing more is heard from there."""
        self.said.put_nowait(None)


class Lines:
    """All lines of one wing, at both ends, and requests on their way."""

    def __init__(self, house: House, wings: Wings, app: Any) -> None:
        self.house, self.wings, self.app = house, wings, app
        self._numbers = count(1)
        self._ours: dict[int, OurEnd] = {}
        self._theirs: dict[tuple[str, int], FarListener] = {}
        self._visits: set[asyncio.Task[None]] = set()
        self._hands: dict[type, Callable[[str, Any], None]] = {
            w.Came: self._came,
            w.Said: self._said,
            w.Left: self._left,
            w.Told: self._told,
            w.Shut: self._shut,
            w.Moved: self._moved,
        }
        wings.for_doors = lambda wing, message: self._hands[type(message)](wing, message)
        wings.gone, wings.leaving = self._gone, self._leave
        house.errands.answer, house.follow = self.answer, self.follow

    # --- at the door ----------------------------------------------------------------------------

    async def follow(
        self,
        knock: w.Knock,
        listener: Listener,
        accept: Accept,
        receive: Receive,
    ) -> None:
        """Follow a table, wherever it stands."""
        patience = asyncio.get_running_loop().time() + REACHED
        while wing := await self.wings.reach(knock.table):
            await accept()
            try:
                await self._follow(wing, knock, listener, receive)
                return
            except Gone:
                await self.wings.forget(knock.table)
                if asyncio.get_running_loop().time() > patience:
                    raise Silent from None
        await visit(self.house, knock, listener, accept, receive)

    async def _follow(
        self, wing: str, knock: w.Knock, listener: Listener, receive: Receive
    ) -> None:
        number, send = next(self._numbers), self.wings.bus.send
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ours[number] = OurEnd(wing, listener, answered)
        send(wing, w.Came(number, knock))
        try:
            try:
                async with asyncio.timeout(ANSWER / 4):
                    await answered
            except TimeoutError:
                if answered.cancelled():
                    raise Gone from None
                answered.result()  # it came at the last moment
            while (said := await receive()) is not None:
                text = said if isinstance(said, str) else said.decode(errors="replace")
                send(wing, w.Said(number, text))
        finally:
            del self._ours[number]
            send(wing, w.Left(number))

    def _end(self, line: int) -> OurEnd | None:
        """Ours, unless it was given up: then another line will greet them."""
        end = self._ours.get(line)
        return None if end is None or end.answered.cancelled() else end

    def _told(self, _: str, told: w.Told) -> None:
        if end := self._end(told.line):
            if not end.answered.done():
                end.answered.set_result(None)
            end.listener.tell_text(told.text)

    def _shut(self, _: str, shut: w.Shut) -> None:
        if end := self._end(shut.line):
            if not end.answered.done():
                end.answered.set_result(None)
            end.listener.close(shut.code, shut.reason)

    def _moved(self, _: str, moved: w.Moved) -> None:
        if end := self._end(moved.line):
            if end.answered.done():
                _come_back(end.listener)
            else:
                end.answered.set_exception(Gone())

    async def forward(self, request: AnyRequest) -> Response[bytes] | None:
        """Have a request answered where its table stands; None: that is here. If nobody answers,
        one that changes nothing is asked again."""
        found = TABLE.fullmatch(request.scope["path"])
        if found is None:
            return None
        patience = asyncio.get_running_loop().time() + REACHED
        while wing := await self.wings.reach(found[1]):
            try:
                asked = await _packed(request, found[1])
                return _unpacked(await self.wings.ask(wing, asked, w.Reply))
            except (Silent, NotHere) as no:
                late = asyncio.get_running_loop().time() > patience
                if late or (isinstance(no, Silent) and request.method != "GET"):
                    raise
                await self.wings.forget(found[1])
        return None

    # --- where the table stands -----------------------------------------------------------------

    async def answer(self, asked: w.Request) -> w.Reply:
        """Answer a request that came in at another door, as if it had come in at ours."""
        reply: list[Any] = [500, [], b""]
        body = [{"type": "http.request", "body": asked.body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return body.pop() if body else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                reply[0], reply[1] = message["status"], list(message["headers"])
            elif message["type"] == "http.response.body":
                reply[2] += message.get("body", b"")

        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": asked.method,
            "scheme": asked.scheme,
            "path": asked.path,
            "raw_path": asked.path.encode(),
            "root_path": "",
            "query_string": asked.query,
            "headers": asked.headers,
            "client": asked.client,
            "server": None,
            "extensions": {},
            "wing": True,
        }
        await self.app(scope, receive, send)
        return w.Reply(*reply)

    def _came(self, wing: str, came: w.Came) -> None:
        listener = self._theirs[wing, came.line] = FarListener(self.wings, wing, came)
        task = asyncio.create_task(self._host(wing, came, listener))
        self._visits.add(task)
        task.add_done_callback(self._visits.discard)

    async def _host(self, wing: str, came: w.Came, listener: FarListener) -> None:
        try:
            if self.house.closing or await self.wings.reach(came.knock.table):
                self.wings.bus.send(wing, w.Moved(came.line))
                return
            await introduce(self.house.people, listener, came.knock)
            await visit(self.house, came.knock, listener, _nothing, listener.said.get)
        except Declined as no:
            listener.tell_text(encoded(refused(no, listener.language, None)))
            listener.close(NOT_ALLOWED + no.status, no.key)
        except Exception:
            log.exception("line_broken")
            listener.close(BROKEN)
        finally:
            del self._theirs[wing, came.line]

    def _said(self, wing: str, said: w.Said) -> None:
        if listener := self._theirs.get((wing, said.line)):
            if listener.said.qsize() >= UNHEARD:
                listener.close()
            else:
                listener.said.put_nowait(said.text)

    def _left(self, wing: str, left: w.Left) -> None:
        if listener := self._theirs.get((wing, left.line)):
            listener.hang_up()

    # --- when something is lost -----------------------------------------------------------------

    def _gone(self, wing: str | None) -> None:
        """No line to this wing can be relied on any more (None: to any)."""
        for end in list(self._ours.values()):
            if wing in (None, end.wing):
                if end.answered.done():
                    _come_back(end.listener)
                else:
                    end.answered.set_exception(Gone())
        for (theirs, _), listener in list(self._theirs.items()):
            if wing in (None, theirs):
                listener.hang_up()

    def _leave(self) -> None:
        """Our door closes: whoever came in here finds another one."""
        for end in list(self._ours.values()):
            _come_back(end.listener)


async def _packed(request: AnyRequest, table: str) -> w.Request:
    scope = request.scope
    client = scope["client"]
    return w.Request(
        table,
        scope["method"],
        scope["path"],
        scope["query_string"],
        list(scope["headers"]),
        await request.body(),
        (client[0], client[1]) if client else None,
        scope["scheme"],
    )


def _unpacked(reply: w.Reply) -> Response[bytes]:
    headers = {name.decode(): value.decode("latin-1") for name, value in reply.headers}
    headers.pop("content-length", None)
    media = headers.pop("content-type", "application/json")
    return Response(reply.body, status_code=reply.status, headers=headers, media_type=media)


def _come_back(listener: Listener) -> None:
    listener.tell(Bye(SOON))
    listener.close()


async def _nothing() -> None:
    """They were let in at their own door."""
