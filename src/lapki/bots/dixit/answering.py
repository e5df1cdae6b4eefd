"""Giving a card to somebody's clue, and finding the storyteller's among those that were given."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from lapki.bots.contract import Sight
from lapki.bots.dixit.clues import Lore
from lapki.bots.dixit.table import rounds, unseen
from lapki.bots.dixit.tempers import temper_of
from lapki.bots.dixit.understanding import heard
from lapki.bots.dixit.voters import KEEN, guessed, hearing, pulls
from lapki.games.dixit import rules
from lapki.games.dixit.state import Card, Cards, Slot

Array = Any


def lures(sight: Sight, hand: Cards, lore: Lore) -> dict[Card, float]:
    """How many of the others each card of a hand would lure, on average, out of one.

    The storyteller's card fits well, and so does the best of every other hand: a card has to stand
    out among them for ears that the voters seem to have.
    """
    view = sight.view
    fit = pulls(view.clue, sight.language, lore)
    others = np.sort(fit[:, [card - 1 for card in unseen(sight, lore)]], axis=1)
    each = rules.hand_size(sight.seats)
    given = others[:, -max(1, others.shape[1] // each) :]  # the best of each hand, roughly
    rivals = np.exp(given).mean(1) * rules.gift_size(sight.seats) * (sight.seats - 2)
    told = np.exp(others[:, -3:]).mean(1)
    mine = np.exp(fit[:, [card - 1 for card in hand]])
    pull = mine / (mine + (rivals + told)[:, None])  # by way and card
    voters = [s for s in range(1, sight.seats + 1) if s not in (sight.seat, view.storyteller)]
    ears = guessed(sight, rounds(sight.past()), lore)[[seat - 1 for seat in voters]].mean(0)
    lured = ears @ hearing(lore.kind_of(view.clue, sight.language)) @ pull
    return dict(zip(hand, map(float, lured), strict=True))


def chances(sight: Sight, slots: list[Slot], lore: Lore) -> dict[Slot, float]:
    """How likely the storyteller's card lies in each slot, as this seat hears the clue.

    Who told it counts: of somebody whose cards fitted better than others' before, the best is
    believed; of somebody who speaks in riddles less so.
    """
    view = sight.view
    loved = lore.kind_of(view.clue, sight.language) in temper_of(sight.seat).loves
    fit = heard(view.clue, sight.language, lore, "recall" if loved else "afresh")
    pull = KEEN * _trust(sight, lore) * np.array([fit[view.table[slot - 1] - 1] for slot in slots])
    weights = np.exp(pull - pull.max())
    return dict(zip(slots, map(float, weights / weights.sum()), strict=True))


def _trust(sight: Sight, lore: Lore) -> float:
    """How plainly the storyteller has spoken so far: 0.6 to 1.4, 1 for somebody unknown."""
    told = [over for over in rounds(sight.past()) if over.teller == sight.view.storyteller]
    best = 1
    for over in told:
        fit = heard(over.clue, sight.language, lore)
        best += fit[over.told - 1] >= max(fit[card - 1] for card in over.table)
    return 0.6 + 0.8 * best / (len(told) + 2)


def softly(chance: dict[Any, float], keen: float, count: int, rng: Random) -> list[Any]:
    """So many of these, drawn by a power of their chances: 0 is blind, 1 as likely as they are."""
    left, drawn = dict(chance), []
    for _ in range(count):
        weights = [max(share, 1e-9) ** keen for share in left.values()]
        choice = rng.choices(list(left), weights)[0]
        drawn.append(choice)
        del left[choice]
    return drawn
