"""A bot for Barking that counts cards.

It knows which cards lie untouched at the bottom of the deck (they went there face up) and so which
ones can be in other hands. For every pack that it could play it asks: what is the item worth to me,
and to whoever leads there now; how likely can this pack be beaten, and will it be; and what would
these cards be worth later? The best pack is played if it is better than keeping the cards.

Level 1 plays at random.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import comb
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from lapki.bots.contract import Bot, Budget, Sight
from lapki.games.barking.box import BREED, CARDS, CAT, RANKS, WONDER, in_hand, sort_dogs
from lapki.games.barking.events import (
    CatPlayed,
    Dealt,
    Discarded,
    Drew,
    Played,
    Refilled,
    RoundOver,
    Swapped,
)
from lapki.games.barking.menu import Menu
from lapki.games.barking.rules import POINTS, barking, winning
from lapki.games.barking.state import (
    HAND,
    ROUNDS,
    BarkingMove,
    Card,
    Cards,
    Discard,
    Pack,
    Pass,
    Play,
    PlayCat,
    RowItem,
    Swap,
    Token,
    View,
)
from lapki.games.contract import Event, Seat


class Taste(NamedTuple):
    """What the bot believes."""

    will: float = 0.45
    """How likely somebody who could beat a pack does so."""
    price: float = 2.0
    """What the cards dealt for one item are worth together, while there are rounds to come."""
    last_price: float = 0.3
    """The same in the last round, where cards are only good for other items of the same row."""
    envy: float = 1.0
    """How much of a rival's loss is a gain, with a single rival."""


class Barker(Bot):
    """Plays at random (1) or by counting cards (3)."""

    levels = (1, 3)

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> BarkingMove:
        if level < max(self.levels):
            moves = sight.legal()
            move: BarkingMove = rng.choice(moves if isinstance(moves, Menu) else list(moves))
            return move
        mind = _Mind(sight, self.taste)
        if sight.view.phase == "discard":
            return mind.discard()
        if sight.view.phase == "token":
            return mind.token()
        return mind.play()


bot = Barker()


class _Mind:
    """What a seat can work out when it is asked."""

    def __init__(self, sight: Sight, taste: Taste) -> None:
        self.view: View = sight.view
        self.seat = sight.seat
        self.taste = taste
        self.cats_allowed = self.view.round > 1 or sight.options.cats == "on"
        cards = self.view.players[self.seat - 1].hand
        assert not isinstance(cards, int)
        self.hand = cards
        self.have = Counter(cards)
        self.pool = _pool(self.view, cards, sight.past())
        self.rivals = {
            seat: len(player.hand) if not isinstance(player.hand, int) else player.hand
            for seat, player in enumerate(self.view.players, start=1)
            if seat != self.seat and not player.passed
        }

    # -- the three questions

    def discard(self) -> Discard:
        """Throw away what is worth least, one card after the other."""
        kept = list(self.hand)
        thrown = []
        while len(kept) > HAND:
            have = Counter(kept)
            least = min(kept, key=lambda card: _worth(card, have))
            kept.remove(least)
            thrown.append(least)
        return Discard(tuple(card for card in CARDS for _ in range(thrown.count(card))))

    def token(self) -> Token:
        """Where a cat helps most; nowhere if it helps nowhere."""
        gains = {
            number: self.best_at(number, self.with_cat(place)) - self.best_at(number, place)
            for number, place in enumerate(self.view.row, start=1)
            if not place.cat
        }
        best = max(gains, key=lambda number: gains[number])
        return Token(best if gains[best] > 0 else None)

    def play(self) -> BarkingMove:
        """A cat for a card; a wonder dog that nobody can join, too; then the best pack, or none."""
        to_draw = self.view.deck + len(self.view.discard)
        if self.have[CAT] and self.cats_allowed and to_draw:
            return PlayCat()
        if self.have[WONDER] and to_draw and not any(self.have[rank] for rank in RANKS):
            return Swap()
        best: BarkingMove = Pass()
        most = 0.0
        for number, place in enumerate(self.view.row, start=1):
            for cards in self.packs(place):
                gain = self.gain(number, place, cards)
                if gain > most:
                    best, most = Play(number, cards), gain
        return best

    # -- packs that are worth a thought

    def packs(self, place: RowItem) -> Iterator[Cards]:
        """Without a cat all packs, with one only those that a growing greed would lay down."""
        free = [rank for rank in RANKS if self.have[rank] and rank not in barking(place)]
        if place.cat:
            yield from self.mixed(free)
        elif not any(pack.seat == self.seat for pack in place.packs):
            for rank in free:
                for dogs in range(1, self.have[rank] + 1):
                    for wonders in range(self.have[WONDER] + 1):
                        yield (rank,) * dogs + (WONDER + rank,) * wonders

    def mixed(self, free: list[Card]) -> Iterator[Cards]:
        """The cheapest one, two, three … dogs, with each breed as the one that leads."""
        dogs = sorted(
            (rank for rank in free for _ in range(self.have[rank])),
            key=lambda rank: _worth(rank, self.have),
        )
        for leader in free:
            others = list(dogs)
            others.remove(leader)
            wonders = [WONDER + leader] * self.have[WONDER]
            row = [leader, *others, *wonders]
            for many in range(1, len(row) + 1):
                yield sort_dogs(row[:many])

    def best_at(self, number: int, place: RowItem) -> float:
        return max((self.gain(number, place, cards) for cards in self.packs(place)), default=0.0)

    def with_cat(self, place: RowItem) -> RowItem:
        return replace(place, cat=True)

    # -- what a pack is worth

    def gain(self, number: int, place: RowItem, cards: Cards) -> float:
        """What is won by playing these cards, less what they are worth otherwise."""
        after = _after(place, self.seat, cards)
        best, _ = winning(after)
        if best.seat != self.seat:
            return -1.0
        stake = self.value(self.seat, number)
        if place.packs:
            leader = winning(place)[0].seat
            if leader == self.seat:
                stake *= 0.5  # it may well be won without these cards
            else:
                stake += self.value(leader, number) * self.taste.envy / (len(self.view.players) - 1)
        return stake * self.safety(after, best) - self.cost(cards)

    def value(self, seat: Seat, number: int) -> float:
        """BRK-20: what this item would add to what a seat has, and leads at already."""
        item = self.view.row[number - 1].item
        have = self.view.players[seat - 1].items.count(item)
        have += sum(
            place.item == item and bool(place.packs) and winning(place)[0].seat == seat
            for other, place in enumerate(self.view.row, start=1)
            if other != number
        )
        return POINTS[min(have, 2)]

    def safety(self, place: RowItem, best: Pack) -> float:
        """How likely nobody beats this pack any more."""
        safe = 1.0
        for seat, held in self.rivals.items():
            safe *= 1 - self.taste.will * self.threat(place, best, seat, held)
        return safe

    def threat(self, place: RowItem, best: Pack, seat: Seat, held: int) -> float:
        """How likely this rival holds dogs that would beat the pack."""
        there = next((len(p.cards) for p in place.packs if p.seat == seat), 0)
        if there and not place.cat:
            return 0.0  # BRK-10
        taken = barking(place)
        size = sum(self.pool.values())
        wonders = self.pool[WONDER]
        need = len(best.cards) + 1 - there
        if place.cat:  # BRK-15: any dogs will do
            dogs = sum(self.pool[rank] for rank in RANKS if rank not in taken) + wonders
            return _at_least(need, held, dogs, size)
        rank = min(int(BREED[dog]) for dog in best.cards)
        spared = 1.0
        for breed in RANKS:
            if breed not in taken:
                enough = need - 1 if int(breed) < rank else need
                dogs = self.pool[breed] + (wonders if enough > 1 else 0)
                spared *= 1 - _at_least(enough, held, dogs, size)
        return 1 - spared

    def cost(self, cards: Iterable[Card]) -> float:
        """What these cards could bring otherwise; those that can't be kept are cheap."""
        last = self.view.round == ROUNDS
        seats = len(self.view.players)
        price = (self.taste.last_price if last else self.taste.price) / seats
        room = HAND - (self.view.round + 3)  # how many cards the next deal leaves room for
        spare = 0 if last else max(0, len(self.hand) - room)
        worth = sorted(_worth(in_hand(card), self.have) for card in cards)
        cheap = self.taste.last_price / seats
        return sum(
            (cheap if number < spare else price) * value for number, value in enumerate(worth)
        )


# --- counting -----------------------------------------------------------------------------------


def _worth(card: Card, have: Counter[Card]) -> float:
    """How good a card is in such a hand: by rank, and by how many of its breed are together."""
    if card == WONDER:
        return 1.3
    if card == CAT:
        return 1.0
    return 0.7 + 0.05 * (len(RANKS) - int(card)) + 0.15 * (have[card] - 1)


def _after(place: RowItem, seat: Seat, cards: Cards) -> RowItem:
    """An item with these dogs at it, too."""
    mine = tuple(dog for pack in place.packs if pack.seat == seat for dog in pack.cards)
    others = tuple(pack for pack in place.packs if pack.seat != seat)
    return replace(place, packs=(*others, Pack(seat, mine + cards)))


def _pool(view: View, hand: Cards, past: Iterable[Event]) -> Counter[Card]:
    """The cards that may be in other hands: all but those one sees and those buried in the deck."""
    pool = Counter(CARDS)
    pool.subtract(hand)
    pool.subtract(view.discard)
    pool.subtract(in_hand(dog) for place in view.row for p in place.packs for dog in p.cards)
    pool.subtract(_buried(view, past))
    return +pool


def _buried(view: View, past: Iterable[Event]) -> list[Card]:
    """BRK-19: the cards of those heaps under the deck that nobody has drawn from yet."""
    deck = _Deck(len(view.players))
    for event in past:
        deck.follow(event)
    if sum(deck.sizes) != view.deck:  # the game began from a position: who knows what lies where
        return []
    return [card for cards in deck.known for card in cards]


class _Deck:
    """The heaps of the deck as everybody can follow them, the top one first."""

    def __init__(self, seats: int) -> None:
        self.sizes = [sum(CARDS.values()) - seats]
        self.known: list[list[Card]] = [[]]
        """What lies in each, as long as nobody has drawn from it."""
        self.played: list[Card] = []
        self.thrown: list[Card] = []

    def follow(self, event: Event) -> None:
        match event:
            case Dealt(count=count):
                self.take(count)
            case Drew():
                self.take(1)
            case Refilled(count=count):
                self.sizes, self.known, self.thrown = [count], [self.thrown], []
            case RoundOver(count=count) if count:
                self.sizes.append(count)
                self.known.append(self.played + self.thrown)
                self.played, self.thrown = [], []
            case _:
                self.show(event)

    def take(self, count: int) -> None:
        """From now on anybody may hold what lay in the top heap."""
        if self.sizes:
            self.sizes[0] -= count
            self.known[0] = []
            if self.sizes[0] == 0:
                del self.sizes[0], self.known[0]

    def show(self, event: Event) -> None:
        match event:
            case Played(cards=cards):
                self.played += map(in_hand, cards)
            case Discarded(cards=cards):
                self.thrown += cards
            case CatPlayed():
                self.thrown.append(CAT)
            case Swapped():
                self.thrown.append(WONDER)


@lru_cache(4_096)
def _at_least(need: int, held: int, good: int, size: int) -> float:
    """How likely `held` cards hold at least `need` of the `good` ones among `size`."""
    if need <= 0:
        return 1.0
    held = min(held, size)
    if need > min(held, good):
        return 0.0
    fewer = sum(comb(good, k) * comb(size - good, held - k) for k in range(need))
    return 1 - fewer / comb(size, held)
