"""What somebody has played: page by page, in figures, as a file; and being forgotten."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from house.harness import Opened, counted, counts_steps, opened, past, run, seated
from lapki import games
from lapki.games.contract import Over
from lapki.house import schema
from lapki.house.counted import ranks
from lapki.house.past import MEANS, PAGE
from lapki.house.rating import Skill, after
from lapki.match import record
from lapki.match.match import Match
from lapki.match.verify import verify


async def _resigned(home: Opened, ada: Any, bob: Any, loser: int) -> str:
    """A game of two people, ended by one of them."""
    table: str = (await ada.post("/tables", game="boooop", sit=True))["table"]["id"]
    await bob.put(f"/tables/{table}/seats/2")
    await ada.post(f"/tables/{table}/start")
    async with (ada, bob)[loser - 1].at(table) as at:
        await at.next()
        await at.say("resign")
    return table


# --- page by page -------------------------------------------------------------------------------


async def _pages(guest: Any, **wanted: str) -> list[list[str]]:
    """The ids of all pages."""
    pages, before = [], {}
    while True:
        words = "&".join(f"{key}={value}" for key, value in {**wanted, **before}.items())
        page = await guest.get(f"/me/games?{words}")
        pages.append([game["id"] for game in page["games"]])
        if page["next"] is None:
            return pages
        before = {"before": page["next"]}


@counts_steps
def test_thousands_of_games_are_turned_over_page_by_page_and_none_is_loaded(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            await past(home, home.house.tables[table].entry, range(5_000))
            first, cost = await counted(home, ada.get("/me/games"))
            assert [game["id"] for game in first["games"]][:2] == [table, "past-4999"]
            deep = f"/me/games?before={'100.0~past-100'}"
            later, deep_cost = await counted(home, ada.get(deep))
            assert [g["id"] for g in later["games"]] == [f"past-{n}" for n in range(99, 79, -1)]
            assert deep_cost <= cost * 1.2, "the pages before are read again"
            pages = await _pages(ada, before="200.0~past-200")
            assert [len(page) for page in pages] == [PAGE] * (200 // PAGE)
            assert len({one for page in pages for one in page}) == 200
            assert set(home.house.tables) == {table}, "a game was loaded to be listed"

    run(scenario(), 90.0)


def test_games_are_found_by_kind_people_result_and_whether_they_go_on(
    tmp_path: Path, database_url: str
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            ada, bob = await home.guest("Ada"), await home.guest("Bob")
            cleo = await home.guest("Cleo")
            won = await _resigned(home, ada, bob, 2)
            lost = await _resigned(home, ada, cleo, 1)
            spots = (await ada.post("/tables", game="spots", seats=2, sit=True))["table"]["id"]
            for wanted, found in (
                ({}, [spots, lost, won]),
                ({"game": "boooop"}, [lost, won]),
                ({"companion": bob.id}, [won]),
                ({"outcome": "won"}, [won]),
                ({"outcome": "lost", "companion": bob.id}, []),
                ({"running": "true"}, [spots]),
                ({"running": "false"}, [lost, won]),
                ({"since": "1", "running": "false"}, [lost, won]),
                ({"until": "1"}, []),
                ({"since": "99999999999"}, []),
            ):
                assert await _pages(ada, **wanted) == [found], wanted
            await ada.delete(f"/me/tables/{won}")
            assert await _pages(ada, outcome="won") == [[won]], "put away is still played"
            assert (await ada.ask("GET", "/me/games?before=yesterday")).status_code == 400
            assert (await ada.ask("GET", "/me/games?outcome=brilliant")).status_code == 400
            assert (await ada.ask("GET", "/me/games?since=nan")).status_code == 400

    run(scenario())


# --- in figures ---------------------------------------------------------------------------------


def test_ten_games_come_to_figures_that_are_kept_as_they_end(
    tmp_path: Path, database_url: str
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            ada, bob = await home.guest("Ada"), await home.guest("Bob")
            for number in range(MEANS):
                (boooop, *rest) = (await ada.get("/me/statistics"))["games"] or [{"rating": None}]
                assert (boooop["rating"], rest) == (None, []), "so few games mean nothing"
                await _resigned(home, ada, bob, 1 if number in (2, 5) else 2)
            hers = await ada.get("/me/statistics")
            (boooop,) = hers["games"]
            assert boooop["figures"] == {"people:2": {"won": MEANS - 2, "lost": 2}}
            assert boooop["rated"] == len(boooop["rating"]["past"]) == MEANS
            his = (await bob.get("/me/statistics"))["games"][0]["rating"]
            assert his["high"] < boooop["rating"]["high"]
            assert his["low"] < 1500 < boooop["rating"]["high"]
            assert hers["weeks"][-1] == sum(hers["weeks"]) == MEANS
            (companion,) = hers["people"]
            assert (companion["person"]["name"], companion["games"]) == ("Bob", MEANS)
            assert (companion["won"], companion["lost"]) == (MEANS - 2, 2)
            both = await ada.get(f"/me/together/{bob.id}")
            assert both["companion"] == companion
            ends = ["theirs" if number in (2, 5) else "mine" for number in range(MEANS)]
            assert both["ends"] == ends
            strange = await ada.ask("GET", "/me/together/somebody")
            assert (strange.status_code, strange.json()["key"]) == (404, "no-person")

    run(scenario(), 60.0)


def test_a_game_in_which_a_bot_played_counts_for_no_rating(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest("Ada")
            table = (await ada.post("/tables", game="boooop", bots=1))["table"]["id"]
            async with ada.at(table) as at:
                await at.next()
                await at.say("resign")
            (boooop,) = (await ada.get("/me/statistics"))["games"]
            assert boooop["figures"] == {"bots:2": {"lost": 1}}
            assert (boooop["rated"], boooop["rating"]) == (0, None)

    run(scenario())


@pytest.mark.parametrize("key", games.names())
def test_what_is_counted_of_a_game_belongs_to_its_seats_and_is_named_by_figure_and_part(
    key: str,
) -> None:
    game, rng = games.find(key), Random(7)
    seats = game.seats[-1]
    match = Match(game, seats, game.Options())
    while not match.over and match.plies < 3_000:
        due = match.due
        if hasattr(due, "shape"):
            match.chance(rng.randrange)
        else:
            seat = rng.choice(due.seats)  # type: ignore[union-attr]
            move = rng.choice(list(game.legal(match.state, seat)))
            match.play(seat, game.read(game.write(move).replace("<clue>", "a door")))
    tally = list(game.tally(event for told in match.told for event in told))
    assert tally, "nothing is counted"
    for seat, figure in tally:
        assert 1 <= seat <= seats
        assert len(figure) <= 64
        assert all(figure.partition("/"))


def test_places_are_the_winners_then_the_others_by_points() -> None:
    assert ranks(Over((2,)), 2) == [1, 0]
    assert ranks(Over((1, 3), (30, 24, 30, 24, 5)), 5) == [0, 1, 0, 1, 2]
    assert ranks(Over((), (1, 2)), 2) == [2, 1]


def test_ratings_are_those_of_openskill() -> None:
    rng, model = Random(20), PlackettLuce()
    for _ in range(50):
        seats = rng.randint(2, 6)
        skills = [Skill(rng.uniform(15, 35), rng.uniform(1, 8)) for _ in range(seats)]
        places = [rng.randint(0, 3) for _ in range(seats)]
        teams = [[model.rating(mu=s.mu, sigma=s.sigma)] for s in skills]
        theirs = model.rate(teams, ranks=[float(place) for place in places])
        for ours, (rating,) in zip(after(skills, places), theirs, strict=True):
            assert ours == pytest.approx((rating.mu, rating.sigma))


# --- as a file, and gone ------------------------------------------------------------------------


def test_everything_of_mine_is_one_file_without_others_secrets(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            dreams, (ada, bob, _) = await seated(home, "dixit", 3, 3)
            live = home.house.tables[dreams].live_game
            assert live
            card = live.match.state.hands[1][0]
            async with bob.at(dreams) as b, ada.at(dreams) as a:
                await b.move(f"tell {card} a door")
                await a.say("chat", text="a door, hm")
            over = await _resigned(home, ada, bob, 2)
            mine = json.loads((await ada.ask("GET", "/me/export")).text)
            assert (mine["me"]["name"], mine["said"][0]["text"]) == ("Guest 1", "a door, hm")
            assert [row["key"] for row in mine["counted"]] == ["people:2/won"]
            kept = {game["table"]["id"]: game for game in mine["games"]}
            assert set(kept) == {dreams, over}
            verify(kept[over]["record"])
            record.read(kept[over]["record"])
            assert kept[over]["record"] == await ada.get(f"/tables/{over}/record")
            assert "record" not in kept[dreams]
            assert "tell" not in json.dumps(kept[dreams])
            theirs = json.loads((await bob.ask("GET", "/me/export")).text)["games"]
            (told,) = [g["moves"] for g in theirs if g["table"]["id"] == dreams]
            assert told == [f"2 tell {card} a door"]

    run(scenario())


def test_nothing_of_a_person_who_is_deleted_is_left_in_any_table(
    tmp_path: Path, database_url: str
) -> None:
    name = "Zenobia Quill"

    async def left(home: Opened, *words: str) -> list[tuple[str, str]]:
        """Where in the database any of these words stands."""

        def look(db: Any) -> list[tuple[str, str]]:
            return [
                (table.name, str(row))
                for table in schema.metadata.sorted_tables
                for row in db.execute(select(table))
                if any(word in str(row) for word in words)
            ]

        return await home.house.services.store.run(look)

    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            ada, bob, eve = [await home.guest(who) for who in (name, "Bob", "Eve")]
            over = await _resigned(home, ada, bob, 1)
            await bob.post(f"/tables/{over}/rematch")
            going = (await ada.post("/tables", game="boooop", sit=True))["table"]["id"]
            await bob.put(f"/tables/{going}/seats/2")
            async with ada.at(going) as a:
                await a.say("chat", text="here I am")
                said = (await ada.get(f"/tables/{going}/chat"))[0]["at"]
                await bob.post(f"/tables/{going}/reports", person=ada.id, text="hm", at=said)
            await ada.post(f"/tables/{going}/reports", person=bob.id, text="hm, too")
            sent = (await eve.post("/tables", game="spots", sit=True))["table"]["id"]
            await ada.put(f"/tables/{sent}/seats/2")
            await eve.delete(f"/tables/{sent}/seats/2")  # she is among those sent away
            await bob.put(f"/me/mutes/{ada.id}")
            await ada.put(f"/me/mutes/{bob.id}")
            await ada.post("/me/link")
            await ada.post(f"/tables/{going}/start")
            assert {table for table, _ in await left(home, ada.id, name)} >= {
                "people", "sessions", "places", "tables", "reports", "chat", "mutes", "links",
                "tallies", "together", "ratings",
            }  # fmt: skip
            await ada.delete("/me")
            assert await left(home, ada.id, name) == []
            chairs = (await bob.get(f"/tables/{going}"))["table"]["chairs"]
            assert [chair["person"]["name"] for chair in chairs] == ["", "Bob"]
            assert (await bob.get(f"/tables/{going}"))["table"]["owner"]["name"] == "Bob"
            async with bob.at(going) as b:
                await b.say("resign")
            assert await left(home, ada.id, name) == [], "memory wrote it back"
            assert len((await bob.get("/me/games"))["games"]) == 3

    run(scenario())
