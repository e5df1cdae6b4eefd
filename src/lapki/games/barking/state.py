"""What lies on the table and in the hands, what a seat may do, and what can happen."""

from __future__ import annotations

from typing import Literal

import msgspec

from lapki.games.contract import Event, Eye, Move, Seat

ROUNDS = 5
HAND = 10
"""How many cards a seat may keep (BRK-6)."""

Card = str
Cards = tuple[Card, ...]
Phase = Literal["setup", "discard", "play", "token", "chance", "over"]


class BarkingOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a table may choose."""

    cats: Literal["on", "from-2"] = "on"


# --- what is due of chance ----------------------------------------------------------------------


class _Due(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
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


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dogs of one seat at one item."""

    seat: Seat
    cards: Cards


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item in the row, with the dogs that bark at it."""

    item: str
    cat: bool
    packs: tuple[Pack, ...]


class State(msgspec.Struct, frozen=True):
    """A game between two lines of its record. Hands, heaps and piles are sorted."""

    hands: tuple[Cards, ...]
    won: tuple[tuple[str, ...], ...]
    """The items of each seat, in the order won."""
    round: int
    first: Seat | None
    turn: Seat | None
    phase: Phase
    row: tuple[Place, ...]
    deck: tuple[Cards, ...]
    """Heaps, the top one first; no order within a heap, and never an empty one."""
    discard: Cards
    unseen: tuple[str, ...]
    passes: tuple[Seat, ...]
    due: Due | None
    winners: tuple[Seat, ...] | None
    cats_from: int
    """The first round in which cats may be played."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as it is printed."""

    hand: Cards
    items: tuple[str, ...]
    passed: bool


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state as it is printed."""

    players: tuple[Player, ...]
    round: int
    first: Seat | None
    turn: Seat | None
    phase: Phase
    row: tuple[Place, ...]
    deck: tuple[Cards, ...]
    discard: Cards
    unseen: tuple[str, ...]
    passes: tuple[Seat, ...]
    winners: tuple[Seat, ...] | None
    due: Due | None = None


class PlayerView(msgspec.Struct, frozen=True):
    """A seat as another one sees it, or as it sees itself: then `hand` lists the cards."""

    hand: Cards | int
    items: tuple[str, ...]
    passed: bool


class View(msgspec.Struct, frozen=True):
    """What one eye may see: of other hands, the deck and the unseen items only how many."""

    players: tuple[PlayerView, ...]
    round: int
    first: Seat | None
    turn: Seat | None
    phase: Phase
    row: tuple[Place, ...]
    deck: int
    discard: Cards
    unseen: int
    passes: tuple[Seat, ...]
    winners: tuple[Seat, ...] | None
    due: Due | None


class Glance(msgspec.Struct, frozen=True):
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


# --- events -------------------------------------------------------------------------------------


class Begins(Event, frozen=True, tag="begins"):
    """A seat was chosen to begin."""

    seat: Seat


class LaidOut(Event, frozen=True, tag="laid out"):
    """A round's items lie on the table."""

    round: int
    items: tuple[str, ...]


class Refilled(Event, frozen=True, tag="refilled"):
    """BRK-5: the discard has become the deck."""

    count: int


class Dealt(Event, frozen=True, tag="dealt"):
    """Cards came to a hand; only their owner knows which."""

    reveals = True
    seat: Seat
    count: int
    cards: Cards | None = None

    def seen(self, eye: Eye) -> Dealt:
        return self if eye == self.seat else Dealt(self.seat, self.count)


class Drew(Event, frozen=True, tag="drew"):
    """The top card came to a hand; only its owner knows which."""

    reveals = True
    seat: Seat
    card: Card | None = None

    def seen(self, eye: Eye) -> Drew:
        return self if eye == self.seat else Drew(self.seat)


class Discarded(Event, frozen=True, tag="discarded"):
    """BRK-6: what was more than ten lies face up."""

    reveals = True
    seat: Seat
    cards: Cards


class CatPlayed(Event, frozen=True, tag="cat played"):
    """A cat card was thrown away; `dry` if there is no card to draw for it."""

    reveals = True
    seat: Seat
    dry: bool = False


class TokenLaid(Event, frozen=True, tag="token laid"):
    """A cat sits on an item now, or (without a place) nowhere."""

    seat: Seat
    place: int | None = None
    item: str | None = None


class Swapped(Event, frozen=True, tag="swapped"):
    """A wonder dog was thrown away; `dry` if there is no card to draw for it."""

    reveals = True
    seat: Seat
    dry: bool = False


class Played(Event, frozen=True, tag="played"):
    """Dogs bark at an item; `added` if more than were there of the same seat before."""

    reveals = True
    seat: Seat
    place: int
    item: str
    cards: Cards
    added: bool = False


class Passed(Event, frozen=True, tag="passed"):
    """A seat is out of this round; `empty` if it had no cards to be asked about."""

    seat: Seat
    empty: bool = False


class ItemWon(Event, frozen=True, tag="item won"):
    """An item goes to a seat: by the number of its dogs, or, after a tie, by its best `breed`."""

    seat: Seat
    place: int
    item: str
    dogs: int
    breed: Card | None = None


class ItemLeft(Event, frozen=True, tag="item left"):
    """Nobody barked at an item: it leaves the game."""

    place: int
    item: str


class RoundOver(Event, frozen=True, tag="round over"):
    """All but the hands is cleared away, `count` cards under the deck; `seat` begins the next."""

    round: int
    seat: Seat
    count: int


class GameOver(Event, frozen=True, tag="game over"):
    """The points are counted."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


BarkingEvent = (
    Begins
    | LaidOut
    | Refilled
    | Dealt
    | Drew
    | Discarded
    | CatPlayed
    | TokenLaid
    | Swapped
    | Played
    | Passed
    | ItemWon
    | ItemLeft
    | RoundOver
    | GameOver
)


# --- the offer ----------------------------------------------------------------------------------


class PlaceOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be played at one item."""

    place: int
    breeds: Cards = ()
    """Breeds of the hand that may bark here. Wonder dogs may join any of them."""
    mix: bool = False
    """BRK-15: several of them in one play, and beside your own dogs."""
    why_not: dict[str, str] = {}
    """Breeds of the hand that may not, each with the reason's key."""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a screen needs to build a move in this phase; an empty one if the seat isn't asked."""

    phase: Phase | None = None
    discard: int = 0
    """`discard`: how many cards must go."""
    places: tuple[PlaceOffer, ...] = ()
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
