"""Ink: what every picture is drawn with.

A `Drawing` is a stack of marks and, beside it, the edge: the same solid shapes once more, from which the halo is made that
keeps a dark dog visible on a dark table. Drawings are placed into drawings; `svg` turns the last one into a file.

A person draws in *sketches* (the `.toml` files in `data/`), one mark a line:

    VERB PAINT [WIDTH] SHAPE

    solid   a filled shape with a contour; it counts for the halo         solid coat M10 10 H90 V90 Z
    mark    a filled shape without a contour                              mark  #FFF/.5 o 50 50 10
    line    a stroke of that width                                        line  line 2 M43 70 q7 6 14 0
    limb    a thick stroke with a contour (tails, legs); counts too       limb  coat 12 M70 84 C82 86 86 78 82 70
    clip    what follows stays inside the shape, until `unclip`           clip - r 0 0 100 100 10

With `=` after the verb a mark is also drawn mirrored about x = 50. A PAINT is `#hex` or a name from the paints at hand; `a>b`
fades from top to bottom, `a*b` glows from the upper left; `/.5` at the end is its opacity. A SHAPE is path data, `o cx cy rx [ry]`
(an oval) or `r x y width height [radius]` (a box).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256

Paints = Mapping[str, str]
CONTOUR = 2.2
HALO = 3.4


@dataclass
class Drawing:
    """Marks from back to front, the edge for the halo, and the definitions (gradients, clips) that they refer to."""

    marks: list[str] = field(default_factory=list)
    edge: list[str] = field(default_factory=list)
    defs: dict[str, str] = field(default_factory=dict)
    clips: int = 0

    def sketch(self, text: str, paints: Paints) -> Drawing:
        """Draw a sketch (see the top of this file)."""
        for row in text.strip().splitlines():
            if row.strip() and not row.strip().startswith(";"):
                self._mark(row.split(), paints)
        return self

    def place(
        self,
        other: Drawing,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        flip: bool = False,
        about: tuple[float, float] = (0, 0),
        opacity: float = 1,
    ) -> Drawing:
        """Put another drawing's point `about` at (x, y)."""
        moves = [f"translate({number(x)} {number(y)})"]
        if turn:
            moves.append(f"rotate({number(turn)})")
        if flip or scale != 1:
            moves.append(
                f"scale({number(-scale)} {number(scale)})" if flip else f"scale({number(scale)})"
            )
        if about != (0, 0):
            moves.append(f"translate({number(-about[0])} {number(-about[1])})")
        transform = "" if moves == ["translate(0 0)"] else f' transform="{" ".join(moves)}"'
        faint = "" if opacity == 1 else f' opacity="{number(opacity)}"'
        if other.marks:
            self.marks += [f"<g{transform}{faint}>", *other.marks, "</g>"]
        if other.edge:
            self.edge += [f"<g{transform}>", *other.edge, "</g>"]
        self.defs.update(other.defs)
        return self

    def inside(self, d: str, other: Drawing) -> Drawing:
        """Put another drawing here, cut off at the outline `d`; it leaves no edge."""
        if other.marks:
            key = self._define(f'<clipPath id="@"><path d="{d}"/></clipPath>')
            self.marks += [f'<g clip-path="url(#{key})">', *other.marks, "</g>"]
            self.defs.update(other.defs)
        return self

    def flatten(self) -> Drawing:
        """The same drawing without an edge."""
        return Drawing(list(self.marks), [], dict(self.defs))

    def svg(
        self, prefix: str, box: tuple[float, float, float, float], halo: str | None = None
    ) -> str:
        """The finished file. `prefix` makes the ids of this picture its own."""
        marks = "".join(self.marks)
        if halo and self.edge:
            edge = "".join(self.edge).replace("HALO", halo)
            marks = f'<g fill="{halo}" stroke="{halo}" stroke-linejoin="round" stroke-linecap="round">{edge}</g>{marks}'
        defs = ""
        for nth, (key, xml) in enumerate(self.defs.items()):
            own = f"{prefix}-{nth}"
            marks = marks.replace(f"url(#{key})", f"url(#{own})")
            defs += xml.replace('id="@"', f'id="{own}"')
        defs = f"<defs>{defs}</defs>" if defs else ""
        view = " ".join(number(v) for v in box)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{defs}{marks}</svg>\n'

    def _mark(self, words: list[str], paints: Paints) -> None:
        verb, rest = words[0], words[1:]
        if verb == "unclip":
            self.marks.append("</g>")
            return
        mirrored = verb.endswith("=")
        paint, rest = rest[0], rest[1:]
        width = 0.0
        if verb.rstrip("=") in ("line", "limb"):
            width, rest = float(rest[0]), rest[1:]
        d = shape(rest)
        for flipped in (False, True) if mirrored else (False,):
            self._draw(verb.rstrip("="), paint, width, d, paints, flipped)

    def _draw(
        self, verb: str, paint: str, width: float, d: str, paints: Paints, flipped: bool
    ) -> None:
        flip = ' transform="matrix(-1 0 0 1 100 0)"' if flipped else ""
        if verb == "clip":
            key = self._define(f'<clipPath id="@"><path d="{d}"/></clipPath>')
            self.marks.append(f'<g clip-path="url(#{key})">')
            return
        colour, opacity = self._paint(paint, paints)
        line = paints["line"]
        thick = float(paints.get("contour", CONTOUR))
        rim = float(paints.get("halo-width", HALO))
        if verb == "mark":
            self.marks.append(f'<path d="{d}" fill="{colour}"{_opacity("", opacity)}{flip}/>')
        elif verb == "solid":
            self.marks.append(
                f'<path d="{d}" fill="{colour}"{_opacity("fill-", opacity)} stroke="{line}" stroke-width="{number(thick)}" '
                f'stroke-linejoin="round"{flip}/>'
            )
            self.edge.append(f'<path d="{d}" stroke-width="{number(thick + 2 * rim)}"{flip}/>')
        elif verb == "line":
            self.marks.append(_stroke(d, colour, width, flip, opacity))
        elif verb == "limb":
            self.marks += [
                _stroke(d, line, width + thick, flip),
                _stroke(d, colour, width - thick, flip),
            ]
            self.edge.append(
                f'<path d="{d}" fill="none" stroke-width="{number(width + thick + 2 * rim)}"{flip}/>'
            )
        else:
            raise ValueError(
                f"a sketch has no verb {verb!r}: write solid, mark, line, limb, clip or unclip"
            )

    def _paint(self, paint: str, paints: Paints) -> tuple[str, float]:
        """An SVG colour and an opacity for a paint."""
        paint, _, faint = paint.partition("/")
        opacity = float(faint) if faint else 1.0
        seen = 0
        while paint in paints:
            paint, _, more = paints[paint].partition("/")
            opacity *= float(more) if more else 1.0
            seen += 1
            if seen > 9:
                raise ValueError(f"the paint {paint!r} is made of itself")
        for sign, element, place in (
            (">", "linearGradient", 'x1="0" y1="0" x2="0" y2="1"'),
            ("*", "radialGradient", 'cx=".38" cy=".26" r=".88"'),
        ):
            if sign in paint:
                stops = [self._paint(part, paints) for part in paint.split(sign)]
                inner = "".join(
                    f'<stop offset="{number(i / (len(stops) - 1))}" stop-color="{c}"{_opacity("stop-", o)}/>'
                    for i, (c, o) in enumerate(stops)
                )
                key = self._define(f'<{element} id="@" {place}>{inner}</{element}>')
                return f"url(#{key})", opacity
        if not re.fullmatch(r"#[0-9A-Fa-f]{3,6}|var\(--[a-z0-9-]+,#[0-9A-Fa-f]{6}\)", paint):
            raise ValueError(
                f"no paint is called {paint!r}: name one of {', '.join(sorted(paints))} or write #hex"
            )
        return paint, opacity

    def _define(self, xml: str) -> str:
        key = "def" + sha256(xml.encode()).hexdigest()[:10]
        self.defs[key] = xml
        return key


def shape(words: list[str]) -> str:
    """Path data for a SHAPE."""
    if words[0] == "o":
        cx, cy, rx, *more = (float(w) for w in words[1:])
        ry = more[0] if more else rx
        return (
            f"M{number(cx - rx)} {number(cy)}a{number(rx)} {number(ry)} 0 1 1 {number(2 * rx)} 0"
            f"a{number(rx)} {number(ry)} 0 1 1 {number(-2 * rx)} 0z"
        )
    if words[0] == "r":
        x, y, w, h, *more = (float(w) for w in words[1:])
        r = min(more[0] if more else 0, w / 2, h / 2)
        corner = f"a{number(r)} {number(r)} 0 0 1 " if r else ""
        if not r:
            return f"M{number(x)} {number(y)}h{number(w)}v{number(h)}h{number(-w)}z"
        return (
            f"M{number(x + r)} {number(y)}h{number(w - 2 * r)}{corner}{number(r)} {number(r)}v{number(h - 2 * r)}"
            f"{corner}{number(-r)} {number(r)}h{number(2 * r - w)}{corner}{number(-r)} {number(-r)}v{number(2 * r - h)}"
            f"{corner}{number(r)} {number(-r)}z"
        )
    return " ".join(words)


def number(value: float) -> str:
    """A number as short as it can be written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other."""
    a, b = (_rgb(c) for c in (one, other))
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in zip(a, b, strict=True))


def _rgb(colour: str) -> tuple[int, int, int]:
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(c * 2 for c in digits)
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def _stroke(d: str, colour: str, width: float, flip: str, opacity: float = 1) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="round" '
        f'stroke-linejoin="round"{_opacity("", opacity)}{flip}/>'
    )


def _opacity(kind: str, value: float) -> str:
    return "" if value == 1 else f' {kind}opacity="{number(value)}"'
