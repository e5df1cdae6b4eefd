"""Compile kernels and bots once, so that test workers that start together don't all do it."""

from random import Random

from lapki import games
from lapki.bots import Budget, bot_for
from lapki.bots.arena import play_out
from lapki.bots.contract import sight
from lapki.cli.perft import kernel_of
from lapki.games.contract import Chance, Decide
from lapki.match.match import Match


def main() -> None:
    for game in map(games.find, games.names()):
        match = Match(game, game.seats[0], game.Options())
        if kernel := kernel_of(game):
            kernel.perft(kernel.from_state(match.state), 1)
        rng = Random(1)
        while isinstance(match.due, Chance):
            match.chance(rng.randrange)
        if isinstance(match.due, Decide):
            bot, seat = bot_for(game.key), match.due.seats[0]
            for level in bot.levels:
                bot.choose(sight(match, seat), level, Budget(nodes=1), rng)
    _bark()


def _bark() -> None:
    """Barking's kernel is its bot's own, and is asked only when cards have been dealt."""
    match = Match(games.find("barking"), 2, games.find("barking").Options())
    best = (bot_for("barking"), 8)
    play_out(match, {1: best, 2: best}, Random(1), Budget(nodes=1), plies=30)


if __name__ == "__main__":
    main()
