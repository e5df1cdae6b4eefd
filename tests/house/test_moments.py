"""A moment of the past is what that eye was shown then: no more, no less, and no line is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.harness import ALL, Guest, Opened, Seat, opened, run, seated, some_move

Shown = dict[int, tuple[Any, Any, Any]]
"""The view, the moves in force and the result, by ply."""


def shown(seat: Seat) -> Shown:
    """All that was shown through a connection."""
    nows = [frame["now"] for frame in seat.frames if frame.get("now")]
    return {now["ply"]: (now["view"], now["plies"], now.get("result")) for now in nows}


async def looked_up(guest: Guest, table: str, plies: list[int]) -> Shown:
    """The same by asking for moments."""
    found = [await guest.get(f"/tables/{table}/moments/{ply}") for ply in plies]
    assert [moment["ply"] for moment in found] == plies
    return {m["ply"]: (m["view"], m["plies"], m.get("result")) for m in found}


async def play(home: Opened, table: str, seats: list[Seat], moves: int, rng: Random) -> None:
    """So many moves by whoever is asked; everybody hears of all of them."""
    for _ in range(moves):
        live = home.house.tables[table].live_game
        assert live
        asked = [s for s in seats if s.seat in live.questions]
        if not asked:
            return
        mover = rng.choice(asked)
        assert mover.seat
        move = some_move(home, table, mover.seat, rng)
        answer = await mover.move(move, live.questions[mover.seat])
        assert answer["is"] == "play", answer
        await caught_up(seats, live.ply)


async def caught_up(seats: list[Seat], ply: int) -> None:
    for seat in seats:
        while seat.now["ply"] < ply:
            await seat.next()


@asynccontextmanager
async def in_midgame(home: Opened, key: str) -> AsyncIterator[tuple[str, list[tuple[Guest, Seat]]]]:
    """A table after some moves; who plays there and a stranger, each with their connection."""
    many = min(3, ALL[key].seats[-1])
    table, guests = await seated(home, key, many, many)
    eyes = [*guests, await home.guest("Stranger")]
    async with AsyncExitStack() as open_now:
        seats = [await open_now.enter_async_context(guest.at(table)) for guest in eyes]
        for seat in seats:
            await seat.next()
        await play(home, table, seats, 25, Random(7))
        yield table, list(zip(eyes, seats, strict=True))


@pytest.mark.parametrize("key", ALL)
def test_every_eye_finds_again_what_it_saw(key: str, quick_path: Path) -> None:
    async def scenario() -> None:
        async with opened(quick_path) as home, in_midgame(home, key) as (table, eyes):
            for guest, seat in eyes:
                saw = shown(seat)
                assert len(saw) > 3
                assert await looked_up(guest, table, list(saw)) == saw

    run(scenario(), limit=60)


def test_what_was_undone_is_found_as_it_stood_then(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2, options={"ghosts": "off"})
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next()
                await b.next()
                seats, rng = [a, b], Random(3)
                for moves in (4, 3, 6, 1):
                    await play(home, table, seats, moves, rng)
                    mover = rng.choice(seats)
                    other = b if mover is a else a
                    await mover.say("undo", word="ask")
                    await other.say("undo", word="agree")
                    live = home.house.tables[table].live_game
                    assert live
                    await caught_up(seats, live.ply)
                await play(home, table, seats, 3, rng)
                await a.say("resign")
                saw = shown(a)
            assert any(
                "undo" in step.get("line", "") for f in a.frames for step in f.get("steps", ())
            )
            assert await looked_up(ada, table, list(saw)) == saw
            last = max(saw)
            assert saw[last][2]["winners"] == [2]
            assert list(range(last + 1)) == sorted(saw), "each ply was shown once"
            refused = await ada.ask("GET", f"/tables/{table}/moments/{last + 1}")
            assert (refused.status_code, refused.json()["key"]) == (404, "no-moment")
        async with opened(tmp_path) as home:  # and from the log, when memory is gone
            again = Guest(home, (await home.guest(None)).client)
            again.client.cookies.update(ada.client.cookies)
            assert await looked_up(again, table, list(saw)) == saw

    run(scenario())


def test_whoever_may_not_look_sees_no_moment_and_before_the_start_there_is_none(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, _ = await seated(home, "boooop", 2, 2, spectators=False)
            stranger = await home.guest("Stranger")
            refused = await stranger.ask("GET", f"/tables/{table}/moments/0")
            assert refused.json()["key"] == "no-spectators"
            made = await stranger.post("/tables", game="boooop")
            early = await stranger.ask("GET", f"/tables/{made['table']['id']}/moments/0")
            assert early.json()["key"] == "not-started"

    run(scenario())
