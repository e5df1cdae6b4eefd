"""A win that lies before a seat of Boooop, known exactly and nearly for free: compiled."""

from __future__ import annotations

from lapki.games.boooop import kernel
from lapki.games.boooop.bed import SIZE
from lapki.games.boooop.kernel import (
    BED,
    GHOST,
    HOME,
    OVER,
    PLACE,
    SINGLE,
    STEP,
    THREE_UP,
    Position,
    any_three,
    count,
    first,
    look,
    placed,
    wins,
)
from lapki.games.boooop.state import ACTIVE
from lapki.games.compiling import compiled, inlined


@compiled
def play(position: Position, move: int) -> Position:
    """The kernel's, once and not in every place."""
    return kernel.play(position, move)


@inlined
def ends(pieces: int) -> int:
    """Both ends of all pairs. A third that comes there holds the pair in place (BOO-4)."""
    squares = 0
    for kind in range(THREE_UP, SINGLE):
        pair = pieces & (pieces >> STEP[kind])
        squares |= pair << (2 * STEP[kind]) | pair >> STEP[kind]
    return squares


@inlined
def places_to_win(pieces: int, position: Position) -> int:
    """Empty ends of two cats, if that seat has a cat in its pool; its ghost may spoil it yet."""
    cats = pieces & position.cats
    kittens = position.my_kittens if pieces == position.mine else position.their_kittens
    if not 2 <= count(cats) < ACTIVE - kittens:
        return 0
    return ends(cats) & BED & ~(position.mine | position.theirs)


@compiled
def can_win(position: Position) -> bool:
    """BOO-15: is there a placement that wins by the end of this turn (a ghost at home holds)?

    Exact. Without a gliding ghost a row of three cats comes about in one of four ways: the new cat
    at the end of two; between two that are held from behind; others pushed into a row; or the row
    stands there already.
    """
    mine, theirs, cats, my_kittens, _, ghost, _, _, _ = position
    cats &= mine
    many = count(cats)
    if many < 2:
        return False
    taken = mine | theirs
    empty = BED & ~taken
    cat_left, kitten_left = ACTIVE - my_kittens > many, my_kittens > count(mine) - many
    if ghost > HOME:
        return (cat_left and any_wins(position, empty, 1)) or (
            kitten_left and many > 2 and any_wins(position, empty, 0)
        )
    stands = any_three(cats) != 0
    if stands and kitten_left:
        return True  # BOO-6: a kitten moves no cat
    if not cat_left:
        return False
    if ends(cats) & empty or held_between(cats, taken) & empty:
        return True
    if many < 3:
        return False
    near = cats | cats << 1 | cats >> 1
    near |= near << 8 | near >> 8
    return any_wins(position, empty if stands or many == ACTIVE - 1 else near & empty, 1)


@inlined
def held_between(cats: int, taken: int) -> int:
    """Between two cats that have somebody behind them."""
    squares = 0
    for kind in range(THREE_UP, SINGLE):
        step = STEP[kind]
        squares |= cats << step & cats >> step & taken << 2 * step & taken >> 2 * step
    return squares


@compiled
def any_wins(position: Position, squares: int, heavy: int) -> bool:
    """Is one of these places a win?"""
    while squares:
        after = placed(position, first(squares), heavy)
        if wins(after.mine & after.cats):
            return True
        squares &= squares - 1
    return False


@compiled
def wins_now(position: Position, move: int) -> bool:
    """BOO-15: does this move win, once the ghost has been asked?"""
    after = play(position, move)
    if after.phase == GHOST:
        after = look(after)
    return bool(after.phase == OVER)


@compiled
def lost_anyway(position: Position) -> bool:
    """Does the other seat win next, wherever a ghost at home goes now?

    Where it enters it pushes nobody yet (BOO-8), and it stands in the way only of a ghost that is
    about to come to the end of its line.
    """
    other = position.their_ghost
    if other > HOME and (other - 1) % SIZE == SIZE - 2:
        return False
    after = look(position)
    return bool(after.phase == PLACE and can_win(after))
