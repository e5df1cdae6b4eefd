"""Somebody who keeps order: bans, mutes, doors, reports, and that nobody else can do any of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, select
from websockets.exceptions import ConnectionClosed

from house.harness import Guest, Opened, Seat, opened, run, seated
from lapki.house import hostkey, migrations, schema
from lapki.house.app import make_app
from lapki.house.order import HOST
from lapki.house.refusals import Declined
from lapki.house.standing import network_of

FAR, NEARBY, ELSEWHERE = "203.0.113.7", "203.0.113.8", "198.51.100.1"


def come_from(guest: Guest, address: str) -> Guest:
    """Behind a proxy that the house trusts."""
    guest.client.headers["x-forwarded-for"] = address
    return guest


async def keeper(home: Opened, name: str = "Keeper") -> Guest:
    """Somebody who keeps order."""
    guest = await home.guest(name)
    await home.house.order.add_admin(HOST, guest.id)
    return guest


async def refusal(guest: Guest, method: str, path: str, **body: Any) -> tuple[int, str]:
    answer = await guest.ask(method, path, **body)
    return answer.status_code, answer.json().get("key", "") if answer.content else ""


async def hear_no(seat: Seat) -> dict[str, Any]:
    """The refusal with which a connection ends."""
    said: dict[str, Any] = {}
    with suppress(ConnectionClosed):
        while True:
            frame = await seat.next()
            said = frame if frame["is"] == "refused" else said
    return said


# --- nobody else --------------------------------------------------------------------------------


def admin_routes(home: Opened) -> dict[str, set[str]]:
    """Every path of the admins' API, and what can be done there."""
    routes = {
        route.path_format: set(route.methods)  # type: ignore[union-attr]
        for route in make_app(home.house).routes
        if route.path.startswith(hostkey.PATH)
    }
    assert len(routes) >= 13
    return routes


def test_everybody_else_is_refused_everywhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            stranger, bad = await home.guest(None), await home.guest("Bad")
            table, (owner, other) = await seated(home, "boooop", 2, 2)
            was = await keeper(home, "Was")
            await home.house.order.remove_admin(HOST, was.id)
            liar = await home.guest("Liar")
            liar.client.headers["authorization"] = "Bearer of good news"
            await home.house.order.ban(HOST, bad.id, None, "", address=False)
            before = await home.house.order.audit(0)
            for path, methods in admin_routes(home).items():
                there = path.removeprefix("/api/v1").format(
                    person_id=other.id, table_id=table, number=1
                )
                for method in sorted(methods | {"GET", "PUT", "POST", "PATCH", "DELETE", "HEAD"}):
                    for guest in (stranger, bad, owner, other, was, liar):
                        answer = await guest.ask(method, there)
                        assert answer.status_code == 404, (method, there)
                        assert "allow" not in answer.headers, (method, there)
                        if method != "HEAD":
                            assert answer.json()["key"] == "not-found"
            assert await home.house.order.audit(0) == before
            boss = await keeper(home)
            assert (await boss.ask("GET", "/admin/audit")).status_code == 200

    run(scenario(), limit=60)


def test_an_admin_of_the_page_makes_no_admins(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            boss, ada = await keeper(home), await home.guest("Ada")
            for method in ("PUT", "DELETE"):
                said = await refusal(boss, method, f"/admin/admins/{ada.id}")
                assert said == (403, "host-only")
            host = await home.guest(None)
            host.client.headers["authorization"] = f"Bearer {home.house.host_key}"
            await host.put(f"/admin/admins/{ada.id}")
            assert (await ada.get("/me"))["admin"] is True
            assert {one["id"] for one in await ada.get("/admin/admins")} == {boss.id, ada.id}
            await host.delete(f"/admin/admins/{ada.id}")
            assert await refusal(ada, "GET", "/admin/admins") == (404, "not-found")
            assert (await ada.get("/me"))["admin"] is False

    run(scenario())


def test_lists_tell_no_secrets(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            boss = await keeper(home)
            table, guests = await seated(home, "boooop", 2, 2)
            ada = come_from(guests[0], FAR)
            await ada.get("/me")
            entry = home.house.tables[table].entry
            told = ""
            for path in ("people", "tables", "reports", "doors", "audit", "admins"):
                told += (await boss.ask("GET", f"/admin/{path}")).text
            cookies = [guest.client.cookies["lapki"] for guest in (ada, boss)]
            for secret in (entry.seed, "share-1", FAR, *(c.partition(".")[2] for c in cookies)):
                assert secret not in told
            assert "203.0.113.0/24" in told

    run(scenario())


# --- bans and mutes -----------------------------------------------------------------------------


def test_who_is_banned_is_refused_everywhere_and_let_go_at_once(
    tmp_path: Path, database_url: str
) -> None:
    async def scenario() -> None:
        time = [1_000_000.0]
        async with opened(tmp_path, database_url=database_url, now=lambda: time[0]) as home:
            boss = await keeper(home)
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            async with ada.at(table, lang="pl") as a, bob.at(table) as b:
                await a.next(), await b.next()
                await boss.put(f"/admin/people/{ada.id}/ban", hours=2, why="rude")
                said = await hear_no(a)
                assert said["key"] == "banned"
                assert "1970-01-12 15:46 UTC" in said["message"]
                assert "rude" in said["message"]
                assert (await b.say("ping"))["is"] == "ack"
            for method, path in (
                ("GET", "/me"), ("PUT", "/me"), ("GET", "/games"), ("GET", "/tables"),
                ("GET", f"/tables/{table}"), ("POST", "/tables"), ("POST", "/me/link"),
            ):  # fmt: skip
                assert await refusal(ada, method, path) == (403, "banned"), path
            async with ada.at(table) as a:
                assert (await a.next())["key"] == "banned"
            time[0] += 7_300
            assert (await ada.get("/me"))["id"] == ada.id

    run(scenario())


def test_a_ban_lasts_beyond_a_start_until_it_is_lifted(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            ada = await home.guest("Ada")
            cookies = dict(ada.client.cookies)
            await home.house.order.ban(HOST, ada.id, None, "", address=False)
        async with opened(tmp_path, database_url=database_url) as home:
            again = await home.guest(None)
            again.client.cookies.update(cookies)
            assert await refusal(again, "GET", "/me") == (403, "banned")
            await home.house.order.unban(HOST, ada.id, "")
            assert (await again.get("/me"))["id"] == ada.id
            with pytest.raises(Declined, match="no-penalty"):
                await home.house.order.unban(HOST, ada.id, "")

    run(scenario())


def test_a_ban_of_an_address_ends_the_streams_that_go_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            boss, far = await keeper(home), come_from(await home.guest(None), FAR)
            async with far.client.stream("GET", "/tables/stream") as stream:
                pieces = stream.aiter_bytes()
                assert (await anext(pieces)).startswith(b"event: tables")
                await boss.post("/admin/networks", network=FAR)
                await boss.post("/tables", game="boooop", listed=True)
                assert [piece async for piece in pieces] == []

    run(scenario())


def test_an_address_is_banned_for_everybody_but_admins(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            boss = come_from(await keeper(home), FAR)
            ada, eve = come_from(await home.guest("Ada"), FAR), await home.guest("Eve")
            away = come_from(await home.guest(None), FAR)
            near = come_from(await home.guest(None), NEARBY)
            six = come_from(await home.guest(None), "2001:db8:1:2:ffff::1")
            table = (await eve.post("/tables", game="boooop"))["table"]["id"]
            for nobody in (eve, come_from(eve, "")):
                said = await refusal(boss, "PUT", f"/admin/people/{nobody.id}/ban", address=True)
                assert said == (400, "network-own")
            await ada.get("/me")
            await boss.put(f"/admin/people/{ada.id}/ban", address=True)
            assert await refusal(away, "PUT", "/me", name="Ada again") == (403, "banned")
            assert (await near.ask("GET", "/me")).status_code == 200
            await boss.post("/admin/networks", network="203.0.113.0/24", why="all of them")
            await boss.post("/admin/networks", network="2001:db8:1:2::5")
            for guest in (away, near, six):
                assert await refusal(guest, "GET", f"/tables/{table}") == (403, "banned")
            assert (await boss.get("/me"))["id"] == boss.id
            assert {n["network"] for n in (await boss.get("/admin/doors"))["networks"]} == {
                "203.0.113.0/24", "203.0.113.7/32", "2001:db8:1:2::/64",
            }  # fmt: skip
            await boss.delete("/admin/networks?network=203.0.113.0/24")
            assert (await near.ask("GET", "/me")).status_code == 200
            assert (await six.ask("GET", "/me")).status_code == 403

    run(scenario())


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::1/128", "2001:db8::/64"),
    ],
)
def test_what_an_address_means(given: str, meant: str) -> None:
    assert str(network_of(given)) == meant


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("0.0.0.0/0", "network-wide"),
        ("::/0", "network-wide"),
        ("127.0.0.1", "network-own"),
        ("::1", "network-own"),
        ("everybody", "no-network"),
    ],
)
def test_nobody_bans_the_whole_world_by_mistake(given: str, key: str) -> None:
    with pytest.raises(Declined) as no:
        network_of(given)
    assert no.value.key == key


def test_who_is_muted_plays_and_says_nothing(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            boss = await keeper(home)
            table, (ada, _) = await seated(home, "boooop", 2, 2, options={"ghosts": "off"})
            async with ada.at(table) as a:
                await a.next()
                await boss.put(f"/admin/people/{ada.id}/mute", hours=1)
                no = await a.say("chat", text="hello")
                assert (no["is"], no["key"]) == ("refused", "muted")
                assert (await a.move("k c3"))["is"] == "play"
                await boss.delete(f"/admin/people/{ada.id}/mute")
                assert (await a.say("chat", text="hello"))["is"] == "ack"
            said = await refusal(boss, "PUT", f"/admin/people/{boss.id}/mute")
            assert said == (409, "is-admin")
            assert await refusal(boss, "PUT", "/admin/people/nobody/ban") == (404, "no-person")

    run(scenario())


# --- tables -------------------------------------------------------------------------------------


def test_a_table_is_ended_and_everybody_is_told(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            boss = await keeper(home)
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            waits = (await ada.post("/tables", game="spots", listed=True))["table"]["id"]
            async with ada.at(table) as a:
                await a.next()
                await boss.post(f"/admin/tables/{table}/end", why="cheating")
                told = await a.until(lambda f: f["is"] == "table" and f["table"]["ended"])
                assert (told["table"]["phase"], told["table"]["ended_why"]) == (
                    "stopped",
                    "cheating",
                )
                no = await a.say("move", text="k c3", question=0)
                assert (no["is"], no["key"]) == ("refused", "over-already")
            said = await refusal(boss, "POST", f"/admin/tables/{table}/end")
            assert said == (409, "over-already")
            await boss.post(f"/admin/tables/{waits}/end")
            assert await ada.get("/tables") == []
            looked = await ada.get(f"/tables/{table}")
            assert (looked["table"]["phase"], looked["now"]) == ("stopped", None)
            deeds = [(d["what"], d["about"], d["why"]) for d in await boss.get("/admin/audit")]
            assert deeds[:2] == [("end", waits, ""), ("end", table, "cheating")]
        async with opened(tmp_path, database_url=database_url) as home:
            found = await home.house.table(table)
            assert (found.entry.phase, found.live_game) == ("stopped", None)

    run(scenario())


def test_bots_stop_where_a_table_is_ended(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            boss = await keeper(home)
            made = await boss.post("/tables", game="boooop", seats=2, bots=1)
            table = home.house.tables[made["table"]["id"]]
            await boss.post(f"/admin/tables/{table.entry.id}/end")
            assert table.idle

    run(scenario())


def test_people_and_tables_are_found_by_name(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            boss = await keeper(home)
            zoya, ada = await home.guest("Зоя 100%"), await home.guest("Ada")
            made = await zoya.post("/tables", game="boooop", sit=True)
            await ada.post("/tables", game="spots", sit=True)
            for search, names in (
                ("зоя", ["Зоя 100%"]), ("ADA", ["Ada"]), ("0%", ["Зоя 100%"]), ("%", ["Зоя 100%"]),
                (ada.id, ["Ada"]), ("nobody", []), ("", ["Ada", "Зоя 100%", "Keeper"]),
            ):  # fmt: skip
                answer = await boss.client.get("/admin/people", params={"search": search})
                assert [one["person"]["name"] for one in answer.json()] == names, search
            for search in ("зоя", made["table"]["id"], "boooop"):
                answer = await boss.client.get("/admin/tables", params={"search": search})
                assert [one["id"] for one in answer.json()] == [made["table"]["id"]], search
            assert await boss.get("/admin/people?page=1") == []

    run(scenario())


# --- reports ------------------------------------------------------------------------------------


def test_a_report_keeps_its_context_and_is_answered(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            boss = await keeper(home)
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            async with ada.at(table) as a, bob.at(table) as b:
                await a.next(), await b.next()
                for number in range(30):
                    await a.say("chat", text=f"line {number}")
                await b.say("chat", text="something bad")
                said = (await bob.get(f"/tables/{table}/chat"))[-1]
                for number in range(9):
                    await a.say("chat", text=f"after {number}")
            meant = {"person": bob.id, "text": "look at this", "at": said["at"]}
            await ada.post(f"/tables/{table}/reports", **meant)
            await ada.post(f"/tables/{table}/reports", person=bob.id, text="and at him")
            await bob.delete("/me")
            first, second = await boss.get("/admin/reports")
            assert (first["message"], first["text"]) == ("something bad", "look at this")
            assert len(first["context"]) == 20
            assert first["context"][14]["text"] == "something bad"
            assert (first["about"]["name"], first["by"]["name"]) == ("", "Guest 1")
            assert (second["message"], second["context"][-1]["text"]) == (None, "after 8")
            await boss.put(f"/admin/reports/{first['id']}", text="thank you")
            assert [one["id"] for one in await boss.get("/admin/reports")] == [second["id"]]
            (done,) = await boss.get("/admin/reports?answered=true")
            assert (done["answer"], done["answered_by"]["name"]) == ("thank you", "Keeper")
            mine = await ada.get("/me/reports")
            assert [one["answer"] for one in mine] == [None, "thank you"]
            assert await refusal(boss, "PUT", "/admin/reports/99", text="x") == (404, "no-report")
            rows = await home.house.services.store.run(
                lambda db: list(db.execute(select(schema.reports)))
            )
            assert not any("Guest" in str(row) for row in rows)

    run(scenario())


# --- the doors ----------------------------------------------------------------------------------


def test_locked_doors_let_nobody_new_in(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            boss, ada = await keeper(home), await home.guest("Ada")
            await boss.put("/admin/doors", doors="locked", why="a storm")
            stranger = await home.guest(None)
            assert await refusal(stranger, "PUT", "/me", name="New") == (403, "doors-locked")
            assert (await ada.put("/me", name="Ada L."))["name"] == "Ada L."
            assert (await ada.post("/tables", game="boooop"))["table"]["phase"] == "waiting"
        async with opened(tmp_path, database_url=database_url) as home:
            stranger = await home.guest(None)
            assert await refusal(stranger, "PUT", "/me", name="New") == (403, "doors-locked")
            await home.house.order.set_doors(HOST, "open", "")
            await stranger.put("/me", name="New")

    run(scenario())


def test_an_invitation_works_so_often_and_so_long(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        time = [1_000.0]
        async with opened(tmp_path, database_url=database_url, now=lambda: time[0]) as home:
            boss = await keeper(home)
            await boss.put("/admin/doors", doors="invited")
            made = await boss.post("/admin/invitations", uses=2, hours=1)
            code = made["code"]
            assert made["url"].endswith(f"/#invite={code}")
            stranger = await home.guest(None)
            for wrong in (None, "", "wrong", code[:-1]):
                said = await refusal(stranger, "PUT", "/me", name="New", invitation=wrong)
                assert said == (403, "not-invited")
            said = await refusal(stranger, "PUT", "/me", name="\u200b", invitation=code)
            assert said == (409, "no-name")
            guests = [await home.guest(None) for _ in range(6)]
            answers = await asyncio.gather(
                *(g.ask("PUT", "/me", name="New", invitation=code) for g in guests)
            )
            assert sorted(a.status_code for a in answers) == [200] * 2 + [403] * 4
            old = await boss.post("/admin/invitations", uses=9, hours=1)
            gone = await boss.post("/admin/invitations")
            (there, _) = (await boss.get("/admin/doors"))["invitations"]
            await boss.delete(f"/admin/invitations/{there['id']}")
            time[0] += 3_700
            for late in (old, gone):
                said = await refusal(stranger, "PUT", "/me", name="New", invitation=late["code"])
                assert said == (403, "not-invited")
            kept = await home.house.services.store.run(
                lambda db: str(list(db.execute(select(schema.invitations))))
            )
            assert not any(one["code"] in kept for one in (made, old, gone))

    run(scenario())


# --- what was done ------------------------------------------------------------------------------


def test_everything_that_an_admin_does_is_written_down(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            boss, ada = await keeper(home), await home.guest("Ada")
            await boss.put(f"/admin/people/{ada.id}/ban", why="rude")
            await boss.delete(f"/admin/people/{ada.id}/ban?why=sorry")
            await boss.put("/admin/doors", doors="locked")
            await refusal(boss, "PUT", "/admin/people/nobody/ban")
            deeds = await boss.get("/admin/audit")
            told = [(d["by"] and d["by"]["id"], d["what"], d["about"], d["why"]) for d in deeds]
            assert told == [
                (boss.id, "doors", "locked", ""),
                (boss.id, "unban", ada.id, "sorry"),
                (boss.id, "ban", ada.id, "rude"),
                (None, "admin", boss.id, ""),
            ]
            assert deeds[2]["name"] == "Ada"
            await ada.delete("/me")
            assert (await boss.get("/admin/audit"))[2]["name"] == ""
            assert (await boss.get("/admin/audit"))[2]["about"] != ada.id
            await boss.delete("/me")
            assert await home.house.order.admins() == []

    run(scenario())


def test_a_deed_that_cant_be_written_down_isnt_done(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            boss, ada = await keeper(home), await home.guest("Ada")
            store = home.house.services.store
            await store.run(schema.audit.drop)
            answer = await boss.ask("PUT", f"/admin/people/{ada.id}/ban")
            assert answer.status_code == 503
            assert (await ada.get("/me"))["id"] == ada.id
            assert await store.run(lambda db: list(db.execute(select(schema.penalties)))) == []

    run(scenario())


def test_a_database_goes_back_to_before_and_forth_again(tmp_path: Path, database_url: str) -> None:
    def move(db: Connection, to: str) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = db
        (command.downgrade if to < migrations.HEAD else command.upgrade)(config, to)

    async def scenario() -> None:
        async with opened(tmp_path, database_url=database_url) as home:
            store = home.house.services.store
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            await ada.post(f"/tables/{table}/reports", person=bob.id, text="look")
            await store.run(lambda db: move(db, "a002"))
            there = await store.run(lambda db: set(inspect(db).get_table_names()))
            assert not there & {"admins", "audit", "penalties", "doors", "invitations"}
            await store.run(lambda db: move(db, "head"))
            (row,) = await store.run(lambda db: list(db.execute(select(schema.reports))))
            assert (row.text, row.state, row.context) == ("look", "open", "[]")
            await home.house.order.ban(HOST, bob.id, None, "", address=False)

    run(scenario())


def test_the_terminals_key_is_the_hosts_alone(tmp_path: Path) -> None:
    file = hostkey.leave_key(tmp_path, hostkey.Key("http://127.0.0.1:1", "secret"))
    assert file.stat().st_mode & 0o777 == 0o600
    assert hostkey.find_key(tmp_path) == hostkey.Key("http://127.0.0.1:1", "secret")
    file.write_text("{")
    assert hostkey.find_key(tmp_path) is None
