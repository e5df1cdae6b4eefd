"""`lapki join`: a seat at a house's table, from the terminal. Knows the wire, and no game.

The table is drawn by `cli/games/X.py`, where there is one, from what came over the wire.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from typing import Any, NamedTuple, get_type_hints
from urllib.parse import urlsplit

import httpx
import msgspec
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from lapki import games
from lapki.cli.ask import Ask
from lapki.drawing import art_of, drawing
from lapki.games.contract import AnyGame, Event
from lapki.match import record
from lapki.words import Words

COMMANDS = {"undo": "ask", "agree": "agree", "refuse": "refuse"}
DEEDS = ("resign", "leave", "back")
PATIENCE = 60.0
"""Seconds: a house that has just opened loads its bots when they are first asked for."""


class Wish(NamedTuple):
    """What was asked for on the command line."""

    url: str
    game: str | None = None
    seats: int | None = None
    bots: int = 0
    level: int = 1
    name: str | None = None
    watch: bool = False


class Stop(Exception):
    """It can't go on; carries the sentence to say."""


def join(wish: Wish, language: str) -> int:
    """Play at a table; answers the exit status."""
    guest = Guest(wish, Words(language), Console(highlight=False), Ask())
    try:
        asyncio.run(guest.run())
    except Stop as why:
        print(why, file=sys.stderr)
        return 2
    except (httpx.HTTPError, OSError, InvalidHandshake) as problem:
        what = str(problem) or type(problem).__name__
        print(guest.words("join-failed", url=wish.url, problem=what), file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print()
    return 0


class Guest:
    """Somebody at a keyboard, and a house far away."""

    def __init__(self, wish: Wish, words: Words, console: Console, ask: Ask) -> None:
        self.wish, self.words, self.console, self.ask = wish, words, console, ask
        parts = urlsplit(wish.url if "://" in wish.url else f"http://{wish.url}")
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.table = parts.path.strip("/").rpartition("/")[2]
        self.invitation = parts.fragment.removeprefix("invite=") or None
        self.http = httpx.AsyncClient(
            base_url=f"{self.base}/api/v1",
            headers={"accept-language": words.language},
            timeout=PATIENCE,
        )
        self.game: AnyGame | None = None
        self.about: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.seat: int | None = None
        self.ply = 0
        self.over = False
        self.connected = asyncio.Event()

    async def run(self) -> None:
        """Come in, find a table, sit down, play."""
        async with self.http:
            name = self.wish.name or self.ask(self.words("join-name"))
            await self._request("PUT", "/me", name=name, invitation=self.invitation)
            if not self.table:
                self.table = await self._find()
            if not self.wish.watch:
                await self._sit()
            typing = asyncio.create_task(self._type())
            try:
                while not self.over:
                    await self._follow(typing)
            finally:
                typing.cancel()

    # -- finding a place

    async def _find(self) -> str:
        if self.wish.game:
            return await self._make(self.wish.game)
        tables = await self._request("GET", "/tables")
        if not tables:
            raise Stop(self.words("join-none", url=self.base))
        self.console.print(self.words("join-which"), style="bold")
        for number, table in enumerate(tables, 1):
            line = f"  {number}  {self.words(table['game'])} {table['taken']}/{table['seats']}"
            self.console.print(f"{line}  {table['owner']['name']}", markup=False)
        answer = self.ask(">")
        fits = answer.isdigit() and 1 <= int(answer) <= len(tables)
        return str(tables[int(answer) - 1 if fits else 0]["id"])

    async def _make(self, game: str) -> str:
        made = await self._request("POST", "/tables", game=game, seats=self.wish.seats, listed=True)
        table = made["table"]
        for seat in range(table["seats"], table["seats"] - self.wish.bots, -1):
            path = f"/tables/{table['id']}/seats/{seat}"
            await self._request("PUT", path, bot=self.wish.level)
        return str(table["id"])

    async def _sit(self) -> None:
        """The first free chair; and if that was the last one and the table is mine, begin."""
        looked = await self._request("GET", f"/tables/{self.table}")
        table = looked["table"]
        if looked["seat"] is None and table["phase"] == "waiting":
            chairs = [p["seat"] for p in table["chairs"] if "person" not in p and "bot" not in p]
            if chairs:
                path, share = f"/tables/{self.table}/seats/{chairs[0]}", secrets.token_urlsafe(16)
                looked = await self._request("PUT", path, share=share)
        await self._start_if_full(looked["table"])

    async def _start_if_full(self, table: dict[str, Any]) -> None:
        me = await self._request("GET", "/me")
        full = all("person" in p or "bot" in p for p in table["chairs"])
        if table["phase"] == "waiting" and full and table["owner"]["id"] == me["id"]:
            await self._request("POST", f"/tables/{self.table}/start")

    async def _request(self, method: str, path: str, **body: Any) -> Any:
        response = await self.http.request(method, path, json=None if method == "GET" else body)
        if not response.is_success:
            raise Stop(response.json().get("message", response.text))
        return response.json()

    # -- following

    async def _follow(self, typing: asyncio.Task[None]) -> None:
        """One connection, until it breaks: then there will be another, from where we were."""
        address = f"{self.base}/api/v1/tables/{self.table}/socket".replace("http", "ws", 1)
        cookies = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        url = f"{address}?ply={self.ply}&lang={self.words.language}"
        try:
            async with connect(url, additional_headers={"Cookie": cookies}) as self.socket:
                self.connected.set()
                async for text in self.socket:
                    await self._hear(json.loads(text))
                    if typing.done():
                        typing.result()  # whoever closed the keyboard leaves
                    if self.over:
                        return
        except (ConnectionClosed, ConnectionError):
            self.connected.clear()
            self.console.print(self.words("join-lost"), style="dim")
            await asyncio.sleep(1)

    socket: ClientConnection

    async def _hear(self, frame: dict[str, Any]) -> None:
        match frame["is"]:
            case "hello" | "table":
                await self._table(frame)
            case "play":
                self._show(frame)
            case "chat":
                said = frame["saying"]
                line = self.words("join-says", name=said["person"]["name"], text=said["text"])
                self.console.print(line, markup=False)
            case "phrase":
                said = self.words.phrase(frame["key"], self.about["game"])
                line = self.words("join-says", name=frame["person"]["name"], text=said)
                self.console.print(line, markup=False)
            case "undo-refused":
                if frame["by"] != frame["refused"]:
                    self._say("join-undo-refused", frame["refused"])
            case "refused":
                self.console.print(frame["message"], style="yellow", markup=False)

    async def _table(self, frame: dict[str, Any]) -> None:
        was, self.about, self.seat = self.about, frame["table"], frame["seat"]
        self.game = games.find(self.about["game"])
        self.words = self.words.naming(self._names())
        if frame["is"] == "hello":
            seated = "join-seated" if self.seat else "join-watching"
            self.console.print(self.words(seated))
        if self.about["phase"] == "waiting":
            await self._start_if_full(self.about)
            taken = sum("person" in p or "bot" in p for p in self.about["chairs"])
            seats, url = self.about["seats"], f"{self.base}/t/{self.table}"
            self.console.print(self.words("join-wait", taken=taken, seats=seats, url=url))
        undo = self.about["undo"]
        if undo and undo != was.get("undo") and undo["by"] != self.seat:
            self._say("join-undo", undo["by"])
        if frame.get("now"):
            self._show(frame)

    # -- showing

    def _show(self, frame: dict[str, Any]) -> None:
        assert self.game
        self.now = frame["now"]
        self.ply = self.now["ply"]
        events: list[Event] = []
        for step in frame["steps"]:
            if by := (step.get("undone") or {}).get("by"):
                self._say("join-undone", by)
            news = msgspec.convert(step.get("events", ()), list[self.game.EventType])  # type: ignore[name-defined]
            for event in news:
                self._tell(event)
            events += news
        self._draw(tuple(events))
        if self.now.get("question") is not None:
            self.console.print(self.words("play-turn", seat=self._name(self.seat or 0)))
        if result := self.now.get("result"):
            self.console.print(self.words("play-over"), style="bold")
            self._tell_ending()
            names = ", ".join(map(self._name, result["winners"]))
            count = len(result["winners"])
            self.console.print(self.words("play-winner", count=count, seats=names))
            self.over = True

    def _tell_ending(self) -> None:
        """Who gave up, or whose time was up, if it ended so."""
        ending = self.now["ending"]
        if ending["reason"] != "rules":
            self._say(f"join-ended-{ending['reason']}", ending["seat"])

    def _tell(self, event: Event) -> None:
        assert self.game
        facts = getattr(art_of(self.game), "facts", None)
        own = facts(event, self.words) if facts else {}
        self.console.print(f"· {self.words.event(event, self.game, **own)}", markup=False)

    def _draw(self, events: tuple[Event, ...]) -> None:
        assert self.game
        view = msgspec.convert(self.now["view"], get_type_hints(type(self.game).view)["return"])
        options = record.convert_options(self.game, self.about["options"])
        drawn = drawing(self.game, view, self.words, self.seat, options, events)
        self.console.print(drawn, markup=False)

    def _say(self, key: str, seat: int) -> None:
        """What somebody did, by name."""
        self.console.print(self.words(key, name=self._name(seat)), markup=False)

    def _names(self) -> dict[int, str]:
        """Who sits where: people, and bots where nobody else does."""
        chairs = self.about["chairs"]
        names = {p["seat"]: p["person"]["name"] for p in chairs if "person" in p}
        bots = {p["seat"]: p["bot"] for p in chairs if "bot" in p and "person" not in p}
        return self.words.bots(bots, self.about["seats"]) | names

    def _name(self, seat: int) -> str:
        assert self.game
        return self.words.seat(seat, self.game.key)

    # -- typing

    async def _type(self) -> None:
        """Lines from the keyboard, without keeping the connection waiting."""
        while True:
            try:
                line = await asyncio.to_thread(self.ask, ">")
            except EOFError:
                if self.ask.live:
                    raise
                return  # a script has said all it had to say; the game goes on
            await self.connected.wait()
            if line in ("quit", "q"):
                await self.socket.close()
                self.over = True
                return
            if line in ("help", "h", "?"):
                self.console.print(self.words("join-help"))
            elif line:
                await self.socket.send(json.dumps(self._frame(line)))

    def _frame(self, line: str) -> dict[str, Any]:
        word, _, rest = line.partition(" ")
        if word == "say":
            return {"is": "chat", "text": rest}
        if line in COMMANDS:
            return {"is": "undo", "word": COMMANDS[line]}
        if line in DEEDS:
            return {"is": line}
        return {"is": "move", "text": line, "question": self.now.get("question") or 0}
