"""How quickly games are stepped: by our library and adapters, and by others on the same machine.

    .venv/bin/python benchmarks/library.py [--seconds 2]

Random games; a step is one move of a seat (in the adapters: one act), with its legal moves listed
and, where there is one, its observation made. OpenSpiel's own games are C++ behind Python; pgx is
measured where it is installed (it needs JAX, and isn't among the project's packages).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from random import Random
from time import perf_counter, process_time

import numpy as np

MANY = 1_024

Runner = Iterator[int]
"""Answers again and again how many steps were made."""


def library(key: str) -> Runner:
    """`lapki.new`, `legal`, `push`: moves as text, every one checked."""
    import lapki

    rng, seed = Random(1), 0
    while True:
        game, seed, steps = lapki.new(key, seed=seed), seed + 1, 0
        while not game.over and steps < 200:
            seat = game.asked[0]
            game.push(rng.choice(game.legal(seat)), seat)
            steps += 1
        yield steps


def rules(key: str) -> Runner:
    """The pure functions behind it: moves as values, unchecked."""
    from lapki import games
    from lapki.games.contract import CHANCE, Chance, Decide

    game, rng = games.find(key), Random(1)
    while True:
        state, steps = game.start(max(2, game.seats[0]), game.Options()), 0
        while steps < 200:
            due = game.due(state)
            if isinstance(due, Decide):
                seat = due.seats[0]
                state, _ = game.play(state, seat, rng.choice(list(game.legal(state, seat))))
                steps += 1
            elif isinstance(due, Chance):
                fallen = game.fall(state, due.shape.draw(rng.randrange))
                state, _ = game.play(state, CHANCE, fallen)
            else:
                break
        yield steps


def pettingzoo(key: str) -> Runner:
    """The usual loop: last, choose by the mask, step."""
    from lapki.adapters.pettingzoo import env

    table, rng = env(key), Random(1)
    while True:
        table.reset(seed=rng.randrange(1 << 30))
        steps = 0
        for _ in table.agent_iter(200):
            observation, _, over, cut, _ = table.last()
            if over or cut:
                break
            table.step(rng.choice(np.flatnonzero(observation["action_mask"])))
            steps += 1
        yield steps


def vector(many: int) -> Runner:
    """Arrays in, arrays out; choosing by the mask included."""
    from lapki.adapters.gymnasium import Many

    games, dice = Many("boooop", many), np.random.default_rng(1)
    _, info = games.reset()
    while True:
        masks = info["action_mask"]
        wish = dice.random(masks.shape, dtype=np.float32)
        _, _, _, _, info = games.step(np.where(masks, wish, -1).argmax(axis=1))
        yield many


def vector_alone(many: int) -> Runner:
    """The same, less the choosing: every game says its first open act."""
    from lapki.adapters.gymnasium import Many

    games = Many("boooop", many)
    _, info = games.reset()
    while True:
        _, _, _, _, info = games.step(info["action_mask"].argmax(axis=1))
        yield many


def openspiel(name: str) -> Runner:
    """`legal_actions`, `apply_action`, chance drawn by its probabilities."""
    import pyspiel

    import lapki.adapters.openspiel  # noqa: F401 - registers ours

    game, rng = pyspiel.load_game(name), Random(1)
    while True:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal() and steps < 200:
            if state.is_chance_node():
                things, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(things, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        yield steps


def pgx(many: int) -> Runner:
    """pgx's connect_four on the CPU: so many games a step, compiled by JAX, reset by itself."""
    import jax
    import jax.numpy as jnp
    import pgx as theirs

    table = theirs.make("connect_four")
    begin = jax.jit(jax.vmap(table.init))

    def choose(key, state):  # type: ignore[no-untyped-def]
        wish = jax.random.uniform(key, state.legal_action_mask.shape)
        return jnp.where(state.legal_action_mask, wish, -1.0).argmax(axis=-1)

    stepping = theirs.experimental.wrappers.auto_reset(table.step, table.init)
    step = jax.jit(jax.vmap(stepping))
    choose = jax.jit(choose)
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, many))
    while True:
        key, one, other = jax.random.split(key, 3)
        state = step(state, choose(one, state), jax.random.split(other, many))
        state.terminated.block_until_ready()
        yield many


KEYS = ("boooop", "spots", "barking", "dixit")
ROWS: dict[str, Callable[[], Runner]] = {
    **{f"rules, {key}": lambda key=key: rules(key) for key in KEYS},
    **{f"lapki.Game, {key}": lambda key=key: library(key) for key in KEYS},
    **{f"PettingZoo, {key}": lambda key=key: pettingzoo(key) for key in KEYS},
    "Gymnasium vector, boooop, 1,024 games": lambda: vector(MANY),
    "… without choosing": lambda: vector_alone(MANY),
    **{f"OpenSpiel, lapki_{key}": lambda key=key: openspiel(f"lapki_{key}") for key in KEYS},
    "OpenSpiel, connect_four": lambda: openspiel("connect_four"),
    "OpenSpiel, breakthrough": lambda: openspiel("breakthrough"),
    "pgx, connect_four, 1,024 games": lambda: pgx(MANY),
}


def measured(runner: Runner, seconds: float) -> tuple[float, float]:
    """Steps a second by the clock, and a second of the processor, which tells more on a machine
    with neighbours. What comes first compiles, and doesn't count."""
    next(runner)
    next(runner)
    begin, busy, steps = perf_counter(), process_time(), 0
    while (took := perf_counter() - begin) < seconds:
        steps += next(runner)
    return steps / took, steps / (process_time() - busy)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=2.0)
    args = asked.parse_args()
    for package in ("pettingzoo", "gymnasium", "open_spiel", "pgx"):
        try:
            print(f"{package} {version(package)}", end="  ")
        except PackageNotFoundError:
            print(f"no {package}", end="  ")
    print(f"\n\n{'':40} {'steps/s':>12} {'/CPU second':>12}")
    for name, make in ROWS.items():
        if name.startswith("pgx") and find_spec("pgx") is None:
            print(f"{name:40} {'-':>12}")
            continue
        clock, processor = measured(make(), args.seconds)
        print(f"{name:40} {clock:>12,.0f} {processor:>12,.0f}", flush=True)


if __name__ == "__main__":
    main()
