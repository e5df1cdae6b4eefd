"""Boooop: kittens, cats and ghosts of two families, and the quilted bed they play on."""

from __future__ import annotations

from typing import Any

from lapki.pictures.album import read
from lapki.pictures.ink import Drawing, Paints, number

PIECE_SHEET = (-7.0, -7.0, 118.0, 124.0)
HEADINGS = ("up", "down", "left", "right")


def piece(family: str, kind: str) -> Drawing:
    """A kitten or a cat in its family's hat."""
    return _hatted(read("boooop")["piece"][kind], family)


def ghost(family: str, heading: str) -> Drawing:
    """A ghost in its family's hat: at home, or gliding up, down, left or right."""
    if heading != "left":
        return _hatted(read("boooop")["ghost"][heading], family)
    return Drawing().place(_hatted(read("boooop")["ghost"]["right"], family), x=103, flip=True)


def hat(family: str) -> Drawing:
    """A family's hat alone: the sign of a seat."""
    return Drawing().sketch(read("boooop")["hat"][family]["sketch"], _paints(family))


def _hatted(raw: dict[str, Any], family: str) -> Drawing:
    x, y, scale, lean = raw["hat"]
    drawing = Drawing().sketch(raw["sketch"], _paints(family))
    return drawing.place(
        hat(family), x, y, scale=scale, turn=lean if family == "violet" else lean / 2
    )


def _paints(family: str) -> Paints:
    return {**read("boooop")["family"][family], "eye": "#2A1830", "lamp": "#FFC56E"}


# The bed: six by six patches with seams between them. A ghost's line is a seam, its stops lie between two cells.
CELL, SEAM, MARGIN, HEADBOARD = 88.0, 16.0, 26.0, 54.0
SPAN = 6 * CELL + 7 * SEAM
BED_SHEET = (0.0, 0.0, SPAN + 2 * MARGIN, SPAN + MARGIN + HEADBOARD + MARGIN)


def cell_middle(column: int, row: int) -> tuple[float, float]:
    """The middle of a cell; column 0 is `a`, row 0 is `1`, at the bottom."""
    x = MARGIN + SEAM + column * (CELL + SEAM) + CELL / 2
    y = HEADBOARD + MARGIN + SEAM + (5 - row) * (CELL + SEAM) + CELL / 2
    return x, y


def bed(theme: Paints) -> Drawing:
    """Frame, pillows, quilt, patches, stitches and seams."""
    paints = {**theme, "line": theme["wood-line"]}
    drawing = Drawing()
    _frame(drawing, paints)
    for row in range(6):
        for column in range(6):
            _patch(drawing, column, row, paints)
    top, left = HEADBOARD + MARGIN, MARGIN
    for n in range(7):
        at = n * (CELL + SEAM) + SEAM / 2
        for d in (
            f"M{number(left + at)} {number(top + 6)} v{number(SPAN - 12)}",
            f"M{number(left + 6)} {number(top + at)} h{number(SPAN - 12)}",
        ):
            _stitches(
                drawing,
                d,
                theme["qd"],
                2.4,
                "0.1 9",
            )
    return drawing


def _frame(drawing: Drawing, paints: Paints) -> None:
    width, height = BED_SHEET[2], BED_SHEET[3]
    top = HEADBOARD + MARGIN
    drawing.sketch(
        f"""
        solid wood2 r 4 20 22 {height - 26} 11
        solid wood2 r {width - 26} 20 22 {height - 26} 11
        solid wood1 o 15 20 14
        solid wood1 o {width - 15} 20 14
        solid wood1>wood2 M18 70 V48 C120 24 200 44 {width / 2} 26 C{width - 200} 44 {width - 120} 24 {width - 18} 48 V90 H18Z
        solid note M70 {top} C64 40 84 34 110 36 C170 30 220 30 260 36 C296 34 306 44 300 {top}Z
        solid note M{width - 70} {top} C{width - 64} 40 {width - 84} 34 {width - 110} 36 C{width - 170} 30 {width - 220} 30 {width - 260} 36 C{width - 296} 34 {width - 306} 44 {width - 300} {top}Z
        solid wood1>wood2 r {MARGIN - 12} {top - 12} {SPAN + 24} {SPAN + 24} 26
        mark qs r {MARGIN} {top} {SPAN} {SPAN} 18
        """,
        paints,
    )
    for x in (90.0, width - 280):
        _stitches(
            drawing,
            f"M{number(x)} 54 C{number(x + 50)} 46 {number(x + 140)} 46 {number(x + 190)} 54",
            "#D9B98A",
            2.4,
            "7 6",
        )


def _patch(drawing: Drawing, column: int, row: int, paints: Paints) -> None:
    """One patch: two shades like a chessboard, every third with a print, and a dashed seam inside its edge."""
    x, y = (v - CELL / 2 for v in cell_middle(column, row))
    shade = "q1" if (column + row) % 2 else "q2"
    drawing.sketch(f"mark {shade} r {x} {y} {CELL} {CELL} 15", paints)
    prints = {0: _dots, 1: _stripes, 2: _checks}
    choice = (column * 5 + row * 3) % 7
    if choice in prints:
        prints[choice](drawing, x, y, paints)
    d = f"M{x + 19} {y + 6} h{CELL - 38} a13 13 0 0 1 13 13 v{CELL - 38} a13 13 0 0 1 -13 13 h{38 - CELL} a13 13 0 0 1 -13 -13 v{38 - CELL} a13 13 0 0 1 13 -13z"
    _stitches(drawing, d, paints["qd"], 2, "6 5")


def _dots(drawing: Drawing, x: float, y: float, paints: Paints) -> None:
    d = "".join(
        f"M{number(x + 16 + 14 * i)} {number(y + 16 + 14 * j + 7 * (i % 2))}h.1"
        for i in range(5)
        for j in range(4)
    )
    drawing.sketch(f"line qd/.4 4 {d}", paints)


def _stripes(drawing: Drawing, x: float, y: float, paints: Paints) -> None:
    drawing.sketch(f"clip - r {x} {y} {CELL} {CELL} 15", paints)
    d = "".join(
        f"M{number(x - CELL + 18 * i)} {number(y + CELL)}l{number(CELL)} {number(-CELL)}"
        for i in range(11)
    )
    drawing.sketch(f"line qd/.22 6 {d}\nunclip", paints)


def _checks(drawing: Drawing, x: float, y: float, paints: Paints) -> None:
    d = "".join(
        f"M{number(x + 14 + 20 * i)} {number(y + 2)}v{number(CELL - 4)}M{number(x + 2)} {number(y + 14 + 20 * i)}h{number(CELL - 4)}"
        for i in range(4)
    )
    drawing.sketch(f"line qd/.22 3 {d}", paints)


def _stitches(drawing: Drawing, d: str, colour: str, width: float, dashes: str) -> None:
    drawing.marks.append(
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="round" stroke-dasharray="{dashes}"/>'
    )

