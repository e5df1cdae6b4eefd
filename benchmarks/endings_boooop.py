"""Does Boooop's bot see a win that is there? `python benchmarks/endings_boooop.py --endings 200`.

The bot plays against itself after a random opening. Nine plies before the end of a game, if the
winner is to place a piece there, the position is an ending: it was won by force, or the loser
erred. Each is asked about with a budget. In a game that the loser only lost by a late error nobody
could have proven anything, so whatever isn't proven is asked again with `--sure` nodes: what is
proven then was a win that the bot didn't see, and what isn't remains open and is no won ending.
Games are played until there are as many won endings as wanted; the share in which the win was
found is told, by how many turns it takes, and how many were left open on the way.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import count
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Literal

from lapki.bots import Budget
from lapki.bots.boooop import LEVELS
from lapki.bots.boooop.net import learnt
from lapki.bots.boooop.search import blank_memory
from lapki.bots.boooop.thinking import BITS, legal_moves, think
from lapki.games.boooop import kernel, rules
from lapki.games.boooop.kernel import Position

BEST = LEVELS[max(LEVELS)]


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("--endings", type=int, default=200, help="that are known to be won")
    parse.add_argument("--plies", type=int, default=9, help="before the end")
    parse.add_argument("--ghosts", choices=("off", "on"), default="off")
    parse.add_argument("--nodes", type=int, default=4_000_000, help="for each ending")
    parse.add_argument("--sure", type=int, default=40_000_000, help="for those not proven")
    parse.add_argument("--play", type=int, default=5_000, help="nodes a move when games are made")
    parse.add_argument("--processes", type=int, default=os.cpu_count())
    given = parse.parse_args()
    found: Counter[int] = Counter()
    missed = left = 0
    begin = perf_counter()
    for asked, answer in enumerate(answers(given), 1):
        missed += answer == "missed"
        left += answer == "open"
        if isinstance(answer, int):
            found[answer] += 1
        won = found.total() + missed
        if asked % 10 == 0 or won == given.endings:
            took = (perf_counter() - begin) / asked
            share = 100 * found.total() / max(won, 1)
            print(
                f"{found.total()} of {won} won endings found ({share:.0f} %), "
                f"in so many turns: {dict(sorted(found.items()))}; "
                f"of {left} more nobody knows; {took:.1f} s each",
                flush=True,
            )
        if won == given.endings:
            return


Answer = int | Literal["missed", "open"]
"""In how many turns a win is proven; else whether there was one for certain."""


def answers(given: argparse.Namespace) -> Iterator[Answer]:
    """One ending after the other, in the order of the games that they are taken from."""
    with get_context("spawn").Pool(given.processes) as pool:
        asked = pool.imap(partial(ask, given), count(1))
        yield from (answer for answer in asked if answer is not None)


def ask(given: argparse.Namespace, number: int) -> Answer | None:
    """About the ending of the game with this number, if it has one that fits."""
    past = play(Random(number), given.ghosts == "on", given.play)
    if len(past) <= given.plies:
        return None
    position, winner = past[-1 - given.plies], past[-1].seat
    if position.phase != kernel.PLACE or position.seat != winner:
        return None
    if turns := won_in(position, given.nodes):
        return turns
    return "missed" if won_in(position, given.sure) else "open"


def won_in(position: Position, nodes: int) -> int | None:
    """In how many turns the seat to place wins, if so many nodes prove it."""
    memory = blank_memory(BITS, learnt(haunted=position.my_ghost >= kernel.HOME))
    best = think(position, legal_moves(position), BEST, Budget(nodes=nodes), memory)[0]
    return best.over_in if best.score > 0 else None


def play(rng: Random, haunted: bool, nodes: int) -> list[Position]:
    """All positions of a game of the bot against itself; none if nobody won."""
    position = kernel.from_state(rules.start(haunted=haunted))
    past = [position]
    memory = blank_memory(16, learnt(haunted))
    while position.phase != kernel.OVER and len(past) < 400:
        moves = legal_moves(position)
        rng.shuffle(moves)
        if len(past) > 6:
            moves = [think(position, moves, BEST, Budget(nodes=nodes), memory)[0].move]
        position = kernel.play(position, moves[0])
        past.append(position)
    return past if position.phase == kernel.OVER else []


if __name__ == "__main__":
    main()
