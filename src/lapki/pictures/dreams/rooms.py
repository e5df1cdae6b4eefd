"""Indoors: walls, floors in perspective, windows, curtains, shelves, and houses from outside."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lapki.pictures.dreams.canvas import Canvas, blend, chance, curve, poly
from lapki.pictures.dreams.script import HEIGHT, WIDTH, Line
from lapki.pictures.ink import number


def wall(canvas: Canvas, line: Line) -> None:
    """wall KIND LIGHT DARK [to=640] [step=40] [seed=]: plain, stripes, bricks, boards or stone."""
    kind, light, dark = line.word(0), line.word(1), line.word(2)
    bottom, step = line.get("to", 640), line.get("step", 40)
    outline = f"M0 0H{WIDTH}V{number(bottom)}H0Z"
    glow = canvas.radial(
        canvas.light.x, canvas.light.y, 760, [light, blend(light, dark, 0.45), dark]
    )
    marks = f'<path d="{outline}" fill="{glow}"/>'
    marks += WALLS[kind](canvas, chance(line), bottom, step, blend(dark, canvas.light.shade, 0.35))
    marks += canvas.texture(outline, dark, (0.006, 0.009), 0.4, int(line.get("seed", 1)))
    foot = canvas.downwards(
        bottom - 130, bottom, [f"{canvas.light.shade}/0", f"{canvas.light.shade}/.45"]
    )
    marks += f'<path d="M0 {number(bottom - 130)}H600V{number(bottom)}H0Z" fill="{foot}"/>'
    canvas.add(marks, line)


def floor(canvas: Canvas, line: Line) -> None:
    """floor Y KIND LIGHT DARK [vanish=300] [n=8] [horizon=] [shift=0] [to=900].

    KIND is boards, tiles, parquet or cobbles; `shift=.5` lays the middle of one before the eye.
    """
    y, kind, light, dark = line.number(0), line.word(1), line.word(2), line.word(3)
    vanish, n = line.get("vanish", 300), int(line.get("n", 8))
    aside = line.get("shift", 0) * 600 / n
    horizon, bottom = line.get("horizon", y - 120), line.get("to", HEIGHT)
    outline = f"M0 {number(y)}H{WIDTH}V{number(bottom)}H0Z"

    def at(u: float, z: float) -> tuple[float, float]:
        """A point of the floor: u across (0: the middle), z = 1 at the lower edge, more behind."""
        return vanish + (u + aside) / z, horizon + (bottom - horizon) / z

    far = (bottom - horizon) / (y - horizon) if y > horizon else 40.0
    fill = canvas.downwards(y, bottom, [blend(light, dark, 0.35), light])
    marks = f'<path d="{outline}" fill="{fill}"/><g clip-path="{canvas.clip(outline)}">'
    marks += FLOORS[kind](at, min(far, 60), n, dark, chance(line))
    marks += "</g>" + canvas.texture(outline, dark, (0.01, 0.06), 0.5, int(line.get("seed", 2)))
    haze = canvas.downwards(
        y, y + (bottom - y) * 0.55, [f"{canvas.light.air}/.55", f"{canvas.light.air}/0"]
    )
    if line.get("haze", 1):
        marks += f'<path d="{outline}" fill="{haze}"/>'
    canvas.add(marks, line)


def window(canvas: Canvas, line: Line) -> None:
    """window X Y WIDTH HEIGHT FRAME SKY… [panes=2,2] [sill=1] [shine=.5]: its upper left corner."""
    x, y, width, height = (line.number(i) for i in range(4))
    frame, colours = line.word(4), line.words[5:] or ["#FFE9A8"]
    thick = max(4, width * 0.06)
    glass = canvas.downwards(y, y + height, colours if len(colours) > 1 else [colours[0]] * 2)
    dark = blend(frame, canvas.light.shade, 0.5)
    marks = _box(x - thick, y - thick, width + 2 * thick, height + 2 * thick, dark, 4)
    marks += _box(x - thick, y - thick * 1.2, width + 2 * thick, height + 2 * thick, frame, 4)
    marks += (
        f'<path d="M{number(x)}'
        f' {number(y)}h{number(width)}v{number(height)}h{number(-width)}Z"'
        f' fill="{glass}"/>'
    )
    across, down = (int(v) for v in line.several("panes", "2,2"))
    for n in range(1, across):
        marks += _box(x + width * n / across - thick * 0.22, y, thick * 0.44, height, frame)
    for n in range(1, down):
        marks += _box(x, y + height * n / down - thick * 0.22, width, thick * 0.44, frame)
    if shine := line.get("shine", 0.25):
        slant = (
            f"M{number(x + width * 0.12)}"
            f" {number(y)}h{number(width * 0.2)}L{number(x + width * 0.1)}"
            f" {number(y + height)}h{number(-width * 0.1)}Z"
        )
        marks += f'<path d="{slant}" fill="#fff" opacity="{shine}"/>'
    if line.get("sill", 1):
        marks += _box(
            x - thick * 2,
            y + height + thick * 0.6,
            width + thick * 4,
            thick * 1.3,
            blend(frame, "#FFFFFF", 0.25),
            3,
        )
        marks += _box(
            x - thick * 1.7, y + height + thick * 1.9, width + thick * 3.4, thick * 0.8, dark, 2
        )
    canvas.add(marks, line)


def curtain(canvas: Canvas, line: Line) -> None:
    """curtain X WIDTH LIGHT DARK [top=0] [to=700] [folds=6] [tied=0]: heavy cloth in folds."""
    x, width = line.number(0), line.number(1)
    light, dark = line.word(2), line.word(3)
    top, bottom, folds = line.get("top", 0), line.get("to", 700), int(line.get("folds", 6))
    tied, rng = line.get("tied", 0), chance(line)
    marks = ""
    for n in range(folds):
        a, b = x + width * n / folds, x + width * (n + 1) / folds
        pull = tied * (n + 0.5) / folds
        sway = rng.uniform(-6, 6)
        middle = (top + bottom) * 0.55
        outline = (
            f"M{number(a)} {number(top)}L{number(b + 1)} {number(top)}"
            f"Q{number(b - pull * 0.7)} {number(middle)} {number(b + sway - pull)} {number(bottom)}"
            f"Q{number((a + b) / 2 - pull)} {number(bottom + 12)}"
            f" {number(a + sway - pull - 1)} {number(bottom)}"
            f"Q{number(a - pull * 0.7)} {number(middle)} {number(a)} {number(top)}Z"
        )
        fill = canvas.colour(
            f"{dark}|{blend(dark, light, 0.7)}|{light}|{blend(dark, light, 0.5)}|{dark}"
        )[0]
        marks += f'<path d="{outline}" fill="{fill}"/>'
    canvas.add(marks, line)


def shelf(canvas: Canvas, line: Line) -> None:
    """shelf Y LIGHT DARK [x=0] [width=600] [thick=22]: a board and its shadow."""
    y, light, dark = line.number(0), line.word(1), line.word(2)
    x, width, thick = line.get("x", 0), line.get("width", 600), line.get("thick", 22)
    marks = _box(x, y, width, thick, blend(light, dark, 0.35), 2) + _box(
        x, y, width, thick * 0.3, light, 2
    )
    shade = canvas.downwards(
        y + thick, y + thick + 60, [f"{canvas.light.shade}/.6", f"{canvas.light.shade}/0"]
    )
    marks += (
        f'<path d="M{number(x)}'
        f' {number(y + thick)}h{number(width)}v60h{number(-width)}Z"'
        f' fill="{shade}"/>'
    )
    marks += canvas.texture(
        f"M{number(x)} {number(y)}h{number(width)}v{number(thick)}h{number(-width)}Z",
        dark,
        (0.01, 0.2),
        0.5,
        3,
    )
    canvas.add(marks, line)


def town(canvas: Canvas, line: Line) -> None:
    """town Y N LOW HIGH LIGHT DARK [lamp=] [lit=.4] [roof=] [seed=] [area=0,600]: houses."""
    y, count = line.number(0), int(line.number(1))
    low, high, light, dark = line.number(2), line.number(3), line.word(4), line.word(5)
    lamp, roof, rng = line.text("lamp", "#FFD98A"), line.text("roof"), chance(line)
    left, right = line.several("area", "0,600")
    step, marks = (right - left) / count, ""
    for n in range(count):
        width = step * rng.uniform(0.95, 1.35)
        x, height = left + n * step - step * 0.1, rng.uniform(low, high)
        tone = blend(light, dark, rng.random() * 0.6)
        marks += _house(
            canvas,
            rng,
            x,
            y,
            width,
            height,
            tone,
            roof or blend(dark, light, 0.15),
            lamp,
            line.get("lit", 0.4),
        )
    canvas.add(marks, line)


def _house(
    canvas: Canvas, rng: Random, x: float, y: float, width: float, height: float,
    tone: str, roof: str, lamp: str, lit: float,
) -> str:  # fmt: skip
    peak = width * rng.uniform(0.35, 0.6)
    top = y - height
    fill = canvas.colour(f"{tone}|{blend(tone, canvas.light.shade, 0.35)}")[0]
    marks = (
        f'<path d="M{number(x)}'
        f' {number(top)}h{number(width)}V{number(y + 60)}h{number(-width)}Z"'
        f' fill="{fill}"/>'
    )
    gable = poly(
        [(x - width * 0.07, top + 2), (x + width / 2, top - peak), (x + width * 1.07, top + 2)]
    )
    slope = canvas.colour(f"{blend(roof, canvas.light.colour, 0.25)}|{roof}")[0]
    marks += f'<path d="{gable}" fill="{slope}"/>'
    columns, rows = max(1, int(width / 26)), max(1, int(height / 36))
    size = min(width / columns * 0.42, 13)
    for row in range(rows):
        for column in range(columns):
            wx = x + width * (column + 0.5) / columns - size / 2
            wy = top + height * (row + 0.35) / rows - size / 2
            on = rng.random() < lit
            glass = lamp if on else blend(tone, canvas.light.shade, 0.6)
            marks += _box(wx, wy, size, size * 1.35, glass, 1)
            if on:
                soft = canvas.colour(f"{lamp}/.5@{lamp}/0")[0]
                marks += (
                    f'<circle cx="{number(wx + size / 2)}" cy="{number(wy + size / 2)}"'
                    f' r="{number(size * 1.8)}" fill="{soft}"/>'
                )
    return marks


def _box(x: float, y: float, width: float, height: float, colour: str, r: float = 0) -> str:
    place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {place} rx="{number(r)}" fill="{colour}"/>'


def _no_wall(_: Canvas, __: Random, ___: float, ____: float, _____: str) -> str:
    return ""


def _stripes(_: Canvas, __: Random, bottom: float, step: float, dark: str) -> str:
    bars = "".join(
        f'<path d="M{number(x)} 0h{number(step * 0.42)}V{number(bottom)}h{number(-step * 0.42)}Z"/>'
        for x in (n * step for n in range(int(WIDTH / step) + 1))
    )
    return f'<g fill="{dark}" opacity=".28">{bars}</g>'


def _bricks(_: Canvas, rng: Random, bottom: float, step: float, dark: str) -> str:
    marks, high = "", step * 0.5
    for row in range(int(bottom / high) + 1):
        for n in range(-1, int(WIDTH / step) + 1):
            x, y = n * step + (row % 2) * step / 2, row * high
            faint = number(0.06 + 0.3 * rng.random())
            marks += (
                f'<rect x="{number(x + 1.5)}" y="{number(y + 1.5)}"'
                f' width="{number(step - 3)}" height="{number(high - 3)}" rx="3"'
                f' opacity="{faint}"/>'
            )
    return f'<g fill="{dark}">{marks}</g>'


def _boards(_: Canvas, rng: Random, bottom: float, step: float, dark: str) -> str:
    marks = ""
    for n in range(int(WIDTH / step) + 1):
        x = n * step
        marks += f'<path d="M{number(x)} 0h2.5V{number(bottom)}h-2.5Z"/>'
        marks += (
            f'<path d="M{number(x)} 0h{number(step)}V{number(bottom)}h{number(-step)}Z"'
            f' opacity="{number(rng.random() * 0.3)}"/>'
        )
    return f'<g fill="{dark}" opacity=".6">{marks}</g>'


def _stone(_: Canvas, rng: Random, bottom: float, step: float, dark: str) -> str:
    marks, y = "", 0.0
    while y < bottom:
        high, x = step * rng.uniform(0.6, 1), -rng.uniform(0, step)
        while x < WIDTH:
            width = step * rng.uniform(0.8, 1.9)
            points = [(x + 3, y + 3), (x + width / 2, y + 1), (x + width - 3, y + 4)]
            points += [
                (x + width - 2, y + high - 4),
                (x + width / 2, y + high - 1),
                (x + 4, y + high - 3),
            ]
            marks += (
                f'<path d="{curve(points, closed=True)}"'
                f' opacity="{number(0.08 + 0.34 * rng.random())}"/>'
            )
            x += width
        y += high
    return f'<g fill="{dark}">{marks}</g>'


WALLS: dict[str, Callable[[Canvas, Random, float, float, str], str]] = {
    "plain": _no_wall, "stripes": _stripes, "bricks": _bricks, "boards": _boards, "stone": _stone,
}  # fmt: skip

At = Callable[[float, float], tuple[float, float]]


def _quad(at: At, u0: float, z0: float, u1: float, z1: float) -> str:
    return poly([at(u0, z0), at(u1, z0), at(u1, z1), at(u0, z1)])


def _planks(at: At, far: float, n: int, dark: str, rng: Random) -> str:
    step, marks = 600 / n, ""
    for k in range(-3 * n, 3 * n):
        marks += f'<path d="{_quad(at, k * step, 0.9, k * step + 4, far)}"/>'
        shade = number(0.28 * rng.random())
        marks += f'<path d="{_quad(at, k * step, 0.9, (k + 1) * step, far)}" opacity="{shade}"/>'
    return f'<g fill="{dark}" opacity=".7">{marks}</g>'


def _tiles(at: At, far: float, n: int, dark: str, _: Random) -> str:
    step, marks, row, z = 600 / n, "", 0, 0.85
    reach = 14 * n
    while z < far and row < 60:
        deeper = z + 1.9 / n
        marks += "".join(
            f'<path d="{_quad(at, k * step, z, (k + 1) * step, deeper)}"/>'
            for k in range(-reach, reach)
            if (k + row) % 2 and abs(k * step / z) < 700
        )
        z, row = deeper, row + 1
    return f'<g fill="{dark}">{marks}</g>'


def _parquet(at: At, far: float, n: int, dark: str, rng: Random) -> str:
    step, marks, row, z = 600 / n, "", 0, 0.85
    while z < far and row < 40:
        deeper = z + 0.9 / n
        for k in range(-12 * n, 12 * n):
            if abs(k * step / z) < 700:
                u = k * step + (row % 2) * step / 2
                faint = number(0.08 + 0.5 * rng.random())
                marks += (
                    f'<path d="{_quad(at, u + 2, z, u + step - 2, deeper)}" opacity="{faint}"/>'
                )
        z, row = deeper, row + 1
    return f'<g fill="{dark}" opacity=".8">{marks}</g>'


def _cobbles(at: At, far: float, n: int, dark: str, rng: Random) -> str:
    step, marks, row, z = 600 / n, "", 0, 0.85
    while z < far and row < 34:
        deeper = z + 0.8 / n
        for k in range(-9 * n, 9 * n):
            u = k * step + (row % 2) * step / 2
            if abs(u / z) < 640:
                (x0, y0), (x1, y1) = at(u + 6, z), at(u + step - 6, deeper)
                faint = number(0.2 + 0.5 * rng.random())
                marks += (
                    f'<rect x="{number(min(x0, x1))}" y="{number(y1)}"'
                    f' width="{number(abs(x1 - x0))}" height="{number((y0 - y1) * 0.86)}"'
                    f' rx="{number((y0 - y1) * 0.4)}" opacity="{faint}"/>'
                )
        z, row = deeper, row + 1
    return f'<g fill="{dark}">{marks}</g>'


FLOORS: dict[str, Callable[[At, float, int, str, Random], str]] = {
    "boards": _planks, "tiles": _tiles, "parquet": _parquet, "cobbles": _cobbles,
}  # fmt: skip
STROKES = {
    "wall": wall, "floor": floor, "window": window, "curtain": curtain, "shelf": shelf,
    "town": town,
}  # fmt: skip
