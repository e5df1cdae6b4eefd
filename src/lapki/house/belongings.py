"""Everything that is somebody's, as one file, piece by piece: nobody waits while it is gathered.

Of a game that goes on it tells one's own moves alone: anything else could be another's secret.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Table, select

from lapki.games.contract import Refusal
from lapki.house import entry as entries
from lapki.house import schema
from lapki.house.entry import TableEntry
from lapki.house.lists import listed
from lapki.house.people import Person
from lapki.house.wire import MyTable

if TYPE_CHECKING:
    from lapki.house.house import House

AT_A_TIME = 20
"""So many games are read at a time."""


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of mine."""

    table: MyTable
    record: str | None = None
    """All of it, once it is over."""
    moves: tuple[str, ...] = ()
    """My own moves, as long as it goes on."""


async def export(house: House, person: Person) -> AsyncIterator[bytes]:
    """A JSON object: who I am, what I said and told, what was counted, and all my games."""
    about = await house.services.store.run(lambda db: _about(db, person))
    yield msgspec.json.encode(about)[:-1] + b',"games":['
    between, last = b"", ""
    while games := await _games(house, person, last):
        for table_id, game in games:
            yield between + b"\n" + msgspec.json.encode(game)
            between, last = b",", table_id
    yield b"\n]}\n"


def _about(db: Connection, person: Person) -> dict[str, Any]:
    reports, hidden = schema.reports, {"person", "id"}
    told = select(reports.c.at, reports.c.text, reports.c.answer).where(reports.c.by == person.id)
    theirs = {
        name: _rows(db, table, person.id, hidden)
        for name, table in (
            ("sessions", schema.sessions),
            ("said", schema.chat),
            ("counted", schema.tallies),
            ("together", schema.together),
            ("ratings", schema.ratings),
        )
    }
    me = {"id": person.id, "name": person.name, "avatar": person.avatar}
    mutes = sorted(person.mutes)
    return {"me": me, "mutes": mutes, "reports": _dicts(db, told), **theirs}


def _rows(db: Connection, table: Table, person: str, hidden: Iterable[str]) -> list[dict[str, Any]]:
    columns = [column for column in table.c if column.name not in hidden]
    return _dicts(db, select(*columns).where(table.c.person == person))


def _dicts(db: Connection, found: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in db.execute(found).mappings()]


async def _games(house: House, person: Person, beyond: str) -> list[tuple[str, Kept]]:
    """The next few, by their ids."""

    def work(db: Connection) -> list[tuple[TableEntry, list[str]]]:
        places, log = schema.places, schema.log
        ids = select(places.c.table_id).where(places.c.person == person.id)
        ids = ids.where(places.c.table_id > beyond).order_by(places.c.table_id).limit(AT_A_TIME)
        found = filter(None, [entries.load(db, one) for one in db.execute(ids).scalars()])
        lines = select(log.c.line).order_by(log.c.ply)
        return [
            (entry, list(db.execute(lines.where(log.c.table_id == entry.id)).scalars()))
            for entry in found
        ]

    found = await house.services.store.run(work)
    await house.people.meet(sitter for entry, _ in found for sitter in entry.people)
    return [(entry.id, _kept(house, entry, person, lines)) for entry, lines in found]


def _kept(house: House, entry: TableEntry, person: Person, lines: list[str]) -> Kept:
    table = listed(house.services, entry, person, asked=False)
    if entry.phase == "finished":
        try:
            return Kept(table, record="\n".join([*house.head(entry), *lines, ""]))
        except (Refusal, ValueError):
            return Kept(table)  # of a game that is no longer played here
    own = f"{entry.seat_of(person.id)} "
    return Kept(table, moves=tuple(line for line in lines if line.startswith(own)))
