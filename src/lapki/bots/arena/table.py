"""One game of an arena: it depends on its setting and its number, and on nothing else."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from random import Random
from time import perf_counter

import msgspec

from lapki.bots.arena.entrants import Entrant, find
from lapki.bots.contract import Budget, sight
from lapki.games.contract import Chance, Decide, Move, Over, Seat
from lapki.match import fate, record


class Setting(msgspec.Struct, frozen=True):
    """What all games of an arena have in common."""

    game: str
    seats: int = 2
    options: dict[str, str] = {}
    budget: Budget = Budget()
    """For whoever has none of its own; without one a level's own counts."""
    seed: int = 1
    opening: int = 0
    """So many decisions are taken at random first, the same for all seats of the guest."""
    turns: int = 10_000
    """A game that isn't over then is a draw."""
    patience: float = 60.0
    """Seconds after which a bot that hasn't moved has lost."""


class Task(msgspec.Struct, frozen=True):
    """One game to be played: a guest at one seat, its host at all others."""

    guest: str
    host: str
    number: int
    """Games of the same number have the same chance."""
    seat: Seat
    """Of the guest."""


class Thinking(msgspec.Struct):
    """How long somebody thought."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    late: int = 0
    """Moves for which the budget of seconds was exceeded by more than a tenth."""


class Fault(msgspec.Struct, frozen=True):
    """What a bot did that no bot may do."""

    name: str
    seat: Seat
    what: str


class Played(msgspec.Struct, frozen=True):
    """What came of a task."""

    task: Task
    share: float
    """The guest's share of the win: 1, 0, or a part where several have won or nobody has."""
    drawn: bool
    turns: int
    thinking: dict[str, Thinking]
    fault: Fault | None = None
    course: str = ""
    """A digest of all that was played: games of the same course are one game."""


def play(setting: Setting, task: Task) -> tuple[Played, str]:
    """Play one game; answers what came of it, and its record."""
    return _Table(setting, task).play()


class _Misplayed(Exception):
    """Somebody is at fault."""

    def __init__(self, seat: Seat, what: str) -> None:
        super().__init__(what)
        self.seat = seat
        self.what = " ".join(what.split())[:LONGEST]  # it becomes a line of the record


class _TooLong(BaseException):
    """Rings while a bot thinks, again and again. A bot that catches exceptions doesn't catch this
    one; who catches even these, and goes on, can't be stopped from here."""


LONGEST = 300
"""Letters of what is told of a fault."""
RINGS = 0.5
"""Seconds between one ring and the next, for whoever didn't hear the first."""
_awake: set[str] = set()
"""Who has thought in this process before; the first time brings compilers along."""


class _Table:
    def __init__(self, setting: Setting, task: Task) -> None:
        self.setting = setting
        self.task = task
        self.match = record.begin(setting.game, setting.seats, setting.options)
        seats = range(1, setting.seats + 1)
        guest, host = find(task.guest, setting.game), find(task.host, setting.game)
        self.entrants = {seat: guest if seat == task.seat else host for seat in seats}
        self.bots = {seat: entrant.make() for seat, entrant in self.entrants.items()}
        # Chance and minds go by the seat and not by who sits there, so that a pair of games in
        # which equals change seats is the same game twice.
        self.minds = {seat: self._rng(f"seat {seat}") for seat in seats}
        self.opening, self.order = self._rng("opening"), self._rng("order")
        seed = sha256(f"lapki arena {setting.seed} {task.number}".encode()).hexdigest()
        self.fate = fate.Fate(seed, tuple(f"seat{seat}" for seat in seats))
        self.draws = self.decisions = self.turns = 0
        self.last: Seat | None = None
        self.thinking = {task.guest: Thinking(), task.host: Thinking()}

    def _rng(self, whose: str) -> Random:
        return Random(f"{self.setting.seed} {self.task.number} {whose}")

    def play(self) -> tuple[Played, str]:
        fault = None
        try:
            with _alarms():
                while not self.match.over and self.turns <= self.setting.turns:
                    self._step()
        except _Misplayed as misplayed:
            fault = Fault(self.entrants[misplayed.seat].name, misplayed.seat, misplayed.what)
            share = 0.0 if misplayed.seat == self.task.seat else 1.0  # at all others sits the host
        else:
            share = self._share()
        due = self.match.due
        drawn = fault is None and not (isinstance(due, Over) and due.winners)
        turns = min(self.turns, self.setting.turns)
        played = Played(self.task, share, drawn, turns, self.thinking, fault, self._course())
        return played, self._record(fault)

    def _share(self) -> float:
        due = self.match.due
        if not isinstance(due, Over) or not due.winners:
            return 1 / self.setting.seats
        return (self.task.seat in due.winners) / len(due.winners)

    def _step(self) -> None:
        due = self.match.due
        if isinstance(due, Chance):
            self.match.chance(self.fate.pick(f"draw {self.draws}"))
            self.draws += 1
        elif isinstance(due, Decide):
            seat = self.order.choice(due.seats)
            if due.kind == "turn" and self._opens(seat):
                self.turns += 1
                if self.turns > self.setting.turns:
                    return
            self.last = seat
            if self.decisions < self.setting.opening:
                self.match.play(seat, self.opening.choice(list(sight(self.match, seat).legal())))
            else:
                self._ask(seat)
            self.decisions += 1

    def _opens(self, seat: Seat) -> bool:
        """Does this seat's turn begin here?"""
        if self.last != seat:
            return True
        said = next(line.move for line in reversed(self.match.lines) if line.actor == seat)
        return self.match.game.opens_turn(self.match.state, seat, said)

    def _ask(self, seat: Seat) -> None:
        move = self._choose(seat)
        if not isinstance(move, Move):
            raise _Misplayed(seat, f"answered {move!r}, which is no move")
        try:
            self.match.play(seat, move)
        except Exception as why:  # the move of another game may break more than a rule
            raise _Misplayed(
                seat, f"played {self._said(move)}, which isn't allowed ({why})"
            ) from why

    def _said(self, move: Move) -> str:
        """A move that may be any thing, in words."""
        try:
            return str(self.match.game.write(move))
        except Exception:  # noqa: BLE001 (it may be anything)
            return repr(move)

    def _choose(self, seat: Seat) -> object:
        who, bot, seen = self.entrants[seat], self.bots[seat], sight(self.match, seat)
        budget = who.budget or self.setting.budget
        patience = self.setting.patience + (budget.seconds or 0)
        if who.name not in _awake:
            self._within(
                patience, seat, lambda: who.make().choose(seen, who.level, budget, Random(0))
            )
            _awake.add(who.name)
        mind = self.minds[seat]
        begin = perf_counter()
        move = self._within(patience, seat, lambda: bot.choose(seen, who.level, budget, mind))
        self._clock(who, budget, perf_counter() - begin)
        return move

    def _within(self, patience: float, seat: Seat, think: Callable[[], object]) -> object:
        """What a bot answers; raises if it doesn't."""
        signal.setitimer(signal.ITIMER_REAL, patience, RINGS)
        try:
            return think()
        except _TooLong:
            raise _Misplayed(seat, f"thought longer than {patience:g} s") from None
        except (Exception, SystemExit) as why:
            said = f"{type(why).__name__}: {why}".splitlines()[0]
            raise _Misplayed(seat, f"raised {said}") from why
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _clock(self, who: Entrant, budget: Budget, took: float) -> None:
        thought = self.thinking[who.name]
        thought.moves += 1
        thought.seconds += took
        thought.longest = max(thought.longest, took)
        thought.late += budget.seconds is not None and took > 1.1 * budget.seconds

    def _course(self) -> str:
        lines = "\n".join(f"{line.actor} {line.move!r}" for line in self.match.lines)
        return sha256(lines.encode()).hexdigest()[:16]

    def _record(self, fault: Fault | None) -> str:
        """As `lapki verify` reads it. Who sat where stands there as names."""
        names = (f"name {seat} {who.name}" for seat, who in self.entrants.items())
        text = record.write(self.match, (*names, *fate.write(self.fate)))
        return f"{text}# {fault.what}\n! resign {fault.seat}\n" if fault else text


@contextmanager
def _alarms() -> Iterator[None]:
    """Let the clock interrupt whoever thinks."""

    def ring(*_: object) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGALRM, ring)
    try:
        yield
    finally:
        signal.signal(signal.SIGALRM, before)
