"""What the wings of a house do for each other, and what they make of each other's news.

An errand is done at a table, wherever it stands. News are told to all when something changes that
each keeps in memory; whoever may have missed some reads all of it anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from lapki.house import entry as entries
from lapki.house.refusals import Declined
from lapki.house.wings import NotHere
from lapki.house.wire_wings import (
    AskedNews,
    Counted,
    End,
    Errand,
    Gone,
    News,
    PersonNews,
    Reply,
    Request,
    RulesNews,
    Stop,
    TableNews,
    Waits,
    Watched,
)

if TYPE_CHECKING:
    from lapki.house.house import House

T = TypeVar("T")
TableErrand: TypeAlias = Stop | Gone | End | Waits


class Errands:
    """Those of one wing."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.answer: Callable[[Request], Awaitable[Reply]] | None = None
        """Answers requests that came in at another wing's door."""
        house.people.changed = self._person_changed
        house.order.changed = lambda: house.wings.news(RulesNews())

    # --- errands --------------------------------------------------------------------------------

    async def run(self, errand: TableErrand, kind: type[T]) -> T:
        """Have something done at a table, wherever it stands."""
        wings = self._house.wings
        while wing := await wings.reach(errand.table):
            try:
                return await wings.ask(wing, errand, kind)
            except NotHere:
                await wings.forget(errand.table)
        done: T = await self.do(errand)
        return done

    async def do(self, errand: Errand) -> Any:
        """Do something for another wing, or for ourselves, at a table that stands here."""
        house = self._house
        if isinstance(errand, Watched):
            here = {table_id: house.tables.get(table_id) for table_id in errand.tables}
            return {table_id: len(t.audience.listeners) for table_id, t in here.items() if t}
        if isinstance(errand, Request):
            assert self.answer
            return await self.answer(errand)
        table = await house.table(errand.table)
        match errand:
            case Stop():
                await table.do(table.stop(errand.why))
            case Gone():
                await table.do(table.forget(errand.person, errand.nobody))
            case End():
                await house.order.end(table, errand.by, errand.why)
            case Waits():
                return table.waits_for(errand.person)
        return None

    # --- news -----------------------------------------------------------------------------------

    def heard(self, wing: str, news: News) -> None:
        """Another wing tells all others."""
        house = self._house
        match news:
            case TableNews():
                house.table_changed(news)
            case AskedNews():
                house.mine.changed(news.people)
            case PersonNews():
                house.chore(self._hear_of(news))
            case RulesNews():
                house.chore(house.order.read_anew())
            case Counted():
                house.services.limits.heard(wing, news.spent, news.held)
                house.order.standing.heard(news.seen)

    def _person_changed(self, person: str, ended: frozenset[str], gone: bool) -> None:
        self._house.wings.news(PersonNews(person, sorted(ended), gone))
        self._dismiss(person, ended, gone=gone)

    async def _hear_of(self, news: PersonNews) -> None:
        await self._house.people.hear(news.person, news.ended, gone=news.gone)
        self._dismiss(news.person, frozenset(news.ended), gone=news.gone)

    def _dismiss(self, person: str, ended: frozenset[str], *, gone: bool) -> None:
        """Connections of ended sessions, and of whoever is gone for ever, end at once."""
        if ended or gone:
            for table in self._house.tables.values():
                table.audience.dismiss(
                    lambda one: one.session in ended or (gone and one.id == person)
                )

    # --- what may have been missed --------------------------------------------------------------

    def missing(self, wing: str | None) -> None:
        """A wing can't be heard any more (None: none can): what it held counts no longer, and what
        it told us last we may not have heard."""
        house = self._house
        house.services.limits.missing(wing)
        if house.wings.ready and not house.closing:
            house.chore(self._catch_up())

    async def _catch_up(self) -> None:
        """Read anew what wings tell each other when it changes."""
        house, limits = self._house, self._house.services.limits
        with suppress(Declined):  # a database that is away, too, will be missed in other ways
            standing = await house.services.store.run(entries.standing)
            limits.keep("open", {entry.id for entry in standing})
            for entry in standing:
                house.count(entry)
            tables = [table.entry for table in house.tables.values()]
            await house.people.read_anew({p for t in tables for p in (*t.people, t.owner)})
            await house.order.read_anew()
            house.lobby.changed()
            house.mine.all_changed()
