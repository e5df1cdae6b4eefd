"""OpenSpiel's MCTS on Boooop, unchanged, against our bots: who wins how often.

    .venv/bin/python benchmarks/openspiel_mcts.py [--games 10] [--simulations 100]

Each side begins half of the games. A game that takes over 400 acts is a draw.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import lapki
import lapki.adapters.openspiel  # registers our games

LONGEST = 400


class Ours:
    """A bot of ours, asked by OpenSpiel's state: it is shown what its seat sees."""

    def __init__(self, level: int, seed: int) -> None:
        self.player = lapki.bot("boooop", level, seed=seed)

    def step(self, state: pyspiel.State) -> int:
        """The act that says its move."""
        steps = state.steps
        line = self.player.choose(lapki.Game(steps.match, by_hand=True))
        _, _, text = line.partition(" ")
        (act,) = steps.choice.path(steps.match.game.read(text))
        return act


class Theirs:
    """OpenSpiel's search, with random playouts cut as the games are."""

    def __init__(self, game: pyspiel.Game, simulations: int, seed: int) -> None:
        dice = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
        self.bot = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=dice)

    def step(self, state: pyspiel.State) -> int:
        """What it would do."""
        return int(self.bot.step(state))


def result(game: pyspiel.Game, first: Ours | Theirs, second: Ours | Theirs) -> float:
    """What the first to play gets: 1, 0 or -1."""
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action((first, second)[state.current_player()].step(state))
    return float(state.returns()[0])


def row(ghosts: str, level: int, games: int, simulations: int) -> str:
    game = pyspiel.load_game(f"lapki_boooop(ghosts={ghosts},max_game_length={LONGEST})")
    begin, got = perf_counter(), []
    for number in range(games):
        seed = Random(f"{ghosts} {level} {number}").randrange(1 << 30)
        them, us = Theirs(game, simulations, seed), Ours(level, seed)
        got.append(result(game, them, us) if number % 2 == 0 else -result(game, us, them))
    won, drawn = got.count(1.0), got.count(0.0)
    share = (won + drawn / 2) / games
    margin = 1.96 * sqrt(max(share * (1 - share), 0.25 / games) / games)
    who = f"level {level}" if level else "random"
    took = (perf_counter() - begin) / games
    return (
        f"{ghosts:>6}  {who:<8} {games:>5} {won:>4} {drawn:>5} {games - won - drawn:>4}"
        f"   {100 * share:3.0f} % ± {100 * margin:.0f}   {took:6.1f} s"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--simulations", type=int, default=100)
    args = asked.parse_args()
    print(f"OpenSpiel's MCTS, {args.simulations} simulations a move, one random playout each\n")
    print("ghosts  against  games  won drawn lost      score   a game")
    for ghosts in ("off", "on"):
        for level in (0, 1, 3):
            print(row(ghosts, level, args.games, args.simulations), flush=True)


if __name__ == "__main__":
    main()
