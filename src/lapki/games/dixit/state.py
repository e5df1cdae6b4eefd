"""What lies on the table, in hands and in the deck, and what a seat may do."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from lapki.games.contract import Move, Seat

Card = int
"""A picture, by its number: 1, 2, 3 …"""
Slot = int
"""A place on the table: 1, 2, 3 …"""
Cards = tuple[Card, ...]
"""Cards, rising by number unless they lie in slots."""

Verdict = Literal["all", "none", "some"]
"""DIX-7, DIX-8: who found the storyteller's card."""

Phase = Literal["setup", "tell", "give", "table", "vote", "refill", "over"]

CLUE = "<clue>"
"""Stands for the text in a list of legal moves."""
CLUE_LIMIT = 200
"""DIX-3: how many code points a clue may have."""


class DixitOptions(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename="kebab"
):
    """What a table may choose. The upper bounds only keep numbers and decks storable."""

    goal: Annotated[int, msgspec.Meta(ge=1, le=999_999_999)] = 30
    """The score that ends the game."""
    cards: Annotated[int, msgspec.Meta(ge=84, le=10_000)] = 84
    """How many pictures there are."""
    deck: Annotated[str, msgspec.Meta(pattern=r"\A[a-z0-9-]+\Z")] = "dreams"
    """Which pictures; changes nothing in play."""


class Last(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
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


class State(msgspec.Struct, frozen=True, gc=False):
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


class Player(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A seat's cards and points."""

    hand: Cards
    score: int


class Printed(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
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


class SeenPlayer(msgspec.Struct, frozen=True, gc=False):
    """A seat as some eye sees it: its cards if they are one's own, else how many."""

    hand: Cards | int
    score: int


class View(msgspec.Struct, frozen=True, gc=False):
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


class Upshot(msgspec.Struct, frozen=True, gc=False):
    """How a finished round came out."""

    verdict: Verdict
    found: tuple[Seat, ...]
    """Who found the storyteller's card."""
    lured: tuple[int, ...]
    """DIX-9: how many points each seat got from votes for its cards."""


class Glance(msgspec.Struct, frozen=True, gc=False):
    """What a view comes to."""

    last: Upshot | None
    """Of the round in the view's `last`."""


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
