"""Things from the Fluent Emoji collection, set into a scene: lit, shaded, mirrored in water.

`fluent.json.gz` holds those that the scenes use (name → [body, box]); it is cut out of the npm
package `@iconify-json/fluent-emoji` (MIT) by `tools/pictures/dreams_things.py`.
"""

from __future__ import annotations

import gzip
import json
import math
import re
from functools import cache
from importlib.resources import files

from lapki.pictures.dreams.canvas import Canvas, oval
from lapki.pictures.dreams.lit import flat, lit
from lapki.pictures.dreams.script import HEIGHT, BadScene, Line
from lapki.pictures.ink import number

Box = tuple[float, float, float, float]
OWN_ID = re.compile(r'\bid="([^"]+)"')


@cache
def collection() -> dict[str, tuple[str, Box]]:
    """Bodies (32 × 32) and the box that each really fills, by name."""
    packed = files("lapki.pictures.dreams").joinpath("fluent.json.gz").read_bytes()
    return {
        name: (body, tuple(box))
        for name, (body, box) in json.loads(gzip.decompress(packed)).items()
    }


def thing(canvas: Canvas, line: Line) -> None:
    """thing NAME X Y SIZE […]: its middle at (X, Y)."""
    _place(canvas, line, standing=False)


def stand(canvas: Canvas, line: Line) -> None:
    """stand NAME X Y SIZE […]: its feet at (X, Y), with a shadow where it touches the ground.

    flip             looking the other way
    turn= stretch=   degrees; how much wider than high
    crop=a,b,c,d     only that part of its box (0 to 1: left, top, right, bottom)
    tint= haze=      coloured by the night (multiplied), dissolved in the air (0 to 1)
    hue= rich= bright=   colour turned by degrees, saturation, brightness
    lit=             how strongly the scene's light models it
    flat=            only its outline, in that colour
    glow=COLOUR,R    it shines
    touch=           how dark its shadow on the ground is
    cast=K,S         a thrown shadow: K times as long as the thing is high (behind it if less than
                     nothing), slanting by S
    mirror=          how clearly the water shows it
    """
    _place(canvas, line, standing=True)


def _place(canvas: Canvas, line: Line, standing: bool) -> None:
    name, x, y, size = line.word(0), line.number(1), line.number(2), line.number(3)
    use, (left, top, right, bottom) = _symbol(canvas, name)
    if crop := line.several("crop"):
        wide, high = right - left, bottom - top
        left, right = left + wide * crop[0], left + wide * crop[2]
        top, bottom = top + high * crop[1], top + high * crop[3]
        hole = canvas.clip(
            f"M{number(left, 3)}"
            f" {number(top, 3)}H{number(right, 3)}V{number(bottom, 3)}H{number(left, 3)}Z"
        )
        use = f'<g clip-path="{hole}">{use}</g>'
    scale = size / max(right - left, bottom - top)
    wide, high = (right - left) * scale, (bottom - top) * scale
    about = (left + right) / 2, bottom if standing else (top + bottom) / 2
    stretch = line.get("stretch", 1)
    across = -scale * stretch if line.flag("flip") else scale * stretch
    move = (
        f"translate({number(x)} {number(y)}) rotate({number(line.get('turn', 0))})"
        f" scale({number(across, 4)} {number(scale, 4)})"
        f" translate({number(-about[0], 3)} {number(-about[1], 3)})"
    )
    body = f'<g transform="{move}">{use}</g>'
    middle = (x, y - high / 2) if standing else (x, y)
    marks = _under(canvas, line, body, x, y, wide * stretch, high, standing)
    marks += _self(canvas, line, body, middle, size)
    canvas.add(marks, line)


def _self(canvas: Canvas, line: Line, body: str, middle: tuple[float, float], size: float) -> str:
    if outline := line.text("flat"):
        return f'<g filter="{flat(canvas, outline, 0)}">{body}</g>'
    tint = line.text("tint", "#FFFFFF" if line.text("glow") else "")
    looks = lit(
        canvas, middle, size, line.get("lit", 1), tint=tint, haze=line.get("haze", 0),
        hue=line.get("hue", 0), rich=line.get("rich", 1), bright=line.get("bright", 1),
    )  # fmt: skip
    return f'<g filter="{looks}">{body}</g>'


def _under(
    canvas: Canvas,
    line: Line,
    body: str,
    x: float,
    y: float,
    wide: float,
    high: float,
    standing: bool,
) -> str:
    marks = ""
    if glow := line.text("glow"):
        colour, _, r = glow.partition(",")
        marks += (
            f'<g filter="{flat(canvas, colour, float(r or 20))}"'
            f' style="mix-blend-mode:screen">{body}</g>'
        )
    if mirror := line.get("mirror", 0):
        marks += mirrored(canvas, body, y, high * 1.15, mirror)
    if cast := line.several("cast"):
        marks += _cast(canvas, body, x, y, high, *cast)
    touch = line.get("touch", 0.55 if standing else 0)
    if touch:
        looks = f'fill="{canvas.light.shade}" opacity="{number(touch)}"'
        flatness = max(3, wide * 0.075)
        marks += (
            f'<path d="{oval(x, y - 1, wide * 0.46, flatness)}" {looks}'
            f' filter="{canvas.blur(flatness * 0.6)}"/>'
        )
    return marks


def _cast(
    canvas: Canvas,
    body: str,
    x: float,
    y: float,
    high: float,
    long: float,
    slant: float = 0,
    dark: float = 0.5,
) -> str:
    matrix = (
        f"matrix(1 0 {number(-slant, 3)} {number(-long, 3)} {number(slant * y)}"
        f" {number(y + long * y)})"
    )
    thrown = f'<g transform="{matrix}">{body}</g>'
    looks = flat(canvas, canvas.light.shade, max(1.5, high * 0.018), dark)
    mask = canvas.fading(x, y, x + slant * high * 1.1, y + long * high * 1.3)
    return f'<g mask="{mask}"><g filter="{looks}">{thrown}</g></g>'


def mirrored(canvas: Canvas, marks: str, y: float, deep: float, clear: float) -> str:
    """Marks as water at Y shows them: upside down, in bands that sway, fading with the depth."""
    turned = f'<g id="@"><g transform="translate(0 {number(2 * y)}) scale(1 -1)">{marks}</g></g>'
    use, bands, top, nth = f'<use xlink:href="#{canvas.define(turned)}"/>', "", y, 0
    while top < min(y + deep, HEIGHT):
        high = 3 + 5 * (top - y) / deep
        sway = (1 + 9 * (top - y) / deep) * math.sin(nth * 2.4)
        band = canvas.clip(f"M-60 {number(top)}H660V{number(top + high + 0.5)}H-60Z")
        bands += f'<g clip-path="{band}"><g transform="translate({number(sway)} 0)">{use}</g></g>'
        top, nth = top + high, nth + 1
    wash = (
        f'<feGaussianBlur stdDeviation=".6 1.4" result="w"/><feFlood'
        f' flood-color="{canvas.light.air}" flood-opacity=".3"/><feComposite in2="w" operator="in"'
        ' result="f"/><feMerge><feMergeNode in="w"/><feMergeNode in="f"/></feMerge>'
    )
    shown = f'<g filter="{canvas.filter(wash)}" opacity="{number(clear)}">{bands}</g>'
    return f'<g mask="{canvas.fading(0, y, 0, y + deep)}">{shown}</g>'


def _symbol(canvas: Canvas, name: str) -> tuple[str, Box]:
    """A reference to the thing's drawing, which the card keeps once, under ids of its own."""
    if name not in collection():
        raise BadScene(f"there is no thing called “{name}”; run tools/pictures/dreams_things.py")
    body, box = collection()[name]
    for own in OWN_ID.findall(body):
        body = re.sub(rf"#{re.escape(own)}\b", f"#{canvas.name}-{name}-{own}", body)
    body = OWN_ID.sub(rf'id="{canvas.name}-{name}-\1"', body)
    return f'<use xlink:href="#{canvas.define(f"""<g id="@">{body}</g>""")}"/>', box


STROKES = {"thing": thing, "stand": stand}
