"""What a seat knows of the cards it doesn't see.

What lies in a heap is known to everybody when the heap is made (see `games.barking.worlds`). So it
is known of every hidden card in which heap it lay, who drew it (or nobody yet), and when; and a
seat that has shown a card must have drawn it before. `dealing.imagine` deals the hidden cards out
accordingly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

import numpy as np

from lapki.bots.barking import kernel
from lapki.bots.barking.kernel import Table
from lapki.bots.contract import Sight
from lapki.games.barking.box import BREED, CARDS, CAT, ITEMS, WONDER, in_hand
from lapki.games.barking.events import (
    Begins,
    CatPlayed,
    Dealt,
    Discarded,
    Drew,
    LaidOut,
    Played,
    Refilled,
    RoundOver,
    Swapped,
)
from lapki.games.barking.state import Card, View
from lapki.games.contract import Event

NUMBER = {card: number for number, card in enumerate(CARDS)}
KIND = {item: number for number, item in enumerate(ITEMS)}
_PHASES = {"play": kernel.PLAY, "token": kernel.TOKENS, "discard": kernel.THROW}


class Heap:
    """Cards that everybody saw come together, and who drew how many of them when."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.hidden = Counter(cards)
        """All but what one drew oneself."""
        self.left = self.hidden.total()
        self.draws: list[tuple[int, int, int]] = []
        """What others drew: who (from 0), when, and how many."""


class Memory:
    """The heaps and what was shown, as a seat can follow them. Seats are counted from 0."""

    def __init__(self, me: int, seats: int) -> None:
        self.me = me
        deck = Counter(CARDS)
        deck[CAT] -= seats
        self.heaps = [Heap(deck.elements())]
        self.deck = [self.heaps[0]]
        """The heaps that make up the deck, the top one first."""
        for seat in range(seats):
            if seat != me:  # BRK-1: as if drawn from a heap of its own
                cat = Heap([CAT])
                cat.draws = [(seat, 0, 1)]
                self.heaps.append(cat)
        self.shown: list[tuple[int, int, int]] = []
        """Who showed which card (as a number) when."""
        self.played: list[Card] = []
        self.thrown: list[Card] = []
        self.now = 0

    def follow(self, event: Event) -> None:
        self.now += 1
        match event:
            case Dealt(seat=seat, count=count, cards=cards):
                self.draw(seat - 1, count, cards)
            case Drew(seat=seat, card=card):
                self.draw(seat - 1, 1, card and (card,))
            case Refilled():
                self.bury(self.thrown)
                self.thrown = []
            case RoundOver(count=count) if count:
                self.bury(self.played + self.thrown)
                self.played, self.thrown = [], []
            case Played(seat=seat, cards=dogs):
                self.show(seat - 1, map(in_hand, dogs), self.played)
            case Discarded(seat=seat, cards=cards):
                self.show(seat - 1, cards, self.thrown)
            case CatPlayed(seat=seat):
                self.show(seat - 1, (CAT,), self.thrown)
            case Swapped(seat=seat):
                self.show(seat - 1, (WONDER,), self.thrown)

    def draw(self, seat: int, count: int, cards: Iterable[Card] | None) -> None:
        heap = self.deck[0]
        heap.left -= count
        if cards:
            heap.hidden.subtract(cards)
        else:
            heap.draws.append((seat, self.now, count))
        if not heap.left:
            self.deck.pop(0)

    def fits(self, view: View) -> bool:
        """Does everybody hold as many cards as by what was told? A game that began from a position
        tells less."""
        held = Counter[int]()
        for heap in self.heaps:
            for seat, _, count in heap.draws:
                held[seat] += count
        held.subtract(seat for seat, _, _ in self.shown)
        hands = {n: p.hand for n, p in enumerate(view.players) if isinstance(p.hand, int)}
        deck = sum(heap.left for heap in self.deck)
        return deck == view.deck and all(held[seat] == many for seat, many in hands.items())

    def bury(self, cards: list[Card]) -> None:
        heap = Heap(cards)
        self.heaps.append(heap)
        self.deck.append(heap)

    def show(self, seat: int, cards: Iterable[Card], pile: list[Card]) -> None:
        for card in cards:
            pile.append(card)
            if seat != self.me:
                self.shown.append((seat, NUMBER[card], self.now))


class Belief(NamedTuple):
    """What `dealing.imagine` wants to know."""

    table: Table
    """All that lies open, and one's own hand."""
    me: int
    draws: Table
    shown: Table
    heaps: Table
    """How many of each card lay in each heap, but for what one drew oneself; those that make up the
    deck come first."""
    deck: int


def believe(sight: Sight) -> Belief:
    """By the record, if it tells all."""
    past = sight.past()
    if not past or not isinstance(past[0], Begins):  # the game began from a position
        return doubt(sight)
    memory = Memory(sight.seat - 1, sight.seats)
    for event in past:
        memory.follow(event)
    return _belief(sight, memory) if memory.fits(sight.view) else doubt(sight)


def _belief(sight: Sight, memory: Memory) -> Belief:
    heaps = [*memory.deck, *(heap for heap in memory.heaps if heap not in memory.deck)]
    draws = [(n, *draw) for n, heap in enumerate(heaps) for draw in heap.draws]
    counts = [[heap.hidden[card] for card in CARDS] for heap in heaps]
    return Belief(
        _table(sight.view, sight, sight.past()),
        sight.seat - 1,
        np.array(draws, np.int64).reshape(-1, 4),
        np.array(memory.shown, np.int64).reshape(-1, 3),
        np.array(counts, np.int64).reshape(-1, len(CARDS)),
        sight.view.deck,
    )


def doubt(sight: Sight) -> Belief:
    """By what lies open alone: anything else may be anywhere."""
    view: View = sight.view
    memory = Memory(sight.seat - 1, sight.seats)
    unknown = Counter(CARDS)
    unknown.subtract(view.discard)
    unknown.subtract(in_hand(dog) for place in view.row for p in place.packs for dog in p.cards)
    heap = Heap(())
    for seat, player in enumerate(view.players):
        if isinstance(player.hand, int):
            heap.draws.append((seat, 0, player.hand))
        else:
            unknown.subtract(player.hand)
    heap.hidden = +unknown
    memory.heaps = memory.deck = [heap]
    return _belief(sight, memory)


def _table(view: View, sight: Sight, past: tuple[Event, ...]) -> Table:
    """All that lies open, and one's own hand."""
    k = kernel
    t = np.zeros(k.SIZE, np.int16)
    t[k.SEATS], t[k.ROUND], t[k.PHASE] = len(view.players), view.round, _PHASES[view.phase]
    first = view.passes[-1] if view.passes else view.first or 1
    t[k.FIRST], t[k.TURN] = first - 1, (view.turn or view.first or 1) - 1
    t[k.PASSES], t[k.ITEMS] = len(view.passes), len(view.row)
    t[k.CATS_FROM] = 2 if sight.options.cats == "from-2" else 1
    for seat, player in enumerate(view.players):
        t[k.PASSED + seat] = player.passed
        for item in player.items:
            t[k.WON + seat * k.KINDS + KIND[item]] += 1
        if not isinstance(player.hand, int):
            for card in player.hand:
                t[k.HANDS + seat * k.CARDS + NUMBER[card]] += 1
    for number, place in enumerate(view.row):
        t[k.KIND + number], t[k.TOKEN + number] = KIND[place.item], place.cat
        for pack in place.packs:
            at = number * k.MOST_SEATS + pack.seat - 1
            ranks = [int(BREED[dog]) - 1 for dog in pack.cards]
            t[k.DOGS + at], t[k.BEST + at] = len(ranks), min(ranks)
            for dog, rank in zip(pack.cards, ranks, strict=True):
                t[k.BARKING + number] |= 1 << rank
                t[k.PLAYED + NUMBER[in_hand(dog)]] += 1
    for card in view.discard:
        t[k.DISCARD + NUMBER[card]] += 1
    for item, many in _unseen(view, past).items():
        t[k.UNSEEN + KIND[item]] = many
    return t


def _unseen(view: View, past: tuple[Event, ...]) -> Counter[str]:
    """The items that may come; of a position fewer than the box has left."""
    pool = Counter(ITEMS)
    seen = Counter(place.item for place in view.row)
    seen += Counter(item for player in view.players for item in player.items)
    laid_out = Counter(i for event in past if isinstance(event, LaidOut) for i in event.items)
    pool.subtract(seen | laid_out)
    left = list((+pool).elements())
    Random(0).shuffle(left)
    return Counter(left[: view.unseen])
