"""Boooop in numbers: every move is one act."""

from __future__ import annotations

from typing import Any

from lapki.adapters.acts import Numbers, Spelling, flags, share
from lapki.games.boooop import notation
from lapki.games.boooop.bed import AHEAD, CELLS, ENTRIES, SIZE, THREES, Heading
from lapki.games.boooop.state import ACTIVE, BoooopMove, Ghost, Phase, View
from lapki.games.contract import Seat

ACTS = (
    *(f"{kind} {cell}" for kind in "kc" for cell in CELLS),
    *(f"ghost {stop}" for stop in sorted(ENTRIES)),
    "hold",
    *("grad " + " ".join(CELLS[cell] for cell in three) for three in THREES),
    *(f"grad {cell}" for cell in CELLS),
)
PHASES: tuple[Phase, ...] = ("place", "ghost", "graduate", "over")
PIECES = ("vVoO", "oOvV")
"""By seat: one's own kittens and cats, then the other's."""

GHOSTS: dict[tuple[str, Heading], int] = {
    (stop, heading): SIZE * run + place
    for run, (entry, heading) in enumerate(sorted(ENTRIES.items()))
    for place, stop in enumerate((entry, *AHEAD[entry, heading]))
}
"""Where a ghost can be on the bed, and where it heads, by number: a run, and how far along."""


class BoooopSpelling(Spelling):
    """Four boards of 36 cells (my kittens, my cats, theirs), both ghosts, pools, phase, turn."""

    stepwise = False

    def words(self, move: BoooopMove) -> tuple[str, ...]:
        return (notation.write(move),)

    def observe(self, view: View, seat: Seat) -> Numbers:
        board = "".join(
            view.board[SIZE - 1 - row][column] for column in range(SIZE) for row in range(SIZE)
        )
        pieces = [float(here == kind) for kind in PIECES[seat - 1] for here in board]
        both = (seat - 1, 2 - seat)
        ghosts = [number for place in both for number in _ghost(view.ghosts[place])]
        pools = [
            share(many, ACTIVE)
            for place in both
            for many in (view.pools[place].kittens, view.pools[place].cats)
        ]
        mine = float(view.turn == seat)
        return [*pieces, *ghosts, *pools, *flags([PHASES.index(view.phase)], len(PHASES)), mine]


def _ghost(ghost: Ghost | None) -> list[float]:
    return flags([GHOSTS[ghost.stop, ghost.heading]] if ghost else (), len(GHOSTS))


def spelling(seats: int, options: Any, language: str) -> Spelling:
    """The same at every table."""
    return BoooopSpelling(ACTS, (), seats, options)
