"""What a seat may do: all its moves."""

from __future__ import annotations

from lapki.games.barking import menu, rules
from lapki.games.barking.menu import Menu
from lapki.games.barking.state import HAND, State, Token
from lapki.games.contract import Seat


def legal(state: State, seat: Seat) -> Menu:
    """All moves of a seat, made one by one; nothing if it isn't asked."""
    if seat not in rules.asked(state):
        return menu.NOTHING
    hand = state.hands[seat - 1]
    if state.phase == "discard":
        return menu.discards(hand, len(hand) - HAND)
    if state.phase == "token":
        return Menu((Token(None), *map(Token, rules.free_places(state))), ())
    return menu.turn(
        hand,
        cats=state.round >= state.cats_from,
        places=[
            (number, place.cat, rules.barking(place))
            for number, place in enumerate(state.row, start=1)
            if place.cat or not rules.has_pack(place, seat)
        ],
    )
