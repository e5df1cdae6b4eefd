"""The row of items with the packs that bark at them; before each seat its cards and what it won."""

from __future__ import annotations

from lapki.games.barking.box import BREED, BREEDS, CAT, WONDER
from lapki.games.barking.state import BarkingOptions, PlayerView, RowItem, View
from lapki.games.contract import Eye, Seat
from lapki.pictures import house, things
from lapki.pictures.house import figure
from lapki.pictures.ink import Drawing
from lapki.pictures.tables import LIT, PANEL, panel, put

WIDTH, SEAT = 1130.0, 112.0
_INK = "#FFF6E6"
_MIDDLE = (50.0, 70.0)


def draw(view: View, eye: Eye, options: BarkingOptions) -> tuple[Drawing, float, float]:
    """Hands of others are backs."""
    table = Drawing()
    most = max((len(item.packs) for item in view.row), default=0)
    below = 218.0 + 56 * max(1, most - 1) if view.row else 14.0
    for place, item in enumerate(view.row):
        _item(table, item, 14 + 158 * place, below - 28)
    for nth, player in enumerate(view.players):
        begins, lit = view.first == nth + 1, view.turn == nth + 1
        _place(table, nth + 1, player, below + SEAT * nth, lit=lit, begins=begins)
    return table, WIDTH, below + SEAT * len(view.players) + 4


def _item(table: Drawing, item: RowItem, left: float, height: float) -> None:
    table.place(panel(left, 14, 148, height))
    put(table, things.thing("item", item.item), left + 74, 78, 0.9, (50, 50))
    if item.cat:
        put(table, things.thing("token", "cat"), left + 122, 40, 0.42, (50, 50))
    for row, pack in enumerate(item.packs):
        y = 164 + 56 * row
        table.place(figure(str(pack.seat), _INK), left + 10, y - 14, scale=0.8)
        step = min(26.0, 84 / max(1, len(pack.cards)))
        for place, dog in enumerate(pack.cards):
            card = _card(WONDER if dog[0] == WONDER else BREED[dog])
            table.place(card, left + 48 + step * place, y, scale=0.36, about=_MIDDLE)


def _place(
    table: Drawing, seat: Seat, player: PlayerView, y: float, *, lit: bool, begins: bool
) -> None:
    table.place(panel(14, y, WIDTH - 28, SEAT - 10, LIT if lit else PANEL))
    table.place(figure(str(seat), _INK), 30, y + 14, opacity=0.4 if player.passed else 1)
    if begins:
        put(table, things.thing("token", "first"), 40, y + 70, 0.4, (50, 50))
    known = isinstance(player.hand, tuple)
    hand = player.hand if isinstance(player.hand, tuple) else ("",) * player.hand
    step = min(52.0, 570 / max(1, len(hand)))
    for place, card in enumerate(hand):
        drawn = _card(card) if known else house.back("barking")
        table.place(drawn, 112 + step * place, y + 51, scale=0.62, about=_MIDDLE)
    room = min(44.0, 390 / max(1, len(player.items)))
    for place, item in enumerate(player.items):
        put(table, things.thing("item", item), 715 + room * place, y + 51, 0.44, (50, 50))


def _card(card: str) -> Drawing:
    if card == CAT:
        return house.cat_card()
    return house.breed_card("wonder" if card == WONDER else BREEDS[card])
