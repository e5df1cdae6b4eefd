"""What a person can choose from: the games, the tables that wait, and the tables of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from lapki.house import entry as entries
from lapki.house.entry import TableEntry
from lapki.house.people import Person
from lapki.house.refusals import Declined
from lapki.house.services import Services
from lapki.house.wire import ChairInfo, DeckInfo, GameInfo, Listed, MyTable

if TYPE_CHECKING:
    from lapki.house.house import House

MOST = 200
"""A list is no longer than this."""
LISTED_FOR = 86_400.0
"""Seconds after which nobody is expected to wait at an open table any more."""

OURS = DeckInfo("dreams", 84)
"""The deck whose pictures come with the pages."""

ORDER = ("playing", "waiting", "finished", "stopped")


async def game_infos(services: Services) -> list[GameInfo]:
    """All games, with what a form for a new table needs."""
    infos = []
    for key in services.names():
        game = services.find(key)
        levels = await services.thinkers.levels(key)
        options = msgspec.json.schema(game.Options)
        infos.append(GameInfo(key, game.version, tuple(game.seats), levels, options))
    return infos


async def decks(services: Services) -> list[DeckInfo]:
    """The decks of this house: its own, and those that were imported into the data folder."""
    folder = services.settings.folder / "decks"
    return [OURS, *await asyncio.to_thread(lambda: list(_imported(folder)))]


def _imported(folder: Path) -> Iterator[DeckInfo]:
    for file in sorted(folder.glob("*/deck.json")):
        try:
            deck = msgspec.json.decode(file.read_bytes(), type=_Deck)
        except (OSError, msgspec.DecodeError):
            continue  # being made, or broken: nobody can play with it
        if deck.name == file.parent.name:
            yield DeckInfo(deck.name, len(deck.cards))


class _Deck(msgspec.Struct):
    """As much of a `deck.json` as a list needs."""

    name: str
    cards: list[msgspec.Raw]


async def open_tables(services: Services) -> list[Listed]:
    """Open tables that wait for somebody."""
    since = services.now() - LISTED_FOR
    found = await services.store.run(lambda db: entries.listed(db, since, MOST))
    await services.people.meet(entry.owner for entry in found)
    return [
        Listed(
            entry.id,
            entry.game,
            entry.seats,
            sum(not chair.free for chair in entry.chairs),
            entry.options,
            entry.clock,
            services.people.named(entry.owner),
            entry.created,
        )
        for entry in found
        if not entry.locked
    ]


async def tables_of(house: House, person: Person) -> list[MyTable]:
    """Where somebody sits or has sat: where they are asked, where it goes on, what waits, the rest.

    Only games that go on are looked into; a finished one stays in the database.
    """
    services = house.services
    found = await services.store.run(lambda db: entries.of(db, person.id, MOST))
    await services.people.meet(sitter for entry in found for sitter in entry.people)
    mine = [_mine(services, a, person, asked=await _asked(house, a, person)) for a in found]
    return sorted(mine, key=_order)


def _order(table: MyTable) -> tuple[bool, int, float]:
    return not table.asked, ORDER.index(table.phase), -(table.ended or table.created)


async def _asked(house: House, entry: TableEntry, person: Person) -> bool:
    """Is a move asked of this person there?"""
    seat = entry.seat_of(person.id)
    if entry.phase != "playing" or seat is None:
        return False
    try:
        live = (await house.table(entry.id)).live_game
    except Declined:
        return False
    await asyncio.sleep(0)  # somebody else may be at the door
    return live is not None and seat in live.questions and seat not in live.bots


def _mine(services: Services, entry: TableEntry, person: Person, *, asked: bool) -> MyTable:
    return MyTable(
        entry.id,
        entry.game,
        entry.seats,
        entry.phase,
        entry.seat_of(person.id),
        asked,
        tuple(_chairs(services, entry)),
        entry.created,
        entry.ended,
        entry.result,
        entry.ending,
        entry.rematch,
    )


def _chairs(services: Services, entry: TableEntry) -> Iterable[ChairInfo]:
    for seat, chair in enumerate(entry.chairs, 1):
        person = services.people.named(chair.person) if chair.person else None
        yield ChairInfo(seat, person, chair.bot)
