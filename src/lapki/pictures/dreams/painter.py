"""A scene becomes a card: every stroke in its order, then the finish."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files

from lapki.pictures.dreams import hand, land, plants, rooms, sky, things, water, weather
from lapki.pictures.dreams.brush import paper
from lapki.pictures.dreams.canvas import ALL, Canvas, Light, chance
from lapki.pictures.dreams.script import BadScene, Line, each, parse
from lapki.pictures.ink import number, shape

Stroke = Callable[[Canvas, Line], None]
STROKES: dict[str, Stroke] = {
    **sky.STROKES, **land.STROKES, **water.STROKES, **rooms.STROKES,
    **plants.STROKES, **weather.STROKES, **hand.STROKES, **things.STROKES,
}  # fmt: skip
FRAMES = ("group", "clip", "fade", "mirror", "turned")


@cache
def scenes() -> dict[str, str]:
    """The scenes by the names of their files: `01-whale` and so on, and the `back`."""
    folder = files("lapki.pictures.dreams").joinpath("scenes")
    found = {file.name.removesuffix(".txt"): file.read_text("utf-8") for file in folder.iterdir()}
    return dict(sorted(found.items()))


def paint(name: str, text: str) -> str:
    """A scene as SVG."""
    canvas = Canvas(name)
    lines = parse(text)
    finish = next((line for line in lines if line.verb == "finish"), Line("finish", [], {}))
    _strokes(canvas, [line for line in lines if line is not finish])
    canvas.marks.insert(0, f'<rect {ALL} fill="{canvas.light.shade}"/>')  # no gap stays empty
    _finish(canvas, finish)
    return canvas.svg()


def _strokes(canvas: Canvas, lines: list[Line]) -> None:
    waiting = list(lines)
    while waiting:
        line = waiting.pop(0)
        if line.verb in FRAMES:
            held, waiting = _held(line, waiting)
            each([line], lambda frame, held=held: _framed(canvas, frame, held))  # type: ignore[misc]
        else:
            each([line], lambda one: _stroke(canvas, one))


def _stroke(canvas: Canvas, line: Line) -> None:
    if line.verb == "light":
        _light(canvas, line)
    elif line.verb == "scatter":
        _scatter(canvas, line)
    elif line.verb in STROKES:
        STROKES[line.verb](canvas, line)
    else:
        raise BadScene(f"no stroke is called “{line.verb}”")


def _light(canvas: Canvas, line: Line) -> None:
    """light X Y COLOUR [shade=] [air=] [ambient=] [rim=.55] [dim=.5]."""
    old = canvas.light
    canvas.light = Light(
        line.number(0), line.number(1), line.word(2),
        line.text("shade", old.shade), line.text("air", old.air),
        line.text("ambient", old.ambient), line.get("rim", old.rim), line.get("dim", old.dim),
    )  # fmt: skip


def _scatter(canvas: Canvas, line: Line) -> None:
    """scatter NAME N FAR NEAR [area=0,0,600,900] [spin=0] [fog=0] [as=stand] …: many of a thing.

    FAR and NEAR are its sizes at the top and at the bottom of the area, `fog` is how far those at
    the top dissolve; all else is said to each of them.
    """
    rng, count = chance(line), int(line.number(1))
    x0, y0, x1, y1 = line.several("area", "0,0,600,900")
    spin, far, near = line.get("spin", 0), line.number(2), line.number(3)
    spots = sorted((rng.random(), rng.random()) for _ in range(count))
    verb = line.text("as", "stand")
    for nth, (down, across) in enumerate(spots):
        across = (nth * 0.618 + 0.1 * across) % 1
        size = far + (near - far) * down
        words = [
            line.word(0),
            f"{x0 + (x1 - x0) * across:.1f}",
            f"{y0 + (y1 - y0) * down:.1f}",
            f"{size:.1f}",
        ]
        options = {
            k: v for k, v in line.options.items() if k not in ("seed", "area", "spin", "as", "fog")
        }
        options["turn"] = f"{rng.uniform(-spin, spin):.1f}"
        options["haze"] = f"{line.get('fog', 0) * (1 - down):.2f}"
        flip = ["flip"] if rng.random() < 0.5 else []
        STROKES[verb](canvas, Line(verb, words + flip, options))
    line.used |= set(line.options)


def _held(frame: Line, lines: list[Line]) -> tuple[list[Line], list[Line]]:
    deep = 1
    for nth, line in enumerate(lines):
        deep += (line.verb in FRAMES) - (line.verb == "end")
        if not deep:
            return lines[:nth], lines[nth + 1 :]
    raise BadScene(f"“{frame.verb}” has no end")


def _framed(canvas: Canvas, frame: Line, held: list[Line]) -> None:
    """What a frame does to the strokes it holds.

    group                            nothing: `a`, `blur` and `blend` hold for all of them
    clip : OUTLINE                   only what lies inside is seen
    fade X0 Y0 X1 Y1                 there at the first point, gone at the second
    mirror Y [deep=] [clear=.5]      seen again in the water below Y
    turned A [X Y] [dx=] [dy=] [scale=] [wide=]    turned about a point, moved, enlarged
    """
    with canvas.apart() as inner:
        _strokes(canvas, held)
    marks = "".join(inner)
    if frame.verb == "clip":
        marks = f'<g clip-path="{canvas.clip(shape(frame.outline.split()))}">{marks}</g>'
    elif frame.verb == "fade":
        marks = f'<g mask="{canvas.fading(*frame.numbers())}">{marks}</g>'
    elif frame.verb == "turned":
        angle, x, y = frame.number(0), frame.number(1, 300), frame.number(2, 450)
        move = (
            f"translate({number(x + frame.get('dx', 0))}"
            f" {number(y + frame.get('dy', 0))}) rotate({number(angle)})"
        )
        grow = (
            f"scale({number(frame.get('wide', 1) * frame.get('scale', 1), 3)}"
            f" {number(frame.get('scale', 1), 3)})"
        )
        marks = f'<g transform="{move} {grow} translate({number(-x)} {number(-y)})">{marks}</g>'
    elif frame.verb == "mirror":
        y, deep = frame.number(0), frame.get("deep", 400)
        marks = things.mirrored(canvas, marks, y, deep, frame.get("clear", 0.5)) + marks
    canvas.add(f"<g>{marks}</g>" if frame.verb == "group" else marks, frame)


def _finish(canvas: Canvas, line: Line) -> None:
    """finish [wash=.32] [edge=.6] [paper=.17]: light over all, dark corners, the paper's grain."""
    light = canvas.light
    wash = canvas.radial(
        light.x, light.y, 720, [f"{light.colour}/.8", f"{light.colour}/.15", f"{light.shade}/.5"]
    )
    strength = number(line.get("wash", 0.32))
    canvas.add(
        f'<rect {ALL} fill="{wash}" opacity="{strength}" style="mix-blend-mode:soft-light"/>'
    )
    edge = canvas.url(
        '<radialGradient id="@" cx=".5" cy=".48" r=".78"><stop offset=".5"'
        ' stop-color="#000" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{light.shade}"'
        f' stop-opacity="{number(line.get("edge", 0.6))}"/></radialGradient>'
    )
    canvas.add(f'<rect {ALL} fill="{edge}"/>')
    tile = canvas.url(
        '<pattern id="@" patternUnits="userSpaceOnUse" width="192" height="192">'
        f'<image width="192" height="192" xlink:href="{paper()}"/></pattern>'
    )
    grain = number(line.get("paper", 0.17))
    canvas.add(f'<rect {ALL} fill="{tile}" opacity="{grain}" style="mix-blend-mode:soft-light"/>')
    each([line], lambda _: None)
