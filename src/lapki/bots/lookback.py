"""A game that is over, looked back at: which decisions were good, and which moments decided it.

Every decision is weighed by what its seat could know then (`Bot.weigh`). How much must be lost for
a verdict, and what makes a moment, stands here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Literal, NamedTuple

import msgspec

from lapki.games.contract import CHANCE, Decide, Over, Seat
from lapki.match.match import Ending, Match

VERSION = 2
"""Changes when a game would be looked back at differently, by other bots, too: what was kept is
worked out anew."""

Verdict = Literal["kept", "inaccurate", "mistake"]
Why = Literal["mistake", "luck", "shown", "turn"]
"""Somebody could have done better; chance; what all had chosen came to light; or just this move."""


class Bounds(NamedTuple):
    """So much of a chance must be lost."""

    inaccurate: float
    mistake: float


BOUNDS = {"win": Bounds(0.07, 0.15), "deed": Bounds(0.15, 0.35)}
"""By what a bot's chances are about (`Bot.hopes`). A deed is one of many: more of it
may be lost."""
MOMENTS = 3
APART = 3
"""Two moments are so many decisions apart: a swing is told once."""
LEAST = 0.04
"""What changes less decides nothing."""


class Weight(msgspec.Struct, frozen=True):
    """What a worker says of a decision: moves as text, events as they are sent."""

    best: str
    hope: float
    had: float
    chances: tuple[float, ...]
    risk: float | None = None
    better: list[Any] = []
    """What the best move would have brought about, as its own seat would have seen it."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision, and how things stood after it."""

    ply: int
    """Its line of the log, from 1."""
    seat: Seat
    chances: tuple[float, ...]
    """How likely each seat was to win, by what the one who decided could know."""
    verdict: Verdict
    hope: float
    """What the best move was worth, and …"""
    had: float
    """… the one that was made."""
    best: str | None = None
    """The better move, where there was one worth a word."""
    better: list[Any] = []
    """What would have come of it: events."""
    risk: float | None = None


class TurningPoint(msgspec.Struct, frozen=True):
    """Where the game was decided."""

    ply: int
    """The line that leads there."""
    why: Why
    by: Seat
    """Who moved."""
    seat: Seat
    """Whose chances changed most."""
    before: float
    after: float


class LookBack(msgspec.Struct, frozen=True):
    """All that was found."""

    version: int
    hopes: Literal["win", "deed"]
    start: tuple[float, ...]
    """Everybody's chances before the first decision."""
    decisions: list[Decision]
    end: tuple[float, ...]
    """A whole for who won; who shared it has a part."""
    moments: list[TurningPoint]


class Asked(NamedTuple):
    """A decision of a game: what stands at its line, and whose it is."""

    nth: int
    """How many lines that count stand before it."""
    ply: int
    """Its line in the log, counting all of them."""
    seat: Seat
    move: str


def decisions(match: Match, stands: Sequence[int]) -> Iterator[Asked]:
    """All decisions that stand. `stands`: on which line of the log each move is."""
    for nth, (actor, move) in enumerate(match.lines):
        if actor != CHANCE:
            yield Asked(nth, stands[nth], actor, match.game.write(move))


def verdict(hopes: Literal["win", "deed"], hope: float, had: float) -> Verdict:
    """How good a decision was that was worth so much, where so much could be hoped for."""
    bounds, lost = BOUNDS[hopes], hope - had
    if lost >= bounds.mistake:
        return "mistake"
    return "inaccurate" if lost >= bounds.inaccurate else "kept"


def judged(asked: Asked, weight: Weight, hopes: Literal["win", "deed"]) -> Decision:
    """A decision with its verdict; rounded, for nobody knows more than that."""
    said = verdict(hopes, weight.hope, weight.had)
    kept = said == "kept"
    return Decision(
        ply=asked.ply,
        seat=asked.seat,
        chances=tuple(round(chance, 3) for chance in weight.chances),
        verdict=said,
        hope=round(weight.hope, 3),
        had=round(weight.had, 3),
        best=None if kept else weight.best,
        better=[] if kept else weight.better,
        risk=None if weight.risk is None else round(weight.risk, 3),
    )


def looked_back(
    match: Match, stands: Sequence[int], found: list[Decision], hopes: Literal["win", "deed"]
) -> LookBack:
    """All decisions of a finished game that could be weighed, in their order, and what they say."""
    over = match.due
    assert isinstance(over, Over)
    share = 1 / len(over.winners) if over.winners else 0.0
    seats = range(1, match.seats + 1)
    end = tuple(round(share, 3) if seat in over.winners else 0.0 for seat in seats)
    start = tuple(round(1 / match.seats, 3) for _ in seats)
    moments = _moments(match, stands, found, start, end, hopes)
    return LookBack(VERSION, hopes, start, found, end, moments)


# --- moments ------------------------------------------------------------------------------------


class _Swing(NamedTuple):
    nth: int
    size: float
    moment: TurningPoint


def _moments(
    match: Match,
    stands: Sequence[int],
    found: list[Decision],
    start: tuple[float, ...],
    end: tuple[float, ...],
    hopes: Literal["win", "deed"],
) -> list[TurningPoint]:
    """The largest swings, in the order in which they came."""
    places = {ply: nth for nth, ply in enumerate(stands)}
    swings = []
    if found:
        swings.append(_at_decision(0, start, found[0], hopes))
    for nth, (before, after) in enumerate(pairwise(found), 1):
        between = _between(match, stands, places[before.ply], places[after.ply])
        swings.append(_swing(nth, before, after, between, hopes))
    if found and match.ending == Ending("rules"):  # who gives up has lost already
        swings.append(_last(len(found), match, stands, found[-1], end))
    chosen: list[_Swing] = []
    for swing in sorted(swings, key=lambda swing: -swing.size):
        if swing.size < LEAST or len(chosen) == MOMENTS:
            break
        if all(abs(swing.nth - other.nth) >= APART for other in chosen):
            chosen.append(swing)
    return [swing.moment for swing in sorted(chosen)]


def _between(match: Match, stands: Sequence[int], first: int, last: int) -> tuple[Why, int] | None:
    """What came between two decisions and may have changed everything: which line brought it?"""
    due = match.game.due(match.states[first])
    if isinstance(due, Decide) and due.kind == "sealed":
        return ("shown", stands[first]) if len(due.seats) == 1 else None
    for line in range(first + 1, last):
        if match.lines[line].actor == CHANCE:
            return "luck", stands[line]
    return None


def _swing(
    nth: int,
    before: Decision,
    after: Decision,
    between: tuple[Why, int] | None,
    hopes: Literal["win", "deed"],
) -> _Swing:
    """How chances changed from one decision to the next: by what came between, or by this one."""
    swing = _at_decision(nth, before.chances, after, hopes)
    if between is None:
        return swing
    lost = after.hope - after.had if hopes == "win" else 0.0
    if lost * 2 >= swing.size:
        return swing
    why, ply = between
    by = before.seat if why == "shown" else after.seat
    return swing._replace(moment=msgspec.structs.replace(swing.moment, ply=ply, why=why, by=by))


def _at_decision(
    nth: int, before: tuple[float, ...], after: Decision, hopes: Literal["win", "deed"]
) -> _Swing:
    seat, was, now = _most(before, after.chances, after.seat)
    lost = after.hope - after.had if hopes == "win" else 0.0
    erred = after.verdict != "kept" and lost * 2 >= abs(now - was)
    if erred:
        seat, was, now = after.seat, after.hope, after.had
    why: Why = "mistake" if erred else "turn"
    moment = TurningPoint(after.ply, why, after.seat, seat, round(was, 3), round(now, 3))
    return _Swing(nth, abs(now - was), moment)


def _last(
    nth: int, match: Match, stands: Sequence[int], before: Decision, end: tuple[float, ...]
) -> _Swing:
    """From the last decision to the end: by chance, or by what came to light."""
    seat, was, now = _most(before.chances, end, before.seat)
    places = {ply: at for at, ply in enumerate(stands)}
    between = _between(match, stands, places[before.ply], match.plies)
    why, ply = between or ("turn", before.ply)
    return _Swing(nth, abs(now - was), TurningPoint(ply, why, before.seat, seat, was, now))


def _most(before: Sequence[float], after: Sequence[float], by: Seat) -> tuple[Seat, float, float]:
    """Whose chances changed most, from what to what; of several, who moved."""

    def changed(seat: Seat) -> tuple[float, bool]:
        return round(abs(after[seat - 1] - before[seat - 1]), 3), seat == by

    seat = max(range(1, len(after) + 1), key=changed)
    return seat, before[seat - 1], after[seat - 1]
