"""Why not: the judge of what a seat wants to do."""

from __future__ import annotations

from lapki.games.boooop import rules
from lapki.games.boooop.bed import CELL, ENTRIES
from lapki.games.boooop.state import EMPTY, BoooopMove, Enter, Graduate, Hold, Place, State
from lapki.games.contract import Illegal, Seat


def check(state: State, seat: Seat, move: BoooopMove) -> None:
    """BOO-1 first (whose turn, which phase), then the rule of the move itself."""
    if seat != state.turn:
        raise Illegal("BOO-1", "not-your-turn", seat=seat, turn=state.turn)
    match move:
        case Place():
            _check_place(state, move)
        case Enter() | Hold():
            _check_ghost(state, move)
        case Graduate():
            _check_graduate(state, move)


def _check_place(state: State, move: Place) -> None:
    """BOO-2: from your pool, to an empty cell."""
    if state.phase != "place":
        raise Illegal("BOO-1", "placed-already")
    pool = state.pools[state.turn - 1]
    if move.piece == "k" and not pool.kittens:
        raise Illegal("BOO-2", "no-kitten")
    if move.piece == "c" and not pool.cats:
        raise Illegal("BOO-2", "no-cat")
    if state.board[CELL[move.cell]] != EMPTY:
        raise Illegal("BOO-2", "taken", cell=move.cell)


def _check_ghost(state: State, move: Enter | Hold) -> None:
    """BOO-8: after the placement, if the ghost is at home, on a free stop at the edge."""
    if not state.haunted:
        raise Illegal("BOO-8", "no-ghosts")
    if state.ghosts[state.turn - 1] is not None:
        raise Illegal("BOO-9", "ghost-glides")
    if state.phase == "place":
        raise Illegal("BOO-1", "place-first")
    if state.phase != "ghost":
        raise Illegal("BOO-1", "ghost-done")
    if isinstance(move, Enter):
        if move.stop not in ENTRIES:
            raise Illegal("BOO-8", "not-an-edge", stop=move.stop)
        if move.stop == rules.other_stop(state):
            raise Illegal("BOO-8", "stop-taken", stop=move.stop)


def _check_graduate(state: State, move: Graduate) -> None:
    """BOO-16, BOO-17: one of the choices, when there is a choice."""
    if state.phase != "graduate":
        raise Illegal("BOO-1", "nothing-to-graduate")
    if tuple(CELL[cell] for cell in move.cells) in rules.graduations(state.board, state.turn):
        return
    cells = " ".join(move.cells)
    if len(move.cells) == 1:
        raise Illegal("BOO-17", "not-a-single", cells=cells)
    raise Illegal("BOO-16", "not-a-three", cells=cells)
