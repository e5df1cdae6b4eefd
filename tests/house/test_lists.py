"""A table in one request, and the list of one's own tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from house.harness import alone, opened, run, seated
from lapki import games
from lapki.house.livegame import MISSED
from lapki.match import record
from lapki.match.verify import verify


def test_one_request_is_enough_to_play_against_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, bot_delay=99.0) as home:
            ada = await home.guest("Ada")
            made = await ada.post("/tables", game="spots", seats=3, bots=2, share="mine")
            assert made["seat"] == 1
            assert made["table"]["phase"] == "playing"
            assert [p.get("bot") for p in made["table"]["chairs"]] == [None, 2, 2]
            assert made["now"]["bots"] == {"2": 2, "3": 2}
            entry = home.house.tables[made["table"]["id"]].entry
            assert entry.shares == ("mine", "bot", "bot")

    run(scenario())


def test_alone_at_a_table_for_one_or_seated_by_chance(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, bot_delay=0.0) as home:
            ada = await home.guest("Ada")
            alone = await ada.post("/tables", game="spots", seats=1, bots=1)
            assert (alone["seat"], alone["table"]["phase"]) == (1, "playing")
            seats = set()
            for _ in range(12):
                made = await ada.post("/tables", game="boooop", bots=1, seating="chance")
                seats.add(made["seat"])
            assert seats == {1, 2}, "chance has seated her on one seat only"
            async with ada.at(made["table"]["id"]) as a:
                await a.next()
                await a.say("resign")
            text = await ada.get(f"/tables/{made['table']['id']}/record")
            verify(text)
            record.read(text)

    run(scenario())


def test_who_makes_a_table_may_sit_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada, bob = await home.guest("Ada"), await home.guest("Bob")
            made = await ada.post("/tables", game="boooop", sit=True, share="mine")
            assert (made["seat"], made["table"]["phase"]) == (1, "waiting")
            table = made["table"]["id"]
            assert home.house.tables[table].entry.chair(1).share == "mine"
            await bob.put(f"/tables/{table}/seats/2")
            assert (await ada.post(f"/tables/{table}/start"))["table"]["phase"] == "playing"
            stands = await ada.post("/tables", game="boooop")
            assert stands["seat"] is None

    run(scenario())


def test_a_level_that_no_bot_has_makes_no_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest("Ada")
            refused = await ada.ask("POST", "/tables", game="spots", bots=9)
            assert refused.json()["key"] == "no-level"
            assert await ada.get("/me/tables") == []

    run(scenario())


def test_my_tables_come_in_the_order_in_which_i_need_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = iter(range(1_000_000, 9_000_000))
        async with opened(tmp_path, now=lambda: float(next(clock))) as home:
            ends = [await _finished(home) for _ in range(2)]
            asked, guests = await seated(home, "boooop", 2, 2)
            ada, bob = guests
            for end, host in ends:
                assert [t["id"] for t in await host.get("/me/tables")] == [end]
            waiting = (await ada.post("/tables", game="spots", sit=True))["table"]["id"]
            idle = (await bob.post("/tables", game="boooop", sit=True))["table"]["id"]
            await ada.put(f"/tables/{idle}/seats/2")
            await bob.post(f"/tables/{idle}/start")
            over = []
            for _ in range(2):
                made = await ada.post("/tables", game="boooop", sit=True)
                over.append(made["table"]["id"])
                await bob.put(f"/tables/{over[-1]}/seats/2")
                await ada.post(f"/tables/{over[-1]}/start")
            for table in reversed(over):
                async with ada.at(table) as a:
                    await a.next()
                    await a.say("resign")
            mine = await ada.get("/me/tables")
            assert [t["id"] for t in mine] == [asked, idle, waiting, over[0], over[1]]
            assert [t["asked"] for t in mine] == [True, False, False, False, False]
            assert [p["person"]["name"] for p in mine[0]["chairs"]] == ["Guest 1", "Guest 2"]
            assert mine[2]["chairs"][1:] == [{"seat": 2}]
            his = await bob.get("/me/tables")
            assert [(t["id"], t["asked"]) for t in his][:2] == [(idle, True), (asked, False)]

    run(scenario())


async def _finished(home: Any) -> tuple[str, Any]:
    table, guests = await seated(home, "boooop", 2, 2)
    async with guests[1].at(table) as b:
        await b.next()
        await b.say("resign")
    return table, guests[0]


def test_my_tables_tell_what_has_happened_since_i_moved(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2, options={"ghosts": "off"})
            async with ada.at(table) as a, bob.at(table) as b:
                await a.move("k c3")
                await b.move("k c4")
                await a.until(lambda frame: frame.get("now", {}).get("question") is not None)
            (hers,), (his,) = await ada.get("/me/tables"), await bob.get("/me/tables")
            told = [event["event"] for step in hers["since"] for event in step["events"]]
            assert told == ["placed", "booped"]
            assert [step["actor"] for step in hers["since"]] == ["2"]
            assert his["since"] == []
            waiting = await ada.post("/tables", game="spots", sit=True)
            listed = {mine["id"]: mine["since"] for mine in await ada.get("/me/tables")}
            assert listed[waiting["table"]["id"]] == []

    run(scenario())


def test_what_has_happened_is_told_through_ones_own_eye_and_briefly(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob, _) = await seated(home, "dixit", 3, 3)
            live = home.house.tables[table].live_game
            assert live
            told = live.match.state.hands[1][0]
            async with bob.at(table) as b:
                await b.move(f"tell {told} a door")
            (hers,) = await ada.get("/me/tables")
            said = [event for step in hers["since"] for event in step.get("events", ())]
            assert {"event": "told", "seat": 2, "clue": "a door"} in said
            hands = [event["cards"] for event in said if event.get("cards")]
            assert hands == [list(live.match.state.hands[0])], "others' cards are told"
            for seat in (1, 2, 3):
                assert len(live.missed(seat)) <= MISSED

    run(scenario())


def test_finished_tables_stay_in_the_database(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            _, ada = await _finished(home)
            going, guests = await seated(home, "boooop", 2, 2)
            cookies = [ada.client.cookies, guests[0].client.cookies]
        async with opened(tmp_path) as home:
            for cookie in cookies:
                again = await home.guest(None)
                again.client.cookies.update(cookie)
                assert len(await again.get("/me/tables")) == 1
            assert set(home.house.tables) == {going}

    run(scenario())


@alone
def test_choices_are_what_a_game_brings_along_and_what_was_imported(tmp_path: Path) -> None:
    files = {
        "mine": json.dumps({"name": "mine", "cards": [{"card": 1, "words": {}}] * 90}),
        "half": '{"name": "half", "car',
        "moved": '{"name": "other", "cards": []}',
    }
    for name, text in files.items():
        (tmp_path / "decks" / name).mkdir(parents=True)
        (tmp_path / "decks" / name / "deck.json").write_text(text)
    ours = msgspec.to_builtins(games.find("dixit").Options())

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            guest = await home.guest(None)
            mine = ours | {"deck": "mine", "cards": 90}
            assert await guest.get("/games/dixit/choices") == [ours, mine]
            assert await guest.get("/games/boooop/choices") == []
            no = await guest.ask("GET", "/games/chess/choices")
            assert (no.status_code, no.json()["key"]) == (404, "no-game")

    run(scenario())
