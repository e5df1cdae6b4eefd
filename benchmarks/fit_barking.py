"""What Barking's bot learns by playing: tastes of quick play, and what a hand is worth at the end
of a round.

python benchmarks/fit_barking.py > src/lapki/bots/barking/values.toml     some minutes

Tastes are climbed: a changed one is kept if it brings more points, alone among others of the old
one. Then many games are played, and a regression says how many points a seat still makes after each
round, by what it holds; and how far that is from the truth.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numba
import numpy as np

from lapki.bots.barking import kernel as k

Array = np.ndarray[Any, Any]

_numba: Any = numba
compiled = _numba.njit  # not kept on disk, where it wouldn't notice a changed kernel

STEPS = np.array((0.3, 0.3, 0.25, 0.1, 0.4, 0.3, 0.15, 0.25, 0.15, 0.2, 0.0, 0.1))


@compiled
def duel(games: int, seats: int, one: Array, others: Array, seed: int) -> float:
    """How many points more than the average of the others one taste makes among those of another."""
    rng, t = np.zeros(1, np.uint64), np.zeros(k.SIZE, np.int16)
    tastes = np.zeros((k.MOST_SEATS, len(one)))
    ahead = 0.0
    for game in range(games):
        rng[0] = np.uint64(88172645463325252 + seed * 1000003 + game // seats * 7919)
        for _ in range(5):
            k.below(rng, 5)
        me = game % seats
        for seat in range(k.MOST_SEATS):
            tastes[seat] = one if seat == me else others
        k.begin(t, seats, 1, rng)
        k.play_game(t, tastes, rng)
        for seat in range(seats):
            points = k.points(t, seat)
            ahead += points if seat == me else -points / (seats - 1)
    return ahead / games


@compiled
def watch(games: int, seats: int, taste: Array, seed: int, seen: Array, more: Array) -> None:
    """Of each game, after each of four rounds, each seat's features and what it made from then on."""
    rng, t = np.zeros(1, np.uint64), np.zeros(k.SIZE, np.int16)
    rng[0] = np.uint64(seed + 88172645463325252)
    tastes = np.zeros((k.MOST_SEATS, len(taste)))
    tastes[:] = taste
    for game in range(games):
        k.begin(t, seats, 1, rng)
        for nth in range(5):
            k.play_round(t, tastes, rng)
            if nth < 4:
                for seat in range(seats):
                    k.features(t, seat, seen[game, nth, seat])
                    more[game, nth, seat] = k.points(t, seat)
                k.new_round(t, rng)
        for nth in range(4):
            for seat in range(seats):
                more[game, nth, seat] = k.points(t, seat) - more[game, nth, seat]


def climb(seats: int, tries: int) -> Array:
    rs = np.random.default_rng(seats)
    best = k.TASTE.copy()
    for nth in range(tries):
        change = rs.normal(size=len(best)) * STEPS * (rs.random(len(best)) < 0.35)
        taste = best + change * max(0.3, 0.997**nth)
        taste[k.NOISE] = max(0.0, taste[k.NOISE])
        taste[k.WILL] = min(0.95, max(0.0, taste[k.WILL]))
        if duel(1_500, seats, taste, best, nth) > 0.15:
            gain = duel(6_000, seats, taste, best, 10**6 + nth)
            if gain > 0.08:
                best = taste
                print(f"{seats} seats, try {nth}: {gain:+.2f} points", file=sys.stderr)
    return best


def fit(seats: int, taste: Array, games: int) -> None:
    seen = np.zeros((games, 4, seats, k.FEATURES))
    more = np.zeros((games, 4, seats))
    watch(games, seats, taste, 7, seen, more)
    for nth in range(4):
        x, y = seen[:, nth].reshape(-1, k.FEATURES), more[:, nth].reshape(-1)
        weights, *_ = np.linalg.lstsq(x, y, rcond=None)
        miss = y - x @ weights
        print("\n[[rounds]]")
        print(f"seats = {seats}\nround = {nth + 1}")
        print(f"weights = {np.round(weights, 3).tolist()}")
        # A difference of two such normal misses, as a logistic curve.
        print(f"spread = {miss.std() * 2**0.5 / 1.7:.2f}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--tries", type=int, default=300)
    asked.add_argument("--games", type=int, default=20_000)
    args = asked.parse_args()
    few, many = climb(2, args.tries), climb(4, args.tries)
    print("# Made by benchmarks/fit_barking.py.")
    for seats in range(2, 6):
        taste = few if seats == 2 else many
        print(f"\n[[taste]]\nseats = {seats}\ntaste = {np.round(taste, 3).tolist()}")
    for seats in range(2, 6):
        fit(seats, few if seats == 2 else many, args.games)


if __name__ == "__main__":
    main()
