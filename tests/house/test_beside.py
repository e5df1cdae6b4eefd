"""Several people before one screen, and a screen before several: who asks, and who sees what."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from house.harness import ALL, Guest, Opened, Seat, alone, opened, run, seated, some_move
from lapki.house.order import HOST


async def refusal(guest: Guest, method: str, path: str, **body: Any) -> str:
    answer = await guest.ask(method, path, **body)
    assert not answer.is_success, answer.text
    key: str = answer.json()["key"]
    return key


async def turned_away(guest: Guest, table: str, who: str | int) -> str:
    """Why somebody isn't let in at the door of a table."""
    async with guest.at(table, who=who) as seat:
        key: str = (await seat.next())["key"]
        seat.connection.transport.abort()  # or both sides would be polite for ten seconds
        return key


async def at_one_screen(home: Opened, game: str, seats: int, **wish: Any) -> tuple[str, Guest]:
    """A table at which everybody sits before Ada's tablet, and the game begun."""
    ada = await home.guest("Ada")
    table: str = (await ada.post("/tables", game=game, seats=seats, sit=True, **wish))["table"][
        "id"
    ]
    for number, name in enumerate(("Ola", "Yan", "Vira", "Marko")[: seats - 1], 1):
        await ada.put(f"/me?as={number}", name=name)
        await ada.put(f"/tables/{table}/seats/{number + 1}?as={number}", share=f"share-{number}")
    await ada.post(f"/tables/{table}/start")
    return table, ada


async def play_on(home: Opened, table: str, seats: list[Seat], rng: Random, moves: int) -> None:
    """Random moves, each by whoever is asked."""
    for _ in range(moves):
        live = home.house.tables[table].live_game
        if live is None or live.over:
            return
        seat = min(live.questions)
        # Frames may be older than the game: the question that is asked now is the one answered.
        said = await seats[seat - 1].move(some_move(home, table, seat, rng), live.questions[seat])
        assert said["is"] == "play", said


# --- a screen before a whole room ---------------------------------------------------------------


@pytest.mark.parametrize("key", ALL)
def test_a_screen_is_told_what_a_stranger_is_told_whoever_opened_it(
    tmp_path: Path, key: str
) -> None:
    """Byte for byte, live and after coming back; also where its own person sits at the table."""
    seats = next(many for many in ALL[key].seats if many >= 2 or many == ALL[key].seats[-1])

    async def scenario() -> None:
        async with opened(tmp_path, race_wait=99.0) as home:
            table, guests = await seated(home, key, seats, seats)
            stranger, rng = await home.guest(None), Random(17)
            async with (
                guests[0].at(table, who="screen") as screen,
                guests[0].at(table, who="nobody") as nobody,
                stranger.at(table) as nameless,
            ):
                connections = [guest.at(table) for guest in guests]
                people = [await each.__aenter__() for each in connections]
                for seat in people:
                    await seat.next()
                await play_on(home, table, people, rng, 40)
                ply = home.house.tables[table].live_game.ply  # type: ignore[union-attr]
                for eyeless in (screen, nobody, nameless):
                    while eyeless.now.get("ply") != ply:
                        await eyeless.next()
                told = [
                    [text for text in eyeless.raw if text.startswith('{"is":"play"')]
                    for eyeless in (screen, nobody, nameless)
                ]
                assert told[0] == told[1] == told[2]
                assert screen.seat is None
                assert all("question" not in (f.get("now") or {}) for f in screen.frames)
                for each in connections:
                    await each.__aexit__(None, None, None)
            hellos = []
            for guest, who in ((guests[-1], "screen"), (stranger, 0)):
                async with guest.at(table, who=who) as late:
                    hellos.append({**await late.next(), "table": None})
            assert hellos[0] == hellos[1]

    run(scenario(), 90)


def test_a_screen_says_nothing_and_is_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            async with bob.at(table) as b:
                await b.next()
                async with ada.at(table, who="screen") as screen:
                    hello = await screen.next()
                    assert (hello["table"]["screens"], hello["table"]["watching"]) == (1, 0)
                    told = await b.until(lambda f: f["is"] == "table")
                    assert told["table"]["screens"] == 1
                    assert not told["table"]["chairs"][0].get("present"), "a screen is no player"
                    for verb, more in (
                        ("move", {"text": "k c3", "question": 0}),
                        ("preview", {"text": "k c3"}),
                        ("chat", {"text": "hello"}),
                        ("resign", {}),
                    ):
                        assert (await screen.say(verb, **more))["key"] == "who-are-you"
                told = await b.until(lambda f: f["is"] == "table")
                assert told["table"]["screens"] == 0

    run(scenario())


def test_a_screen_is_open_to_whoever_may_look(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2, spectators=False)
            eve = await home.guest("Eve")
            for guest in (ada, bob):
                async with guest.at(table, who="screen") as screen:
                    assert (await screen.next())["is"] == "hello"
            for who in ("screen", "nobody"):
                assert await turned_away(eve, table, who) == "no-spectators"

    run(scenario())


# --- several people before one screen -----------------------------------------------------------


def test_who_sits_beside_me_is_a_person_with_a_cookie_of_their_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest("Ada")
            ola = await ada.put("/me?as=1", name="Ola", avatar="owl")
            assert ola["id"] != ada.id
            assert (await ada.get("/me"))["id"] == ada.id
            assert (await ada.get("/me?as=1"))["id"] == ola["id"]
            person = {"id": ola["id"], "name": "Ola", "avatar": "owl"}
            assert await ada.get("/me/beside") == [{"number": 1, "person": person}]
            set_cookie = (await ada.ask("GET", "/me?as=1")).headers["set-cookie"]
            assert set_cookie.startswith("lapki-1=")
            assert "httponly" in set_cookie.lower()
            await ada.delete("/me?as=1")
            assert await ada.get("/me/beside") == []
            assert (await ada.get("/me"))["id"] == ada.id

    run(scenario())


@alone  # what was spent at other doors is heard of a little later
def test_nobody_sits_beside_nobody_nor_more_than_a_table_holds(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="names=3/3600") as home:
            stranger = await home.guest(None)
            assert await refusal(stranger, "PUT", "/me?as=1", name="Ola") == "who-are-you"
            ada = await home.guest("Ada")
            for odd in ("8", "-1", "x", "", "1.0", "screen"):
                assert await refusal(ada, "PUT", f"/me?as={odd}", name="Ola") == "bad-request"
            await ada.put("/me?as=1", name="Ola")
            await ada.put("/me?as=7", name="Yan")
            # A name is a name, wherever it sits: an address has so many of them.
            assert await refusal(ada, "PUT", "/me?as=2", name="Vira") == "many-names"
            table = (await ada.post("/tables", game="boooop", sit=True))["table"]["id"]
            await ada.put(f"/tables/{table}/seats/2?as=1")
            assert await refusal(ada, "PUT", f"/tables/{table}/seats/2?as=7") == "seat-taken"

    run(scenario())


@alone  # and doors
def test_locked_doors_are_locked_for_who_sits_beside_me(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest("Ada")
            await home.house.order.set_doors(HOST, "locked", "")
            assert await refusal(ada, "PUT", "/me?as=1", name="Ola") == "doors-locked"

    run(scenario())


@pytest.mark.parametrize("key", ["barking", "dixit"])
def test_each_before_one_screen_sees_what_their_own_seat_may_see(tmp_path: Path, key: str) -> None:
    """The connections of one browser are told what those of three would be."""
    seats = 3

    async def scenario() -> None:
        async with opened(tmp_path, race_wait=99.0) as home:
            table, ada = await at_one_screen(home, key, seats)
            for number in range(seats):
                async with ada.at(table, who=number) as seat:
                    hello = await seat.next()
                    assert hello["seat"] == number + 1
                    looked = await ada.get(f"/tables/{table}?as={number}")
                    assert looked["seat"] == number + 1
                    assert looked["now"]["view"] == hello["now"]["view"]
            async with ada.at(table, who="nobody") as curtain:
                assert (await curtain.next())["now"]["view"] != hello["now"]["view"]

    run(scenario())


def test_all_before_one_screen_are_here_while_one_of_them_looks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, ada = await at_one_screen(home, "barking", 3)
            stranger = await home.guest(None)

            async def here() -> list[bool]:
                chairs = (await stranger.get(f"/tables/{table}"))["table"]["chairs"]
                return [chair.get("present", False) for chair in chairs]

            for who in (0, 2, "nobody"):
                async with ada.at(table, who=who) as seat:
                    hello = await seat.next()
                    assert hello["table"]["watching"] == 0
                    assert await here() == [True, True, True], who
            async with ada.at(table, who="screen") as seat:
                await seat.next()
                assert await here() == [False, False, False], "a television plays for nobody"

    run(scenario())


def test_a_question_is_answered_by_whom_it_was_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, ada = await at_one_screen(home, "boooop", 2, options={"ghosts": "off"})
            async with ada.at(table) as a, ada.at(table, who=1) as ola:
                await a.next()
                await ola.next()
                assert (await ola.say("move", text="k c3", question=0))["is"] == "refused"
                assert (await a.move("k c3"))["is"] == "play"
                assert (await ola.move("k d4"))["is"] == "play"
                # To take back what somebody else answered, they must agree.
                match = home.house.tables[table].live_game.match  # type: ignore[union-attr]
                for seat, word, plies in ((a, "ask", 2), (a, "agree", 2), (ola, "agree", 0)):
                    await seat.say("undo", word=word)
                    assert match.plies == plies
                await ola.say("leave")
                await a.until(lambda f: "2" in (f.get("now") or {}).get("bots", {}))
                await ola.say("back")
                await ola.say("resign")
            again = await ada.post(f"/tables/{table}/rematch")
            chairs = again["table"]["chairs"]
            assert [chair["person"]["name"] for chair in chairs] == ["Ola", "Ada"]

    run(scenario())


@alone  # so are bans
def test_who_sits_beside_somebody_banned_goes_with_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, ada = await at_one_screen(home, "boooop", 2)
            ola = (await ada.get("/me?as=1"))["id"]
            async with ada.at(table, who=1) as seat:
                await seat.next()
                await home.house.order.ban(HOST, ada.id, None, "", address=False)
                await seat.until(lambda f: f.get("key") == "banned")
                with pytest.raises(ConnectionClosed):
                    await seat.next()
            assert await refusal(ada, "GET", f"/tables/{table}?as=1") == "banned"
            assert await turned_away(ada, table, 1) == "banned"
            await home.house.order.unban(HOST, ada.id, "")
            # Not the other way round: whoever lent a screen keeps it.
            await home.house.order.ban(HOST, ola, None, "", address=False)
            assert await refusal(ada, "GET", f"/tables/{table}?as=1") == "banned"
            assert (await ada.get("/me"))["id"] == ada.id

    run(scenario())


def test_who_is_muted_says_nothing_through_somebody_beside_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, ada = await at_one_screen(home, "boooop", 2)
            await home.house.order.mute(HOST, ada.id, None, "")
            async with ada.at(table, who=1) as seat:
                await seat.next()
                assert (await seat.say("chat", text="it's me"))["key"] == "muted"
                assert (await seat.say("phrase", key="boop"))["key"] == "muted"

    run(scenario())
