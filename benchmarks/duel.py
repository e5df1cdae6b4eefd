"""Bots against each other: `python benchmarks/duel.py boooop 3 0 --games 200 --option ghosts=off`.

Level 0 plays at random. Seats change after every game; the seed of a game is its number.
"""

from __future__ import annotations

import argparse
from random import Random
from time import perf_counter

from lapki import games
from lapki.bots import Chancer, bot_for
from lapki.bots.arena import Player, play_out
from lapki.games.contract import Over
from lapki.match.match import Match
from lapki.match.record import convert_options


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("game")
    parse.add_argument("level", type=int)
    parse.add_argument("other", type=int)
    parse.add_argument("--games", type=int, default=100)
    parse.add_argument("--option", action="append", default=[], metavar="NAME=WORD")
    parse.add_argument("--plies", type=int, default=400, help="leave a game unfinished then")
    given = parse.parse_args()
    game = games.find(given.game)
    options = convert_options(game, dict(option.split("=", 1) for option in given.option))
    pair = [player(given.game, given.level), player(given.game, given.other)]
    begin = perf_counter()
    wins = plies = unfinished = 0
    for number in range(given.games):
        seats = {1: pair[number % 2], 2: pair[1 - number % 2]}
        match = Match(game, 2, options)
        play_out(match, seats, Random(number), plies=given.plies)
        plies += match.plies
        if isinstance(match.due, Over):
            wins += seats[match.due.winners[0]] is pair[0]
        else:
            unfinished += 1
    took = perf_counter() - begin
    print(
        f"{given.game} {' '.join(given.option)}: level {given.level} won {wins} of {given.games} "
        f"games against level {given.other} ({unfinished} unfinished), "
        f"{plies / given.games:.1f} plies a game, {took / plies * 1000:.1f} ms a ply"
    )


def player(key: str, level: int) -> Player:
    return (bot_for(key), level) if level else (Chancer(), 1)


if __name__ == "__main__":
    main()
