"""Lessons as a page hears them: frames of a table, nothing kept, and no name asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote

from house.harness import Guest, opened, run
from lapki import games, lessons


def steps() -> list[tuple[str, lessons.Step]]:
    found = ((key, lessons.lesson(key)) for key in games.names())
    return [(key, step) for key, lesson in found if lesson for p in lesson.part for step in p.step]


async def tried(stranger: Guest, key: str, step: str, move: str, lang: str = "en") -> Any:
    return await stranger.get(f"/lessons/{key}/{step}/try?move={quote(move)}&lang={lang}")


def test_a_stranger_is_told_every_lesson_step_by_step(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            stranger = await home.guest(None)
            listed = await stranger.get("/lessons")
            told = [
                (one["game"], s["id"]) for one in listed for p in one["parts"] for s in p["steps"]
            ]
            assert told == [(key, step.id) for key, step in steps()]
            for key, step in steps():
                hello = await stranger.get(f"/lessons/{key}/{step.id}")
                assert (hello["is"], hello["seat"]) == ("hello", step.seat)
                assert hello["now"]["offer"] is not None
                answer = await tried(stranger, key, step.id, step.answer)
                assert (answer["verdict"], answer["answer"]) == ("done", step.answer)
                assert answer["play"]["steps"][0]["actor"] == str(step.seat)
            assert not home.house.tables

    run(scenario(), limit=90)


def test_a_wrong_try_is_shown_and_called_by_its_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            stranger = await home.guest(None)
            along = await tried(stranger, "boooop", "off", "k f2")
            assert (along["verdict"], along["wrong"], along["answer"]) == ("wrong", "edge", "k e3")
            assert [e["event"] for e in along["play"]["steps"][0]["events"]] == ["placed", "booped"]
            far = await tried(stranger, "boooop", "off", "k a1")
            assert (far["verdict"], far["wrong"]) == ("wrong", None)
            again = await tried(stranger, "boooop", "off", "k e3")
            assert again["verdict"] == "done", "nothing is kept of a try"

    run(scenario())


def test_what_the_rules_forbid_is_refused_by_its_number_in_ones_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            stranger = await home.guest(None)
            taken = await tried(stranger, "boooop", "off", "k f3", "uk")
            assert (taken["verdict"], taken["play"]) == ("refused", None)
            assert taken["refused"]["rule"] == "BOO-2"
            assert "На f3 вже хтось сидить" in taken["refused"]["message"]
            unread = await tried(stranger, "boooop", "off", "moo")
            assert (unread["verdict"], unread["refused"]["kind"]) == ("refused", "syntax")
            path = "/lessons/boooop/off/preview?move="
            assert (await stranger.get(f"{path}k%20f3"))["is"] == "refused"
            events = (await stranger.get(f"{path}k%20e3"))["events"]
            assert [event["event"] for event in events] == ["placed", "booped"]

    run(scenario())


def test_what_is_not_there_is_not_found_and_a_move_has_a_bound(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            stranger = await home.guest(None)
            for path in ("moo", "boooop/moo", "boooop/moo/try?move=k"):
                assert (await stranger.ask("GET", f"/lessons/{path}")).status_code == 404
            long = await stranger.ask("GET", f"/lessons/boooop/off/try?move={'k' * 401}")
            assert long.status_code == 400

    run(scenario())
