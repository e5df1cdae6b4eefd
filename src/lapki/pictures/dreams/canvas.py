"""The canvas: marks from back to front, and the gradients, filters and masks they refer to."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from lapki.pictures.dreams.brush import CYCLES, stain
from lapki.pictures.dreams.script import HEIGHT, WIDTH, Line
from lapki.pictures.ink import mix, number

COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
NUMBER = re.compile(r"-?\d*\.?\d+")
ID = re.compile(r"@(\d+)@")
FADES = ((">", "0", "1"), ("|", "1", "0"))
ROOM = 'x="-60%" y="-60%" width="220%" height="220%"'  # of what is filtered
ALL = f'x="0" y="0" width="{WIDTH}" height="{HEIGHT}"'


@dataclass
class Light:
    """Where the light of a scene comes from, its colour, the colour of shadows and of the air."""

    x: float = 300
    y: float = 100
    colour: str = "#FFF2D8"
    shade: str = "#1E1838"
    air: str = "#8090B0"
    ambient: str = "#FFFFFF"
    rim: float = 0.55
    dim: float = 0.5

    def towards(self, x: float, y: float) -> tuple[float, float]:
        """The direction from a point to the light, one unit long."""
        across, down = self.x - x, self.y - y
        far = math.hypot(across, down) or 1
        return across / far, down / far


@dataclass
class Canvas:
    """What has been painted so far."""

    name: str
    light: Light = field(default_factory=Light)
    marks: list[str] = field(default_factory=list)
    defs: dict[str, int] = field(default_factory=dict)

    def add(self, xml: str, line: Line | None = None, room: str = ROOM) -> None:
        """Put a mark on top; `line` may make it faint, soft or blended."""
        self.marks.append(self.wrap(xml, line, room) if line else xml)

    def wrap(self, xml: str, line: Line, room: str = ROOM) -> str:
        """A mark with the options that every stroke understands."""
        looks = ""
        if (faint := line.get("a", 1)) != 1:
            looks += f' opacity="{number(faint)}"'
        if blur := line.get("blur", 0):
            looks += f' filter="{self.blur(blur, room=room)}"'
        if blend := line.text("blend"):
            looks += f' style="mix-blend-mode:{blend}"'
        return f"<g{looks}>{xml}</g>" if looks else xml

    def define(self, xml: str) -> str:
        """Keep a definition (with `id="@"`), once; the reference to it."""
        return f"@{self.defs.setdefault(xml, len(self.defs))}@"

    def url(self, xml: str) -> str:
        """Keep a definition; `url(…)` of it."""
        return f"url(#{self.define(xml)})"

    def blur(self, by: float, down: float | None = None, room: str = ROOM) -> str:
        """A filter that softens."""
        both = number(by) if down is None else f"{number(by)} {number(down)}"
        inner = f'<feGaussianBlur stdDeviation="{both}"/>'
        return self.filter(inner, room)

    def filter(self, inner: str, room: str = ROOM) -> str:
        """A filter in plain sRGB."""
        return self.url(
            f'<filter id="@" {room} color-interpolation-filters="sRGB">{inner}</filter>'
        )

    def paint(self, text: str) -> str:
        """`fill` for a PAINT."""
        colour, opacity = self.colour(text)
        return f'fill="{colour}"' + ("" if opacity == 1 else f' fill-opacity="{number(opacity)}"')

    def colour(self, text: str) -> tuple[str, float]:
        """The colour (or gradient) and opacity of a PAINT."""
        for sign, across, down in FADES:
            if sign in text:
                place = f'x1="0" y1="0" x2="{across}" y2="{down}"'
                return self.url(_gradient("linear", place, text.split(sign))), 1
        if "@" in text:
            return self.url(_gradient("radial", 'cx=".5" cy=".5" r=".5"', text.split("@"))), 1
        colour, _, opacity = text.partition("/")
        return colour, float(opacity or 1)

    def downwards(self, top: float, bottom: float, colours: list[str]) -> str:
        """A gradient from one height of the card to another."""
        place = (
            f'gradientUnits="userSpaceOnUse" x1="0" y1="{number(top)}" x2="0" y2="{number(bottom)}"'
        )
        return self.url(_gradient("linear", place, colours))

    def radial(self, x: float, y: float, r: float, colours: list[str]) -> str:
        """A gradient outwards from a point of the card."""
        place = f'gradientUnits="userSpaceOnUse" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
        return self.url(_gradient("radial", place, colours))

    def clip(self, outline: str) -> str:
        """A clip path."""
        return self.url(f'<clipPath id="@"><path d="{outline}"/></clipPath>')

    def fading(self, x0: float, y0: float, x1: float, y1: float) -> str:
        """A mask that lets all through at the first point and nothing at the second."""
        fade = self.url(
            f'<linearGradient id="@" gradientUnits="userSpaceOnUse" x1="{number(x0)}"'
            f' y1="{number(y0)}" x2="{number(x1)}" y2="{number(y1)}">'
            '<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/>'
            "</linearGradient>"
        )
        room = 'maskUnits="userSpaceOnUse" x="-600" y="-900" width="1800" height="2700"'
        inner = f'<rect x="-600" y="-900" width="1800" height="2700" fill="{fade}"/>'
        return self.url(f'<mask id="@" {room}>{inner}</mask>')

    def texture(
        self, outline: str, dark: str, fine: tuple[float, float], strength: float, seed: int
    ) -> str:
        """Brushwork: noise of a colour over an outline; `fine` is waves a unit across, down."""
        wide, high = CYCLES / fine[0], CYCLES / fine[1]
        shift = (
            f"translate({number(seed * 0.37 * wide % wide)} {number(seed * 0.61 * high % high)})"
        )
        looks = f'width="{number(wide)}" height="{number(high)}"'
        tile = self.url(
            f'<pattern id="@" patternUnits="userSpaceOnUse" {looks} patternTransform="{shift}">'
            f'<image {looks} preserveAspectRatio="none" xlink:href="{stain(dark)}"/></pattern>'
        )
        return f'<path d="{outline}" fill="{tile}" opacity="{number(strength)}"/>'

    @contextmanager
    def apart(self) -> Iterator[list[str]]:
        """Marks made meanwhile go into a list of their own."""
        kept, self.marks = self.marks, []
        inner = self.marks
        try:
            yield inner
        finally:
            self.marks = kept

    def svg(self) -> str:
        """The whole card. Ids carry the card's name, so two cards may share a page."""
        defs = "".join(xml.replace('id="@"', f'id="@{nth}@"', 1) for xml, nth in self.defs.items())
        opening = (
            '<svg xmlns="http://www.w3.org/2000/svg"'
            ' xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        )
        whole = f"{opening}<defs>{defs}</defs>{''.join(self.marks)}</svg>\n"
        return ID.sub(lambda found: f"{self.name}-{found.group(1)}", whole)


def chance(line: Line, salt: str = "") -> Random:
    """The same small accidents every time: from the stroke's `seed`."""
    return Random(f"{line.verb}{line.text('seed', '1')}{salt}")


def curve(points: list[tuple[float, float]], closed: bool = False) -> str:
    """A smooth line through points (Catmull–Rom), as path data."""
    n = len(points)
    start = f"M{number(points[0][0])} {number(points[0][1])}"
    parts = [start]
    for i in range(n if closed else n - 1):
        a, b, c, d = (
            points[k % n] if closed else points[max(0, min(n - 1, k))] for k in range(i - 1, i + 3)
        )
        one = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        two = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        parts.append("C" + " ".join(number(v) for v in (*one, *two, *c)))
    return "".join(parts) + ("Z" if closed else "")


def poly(points: list[tuple[float, float]]) -> str:
    """A closed outline with corners."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """An oval as path data."""
    half = f"a{number(rx)} {number(ry)} 0 1 1"
    return f"M{number(x - rx)} {number(y)}{half} {number(2 * rx)} 0{half} {number(-2 * rx)} 0Z"


def around(outline: str, by: float) -> str:
    """The room for a filter on a line: a line straight down has no width of its own to grow by."""
    x, y = 0.0, 0.0
    across, down = [], []
    for letter, rest in COMMAND.findall(outline):
        numbers = [float(n) for n in NUMBER.findall(rest)]
        start = (x, y) if letter.islower() else (0.0, 0.0)
        kind = letter.upper()
        if kind == "A":
            across += [x - numbers[0], x + numbers[0]]
            down += [y - numbers[1], y + numbers[1]]
            numbers = numbers[5:]
        if kind == "H":
            x = start[0] + numbers[-1]
        elif kind == "V":
            y = start[1] + numbers[-1]
        else:
            for one, other in zip(numbers[::2], numbers[1::2], strict=True):
                x, y = start[0] + one, start[1] + other
                across.append(x)
                down.append(y)
        across.append(x)
        down.append(y)
    left, top = min(across) - by, min(down) - by
    wide, high = max(across) + by - left, max(down) + by - top
    box = f'x="{number(left)}" y="{number(top)}" width="{number(wide)}" height="{number(high)}"'
    return f'filterUnits="userSpaceOnUse" {box}'


def blend(one: str, other: str, share: float) -> str:
    """A colour between two."""
    return mix(one, other, min(1, max(0, share)))


def _gradient(kind: str, place: str, colours: list[str]) -> str:
    stops = []
    for nth, text in enumerate(colours):
        colour, _, opacity = text.partition("/")
        faint = f' stop-opacity="{opacity}"' if opacity else ""
        offset = number(nth / (len(colours) - 1), 3)
        stops.append(f'<stop offset="{offset}" stop-color="{colour}"{faint}/>')
    return f'<{kind}Gradient id="@" {place}>{"".join(stops)}</{kind}Gradient>'
