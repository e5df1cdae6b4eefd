"""What people say of the pictures of an own deck stays with the deck, and nobody's name does."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.harness import Opened, alone, opened, run, seated, some_move
from lapki.games.contract import Chance
from lapki.house import remarks
from lapki.house.folder import stocked
from lapki.house.remarks import remark
from lapki.house.worker import Desk, Request
from lapki.match import record

OPTIONS = {"deck": "mine", "cards": "84", "goal": "3"}


def deck(folder: Path) -> Path:
    """A deck of 84 pictures; answers the file in which remarks are kept."""
    place = folder / "decks" / "mine"
    place.mkdir(parents=True)
    cards = [{"card": card, "words": {"en": [f"thing {card}"]}} for card in range(1, 85)]
    (place / "deck.json").write_text(json.dumps({"name": "mine", "cards": cards}))
    return place / ".deck-said.jsonl"


async def played(home: Opened, people: int) -> str:
    """A game of three to its end, in which people say nothing but "purring"."""
    table, guests = await seated(home, "dixit", 3, people, options=OPTIONS)
    at, rng = await home.house.table(table), Random(1)
    while (live := at.live_game) and not live.over:
        for seat in live.questions:
            person = await home.house.services.people.find(guests[seat - 1].id)
            assert person
            move = some_move(home, table, seat, rng)
            await at.do(at.move(person, move, live.questions[seat]))
            break
    return table


@alone
def test_clues_of_people_are_kept_with_the_deck_when_the_game_is_over(tmp_path: Path) -> None:
    kept = deck(tmp_path)

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table = await played(home, 3)
            live = home.house.tables[table].live_game
            assert live
            lines = [json.loads(line) for line in kept.read_text().splitlines()]
            assert lines
            assert all(line.keys() == {"card", "language", "clue"} for line in lines)
            assert {line["clue"] for line in lines} == {"purring"}
            secret = await (await home.guest("Eve")).ask(
                "GET", f"{home.url}/decks/mine/{kept.name}"
            )
            assert secret.status_code == 404

    run(scenario())


@alone
def test_what_bots_said_is_not_kept_nor_what_one_says_alone(tmp_path: Path) -> None:
    kept = deck(tmp_path)

    async def scenario() -> None:
        async with opened(tmp_path) as home:
            table = await played(home, 3)
            before = kept.read_bytes()
            live: Any = home.house.tables[table].live_game
            live.log[:] = [line for line in live.log if line.actor != 1]
            for seats in ({1, 2}, {1, 2, 3}):  # bots played for so many
                lines = [type(live.log[0])(seat, "", 0.0, (), None, True) for seat in seats]
                live.log += lines
                remark(live, tmp_path)
                assert kept.read_bytes() == before

    run(scenario())


def test_the_oldest_remarks_give_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remarks, "MOST", 3)
    kept = deck(tmp_path)
    for number in range(5):
        remarks._append(kept, [b"%d" % number])
    assert kept.read_bytes() == b"2\n3\n4\n"
    assert stocked(tmp_path, "decks/*/*deck*.json*").keys() == {
        "decks/mine/deck.json",
        "decks/mine/.deck-said.jsonl",
    }


def test_a_bot_in_its_process_knows_the_keywords_of_a_deck_of_the_house(tmp_path: Path) -> None:
    deck(tmp_path)
    match, chance = record.begin("dixit", 3, OPTIONS), Random(1)
    while isinstance(match.due, Chance):
        match.chance(chance.randrange)
    lines = record.write(match).splitlines()
    question = Request("table", 0, lines, seat=1, level=8, seconds=1.0)
    assert "thing" in Desk(tmp_path).think(question).split()
    assert "thing" not in Desk().think(question).split()  # “something” may well occur to it
