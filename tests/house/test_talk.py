"""What is said with a tap, and who begins by the custom of a printed box."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest

from house.harness import ALL, opened, run, seated
from lapki import games
from lapki.cli.verify import verify
from lapki.house.wire import Reaction
from lapki.words import LANGUAGES, Words

CUSTOM = sorted(key for key in games.names() if games.find(key).form.custom)


def phrases(frames: list[dict[str, object]]) -> list[tuple[object, object]]:
    return [(f["seat"], f["key"]) for f in frames if f["is"] == "phrase"]


# --- phrases ------------------------------------------------------------------------------------


def test_a_phrase_goes_to_all_by_its_key_and_nobody_keeps_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            eve = await home.guest("Eve")
            async with ada.at(table) as a, bob.at(table) as b, eve.at(table) as e:
                for one in (a, b, e):
                    await one.next()
                assert (await a.say("phrase", key="boop"))["is"] == "ack"
                assert (await e.say("phrase", key="wow"))["is"] == "ack"
                for one in (a, b):
                    await one.say("ping")
                    assert phrases(one.frames) == [(1, "boop"), (None, "wow")]
                    told = next(f for f in one.frames if f["is"] == "phrase")
                    assert told["person"]["name"] == "Guest 1"
            assert await ada.get(f"/tables/{table}/chat") == []
            async with bob.at(table) as again:
                assert phrases([await again.next()]) == []

    run(scenario())


def test_nobody_says_what_the_game_has_no_words_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            async with ada.at(table) as a:
                await a.next()
                for key in ("wrong-tree", "nonsense", "boop2"):
                    no = await a.say("phrase", key=key)
                    assert (no["is"], no["key"]) == ("refused", "no-phrase")
                for key in ("", "a b", "<b>", "\u202eboop", "x" * 99):
                    await a.connection.send(json.dumps({"is": "phrase", "key": key}))
                    assert (await a.until(lambda f: f["is"] == "refused"))["key"] == "bad-frame"
                assert phrases(a.frames) == []

    run(scenario())


def test_who_is_muted_isnt_seen_and_nobody_floods(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="phrases=3/3600,20/20") as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            await ada.put(f"/me/mutes/{bob.id}")
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next()
                await b.next()
                answers = [(await b.say("phrase", key="boo")).get("key") for _ in range(5)]
                assert answers == [None, None, None, "too-fast", "too-fast"]
                assert (await a.say("phrase", key="boop"))["is"] == "ack"
                assert phrases(a.frames) == [(1, "boop")]

    run(scenario())


def test_who_looks_on_reacts_only_where_they_may_talk(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            eve, nobody = await home.guest("Eve"), await home.guest(None)
            await ada.ask("PATCH", f"/tables/{table}", spectators_chat=False)
            async with eve.at(table) as e, nobody.at(table) as n:
                await e.next()
                await n.next()
                assert (await e.say("phrase", key="wow"))["key"] == "quiet"
                assert (await n.say("phrase", key="wow"))["key"] == "who-are-you"

    run(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_and_reaction_has_words(language: str) -> None:
    words = Words(language)
    for key in games.names():
        form = games.find(key).form
        assert len(form.phrases) in (0, 6)  # the palette has room for so many
        assert not {*form.phrases} & {*get_args(Reaction)}
        said = [words.phrase(phrase, key) for phrase in (*form.phrases, *get_args(Reaction))]
        assert len({*said}) == len(said), said
        assert max(map(len, said)) <= 22, said


def test_what_a_box_has_people_say_is_a_phrase_at_an_event_that_there_is() -> None:
    for key in games.names():
        game = games.find(key)
        tags = {str(kind.__struct_config__.tag) for kind in get_args(game.EventType)}
        assert {*game.form.aloud} <= tags
        assert {*game.form.aloud.values()} <= {*game.form.phrases}


# --- who begins ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "seats"),
    [(key, n) for key in (*CUSTOM, "spots") for n in (2, 3) if n in ALL[key].seats],
)
@pytest.mark.parametrize("last", [False, True])
def test_whoever_is_marked_begins_and_the_record_is_honest(
    key: str, seats: int, last: bool, tmp_path: Path
) -> None:
    """The table is turned until they sit on the seat that the rules, or chance, let begin."""
    chosen = seats if last else 1

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            people = [await home.guest(f"Guest {n}") for n in range(seats)]
            made = await people[0].post("/tables", game=key, seats=seats, seating="custom")
            table = made["table"]["id"]
            for n, guest in enumerate(people, 1):
                await guest.put(f"/tables/{table}/seats/{n}", share=f"share{n}")
            marked = await people[0].ask("PATCH", f"/tables/{table}", begins=chosen)
            assert marked.json()["table"]["begins"] == chosen
            no = await people[1].ask("PATCH", f"/tables/{table}", begins=chosen)
            assert no.json()["key"] == "not-owner"
            looked = await people[0].post(f"/tables/{table}/start")
            now, chairs = looked["now"], looked["table"]["chairs"]
            (first,) = now["asked"]
            order = [chair["person"]["id"] for chair in chairs]
            assert order[first - 1] == people[chosen - 1].id
            clockwise = order.index(people[0].id)
            assert order[clockwise:] + order[:clockwise] == [guest.id for guest in people]
            if seats == 2:  # of more, a bot would go on
                async with people[0].at(table) as a:
                    await a.next()
                    await a.say("resign")
                record = await people[0].ask("GET", f"/tables/{table}/record")
                assert verify(record.text, "en") == 0

    run(scenario())


def test_a_mark_goes_with_whoever_was_marked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada, bob = await home.guest("Ada"), await home.guest("Bob")
            table = (await ada.post("/tables", game="boooop", sit=True))["table"]["id"]
            await bob.put(f"/tables/{table}/seats/2")
            await ada.ask("PATCH", f"/tables/{table}", begins=2)
            await bob.delete(f"/tables/{table}/seats/2")
            told = (await ada.get(f"/tables/{table}"))["table"]
            assert (told["begins"], told["seating"]) == (None, "custom")
            no = await ada.ask("PATCH", f"/tables/{table}", begins=3)
            assert no.json()["key"] == "no-seat"

    run(scenario())


def test_a_table_says_aloud_only_what_its_owner_wants(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest("Ada")
            quiet = (await ada.post("/tables", game="boooop", bots=1))["table"]
            assert quiet["aloud"] == {}
            loud = (await ada.post("/tables", game="boooop", bots=1, aloud=True))["table"]
            assert loud["aloud"] == {"booped": "boop"}
            hushed = await ada.ask("PATCH", f"/tables/{loud['id']}", aloud=False)
            assert hushed.json()["table"]["aloud"] == {}

    run(scenario())
