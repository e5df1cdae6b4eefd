"""The bed with cats and ghosts on it, and the pools beside it."""

from __future__ import annotations

from lapki.games.boooop.bed import CELLS, SIZE
from lapki.games.boooop.state import EMPTY, BoooopOptions, Pool, View
from lapki.games.contract import Eye, Seat
from lapki.pictures import cats, quilt
from lapki.pictures.ink import Drawing
from lapki.pictures.tables import LIT, PANEL, panel, put

WIDTH, HEIGHT = 1000.0, 766.0
_KINDS = {"v": "kitten", "o": "kitten", "V": "cat", "O": "cat"}
_FOOT = (52.0, 58.0)
"""The middle of a piece on its sheet."""


def draw(view: View, eye: Eye, options: BoooopOptions) -> tuple[Drawing, float, float]:
    """Everybody sees the same."""
    table = Drawing().place(quilt.bed(), 10, 10)
    middles = quilt.cells()
    for number, cell in enumerate(CELLS):
        column, row = divmod(number, SIZE)
        sign = view.board[SIZE - 1 - row][column]
        if sign != EMPTY:
            x, y = middles[cell]
            put(table, cats.piece(_family(sign), _KINDS[sign]), x + 10, y + 10, 0.86, _FOOT)
    for family, ghost in zip(cats.FAMILIES, view.ghosts, strict=True):
        if ghost:
            x, y = quilt.stops()[ghost.stop]
            put(table, cats.ghost(family, ghost.heading), x + 10, y + 10, 0.6, _FOOT)
    for seat, pool in enumerate(view.pools, start=1):
        home = options.ghosts == "on" and view.ghosts[seat - 1] is None
        _pool(table, seat, pool, lit=view.turn == seat, home=home)
    return table, WIDTH, HEIGHT


def _pool(table: Drawing, seat: Seat, pool: Pool, *, lit: bool, home: bool) -> None:
    family = cats.FAMILIES[seat - 1]
    left, top = 720.0, 40.0 + 360 * (seat - 1)
    table.place(panel(left, top, 262, 330, LIT if lit else PANEL))
    put(table, cats.hat(family), left + 60, top + 62, 1.0, (0, -16))
    if home:
        put(table, cats.ghost(family), left + 190, top + 55, 0.62, _FOOT)
    pieces = ["kitten"] * pool.kittens + ["cat"] * pool.cats
    for place, kind in enumerate(pieces):
        x, y = left + 40 + 61 * (place % 4), top + 150 + 80 * (place // 4)
        put(table, cats.piece(family, kind), x, y, 0.5, _FOOT)


def _family(sign: str) -> str:
    return cats.FAMILIES[0 if sign in "vV" else 1]
