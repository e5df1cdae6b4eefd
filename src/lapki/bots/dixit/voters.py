"""How others vote: by the way in which they hear a clue, and by who they seem to be."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np

from lapki.bots.contract import Sight
from lapki.bots.dixit.clues import Lore
from lapki.bots.dixit.table import Round
from lapki.bots.dixit.tempers import ABSENT, DISTRACTED, EARS, PERSON, temper_of
from lapki.bots.dixit.understanding import Way, heard

Array = Any

KEEN = 3.0
"""How much likelier somebody who looks at pictures votes for a card that fits better by one, as a
logarithm."""
KEENER = 6.0
"""The same for bots, which weigh words as we do."""
LAPSE = 0.05
"""So often somebody votes for no reason that we could know."""
WAYS: tuple[Way, ...] = ("pictures", "afresh", "recall")
"""And, before them all, not at all."""
_BOT, _PERSON, _DISTRACTED, _ABSENT = 0.45, 0.2, 0.15, 0.05
"""How likely a seat has the temper of a bot that sat there, or is somebody else."""
_LISTED = {True: 0.9, False: 0.05}
"""How likely a bot, and anybody else, tells a line of our lists."""


@lru_cache(maxsize=16_384)
def pulls(clue: str, language: str, lore: Lore) -> Array:
    """How much each card pulls, by the way in which a clue is heard; the first hear nothing."""
    fits = [heard(clue, language, lore, way) for way in WAYS]
    return np.array([np.zeros_like(fits[0]), KEEN * fits[0], KEENER * fits[1], KEENER * fits[2]])


@cache
def hearing(kind: str | None) -> Array:
    """How often each of `EARS` hears a clue of that kind in each way; None for what is not ours."""
    shares = np.zeros((len(EARS), 1 + len(WAYS)))
    for ear, share in zip(EARS, shares, strict=True):
        if ear is ABSENT:
            share[0] = 1
        elif ear is DISTRACTED:
            share[:2] = 0.5
        else:
            share[1 if ear is PERSON else 3 if kind in ear.loves else 2] = 1
    return shares


def guessed(sight: Sight, past: list[Round], lore: Lore) -> Array:
    """How likely each seat has each of `EARS`: by where it sits, what it told and voted for."""
    rest = (1 - _BOT - _PERSON - _DISTRACTED - _ABSENT) / (len(EARS) - 4)
    likely = np.full((sight.seats, len(EARS)), rest)
    for seat in range(1, sight.seats + 1):
        likely[seat - 1, EARS.index(temper_of(seat))] = _BOT
    likely[:, EARS.index(PERSON)] = _PERSON
    likely[:, EARS.index(DISTRACTED)] = _DISTRACTED
    likely[:, EARS.index(ABSENT)] = _ABSENT
    for over in past:
        likely[over.teller - 1] *= _would_tell(over, sight.language, lore)
        for seat, vote in enumerate(over.votes, start=1):
            if vote is not None:
                likely[seat - 1] *= _would_vote(over, seat, vote, sight.language, lore)
    return likely / likely.sum(1, keepdims=True)


def _would_tell(over: Round, language: str, lore: Lore) -> Array:
    """How likely each ear would have told that: lines of our lists are told by bots."""
    ours = lore.kind_of(over.clue, language) is not None
    listed = [_LISTED[ear is temper_of(over.teller)] for ear in EARS]
    return np.array([share if ours else 1 - share for share in listed])


@lru_cache(maxsize=4_096)
def _would_vote(over: Round, seat: int, vote: int, language: str, lore: Lore) -> Array:
    """How likely each ear would have voted like that on this seat."""
    pull = np.exp(pulls(over.clue, language, lore)[:, [card - 1 for card in over.table]])
    might = [slot for slot, owner in enumerate(over.owners) if owner != seat]
    chance = pull[:, vote - 1] / pull[:, might].sum(1)
    chance = (1 - LAPSE) * chance + LAPSE / len(might)
    return hearing(lore.kind_of(over.clue, language)) @ chance
