"""Ink: what every picture is drawn with.

A `Drawing` is a stack of marks and, beside it, the edge: the same solid shapes once more. The halo
is made from the edge; it keeps a dark dog visible on a dark table. Drawings are placed into
drawings; `svg` turns the last one into a file.

A person draws in *sketches* (the `.toml` files in `data/`), one mark a line:

    VERB PAINT [WIDTH] SHAPE

    solid   a filled shape with a contour; it counts for the halo    solid coat M10 10 H90 V90 Z
    mark    a filled shape without a contour                         mark #FFF/.5 o 50 50 10
    line    a stroke of that width                                   line line 2 M43 70 q7 6 14 0
    seam    a dashed stroke                                          seam line 2 M10 10 H90
    limb    a thick stroke with a contour (a tail); counts too       limb coat 12 M70 84 L82 86
    clip    what follows stays inside the shape, until `unclip`      clip - r 0 0 100 100 10

With `=` after the verb a mark is also drawn mirrored about x = 50. A PAINT is `#hex` or a name from
the paints at hand; `a>b` fades from top to bottom, `a*b` glows from the upper left, `a@b` from the
middle; `/.5` after a colour is its opacity. A SHAPE is path data, `o cx cy rx [ry]` (an oval) or
`r x y width height [radius]` (a box). A line that begins with `;` is a remark.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256

Paints = Mapping[str, str]
Box = tuple[float, float, float, float]

STICKER = "#FFEFD8"  # the halo: light, since every contour is dark
CONTOUR = 2.2
HALO = 3.4
COLOUR = re.compile(r"#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})|var\(--[a-z0-9-]+,#[0-9A-Fa-f]{6}\)")
GRADIENTS = (
    (">", "linearGradient", 'x1="0" y1="0" x2="0" y2="1"'),
    ("*", "radialGradient", 'cx=".38" cy=".26" r=".88"'),
    ("@", "radialGradient", 'cx=".5" cy=".5" r=".5"'),
)


@dataclass
class Drawing:
    """Marks from back to front, the edge, and the gradients and clips that marks refer to."""

    marks: list[str] = field(default_factory=list)
    edge: list[str] = field(default_factory=list)
    defs: dict[str, str] = field(default_factory=dict)

    def sketch(self, text: str, paints: Paints) -> Drawing:
        """Draw a sketch (see the top of this file)."""
        for row in text.splitlines():
            if row.strip() and not row.strip().startswith(";"):
                self._mark(row.split(), paints)
        return self

    def place(
        self,
        other: Drawing,
        x: float = 0,
        y: float = 0,
        *,
        scale: float | tuple[float, float] = 1,
        turn: float = 0,
        flip: bool = False,
        about: tuple[float, float] = (0, 0),
        opacity: float = 1,
    ) -> Drawing:
        """Put another drawing's point `about` at (x, y)."""
        across, down = scale if isinstance(scale, tuple) else (scale, scale)
        across = -across if flip else across
        moves = [
            f"translate({number(x)} {number(y)})" if x or y else "",
            f"rotate({number(turn)})" if turn else "",
            f"scale({number(across, 4)} {number(down, 4)})" if (across, down) != (1, 1) else "",
            f"translate({number(-about[0])} {number(-about[1])})" if any(about) else "",
        ]
        moved = " ".join(filter(None, moves))
        transform = f' transform="{moved}"' if moved else ""
        for into, marks, faint in (
            (self.marks, other.marks, _opacity("", opacity)),
            (self.edge, other.edge, ""),
        ):
            if marks and (transform or faint):
                into += [f"<g{transform}{faint}>", *marks, "</g>"]
            else:
                into += marks
        self.defs.update(other.defs)
        return self

    def inside(self, outline: str, other: Drawing) -> Drawing:
        """Put another drawing here, cut off at an outline; it leaves no edge."""
        if other.marks:
            self.marks += [self._clip(outline), *other.marks, "</g>"]
            self.defs.update(other.defs)
        return self

    def haloed(self) -> Drawing:
        """The same drawing with its halo as marks under it, for use inside another picture."""
        return Drawing([*self._halo(), *self.marks], [], dict(self.defs))

    def flat(self) -> Drawing:
        """The same drawing without an edge, so that it gets no halo."""
        return Drawing(list(self.marks), [], dict(self.defs))

    def svg(self, prefix: str, box: Box, *, halo: bool = True) -> str:
        """The finished file. `prefix` makes the ids of this picture its own."""
        marks = "".join([*(self._halo() if halo else []), *self.marks])
        defs = ""
        for nth, (key, xml) in enumerate(self.defs.items()):
            marks = marks.replace(f"url(#{key})", f"url(#{prefix}-{nth})")
            defs += xml.replace('id="@"', f'id="{prefix}-{nth}"')
        defs = f"<defs>{defs}</defs>" if defs else ""
        view = " ".join(number(v) for v in box)
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">'
        return f"{opening}{defs}{marks}</svg>\n"

    def _halo(self) -> list[str]:
        rounded = 'stroke-linejoin="round" stroke-linecap="round"'
        opening = f'<g fill="{STICKER}" stroke="{STICKER}" {rounded}>'
        return [opening, *self.edge, "</g>"] if self.edge else []

    def _mark(self, words: list[str], paints: Paints) -> None:
        verb, *rest = words
        if verb == "unclip":
            self.marks.append("</g>")
            return
        paint, *rest = rest
        bare = verb.removesuffix("=")
        width = 0.0
        if bare in ("line", "seam", "limb"):
            width, rest = float(rest[0]), rest[1:]
        outline = shape(rest)
        if bare == "clip":
            self.marks.append(self._clip(outline))
            return
        for flip in (False, True) if verb != bare else (False,):
            self._draw(bare, paint, width, outline, paints, flip)

    def _draw(
        self, verb: str, paint: str, width: float, outline: str, paints: Paints, flip: bool
    ) -> None:
        mirror = ' transform="matrix(-1 0 0 1 100 0)"' if flip else ""
        path = f'<path d="{outline}"'
        colour, opacity = self._paint(paint, paints)
        line, contour = paints["line"], float(paints.get("contour", CONTOUR))
        if verb == "mark":
            self.marks.append(f'{path} fill="{colour}"{_opacity("", opacity)}{mirror}/>')
        elif verb == "solid":
            ring = f'stroke="{line}" stroke-width="{number(contour)}" stroke-linejoin="round"'
            fill = f'fill="{colour}"{_opacity("fill-", opacity)}'
            self.marks.append(f"{path} {fill} {ring}{mirror}/>")
            self.edge.append(f'{path} stroke-width="{number(contour + 2 * HALO)}"{mirror}/>')
        elif verb in ("line", "seam"):
            dash = f"{number(width * 2.6)} {number(width * 2.5)}" if verb == "seam" else ""
            self.marks.append(path + _stroke(colour, width, opacity, dash) + f"{mirror}/>")
        elif verb == "limb":
            self.marks.append(path + _stroke(line, width + contour) + f"{mirror}/>")
            self.marks.append(path + _stroke(colour, width - contour) + f"{mirror}/>")
            rim = number(width + contour + 2 * HALO)
            self.edge.append(f'{path} fill="none" stroke-width="{rim}"{mirror}/>')
        else:
            known = "solid, mark, line, seam, limb, clip or unclip"
            raise ValueError(f"a sketch has no verb {verb!r}: write {known}")

    def _paint(self, paint: str, paints: Paints) -> tuple[str, float]:
        """An SVG colour and an opacity for a paint."""
        for sign, element, place in GRADIENTS:
            if sign in paint:
                stops = [self._paint(part, paints) for part in paint.split(sign)]
                inner = "".join(
                    f'<stop offset="{number(nth / (len(stops) - 1))}" stop-color="{colour}"'
                    f"{_opacity('stop-', opacity)}/>"
                    for nth, (colour, opacity) in enumerate(stops)
                )
                key = self._define(f'<{element} id="@" {place}>{inner}</{element}>')
                return f"url(#{key})", 1.0
        paint, _, faint = paint.partition("/")
        opacity = float(faint or 1)
        if paint in paints:
            colour, more = self._paint(
                paints[paint], {k: v for k, v in paints.items() if k != paint}
            )
            return colour, opacity * more
        if not COLOUR.fullmatch(paint):
            known = ", ".join(sorted(paints))
            raise ValueError(f"no paint is called {paint!r}: write #hex or one of {known}")
        return paint, opacity

    def _clip(self, outline: str) -> str:
        key = self._define(f'<clipPath id="@"><path d="{outline}"/></clipPath>')
        return f'<g clip-path="url(#{key})">'

    def _define(self, xml: str) -> str:
        key = "def" + sha256(xml.encode()).hexdigest()[:12]
        self.defs[key] = xml
        return key


def shape(words: list[str]) -> str:
    """Path data for a SHAPE."""
    if words[0] == "o":
        cx, cy, rx, *more = (float(w) for w in words[1:])
        ry = more[0] if more else rx
        half = f"a{number(rx)} {number(ry)} 0 1 1"
        start = f"M{number(cx - rx)} {number(cy)}"
        return f"{start}{half} {number(2 * rx)} 0{half} {number(-2 * rx)} 0z"
    if words[0] == "r":
        return box_outline(*(float(w) for w in words[1:]))
    return " ".join(words)


def box_outline(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """Path data for a box with round corners."""
    r = min(radius, width / 2, height / 2)
    if not r:
        return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"
    corner = f"a{number(r)} {number(r)} 0 0 1"
    across, down = width - 2 * r, height - 2 * r
    return (
        f"M{number(x + r)} {number(y)}h{number(across)}{corner} {number(r)} {number(r)}"
        f"v{number(down)}{corner} {number(-r)} {number(r)}h{number(-across)}"
        f"{corner} {number(-r)} {number(-r)}v{number(-down)}{corner} {number(r)} {number(-r)}z"
    )


def number(value: float, places: int = 2) -> str:
    """A number as short as it can be written."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(c * 2 for c in digits)
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def _stroke(colour: str, width: float, opacity: float = 1, dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f' fill="none" stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="round"'
        f' stroke-linejoin="round"{dashes}{_opacity("", opacity)}'
    )


def _opacity(kind: str, value: float) -> str:
    return "" if value == 1 else f' {kind}opacity="{number(value)}"'
