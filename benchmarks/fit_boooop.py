"""Fits what Boooop's bot thinks a bed is worth: `python benchmarks/fit_boooop.py [GAMES]`.

The bot plays against itself, first without ghosts, then with them, after a random opening and with
a random move now and then. For every position that comes up, logistic regression asks what the
parts of `worth.WORTH` say about who won in the end, and what the search thought. Positions with a
win at hand are left out: the search knows those without weighing them. The table that is printed
goes into `src/lapki/bots/boooop/worth.py` by hand. Takes minutes.
"""

from __future__ import annotations

import sys
from random import Random

import numpy as np

from lapki.bots import Budget
from lapki.bots.boooop import Level
from lapki.bots.boooop.eye import side
from lapki.bots.boooop.search import blank_memory
from lapki.bots.boooop.thinking import legal_moves, think
from lapki.bots.boooop.threats import can_win
from lapki.bots.boooop.worth import ROWS, WORTH
from lapki.games.boooop import kernel, rules
from lapki.games.boooop.kernel import Position

LEVEL = Level(turns=60, nodes=8_000)
LONGEST = 400
BELIEF = 0.4
"""How much the search's own opinion counts beside who won."""
UNITS = np.eye(len(ROWS[0]), dtype=np.int64)
"""Rows in which one number is 1: what a seat has of each part."""

Sample = tuple[list[int], float, bool]
"""What both seats have, what the search thought, and whether the seat to place won."""


def main(games: int) -> None:
    tables = []
    for haunted in (False, True):
        seen = [sample for number in range(games) for sample in play(Random(number), haunted)]
        given, thought, won = (np.array(column, float) for column in zip(*seen, strict=True))
        weights = regression(given, BELIEF * thought + (1 - BELIEF) * won)
        chance = 1 / (1 + np.exp(-given @ weights))
        loss = -np.mean(np.log(np.where(won > 0, chance, 1 - chance)))
        print(f"# {len(seen)} positions of {games} games, ghosts {haunted}: log-loss {loss:.4f}")
        placing, waiting = np.split(np.rint(100 * weights).astype(int), 2)
        tables += [placing, -waiting]
    begin = 0
    for name, rows in WORTH.items():
        end = begin + len(rows[0])
        print(f"    {name!r}: {tuple(tuple(map(int, row[begin:end])) for row in tables)},")
        begin = end


def play(rng: Random, haunted: bool) -> list[Sample]:
    """The samples of a game; none if nobody won."""
    position = kernel.from_state(rules.start(haunted=haunted))
    memory = blank_memory(16)
    opening = rng.randrange(4, 18)
    past = []
    for ply in range(LONGEST):
        moves = legal_moves(position)
        rng.shuffle(moves)
        move = moves[0]
        if ply >= opening and rng.random() > 0.03:
            best = think(position, moves, LEVEL, Budget(), memory)[0]
            move = best.move
            if position.phase == kernel.PLACE and not can_win(position):
                past.append((both(position), best.chance, position.seat))
        position = kernel.play(position, move)
        if position.phase == kernel.OVER:
            return [(parts, chance, seat == position.seat) for parts, chance, seat in past]
    return []


def both(position: Position) -> list[int]:
    mine, theirs, cats, my_kittens, their_kittens, my_ghost, their_ghost, _, _ = position
    sides = (
        (mine, theirs, cats, my_kittens, my_ghost, their_ghost),
        (theirs, mine, cats, their_kittens, their_ghost, my_ghost),
    )
    return [int(side(unit, *one)) for one in sides for unit in UNITS]


def regression(given: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Newton's method on the likelihood; a weak pull to 0 settles what can't be told apart."""
    weights = np.zeros(given.shape[1])
    for _ in range(8):
        chance = 1 / (1 + np.exp(-given @ weights))
        slope = given.T @ (won - chance) - 3 * weights
        curve = (given * (chance * (1 - chance))[:, None]).T @ given + 3 * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    return weights


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
