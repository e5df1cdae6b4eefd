"""Below: hills, ridges, mountains, dunes, plains, roads, cliffs."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from lapki.pictures.dreams.canvas import Canvas, blend, chance, curve, poly
from lapki.pictures.dreams.script import HEIGHT, WIDTH, Line
from lapki.pictures.ink import number

Points = list[tuple[float, float]]


def hills(canvas: Canvas, line: Line) -> None:
    """hills Y SWING TOP BOTTOM [seed=] [brush=.5] [edge=] [to=900]: a soft horizon of earth."""
    y, swing = line.number(0), line.number(1)
    _earth(canvas, line, _swell(chance(line), y, swing), line.word(2), line.word(3))


def ridge(canvas: Canvas, line: Line) -> None:
    """ridge Y SWING TOP BOTTOM [rough=.55] [seed=]: a broken horizon of rock."""
    y, swing, rng = line.number(0), line.number(1), chance(line)
    heights = _broken(rng, 7, line.get("rough", 0.55))
    points = [(nth * WIDTH / (len(heights) - 1), y - swing * h) for nth, h in enumerate(heights)]
    _earth(canvas, line, points, line.word(2), line.word(3), sharp=True)


def dunes(canvas: Canvas, line: Line) -> None:
    """dunes Y SWING LIGHT DARK [seed=]: a hill of sand whose far side lies in shadow."""
    y, swing, rng = line.number(0), line.number(1), chance(line)
    points = _swell(rng, y, swing)
    _earth(canvas, line, points, line.word(2), blend(line.word(2), line.word(3), 0.5))
    side = 1 if canvas.light.x < WIDTH / 2 else -1
    for nth in range(2, len(points) - 2):
        x, top = points[nth]
        if top < points[nth - 1][1] and top <= points[nth + 1][1]:
            far = x + side * rng.uniform(150, 230)
            foot = top + swing * rng.uniform(1.6, 2.4) + 60
            bend = x + side * 26, top + (foot - top) * 0.45
            edge = points[nth + 3 * side] if 0 <= nth + 3 * side < len(points) else (far, y)
            outline = (
                f"M{number(x)} {number(top)}Q{number(bend[0])} {number(bend[1])}"
                f" {number(x + side * 10)}"
                f" {number(foot)}Q{number(far)} {number(foot - 20)} {number(edge[0])}"
                f" {number(edge[1])}Z"
            )
            fill = canvas.downwards(top, foot, [line.word(3), f"{line.word(3)}/0"])
            canvas.add(
                f'<path d="{outline}" fill="{fill}" opacity=".8" filter="{canvas.blur(2.5)}"/>'
            )


def mountain(canvas: Canvas, line: Line) -> None:
    """mountain X TOP WIDTH FOOT LIGHT DARK [snow=] [seed=] [mist=.5]: one peak, lit on one side."""
    x, top, width, foot = (line.number(i) for i in range(4))
    light, dark, rng = line.word(4), line.word(5), chance(line)
    side = -1 if canvas.light.x < x else 1
    left, right = _slope(rng, x, top, x - width / 2, foot), _slope(rng, x, top, x + width / 2, foot)
    spine = _slope(rng, x, top, x - side * width * 0.06, foot, swing=0.35)
    whole = poly([*left, *reversed(right)])
    shaded = poly([*(right if side < 0 else left), *reversed(spine)])
    fill = canvas.downwards(top, foot, [light, blend(light, dark, 0.4)])
    shade = canvas.downwards(top, foot, [dark, blend(dark, light, 0.25)])
    marks = f'<path d="{whole}" fill="{fill}"/><path d="{shaded}" fill="{shade}"/>'
    if snow := line.text("snow"):
        marks += _snow(canvas, rng, (left, right, spine), snow, side, top, foot)
    marks += canvas.texture(whole, dark, (0.012, 0.05), 0.5, int(line.get("seed", 1)))
    if mist := line.get("mist", 0.5):
        air = canvas.light.air
        fog = canvas.downwards(top + (foot - top) * 0.35, foot, [f"{air}/0", f"{air}/{mist}"])
        marks += f'<path d="{whole}" fill="{fog}"/>'
    canvas.add(marks, line)


def plain(canvas: Canvas, line: Line) -> None:
    """plain Y FAR NEAR [brush=.5] [streak=.05] [seed=] [to=900]: flat land up to a horizon."""
    y, bottom = line.number(0), line.get("to", HEIGHT)
    outline = f"M0 {number(y)}H{WIDTH}V{number(bottom)}H0Z"
    fill = canvas.downwards(
        y, bottom, [line.word(1), blend(line.word(1), line.word(2), 0.6), line.word(2)]
    )
    marks = f'<path d="{outline}" fill="{fill}"/>'
    streak, seed = line.get("streak", 0.05), int(line.get("seed", 2))
    dark = blend(line.word(2), canvas.light.shade, 0.6)
    brush = line.get("brush", 0.5)
    marks += canvas.texture(outline, dark, (0.006, streak), brush, seed)
    lit = blend(line.word(1), canvas.light.colour, 0.6)
    marks += canvas.texture(outline, lit, (0.008, streak), brush * 0.7, seed + 5)
    canvas.add(marks, line)


def road(canvas: Canvas, line: Line) -> None:
    """road X0 W0 Y0 X1 W1 Y1 COLOUR [bend=0] [dash=] [edge=]: from near (0) to far (1)."""
    x0, w0, y0, x1, w1, y1 = (line.number(i) for i in range(6))
    bend, steps = line.get("bend", 0), 24

    def at(t: float) -> tuple[float, float, float]:
        depth = 1 / (1 + 5 * t) * 1.2 - 0.2
        middle = x1 + (x0 - x1) * depth + bend * math.sin(math.pi * (1 - depth))
        return middle, y1 + (y0 - y1) * depth, w1 + (w0 - w1) * depth

    along = [at(n / steps) for n in range(steps + 1)]
    left = [(x - w / 2, y) for x, y, w in along]
    right = [(x + w / 2, y) for x, y, w in reversed(along)]
    outline = curve(left) + "L" + curve(right)[1:] + "Z"
    far = blend(line.word(6), canvas.light.air, 0.35)
    fill = canvas.downwards(y1, y0, [far, line.word(6)])
    marks = f'<path d="{outline}" fill="{fill}"/>'
    marks += canvas.texture(
        outline, blend(line.word(6), canvas.light.shade, 0.5), (0.02, 0.08), 0.5, 4
    )
    if edge := line.text("edge"):
        marks += (
            f'<path d="{curve(left)}" fill="none" stroke="{edge}" stroke-width="3" opacity=".6"/>'
        )
    if dash := line.text("dash"):
        for n in range(0, steps, 2):
            (xa, ya, wa), (xb, yb, wb) = along[n], along[n + 1]
            quad = [
                (xa - wa * 0.02, ya),
                (xa + wa * 0.02, ya),
                (xb + wb * 0.02, yb),
                (xb - wb * 0.02, yb),
            ]
            marks += f'<path d="{poly(quad)}" fill="{dash}"/>'
    canvas.add(marks, line)


def cliff(canvas: Canvas, line: Line) -> None:
    """cliff X TOP SIDE LIGHT DARK [seed=] [lean=40] [to=920]: rock from X to an edge."""
    x, top, side, rng = line.number(0), line.number(1), line.word(2), chance(line)
    light, dark, bottom = line.word(3), line.word(4), line.get("to", 920)
    edge, out = (-20.0, -1) if side == "left" else (620.0, 1)
    lean = line.get("lean", 40) * out
    face: Points = [(x, top)]
    steps = 9
    for n in range(1, steps + 1):
        t = n / steps
        face.append((x + lean * t + rng.uniform(-14, 14), top + (bottom - top) * t))
    brow = [(edge, top - rng.uniform(4, 14)), ((edge + x) / 2, top - rng.uniform(-4, 10)), (x, top)]
    outline = curve(brow) + "L" + poly(face)[1:-1] + f"L{number(edge)} {number(bottom)}Z"
    fill = canvas.url(
        f'<linearGradient id="@" gradientUnits="userSpaceOnUse" x1="{number(x)}"'
        f' y1="0" x2="{number(edge)}"'
        f' y2="{number(bottom * 0.6)}"><stop offset="0" stop-color="{light}"/><stop offset=".45"'
        f' stop-color="{blend(light, dark, 0.6)}"/><stop offset="1"'
        f' stop-color="{dark}"/></linearGradient>'
    )
    marks = f'<path d="{outline}" fill="{fill}"/>'
    marks += canvas.texture(outline, dark, (0.05, 0.012), 0.75, int(line.get("seed", 1)))
    marks += canvas.texture(outline, light, (0.04, 0.015), 0.35, int(line.get("seed", 1)) + 3)
    rim = blend(light, canvas.light.colour, 0.6)
    marks += (
        f'<path d="{curve(brow)}" fill="none" stroke="{rim}" stroke-width="5"'
        ' stroke-linecap="round" opacity=".7"/>'
    )
    canvas.add(marks, line)


def _earth(
    canvas: Canvas, line: Line, points: Points, top: str, bottom: str, sharp: bool = False
) -> None:
    down = line.get("to", HEIGHT)
    crest = (
        "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) if sharp else curve(points)
    )
    outline = f"{crest}L{WIDTH + 20} {number(down)}L-20 {number(down)}Z"
    high = min(y for _, y in points)
    reach = min(down, high + line.get("deep", 260))
    fill = canvas.downwards(high, reach, [top, blend(top, bottom, 0.55), bottom])
    marks = f'<path d="{outline}" fill="{fill}"/>'
    brush, seed = line.get("brush", 0.5), int(line.get("seed", 1))
    if brush:
        dark = blend(bottom, canvas.light.shade, 0.5)
        marks += canvas.texture(outline, dark, (0.008, 0.03), brush, seed)
        marks += canvas.texture(
            outline, blend(top, canvas.light.colour, 0.5), (0.01, 0.04), brush * 0.6, seed + 7
        )
    edge = line.text("edge", blend(top, canvas.light.colour, 0.55))
    inside = canvas.clip(outline)
    soft = canvas.blur(3)
    glow = (
        f'<path d="{crest}" fill="none" stroke="{edge}" stroke-width="7"'
        f' opacity=".7" filter="{soft}"/>'
    )
    canvas.add(marks + f'<g clip-path="{inside}">{glow}</g>', line)


def _swell(rng: Random, y: float, swing: float) -> Points:
    one, two, three = (rng.uniform(0, 6.3) for _ in range(3))
    points = []
    for n in range(17):
        x = -20 + n * 640 / 16
        t = x / WIDTH * 2 * math.pi
        wave = (
            math.sin(t * 0.9 + one)
            + 0.5 * math.sin(t * 1.9 + two)
            + 0.22 * math.sin(t * 3.7 + three)
        )
        points.append((x, y - swing * wave / 1.5))
    return points


def _broken(rng: Random, deep: int, rough: float) -> list[float]:
    heights, swing = [rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4)], 1.0
    for _ in range(deep):
        wider = [heights[0]]
        for a, b in pairwise(heights):
            wider += [(a + b) / 2 + rng.uniform(-swing, swing) * 0.6, b]
        heights, swing = wider, swing * rough
    return heights


def _slope(
    rng: Random, x: float, top: float, foot_x: float, foot: float, swing: float = 0.14
) -> Points:
    points = [(x, top)]
    steps = 14
    for n in range(1, steps):
        t = n / steps
        tremble = (
            (foot_x - x or (foot - top) * 0.3) * swing * rng.uniform(-0.6, 0.6) * (1 - t * 0.5)
        )
        points.append((x + (foot_x - x) * t**1.12 + tremble * 0.6, top + (foot - top) * t))
    return [*points, (foot_x, foot)]


def _snow(
    canvas: Canvas,
    rng: Random,
    lines: tuple[Points, Points, Points],
    snow: str,
    side: int,
    top: float,
    foot: float,
) -> str:
    left, right, spine = lines
    cut = 5
    teeth = []
    (xl, yl), (xr, yr) = left[cut], right[cut]
    for n in range(1, 10):
        t = n / 10
        teeth.append(
            (
                xl + (xr - xl) * t,
                yl + (yr - yl) * t + (28 if n % 2 else -16) * rng.uniform(0.5, 1.4),
            )
        )
    cap = poly([*left[: cut + 1], *teeth, *reversed(right[: cut + 1])])
    shade = blend(snow, canvas.light.shade, 0.42)
    dark = poly([*(right if side < 0 else left), *reversed(spine)])
    inside = canvas.clip(cap)
    return (
        f'<path d="{cap}" fill="{snow}"/><g clip-path="{inside}"><path d="{dark}"'
        f' fill="{shade}"/></g>'
    )


STROKES = {
    "hills": hills, "ridge": ridge, "dunes": dunes, "mountain": mountain, "plain": plain,
    "road": road, "cliff": cliff,
}  # fmt: skip
