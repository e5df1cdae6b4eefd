"""What a seat may do: all its moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from lapki.games.contract import Seat
from lapki.games.dixit import rules
from lapki.games.dixit.state import CLUE, DixitMove, Give, State, Tell, Vote


def legal(state: State, seat: Seat) -> Iterator[DixitMove]:
    """All moves of a seat, if it is asked."""
    if seat not in rules.asked(state):
        return
    hand = state.hands[seat - 1]
    if state.phase == "tell":
        yield from (Tell(card, CLUE) for card in hand)
    elif state.phase == "give":
        yield from map(Give, combinations(hand, rules.gift_size(len(state.hands))))
    else:
        own = rules.own_slots(state, seat)
        yield from (Vote(slot) for slot in range(1, len(state.table) + 1) if slot not in own)
