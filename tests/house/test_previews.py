"""What others show of a link to a table: the game, how things stand, nobody's name, no secret."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from house.harness import Guest, Opened, opened, run, seated

INDEX = "<!doctype html><html><head><title>Lapki</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "dist"
    folder.mkdir()
    (folder / "index.html").write_text(INDEX)
    monkeypatch.setattr("lapki.house.pages.PLACES", (folder,))


async def told(home: Opened, path: str) -> dict[str, str]:
    """The tags of a page, as somebody reads them who knows nothing else of it."""
    async with httpx.AsyncClient(base_url=home.url) as robot:
        page = await robot.get(path)
    assert page.status_code == 200
    found = re.findall(r'<meta property="([a-z:]+)" content="([^"]*)">', page.text)
    return {name: unescape(text) for name, text in found}


def test_a_table_says_what_is_played_and_whether_a_seat_is_free(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada = await home.guest('Ada "<b>')
            made = await ada.post("/tables", game="boooop", sit=True, language="uk")
            path = f"/t/{made['table']['id']}"
            tags = await told(home, path)
            assert tags["og:title"] == "Бууууп у Лапках"
            assert "1 місце з 2" in tags["og:description"]
            assert tags["og:url"].endswith(path)
            assert tags["og:image"].endswith("/pictures/share/boooop.png")
            await ada.ask("PATCH", f"/tables/{made['table']['id']}", locked=True)
            assert (await told(home, path))["og:description"] == "Гра ось-ось почнеться."

    run(scenario())


def test_neither_names_nor_lines_are_told_before_or_after_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, guests = await seated(home, "barking", 2, 2, spectators=False, language="en")
            ada: Guest = guests[0]
            live = home.house.tables[table].live_game
            assert live
            assert (await told(home, f"/g/{table}/7"))["og:description"] == "The game is on."
            async with ada.at(table) as seat:
                await seat.next()
                await seat.say("resign")
            for path in (f"/t/{table}", f"/g/{table}", f"/g/{table}/3"):
                tags = await told(home, path)
                assert "over" in tags["og:description"]
                assert tags["og:image"].endswith("/pictures/share/barking.png"), "no spectators"
                said = " ".join(tags.values())
                assert home.house.tables[table].entry.seed not in said
                for chair in home.house.tables[table].info().chairs:
                    assert chair.person
                    assert chair.person.name not in said

    run(scenario())


def test_a_finished_game_shows_its_card_and_names_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient() as robot:
            table, (ada, _) = await seated(home, "boooop", 2, 2, language="uk")
            async with ada.at(table) as seat:
                await seat.next()
                await seat.say("resign")
            image = (await told(home, f"/g/{table}"))["og:image"]
            assert image.endswith(f"/tables/{table}/card.png?names=false&lang=uk")
            shown = await robot.get(image)
            assert (shown.status_code, shown.headers["content-type"]) == (200, "image/png")
            assert shown.headers["cross-origin-resource-policy"] == "cross-origin"

    run(scenario())


def test_where_there_is_no_table_the_page_is_as_it_was_built(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as robot:
            for path in ("/", "/t/nowhere", "/g", "/g/nowhere/3", "/rules/boooop"):
                page = await robot.get(path)
                assert (page.status_code, page.text) == (200, INDEX)

    run(scenario())


def test_a_browser_that_has_the_page_isnt_sent_it_again_until_the_table_changes(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as browser:
            table, (ada, _) = await seated(home, "boooop", 2, 2)
            first = await browser.get(f"/t/{table}")
            has = {"if-none-match": first.headers["etag"]}
            assert (await browser.get(f"/t/{table}", headers=has)).status_code == 304
            async with ada.at(table) as seat:
                await seat.next()
                await seat.say("resign")
            assert (await browser.get(f"/t/{table}", headers=has)).status_code == 200

    run(scenario())
