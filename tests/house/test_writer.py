"""Deeds of a table: one after another, in the order in which they were asked for."""

from __future__ import annotations

import asyncio

import pytest

from house.harness import run
from lapki.house.refusals import Declined
from lapki.house.writer import Writer


class Diary:
    """Deeds that take a while, and what was done when."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    async def deed(self, name: str) -> str:
        self.lines.append(f"{name} begins")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        self.lines.append(f"{name} ends")
        return name


def test_deeds_never_cross_and_keep_their_order() -> None:
    async def scenario() -> None:
        writer, diary = Writer(), Diary()
        asked = [asyncio.create_task(writer.do(diary.deed(name))) for name in "abc"]
        await asked[0]
        late = await writer.do(diary.deed("d"))  # asked for when a is done, but b has not begun
        assert [await each for each in asked] + [late] == list("abcd")
        assert diary.lines == [f"{name} {word}" for name in "abcd" for word in ("begins", "ends")]
        assert not writer.busy

    run(scenario())


def test_whoever_gives_up_waiting_holds_up_nobody() -> None:
    async def scenario() -> None:
        writer, diary = Writer(), Diary()

        async def first() -> None:
            await writer.do(diary.deed("a"))
            asked[1].cancel()  # its turn has come just now, and it hasn't noticed yet

        begun = asyncio.create_task(first())
        await asyncio.sleep(0)
        asked = [asyncio.create_task(writer.do(diary.deed(name))) for name in "bcd"]
        await asyncio.sleep(0)
        asked[0].cancel()
        assert await asked[2] == "d"
        assert begun.done()
        assert not {"b begins", "c begins"} & {*diary.lines}

    run(scenario())


def test_what_was_asked_for_is_done_before_a_writer_closes_and_nothing_after() -> None:
    async def scenario() -> None:
        writer, diary = Writer(), Diary()
        asked = [asyncio.create_task(writer.do(diary.deed(name))) for name in "ab"]
        writer.later(diary.deed("c"))
        await asyncio.sleep(0)
        await writer.close()
        assert diary.lines[-1] == "c ends"
        assert [await each for each in asked] == ["a", "b"]
        with pytest.raises(Declined):
            await writer.do(diary.deed("d"))

    run(scenario())


def test_what_rests_on_something_lost_is_refused() -> None:
    async def scenario() -> None:
        writer, diary = Writer(), Diary()
        first, second = (asyncio.create_task(writer.do(diary.deed(name))) for name in "ab")
        await asyncio.sleep(0)
        writer.refuse()
        assert await first == "a"
        with pytest.raises(Declined):
            await second
        assert diary.lines == ["a begins", "a ends"]

    run(scenario())
