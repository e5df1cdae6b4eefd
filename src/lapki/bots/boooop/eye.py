"""What a bed looks worth to the bot of Boooop, without looking ahead: compiled.

The table `worth` is weighed up by hand-made parts; a network (`net`), where there is one, adds what
it has learnt.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lapki.bots.boooop import net, worth
from lapki.bots.boooop.threats import ends
from lapki.games.boooop.kernel import (
    BED,
    HOME,
    SINGLE,
    STEP,
    THREE_UP,
    Position,
    count,
    glide,
    sides,
)
from lapki.games.boooop.state import ACTIVE
from lapki.games.compiling import compiled, inlined


def _cells_like(column: int, row: int) -> int:
    """A board of the cell with this column and row (from 1), and of all that mirror it."""
    pairs = {(a, b) for a in (column, 7 - column) for b in (row, 7 - row)}
    return sum(1 << 8 * a + b for a, b in pairs | {(b, a) for a, b in pairs})


_CELLS = np.array([_cells_like(*at) for at in ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))])
_KITTENS, _CATS, _GROWN, _ON_BED = worth.KITTENS, worth.CATS, worth.GROWN, worth.ON_BED
_PAIRS, _CAT_PAIRS = worth.PAIRS, worth.CAT_PAIRS
_PLACE_TO_WIN, _SECOND_PLACE = worth.PLACE_TO_WIN, worth.SECOND_PLACE
_NO_CAT_FOR_IT, _NO_KITTENS, _NO_CATS = worth.NO_CAT_FOR_IT, worth.NO_KITTENS, worth.NO_CATS
_GHOST_HOME, _GHOST_NEXT, _GHOST_THEN = worth.GHOST_HOME, worth.GHOST_NEXT, worth.GHOST_THEN


NEAR = 150
"""Hardly ever does the network add more; where that changes nothing, it isn't asked."""


@compiled
def evaluate(position: Position, alpha: int, beta: int, memory: Any) -> int:
    """What a position looks worth to the seat that is to place a piece, if it must be told apart
    from alpha and beta."""
    looks = by_hand(position, memory.worth)
    if len(memory.net) and alpha - NEAR < looks < beta + NEAR:
        looks += net.sees(position, memory.net, memory.notes, len(memory.notes) - net.MOST)
    return looks


@compiled
def by_hand(position: Position, rows: Any) -> int:
    """The same, by `worth` alone."""
    mine, theirs, cats, my_kittens, their_kittens, my_ghost, their_ghost, _, _ = position
    row = 2 * (my_ghost >= HOME)
    return side(rows[row], mine, theirs, cats, my_kittens, my_ghost, their_ghost) - side(
        rows[row + 1], theirs, mine, cats, their_kittens, their_ghost, my_ghost
    )


@compiled
def side(
    row: Any, pieces: int, others: int, cats: int, kittens: int, ghost: int, other_ghost: int
) -> int:
    """What one seat has, by a row of `WORTH`."""
    small, big = pieces & ~cats, pieces & cats
    many, grown = count(big), ACTIVE - kittens
    total = row[_GROWN + grown] + row[_ON_BED + count(pieces)]
    for kind in range(len(_CELLS)):
        total += row[_KITTENS + kind] * count(small & _CELLS[kind])
        total += row[_CATS + kind] * count(big & _CELLS[kind])
    for kind in range(THREE_UP, SINGLE):
        total += row[_PAIRS] * count(pieces & (pieces >> STEP[kind]))
    if many >= 2:
        total += pairs_of_cats(row, big, BED & ~(pieces | others), grown > many)
    if kittens == count(small):
        total += row[_NO_KITTENS]
    if many == grown > 0:
        total += row[_NO_CATS]
    if ghost == HOME:
        total += row[_GHOST_HOME]
    elif ghost > HOME:
        total += haunts(row, pieces, others, cats, ghost, other_ghost)
    return int(total)


@inlined
def pairs_of_cats(row: Any, cats: int, empty: int, cat_left: bool) -> int:
    """Cats side by side, and whether a third could come to them."""
    total = 0
    for kind in range(THREE_UP, SINGLE):
        total += row[_CAT_PAIRS] * count(cats & (cats >> STEP[kind]))
    places = ends(cats) & empty
    if places and not cat_left:
        total += row[_NO_CAT_FOR_IT]
    elif places:
        total += row[_PLACE_TO_WIN] + (row[_SECOND_PLACE] if places & (places - 1) else 0)
    return total


@inlined
def haunts(row: Any, pieces: int, others: int, cats: int, ghost: int, other: int) -> int:
    """Whom a gliding ghost is about to push, now and a turn later."""
    total = 0
    ghost = glide(ghost, other)
    if ghost > HOME:
        total = whom(row[_GHOST_NEXT:], pieces, others, cats, ghost)
        ghost = glide(ghost, HOME)
        if ghost > HOME:
            total += whom(row[_GHOST_THEN:], pieces, others, cats, ghost)
    return total


@inlined
def whom(row: Any, pieces: int, others: int, cats: int, ghost: int) -> int:
    """Who stands on the two cells beside a stop."""
    low, high = sides(ghost)
    total = 0
    for square in (low, high):
        cat = cats >> square & 1
        if pieces >> square & 1:
            total += row[cat]
        elif others >> square & 1:
            total += row[2 + cat]
    return total
