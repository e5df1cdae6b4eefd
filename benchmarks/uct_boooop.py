"""Plain UCT for Boooop, the yardstick that many hobby bots are: random playouts and nothing else.

`lapki arena boooop level:9@0.1s benchmarks/uct_boooop.py:Uct@200000 --opening 4`: its nodes are
playouts. `python benchmarks/uct_boooop.py` tells how long they take, so that the other can be given
a tenth of it.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import numba
import numpy as np

from lapki.bots.contract import Bot, Budget, Sight
from lapki.games.boooop import kernel, positions, rules
from lapki.games.boooop.kernel import MOST_MOVES, OVER, Position, moves, play, random_move, scramble
from lapki.games.boooop.state import BoooopMove

PLAYOUTS = 200_000
LONGEST = 400
"""Whoever has played so long has drawn."""
EAGER = 1.0
"""How much what was seldom tried counts (the usual c; wins count 1)."""


class Tree(NamedTuple):
    """Nodes by number; 0 is the question, and the children of a node stand side by side."""

    move: Any
    child: Any
    """The first one; 0 until it was reached a second time."""
    many: Any
    visits: Any
    wins: Any
    """For the seat that moved here."""
    mover: Any


def tree_of(playouts: int) -> Tree:
    room = 1 + MOST_MOVES * (playouts + 1)
    numbers = [np.zeros(room, np.int32) for _ in range(4)]
    return Tree(*numbers, np.zeros(room), np.zeros(room, np.int8))


@numba.njit
def chosen(tree: Tree, node: int) -> int:
    """The child with the best bound; one that nobody tried comes first."""
    best, bound = -1, -1.0
    for each in range(tree.child[node], tree.child[node] + tree.many[node]):
        if not tree.visits[each]:
            return int(each)
        rare = sqrt(log(tree.visits[node]) / tree.visits[each])
        here = tree.wins[each] / tree.visits[each] + EAGER * rare
        if here > bound:
            best, bound = each, here
    return best


@numba.njit
def winner(position: Position, chance: int) -> int:
    """Who wins when both play at random; 0 if nobody does."""
    for _ in range(LONGEST):
        if position.phase == OVER:
            return int(position.seat)
        chance = scramble(chance)
        position = play(position, random_move(position, chance))
    return 0


@numba.njit
def think(position: Position, tree: Tree, playouts: int, seed: int) -> int:
    """The move that was tried most often."""
    room = np.zeros(MOST_MOVES, np.int64)
    path = np.zeros(LONGEST, np.int64)
    end, chance = 1, scramble(seed)
    for _ in range(playouts):
        now, node, deep = position, 0, 0
        while now.phase != OVER and deep < LONGEST - 1:
            if not tree.child[node]:
                if node and not tree.visits[node]:
                    break
                tree.child[node], tree.many[node] = end, moves(now, room)
                for each in range(tree.many[node]):
                    tree.move[end], tree.mover[end] = room[each], now.seat
                    end += 1
            node = chosen(tree, node)
            deep += 1
            path[deep] = node
            now = play(now, tree.move[node])
        chance = scramble(chance)
        won = winner(now, chance)
        for at in range(deep + 1):
            tree.visits[path[at]] += 1
            if won == 0:
                tree.wins[path[at]] += 0.5
            elif won == tree.mover[path[at]]:
                tree.wins[path[at]] += 1
    front = tree.child[0] + np.argmax(tree.visits[tree.child[0] : tree.child[0] + tree.many[0]])
    return int(tree.move[front])


class Uct(Bot):
    """Tries so many playouts a decision as it has nodes."""

    levels = (1,)
    draw_after = 300

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> BoooopMove:
        state = positions.load(sight.view, haunted=sight.options.ghosts == "on")
        playouts = budget.nodes or PLAYOUTS
        seed = rng.getrandbits(32)
        return kernel.to_move(think(kernel.from_state(state), tree_of(playouts), playouts, seed))


def main() -> None:
    for haunted in (False, True):
        start = kernel.from_state(rules.start(haunted=haunted))
        think(start, tree_of(1), 1, 1)
        begin = perf_counter()
        think(start, tree_of(PLAYOUTS), PLAYOUTS, 1)
        took = perf_counter() - begin
        print(f"ghosts {'on' if haunted else 'off'}: {PLAYOUTS:,} playouts in {took:.2f} s")


if __name__ == "__main__":
    main()
