"""How games of Dixit go among bots: `python benchmarks/dixit.py --games 2000`.

Plays that many games at each number of seats in turn (seed: the game's number) and prints a row a
number of seats, in the form of docs/dixit.md: length, scores, how often a clue was found by some,
by all or by nobody. `--other 1` seats one bot of level 3 among bots of that level, and `--speed`
measures the rules with random play instead, `--worlds` how long another world takes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from statistics import mean
from time import perf_counter, process_time

from lapki import games
from lapki.bots import Chancer, bot_for
from lapki.bots.arena import play_out
from lapki.games.contract import Chance, Decide, Seat
from lapki.games.dixit.events import Shown
from lapki.games.dixit.state import DixitOptions
from lapki.match.match import Match

GAME = games.find("dixit")


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("--games", type=int, default=2_000, help="over all numbers of seats")
    parse.add_argument("--level", type=int, default=3)
    parse.add_argument("--other", type=int, help="the level of all seats but one")
    parse.add_argument("--speed", action="store_true")
    parse.add_argument("--worlds", action="store_true")
    given = parse.parse_args()
    if given.speed or given.worlds:
        speed() if given.speed else worlds()
        return
    print("| seats | games | rounds | plies | mean score | winner's | found by some | all | none |")
    print("|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    begin, plies = perf_counter(), 0
    for seats in GAME.seats:
        numbers = range(seats - 3, given.games, len(GAME.seats))
        played = [evening(seats, n, given.level, given.other) for n in numbers]
        plies += sum(match.plies for match, _ in played)
        print(row(seats, [match for match, _ in played]))
        if given.other:
            print(f"level {given.level} won {wins(played):.1%} of them")
    took = perf_counter() - begin
    print(f"\n{plies} plies in {took:.0f} s: {took / plies * 1e6:.0f} µs a ply")


def evening(seats: int, number: int, level: int, other: int | None) -> tuple[Match, Seat]:
    """One game, and where the bot of `level` sat; its seat changes from game to game."""
    bot = bot_for("dixit")
    best = 1 + number // len(GAME.seats) % seats
    everybody = range(1, seats + 1)
    levels = {seat: level if other is None or seat == best else other for seat in everybody}
    players = {seat: (bot, at) for seat, at in levels.items()}
    return play_out(Match(GAME, seats, DixitOptions()), players, Random(number)), best


def wins(played: list[tuple[Match, Seat]]) -> float:
    """The share of wins of that one seat; ties are shared."""
    return mean((seat in m.state.winners) / len(m.state.winners) for m, seat in played)


def row(seats: int, played: list[Match]) -> str:
    told = (event for match in played for events in match.told for event in events)
    found = Counter(event.verdict for event in told if isinstance(event, Shown))
    shares = (f"{found[verdict] / found.total():.0%}" for verdict in ("some", "all", "none"))
    figures = (
        seats,
        len(played),
        f"{mean(match.state.round for match in played):.1f}",
        f"{mean(match.plies for match in played):.0f}",
        f"{mean(score for match in played for score in match.state.scores):.1f}",
        f"{mean(max(match.state.scores) for match in played):.1f}",
        *shares,
    )
    return f"| {' | '.join(map(str, figures))} |"


def speed() -> None:
    """Plies a second of CPU time by plain rules, choosing among the legal moves included."""
    for seats in GAME.seats:
        rng, plies, begin = Random(seats), 0, process_time()
        while process_time() - begin < 1:
            match = Match(GAME, seats, DixitOptions())
            while not match.over:
                due = match.due
                if isinstance(due, Chance):
                    match.chance(rng.randrange)
                elif isinstance(due, Decide):
                    seat = rng.choice(due.seats)
                    match.play(seat, rng.choice(list(GAME.legal(match.state, seat))))
            plies += match.plies
        print(f"{seats} seats: {plies / (process_time() - begin):,.0f} plies a second")


def worlds() -> None:
    """How long `sample` takes for finished games of random play, the longest records there are."""
    for seats in GAME.seats:
        rng, took = Random(seats), []
        for _ in range(20):
            match = play_out(
                Match(GAME, seats, DixitOptions()), dict.fromkeys(range(1, 9), (Chancer(), 1)), rng
            )
            for eye in (None, *range(1, seats + 1)):
                begin = process_time()
                GAME.sample(match.history, eye, rng.randrange)
                took.append(process_time() - begin)
        print(f"{seats} seats: {mean(took) * 1e3:.1f} ms, at most {max(took) * 1e3:.1f} ms")


if __name__ == "__main__":
    main()
