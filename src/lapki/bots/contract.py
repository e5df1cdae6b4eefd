"""What a bot is: it is shown what its seat may see, and answers with a legal move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from random import Random
from typing import Any, ClassVar, Literal

import msgspec

from lapki.games.contract import Event, Move, Seat, seen
from lapki.match.match import Match

LEVELS = range(1, 10)
"""Eight steps of about the same height, from one that a child can beat; 9 is for a bot that is far
beyond the eighth when it may do all it can. A bot may know only some of them."""


class Sight(msgspec.Struct, frozen=True):
    """All that a seat knows when it is asked, and nothing that it may not know."""

    seat: Seat
    seats: int
    options: Any
    view: Any
    """The game's view for this seat."""
    legal: Callable[[], Iterable[Any]]
    """Its legal moves, made when asked for: some games have thousands."""
    past: Callable[[], tuple[Event, ...]] = tuple
    """Everything that happened so far, as this seat may know it."""
    language: str = "en"
    """The table's language: what is said aloud is said in it."""
    stock: Callable[[], Mapping[str, bytes]] = dict
    """The files of the house from which its tables choose (`Game.stock`), by their paths."""
    whole: Callable[[], Any] = lambda: None
    """The state itself, where nothing of it is hidden from anybody (a view needn't print all that
    the rules remember); None where something is."""


def sight(
    match: Match,
    seat: Seat,
    *,
    language: str = "en",
    stock: Callable[[], Mapping[str, bytes]] = dict,
) -> Sight:
    """What a seat knows of a match at this moment."""
    state = match.state
    return Sight(
        seat,
        match.seats,
        match.options,
        match.game.view(state, seat),
        legal=lambda: match.game.legal(state, seat),
        past=lambda: seen(chain.from_iterable(match.told), seat),
        language=language,
        stock=stock,
        whole=lambda: state if _open(match) else None,
    )


def _open(match: Match) -> bool:
    """Does even a spectator see everything?"""
    game, state = match.game, match.state
    return bool(game.view(state, None) == game.printed(state))


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: until either limit is reached."""

    seconds: float | None = None
    nodes: int | None = None
    cores: int = 1
    """With how many at a time. Only the clock can tell: whoever counts nodes uses one."""


class Line(msgspec.Struct, frozen=True):
    """One of the best moves that a bot sees, and what it hopes for."""

    move: Move
    chance: float
    """How likely the seat wins by it: 0 to 1."""
    then: tuple[Move, ...] = ()
    """How the bot expects it to go on, whoever moves."""


class Weighed(msgspec.Struct, frozen=True):
    """A decision, looked back at by what its seat could know then."""

    best: Line
    played: float
    """What was played was worth so much; what could have been played, `best.chance`."""
    chances: tuple[float, ...]
    """How likely each seat was to win after it."""
    risk: float | None = None
    """The chance that was taken of losing something at once, where a game has such a thing."""


Help = Literal["nudge", "candidates", "move"]
"""How much somebody wants to be told."""


class Hint(msgspec.Struct, frozen=True):
    """What a bot's best lines tell somebody who asked for so much help; moves as text."""

    help: Help
    chance: float
    """What the bot hopes for by its best move: 0 to 1."""
    good: int
    """So many moves are about as good."""
    moves: tuple[str, ...] = ()
    """Candidates, in no order that would tell; or the move itself."""
    then: tuple[str, ...] = ()
    """How the bot expects it to go on."""


_GOOD, _CANDIDATES = 0.03, 3
"""A move that is worse by less is about as good; so many are named as candidates."""


def hint(lines: Sequence[Line], help: Help, write: Callable[[Any], str]) -> Hint | None:
    """A nudge says how many good moves there are, and not which."""
    if not lines:
        return None
    best = lines[0]
    good = sum(line.chance >= best.chance - _GOOD for line in lines)
    if help == "nudge":
        return Hint(help, best.chance, good)
    if help == "candidates":
        some = sorted(write(line.move) for line in lines[:_CANDIDATES])
        return Hint(help, best.chance, good, tuple(some))
    return Hint(help, best.chance, good, (write(best.move),), tuple(map(write, best.then)))


class Bot(ABC):
    """A player that isn't a person."""

    levels: ClassVar[tuple[int, ...]]
    """Which of `LEVELS` it can play at."""
    draw_after: ClassVar[int] = 10_000
    """Turns after which bots among themselves call a game a draw, if its rules let it go on."""
    Advice: ClassVar[Any] = None
    """The type of what `advise` answers, if it answers anything."""
    hopes: ClassVar[Literal["win", "deed"]] = "win"
    """What the chance of a line is about: to win, or that the deed itself comes off."""

    @abstractmethod
    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> Move:
        """A legal move. With the same sight, level, node budget and rng: the same move."""

    def advise(self, sight: Sight) -> Any | None:
        """What a screen may tell a person who is asked and wants to know; None if there is nothing.

        It is neither a rule nor anybody's move, and knows no more than the sight shows.
        """
        return None

    def lines(self, sight: Sight, budget: Budget) -> Sequence[Line]:
        """The best moves, the best first, in terms that a person can use; nothing if it can't say.

        They know no more than the sight shows.
        """
        return ()

    def weigh(self, sight: Sight, move: Any, budget: Budget) -> Weighed | None:
        """A move that somebody made on this sight, beside the best one; None if it can't say.

        With the same sight and node budget: the same answer. Without a budget it takes as long as
        a look back may: a decision of most games in some tenths of a second.
        """
        return None


class Chancer(Bot):
    """Any legal move is as good as any other: level 1 of every game that has no bot of its own."""

    levels = (1,)

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> Move:
        move: Move = rng.choice(list(sight.legal()))
        return move
