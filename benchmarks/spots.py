"""Spots in numbers: how fast the rules are, and what a game between bots looks like.

    python benchmarks/spots.py speed                   plies a second of random play by the rules
    python benchmarks/spots.py sets --games 10000      games between two bots, set by set
    python benchmarks/spots.py solo --games 10000      games against the Dog, by its treats
    python benchmarks/spots.py bot --games 200         how long a decision of the bot takes
    python benchmarks/spots.py busts arena/spots-…     who bust how often in games of the arena

`--bot` says who plays, as the arena does: `level:8`, `anchor:first:3`.

The same seeds give the same games, however many processes share the work.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from multiprocessing import Pool
from pathlib import Path
from random import Random

from lapki import games
from lapki.bots import Budget
from lapki.bots.arena import play_out
from lapki.bots.arena.entrants import find
from lapki.bots.contract import sight
from lapki.games.contract import CHANCE, Chance, Decide, Over
from lapki.games.spots.box import SETS
from lapki.games.spots.events import Begins, Busted, Scored
from lapki.games.spots.state import DoTrick, Score, SpotsOptions
from lapki.match import record
from lapki.match.match import Match

GAME = games.find("spots")
DOG_TREATS = range(8)

Job = tuple[int, SpotsOptions, str, int]
"""Seats, options, who plays, and a seed."""


def main() -> None:
    asked = argparse.ArgumentParser(description="Spots in numbers.")
    asked.add_argument("what", choices=("speed", "sets", "solo", "bot", "busts"))
    asked.add_argument("folders", nargs="*", type=Path, help="of the arena, for busts")
    asked.add_argument("--games", type=int, default=200, help="games a set")
    asked.add_argument("--bot", default="level:8", help="who plays")
    asked.add_argument("--processes", type=int, default=1)
    args = asked.parse_args()
    if args.what == "speed":
        speed(args.games)
    elif args.what == "bot":
        decisions(args.games, args.bot)
    elif args.what == "busts":
        busts(args.folders)
    else:
        with Pool(args.processes) as pool:
            (sets if args.what == "sets" else solo)(args.games, args.bot, pool)


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


def decisions(count: int, name: str) -> None:
    """How long the bot thinks, over games of every set."""
    taken = []
    bot = find(name, "spots")
    for seed in range(count):
        tricks = (*SETS, "free-range")[seed % 7]
        match = Match(GAME, 1 + seed % 4, SpotsOptions(tricks=tricks))
        rng = Random(seed)
        while not match.over:
            if isinstance(due := match.due, Decide):
                begin = time.process_time()
                move = bot.make().choose(sight(match, due.seats[0]), bot.level, Budget(), rng)
                taken.append(time.process_time() - begin)
                match.play(due.seats[0], move)
            else:
                match.chance(rng.randrange)
    taken.sort()
    for name, share in (("median", 0.5), ("99 of 100", 0.99), ("999 of 1,000", 0.999)):
        print(f"{name}: {1000 * taken[int(share * len(taken))]:.1f} ms")
    print(f"slowest of {len(taken):,}: {1000 * taken[-1]:.1f} ms")


# --- tables -------------------------------------------------------------------------------------


def sets(count: int, name: str, pool: object) -> None:
    """Two bots, set by set."""
    print(f"{count:,} games a set, {name} against itself:\n")
    print("| set | turns a game | turns that bust | dogs scored fast | wins of who begins |")
    print("|---|--:|--:|--:|--:|")
    for tricks in (*SETS, "free-range"):
        jobs = [(2, SpotsOptions(tricks=tricks), name, seed) for seed in range(count)]
        sums = _sum(pool, jobs)
        print(
            f"| {tricks} | {sums['turns'] / count:.1f} | {sums['busts'] / sums['turns']:.1%} "
            f"| {sums['fast'] / sums['scored']:.1%} | {sums['first'] / count:.1%} |",
            flush=True,
        )


def solo(count: int, name: str, pool: object) -> None:
    """One bot against the Dog, by the Dog's treats."""
    print(f"{name} alone against the Dog, {count:,} games each, set new-family:\n")
    print("| the Dog's treats | wins | turns a game |\n|--:|--:|--:|")
    for treats in DOG_TREATS:
        jobs = [(1, SpotsOptions(dog_treats=treats), name, seed) for seed in range(count)]
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
    seats, options, name, seed = job
    match, bot = Match(GAME, seats, options), find(name, "spots")
    players = {seat: (bot.make(), bot.level) for seat in range(1, seats + 1)}
    play_out(match, players, Random(seed), bot.budget)
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


# --- games of the arena -------------------------------------------------------------------------


def busts(folders: list[Path]) -> None:
    """How often each bot bust in its own turns, and how often with treats that it still had."""
    total: Counter[tuple[str, str]] = Counter()
    for file in sorted(one for folder in folders for one in folder.glob("records/*/*.lapki")):
        guest, host = (side.partition("~")[0] for side in file.parent.name.split("--"))
        seat_of_guest = int(file.stem.partition("-")[2])
        match = record.read(file.read_text())
        for seat in range(1, match.seats + 1):
            total[guest if seat == seat_of_guest else host, "games"] += 1
        for before, events in zip(match.states, match.told, strict=False):
            for event in events:
                if isinstance(event, Busted) and event.seat == before.turn:
                    who = guest if event.seat == seat_of_guest else host
                    total[who, "busts"] += 1
                    total[who, "treats"] += before.players[event.seat - 1].treats > 0
    print("| bot | games | busts a game | with treats in hand |\n|---|--:|--:|--:|")
    for who in sorted({who for who, _ in total}):
        games_of = total[who, "games"]
        often, treats = total[who, "busts"] / games_of, total[who, "treats"] / games_of
        print(f"| {who} | {games_of} | {often:.2f} | {treats:.2f} |")


if __name__ == "__main__":
    main()
