"""What lies on the table and in the hands, and what a seat may do."""

from __future__ import annotations

from typing import Literal

import msgspec

from lapki.games.contract import Move, Seat

ROUNDS = 5
HAND = 10
"""How many cards a seat may keep (BRK-6)."""

Card = str
Cards = tuple[Card, ...]
Phase = Literal["setup", "discard", "play", "token", "chance", "over"]


class BarkingOptions(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename="kebab"
):
    """What a table may choose."""

    cats: Literal["on", "from-2"] = "on"


# --- what is due of chance ----------------------------------------------------------------------


class _Due(msgspec.Struct, frozen=True, gc=False, tag_field="kind", forbid_unknown_fields=True):
    """A chance line that must come next."""


class FirstDue(_Due, frozen=True, tag="first"):
    """BRK-1: who begins."""


class ItemsDue(_Due, frozen=True, tag="items"):
    """BRK-3: what the round is about."""


class DealDue(_Due, frozen=True, tag="deal"):
    """BRK-4: cards for a seat: how many are left to it, and how many each seat gets."""

    seat: Seat
    left: int
    each: int


class DrawDue(_Due, frozen=True, tag="draw"):
    """BRK-13, BRK-14: the top card for the seat on turn."""

    by: Literal["cat", "swap"]


Due = FirstDue | ItemsDue | DealDue | DrawDue


# --- the state ----------------------------------------------------------------------------------


class Pack(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The dogs of one seat at one item."""

    seat: Seat
    cards: Cards


class RowItem(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An item in the row, with the dogs that bark at it."""

    item: str
    cat: bool
    packs: tuple[Pack, ...]


class State(msgspec.Struct, frozen=True, gc=False):
    """A game between two lines of its record. Hands, heaps and piles are sorted."""

    hands: tuple[Cards, ...]
    won: tuple[tuple[str, ...], ...]
    """The items of each seat, in the order won."""
    round: int
    first: Seat | None
    turn: Seat | None
    phase: Phase
    row: tuple[RowItem, ...]
    deck: tuple[Cards, ...]
    """Heaps, the top one first; no order within a heap, and never an empty one."""
    discard: Cards
    unseen: tuple[str, ...]
    passes: tuple[Seat, ...]
    due: Due | None
    winners: tuple[Seat, ...] | None
    cats_from: int
    """The first round in which cats may be played."""


class Player(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A seat as it is printed."""

    hand: Cards
    items: tuple[str, ...]
    passed: bool


class Printed(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A state as it is printed."""

    players: tuple[Player, ...]
    round: int
    first: Seat | None
    turn: Seat | None
    phase: Phase
    row: tuple[RowItem, ...]
    deck: tuple[Cards, ...]
    discard: Cards
    unseen: tuple[str, ...]
    passes: tuple[Seat, ...]
    winners: tuple[Seat, ...] | None
    due: Due | None = None


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A seat as another one sees it, or as it sees itself: then `hand` lists the cards."""

    hand: Cards | int
    items: tuple[str, ...]
    passed: bool


class View(msgspec.Struct, frozen=True, gc=False):
    """What one eye may see: of other hands, the deck and the unseen items only how many."""

    players: tuple[PlayerView, ...]
    round: int
    first: Seat | None
    turn: Seat | None
    phase: Phase
    row: tuple[RowItem, ...]
    deck: int
    discard: Cards
    unseen: int
    passes: tuple[Seat, ...]
    winners: tuple[Seat, ...] | None
    due: Due | None


class Glance(msgspec.Struct, frozen=True, gc=False):
    """What a view comes to."""

    leads: tuple[Seat | None, ...]
    """BRK-18: whose pack is in front at each item; None where nobody barks."""
    points: tuple[int, ...]
    """BRK-20: what the items of each seat are worth so far."""


# --- moves --------------------------------------------------------------------------------------


class First(Move, frozen=True, tag="first"):
    """BRK-1: chance says who begins."""

    by_chance = True
    seat: Seat


class Items(Move, frozen=True, tag="items"):
    """BRK-3: chance lays out the row."""

    by_chance = True
    items: tuple[str, ...]


class Deal(Move, frozen=True, tag="deal"):
    """BRK-4: chance deals cards of one heap to a seat."""

    by_chance = True
    seat: Seat
    cards: Cards


class Top(Move, frozen=True, tag="draw"):
    """BRK-13, BRK-14: chance turns up the deck's top card for the seat on turn."""

    by_chance = True
    card: Card


class Discard(Move, frozen=True, tag="discard"):
    """BRK-6: throw away what is more than ten."""

    cards: Cards


class PlayCat(Move, frozen=True, tag="cat"):
    """BRK-14: play a cat card."""


class Token(Move, frozen=True, tag="token"):
    """BRK-14: lay the cat token at this place, or (None) nowhere."""

    place: int | None


class Swap(Move, frozen=True, tag="swap"):
    """BRK-13: a wonder dog for the top card."""


class Play(Move, frozen=True, tag="play"):
    """BRK-9: dogs at an item."""

    place: int
    cards: Cards


class Pass(Move, frozen=True, tag="pass"):
    """BRK-7: out of this round."""


BarkingMove = First | Items | Deal | Top | Discard | PlayCat | Token | Swap | Play | Pass
