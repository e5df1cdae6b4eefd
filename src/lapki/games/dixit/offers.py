"""What a screen needs to build a move: cards, slots, and why not elsewhere."""

from __future__ import annotations

import msgspec

from lapki.games.contract import Seat
from lapki.games.dixit import rules
from lapki.games.dixit.state import CLUE_LIMIT, Cards, Phase, Slot, State


class Offer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a screen needs to build a move in this phase; an empty one if the seat isn't asked."""

    phase: Phase | None = None
    cards: Cards = ()
    """`tell`, `give`: the hand to choose from."""
    count: int = 0
    """`tell`, `give`: how many of them."""
    clue_limit: int = 0
    """`tell`: how long the clue may be."""
    slots: tuple[Slot, ...] = ()
    """`vote`: where it may vote."""
    why_not: dict[Slot, str] = {}
    """`vote`: where it may not, with the reason's key."""


def offer(state: State, seat: Seat) -> Offer:
    """For a seat that is asked; else an empty one."""
    if seat not in rules.asked(state):
        return Offer()
    hand = state.hands[seat - 1]
    if state.phase == "tell":
        return Offer("tell", cards=hand, count=1, clue_limit=CLUE_LIMIT)
    if state.phase == "give":
        return Offer("give", cards=hand, count=rules.gift_size(len(state.hands)))
    own = rules.own_slots(state, seat)
    slots = range(1, len(state.table) + 1)
    return Offer(
        "vote",
        slots=tuple([slot for slot in slots if slot not in own]),
        why_not=dict.fromkeys(own, "own-card"),
    )
