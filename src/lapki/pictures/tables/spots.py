"""Tricks, dice and the next dog above; before each seat its dogs, its yard and its treats."""

from __future__ import annotations

from lapki.games.contract import Eye, Seat
from lapki.games.spots.box import SPACES
from lapki.games.spots.state import Dog, Player, SpotsOptions, View
from lapki.pictures import album, bodies, things
from lapki.pictures.heads import head
from lapki.pictures.house import figure
from lapki.pictures.ink import Drawing
from lapki.pictures.tables import LIT, PANEL, panel, put

WIDTH, TOP, ROW = 1240.0, 190.0, 190.0
_INK = "#FFF6E6"
_DIE = (30.0, 30.0)


def draw(view: View, eye: Eye, options: SpotsOptions) -> tuple[Drawing, float, float]:
    """Everybody sees the same."""
    table = Drawing()
    _tricks(table, view)
    for place, die in enumerate(view.roll or ()):
        put(
            table,
            things.die("die-new", die),
            800 + 58 * (place % 5),
            60 + 60 * (place // 5),
            0.9,
            _DIE,
        )
    if view.top:
        put(table, head(album.pick("dogs", album.Dog, None, view.top)), 1160, 90, 0.95, (50, 52))
    for seat, player in enumerate(view.players, start=1):
        _place(table, seat, player, lit=view.turn == seat)
    rows = len(view.players)
    if view.dog:
        y = TOP + ROW * rows
        table.place(panel(14, y, WIDTH - 28, 84))
        put(table, things.thing("small", "bone"), 60, y + 42, 0.6, (50, 28))
        _treats(table, view.dog.treats, 130, y + 42)
        _scored(table, view.dog.scored, 420, y + 42)
        return table, WIDTH, y + 100
    return table, WIDTH, TOP + ROW * rows + 4


def _tricks(table: Drawing, view: View) -> None:
    for place, tile in enumerate(view.tricks):
        shown = things.trick(tile.name) if tile.up and tile.name else things.trick_down()
        put(table, shown, 70 + 118 * place, 84, 0.86, (50, 56))
        for treat in range(tile.treats):
            put(
                table,
                things.thing("small", "treat"),
                40 + 118 * place + 26 * treat,
                160,
                0.3,
                (50, 50),
            )


def _place(table: Drawing, seat: Seat, player: Player, *, lit: bool) -> None:
    y = TOP + ROW * (seat - 1)
    table.place(panel(14, y, WIDTH - 28, ROW - 12, LIT if lit else PANEL))
    table.place(figure(str(seat), _INK), 34, y + 16)
    _treats(table, player.treats, 40, y + 90)
    _scored(table, player.scored, 40, y + 146)
    room = min(200.0, 730 / max(1, len(player.dogs)))
    for place, dog in enumerate(player.dogs):
        put(table, _dog(dog), 280 + room * place, y + 92, 0.66, (122, 76))
    _yard(table, player.yard, y)


def _dog(dog: Dog) -> Drawing:
    look = album.pick("dogs", album.Dog, None, dog.name)
    drawing = bodies.dog(look)
    spots, size = bodies.spaces(look)
    for spot, face in zip(spots, SPACES[dog.name], strict=True):
        die = things.die("die" if face in dog.filled else "space", face)
        drawing.place(die, spot.x, spot.y, scale=size / 48, turn=spot.turn, about=_DIE)
    return drawing


def _yard(table: Drawing, yard: tuple[int, ...], y: float) -> None:
    left, top, scale = 990.0, y + 18, 0.72
    table.place(things.yard(), left, top, scale=scale)
    for (x, down), die in zip(things.HOLES, yard, strict=False):
        put(table, things.die("die", die), left + scale * x, top + scale * (down - 8), 0.66, _DIE)


def _treats(table: Drawing, treats: int, x: float, y: float) -> None:
    for place in range(min(treats, 10)):
        at = x + 8 + 26 * (place % 5), y - 8 + 24 * (place // 5)
        put(table, things.thing("small", "treat"), *at, 0.26, (50, 50))


def _scored(table: Drawing, scored: tuple[str, ...], x: float, y: float) -> None:
    room = min(40.0, 130 / max(1, len(scored)))
    for place, name in enumerate(scored):
        face = head(album.pick("dogs", album.Dog, None, name))
        put(table, face, x + 12 + room * place, y, 0.34, (50, 52))
