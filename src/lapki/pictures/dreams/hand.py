"""By hand: any outline, filled or drawn as a line, lit like the things around it."""

from __future__ import annotations

from lapki.pictures.dreams.canvas import ROOM, Canvas, around
from lapki.pictures.dreams.lit import lit
from lapki.pictures.dreams.script import Line
from lapki.pictures.ink import number, shape


def hand(canvas: Canvas, line: Line) -> None:
    """hand PAINT [lit=0] [size=120] [at=X,Y] [edge=] [width=2] : OUTLINE.

    An OUTLINE is path data, `o cx cy rx [ry]` (an oval) or `r x y width height [radius]` (a box).
    `lit` gives it a round body as big as `size`: light on one side, shade on the other.
    """
    outline = shape(line.outline.split())
    edge = line.text("edge")
    stroke = (
        f' stroke="{edge}" stroke-width="{number(line.get("width", 2))}" stroke-linejoin="round"'
        if edge
        else ""
    )
    mark = f'<path d="{outline}" {canvas.paint(line.word(0))}{stroke}/>'
    canvas.add(_body(canvas, line, mark), line)


def stroke(canvas: Canvas, line: Line) -> None:
    """line COLOUR WIDTH [dash=] [lit=0] [cap=round] : OUTLINE: a rope, a string, a stalk."""
    colour, opacity = canvas.colour(line.word(0))
    looks = f'fill="none" stroke="{colour}" stroke-width="{number(line.number(1))}"'
    looks += f' stroke-linecap="{line.text("cap", "round")}" stroke-linejoin="round"'
    if dash := line.text("dash"):
        looks += f' stroke-dasharray="{dash.replace(",", " ")}"'
    if opacity != 1:
        looks += f' stroke-opacity="{number(opacity)}"'
    outline = shape(line.outline.split())
    room = around(outline, line.number(1) + 4 * line.get("blur", 0) + 4)
    canvas.add(_body(canvas, line, f'<path d="{outline}" {looks}/>', room), line, room)


def _body(canvas: Canvas, line: Line, mark: str, room: str = ROOM) -> str:
    strong = line.get("lit", 0)
    if not strong:
        return mark
    x, y = line.several("at", "300,500")
    return f'<g filter="{lit(canvas, (x, y), line.get("size", 120), strong, room=room)}">{mark}</g>'


STROKES = {"hand": hand, "line": stroke}
