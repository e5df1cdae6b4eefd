"""The rules of Boooop once more, over 64-bit boards and compiled: for search, never for judging.

A board is an integer with a bit for each square of an 8 by 8 grid: the bed's 6 by 6 cells with a
border of one square around them. Bit 8 * column + row is a cell if both are from 1 to 6. The
border is always empty, so that a row of pieces ends there by itself, and a piece that would land
there has fallen off the bed.

A position is seen by the seat on turn ("mine", "theirs"). How many pieces lie in a pool is not
kept: of eight active pieces, those that are not on the bed do (BOO-5 is thus done by lifting the
piece). A move is a number, 64 * kind + square; for each kind, one board holds all its squares.

Everything below `compiled` runs as machine code. It is proven equal to `rules` by the tests. What
`lapki perft` and `lapki bench` ask of any kernel is `from_state`, `perft` and `playouts`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, cast

import numpy as np
from numba import types
from numba.extending import intrinsic

from lapki.games.boooop import bed
from lapki.games.boooop.bed import AHEAD, BESIDE, CELL, CELLS, ENTRIES, SIZE, STOPS, Heading
from lapki.games.boooop.state import (
    ACTIVE,
    CATS,
    EMPTY,
    KITTENS,
    BoooopMove,
    Enter,
    Ghost,
    Graduate,
    Hold,
    Phase,
    Place,
    Pool,
    State,
)
from lapki.games.compiling import compiled, inlined

# --- positions and moves as numbers -------------------------------------------------------------

PHASES: tuple[Phase, ...] = ("place", "ghost", "graduate", "over")
PLACE, GHOST, GRADUATE, OVER = range(4)

NO_GHOST, HOME = -1, 0
"""Where a ghost is: ghosts aren't played with, in the pool; any greater number is on the bed."""


class Position(NamedTuple):
    """A state, seen by the seat on turn."""

    mine: int
    theirs: int
    cats: int
    """Boards: my pieces, their pieces, and which of all those are cats."""
    my_kittens: int
    their_kittens: int
    """How many of the eight are still kittens, on the bed and in the pool together."""
    my_ghost: int
    their_ghost: int
    seat: int
    phase: int


# Kinds of moves. Graduating a three is one kind for each direction in which the three runs.
KITTEN, CAT, ENTER, THREE_UP, THREE_RIGHT_DOWN, THREE_RIGHT, THREE_RIGHT_UP, SINGLE = range(8)
KINDS = 8
MOST_MOVES = 96
"""No position has more moves: 36 cells twice, 21 for a ghost, 8 singles with all their threes."""

SIDE = 8  # of the grid
_SQUARES = tuple(SIDE * (1 + cell // SIZE) + 1 + cell % SIZE for cell in range(len(CELLS)))
_CELL_AT = {square: cell for cell, square in enumerate(_SQUARES)}
BED = sum(1 << square for square in _SQUARES)

# A ghost on the bed is 1 + 6 * run + place: which of the 20 runs it is on, and how far along.
_RUNS: tuple[tuple[Heading, tuple[str, ...]], ...] = tuple(
    (heading, (entry, *AHEAD[entry, heading])) for entry, heading in sorted(ENTRIES.items())
)
_RUN_AT = {run[0]: number for number, (_, run) in enumerate(_RUNS)}
_GHOST_AT = {
    (stop, heading): 1 + SIZE * number + place
    for number, (heading, run) in enumerate(_RUNS)
    for place, stop in enumerate(run)
}
_GHOSTS = {number: Ghost(stop, heading) for (stop, heading), number in _GHOST_AT.items()}
HOLD = 64 * ENTER + len(_RUNS)
_STEPS = {THREE_UP: 1, THREE_RIGHT_DOWN: SIDE - 1, THREE_RIGHT: SIDE, THREE_RIGHT_UP: SIDE + 1}


def from_state(state: State) -> Position:
    """The rules' state as the kernel sees it."""
    me, you = state.turn - 1, 2 - state.turn

    def pieces(*kinds: str) -> int:
        return sum(1 << _SQUARES[cell] for cell, kind in enumerate(state.board) if kind in kinds)

    def kittens(seat: int) -> int:
        return state.pools[seat].kittens + state.board.count(KITTENS[seat])

    def ghost(seat: int) -> int:
        where = state.ghosts[seat]
        if where is not None:
            return _GHOST_AT[where.stop, where.heading]
        return HOME if state.haunted else NO_GHOST

    return Position(
        mine=pieces(KITTENS[me], CATS[me]),
        theirs=pieces(KITTENS[you], CATS[you]),
        cats=pieces(*CATS),
        my_kittens=kittens(me),
        their_kittens=kittens(you),
        my_ghost=ghost(me),
        their_ghost=ghost(you),
        seat=state.turn,
        phase=PHASES.index(state.phase),
    )


def to_state(position: Position) -> State:
    """And back."""
    mine, theirs, cats, my_kittens, their_kittens, my_ghost, their_ghost, seat, phase = position
    boards, kittens, ghosts = (mine, theirs), (my_kittens, their_kittens), (my_ghost, their_ghost)
    order = (0, 1) if seat == 1 else (1, 0)  # seat 1 first

    def piece(square: int) -> str:
        for owner, side in enumerate(order):
            if boards[side] >> square & 1:
                return (CATS if cats >> square & 1 else KITTENS)[owner]
        return EMPTY

    def pool(side: int) -> Pool:
        on_bed = (boards[side] & ~cats).bit_count(), (boards[side] & cats).bit_count()
        return Pool(kittens[side] - on_bed[0], ACTIVE - kittens[side] - on_bed[1])

    return State(
        board="".join(map(piece, _SQUARES)),
        pools=(pool(order[0]), pool(order[1])),
        ghosts=(_GHOSTS.get(ghosts[order[0]]), _GHOSTS.get(ghosts[order[1]])),
        turn=seat,
        phase=PHASES[phase],
        winner=seat if phase == OVER else None,
        haunted=my_ghost != NO_GHOST,
    )


def from_move(move: BoooopMove) -> int:
    """The rules' move as a number."""
    match move:
        case Place(piece, cell):
            return 64 * (CAT if piece == "c" else KITTEN) + _SQUARES[CELL[cell]]
        case Enter(stop):
            return 64 * ENTER + _RUN_AT[stop]
        case Hold():
            return HOLD
        case Graduate((cell,)):
            return 64 * SINGLE + _SQUARES[CELL[cell]]
        case Graduate((first, second, _)):
            here, step = _SQUARES[CELL[first]], _SQUARES[CELL[second]] - _SQUARES[CELL[first]]
            return here + 64 * next(kind for kind in _STEPS if _STEPS[kind] == step)
    raise ValueError(move)


def to_move(number: int) -> BoooopMove:
    """And back."""
    kind, square = divmod(number, 64)
    if number == HOLD:
        return Hold()
    if kind == ENTER:
        return Enter(_RUNS[square][1][0])
    if kind in _STEPS:
        squares = (square, square + _STEPS[kind], square + 2 * _STEPS[kind])
        return Graduate(tuple(CELLS[_CELL_AT[each]] for each in squares))
    cell = CELLS[_CELL_AT[square]]
    if kind == SINGLE:
        return Graduate((cell,))
    return Place("c" if kind == CAT else "k", cell)


# --- boards ---------------------------------------------------------------------------------------


def _ctpop(typing: Any, board: Any) -> Any:
    return types.int64(types.int64), lambda _, builder, __, given: builder.ctpop(given[0])


def _cttz(typing: Any, board: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, _, given: builder.cttz(
        given[0], context.get_constant(types.boolean, True)
    )


def _table(entries: Iterable[int]) -> Sequence[int]:
    """Numbers that machine code can look up."""
    return cast("Sequence[int]", np.array([*entries], np.int64))


count = cast("Callable[[int], int]", intrinsic(_ctpop))
"""How many squares a board holds: one instruction."""
first = cast("Callable[[int], int]", intrinsic(_cttz))
"""The lowest square of a board that isn't empty."""


# --- what a seat may do -------------------------------------------------------------------------

STEP = _table(_STEPS.get(kind, 0) for kind in range(KINDS))
_ENTRIES = (1 << len(_RUNS)) - 1
_HOLD_BIT = 1 << len(_RUNS)
# By ghost (at home, or on the bed): the entry that it closes to the other one.
_CLOSED = _table([0, *(1 << _RUN_AT[g.stop] if g.stop in ENTRIES else 0 for g in _GHOSTS.values())])


@inlined
def targets(position: Position, kind: int) -> int:
    """All squares (or runs) for a move of this kind; no squares if the phase isn't right."""
    if position.phase == PLACE:
        return placements(position, kind)
    if position.phase == GHOST:
        return entries(position) if kind == ENTER else 0
    if position.phase == GRADUATE:
        if kind == SINGLE:
            return position.mine if count(position.mine) == ACTIVE else 0  # BOO-17
        if kind >= THREE_UP:
            return threes(position.mine, kind)  # BOO-16
    return 0


@inlined
def placements(position: Position, kind: int) -> int:
    """BOO-2: every empty cell, if the pool has such a piece."""
    empty = BED & ~(position.mine | position.theirs)
    if kind == KITTEN:
        return empty if position.my_kittens > count(position.mine & ~position.cats) else 0
    if kind == CAT:
        return empty if ACTIVE - position.my_kittens > count(position.mine & position.cats) else 0
    return 0


@inlined
def entries(position: Position) -> int:
    """BOO-8: every end of a line but the one where the other ghost is; or hold."""
    return (_ENTRIES | _HOLD_BIT) & ~_CLOSED[position.their_ghost]


@inlined
def threes(pieces: int, kind: int) -> int:
    """BOO-15, BOO-16: where unbroken rows of three begin, in the direction of this kind."""
    step = STEP[kind]
    return pieces & (pieces >> step) & (pieces >> (2 * step))


@inlined
def any_three(pieces: int) -> int:
    """BOO-15, BOO-16: where rows of three begin, in all directions at once."""
    return (
        threes(pieces, THREE_UP)
        | threes(pieces, THREE_RIGHT_DOWN)
        | threes(pieces, THREE_RIGHT)
        | threes(pieces, THREE_RIGHT_UP)
    )


@inlined
def graduations(pieces: int) -> int:
    """BOO-16 … 18: how many choices there are."""
    choices = ACTIVE if count(pieces) == ACTIVE else 0
    for kind in range(THREE_UP, SINGLE):
        choices += count(threes(pieces, kind))
    return choices


@compiled
def moves(position: Position, into: np.ndarray[Any, Any]) -> int:
    """Writes all legal moves, in rising order, and says how many there are."""
    many = 0
    for kind in range(KINDS):
        squares = targets(position, kind)
        while squares:
            into[many] = 64 * kind + first(squares)
            many += 1
            squares &= squares - 1
    return many


@compiled
def count_moves(position: Position) -> int:
    """How many legal moves there are."""
    many = 0
    for kind in range(KINDS):
        many += count(targets(position, kind))
    return many


# --- a turn -------------------------------------------------------------------------------------

# BOO-3, by square: the neighbours that are cells.
_AROUND = _table(
    sum(1 << _SQUARES[near] for near, _ in bed.AROUND[_CELL_AT[square]])
    if square in _CELL_AT
    else 0
    for square in range(64)
)
# By ghost on the bed: its stop, and the squares on the lower and the higher side of it.
_STOP = _table([-1, *(STOPS.index(ghost.stop) for ghost in _GHOSTS.values())])
_LOW = _table([0, *(_SQUARES[BESIDE[ghost.stop][0][0]] for ghost in _GHOSTS.values())])
_HIGH = _table([0, *(_SQUARES[BESIDE[ghost.stop][1][0]] for ghost in _GHOSTS.values())])


@inlined
def play(position: Position, move: int) -> Position:
    """What comes of a legal move, up to the next question."""
    kind, square = move >> 6, move & 63
    if kind <= CAT:
        return place(position, square, kind)
    if kind == ENTER:
        return look(haunt(position, square))
    return graduate(position, kind, square)


@inlined
def place(position: Position, square: int, heavy: int) -> Position:
    """BOO-1: the piece is placed and boops; then the ghost has its say."""
    after = placed(position, square, heavy)
    return after if after.phase == GHOST else look(after)


@inlined
def placed(position: Position, square: int, heavy: int) -> Position:
    """The same, before anybody looks for rows."""
    mine, theirs, cats, my_kittens, their_kittens, ghost, their_ghost, seat, _ = position
    mine |= 1 << square
    cats |= heavy << square
    mine, theirs, cats = boop(mine, theirs, cats, square, heavy)
    phase = PLACE
    if ghost == HOME:
        phase = GHOST  # BOO-8: asked even if a win already stands
    elif ghost > HOME:
        ghost = glide(ghost, their_ghost)
        if ghost > HOME:
            low, high = sides(ghost)
            mine, theirs, cats = spook(mine, theirs, cats, low, low - high)
            mine, theirs, cats = spook(mine, theirs, cats, high, high - low)
    return Position(mine, theirs, cats, my_kittens, their_kittens, ghost, their_ghost, seat, phase)


@inlined
def sides(ghost: int) -> tuple[int, int]:
    """BOO-11: the squares on the lower and the higher side of a ghost on the bed."""
    return _LOW[ghost], _HIGH[ghost]


@inlined
def boop(mine: int, theirs: int, cats: int, square: int, heavy: int) -> tuple[int, int, int]:
    """BOO-3: all neighbours are pushed one square straight away."""
    taken = mine | theirs
    near = _AROUND[square] & taken
    if not heavy:
        near &= ~cats  # BOO-6: a kitten cannot push a cat
    while near:
        pushed = first(near)
        near &= near - 1
        to = 2 * pushed - square
        if not taken >> to & 1:  # BOO-4: two in a line hold
            mine, theirs, cats = push(mine, theirs, cats, pushed, to)
    return mine, theirs, cats


@inlined
def push(mine: int, theirs: int, cats: int, square: int, to: int) -> tuple[int, int, int]:
    """Lifts a piece and puts it down elsewhere, unless that is off the bed (BOO-5)."""
    change = 1 << square | 1 << to & BED
    if mine >> square & 1:
        mine ^= change
    else:
        theirs ^= change
    if cats >> square & 1:
        cats ^= change
    return mine, theirs, cats


@inlined
def haunt(position: Position, run: int) -> Position:
    """BOO-8: the ghost appears at the beginning of its run, or holds."""
    mine, theirs, cats, my_kittens, their_kittens, ghost, their_ghost, seat, phase = position
    if run < len(_RUNS):
        ghost = 1 + SIZE * run
    return Position(mine, theirs, cats, my_kittens, their_kittens, ghost, their_ghost, seat, phase)


@inlined
def glide(ghost: int, other: int) -> int:
    """BOO-9, BOO-10, BOO-14: on to the first free stop of its run, or home at its end."""
    last = ghost + (SIZE - 1) - (ghost - 1) % SIZE
    to = ghost + 1
    if to <= last and other > HOME and _STOP[to] == _STOP[other]:
        to += 1
    return to if to <= last else HOME


@inlined
def spook(mine: int, theirs: int, cats: int, square: int, step: int) -> tuple[int, int, int]:
    """BOO-11: straight away from the seam; BOO-12: over whatever stands in the way."""
    taken = mine | theirs
    if not taken >> square & 1:
        return mine, theirs, cats
    to = square + step
    while taken >> to & 1:
        to += step
    return push(mine, theirs, cats, square, to)


# --- the end of a turn --------------------------------------------------------------------------


@inlined
def look(position: Position) -> Position:
    """BOO-15, then BOO-16 … 18, for the seat on turn alone (BOO-19)."""
    mine = position.mine
    rows = any_three(mine)
    if not rows and count(mine) < ACTIVE:
        return hand_over(position)
    if wins(mine & position.cats):
        return asked(position, OVER)
    if graduations(mine) > 1:
        return asked(position, GRADUATE)
    return take_off(position, the_three(mine))


@inlined
def wins(cats: int) -> bool:
    """BOO-15: three cats in a row, or eight on the bed."""
    return any_three(cats) != 0 or count(cats) == ACTIVE


@inlined
def the_three(pieces: int) -> int:
    """BOO-18: the squares of the only three."""
    squares = 0
    for kind in range(THREE_UP, SINGLE):
        squares |= run_of_three(threes(pieces, kind), kind)
    return squares


@inlined
def run_of_three(begin: int, kind: int) -> int:
    """The three squares of a three of this kind, given its first."""
    step = STEP[kind]
    return begin | begin << step | begin << (2 * step)


@inlined
def graduate(position: Position, kind: int, square: int) -> Position:
    """BOO-16, BOO-17: the three or the single piece that was chosen."""
    chosen = 1 << square
    return take_off(position, chosen if kind == SINGLE else run_of_three(chosen, kind))


@inlined
def take_off(position: Position, squares: int) -> Position:
    """BOO-16, BOO-17: off the bed; kittens are retired, and only cats come to the pool."""
    mine, theirs, cats, my_kittens, their_kittens, ghost, their_ghost, seat, phase = position
    my_kittens -= count(squares & ~cats)
    mine, cats = mine & ~squares, cats & ~squares
    return hand_over(
        Position(mine, theirs, cats, my_kittens, their_kittens, ghost, their_ghost, seat, phase)
    )


@inlined
def hand_over(position: Position) -> Position:
    """BOO-1: turns alternate."""
    mine, theirs, cats, my_kittens, their_kittens, ghost, their_ghost, seat, _ = position
    return Position(
        theirs, mine, cats, their_kittens, my_kittens, their_ghost, ghost, 3 - seat, PLACE
    )


@inlined
def asked(position: Position, phase: int) -> Position:
    """The same bed and the same seat, in another phase."""
    mine, theirs, cats, my_kittens, their_kittens, ghost, their_ghost, seat, _ = position
    return Position(mine, theirs, cats, my_kittens, their_kittens, ghost, their_ghost, seat, phase)


# --- many games at once -------------------------------------------------------------------------


class Tally(NamedTuple):
    """What came of many random games."""

    turns: int
    """Placements."""
    plies: int
    first_wins: int
    """Won by seat 1."""
    by_eight: int
    """Won by eight cats on the bed, without a row of three."""


def _signed(bits: int) -> int:
    return bits - (1 << 64) if bits >> 63 else bits


# The steps of splitmix64, a well-known small generator of good random numbers.
_GOLDEN, _MIX_1, _MIX_2 = map(_signed, (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB))


@inlined
def scramble(x: int) -> int:
    """64 bits that look like chance."""
    x = (x ^ (x >> 30 & ((1 << 34) - 1))) * _MIX_1
    x = (x ^ (x >> 27 & ((1 << 37) - 1))) * _MIX_2
    return x ^ (x >> 31 & ((1 << 33) - 1))


@inlined
def random_move(position: Position, chance: int) -> int:
    """A legal move, all alike likely; `chance` is 64 random bits."""
    many = count_moves(position)
    nth = (chance >> 32 & ((1 << 32) - 1)) * many >> 32
    for kind in range(KINDS):
        squares = targets(position, kind)
        here = count(squares)
        if nth < here:
            for _ in range(nth):
                squares &= squares - 1
            return 64 * kind + first(squares)
        nth -= here
    return -1


@compiled
def playouts(position: Position, games: int, seed: int) -> Tally:
    """Plays games from here to their ends, at random."""
    turns = plies = first_wins = by_eight = 0
    for _ in range(games):
        now = position
        while now.phase != OVER:
            seed += _GOLDEN
            turns += now.phase == PLACE
            plies += 1
            now = play(now, random_move(now, scramble(seed)))
        first_wins += now.seat == 1
        by_eight += any_three(now.mine & now.cats) == 0
    return Tally(turns, plies, first_wins, by_eight)


@compiled
def perft(position: Position, depth: int) -> int:
    """How many sequences of so many moves there are; a finished game has none."""
    if depth == 0:
        return 1
    if depth == 1:
        return count_moves(position)
    sequences = 0
    for kind in range(KINDS):
        squares = targets(position, kind)
        while squares:
            sequences += perft(play(position, 64 * kind + first(squares)), depth - 1)
            squares &= squares - 1
    return sequences
