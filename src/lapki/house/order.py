"""Everything that somebody who keeps order can do, one function a deed.

A deed, its line in the audit log and the rules that hold afterwards are one transaction; then it
takes effect at every door at once. `by` is an admin's id, or `host` for the terminal: whoever has
the data folder is the host, and only the host says who is an admin.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, or_, select, update

from lapki.house import entry as entries
from lapki.house import schema
from lapki.house.people import Person
from lapki.house.refusals import Declined
from lapki.house.standing import Rules, Standing, network_of, read
from lapki.house.texts import SAYING, cleaned
from lapki.house.wire import MyReport, PersonInfo, Report, Saying
from lapki.house.wire_order import (
    Deed,
    Doors,
    Entrance,
    HouseTable,
    Invitation,
    InvitationMade,
    Network,
    Reported,
    Resident,
)
from lapki.house.wire_wings import End, Watched

if TYPE_CHECKING:
    from lapki.house.house import House
    from lapki.house.livetable import LiveTable

T = TypeVar("T")
Counts = dict[str, int]

HOST = "host"
PAGE = 50
"""A list is given in pages of this length."""
BEFORE, AFTER = 15, 5
"""So many lines of chat before and after go with a report."""


class Written(NamedTuple):
    """A line of the audit log."""

    by: str
    what: str
    about: str
    why: str = ""
    until: float | None = None


class Line(msgspec.Struct, frozen=True):
    """A line of chat in a report: an id and no name, for people may be forgotten."""

    person: str
    text: str
    at: float


class Order:
    """Those who keep order in a house, and what they can do."""

    def __init__(self, house: House) -> None:
        self._house, services = house, house.services
        self._store, self._people, self._now = services.store, services.people, services.now
        self._one_at_a_time = asyncio.Lock()
        self.standing = Standing(services.now)
        self.changed: Callable[[], None] = lambda: None
        """Is told that something was done to keep order."""

    async def open(self) -> None:
        """Read the rules that hold."""
        self.standing.rules = await self._store.run(read)

    async def read_anew(self) -> None:
        """Somebody has changed them elsewhere: whoever is banned now is let go."""
        async with self._one_at_a_time:
            await self.open()
        self.standing.dismiss()

    # --- who keeps order ------------------------------------------------------------------------

    async def add_admin(self, by: str, person: str) -> None:
        """From now on this person keeps order, too."""
        _only_host(by)

        def work(db: Connection) -> None:
            _must_be(db, schema.people.c.id == person, "no-person")
            db.execute(delete(schema.admins).where(schema.admins.c.person == person))
            db.execute(insert(schema.admins), {"person": person, "since": self._now()})

        await self._write(Written(by, "admin", person), work)

    async def remove_admin(self, by: str, person: str) -> None:
        """From now on they don't."""
        _only_host(by)
        gone = delete(schema.admins).where(schema.admins.c.person == person)
        await self._write(
            Written(by, "no-admin", person), lambda db: _one(db.execute(gone), "no-person")
        )

    async def admins(self) -> list[PersonInfo]:
        """All of them."""
        return await self._named(sorted(self.standing.rules.admins))

    # --- people ---------------------------------------------------------------------------------

    async def mute(self, by: str, person: str, hours: float | None, why: str) -> None:
        """This person says nothing, at any table."""
        line = Written(by, "mute", person, _clean(why), self._until(hours))
        await self._penalise(("mute", line))

    async def unmute(self, by: str, person: str, why: str) -> None:
        """They may talk again."""
        await self._pardon("mute", Written(by, "unmute", person, _clean(why)))

    async def ban(
        self, by: str, person: str, hours: float | None, why: str, *, address: bool
    ) -> None:
        """This person doesn't come in; nor does anybody from where they came last, if so wished."""
        where = self.standing.address(person) if address else None
        if address and where is None:
            raise Declined("no-address")
        network = network_of(where) if where else None
        until, why = self._until(hours), _clean(why)
        given = [("ban", Written(by, "ban", person, why, until))]
        if network:
            given.append(("network", Written(by, "ban", str(network), why, until)))
        await self._penalise(*given)

    async def unban(self, by: str, person: str, why: str) -> None:
        """They may come in again."""
        await self._pardon("ban", Written(by, "unban", person, _clean(why)))

    async def ban_network(self, by: str, network: str, hours: float | None, why: str) -> None:
        """Nobody comes in from there, except admins."""
        about = str(network_of(network))
        line = Written(by, "ban", about, _clean(why), self._until(hours))
        await self._penalise(("network", line))

    async def unban_network(self, by: str, network: str, why: str) -> None:
        """They may come in again."""
        about = str(network_of(network))
        await self._pardon("network", Written(by, "unban", about, _clean(why)))

    async def residents(self, search: str, page: int) -> list[Resident]:
        """Everybody who has a name here, the newest first; or who is called so."""
        people, text = schema.people, cleaned(search, SAYING)
        found = select(people).order_by(people.c.created.desc(), people.c.id)
        if text:
            found = found.where(or_(people.c.id == text, _like(people.c.name, text)))
        rows = await self._page(found, page)
        standing = self.standing
        return [
            Resident(
                PersonInfo(row.id, row.name, row.avatar),
                row.created,
                row.id in standing.rules.admins,
                standing.near(row.id),
                standing.banned(row.id),
                standing.muted(row.id),
            )
            for row in rows
        ]

    # --- tables ---------------------------------------------------------------------------------

    async def end_table(self, by: str, table_id: str, why: str) -> None:
        """A table is over, and everybody at it is told why."""
        await self._house.errands.run(End(table_id, by, _clean(why)), type(None))

    async def end(self, table: LiveTable, by: str, why: str) -> None:
        """The same, where it stands."""
        line = Written(by, "end", table.entry.id, why)
        await table.do(table.end(why, lambda db: self._note(db, line)))

    async def tables(self, search: str, page: int) -> list[HouseTable]:
        """All tables, the newest first; or those of a game, or where somebody called so sits."""
        tables, places, people = schema.tables, schema.places, schema.people
        found = select(tables.c.about).order_by(tables.c.created.desc(), tables.c.id)
        if text := cleaned(search, SAYING):
            named = select(places.c.table_id).join(people, people.c.id == places.c.person)
            there = tables.c.id.in_(named.where(_like(people.c.name, text)))
            found = found.where(or_(tables.c.id == text, tables.c.game == text.lower(), there))
        rows = await self._page(found, page)
        kept = [msgspec.json.decode(row.about, type=entries.TableEntry) for row in rows]
        await self._people.meet(who for entry in kept for who in (entry.owner, *entry.people))
        asked, looking = Watched([entry.id for entry in kept]), Counter[str]()
        for some in (
            await self._house.errands.do(asked),
            *await self._house.wings.ask_all(asked, Counts),
        ):
            looking.update(some)
        return [self._table(entry, looking[entry.id]) for entry in kept]

    def _table(self, entry: entries.TableEntry, looking: int) -> HouseTable:
        named = self._people.named
        return HouseTable(
            entry.id,
            entry.game,
            entry.phase,
            entry.listed,
            entry.created,
            named(entry.owner),
            tuple(map(named, entry.people)),
            looking,
        )

    # --- reports --------------------------------------------------------------------------------

    async def report(self, table: LiveTable, person: Person, report: Report) -> None:
        """Keep what somebody tells, with what was said around it: chat may be deleted."""
        chat, here = schema.chat, table.entry.id
        latest = select(chat.c.person, chat.c.text, chat.c.at).where(chat.c.table_id == here)
        latest = latest.order_by(chat.c.id.desc()).limit(100)

        def work(db: Connection) -> None:
            lines = [Line(*row) for row in reversed(db.execute(latest).all())]
            meant, around = _around(lines, report)
            row = {
                "table_id": here,
                "by": person.id,
                "about": report.person,
                "text": cleaned(report.text, SAYING),
                "at": self._now(),
                "message": meant.text if meant else None,
                "context": msgspec.json.encode(around).decode(),
            }
            db.execute(insert(schema.reports), row)

        await self._store.run(work)

    async def reports(self, page: int, *, answered: bool) -> list[Reported]:
        """What people told: those that wait for an answer, the oldest first; or those that had one,
        the newest first."""
        reports = schema.reports
        order = reports.c.id.desc() if answered else reports.c.id
        found = select(reports).where(reports.c.state == ("answered" if answered else "open"))
        rows = await self._page(found.order_by(order), page)
        contexts = [msgspec.json.decode(row.context, type=list[Line]) for row in rows]
        await self._people.meet(line.person for lines in contexts for line in lines)
        await self._people.meet(p for r in rows for p in (r.by, r.about, r.answered_by or r.by))
        return [self._reported(row, lines) for row, lines in zip(rows, contexts, strict=True)]

    def _reported(self, row: Any, lines: list[Line]) -> Reported:
        named = self._people.named
        return Reported(
            row.id,
            row.at,
            row.table_id,
            named(row.by),
            named(row.about),
            row.text,
            row.message,
            tuple(Saying(named(line.person), line.text, line.at) for line in lines),
            row.answer,
            _author(row.answered_by, named),
            row.answered_at,
        )

    async def reports_of(self, person: Person) -> list[MyReport]:
        """What somebody told, the newest first, and what they were answered."""
        reports = schema.reports
        mine = select(reports).where(reports.c.by == person.id).order_by(reports.c.id.desc())
        rows = await self._page(mine, 0)
        await self._people.meet(row.about for row in rows)
        named = self._people.named
        return [MyReport(row.at, named(row.about), row.text, row.answer) for row in rows]

    async def answer(self, by: str, number: int, text: str) -> None:
        """Answer a report; who made it reads the answer."""
        said = _clean(text)
        if not said:
            raise Declined("nothing-said")
        values = {"state": "answered", "answer": said, "answered_by": by}
        change = update(schema.reports).where(schema.reports.c.id == number)
        change = change.values(**values, answered_at=self._now())
        await self._write(
            Written(by, "answer", str(number), said),
            lambda db: _one(db.execute(change), "no-report"),
        )

    # --- the doors ------------------------------------------------------------------------------

    async def set_doors(self, by: str, doors: Doors, why: str) -> None:
        """Who comes in: everybody, who is invited, or nobody new. Those known go on."""

        def work(db: Connection) -> None:
            db.execute(delete(schema.doors))
            db.execute(insert(schema.doors), {"id": 1, "state": doors})

        await self._write(Written(by, "doors", doors, _clean(why)), work)

    async def entrance(self) -> Entrance:
        """How the doors are, what was given out for them, and from where nobody comes in."""
        codes = schema.invitations
        valid = or_(codes.c.until.is_(None), codes.c.until > self._now())
        found = select(codes).where(valid, codes.c.uses > 0).order_by(codes.c.id.desc())
        rows = await self._page(found, 0)
        rules, holds = self.standing.rules, self.standing.holds
        return Entrance(
            rules.doors,
            tuple(Invitation(row.id, row.uses, row.until, row.at) for row in rows),
            tuple(Network(str(n), p) for n, p in rules.networks.items() if holds(p)),
        )

    async def invite(self, by: str, uses: int, hours: float | None, base: str) -> InvitationMade:
        """A code by which so many strangers come in; the database keeps its hash alone."""
        code, until = secrets.token_urlsafe(12), self._until(hours)
        row = {"code": _hashed(code), "uses": uses, "until": until, "at": self._now()}

        def work(db: Connection) -> None:
            db.execute(insert(schema.invitations), row)

        await self._write(Written(by, "invite", str(uses), until=until), work)
        # Behind the # it stays in the browser: no server's log ever sees it.
        return InvitationMade(code, f"{base}/#invite={code}", until)

    async def withdraw(self, by: str, number: int) -> None:
        """An invitation that counts no more."""
        gone = delete(schema.invitations).where(schema.invitations.c.id == number)
        await self._write(
            Written(by, "withdraw", str(number)),
            lambda db: _one(db.execute(gone), "no-invitation"),
        )

    @asynccontextmanager
    async def coming_in(self, invitation: str | None) -> AsyncIterator[None]:
        """Somebody new stands at the door. If they can't come in after all, nothing is used up."""
        doors = self.standing.rules.doors
        if doors == "locked":
            raise Declined("doors-locked")
        if doors == "invited" and not await self._use(invitation or "", -1):
            raise Declined("not-invited")
        try:
            yield
        except BaseException:
            if doors == "invited":
                await self._use(invitation or "", +1)
            raise

    async def _use(self, invitation: str, change: int) -> bool:
        codes, now = schema.invitations, self._now()
        valid = or_(codes.c.until.is_(None), codes.c.until > now), codes.c.uses + change >= 0
        used = update(codes).where(codes.c.code == _hashed(invitation), *valid)
        used = used.values(uses=codes.c.uses + change)
        return await self._store.run(lambda db: db.execute(used).rowcount) > 0

    # --- what was done --------------------------------------------------------------------------

    async def audit(self, page: int) -> list[Deed]:
        """Everything that was done to keep order, the newest first."""
        rows = await self._page(select(schema.audit).order_by(schema.audit.c.id.desc()), page)
        await self._people.meet(who for row in rows for who in (row.by, row.about))
        named = self._people.named
        return [
            Deed(
                row.id,
                row.at,
                _author(row.by, named),
                row.what,
                row.about,
                named(row.about).name,
                row.until,
                row.why,
            )
            for row in rows
        ]

    async def forget(self, person: str, nobody: str) -> None:
        """Somebody has deleted themselves: reports and the audit log tell of an id that nobody has,
        the same in all of them."""
        penalties, reports, audit = schema.penalties, schema.reports, schema.audit
        columns = (reports.c.by, reports.c.about, reports.c.answered_by, audit.c.by, audit.c.about)
        said = reports.c.context.contains(person, autoescape=True)
        context = func.replace(reports.c.context, person, nobody)

        def work(db: Connection) -> Rules:
            db.execute(delete(schema.admins).where(schema.admins.c.person == person))
            db.execute(delete(penalties).where(penalties.c.about == person))
            for column in columns:
                named = update(column.table).where(column == person)
                db.execute(named.values({column.name: nobody}))
            db.execute(update(reports).where(said).values(context=context))
            return read(db)

        self.standing.forget(person)
        async with self._one_at_a_time:
            self.standing.rules = await self._store.run(work)
        self.changed()

    # --- small things ---------------------------------------------------------------------------

    async def _write(self, line: Written, work: Callable[[Connection], T], *further: Written) -> T:
        """Do it and write it down, both or neither; then it holds."""

        def transaction(db: Connection) -> tuple[T, Rules]:
            done = work(db)
            for each in (line, *further):
                self._note(db, each)
            return done, read(db)

        async with self._one_at_a_time:
            done, self.standing.rules = await self._store.run(transaction)
        self.changed()
        return done

    def _note(self, db: Connection, line: Written) -> None:
        db.execute(insert(schema.audit), {"at": self._now(), **line._asdict()})

    async def _penalise(self, *given: tuple[str, Written]) -> None:
        """All of it or nothing: each a kind of penalty, and whom it is about."""
        lines = [line for _, line in given]
        if any(line.about in self.standing.rules.admins for line in lines):
            raise Declined("is-admin")

        def work(db: Connection) -> None:
            for kind, line in given:
                self._put(db, kind, line)

        await self._write(lines[0], work, *lines[1:])
        self.standing.dismiss()

    def _put(self, db: Connection, kind: str, line: Written) -> None:
        penalties = schema.penalties
        if kind != "network":
            _must_be(db, schema.people.c.id == line.about, "no-person")
        row = {"until": line.until, "why": line.why, "at": self._now()}
        db.execute(delete(penalties).where(*_these(kind, line.about)))
        db.execute(insert(penalties), {"kind": kind, "about": line.about, **row})

    async def _pardon(self, kind: str, line: Written) -> None:
        gone = delete(schema.penalties).where(*_these(kind, line.about))
        await self._write(line, lambda db: _one(db.execute(gone), "no-penalty"))

    def _until(self, hours: float | None) -> float | None:
        return None if hours is None else self._now() + hours * 3600

    async def _page(self, found: Any, page: int) -> list[Any]:
        some = found.limit(PAGE).offset(PAGE * page)
        return await self._store.run(lambda db: list(db.execute(some)))

    async def _named(self, people: Iterable[str]) -> list[PersonInfo]:
        some = list(people)
        await self._people.meet(some)
        return [self._people.named(person) for person in some]


def _only_host(by: str) -> None:
    if by != HOST:
        raise Declined("host-only")


def _author(by: str | None, named: Callable[[str], PersonInfo]) -> PersonInfo | None:
    return named(by) if by and by != HOST else None


def _must_be(db: Connection, which: ColumnElement[bool], key: str) -> None:
    if not db.execute(select(schema.people.c.id).where(which)).scalar():
        raise Declined(key)


def _one(done: Any, key: str) -> None:
    """Refuses if nothing was changed."""
    if not done.rowcount:
        raise Declined(key)


def _these(kind: str, about: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    penalties: Table = schema.penalties
    return penalties.c.kind == kind, penalties.c.about == about


def _like(column: Any, text: str) -> ColumnElement[bool]:
    """Does it hold this text? SQLite knows the case of Latin letters alone: try the usual ones."""
    ways = {text, text.lower(), text.upper(), text.capitalize(), text.title()}
    return or_(*(column.contains(way, autoescape=True) for way in sorted(ways)))


def _around(lines: list[Line], report: Report) -> tuple[Line | None, list[Line]]:
    """The line that is meant, if one is, and those around it; else the last ones."""
    meant = (
        n for n, line in enumerate(lines) if (line.person, line.at) == (report.person, report.at)
    )
    index = next(meant, None)
    if index is None:
        return None, lines[-BEFORE - AFTER :]
    return lines[index], lines[max(0, index - BEFORE + 1) : index + AFTER + 1]


def _clean(text: str) -> str:
    return cleaned(text, SAYING)


def _hashed(code: str) -> str:
    return sha256(f"lapki invitation {code}".encode()).hexdigest()
