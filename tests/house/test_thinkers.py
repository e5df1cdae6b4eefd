"""Bots are shared fairly: people take turns, however many tables each of them has."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest

from house.harness import opened, run, seated
from lapki.house import thinkers
from lapki.house.limits import Limits
from lapki.house.thinkers import Thinkers
from lapki.house.worker import Reply

Asked = list[tuple[str, float]]


class Slow:
    """A worker that notes who asked, and answers when it is told to."""

    def __init__(self, asked: Asked) -> None:
        self.asked, self.go = asked, asyncio.Semaphore(0)

    async def ask(
        self, live: Any, _: int, __: int, seconds: float, ___: float, **____: Any
    ) -> Reply:
        self.asked.append((live.entry.owner, seconds))
        await self.go.acquire()
        return Reply(move="k a1")

    async def stop(self) -> None: ...


def table(owner: str) -> Any:
    return SimpleNamespace(entry=SimpleNamespace(owner=owner, id=owner))


def shared(
    workers: int, limits: str = "off"
) -> tuple[Thinkers, list[Slow], list[tuple[str, float]]]:
    thinkers = Thinkers(workers, 2.0, Limits(limits))
    asked: Asked = []
    slow = [Slow(asked) for _ in range(workers)]
    thinkers.workers = list(slow)  # type: ignore[arg-type]
    thinkers._free = list(slow)  # type: ignore[arg-type]
    return thinkers, slow, asked


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_what_bots_compile_is_compiled_beside_all_else_and_ends_with_the_house(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[asyncio.subprocess.Process] = []

    async def noted(*command: str, **how: Any) -> asyncio.subprocess.Process:
        assert command[1:] == ("-m", "lapki.bots.warm")
        begun.append(await start(*command, **how))
        return begun[-1]

    start = asyncio.create_subprocess_exec
    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    monkeypatch.setattr(thinkers, "SETTLED", 0)

    async def scenario() -> None:
        task = asyncio.create_task(thinkers.warm())
        while not begun:
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert begun[0].returncode == -signal.SIGKILL

    run(scenario())


def test_a_stranger_comes_next_however_many_wait_for_one_person() -> None:
    async def scenario() -> None:
        thinkers, (worker,), asked = shared(1)
        greedy = [asyncio.create_task(thinkers.choose(table("eve"), 1, 5)) for _ in range(100)]
        await settle()
        stranger = asyncio.create_task(thinkers.choose(table("ada"), 1, 1))
        await settle()
        worker.go.release()  # the thought that was under way
        await settle()
        assert [who for who, _ in asked] == ["eve", "ada"]
        worker.go.release()
        assert await stranger == "k a1"
        for task in greedy:
            task.cancel()

    run(scenario())


def test_nobody_has_all_workers() -> None:
    async def scenario() -> None:
        thinkers, _, asked = shared(3)
        tasks = [asyncio.create_task(thinkers.choose(table("eve"), 1, 5)) for _ in range(9)]
        await settle()
        assert [who for who, _ in asked] == ["eve", "eve"]
        tasks.append(asyncio.create_task(thinkers.choose(table("ada"), 1, 1)))
        await settle()
        assert [who for who, _ in asked] == ["eve", "eve", "ada"]
        for task in tasks:
            task.cancel()

    run(scenario())


def test_idle_workers_lend_their_cores_but_one_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    assert [thinkers.spare(idle) for idle in (0, 3, 6, 20)] == [1, 4, 7, 7]
    assert [thinkers.spare(6, busy) for busy in (1, 2, 3, 7)] == [7, 4, 3, 1]
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert thinkers.spare(1) == 1


def test_who_gives_up_waiting_takes_no_worker_along() -> None:
    async def scenario() -> None:
        thinkers, (worker,), asked = shared(1)
        tasks = [asyncio.create_task(thinkers.choose(table("eve"), 1, 5)) for _ in range(5)]
        await settle()
        for task in tasks:
            task.cancel()
        await settle()
        assert len(thinkers._free) == 0  # it still thinks about the first one
        worker.go.release()
        await settle()
        assert len(thinkers._free) == 1
        assert not thinkers._busy
        worker.go.release()
        assert await thinkers.choose(table("ada"), 1, 1) == "k a1"
        assert [who for who, _ in asked] == ["eve", "ada"]

    run(scenario())


def test_bots_of_who_used_them_too_much_think_faster() -> None:
    async def scenario() -> None:
        thinkers, (worker,), asked = shared(1, "thinking=10/1000")
        for _ in range(3):
            worker.go.release()
        await thinkers.choose(table("eve"), 1, 5)
        assert thinkers.limits.spend("thinking", "eve", 100.0) == 0.0
        await thinkers.choose(table("eve"), 1, 5)
        await thinkers.choose(table("ada"), 1, 5)
        assert asked == [("eve", 2.0), ("eve", 0.2), ("ada", 2.0)]

    run(scenario())


@pytest.mark.slow(seconds=60)
def test_a_bot_answers_a_stranger_within_three_seconds_under_a_hundred_greedy_tables(
    tmp_path: Path,
) -> None:
    """With real workers, and all greedy tables looked at: others don't think at all."""

    async def scenario() -> None:
        async with opened(tmp_path, bot_seconds=2.0, bot_workers=2) as home:
            eve = await home.guest("Eve")
            watched = []
            for _ in range(100):
                made = await eve.post("/tables", game="boooop", bots=5)
                at = eve.at(made["table"]["id"])
                watched.append((at, await at.__aenter__()))
            for _, e in watched:
                await e.next()
                await e.say("leave")  # two bots of a high level against each other, a hundred times
            table, (ada,) = await seated(home, "boooop", 2, 1, options={"ghosts": "off"})
            async with ada.at(table) as a:
                await a.next()
                waits = []
                for text in ("k c3", "k a1", "k f6"):
                    began, answered = monotonic(), a.now["plies"] + 2
                    await a.move(text)
                    while a.now["plies"] < answered:
                        await a.next()
                    waits.append(monotonic() - began)
            for at, _ in watched:
                await at.__aexit__(None, None, None)
            assert max(waits) <= 3.0, waits

    run(scenario(), limit=300)
