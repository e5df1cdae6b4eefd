"""People without accounts: names, faces, another device, mutes, reports, and being forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from house.harness import opened, run, seated
from lapki.house import schema


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
