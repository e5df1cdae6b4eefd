"""People without accounts: names, faces, another device, mutes, reports, and being forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from house.harness import PATIENCE, Guest, Opened, opened, run, seated
from lapki.house import schema
from lapki.house.devices import device


def test_a_name_and_a_face_are_enough(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            ada = await home.guest("\u202eAda")
            assert (await ada.get("/me"))["name"] == "Ada"
            await ada.put("/me", name="Ada L.", avatar="owl")
            me = await ada.get("/me")
            assert (me["id"], me["name"], me["avatar"]) == (ada.id, "Ada L.", "owl")
            assert (await ada.ask("PUT", "/me", name="\u200b")).json()["key"] == "no-name"

    run(scenario())


def test_a_code_carries_me_to_another_device_once(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        time = [1_000.0]
        async with opened(tmp_path, database_url=database_url, now=lambda: time[0]) as home:
            ada, phone = await home.guest(), await home.guest(None)
            link = await ada.post("/me/link")
            assert link["code"] in link["url"].partition("#")[2]
            await phone.post("/me/claim", code=link["code"].lower().replace("-", " "))
            assert (await phone.get("/me"))["id"] == ada.id
            again = await home.guest(None)
            assert (await again.ask("POST", "/me/claim", code=link["code"])).status_code == 404
            late = await ada.post("/me/link")
            time[0] += 601
            assert (await again.ask("POST", "/me/claim", code=late["code"])).status_code == 404
            codes = await home.house.services.store.run(
                lambda db: list(db.execute(select(schema.links.c.code)).scalars())
            )
            assert all(late["code"].replace("-", "") not in code for code in codes)

    run(scenario())


def test_delete_me_forgets_name_and_chat_and_keeps_the_game(
    tmp_path: Path, database_url: str
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2, options={"ghosts": "off"})
            async with ada.at(table) as a:
                await a.next()
                await a.move("k c3")
                await a.say("chat", text="my secret plan")
            async with bob.at(table) as b:
                await b.next()
                await b.say("chat", text="hello")
                await b.say("resign")
            await ada.delete("/me")
            assert await ada.get("/me") is None
            said = await bob.get(f"/tables/{table}/chat")
            assert [line["text"] for line in said] == ["hello"]
            text = await bob.get(f"/tables/{table}/record")
            assert "1 k c3" in text
            assert "name 1" not in text
            assert "name 2 Guest 2" in text
            place_1 = (await bob.get(f"/tables/{table}"))["table"]["chairs"][0]
            assert (place_1["person"]["name"], place_1["person"]["avatar"]) == ("", "guest")

    run(scenario())


def test_who_is_muted_isnt_heard_now_nor_later(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            await ada.put(f"/me/mutes/{bob.id}")
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next()
                await b.next()
                await b.say("chat", text="can you hear me?")
                await a.say("chat", text="no")
                assert [f["saying"]["text"] for f in a.frames if f["is"] == "chat"] == ["no"]
            assert [line["text"] for line in await ada.get(f"/tables/{table}/chat")] == ["no"]
            assert (await ada.delete(f"/me/mutes/{bob.id}"))["mutes"] == []
            assert len(await ada.get(f"/tables/{table}/chat")) == 2

    run(scenario())


def test_chat_is_limited_and_quiet_for_spectators_if_the_owner_wants(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="chat=6/12,20/20") as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            eve = await home.guest("Eve")
            async with eve.at(table) as e:
                await e.next()
                assert (await e.say("chat", text="hi"))["is"] == "ack"
                await ada.ask("PATCH", f"/tables/{table}", spectators_chat=False)
                assert (await e.say("chat", text="hi"))["key"] == "quiet"
            async with ada.at(table) as a:
                await a.next()
                answers = [(await a.say("chat", text=f"line {n}")).get("key") for n in range(8)]
                assert answers[0] is None
                assert answers[-1] == "too-fast"

    run(scenario())


def test_a_report_reaches_the_host(
    tmp_path: Path, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            await ada.post(f"/tables/{table}/reports", person=bob.id, text="rude words")
            rows = await home.house.services.store.run(
                lambda db: list(db.execute(select(schema.reports)))
            )
            assert [(r.by, r.about, r.text) for r in rows] == [(ada.id, bob.id, "rude words")]
            mine = await ada.get("/me/tables")
            assert [(t["id"], t["seat"], t["phase"]) for t in mine] == [(table, 1, "playing")]

    run(scenario())
    told = capsys.readouterr().out
    assert "report" in told
    assert "rude words" not in told


# --- sessions -----------------------------------------------------------------------------------


def _fresh(home: Opened, cookie: str) -> Guest:
    """Somebody who has nothing but this cookie."""
    client = httpx.AsyncClient(
        base_url=f"{home.url}/api/v1",
        headers={"Cookie": f"lapki={cookie}"},
        timeout=PATIENCE,
        verify=False,  # noqa: S501 - there is no TLS here, and reading certificates takes long
    )
    home.clients.append(client)
    return Guest(home, client)


def test_a_session_is_ended_on_one_device_and_nowhere_else(
    tmp_path: Path, database_url: str
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            phone = await home.guest(None)
            phone.client.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Firefox/140.0"
            await phone.post("/me/claim", code=(await ada.post("/me/link"))["code"])
            sessions = await ada.get("/me/sessions")
            assert {(s["device"], s["here"]) for s in sessions} == {
                ("lapki join", True),
                ("Firefox, Android", False),
            }
            (theirs,) = [s["id"] for s in sessions if not s["here"]]
            code = (await phone.post("/me/link"))["code"]
            async with phone.at(table) as p, ada.at(table) as a:
                await p.next()
                await a.next()
                await ada.delete(f"/me/sessions/{theirs}")
                with pytest.raises(ConnectionClosed):
                    await p.until(lambda _: False)
                assert (await a.say("ping"))["is"] == "ack"
            assert await phone.get("/me") is None
            assert (await ada.get("/me"))["id"] == ada.id
            again = await ada.ask("DELETE", f"/me/sessions/{theirs}")
            assert (again.status_code, again.json()["key"]) == (404, "no-session")
            stolen = await home.guest(None)
            assert (await stolen.ask("POST", "/me/claim", code=code)).status_code == 404
        async with opened(tmp_path, database_url=database_url) as home:
            cookie = phone.client.cookies["lapki"]
            assert await _fresh(home, cookie).get("/me") is None
            assert await _fresh(home, ada.client.cookies["lapki"]).get("/me")

    run(scenario())


def test_whoever_comes_again_is_known_for_another_year_and_who_does_not_is_forgotten(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        time = [1_000_000.0]
        async with opened(tmp_path, now=lambda: time[0]) as home:
            ada, bob = await home.guest("Ada"), await home.guest("Bob")
            time[0] += 300 * 86_400
            answer = await ada.ask("GET", "/me")
            assert f"Max-Age={365 * 86_400}" in answer.headers["set-cookie"]
            assert "set-cookie" not in (await (await home.guest(None)).ask("GET", "/me")).headers
            time[0] += 100 * 86_400
            assert await home.house.people.end_unused() == 1
            assert (await ada.get("/me"))["name"] == "Ada"
            assert await bob.get("/me") is None

    run(scenario())


def test_all_other_sessions_end_and_nobody_elses(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            ada, bob, phone, tablet = [await home.guest(n) for n in ("Ada", "Bob", None, None)]
            for other in (phone, tablet):
                await other.post("/me/claim", code=(await ada.post("/me/link"))["code"])
            bobs = (await bob.get("/me/sessions"))[0]["id"]
            assert (await ada.ask("DELETE", f"/me/sessions/{bobs}")).status_code == 404
            await tablet.delete("/me/sessions")
            assert [await guest.get("/me") for guest in (ada, phone)] == [None, None]
            assert (await tablet.get("/me"))["id"] == ada.id
            assert (await bob.get("/me"))["id"] == bob.id
            assert [s["here"] for s in await tablet.get("/me/sessions")] == [True]

    run(scenario())


def test_an_ended_session_does_nothing_more_over_a_connection_that_is_still_open(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            async with ada.at(table) as a:
                await a.next()
                (session,) = await ada.get("/me/sessions")
                # A connection that doesn't notice that it is dismissed.
                home.house.tables[table].audience.dismiss = lambda _: None  # type: ignore[method-assign]
                await ada.delete(f"/me/sessions/{session['id']}")
                assert (await a.say("chat", text="still me"))["key"] == "who-are-you"

    run(scenario())


def test_who_comes_every_minute_is_looked_up_once_and_written_down_once_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        time = [1_000_000.0]
        async with opened(tmp_path, now=lambda: time[0]) as home:
            ada = await home.guest()
            await ada.get("/me")
            asked: list[object] = []
            run_before = home.house.services.store.run

            async def counted(work: Any) -> Any:
                asked.append(work)
                return await run_before(work)

            monkeypatch.setattr(home.house.services.store, "run", counted)
            for _ in range(20):
                time[0] += 60
                await ada.get("/me")
            assert asked == []
            time[0] += 86_400
            for _ in range(20):
                await ada.get("/me")
            assert len(asked) == 1
            assert (await ada.get("/me/sessions"))[0]["seen"] == time[0]

    run(scenario())


def test_devices_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lapki.house.people.DEVICES", 2)

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada, phone = await home.guest(), await home.guest(None)
            await phone.post("/me/claim", code=(await ada.post("/me/link"))["code"])
            third = await home.guest(None)
            no = await third.ask("POST", "/me/claim", code=(await ada.post("/me/link"))["code"])
            assert no.json()["key"] == "many-devices"

    run(scenario())


@pytest.mark.parametrize(
    ("user_agent", "said"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36", "Chrome, Android"),
        ("curl/8.0", ""),
        ("\x00" * 5_000, ""),
    ],
)
def test_a_device_is_named_coarsely(user_agent: str, said: str) -> None:
    assert device(user_agent) == said


@pytest.mark.parametrize("races", [12, pytest.param(60, marks=pytest.mark.slow(seconds=12))])
def test_who_deletes_themselves_while_they_do_other_things_is_nobody(
    tmp_path: Path, database_url: str, races: int
) -> None:
    """Races of DELETE /me with renames, a mute, a code, and a visit."""

    async def race(home: Opened, number: int) -> tuple[Guest, str, str]:
        ada = _fresh(home, "")
        ada.id = (await ada.put("/me", name=f"Ada {number}"))["id"]
        cookie = ada.client.cookies["lapki"]
        ada.client.headers["Cookie"] = f"lapki={cookie}"
        twins = [_fresh(home, cookie) for _ in range(3)]
        code = (await ada.post("/me/link"))["code"]
        deeds = [
            twins[0].ask("PUT", "/me", name="Ada again"),
            twins[1].ask("PUT", "/me/mutes/somebody"),
            twins[2].ask("POST", "/me/link"),
            twins[0].ask("GET", "/me"),
            twins[1].ask("PUT", "/me", name="Ada once more"),
        ]
        deeds.insert(number % (len(deeds) + 1), ada.ask("DELETE", "/me"))
        done = await asyncio.gather(*deeds)
        assert {answer.status_code for answer in done} <= {200, 201, 204, 401}
        made = [a.json()["code"] for a in done if a.status_code == 201]
        return ada, cookie, (made or [code])[0]

    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            raced = [await race(home, number) for number in range(races)]
            usable = [c for _, c, _ in raced if await _fresh(home, c).get("/me") is not None]
            assert usable == []
            for ada, _, code in raced[:10]:
                assert await home.house.people.find(ada.id) is None
                claimed = await (await home.guest(None)).ask("POST", "/me/claim", code=code)
                assert claimed.status_code == 404
            gone = [ada.id for ada, _, _ in raced]
            for who in (
                schema.people.c.id,
                *(t.c.person for t in (schema.sessions, schema.mutes, schema.links)),
            ):
                found = select(who).where(who.in_(gone))
                left = await home.house.services.store.run(
                    lambda db, found=found: db.execute(found).all()
                )
                assert left == [], who

    run(scenario(), limit=120)
