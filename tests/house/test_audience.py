"""Who looks on, and what it costs to tell the others."""

from __future__ import annotations

from pathlib import Path

from house.harness import Seat, opened, run, seated


def test_spectators_are_counted_for_all_soon_and_told_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await seated(home, "boooop", 2, 2)
            eve = await home.guest("Eve")
            async with ada.at(table) as a, bob.at(table) as b:
                await a.until(lambda f: f["is"] == "table")
                async with eve.at(table) as e, eve.at(table), eve.at(table):
                    assert (await e.next())["table"]["watching"] >= 1
                    frame = await a.until(lambda f: f["is"] in ("table", "watching"))
                    assert frame == {"is": "watching", "count": 3}
                await a.until(lambda f: f == {"is": "watching", "count": 0})
                await b.next()
            assert (await ada.get(f"/tables/{table}"))["table"]["watching"] == 0

    run(scenario())


def test_a_newcomer_costs_the_same_however_many_look_on(tmp_path: Path) -> None:
    """Nothing is said to anybody in the moment in which one more comes to look."""

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest("Ada")
            table = (await ada.post("/tables", game="boooop", sit=True))["table"]["id"]
            live = home.house.tables[table]
            async with ada.at(table) as a:
                await a.next()
                (listener,) = live.audience.listeners
                told = 0
                tell = listener.tell_text

                def counted(text: bytes) -> None:
                    nonlocal told
                    told += 1
                    tell(text)

                listener.tell_text = counted  # type: ignore[method-assign]
                crowd = [await home.guest(None) for _ in range(5)]
                stack = [guest.at(table) for guest in crowd]
                seats: list[Seat] = [await each.__aenter__() for each in stack]
                for seat in seats:
                    assert (await seat.next())["is"] == "hello"
                assert told <= 1, "each newcomer was told to everybody"
                frame = await a.until(lambda f: f.get("count") == 5)
                assert frame["is"] == "watching"
                for each in stack:
                    await each.__aexit__(None, None, None)

    run(scenario())
