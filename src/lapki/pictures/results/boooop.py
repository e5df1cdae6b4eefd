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
    lit = (
        set(won.cells or (c for c, (seat, _) in pieces.items() if seat == won.seat))
        if won
        else set()
    )
    bed = quilt.bed()
    middles = quilt.cells()
    for cell in sorted(lit):
        x, y = (number(v - quilt.CELL / 2) for v in middles[cell])
        box = f"r {x} {y} {number(quilt.CELL)} {number(quilt.CELL)} 15"
        bed.sketch(f"mark #FFC55E {box}\nline #C9770A 5 {box}", {"line": "#C9770A"})
    for cell in sorted(pieces, key=lambda name: middles[name][1]):
        seat, kind = pieces[cell]
        x, y = middles[cell]
        piece = cats.piece(cats.FAMILIES[seat - 1], kind).haloed()
        faint = 1 if cell in lit or not lit else BACK
        bed.place(piece, x - 59, y - 78, about=cats.SHEET[:2], opacity=faint)
    for family, ghost in zip(cats.FAMILIES, view.ghosts, strict=True):
        if ghost:
            x, y = quilt.stops()[ghost.stop]
            drawn = cats.ghost(family, ghost.heading).haloed()
            bed.place(drawn, x - 59, y - 78, about=cats.SHEET[:2], opacity=BACK if lit else 1)
    scale = BESIDE[1] / quilt.SHEET[3]
    return Scene(Drawing().place(bed, scale=scale), True, _how(won))


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
