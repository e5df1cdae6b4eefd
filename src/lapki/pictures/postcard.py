"""A finished game on one card, 1200 by 630: how it ended, what stood on the table, who played."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from lapki.pictures import house, things
from lapki.pictures.album import Avatar, Robot, pick, table
from lapki.pictures.ink import Drawing, number
from lapki.pictures.letters import Weight, legible, lines, shortened, width, written
from lapki.pictures.paint import by_day
from lapki.pictures.results import Scene

SHEET = (0.0, 0.0, 1200.0, 630.0)
EDGE = 46.0
INK, SOFT, GOLD = "#3A2530", "#6B4F55", "#C9770A"
NO_LINE = {"line": "#000000"}


class Player(NamedTuple):
    """Somebody on a card; without a name they are a face. `bot` is a level."""

    seat: int
    name: str
    face: str | None
    bot: int | None
    won: bool
    points: int | None


class Postcard(NamedTuple):
    """What a card says, in words that are ready, and shows."""

    headline: str
    verdict: str
    occasion: str
    sign: str
    players: Sequence[Player]
    scene: Scene


def painted(card: Postcard) -> str:
    """The card as SVG; nothing in it has to be fetched, and no font is needed."""
    drawing = Drawing().sketch(
        "mark #FBE3B4>#FFF6E2 r 0 0 1200 630\nmark #FFD98A/.75@#FFD98A/0 o 1010 60 330", NO_LINE
    )
    (_beside if card.scene.beside else _across)(drawing, card)
    said = " · ".join(filter(None, (card.headline, card.verdict, card.occasion)))
    svg = by_day(drawing.svg("card", SHEET, halo=False))
    size = f' width="{number(SHEET[2])}" height="{number(SHEET[3])}"'
    opened, rest = svg.split(">", 1)
    return f"{opened}{size}><title>{escape(legible(said))}</title>{rest}"


def _beside(drawing: Drawing, card: Postcard) -> None:
    """The board on the right, all words on the left."""
    drawing.place(card.scene.drawing, 636, 30)
    _sign(drawing, card.sign, EDGE)
    room = 560.0
    y = _headline(drawing, card.headline, room, top=170, most=2)
    y = _paragraph(drawing, card.verdict, (EDGE, y + 14), 30, room, most=2)
    _paragraph(drawing, card.occasion, (EDGE, y + 4), 24, room, most=1, colour=SOFT)
    _people(drawing, card.players, (EDGE - 6, 430.0, room + 12, 170.0), columns=1)


def _across(drawing: Drawing, card: Postcard) -> None:
    """Words above, the board from edge to edge, people below."""
    drawing.place(card.scene.drawing, 0, 184)
    drawing.sketch("mark #4E7A45>#3F6B38 r 0 440 1200 190", NO_LINE)
    mark = _sign_width(card.sign)
    _sign(drawing, card.sign, SHEET[2] - EDGE - mark)
    room = SHEET[2] - 2 * EDGE - mark - 30
    _headline(drawing, card.headline, room, top=104, most=1)
    occasion = legible(card.occasion)
    right = SHEET[2] - EDGE
    drawing.place(written(occasion, (right, 156), 24, SOFT, side="right"))
    room = right - EDGE - width(occasion, 24) - 30
    _paragraph(drawing, card.verdict, (EDGE, 156), 32, room, most=1)
    many = len(card.players)
    columns = many if many <= 4 else -(-many // 2)
    _people(drawing, card.players, (40.0, 456.0, 1120.0, 150.0), columns=columns)


def _headline(drawing: Drawing, text: str, room: float, *, top: float, most: int) -> float:
    """As large as it fits; where its last line stands."""
    text = legible(text)
    size = 72.0
    while size > 40 and (
        len(rows := lines(text, size, room, "black")) > most
        or any(row.endswith("…") for row in rows)
    ):
        size -= 2
    rows = lines(text, size, room, "black")[:most]
    for nth, row in enumerate(rows):
        drawing.place(written(row, (EDGE, top + nth * size * 1.08), size, INK, weight="black"))
    return top + (len(rows) - 1) * size * 1.08 + size * 0.5


def _paragraph(
    drawing: Drawing,
    text: str,
    at: tuple[float, float],
    size: float,
    room: float,
    *,
    most: int,
    colour: str = INK,
) -> float:
    """Lines from this place on; where the next would stand."""
    rows = lines(legible(text), size, room)
    if len(rows) > most:
        rows = [*rows[: most - 1], shortened(" ".join(rows[most - 1 :]) + "…", size, room)]
    for nth, row in enumerate(rows):
        drawing.place(written(row, (at[0], at[1] + nth * size * 1.25), size, colour))
    return at[1] + len(rows) * size * 1.25


def _sign(drawing: Drawing, name: str, x: float) -> None:
    """Whose card it is."""
    drawing.place(house.app_icon(maskable=False), x, 40, scale=0.56)
    drawing.place(written(legible(name), (x + 68, 82), 40, INK, weight="black"))


def _sign_width(name: str) -> float:
    return 68 + width(legible(name), 40, "black")


def _people(
    drawing: Drawing, players: Sequence[Player], box: tuple[float, ...], *, columns: int
) -> None:
    """Everybody on a cream strip: face, name, points; winners with a paw."""
    x, y, wide, high = box
    whole = f"r {number(x)} {number(y)} {number(wide)} {number(high)} 28"
    inner = f"r {number(x + 8)} {number(y + 8)} {number(wide - 16)} {number(high - 16)} 21"
    drawing.sketch(f"mark #FFFDF6 {whole}\nseam #D8BF9C 2 {inner}", NO_LINE)
    rows = -(-len(players) // columns)
    across, down = (wide - 32) / columns, (high - 20) / rows
    for nth, player in enumerate(players):
        row, column = divmod(nth, columns)
        _player(
            drawing, player, (x + 22 + column * across, y + 10 + (row + 0.5) * down), across, down
        )


def _player(
    drawing: Drawing, player: Player, at: tuple[float, float], wide: float, high: float
) -> None:
    x, y = at
    face = min(high - 8, 92.0 if wide > 270 else 56.0)
    drawing.place(_face(player), x, y - face / 2, scale=face / 100)
    if player.won:
        paw = things.thing("small", "paw").haloed()
        drawing.place(paw, x + face * 0.86, y + face * 0.3, scale=face / 250, about=(50, 50))
    weight: Weight = "black" if player.won else "bold"
    size = 30.0 if high > 70 and wide > 270 else 24.0
    left, right = x + face + 18, x + wide - 16
    if player.points is not None:
        points, colour = str(player.points), GOLD if player.won else INK
        drawing.place(
            written(
                points, (right, y + size * 0.42), size * 1.25, colour, weight="black", side="right"
            )
        )
        right -= width(points, size * 1.25, "black") + 12
    name = shortened(legible(player.name), size, right - left, weight)
    drawing.place(written(name, (left, y + size * 0.35), size, INK, weight=weight))


def _face(player: Player) -> Drawing:
    if player.face is None and str(player.bot) in table("bots", Robot):
        return house.robot(pick("bots", Robot, None, str(player.bot)))
    faces = table("avatars", Avatar)
    return house.avatar(faces.get(player.face or "robot") or faces["robot"])
