"""Limits: what a person may do, what all names of one address may do, and how a host sets them."""

from __future__ import annotations

from pathlib import Path

import pytest

from house.harness import Opened, opened, run, seated
from lapki.house.limits import LIMITS, MANY, Bucket, Limits, Rate, network, read
from lapki.house.refusals import STATUS, Declined
from lapki.house.settings import from_environment


def refused(limits: Limits, what: str, person: str | None, address: str | None) -> bool:
    try:
        limits.take(what, person, address)
    except Declined:
        return True
    return False


# --- the design ---------------------------------------------------------------------------------


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=2, size=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.4) is False
    assert bucket.take(0.5) is True


def test_a_refusal_takes_nothing_and_says_when_to_come_back() -> None:
    time = [0.0]
    limits = Limits("tables=2/600,9/600", clock=lambda: time[0])
    assert not refused(limits, "tables", "ada", "here")
    assert not refused(limits, "tables", "ada", "here")
    with pytest.raises(Declined) as told:
        limits.take("tables", "ada", "here")
    assert (told.value.key, told.value.facts) == ("many-tables", {"minutes": 5})
    time[0] = 300.0
    assert not refused(limits, "tables", "ada", "here")
    assert refused(limits, "tables", "ada", "here")


def test_all_names_of_an_address_share_its_limit() -> None:
    limits = Limits("chat=6/60,10/60", clock=lambda: 0.0)
    assert sum(not refused(limits, "chat", f"name {n}", "here") for n in range(30)) == 10
    assert not refused(limits, "chat", "name 30", "elsewhere")


def test_at_a_time_means_until_it_is_let_go() -> None:
    limits = Limits("sockets=2,3")
    limits.hold("sockets", "a", "ada", "here")
    limits.hold("sockets", "b", "ada", "here")
    with pytest.raises(Declined):
        limits.hold("sockets", "c", "ada", "there")
    limits.hold("sockets", "c", None, "here")
    with pytest.raises(Declined), limits.holding("sockets", None, "here"):
        pass
    limits.let_go("sockets", "a")
    with limits.holding("sockets", "ada", "here"):
        pass
    limits.let_go("sockets", "b")
    limits.let_go("sockets", "c")
    assert not limits._counts


def test_buckets_of_people_who_went_away_are_forgotten() -> None:
    time = [0.0]
    limits = Limits("chat=1/1,1/1", clock=lambda: time[0])
    for n in range(MANY):
        limits.take("chat", None, str(n))
    time[0] = 10.0
    limits.take("chat", None, "late")
    assert len(limits._buckets) == 1


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_of_an_ipv6_address_the_first_half_counts(address: str, counted: str) -> None:
    assert network(address) == counted


def test_a_host_sets_limits_by_their_names() -> None:
    limits = read("tables=5/60,50/60 sockets=off names=3/10 open=7,70")
    assert limits["tables"][:2] == (Rate(5, 60), Rate(50, 60))
    assert limits["sockets"][:2] == (None, None)
    assert limits["names"][:2] == (None, Rate(3, 10))
    assert limits["open"][:2] == (Rate(7), Rate(70))
    assert limits["chat"] == LIMITS["chat"]
    assert all(limit[:2] == (None, None) for limit in read("off").values())


@pytest.mark.parametrize(
    "said", ["tabels=5/60,50/60", "tables=5/60", "tables=5,50", "open=7/2,70/2", "names=0/10", "x"]
)
def test_a_limit_that_is_none_is_said_before_the_house_opens(
    said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LAPKI_LIMITS", said)
    with pytest.raises(ValueError, match=r"limit|LAPKI_LIMITS"):
        from_environment()


def test_every_limit_is_refused_as_too_much() -> None:
    assert {STATUS[limit.key] for limit in LIMITS.values()} == {429}


# --- at the door --------------------------------------------------------------------------------


def keys(home: Opened) -> str:
    return home.house.services.metrics.page().decode()


def test_nobody_makes_tables_without_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="tables=3/3600,5/3600") as home:
            ada, bob = await home.guest("Ada"), await home.guest("Bob")
            made = [(await ada.ask("POST", "/tables", game="boooop")).status_code for _ in range(5)]
            assert made == [201, 201, 201, 429, 429]
            made = [(await bob.ask("POST", "/tables", game="boooop")).status_code for _ in range(3)]
            assert made == [201, 201, 429]
            answer = await ada.ask("POST", "/tables", game="boooop")
            assert answer.json()["key"] == "many-tables"
            assert int(answer.headers["retry-after"]) == 20 * 60
            assert 'lapki_limited_total{what="tables"} 4.0' in keys(home)

    run(scenario())


def test_names_are_not_made_without_end_and_a_known_one_is_still_changed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="names=2/3600") as home:
            ada, _, eve = await home.guest("Ada"), await home.guest("Bob"), await home.guest(None)
            answer = await eve.ask("PUT", "/me", name="Eve")
            assert (answer.status_code, answer.json()["key"]) == (429, "many-names")
            assert (await ada.put("/me", name="Adele"))["name"] == "Adele"

    run(scenario())


def test_leaving_and_coming_back_fills_no_log(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="changes=10/3600,99/3600") as home:
            table, (ada, _, _) = await seated(home, "toy-dice", 3, 3)
            async with ada.at(table) as a:
                await a.next()
                said = [await a.say("leave" if n % 2 else "back") for n in range(40)]
            assert "too-fast" in {frame.get("key") for frame in said}
            live = home.house.tables[table].live_game
            assert live
            assert live.ply < 20

    run(scenario())


def test_another_name_does_not_help_to_flood_the_chat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="chat=6/3600,9/3600") as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            async with ada.at(table) as a, bob.at(table) as b:
                said = [(await a.say("chat", text="x"))["is"] for _ in range(8)]
                assert said == ["ack"] * 6 + ["refused"] * 2
                said = [(await b.say("chat", text="x"))["is"] for _ in range(4)]
                assert said == ["ack"] * 3 + ["refused"]

    run(scenario())


def test_too_many_open_tables_close_the_oldest_where_nobody_else_sits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, limits="open=2,9") as home:
            ada, bob = await home.guest("Ada"), await home.guest("Bob")
            first, second, third = [
                (await ada.post("/tables", game="boooop", sit=True))["table"]["id"]
                for _ in range(3)
            ]
            stopped = (await ada.get(f"/tables/{first}"))["table"]
            assert (stopped["phase"], stopped["stopped"]) == ("stopped", "abandoned")
            for table in (second, third):
                await bob.put(f"/tables/{table}/seats/2")
            answer = await ada.ask("POST", "/tables", game="boooop")
            assert (answer.status_code, answer.json()["key"]) == (429, "many-open")

    run(scenario())


def test_open_tables_are_counted_again_after_the_house_was_closed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            _, (ada, _) = await seated(home, "boooop", 2, 2)
            cookie = ada.cookie
        async with opened(tmp_path, limits="open=1,9") as home:
            again = await home.guest(None)
            again.client.headers["cookie"] = cookie
            answer = await again.ask("POST", "/tables", game="boooop")
            assert answer.json()["key"] == "many-open"

    run(scenario())


def test_options_have_bounds_that_make_sense_at_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest()
            for name, value in (("goal", "999999999"), ("cards", "10000")):
                answer = await ada.ask("POST", "/tables", game="dixit", options={name: value})
                assert (answer.status_code, answer.json()["key"]) == (409, "option"), value
            long = await ada.ask("POST", "/tables", game="dixit", options={"deck": "x" * 5_000})
            assert long.json()["key"] == "too-big"
            infos = {info["key"]: info for info in await ada.get("/games")}
            (options,) = infos["dixit"]["options"]["$defs"].values()
            assert options["properties"]["goal"]["maximum"] == 200

    run(scenario())


def test_the_documentation_tells_every_limit_as_it_is() -> None:
    text = (Path(__file__).parents[2] / "docs" / "house.md").read_text(encoding="utf-8")
    for name, limit in LIMITS.items():
        (row,) = [line for line in text.splitlines() if line.startswith(f"| `{name}` |")]
        told = [cell.strip() for cell in row.split("|")[3:5]]
        assert told == [_told(limit.person), _told(limit.address)], name


def _told(rate: Rate | None) -> str:
    if rate is None:
        return ""
    return f"{rate.size:g}/{rate.seconds:g}" if rate.seconds else f"{rate.size:g}"
