"""Clocks as values: how long each seat has, and whose time is running.

A clock never looks at the time by itself; whoever has a line to write says when it was written.

>>> clock = Clock.of(Control("game", seconds=60, increment=2), seats=2)
>>> clock = clock.ask(now=100.0, seats=(1,))
>>> clock = clock.ask(now=110.0, seats=(2,), moved=1)
>>> clock.left, clock.falls
((52.0, 60.0), 170.0)
>>> clock.fallen(now=171.0)
(2,)
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from lapki.games.contract import Seat

DAY = 86_400


class Control(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How time is kept at a table.

    `none`: not at all. `move`: so many seconds for each decision. `game`: so many for all of a
    seat's decisions together, and `increment` more after each. `days`: so many days a decision.
    """

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 60
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, msgspec.Meta(ge=1, le=60)] = 3

    @property
    def span(self) -> float:
        """What a seat begins with."""
        return float(self.days * DAY if self.kind == "days" else self.seconds)


class Clock(msgspec.Struct, frozen=True, gc=False):
    """The time of every seat as it was at the moment `since`."""

    control: Control
    left: tuple[float, ...]
    running: tuple[Seat, ...] = ()
    """Whose time runs: the people who are asked."""
    since: float = 0.0

    @classmethod
    def of(cls, control: Control, seats: int) -> Clock:
        """Everybody has all their time, and nothing runs yet."""
        return cls(control, (control.span,) * seats)

    def ask(
        self,
        now: float,
        seats: tuple[Seat, ...],
        moved: Seat | None = None,
        still: tuple[Seat, ...] = (),
    ) -> Clock:
        """These seats are asked from now on; one of the former may have moved.

        `still` are those who were asked before and haven't answered: their time just runs on.
        Any other seat is asked anew, and has its time for a move back.
        """
        left = list(self.shows(now))
        if moved in self.running and self.control.kind == "game":
            left[moved - 1] += self.control.increment
        if self.control.kind in ("move", "days"):
            for seat in set(range(1, len(left) + 1)) - set(still):
                left[seat - 1] = self.control.span
        return Clock(self.control, tuple(left), seats, now)

    def shows(self, now: float) -> tuple[float, ...]:
        """What each seat has left at that moment; never less than nothing."""
        gone = max(0.0, now - self.since)
        return tuple(
            max(0.0, left - gone) if seat in self.running else left
            for seat, left in enumerate(self.left, 1)
        )

    def fallen(self, now: float) -> tuple[Seat, ...]:
        """Whose flag has fallen by now, the earliest first."""
        shown = self.shows(now)
        fallen = [seat for seat in self.running if not shown[seat - 1]]
        return tuple(sorted(fallen, key=lambda seat: self.left[seat - 1]))

    @property
    def falls(self) -> float | None:
        """When the next flag falls, if nobody moves."""
        return min((self.since + self.left[seat - 1] for seat in self.running), default=None)

    def forgive(self, now: float) -> Clock:
        """Time that passed while the house was closed counts for nobody, days excepted."""
        return self if self.control.kind == "days" else msgspec.structs.replace(self, since=now)
