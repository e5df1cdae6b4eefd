"""Advice: for a seat that is asked, thought out elsewhere, and never in anybody's way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from house.harness import opened, run, seated
from lapki.bots.spots import Advice


def test_a_seat_that_is_asked_is_told_and_nobody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, guests = await seated(home, "spots", 2, 2)
            stranger = await home.guest("Stranger")
            async with guests[0].at(table) as a, guests[1].at(table) as b, stranger.at(table) as s:
                for seat in (a, b, s):
                    await seat.next()
                asked, other = (a, b) if a.now.get("question") is not None else (b, a)
                told = await asked.say("advise")
                assert told["is"] == "advised"
                assert told["question"] == asked.now["question"]
                advice = msgspec.convert(told["advice"], Advice)
                tricks = {f"trick {name}" for name in asked.now["offer"]["tricks"]}
                assert set(advice.bust) <= tricks
                assert "trick howl" in advice.bust
                assert (await other.say("advise"))["key"] == "not-asked"
                assert (await s.say("advise"))["key"] == "not-seated"

    run(scenario())


def test_a_game_without_advice_has_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "barking", 2, 2)
            live = home.house.tables[table].live_game
            assert live
            async with ada.at(table) as a:
                await a.next()
                told = await a.say("advise")
                asked = a.seat in live.questions
                assert told.get("key") == (None if asked else "not-asked")
                assert told.get("advice") is None

    run(scenario())


def test_nobody_waits_for_advice_and_what_comes_too_late_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2, options={"ghosts": "off"})
            thought = asyncio.Event()

            async def slow(*_: Any) -> None:
                await thought.wait()

            monkeypatch.setattr(home.house.services.thinkers, "advise", slow)
            async with ada.at(table) as a:
                await a.next()
                await a.connection.send('{"is":"advise","id":900}')
                assert (await a.say("advise"))["key"] == "too-fast"
                assert (await a.move("k c3"))["is"] == "play"
                thought.set()
                late = await a.until(lambda f: f.get("id") == 900)
                assert late["key"] == "stale"

    run(scenario())
