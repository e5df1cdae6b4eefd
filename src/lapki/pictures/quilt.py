"""The bed of Boooop: six by six patches with seams between them, along which ghosts travel."""

from __future__ import annotations

from lapki.pictures.album import read, theme
from lapki.pictures.ink import Drawing, Paints, number

CELL, SEAM = 88.0, 16.0
LEFT, TOP = 26.0, 80.0  # of the quilt on the sheet; boooop.toml draws the frame around it
SPAN = 6 * CELL + 7 * SEAM
SHEET = (0.0, 0.0, 692.0, 746.0)
COLUMNS = "abcdef"


def bed() -> Drawing:
    """Frame, pillows, quilt, patches and stitches."""
    paints = {**theme(), "line": theme()["wood-line"]}
    drawing = Drawing().sketch(read("boooop")["bed"]["sketch"], paints)
    for column in range(6):
        for row in range(6):
            _patch(drawing, column, row, paints)
    for nth in range(7):
        at = nth * (CELL + SEAM) + SEAM / 2
        down = f"M{number(LEFT + at)} {number(TOP + 6)} v{number(SPAN - 12)}"
        across = f"M{number(LEFT + 6)} {number(TOP + at)} h{number(SPAN - 12)}"
        drawing.sketch(f"seam stitch/.8 2 {down} {across}", paints)
    return drawing


def cells() -> dict[str, tuple[float, float]]:
    """The middle of every cell; a1 is at the lower left (the rules' names)."""
    return {
        f"{COLUMNS[column]}{row + 1}": _middle(column, row)
        for column in range(6)
        for row in range(6)
    }


def stops() -> dict[str, tuple[float, float]]:
    """Where a ghost stands: between two neighbouring cells, named by both (BOO-7)."""
    middles = cells()
    found = {}
    for name, (x, y) in middles.items():
        for other in (chr(ord(name[0]) + 1) + name[1], name[0] + str(int(name[1]) + 1)):
            if other in middles:
                found[name + other] = ((x + middles[other][0]) / 2, (y + middles[other][1]) / 2)
    return found


def _middle(column: int, row: int) -> tuple[float, float]:
    step, first = CELL + SEAM, SEAM + CELL / 2
    return LEFT + first + column * step, TOP + first + (5 - row) * step


def _patch(drawing: Drawing, column: int, row: int, paints: Paints) -> None:
    """Two shades like a chessboard, some with a print, each with a seam inside its edge."""
    x, y = (v - CELL / 2 for v in _middle(column, row))
    shade = "q1" if (column + row) % 2 else "q2"
    drawing.sketch(f"mark {shade} r {x} {y} {CELL} {CELL} 15", paints)
    prints = {0: _dots, 1: _stripes, 2: _checks}
    chosen = (column * 5 + row * 3) % 7
    if chosen in prints:
        drawing.sketch(prints[chosen](x, y), paints)
    inset = CELL - 12
    drawing.sketch(f"seam stitch 2 r {x + 6} {y + 6} {inset} {inset} 12", paints)


def _dots(x: float, y: float) -> str:
    points = [(x + 16 + 14 * i, y + 16 + 14 * j + 7 * (i % 2)) for i in range(5) for j in range(4)]
    return "line stitch/.4 4 " + " ".join(f"M{number(a)} {number(b)}h.1" for a, b in points)


def _stripes(x: float, y: float) -> str:
    slanted = f"l{number(CELL)} {number(-CELL)}"
    lines = [f"M{number(x - CELL + 18 * i)} {number(y + CELL)}{slanted}" for i in range(11)]
    return f"clip - r {x} {y} {CELL} {CELL} 15\nline stitch/.22 6 {' '.join(lines)}\nunclip"


def _checks(x: float, y: float) -> str:
    long = number(CELL - 4)
    down = [f"M{number(x + 14 + 20 * i)} {number(y + 2)}v{long}" for i in range(4)]
    across = [f"M{number(x + 2)} {number(y + 14 + 20 * i)}h{long}" for i in range(4)]
    return f"line stitch/.22 3 {' '.join(down + across)}"
