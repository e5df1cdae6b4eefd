"""What can happen, as it is told: some of it to its own seat alone."""

from __future__ import annotations

from lapki.games.barking.state import Card, Cards
from lapki.games.contract import Event, Eye, Seat


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
