"""The way in: does whoever comes by the address that people use reach this house, as themselves?"""

from __future__ import annotations

from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from lapki.cli.doctor.chosen import is_here
from lapki.cli.doctor.finding import Finding, ill, note, well
from lapki.house.api import PATH
from lapki.house.hostkey import find_key
from lapki.house.settings import Settings
from lapki.house.wire import Knocking

PATIENCE = 10.0
STRANGER = "192.0.2.77"
"""An address that nobody has: it is kept for examples."""


async def look_at_door(settings: Settings) -> AsyncIterator[Finding]:
    """Ask the house that is open, by its own door and by the address that people use."""
    key = find_key(settings.folder)
    if key is None or not await _answers(key.url):
        yield note("door-closed")
        return
    outside = settings.base_url.rstrip("/")
    if not outside or urlsplit(outside).netloc == urlsplit(key.url).netloc:
        yield well("door", url=outside or key.url)
        return
    found = [finding async for finding in _from_outside(outside, settings.proxies)]
    for finding in found or [well("door", url=outside)]:
        yield finding


async def _answers(url: str) -> bool:
    try:
        async with _client(url) as client:
            return "ok" in (await client.get("/healthz")).text
    except httpx.HTTPError:
        return False


async def _from_outside(url: str, proxies: str) -> AsyncIterator[Finding]:
    try:
        async with _client(url) as client:
            claim = {"x-forwarded-for": STRANGER}
            async with client.stream("GET", f"{PATH}/knock", headers=claim) as answer:
                mine = _own_address(answer)  # known as long as the connection is open
                await answer.aread()
            numbers = await client.get("/metrics")
    except httpx.HTTPError as problem:
        yield ill("door-away", url=url, problem=str(problem) or type(problem).__name__)
        return
    try:
        seen = msgspec.json.decode(answer.content, type=Knocking)
    except msgspec.MsgspecError:
        yield ill("door-other", url=url, status=answer.status_code)
        return
    for finding in judge(seen, url, mine, proxies):
        yield finding
    if "lapki_" in numbers.text:
        yield ill("door-numbers", url=url)
    if not await _sockets_pass(url):
        yield ill("door-deaf", url=url)


def judge(seen: Knocking, url: str, mine: str, proxies: str) -> list[Finding]:
    """What a proxy has told the house of somebody who claims to be a stranger."""
    if seen.address == STRANGER:
        return [ill("door-pretend")]
    trusted = {part.strip() for part in proxies.split(",")}
    if seen.address != mine and (is_here(seen.address) or seen.address in trusted):
        return [ill("door-masked", address=seen.address)]
    if seen.scheme != urlsplit(url).scheme:
        return [ill("door-scheme", scheme=seen.scheme)]
    return []


async def _sockets_pass(url: str) -> bool:
    """A table that isn't there is refused over the socket itself, so it must have come through."""
    address = f"{url.replace('http', 'ws', 1)}{PATH}/tables/none/socket"
    try:
        async with connect(address, origin=None, proxy=None, open_timeout=PATIENCE) as socket:
            return '"refused"' in str(await socket.recv())
    except (WebSocketException, OSError):
        return False


def _own_address(answer: httpx.Response) -> str:
    """From where we have asked, as the other end should have seen it."""
    stream = answer.extensions.get("network_stream")
    there = stream.get_extra_info("client_addr") if stream else None
    return str(there[0]) if there else ""


def _client(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)
