"""What grows: trees in outline, grass, reeds, grain, leaves."""

from __future__ import annotations

import math
from random import Random

from lapki.pictures.dreams.canvas import Canvas, blend, chance, oval, poly
from lapki.pictures.dreams.script import Line
from lapki.pictures.ink import number


def trees(canvas: Canvas, line: Line) -> None:
    """trees KIND Y N LOW HIGH COLOUR [seed=] [area=0,600] [swing=14] [gap=]: fir, round or bare.

    `gap=200,400` keeps that part of the row open.
    """
    kind, y, count = line.word(0), line.number(1), int(line.number(2))
    low, high, colour, rng = line.number(3), line.number(4), line.word(5), chance(line)
    left, right = line.several("area", "0,600")
    gap = line.several("gap", "9999,9999")
    swing = line.get("swing", 14)
    marks = ""
    for n in range(count):
        x = left + (right - left) * (n + rng.uniform(0.1, 0.9)) / count
        height, foot = rng.uniform(low, high), y + rng.uniform(-swing, swing)
        if not gap[0] < x < gap[1]:
            tone = blend(colour, canvas.light.shade, rng.random() * 0.3)
            marks += TREES[kind](canvas, rng, x, foot, height, tone)
    canvas.add(marks, line)


def grass(canvas: Canvas, line: Line) -> None:
    """grass Y HEIGHT N LIGHT DARK [lean=0] [seed=] [area=0,600] [deep=40] [wide=5]: blades."""
    y, height, count = line.number(0), line.number(1), int(line.number(2))
    light, dark, rng = line.word(3), line.word(4), chance(line)
    left, right = line.several("area", "-10,610")
    deep, wide, lean = line.get("deep", 40), line.get("wide", 5), line.get("lean", 0)
    blades = []
    for _ in range(count):
        x, foot = rng.uniform(left, right), y + rng.uniform(0, deep)
        tall = height * rng.uniform(0.5, 1.15)
        tip = x + lean * tall * 0.6 + rng.uniform(-0.35, 0.35) * tall
        bend = x + (tip - x) * 0.2
        width = wide * rng.uniform(0.6, 1.2)
        outline = (
            f"M{number(x - width / 2)} {number(foot)}Q{number(bend)}"
            f" {number(foot - tall * 0.6)} {number(tip)}"
            f" {number(foot - tall)}Q{number(bend + width)} {number(foot - tall * 0.55)}"
            f" {number(x + width / 2)} {number(foot)}Z"
        )
        tone = blend(light, dark, rng.random())
        blades.append((foot, f'<path d="{outline}" fill="{canvas.colour(f"{tone}>{dark}")[0]}"/>'))
    canvas.add("".join(mark for _, mark in sorted(blades)), line)


def reeds(canvas: Canvas, line: Line) -> None:
    """reeds X Y N HEIGHT COLOUR [spread=60] [seed=] [head=]: stalks with a brown head each."""
    x, y, count, height = line.number(0), line.number(1), int(line.number(2)), line.number(3)
    colour, rng = line.word(4), chance(line)
    spread, head = line.get("spread", 60), line.text("head", blend(colour, "#5A2E14", 0.6))
    marks = ""
    for n in range(count):
        foot, tall = x + rng.uniform(-spread, spread), height * rng.uniform(0.55, 1.1)
        tip = foot + rng.uniform(-0.16, 0.16) * tall
        stalk = (
            f"M{number(foot)} {number(y)}Q{number(foot)} {number(y - tall / 2)}"
            f" {number(tip)} {number(y - tall)}"
        )
        marks += f'<path d="{stalk}" fill="none" stroke="{colour}" stroke-width="3"/>'
        if n % 2:
            marks += f'<path d="{oval(tip, y - tall, 5.5, tall * 0.09)}" fill="{head}"/>'
        leaf = tip + rng.choice((-1, 1)) * rng.uniform(20, 60)
        marks += (
            f'<path d="M{number(foot - 2)} {number(y)}Q{number(foot)}'
            f" {number(y - tall * 0.6)} {number(leaf)}"
            f" {number(y - tall * 0.7)}Q{number(foot + 8)} {number(y - tall * 0.5)}"
            f' {number(foot + 3)} {number(y)}Z" fill="{colour}" opacity=".85"/>'
        )
    canvas.add(marks, line)


def grain(canvas: Canvas, line: Line) -> None:
    """grain Y TO LIGHT DARK [rows=9] [tall=60] [lean=.2] [seed=]: ears, row behind row."""
    top, bottom, light, dark = line.number(0), line.number(1), line.word(2), line.word(3)
    rows, rng = int(line.get("rows", 9)), chance(line)
    tall, lean = line.get("tall", 60), line.get("lean", 0.2)
    for row in range(rows):
        t = row / max(1, rows - 1)
        y, size = top + (bottom - top) * t**1.6, 0.25 + 0.75 * t
        tone = blend(blend(light, canvas.light.air, 0.35 * (1 - t)), dark, 0.75 * t)
        stalks, x = "", -10.0
        while x < 615:
            high = tall * size * rng.uniform(0.75, 1.2)
            tip = x + lean * high + rng.uniform(-0.12, 0.12) * high
            stalks += (
                f'<path d="M{number(x)} {number(y)}Q{number(x)} {number(y - high * 0.6)}'
                f' {number(tip)} {number(y - high)}" fill="none" stroke="{tone}"'
                f' stroke-width="{number(1.4 + 2 * size)}"/>'
            )
            ear = blend(tone, light, 0.5)
            stalks += (
                f'<ellipse cx="{number(tip)}" cy="{number(y - high)}"'
                f' rx="{number(2.6 + 2.6 * size)}" ry="{number(8 * size + 4)}" fill="{ear}"'
                f' transform="rotate({number(18 + 30 * lean)} {number(tip)}'
                f' {number(y - high)})"/>'
            )
            x += (7 + 9 * size) * rng.uniform(0.7, 1.3)
        canvas.add(stalks)
    canvas.add("", line)


def leaves(canvas: Canvas, line: Line) -> None:
    """leaves N SIZE LIGHT DARK [area=0,0,600,200] [seed=]: foliage, thick at the top."""
    count, size, light, dark = int(line.number(0)), line.number(1), line.word(2), line.word(3)
    x0, y0, x1, y1 = line.several("area", "0,0,600,200")
    rng, marks = chance(line), ""
    for _ in range(count):
        x, y = rng.uniform(x0, x1), y0 + (y1 - y0) * rng.random() ** 1.6
        long, turn = size * rng.uniform(0.6, 1.3), rng.uniform(0, 360)
        tone = blend(light, dark, rng.random())
        leaf = (
            f"M0 0Q{number(long * 0.5)} {number(-long * 0.42)} {number(long)}"
            f" 0Q{number(long * 0.5)} {number(long * 0.42)} 0 0Z"
        )
        vein = (
            f'<path d="M0 0H{number(long * 0.9)}" stroke="{blend(tone, light, 0.6)}"'
            ' stroke-width="1.2" opacity=".6"/>'
        )
        marks += (
            f'<g transform="translate({number(x)} {number(y)}) rotate({number(turn)})">'
            f'<path d="{leaf}" fill="{tone}"/>{vein}</g>'
        )
    canvas.add(marks, line)


def _fir(canvas: Canvas, rng: Random, x: float, y: float, height: float, tone: str) -> str:
    width, tiers = height * rng.uniform(0.3, 0.4), 7
    left, right = [], []
    for n in range(tiers + 1):
        t = n / tiers
        reach = width / 2 * (0.12 + 0.88 * t) * rng.uniform(0.85, 1.1)
        level = y - height + height * 0.94 * t
        if n:
            left.append((x - reach, level + rng.uniform(0, 5)))
            right.append((x + reach, level + rng.uniform(0, 5)))
            left.append((x - reach * 0.5, level - height * 0.02))
            right.append((x + reach * 0.5, level - height * 0.02))
    outline = poly([(x, y - height), *right, (x + 3, y), (x - 3, y), *reversed(left)])
    lit = blend(tone, canvas.light.colour, 0.18)
    side = f"{lit}|{tone}|{tone}" if canvas.light.x < x else f"{tone}|{tone}|{lit}"
    return f'<path d="{outline}" fill="{canvas.colour(side)[0]}"/>'


def _round(canvas: Canvas, rng: Random, x: float, y: float, height: float, tone: str) -> str:
    r = height * 0.27
    trunk = blend(tone, canvas.light.shade, 0.45)
    marks = (
        f'<path d="M{number(x - r * 0.14)}'
        f' {number(y)}V{number(y - height * 0.5)}H{number(x + r * 0.14)}V{number(y)}Z"'
        f' fill="{trunk}"/>'
    )
    lit = blend(tone, canvas.light.colour, 0.35)
    across, down = canvas.light.towards(x, y - height * 0.65)
    blobs = [
        (rng.uniform(-0.8, 0.8), rng.uniform(-0.7, 0.7), rng.uniform(0.5, 0.8)) for _ in range(7)
    ]
    crown = y - height * 0.66
    shine = ""
    for dx, dy, s in blobs:
        marks += f'<path d="{oval(x + r * dx, crown + r * dy, r * s, r * s)}" fill="{tone}"/>'
        near = x + r * (dx + across * s * 0.4), crown + r * (dy + down * s * 0.4)
        shine += oval(*near, r * s * 0.5, r * s * 0.5)
    return f'{marks}<path d="{shine}" fill="{lit}" opacity=".35"/>'


def _bare(canvas: Canvas, rng: Random, x: float, y: float, height: float, tone: str) -> str:
    marks: list[str] = []

    def branch(x: float, y: float, long: float, turn: float, wide: float, left: int) -> None:
        tip = x + long * math.sin(turn), y - long * math.cos(turn)
        bend = x + long * 0.5 * math.sin(turn - 0.15), y - long * 0.5 * math.cos(turn - 0.15)
        marks.append(
            f'<path d="M{number(x)} {number(y)}Q{number(bend[0])} {number(bend[1])}'
            f' {number(tip[0])} {number(tip[1])}" stroke-width="{number(wide)}"/>'
        )
        for _ in range(rng.choice((2, 2, 3)) if left else 0):
            branch(
                *tip,
                long * rng.uniform(0.55, 0.8),
                turn + rng.uniform(-0.75, 0.75),
                wide * 0.6,
                left - 1,
            )

    branch(x, y, height * 0.34, rng.uniform(-0.12, 0.12), height * 0.05, 5)
    return f'<g fill="none" stroke="{tone}" stroke-linecap="round">{"".join(marks)}</g>'


def twig(canvas: Canvas, line: Line) -> None:
    """twig WIDTH LIGHT DARK : OUTLINE: a branch along a line, lit from above."""
    wide, light, dark = line.number(0), line.word(1), line.word(2)
    stroke = f'fill="none" stroke-linecap="round" d="{line.outline}"'
    marks = f'<path {stroke} stroke="{dark}" stroke-width="{number(wide)}"/>'
    up = f'transform="translate(0 {number(-wide * 0.16)})"'
    marks += (
        f'<path {stroke} stroke="{light}" stroke-width="{number(wide * 0.5)}" {up}'
        f' opacity=".75" filter="{canvas.blur(wide * 0.1)}"/>'
    )
    canvas.add(marks, line)


TREES = {"fir": _fir, "round": _round, "bare": _bare}
STROKES = {
    "trees": trees, "grass": grass, "reeds": reeds, "grain": grain, "leaves": leaves, "twig": twig,
}  # fmt: skip
