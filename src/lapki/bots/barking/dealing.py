"""Worlds that may be, compiled: the cards that a seat can't see, dealt out as they may lie.

Each card that somebody has shown came by one of their draws before, from a heap that had it. `pin`
settles by which; whatever isn't pinned then is shuffled within its heap. So a world counts as often
as there are ways to pin it, and seats look a little richer in what they have shown.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lapki.bots.barking.kernel import (
    BOTTOM,
    CARDS,
    DECK,
    HANDS,
    TOP,
    Table,
    shuffle,
    unit,
)
from lapki.games.compiling import compiled, inlined

HEAP, BY, WHEN, MANY = range(4)
"""A draw: from which heap, by whom, when, and how many cards that the seat on turn didn't see."""
WHO, WHICH, SHOWN_AT = range(3)
"""A card that was shown."""
_TRIES, _ROOMS = 100, 100
"""So often it is begun anew before a world is given up, and with it all that was shown; and so
often in each somebody makes room. Of the hardest worlds one try in ten succeeds."""
_NONE = ANY = -1


class Pins(NamedTuple):
    """What is settled about the cards that were shown."""

    draws: Table
    shown: Table
    heaps: Table
    """How many of each card lay in each heap."""
    open: Table
    """Of each draw: how many cards are nobody's yet."""
    cards: Table
    """Of each heap: how many of each card are nobody's yet."""
    left: Table
    """The same of all cards together."""
    by: Table
    """Of each card that was shown: the draw that brought it, or none yet."""
    asked: Table
    """How often each has asked others to make room."""


@compiled
def imagine(t: Table, draws: Table, shown: Table, heaps: Table, deck: int, rng: Table) -> bool:
    """A world: what others hold and how the deck lies. False if no such world was found."""
    for _ in range(_TRIES):
        pins = nothing_pinned(draws, shown, heaps)
        if pin_all(pins, rng):
            deal(t, pins, deck, rng)
            return True
    return False


@compiled
def deal(t: Table, pins: Pins, deck: int, rng: Table) -> None:
    """Of each heap, what nobody has shown goes to those who drew from it; the rest is the deck."""
    t[TOP] = 0
    t[BOTTOM] = 0
    for heap in range(len(pins.left)):
        start = t[BOTTOM]
        for card in range(CARDS):
            for _ in range(pins.cards[heap, card]):
                t[DECK + t[BOTTOM]] = card
                t[BOTTOM] += 1
        shuffle(t, DECK + start, DECK + t[BOTTOM], rng)
        for draw in range(len(pins.draws)):
            if pins.draws[draw, HEAP] == heap:
                for _ in range(pins.open[draw]):
                    t[BOTTOM] -= 1
                    t[HANDS + pins.draws[draw, BY] * CARDS + t[DECK + t[BOTTOM]]] += 1
    t[BOTTOM] = min(t[BOTTOM], deck)  # of a position not all that is unseen lies in the deck


# --- pinning ------------------------------------------------------------------------------------


@compiled
def nothing_pinned(draws: Table, shown: Table, heaps: Table) -> Pins:
    none, never = np.full(len(shown), _NONE), np.zeros(len(shown), np.int64)
    open_ = draws[:, MANY].copy()
    return Pins(draws, shown, heaps, open_, heaps.copy(), heaps.sum(axis=1), none, never)


@compiled
def pin_all(pins: Pins, rng: Table) -> bool:
    """Find for each card that was shown a draw that may have brought it: the likelier, the more
    cards of a draw and the more such cards of its heap are left. Cards that can have come from few
    heaps come first, and of a heap the latest draw is taken: earlier ones may be needed. Where
    nothing is left, others make room and are pinned anew."""
    chances, latest = np.zeros(len(pins.left)), np.zeros(len(pins.left), np.int64)
    rooms = 0
    while True:
        next_, fewest = _NONE, len(pins.left) + 1
        for nth in range(len(pins.shown)):
            if pins.by[nth] == _NONE and fewest > 1:
                ways = may_be_of(pins, nth, chances, latest)
                if ways < fewest:
                    next_, fewest = nth, ways
        if next_ == _NONE:
            return True
        if fewest:
            may_be_of(pins, next_, chances, latest)
            pin(pins, next_, latest[drawn(chances, rng)])
        else:
            rooms += 1
            draw = make_room(pins, next_, chances, latest, rng)
            if draw == _NONE or rooms > _ROOMS:
                return False
            pin(pins, next_, draw)


@inlined
def pin(pins: Pins, nth: int, draw: int) -> None:
    """A card that was shown came by this draw."""
    heap = pins.draws[draw, HEAP]
    pins.by[nth] = draw
    pins.open[draw] -= 1
    pins.cards[heap, pins.shown[nth, WHICH]] -= 1
    pins.left[heap] -= 1


@inlined
def unpin(pins: Pins, nth: int) -> None:
    """Or perhaps it didn't."""
    draw = pins.by[nth]
    heap = pins.draws[draw, HEAP]
    pins.by[nth] = _NONE
    pins.open[draw] += 1
    pins.cards[heap, pins.shown[nth, WHICH]] += 1
    pins.left[heap] += 1


@inlined
def drawn(chances: Table, rng: Table) -> int:
    """One of them, by chance."""
    chosen, nth = unit(rng) * chances.sum(), -1
    while chosen >= 0.0 and nth < len(chances) - 1:
        nth += 1
        chosen -= chances[nth]
    return nth


@inlined
def earlier(pins: Pins, nth: int, draw: int) -> bool:
    """Did whoever showed a card draw these before?"""
    theirs = pins.draws[draw, BY] == pins.shown[nth, WHO]
    return bool(theirs and pins.draws[draw, WHEN] < pins.shown[nth, SHOWN_AT])


@compiled
def may_be_of(pins: Pins, nth: int, chances: Table, latest: Table) -> int:
    """Of how many heaps a card that was shown may be, how likely, and by which draw."""
    draws, ways = pins.draws, 0
    chances[:] = 0.0
    for draw in range(len(draws)):
        heap = draws[draw, HEAP]
        many = pins.cards[heap, pins.shown[nth, WHICH]]
        if many and pins.open[draw] and earlier(pins, nth, draw):
            if chances[heap] == 0.0:
                ways += 1
                latest[heap] = draw
            elif draws[draw, WHEN] > draws[latest[heap], WHEN]:
                latest[heap] = draw
            chances[heap] += pins.open[draw] * many / pins.left[heap]
    return ways


@compiled
def make_room(pins: Pins, one: int, chances: Table, latest: Table, rng: Table) -> int:
    """A draw that may have brought a card once others have gone, as few as may be: one that took
    the last such card of its heap, one that has the draw's last place. They go, too. None if there
    is no such draw."""
    pins.asked[one] += 1
    card, best, least = pins.shown[one, WHICH], _NONE, np.inf
    goes = also_goes = _NONE
    for draw in range(len(pins.draws)):
        heap = pins.draws[draw, HEAP]
        if not (pins.draws[draw, MANY] and pins.heaps[heap, card] and earlier(pins, one, draw)):
            continue
        cost, first, second = 0.5 * unit(rng), _NONE, _NONE
        if not pins.cards[heap, card]:
            first, dear = easiest(pins, draw, card, chances, latest, rng)
            cost += dear
        if not pins.open[draw] and (first == _NONE or pins.by[first] != draw):
            second, dear = easiest(pins, draw, ANY, chances, latest, rng)
            cost += dear
        if cost < least:
            best, least, goes, also_goes = draw, cost, first, second
    for nth in (goes, also_goes):
        if nth != _NONE:
            unpin(pins, nth)
    return best


@compiled
def easiest(
    pins: Pins, draw: int, card: int, chances: Table, latest: Table, rng: Table
) -> tuple[int, float]:
    """Who goes most easily, of those that a draw brought (or, if a card is named, of such cards of
    its heap), and what it costs: rather one that can go elsewhere at once, and one that hasn't had
    to ask so often, or two would take each other's place for ever."""
    best, least = _NONE, np.inf
    for nth in range(len(pins.shown)):
        by = pins.by[nth]
        same = by == draw
        if card != ANY and by != _NONE:
            heap = pins.draws[by, HEAP]
            there = pins.shown[nth, WHICH] == card and heap == pins.draws[draw, HEAP]
        else:
            there = same
        if there:
            stuck = may_be_of(pins, nth, chances, latest) == 0
            cost = 1.0 + 0.5 * unit(rng) + pins.asked[nth] + stuck - (same and not pins.open[draw])
            if cost < least:
                best, least = nth, cost
    return best, least
