"""A match played act by act, with one seat asked at a time, and chance thing by thing.

Where several seats choose at the same time they are asked in the order of their seats; none is
shown what another chose before all have, so the order tells nothing. Where the quickest begins,
chance says who that is, every seat alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Literal

from lapki import games
from lapki.adapters.acts import MANY, Choice, Spelling, share, spelling_for
from lapki.games.chance import Pick, Shape, Thing
from lapki.games.contract import CHANCE, AnyGame, Chance, Decide, Line, Over, Seat
from lapki.match.match import Match


class Steps:
    """One game. `turn` says who acts next: a seat, chance (`*`), or nobody any more (None)."""

    def __init__(self, game: AnyGame, spelling: Spelling) -> None:
        self.spelling = spelling
        self.match = Match(game, spelling.seats, spelling.options)
        self._wait()

    def _wait(self) -> None:
        """After a line: nothing has been taken of the next one."""
        due = self.match.due
        self.quickest: Seat | None = None
        self._choice: Choice | None = None
        self._drawn: tuple[Thing, ...] = ()
        self._shape: Shape | None = due.shape if isinstance(due, Chance) else None
        self.turn: Seat | Literal["*"] | None = CHANCE
        """Who acts next."""
        if isinstance(due, Over):
            self.turn = None
        elif isinstance(due, Decide) and due.kind != "race":
            self.turn = due.seats[0]

    def _begins(self, seat: Seat) -> None:
        """This seat was the quickest."""
        self.quickest = self.turn = seat

    # -- seats

    @property
    def choice(self) -> Choice:
        """The move that the seat on turn is building."""
        if self._choice is None:
            seat = self.turn
            assert isinstance(seat, int)
            self._choice = Choice(self.spelling, self.match.game.legal(self.match.state, seat))
        return self._choice

    def act(self, act: int) -> bool:
        """The seat on turn takes an act; was that a whole move?"""
        seat = self.turn
        assert isinstance(seat, int)
        move = self.choice.take(act)
        if move is None:
            return False
        self.match.play(seat, move)
        self._wait()
        return True

    # -- chance

    def chances(self) -> list[tuple[int, Fraction]]:
        """What chance may bring next, by its number, and how likely that is, exactly."""
        if isinstance(due := self.match.due, Decide):
            even = Fraction(1, len(due.seats))
            return [(seat - 1, even) for seat in due.seats]
        assert self._shape
        faces = self._shape.faces()
        total = sum(weight for _, weight in faces)
        ids = self.spelling.chances
        return sorted((ids[thing], Fraction(weight, total)) for thing, weight in faces)

    def fall(self, thing: int) -> None:
        """Chance brings the thing of that number."""
        due = self.match.due
        if isinstance(due, Decide):
            self._begins(thing + 1)
            return
        assert isinstance(due, Chance)
        assert self._shape
        fallen = self.spelling.things[thing]
        self._drawn += (fallen,)
        self._shape = self._shape.after(fallen)
        if self._shape is None:
            outcome = due.shape.settle(self._drawn)
            self.match.play(CHANCE, self.match.game.fall(self.match.state, outcome))
            self._wait()

    def draw(self, pick: Pick) -> None:
        """Let chance have its say until a seat is asked: for whoever need not unroll it."""
        while self.turn == CHANCE:
            due = self.match.due
            if isinstance(due, Decide):
                self._begins(due.seats[pick(len(due.seats))])
            else:
                self.match.chance(pick)
                self._wait()

    # -- the whole

    def observe(self, seat: Seat) -> list[float]:
        """What a seat may see, as numbers, and what it has taken of its move so far."""
        spelling = self.spelling
        numbers = list(spelling.observe(self.match.game.view(self.match.state, seat), seat))
        if spelling.stepwise:
            pending = [0.0] * len(spelling.acts)
            for act in self.pending(seat):
                pending[act] += share(1, MANY)
            numbers += pending
        return numbers

    def pending(self, seat: Seat) -> tuple[int, ...]:
        """What a seat has taken of its move so far."""
        return self._choice.taken if self._choice and self.turn == seat else ()

    def rewards(self) -> list[float]:
        """1 for those who won, -1 for those who lost; 0 while it goes on, and if all won alike."""
        due, seats = self.match.due, range(1, self.match.seats + 1)
        if not isinstance(due, Over) or len(due.winners) == len(seats) > 1:
            return [0.0] * len(seats)
        return [1.0 if seat in due.winners else -1.0 for seat in seats]

    def path(self, line: Line) -> Iterator[int]:
        """The numbers that say this line, each to be said before the next is asked for."""
        if self.turn == CHANCE and isinstance(self.match.due, Decide):
            yield int(line.actor) - 1
        if line.actor == CHANCE:
            yield from [self.spelling.chances[t] for t in self.spelling.outcome(line.move)]
        else:
            yield from self.choice.path(line.move)

    def say(self, number: int) -> None:
        """Whoever acts next says this number."""
        if self.turn == CHANCE:
            self.fall(number)
        else:
            self.act(number)

    def copy(self) -> Steps:
        """The same game, to be gone on with in another way."""
        other = object.__new__(Steps)
        other.__dict__ = self.__dict__ | {"match": self.match.copy()}
        if self._choice:
            other._choice = self._choice.copy()
        return other

    def __deepcopy__(self, memo: Any) -> Steps:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        how = self.spelling.seats, self.spelling.options, self.spelling.language
        drawn = [self.spelling.chances[thing] for thing in self._drawn]
        taken = list(self._choice.taken) if self._choice else []
        begun = [*([] if self.quickest is None else [self.quickest - 1]), *drawn, *taken]
        return _again, (self.match.game.key, *how, tuple(self.match.lines), begun)


def _again(
    key: str, seats: int, options: Any, language: str, lines: tuple[Line, ...], begun: list[int]
) -> Steps:
    """The same game, from what was said."""
    steps = Steps(games.find(key), spelling_for(key, seats, options, language))
    for actor, move in lines:
        steps.match.play(actor, move)
    steps._wait()
    for number in begun:
        steps.say(number)
    return steps
