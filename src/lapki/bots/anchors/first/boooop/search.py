"""How the bot of Boooop thinks: it looks ahead, turn by turn, and weighs what it sees."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from lapki.bots.anchors.first.boooop import Thought
from lapki.bots.contract import Budget, Sight
from lapki.games.boooop import kernel, positions
from lapki.games.boooop.kernel import (
    BED,
    GHOST,
    GRADUATE,
    HOLD,
    KINDS,
    MOST_MOVES,
    OVER,
    SINGLE,
    STEP,
    THREE_UP,
    Position,
    any_three,
    count,
    first,
    play,
    scramble,
    targets,
)
from lapki.games.boooop.state import ACTIVE, BoooopMove
from lapki.games.compiling import compiled, inlined


def choose(sight: Sight, thought: Thought | None, budget: Budget, rng: Random) -> BoooopMove:
    """The best move that such a thought finds; without one, any, if none wins at once."""
    state = positions.load(sight.view, haunted=sight.options.ghosts == "on")
    position = kernel.from_state(state)
    moves = [kernel.from_move(move) for move in sight.legal()]
    rng.shuffle(moves)  # among equals, any
    if thought:
        best = think(position, moves, thought, budget)
    else:
        best = next((move for move in moves if wins_now(position, move)), moves[0])
    return kernel.to_move(best)


# --- thinking -----------------------------------------------------------------------------------

WIN = 1_000_000
"""What a won game is worth, less the plies that it takes."""
SURE = WIN - 1_000
"""Beyond this the win, or the loss, can be forced."""
INFINITE = 2 * WIN
ENDLESS = 1 << 60


def think(position: Position, moves: list[int], thought: Thought, budget: Budget) -> int:
    """The best move: looks one turn ahead, always, then two, three … while the budget lasts."""
    meter = Meter(thought, budget)
    memory = blank_memory()
    for turns in range(1, thought.turns + 1):
        memory.nodes[1] = meter.allowance(int(memory.nodes[0])) if turns > 1 else ENDLESS
        scores = search_moves(position, moves, turns, memory)
        # The sort keeps the order of equals, and of those that weren't reached any more.
        moves = sorted(moves, key=lambda move: -scores.get(move, -INFINITE))
        if abs(scores.get(moves[0], 0)) > SURE or out_of_nodes(memory.nodes):
            break
    return moves[0]


def search_moves(
    position: Position, moves: list[int], turns: int, memory: Memory
) -> dict[int, int]:
    """What each move is worth, if it is better than those before it; else, what it can't exceed."""
    scores: dict[int, int] = {}
    low = -INFINITE
    for move in moves:
        after = play(position, move)
        if after.phase == OVER:
            return {move: WIN}
        if after.seat == position.seat:
            score = search(after, turns, 1, low, INFINITE, memory)
        else:
            score = -search(after, turns - 1, 1, -INFINITE, -low, memory)
        if out_of_nodes(memory.nodes):
            break
        scores[move] = score
        low = max(low, score)
    return scores


class Meter:
    """How many nodes a search may still look at."""

    slow = 1_000_000
    """Nodes a second on a slow machine: the first guess at what fits into the time."""

    def __init__(self, thought: Thought, budget: Budget) -> None:
        self.nodes = budget.nodes
        if budget == Budget():
            self.nodes = thought.nodes
        self.seconds = budget.seconds
        self.begin = perf_counter()

    def allowance(self, used: int) -> int:
        """The number at which to stop, when so many have been looked at."""
        limit = ENDLESS if self.nodes is None else self.nodes
        if self.seconds is not None:
            past = perf_counter() - self.begin
            pace = max(self.slow, used / past)
            limit = min(limit, used + int(pace * (self.seconds - past)))
        return limit


# --- looking ahead ------------------------------------------------------------------------------

MOST_PLIES = 64
EXACT, AT_LEAST, AT_MOST = range(3)
TABLE = 1 << 17


class Memory(NamedTuple):
    """What a search writes down."""

    moves: Any
    scores: Any
    """By ply: the moves, and what each looks worth."""
    table: Any
    """Positions that were searched: key, turns, bound, score, best move."""
    nodes: Any
    """How many were looked at, and how many may be."""


def blank_memory() -> Memory:
    """Each move is thought out anew, so that the same question gets the same answer."""
    return Memory(
        moves=np.zeros((MOST_PLIES, MOST_MOVES), np.int64),
        scores=np.zeros((MOST_PLIES, MOST_MOVES), np.int64),
        table=np.zeros((TABLE, 5), np.int64),
        nodes=np.zeros(2, np.int64),
    )


@compiled
def search(position: Position, turns: int, ply: int, alpha: int, beta: int, memory: Memory) -> int:
    """Alpha-beta: what a position is worth to its seat if both play so many turns well.

    Exact between alpha and beta, a bound beyond them. The next to move may be the same seat, which
    places, haunts and graduates in one turn: then nothing is turned round.
    """
    if turns == 0:
        return evaluate(position)
    key = key_of(position)
    seen = memory.table[key & (TABLE - 1)]
    if seen[0] == key and answers(seen, turns, alpha, beta):
        return int(seen[3])
    moves, scores = memory.moves[ply], memory.scores[ply]
    many = weigh(position, moves, scores)
    memory.nodes[0] += many
    if turns == 1 or scores[0] == WIN:
        return int(scores[0] - (ply if scores[0] == WIN else 0))
    most, low = -INFINITE, alpha
    best = seen[4] if seen[0] == key else moves[0]
    for tried in range(many):
        bring_forward(moves, scores, tried, many, best if tried == 0 else -1)
        after = play(position, moves[tried])
        if after.seat == position.seat:
            score = search(after, turns, ply + 1, low, beta, memory)
        else:
            score = -search(after, turns - 1, ply + 1, -beta, -low, memory)
        if out_of_nodes(memory.nodes):
            return most
        if score > most:
            best, most = moves[tried], score
        low = max(low, most)
        if low >= beta:
            break
    seen[0], seen[1], seen[3], seen[4] = key, turns, most, best
    seen[2] = AT_LEAST if most >= beta else AT_MOST if most <= alpha else EXACT
    return most


@inlined
def answers(seen: Any, turns: int, alpha: int, beta: int) -> bool:
    """Is what was found here before enough?"""
    _, depth, bound, score, _ = seen
    if depth < turns:
        return False
    return bool(bound == EXACT or (score >= beta if bound == AT_LEAST else score <= alpha))


@inlined
def out_of_nodes(nodes: Any) -> bool:
    """Is the budget spent? Then what is being searched is worth nothing."""
    return bool(nodes[0] > nodes[1])


@inlined
def key_of(position: Position) -> int:
    """A number that hardly any other position has, as the seat on turn sees it; never 0."""
    mine, theirs, cats, my_kittens, their_kittens, my_ghost, their_ghost, _, phase = position
    rest = (((my_kittens << 4 | their_kittens) << 8 | my_ghost + 1) << 8 | their_ghost + 1) << 2
    return scramble(scramble(scramble(mine) + theirs) + cats) ^ scramble(rest | phase) | 1 << 62


@inlined
def bring_forward(moves: Any, scores: Any, begin: int, end: int, hint: int) -> None:
    """Puts the hinted move, or the one that looks best, in front of those not yet tried."""
    best = begin
    for other in range(begin, end):
        if moves[other] == hint:
            best = other
            break
        if scores[other] > scores[best]:
            best = other
    moves[begin], moves[best] = moves[best], moves[begin]
    scores[begin], scores[best] = scores[best], scores[begin]


# --- looking at what lies before us -------------------------------------------------------------


@compiled
def weigh(position: Position, moves: Any, scores: Any) -> int:
    """Writes all legal moves, the best-looking first, and how each looks; says how many."""
    many = kernel.moves(position, moves)
    for each in range(many):
        scores[each] = settle(play(position, moves[each]))
        if scores[each] > scores[0]:
            moves[0], moves[each] = moves[each], moves[0]
            scores[0], scores[each] = scores[each], scores[0]
    return many


@compiled
def settle(after: Position) -> int:
    """What a seat has got at the end of its turn, if its ghost holds and it graduates well."""
    if after.phase == GHOST:
        after = play(after, HOLD)
    if after.phase == OVER:
        return WIN
    if after.phase != GRADUATE:
        return -evaluate(after)
    best = -INFINITE
    for kind in range(THREE_UP, KINDS):
        squares = targets(after, kind)
        while squares:
            best = max(best, -evaluate(play(after, 64 * kind + first(squares))))
            squares &= squares - 1
    return best


@compiled
def wins_now(position: Position, move: int) -> bool:
    """BOO-15: does this move win, once the ghost has been asked?"""
    return settle(play(position, move)) == WIN


# --- what a bed is worth ------------------------------------------------------------------------

# What counts for a seat, and how much: for the seat that is to place a piece, and for the other.
# Fitted to games of the bot against itself, as benchmarks/fit_boooop.py does.
WORTH = {
    "cats it has got": (96, 89),
    "kittens at the edge": (31, 27),
    "kittens between": (55, 46),
    "kittens in the centre": (64, 58),
    "cats at the edge": (20, 22),
    "cats between": (47, 40),
    "cats in the centre": (69, 66),
    "places that would make a three": (7, 8),
    "places that would win": (218, 60),
    "threes that stand": (57, 0),
}
_PLACING = np.array([placing for placing, _ in WORTH.values()])
_WAITING = np.array([waiting for _, waiting in WORTH.values()])

_CENTRE = 0b00011000 << 24 | 0b00011000 << 32  # c3, c4, d3, d4
_INNER = sum(0b00111100 << column for column in (16, 24, 32, 40))  # b2 … e5
_EDGE, _BETWEEN = BED & ~_INNER, _INNER & ~_CENTRE


@compiled
def evaluate(position: Position) -> int:
    """What a position looks worth to the seat that is to place a piece."""
    empty = BED & ~(position.mine | position.theirs)
    mine = features(position.mine, position.cats, empty, position.my_kittens)
    theirs = features(position.theirs, position.cats, empty, position.their_kittens)
    total = 0
    for each in range(len(mine)):
        total += _PLACING[each] * mine[each] - _WAITING[each] * theirs[each]
    return int(total)


@inlined
def features(pieces: int, cats: int, empty: int, kittens: int) -> tuple[int, ...]:
    """How much a seat has of all that `WORTH` names."""
    small, big = pieces & ~cats, pieces & cats
    grown = ACTIVE - kittens
    return (
        grown,
        count(small & _EDGE),
        count(small & _BETWEEN),
        count(small & _CENTRE),
        count(big & _EDGE),
        count(big & _BETWEEN),
        count(big & _CENTRE),
        open_ends(pieces, empty),
        open_ends(big, empty) if grown > count(big) else 0,
        count(any_three(pieces)),
    )


@inlined
def open_ends(pieces: int, empty: int) -> int:
    """Empty cells at the end of two in a row, which hold (BOO-4) when a third comes to them."""
    many = 0
    for kind in range(THREE_UP, SINGLE):
        pair = pieces & (pieces >> STEP[kind])
        many += count(pair & (empty >> (2 * STEP[kind])))
        many += count(pair & (empty << STEP[kind]))
    return many
