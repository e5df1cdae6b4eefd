"""Barking once more, over an array of small numbers and compiled: for search, never for judging.

A table is one array of 16-bit numbers (the names below say what lies where), so that a world is
copied in no time. Hands are counts by card. What breed a wonder dog carries changes nothing (it
never barks without a real dog of that breed), so that a pack is counts by breed, how many wonder
dogs, and its best rank.

A move is a number: what is done, a place, and three bits for the count of each card.

`quick` is the play that playouts are made of: for each item the packs that would lead there, what
they bring, how safe they are, and what they cost. It looks at its own hand and at what lies open.

Everything below `compiled` runs as machine code, and is held to the rules by the tests.
"""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from lapki.games.compiling import compiled

Table = np.ndarray[Any, Any]
"""A table, or a row of them."""

# --- what lies where ----------------------------------------------------------------------------

MOST_SEATS, MOST_ITEMS, KINDS, RANKS, CARDS, HAND = 5, 10, 10, 10, 12, 10
WONDER, CAT = 10, 11
BOX = np.array((3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 6, 7), np.int64)
"""How many there are of each card, as in the box."""

SEATS, ROUND, TURN, FIRST, PASSES, ITEMS, PHASE, CATS_FROM, TOP, BOTTOM = range(10)
HANDS = 16
PASSED = HANDS + MOST_SEATS * CARDS
KIND = PASSED + MOST_SEATS
TOKEN = KIND + MOST_ITEMS
BARKING = TOKEN + MOST_ITEMS
DOGS = BARKING + MOST_ITEMS
BEST = DOGS + MOST_ITEMS * MOST_SEATS
WON = BEST + MOST_ITEMS * MOST_SEATS
DISCARD = WON + MOST_SEATS * KINDS
PLAYED = DISCARD + CARDS
UNSEEN = PLAYED + CARDS
DECK = UNSEEN + KINDS
SIZE = DECK + 2 * 64
"""The deck lies in the order in which it is drawn, from `TOP` to before `BOTTOM`."""

PLAY, TOKENS, THROW, CLEARED, OVER = range(5)
"""Phases: a turn, a token, discards, a round that is over, and a game that is."""

PASS, BARK, PLAY_CAT, SWAP, LAY, DISCARDS = range(6)
"""What is done by a move."""
NOWHERE = 15
_WHERE, _WHAT = 36, 40  # from which bit on


def number(what: int, place: int = 0, counts: tuple[int, ...] = ()) -> int:
    """A move as a number; places begin with 0."""
    cards = sum(int(count) << 3 * card for card, count in enumerate(counts))
    return (what << _WHAT) + (place << _WHERE) + cards


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

# --- chance -------------------------------------------------------------------------------------


@compiled
def below(rng: Table, most: int) -> int:
    """A number from 0 to before `most`."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return int((x >> np.uint64(33)) % np.uint64(most))


@compiled
def unit(rng: Table) -> float:
    """A number from 0 to before 1."""
    return below(rng, 1 << 30) / float(1 << 30)


@compiled
def shuffle(t: Table, first: int, last: int, rng: Table) -> None:
    for here in range(last - 1, first, -1):
        there = first + below(rng, here - first + 1)
        t[here], t[there] = t[there], t[here]


# --- the rules ----------------------------------------------------------------------------------


@compiled
def held(t: Table, seat: int) -> int:
    """How many cards a seat holds."""
    many = 0
    for card in range(CARDS):
        many += t[HANDS + seat * CARDS + card]
    return many


@compiled
def leader(t: Table, item: int) -> int:
    """BRK-18: whose pack leads at an item; -1 if nobody barks there."""
    best = -1
    for seat in range(t[SEATS]):
        dogs = t[DOGS + item * MOST_SEATS + seat]
        if dogs:
            if best < 0:
                best = seat
            else:
                most = t[DOGS + item * MOST_SEATS + best]
                if dogs > most or (
                    dogs == most
                    and t[BEST + item * MOST_SEATS + seat] < t[BEST + item * MOST_SEATS + best]
                ):
                    best = seat
    return best


@compiled
def worth(have: int) -> int:
    """BRK-20: of one more item of a kind."""
    return 3 if have == 0 else 2 if have == 1 else 1


@compiled
def points(t: Table, seat: int) -> int:
    total = 0
    for kind in range(KINDS):
        have = t[WON + seat * KINDS + kind]
        total += (0, 3, 5)[have] if have < 3 else have + 3
    return total


@compiled
def refill(t: Table, rng: Table) -> bool:
    """BRK-5: is there a card to be drawn?"""
    if t[TOP] == t[BOTTOM]:
        t[TOP] = t[BOTTOM] = 0
        bury(t, DISCARD, rng)
    return bool(t[TOP] < t[BOTTOM])


@compiled
def bury(t: Table, pile: int, rng: Table) -> None:
    """Cards go under the deck, shuffled."""
    if t[TOP] > 0:
        for place in range(t[TOP], t[BOTTOM]):
            t[DECK + place - t[TOP]] = t[DECK + place]
        t[BOTTOM] -= t[TOP]
        t[TOP] = 0
    start = t[BOTTOM]
    for card in range(CARDS):
        for _ in range(t[pile + card]):
            t[DECK + t[BOTTOM]] = card
            t[BOTTOM] += 1
        t[pile + card] = 0
    shuffle(t, DECK + start, DECK + t[BOTTOM], rng)


@compiled
def draw(t: Table, seat: int) -> None:
    t[HANDS + seat * CARDS + t[DECK + t[TOP]]] += 1
    t[TOP] += 1


@compiled
def ask(t: Table) -> None:
    """BRK-7: whoever is on turn with no cards passes by itself."""
    t[PHASE] = PLAY
    while t[PASSES] < t[SEATS] and held(t, t[TURN]) == 0:
        pass_turn(t)
    if t[PASSES] == t[SEATS]:
        end_round(t)


@compiled
def pass_turn(t: Table) -> None:
    t[PASSED + t[TURN]] = 1
    t[PASSES] += 1
    t[FIRST] = t[TURN]  # BRK-17: in the end the last to pass
    to_the_left(t)


@compiled
def to_the_left(t: Table) -> None:
    for step in range(1, t[SEATS] + 1):
        seat = (t[TURN] + step) % t[SEATS]
        if not t[PASSED + seat]:
            t[TURN] = seat
            return


@compiled
def end_round(t: Table) -> None:
    """BRK-17, BRK-18; what lies there stays until `new_round`."""
    for item in range(t[ITEMS]):
        best = leader(t, item)
        if best >= 0:
            t[WON + best * KINDS + t[KIND + item]] += 1
    t[PHASE] = OVER if t[ROUND] == 5 else CLEARED


@compiled
def new_round(t: Table, rng: Table) -> None:
    """BRK-19, BRK-3, BRK-4: the next round is laid out and dealt."""
    for card in range(CARDS):
        t[DISCARD + card] += t[PLAYED + card]
        t[PLAYED + card] = 0
    bury(t, DISCARD, rng)
    t[ROUND] += 1
    t[PASSES] = 0
    for place in range(PASSED, PASSED + MOST_SEATS):
        t[place] = 0
    for place in range(TOKEN, WON):
        t[place] = 0
    lay_out(t, rng)
    each = min(t[ROUND] + 2, (t[BOTTOM] - t[TOP]) // t[SEATS])
    for seat in range(t[SEATS]):
        for _ in range(each):
            draw(t, seat)
    t[TURN] = t[FIRST]
    look_at_hands(t)


@compiled
def lay_out(t: Table, rng: Table) -> None:
    left = 0
    for kind in range(KINDS):
        left += t[UNSEEN + kind]
    t[ITEMS] = min(t[ROUND] + 2, left)
    for item in range(t[ITEMS]):
        chosen = below(rng, left)
        left -= 1
        kind = 0
        while chosen >= t[UNSEEN + kind]:
            chosen -= t[UNSEEN + kind]
            kind += 1
        t[UNSEEN + kind] -= 1
        t[KIND + item] = kind


@compiled
def look_at_hands(t: Table) -> None:
    """BRK-6."""
    for seat in range(t[SEATS]):
        if held(t, seat) > HAND:
            t[PHASE] = THROW
            return
    t[TURN] = t[FIRST]
    ask(t)


@compiled
def free_place(t: Table) -> bool:
    tokens = 0
    for item in range(t[ITEMS]):
        tokens += t[TOKEN + item]
    return bool(tokens < min(t[ITEMS], 7))


@compiled
def do(t: Table, seat: int, move: int, rng: Table) -> None:
    """A legal move of a seat, and what must follow."""
    what = move >> _WHAT
    place = (move >> _WHERE) & 15
    hand = HANDS + seat * CARDS
    if what == BARK:
        bark(t, seat, place, move)
        to_the_left(t)
        ask(t)
    elif what == PASS:
        pass_turn(t)
        ask(t)
    elif what == LAY:
        if place != NOWHERE:
            t[TOKEN + place] = 1
        ask(t)
    elif what == DISCARDS:
        for card in range(CARDS):
            thrown = (move >> 3 * card) & 7
            t[hand + card] -= thrown
            t[DISCARD + card] += thrown
        look_at_hands(t)
    else:  # BRK-16: refill, throw away, draw
        there_is = refill(t, rng)
        card = CAT if what == PLAY_CAT else WONDER
        t[hand + card] -= 1
        t[DISCARD + card] += 1
        if there_is:
            draw(t, seat)
        if what == PLAY_CAT and free_place(t):
            t[PHASE] = TOKENS
        else:
            ask(t)


@compiled
def bark(t: Table, seat: int, item: int, move: int) -> None:
    """BRK-9 … BRK-12, BRK-15."""
    hand = HANDS + seat * CARDS
    mine = item * MOST_SEATS + seat
    for card in range(WONDER + 1):
        dogs = (move >> 3 * card) & 7
        if dogs:
            t[hand + card] -= dogs
            t[PLAYED + card] += dogs
            if card < RANKS:
                if t[DOGS + mine] == 0 or card < t[BEST + mine]:
                    t[BEST + mine] = card
                t[BARKING + item] |= 1 << card
            t[DOGS + mine] += dogs


# --- quick play ---------------------------------------------------------------------------------

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
        return PLAY_CAT << _WHAT
    if t[hand + WONDER] and there_is:
        dogs = 0
        for card in range(RANKS):
            dogs += t[hand + card]
        if dogs == 0:
            return SWAP << _WHAT
    best = PASS << _WHAT
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
                    (BARK << _WHAT)
                    + (item << _WHERE)
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
                best, most = (BARK << _WHAT) + (item << _WHERE) + cards, gain
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
    return (LAY << _WHAT) + (best << _WHERE)


@compiled
def throw(t: Table, seat: int) -> int:
    """BRK-6: what is worth least, one card after the other."""
    hand = HANDS + seat * CARDS
    move = DISCARDS << _WHAT
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
def asked(t: Table) -> int:
    """A seat that has a choice."""
    if t[PHASE] == THROW:
        for seat in range(t[SEATS]):
            if held(t, seat) > HAND:
                return seat
    return int(t[TURN])


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


@compiled
def begin(t: Table, seats: int, cats_from: int, rng: Table) -> None:
    """BRK-1, BRK-2: a new game, its first round dealt."""
    t[:] = 0
    t[SEATS] = seats
    t[CATS_FROM] = cats_from
    t[FIRST] = below(rng, seats)
    for card in range(CARDS):
        t[PLAYED + card] = BOX[card]
    t[PLAYED + CAT] -= seats
    for seat in range(seats):
        t[HANDS + seat * CARDS + CAT] = 1
    for kind in range(KINDS):
        t[UNSEEN + kind] = 2 + kind // 2
    new_round(t, rng)


# --- worlds -------------------------------------------------------------------------------------

HEAP, BY, WHEN, MANY = range(4)
"""A draw: from which heap, by whom, when, and how many cards that the seat on turn didn't see."""
WHO, WHICH, SHOWN_AT = range(3)
"""A card that was shown."""


@compiled
def pin(draws: Table, shown: Table, open_: Table, cards: Table, left: Table, rng: Table) -> bool:
    """Find for each card that was shown a draw that may have brought it: the likelier, the more
    cards of a draw and the more such cards of its heap are left. Cards that can have come from few
    heaps come first, and of a heap the latest draw is taken: earlier ones may be needed."""
    heaps = len(left)
    chances, latest, best = np.zeros(heaps), np.zeros(heaps, np.int64), np.zeros(heaps)
    pinned = np.zeros(len(shown), np.bool_)
    for _ in range(len(shown)):
        next_, fewest = -1, 99
        for nth in range(len(shown)):
            if pinned[nth]:
                continue
            ways = may_be_of(draws, shown[nth], open_, cards, left, chances, latest)
            if ways < fewest:
                next_, fewest = nth, ways
                best[:] = chances
                if ways <= 1:
                    break
        if fewest == 0:
            return False
        chosen = unit(rng) * best.sum()
        heap = -1
        while chosen >= 0.0 and heap < heaps - 1:
            heap += 1
            chosen -= best[heap]
        may_be_of(draws, shown[next_], open_, cards, left, chances, latest)
        pinned[next_] = True
        open_[latest[heap]] -= 1
        cards[heap, shown[next_, WHICH]] -= 1
        left[heap] -= 1
    return True


@compiled
def may_be_of(
    draws: Table,
    one: Table,
    open_: Table,
    cards: Table,
    left: Table,
    chances: Table,
    latest: Table,
) -> int:
    """Of how many heaps a card that was shown may be, how likely, and by which draw."""
    chances[:] = 0.0
    for draw_ in range(len(draws)):
        heap = draws[draw_, HEAP]
        many = cards[heap, one[WHICH]]
        theirs = draws[draw_, BY] == one[WHO] and draws[draw_, WHEN] < one[SHOWN_AT]
        if theirs and many and open_[draw_]:
            if chances[heap] == 0.0 or draws[draw_, WHEN] > draws[latest[heap], WHEN]:
                latest[heap] = draw_
            chances[heap] += open_[draw_] * many / left[heap]
    ways = 0
    for heap in range(len(left)):
        ways += chances[heap] > 0.0
    return ways


@compiled
def imagine(
    t: Table, me: int, draws: Table, shown: Table, heaps: Table, deck: int, rng: Table
) -> bool:
    """A world: what others hold and how the deck lies. False if no such world was found."""
    open_, cards, left = draws[:, MANY].copy(), heaps.copy(), heaps.sum(axis=1)
    tries = 1
    while not pin(draws, shown, open_, cards, left, rng):
        if tries == 20:
            return False
        tries += 1
        open_, cards, left = draws[:, MANY].copy(), heaps.copy(), heaps.sum(axis=1)
    t[TOP] = 0
    t[BOTTOM] = 0
    for heap in range(len(heaps)):
        start = t[BOTTOM]
        for card in range(CARDS):
            for _ in range(cards[heap, card]):
                t[DECK + t[BOTTOM]] = card
                t[BOTTOM] += 1
        shuffle(t, DECK + start, DECK + t[BOTTOM], rng)
        for draw_ in range(len(draws)):
            if draws[draw_, HEAP] == heap:
                for _ in range(open_[draw_]):
                    t[BOTTOM] -= 1
                    t[HANDS + draws[draw_, BY] * CARDS + t[DECK + t[BOTTOM]]] += 1
    t[BOTTOM] = min(t[BOTTOM], deck)  # of a position not all that is unseen lies in the deck
    return True


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
    """Is there an item that nobody barks at, and a dog for it, while everybody else is out or
    nothing has been played yet? Nobody would understand a pass then."""
    dogs, free = 0, 0
    for card in range(RANKS):
        dogs += t[HANDS + seat * CARDS + card]
    for item in range(t[ITEMS]):
        free += leader(t, item) < 0
    alone = t[PASSES] == t[SEATS] - 1
    return bool(dogs and free and (alone or free == t[ITEMS]))


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
                    (BARK << _WHAT)
                    + (item << _WHERE)
                    + (real << 3 * card)
                    + (wonders << 3 * WONDER)
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
        if not imagine(world, me, draws, shown, heaps, deck, rng):
            return False
        for move in range(len(moves)):
            t[:] = world
            luck[0] = rng[0]
            do(t, me, moves[move], luck)
            play_round(t, tastes, luck)
            values[nth, move] = chance(t, me, weights, spread, scratch)
        below(rng, 2)
    return True
