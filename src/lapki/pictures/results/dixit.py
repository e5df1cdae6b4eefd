"""Dixit at its end: the path to the carrot, and how far every rabbit has come."""

from __future__ import annotations

from math import sin

from lapki.games.dixit.state import View
from lapki.pictures.album import read
from lapki.pictures.ink import Drawing, mix, number
from lapki.pictures.results import ACROSS, End, Scene

LEFT, RIGHT, HIGH = 70.0, 1000.0, 176.0
USUAL = 30
"""How far it is to the carrot, if nobody chose otherwise."""


def scene(end: End) -> Scene:
    view: View = end.view
    goal = int(end.options.get("goal", USUAL))
    scores = [player.score for player in view.players]
    drawing = _hills()
    every = max(1, -(-goal // 30))
    for stone in [*range(0, goal, every), goal]:
        x, y = _place(stone, goal)
        wide = 11 if stone % (5 * every) == 0 or stone == goal else 7
        spot = f"o {number(x)} {number(y + 8)} {wide} {number(wide * 0.6)}"
        drawing.sketch(f"mark #FFF6E0/.85 {spot}", {"line": "#000"})
    _carrot(drawing)
    order = sorted(range(1, len(scores) + 1), key=lambda one: scores[one - 1])
    # On two lanes, the farther one first, so that neighbours leave each other in sight.
    for lane in (0, 1):
        for seat in order[lane::2]:
            x, y = _place(min(scores[seat - 1], goal), goal)
            same = [one for one in order[lane::2] if scores[one - 1] == scores[seat - 1]]
            x -= 34 * same.index(seat)
            scale = 1.35 if seat in end.winners else 0.94
            drawing.place(rabbit(seat).haloed(), x, y + 2 + 34 * lane, scale=scale, about=(36, 96))
    return Scene(drawing, False, "goal" if view.winners else "")


def rabbit(seat: int) -> Drawing:
    """A seat's rabbit, its shape on its belly."""
    seats = read("seats")["seat"]
    own = seats[(seat - 1) % len(seats)]
    colour = own["colour"]
    shades = {
        "light": mix(colour, "#FFFFFF", 0.55),
        "middle": mix(colour, "#FFFFFF", 0.25),
        "dark": mix(colour, "#1A0E1E", 0.35),
    }
    paints = shades | {"line": shades["dark"]}
    drawing = Drawing().sketch(read("covers")["rabbit-body"]["sketch"], paints)
    mark = Drawing().sketch(f"mark dark {own['shape']}", paints)
    return drawing.place(mark, 36, 79, scale=0.82, about=(12, 12))


def _place(score: int, goal: int) -> tuple[float, float]:
    """Where a stone of the path lies: the carrot's is the last."""
    far = score / goal
    return LEFT + (RIGHT - LEFT) * far, HIGH - 34 * far + 12 * sin(far * 9)


def _hills() -> Drawing:
    wide, high = (number(side) for side in ACROSS)
    return Drawing().sketch(
        f"mark #B9D58A M0 120C200 70 380 150 620 96S1020 40 {wide} 70V{high}H0z\n"
        f"mark #93BE6C>#6FA352 M0 190C260 150 480 200 720 168S1060 110 {wide} 140V{high}H0z",
        {"line": "#6FA352"},
    )


def _carrot(drawing: Drawing) -> None:
    paints = {"line": "#7A3A08"}
    drawing.sketch(
        "solid #6FA63E>#47792A M1086 66C1060 40 1056 12 1074 2c10 14 14 26 16 40 "
        "2-22 10-40 24-44 8 16 2 40-14 62z\n"
        "solid #6FA63E>#47792A M1092 66c10-24 30-36 46-32 0 18-18 34-38 38z\n"
        "solid #F59A3A>#D9691A M1056 84C1052 60 1130 56 1134 84 1138 130 1116 190 1096 222 "
        "1076 192 1058 132 1056 84z\n"
        "line #B4500E 4 M1066 108h22M1112 132h18M1074 156h18",
        paints,
    )
