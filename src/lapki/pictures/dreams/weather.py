"""In the air: fog, rain, snow, dust, bubbles, sparks; and shadows on the ground."""

from __future__ import annotations

from lapki.pictures.dreams.canvas import Canvas, chance, oval
from lapki.pictures.dreams.script import Line
from lapki.pictures.ink import number


def fog(canvas: Canvas, line: Line) -> None:
    """fog Y HEIGHT COLOUR [n=9] [seed=] [strong=.5]: long soft banks."""
    y, height, colour, rng = line.number(0), line.number(1), line.word(2), chance(line)
    banks = ""
    for _ in range(int(line.get("n", 9))):
        middle = rng.uniform(0, 600), y + rng.uniform(-0.5, 0.5) * height
        bank = oval(*middle, rng.uniform(120, 300), height * rng.uniform(0.12, 0.3))
        banks += f'<path d="{bank}" opacity="{number(rng.uniform(0.4, 1))}"/>'
    soft = canvas.blur(30, max(6, height * 0.1))
    strong = number(line.get("strong", 0.5))
    canvas.add(f'<g fill="{colour}" opacity="{strong}" filter="{soft}">{banks}</g>', line)


def rain(canvas: Canvas, line: Line) -> None:
    """rain N LENGTH COLOUR [area=0,0,600,900] [lean=.15] [wide=1.6] [seed=]."""
    rng, long, colour = chance(line), line.number(1), line.word(2)
    x0, y0, x1, y1 = line.several("area", "0,0,600,900")
    lean, wide = line.get("lean", 0.15), line.get("wide", 1.6)
    drops = ""
    for _ in range(int(line.number(0))):
        x, y, size = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(0.5, 1.2)
        drops += (
            f'<path d="M{number(x)} {number(y)}l{number(-lean * long * size)}'
            f' {number(long * size)}" opacity="{number(rng.uniform(0.25, 0.8))}"/>'
        )
    canvas.add(
        f'<g stroke="{colour}" stroke-width="{number(wide)}" stroke-linecap="round">{drops}</g>',
        line,
    )


def snow(canvas: Canvas, line: Line) -> None:
    """snow N SIZE COLOUR [area=0,0,600,900] [seed=]: flakes, the near ones out of focus."""
    canvas.add(_specks(canvas, line, near=True), line)


def dust(canvas: Canvas, line: Line) -> None:
    """dust N SIZE COLOUR [area=0,0,600,900] [seed=]: motes in the light."""
    canvas.add(_specks(canvas, line, near=False), line)


def bubbles(canvas: Canvas, line: Line) -> None:
    """bubbles N SIZE COLOUR [area=0,0,600,900] [seed=]: rings with a gleam."""
    rng, size, colour = chance(line), line.number(1), line.word(2)
    x0, y0, x1, y1 = line.several("area", "0,0,600,900")
    marks = ""
    for _ in range(int(line.number(0))):
        x, y, r = rng.uniform(x0, x1), rng.uniform(y0, y1), size * rng.uniform(0.25, 1) ** 1.5
        marks += (
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{colour}"'
            f' fill-opacity=".16" stroke="{colour}" stroke-opacity=".75"'
            f' stroke-width="{number(0.6 + r * 0.09)}"/>'
        )
        marks += (
            f'<path d="{oval(x - r * 0.35, y - r * 0.4, r * 0.22, r * 0.15)}"'
            ' fill="#fff" opacity=".9"/>'
        )
    canvas.add(marks, line)


def shadow(canvas: Canvas, line: Line) -> None:
    """shadow X Y RX RY [dark=.5] [soft=]: a soft shadow lying on something."""
    x, y, rx, ry = (line.number(i) for i in range(4))
    soft = line.get("soft", ry * 0.45)
    looks = f'fill="{canvas.light.shade}" opacity="{number(line.get("dark", 0.5))}"'
    canvas.add(f'<path d="{oval(x, y, rx, ry)}" {looks} filter="{canvas.blur(soft)}"/>', line)


def _specks(canvas: Canvas, line: Line, near: bool) -> str:
    rng, size, colour = chance(line), line.number(1), line.word(2)
    x0, y0, x1, y1 = line.several("area", "0,0,600,900")
    sharp, soft = "", ""
    for nth in range(int(line.number(0))):
        x, y, r = rng.uniform(x0, x1), rng.uniform(y0, y1), size * rng.uniform(0.3, 1)
        faint = number(rng.uniform(0.3, 0.95))
        if nth % 7 == 0:
            big = r * (3 if near else 1.8)
            soft += (
                f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(big)}"'
                f' opacity="{number(float(faint) * 0.6)}"/>'
            )
        else:
            sharp += (
                f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" opacity="{faint}"/>'
            )
    blurred = f'<g filter="{canvas.blur(size * 0.9)}">{soft}</g>'
    return f'<g fill="{colour}">{sharp}{blurred}</g>'


STROKES = {
    "fog": fog, "rain": rain, "snow": snow, "dust": dust, "bubbles": bubbles, "shadow": shadow,
}  # fmt: skip
