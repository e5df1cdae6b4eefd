"""Fair play: nobody is forced, thrown out or kept waiting for ever, and a table has an owner."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from house.harness import Guest, Opened, Seat, opened, run, seated, some_move
from lapki.house import house


@asynccontextmanager
async def two(home: Opened) -> AsyncIterator[tuple[str, list[Guest], Seat, Seat]]:
    """Ada and Bob at Boooop; each has made a turn."""
    table, (ada, bob) = await seated(home, "boooop", 2, 2, options={"ghosts": "off"})
    async with ada.at(table) as a, bob.at(table) as b:
        await a.next()
        await b.next()
        await a.move("k c3")
        await b.move("k d4")
        yield table, [ada, bob], a, b


# --- taking back --------------------------------------------------------------------------------


def test_a_no_stands_until_somebody_moves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, two(home) as (_, _, a, b):
            assert (await a.say("undo", word="ask"))["is"] == "ack"
            assert (await b.say("undo", word="refuse"))["is"] == "ack"
            assert (await a.say("undo", word="ask"))["key"] == "undo-refused"
            await a.move("k a1")
            assert (await a.say("undo", word="ask"))["is"] == "ack"

    run(scenario())


def test_a_refused_undo_cannot_be_forced_once_the_other_has_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, two(home) as (table, _, a, b):
            await a.say("undo", word="ask")
            await b.say("undo", word="refuse")
            await b.say("leave")
            await a.move("k a1")  # and the bot answers
            live = home.house.tables[table].live_game
            assert live
            await a.until(lambda frame: frame.get("now", {}).get("plies") == 4)
            assert (await a.say("undo", word="ask"))["is"] == "ack"  # over the bot's own move
            assert live.match.plies == 2
            assert (await a.say("undo", word="ask"))["key"] == "undo-refused"  # not over Bob's
            assert live.match.plies == 2

    run(scenario())


def test_nobody_agrees_in_the_place_of_who_has_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, two(home) as (_, _, a, b):
            await b.say("leave")
            assert (await a.say("undo", word="ask"))["key"] == "undo-left"

    run(scenario())


# --- who doesn't move ---------------------------------------------------------------------------


def test_who_never_came_can_be_taken_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = [1_000.0]
        async with opened(tmp_path, now=lambda: now[0]) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            async with ada.at(table) as a:
                await a.next()
                assert (await a.say("takeover", seat=2))["key"] == "not-absent"
                now[0] += 121.0
                assert (await a.say("takeover", seat=2))["is"] == "ack"
                assert a.now["bots"] == {"2": a.now["bots"]["2"]}

    run(scenario())


def test_all_others_together_replace_who_is_here_and_does_not_move(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = [1_000.0]
        async with opened(tmp_path, now=lambda: now[0]) as home:
            table, (ada, bob, eve) = await seated(home, "toy-dice", 3, 3)
            async with ada.at(table) as a, bob.at(table) as b, eve.at(table) as e:
                for seat in (a, b, e):
                    await seat.next()
                assert (await b.say("takeover", seat=1))["key"] == "not-absent"
                now[0] += 181.0
                assert (await b.say("takeover", seat=2))["key"] == "not-absent"  # isn't asked
                assert (await b.say("takeover", seat=1))["is"] == "ack"
                vote = home.house.tables[table].info().vote
                assert vote
                assert (vote.what, vote.seat, vote.by, vote.agreed) == ("bot", 1, 2, (2,))
                assert (await a.say("vote", word="refuse"))["key"] == "no-vote"  # it is about me
                assert (await e.say("vote", word="refuse"))["is"] == "ack"
                assert home.house.tables[table].info().vote is None
                assert (await b.say("takeover", seat=1))["is"] == "ack"
                assert (await e.say("vote", word="agree"))["is"] == "ack"
                live = home.house.tables[table].live_game
                assert live
                assert set(live.bots) == {1}
                assert (await a.say("back"))["is"] == "ack"

    run(scenario())


def test_a_move_ends_the_vote_about_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = [1_000.0]
        async with opened(tmp_path, now=lambda: now[0]) as home:
            table, (ada, bob, _) = await seated(home, "toy-dice", 3, 3)
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next()
                await b.next()
                now[0] += 181.0
                await b.say("takeover", seat=1)
                await a.move(some_move(home, table, 1, Random(1)))
                assert home.house.tables[table].info().vote is None

    run(scenario())


# --- owners -------------------------------------------------------------------------------------


def test_an_owner_sends_nobody_away_from_a_running_game_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            answer = await ada.ask("DELETE", f"/tables/{table}/seats/2")
            assert (answer.status_code, answer.json()["key"]) == (409, "vote-alone")
            table, (ada, bob, eve) = await seated(home, "toy-dice", 3, 3)
            await ada.delete(f"/tables/{table}/seats/3")
            assert (await eve.get(f"/tables/{table}"))["seat"] == 3
            async with bob.at(table) as b:
                assert (await b.say("vote", word="agree"))["is"] == "ack"
            assert (await eve.ask("GET", f"/tables/{table}")).json()["key"] == "removed"

    run(scenario())


def test_the_table_of_somebody_deleted_has_a_new_owner(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada, bob = await home.guest("Ada"), await home.guest("Bob")
            table = (await ada.post("/tables", game="boooop", sit=True))["table"]["id"]
            await bob.put(f"/tables/{table}/seats/2")
            await ada.delete("/me")
            assert (await bob.get(f"/tables/{table}"))["table"]["owner"]["name"] == "Bob"
            await bob.delete(f"/tables/{table}/seats/1")

    run(scenario())


def test_an_owner_who_is_away_for_long_has_an_heir_who_is_here(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = [1_000.0]
        async with opened(tmp_path, now=lambda: now[0]) as home:
            ada, bob = await home.guest("Ada"), await home.guest("Bob")
            table = (await ada.post("/tables", game="boooop", sit=True))["table"]["id"]
            await bob.put(f"/tables/{table}/seats/2")
            at = home.house.tables[table]
            async with bob.at(table) as b:
                await b.next()
                now[0] += 599.0
                await at.do(at.pass_on())
                assert at.entry.owner == ada.id
                now[0] += 2.0
                await at.do(at.pass_on())
                assert at.entry.owner == bob.id

    run(scenario())


# --- time ---------------------------------------------------------------------------------------


def test_a_step_of_the_wall_clock_takes_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = house.steady()
    monkeypatch.setattr("lapki.house.house.time", lambda: before + 1_000_000)
    monkeypatch.setattr("time.time", lambda: before + 1_000_000)
    assert 0 <= house.steady() - before < 100
    assert house.House.__init__.__defaults__[-1] is house.steady  # type: ignore[index]
