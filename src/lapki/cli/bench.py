"""`lapki bench`: how quickly random games are played, by the rules and by the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from lapki import games
from lapki.cli.perft import kernel_of
from lapki.games.contract import AnyGame, Chance, Decide

RUNS = 5
"""The best of so many counts: the others were slowed down by what else the machine does."""
SECONDS = 0.5
"""How long a run takes, at least."""
GAMES = 10_000
"""How many random games the kernel plays at a call."""


def bench() -> None:
    """Print a row for every game, and for every word that its options may take instead."""
    print(
        f"{'game':<10} {'rules plies/s':>13} {'kernel plies/s':>15} {'kernel turns/s':>15} "
        f"{'kernel/rules':>13}  options"
    )
    for key in games.names():
        game = games.find(key)
        for options in settings(game):
            print(_row(game, options), flush=True)


def settings(game: AnyGame) -> Iterator[Any]:
    """The usual options, and each that differs from them by one word."""
    usual = game.Options()
    yield usual
    for name, kind in get_type_hints(game.Options).items():
        if get_origin(kind) is Literal:
            for word in get_args(kind):
                if word != getattr(usual, name):
                    yield msgspec.structs.replace(usual, **{name: word})


def _row(game: AnyGame, options: Any) -> str:
    said = " ".join(f"{name}={word}" for name, word in msgspec.to_builtins(options).items())
    rules, _ = best(lambda seed: (play_one(game, options, Random(seed)), 0))
    kernel = kernel_of(game)
    if kernel is None:
        return f"{game.key:<10} {rules:>13,.0f} {'-':>15} {'-':>15} {'-':>13}  {said}"
    start = kernel.from_state(game.start(game.seats[0], options))

    def playouts(seed: int) -> tuple[int, int]:
        tally = kernel.playouts(start, GAMES, seed)
        return tally.plies, tally.turns

    playouts(0)  # compiles
    plies, turns = best(playouts)
    return (
        f"{game.key:<10} {rules:>13,.0f} {plies:>15,.0f} {turns:>15,.0f} "
        f"{plies / rules:>13,.0f}  {said}"
    )


def best(play: Callable[[int], tuple[int, int]]) -> tuple[float, float]:
    """Plies and turns a second, in the best run; `play` is given a seed and answers how many."""
    return max(_run(play, run) for run in range(RUNS))


def _run(play: Callable[[int], tuple[int, int]], seed: int) -> tuple[float, float]:
    plies = turns = 0
    begin = perf_counter()
    while (took := perf_counter() - begin) < SECONDS:
        seed += RUNS
        more_plies, more_turns = play(seed)
        plies, turns = plies + more_plies, turns + more_turns
    return plies / took, turns / took


def play_one(game: AnyGame, options: Any, rng: Random) -> int:
    """One random game by the rules; answers how many plies it took."""
    state, plies = game.start(game.seats[0], options), 0
    while True:
        due = game.due(state)
        if isinstance(due, Decide):
            seat = rng.choice(due.seats)
            state, _ = game.play(state, seat, rng.choice(list(game.legal(state, seat))))
        elif isinstance(due, Chance):
            state, _ = game.play(state, "*", game.fall(state, due.shape.draw(rng.randrange)))
        else:
            return plies
        plies += 1
