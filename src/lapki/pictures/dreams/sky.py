"""Above: skies, stars, sun, moon, clouds, glows and beams."""

from __future__ import annotations

import math

from lapki.pictures.dreams.canvas import ALL, Canvas, blend, chance, oval, poly
from lapki.pictures.dreams.script import HEIGHT, WIDTH, Line
from lapki.pictures.ink import number


def sky(canvas: Canvas, line: Line) -> None:
    """sky COLOUR… [to=900] [brush=.24] [seed=]: from the zenith down, with broad brushwork."""
    bottom = line.get("to", HEIGHT)
    fill = canvas.downwards(0, bottom, line.words)
    outline = f"M0 0H{WIDTH}V{number(bottom)}H0Z"
    if not canvas.marks:  # nothing may shine through where the land leaves a gap
        canvas.add(f'<rect {ALL} fill="{line.words[-1]}"/>')
    canvas.add(f'<path d="{outline}" fill="{fill}"/>', line)
    brush, seed = line.get("brush", 0.24), int(line.get("seed", 3))
    if brush:
        canvas.add(canvas.texture(outline, line.words[0], (0.003, 0.014), brush, seed))
        light = line.words[-1]
        canvas.add(canvas.texture(outline, light, (0.004, 0.02), brush * 0.7, seed + 9))


def stars(canvas: Canvas, line: Line) -> None:
    """stars N [area=0,0,600,600] [size=1] [colour=] [seed=]: small ones, and a few that shine."""
    rng = chance(line)
    x0, y0, x1, y1 = line.several("area", "0,0,600,600")
    size, colour = line.get("size", 1), line.text("colour", "#FFF6DC")
    marks, shining = [], []
    for nth in range(int(line.number(0))):
        x, y = rng.uniform(x0, x1), y0 + (y1 - y0) * rng.random() ** 1.2
        r = size * (0.5 + 1.1 * rng.random() ** 3)
        faint = number(0.35 + 0.65 * rng.random())
        marks.append(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" opacity="{faint}"/>'
        )
        if nth % 14 == 0:
            shining.append(_sparkle(x, y, 4.5 * size * rng.uniform(0.8, 1.7)))
    glow = canvas.blur(2.2 * size)
    halo = f'<g filter="{glow}" opacity=".8">{"".join(shining)}</g>'
    canvas.add(f'<g fill="{colour}">{halo}{"".join(marks)}{"".join(shining)}</g>', line)


def milky(canvas: Canvas, line: Line) -> None:
    """milky X Y TURN LENGTH WIDTH COLOUR [seed=]: a band of stars and dust."""
    x, y, turn, length, width = (line.number(i) for i in range(5))
    colour, rng = line.word(5), chance(line)
    fill = canvas.colour(f"{colour}/.75@{colour}/.3@{colour}/0")[0]
    band = f'<ellipse rx="{number(length / 2)}" ry="{number(width / 2)}" fill="{fill}"/>'
    dust = "".join(
        f'<circle cx="{number(rng.gauss(0, length / 4.5))}" cy="{number(rng.gauss(0, width / 7))}"'
        f' r="{number(0.4 + 1.5 * rng.random() ** 4)}"/>'
        for _ in range(int(length * 0.5))
    )
    clumps = "".join(
        f'<ellipse cx="{number(rng.gauss(0, length / 5))}" cy="{number(rng.gauss(0, width / 10))}"'
        f' rx="{number(rng.uniform(30, 80))}" ry="{number(rng.uniform(8, 22))}"/>'
        for _ in range(9)
    )
    soft = canvas.blur(12)
    cloudy = f'<g fill="#fff" opacity=".22" filter="{soft}">{clumps}</g>'
    place = f'transform="translate({number(x)} {number(y)}) rotate({number(turn)})"'
    canvas.add(f'<g {place}>{band}{cloudy}<g fill="#fff" opacity=".8">{dust}</g></g>', line)


def sun(canvas: Canvas, line: Line) -> None:
    """sun X Y R COLOUR [halo=4] [edge=]: a disc that dissolves into its halo."""
    x, y, r = (line.number(i) for i in range(3))
    colour, edge = line.word(3), line.text("edge", line.word(3))
    far = r * line.get("halo", 4)
    halo = canvas.radial(x, y, far, [f"{colour}/.75", f"{edge}/.32", f"{edge}/.1", f"{edge}/0"])
    canvas.add(f'<path d="{oval(x, y, far, far)}" fill="{halo}" style="mix-blend-mode:screen"/>')
    disc = canvas.radial(x, y, r, ["#FFFFFF", blend("#FFFFFF", colour, 0.5), colour])
    canvas.add(f'<path d="{oval(x, y, r, r)}" fill="{disc}" filter="{canvas.blur(0.8)}"/>', line)


def moon(canvas: Canvas, line: Line) -> None:
    """moon X Y R COLOUR [halo=3] [phase=0] [dark=]: seas and craters, and a shadow that bites."""
    x, y, r = (line.number(i) for i in range(3))
    colour, rng = line.word(3), chance(line)
    far = r * line.get("halo", 3)
    halo = canvas.radial(
        x, y, far, [f"{colour}/.55", f"{colour}/.2", f"{colour}/.06", f"{colour}/0"]
    )
    canvas.add(f'<path d="{oval(x, y, far, far)}" fill="{halo}" style="mix-blend-mode:screen"/>')
    dark = line.text("dark", blend(colour, "#4A4470", 0.45))
    disc = canvas.radial(x - r * 0.3, y - r * 0.3, r * 1.5, ["#FFFFFF", colour, dark])
    seas = ""
    for _ in range(9):
        turn, away = rng.uniform(0, 6.3), r * 0.85 * rng.random() ** 0.6
        size = r * rng.uniform(0.1, 0.3)
        middle = (x + away * math.cos(turn), y + away * math.sin(turn))
        seas += f'<path d="{oval(*middle, size, size * 0.85)}"/>'
    inside = canvas.clip(oval(x, y, r, r))
    soft = canvas.blur(r * 0.035)
    body = f'<path d="{oval(x, y, r, r)}" fill="{disc}"/>'
    body += f'<g fill="{dark}" opacity=".38" filter="{soft}">{seas}</g>'
    if phase := line.get("phase", 0):
        bite = oval(x + r * phase, y - r * 0.12, r * 0.98, r * 0.98)
        shade = line.text("bite", canvas.light.shade)
        body += f'<path d="{bite}" fill="{shade}" opacity=".93" filter="{soft}"/>'
    canvas.add(f'<g clip-path="{inside}">{body}</g>', line)


def cloud(canvas: Canvas, line: Line) -> None:
    """cloud X Y WIDTH LIGHT DARK [seed=] [tall=.45]: heaped puffs with a flat foot at Y."""
    x, y, width = (line.number(i) for i in range(3))
    canvas.add(heap(canvas, x, y, width, line.word(3), line.word(4), line), line)


def heap(
    canvas: Canvas, x: float, y: float, width: float, light: str, dark: str, line: Line
) -> str:
    """One heap of cloud, lit from the scene's light."""
    rng = chance(line, f"{x:.0f}{y:.0f}")
    tall = width * line.get("tall", 0.45)
    puffs = []
    count = 11
    for nth in range(count):
        t = nth / (count - 1)
        hump = math.sin(math.pi * min(1, max(0, t * 0.94 + 0.03))) ** 0.8
        r = tall * (0.2 + 0.3 * hump) * rng.uniform(0.75, 1.2)
        lift = tall * 0.62 * hump * rng.uniform(0.35, 1)
        puffs.append((x + (t - 0.5) * width * 0.9, y - r * 0.55 - lift * 0.7, r))
    puffs += [(px, y - r * 0.5, r * 0.8) for px, _, r in puffs[1:-1]]
    top = min(py - r for _, py, r in puffs)
    for px, py, r in list(puffs):
        for _ in range(4):
            turn, size = rng.uniform(-1.6, 1.6), r * rng.uniform(0.22, 0.42)
            puffs.append((px + r * 0.86 * math.sin(turn), py - r * 0.86 * math.cos(turn), size))
    fill = canvas.downwards(
        top, y, [light, blend(light, dark, 0.3), f"{blend(light, dark, 0.8)}/.95", f"{dark}/0"]
    )
    outline = "".join(oval(px, py, r, r) for px, py, r in puffs if py - r * 0.3 < y)
    shine = "".join(
        oval(*_shift(canvas, px, py, r * 0.35), r * 0.5, r * 0.45) for px, py, r in puffs[:11]
    )
    tone = blend(light, canvas.light.colour, 0.5)
    glow = f'<path d="{shine}" fill="{tone}" opacity=".55" filter="{canvas.blur(tall * 0.06)}"/>'
    return f'<path d="{outline}" fill="{fill}"/>{glow}'


def cloudsea(canvas: Canvas, line: Line) -> None:
    """cloudsea Y LIGHT DARK [rows=5] [to=940] [seed=] [air=]: clouds from above, like a sea."""
    top, rows, rng = line.number(0), int(line.get("rows", 5)), chance(line)
    light, dark = line.word(1), line.word(2)
    air, bottom = line.text("air", canvas.light.air), line.get("to", 940)
    for row in range(rows):
        t = (row + 1) / rows
        y = top + (bottom - top) * t**1.5
        width = 150 + 260 * t
        near = blend(air, light, 0.35 + 0.65 * t), blend(air, dark, 0.3 + 0.7 * t)
        x = -rng.uniform(0, width * 0.5)
        while x < WIDTH + width * 0.4:
            canvas.add(
                heap(canvas, x, y + rng.uniform(-8, 8), width * rng.uniform(0.8, 1.15), *near, line)
            )
            x += width * 0.55
        band = canvas.downwards(y - 12, y + 90, [near[1], blend(near[1], air, 0.4)])
        canvas.add(
            f'<path d="M0 {number(y - 8)}H600V{number(y + 130)}H0Z" fill="{band}"'
            f' filter="{canvas.blur(5)}"/>'
        )


def glow(canvas: Canvas, line: Line) -> None:
    """glow X Y R COLOUR [flat=1] [strong=.8]: light in the air."""
    x, y, r = (line.number(i) for i in range(3))
    colour, strong = line.word(3), line.get("strong", 0.8)
    stops = [f"{colour}/{number(strong * s)}" for s in (1, 0.5, 0.18, 0.05, 0)]
    fill = canvas.colour("@".join(stops))[0]
    line.options.setdefault("blend", "screen")
    canvas.add(f'<path d="{oval(x, y, r, r * line.get("flat", 1))}" fill="{fill}"/>', line)


def beam(canvas: Canvas, line: Line) -> None:
    """beam X0 Y0 WIDTH0 X1 Y1 WIDTH1 COLOUR [strong=.6]: a shaft of light, fading as it goes."""
    x0, y0, w0, x1, y1, w1 = (line.number(i) for i in range(6))
    far = math.hypot(x1 - x0, y1 - y0) or 1
    nx, ny = -(y1 - y0) / far, (x1 - x0) / far
    corners = [(x0 + nx * w0 / 2, y0 + ny * w0 / 2), (x1 + nx * w1 / 2, y1 + ny * w1 / 2)]
    corners += [(x1 - nx * w1 / 2, y1 - ny * w1 / 2), (x0 - nx * w0 / 2, y0 - ny * w0 / 2)]
    colour, strong = line.word(6), line.get("strong", 0.6)
    mask = canvas.fading(x0, y0, x1, y1)
    line.options.setdefault("blend", "screen")
    line.options.setdefault("blur", number(min(w0, w1) * 0.08 + 4))
    inner = f'<path d="{poly(corners)}" fill="{colour}" fill-opacity="{number(strong)}"/>'
    core = [
        ((a + x) / 2, (b + y) / 2)
        for (a, b), (x, y) in zip(corners, [(x0, y0), (x1, y1)] * 2, strict=True)
    ]
    core[2], core[3] = (
        ((corners[2][0] + x1) / 2, (corners[2][1] + y1) / 2),
        ((corners[3][0] + x0) / 2, (corners[3][1] + y0) / 2),
    )
    inner += f'<path d="{poly(core)}" fill="{colour}" fill-opacity="{number(strong * 0.5)}"/>'
    canvas.add(canvas.wrap(f'<g mask="{mask}">{inner}</g>', line))


def _sparkle(x: float, y: float, r: float) -> str:
    points = []
    for nth in range(8):
        far = r if nth % 2 == 0 else r * 0.17
        points.append(
            (x + far * math.sin(nth * math.pi / 4), y - far * math.cos(nth * math.pi / 4))
        )
    return f'<path d="{poly(points)}"/>'


def _shift(canvas: Canvas, x: float, y: float, by: float) -> tuple[float, float]:
    across, down = canvas.light.towards(x, y)
    return x + across * by, y + down * by


STROKES = {
    "sky": sky, "stars": stars, "milky": milky, "sun": sun, "moon": moon,
    "cloud": cloud, "cloudsea": cloudsea, "glow": glow, "beam": beam,
}  # fmt: skip
