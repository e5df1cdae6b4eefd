"""Taking back: one turn as a person understands it, told to everybody, by name."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from house.harness import Frame, Guest, Opened, Seat, opened, run, seated, some_move


@asynccontextmanager
async def haunted(home: Opened) -> AsyncIterator[tuple[Guest, Seat, Seat, Seat]]:
    """Ada and Bob at Boooop with ghosts, a spectator, and Ada's first turn made."""
    table, (ada, bob) = await seated(home, "boooop", 2, 2)
    eve = await home.guest("Eve")
    async with ada.at(table) as a, bob.at(table) as b, eve.at(table) as e:
        for seat in (a, b, e):
            await seat.next()
        for text in ("k c3", "hold"):
            assert (await a.move(text))["is"] == "play"
        yield ada, a, b, e


def closed(frame: Frame) -> bool:
    """Does this frame say that nobody asks to take anything back?"""
    return frame["is"] == "table" and frame["table"]["undo"] is None


def taken_back(frame: Frame) -> dict[str, Any] | None:
    """What this frame says was taken back."""
    steps = frame.get("steps", ())
    return next((step["undone"] for step in steps if "undone" in step), None)


def test_one_undo_takes_back_one_turn_with_its_ghost(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, haunted(home) as (_, a, _, _):
            assert (await a.say("undo", word="ask"))["is"] == "ack"
            assert (a.now["plies"], a.now["view"]["phase"]) == (0, "place")

    run(scenario())


def test_in_the_middle_of_a_turn_it_goes_back_to_its_beginning(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, haunted(home) as (_, _, b, _):
            assert (await b.move("k d4"))["is"] == "play"
            assert (await b.say("undo", word="ask"))["is"] == "ack"
            assert (b.now["plies"], b.now["view"]["turn"]) == (2, 2)

    run(scenario())


def test_an_agreed_undo_closes_its_question_for_everybody_and_names_who_took_back(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, haunted(home) as (_, a, b, e):
            for text in ("k d4", "hold"):
                await b.move(text)
            await a.say("undo", word="ask")
            await b.until(lambda f: f["is"] == "table" and bool(f["table"]["undo"]))
            assert (await b.say("undo", word="agree"))["is"] == "ack"
            for seat in (a, b, e):
                told = next((f for f in seat.frames if taken_back(f)), None)
                told = told or await seat.until(lambda f: taken_back(f) is not None)
                assert taken_back(told) == {"by": 1, "to": 0}
                last = [f for f in seat.frames if f["is"] == "table"][-1]
                assert closed(last) or closed(await seat.until(closed))

    run(scenario())


def test_a_refusal_is_told_to_everybody_with_both_names(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, haunted(home) as (_, a, b, e):
            await b.move("k d4")
            await a.say("undo", word="ask")
            await b.say("undo", word="refuse")
            for seat in (a, e):
                assert closed(await seat.until(lambda f: closed(f) and f["table"]["watching"] == 1))
                no = await seat.until(lambda f: f["is"] == "undo-refused")
                assert (no["by"], no["refused"]) == (1, 2)

    run(scenario())


def test_to_ask_twice_takes_nobodys_agreement_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob, eve) = await seated(home, "toy-dice", 3, 3)
            async with ada.at(table) as a, bob.at(table) as b, eve.at(table) as e:
                for seat in (a, b, e):
                    await seat.next()
                await a.move(some_move(home, table, 1, Random(1)))
                await a.say("undo", word="ask")
                await b.say("undo", word="agree")
                assert (await a.say("undo", word="ask"))["is"] == "ack"
                undo = home.house.tables[table].info().undo
                assert undo
                assert undo.agreed == (1, 2)

    run(scenario())


def test_whoever_moves_on_closes_the_question(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, haunted(home) as (_, a, b, e):
            await b.move("k d4")
            await a.say("undo", word="ask")
            await e.until(lambda f: f["is"] == "table" and bool(f["table"]["undo"]))
            await b.move("hold")
            await e.until(closed)

    run(scenario())


def test_what_was_taken_back_is_told_again_after_the_house_was_closed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, haunted(home) as (ada, a, _, _):
            await a.say("undo", word="ask")
            await a.move("k a1")
            await a.say("undo", word="ask")
            table, cookies = next(iter(home.house.tables)), ada.client.cookies
        async with opened(tmp_path) as home:
            ada = await home.guest(None)
            ada.client.cookies = cookies
            async with ada.at(table) as a:
                hello = await a.next()
                undone = [step.get("undone") for step in hello["steps"]]
                assert undone == [None, None, {"by": 1, "to": 0}, None, {"by": 1, "to": 3}]

    run(scenario())


def test_while_one_asks_another_answers_instead_of_asking(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, haunted(home) as (_, a, b, _):
            await b.move("k d4")
            await a.say("undo", word="ask")
            assert (await b.say("undo", word="ask"))["key"] == "undo-open"
            assert (await a.say("undo", word="ask"))["is"] == "ack"  # one may ask again

    run(scenario())
