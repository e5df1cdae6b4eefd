"""Things: items and tokens of Barking, tricks, dice, yard and small things of Spots."""

from __future__ import annotations

import msgspec

from lapki.pictures.album import Look, Rosette, Thing, Trick, paints, pick, read, table, theme
from lapki.pictures.heads import head
from lapki.pictures.ink import Drawing

ROSETTE_SHEET = (-13.0, -13.0, 126.0, 148.0)
DIE_SHEET = (2.0, 2.0, 56.0, 58.0)
YARD_SHEET = (0.0, 0.0, 300.0, 200.0)

# Seven holes: a yard holds at most seven (SPO-13), so at most seven dice, all ones.
HOLES = ((60, 92), (150, 92), (240, 92), (38, 158), (113, 158), (188, 158), (262, 158))
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
# A die's fill, edge and pips, and the edge's width.
DICE = {
    "die": ("#FFFEFA>#F3E7D6", "#8A6A5C", "#3A2230", 1.8),
    "die-new": ("#FFFDF0>#FFDD8F", "#A86A10", "#3A2230", 3.4),
    "space": ("#2A1420/.66", "#FFF6E6", "#FFF6E6", 2.2),
    "space-hot": ("#2A1420/.82", "#FFD35C", "#FFE9B8", 4.6),
}


def thing(section: str, name: str) -> Drawing:
    """A thing from `things.toml`."""
    return Drawing().sketch(pick("things", Thing, section, name).sketch, paints())


def trick(name: str) -> Drawing:
    """A trick: its picture in the middle of a rosette of its colour."""
    found = pick("tricks", Trick, "trick", name)
    pup = msgspec.convert(read("tricks")["pup"], Look)
    picture = Drawing().sketch(found.sketch, paints())
    for x, y, scale, turn, eyes, mouth in found.heads:
        face = head(msgspec.structs.replace(pup, eyes=eyes, mouth=mouth))
        picture.place(face, x, y, scale=scale, turn=turn, about=(50, 56))
    picture.sketch(found.over, paints())
    drawing = rosette(found.colour, found.ground)
    return drawing.place(picture.flat(), 50, 50, scale=0.72, about=(50, 50))


def rosette(colour: str, ground: str = "#FFFDF7") -> Drawing:
    """Two ribbons, a ruffle whose outline tells the colour, and a ground for the picture."""
    found = pick("tricks", Rosette, "rosette", colour)
    light, middle, dark = found.paint
    shades = {"light": light, "middle": middle, "dark": dark, "line": dark}
    drawing = Drawing().sketch(read("tricks")["ribbons"], shades)
    drawing.sketch(f"solid light*middle*middle {found.outline}", shades)
    return drawing.sketch(f"solid {ground} o 50 50 42", shades)


def trick_down() -> Drawing:
    """A trick that has been done: a pale rosette with a paw."""
    drawing = rosette("grey", "#E4D7CF")
    return drawing.place(paw_mark("#A8979B"), 50, 50, scale=0.5, about=(50, 50))


def paw_mark(colour: str) -> Drawing:
    """A paw in one colour, without contour."""
    sketch = pick("things", Thing, "small", "paw").sketch.replace("solid", "mark")
    return Drawing().sketch(sketch, {"gold": colour, "amber": colour, "line": colour})


def tricks() -> dict[str, str]:
    """Every trick and its colour."""
    return {name: found.colour for name, found in table("tricks", Trick, "trick").items()}


def die(kind: str, value: int) -> Drawing:
    """A die, one just laid, an empty space on a dog, or a space where a die may go."""
    fill, edge, pip, width = DICE[kind]
    laid = kind.startswith("die")
    rim = "seam" if kind == "space" else "line"
    shades = {"line": edge}
    drawing = Drawing()
    if laid:
        drawing.sketch("mark #2A1420/.35 r 6 9 48 48 12", shades)
    drawing.sketch(
        f"mark {fill} r 6 6 48 48 12\n{rim} {edge} {width} r 6.6 6.6 46.8 46.8 11.4", shades
    )
    for x, y in PIPS[value]:
        drawing.sketch(
            f"mark {pip} o {30 + 12.4 * x} {30 + 12.4 * y} {4.6 if laid else 4.2}", shades
        )
    return drawing


def yard() -> Drawing:
    """The yard: grass behind a fence, and holes for the dice."""
    drawing = Drawing().sketch(pick("things", Thing, "small", "yard").sketch, paints() | theme())
    for x, y in HOLES:
        drawing.place(thing("small", "hole").flat(), x, y, scale=0.66, about=(50, 27))
    return drawing
