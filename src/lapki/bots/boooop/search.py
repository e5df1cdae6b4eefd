"""How the bot of Boooop looks ahead, turn by turn, and weighs what it sees: compiled.

A score is for the seat on turn, in hundredths of the log-odds of winning; beyond `SURE` the game is
proven to be won (or lost) in `WIN - score` turns. What makes a search short (reductions, a skipped
turn) only ever claims that somebody is *not* lost, so a proof stays one.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types

from lapki.bots.boooop import net, worth
from lapki.bots.boooop.eye import by_hand, evaluate
from lapki.bots.boooop.threats import can_win, ends, lost_anyway, places_to_win, play
from lapki.games.boooop import kernel
from lapki.games.boooop.kernel import (
    BED,
    GHOST,
    GRADUATE,
    KINDS,
    MOST_MOVES,
    OVER,
    PLACE,
    THREE_UP,
    Position,
    first,
    hand_over,
    look,
    scramble,
    targets,
)
from lapki.games.compiling import compiled, inlined

WIN = 1_000_000
"""What a won game is worth, less the turns that it takes."""
SURE = WIN - 1_000
INFINITE = 2 * WIN
MOST_PLIES = 160


# --- what a search writes down ------------------------------------------------------------------


class Memory(NamedTuple):
    """Few arrays, because each of them is handed on at every step."""

    table: Any
    """Positions that were searched: what `pack` makes of what was found, and the key mixed with it.
    Several searches may write here at the same time: halves of two entries don't fit together."""
    lists: Any
    """By ply: the moves, what each looks worth, and two moves that were good at this turn."""
    notes: Any
    """How often each move was good; then nodes, their limit, when to stop, whether it is time; then
    room for what the eye looks at."""
    worth: Any
    """`worth.ROWS`."""
    net: Any
    """`net.packed`, or `net.NONE`."""


SCORES = MOST_MOVES
KILLERS = 2 * MOST_MOVES
NODES = 64 * KINDS
LIMIT, NEXT_LOOK, STOP_AT, STOPPED, CLOCK = range(NODES + 1, NODES + 6)
ROOM = CLOCK + 2
ENDLESS = 1 << 60


def blank_memory(bits: int, learnt: Any = net.NONE) -> Memory:
    """With a table for 2 to the power of so many positions."""
    return Memory(
        table=np.zeros((1 << bits, 2), np.int64),
        lists=np.zeros((MOST_PLIES, KILLERS + 2), np.int64),
        notes=np.zeros(ROOM + net.MOST, np.int64),
        worth=np.array(worth.ROWS, np.int64),
        net=learnt,
    )


def beside(memory: Memory) -> Memory:
    """For another search that shares what is found, and nothing that is only on its mind."""
    alone = blank_memory(0, memory.net.copy())  # a network has the room in which it adds up
    return alone._replace(table=memory.table)


def begin(memory: Memory) -> None:
    """Another question, without limits yet; what the table knows of positions stays true."""
    memory.lists[:, KILLERS:] = -1
    memory.notes[:] = 0
    memory.notes[LIMIT] = ENDLESS


_types: Any = types
_clock: Any = _types.ExternalFunction(
    "clock_gettime", _types.int32(_types.int32, _types.CPointer(_types.int64))
)
_MONOTONIC = time.CLOCK_MONOTONIC
_SECOND = 1_000_000_000


@compiled
def count_node(notes: Any, many: int) -> bool:
    """Is it time to stop? The clock is looked at now and then, by nodes."""
    notes[NODES] += many
    if notes[NODES] > notes[LIMIT]:
        notes[STOPPED] = 1
    elif notes[STOP_AT] and notes[NODES] >= notes[NEXT_LOOK]:
        notes[NEXT_LOOK] = notes[NODES] + 1000
        _clock(_MONOTONIC, notes[CLOCK:].ctypes)
        if notes[CLOCK] * _SECOND + notes[CLOCK + 1] > notes[STOP_AT]:
            notes[STOPPED] = 1
    return bool(notes[STOPPED])


EXACT, AT_LEAST, AT_MOST = range(3)
NOTHING = -(1 << 62)
"""What nothing packs to."""


@inlined
def pack(score: int, turns: int, bound: int, move: int) -> int:
    """20 bits and a sign for a score, 8 for turns, 2 for the bound, 10 for the move."""
    return score << 20 | turns << 12 | bound << 10 | move


@inlined
def key_of(position: Position) -> int:
    """A number that hardly any other position has, as the seat on turn sees it; never 0."""
    mine, theirs, cats, my_kittens, their_kittens, my_ghost, their_ghost, _, phase = position
    rest = (((my_kittens << 4 | their_kittens) << 8 | my_ghost + 1) << 8 | their_ghost + 1) << 2
    return scramble(scramble(scramble(mine) + theirs) + cats) ^ scramble(rest | phase) | 1 << 62


@inlined
def recall(seen: Any, key: int) -> int:
    """What was found about the position with this key, if this entry is its; else `NOTHING`."""
    found = seen[1]
    return int(found) if seen[0] ^ found == key else NOTHING


@inlined
def from_here(score: int, turn: int) -> int:
    """A win as far away as it is from here, not from where the search began; or back, by -turn."""
    return score + turn if score > SURE else score - turn if score < -SURE else score


# --- looking ahead ------------------------------------------------------------------------------

THREATS = 2
"""So often is a seat that is about to lose allowed one more turn at the end of a line."""
SKIPPED = -1
"""A turn was skipped just now: not two in a row."""
EASE = 120
"""A turn from the end, so much above what is asked for is enough."""
FIRST_FEW = 3
"""So many moves are searched in full before the others are searched less deeply."""
# By turns left and by how many moves were tried: by how many turns less the next is searched.
_LESS = np.array(
    [
        [int(np.log(max(turns, 1)) * np.log(max(tried, 1)) / 1.4) for tried in range(MOST_MOVES)]
        for turns in range(MOST_PLIES)
    ]
)


@inlined
def answers(found: int, score: int, turns: int, alpha: int, beta: int) -> bool:
    """Is what was found here before enough?"""
    if (found >> 12 & 255) < turns:
        return False
    bound = found >> 10 & 3
    return bool(bound == EXACT or (score >= beta if bound == AT_LEAST else score <= alpha))


@inlined
def reduction(phase: int, turns: int, tried: int) -> int:
    """By how many turns less a late move is searched, to begin with."""
    if turns < 2:
        return 0
    if phase == PLACE and tried >= FIRST_FEW:
        return int(_LESS[turns, tried])
    if phase == GHOST and tried > 0:
        return int(tried > 3 or turns > 2) + int(tried > 7 and turns > 3)
    return 0


@compiled
def praise(move: int, turns: int, listed: Any, notes: Any) -> None:
    """This was enough to refute: try it earlier at this turn, and a little earlier everywhere."""
    if listed[KILLERS] != move:
        listed[KILLERS + 1], listed[KILLERS] = listed[KILLERS], move
    notes[move] += turns * turns
    if notes[move] > 8000:
        for each in range(NODES):
            notes[each] >>= 1


@compiled
def weigh(position: Position, turns: int, turn: int, memory: Memory, listed: Any) -> int:
    """Writes all legal moves and how promising each is; says how many.

    Far from the end of a line it pays to look at what each leads to; at the end of it, a move is
    judged by where it goes.
    """
    many = kernel.moves(position, listed)
    killers = memory.lists[turn]
    if position.phase != PLACE or turns >= 2:
        count_node(memory.notes, many >> 1)
        for each in range(many):
            move = listed[each]
            looks = settle(play(position, move), memory.worth)
            if position.phase == PLACE:
                looks += memory.notes[move] >> 6
                looks += 40 * (move == killers[KILLERS]) + 25 * (move == killers[KILLERS + 1])
            listed[SCORES + each] = looks
        return many
    empty = BED & ~(position.mine | position.theirs)
    gains, dangers = ends(position.mine) & empty, ends(position.theirs) & empty
    for each in range(many):
        move = listed[each]
        listed[SCORES + each] = (
            memory.notes[move]
            + 40_000 * (gains >> (move & 63) & 1)
            + 20_000 * (dangers >> (move & 63) & 1)
            + 30_000 * (move == killers[KILLERS])
            + 25_000 * (move == killers[KILLERS + 1])
        )
    return many


@inlined
def bring_forward(listed: Any, begin: int, end: int, hint: int) -> None:
    """Puts the hinted move, or the one that looks best, in front of those not yet tried."""
    best = begin
    for other in range(begin, end):
        if listed[other] == hint:
            best = other
            break
        if listed[SCORES + other] > listed[SCORES + best]:
            best = other
    listed[begin], listed[best] = listed[best], listed[begin]
    scores = listed[SCORES:]
    scores[begin], scores[best] = scores[best], scores[begin]


@compiled
def settle(after: Position, rows: Any) -> int:
    """What a seat has got at the end of its turn, if its ghost holds and it graduates well."""
    if after.phase == GHOST:
        after = look(after)
    if after.phase == OVER:
        return WIN
    if after.phase != GRADUATE:
        return -by_hand(after, rows)
    best = -INFINITE
    for kind in range(THREE_UP, KINDS):
        squares = targets(after, kind)
        while squares:
            best = max(best, -by_hand(play(after, 64 * kind + first(squares)), rows))
            squares &= squares - 1
    return best


# What calls itself is one function and says what it takes: Numba's cache knows no circles
# (numba/numba#6061).
_numba: Any = numba
_POSITION = _numba.typeof(Position(*[0] * len(Position._fields)))
_SEARCH = types.int64(_POSITION, *[types.int64] * 6, _numba.typeof(blank_memory(0)))


@partial(compiled, signature=_SEARCH, nogil=True)
def search(  # noqa: C901
    position: Position,
    turns: int,
    ply: int,
    turn: int,
    alpha: int,
    beta: int,
    threats: int,
    memory: Memory,
) -> int:
    """Principal-variation search: what a position is worth if both play so many turns well.

    Exact between alpha and beta, a bound beyond them. `turn` counts turns since the search began,
    `ply` moves; `threats` is how often a line may still be made longer, or `SKIPPED`. No literal
    may be handed on: for each Numba would compile a search of its own.
    """
    if count_node(memory.notes, 1):
        return 0
    placing = position.phase == PLACE
    if placing and can_win(position):
        return WIN - turn - 1
    if position.phase == GHOST and lost_anyway(position):
        return turn + 2 - WIN
    threatened = placing and places_to_win(position.theirs, position) != 0
    if threatened and turns <= 0 and threats > 0:
        turns, threats = 1, threats - 1
    if (placing and turns <= 0) or ply >= MOST_PLIES - 1:
        return evaluate(position, alpha, beta, memory)
    turns = max(turns, 0)
    key = key_of(position)
    seen = memory.table[key & (len(memory.table) - 1)]
    best = -1
    found = recall(seen, key)
    if found != NOTHING:
        score = from_here(found >> 20, -turn)
        if answers(found, score, turns, alpha, beta):
            return score
        best = found & 1023
    if placing and not threatened and beta - alpha == 1 and abs(beta) < SURE:
        looks = evaluate(position, alpha, beta, memory)
        if turns <= 3 and looks - EASE * turns >= beta:
            return looks
        if threats != SKIPPED and turns >= 3 and looks >= beta:
            # Perhaps so good that even without this turn it would be enough.
            after, left = hand_over(position), min(threats, SKIPPED)
            score = -search(after, turns - 3, ply + 1, turn + 1, -beta, 1 - beta, left, memory)
            if memory.notes[STOPPED]:
                return 0
            if score >= beta:
                return min(score, SURE)
    listed = memory.lists[ply]
    many = weigh(position, turns, turn, memory, listed)
    most, low, left = -INFINITE, alpha, max(threats, 0)
    for tried in range(many):
        bring_forward(listed, tried, many, best if tried == 0 else -1)
        move = listed[tried]
        after = play(position, move)
        # The next to move may be the same seat, which places, haunts and graduates in one turn:
        # then nothing is turned round.
        sign, step = (1, 0) if after.seat == position.seat else (-1, 1)
        less = 0 if threatened else reduction(position.phase, turns, tried)
        depth, then = turns - step, turn + step
        score = WIN - turn - 1
        if after.phase != OVER:
            if tried > 0:  # is it any better at all?
                a = min(sign * low, sign * (low + 1))
                score = sign * search(after, depth - less, ply + 1, then, a, a + 1, left, memory)
                if less > 0 and score > low:
                    score = sign * search(after, depth, ply + 1, then, a, a + 1, left, memory)
            if tried == 0 or low < score < beta:
                a, b = min(sign * low, sign * beta), max(sign * low, sign * beta)
                score = sign * search(after, depth, ply + 1, then, a, b, left, memory)
        if memory.notes[STOPPED]:
            return 0
        if score > most:
            best, most = move, score
        low = max(low, most)
        if low >= beta:
            if placing:
                praise(move, turns, memory.lists[turn], memory.notes)
            break
    bound = AT_LEAST if most >= beta else AT_MOST if most <= alpha else EXACT
    found = pack(from_here(most, turn), turns, bound, best)
    seen[0], seen[1] = key ^ found, found
    return most
