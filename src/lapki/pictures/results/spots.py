"""Spots at its end: the winner's dogs before the fence, a die on each of their spaces."""

from __future__ import annotations

from lapki.games.spots.box import SPACES
from lapki.games.spots.state import View
from lapki.pictures import bodies, things
from lapki.pictures.album import Dog, pick
from lapki.pictures.ink import Drawing, box_outline, number
from lapki.pictures.results import ACROSS, End, Scene

STEP, SIZE = 186.0, 0.84
FIRST, FOOT = 130.0, 168.0


def scene(end: End) -> Scene:
    view: View = end.view
    winner = view.winner
    if winner == "dog" and view.dog:
        dogs, how = view.dog.scored, "dog"
    else:
        seat = next(iter(end.winners), 1)
        dogs, how = view.players[seat - 1].scored, "six" if winner else ""
    drawing = _yard()
    for nth, name in enumerate(dogs[-6:]):
        x, y = FIRST + nth * STEP, FOOT + (44 if nth % 2 else 0)
        drawing.sketch(f"mark #2A3A1E/.28 o {number(x)} {number(y + 6)} 84 10", {"line": "#000"})
        # What lies outside its sheet is no part of a dog: some hide a tail there.
        dog = Drawing().inside(box_outline(*bodies.SHEET), _filled(name).haloed())
        drawing.place(dog, x, y, scale=SIZE, about=(124, 148))
    return Scene(drawing, False, how)


def _filled(name: str) -> Drawing:
    """A dog with a die on every space."""
    look = pick("dogs", Dog, None, name)
    dog = bodies.dog(look)
    spots, size = bodies.spaces(look)
    for spot, value in zip(spots, SPACES[name], strict=True):
        die = things.die("die", value)
        dog.place(die, spot.x, spot.y, scale=size / 48, turn=spot.turn, about=(30, 30))
    return dog


def _yard() -> Drawing:
    """Grass, and a fence behind it."""
    wide, high = (number(side) for side in ACROSS)
    drawing = Drawing()
    for x in range(-10, int(ACROSS[0]), 46):
        drawing.sketch(f"solid #FFFBF2 M{x} 120V40l15-16 15 16V120z", {"line": "#D8BF9C"})
    drawing.sketch(
        "mark #FFFBF2 r 0 58 1200 12\nline #D8BF9C 2 M0 58h1200M0 70h1200", {"line": "#D8BF9C"}
    )
    hill = f"M0 104C240 84 420 116 640 98S1010 84 {wide} 104V{high}H0z"
    return drawing.flat().sketch(f"mark #7FB35E>#5C9646 {hill}", {"line": "#5C9646"})
