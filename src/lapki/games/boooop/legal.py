"""What a seat may do: all its moves."""

from __future__ import annotations

from collections.abc import Iterator

from lapki.games.boooop import rules
from lapki.games.boooop.bed import CELLS, ENTRIES
from lapki.games.boooop.state import EMPTY, BoooopMove, Enter, Graduate, Hold, Place, State

# Moves are values: those that come again in every game are made once.
_PLACES = {kind: tuple(Place(kind, cell) for cell in CELLS) for kind in ("k", "c")}
_ENTERS = tuple(Enter(stop) for stop in sorted(ENTRIES))
_HOLD = Hold()


def legal(state: State) -> Iterator[BoooopMove]:
    """All moves of the seat on turn."""
    if state.phase == "place":
        pool = state.pools[state.turn - 1]
        empty = [cell for cell, piece in enumerate(state.board) if piece == EMPTY]
        if pool.kittens:
            yield from map(_PLACES["k"].__getitem__, empty)
        if pool.cats:
            yield from map(_PLACES["c"].__getitem__, empty)
    elif state.phase == "ghost":
        other = rules.other_stop(state)
        yield from (enter for enter in _ENTERS if enter.stop != other)
        yield _HOLD
    elif state.phase == "graduate":
        groups = rules.graduations(state.board, state.turn)
        yield from (Graduate(rules.named(cells)) for cells in groups)
