"""A table: exactly one answer counts, undo, resigning, clocks, takeovers, owners, rematches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.harness import Guest, Opened, Seat, alone, opened, run, seated, some_move
from lapki.house.store import Row

RNG = Random(5)


class Watch:
    """A wall clock that a test turns by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


async def bed(home: Opened, **wish: Any) -> tuple[str, list[Guest]]:
    """Two people at Boooop without ghosts: one move a turn."""
    return await seated(home, "boooop", 2, 2, options={"ghosts": "off"}, **wish)


async def play_some(home: Opened, table: str, seats: list[Seat], plies: int) -> None:
    """So many random moves by whoever is asked."""
    for _ in range(plies):
        mover = next(s for s in seats if s.now.get("question") is not None)
        answer = await mover.move(some_move(home, table, mover.seat or 0, RNG))
        assert answer["is"] == "play", answer
        for seat in seats:
            while seat.now["ply"] < answer["now"]["ply"]:
                await seat.next()


# --- one answer a question ----------------------------------------------------------------------


def test_of_two_tabs_and_a_double_click_exactly_one_move_counts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await bed(home)
            async with ada.at(table) as one, ada.at(table) as two, bob.at(table) as other:
                for seat in (one, two, other):
                    await seat.next()
                answers = await asyncio.gather(
                    one.move("k c3"), two.move("k c3"), one.move("k c4"), return_exceptions=True
                )
                kinds = sorted(a["is"] for a in answers if isinstance(a, dict))
                assert kinds.count("play") <= 1
            async with bob.at(table) as other:
                await other.next()
                assert other.now["plies"] == 1
                assert other.plies == [1]

    run(scenario())


def test_a_late_answer_is_stale_and_a_repeated_one_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await bed(home)
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next()
                await b.next()
                assert (await a.move("k c3", 0))["is"] == "play"
                again = await a.move("k c3", 0)
                assert (again["is"], again["key"]) == ("refused", "stale")
                future = await a.move("k d4", 7)
                assert future["key"] == "stale"
                assert (await b.move("k c3"))["rule"] == "BOO-2"
                assert b.now["plies"] == 1

    run(scenario())


def test_eight_sealed_answers_may_cross_on_the_way(tmp_path: Path) -> None:
    """All name the question that they were asked with; none is stale because of another."""

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, guests = await seated(home, "toy-sealed", 4, 4)
            async with guests[0].at(table) as first:
                await first.next()
                assert (await first.move("slap"))["is"] == "play"
            seats = []
            for guest in guests:
                connection = guest.at(table)
                seats.append((connection, await connection.__aenter__()))
            for _, seat in seats:
                await seat.next()
            questions = {seat.now["question"] for _, seat in seats}
            assert questions == {1}
            answers = await asyncio.gather(*(seat.move("choose 2") for _, seat in seats))
            assert [a["is"] for a in answers] == ["play"] * 4
            for connection, _ in seats:
                await connection.__aexit__(None, None, None)

    run(scenario())


def test_only_the_first_wins_a_race(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, guests = await seated(home, "toy-sealed", 2, 2)
            async with guests[0].at(table) as a, guests[1].at(table) as b:
                await a.next()
                await b.next()
                answers = await asyncio.gather(a.move("slap", 0), b.move("slap", 0))
                assert sorted(x["is"] for x in answers) == ["play", "refused"]

    run(scenario())


@alone
def test_another_writer_of_the_same_table_never_wins_twice(tmp_path: Path) -> None:
    """Somebody else wrote this ply: the move isn't acknowledged, and the table reads the log."""

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await bed(home)
            async with ada.at(table) as a:
                await a.next()
                await home.house.services.store.append([Row(table, 0, "1 k a1", 1.0)])
                assert (await a.move("k c3"))["key"] == "storage"
            async with bob.at(table) as b:
                hello = await b.next()
                assert hello["steps"][0]["events"][0]["cell"] == "a1"
                assert (await b.move("k c3"))["is"] == "play"

    run(scenario())


@alone
def test_what_waits_behind_a_move_that_could_not_be_written_is_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would rest on a line that never was: the log would have a hole."""

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, guests = await seated(home, "toy-sealed", 2, 2)
            async with guests[0].at(table) as a, guests[1].at(table) as b:
                await a.next()
                await a.move("slap")
                await b.next()
                store, gate = home.house.services.store, asyncio.Event()
                append = store.append

                async def fails_once(*_: Any) -> None:
                    monkeypatch.setattr(store, "append", append)
                    await gate.wait()
                    raise OSError("disk full")

                monkeypatch.setattr(store, "append", fails_once)
                live = home.house.tables[table]
                people = [await home.house.people.find(guest.id) for guest in guests]
                moves = [
                    asyncio.create_task(live.do(live.move(person, "choose 1", 1)))
                    for person in people
                    if person
                ]
                await asyncio.sleep(0)
                gate.set()
                ends = await asyncio.gather(*moves, return_exceptions=True)
                assert [getattr(end, "key", None) for end in ends] == ["storage", "closing"]
            async with guests[0].at(table) as a, guests[1].at(table) as b:
                await a.next()
                await b.next()
                for seat in (a, b):
                    assert (await seat.move("choose 2"))["is"] == "play"

    run(scenario())


# --- taking back --------------------------------------------------------------------------------


def test_a_mover_takes_back_alone_and_over_an_opponents_move_by_agreement(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await bed(home)
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next()
                await b.next()
                await play_some(home, table, [a, b], 1)
                assert (await a.say("undo", word="ask"))["is"] == "ack"
                assert a.now["plies"] == 0
                await b.until(lambda f: f["is"] == "play" and f["now"]["plies"] == 0)
                await play_some(home, table, [a, b], 2)
                assert (await a.say("undo", word="ask"))["is"] == "ack"
                asked = await b.until(lambda f: f["is"] == "table" and bool(f["table"]["undo"]))
                assert asked["table"]["undo"] == {"by": 1, "agreed": [1]}
                assert (await b.say("undo", word="refuse"))["is"] == "ack"
                assert (await b.say("undo", word="agree"))["key"] == "no-undo"
                await play_some(home, table, [a, b], 2)  # a no stands until somebody moves
                await a.say("undo", word="ask")
                assert (await b.say("undo", word="agree"))["is"] == "ack"
                assert b.now["plies"] == 2
                assert b.now["ply"] == 7
                lines = [s.get("line") for f in b.frames for s in f.get("steps", ())]
                assert lines[-1] == "undo 2"

    run(scenario())


def test_after_an_undo_chance_is_fresh_and_sealed_moves_are_never_taken_back(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada,) = await seated(home, "toy-dice", 1, 1)
            async with ada.at(table) as a:
                await a.next()
                await a.move("count")
                taken_back = await a.say("undo", word="ask")  # all people agree: she is alone
                assert taken_back["is"] == "ack"
                assert a.now["plies"] == 1
            sealed, guests = await seated(home, "toy-sealed", 2, 2)
            async with guests[0].at(sealed) as first:
                await first.next()
                await first.move("slap")
                await first.move("choose 1")
                assert (await first.say("undo", word="ask"))["key"] == "undo-sealed"
                async with guests[1].at(sealed) as second:
                    hello = await second.next()
                    assert hello["table"]["undo"] is None
                    assert (await second.say("undo", word="agree"))["key"] == "no-undo"

    run(scenario())


# --- giving up, leaving, coming back ------------------------------------------------------------


def test_of_two_the_other_wins_when_one_resigns(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await bed(home)
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next()
                await b.next()
                assert (await b.say("resign"))["is"] == "ack"
                assert b.now["result"]["winners"] == [1]
                assert (await a.move("k c3"))["key"] == "over"
            assert "! resign 2" in await ada.get(f"/tables/{table}/record")

    run(scenario())


def test_a_bot_plays_for_who_left_until_they_come_back(quick_path: Path) -> None:
    async def scenario() -> None:
        async with opened(quick_path, bot_delay=30.0) as home:
            table, guests = await seated(home, "dixit", 3, 3)
            async with guests[0].at(table) as a:
                await a.next()
                assert (await a.say("leave"))["is"] == "ack"
                assert a.now["bots"] == {"1": 5}
                assert (await a.move("vote 1"))["key"] == "bot-plays"
                assert (await a.say("back"))["is"] == "ack"
                assert a.now.get("bots", {}) == {}
                assert (await a.say("back"))["key"] == "not-away"
                assert (await a.say("resign"))["is"] == "ack"
                assert a.now["bots"] == {"1": 5}
                assert (await a.say("back"))["key"] == "gone"

    run(scenario())


def test_others_may_give_an_absent_persons_seat_to_a_bot_after_a_while(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with opened(tmp_path, now=watch, bot_delay=30.0) as home:
            table, (ada, bob) = await bed(home)
            async with ada.at(table) as a:
                await a.next()
                assert (await a.say("takeover", seat=2))["key"] == "not-absent"
                watch.time += 121
                async with bob.at(table) as b:
                    await b.next()
                    assert (await a.say("takeover", seat=2))["key"] == "not-absent"
                await a.until(
                    lambda f: f["is"] == "table" and not f["table"]["chairs"][1].get("present")
                )
                assert (await a.say("takeover", seat=2))["key"] == "not-absent"
                watch.time += 121
                assert (await a.say("takeover", seat=2))["is"] == "ack"
                assert (await a.say("takeover", seat=2))["key"] == "no-person-there"
            async with bob.at(table) as b:
                await b.next()
                assert (await b.say("back"))["is"] == "ack"

    run(scenario())


# --- clocks -------------------------------------------------------------------------------------


def test_a_flag_falls_and_the_other_wins(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with opened(tmp_path, now=watch) as home:
            table, (ada, bob) = await bed(home, clock={"kind": "game", "seconds": 60})
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next()
                await b.next()
                assert a.now["clock"]["running"] == [1]
                watch.time += 59
                assert (await a.move("k c3"))["is"] == "play"
                assert (await b.say("takeover", seat=1))["key"] == "clock-decides"
                live = home.house.tables[table]
                watch.time += 59
                live.ring()  # an alarm that comes too early does nothing
                assert (await b.say("undo", word="agree"))["key"] == "no-undo"
                assert b.now.get("result") is None
                watch.time += 1
                live.ring()
                over = await a.until(lambda f: bool((f.get("now") or {}).get("result")))
                assert over["steps"][-1]["line"] == "flag 2"
                assert over["now"]["result"]["winners"] == [1]

    run(scenario())


def test_an_alarm_is_set_for_the_moment_when_the_flag_falls(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, _ = await bed(home, clock={"kind": "move", "seconds": 1})
            live = home.house.tables[table]
            while live.entry.phase != "finished":
                await asyncio.sleep(0.05)
            assert live.live_game
            assert live.live_game.log[-1].text == "flag 1"

    run(scenario())


def test_clocks_survive_a_closed_house_and_its_time_counts_for_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        clock = {"kind": "game", "seconds": 100, "increment": 0}
        async with opened(tmp_path, now=watch) as home:
            table, (ada, _) = await bed(home, clock=clock)
            cookie = ada.client.cookies
            async with ada.at(table) as a:
                await a.next()
                watch.time += 30
                await a.move("k c3")
        watch.time += 5_000
        async with opened(tmp_path, now=watch) as home:
            ada = await home.guest(None)
            ada.client.cookies = cookie
            async with ada.at(table) as a:
                await a.next()
                assert a.now["clock"] == {"left": [70.0, 100.0], "running": [2]}

    run(scenario())


# --- owners -------------------------------------------------------------------------------------


def test_an_owner_removes_locks_and_hands_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada, bob, eve = [await home.guest(name) for name in ("Ada", "Bob", "Eve")]
            table = (await ada.post("/tables", game="boooop"))["table"]["id"]
            path = f"/tables/{table}"
            await ada.put(f"{path}/seats/1")
            await eve.put(f"{path}/seats/2")
            assert (await eve.ask("DELETE", f"{path}/seats/1")).json()["key"] == "not-owner"
            await ada.delete(f"{path}/seats/2")
            assert (await eve.ask("PUT", f"{path}/seats/2")).json()["key"] == "removed"
            assert (await eve.ask("GET", path)).json()["key"] == "removed"
            assert (await ada.ask("PATCH", path, locked=True)).status_code == 200
            assert (await bob.ask("PUT", f"{path}/seats/2")).json()["key"] == "seat-locked"
            await ada.ask("PATCH", path, locked=False)
            await bob.put(f"{path}/seats/2")
            await ada.delete(f"{path}/seats/1")
            assert (await bob.get(path))["table"]["owner"]["name"] == "Bob"

    run(scenario())


def test_after_the_game_too_an_owner_sends_somebody_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await bed(home)
            async with ada.at(table) as a:
                await a.next()
                await a.say("resign")
            await ada.delete(f"/tables/{table}/seats/2")
            assert (await bob.ask("GET", f"/tables/{table}")).json()["key"] == "removed"
            assert (await ada.get(f"/tables/{table}"))["now"]["result"]["winners"] == [2]

    run(scenario())


def test_a_rematch_moves_everybody_one_seat_on_with_a_new_fate(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await bed(home)
            assert (await ada.ask("POST", f"/tables/{table}/rematch")).json()[
                "key"
            ] == "still-running"
            async with ada.at(table) as a:
                await a.next()
                await a.say("resign")
                again = await bob.post(f"/tables/{table}/rematch")
                told = await a.until(lambda f: f["is"] == "table" and bool(f["table"]["rematch"]))
                rematch = told["table"]["rematch"]
                assert rematch["table"] == again["table"]["id"]
                assert rematch["by"]["name"] == "Guest 2"
            assert again["seat"] == 1
            assert again["table"]["phase"] == "waiting"
            assert again["table"]["commitment"] != told["table"]["commitment"]
            same = await ada.post(f"/tables/{table}/rematch")
            assert (same["table"]["id"], same["seat"]) == (again["table"]["id"], 2)
            await bob.post(f"/tables/{again['table']['id']}/start")  # who asked for it owns it

    run(scenario())


def test_the_house_adds_nothing_of_its_own_to_a_fate_once_it_has_promised(tmp_path: Path) -> None:
    """Bots and people without a share add fixed words; else the house could try out shares."""

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest()
            table = (await ada.post("/tables", game="toy-dice", seats=3))["table"]["id"]
            await ada.put(f"/tables/{table}/seats/2", share="mine")
            await ada.put(f"/tables/{table}/seats/1", bot=1)
            await (await home.guest("Bob")).put(f"/tables/{table}/seats/3")
            assert home.house.tables[table].entry.shares == ("bot", "mine", "none")
            await ada.put(f"/tables/{table}/seats/2", share="better")
            assert home.house.tables[table].entry.shares == ("bot", "better", "none")

    run(scenario())


def test_open_tables_are_listed_and_the_stream_tells_when_they_change(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest()
            hidden = await ada.post("/tables", game="boooop")
            assert await ada.get("/tables") == []
            async with ada.client.stream("GET", "/tables/stream") as stream:
                lines = stream.aiter_lines()
                assert await _data(lines) == "[]"
                shown = await ada.post("/tables", game="boooop", listed=True)
                assert shown["table"]["id"] in await _data(lines)
            listed = [t["id"] for t in await ada.get("/tables")]
            assert listed == [shown["table"]["id"]]
            assert hidden["table"]["id"] not in listed

    run(scenario())


async def _data(lines) -> str:  # type: ignore[no-untyped-def]
    """Of open tables; those of one's own are told, too."""
    async for line in lines:
        if line in ("event: tables", "event: changes"):
            return str((await anext(lines)).removeprefix("data: "))
    raise AssertionError("the stream ended")


def test_an_idle_table_leaves_memory_and_comes_back_from_the_log(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, idle_after=0.2) as home:
            table, (ada, bob) = await bed(home)
            async with ada.at(table) as a:
                await a.next()
                await a.move("k c3")
            while table in home.house.tables:
                await asyncio.sleep(0.05)
            async with bob.at(table, 0) as b:
                hello = await b.next()
                assert [s["ply"] for s in hello["steps"]] == [1]
                assert (await b.move("k d4"))["is"] == "play"

    run(scenario())


@alone
def test_a_game_goes_on_under_new_rules_or_stops_where_they_forbid_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            good, (ada, _) = await bed(home)
            bad, _ = await bed(home)
            append = home.house.services.store.append
            await append([Row(good, 0, "1 k c3", 1.0)])
            await append([Row(bad, 0, "1 k c3", 1.0), Row(bad, 1, "2 k c3", 1.0)])
            cookie = ada.client.cookies
        async with opened(tmp_path) as home:
            ada = await home.guest(None)
            ada.client.cookies = cookie
            assert (await ada.get(f"/tables/{good}"))["now"]["plies"] == 1
            assert (await ada.get(f"/tables/{bad}"))["table"]["phase"] == "stopped"

    run(scenario())


def test_closing_tells_everybody_when_to_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await bed(home)
            async with ada.at(table) as a:
                await a.next()
                closing = asyncio.create_task(home.house.close())
                assert (await a.until(lambda f: f["is"] == "bye"))["after"] > 0
                await closing

    run(scenario())


def test_bots_leave_a_race_to_people_for_a_while(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, race_wait=20.0, bot_delay=0.1) as home:
            table, _ = await seated(home, "toy-sealed", 2, 2)
            live = home.house.tables[table].live_game
            assert live
            began = home.house.services.now()
            assert live.race_left(began) is None  # nobody to wait for
            live.bots[2] = 1
            assert 19.0 < (live.race_left(began) or 0) <= 20.0
            live.bots[1] = 1
            assert live.race_left(began) is None  # nobody who could win it

    run(scenario())


def test_a_bot_that_plays_illegally_is_asked_for_any_legal_move(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            asked: list[int] = []

            async def choose(live: Any, seat: int, level: int) -> str:
                asked.append(level)
                return "k a1" if level else "k d4"

            home.house.services.thinkers.choose = choose  # type: ignore[method-assign]
            table, (ada, _) = await bed(home)
            async with ada.at(table) as a:
                await a.next()
                await a.move("k a1")
                live = home.house.tables[table]
                await live.do(live._hand_over(2, bot=True))
                await a.until(lambda f: f["is"] == "play" and f["now"]["plies"] == 2)
                assert asked[0] > 0
                assert asked[-1] == 0

    run(scenario())


def test_a_worker_that_dies_is_replaced_and_the_table_goes_on(quick_path: Path) -> None:
    async def scenario() -> None:
        async with opened(quick_path, toys=False) as home:
            table, (ada, bob) = await seated(home, "dixit", 3, 2)
            live = home.house.tables[table].live_game
            assert live
            thinkers = home.house.services.thinkers
            async with ada.at(table) as a, bob.at(table):
                await a.next()
                await thinkers.choose(live, 1, 1)
                process = thinkers.workers[0].process
                assert process
                process.kill()
                assert await thinkers.choose(live, 1, 1)
            assert thinkers.workers[0].process is not process

    run(scenario())
