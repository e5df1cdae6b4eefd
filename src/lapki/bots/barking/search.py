"""Thinking ahead: each move worth a thought is tried in many worlds, to the end of the round.

Moves race: all of them meet the same worlds with the same luck, and one that is clearly worse than
the best so far drops out, so that what time is left goes to those that are hard to tell apart.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from lapki.bots.barking import kernel, quick, trials
from lapki.bots.barking.belief import NUMBER, believe, doubt
from lapki.bots.barking.dealing import imagine
from lapki.bots.barking.kernel import Table
from lapki.bots.contract import Budget, Line, Sight, Weighed
from lapki.games.barking.box import CARDS, RANKS, WONDER, in_hand, sort_dogs
from lapki.games.barking.state import (
    ROUNDS,
    BarkingMove,
    Card,
    Discard,
    Pass,
    Play,
    PlayCat,
    Swap,
    Token,
)

_NAMES = tuple(CARDS)
_BATCH = 4
"""So many worlds are tried before anybody looks at the clock."""
_ENOUGH = 16
"""Before a move has met so many worlds it doesn't drop out."""
_BEHIND = 2.5
"""A move drops out if it is worse than the best by so many times what chance may have done."""
_MOST = 48
"""More moves than that aren't raced: those that quick play likes best are."""


class Choice(NamedTuple):
    """A move, and how likely it wins as far as was seen (a glance tells what it gains)."""

    move: BarkingMove
    chance: float


class Values(NamedTuple):
    """What quick play believes, and what hands are worth when a round is over."""

    tastes: Table
    weights: Table
    spread: Table


@cache
def values() -> Values:
    text = (files("lapki.bots.barking") / "values.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    tastes = np.zeros((6, quick.BELIEFS))
    weights = np.zeros((6, 6, trials.FEATURES))
    spread = np.ones((6, 6))
    for row in data["taste"]:
        tastes[row["seats"]] = row["taste"]
    for row in data["rounds"]:
        weights[row["seats"], row["round"]] = row["weights"]
        spread[row["seats"], row["round"]] = row["spread"]
    return Values(tastes, weights, spread)


class Meter:
    """Counts playouts and time."""

    def __init__(self, budget: Budget, nodes: int) -> None:
        self.left = nodes if budget.nodes is None else min(nodes, budget.nodes)
        self.until = None if budget.seconds is None else monotonic() + 0.8 * budget.seconds

    def spend(self, nodes: int) -> None:
        self.left -= nodes

    def done(self) -> bool:
        return self.left <= 0 or (self.until is not None and monotonic() >= self.until)


def glance(sight: Sight, rng: Random) -> list[Choice]:
    """What quick play thinks of each move, the best first. It looks at no hand but its own."""
    trial = Trial(sight, _luck(rng))
    world, me, taste = trial.world(), trial.belief.me, trial.taste
    first = quick.quick(world, me, taste, trial.luck)
    if first >> kernel.WHAT not in (kernel.BARK, kernel.PASS):
        return [Choice(_read(int(first)), 0.0)]
    packs, gains = (best[:_MOST] for best in _packs(world, me, taste))
    choices = [Choice(_read(int(p)), float(g)) for p, g in zip(packs, gains, strict=True)]
    if not trials.for_nothing(world, me):
        choices.append(Choice(Pass(), float(taste[quick.STAY])))
    return sorted(choices, key=lambda choice: -choice.chance)


def think(sight: Sight, budget: Budget, playouts: int, rng: Random) -> list[Choice]:
    """The moves that were raced, the best first."""
    meter = Meter(budget, playouts)
    trial = Trial(sight, _luck(rng))
    race = Race(_moves(trial.world(), trial.belief.me, trial.taste))
    race.run(trial, meter)
    return [Choice(_read(int(race.moves[n])), float(race.mean[n])) for n in race.order()]


def weigh(sight: Sight, move: BarkingMove, playouts: int) -> Weighed:
    """What was played beside the best, in the same worlds; less than what chance may have done
    doesn't count."""
    luck = _luck(Random(1))
    best, played = think(sight, Budget(nodes=playouts), playouts, Random(1))[0].move, move
    trial = Trial(sight, luck)
    each = max(1, playouts // 4)
    seats = trial.look_on(_number(played), each).mean(axis=0)
    seats /= seats.sum()
    had = hope = float(seats[sight.seat - 1])
    if best != played:
        both = trial(np.array([_number(best), _number(played)]), each)
        behind = both[:, 0] - both[:, 1]
        if behind.mean() > _BEHIND * behind.std() / np.sqrt(each):
            hope = min(1.0, had + float(behind.mean()))
        else:
            best = played  # nobody can tell them apart
    return Weighed(Line(best, hope), had, tuple(map(float, seats)))


def _luck(rng: Random) -> Table:
    return np.array([rng.getrandbits(63) | 1], np.uint64)


class Trial:
    """Moves are tried in worlds that one seat believes in."""

    def __init__(self, sight: Sight, luck: Table) -> None:
        self.sight = sight
        self.luck = luck
        self.belief = believe(sight)
        self.learnt = values()
        self.taste = self.learnt.tastes[sight.seats]
        self.tastes = np.tile(self.taste, (kernel.MOST_SEATS, 1))

    def world(self) -> Table:
        """One of them."""
        known, world = self.belief, self.belief.table.copy()
        if not imagine(world, known.draws, known.shown, known.heaps, known.deck, self.luck):
            self.belief = doubt(self.sight)
            return self.world()
        return world

    def __call__(self, moves: Table, worlds: int) -> Table:
        """What each move comes to in each of so many worlds."""
        batch = np.zeros((worlds, len(moves)))
        while not trials.try_out(*self._known(moves, batch)):
            self.belief = doubt(self.sight)
        return batch

    def look_on(self, move: int, worlds: int) -> Table:
        """How likely each seat wins after this move, in each of so many worlds."""
        batch = np.zeros((worlds, self.sight.seats))
        while not trials.look_on(*self._known(move, batch)):
            self.belief = doubt(self.sight)
        return batch

    def _known(self, moves: Table | int, batch: Table) -> tuple[Any, ...]:
        known, learnt = self.belief, self.learnt
        return (
            known.table,
            known.me,
            moves,
            batch,
            known.draws,
            known.shown,
            known.heaps,
            known.deck,
            self.tastes,
            learnt.weights,
            learnt.spread,
            self.luck,
        )


class Race:
    """Moves and how they have done."""

    def __init__(self, moves: Table) -> None:
        self.moves = moves
        self.alive = np.arange(len(moves))
        self.mean = np.zeros(len(moves))
        self.met = np.zeros(len(moves))

    def run(self, trial: Trial, meter: Meter) -> None:
        """Until one is left, or the meter is; whoever is late, or alone, meets some worlds, too."""
        seen = np.zeros((0, len(self.moves)))
        worlds = max(1, min(_BATCH, meter.left // len(self.moves)))
        while not len(seen) or (self.doubtful(len(seen)) and not meter.done()):
            batch = trial(self.moves[self.alive], worlds)
            meter.spend(batch.size)
            seen = np.concatenate([seen[:, : len(self.alive)], batch])
            self.mean[self.alive] = seen.mean(axis=0)
            self.met[self.alive] = len(seen)
            behind = seen - seen[:, [self.mean[self.alive].argmax()]]
            worst = _BEHIND * behind.std(axis=0) / np.sqrt(len(seen))
            stays = behind.mean(axis=0) + worst >= 0
            if len(seen) >= _ENOUGH:
                self.alive, seen = self.alive[stays], seen[:, stays]

    def doubtful(self, worlds: int) -> bool:
        """After so many worlds: which is the best or, of a single one, how good it is."""
        return len(self.alive) > 1 or (len(self.moves) == 1 and worlds < _ENOUGH)

    def order(self) -> list[int]:
        """Those that met the most worlds first; among them by how they did."""
        return sorted(range(len(self.moves)), key=lambda n: (-self.met[n], -self.mean[n]))


def _moves(table: Table, me: int, taste: Table) -> Table:
    """What is worth a thought."""
    if table[kernel.PHASE] == kernel.THROW:
        return np.array([quick.throw(table, me)])  # which of ten makes no odds to tell
    if table[kernel.PHASE] == kernel.TOKENS:
        places = [n for n in range(table[kernel.ITEMS]) if not table[kernel.TOKEN + n]]
        return np.array([kernel.number(kernel.LAY, n) for n in (kernel.NOWHERE, *places)])
    packs = _thrifty(table, _packs(table, me, taste)[0], me)[:_MOST]
    hand = table[kernel.HANDS + me * kernel.CARDS :]
    others = []
    if hand[kernel.CAT] and table[kernel.ROUND] >= table[kernel.CATS_FROM]:
        others.append(kernel.number(kernel.PLAY_CAT))
    to_draw = table[kernel.BOTTOM] + table[kernel.DISCARD : kernel.DISCARD + kernel.CARDS].sum()
    if hand[kernel.WONDER] and to_draw:
        others.append(kernel.number(kernel.SWAP))
    if not trials.for_nothing(table, me) and not _in_vain(table, packs, me):
        others.append(kernel.number(kernel.PASS))
    return np.array([*packs, *others])


def _in_vain(table: Table, packs: Table, me: int) -> bool:
    """Would a pass keep cards that are good for nothing any more, though they could lead
    somewhere? Where nothing can be won or lost, all moves look alike."""
    rivals = [n for n in packs >> kernel.WHERE & 15 if kernel.leader(table, n) != me]
    return bool(table[kernel.ROUND] == ROUNDS and rivals)


def _thrifty(table: Table, packs: Table, me: int) -> Table:
    """Beside three other items that nobody barks at, no three dogs at an empty one and no two
    against somebody's: that wins no more often, and looks silly."""
    leads = np.array([kernel.leader(table, n) for n in range(table[kernel.ITEMS])])
    lead = leads[packs >> kernel.WHERE & 15]
    beside = (leads < 0).sum() - (lead < 0)
    dogs = sum(packs >> 3 * card & 7 for card in range(kernel.CARDS))
    lavish = (lead != me) & (beside >= 3) & (dogs > np.where(lead < 0, 2, 1))
    return np.array(packs[~lavish])


def _packs(table: Table, me: int, taste: Table) -> tuple[Table, Table]:
    """Packs, those that quick play likes best first, and what it thinks they gain."""
    packs, gains = np.zeros(400, np.int64), np.zeros(400)
    many = trials.candidates(table, me, taste, packs, gains)
    best = np.argsort(-gains[:many], kind="stable")
    return packs[best], gains[best]


def _read(number: int) -> BarkingMove:
    """A move as the rules know it; a wonder dog joins the best breed of its pack."""
    what, place = number >> kernel.WHAT, number >> kernel.WHERE & 15
    counts = [number >> 3 * card & 7 for card in range(kernel.CARDS)]
    if what == kernel.BARK:
        dogs = [card for card in RANKS for _ in range(counts[NUMBER[card]])]
        wonders = [WONDER + dogs[0]] * counts[kernel.WONDER]
        return Play(place + 1, sort_dogs(dogs + wonders))
    if what == kernel.DISCARDS:
        return Discard(tuple(c for c, n in zip(_NAMES, counts, strict=True) for _ in range(n)))
    if what == kernel.LAY:
        return Token(None if place == kernel.NOWHERE else place + 1)
    return (Pass(), Pass(), PlayCat(), Swap())[what]


def _number(move: BarkingMove) -> int:
    """The same, as the kernel knows it."""
    match move:
        case Play(place, dogs):
            return kernel.number(kernel.BARK, place - 1) + _counted(map(in_hand, dogs))
        case Discard(cards):
            return kernel.number(kernel.DISCARDS) + _counted(cards)
        case Token(at):
            return kernel.number(kernel.LAY, kernel.NOWHERE if at is None else at - 1)
        case PlayCat():
            return kernel.number(kernel.PLAY_CAT)
        case Swap():
            return kernel.number(kernel.SWAP)
        case _:
            return kernel.number(kernel.PASS)


def _counted(cards: Iterable[Card]) -> int:
    return sum(1 << 3 * NUMBER[card] for card in cards)
