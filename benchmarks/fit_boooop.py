"""Fits what Boooop's bot thinks a bed is worth: `python benchmarks/fit_boooop.py [GAMES]`.

The bot plays against itself, half of the games with ghosts, after a random opening and with a
random move now and then. For every position that comes up, logistic regression asks what the
features of `lapki.bots.boooop.search` say about who won in the end. The answer goes into `WORTH`
by hand; a second fit, on games played with it, moves the numbers only a little. Takes minutes.
"""

from __future__ import annotations

import sys
from random import Random

import numpy as np

from lapki.bots import Budget
from lapki.bots.boooop import Thought
from lapki.bots.boooop.search import BED, WORTH, features, think
from lapki.games.boooop import kernel, rules

THOUGHT = Thought(turns=3, nodes=100_000)
LONGEST = 400


def main(games: int) -> None:
    seen = [sample for number in range(games) for sample in play(Random(number), number % 2 == 0)]
    sides, won = np.array([s for s, _ in seen], float), np.array([w for _, w in seen], float)
    placing, waiting = np.split(regression(sides, won)[:-1], 2)
    print(f"{len(seen)} positions of {games} games")
    for name, mine, theirs in zip(WORTH, placing, waiting, strict=True):
        print(f"    {name!r}: ({100 * mine:.0f}, {-100 * theirs:.0f}),")


def play(rng: Random, haunted: bool) -> list[tuple[list[int], bool]]:
    """The features of each position of a game, with whether its seat won; none if nobody did."""
    position = kernel.from_state(rules.start(haunted=haunted))
    opening = rng.randrange(4, 20)
    past = []
    for ply in range(LONGEST):
        if position.phase == kernel.PLACE:
            past.append((both(position), position.seat))
        moves = kernel_moves(position)
        rng.shuffle(moves)
        by_chance = ply < opening or rng.random() < 0.03
        move = moves[0] if by_chance else think(position, moves, THOUGHT, Budget())
        position = kernel.play(position, move)
        if position.phase == kernel.OVER:
            return [(side, seat == position.seat) for side, seat in past[4:]]
    return []


def both(position: kernel.Position) -> list[int]:
    empty = BED & ~(position.mine | position.theirs)
    mine = features(position.mine, position.cats, empty, position.my_kittens)
    return [*mine, *features(position.theirs, position.cats, empty, position.their_kittens)]


def kernel_moves(position: kernel.Position) -> list[int]:
    into = np.zeros(kernel.MOST_MOVES, np.int64)
    return [int(move) for move in into[: kernel.moves(position, into)]]


def regression(given: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Newton's method on the likelihood, with a constant at the end (whose turn it is)."""
    given = np.hstack([given, np.ones((len(given), 1))])
    weights = np.zeros(given.shape[1])
    for _ in range(20):
        chance = 1 / (1 + np.exp(-given @ weights))
        slope = given.T @ (won - chance) - 0.1 * weights
        curve = (given * (chance * (1 - chance))[:, None]).T @ given + 0.1 * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    return weights


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
