"""What a decision of Dixit was worth, and what points say about who will win.

Nobody can know how people read pictures. So there are two measures. A decision is weighed by the
chance that it comes off: that some find the clue but not all, that a card lures, that it is the
storyteller's, all as the bot hears clues. Who wins is reckoned from points alone: the round that
is being played counts as far as the one who decides can know of it, and in the rounds to come
everybody finds the storyteller's card equally often.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from lapki.bots.contract import Budget, Line, Sight, Weighed
from lapki.bots.dixit import answering, telling
from lapki.bots.dixit.clues import Lore
from lapki.bots.dixit.table import hand_of, known
from lapki.bots.dixit.understanding import heard
from lapki.games.contract import Seat
from lapki.games.dixit import rules
from lapki.games.dixit.state import Give, Tell, Vote

Array = Any

GAMES = 4_000
"""So many times the rest of a game is played out in points."""
FOUND = 1.6
"""How much likelier than by chance a card is found: what bots of different minds come to."""
MOST_ROUNDS = 100
TABLES = 32
"""As many as the best level tries its clues at."""

_LIKED = 20
"""Of so many clues that the bot would like to tell, the best is named."""
_ENDLESS = Budget()

Deed = Tell | Give | Vote


def weigh(sight: Sight, move: Deed) -> Weighed:
    """By the deed's own chance; of pictures that it doesn't know the bot says nothing."""
    lore = known(sight)
    match move:
        case Tell():
            best, had, each = _told(sight, move, lore)
            teller, finds = sight.seat, dict.fromkeys(_others(sight), each)
        case Give():
            best, had = _given(sight, move, lore)
            teller, finds = sight.view.storyteller, {}
        case Vote():
            best, had = _voted(sight, move, lore)
            teller, finds = sight.view.storyteller, {sight.seat: had}
    scores = [player.score for player in sight.view.players]
    chances = outlook(scores, sight.options.goal, teller, finds)
    return Weighed(Line(best.move, max(had, best.chance)), had, chances)


def _told(sight: Sight, move: Tell, lore: Lore | None) -> tuple[Line, float, float]:
    """And how likely each voter finds it."""
    if not lore or not heard(move.clue, sight.language, lore)[move.card - 1]:
        return Line(move, 0.0), 0.0, by_chance(sight.seats) * FOUND  # who is to say?
    some, each = telling.reckoned(sight, lore, move, TABLES)
    ideas = telling.ideas(sight, lore, _ENDLESS, Random(1), TABLES, learns=True, all_there_is=True)
    best = max(ideas[:_LIKED], key=lambda idea: idea.some)
    return Line(best.move, best.some), some, each


def _given(sight: Sight, move: Give, lore: Lore | None) -> tuple[Line, float]:
    if not lore:
        return Line(move, 0.0), 0.0
    pull = answering.lures(sight, hand_of(sight), lore)
    ranked = sorted(pull, key=lambda card: -pull[card])
    best = Give(tuple(sorted(ranked[: len(move.cards)])))
    return Line(best, _mean(pull, best)), _mean(pull, move)


def _mean(pull: dict[int, float], gift: Give) -> float:
    return sum(pull[card] for card in gift.cards) / len(gift.cards)


def _voted(sight: Sight, move: Vote, lore: Lore | None) -> tuple[Line, float]:
    slots = [vote.slot for vote in sight.legal()]
    if not lore:
        return Line(move, 1 / len(slots)), 1 / len(slots)
    chances = answering.chances(sight, slots, lore)
    best = max(chances, key=lambda slot: chances[slot])
    return Line(Vote(best), chances[best]), chances[move.slot]


def _others(sight: Sight) -> list[Seat]:
    return [seat for seat in range(1, sight.seats + 1) if seat != sight.seat]


# --- points -------------------------------------------------------------------------------------


def by_chance(seats: int) -> float:
    """How likely somebody finds the storyteller's card who knows nothing."""
    return 1 / (1 + rules.gift_size(seats) * (seats - 2))


def outlook(
    scores: list[int], goal: int, teller: Seat, finds: dict[Seat, float]
) -> tuple[float, ...]:
    """How likely each seat wins: the round of this storyteller, in which some find the card so
    likely, and then as many as it takes. Who shares a win has a part of it."""
    rng, seats = np.random.default_rng(1), len(scores)
    points = np.tile(np.array(scores), (GAMES, 1))
    usual = min(1.0, FOUND * by_chance(seats))
    now = np.array([finds.get(seat, usual) for seat in range(1, seats + 1)])
    for nth in range(MOST_ROUNDS):
        open_ = (points.max(1) < goal).nonzero()[0]
        if not len(open_):
            break
        at = (teller - 1 + nth) % seats
        points[open_] += _round(at, now, len(open_), rng)
        now = np.full(seats, usual)
    best = points == points.max(1, keepdims=True)
    return tuple(map(float, (best / best.sum(1, keepdims=True)).mean(0)))


def _round(teller: int, finds: Array, games: int, rng: Any) -> Array:
    """DIX-7, DIX-8, DIX-9: what each seat gets; who doesn't find the card votes for anybody's."""
    seats = len(finds)
    voters = np.array([seat for seat in range(seats) if seat != teller])
    found = rng.random((games, seats)) < finds
    found[:, teller] = False
    count = found.sum(1)
    some = (count > 0) & (count < len(voters))
    gains = np.where(some[:, None], 3 * found, 2)
    gains[:, teller] = np.where(some, 3, 0)
    away = rng.integers(1, len(voters), size=(games, len(voters)))
    for nth, voter in enumerate(voters):
        lured = voters[(nth + away[:, nth]) % len(voters)]
        missed = ~found[:, voter]
        gains[missed, lured[missed]] += 1
    return gains
