"""Barking once more, over an array of small numbers and compiled: for search, never for judging.

A table is one array of 16-bit numbers (the names below say what lies where), so that a world is
copied in no time. Hands are counts by card. What breed a wonder dog carries changes nothing (it
never barks without a real dog of that breed), so that a pack is counts by breed, how many wonder
dogs, and its best rank.

A move is a number: what is done, a place, and three bits for the count of each card.

Everything below `compiled` runs as machine code, and is held to the rules by the tests.
"""

from __future__ import annotations

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
WHERE, WHAT = 36, 40
"""From which bit of a move on."""


def number(what: int, place: int = 0, counts: tuple[int, ...] = ()) -> int:
    """A move as a number; places begin with 0."""
    cards = sum(int(count) << 3 * card for card, count in enumerate(counts))
    return (what << WHAT) + (place << WHERE) + cards


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
    what = move >> WHAT
    place = (move >> WHERE) & 15
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


@compiled
def asked(t: Table) -> int:
    """A seat that has a choice."""
    if t[PHASE] == THROW:
        for seat in range(t[SEATS]):
            if held(t, seat) > HAND:
                return seat
    return int(t[TURN])


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
