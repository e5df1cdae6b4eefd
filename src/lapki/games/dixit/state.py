"""What lies on the table, in hands and in the deck; what a seat may do; what can happen."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from lapki.games.contract import Event, Eye, Move, Seat

Card = int
"""A picture, by its number: 1, 2, 3 …"""
Slot = int
"""A place on the table: 1, 2, 3 …"""
Cards = tuple[Card, ...]
"""Cards, rising by number unless they lie in slots."""

Phase = Literal["setup", "tell", "give", "table", "vote", "refill", "over"]

CLUE = "<clue>"
"""Stands for the text in a list of legal moves."""
CLUE_LIMIT = 200
"""DIX-3: how many code points a clue may have."""


class DixitOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a table may choose. The upper bounds only keep numbers and decks storable."""

    goal: Annotated[int, msgspec.Meta(ge=1, le=999_999_999)] = 30
    """The score that ends the game."""
    cards: Annotated[int, msgspec.Meta(ge=84, le=10_000)] = 84
    """How many pictures there are."""
    deck: Annotated[str, msgspec.Meta(pattern=r"\A[a-z0-9-]+\Z")] = "dreams"
    """Which pictures; changes nothing in play."""


class Last(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished round, open to everybody."""

    storyteller: Seat
    clue: str
    table: Cards
    owners: tuple[Seat, ...]
    """A seat a slot."""
    votes: tuple[Slot | None, ...]
    """A slot a seat; None for the storyteller."""
    gains: tuple[int, ...]
    """Points a seat."""


class State(msgspec.Struct, frozen=True):
    """A game of Dixit between two lines of its record."""

    hands: tuple[Cards, ...]
    scores: tuple[int, ...]
    deck: Cards
    discard: Cards
    round: int
    storyteller: Seat | None
    phase: Phase
    clue: str | None
    told: Card | None
    """The storyteller's card, from the telling to the end of the round."""
    gifts: tuple[Cards | None, ...]
    table: Cards
    """What lies in slots 1, 2, 3 …"""
    votes: tuple[Slot | None, ...]
    last: Last | None
    winners: tuple[Seat, ...] | None
    goal: int


# --- the printed shape --------------------------------------------------------------------------


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's cards and points."""

    hand: Cards
    score: int


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state as it is printed."""

    players: tuple[Player, ...]
    deck: Cards
    discard: Cards
    round: int
    storyteller: Seat | None
    phase: Phase
    clue: str | None
    told: Card | None
    gifts: tuple[Cards | None, ...]
    table: Cards
    votes: tuple[Slot | None, ...]
    last: Last | None
    winners: tuple[Seat, ...] | None


class SeenPlayer(msgspec.Struct, frozen=True):
    """A seat as some eye sees it: its cards if they are one's own, else how many."""

    hand: Cards | int
    score: int


class View(msgspec.Struct, frozen=True):
    """A state as one eye sees it: the same keys, secrets as counts, `true`/`false` or `null`."""

    players: tuple[SeenPlayer, ...]
    deck: int
    discard: Cards
    round: int
    storyteller: Seat | None
    phase: Phase
    clue: str | None
    told: Card | None
    gifts: tuple[Cards | bool | None, ...]
    table: Cards
    votes: tuple[Slot | bool | None, ...]
    last: Last | None
    winners: tuple[Seat, ...] | None


# --- moves --------------------------------------------------------------------------------------


class Deal(Move, frozen=True, tag="deal"):
    """DIX-1, DIX-12: a seat gets these cards from the deck."""

    by_chance = True
    seat: Seat
    cards: Cards


class Tell(Move, frozen=True, tag="tell"):
    """DIX-3: this card of mine, and a clue to it."""

    card: Card
    clue: str


class Give(Move, frozen=True, tag="give"):
    """DIX-4: these cards of mine for that clue."""

    cards: Cards


class LayOut(Move, frozen=True, tag="table"):
    """DIX-5: the cards of the round in the order of their slots."""

    by_chance = True
    cards: Cards


class Vote(Move, frozen=True, tag="vote"):
    """DIX-6: I think that the storyteller's card lies there."""

    slot: Slot


DixitMove = Deal | Tell | Give | LayOut | Vote


# --- events -------------------------------------------------------------------------------------


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat drew cards; only itself knows which."""

    seat: Seat
    count: int
    cards: Cards | None = None

    def seen(self, eye: Eye) -> Event:
        return self if eye == self.seat else Dealt(self.seat, self.count)


class RoundBegan(Event, frozen=True, tag="round began"):
    """Everybody holds a full hand; without a storyteller, the first with a clue becomes it."""

    round: int
    storyteller: Seat | None = None


class Told(Event, frozen=True, tag="told"):
    """The storyteller gave a clue; what has been said can't be unsaid."""

    reveals = True
    seat: Seat
    clue: str
    card: Card | None = None

    def seen(self, eye: Eye) -> Event:
        return self if eye == self.seat else Told(self.seat, self.clue)


class Gave(Event, frozen=True, tag="gave"):
    """A seat gave its card or cards, face down."""

    seat: Seat
    count: int
    cards: Cards | None = None

    def seen(self, eye: Eye) -> Event:
        return self if eye == self.seat else Gave(self.seat, self.count)


class LaidOut(Event, frozen=True, tag="laid out"):
    """The cards of the round lie open in their slots, nobody's name on them."""

    reveals = True
    cards: Cards


class Voted(Event, frozen=True, tag="voted"):
    """A seat set its tablet, face down."""

    seat: Seat
    slot: Slot | None = None

    def seen(self, eye: Eye) -> Event:
        return self if eye == self.seat else Voted(self.seat)


class Shown(Event, frozen=True, tag="shown"):
    """The tablets are turned over, and everybody says which card was whose."""

    reveals = True
    storyteller: Seat
    slot: Slot
    card: Card
    found: tuple[Seat, ...]
    """Who found the storyteller's card."""
    verdict: Literal["all", "none", "some"]
    owners: tuple[Seat, ...]
    votes: tuple[Slot | None, ...]


class Gained(Event, frozen=True, tag="gained"):
    """A rabbit moves on."""

    seat: Seat
    points: int
    score: int
    lured: int = 0
    """How many of these points came from votes for its card (DIX-9)."""


class Discarded(Event, frozen=True, tag="discarded"):
    """The cards of the round go to the discard, face up."""

    cards: Cards


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """Deck and discard became one new deck."""

    count: int


class Ended(Event, frozen=True, tag="ended"):
    """Somebody has reached the goal."""

    winners: tuple[Seat, ...]
    score: int


DixitEvent = (
    Dealt
    | RoundBegan
    | Told
    | Gave
    | LaidOut
    | Voted
    | Shown
    | Gained
    | Discarded
    | Reshuffled
    | Ended
)


# --- the offer ----------------------------------------------------------------------------------


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
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
