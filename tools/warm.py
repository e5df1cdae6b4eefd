"""Compile every kernel once, so that test workers that start together don't all do it."""

from random import Random

from lapki import games
from lapki.bots import Budget, bot_for
from lapki.bots.arena import play_out
from lapki.bots.contract import sight
from lapki.cli.perft import kernel_of
from lapki.match.match import Match


def main() -> None:
    for game in map(games.find, games.names()):
        kernel = kernel_of(game)
        if kernel:
            match = Match(game, game.seats[0], game.Options())
            kernel.perft(kernel.from_state(match.state), 1)
            bot = bot_for(game.key)
            for level in bot.levels:
                bot.choose(sight(match, 1), level, Budget(nodes=1), Random(1))
    _bark()


def _bark() -> None:
    """Barking's kernel is its bot's own, and is asked only when cards have been dealt."""
    match = Match(games.find("barking"), 2, games.find("barking").Options())
    best = (bot_for("barking"), 8)
    play_out(match, {1: best, 2: best}, Random(1), Budget(nodes=1), plies=30)


if __name__ == "__main__":
    main()
