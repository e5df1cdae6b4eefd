"""Barking played quickly, compiled: what playouts are made of.

For each item the packs that would lead there, what they bring, how safe they are, and what they
cost. It looks at its own hand and at what lies open; what it believes is a row of numbers.
"""

from __future__ import annotations

from math import comb

import numpy as np

from lapki.bots.barking.kernel import (
    BARK,
    BARKING,
    BEST,
    BOTTOM,
    BOX,
    CARDS,
    CAT,
    CATS_FROM,
    CLEARED,
    DISCARDS,
    DOGS,
    HAND,
    HANDS,
    ITEMS,
    KIND,
    KINDS,
    LAY,
    MOST_SEATS,
    NOWHERE,
    OVER,
    PASS,
    PASSED,
    PHASE,
    PLAY_CAT,
    RANKS,
    ROUND,
    SEATS,
    SWAP,
    THROW,
    TOKEN,
    TOKENS,
    TOP,
    WHAT,
    WHERE,
    WON,
    WONDER,
    Table,
    asked,
    do,
    held,
    leader,
    new_round,
    unit,
    worth,
)
from lapki.games.compiling import compiled

# --- how likely a hand can beat a pack ----------------------------------------------------------

MOST_DOGS, MOST_HELD = 12, 17


def _at_least(need: int, held: int, good: int, size: int) -> float:
    if need <= 0:
        return 1.0
    fewer = sum(comb(good, k) * comb(size - good, held - k) for k in range(need) if k <= held)
    return 1 - fewer / comb(size, held)


def _beaten(dogs: int, rank: int, held: int) -> float:
    """By so many cards of a full deck, with dogs of one breed."""
    size = int(BOX.sum())
    spared = 1.0
    for breed in range(RANKS):
        need = dogs if breed < rank else dogs + 1
        good = int(BOX[breed]) + (int(BOX[WONDER]) if need > 1 else 0)
        spared *= 1 - _at_least(need, held, good, size)
    return 1 - spared


BEATEN = np.array(
    [
        [[_beaten(n, r, h) for h in range(MOST_HELD + 1)] for r in range(RANKS)]
        for n in range(MOST_DOGS + 1)
    ]
)
"""By dogs, rank and how many cards a rival holds."""

# --- what quick play believes -------------------------------------------------------------------

(
    PRICE,
    LAST_PRICE,
    RANK_PRICE,
    TOGETHER,
    WONDER_PRICE,
    ENVY,
    WILL,
    STAY,
    NOISE,
    CHEAP,
    HELD_PRICE,
) = range(11)
BELIEFS = 11
"""What quick play believes, by number of seats in `values.toml`: what a card costs while there are
rounds to come, and in the last; how much more a good rank, cards of one breed, a wonder dog; how
much of a rival's loss is a gain; how likely somebody who can beat a pack does; what passing is
worth; how much luck is in its choice; what of its price a card costs that can't be kept; and how
much more a card costs for each round to come."""


@compiled
def price(t: Table, seat: int, card: int, taste: Table) -> float:
    """What a card is worth in such a hand, in prices."""
    if card >= RANKS:
        return float(taste[WONDER_PRICE])
    have = t[HANDS + seat * CARDS + card]
    better = taste[RANK_PRICE] * (RANKS - 1 - card) / 9
    return float(0.7 + better + taste[TOGETHER] * (have - 1))


@compiled
def unit_price(t: Table, seat: int, many: int, taste: Table) -> float:
    """Of a card, if so many are spent: those that can't be kept are cheap."""
    if t[ROUND] == 5:
        return float(taste[LAST_PRICE] / t[SEATS])
    spare = held(t, seat) - (HAND - (t[ROUND] + 3))
    cheap = max(0, min(spare, many))
    full = taste[PRICE] + taste[HELD_PRICE] * (5 - t[ROUND])
    return float(full * (many - cheap + taste[CHEAP] * cheap) / (many * t[SEATS]))


@compiled
def safety(t: Table, seat: int, item: int, dogs: int, rank: int, taste: Table) -> float:
    """How likely nobody beats such a pack any more, judged by how many cards others hold."""
    safe = 1.0
    for other in range(t[SEATS]):
        if other != seat and not t[PASSED + other]:
            there = t[DOGS + item * MOST_SEATS + other]
            if there and not t[TOKEN + item]:
                continue
            many = min(MOST_HELD, held(t, other))
            beyond = max(1, dogs - there) if t[TOKEN + item] else dogs
            safe *= 1 - taste[WILL] * BEATEN[min(MOST_DOGS, beyond), rank, many]
    return safe


@compiled
def stake(t: Table, seat: int, item: int, taste: Table) -> float:
    """What leading at an item brings: its worth to me, and what whoever leads there loses."""
    kind = t[KIND + item]
    now = leader(t, item)
    mine, theirs = t[WON + seat * KINDS + kind], 0
    if now >= 0:
        theirs = t[WON + now * KINDS + kind]
    for other in range(t[ITEMS]):
        if other != item and t[KIND + other] == kind:
            ahead = leader(t, other)
            mine += ahead == seat
            theirs += ahead == now
    total = float(worth(mine))
    if now >= 0:
        total += worth(theirs) * taste[ENVY] / (t[SEATS] - 1)
    return total


@compiled
def quick(t: Table, seat: int, taste: Table, rng: Table) -> int:
    """A move of the seat that is asked."""
    if t[PHASE] == THROW:
        return throw(t, seat)
    if t[PHASE] == TOKENS:
        return lay(t, seat, taste, rng)
    hand = HANDS + seat * CARDS
    there_is = t[TOP] < t[BOTTOM]
    if t[hand + CAT] and t[ROUND] >= t[CATS_FROM] and there_is:
        return PLAY_CAT << WHAT
    if t[hand + WONDER] and there_is:
        dogs = 0
        for card in range(RANKS):
            dogs += t[hand + card]
        if dogs == 0:
            return SWAP << WHAT
    best = PASS << WHAT
    most = taste[STAY]
    for item in range(t[ITEMS]):
        move, gain = best_at(t, seat, item, taste, rng)
        if move >= 0 and gain > most:
            best, most = move, gain
    return best


@compiled
def best_at(t: Table, seat: int, item: int, taste: Table, rng: Table) -> tuple[int, float]:
    """The best pack that would lead at an item, and what it gains; -1 if there is none."""
    now = leader(t, item)
    there = t[DOGS + item * MOST_SEATS + seat]
    if now == seat or (there and not t[TOKEN + item]):
        return -1, 0.0
    ahead, rank = 0, RANKS
    if now >= 0:
        ahead = t[DOGS + item * MOST_SEATS + now]
        rank = t[BEST + item * MOST_SEATS + now]
    brings = stake(t, seat, item, taste) * (1 + taste[NOISE] * (2 * unit(rng) - 1))
    if t[TOKEN + item]:
        return mixed(t, seat, item, ahead, rank, brings, taste)
    best, most = -1, -99.0
    hand = HANDS + seat * CARDS
    for card in range(RANKS):
        have = t[hand + card]
        if have == 0 or t[BARKING + item] >> card & 1:
            continue
        need = max(1, ahead if card < rank else ahead + 1)
        each = price(t, seat, card, taste)
        for dogs in range(need, min(need + 1, have + t[hand + WONDER]) + 1):
            real = min(dogs, have)
            spent = (each * real + taste[WONDER_PRICE] * (dogs - real)) * unit_price(
                t, seat, dogs, taste
            )
            gain = brings * safety(t, seat, item, dogs, card, taste) - spent
            if gain > most:
                best = (
                    (BARK << WHAT)
                    + (item << WHERE)
                    + (real << 3 * card)
                    + (dogs - real << 3 * WONDER)
                )
                most = gain
    return best, most


@compiled
def mixed(
    t: Table, seat: int, item: int, ahead: int, rank: int, brings: float, taste: Table
) -> tuple[int, float]:
    """BRK-15: at a cat, the worst dogs that are enough, with a good one in front if that helps."""
    hand = HANDS + seat * CARDS
    there = t[DOGS + item * MOST_SEATS + seat]
    front = t[BEST + item * MOST_SEATS + seat] if there else RANKS
    best, most = -1, -99.0
    for card in range(RANKS):  # the best breed of those that are played
        if t[hand + card] == 0 or t[BARKING + item] >> card & 1:
            continue
        need = max(1, (ahead if min(card, front) < rank else ahead + 1) - there)
        many, cards, cost = 1, 1 << 3 * card, price(t, seat, card, taste)
        for other in range(RANKS - 1, card - 1, -1):
            if t[BARKING + item] >> other & 1:
                continue
            more = min(need - many, t[hand + other] - (other == card))
            many += more
            cards += more << 3 * other
            cost += more * price(t, seat, other, taste)
        more = min(need - many, t[hand + WONDER])
        many += more
        cards += more << 3 * WONDER
        cost += more * taste[WONDER_PRICE]
        if many == need:
            safe = safety(t, seat, item, there + many, min(card, front), taste)
            gain = brings * safe - cost * unit_price(t, seat, many, taste)
            if gain > most:
                best, most = (BARK << WHAT) + (item << WHERE) + cards, gain
    return best, most


@compiled
def lay(t: Table, seat: int, taste: Table, rng: Table) -> int:
    """Where a cat helps most; nowhere if it helps nowhere."""
    best, most = NOWHERE, 0.3
    for item in range(t[ITEMS]):
        if not t[TOKEN + item]:
            before, gain = best_at(t, seat, item, taste, rng)
            t[TOKEN + item] = 1
            after, more = best_at(t, seat, item, taste, rng)
            t[TOKEN + item] = 0
            if after >= 0:
                more -= max(0.0, gain) if before >= 0 else 0.0
                if more > most:
                    best, most = item, more
    return (LAY << WHAT) + (best << WHERE)


@compiled
def throw(t: Table, seat: int) -> int:
    """BRK-6: what is worth least, one card after the other."""
    hand = HANDS + seat * CARDS
    move = DISCARDS << WHAT
    extra = held(t, seat) - HAND
    for _ in range(extra):
        worst, least = 0, 99.0
        for card in range(CARDS):
            have = t[hand + card] - (move >> 3 * card & 7)
            if have > 0:
                value = 1.5 if card == WONDER else 1.0
                if card < RANKS:
                    value = 0.7 + 0.5 * (9 - card) / 9 + 0.15 * (have - 1)
                if value < least:
                    worst, least = card, value
        move += 1 << 3 * worst
    return move


@compiled
def play_round(t: Table, tastes: Table, rng: Table) -> None:
    """Quick play, each seat with its own taste, until the round is over."""
    while t[PHASE] < CLEARED:
        seat = asked(t)
        do(t, seat, quick(t, seat, tastes[seat], rng), rng)


@compiled
def play_game(t: Table, tastes: Table, rng: Table) -> None:
    """The same until the game is over."""
    play_round(t, tastes, rng)
    while t[PHASE] != OVER:
        new_round(t, rng)
        play_round(t, tastes, rng)
