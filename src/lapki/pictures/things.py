"""Things: items and tokens of Barking, tricks, dice and small things of Spots."""

from __future__ import annotations

import msgspec

from lapki.pictures.album import Breed, Look, Thing, pick, read, table
from lapki.pictures.heads import head
from lapki.pictures.ink import Drawing, Paints, number

ROSETTE_SHEET = (-16.0, -16.0, 132.0, 146.0)
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def thing(section: str, name: str) -> tuple[Drawing, Thing]:
    """A thing from `things.toml`."""
    found = pick("things", Thing, section, name)
    return Drawing().sketch(found.sketch, thing_paints()), found


def thing_paints() -> Paints:
    return msgspec.convert(read("things")["paints"], dict[str, str])


def trick(name: str) -> Drawing:
    """A trick: its picture in the middle of a rosette of its colour."""
    raw = read("tricks")["trick"][name]
    drawing = rosette(raw["colour"])
    before, mark, after = raw["sketch"].partition("after\n")
    picture = Drawing().sketch("" if mark else before, thing_paints())
    pup = msgspec.convert(read("tricks")["pup"], Look)
    for x, y, scale, turn, eyes, mouth in raw.get("heads", ()):
        face = head(msgspec.structs.replace(pup, eyes=eyes, mouth=mouth))
        picture.place(face, x, y, scale=scale, turn=turn, about=(50, 56))
    picture.sketch(after, thing_paints())
    return drawing.place(picture.flatten(), 50, 50, scale=0.69, about=(50, 50))


def tricks() -> dict[str, str]:
    """Every trick and its colour."""
    return {name: raw["colour"] for name, raw in read("tricks")["trick"].items()}


def rosette(colour: str) -> Drawing:
    """A rosette: two ribbons, a ruffle whose outline tells the colour, a cream middle."""
    raw = read("tricks")["rosette"][colour]
    light, middle, dark = raw["paint"]
    paints = {"light": light, "middle": middle, "dark": dark, "line": dark}
    drawing = Drawing().sketch(
        """
        solid middle>dark M26 80 L14 124 L31 116 L42 128 L50 92Z
        solid middle>dark M74 80 L86 124 L69 116 L58 128 L50 92Z
        """,
        paints,
    )
    drawing.sketch(f"solid light*middle*middle {raw['outline']}", paints)
    return drawing.sketch("solid #FFFDF7*#FFF8EA*#F1DFC2 o 50 50 42", paints)


def trick_back() -> Drawing:
    """A trick that has been done: a pale rosette with a paw."""
    paints = {"line": "#6B5560"}
    drawing = Drawing().sketch(
        "solid #B9A9AC>#95848B M26 80 L14 124 L31 116 L42 128 L50 92Z M74 80 L86 124 L69 116 L58 128 L50 92Z",
        paints,
    )
    drawing.sketch("solid #CFC0BF>#A8979B o 50 50 50\nsolid #E4D7CF o 50 50 42", paints)
    paw = Drawing().sketch(
        pick("things", Thing, "small", "paw").sketch.replace("solid", "mark"),
        {"gold": "#A8979B", "amber": "#8A7A80", **paints},
    )
    return drawing.place(paw, 50, 50, scale=0.5, about=(50, 50))


def die(value: int, kind: str) -> Drawing:
    """A die on a sheet of 60: `solid`, `new` (just laid), or the empty `space` on a dog, or a `hot` one where a die may go."""
    face = {
        "solid": ("#FFFEFA>#F3E7D6", "#8A6A5C", "#3A2230", 1.8),
        "new": ("#FFFDF0>#FFDD8F", "#A86A10", "#3A2230", 3.4),
        "space": ("#2A1420/.66", "#FFF6E6", "#FFF6E6", 0),
        "hot": ("#2A1420/.82", "#FFD35C", "#FFE9B8", 4.6),
    }[kind]
    fill, edge, pip, width = face
    drawing = Drawing()
    if kind in ("solid", "new"):
        drawing.sketch("mark #2A1420/.35 r 6 9 48 48 12", {"line": edge})
    drawing.sketch(f"mark {fill} r 6 6 48 48 12", {"line": edge})
    if width:
        drawing.sketch(
            f"line {edge} {width} M18 6 h24 a12 12 0 0 1 12 12 v24 a12 12 0 0 1 -12 12 h-24 a12 12 0 0 1 -12 -12 v-24 a12 12 0 0 1 12 -12z",
            {"line": edge},
        )
    else:
        drawing.marks.append(
            '<path d="M18 7h24a11 11 0 0 1 11 11v24a11 11 0 0 1-11 11h-24a11 11 0 0 1-11-11v-24a11 11 0 0 1 11-11z" fill="none" '
            f'stroke="{edge}" stroke-width="2.4" stroke-dasharray="5.2 4.6" stroke-linecap="round"/>'
        )
    size = 4.6 if kind in ("solid", "new") else 4.2
    for x, y in PIPS[value]:
        drawing.sketch(
            f"mark {pip} o {number(30 + 12.4 * x)} {number(30 + 12.4 * y)} {size}", {"line": edge}
        )
    return drawing


def breeds() -> dict[str, Breed]:
    return table("breeds", Breed)


YARD_SHEET = (0.0, 0.0, 300.0, 200.0)


def yard_holes() -> list[list[float]]:
    """Where buried dice lie in the yard, as percentages of its width and height: no more than seven fit (all ones)."""
    return [[round(100 * x / 300, 2), round(100 * y / 200, 2)] for x, y in _HOLES]


_HOLES = ((60, 92), (150, 92), (240, 92), (38, 158), (113, 158), (188, 158), (262, 158))


def yard() -> Drawing:
    """The yard: grass behind a fence, and holes for seven dice."""
    palette = {name: f"var({e['variable']},{e['night']})" for name, e in read("palette").items()}
    paints = {**thing_paints(), **palette, "line": "#47222F"}
    drawing = Drawing().sketch("mark grass1>grass2 r 0 22 300 178 18", paints)
    pickets = " ".join(f"M{x} 52 V16 L{x + 9} 6 L{x + 18} 16 V52Z" for x in range(9, 280, 24))
    drawing.sketch(f"solid cream>sand {pickets}\nsolid sand M4 26 H296 V34 H4Z", paints)
    drawing.sketch("line #B5D98F/.5 2.6 M20 118 l3 -8 M26 119 l-2 -7 M270 116 l3 -8 M276 117 l-2 -7 M98 66 l3 -8 M104 67 l-2 -7 M200 190 l3 -8 M206 191 l-2 -7", paints)
    for x, y in _HOLES:
        hole, _ = thing("small", "hole")
        drawing.place(hole.flatten(), x, y, scale=0.66, about=(50, 27))
    return drawing
