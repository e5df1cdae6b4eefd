"""A learned eye for a bed: a small network of integers, beside the table of `worth`.

What stands where, who has grown, who stands side by side, where the ghosts are and whom they are
about to push are inputs; of some two thousand hardly forty are there at a time. Each that is there
adds its row of numbers to a few sums. The last of them counts as it is, the others from 0 to `FULL`
and squared; what they come to in all is added to what `worth` says: hundredths of the log-odds of
the seat that is to place.
`training/boooop` makes the numbers from games that the bot plays against itself.

Four sums of 16 bits lie side by side in one number of 64, so that one addition adds four: what
borrows from its neighbour on the way pays it back in the end.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np

from lapki.games.boooop.kernel import (
    HOME,
    SINGLE,
    STEP,
    THREE_UP,
    Position,
    first,
    glide,
    sides,
)
from lapki.games.boooop.state import ACTIVE
from lapki.games.compiling import compiled, inlined

FULL = 255
"""A sum of this is as much as counts; it stands for 1."""
UNIT = 16
"""What stands for a hundredth of log-odds in the last sum, and in how much each other counts."""
MOST = 96
"""No position has more inputs."""

# Where each kind of input begins. Squares are the kernel's, and a board has 64 of them; the kinds
# of pieces are my kittens, my cats, their kittens, their cats.
PIECES = 0
GROWN = PIECES + 64 * 4
PAIRS = GROWN + 2 * (ACTIVE + 1)
GHOSTS = PAIRS + 64 * 4 * 2
"""A network for tables without ghosts ends here."""
PUSHED = GHOSTS + 2 * 121
INPUTS = PUSHED + 64 * 4 * 4

LANES = 4
_MIDDLE = 0x8000_8000_8000_8000 - (1 << 64)
"""Half of what a lane holds, in each of them: below it is negative."""
NONE = np.zeros((0, 0), np.int64)
FILE = files(__package__) / "eye.npz"


def packed(rows: Any, counts: Any) -> Any:
    """A network as `sees` takes it: rows of inputs, how much each sum counts, room to add up in."""
    assert len(counts) % (LANES * 4) == 0, "sums are added up sixteen at a time"
    sixteen = np.ascontiguousarray(rows[:, :-1], np.int16).view(np.int64)
    lanes = (sixteen ^ np.int64(_MIDDLE)) - np.int64(_MIDDLE)
    counts = np.array(counts, np.int64).reshape(-1, LANES).T
    tail = np.zeros((LANES + 1, lanes.shape[1] + 1), np.int64)
    tail[:LANES, :-1] = counts
    return np.concatenate([np.column_stack([lanes, rows[:, -1].astype(np.int64)]), tail])


@cache
def learnt(haunted: bool) -> Any:
    """The network for tables with ghosts or without, if there is one that paid."""
    if not FILE.is_file():
        return NONE
    rows = f"{'on' if haunted else 'off'}_rows"
    with np.load(BytesIO(FILE.read_bytes())) as kept:
        return packed(kept[rows], kept[rows.replace("rows", "counts")]) if rows in kept else NONE


@inlined
def _each(board: int, begin: int, into: Any, many: int) -> int:
    while board:
        into[many] = begin + first(board)
        many += 1
        board &= board - 1
    return many


@inlined
def _pushed(position: Position, ghost: int, begin: int, into: Any, many: int) -> int:
    """Who stands beside the stop of a ghost that comes there."""
    mine, theirs, cats = position.mine, position.theirs, position.cats
    low, high = sides(ghost)
    for square in (low, high):
        if (mine | theirs) >> square & 1:
            kind = 2 * (theirs >> square & 1) + (cats >> square & 1)
            into[many] = begin + 64 * kind + square
            many += 1
    return many


@inlined
def _haunted(position: Position, into: Any, many: int) -> int:
    """Where both ghosts are, and whom they push at their next two stops."""
    for whose in range(2):
        ghost, other = position.my_ghost, position.their_ghost
        if whose:
            ghost, other = other, ghost
        into[many] = GHOSTS + 121 * whose + ghost
        many += 1
        for stop in range(2):
            if ghost > HOME:
                ghost = glide(ghost, other if stop == 0 else HOME)
                if ghost > HOME:
                    begin = PUSHED + 64 * 4 * (2 * whose + stop)
                    many = _pushed(position, ghost, begin, into, many)
    return many


@compiled
def inputs(position: Position, into: Any, many: int) -> int:
    """Writes which inputs are there, for the seat that is to place a piece; says where it ends."""
    mine, theirs, cats, my_kittens, their_kittens, my_ghost, _, _, _ = position
    many = _each(mine & ~cats, PIECES, into, many)
    many = _each(mine & cats, PIECES + 64, into, many)
    many = _each(theirs & ~cats, PIECES + 128, into, many)
    many = _each(theirs & cats, PIECES + 192, into, many)
    into[many] = GROWN + ACTIVE - my_kittens
    into[many + 1] = GROWN + (ACTIVE + 1) + ACTIVE - their_kittens
    many += 2
    for kind in range(THREE_UP, SINGLE):
        begin = PAIRS + 64 * (kind - THREE_UP)
        many = _each(mine & (mine >> STEP[kind]), begin, into, many)
        many = _each(theirs & (theirs >> STEP[kind]), begin + 256, into, many)
    if my_ghost >= HOME:
        many = _haunted(position, into, many)
    return many


@compiled
def sees(position: Position, net: Any, notes: Any, room: int) -> int:
    """What the network adds; `notes` has room for the inputs from there on."""
    end = inputs(position, notes, room)
    sums, words = len(net) - 1, net.shape[1] - 1
    plain = 0
    for each in range(room, end):
        plain += net[notes[each], words]
    for at in range(0, words, 4):
        a = b = c = d = _MIDDLE
        for each in range(room, end):
            row = notes[each]
            a += net[row, at]
            b += net[row, at + 1]
            c += net[row, at + 2]
            d += net[row, at + 3]
        net[sums, at], net[sums, at + 1], net[sums, at + 2], net[sums, at + 3] = a, b, c, d
    total = 0
    for lane in range(LANES):
        for word in range(words):
            lit = min(max((net[sums, word] >> 16 * lane & 0xFFFF) - 0x8000, 0), FULL)
            total += lit * lit * net[sums - LANES + lane, word]
    return int((total // (FULL * FULL) + plain) // UNIT)
