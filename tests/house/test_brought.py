"""A game of another package in the house: its words, rules and cover, its table drawn with letters,
and what becomes of the table when the package is gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from house.harness import opened, run, seated
from packages import installed

GAME = "hedgehogs"


@pytest.fixture
def hedgehogs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(GAME, tmp_path_factory.mktemp("installed")):
        yield


def test_the_house_sends_what_the_pages_lack(hedgehogs: None, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, toys=False) as home:
            ada = await home.guest("Ada")
            plain = {game["key"] for game in await ada.get("/games") if game["plain"]}
            assert plain == {GAME}
            words = await ada.get(f"/games/{GAME}/words?lang=pl")
            assert words.index("Jabłka na zimę") < words.index("Apples for Winter")
            book = await ada.get(f"/games/{GAME}/book")
            assert [part["name"] for part in book["chapters"]] == ["garden", "turn", "spring"]
            assert (await ada.ask("GET", "/games/boooop/words")).status_code == 404
            cover = await ada.client.get(f"{home.url}/pictures/{GAME}/cover.svg")
            assert cover.headers["content-type"].startswith("image/svg+xml")

    run(scenario())


def test_a_table_is_drawn_for_each_eye_and_told_again(hedgehogs: None, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, toys=False) as home:
            table, (ada, leo) = await seated(home, GAME, 2, 2)
            async with ada.at(table) as first, leo.at(table) as second:
                await first.next()
                await second.next()
                assert "In your paws" in first.now["drawn"]["en"]
                assert "В лапках" in first.now["drawn"]["ru"]
                assert "paws:" not in second.now["drawn"]["en"]
                assert "▶ Guest 1" in second.now["drawn"]["uk"]
                await first.move("keep")
                await second.until(lambda frame: frame.get("now", {}).get("question") is not None)
                assert "[?]" in second.now["drawn"]["en"]
            past = await leo.get(f"/tables/{table}/moments/1")
            assert "▶ Guest 1" in past["drawn"]["pl"]
            again = await leo.get(f"/tables/{table}/replay")
            assert "[?]" in again["frames"][-1]["now"]["drawn"]["en"]
            async with leo.at(table) as second:
                await second.next()
                await second.say("resign")
            card = await leo.ask("GET", f"/tables/{table}/card.svg?lang=uk")
            assert card.status_code == 200
            assert "Яблука на зиму" in card.text or 'viewBox="0 0 400 220"' in card.text

    run(scenario())


def test_a_table_waits_for_a_package_that_is_gone(tmp_path: Path) -> None:
    async def begin() -> str:
        async with opened(tmp_path, toys=False) as home:
            table, _ = await seated(home, GAME, 2, 2)
            return table

    async def look(table: str, status: int) -> None:
        async with opened(tmp_path, toys=False) as home:
            ada = await home.guest("Ada")
            answer = await ada.ask("GET", f"/tables/{table}")
            assert answer.status_code == status
            if status != 200:
                assert answer.json()["key"] == "no-game"

    found: list[str] = []

    async def first() -> None:
        found.append(await begin())

    for number, (there, status) in enumerate([(True, 0), (False, 404), (True, 200)]):
        scenario = look(found[0], status) if found else first()
        if there:
            with installed(GAME, tmp_path / f"installed{number}"):
                run(scenario)
        else:
            run(scenario)
