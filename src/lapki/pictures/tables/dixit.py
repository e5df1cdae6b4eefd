"""The clue, the cards on the table and in one's own hand, and how far each seat has come."""

from __future__ import annotations

import base64
import io
from functools import lru_cache
from pathlib import Path

from PIL import Image

from lapki.games.contract import Eye
from lapki.games.dixit.dreams import DECK
from lapki.games.dixit.state import Card, Cards, DixitOptions, View
from lapki.pictures import house
from lapki.pictures.house import figure
from lapki.pictures.ink import Drawing, number
from lapki.pictures.letters import legible, shortened, written
from lapki.pictures.results.dixit import rabbit
from lapki.pictures.tables import LIT, PANEL, panel

WIDTH, TOP, CARD = 1130.0, 96.0, (124.0, 186.0)
_INK, _CLUE = "#FFF6E6", 30.0
_SIZE = (220, 330)
_HERE = Path(__file__).resolve()
_PLACES = (
    _HERE.parents[2] / "pages" / "pictures",
    _HERE.parents[4] / "web" / "public" / "pictures",
)
"""Inside a wheel, and in a checkout."""


def draw(view: View, eye: Eye, options: DixitOptions) -> tuple[Drawing, float, float]:
    """A hand is drawn for its own seat alone."""
    table = Drawing()
    _track(table, view, eye)
    y = TOP
    said = view.clue if view.clue is not None else view.last.clue if view.last else None
    if said is not None:
        _clue(table, said, y + 34)
        y += 56
    hand = view.players[eye - 1].hand if eye is not None else ()
    shown = view.table or (view.last.table if view.last else ())
    for cards, paint in ((shown, LIT), (hand, PANEL)):
        if isinstance(cards, tuple) and cards:
            _row(table, cards, y, paint, options.deck)
            y += CARD[1] + 50
    return table, WIDTH, y


def _track(table: Drawing, view: View, eye: Eye) -> None:
    """A place a seat: its number, large, and its points."""
    room = (WIDTH - 14) / len(view.players)
    for nth, player in enumerate(view.players):
        left = 14 + room * nth
        table.place(panel(left, 14, room - 14, 68, LIT if view.storyteller == nth + 1 else PANEL))
        table.place(figure(str(nth + 1), _INK), left + 16, 32)
        table.place(rabbit(nth + 1), left + 62, 48, scale=0.5, about=(36, 50))
        table.place(figure(str(player.score), "#FFD36E"), left + 88, 36, scale=0.8)


def _row(table: Drawing, cards: Cards, y: float, paint: str, deck: str) -> None:
    width, height = CARD
    table.place(panel(14, y, WIDTH - 28, height + 40, paint))
    step = (WIDTH - 50) / 8
    for nth, card in enumerate(cards):
        x = 30 + step * nth
        found = picture(card) if deck == DECK else None
        if found is None:
            table.place(house.back("dixit"), x, y + 10, scale=(width / 100, height / 140))
        else:
            size = f'width="{number(width)}" height="{number(height)}"'
            table.marks.append(
                f'<image x="{number(x)}" y="{number(y + 10)}" {size} href="{found}"/>'
            )
        table.place(figure(str(card), _INK), x + width / 2 - 12, y + height + 14, scale=0.7)


def _clue(table: Drawing, clue: str, y: float) -> None:
    """What somebody said, as far as there is room and we have letters for it."""
    text = shortened(f"«{legible(clue)}»", _CLUE, WIDTH - 60)
    table.place(written(text, (WIDTH / 2, y), _CLUE, _INK, side="middle"))


@lru_cache(maxsize=128)
def picture(card: Card) -> str | None:
    """A dream, small, as an address; None where the pictures didn't come along."""
    for place in _PLACES:
        file = place / "dixit" / "dreams" / f"{card}.webp"
        if file.is_file():
            small = io.BytesIO()
            with Image.open(file) as image:
                image.convert("RGB").resize(_SIZE, Image.Resampling.LANCZOS).save(
                    small, "JPEG", quality=80
                )
            return "data:image/jpeg;base64," + base64.b64encode(small.getvalue()).decode()
    return None
