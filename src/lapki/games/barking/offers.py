"""What a screen needs to build a move: targets, and why not elsewhere."""

from __future__ import annotations

import msgspec

from lapki.games.barking import rules
from lapki.games.barking.box import CAT, RANKS, WONDER
from lapki.games.barking.state import HAND, Card, Cards, Phase, RowItem, State
from lapki.games.contract import Seat


class ItemOffer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What may be played at one item."""

    place: int
    breeds: Cards = ()
    """Breeds of the hand that may bark here. Wonder dogs may join any of them."""
    mix: bool = False
    """BRK-15: several of them in one play, and beside your own dogs."""
    why_not: dict[str, str] = {}
    """Breeds of the hand that may not, each with the reason's key."""


class Offer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a screen needs to build a move in this phase; an empty one if the seat isn't asked."""

    phase: Phase | None = None
    discard: int = 0
    """`discard`: how many cards must go."""
    places: tuple[ItemOffer, ...] = ()
    """`play`: what may bark where."""
    wonders: int = 0
    """`play`: how many wonder dogs may join."""
    cat: bool = False
    swap: bool = False
    """`play`: may a cat be played, a wonder dog swapped?"""
    tokens: tuple[int, ...] = ()
    """`token`: the places without a cat. Laying none is always allowed."""
    why_not: dict[str, str] = {}
    """`cat`, `swap`, or a place that can't take a token, each with the reason's key."""


def offer(state: State, seat: Seat) -> Offer:
    """For a seat that is asked; else an empty one."""
    if seat not in rules.asked(state):
        return Offer()
    hand = state.hands[seat - 1]
    if state.phase == "discard":
        return Offer(phase="discard", discard=len(hand) - HAND)
    if state.phase == "token":
        free = rules.free_places(state)
        taken = [n for n in range(1, len(state.row) + 1) if n not in free]
        return Offer(phase="token", tokens=free, why_not={str(n): "cat-there" for n in taken})
    no_cat = _no_cat(state, seat)
    why_not = {"cat": no_cat, "swap": None if WONDER in hand else "no-wonder"}
    held = [rank for rank in RANKS if rank in hand]
    return Offer(
        phase="play",
        places=tuple([_item_offer(n, at, seat, held) for n, at in enumerate(state.row, start=1)]),
        wonders=hand.count(WONDER),
        cat=no_cat is None,
        swap=WONDER in hand,
        why_not={name: why for name, why in why_not.items() if why},
    )


def _no_cat(state: State, seat: Seat) -> str | None:
    """Why this seat can't play a cat."""
    if CAT not in state.hands[seat - 1]:
        return "no-cat"
    return "cats-later" if state.round < state.cats_from else None


def _item_offer(number: int, place: RowItem, seat: Seat, held: list[Card]) -> ItemOffer:
    if not place.cat and rules.has_pack(place, seat):
        return ItemOffer(number, why_not=dict.fromkeys(held, "own-dogs"))
    barking = rules.barking(place)
    return ItemOffer(
        number,
        breeds=tuple([rank for rank in held if rank not in barking]),
        mix=place.cat,
        why_not={rank: "breed-barks" for rank in held if rank in barking},
    )
