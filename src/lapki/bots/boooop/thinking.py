"""How the bot of Boooop chooses: looks one turn ahead, then two, three … while its budget lasts.

What was found about a position stays true for ever, so whoever thinks by the clock keeps its table
from move to move, and from game to game; another bot has another. Whoever counts nodes begins with
an empty one: the same question gets the same answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import exp
from random import Random
from threading import Thread
from time import CLOCK_MONOTONIC, clock_gettime_ns
from typing import Any, NamedTuple

from lapki.bots.boooop import LEVELS, Level, net
from lapki.bots.boooop.search import (
    ENDLESS,
    INFINITE,
    LIMIT,
    NODES,
    NOTHING,
    STOP_AT,
    STOPPED,
    SURE,
    THREATS,
    WIN,
    Memory,
    begin,
    beside,
    blank_memory,
    key_of,
    recall,
    search,
    settle,
)
from lapki.bots.boooop.threats import play, wins_now
from lapki.bots.contract import Budget, Line, Sight, Weighed
from lapki.games.boooop import kernel, positions
from lapki.games.boooop.kernel import HOME, OVER, Position
from lapki.games.boooop.state import BoooopMove

BITS = 20
"""A table of 16 MB."""
MOST_TURNS = 60
"""No search looks further ahead."""
WINDOW = 80
"""A score is expected to be so near to the one a turn before."""
BEST = 3
"""So many lines are told."""
TOO_MUCH = 3
"""What is worse than the best by so many times its softness no level plays."""
OF_THE_TIME = 0.95
"""So much of it is thought; the rest is for a machine that has other things to do just then."""
Kept = dict[int, Memory]
"""What a bot keeps, by network: each thinks differently of a position."""


class Found(NamedTuple):
    """A move, and what it is worth."""

    move: int
    score: int

    @property
    def chance(self) -> float:
        """Of winning, 0 to 1; both ends are proven."""
        if abs(self.score) > SURE:
            return float(self.score > 0)
        return 1 / (1 + exp(-self.score / 100))

    @property
    def over_in(self) -> int | None:
        """After how many turns of both seats the game is over, if that is proven."""
        return WIN - abs(self.score) if abs(self.score) > SURE else None


def choose(
    sight: Sight, level: Level, budget: Budget, rng: Random, kept: Kept, learnt: Any = None
) -> BoooopMove:
    """What such a level plays, with the package's network or another. A win that lies before it is
    always taken."""
    position, moves = _asked(sight)
    rng.shuffle(moves)  # among equals, any
    best = next((move for move in moves if wins_now(position, move)), None)
    if best is None:
        if learnt is None:
            learnt = net.learnt(haunted=position.my_ghost >= HOME) if level.tireless else net.NONE
        by_clock = budget.seconds is not None and budget.nodes is None
        memory = _memory(learnt, kept if by_clock and level.tireless else {})
        cores = budget.cores if by_clock and level.tireless else 1
        with _company(position, budget, memory, cores - 1):
            best = _drawn(think(position, moves, level, budget, memory), level.softness, rng)
    return kernel.to_move(best)


def lines(sight: Sight, budget: Budget) -> list[Line]:
    """The best moves, each with how it would go on; a forced win is told to its end."""
    position, moves = _asked(sight)
    told = []
    spent = Budget(budget.seconds and budget.seconds / BEST, budget.nodes and budget.nodes // BEST)
    memory = blank_memory(BITS, net.learnt(haunted=position.my_ghost >= HOME))
    for _ in range(min(BEST, len(moves))):
        found = think(position, moves, LEVELS[max(LEVELS)], spent, memory)[0]
        moves.remove(found.move)
        then = tuple(map(kernel.to_move, _line(play(position, found.move), memory)))
        told.append(Line(kernel.to_move(found.move), found.chance, then))
    return sorted(told, key=lambda line: -line.chance)


def weigh(sight: Sight, move: BoooopMove, budget: Budget) -> Weighed:
    """What was played, looked at as far ahead as the best."""
    position, moves = _asked(sight)
    memory = blank_memory(BITS, net.learnt(haunted=position.my_ghost >= HOME))
    begin(memory)
    found, turns = _deepest(position, moves, LEVELS[max(LEVELS)], budget, memory)
    best = played = found[0]
    if best.move != kernel.from_move(move):
        as_far = LEVELS[max(LEVELS)]._replace(turns=turns)
        played = think(position, [kernel.from_move(move)], as_far, budget, memory)[0]
    had = min(played.chance, best.chance)
    chances = (had, 1 - had) if sight.seat == 1 else (1 - had, had)
    return Weighed(Line(kernel.to_move(best.move), best.chance), had, chances)


def _asked(sight: Sight) -> tuple[Position, list[int]]:
    state = positions.load(sight.view, haunted=sight.options.ghosts == "on")
    return kernel.from_state(state), [kernel.from_move(move) for move in sight.legal()]


def _drawn(found: list[Found], softness: int, rng: Random) -> int:
    """The best, or, the softer the more likely, one that is only nearly as good."""
    if not softness:
        return found[0].move
    worse = [(found[0].score - each.score) / softness for each in found]
    odds = [exp(-much) if much < TOO_MUCH else 0 for much in worse]
    return rng.choices([each.move for each in found], odds)[0]


def _line(position: Position, memory: Memory) -> Iterator[int]:
    """How the table says that it goes on."""
    seen = set()
    while position.phase != OVER and (key := int(key_of(position))) not in seen:
        seen.add(key)
        found = int(recall(memory.table[key & (len(memory.table) - 1)], key))
        moves = legal_moves(position)
        move = next((each for each in moves if wins_now(position, each)), found & 1023)
        if move not in moves or (found == NOTHING and not wins_now(position, move)):
            return
        yield move
        position = play(position, move)


def legal_moves(position: Position) -> list[int]:
    return [
        64 * kind + square
        for kind in range(kernel.KINDS)
        for square in range(64)
        if int(kernel.targets(position, kind)) >> square & 1
    ]


# --- thinking -----------------------------------------------------------------------------------


def think(
    position: Position,
    moves: list[int],
    level: Level,
    budget: Budget,
    memory: Memory | None = None,
) -> list[Found]:
    """What these moves are worth, the best first.

    A soft level has to know of all of them how good they are; for another it is enough that the
    rest are no better.
    """
    memory = memory or blank_memory(BITS)
    begin(memory)
    return _deepest(position, moves, level, budget, memory)[0]


@contextmanager
def _company(position: Position, budget: Budget, memory: Memory, many: int) -> Iterator[None]:
    """Meanwhile so many others think about the same, each on a core of its own. They tell nobody
    but the table what they find; every second one looks a turn further, so that they don't all do
    the same."""
    others = [beside(memory) for _ in range(many)]
    threads = []
    for number, other in enumerate(others):
        begin(other)
        other.notes[STOP_AT] = _at(budget)
        threads.append(Thread(target=_wander, args=(position, 1 + number % 2, other), daemon=True))
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for other in others:
            other.notes[STOPPED] = 1
        for thread in threads:
            thread.join()


def _wander(position: Position, first: int, memory: Memory) -> None:
    """Deeper and deeper, until somebody says stop."""
    for turns in range(first, MOST_TURNS):
        search(position, turns, 0, 0, -INFINITE, INFINITE, THREATS, memory)
        if memory.notes[STOPPED]:
            return


def _at(budget: Budget) -> int:
    """When to stop, by the clock that a search looks at; 0: never."""
    if budget.seconds is None:
        return 0
    # Not `monotonic_ns`: on a Mac that one stands still while the machine sleeps, and this doesn't.
    return clock_gettime_ns(CLOCK_MONOTONIC) + int(1e9 * OF_THE_TIME * budget.seconds)


def _deepest(
    position: Position,
    moves: list[int],
    level: Level,
    budget: Budget,
    memory: Memory,
) -> tuple[list[Found], int]:
    """The same with a memory that has begun, and how many turns ahead the best was looked at."""
    nodes = level.nodes
    if budget.seconds is not None or budget.nodes is not None:
        given = ENDLESS if budget.nodes is None else budget.nodes
        nodes = given if level.tireless else min(nodes, given)
    stop_at = _at(budget)
    found = [Found(move, int(settle(play(position, move), memory.worth))) for move in moves]
    found.sort(key=lambda each: -each.score)
    far = 0
    for turns in range(1, level.turns + 1):
        if turns > 1:
            memory.notes[LIMIT], memory.notes[STOP_AT] = nodes, stop_at
        better = _deepen(position, found, turns, memory, all_of_them=level.softness > 0)
        stopped = bool(memory.notes[STOPPED])
        if better:
            found, far = better, turns
        over_in = found[0].over_in
        if stopped or memory.notes[NODES] >= nodes or (over_in and over_in <= turns):
            break
    return found, max(1, far)


def _memory(learnt: Any, kept: Kept) -> Memory:
    if id(learnt) not in kept:
        kept[id(learnt)] = blank_memory(BITS, learnt)
    return kept[id(learnt)]


def _deepen(
    position: Position, found: list[Found], turns: int, memory: Memory, all_of_them: bool
) -> list[Found]:
    """The same moves, looked at so many turns deep; those that weren't reached stay behind."""
    best = found[0].score
    if all_of_them or turns < 3 or abs(best) > SURE:
        return _look(position, found, turns, -INFINITE, INFINITE, memory, all_of_them)
    width = WINDOW
    low, high = best - width, best + width
    while True:
        better = _look(position, found, turns, low, high, memory, False)
        if memory.notes[STOPPED] or not better or low < better[0].score < high:
            return better
        width *= 4
        if better[0].score <= low:
            low = best - width if width < 1000 else -INFINITE
        else:
            high = best + width if width < 1000 else INFINITE


def _look(
    position: Position,
    found: list[Found],
    turns: int,
    low: int,
    high: int,
    memory: Memory,
    all_of_them: bool,
) -> list[Found]:
    """Each move in turn: those that are better than all before it come to the front."""
    front: list[Found] = []
    behind: list[Found] = []
    for tried, (move, _) in enumerate(found):
        after = play(position, move)
        if tried and not all_of_them:
            score = _score(position, after, turns, low, low + 1, memory)
            if score > low and not memory.notes[STOPPED]:
                score = _score(position, after, turns, low, high, memory)
        else:
            score = _score(position, after, turns, low, high, memory)
        if memory.notes[STOPPED]:
            return front + behind + found[tried:] if front else []
        if all_of_them:
            behind.append(Found(move, score))
        elif score > low or not front:
            front.insert(0, Found(move, score))
            low = max(low, score)
        else:
            behind.append(Found(move, score))
        if low >= high:
            return front + behind + found[tried + 1 :]
    if all_of_them:
        return sorted(behind, key=lambda each: -each.score)
    return front + behind


def _score(
    position: Position, after: Position, turns: int, low: int, high: int, memory: Memory
) -> int:
    if after.phase == OVER:
        return WIN - 1
    if after.seat == position.seat:
        return int(search(after, turns, 1, 0, low, high, THREATS, memory))
    return -int(search(after, turns - 1, 1, 1, -high, -low, THREATS, memory))
