"""What Barking's bot learns by playing: what a hand and items are worth at the end of a round.

python benchmarks/fit_barking.py > values.toml     ten minutes; then it goes to bots/barking

Games are played, first by quick play and then by search with what was learnt so far; a regression
says how many points a seat still made after each round, by what it and others held then.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numba
import numpy as np

from lapki.bots.barking import kernel as k
from lapki.bots.barking import quick, trials

Array = np.ndarray[Any, Any]

_numba: Any = numba
compiled = _numba.njit  # not kept on disk, where it wouldn't notice a changed kernel

TASTES = {
    2: (0.9, 0.5, 0.5, 0.15, 1.3, 0.6, 0.35, 0.0, 0.3, 0.3, 0.0),
    3: (1.287, 1.243, 0.729, 0.107, 1.1, 0.394, 0.046, -0.289, 0.148, 0.83, 0.325),
}
"""What quick play believes at two seats, and at three or more."""


@compiled
def hide(t: Array, me: int, rng: Array) -> None:
    """Another world for that seat, roughly: all it doesn't see is dealt anew."""
    top = t[k.TOP]
    for seat in range(t[k.SEATS]):
        if seat != me:
            for card in range(k.CARDS):
                for _ in range(t[k.HANDS + seat * k.CARDS + card]):
                    t[k.DECK + t[k.BOTTOM]] = card
                    t[k.BOTTOM] += 1
    k.shuffle(t, k.DECK + top, k.DECK + t[k.BOTTOM], rng)
    for seat in range(t[k.SEATS]):
        if seat != me:
            many = k.held(t, seat)
            for card in range(k.CARDS):
                t[k.HANDS + seat * k.CARDS + card] = 0
            for _ in range(many):
                t[k.BOTTOM] -= 1
                t[k.HANDS + seat * k.CARDS + t[k.DECK + t[k.BOTTOM]]] += 1


@compiled
def options(t: Array, seat: int, taste: Array, moves: Array, gains: Array) -> int:
    """What is worth a thought; the bot itself leaves out what looks silly, too (`search`)."""
    if t[k.PHASE] == k.TOKENS:
        moves[0] = k.LAY * 2**40 + k.NOWHERE * 2**36
        many = 1
        for item in range(t[k.ITEMS]):
            if not t[k.TOKEN + item]:
                moves[many] = k.LAY * 2**40 + item * 2**36
                many += 1
        return many
    many = trials.candidates(t, seat, taste, moves, gains)
    if many > 24:
        best = np.argsort(-gains[:many])[:24]
        moves[:24] = moves[best]
        many = 24
    moves[many] = k.PASS * 2**40
    many += 1
    hand = k.HANDS + seat * k.CARDS
    if t[hand + k.CAT] and t[k.ROUND] >= t[k.CATS_FROM]:
        moves[many] = k.PLAY_CAT * 2**40
        many += 1
    if t[hand + k.WONDER] and t[k.TOP] < t[k.BOTTOM]:
        moves[many] = k.SWAP * 2**40
        many += 1
    return many


@compiled
def clever(
    t: Array,
    seat: int,
    worlds: int,
    soft: float,
    taste: Array,
    weights: Array,
    spread: Array,
    rng: Array,
) -> int:
    """A move by search, as the bot finds it, but for what it remembers."""
    if t[k.PHASE] == k.THROW:
        return quick.throw(t, seat)
    moves, gains = np.zeros(500, np.int64), np.zeros(500)
    many = options(t, seat, taste, moves, gains)
    if many == 1:
        return moves[0]
    sums, scratch = np.zeros(many), np.zeros((7, trials.FEATURES))
    tastes = np.zeros((k.MOST_SEATS, len(taste)))
    tastes[:] = taste
    world, u, luck = t.copy(), t.copy(), rng.copy()
    for _ in range(worlds):
        world[:] = t
        hide(world, seat, rng)
        for move in range(many):
            u[:] = world
            luck[0] = rng[0]
            k.do(u, seat, moves[move], luck)
            quick.play_round(u, tastes, luck)
            sums[move] += trials.chance(u, seat, weights, spread, scratch)
        k.below(rng, 2)
    for move in range(many):
        sums[move] = sums[move] / worlds - soft * np.log(-np.log(k.unit(rng) + 1e-12) + 1e-12)
    return moves[sums.argmax()]


@compiled
def watch(
    games: int,
    seats: int,
    worlds: int,
    taste: Array,
    weights: Array,
    spread: Array,
    seed: int,
    seen: Array,
    more: Array,
) -> None:
    """After each round of each game, each seat's features and what it made from then on."""
    rng, t = np.zeros(1, np.uint64), np.zeros(k.SIZE, np.int16)
    rng[0] = np.uint64(seed * 7919 + 88172645463325252)
    tastes = np.zeros((k.MOST_SEATS, len(taste)))
    tastes[:] = taste
    for game in range(games):
        k.begin(t, seats, 1, rng)
        for nth in range(5):
            while t[k.PHASE] < k.CLEARED:
                seat = k.asked(t)
                if worlds:
                    move = clever(t, seat, worlds, 0.01, taste, weights, spread, rng)
                else:
                    move = quick.quick(t, seat, taste, rng)
                k.do(t, seat, move, rng)
            if nth < 4:
                for seat in range(seats):
                    trials.features(t, seat, seen[game, nth, seat])
                    more[game, nth, seat] = k.points(t, seat)
                k.new_round(t, rng)
        for nth in range(4):
            for seat in range(seats):
                more[game, nth, seat] = k.points(t, seat) - more[game, nth, seat]


def fit(seen: Array, more: Array) -> tuple[Array, Array]:
    """What each feature brings after each round, as a line over the rounds to come, and how far
    that is from the truth: a difference of two such misses, as a logistic curve."""
    rounds = np.arange(4).reshape(1, 4, 1, 1) - 1.5
    x = np.concatenate([seen, seen * rounds], axis=3).reshape(-1, 2 * trials.FEATURES)
    y = more.reshape(-1)
    both = np.linalg.solve(x.T @ x + 3 * np.eye(x.shape[1]), x.T @ y)
    weights = np.array(
        [both[: trials.FEATURES] + both[trials.FEATURES :] * (n - 1.5) for n in range(4)]
    )
    miss = more - np.einsum("gnsf,nf->gns", seen, weights)
    return weights, miss.std(axis=(0, 2)) * 2**0.5 / 1.7


def learn(seats: int, games: int, worlds: int) -> tuple[Array, Array]:
    """From quick play, and then from games of those who know that."""
    taste = np.array(TASTES[min(seats, 3)])
    weights, spread = np.zeros((6, 6, trials.FEATURES)), np.ones((6, 6))
    for many, deep in ((10 * games, 0), (games, worlds), (games, worlds), (games, worlds)):
        seen, more = np.zeros((many, 4, seats, trials.FEATURES)), np.zeros((many, 4, seats))
        watch(many, seats, deep, taste, weights, spread, many + deep, seen, more)
        weights[seats, 1:5], spread[seats, 1:5] = fit(seen, more)
        print(f"{seats} seats, {many} games of {deep} worlds", file=sys.stderr, flush=True)
        print(np.round(weights[seats, 1:5], 2).tolist(), file=sys.stderr, flush=True)
    return weights[seats], spread[seats]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=1_000)
    asked.add_argument("--worlds", type=int, default=3)
    args = asked.parse_args()
    print("# Made by benchmarks/fit_barking.py.")
    for seats in range(2, 6):
        print(f"\n[[taste]]\nseats = {seats}\ntaste = {list(TASTES[min(seats, 3)])}")
    for seats in range(2, 6):
        games = args.games if seats == 2 else args.games // 2
        weights, spread = learn(seats, games, args.worlds)
        for nth in range(1, 5):
            print(f"\n[[rounds]]\nseats = {seats}\nround = {nth}")
            print(f"weights = {np.round(weights[nth], 3).tolist()}\nspread = {spread[nth]:.2f}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
