"""What a browser is shown beside the API: a page, and the pictures of imported decks."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from house.harness import opened, run


def test_a_plain_page_stands_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as browser:
            page = await browser.get("/")
            assert "lapki join" in page.text
            assert "default-src 'self'" in page.headers["content-security-policy"]

    run(scenario())


def test_the_pictures_of_a_deck_are_served(tmp_path: Path) -> None:
    deck = tmp_path / "decks" / "mine"
    deck.mkdir(parents=True)
    (deck / "1.webp").write_bytes(b"RIFF")

    async def scenario() -> None:
        async with opened(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as browser:
            picture = await browser.get("/decks/mine/1.webp")
            assert picture.content == b"RIFF"
            assert picture.headers["content-type"] == "image/webp"
            assert (await browser.get("/decks/mine/2.webp")).status_code == 404

    run(scenario())


@pytest.mark.parametrize("way", ["../secret", "..%2fsecret", "mine/../../secret", "%2e%2e/secret"])
def test_nothing_else_of_the_data_folder_is(tmp_path: Path, way: str) -> None:
    (tmp_path / "secret").write_text("the house's own")

    async def scenario() -> None:
        async with opened(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as browser:
            answer = await browser.get(httpx.URL(place.url + "/decks/" + way))
            assert "the house's own" not in answer.text
            assert answer.status_code in (400, 404)

    run(scenario())
