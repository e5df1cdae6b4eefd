"""Bots at a table of their own: whole games, without people."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from lapki.bots.contract import Bot, Budget, sight
from lapki.games.contract import Chance, Decide, Seat
from lapki.match.match import Match

Player = tuple[Bot, int]
"""A bot and its level."""


def step(match: Match, players: Mapping[Seat, Player], budget: Budget, rng: Random) -> None:
    """One ply: chance, or the answer of one of the bots that are asked."""
    due = match.due
    if isinstance(due, Chance):
        match.chance(rng.randrange)
    elif isinstance(due, Decide):
        seat = rng.choice(due.seats)
        bot, level = players[seat]
        match.play(seat, bot.choose(sight(match, seat), level, budget, rng))


def play_out(
    match: Match,
    players: Mapping[Seat, Player],
    rng: Random,
    budget: Budget | None = None,
    plies: int = 10_000,
) -> Match:
    """Play to the end, or for so many plies (some games know no draw)."""
    budget = budget or Budget()
    while not match.over and match.plies < plies:
        step(match, players, budget, rng)
    return match
