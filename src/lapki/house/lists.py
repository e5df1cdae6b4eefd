"""What a person can choose from: the games, the tables that wait, and the tables of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from lapki.house import about as abouts
from lapki.house.about import About
from lapki.house.people import Person
from lapki.house.refusals import Declined
from lapki.house.services import Services
from lapki.house.wire import DeckInfo, GameInfo, Listed, MyTable, PlaceInfo

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
    found = await services.store.run(lambda db: abouts.listed(db, since, MOST))
    await services.people.meet(about.owner for about in found)
    return [
        Listed(
            about.id,
            about.game,
            about.seats,
            sum(not place.free for place in about.places),
            about.options,
            about.clock,
            services.people.named(about.owner),
            about.created,
        )
        for about in found
        if not about.locked
    ]


async def tables_of(house: House, person: Person) -> list[MyTable]:
    """Where somebody sits or has sat: where they are asked, where it goes on, what waits, the rest.

    Only games that go on are looked into; a finished one stays in the database.
    """
    services = house.services
    found = await services.store.run(lambda db: abouts.of(db, person.id, MOST))
    await services.people.meet(sitter for about in found for sitter in about.people)
    mine = [_mine(services, a, person, asked=await _asked(house, a, person)) for a in found]
    return sorted(mine, key=_order)


def _order(table: MyTable) -> tuple[bool, int, float]:
    return not table.asked, ORDER.index(table.phase), -(table.ended or table.created)


async def _asked(house: House, about: About, person: Person) -> bool:
    """Is a move asked of this person there?"""
    seat = about.seat_of(person.id)
    if about.phase != "playing" or seat is None:
        return False
    try:
        sitting = (await house.table(about.id)).sitting
    except Declined:
        return False
    await asyncio.sleep(0)  # somebody else may be at the door
    return sitting is not None and seat in sitting.questions and seat not in sitting.bots


def _mine(services: Services, about: About, person: Person, *, asked: bool) -> MyTable:
    return MyTable(
        about.id,
        about.game,
        about.seats,
        about.phase,
        about.seat_of(person.id),
        asked,
        tuple(_places(services, about)),
        about.created,
        about.ended,
        about.rematch,
    )


def _places(services: Services, about: About) -> Iterable[PlaceInfo]:
    for seat, place in enumerate(about.places, 1):
        person = services.people.named(place.person) if place.person else None
        yield PlaceInfo(seat, person, place.bot)
