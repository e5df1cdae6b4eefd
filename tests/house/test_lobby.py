"""The open tables, as a stream tells them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from house.harness import opened, run


async def _event(lines: AsyncIterator[str]) -> tuple[str, Any]:
    """The next about open tables; those of one's own are told, too."""
    name = ""
    async for line in lines:
        if line.startswith("event: "):
            name = line[7:]
        if line.startswith("data: ") and name != "mine":
            return name, json.loads(line[6:])
    raise AssertionError("the stream ended")


def test_the_lobby_tells_the_list_once_and_then_what_changes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada, bob = await home.guest("Ada"), await home.guest("Bob")
            first = (await ada.post("/tables", game="boooop", listed=True))["table"]["id"]
            async with ada.client.stream("GET", "/tables/stream") as stream:
                lines = stream.aiter_lines()
                name, listed = await _event(lines)
                assert (name, [t["id"] for t in listed]) == ("tables", [first])
                second = (await bob.post("/tables", game="spots", listed=True))["table"]["id"]
                name, change = await _event(lines)
                assert (name, change["gone"]) == ("changes", [])
                assert [(t["id"], t["owner"]["name"]) for t in change["shown"]] == [(second, "Bob")]
                await bob.put(f"/tables/{first}/seats/2")
                _, change = await _event(lines)
                assert [(t["id"], t["taken"]) for t in change["shown"]] == [(first, 1)]
                await bob.ask("PATCH", f"/tables/{second}", listed=False)
                assert (await _event(lines))[1] == {"shown": [], "gone": [second]}

    run(scenario())


def test_the_list_is_read_and_written_once_for_all_streams(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest("Ada")
            lobby = home.house.lobby
            streams = [lobby.events() for _ in range(20)]
            assert len({id(await anext(stream)) for stream in streams}) == 1
            reads = 0
            told = home.house.services.people.meet

            async def counted(*people: Any) -> Any:
                nonlocal reads
                reads += 1
                return await told(*people)

            monkeypatch.setattr(home.house.services.people, "meet", counted)
            coming = [asyncio.ensure_future(anext(stream)) for stream in streams]
            await asyncio.sleep(0)
            await ada.post("/tables", game="boooop", listed=True)
            events = await asyncio.gather(*coming)
            assert len(set(events)) == 1
            assert reads == 1
            for stream in streams:
                await stream.aclose()  # type: ignore[attr-defined]

    run(scenario())


def test_whoever_missed_too_much_is_sent_the_whole_list_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest("Ada")
            lobby = home.house.lobby
            slow, lost = lobby.events(), lobby.events()
            await anext(slow)
            await anext(lost)
            one = await ada.post("/tables", game="boooop", listed=True)
            await anext(slow)
            for _ in range(3):
                await ada.put(f"/tables/{one['table']['id']}/seats/1")
                assert (await anext(slow)).startswith(b"event: changes")
                await ada.delete(f"/tables/{one['table']['id']}/seats/1")
                assert (await anext(slow)).startswith(b"event: changes")
            assert (await anext(lost)).count(b"event: changes") == 7
            lobby._told += 1_000  # as if so many had come
            assert (await anext(lost)).startswith(b"event: tables")

    run(scenario())


def test_one_person_has_a_few_lines_of_the_lobby(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            bob, ada = await home.guest("Bob"), await home.guest("Ada")
            his = (await bob.post("/tables", game="boooop", listed=True))["table"]["id"]
            hers = [
                (await ada.post("/tables", game="boooop", listed=True))["table"]["id"]
                for _ in range(10)
            ]
            assert [t["id"] for t in await bob.get("/tables")] == [*hers[:-4:-1], his]
            await ada.ask("PATCH", f"/tables/{hers[-1]}", locked=True)
            assert [t["id"] for t in await bob.get("/tables")] == [*hers[-2:-5:-1], his]

    run(scenario())


def test_streams_count_as_connections_of_an_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="sockets=9,2") as home:
            ada = await home.guest()
            for _ in range(3):  # a place is given back when its stream is gone
                came: list[int] = []
                while came != [200, 200, 429]:
                    async with (
                        ada.client.stream("GET", "/tables/stream") as one,
                        ada.client.stream("GET", "/tables/stream") as two,
                        ada.client.stream("GET", "/tables/stream") as three,
                    ):
                        came = [each.status_code for each in (one, two, three)]
                        assert came.count(200) <= 2

    run(scenario())
