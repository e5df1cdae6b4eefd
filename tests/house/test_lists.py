"""A table in one request, and the list of one's own tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from house.harness import alone, counted, counts_steps, opened, past, run, seated
from lapki import games
from lapki.house import schema
from lapki.house.lists import LATELY
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
            hers, his = [await who.get(f"/me/tables/{table}/since") for who in (ada, bob)]
            told = [event["event"] for step in hers for event in step["events"]]
            assert told == ["placed", "booped"]
            assert [step["actor"] for step in hers] == ["2"]
            assert his == []
            waiting = (await ada.post("/tables", game="spots", sit=True))["table"]["id"]
            assert await ada.get(f"/me/tables/{waiting}/since") == []
            eve = await home.guest("Eve")
            assert await eve.get(f"/me/tables/{table}/since") == [], "she doesn't sit there"

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
            hers = await ada.get(f"/me/tables/{table}/since")
            said = [event for step in hers for event in step.get("events", ())]
            assert {"event": "told", "seat": 2, "clue": "a door"} in said
            hands = [event["cards"] for event in said if event.get("cards")]
            assert hands == [list(live.match.state.hands[0])], "others' cards are told"
            for seat in (1, 2, 3):
                assert len(live.missed(seat)) <= MISSED

    run(scenario())


def test_no_table_leaves_the_database_to_be_listed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            _, ada = await _finished(home)
            _, guests = await seated(home, "boooop", 2, 2)
            cookies = [ada.client.cookies, guests[0].client.cookies]
        async with opened(tmp_path) as home:
            for cookie in cookies:
                again = await home.guest(None)
                again.client.cookies.update(cookie)
                assert len(await again.get("/me/tables")) == 1
            assert not home.house.tables

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


# --- who is asked, written down with the lines --------------------------------------------------


async def _asked(*guests: Any) -> list[list[bool]]:
    return [[table["asked"] for table in await guest.get("/me/tables")] for guest in guests]


def test_who_is_asked_is_known_before_the_first_line_and_after_each(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2, options={"ghosts": "off"})
            assert await _asked(ada, bob) == [[True], [False]]
            async with ada.at(table) as a, bob.at(table) as b:
                await a.move("k c3")
                assert await _asked(ada, bob) == [[False], [True]]
                await a.say("undo", word="ask")
                await b.say("undo", word="agree")
                assert await _asked(ada, bob) == [[True], [False]]
                await a.say("leave")
                assert (await _asked(ada))[0] == [False], "a bot is asked in her place"
                await b.say("resign")
                assert await _asked(ada, bob) == [[False], [False]]

    run(scenario())


def test_everybody_who_still_has_to_answer_a_sealed_question_is_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, guests = await seated(home, "toy-sealed", 2, 2)
            async with guests[0].at(table) as a:
                await a.move("slap")
                assert await _asked(*guests) == [[True], [True]]
                await a.move("choose 2")
            assert await _asked(*guests) == [[False], [True]]

    run(scenario())


@alone
def test_a_line_of_before_that_does_not_say_who_is_asked_has_its_game_looked_into(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2, options={"ghosts": "off"})
            async with ada.at(table) as a:
                await a.move("k c3")
            cookies = [guest.client.cookies for guest in (ada, bob)]
            forgotten = schema.log.update().values(asked=None)
            await home.house.services.store.run(lambda db: db.execute(forgotten))
        async with opened(tmp_path) as home:
            again = [await home.guest(None) for _ in cookies]
            for guest, cookie in zip(again, cookies, strict=True):
                guest.client.cookies.update(cookie)
            assert await _asked(*again) == [[False], [True]]
            assert set(home.house.tables) == {table}

    run(scenario())


@counts_steps
def test_a_list_costs_the_same_with_a_few_games_and_with_thousands(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            entry = home.house.tables[table].entry
            costs = []
            for numbers in (range(20), range(20, 5_000)):
                await past(home, entry, numbers)
                mine, cost = await counted(home, ada.get("/me/tables"))
                assert [t["id"] for t in mine[:2]] == [table, f"past-{numbers[-1]}"]
                assert len(mine) == 1 + LATELY
                costs.append(cost)
            assert costs[0] * 0.9 <= costs[1] <= costs[0] * 1.1, "what isn't shown is read, too"
            assert set(home.house.tables) == {table}, "a game was loaded for a list"

    run(scenario(), 60.0)


def test_my_list_is_told_when_a_table_waits_for_me_and_not_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2, options={"ghosts": "off"})
            async with bob.client.stream("GET", "/tables/stream") as stream:
                lines = stream.aiter_lines()
                assert [t["asked"] for t in await told_mine(lines)] == [False]
                async with ada.at(table) as a:
                    await a.move("k c3")
                assert [t["asked"] for t in await told_mine(lines)] == [True]
                made = (await ada.post("/tables", game="spots", sit=True))["table"]["id"]
                await bob.put(f"/tables/{made}/seats/2")
                assert [t["id"] for t in await told_mine(lines)] == [table, made]
                await bob.delete(f"/me/tables/{made}")
                assert [t["id"] for t in await told_mine(lines)] == [table]
                async with ada.at(table) as a:
                    await a.say("resign")
                assert [t["phase"] for t in await told_mine(lines)] == ["finished"]

    run(scenario())


async def told_mine(lines: Any) -> Any:
    """The next list of my own that a stream tells."""
    name = ""
    async for line in lines:
        name = line[7:] if line.startswith("event: ") else name
        if line.startswith("data: ") and name == "mine":
            return json.loads(line[6:])
    raise AssertionError("the stream ended")


def test_whose_session_ends_is_told_nothing_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2, options={"ghosts": "off"})
            async with bob.client.stream("GET", "/tables/stream") as stream:
                lines = stream.aiter_lines()
                await told_mine(lines)
                await bob.delete("/me")
                async with ada.at(table) as a:
                    await a.move("k c3")
                with pytest.raises(AssertionError, match="the stream ended"):
                    await told_mine(lines)

    run(scenario())
