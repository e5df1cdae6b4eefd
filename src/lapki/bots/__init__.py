"""Players that aren't people. The bot of game X is the object `bot` in `bots/X.py`; that of a game
which a package brings along, in the module `bot` of that package."""

from __future__ import annotations

from lapki import games
from lapki.bots.contract import (
    LEVELS,
    Bot,
    Budget,
    Chancer,
    Help,
    Hint,
    Line,
    Sight,
    Weighed,
    hint,
    sight,
)

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Chancer",
    "Help",
    "Hint",
    "Line",
    "Sight",
    "Weighed",
    "bot_for",
    "hint",
    "sight",
]


def bot_for(key: str) -> Bot:
    """The bot that plays the game of that name; one that plays at random if it has none."""
    module = games.part(key, __name__, "bot")
    bot: Bot = module.bot if module else Chancer()
    return bot
