"""People without accounts: a session in a signed cookie, a name, a face."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from lapki.house import schema
from lapki.house.refusals import Declined
from lapki.house.store import Store
from lapki.house.texts import NAME, alike, cleaned
from lapki.house.wire import PersonInfo, SessionInfo

T = TypeVar("T")

COOKIE = "lapki"
LINK_SECONDS = 600.0
REMEMBERED = 20_000
"""So many people, and so many sessions, are kept in memory."""
DAY = 86_400.0
LASTS = 365 * DAY
"""Seconds that a browser keeps a cookie."""
DEVICES = 50
"""So many sessions may somebody have at a time."""

_OWN = (
    schema.places,
    schema.tallies,
    schema.together,
    schema.ratings,
    schema.mutes,
    schema.links,
    schema.sessions,
)
"""What nobody has any use for when its person is gone."""
_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that looks like another


class Person(msgspec.Struct, frozen=True):
    """Somebody who has a name here."""

    id: str
    name: str
    avatar: str
    mutes: frozenset[str] = frozenset()

    @property
    def info(self) -> PersonInfo:
        """What everybody may know."""
        return PersonInfo(self.id, self.name, self.avatar)


def guest(person: str) -> PersonInfo:
    """Somebody whose name is gone."""
    return PersonInfo(person, "", "guest")


class Link(NamedTuple):
    """A fresh code and when it ends."""

    code: str
    until: float


class _Held(msgspec.Struct, frozen=True, gc=False):
    """A session in memory: whose it is, and until when that needn't be written down anew."""

    person: str
    until: float


class People:
    """Everybody the house knows."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._key: bytes | None = None
        self._known: dict[str, Person] = {}
        self._held: dict[str, _Held] = {}
        self._gone: dict[str, None] = {}
        """Who and what was deleted lately. Somebody may just now be reading what was there before:
        it must not be remembered."""
        self.changed: Callable[[str, frozenset[str], bool], None] = lambda person, ended, gone: None
        """Is told who is another now, which of their sessions ended, and whether they are gone."""

    # -- the cookie

    def use(self, key: bytes) -> None:
        """Sign with this."""
        self._key = key

    def cookie(self, named: str) -> str:
        """What the browser keeps: which session it is, and our signature under it.

        A session is named PERSON.TOKEN; before there were any, cookies named the PERSON alone, and
        that is the name of a session, too.
        """
        return f"{named}.{self._sign(named)}"

    def session_of(self, cookie: str | None) -> str | None:
        """The id of the session that a cookie names; None if we never signed that."""
        if not cookie or len(cookie) > 200:
            return None
        named, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(named).encode()):
            return None
        return _session(named)

    async def recognise(self, cookie: str | None) -> Person | None:
        """Whose cookie this is; None for nobody's, a forged one, or one that was ended."""
        return await self.holder(self.session_of(cookie))

    def at_hand(self, session: str | None) -> Person | None:
        """Whose session this is, if we needn't ask anybody."""
        held = self._held.get(session) if session else None
        return self._known.get(held.person) if held and held.until >= self._now() else None

    async def holder(self, session: str | None) -> Person | None:
        """Whose session this is, from memory if we can; None if it was ended."""
        if session is None:
            return None
        held = self._held.get(session)
        if held is None or held.until < self._now():
            held = await self._store.run(lambda db: self._see(db, session))
            if held is None:
                return None
            self._keep(self._held, session, held)
        return await self.find(held.person)

    def _see(self, db: Connection, session: str) -> _Held | None:
        """Note, once a day, that a session is still in use."""
        sessions, now = schema.sessions, self._now()
        here = sessions.c.id == session
        row = db.execute(select(sessions.c.person, sessions.c.seen).where(here)).one_or_none()
        if row is None:
            return None
        if row.seen + DAY < now:
            db.execute(update(sessions).where(here).values(seen=now))
            return _Held(row.person, now + DAY)
        return _Held(row.person, row.seen + DAY)

    def _sign(self, named: str) -> str:
        assert self._key
        return hmac.new(self._key, f"person {named}".encode(), sha256).hexdigest()

    # -- sessions

    async def end_unused(self) -> int:
        """Sessions whose cookies have run out since they were last seen; answers how many."""
        old = schema.sessions.c.seen < self._now() - LASTS - DAY
        ended = delete(schema.sessions).where(old)
        return await self._store.run(lambda db: db.execute(ended).rowcount)

    async def sessions(self, person: Person, here: str | None) -> list[SessionInfo]:
        """Where somebody is at home, the latest first."""
        sessions = schema.sessions
        found = select(sessions).where(sessions.c.person == person.id)
        rows = await self._store.run(
            lambda db: db.execute(found.order_by(sessions.c.seen.desc(), sessions.c.id)).all()
        )
        return [SessionInfo(r.id, r.device, r.created, r.seen, r.id == here) for r in rows]

    async def end(self, person: Person, session: str | None, but: str | None) -> frozenset[str]:
        """End one session, or all but one; codes for another device end, too. Answers which."""
        sessions = schema.sessions
        which = sessions.c.person == person.id
        which &= sessions.c.id == session if session else sessions.c.id != but

        def work(db: Connection) -> frozenset[str]:
            db.execute(delete(schema.links).where(schema.links.c.person == person.id))
            ended = delete(sessions).where(which).returning(sessions.c.id)
            return frozenset(db.execute(ended).scalars())

        ended = await self._store.run(work)
        for one in ended:
            self._forget(one)
        self.changed(person.id, ended, False)
        return ended

    def _begin(self, db: Connection, person: str, device: str) -> str:
        """A new session; answers its cookie."""
        sessions, now = schema.sessions, self._now()
        many = select(func.count()).select_from(sessions).where(sessions.c.person == person)
        if (db.execute(many).scalar() or 0) >= DEVICES:
            raise Declined("many-devices")
        named = f"{person}.{secrets.token_urlsafe(16)}"
        row = {"id": _session(named), "person": person, "device": device}
        db.execute(insert(sessions), {**row, "created": now, "seen": now})
        return self.cookie(named)

    # -- who they are

    async def enter(self, name: str, avatar: str, device: str) -> tuple[Person, str]:
        """Somebody new, and their cookie."""
        person = Person(secrets.token_urlsafe(12), shown(name), avatar)
        row = {"id": person.id, "name": person.name, "avatar": avatar, "created": self._now()}

        def work(db: Connection) -> str:
            db.execute(insert(schema.people), row)
            return self._begin(db, person.id, device)

        cookie = await self._store.run(work)
        return self._remember(person), cookie

    async def rename(self, person: Person, name: str, avatar: str) -> Person:
        """The same person with another name or face."""
        change = update(schema.people).where(schema.people.c.id == person.id)
        change = change.values(name=shown(name), avatar=avatar)

        def work(db: Connection) -> Person:
            db.execute(change)
            return sure(db, person.id)

        return self._another(await self._store.run(work))

    async def find(self, person: str) -> Person | None:
        """Somebody by id."""
        if known := self._known.get(person):
            return known
        found = await self._store.run(lambda db: _load(db, person))
        return self._remember(found) if found else None

    async def meet(self, people: Iterable[str]) -> None:
        """Remember all of these, so that `named` knows them."""
        strangers = set(people) - self._known.keys()
        if strangers:
            found = await self._store.run(lambda db: [_load(db, person) for person in strangers])
            for person in filter(None, found):
                self._remember(person)

    def named(self, person: str) -> PersonInfo:
        """Somebody by id, if they were asked for lately; else a guest."""
        known = self._known.get(person)
        return known.info if known else guest(person)

    async def delete(self, person: Person) -> None:
        """Identity, name and chat go; moves and clues stay, under nobody's name."""

        def work(db: Connection) -> None:
            sure(db, person.id, leaving=True)
            db.execute(delete(schema.chat).where(schema.chat.c.person == person.id))
            db.execute(delete(schema.mutes).where(schema.mutes.c.muted == person.id))
            db.execute(delete(schema.together).where(schema.together.c.other == person.id))
            for table in _OWN:
                db.execute(delete(table).where(table.c.person == person.id))
            db.execute(delete(schema.people).where(schema.people.c.id == person.id))

        await self._store.run(work)
        self._forget(person.id)
        self.changed(person.id, frozenset(), True)

    # -- another device

    async def link(self, person: Person) -> Link:
        """A code that works once; the database keeps its hash alone."""
        code = "".join(secrets.choice(_LETTERS) for _ in range(12))
        link = Link("-".join((code[:4], code[4:8], code[8:])), self._now() + LINK_SECONDS)
        row = {"code": _hashed(code), "person": person.id, "until": link.until}

        def work(db: Connection) -> None:
            sure(db, person.id)
            db.execute(delete(schema.links).where(schema.links.c.until < self._now()))
            db.execute(insert(schema.links), row)

        await self._store.run(work)
        return link

    async def claim(self, code: str, device: str) -> tuple[Person, str]:
        """Who made this code, and a cookie of theirs. The code is used up by asking."""
        hashed = _hashed(code.upper().replace("-", "").replace(" ", ""))

        def work(db: Connection) -> tuple[Person, str] | None:
            links = schema.links
            found = delete(links).where(links.c.code == hashed, links.c.until >= self._now())
            person = db.execute(found.returning(links.c.person)).scalar()
            return (sure(db, person), self._begin(db, person, device)) if person else None

        claimed = await self._store.run(work)
        if claimed is None:
            raise Declined("no-link")
        return self._remember(claimed[0]), claimed[1]

    # -- mutes

    async def mute(self, person: Person, muted: str, *, on: bool) -> Person:
        """Stop, or go on, hearing somebody."""
        mutes = schema.mutes

        def work(db: Connection) -> Person:
            sure(db, person.id)
            db.execute(delete(mutes).where(mutes.c.person == person.id, mutes.c.muted == muted))
            if on:
                db.execute(insert(mutes), {"person": person.id, "muted": muted})
            return sure(db, person.id)

        return self._another(await self._store.run(work))

    # -- memory, which only the loop touches: what a transaction read may be old when it is told

    def latest(self, person: Person) -> Person:
        """The same person as we know them now."""
        return self._known.get(person.id, person)

    async def hear(self, person: str, ended: Iterable[str], *, gone: bool) -> None:
        """Somebody was changed in another wing."""
        for one in ended:
            self._forget(one)
        if gone:
            self._forget(person)
        elif self._known.pop(person, None):
            await self.find(person)

    async def read_anew(self, here: set[str]) -> None:
        """Something may have changed untold: only these are remembered, as they are now."""
        found = await self._store.run(lambda db: [_load(db, person) for person in here])
        self._held.clear()
        self._known = {person.id: person for person in found if person}

    def tell_apart(self, person: Person, others: Iterable[str]) -> None:
        """Refuses a name that looks like one of theirs."""
        for other in others:
            name = self.named(other).name
            if other != person.id and name and alike(name, person.name):
                raise Declined("name-alike", name=name)

    def _another(self, person: Person) -> Person:
        self._remember(person)
        self.changed(person.id, frozenset(), False)
        return person

    def _remember(self, person: Person) -> Person:
        self._keep(self._known, person.id, person)
        return person

    def _keep(self, memory: dict[str, T], key: str, value: T) -> None:
        if key not in self._gone:
            _put(memory, key, value)

    def _forget(self, key: str) -> None:
        _put(self._gone, key, None)
        self._known.pop(key, None)
        self._held.pop(key, None)


def sure(db: Connection, person: str, *, leaving: bool = False) -> Person:
    """Somebody who is here, and won't be deleted before this transaction is done."""
    here = select(schema.people.c.id).where(schema.people.c.id == person)
    db.execute(here.with_for_update(read=not leaving))
    known = _load(db, person)
    if known is None:
        raise Declined("who-are-you")
    return known


def _load(db: Connection, person: str) -> Person | None:
    people, mutes = schema.people, schema.mutes
    row = db.execute(select(people).where(people.c.id == person)).one_or_none()
    if row is None:
        return None
    muted = db.execute(select(mutes.c.muted).where(mutes.c.person == person)).scalars()
    return Person(row.id, row.name, row.avatar, frozenset(muted))


def _put(memory: dict[str, Any], key: str, value: object) -> None:
    """The oldest makes room."""
    if len(memory) >= REMEMBERED:
        memory.pop(next(iter(memory)))
    memory[key] = value


def _session(named: str) -> str:
    return sha256(f"lapki session {named}".encode()).hexdigest()[:32]


def shown(text: str) -> str:
    """A name as it may be shown; refuses one in which there is nothing to see."""
    name = cleaned(text, NAME)
    if not name:
        raise Declined("no-name")
    return name


def _hashed(code: str) -> str:
    return sha256(f"lapki link {code}".encode()).hexdigest()
