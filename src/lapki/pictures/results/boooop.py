"""Boooop at its end: the bed, light on the cats that won, the rest a step back."""

from __future__ import annotations

from lapki.games.boooop.events import Won
from lapki.games.boooop.state import View
from lapki.pictures import cats, quilt
from lapki.pictures.ink import Drawing, number
from lapki.pictures.results import BESIDE, End, Scene

BACK = 0.45
"""How much is seen of those who didn't win."""


def scene(end: End) -> Scene:
    view: View = end.view
    won = next((event for event in end.events if isinstance(event, Won)), None)
    pieces = dict(_pieces(view))
    lit: set[str] = set()
    if won:
        lit.update(won.cells or (cell for cell in pieces if pieces[cell][0] == won.seat))
    bed = quilt.bed()
    for cell in sorted(lit):
        _light(bed, cell)
    places = quilt.cells()
    for cell in sorted(pieces, key=lambda name: places[name][1]):
        seat, kind = pieces[cell]
        animal = cats.piece(cats.FAMILIES[seat - 1], kind, asleep=cell in lit)
        _put(bed, animal, places[cell], back=bool(lit) and cell not in lit)
    for family, ghost in zip(cats.FAMILIES, view.ghosts, strict=True):
        if ghost:
            _put(bed, cats.ghost(family, ghost.heading), quilt.stops()[ghost.stop], back=bool(lit))
    return Scene(Drawing().place(bed, scale=BESIDE[1] / quilt.SHEET[3]), True, _how(won))


def _light(bed: Drawing, cell: str) -> None:
    left, top = (number(middle - quilt.CELL / 2) for middle in quilt.cells()[cell])
    box = f"r {left} {top} {number(quilt.CELL)} {number(quilt.CELL)} 15"
    bed.sketch(f"mark #FFC55E {box}\nline #C9770A 5 {box}", {"line": "#C9770A"})


def _put(bed: Drawing, animal: Drawing, at: tuple[float, float], *, back: bool) -> None:
    """An animal on a place, as a page puts it there."""
    faint = BACK if back else 1
    bed.place(animal.haloed(), at[0] - 59, at[1] - 78, about=cats.SHEET[:2], opacity=faint)


def _how(won: Won | None) -> str:
    return "" if won is None else "eight" if won.eight else "row"


def _pieces(view: View) -> list[tuple[str, tuple[int, str]]]:
    """Who sits where, and what."""
    return [
        (f"{column}{6 - row}", (1 if sign in "vV" else 2, "kitten" if sign.islower() else "cat"))
        for row, signs in enumerate(view.board)
        for column, sign in zip(quilt.COLUMNS, signs, strict=True)
        if sign != "."
    ]
