"""Barking Up the Wrong Tree at its end: the winner's things, and a dog that is proud of them."""

from __future__ import annotations

from lapki.games.barking.state import View
from lapki.pictures import house, things
from lapki.pictures.ink import Drawing, number
from lapki.pictures.results import ACROSS, End, Scene

LEFT, RIGHT = 280.0, 1150.0


def scene(end: End) -> Scene:
    view: View = end.view
    seat = next(iter(end.winners), 1)
    items = sorted(view.players[seat - 1].items)
    drawing = _meadow()
    drawing.place(house.sitting("husky").haloed(), 150, 240, scale=1.3, about=(120, 152))
    rows = 1 if len(items) <= 7 else 2
    columns = -(-len(items) // rows)
    step = min(130.0, (RIGHT - LEFT) / max(1, columns))
    size = min(0.98 if rows == 1 else 0.82, step / 118)
    for nth, item in enumerate(items):
        row, column = divmod(nth, columns)
        x = LEFT + step * (column + 0.5)
        y = 178 if rows == 1 else 96 + 104 * row
        shade = f"o {number(x)} {number(y + 46 * size)} {number(44 * size)} {number(8 * size)}"
        drawing.sketch(f"mark #2A3A1E/.25 {shade}", {"line": "#000"})
        drawing.place(things.thing("item", item).haloed(), x, y, scale=size, about=(50, 52))
    return Scene(drawing, False, "last" if view.winners else "")


def _meadow() -> Drawing:
    wide, high = (number(side) for side in ACROSS)
    hill = f"M0 116C240 84 460 122 700 100S1040 86 {wide} 112V{high}H0z"
    far = f"M0 84C220 40 420 96 640 62S1020 40 {wide} 74V{high}H0z"
    return Drawing().sketch(f"mark #B5D3A2 {far}\nmark #8CBF7C>#639A55 {hill}", {"line": "#639A55"})
