"""People without accounts: an id in a signed cookie, a name, a face."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from lapki.house import schema
from lapki.house.refusals import Declined
from lapki.house.store import Store
from lapki.house.texts import NAME, cleaned
from lapki.house.wire import PersonInfo

COOKIE = "lapki"
LINK_SECONDS = 600.0
REMEMBERED = 20_000
"""So many people are kept in memory."""

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


class People:
    """Everybody the house knows."""

    def __init__(self, store: Store, key: bytes, now: Callable[[], float]) -> None:
        self._store, self._key, self._now = store, key, now
        self._known: dict[str, Person] = {}

    # -- the cookie

    def cookie(self, person: Person) -> str:
        """What the browser keeps: the id, and our signature under it."""
        return f"{person.id}.{self._sign(person.id)}"

    async def recognise(self, cookie: str | None) -> Person | None:
        """Whose cookie this is; None for nobody's, a forged one, or one of somebody deleted."""
        if not cookie or len(cookie) > 200:
            return None
        person, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(person).encode()):
            return None
        return await self.find(person)

    def _sign(self, person: str) -> str:
        return hmac.new(self._key, f"person {person}".encode(), sha256).hexdigest()

    # -- who they are

    async def enter(self, name: str, avatar: str) -> Person:
        """Somebody new."""
        person = Person(secrets.token_urlsafe(12), shown(name), avatar)
        row = {"id": person.id, "name": person.name, "avatar": avatar, "created": self._now()}
        await self._store.run(lambda db: db.execute(insert(schema.people), row))
        return self._remember(person)

    async def rename(self, person: Person, name: str, avatar: str) -> Person:
        """The same person with another name or face."""
        renamed = msgspec.structs.replace(person, name=shown(name), avatar=avatar)
        change = update(schema.people).where(schema.people.c.id == person.id)
        await self._store.run(
            lambda db: db.execute(change.values(name=renamed.name, avatar=avatar))
        )
        return self._remember(renamed)

    async def find(self, person: str) -> Person | None:
        """Somebody by id."""
        known = self._known.get(person)
        return known or await self._store.run(lambda db: self._load(db, person))

    async def meet(self, people: Iterable[str]) -> None:
        """Remember all of these, so that `named` knows them."""
        strangers = set(people) - self._known.keys()
        if strangers:
            await self._store.run(lambda db: [self._load(db, person) for person in strangers])

    def named(self, person: str) -> PersonInfo:
        """Somebody by id, if they were asked for lately; else a guest."""
        known = self._known.get(person)
        return known.info if known else guest(person)

    async def delete(self, person: Person) -> None:
        """Identity, name and chat go; moves and clues stay, under nobody's name."""

        def work(db: Connection) -> None:
            db.execute(delete(schema.chat).where(schema.chat.c.person == person.id))
            db.execute(delete(schema.mutes).where(schema.mutes.c.muted == person.id))
            for table in (schema.places, schema.mutes, schema.links):
                db.execute(delete(table).where(table.c.person == person.id))
            db.execute(delete(schema.people).where(schema.people.c.id == person.id))

        await self._store.run(work)
        self._known.pop(person.id, None)

    # -- another device

    async def link(self, person: Person) -> Link:
        """A code that works once; the database keeps its hash alone."""
        code = "".join(secrets.choice(_LETTERS) for _ in range(12))
        link = Link("-".join((code[:4], code[4:8], code[8:])), self._now() + LINK_SECONDS)
        row = {"code": _hashed(code), "person": person.id, "until": link.until}

        def work(db: Connection) -> None:
            db.execute(delete(schema.links).where(schema.links.c.until < self._now()))
            db.execute(insert(schema.links), row)

        await self._store.run(work)
        return link

    async def claim(self, code: str) -> Person:
        """Who made this code. It is used up by asking."""
        hashed = _hashed(code.upper().replace("-", "").replace(" ", ""))

        def work(db: Connection) -> str | None:
            links = schema.links
            found = delete(links).where(links.c.code == hashed, links.c.until >= self._now())
            return db.execute(found.returning(links.c.person)).scalar()

        person = await self._store.run(work)
        known = await self.find(person) if person else None
        if known is None:
            raise Declined("no-link")
        return known

    # -- mutes

    async def mute(self, person: Person, muted: str, *, on: bool) -> Person:
        """Stop, or go on, hearing somebody."""
        mutes = schema.mutes

        def work(db: Connection) -> None:
            db.execute(delete(mutes).where(mutes.c.person == person.id, mutes.c.muted == muted))
            if on:
                db.execute(insert(mutes), {"person": person.id, "muted": muted})

        await self._store.run(work)
        now = person.mutes | {muted} if on else person.mutes - {muted}
        return self._remember(msgspec.structs.replace(person, mutes=now))

    # -- memory

    def _load(self, db: Connection, person: str) -> Person | None:
        people, mutes = schema.people, schema.mutes
        row = db.execute(select(people).where(people.c.id == person)).one_or_none()
        if row is None:
            return None
        muted = db.execute(select(mutes.c.muted).where(mutes.c.person == person)).scalars()
        return self._remember(Person(row.id, row.name, row.avatar, frozenset(muted)))

    def _remember(self, person: Person) -> Person:
        if len(self._known) >= REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[person.id] = person
        return person


def shown(text: str) -> str:
    """A name as it may be shown; refuses one in which there is nothing to see."""
    name = cleaned(text, NAME)
    if not name:
        raise Declined("no-name")
    return name


def _hashed(code: str) -> str:
    return sha256(f"lapki link {code}".encode()).hexdigest()
