"""Compile all that bots compile, so that nobody waits for it: `python -m lapki.bots.warm 2`.

A house does it when it has opened, in one process; tests do it before their processes start
together, in two. What is compiled is kept (`games/compiling.py`): the next time takes two seconds.
"""

from __future__ import annotations

import os
import sys
from multiprocessing import get_context
from random import Random

from lapki import games
from lapki.bots import Bot, Budget, bot_for, sight
from lapki.bots.arena import play_out, step
from lapki.games.contract import Decide
from lapki.match.match import Match

PLIES = 30
"""So far into a game every bot has been asked everything that it compiles for."""

POLITE = 10
"""As in `nice`: whoever plays goes first."""


def main(processes: int = 1) -> None:
    os.nice(POLITE)
    if processes == 1:
        for key in games.names():
            warm(key)
    else:
        with get_context("spawn").Pool(processes) as pool:
            pool.map(warm, games.names(), chunksize=1)


def warm(key: str) -> None:
    """Let the bot of this game play a little, at each of its levels."""
    game, bot = games.find(key), bot_for(key)
    seats = game.seats[0]
    for level in bot.levels:
        players = dict.fromkeys(range(1, seats + 1), (bot, level))
        match = Match(game, seats, game.Options())
        play_out(match, players, Random(1), Budget(nodes=1), PLIES)
    look_back(Match(game, seats, game.Options()), bot)


def look_back(match: Match, bot: Bot) -> None:
    """At the first decision of a game: weighing compiles something of its own."""
    while not isinstance(due := match.due, Decide):
        step(match, {}, Budget(), Random(1))
    seen = sight(match, due.seats[0])
    bot.weigh(seen, next(iter(seen.legal())), Budget(nodes=1))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
