"""The printed shape of a state, both ways."""

from __future__ import annotations

from operator import itemgetter

import msgspec

from lapki.games.boooop import rules
from lapki.games.boooop.bed import AHEAD, CELLS, SIZE, STOPS
from lapki.games.boooop.state import ACTIVE, EMPTY, FAMILIES, State, View
from lapki.games.contract import Broken

_ROWS = tuple(tuple(SIZE * column + row for column in range(SIZE)) for row in reversed(range(SIZE)))
_rows = itemgetter(*(slice(row, None, SIZE) for row in reversed(range(SIZE))))
_PIECES = frozenset(EMPTY + "".join(FAMILIES))


def printed(state: State) -> View:
    """A state as it is printed."""
    return View(
        _rows(state.board), state.pools, state.ghosts, state.turn, state.phase, state.winner
    )


def load(printed: object, *, haunted: bool) -> State:
    """The state that was printed, if it is one that a game can come to."""
    try:
        shown = msgspec.convert(printed, View)
    except msgspec.ValidationError as error:
        raise Broken("position-shape", problem=str(error)) from None
    state = State(
        _board(shown),
        shown.pools,
        shown.ghosts,
        shown.turn,
        shown.phase,
        shown.winner,
        haunted,
    )
    if state.turn not in (1, 2):
        raise Broken("position-turn", turn=state.turn)
    for seat in (1, 2):
        _check_pieces(state, seat)
    _check_ghosts(state)
    _check_phase(state)
    return state


def _board(shown: View) -> str:
    rows = shown.board
    if len(rows) != SIZE or any(len(row) != SIZE or not _PIECES.issuperset(row) for row in rows):
        raise Broken("position-board")
    cells = [EMPTY] * len(CELLS)
    for row, text in zip(_ROWS, rows, strict=True):
        for cell, piece in zip(row, text, strict=True):
            cells[cell] = piece
    return "".join(cells)


def _check_pieces(state: State, seat: int) -> None:
    """Eight active pieces a seat; all eight on the bed only while this turn looks for its end."""
    pool = state.pools[seat - 1]
    placed = sum(map(state.board.count, FAMILIES[seat - 1]))
    if pool.kittens < 0 or pool.cats < 0 or pool.kittens + pool.cats + placed != ACTIVE:
        raise Broken("position-active", seat=seat, count=pool.kittens + pool.cats + placed)
    if placed == ACTIVE and (seat != state.turn or state.phase == "place"):
        raise Broken("position-all-on-bed", seat=seat)


def _check_ghosts(state: State) -> None:
    stops = [ghost.stop for ghost in state.ghosts if ghost]
    if stops and not state.haunted:
        raise Broken("position-no-ghosts")
    if len(set(stops)) != len(stops):
        raise Broken("position-ghosts-meet", stop=stops[0])
    for ghost in state.ghosts:
        if ghost and ghost.stop not in STOPS:
            raise Broken("position-stop", stop=ghost.stop)
        if ghost and (ghost.stop, ghost.heading) not in AHEAD:
            raise Broken("position-heading", stop=ghost.stop, heading=ghost.heading)


def _check_phase(state: State) -> None:
    """The question must be one that could be asked here, and only a finished game has a winner."""
    if state.phase == "ghost" and not (state.haunted and state.ghosts[state.turn - 1] is None):
        raise Broken("position-ghost-phase")
    if state.phase == "graduate" and len(rules.graduations(state.board, state.turn)) < 2:
        raise Broken("position-graduate")
    if state.winner != (state.turn if state.phase == "over" else None):
        raise Broken("position-winner")
