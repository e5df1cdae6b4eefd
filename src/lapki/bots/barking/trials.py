"""Barking in worlds that may be, compiled: moves tried, and their worth.

`candidates` lists what would lead, and `try_out` plays each of them in worlds of `dealing` to the
end of the round by `quick` and says what it comes to.
"""

from __future__ import annotations

import numpy as np

from lapki.bots.barking.dealing import imagine
from lapki.bots.barking.kernel import (
    BARK,
    BARKING,
    BEST,
    CARDS,
    DOGS,
    FIRST,
    HAND,
    HANDS,
    ITEMS,
    KINDS,
    MOST_SEATS,
    OVER,
    PASSED,
    PHASE,
    RANKS,
    ROUND,
    SEATS,
    TOKEN,
    WHAT,
    WHERE,
    WON,
    WONDER,
    Table,
    below,
    do,
    held,
    leader,
    points,
)
from lapki.bots.barking.quick import (
    WONDER_PRICE,
    mixed,
    play_round,
    price,
    safety,
    stake,
    unit_price,
)
from lapki.games.compiling import compiled

# --- what it comes to ---------------------------------------------------------------------------

OWN, FEATURES = 8, 17
"""What counts of a seat; and that, what it is for all others on average, and one."""


@compiled
def features(t: Table, seat: int, into: Table) -> None:
    """What will bring points after this round, beside those one has."""
    into[:] = 0.0
    count(t, seat, into, 0, 1.0)
    for other in range(t[SEATS]):
        if other != seat:
            count(t, other, into, OWN, 1.0 / (t[SEATS] - 1))
    into[2 * OWN] = 1.0


@compiled
def count(t: Table, seat: int, into: Table, start: int, part: float) -> None:
    hand = HANDS + seat * CARDS
    rank, pairs = 0.0, 0
    for card in range(RANKS):
        have = t[hand + card]
        rank += have * (9 - card) / 9
        pairs += max(0, have - 1)
    none, one = 0, 0
    for kind in range(KINDS):
        none += t[WON + seat * KINDS + kind] == 0
        one += t[WON + seat * KINDS + kind] == 1
    room = HAND - (t[ROUND] + 3)
    total = held(t, seat)
    into[start] += part * min(total, room)
    into[start + 1] += part * max(0, total - room)
    into[start + 2] += part * rank
    into[start + 3] += part * pairs
    into[start + 4] += part * t[hand + WONDER]
    into[start + 5] += part * (t[FIRST] == seat)
    into[start + 6] += part * none
    into[start + 7] += part * one


@compiled
def chance(t: Table, me: int, weights: Table, spread: Table, scratch: Table) -> float:
    """How likely a seat wins, when a round is over; with a little for every point ahead."""
    best, total, mine = -99.0, 0.0, 0.0
    seats = t[SEATS]
    for seat in range(seats):
        will_have = float(points(t, seat))
        if t[PHASE] != OVER:
            features(t, seat, scratch[5])
            for feature in range(FEATURES):
                will_have += weights[seats, t[ROUND], feature] * scratch[5, feature]
        scratch[6, seat] = will_have
        if seat == me:
            mine = will_have
        else:
            best = max(best, will_have)
        total += will_have
    ahead = 0.004 * (mine - (total - mine) / (seats - 1))
    if t[PHASE] == OVER:
        ties = 0
        for seat in range(seats):
            ties += scratch[6, seat] == mine
        return float(ahead + (1.0 / ties if mine >= best else 0.0))
    below_me = 0.0
    for seat in range(seats):
        below_me += np.exp((scratch[6, seat] - mine) / spread[seats, t[ROUND]])
    return float(ahead + 1 / below_me)


@compiled
def for_nothing(t: Table, seat: int) -> bool:
    """Is there an item that nobody barks at, and a dog for it, while nobody else can play any more
    or nothing has been played yet? Nobody would understand a pass then."""
    dogs, free = 0, 0
    for card in range(RANKS):
        dogs += t[HANDS + seat * CARDS + card]
    for item in range(t[ITEMS]):
        free += leader(t, item) < 0
    rivals = 0
    for other in range(t[SEATS]):
        rivals += other != seat and not t[PASSED + other] and held(t, other) > 0
    return bool(dogs and free and (rivals == 0 or free == t[ITEMS]))


@compiled
def candidates(t: Table, seat: int, taste: Table, moves: Table, gains: Table) -> int:
    """Packs that would lead, with what quick play thinks of them; says how many."""
    many = 0
    for item in range(t[ITEMS]):
        now = leader(t, item)
        there = t[DOGS + item * MOST_SEATS + seat]
        if there and not t[TOKEN + item]:
            continue
        ahead, rank = 0, RANKS
        if now >= 0 and now != seat:
            ahead = t[DOGS + item * MOST_SEATS + now]
            rank = t[BEST + item * MOST_SEATS + now]
        brings = stake(t, seat, item, taste)
        if not t[TOKEN + item]:
            many = packs(t, seat, item, ahead, rank, brings, taste, moves, gains, many)
            continue
        if now == seat:
            ahead, brings = there, 0.5 * brings  # it may well be won without more dogs
        for more in range(3):
            move, gain = mixed(t, seat, item, ahead + more, rank, brings, taste)
            if move >= 0 and (moves[:many] != move).all() and many < len(moves):
                moves[many], gains[many] = move, gain
                many += 1
    return many


@compiled
def packs(
    t: Table,
    seat: int,
    item: int,
    ahead: int,
    rank: int,
    brings: float,
    taste: Table,
    moves: Table,
    gains: Table,
    many: int,
) -> int:
    """BRK-9: all packs of one breed that would lead at an item."""
    hand = HANDS + seat * CARDS
    for card in range(RANKS):
        if t[hand + card] == 0 or t[BARKING + item] >> card & 1:
            continue
        need = max(1, ahead if card < rank else ahead + 1)
        for real in range(1, t[hand + card] + 1):
            for wonders in range(max(0, need - real), t[hand + WONDER] + 1):
                if many == len(moves):
                    return many
                dogs = real + wonders
                cost = real * price(t, seat, card, taste) + wonders * taste[WONDER_PRICE]
                cost *= unit_price(t, seat, dogs, taste)
                moves[many] = (
                    (BARK << WHAT) + (item << WHERE) + (real << 3 * card) + (wonders << 3 * WONDER)
                )
                gains[many] = brings * safety(t, seat, item, dogs, card, taste) - cost
                many += 1
    return many


@compiled
def try_out(
    base: Table,
    me: int,
    moves: Table,
    values: Table,
    draws: Table,
    shown: Table,
    heaps: Table,
    deck: int,
    tastes: Table,
    weights: Table,
    spread: Table,
    rng: Table,
) -> bool:
    """Each move in each of some worlds, played to the end of the round: `values[world, move]`."""
    world, t = base.copy(), base.copy()
    scratch = np.zeros((7, FEATURES))
    luck = rng.copy()
    for nth in range(len(values)):
        world[:] = base
        if not imagine(world, draws, shown, heaps, deck, rng):
            return False
        for move in range(len(moves)):
            t[:] = world
            luck[0] = rng[0]
            do(t, me, moves[move], luck)
            play_round(t, tastes, luck)
            values[nth, move] = chance(t, me, weights, spread, scratch)
        below(rng, 2)
    return True


@compiled
def look_on(
    base: Table,
    me: int,
    move: int,
    values: Table,
    draws: Table,
    shown: Table,
    heaps: Table,
    deck: int,
    tastes: Table,
    weights: Table,
    spread: Table,
    rng: Table,
) -> bool:
    """How likely each seat wins after a move, by as many worlds: `values[world, seat]`."""
    t = base.copy()
    scratch = np.zeros((7, FEATURES))
    for nth in range(len(values)):
        t[:] = base
        if not imagine(t, draws, shown, heaps, deck, rng):
            return False
        do(t, me, move, rng)
        play_round(t, tastes, rng)
        for seat in range(base[SEATS]):
            values[nth, seat] = max(0.0, chance(t, seat, weights, spread, scratch))
    return True
