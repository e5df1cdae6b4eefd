"""A table, apart from its game's lines: who may sit where, and what was agreed."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec
from sqlalchemy import Connection, case, delete, insert, select, update

from lapki.games.contract import Over, Seat
from lapki.house import schema
from lapki.match.clock import Control
from lapki.match.match import Ending

Phase = Literal["waiting", "playing", "finished", "stopped"]
Language = Literal["uk", "pl", "ru", "en"]


NO_SHARE, BOT_SHARE = "none", "bot"
"""What bots, and people who give no share, add to a fate. These are the same for every table: if
the house could choose them after it has seen the others' shares, it could choose the dice."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair: a person's, a bot's, or free."""

    person: str | None = None
    bot: int | None = None
    """The level at which a bot sits here from the start."""
    share: str = ""
    """What this chair adds to the table's fate."""

    def again(self) -> Chair:
        """The same chair at another table, before anybody there has added a share."""
        share = "" if self.free else NO_SHARE if self.person else BOT_SHARE
        return msgspec.structs.replace(self, share=share)

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


class TableEntry(msgspec.Struct, frozen=True):
    """Everything about a table that isn't in its log. Holds the seed: never sent as it is.

    Two names are stored as they were called first: tables of before must open.
    """

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, str]
    owner: str
    seed: str
    created: float
    chairs: tuple[Chair, ...] = msgspec.field(name="places")
    phase: Phase = "waiting"
    listed: bool = False
    locked: bool = False
    spectators: bool = True
    spectators_chat: bool = True
    seating: Literal["chosen", "chance"] = "chosen"
    clock: Control = Control()
    language: Language = "en"
    """What bots speak here."""
    drawn: tuple[Seat, ...] = msgspec.field(default=(), name="chairs")
    """If chance seated them: from which chair each seat's player came."""
    removed: tuple[str, ...] = ()
    """People whom the owner sent away."""
    started: float | None = None
    ended: float | None = None
    result: Over | None = None
    ending: Ending | None = None
    rematch: str | None = None
    rematch_by: str | None = None

    def seat_of(self, person: str | None) -> Seat | None:
        """Where somebody sits."""
        if person is None:
            return None
        return next((s for s, chair in enumerate(self.chairs, 1) if chair.person == person), None)

    def chair(self, seat: Seat) -> Chair:
        return self.chairs[seat - 1]

    def with_chair(self, seat: Seat, chair: Chair) -> TableEntry:
        """The same table with somebody else in one chair."""
        chairs = (*self.chairs[: seat - 1], chair, *self.chairs[seat:])
        return msgspec.structs.replace(self, chairs=chairs)

    @property
    def people(self) -> tuple[str, ...]:
        """Who sits here."""
        return tuple(chair.person for chair in self.chairs if chair.person)

    @property
    def shares(self) -> tuple[str, ...]:
        """The shares of the table's fate, by chair."""
        by_seat = tuple(chair.share for chair in self.chairs)
        if not self.drawn:
            return by_seat
        return tuple(share for _, share in sorted(zip(self.drawn, by_seat, strict=True)))


# --- in the database ----------------------------------------------------------------------------


def create(db: Connection, entry: TableEntry) -> None:
    """Keep a new table."""
    db.execute(insert(schema.tables), {"id": entry.id, "created": entry.created, **_columns(entry)})
    _seat(db, entry)


def save(db: Connection, entry: TableEntry) -> None:
    """Keep what has changed."""
    table = schema.tables
    db.execute(update(table).where(table.c.id == entry.id).values(_columns(entry)))
    _seat(db, entry)


def load(db: Connection, table_id: str) -> TableEntry | None:
    """A table by its id."""
    text = db.execute(select(schema.tables.c.about).where(schema.tables.c.id == table_id)).scalar()
    return msgspec.json.decode(text, type=TableEntry) if text else None


def playing(db: Connection) -> list[str]:
    """All tables at which a game is going on, the oldest first."""
    table = schema.tables
    found = select(table.c.id).where(table.c.phase == "playing").order_by(table.c.created)
    return list(db.execute(found).scalars())


def listed(db: Connection, since: float, many: int, each: int) -> list[TableEntry]:
    """Open tables that wait for somebody, made since then, the newest first, and of no owner more
    than so many."""
    table = schema.tables
    found = select(table.c.about).where(table.c.phase == "waiting", table.c.listed)
    found = found.where(table.c.created >= since).order_by(table.c.created.desc())
    owned: Counter[str] = Counter()
    some: list[TableEntry] = []
    for text in db.execute(found).scalars():
        about = msgspec.json.decode(text, type=_Whose)
        if not about.locked and owned[about.owner] < each:
            owned[about.owner] += 1
            some.append(msgspec.json.decode(text, type=TableEntry))
            if len(some) == many:
                break
    return some


class _Whose(msgspec.Struct):
    """As much of an entry as tells whether it is listed: most are only counted."""

    owner: str
    locked: bool = False


def of(db: Connection, person: str, many: int) -> list[TableEntry]:
    """The tables at which somebody has sat: games that go on, tables that wait, then the newest.
    Those that they put away are left out."""
    table, places = schema.tables, schema.places
    found = select(table.c.about).join(places, places.c.table_id == table.c.id)
    rank = case({"playing": 0, "waiting": 1}, value=table.c.phase, else_=2)
    found = found.where(places.c.person == person, ~places.c.away).order_by(
        rank, table.c.created.desc()
    )
    return _some(db, found.limit(many))


def put_away(db: Connection, person: str, table_id: str, *, away: bool) -> bool:
    """Take a table out of somebody's list, or back into it; tells whether it is one of theirs."""
    places = schema.places
    theirs = (places.c.person == person) & (places.c.table_id == table_id)
    return db.execute(update(places).where(theirs).values(away=away)).rowcount > 0


def come_back(db: Connection, person: str, table_id: str) -> None:
    """Whoever looks at a table that they had put away has it in their list again."""
    places = schema.places
    theirs = (places.c.person == person) & (places.c.table_id == table_id) & places.c.away
    db.execute(update(places).where(theirs).values(away=False))


def _some(db: Connection, query: object) -> list[TableEntry]:
    rows = db.execute(query).scalars()  # type: ignore[call-overload]
    return [msgspec.json.decode(text, type=TableEntry) for text in rows]


def _columns(entry: TableEntry) -> dict[str, object]:
    return {
        "game": entry.game,
        "phase": entry.phase,
        "listed": entry.listed,
        "about": msgspec.json.encode(entry).decode(),
    }


def _seat(db: Connection, entry: TableEntry) -> None:
    """Who sits here has this among their games; who never played here, no longer."""
    places, people = schema.places, schema.people
    here = places.c.table_id == entry.id
    db.execute(delete(places).where(here, places.c.person.not_in(entry.people)))
    listed = set(db.execute(select(places.c.person).where(here)).scalars())
    known = set(db.execute(select(people.c.id).where(people.c.id.in_(entry.people))).scalars())
    rows = [{"person": person, "table_id": entry.id} for person in sorted(known - listed)]
    if rows:
        db.execute(insert(places), rows)
