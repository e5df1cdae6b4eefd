"""Spots in numbers: how fast the rules are, and what a game between bots looks like.

    python benchmarks/spots.py speed                   plies a second of random play by the rules
    python benchmarks/spots.py sets --games 10000      games between two bots, set by set
    python benchmarks/spots.py solo --games 10000      games against the Dog, by its treats
    python benchmarks/spots.py bot --games 200         how long a decision of the bot takes

The same seeds give the same games, however many processes share the work.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from multiprocessing import Pool
from random import Random

from lapki import games
from lapki.bots import Budget, bot_for
from lapki.bots.arena import play_out
from lapki.bots.contract import sight
from lapki.games.contract import CHANCE, Chance, Decide, Over
from lapki.games.spots.box import SETS
from lapki.games.spots.events import Begins, Busted, Scored
from lapki.games.spots.state import DoTrick, Score, SpotsOptions
from lapki.match.match import Match

GAME, BOT = games.find("spots"), bot_for("spots")
DOG_TREATS = range(8)

Job = tuple[int, SpotsOptions, int, int]
"""Seats, options, the bots' level, and a seed."""


def main() -> None:
    asked = argparse.ArgumentParser(description="Spots in numbers.")
    asked.add_argument("what", choices=("speed", "sets", "solo", "bot"))
    asked.add_argument("--games", type=int, default=200, help="games a set")
    asked.add_argument("--level", type=int, default=2, help="level of the bots")
    asked.add_argument("--processes", type=int, default=1)
    args = asked.parse_args()
    if args.what == "speed":
        speed(args.games)
    elif args.what == "bot":
        decisions(args.games, args.level)
    else:
        with Pool(args.processes) as pool:
            (sets if args.what == "sets" else solo)(args.games, args.level, pool)


# --- speed --------------------------------------------------------------------------------------


def speed(count: int) -> None:
    """Random play straight by the rules: chance drawn, legal moves listed, one of them played."""
    print("| set | plies | plies a second |\n|---|--:|--:|")
    for name in (*SETS, "free-range"):
        begin = time.process_time()
        plies = sum(_random_game(name, seed) for seed in range(count))
        print(f"| {name} | {plies:,} | {plies / (time.process_time() - begin):,.0f} |")


def _random_game(tricks: str, seed: int) -> int:
    rng = Random(seed)
    state = GAME.start(1 + seed % 4, SpotsOptions(tricks=tricks))
    plies = 0
    while not isinstance(due := GAME.due(state), Over):
        if isinstance(due, Chance):
            move = GAME.fall(state, due.shape.draw(rng.randrange))
            state, _ = GAME.play(state, CHANCE, move)
        else:
            seat = due.seats[0]
            state, _ = GAME.play(state, seat, rng.choice(list(GAME.legal(state, seat))))
        plies += 1
    return plies


def decisions(count: int, level: int) -> None:
    """How long the bot thinks, over games of every set."""
    taken = []
    for seed in range(count):
        tricks = (*SETS, "free-range")[seed % 7]
        match = Match(GAME, 1 + seed % 4, SpotsOptions(tricks=tricks))
        rng = Random(seed)
        while not match.over:
            if isinstance(due := match.due, Decide):
                begin = time.process_time()
                move = BOT.choose(sight(match, due.seats[0]), level, Budget(), rng)
                taken.append(time.process_time() - begin)
                match.play(due.seats[0], move)
            else:
                match.chance(rng.randrange)
    taken.sort()
    for name, share in (("median", 0.5), ("99 of 100", 0.99), ("999 of 1,000", 0.999)):
        print(f"{name}: {1000 * taken[int(share * len(taken))]:.1f} ms")
    print(f"slowest of {len(taken):,}: {1000 * taken[-1]:.1f} ms")


# --- tables -------------------------------------------------------------------------------------


def sets(count: int, level: int, pool: object) -> None:
    """Two bots, set by set."""
    print(f"{count:,} games a set, two bots of level {level}:\n")
    print("| set | turns a game | turns that bust | dogs scored fast | wins of who begins |")
    print("|---|--:|--:|--:|--:|")
    for name in (*SETS, "free-range"):
        jobs = [(2, SpotsOptions(tricks=name), level, seed) for seed in range(count)]
        sums = _sum(pool, jobs)
        print(
            f"| {name} | {sums['turns'] / count:.1f} | {sums['busts'] / sums['turns']:.1%} "
            f"| {sums['fast'] / sums['scored']:.1%} | {sums['first'] / count:.1%} |",
            flush=True,
        )


def solo(count: int, level: int, pool: object) -> None:
    """One bot against the Dog, by the Dog's treats."""
    print(f"Alone against the Dog, {count:,} games each, set new-family, level {level}:\n")
    print("| the Dog's treats | wins | turns a game |\n|--:|--:|--:|")
    for treats in DOG_TREATS:
        jobs = [(1, SpotsOptions(dog_treats=treats), level, seed) for seed in range(count)]
        sums = _sum(pool, jobs)
        print(f"| {treats} | {sums['won'] / count:.1%} | {sums['turns'] / count:.1f} |", flush=True)


def _sum(pool: object, jobs: list[Job]) -> Counter[str]:
    """All games of these jobs, counted together."""
    total: Counter[str] = Counter()
    counts: Iterable[Counter[str]] = pool.imap_unordered(play, jobs, 20)  # type: ignore[attr-defined]
    for count in counts:
        total.update(count)
    return total


def play(job: Job) -> Counter[str]:
    """One game, in figures."""
    seats, options, level, seed = job
    match = Match(GAME, seats, options)
    players = dict.fromkeys(range(1, seats + 1), (BOT, level))
    play_out(match, players, Random(seed))
    over = match.due
    assert isinstance(over, Over)
    return Counter({"won": int(over.winners == (1,))}) + Counter(_figures(match, over.winners))


def _figures(match: Match, winners: tuple[int, ...]) -> Iterator[str]:
    for before, (_, move), events in zip(match.states, match.lines, match.told, strict=False):
        if isinstance(move, DoTrick | Score):
            yield "turns"
        for event in events:
            if isinstance(event, Busted) and event.seat == before.turn:
                yield "busts"
            elif isinstance(event, Scored):
                yield "scored"
                if event.fast:
                    yield "fast"
            elif isinstance(event, Begins) and winners == (event.seat,):
                yield "first"


if __name__ == "__main__":
    main()
