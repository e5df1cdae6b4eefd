"""What a person can choose from: the games, the tables that wait, and the tables of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from lapki.house import entry as entries
from lapki.house.entry import TableEntry
from lapki.house.people import Person
from lapki.house.refusals import Declined
from lapki.house.services import Services
from lapki.house.texts import cleaned
from lapki.house.wire import ChairInfo, GameInfo, Listed, MyTable
from lapki.house.wire_wings import Waiting, Waits

if TYPE_CHECKING:
    from lapki.house.house import House

MOST = 200
"""A list is no longer than this."""
EACH = 3
"""Nor does it show more open tables of one person."""
LISTED_FOR = 86_400.0
"""Seconds after which nobody is expected to wait at an open table any more."""

NOBODY = Waiting(False, [])

ORDER = ("playing", "waiting", "finished", "stopped")


async def game_infos(services: Services) -> list[GameInfo]:
    """All games, with what a form for a new table needs."""
    infos = []
    for key in services.names():
        game = services.find(key)
        levels = await services.thinkers.levels(key)
        options = _sensible(msgspec.json.schema(game.Options), game.at_table)
        infos.append(GameInfo(key, game.version, tuple(game.seats), levels, options, game.form))
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
    stock = await asyncio.to_thread(_files, services.settings.folder, game.stock)
    return [msgspec.to_builtins(options) for options in game.choices(stock)]


def _files(folder: Path, pattern: str | None) -> dict[str, bytes]:
    found = {}
    for file in folder.glob(pattern) if pattern else ():
        with suppress(OSError):  # it has just been taken away
            found[file.relative_to(folder).as_posix()] = file.read_bytes()
    return found


async def open_tables(services: Services) -> list[Listed]:
    """Open tables that wait for somebody, a few of each who made them."""
    since = services.now() - LISTED_FOR
    found = await services.store.run(lambda db: entries.listed(db, since, MOST, EACH))
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
    """Where somebody sits or has sat: where they are asked, where it goes on, what waits, the rest.

    Only games that go on are looked into; a finished one stays in the database.
    """
    services = house.services
    found = await services.store.run(lambda db: entries.of(db, person.id, MOST))
    await services.people.meet(sitter for entry in found for sitter in entry.people)
    waiting = await asyncio.gather(*(_waiting(house, entry, person) for entry in found))
    mine = [_mine(services, *each, person) for each in zip(found, waiting, strict=True)]
    return sorted(mine, key=_order)


def _order(table: MyTable) -> tuple[bool, int, float]:
    return not table.asked, ORDER.index(table.phase), -(table.ended or table.created)


async def _waiting(house: House, entry: TableEntry, person: Person) -> Waiting:
    """Does the game there wait for this person, if it goes on?"""
    if entry.phase != "playing" or entry.seat_of(person.id) is None:
        return NOBODY
    try:
        return await house.errands.run(Waits(entry.id, person.id), Waiting)
    except Exception:  # noqa: BLE001 - a table that can't be read asks nobody, and the rest is shown
        return NOBODY


def _mine(services: Services, entry: TableEntry, waiting: Waiting, person: Person) -> MyTable:
    seat = entry.seat_of(person.id)
    return MyTable(
        entry.id,
        entry.game,
        entry.seats,
        entry.options,
        entry.phase,
        seat,
        waiting.asked,
        tuple(_chairs(services, entry)),
        entry.created,
        entry.ended,
        entry.result,
        entry.ending,
        entry.rematch,
        waiting.missed,
    )


def _chairs(services: Services, entry: TableEntry) -> Iterable[ChairInfo]:
    for seat, chair in enumerate(entry.chairs, 1):
        person = services.people.named(chair.person) if chair.person else None
        yield ChairInfo(seat, person, chair.bot)
