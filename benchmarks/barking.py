"""Bots play Barking among themselves: how long a game lasts, what it brings, who wins.

python benchmarks/barking.py                 2,000 games, a quarter for each number of seats
python benchmarks/barking.py --games 100
python benchmarks/barking.py --speed         plies a second of the plain rules instead
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from random import Random
from statistics import mean

from lapki.bots import bot_for
from lapki.bots.arena import play_out
from lapki.games.barking import game
from lapki.games.contract import Chance, Decide, Over
from lapki.match.match import Match


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=2_000)
    asked.add_argument("--level", type=int, default=3)
    asked.add_argument("--alone", action="store_true")
    asked.add_argument("--worlds", action="store_true")
    asked.add_argument("--speed", action="store_true")
    args = asked.parse_args()
    if args.speed:
        speed()
    elif args.worlds:
        for seats in game.seats:
            print(worlds(seats, args.games // len(game.seats)))
    elif args.alone:
        for seats in game.seats:
            print(alone(seats, args.games // len(game.seats)))
    else:
        lengths_and_scores(args.games, args.level)


def lengths_and_scores(many: int, level: int) -> None:
    print("| seats | games | plies | decisions | points a seat | winner's | shared | items won |")
    print("|---|---|---|---|---|---|---|---|")
    for seats in game.seats:
        print(table_row(seats, many // len(game.seats), level), flush=True)


def table_row(seats: int, many: int, level: int) -> str:
    played = list(matches(seats, many, level))
    ends = [match.due for match in played]
    scores = [end.scores for end in ends if isinstance(end, Over) and end.scores]
    decisions = [sum(line.actor != "*" for line in match.lines) for match in played]
    shared = sum(isinstance(end, Over) and len(end.winners) > 1 for end in ends)
    cells = (
        f"{seats}",
        f"{many}",
        f"{mean(match.plies for match in played):.1f}",
        f"{mean(decisions):.1f}",
        f"{mean(map(mean, scores)):.1f}",
        f"{mean(map(max, scores)):.1f}",
        f"{100 * shared / many:.1f} %",
        f"{mean(sum(map(len, match.state.won)) for match in played):.1f}",
    )
    return "| " + " | ".join(cells) + " |"


def matches(seats: int, many: int, level: int) -> Iterator[Match]:
    bot = bot_for(game.key)
    for seed in range(many):
        match = Match(game, seats, game.Options())
        yield play_out(match, dict.fromkeys(range(1, seats + 1), (bot, level)), Random(seed))


def alone(seats: int, many: int) -> str:
    """How often a bot of level 3 wins against random ones, from every seat in turn."""
    bot = bot_for(game.key)
    wins = 0.0
    for seed in range(many):
        best = 1 + seed % seats
        players = {seat: (bot, 3 if seat == best else 1) for seat in range(1, seats + 1)}
        over = play_out(Match(game, seats, game.Options()), players, Random(seed)).due
        if isinstance(over, Over) and best in over.winners:
            wins += 1 / len(over.winners)
    return f"{seats} seats: wins {100 * wins / many:.0f} % of {many} games"


def worlds(seats: int, many: int) -> str:
    """Random games, cut off anywhere after the first deal, seen by any eye."""
    rng = Random(seats)
    others = seconds = 0.0
    for _ in range(many):
        history = random_game(seats, rng).history
        lines = history.lines[: rng.randint(seats + 2, len(history.lines))]
        history = history._replace(lines=lines)
        eye = rng.choice((None, *range(1, seats + 1)))
        start = time.process_time()
        others += game.sample(history, eye, rng.randrange) != history
        seconds += time.process_time() - start
    share, each = 100 * others / many, 1_000 * seconds / many
    return f"{seats} seats: another world for {share:.1f} % of {many}, {each:.1f} ms each"


def speed(seconds: float = 3.0) -> None:
    """Whole random games by the plain rules, chance and the choice of a legal move included."""
    for seats in game.seats:
        rng = Random(seats)
        plies = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            plies += random_game(seats, rng).plies
        print(f"{seats} seats: {plies / (time.process_time() - start):,.0f} plies a second")


def random_game(seats: int, rng: Random) -> Match:
    match = Match(game, seats, game.Options())
    while not match.over:
        due = match.due
        if isinstance(due, Chance):
            match.chance(rng.randrange)
        elif isinstance(due, Decide):
            seat = rng.choice(due.seats)
            match.play(seat, rng.choice(game.legal(match.state, seat)))
    return match


if __name__ == "__main__":
    main()
