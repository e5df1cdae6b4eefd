"""Worked examples over HTTP: the same for everybody, and kept by whoever has read them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from house.harness import opened, run
from lapki import games
from lapki.match.examples import examples

API = "/api/v1/games"


def test_every_example_is_told_as_a_table_would_be(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as browser:
            for key in games.names():
                for name, example in examples(key).items():
                    told = (await browser.get(f"{API}/{key}/examples/{name}")).json()
                    assert (told["game"], told["seat"]) == (key, example.eye)
                    assert len(told["frames"]) == len(example.steps) + 1
                    first, *later = told["frames"]
                    assert first["steps"] == []
                    for frame, step in zip(later, example.steps, strict=True):
                        assert len(frame["steps"]) == len(step.plays)
                        assert frame.get("refused") == step.no

    run(scenario())


def test_who_has_read_an_example_is_told_that_it_is_the_same(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as browser:
            first = await browser.get(f"{API}/boooop/examples/push")
            assert "max-age" in first.headers["cache-control"]
            again = {"if-none-match": first.headers["etag"]}
            second = await browser.get(f"{API}/boooop/examples/push", headers=again)
            assert (second.status_code, second.content) == (304, b"")
            other = {"if-none-match": '"another"'}
            assert (await browser.get(f"{API}/boooop/examples/push", headers=other)).is_success

    run(scenario())


@pytest.mark.parametrize("way", ["boooop/examples/none", "none/examples/push"])
def test_there_is_no_other_example(tmp_path: Path, way: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as browser:
            assert (await browser.get(f"{API}/{way}")).status_code == 404

    run(scenario())
