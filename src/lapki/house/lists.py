"""What a person can choose from: the games, the tables that wait, and the tables of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from lapki import games
from lapki.house import entry as entries
from lapki.house.entry import TableEntry
from lapki.house.folder import stocked
from lapki.house.people import Person
from lapki.house.refusals import Declined
from lapki.house.services import Services
from lapki.house.texts import cleaned
from lapki.house.wire import ChairInfo, GameInfo, Listed, MyTable, Step
from lapki.house.wire_wings import Waiting, Waits

if TYPE_CHECKING:
    from lapki.house.house import House

MOST = 200
"""A list is no longer than this."""
EACH = 3
"""Nor does it show more open tables of one person."""
LATELY = 10
"""Of one's own that are over, the list shows so many: the rest is on the page of one's games."""
LISTED_FOR = 86_400.0
"""Seconds after which nobody is expected to wait at an open table any more."""

ORDER = ("playing", "waiting", "finished", "stopped")


async def game_infos(services: Services) -> list[GameInfo]:
    """All games, with what a form for a new table needs."""
    infos = []
    for key in services.names():
        game = services.find(key)
        levels = await services.thinkers.levels(key)
        options = _sensible(msgspec.json.schema(game.Options), game.at_table)
        seats, plain = tuple(game.seats), games.brought(key)
        infos.append(GameInfo(key, game.version, seats, levels, options, game.form, plain))
    return infos


def _sensible(schema: dict[str, Any], at_table: Mapping[str, range]) -> dict[str, Any]:
    """The schema with the bounds of a table in place of the rules' own."""
    (about,) = schema["$defs"].values()
    for name, sensible in at_table.items():
        about["properties"][name] |= {"minimum": sensible[0], "maximum": sensible[-1]}
    return schema


async def choices(services: Services, key: str) -> list[dict[str, Any]]:
    """Options that a table of this game can choose as a whole, by what lies in the data folder."""
    if key not in services.names():
        raise Declined("no-game", name=cleaned(key, 32))
    game = services.find(key)
    stock = await asyncio.to_thread(stocked, services.settings.folder, game.stock)
    return [msgspec.to_builtins(options) for options in game.choices(stock)]


async def open_tables(services: Services) -> list[Listed]:
    """Open tables that wait for somebody, a few of each who made them."""
    since = services.now() - LISTED_FOR
    found = await services.store.run(lambda db: entries.listed(db, since, MOST, EACH))
    found = [entry for entry in found if entry.game in services.names()]
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
    ]


async def tables_of(house: House, person: Person) -> list[MyTable]:
    """Where somebody sits or has sat: where they are asked, where it goes on, what waits, and what
    is over since lately. Who is asked is written down with the lines: no game is looked into."""
    services = house.services
    found = await services.store.run(lambda db: entries.of(db, person.id, MOST, LATELY))
    await services.people.meet(sitter for table in found for sitter in table.entry.people)
    mine = [
        listed(services, entry, person, asked=await _noted(house, entry, person, asked))
        for entry, asked in found
        if entry.game in services.names()  # else its package is gone, and with it its words
    ]
    return sorted(mine, key=_order)


async def since(house: House, person: Person, table_id: str) -> list[Step]:
    """What has happened at a table since somebody moved there, if a move is asked of them."""
    return (await house.errands.run(Waits(table_id, person.id), Waiting)).missed


def _order(table: MyTable) -> tuple[bool, int, float]:
    return not table.asked, ORDER.index(table.phase), -(table.ended or table.created)


async def _noted(house: House, entry: TableEntry, person: Person, asked: bool | None) -> bool:
    """Is this person asked there? Lines of before don't say: until the next one the game does."""
    if asked is not None:
        return asked
    try:
        return (await house.errands.run(Waits(entry.id, person.id), Waiting)).asked
    except Exception:  # noqa: BLE001 - a table that can't be read asks nobody, and the rest is shown
        return False


def listed(services: Services, entry: TableEntry, person: Person, *, asked: bool) -> MyTable:
    """A table as it is listed among somebody's own."""
    return MyTable(
        entry.id,
        entry.game,
        entry.seats,
        entry.options,
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
