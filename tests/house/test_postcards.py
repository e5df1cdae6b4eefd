"""The share card of a finished game: for whoever may look, in their language, never of a running
game, and with nobody's name where strangers' servers fetch it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from house.harness import Guest, Opened, opened, run, seated
from lapki.pictures import postcard

Cards = list[postcard.Postcard]


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Cards:
    """What is painted, before letters become outlines; pixels would only take time."""
    seen: Cards = []

    def painted(card: postcard.Postcard) -> str:
        seen.append(card)
        return "<svg/>"

    monkeypatch.setattr("lapki.house.postcards.painted", painted)
    monkeypatch.setattr(
        "lapki.house.postcards.rasterised", lambda svg: b"pixels of " + svg.encode()
    )
    return seen


async def finished(home: Opened, game: str = "boooop", **chosen: Any) -> tuple[str, list[Guest]]:
    table, guests = await seated(home, game, 2, 2, **chosen)
    async with guests[0].at(table) as seat:
        await seat.next()
        await seat.say("resign")
    return table, guests


def words(card: postcard.Postcard) -> str:
    return " ".join([card.headline, card.verdict, *(player.name for player in card.players)])


def test_a_running_game_has_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await seated(home, "barking", 2, 2)
            for form in ("svg", "png"):
                no = await ada.ask("GET", f"/tables/{table}/card.{form}")
                assert (no.status_code, no.json()["key"]) == (403, "still-running")

    run(scenario())


def test_it_tells_who_won_in_the_viewers_language(tmp_path: Path, cards: Cards) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await finished(home)
            info = home.house.tables[table].info()
            winner = info.chairs[1].person
            assert winner
            uk = await ada.ask("GET", f"/tables/{table}/card.svg?lang=uk")
            assert uk.headers["content-type"].startswith("image/svg+xml")
            assert cards[-1].headline == "Партію здано"
            assert winner.name in cards[-1].verdict
            await ada.ask("GET", f"/tables/{table}/card.svg?lang=pl")
            assert cards[-1].headline == "Partia poddana"
            assert [player.won for player in cards[-1].players] == [False, True]

    run(scenario())


def test_beside_a_link_nobody_is_named(tmp_path: Path, cards: Cards) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, guests = await finished(home)
            named = [
                chair.person.name
                for chair in home.house.tables[table].info().chairs
                if chair.person
            ]
            stranger = await home.guest(None)
            shown = await stranger.ask("GET", f"/tables/{table}/card.png?names=false&lang=en")
            assert shown.content.startswith(b"pixels")
            assert shown.headers["cache-control"].startswith("public")
            assert not [name for name in named if name in words(cards[-1])]
            assert len(guests) == len(named) == 2

    run(scenario())


def test_where_nobody_may_look_on_strangers_get_no_card(tmp_path: Path, cards: Cards) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, _) = await finished(home, spectators=False)
            stranger = await home.guest("Stranger")
            path = f"/tables/{table}/card.png?names=false"
            assert (await stranger.ask("GET", path)).status_code == 403
            assert (await ada.ask("GET", path)).status_code == 200

    run(scenario())


def test_it_is_painted_once_and_a_browser_that_has_it_isnt_sent_it_again(
    tmp_path: Path, cards: Cards
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await finished(home)
            path = f"/tables/{table}/card.png?lang=en"
            first = await ada.ask("GET", path)
            assert (await bob.ask("GET", path)).content == first.content
            assert len(cards) == 1
            has = {"if-none-match": first.headers["etag"]}
            again = await ada.client.get(path, headers=has)
            assert (again.status_code, again.content) == (304, b"")

    run(scenario())


def test_whoever_is_forgotten_is_on_no_card(tmp_path: Path, cards: Cards) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table, (ada, bob) = await finished(home)
            name = (await bob.get("/me"))["name"]
            path = f"/tables/{table}/card.svg?lang=en"
            first = await ada.ask("GET", path)
            assert name in words(cards[-1])
            await bob.ask("DELETE", "/me")
            has = {"if-none-match": first.headers["etag"]}
            assert (await ada.client.get(path, headers=has)).status_code == 200
            assert name not in words(cards[-1])
            assert cards[-1].players[1].name == "Seat 2"

    run(scenario())
