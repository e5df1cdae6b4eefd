"""How others vote: by what they recall or hear, and by who they seem to be."""

from __future__ import annotations

from typing import Any

import numpy as np

from lapki.bots.contract import Sight
from lapki.bots.dixit.clues import kind_of
from lapki.bots.dixit.table import Round
from lapki.bots.dixit.tempers import EARS, TEMPERS, temper_of
from lapki.bots.dixit.understanding import heard

Array = Any

KEEN = 3.0
"""How much likelier a vote is for a card that fits better by one, as a logarithm."""
LAPSE = 0.15
"""So often somebody votes for no reason that we could know."""
_BOT, _PERSON = 0.5, 0.3
"""How likely a seat has the temper of a bot that sat there, or none that we know of."""


def both_ways(clue: str, language: str) -> Array:
    """How well each card fits a clue for who doesn't recall it, and for who does."""
    return np.array([heard(clue, language, recall=recall) for recall in (False, True)])


def recalled(kind: str | None) -> Array:
    """Which ears recall a clue of that kind, as 0 or 1; None for what stands in no list."""
    return np.array([int(kind in ear.loves) for ear in EARS])


def guessed(sight: Sight, past: list[Round]) -> Array:
    """How likely each seat has each of `EARS`, by where it sits and what it voted for."""
    rest = (1 - _BOT - _PERSON) / (len(EARS) - 2)
    likely = np.full((sight.seats, len(EARS)), rest)
    for seat in range(1, sight.seats + 1):
        likely[seat - 1, TEMPERS.index(temper_of(seat))] = _BOT
    likely[:, -1] = _PERSON
    for over in past:
        for seat, vote in enumerate(over.votes, start=1):
            if vote is not None:
                likely[seat - 1] *= _would(over, seat, vote, sight.language)
    return likely / likely.sum(1, keepdims=True)


def _would(over: Round, seat: int, vote: int, language: str) -> Array:
    """How likely each ear would have voted like that on this seat."""
    fit = KEEN * both_ways(over.clue, language)[:, [card - 1 for card in over.table]]
    might = [slot for slot, owner in enumerate(over.owners) if owner != seat]
    weights = np.exp(fit[:, might])
    chance = np.exp(fit[:, vote - 1]) / weights.sum(1)
    chance = (1 - LAPSE) * chance + LAPSE / len(might)
    return chance[recalled(kind_of(over.clue, language))]
