"""Who may not do what: a table of refusals, over the real wire."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from house.harness import Opened, alone, opened, run, seated
from lapki.house.logs import set_up_log
from lapki.house.refusals import STATUS
from lapki.house.texts import cleaned
from lapki.words import LANGUAGES, Words

GHOSTLESS = {"ghosts": "off"}

FRAMES: list[tuple[str, dict[str, Any]]] = [
    ("move", {"text": "k c3", "question": 0}),
    ("preview", {"text": "k c3"}),
    ("undo", {"word": "ask"}),
    ("undo", {"word": "agree"}),
    ("undo", {"word": "refuse"}),
    ("resign", {}),
    ("leave", {}),
    ("back", {}),
    ("takeover", {"seat": 2}),
    ("typing", {}),
]
REQUESTS = [
    ("POST", "/start", {}, "started"),
    ("PATCH", "", {"locked": True}, "not-owner"),
    ("PUT", "/seats/1", {}, "started"),
    ("PUT", "/seats/2", {"bot": 1}, "started"),
    ("DELETE", "/seats/1", {}, "not-owner"),
    ("DELETE", "/seats/9", {}, "no-seat"),
    ("POST", "/rematch", {}, "not-seated"),
    ("GET", "/record", {}, "still-running"),
    ("GET", "/preview?move=k%20c3", {}, "not-seated"),
]


def test_a_spectator_can_do_nothing_that_a_seat_can(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2, options=GHOSTLESS)
            eve, nobody = await home.guest("Eve"), await home.guest(None)
            for guest, key in ((eve, "not-seated"), (nobody, "who-are-you")):
                async with guest.at(table) as seat:
                    hello = await seat.next()
                    assert hello["seat"] is None
                    assert "question" not in hello["now"]
                    assert "offer" not in hello["now"]
                    for verb, more in FRAMES:
                        answer = await seat.say(verb, **more)
                        assert (answer["is"], answer["key"]) == ("refused", key), (verb, more)
            for method, path, body, key in REQUESTS:
                answer = await eve.ask(method, f"/tables/{table}{path}", **body)
                assert (answer.json()["key"], answer.status_code) == (key, STATUS.get(key, 409))
            assert (await ada.get(f"/tables/{table}"))["now"]["ply"] == 0

    run(scenario())


def test_a_seat_cannot_act_for_another_seat(tmp_path: Path) -> None:
    """The cookie says who moves: there is no field that says it. Out of turn, a rule refuses."""

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (_, bob) = await seated(home, "boooop", 2, 2, options=GHOSTLESS)
            async with bob.at(table) as b:
                await b.next()
                assert (await b.move("k c3", 0))["key"] == "stale"
                assert (await b.say("preview", text="k c3"))["rule"] == "BOO-1"
                await b.connection.send('{"is":"move","text":"k c3","question":0,"seat":1}')
                assert (await b.until(lambda f: f["is"] == "refused"))["key"] == "bad-frame"

    run(scenario())


@pytest.mark.parametrize("cookie", ["x", "abc.def", "{id}.", "{id}.{sig}0", "{id}x.{sig}"])
def test_a_forged_cookie_is_nobodys(cookie: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest()
            person, _, signature = ada.client.cookies["lapki"].partition(".")
            eve = await home.guest(None)
            eve.client.cookies.set("lapki", cookie.format(id=person, sig=signature))
            assert await eve.get("/me") is None
            assert (await eve.ask("GET", "/me/tables")).json()["key"] == "who-are-you"

    run(scenario())


def test_the_cookie_is_closed_to_scripts_and_other_sites(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, base_url="https://lapki.example") as home:
            ada = await home.guest(None)
            said = (await ada.ask("PUT", "/me", name="Ada")).headers["set-cookie"].lower()
            assert {"httponly", "secure", "samesite=lax", "path=/"} <= set(said.split("; "))

    run(scenario())


@alone  # each door is an origin of its own, where no address is set for the house
def test_other_pages_may_neither_ask_nor_listen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            headers = {"Origin": "https://evil.example"}
            answer = await ada.client.put("/me", json={"name": "X"}, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (403, "origin")
            good = await ada.client.put("/me", json={"name": "X"}, headers={"Origin": home.url})
            assert good.status_code == 200
            for origin, expected in (("https://evil.example", "refused"), (home.url, "hello")):
                assert await _first(home, table, ada.cookie, origin) == expected

    run(scenario())


async def _first(home: Opened, table: str, cookie: str, origin: str) -> str:
    url = f"{home.url}/api/v1/tables/{table}/socket".replace("http", "ws", 1)
    async with connect(url, additional_headers={"Cookie": cookie}, origin=origin) as socket:  # type: ignore[arg-type]
        return str(json.loads(await socket.recv())["is"])


def test_every_answer_carries_the_usual_headers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as client:
            for path in ("/", "/api/v1/me", "/api/v1/tables", "/nothing", "/healthz"):
                headers = (await client.get(path)).headers
                assert "default-src 'self'" in headers["content-security-policy"], path
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["x-frame-options"] == "DENY"
            assert (await client.get("/api/v1/tables")).headers["cache-control"] == "no-store"
            assert "unsafe" not in headers["content-security-policy"]

    run(scenario())


@alone  # what was asked at other doors is heard of a little later
def test_too_much_and_too_often_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="requests=20/10") as home:
            ada = await home.guest()
            big = await ada.client.put("/me", json={"name": "x" * 100_000})
            assert (big.status_code, big.json()["key"]) == (413, "too-big")
            answers = [(await ada.ask("GET", "/me")).status_code for _ in range(40)]
            assert answers[0] == 200
            assert 429 in answers

    run(scenario())


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="sockets=9,2") as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            async with ada.at(table) as a:
                await a.next()
                async with bob.at(table) as b, bob.at(table) as c:
                    await b.next()
                    assert (await c.next())["key"] == "many-sockets"
            heard = []
            while "hello" not in heard:
                async with bob.at(table) as b:
                    heard.append((await b.next())["is"])
            if len(home.doors) == 1:  # through another door a place that was left is free soon
                assert heard == ["hello"]

    run(scenario())


# --- secrets of the running game ----------------------------------------------------------------


def test_a_seed_is_in_no_answer_before_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            seed = home.house.tables[table].entry.seed
            async with ada.at(table) as a:
                await a.next()
                for name, frame in FRAMES:
                    if name not in ("resign", "leave"):
                        await a.say(name, **frame)
                paths = ["", "/record", "/chat", "/preview?move=k%20c3"]
                said = [(await bob.ask("GET", f"/tables/{table}{path}")).text for path in paths]
                said += [
                    (await bob.ask("GET", p)).text for p in ("/me/tables", "/tables", "/games")
                ]
                assert not any(seed in text for text in (*said, *a.raw))
                await a.say("resign")
                assert seed in await bob.get(f"/tables/{table}/record")

    run(scenario())


def test_whoever_may_not_look_may_not_look_by_any_way(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2, spectators=False)
            eve = await home.guest("Eve")
            for path in ("", "/record", "/chat"):
                answer = await eve.ask("GET", f"/tables/{table}{path}")
                assert answer.json()["key"] == "no-spectators", path
            async with eve.at(table) as seat:
                assert (await seat.next())["key"] == "no-spectators"
            async with ada.at(table) as a:
                await a.next()
                await a.say("resign")
            assert (await eve.ask("GET", f"/tables/{table}/record")).json()[
                "key"
            ] == "no-spectators"

    run(scenario())


def test_the_log_names_no_values(capsys: pytest.CaptureFixture[str]) -> None:
    secret = "hush-hush"  # noqa: S105 - that is the point
    for style in ("text", "json"):
        set_up_log(style)
        try:
            raise ValueError("a plain problem")
        except ValueError:
            structlog.get_logger().exception("broken", table="t")
        told = capsys.readouterr().err
        assert "a plain problem" in told
        assert "hush" not in told
    structlog.reset_defaults()
    logging.getLogger().handlers.clear()
    assert secret


# --- nonsense -----------------------------------------------------------------------------------

NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "1e999",
    '"move"',
    "{}",
    '{"id":-1}',
    '{"is":"move"}',
    '{"is":"move","text":1,"question":0}',
    '{"is":"move","text":"k c3"}',
    '{"is":"move","text":"k c3","question":"x"}',
    '{"is":"move","text":"k c3","question":0,"resign":true}',
    '{"is":"undo","word":"maybe"}',
    '{"is":"takeover","seat":0}',
    '{"is":"takeover","seat":99}',
    '{"is":"chat","text":""}',
    '{"is":"chat","text":"\\u202e"}',
    '{"is":"resign","sure":false}',
    '{"is":"preview","text":"\\ud800"}',
    '{"is":"move","text":"\\u0000","question":0}',
    '{"is":"unknown"}',
    '{"is":null}',
    '{"is":["move"]}',
    "[" * 5_000,
    '{"is":"move","text":"' + "x" * 3_000 + '","question":0}',
    "k c3",
    "\x00\x01",
    '{"is":"ping","id":99999999999999999999}',
]


async def nonsense(folder: Path, frames: int) -> None:
    import resource

    async with opened(folder) as home:
        table, (ada, bob) = await seated(home, "boooop", 2, 2, options=GHOSTLESS)
        memory = []
        async with bob.at(table) as b:
            await b.next()
            for batch in range(max(2, frames // 1_000)):
                async with bob.at(table) as c:
                    await c.next()
                    for n in range(1_000):
                        frame = NONSENSE[(n + batch) % len(NONSENSE)]
                        await c.connection.send(frame if n % 3 else frame.encode())
                        answer = await c.next()
                        assert answer["is"] == "refused", (frame, answer)
                memory.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
        async with ada.at(table) as a:
            hello = await a.next()
            assert hello["now"]["ply"] == 0
            assert (await a.move("k c3"))["is"] == "play"
        grown = memory[-1] - memory[len(memory) // 2]
        assert grown < 20_000, f"{grown} kB more than half-way"


def test_nonsense_is_refused_and_harms_nobody(tmp_path: Path) -> None:
    run(nonsense(tmp_path, 2_000), limit=90)


@pytest.mark.slow(seconds=40)
def test_a_hundred_thousand_malformed_frames(tmp_path: Path, share: Callable[[int], int]) -> None:
    run(nonsense(tmp_path, share(100_000)), limit=1_800)


def test_frames_that_break_the_protocol_close_their_connection_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2, options=GHOSTLESS)
            async with bob.at(table) as b:
                await b.next()
                await b.connection.send("x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await b.until(lambda f: False)
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", int(home.url[-5:].strip(":"))
            )
            writer.write(b"GET /api/v1/tables HTTP/1.1\r\n\x00\xff\r\n\r\n")
            await reader.read(100)
            writer.close()
            async with ada.at(table) as a:
                await a.next()
                assert (await a.move("k c3"))["is"] == "play"

    run(scenario())


# --- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_in_every_language(language: str) -> None:
    """Each key that the house's code declines with, found by reading it."""
    import re

    import lapki.house

    folder = Path(next(iter(lapki.house.__path__)))
    code = "".join(file.read_text() for file in folder.glob("*.py"))
    keys = {*re.findall(r'Declined\("([a-z-]+)"', code), *STATUS}
    words = Words(language)
    assert len(keys) > 30
    assert [key for key in keys if f"house-{key}" not in words] == []


def test_the_house_says_the_same_things_in_every_language() -> None:
    import re

    from lapki.words import LOCALES

    said = {
        language: set(
            re.findall(r"^([a-z-]+) =", (LOCALES / language / "house.ftl").read_text(), re.M)
        )
        for language in LANGUAGES
    }
    assert all(keys == said["en"] for keys in said.values())


def test_refusals_come_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2, options=GHOSTLESS)
            async with ada.at(table, lang="uk") as a:
                await a.next()
                assert "питання" in (await a.move("k c3", 5))["message"]
                assert "(BOO-" in (await a.move("c c3", 0))["message"]
            answer = await ada.client.get("/tables/none", headers={"accept-language": "pl,en"})
            assert answer.json()["message"].startswith("Nie ma takiego stołu")

    run(scenario())


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("\u202eadA", "adA"),
        ("a\u2066b\u2069c", "abc"),
        ("семья 👨‍👩‍👧", "семья 👨‍👩‍👧"),
        ("e\u0301", "é"),
        ("\x00\x1b[31mred", "[31mred"),
        ("x" * 99, "x" * 24),
    ],
)
def test_what_people_type_cannot_reach_out_of_its_line(typed: str, kept: str) -> None:
    assert cleaned(typed, 24) == kept
