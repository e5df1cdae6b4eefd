"""What every table needs from the house around it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

import msgspec

from lapki.games.contract import AnyGame, Seat
from lapki.house.entry import TableEntry
from lapki.house.limits import Limits
from lapki.house.metrics import Metrics
from lapki.house.people import People, Person
from lapki.house.settings import Settings
from lapki.house.store import Store
from lapki.house.thinkers import Thinkers

if TYPE_CHECKING:
    from lapki.house.livetable import LiveTable


class TableObserver(Protocol):
    """Who wants to know that a table has changed or been lost, and can make the next one."""

    def changed(self, entry: TableEntry, before: Iterable[str]) -> None: ...
    def asked(self, table: LiveTable, seats: set[Seat]) -> None: ...
    def lost(self, table_id: str) -> None: ...
    def holds(self, table_id: str, epoch: int | None) -> bool: ...
    async def again(self, entry: TableEntry, person: Person) -> str: ...


class Services(msgspec.Struct, frozen=True):
    """The house, as a table sees it."""

    settings: Settings
    store: Store
    people: People
    thinkers: Thinkers
    metrics: Metrics
    limits: Limits
    find: Callable[[str], AnyGame]
    names: Callable[[], Iterable[str]]
    now: Callable[[], float]
    """What time it is, in seconds since 1970."""
