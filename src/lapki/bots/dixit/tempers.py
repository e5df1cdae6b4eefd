"""Who tells and who hears: four tempers of bots, and guesses at people.

A temper likes some kinds of clues better than others, and recalls those that it would say itself: a
joke is found by those who know it. So bots at a table find different cards, as people do. A bot's
temper goes with its seat, as its name does, and is shown beside it.
"""

from __future__ import annotations

from typing import NamedTuple

from lapki.bots.dixit.clues import KINDS
from lapki.games.contract import Seat


class Temper(NamedTuple):
    """What somebody likes to say, and recalls when others say it."""

    name: str
    loves: tuple[str, ...]
    plain: float
    """How near to the picture it stays: 1 to 3."""


TEMPERS = (
    Temper("dreamer", ("feeling", "phrase"), 2.4),
    Temper("joker", ("joke", "sound"), 2.0),
    Temper("reciter", ("title", "tale", "proverb"), 2.2),
    Temper("child", ("word", "sound", "phrase"), 1.4),
)

WELL_READ = Temper("well read", KINDS, 2.0)
"""Somebody to whom all of it might occur."""
PERSON = Temper("person", (), 2.0)
"""Somebody who looks at the pictures, and knows none of our lists."""
DISTRACTED = Temper("distracted", (), 2.0)
"""Somebody who looks at the pictures, and half of the time at something else."""
ABSENT = Temper("absent", (), 2.0)
"""Somebody who thinks of something else."""

EARS = (*TEMPERS, WELL_READ, PERSON, DISTRACTED, ABSENT)
"""Everybody that a voter is thought to be."""


def temper_of(seat: Seat) -> Temper:
    """The temper of a bot that sits there."""
    return TEMPERS[(seat - 1) % len(TEMPERS)]
