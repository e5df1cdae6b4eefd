"""What a seat may choose from, counted and made one by one, never as a whole.

At an item with a cat a hand of ten cards has thousands of plays. A `Menu` is a sequence of moves
that knows its length and makes the n-th move when it is asked for, so that somebody who wants one
move of many needn't make all of them. No move is in it twice.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from itertools import accumulate, chain

from lapki.games.barking.box import CAT, RANKS, WONDER
from lapki.games.barking.state import BarkingMove, Card, Cards, Discard, Pass, Play, PlayCat, Swap

Step = tuple[Cards, int]
"""Some cards of one kind, and what they cost."""


class Ways:
    """All ways to take one step for each kind of card within a budget.

    `spend`: the whole budget must be spent; otherwise any part of it, but something must be taken.
    """

    def __init__(self, kinds: tuple[tuple[Step, ...], ...], budget: int, *, spend: bool) -> None:
        self.kinds = kinds
        self.budget = budget
        self.spend = spend
        # ways[k][b]: in how many ways the kinds from k on can be taken with b left.
        self.ways = [[1 if b == 0 or not spend else 0 for b in range(budget + 1)]]
        for steps in reversed(kinds):
            after = self.ways[0]
            here = [sum(after[b - c] for _, c in steps if c <= b) for b in range(budget + 1)]
            self.ways.insert(0, here)

    def __len__(self) -> int:
        # The way that takes nothing comes first: it is left out unless something must be spent.
        return self.ways[0][self.budget] - (not self.spend)

    def __getitem__(self, number: int) -> Cards:
        number += not self.spend
        cards: Cards = ()
        budget = self.budget
        for steps, after in zip(self.kinds, self.ways[1:], strict=True):
            for some, cost in steps:
                if cost > budget:
                    continue
                if number < after[budget - cost]:
                    cards += some
                    budget -= cost
                    break
                number -= after[budget - cost]
        return cards

    def __iter__(self) -> Iterator[Cards]:
        taken = self._walk(0, self.budget)
        if not self.spend:
            next(taken)
        return taken

    def _walk(self, kind: int, budget: int) -> Iterator[Cards]:
        if kind == len(self.kinds):
            yield ()
            return
        for some, cost in self.kinds[kind]:
            if cost <= budget and self.ways[kind + 1][budget - cost]:
                for others in self._walk(kind + 1, budget - cost):
                    yield some + others


Maker = Callable[[Cards], BarkingMove]


class Menu:
    """Moves, made when they are asked for."""

    def __init__(
        self,
        plain: tuple[BarkingMove, ...],
        parts: Iterable[tuple[Maker, Ways | tuple[Cards, ...]]],
    ) -> None:
        self.plain = plain
        self.parts = tuple(parts)
        self.ends = tuple(accumulate((len(ways) for _, ways in self.parts), initial=len(plain)))

    def __len__(self) -> int:
        return self.ends[-1]

    def __getitem__(self, number: int) -> BarkingMove:
        if not 0 <= number < len(self):
            raise IndexError(number)
        if number < len(self.plain):
            return self.plain[number]
        part = bisect_right(self.ends, number) - 1
        make, ways = self.parts[part]
        return make(ways[number - self.ends[part]])

    def __iter__(self) -> Iterator[BarkingMove]:
        return chain(self.plain, *(map(make, ways) for make, ways in self.parts))


NOTHING = Menu((), ())
_PASS, _CAT, _SWAP = Pass(), PlayCat(), Swap()


def turn(hand: Cards, *, cats: bool, places: Iterable[tuple[int, bool, frozenset[Card]]]) -> Menu:
    """BRK-8: pass, a cat (if they may be played), a swap, or dogs.

    `places`: the number of each item where this seat may bark, whether there is a cat, and which
    breeds already bark.
    """
    plain: tuple[BarkingMove, ...] = (_PASS,)
    if cats and CAT in hand:
        plain += (_CAT,)
    if WONDER in hand:
        plain += (_SWAP,)
    return Menu(
        plain,
        (
            (partial(Play, place), _mixed(hand, barking) if cat else _single(hand, barking))
            for place, cat, barking in places
        ),
    )


def discards(hand: Cards, count: int) -> Menu:
    """BRK-6: that many cards of the hand."""
    return Menu((), ((Discard, _some(hand, count)),))


# --- ways to take cards from a hand -------------------------------------------------------------


@lru_cache(1_024)
def _packs(hand: Cards) -> dict[Card, tuple[Step, ...]]:
    """Of each breed in the hand, all packs it can make; wonder dogs cost."""
    have = Counter(hand)
    return {
        rank: tuple(
            ((rank,) * dogs + (WONDER + rank,) * wonders, wonders)
            for dogs in range(1, have[rank] + 1)
            for wonders in range(have[WONDER] + 1)
        )
        for rank in RANKS
        if have[rank]
    }


@lru_cache(1_024)
def _single(hand: Cards, barking: frozenset[Card]) -> tuple[Cards, ...]:
    """BRK-9, BRK-11, BRK-12: a pack of one breed that doesn't bark there yet."""
    packs = _packs(hand)
    return tuple(cards for rank in packs if rank not in barking for cards, _ in packs[rank])


@lru_cache(256)
def _mixed(hand: Cards, barking: frozenset[Card]) -> Ways:
    """BRK-15: packs of any breeds that don't bark there yet, sharing the wonder dogs."""
    kinds = tuple((((), 0), *steps) for rank, steps in _packs(hand).items() if rank not in barking)
    return Ways(kinds, hand.count(WONDER), spend=False)


@lru_cache(256)
def _some(hand: Cards, count: int) -> Ways:
    have = Counter(hand)
    kinds = tuple(tuple(((card,) * n, n) for n in range(many + 1)) for card, many in have.items())
    return Ways(kinds, count, spend=True)
