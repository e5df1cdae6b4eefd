"""What can happen, as it is told: what is face down to its own seat alone."""

from __future__ import annotations

from lapki.games.contract import Event, Eye, Seat
from lapki.games.dixit.state import Card, Cards, Slot, Verdict


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
    verdict: Verdict
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
