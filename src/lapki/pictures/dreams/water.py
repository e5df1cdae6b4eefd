"""Water: seas up to the horizon, rolling waves, depths, puddles."""

from __future__ import annotations

import math

from lapki.pictures.dreams.canvas import Canvas, blend, chance, curve, oval
from lapki.pictures.dreams.script import HEIGHT, WIDTH, Line
from lapki.pictures.ink import number


def sea(canvas: Canvas, line: Line) -> None:
    """sea Y FAR NEAR [glint=] [path=X] [spread=60] [n=220] [to=900] [seed=]: flat water."""
    y, bottom = line.number(0), line.get("to", HEIGHT)
    far, near = line.word(1), line.word(2)
    outline = f"M0 {number(y)}H{WIDTH}V{number(bottom)}H0Z"
    marks = (
        f'<path d="{outline}"'
        f' fill="{canvas.downwards(y, bottom, [far, blend(far, near, 0.6), near])}"/>'
    )
    seed = int(line.get("seed", 1))
    marks += canvas.texture(
        outline, blend(near, canvas.light.shade, 0.5), (0.007, 0.06), 0.55, seed
    )
    marks += canvas.texture(outline, blend(far, "#FFFFFF", 0.25), (0.009, 0.08), 0.35, seed + 4)
    glint = line.text("glint", blend(far, canvas.light.colour, 0.6))
    marks += _glints(canvas, line, y, bottom, glint)
    soft = canvas.downwards(y - 3, y + 14, [f"{glint}/.0", f"{glint}/.55", f"{glint}/0"])
    marks += f'<path d="M0 {number(y - 3)}H600V{number(y + 14)}H0Z" fill="{soft}"/>'
    canvas.add(marks, line)


def waves(canvas: Canvas, line: Line) -> None:
    """waves Y SWING TOP BOTTOM [length=220] [crest=] [seed=] [to=900]: one rolling swell."""
    y, swing, rng = line.number(0), line.number(1), chance(line)
    length, start = line.get("length", 220), rng.uniform(0, 1)
    points: list[tuple[float, float]] = []
    for n in range(int(660 / 11)):
        x = -30 + n * 11
        t = x / length + start
        s = abs(math.sin(math.pi * t))
        points.append((x, y + swing * (s**0.75 - 0.5) + 4 * math.sin(t * 7 + 1)))
    crest = curve(points)
    down = line.get("to", HEIGHT)
    outline = f"{crest}L630 {number(down)}L-30 {number(down)}Z"
    top, bottom = line.word(2), line.word(3)
    fill = canvas.downwards(
        y - swing, y + swing * 2.6 + 40, [blend(top, "#FFFFFF", 0.12), top, bottom]
    )
    marks = f'<path d="{outline}" fill="{fill}"/>'
    seed = int(line.get("seed", 1))
    marks += canvas.texture(outline, bottom, (0.012, 0.05), 0.55, seed)
    foam = line.text("crest", blend(top, "#FFFFFF", 0.7))
    inside = canvas.clip(outline)
    marks += (
        f'<g clip-path="{inside}" fill="none" stroke="{foam}">'
        f'<path d="{crest}" stroke-width="12" opacity=".35" filter="{canvas.blur(4)}"/>'
        f'<path d="{crest}" stroke-width="4.5" opacity=".85"/>'
        f'<path d="{curve([(px + 6, py + 17) for px, py in points])}"'
        ' stroke-width="2" opacity=".3"/>'
        f'<path d="{curve([(px - 9, py + 36) for px, py in points])}"'
        ' stroke-width="1.6" opacity=".2"/></g>'
    )
    canvas.add(marks, line)


def depth(canvas: Canvas, line: Line) -> None:
    """depth Y TOP BOTTOM [rays=5] [seed=] [surface=1]: under water, with light from above."""
    y, top, bottom, rng = line.number(0), line.word(1), line.word(2), chance(line)
    outline = f"M0 {number(y)}H{WIDTH}V{HEIGHT}H0Z"
    fill = canvas.downwards(y, HEIGHT, [top, blend(top, bottom, 0.55), bottom])
    marks = f'<path d="{outline}" fill="{fill}"/>'
    marks += canvas.texture(outline, bottom, (0.006, 0.012), 0.6, int(line.get("seed", 1)))
    for _ in range(int(line.get("rays", 5))):
        x, width = rng.uniform(30, 570), rng.uniform(22, 70)
        lean, long = rng.uniform(-70, 40) + (x - canvas.light.x) * 0.25, rng.uniform(330, 620)
        ray = (
            f"M{number(x)} {number(y)}h{number(width)}L{number(x + width * 1.8 + lean)}"
            f" {number(y + long)}h{number(-width * 2.4)}Z"
        )
        light = canvas.downwards(
            y, y + long, [f"{canvas.light.colour}/.38", f"{canvas.light.colour}/0"]
        )
        marks += (
            f'<path d="{ray}" fill="{light}" style="mix-blend-mode:screen"'
            f' filter="{canvas.blur(9)}"/>'
        )
    if line.get("surface", 1):
        points = [(-20.0 + n * 40, y + 5 * math.sin(n * 1.3 + rng.random())) for n in range(17)]
        marks += (
            f'<path d="{curve(points)}" fill="none"'
            f' stroke="{blend(top, "#FFFFFF", 0.75)}" stroke-width="5" opacity=".8"/>'
        )
    canvas.add(marks, line)


def puddle(canvas: Canvas, line: Line) -> None:
    """puddle X Y RX RY COLOUR [shine=] [seed=]: still water, or anything spilt."""
    x, y, rx, ry = (line.number(i) for i in range(4))
    rng, colour = chance(line), line.word(4)
    points = []
    for n in range(14):
        turn, swing = n / 14 * 2 * math.pi, rng.uniform(0.84, 1.12)
        points.append((x + rx * swing * math.cos(turn), y + ry * swing * math.sin(turn)))
    outline = curve(points, closed=True)
    shine = line.text("shine", blend(colour, canvas.light.colour, 0.6))
    fill = canvas.downwards(
        y - ry, y + ry, [blend(colour, shine, 0.5), colour, blend(colour, canvas.light.shade, 0.3)]
    )
    rim = f'<path d="{outline}" fill="none" stroke="{shine}" stroke-width="1.8" opacity=".6"/>'
    canvas.add(f'<path d="{outline}" fill="{fill}"/>{rim}', line)


def _glints(canvas: Canvas, line: Line, y: float, bottom: float, colour: str) -> str:
    rng, marks = chance(line, "glint"), []
    path, spread = line.text("path"), line.get("spread", 60)
    for nth in range(int(line.get("n", 200))):
        t = rng.random() ** 1.8
        height = y + 3 + (bottom - y) * t
        width, faint = 5 + 46 * t * rng.uniform(0.4, 1.3), rng.uniform(0.08, 0.34)
        x = rng.uniform(-20, 620)
        if path and nth % 3:
            x, faint = float(path) + rng.gauss(0, spread * (0.35 + 1.1 * t)), faint * 2.4
        marks.append(
            f'<path d="{oval(x, height, width, 0.7 + 2.6 * t)}"'
            f' opacity="{number(min(0.85, faint))}"/>'
        )
    return f'<g fill="{colour}">{"".join(marks)}</g>'


STROKES = {"sea": sea, "waves": waves, "depth": depth, "puddle": puddle}
