"""A table, apart from its game's lines: who may sit where, and what was agreed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, update

from lapki.games.contract import Over, Seat
from lapki.house import schema
from lapki.match.clock import Control
from lapki.match.match import Ending

Phase = Literal["waiting", "playing", "finished", "stopped"]
Language = Literal["uk", "pl", "ru", "en"]
Seating = Literal["chosen", "chance", "custom"]
"""People choose their seats, or a lot does; or a custom says who begins, and the owner marks it."""
Stopped = Literal["rules", "too-long", "abandoned", "ended"]
"""Today's rules forbid what was played; it went on and on; nobody came back; somebody who keeps
order ended it."""


Outcome = Literal["won", "shared", "lost", "nobody", ""]

FORGOTTEN = 500
"""So many tables are forgotten at a time: nobody else can write meanwhile."""

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


class Outdated(Exception):
    """Somebody else has saved this table meanwhile."""


class TableEntry(msgspec.Struct, frozen=True, dict=True):
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
    seating: Seating = "chosen"
    begins: int = 0
    """Which chair has the first turn, if people settled that; 0: as the rules have it."""
    aloud: bool = False
    """What the printed box has people say is heard here."""
    hints: bool = False
    """Whoever is asked may have a hint; everybody is told."""
    clock: Control = Control()
    language: Language = "en"
    """What bots speak here."""
    drawn: tuple[Seat, ...] = msgspec.field(default=(), name="chairs")
    """If they were moved as the game began: from which chair each seat's player came."""
    removed: tuple[str, ...] = ()
    """People whom the owner sent away."""
    asked_first: tuple[Seat, ...] | None = None
    """Which people's seats are asked before there is any line; None: nobody noted it."""
    started: float | None = None
    ended: float | None = None
    ended_why: str | None = None
    """Why somebody who keeps order ended it, if so; may be empty."""
    result: Over | None = None
    ending: Ending | None = None
    stopped: Stopped | None = None
    rematch: str | None = None
    rematch_by: str | None = None
    revision: int = 0
    """How often it was saved; the database's own count is the true one."""

    def seat_of(self, person: str | None) -> Seat | None:
        """Where somebody sits."""
        return self.sitting.get(person)

    @cached_property
    def sitting(self) -> dict[str | None, Seat]:
        """Who sits where: asked for several times a move, and found out once."""
        return {chair.person: seat for seat, chair in enumerate(self.chairs, 1) if chair.person}

    def chair(self, seat: Seat) -> Chair:
        return self.chairs[seat - 1]

    def with_chair(self, seat: Seat, chair: Chair) -> TableEntry:
        """The same table with somebody else in one chair, who was not meant to begin."""
        chairs = (*self.chairs[: seat - 1], chair, *self.chairs[seat:])
        begins = 0 if seat == self.begins else self.begins
        return msgspec.structs.replace(self, chairs=chairs, begins=begins)

    def outcome(self, seat: Seat) -> Outcome:
        """How it ended for a seat; empty, if it hasn't, or was stopped."""
        if self.result is None:
            return ""
        winners = self.result.winners
        if not winners:
            return "lost" if self.seats == 1 else "nobody"
        if seat not in winners:
            return "lost"
        return "shared" if len(winners) > 1 else "won"

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


class Hold(NamedTuple):
    """In which wing of the house a table stands, and how often it was taken up."""

    holder: str = ""
    epoch: int = 0


NOBODY = Hold()


def create(db: Connection, entry: TableEntry, hold: Hold = NOBODY) -> None:
    """Keep a new table."""
    fixed = {"id": entry.id, "created": entry.created, "used": entry.created, **hold._asdict()}
    db.execute(insert(schema.tables), {**fixed, **_columns(entry)})
    _seat(db, entry)


def save(db: Connection, entry: TableEntry, epoch: int | None = None) -> TableEntry:
    """Keep what has changed; answers it as it is kept. Raises `Outdated`: somebody else has changed
    it, or has taken it up since this epoch."""
    table = schema.tables
    kept = msgspec.structs.replace(entry, revision=entry.revision + 1)
    same = (table.c.id == entry.id) & (table.c.revision == entry.revision)
    if epoch is not None:
        same &= table.c.epoch == epoch
    if not db.execute(update(table).where(same).values(_columns(kept))).rowcount:
        raise Outdated(entry.id)
    _seat(db, kept)
    return kept


def load(db: Connection, table_id: str) -> TableEntry | None:
    """A table by its id."""
    table = schema.tables
    found = select(table.c.about, table.c.revision).where(table.c.id == table_id)
    row = db.execute(found).one_or_none()
    if row is None:
        return None
    entry = msgspec.json.decode(row.about, type=TableEntry)
    return msgspec.structs.replace(entry, revision=row.revision)


OPEN = ("waiting", "playing")


def standing(db: Connection) -> list[TableEntry]:
    """All tables that wait or at which a game is going on, the oldest first."""
    table = schema.tables
    return _some(db, select(table.c.about).where(table.c.phase.in_(OPEN)).order_by(table.c.created))


def alone(db: Connection, owner: str) -> str | None:
    """The table of this person that was left alone for longest, of those where nobody else sits."""
    table = schema.tables
    theirs = select(table.c.about).where(table.c.owner == owner, table.c.phase.in_(OPEN))
    entries = _some(db, theirs.order_by(table.c.used))
    return next((entry.id for entry in entries if set(entry.people) <= {owner}), None)


def open_of(db: Connection, person: str) -> list[TableEntry]:
    """The open tables at which this person sits."""
    table, places = schema.tables, schema.places
    found = select(table.c.about).join(places, places.c.table_id == table.c.id)
    theirs = _some(db, found.where(places.c.person == person, table.c.phase.in_(OPEN)))
    return [entry for entry in theirs if person in entry.people]


def without(entry: TableEntry, person: str, nobody: str) -> TableEntry:
    """The same table, with nobody in particular wherever this person was named."""
    text = msgspec.json.encode(entry).replace(person.encode(), nobody.encode())
    return msgspec.json.decode(text, type=TableEntry)


class Named(NamedTuple):
    """A table, its phase, and whether somebody is named in what is kept of it."""

    id: str
    phase: Phase
    named: bool


def naming(db: Connection, person: str, beyond: str) -> list[Named]:
    """Some tables with ids beyond this one, in their order: which of them name somebody?"""
    table = schema.tables
    named = table.c.about.contains(person, autoescape=True)
    found = select(table.c.id, table.c.phase, named).where(table.c.id > beyond)
    rows = db.execute(found.order_by(table.c.id).limit(FORGOTTEN))
    return [Named(table_id, phase, bool(here)) for table_id, phase, here in rows]


def rename(db: Connection, ids: list[str], person: str, nobody: str) -> None:
    """In these tables somebody becomes nobody in particular. Whoever has one in memory has an old
    revision now, and reads it anew before it is ever saved."""
    table = schema.tables
    here = table.c.id.in_(ids)
    about, owner = (
        func.replace(column, person, nobody) for column in (table.c.about, table.c.owner)
    )
    values = {"about": about, "owner": owner, "revision": table.c.revision + 1}
    db.execute(update(table).where(here).values(values))


def note_used(db: Connection, used: dict[str, float]) -> None:
    """When tables were last used."""
    table = schema.tables
    change = update(table).where(table.c.id == bindparam("which")).values(used=bindparam("at"))
    db.execute(change, [{"which": which, "at": at} for which, at in used.items()])


def abandoned(db: Connection, waiting: float, playing: float) -> list[str]:
    """Tables that wait and that nobody has used since then, and games since then; a game with days
    for a move has as many more."""
    table = schema.tables
    limits = ((table.c.phase == "waiting", waiting), (table.c.phase == "playing", playing))
    found = []
    for phase, since in limits:
        query = select(table.c.about, table.c.used).where(phase, table.c.used < since)
        for about, used in db.execute(query):
            entry = msgspec.json.decode(about, type=TableEntry)
            slow = entry.phase == "playing" and entry.clock.kind == "days"
            if used < since - (entry.clock.span if slow else 0.0):
                found.append(entry.id)
    return found


def forget(db: Connection, since: float) -> list[str]:
    """Nothing is left of tables that were stopped, and that nobody has used since then."""
    table = schema.tables
    old = select(table.c.id).where(table.c.phase == "stopped", table.c.used < since)
    found = list(db.execute(old.limit(FORGOTTEN)).scalars())
    for other in (schema.places, schema.log, schema.chat):
        db.execute(delete(other).where(other.c.table_id.in_(found)))
    db.execute(delete(table).where(table.c.id.in_(found)))
    return found


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


class Asked(NamedTuple):
    """A table of somebody's, and whether it waits for them; None: nobody noted it."""

    entry: TableEntry
    asked: bool | None


_UNNOTED = -1


def of(db: Connection, person: str, live: int, over: int) -> list[Asked]:
    """The tables at which somebody has sat, the newest first: so many that are open, and so many
    that are over. Those that they put away are left out. No game is looked into, and what it costs
    doesn't depend on how many there are."""
    places, found = schema.places, []
    for many, ended in ((live, False), (over, True)):
        here = (~places.c.away, places.c.over.is_(ended))
        found += some_of(db, person, here, many)
    return found


def some_of(
    db: Connection, person: str, which: Iterable[ColumnElement[bool]], many: int
) -> list[Asked]:
    """So many of these tables of somebody's, the newest first."""
    table, places, log = schema.tables, schema.places, schema.log
    lines = select(func.coalesce(log.c.asked, _UNNOTED)).where(log.c.table_id == table.c.id)
    last = lines.order_by(log.c.ply.desc()).limit(1).correlate(table).scalar_subquery()
    found = select(table.c.about, last).join(places, places.c.table_id == table.c.id)
    found = found.where(places.c.person == person, *which)
    found = found.order_by(places.c.at.desc(), places.c.table_id.desc()).limit(many)
    told = [
        (msgspec.json.decode(about, type=TableEntry), mask) for about, mask in db.execute(found)
    ]
    return [Asked(entry, _waits_for(entry, person, mask)) for entry, mask in told]


def _waits_for(entry: TableEntry, person: str, mask: int | None) -> bool | None:
    """Is somebody asked there, by what was written down?"""
    seat = entry.seat_of(person)
    if entry.phase != "playing" or seat is None:
        return False
    if mask is None:
        return None if entry.asked_first is None else seat in entry.asked_first
    return None if mask == _UNNOTED else bool(mask >> seat & 1)


def put_away(db: Connection, person: str, table_id: str, *, away: bool) -> bool:
    """Take a table out of somebody's list, or back into it; tells whether it is one of theirs."""
    places = schema.places
    theirs = (places.c.person == person) & (places.c.table_id == table_id)
    return db.execute(update(places).where(theirs).values(away=away)).rowcount > 0


def come_back(db: Connection, person: str, table_id: str) -> bool:
    """Whoever looks at a table that they had put away has it in their list again; had they?"""
    places = schema.places
    theirs = (places.c.person == person) & (places.c.table_id == table_id) & places.c.away
    return db.execute(update(places).where(theirs).values(away=False)).rowcount > 0


def _some(db: Connection, query: object) -> list[TableEntry]:
    rows = db.execute(query).scalars()  # type: ignore[call-overload]
    return [msgspec.json.decode(text, type=TableEntry) for text in rows]


def _columns(entry: TableEntry) -> dict[str, object]:
    return {
        "game": entry.game,
        "phase": entry.phase,
        "listed": entry.listed,
        "owner": entry.owner,
        "ticking": entry.phase == "playing" and entry.clock.kind != "none",
        "about": msgspec.json.encode(entry).decode(),
        "revision": entry.revision,
    }


def _seat(db: Connection, entry: TableEntry) -> None:
    """Who sits here has this among their games; who never played here, no longer."""
    places, people = schema.places, schema.people
    here = places.c.table_id == entry.id
    db.execute(delete(places).where(here, places.c.person.not_in(entry.people)))
    listed = set(db.execute(select(places.c.person).where(here)).scalars())
    here_now = select(people.c.id).where(people.c.id.in_(entry.people))
    known = set(db.execute(here_now.with_for_update(read=True)).scalars())  # till we have written
    rows = [{"person": person, "table_id": entry.id} for person in sorted(known - listed)]
    if rows:
        db.execute(insert(places), rows)
    over = entry.phase not in OPEN
    at = (entry.ended if over else None) or entry.created
    now = update(places).where(here, places.c.person == bindparam("who"))
    now = now.values(over=over, at=at, game=entry.game, outcome=bindparam("how"))
    seats = ((seat, chair.person) for seat, chair in enumerate(entry.chairs, 1))
    ends = [{"who": who, "how": entry.outcome(seat)} for seat, who in seats if who in known]
    if ends:
        db.execute(now, ends)
