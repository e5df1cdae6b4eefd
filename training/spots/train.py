"""Teach the bot of Spots what a table is worth: `python training/spots/train.py --seed 1`.

Each generation plays games against itself (all sets, one to four seats), choosing a little
softly so that it sees more than its own habits; then the weights are fitted to who won and to what
the bot thought after looking through its turn, over the games of the last generations; and they are
kept if they win a match against those before. Games are kept in the folder `--games-in`, so that
whatever was interrupted goes on from there. The same seed gives the same games and weights, however
many processes share the work.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from math import exp
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from lapki import games
from lapki.bots.spots import eye
from lapki.bots.spots.mind import Depth, Mind, Option
from lapki.games.contract import CHANCE, Chance, Over
from lapki.games.spots.box import SETS
from lapki.games.spots.state import SpotsMove, SpotsOptions, State

GAME = games.find("spots")
DEPTH = Depth(ahead=12, tries=1, nodes=5_000)
SOFT = 0.015
"""Choices are drawn by exp(chance / this)."""
SEATS = (2, 2, 2, 4, 2, 1, 3, 4, 2, 1)
TABLES = (*SETS, "free-range")
PULL = 1e-4
"""Towards the weights of the generation before."""
WON = 0.5
"""How much who won counts; the rest is what the bot thought, which luck disturbs less."""
PLAYERS = 5
"""Columns of a row: four seats and the Dog."""


# --- playing ------------------------------------------------------------------------------------


def draw(options: list[Option], soft: float, rng: Random) -> SpotsMove:
    """One of the options, softly."""
    best = max(chance for _, chance in options)
    if not soft:
        return next(move for move, chance in options if chance == best)
    weights = [exp((chance - best) / soft) for _, chance in options]
    return rng.choices(options, weights)[0][0]


def row(state: State) -> Any:
    """All seats as numbers when a turn is over; the Dog's are in the last column."""
    seats = len(state.players)
    x = np.zeros((PLAYERS, eye.INPUTS), np.float16)
    for seat, player in enumerate(state.players, 1):
        wait = (seat - (state.turn or 1)) % seats
        x[seat - 1] = eye.own_numbers(player) + eye.turn_numbers(state.tiles, wait)
    if state.dog:
        x[PLAYERS - 1, : eye.RIVAL] = eye.rival_numbers(state, state.tiles)
    return x


class Game(NamedTuple):
    """A game that was played."""

    rows: list[Any]
    thought: list[Any]
    """Everybody's chances at each row, by whose turn it is; none where it is the Dog's."""
    won: int
    """The column of who won."""
    net: int
    """Whose weights those were."""


def play(job: tuple[int, int, str, list[eye.Net], float]) -> Game:
    """A game by these weights, in turn."""
    seed, seats, tricks, nets, soft = job
    rng = Random(seed)
    state = GAME.start(seats, SpotsOptions(tricks=tricks, dog_treats=1 + seed % 3))
    rows: list[Any] = []
    thought: list[Any] = []
    while not isinstance(due := GAME.due(state), Over):
        begins = state.phase == "choose" and seats > 1
        if begins or state.due == "dog":
            rows.append(row(state))
            thought.append(np.zeros(PLAYERS, np.float16))
        if isinstance(due, Chance):
            state, _ = GAME.play(state, CHANCE, GAME.fall(state, due.shape.draw(rng.randrange)))
            continue
        seat = due.seats[0]
        weights = nets[(seat + seed) % len(nets)]
        mind = Mind(state, seat, DEPTH, weights)
        options = mind.options()
        if begins:
            thought[-1][:seats] = mind.shares(min(1.0, max(chance for _, chance in options)))
        state, _ = GAME.play(state, seat, draw(options, soft, rng))
    won = due.winners[0] - 1 if due.winners else PLAYERS - 1
    return Game(rows, thought, won, (won + 1 + seed) % len(nets))


def play_many(pool: Any, net: eye.Net, count: int, seed: int, file: Path) -> None:
    """Games of one generation, into a file."""
    jobs = [
        (seed + n, SEATS[n % len(SEATS)], TABLES[n // 3 % len(TABLES)], [net], SOFT)
        for n in range(count)
    ]
    played = list(progress(pool.imap(play, jobs, 4), count, "games"))
    part = file.with_suffix(".part.npz")
    np.savez_compressed(
        part,
        x=np.array([row for game in played for row in game.rows]),
        thought=np.array([chances for game in played for chances in game.thought]),
        won=np.array([game.won for game in played for _ in game.rows], np.int8),
    )
    part.rename(file)  # whole, or not there


def progress(things: Iterator[Any], count: int, what: str) -> Iterator[Any]:
    """A line that says how far it is."""
    begin = monotonic()
    for number, thing in enumerate(things, 1):
        yield thing
        if number % max(1, count // 20) == 0 or number == count:
            left = (monotonic() - begin) / number * (count - number)
            print(f"  {number:,} of {count:,} {what}, {left:,.0f} s left", flush=True)


# --- fitting ------------------------------------------------------------------------------------


def chances(net: eye.Net, x: Any) -> Any:
    """Of all columns to win."""
    seats, dog = x[:, :4], x[:, 4, : eye.RIVAL]
    s = np.concatenate([seats @ net.seat, (dog @ net.rival)[:, None]], 1)
    there = np.concatenate([seats[:, :, eye.X_WAIT : eye.X_UP].any(2), dog.any(1)[:, None]], 1)
    s = np.where(there, s, -1e9)
    e = np.exp(s - s.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def loss(net: eye.Net, x: Any, won: Any) -> float:
    """Mean log-loss of who won."""
    parts = [
        -np.log(chances(net, x[n : n + 8192].astype(np.float32))[np.arange(len(w)), w] + 1e-9)
        for n in range(0, len(x), 8192)
        for w in [won[n : n + 8192]]
    ]
    return float(np.concatenate(parts).mean())


def targets(won: Any, thought: Any) -> Any:
    """What the chances should have been: partly who won, partly what was thought."""
    sure = np.eye(PLAYERS, dtype=np.float32)[won]
    known = thought.any(1, keepdims=True)
    return np.where(known, WON * sure + (1 - WON) * thought, sure)


def slopes(net: eye.Net, x: Any, wanted: Any) -> eye.Net:
    """How the loss changes with each weight."""
    p = (chances(net, x) - wanted) / len(wanted)
    seats = x[:, :4].reshape(-1, eye.INPUTS)
    return eye.Net(seats.T @ p[:, :4].reshape(-1), x[:, 4, : eye.RIVAL].T @ p[:, 4])


def fit(net: eye.Net, files: list[Path], epochs: int, seed: int) -> eye.Net:
    """Adam over the games of these files, drawn towards what was known before; the last tenth of
    the games is held out, and the best weights by that are kept."""
    games_of = [np.load(file) for file in files]
    x = np.concatenate([one["x"] for one in games_of])
    won = np.concatenate([one["won"] for one in games_of]).astype(np.int64)
    wanted = targets(won, np.concatenate([one["thought"] for one in games_of]).astype(np.float32))
    cut = len(x) * 9 // 10
    rng = np.random.default_rng(seed)
    weights = best = net
    best_loss = loss(net, x[cut:], won[cut:])
    print(f"  {len(x):,} rows; held out before: {best_loss:.4f}", flush=True)
    mean = [np.zeros_like(part) for part in net]
    square = [np.zeros_like(part) for part in net]
    step = 0
    for epoch in range(epochs):
        rate = np.float32(0.002 * (1 - epoch / epochs) + 0.0001)
        for some in np.array_split(rng.permutation(cut), max(1, cut // 512)):
            step += 1
            new = []
            for n, slope in enumerate(slopes(weights, x[some].astype(np.float32), wanted[some])):
                pulled = slope + PULL * (weights[n] - net[n])
                mean[n] = 0.9 * mean[n] + 0.1 * pulled
                square[n] = 0.999 * square[n] + 0.001 * pulled * pulled
                m, v = mean[n] / (1 - 0.9**step), square[n] / (1 - 0.999**step)
                new.append((weights[n] - rate * m / (np.sqrt(v) + 1e-8)).astype(np.float32))
            weights = eye.Net(*new)
        now = loss(weights, x[cut:], won[cut:])
        print(f"  epoch {epoch + 1}: held out {now:.4f}", flush=True)
        if now < best_loss:
            best, best_loss = weights, now
    return best


# --- generations --------------------------------------------------------------------------------


def gate(pool: Any, new: eye.Net, old: eye.Net, count: int, seed: int) -> float:
    """The share of two-seat games that the new one wins."""
    jobs = [(seed + n, 2, TABLES[n // 2 % len(TABLES)], [old, new], 0.0) for n in range(count)]
    played = progress(pool.imap(play, jobs, 4), count, "games of the gate")
    return sum(game.net for game in played) / count


def first() -> eye.Net:
    """Before anything is known: dogs and dice count, a full yard is dangerous."""
    seat = np.zeros(eye.INPUTS)
    for n, (size, missing) in enumerate(eye.KIND_NAMES):
        seat[eye.X_KINDS + n] = (
            1.3 if not missing else 0.08 + 0.28 * (size - missing) - 0.05 * missing
        )
    seat[eye.X_SCORED : eye.X_SCORED + 6] = 1.43 * np.arange(6)
    seat[eye.X_YARD : eye.X_YARD + 8] = -0.04 * np.arange(8)
    seat[eye.X_TREATS : eye.X_TREATS + 7] = 0.2 * np.arange(7)
    seat[eye.X_RISK], seat[eye.X_RISKED] = -0.26, -0.8
    rival = np.concatenate([1.43 * np.arange(6), np.zeros(10)])
    return eye.Net(seat.astype(np.float32), rival.astype(np.float32))


def _claim(given: Any) -> None:
    """The folder is this training's, or nobody's yet: games of another aren't taken up."""
    mine = {"seed": given.seed, "games": given.games, "gate": given.gate, "epochs": given.epochs}
    file = given.games_in / "training.json"
    if file.exists() and json.loads(file.read_text()) != mine:
        sys.exit(
            f"{given.games_in} has games of another training (other --seed, --games, --gate or "
            "--epochs); choose another --games-in."
        )
    file.write_text(json.dumps(mine))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--generations", type=int, default=3)
    asked.add_argument("--games", type=int, default=1_500, help="games a generation")
    asked.add_argument("--gate", type=int, default=200, help="games of the gate")
    asked.add_argument("--epochs", type=int, default=12)
    asked.add_argument("--processes", type=int, default=1)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--games-in", type=Path, default=Path("build/spots"))
    asked.add_argument("--out", type=Path, default=Path(str(eye.FILE)), help="the weights")
    given = asked.parse_args()
    given.games_in.mkdir(parents=True, exist_ok=True)
    _claim(given)
    net = first()
    with Pool(given.processes) as pool:
        for number in range(1, given.generations + 1):
            print(f"generation {number}", flush=True)
            file = given.games_in / f"games-{number}.npz"
            if not file.exists():
                play_many(pool, net, given.games, 1_000_000 * given.seed + 100_000 * number, file)
            files = [
                given.games_in / f"games-{n}.npz" for n in range(max(1, number - 1), number + 1)
            ]
            new = fit(net, files, given.epochs, given.seed)
            share = gate(pool, new, net, given.gate, 7_000_000 + number)
            print(f"  the new one wins {share:.1%} against the one before", flush=True)
            if share >= 0.5:
                net = new
                np.savez_compressed(
                    given.out,
                    **{n: w.astype(np.float16) for n, w in net._asdict().items()},
                )


if __name__ == "__main__":
    main()
