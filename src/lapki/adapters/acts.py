"""Moves as acts out of a fixed table, for programs that know nothing but numbers.

A table has every act of a game; the same number is always the same act. A small move is one act
(`k c3`). A large one (dogs of several breeds at an item, a roll of six dice) is spelled: one act
after another, in the order of its notation, so that there is exactly one way to say it. Where a
move could end and could also go on, `done` ends it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from lapki import games
from lapki.games.chance import Thing
from lapki.games.contract import Move, Seat

DONE = "done"
MANY = 8
"""How often an act may be taken in one move, at most, as an observation counts it."""

_REMEMBERED = 1 << 16
"""Of so many moves the spelling is remembered: most come again in every game."""

Numbers = Sequence[float]
Spelled = tuple[int | range, ...]
"""The acts of a move; a range where any of several will do (what somebody says freely)."""


class Spelling(ABC):
    """How the moves, chances and views of one game, at one table, become numbers."""

    stepwise: ClassVar[bool] = True
    """Are there moves of more than one act?"""
    free: range = range(0)
    """The acts that say what is said freely."""

    language = "en"
    """What is spoken at the table."""

    def __init__(
        self, acts: Iterable[str], things: Iterable[Thing], seats: int, options: Any
    ) -> None:
        self.acts = tuple(acts)
        """What each act is, by its number."""
        self.things = tuple(things)
        """What chance may bring, by its number."""
        self.seats = seats
        self.options = options
        self.ids = {act: number for number, act in enumerate(self.acts)}
        self.chances = {thing: number for number, thing in enumerate(self.things)}
        self.spell = lru_cache(_REMEMBERED)(self._spell)
        """The numbers of a move's acts."""
        assert len(self.ids) == len(self.acts), "an act stands in the table twice"

    @abstractmethod
    def words(self, move: Any) -> tuple[str, ...]:
        """The acts of a move, in order."""

    @abstractmethod
    def observe(self, view: Any, seat: Seat) -> Numbers:
        """A view as numbers from 0 to 1, always as many; one's own seat comes first."""

    def outcome(self, move: Any) -> tuple[Thing, ...]:
        """What chance brought, when it said this."""
        raise NotImplementedError

    def fill(self, move: Any, act: int) -> Move:
        """A move with the free text that this act says."""
        raise NotImplementedError

    def _spell(self, move: Move) -> Spelled:
        return tuple([self.ids[word] for word in self.words(move)])

    def around(self, seat: Seat) -> list[Seat]:
        """All seats in the order of turns, this one first."""
        return [1 + (seat - 1 + nth) % self.seats for nth in range(self.seats)]


def spelling_for(key: str, seats: int, options: Any, language: str = "en") -> Spelling:
    """The spelling of that game; of one that a package brings along, by its module `acts`."""
    module = games.part(key, "lapki.adapters.games", "acts")
    if module is None:
        raise LookupError(
            f"{key} has no table of acts: a module `acts` in its package would be it."
        )
    spelled: Spelling = module.spelling(seats, options, language)
    return spelled


class Way(NamedTuple):
    """A legal move and its acts."""

    spelled: Spelled
    move: Move


class Choice:
    """A move that is being built: what has been taken, and which moves are still open."""

    def __init__(self, spelling: Spelling, moves: Iterable[Move]) -> None:
        self.spelling = spelling
        self.taken: tuple[int, ...] = ()
        spell = spelling.spell
        self._fan([Way(spell(move), move) for move in moves])

    def _fan(self, ways: list[Way]) -> None:
        """Sort what is open by the act that comes next."""
        depth = len(self.taken)
        fan: dict[int, list[Way]] = {}
        for way in ways:
            spelled = way.spelled
            act = spelled[depth] if len(spelled) > depth else self.spelling.ids[DONE]
            if isinstance(act, int):
                fan.setdefault(act, []).append(way)
            else:
                fan |= {one: [way] for one in act}
        self.ways = fan

    def open(self) -> list[int]:
        """The acts that lead on from here, rising."""
        return sorted(self.ways)

    def take(self, act: int) -> Move | None:
        """Take an act; answers the move, if that was all of it."""
        left = self.ways.get(act)
        if left is None:
            raise ValueError(f"{self._said(act)} isn't open now; open: {self._known()}")
        depth = len(self.taken)
        self.taken += (act,)
        spelled, move = left[0]
        if len(left) > 1 or len(spelled) > depth + 1:
            self._fan(left)
            return None
        free = len(spelled) > depth and not isinstance(spelled[depth], int)
        return self.spelling.fill(move, act) if free else move

    def path(self, move: Move) -> list[int]:
        """The acts that say this move: the one way to say it."""
        copy = self.copy()
        acts = [act for act in self.spelling.spell(move)[len(self.taken) :] if isinstance(act, int)]
        made = [copy.take(act) for act in acts]
        if not made or made[-1] is None:
            acts.append(self.spelling.ids[DONE])
        return acts

    def copy(self) -> Choice:
        """The same choice, to be gone on with in another way."""
        other = object.__new__(Choice)
        other.spelling, other.ways, other.taken = self.spelling, self.ways, self.taken
        return other

    def _said(self, act: int) -> str:
        known = range(len(self.spelling.acts))
        return f"act {act} ({self.spelling.acts[act]})" if act in known else f"act {act}"

    def _known(self) -> str:
        acts = self.open()
        some = ", ".join(f"{act} ({self.spelling.acts[act]})" for act in acts[:5])
        return f"{some} …" if len(acts) > 5 else some


# --- numbers ------------------------------------------------------------------------------------


def flags(chosen: Iterable[int], size: int) -> list[float]:
    """A row of so many noughts, with ones at these places."""
    row = [0.0] * size
    for place in chosen:
        row[place] = 1.0
    return row


def share(many: float | None, most: float) -> float:
    """How much of the most there can be, from 0 to 1."""
    return min(1.0, max(0.0, (many or 0) / most))
