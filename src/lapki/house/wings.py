"""A house may have several wings: processes, on one machine or on many, that share a database.

Each table stands in one of them, and that one alone writes to it. Here is how a table is found, how
another wing is asked, what all of them are told, and what a wing does that is cut off: it gives up
what it holds, so that the others can take it up.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg
import msgspec
import structlog
from sqlalchemy import Connection

from lapki.house.bus import bus_of
from lapki.house.elsewhere import Elsewhere
from lapki.house.entry import NOBODY, Hold
from lapki.house.folder import CannotOpen
from lapki.house.holds import LEASE, RENEW, Holds
from lapki.house.migrations import upgrade
from lapki.house.refusals import Declined
from lapki.house.wire import Bye
from lapki.house.wire_think import rules_of
from lapki.house.wire_wings import (
    Answered,
    Asked,
    Came,
    Counted,
    Errand,
    ForDoors,
    Left,
    Message,
    Moved,
    News,
    Said,
    Shut,
    Told,
    Watched,
)

if TYPE_CHECKING:
    from lapki.house.house import House

T = TypeVar("T")
log = structlog.get_logger("lapki.wings")

SOON = 0.1
"""Seconds after which somebody should come back whose table moves."""
REACHED = 6.0
"""Seconds in which a table can be reached again, whatever happened to where it stood."""
ANSWER = 5.0
"""Seconds that another wing has for an answer."""
CUT = 2.5
"""Seconds in which a wing doesn't hear itself on the bus, after which it gives up what it holds."""
PLACES = 20_000
"""Of so many tables we remember where they stand."""

_TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class Silent(Declined):
    """Another wing didn't answer."""

    def __init__(self) -> None:
        super().__init__("moving")


class NotHere(Declined):
    """The table doesn't stand in that wing, and nothing was done: look anew, and ask again."""

    def __init__(self) -> None:
        super().__init__("moving")


class Alone:
    """The only wing there is: everything stands here."""

    ready = True

    agree = staticmethod(upgrade)
    """Bring the schema up to date."""

    async def prepare(self) -> None:
        """Nothing to join."""

    async def open(self) -> None:
        """Nothing to hold."""

    async def close(self) -> None:
        """Nothing to leave."""

    async def reach(self, table_id: str) -> None:
        """It is here."""

    async def let_go(self, tables: list[str]) -> None:
        """It is nobody else's."""

    def new(self, table_id: str) -> Hold:
        """Nobody has to hold it."""
        return NOBODY

    def epoch(self, table_id: str) -> None:
        """Nobody else can take it up."""

    def news(self, message: News) -> None:
        """There is nobody to tell."""

    async def ask(self, wing: str, errand: Errand, kind: type[T]) -> T:
        """There is nobody to ask."""
        raise Silent

    async def ask_all(self, errand: Errand, kind: type[T]) -> list[T]:
        """Nor to ask all of."""
        return []

    async def forget(self, table_id: str) -> None:
        """It is here."""

    def leaving(self) -> None:
        """Nobody came in here who follows a table elsewhere."""


class Wings:
    """This wing, and what it knows of the others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.me = secrets.token_hex(6)
        self.ready = False
        """Do we hold what we think we hold, and can the others reach us?"""
        self.for_doors: Callable[[str, ForDoors], None] = lambda wing, message: None
        """Is told what is about connections at other doors."""
        self.gone: Callable[[str | None], None] = lambda wing: None
        """Is told which wing can't be reached any more; None: none can."""
        self.leaving: Callable[[], None] = lambda: None
        """Is told that our door closes."""
        self._places: dict[str, str] = {}
        self._asked: dict[int, tuple[str, asyncio.Future[bytes]]] = {}
        self._numbers = count(1)
        self._renewed = 0.0
        self._chores: set[asyncio.Task[None]] = set()

    async def prepare(self) -> None:
        """Join the bus: before anything is written anywhere. Raises `CannotOpen`."""
        services, settings = self.house.services, self.house.services.settings
        if not settings.database_url:
            raise CannotOpen("LAPKI_BUS needs PostgreSQL: set LAPKI_DATABASE_URL=postgresql://…")
        rules = rules_of(services.names(), services.find)
        self.holds = Holds(settings.database, self.me, rules, settings.key())
        self.bus = bus_of(settings, self.me)
        self.elsewhere = Elsewhere(self.bus, rules, services.thinkers)
        self.bus.heard, self.bus.lost = self._heard, self._lost
        await self.bus.open()

    def agree(self, db: Connection) -> None:
        """Bring the schema up to date, if we agree with those who are there already."""
        self.holds.agree(db)

    async def open(self) -> None:
        """Begin to hold tables."""
        self._renewed = _now()
        await self.holds.open()
        await self.elsewhere.open()
        self.ready = True
        self._chore(self._stay())
        self._chore(self._count_often())

    async def close(self) -> None:
        """Leave: what we held is anybody's."""
        if not hasattr(self, "holds"):
            return  # we never came
        self.ready = False
        for chore in list(self._chores):
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self._leave()
        await self.holds.close()
        await self.elsewhere.close()
        await self.bus.close()

    # --- where a table stands -------------------------------------------------------------------

    async def reach(self, table_id: str) -> str | None:
        """In which other wing a table stands; None: here, or nowhere. One that is gone is waited
        for, until it is held by nobody; then we take the table up."""
        patience = _now() + REACHED
        while True:
            wing = await self._where(table_id)
            if wing is None or wing in self.bus.others:
                return wing
            self._places.pop(table_id, None)
            if _now() > patience:
                raise Silent
            await asyncio.sleep(0.25)

    async def _where(self, table_id: str) -> str | None:
        if self.epoch(table_id) > 0:
            return None
        known = self._places.get(table_id)
        if known in self.bus.others:
            return known
        if not self._sure:
            raise Silent
        if self.house.closing:
            raise Declined("closing")
        try:
            wing = await self.holds.take(table_id)
        except _TROUBLE as problem:
            raise Declined("storage") from problem
        if wing:
            while len(self._places) >= PLACES:
                self._places.pop(next(iter(self._places)))
            self._places[table_id] = wing
        return wing

    def epoch(self, table_id: str) -> int:
        """How often a table was taken up that we hold; -1 if we don't, or can't be sure."""
        return self.holds.epochs.get(table_id, -1) if self._sure else -1

    @property
    def _sure(self) -> bool:
        """Can nobody else have taken up what we hold? Who was asleep for long, can't know."""
        return self.ready and _now() - self._renewed < LEASE

    async def forget(self, table_id: str) -> None:
        """It isn't where we thought; where it is will be known in a moment."""
        self._places.pop(table_id, None)
        await asyncio.sleep(SOON)

    def new(self, table_id: str) -> Hold:
        """A table that is made here stands here."""
        if not self._sure:
            raise Silent
        self.holds.epochs[table_id] = 1
        return Hold(self.me, 1)

    async def let_go(self, tables: list[str]) -> None:
        """Others may have these."""
        with suppress(*_TROUBLE):  # or our lease ends
            await self.holds.let_go(tables)

    # --- asking and telling ---------------------------------------------------------------------

    def news(self, message: News) -> None:
        """Tell all other wings."""
        self.bus.tell_all(message)

    async def ask(self, wing: str, errand: Errand, kind: type[T]) -> T:
        """Have something done in another wing. Raises `Silent`, or what it declined."""
        number = next(self._numbers)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[number] = wing, answer
        self.bus.send(wing, Asked(number, errand))
        try:
            async with asyncio.timeout(ANSWER):
                return msgspec.msgpack.decode(await answer, type=kind)
        except TimeoutError:
            raise Silent from None
        finally:
            del self._asked[number]

    async def ask_all(self, errand: Errand, kind: type[T]) -> list[T]:
        """Ask all other wings; those that don't answer are left out."""
        asked = (self.ask(wing, errand, kind) for wing in list(self.bus.others))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return [answer for answer in answers if not isinstance(answer, BaseException)]

    def _heard(self, wing: str, message: Message) -> None:
        match message:
            case Said() | Told() | Came() | Left() | Shut() | Moved():
                self.for_doors(wing, message)
            case Asked():
                self._chore(self._answer(wing, message))
            case Answered():
                self._answered(message)
            case _:
                self.house.errands.heard(wing, message)  # type: ignore[arg-type]

    async def _answer(self, wing: str, asked: Asked) -> None:
        try:
            await self._here(asked.errand)
            done = await self.house.errands.do(asked.errand)
            answer = Answered(asked.number, msgspec.msgpack.encode(done))
        except NotHere:
            answer = Answered(asked.number, not_here=True)
        except Declined as no:
            answer = Answered(asked.number, no=no.key, facts=no.facts)
        except Exception:
            log.exception("errand_failed")
            answer = Answered(asked.number, no="broken")
        self.bus.send(wing, answer)

    async def _here(self, errand: Errand) -> None:
        """Does the table stand here, and will it for a while?"""
        if isinstance(errand, Watched):
            return
        if self.house.closing or not self.ready or await self.reach(errand.table):
            raise NotHere

    def _answered(self, message: Answered) -> None:
        _, answer = self._asked.get(message.number, (None, None))
        if answer is None or answer.done():
            return
        if message.not_here:
            answer.set_exception(NotHere())
        elif message.no is None:
            answer.set_result(message.answer)
        else:
            answer.set_exception(Declined(message.no, **message.facts))

    def _lost(self, wing: str | None) -> None:
        """A wing fell silent, or something that it said was lost (None: all of them)."""
        self._places = {t: w for t, w in self._places.items() if wing is not None and w != wing}
        for asked, answer in self._asked.values():
            if wing in (None, asked) and not answer.done():
                answer.set_exception(Silent())
        self.gone(wing)
        self.house.errands.missing(wing)

    # --- staying --------------------------------------------------------------------------------

    async def _stay(self) -> None:
        """Renew the lease, as long as we may; give up what we hold, when we may not."""
        while True:
            await asyncio.sleep(RENEW)
            try:
                well = await self._well()
                if self.ready and not well:
                    await self._withdraw()
                if not self.ready and self.bus.silence < CUT:
                    began = _now()
                    await self.holds.enter()
                    self._renewed, self.ready = began, True
                    log.info("wing_back")
                if self.ready:
                    await self._adopt()
            except _TROUBLE as problem:
                log.warning("wing_unwell", why=repr(problem))
            except Exception:
                log.exception("wing_unwell")

    async def _well(self) -> bool:
        if self.bus.silence > CUT:
            return False
        began = _now()
        try:
            async with asyncio.timeout(RENEW):
                if not await self.holds.renew():
                    return False  # it is too late
        except _TROUBLE as problem:
            log.warning("not_renewed", why=repr(problem))
            return self._sure
        self._renewed = began
        return True

    async def _withdraw(self) -> None:
        """We can't be sure of anything that we hold: forget it, and let others have it."""
        self.ready = False
        log.warning("wing_withdraws", tables=len(self.house.tables))
        self.gone(None)
        for table in self.house.tables.values():
            table.audience.tell(Bye(SOON))  # at once: to finish what was begun may take a while
            table.audience.dismiss(lambda _: True)
        await asyncio.gather(self.house.clear(SOON), self._leave())

    async def _leave(self) -> None:
        with suppress(*_TROUBLE):
            await self.holds.leave()

    async def _adopt(self) -> None:
        """Clocks go on even where nobody looks."""
        for table_id in await self.holds.adopt():
            with suppress(Declined):
                await self.house.table(table_id)

    async def _count_often(self) -> None:
        """Limits hold for the whole house."""
        while True:
            await asyncio.sleep(RENEW)
            services, standing = self.house.services, self.house.order.standing
            self.news(Counted(*services.limits.told(), standing.told()))

    def _chore(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)


def _now() -> float:
    return asyncio.get_running_loop().time()
