"""Players that aren't people. The bot of game X is the object `bot` in `bots/X.py`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

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
    name = f"{__name__}.{key}"
    if find_spec(name) is None:
        return Chancer()
    bot: Bot = import_module(name).bot
    return bot
