"""Bots think elsewhere, if anybody does; whoever dies there loses nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.conftest import nats_server
from house.harness import Guest, Opened, opened, run, seated, settings_for, some_move
from house.test_cli import LAPKI, lapki
from lapki import games
from lapki.house import elsewhere
from lapki.house.bus import Bus, bus_of
from lapki.house.elsewhere import Elsewhere, Heard
from lapki.house.entry import TableEntry
from lapki.house.folder import CannotOpen
from lapki.house.limits import Limits
from lapki.house.livegame import LiveGame
from lapki.house.settings import Settings
from lapki.house.thinker import Thinker
from lapki.house.thinkers import Thinkers
from lapki.house.wire_think import Thinks, rules_of
from lapki.house.worker import Reply, Request

SECRET = settings_for(Path()).secret
RULES = rules_of(games.names(), games.find)


class Quick:
    """A worker that needs no process, and answers when it may."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.may = asyncio.Event()
        self.may.set()

    def knows(self, _: str) -> int:
        return 0

    async def answer(self, request: Request, _: float) -> Reply:
        self.asked.append(request)
        await self.may.wait()
        return Reply(move=f"from {id(self)}")

    async def ask(self, live: LiveGame, seat: int, level: int, *_: Any, **__: Any) -> Reply:
        return await self.answer(Request(live.key, 0, [], seat, level, 1.0), 1.0)

    async def stop(self) -> None: ...

    @property
    def move(self) -> str:
        return f"from {id(self)}"


@asynccontextmanager
async def thinking(bus: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """`lapki think` with one worker, as anybody would start it."""
    given = {"LAPKI_BUS": bus, "LAPKI_SECRET": SECRET, "LAPKI_BOT_WORKERS": "1"}
    process = await asyncio.create_subprocess_exec(
        LAPKI, "think", env={**os.environ, **given}, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout
    try:
        said = (await process.stdout.readline()).decode()
        assert said.startswith(f"Lapki thinks for the house at {bus[7:]} with 1 worker "), said
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


@asynccontextmanager
async def wing(settings: Settings) -> AsyncIterator[tuple[Thinkers, Elsewhere, Quick]]:
    """What a house has in order to think, with a worker at home."""
    bus, thinkers = bus_of(settings, "home"), Thinkers(1, 2.0, Limits("off"))
    home = Quick()
    thinkers.workers = thinkers._home = thinkers._free = [home]  # type: ignore[list-item]
    away = Elsewhere(bus, RULES, thinkers)
    away.spare = home  # type: ignore[assignment]
    await bus.open()
    await away.open()
    try:
        yield thinkers, away, home
    finally:
        await away.close()
        await bus.close()


@asynccontextmanager
async def thinker(settings: Settings, rules: str = RULES) -> AsyncIterator[tuple[Thinker, Quick]]:
    """Somebody who thinks in this process."""
    worker, one = Quick(), Thinker(settings, 1)
    one.workers, one.rules = [worker], rules  # type: ignore[list-item]
    one._free = list(one.workers)
    await one.open()
    try:
        yield one, worker
    finally:
        await one.close()


def a_game(owner: str = "ada") -> LiveGame:
    game = games.find("boooop")
    entry = TableEntry(
        id="table",
        game=game.key,
        version=game.version,
        seats=2,
        options={},
        owner=owner,
        seed="0" * 64,
        created=0.0,
        chairs=(),
    )
    return LiveGame(entry, game, 0.0)


async def until(happens: Callable[[], object]) -> None:
    while not happens():
        await asyncio.sleep(0.01)


async def a_bot_moves(home: Opened, ada: Guest, table: str) -> None:
    """Ada plays on seat 1, until the bot on seat 2 has moved once more."""
    live, rng = home.house.tables[table].live_game, Random(1)
    assert live

    def moved() -> int:
        return sum(str(line.actor) == "2" for line in live.log)

    before = moved()
    async with ada.at(table) as a:
        while moved() == before:
            if live.questions.get(1) is None:
                await a.next()
            else:
                await a.say("move", text=some_move(home, table, 1, rng), question=live.questions[1])


def settings_at(nats: str, folder: Path) -> Settings:
    return settings_for(folder, bus=nats)


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
def test_a_bots_move_is_thought_elsewhere_and_at_home_when_nobody_is_there(
    tmp_path: Path, database_url: str, nats: str
) -> None:
    async def scenario() -> None:
        async with opened(
            tmp_path, toys=False, database_url=database_url, bus=nats, bot_workers=1
        ) as home:
            thinkers = home.house.services.thinkers
            table, (ada,) = await seated(home, "dixit", 3, 1)  # its bots compile nothing
            async with thinking(nats) as process:
                await until(lambda: thinkers.workers != thinkers._home)
                await a_bot_moves(home, ada, table)
                assert thinkers._home[0].process is None
                process.send_signal(signal.SIGTERM)
                assert await process.wait() == 0
            await until(lambda: thinkers.workers == thinkers._home)
            await a_bot_moves(home, ada, table)
            assert thinkers._home[0].process is not None
            assert thinkers.replaced == 0

    run(scenario(), limit=60)


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP])
def test_what_somebody_took_who_dies_or_freezes_is_asked_again(
    sign: signal.Signals, nats: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        settings = settings_at(nats, tmp_path)
        async with wing(settings) as (thinkers, away, home), thinking(nats) as doomed:
            await until(lambda: away._share == 1)
            asked = asyncio.create_task(thinkers.choose(a_game(), 1, 5))
            await until(lambda: any(question.taken for question in away._asked.values()))
            doomed.send_signal(sign)
            async with thinker(settings) as (_, worker):
                assert await asked == worker.move
            assert not home.asked
            assert thinkers.replaced == 0

    run(scenario(), limit=60)


def test_when_the_last_one_dies_it_is_thought_at_home(nats: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = settings_at(nats, tmp_path)
        async with wing(settings) as (thinkers, away, home), thinker(settings) as (one, worker):
            worker.may.clear()
            await until(lambda: away._share == 1)
            asked = asyncio.create_task(thinkers.choose(a_game(), 1, 5))
            await until(lambda: worker.asked)
            assert one._beating
            one._beating.cancel()
            assert await asked == home.move
            assert home.asked[0].level == 5
            worker.may.set()

    run(scenario())


def test_an_answer_that_is_lost_is_asked_for_again(nats: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = settings_at(nats, tmp_path)
        async with wing(settings) as (thinkers, away, _), thinker(settings) as (one, worker):
            worker.may.clear()
            await until(lambda: away._share == 1)
            asked = asyncio.create_task(thinkers.choose(a_game(), 1, 5))
            await until(lambda: any(question.taken for question in away._asked.values()))
            one.bus.connected = False
            worker.may.set()
            await until(lambda: not one._thoughts)
            one.bus.connected = True
            assert await asked == worker.move
            assert len(worker.asked) == 2
            assert thinkers.replaced == 0

    run(scenario())


def test_who_knows_other_rules_is_not_asked(nats: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = settings_at(nats, tmp_path)
        async with (
            wing(settings) as (thinkers, away, home),
            thinker(settings, rules="boooop 0") as (other, worker),
        ):
            await until(lambda: other.me in away._strange)
            away._hire()
            assert await thinkers.choose(a_game(), 1, 5) == home.move
            assert not worker.asked

    run(scenario())


def test_what_nobody_takes_is_thought_at_home(
    nats: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(elsewhere, "REFUSED", 0.5)
        async with wing(settings_at(nats, tmp_path)) as (thinkers, away, home):
            beat = elsewhere._encode(Thinks("asleep", RULES, 3))
            await away.bus.publish(away.bus.subject("thinkers"), beat)
            await until(lambda: away._share == 3)
            assert await thinkers.choose(a_game(), 1, 5) == home.move
            assert home.asked[0].level == 5

    run(scenario())


def test_any_legal_move_is_found_at_home(nats: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = settings_at(nats, tmp_path)
        async with wing(settings) as (thinkers, away, home), thinker(settings) as (_, worker):
            worker.answer = broken  # type: ignore[method-assign]
            await until(lambda: away._share == 1)
            assert await thinkers.choose(a_game(), 1, 5) == home.move
            assert [request.level for request in home.asked] == [0]
            assert thinkers.replaced == 2

    async def broken(*_: object) -> Reply:
        return Reply(problem="KeyError")

    run(scenario())


def test_who_leaves_finishes_its_thought_and_takes_nothing_new(nats: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = settings_at(nats, tmp_path)
        async with wing(settings) as (thinkers, away, home), thinker(settings) as (one, worker):
            worker.may.clear()
            await until(lambda: away._share == 1)
            first = asyncio.create_task(thinkers.choose(a_game(), 1, 5))
            await until(lambda: worker.asked)
            leaving = asyncio.create_task(one.close())
            await until(lambda: away._share == 0)
            assert await thinkers.choose(a_game("bob"), 1, 5) == home.move
            worker.may.set()
            assert await first == worker.move
            await leaving
            assert len(worker.asked) == 1

    run(scenario())


def test_wings_share_the_workers_elsewhere() -> None:
    async def scenario() -> None:
        names = ("a", "b", "c")
        for workers, shares in ((0, (0, 0, 0)), (2, (1, 1, 0)), (7, (3, 2, 2))):
            found = []
            for me in names:
                bus = Bus("", "house", me)
                bus.others = {other: 0.0 for other in names if other != me}
                away = Elsewhere(bus, RULES, Thinkers(1, 2.0, Limits("off")))
                half = workers // 2
                away._there = {
                    "one": Heard(0.0, half, frozenset()),
                    "two": Heard(0.0, workers - half, frozenset()),
                }
                away._hire()
                assert len(away.thinkers.workers) == max(1, away._share)
                found.append(away._share)
            assert tuple(found) == shares

    run(scenario())


def test_those_at_home_help_where_there_are_few_elsewhere() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(3, 2.0, Limits("off"))
        home, place = list(thinkers.workers), Quick()
        thinkers.hire([place])  # type: ignore[list-item]
        assert thinkers.workers == [place, *home[1:]]
        first = await thinkers._worker("ada")
        second = await thinkers._worker("ada")
        assert [first, second] == [place, home[1]]
        thinkers._release(second, "ada")
        thinkers._release(first, "ada")
        assert await thinkers._worker("ada") is first
        thinkers.hire([])
        assert thinkers._free == home
        thinkers._release(first, "ada")
        assert thinkers._free == home

    run(scenario())


def test_bad_settings_end_in_one_sentence(tmp_path: Path) -> None:
    ended = lapki("think", data=tmp_path)
    assert ended.returncode == 1
    (sentence,) = ended.stderr.splitlines()
    assert "LAPKI_BUS" in sentence

    async def refused(bus: str, secret: str = SECRET) -> str:
        with pytest.raises(CannotOpen) as why:
            await Thinker(settings_for(tmp_path, bus=bus, secret=secret), 1).open()
        return str(why.value)

    async def scenario() -> None:
        with nats_server("--user", "ada", "--pass", "right") as address:
            said = await refused(address.replace("//", "//ada:wrong@"))
            assert "can't be reached: Authorization Violation." in said
            assert "wrong" not in said
        assert "can't be reached: no servers available" in await refused(address)
        assert "too short" in await refused(address, SECRET[:9])

    run(scenario())
