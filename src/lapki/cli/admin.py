"""`lapki admin`: keep order from the terminal. Whoever has the data folder is the host.

A house that is open is asked over its own API, by the key that it left in the data folder, so that
everything takes effect at once. If none is open, the same API is asked inside this process.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_network
from typing import Any

import httpx

from lapki.house.hostkey import PATH, Key, find_key
from lapki.house.settings import Settings
from lapki.house.times import spoken
from lapki.words import Words

PATIENCE = 30.0


class Stop(Exception):
    """It can't be done; carries the sentence to say."""


Work = Callable[["Host"], Awaitable[None]]


def keep_order(settings: Settings, work: Work, language: str) -> int:
    """Do it; answers the exit status."""
    try:
        asyncio.run(_keep_order(settings, work, Words(language)))
    except Stop as why:
        print(why, file=sys.stderr)
        return 2
    return 0


async def _keep_order(settings: Settings, work: Work, words: Words) -> None:
    async with _door(settings) as client:
        client.headers["accept-language"] = words.language
        await work(Host(client, words))


@asynccontextmanager
async def _door(settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    """The house that is open; or, if there is none, one that nobody else comes into."""
    if open_now := await _open_house(settings):
        try:
            yield open_now
        finally:
            await open_now.aclose()
        return
    # A second of imports that an open house spares its host.
    import structlog

    from lapki.house.app import make_app
    from lapki.house.folder import CannotOpen
    from lapki.house.house import House

    quiet = structlog.make_filtering_bound_logger(logging.WARNING)
    out = structlog.PrintLoggerFactory(sys.stderr)
    structlog.configure(wrapper_class=quiet, logger_factory=out)
    house = House(settings)
    try:
        await house.open(resume=False)
    except CannotOpen as why:
        raise Stop(str(why)) from why
    try:
        app: Any = make_app(house)
        transport = httpx.ASGITransport(app)
        base = settings.base_url or f"http://127.0.0.1:{settings.port}"
        async with _client(Key(base, house.host_key), transport) as client:
            yield client
    finally:
        await house.close()


async def _open_house(settings: Settings) -> httpx.AsyncClient | None:
    """A house that answers to its key. One that was killed has left a key that opens nothing."""
    key = find_key(settings.folder)
    if key is None:
        return None
    client = _client(key)
    try:
        if (await client.get("/admins")).status_code == 200:
            return client
    except httpx.HTTPError:
        pass
    await client.aclose()
    return None


def _client(key: Key, transport: httpx.AsyncBaseTransport | None = None) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=f"{key.url}{PATH}",
        headers={"authorization": f"Bearer {key.key}"},
        timeout=PATIENCE,
        transport=transport,
        trust_env=False,  # no proxy stands between a host and their house
    )


class Host:
    """Somebody at the terminal of their own house."""

    def __init__(self, client: httpx.AsyncClient, words: Words) -> None:
        self.client, self.words = client, words

    # -- who keeps order

    async def add(self, person: str) -> None:
        await self._do("PUT", f"/admins/{await self._person(person)}")

    async def remove(self, person: str) -> None:
        await self._do("DELETE", f"/admins/{await self._person(person)}")

    async def admins(self) -> None:
        for one in await self._ask("GET", "/admins"):
            self._line(one["id"], one["name"])

    # -- people

    async def people(self, search: str, page: int) -> None:
        for one in await self._ask("GET", "/people", params={"search": search, "page": page - 1}):
            marks = [self.words("admin-mark-admin")] if one["admin"] else []
            penalties = {key: one[key] for key in ("banned", "muted") if one[key]}
            marks += [self._penalty(f"admin-mark-{key}", p) for key, p in penalties.items()]
            who = one["person"]
            self._line(who["id"], who["name"], spoken(one["created"]), one["near"] or "", *marks)

    async def mute(self, person: str, hours: float | None, why: str) -> None:
        path = f"/people/{await self._person(person)}/mute"
        await self._do("PUT", path, json={"hours": hours, "why": why})

    async def unmute(self, person: str, why: str) -> None:
        path = f"/people/{await self._person(person)}/mute"
        await self._do("DELETE", path, params={"why": why})

    async def ban(self, who: str, hours: float | None, why: str, *, address: bool) -> None:
        """A person, or an address."""
        body = {"hours": hours, "why": why}
        if _is_network(who):
            await self._do("POST", "/networks", json={"network": who, **body})
        else:
            path = f"/people/{await self._person(who)}/ban"
            await self._do("PUT", path, json={"address": address, **body})

    async def unban(self, who: str, why: str) -> None:
        if _is_network(who):
            await self._do("DELETE", "/networks", params={"network": who, "why": why})
        else:
            path = f"/people/{await self._person(who)}/ban"
            await self._do("DELETE", path, params={"why": why})

    # -- tables and reports

    async def tables(self, search: str, page: int) -> None:
        for one in await self._ask("GET", "/tables", params={"search": search, "page": page - 1}):
            names = ", ".join(person["name"] or "?" for person in one["people"])
            phase = self.words(f"admin-phase-{one['phase']}")
            self._line(one["id"], self.words(one["game"]), phase, spoken(one["created"]), names)

    async def end(self, table: str, why: str) -> None:
        await self._do("POST", f"/tables/{table}/end", json={"why": why})

    async def reports(self, page: int, *, answered: bool) -> None:
        asked = {"answered": answered, "page": page - 1}
        for one in await self._ask("GET", "/reports", params=asked):
            names = {"by": self._name(one["by"]), "about": self._name(one["about"])}
            print(self.words("admin-report", number=str(one["id"]), **names))
            self._line("  ", spoken(one["at"]), one["table"], one["about"]["id"])
            if one["text"]:
                print(f"    {one['text']}")
            for line in one["context"]:
                mark = ">" if line["text"] == one["message"] else " "
                print(f"  {mark} {self._name(line['person'])}: {line['text']}")
            if one["answer"]:
                print(f"  = {one['answer']}")

    async def answer(self, number: int, text: str) -> None:
        await self._do("PUT", f"/reports/{number}", json={"text": text})

    # -- the doors

    async def doors(self, state: str | None, why: str) -> None:
        if state:
            await self._do("PUT", "/doors", json={"doors": state, "why": why})
        there = await self._ask("GET", "/doors")
        print(self.words(f"admin-doors-{there['doors']}"))
        for one in there["invitations"]:
            until = spoken(one["until"])
            facts = {"number": str(one["id"]), "uses": one["uses"], "until": until}
            print(self.words("admin-invitation", **facts))
        for one in there["networks"]:
            print(one["network"], self._penalty("admin-mark-banned", one["penalty"]), sep="  ")

    async def invite(self, uses: int, hours: float | None) -> None:
        made = await self._ask("POST", "/invitations", json={"uses": uses, "hours": hours})
        print(made["url"])

    async def withdraw(self, number: int) -> None:
        await self._do("DELETE", f"/invitations/{number}")

    async def audit(self, page: int) -> None:
        for one in await self._ask("GET", "/audit", params={"page": page - 1}):
            by = self._name(one["by"]) if one["by"] else self.words("admin-host")
            until = spoken(one["until"]) or ""
            what = self.words(f"admin-did-{one['what']}")
            self._line(spoken(one["at"]), by, what, one["about"], one["name"], until, one["why"])

    # -- small things

    async def _person(self, who: str) -> str:
        """An id as it is; a name if only one person is called so."""
        found = [one["person"] for one in await self._ask("GET", "/people", params={"search": who})]
        if any(person["id"] == who for person in found):
            return who
        called = [person["id"] for person in found if person["name"] == who]
        if len(called) == 1:
            return str(called[0])
        raise Stop(self.words("admin-which", name=who, count=len(called)))

    async def _do(self, method: str, path: str, **more: Any) -> None:
        await self._ask(method, path, **more)
        print(self.words("admin-done"))

    async def _ask(self, method: str, path: str, **more: Any) -> Any:
        try:
            answer = await self.client.request(method, path, **more)
        except httpx.HTTPError as problem:
            what = str(problem) or type(problem).__name__
            url = str(self.client.base_url)
            raise Stop(self.words("join-failed", url=url, problem=what)) from None
        if not answer.is_success:
            raise Stop(answer.json()["message"])
        return answer.json() if answer.content else None

    def _name(self, person: dict[str, Any]) -> str:
        return str(person["name"] or person["id"])

    def _penalty(self, key: str, penalty: dict[str, Any]) -> str:
        said = self.words(key, until=spoken(penalty["until"]))
        return f"{said} ({penalty['why']})" if penalty["why"] else said

    def _line(self, *parts: str | None) -> None:
        print("  ".join(part for part in parts if part))


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True
