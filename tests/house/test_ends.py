"""How a game ends, what comes after it, and whose list it is in."""

from __future__ import annotations

import asyncio
from pathlib import Path

from house.harness import opened, run, seated
from house.test_table import Watch, bed, play_some
from lapki.house.livegame import LiveGame

# --- every end names its reason and its person --------------------------------------------------


def test_a_resignation_is_told_at_the_table_and_in_both_histories(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await bed(home)
            async with bob.at(table) as b:
                await b.next()
                assert "ending" not in b.now
                await b.say("resign")
                assert b.now["ending"] == {"reason": "resigned", "seat": 2}
            for guest in (ada, bob):
                (mine,) = await guest.get("/me/tables")
                assert mine["result"]["winners"] == [1]
                assert mine["ending"] == {"reason": "resigned", "seat": 2}

    run(scenario())


def test_time_that_is_up_names_whose(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with opened(tmp_path, now=watch) as home:
            table, (ada, _) = await bed(home, clock={"kind": "game", "seconds": 60})
            async with ada.at(table) as a:
                await a.next()
                watch.time += 60
                home.house.tables[table].ring()
                over = await a.until(lambda f: bool((f.get("now") or {}).get("result")))
                assert over["now"]["ending"] == {"reason": "time", "seat": 1}

    run(scenario())


def test_a_game_that_its_rules_have_ended_says_so(quick_path: Path) -> None:
    async def scenario() -> None:
        async with opened(quick_path) as home:
            table, (ada, bob) = await seated(home, "toy-dice", 2, 2)
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next()
                await b.next()
                while "result" not in a.now:
                    await play_some(home, table, [a, b], 1)
                assert a.now["ending"] == {"reason": "rules"}
            looked = await ada.get(f"/tables/{table}/moments/{a.now['ply']}")
            assert looked["ending"] == {"reason": "rules"}

    run(scenario(), limit=60)


# --- once more ----------------------------------------------------------------------------------


def test_two_who_ask_for_a_rematch_at_the_same_moment_meet_at_one_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, guests = await bed(home)
            async with guests[0].at(table) as a:
                await a.next()
                await a.say("resign")
            path = f"/tables/{table}/rematch"
            made = await asyncio.gather(*(g.post(path) for g in guests for _ in range(4)))
            assert len({looked["table"]["id"] for looked in made}) == 1
            assert len(home.house.tables) == 2

    run(scenario())


def test_a_rematch_against_bots_alone_begins_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, bot_delay=30.0) as home:
            ada = await home.guest("Ada")
            first = await ada.post("/tables", game="boooop", bots=1)
            table = first["table"]["id"]
            async with ada.at(table) as a:
                await a.next()
                await a.say("resign")
            again = await ada.post(f"/tables/{table}/rematch")
            assert (again["seat"], again["table"]["phase"]) == (2, "playing")

    run(scenario())


def test_who_asks_for_a_rematch_can_begin_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await bed(home)
            async with ada.at(table) as a:
                await a.next()
                await a.say("resign")
            again = await bob.post(f"/tables/{table}/rematch")
            started = await bob.post(f"/tables/{again['table']['id']}/start")
            assert started["table"]["phase"] == "playing"

    run(scenario())


# --- put away -----------------------------------------------------------------------------------


def test_a_table_that_was_put_away_is_listed_again_when_one_goes_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await bed(home)
            path = f"/me/tables/{table}"
            assert (await ada.ask("DELETE", path)).status_code == 204
            assert await ada.get("/me/tables") == []
            assert len(await bob.get("/me/tables")) == 1
            async with bob.at(table) as b:  # the game goes on, and is still put away
                await b.next()
                await b.say("resign")
            assert await ada.get("/me/tables") == []
            assert (await ada.ask("PUT", path)).status_code == 204
            assert len(await ada.get("/me/tables")) == 1
            await ada.ask("DELETE", path)
            async with ada.at(table) as a:
                await a.next()
            assert len(await ada.get("/me/tables")) == 1
            eve = await home.guest("Eve")
            assert (await eve.ask("DELETE", path)).json()["key"] == "not-seated"
            assert (await eve.ask("DELETE", "/me/tables/nowhere")).json()["key"] == "not-seated"

    run(scenario())


# --- a page that knows more than the log --------------------------------------------------------


def test_who_is_ahead_of_the_log_is_told_to_forget(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await bed(home)
            async with ada.at(table) as a:
                await a.next()
                await a.move("k c3")
            for known, since in ((0, 0), (1, 1), (2, 0), (50, 0)):
                async with ada.at(table, ply=known) as a:
                    hello = await a.next()
                    assert (hello["since"], len(hello["steps"])) == (since, 1 - since)

    run(scenario())


# --- the language of a table, and its race ------------------------------------------------------


def test_a_table_speaks_its_hosts_language_until_the_game_begins(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest("Ада")
            made = await ada.post("/tables?lang=uk", game="dixit", seats=3)
            assert made["table"]["language"] == "uk"
            path = f"/tables/{made['table']['id']}"
            assert (await ada.ask("PATCH", path, language="pl")).json()["table"]["language"] == "pl"
            assert (await ada.ask("PATCH", path, language="xx")).status_code == 400
            chosen = await ada.post("/tables?lang=uk", game="dixit", seats=3, language="ru")
            assert chosen["table"]["language"] == "ru"
            playing, (bob, *_) = await seated(home, "dixit", 3, 3)
            changed = await bob.ask("PATCH", f"/tables/{playing}", language="pl")
            assert changed.json()["key"] == "started"

    run(scenario())


def test_bots_leave_a_race_to_people_and_wait_for_who_writes(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with opened(tmp_path, now=watch, race_wait=20.0) as home:
            table, (ada,) = await seated(home, "dixit", 3, 1)
            async with ada.at(table) as a:
                await a.next()
                assert a.now["race"] == 20.0
                await a.say("typing")  # enough time is left
                assert all(frame["is"] != "race" for frame in a.frames)
                watch.time += 15
                await a.say("typing")
                assert [f["left"] for f in a.frames if f["is"] == "race"] == [10.0]
                assert (await ada.get(f"/tables/{table}"))["now"]["race"] == 10.0
                live = home.house.tables[table].live_game
                assert live
                assert live.race_left(watch.time + 10) == 0.0

    run(scenario())


def test_a_bot_that_joins_a_race_waits_as_others_do(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with opened(tmp_path, now=watch, race_wait=20.0) as home:
            table, (ada, bob, _) = await seated(home, "dixit", 3, 3)
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next()
                await b.next()
                assert "race" not in a.now
                watch.time += 25
                await b.say("leave")
                await a.until(lambda f: f["is"] == "play")
                assert a.now["race"] == 20.0

    run(scenario())


def test_a_bot_plays_only_when_the_race_is_no_longer_held(tmp_path: Path) -> None:
    async def scenario() -> None:
        thinks, may_answer = asyncio.Event(), asyncio.Event()
        async with opened(tmp_path) as home:

            async def choose(live: LiveGame, seat: int, level: int) -> str:
                thinks.set()
                await may_answer.wait()
                return "slap"

            home.house.services.thinkers.choose = choose  # type: ignore[method-assign]
            table, (ada, bob) = await seated(home, "toy-sealed", 2, 2)
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next()
                await b.next()
                await b.say("leave")
                await thinks.wait()
                live = home.house.tables[table].live_game
                assert live
                now = home.house.services.now()
                held = now + 0.5
                live.hold_race(0.5, now)  # as if somebody wrote
                may_answer.set()
                played = await a.until(lambda f: any(s["actor"] == "2" for s in f.get("steps", ())))
                assert played["steps"][-1]["at"] >= held

    run(scenario())
