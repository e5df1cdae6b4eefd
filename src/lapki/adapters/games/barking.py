"""Barking in numbers: dogs are sent to an item, and cards thrown away, one by one."""

from __future__ import annotations

from typing import Any, get_args

from lapki.adapters.acts import DONE, Numbers, Spelling, flags, share
from lapki.games.barking import notation
from lapki.games.barking.box import BREED, CARDS, ITEMS, RANKS, WONDER
from lapki.games.barking.state import (
    ROUNDS,
    BarkingMove,
    Deal,
    Discard,
    First,
    Items,
    Phase,
    Play,
    PlayerView,
    RowItem,
    Top,
    View,
)
from lapki.games.chance import Thing
from lapki.games.contract import Seat

MOST_ITEMS = ROUNDS + 2
PLACES = range(1, MOST_ITEMS + 1)
ACTS = (
    DONE,
    "pass",
    "cat",
    "swap",
    "token -",
    *(f"token {place}" for place in PLACES),
    *(f"play {place}" for place in PLACES),
    *(f"dog {dog}" for rank in RANKS for dog in (rank, WONDER + rank)),
    *(f"discard {card}" for card in CARDS),
)
PHASES: tuple[str, ...] = get_args(Phase)
_MOST_CARDS = 17
"""BRK-6: no hand ever holds more."""
_ITEM = {item: place for place, item in enumerate(ITEMS)}


class BarkingSpelling(Spelling):
    """One's own hand by kinds; of each seat how many cards, what it won; the row; the heaps."""

    def words(self, move: BarkingMove) -> tuple[str, ...]:
        match move:
            case Play(place, cards):
                return (f"play {place}", *(f"dog {dog}" for dog in cards))
            case Discard(cards):
                return tuple([f"discard {card}" for card in cards])
        return (notation.write(move),)

    def outcome(self, move: BarkingMove) -> tuple[Thing, ...]:
        match move:
            case First(seat):
                return (seat,)
            case Items(things) | Deal(cards=things):
                return things
            case Top(card):
                return (card,)
        raise ValueError(move)

    def observe(self, view: View, seat: Seat) -> Numbers:
        hand = view.players[seat - 1].hand
        assert isinstance(hand, tuple)
        numbers = [share(hand.count(card), most) for card, most in CARDS.items()]
        around = self.around(seat)
        for each in around:
            numbers += _player(view.players[each - 1])
            numbers += [float(view.turn == each), float(view.first == each)]
        row = [*view.row, *([None] * (MOST_ITEMS - len(view.row)))]
        for place in row:
            numbers += _place(place, around)
        numbers += [share(view.discard.count(card), most) for card, most in CARDS.items()]
        numbers += [share(view.deck, sum(CARDS.values())), share(view.unseen, sum(ITEMS.values()))]
        numbers += flags([view.round - 1], ROUNDS)
        return numbers + flags([PHASES.index(view.phase)], len(PHASES))


def _player(player: PlayerView) -> list[float]:
    cards = len(player.hand) if isinstance(player.hand, tuple) else player.hand
    won = [share(player.items.count(item), most) for item, most in ITEMS.items()]
    return [share(cards, _MOST_CARDS), float(player.passed), *won]


def _place(place: RowItem | None, around: list[Seat]) -> list[float]:
    """An item, whether a cat sits there, and of each seat how many dogs of each breed."""
    if place is None:
        return [0.0] * (len(ITEMS) + 1 + len(around) * 2 * len(RANKS))
    packs = {pack.seat: pack.cards for pack in place.packs}
    numbers = [*flags([_ITEM[place.item]], len(ITEMS)), float(place.cat)]
    for seat in around:
        cards = packs.get(seat, ())
        for rank in RANKS:
            dogs = cards.count(rank)
            wonders = sum(BREED[card] == rank for card in cards) - dogs
            numbers += [share(dogs, CARDS[rank]), share(wonders, CARDS[WONDER])]
    return numbers


def spelling(seats: int, options: Any, language: str) -> Spelling:
    """The same acts at every table; chance may also say who begins."""
    return BarkingSpelling(ACTS, (*range(1, seats + 1), *CARDS, *ITEMS), seats, options)
