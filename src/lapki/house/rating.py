"""How good people are thought to be, and how sure that is: Plackett and Luce's model, as Weng and
Lin update it after each game ("A Bayesian Approximation Method for Online Ranking", 2011).

The same numbers as the package OpenSkill gives, with which a test compares them: a house needs no
package for twenty lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

BETA = 25 / 6
"""How much luck there is in a single game."""
DRIFT = 25 / 300
"""How much somebody may have changed from one game to the next."""
LEAST = 0.0001


class Skill(NamedTuple):
    """Somebody's skill: probably about `mu`, give or take `sigma`."""

    mu: float = 25.0
    sigma: float = 25 / 3


def after(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills after a game in which they came in at these ranks, the smallest first."""
    drifted = [Skill(mu, sqrt(sigma**2 + DRIFT**2)) for mu, sigma in skills]
    c = sqrt(sum(skill.sigma**2 + BETA**2 for skill in drifted))
    weights = [exp(skill.mu / c) for skill in drifted]
    left = [sum(w for w, r in zip(weights, ranks, strict=True) if r >= rank) for rank in ranks]
    return [_moved(drifted[i], i, weights, left, ranks, c) for i in range(len(skills))]


def _moved(
    skill: Skill,
    own: int,
    weights: list[float],
    left: list[float],
    ranks: Sequence[int],
    c: float,
) -> Skill:
    """One of them: pulled up for whom they beat, and down for who beat them."""
    pull = shrink = 0.0
    for other, rank in enumerate(ranks):
        if rank > ranks[own]:
            continue
        share, tied = weights[own] / left[other], ranks.count(rank)
        pull += ((1 - share) if other == own else -share) / tied
        shrink += share * (1 - share) / tied
    variance = skill.sigma**2
    narrowed = 1 - shrink * variance / c**2 * skill.sigma / c
    return Skill(skill.mu + variance / c * pull, skill.sigma * sqrt(max(narrowed, LEAST)))
