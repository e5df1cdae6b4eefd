"""A game being played: where it stands, how it came there, and the way back.

A `Match` is the only thing here that changes. It keeps the state after every ply, so that going
back costs nothing and a move costs the same at the start of a game and at its end.
"""

from __future__ import annotations

from itertools import chain
from typing import Any, Literal

import msgspec

from lapki.games.chance import Pick
from lapki.games.contract import (
    CHANCE,
    Actor,
    AnyGame,
    Chance,
    Decide,
    Due,
    Event,
    History,
    Illegal,
    Line,
    Move,
    Over,
    Seat,
    judge,
)


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a game is over: by its own rules, or because a seat gave up or ran out of time."""

    reason: Literal["rules", "resigned", "time"]
    seat: Seat | None = None
    """Who resigned, or whose time was up."""


class Match:
    """One game between its start and its end."""

    def __init__(self, game: AnyGame, seats: int, options: Any, start: Any = None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.states: list[Any] = [game.start(seats, options) if start is None else start]
        self.lines: list[Line] = []
        self.told: list[tuple[Event, ...]] = []
        """What each move brought about."""
        self._due = game.due(self.state)
        self._ended: tuple[Over, Ending] | None = None

    @property
    def state(self) -> Any:
        """Where the game stands."""
        return self.states[-1]

    @property
    def plies(self) -> int:
        """How many moves have been played."""
        return len(self.lines)

    @property
    def due(self) -> Due:
        """What is due: the game's own word, unless the house has ended it."""
        return self._ended[0] if self._ended else self._due

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return isinstance(self.due, Over)

    @property
    def ending(self) -> Ending | None:
        """Why the game has ended, if it has."""
        if self._ended:
            return self._ended[1]
        return Ending("rules") if self.over else None

    @property
    def history(self) -> History[Any]:
        """The game so far, as a value."""
        return History(self.seats, self.states[0], tuple(self.lines))

    def play(self, actor: Actor, move: Move) -> tuple[Event, ...]:
        """Judge and make one move. A refused one (`Illegal`) changes nothing."""
        if self._ended:
            raise Illegal(None, "over")
        before = self.states[-1]
        judge(self.game, before, actor, move, self._due)
        state, events = self.game.play(before, actor, move)
        self._due = self.game.due(state)
        self.states.append(state)
        self.lines.append(Line(actor, move))
        self.told.append(events)
        return events

    def chance(self, pick: Pick) -> tuple[Event, ...]:
        """Let chance have its say, by the numbers of `pick`."""
        due = self.due
        assert isinstance(due, Chance)
        return self.play(CHANCE, self.game.fall(self.state, due.shape.draw(pick)))

    def last_turn(self) -> tuple[Event, ...]:
        """What happened since another seat moved."""
        actors = [line.actor for line in self.lines]
        first = len(actors)
        last = next((actor for actor in reversed(actors) if actor != CHANCE), None)
        while first and actors[first - 1] in (last, CHANCE):
            first -= 1
        return tuple(chain.from_iterable(self.told[first:]))

    # -- the house's own lines

    def undo(self, plies: int) -> None:
        """Go back to after that many plies, from the end of the game, too: a table that agrees may
        take back the last move, a flag or a resignation. What was sealed stays sealed."""
        if plies > self.plies:
            raise Illegal(None, "undo-ahead", plies=plies, played=self.plies)
        if self.sealed_since(plies):
            raise Illegal(None, "undo-sealed")
        del self.states[plies + 1 :], self.lines[plies:], self.told[plies:]
        self._due = self.game.due(self.state)
        self._ended = None

    def sealed_since(self, plies: int) -> bool:
        """Was anything sealed played after that many plies? That is never taken back."""
        return any(self._sealed(ply) for ply in range(plies, self.plies))

    def turn_of(self, seat: Seat) -> int | None:
        """The ply at which this seat's last turn began, as far as chance lets one go back."""
        mine = (ply for ply in reversed(range(self.plies)) if self.lines[ply].actor == seat)
        first = next(mine, None)
        while first and self.lines[first - 1].actor == seat and not self._opens(first, seat):
            first -= 1
        return first

    def undo_point(self, seat: Seat) -> int | None:
        """The ply at which this seat's last turn began, if it can go back there by itself.

        It can't cross chance, a sealed move, or anything by which somebody learned a secret.
        """
        first = self.turn_of(seat)
        if first is None or any(self._final(ply) for ply in range(first, self.plies)):
            return None
        return first

    def give_up(self, seat: Seat, reason: Literal["resigned", "time"]) -> None:
        """A flag fell or somebody resigned: of two, the other wins; of more, a bot goes on.

        One who plays alone has simply lost.
        """
        if self.over:
            raise Illegal(None, "over")
        if self.seats <= 2:
            over = Over(tuple(s for s in range(1, self.seats + 1) if s != seat))
            self._ended = over, Ending(reason, seat)

    def _opens(self, ply: int, seat: Seat) -> bool:
        """Does this seat's turn begin here, though the line before is its own?"""
        return self.game.opens_turn(self.states[ply], seat, self.lines[ply - 1].move)

    def _final(self, ply: int) -> bool:
        """Can't this move be taken back by who made it?"""
        by_chance = self.lines[ply].actor == CHANCE
        return by_chance or self._sealed(ply) or any(event.reveals for event in self.told[ply])

    def _sealed(self, ply: int) -> bool:
        due = self.game.due(self.states[ply])
        return isinstance(due, Decide) and due.kind == "sealed"
