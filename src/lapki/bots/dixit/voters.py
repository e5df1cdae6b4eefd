"""How others vote: by the way in which they hear a clue, and by who they seem to be."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np

from lapki.bots.contract import Sight
from lapki.bots.dixit.clues import kind_of
from lapki.bots.dixit.table import Round
from lapki.bots.dixit.tempers import ABSENT, EARS, PERSON, TEMPERS, Temper, temper_of
from lapki.bots.dixit.understanding import Way, heard

Array = Any

KEEN = 3.0
"""How much likelier a vote is for a card that fits better by one, as a logarithm."""
LAPSE = 0.05
"""So often somebody votes for no reason that we could know."""
WAYS: tuple[Way, ...] = ("pictures", "afresh", "recall")
"""And, before them all, not at all."""
_BOT, _PERSON, _ABSENT = 0.45, 0.3, 0.1
"""How likely a seat has the temper of a bot that sat there, or is somebody else."""


@lru_cache(maxsize=16_384)
def every_way(clue: str, language: str) -> Array:
    """How well each card fits a clue, by the way in which it is heard; the first hear nothing."""
    fits = [heard(clue, language, way) for way in WAYS]
    return np.array([np.zeros_like(fits[0]), *fits])


@cache
def ways(kind: str | None) -> list[int]:
    """In which way each of `EARS` hears a clue of that kind; None for what stands in no list."""
    return [_way(ear, kind) for ear in EARS]


def _way(ear: Temper, kind: str | None) -> int:
    if ear is ABSENT:
        return 0
    return 1 if ear is PERSON else 3 if kind in ear.loves else 2


def guessed(sight: Sight, past: list[Round]) -> Array:
    """How likely each seat has each of `EARS`, by where it sits and what it voted for."""
    rest = (1 - _BOT - _PERSON - _ABSENT) / (len(EARS) - 3)
    likely = np.full((sight.seats, len(EARS)), rest)
    for seat in range(1, sight.seats + 1):
        likely[seat - 1, TEMPERS.index(temper_of(seat))] = _BOT
    likely[:, EARS.index(PERSON)] = _PERSON
    likely[:, EARS.index(ABSENT)] = _ABSENT
    for over in past:
        for seat, vote in enumerate(over.votes, start=1):
            if vote is not None:
                likely[seat - 1] *= _would(over, seat, vote, sight.language)
    return likely / likely.sum(1, keepdims=True)


def _would(over: Round, seat: int, vote: int, language: str) -> Array:
    """How likely each ear would have voted like that on this seat."""
    fit = KEEN * every_way(over.clue, language)[:, [card - 1 for card in over.table]]
    might = [slot for slot, owner in enumerate(over.owners) if owner != seat]
    chance = np.exp(fit[:, vote - 1]) / np.exp(fit[:, might]).sum(1)
    chance = (1 - LAPSE) * chance + LAPSE / len(might)
    return chance[ways(kind_of(over.clue, language))]
