"""Fits the network of Boooop's eye to games: who won, and what the search thought. Takes torch.

What is fitted is what `worth` doesn't know: the network's answer is added to that table's. In each
round over the games every bed is turned or mirrored by chance. The games of the last twentieth are
held out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
import torch
from training.boooop.play import SCORE, WON

from lapki.bots.boooop import net, worth
from lapki.bots.boooop.eye import by_hand
from lapki.games.boooop.kernel import PLACE, Position, first, sides

BELIEF = 0.6
"""How much the search's opinion counts beside who won."""
BATCH = 8192
RATE = 3e-3
LARGEST = 1.98
"""No weight of an input is larger, so that the sums fit into 16 bits."""

# --- turning beds -------------------------------------------------------------------------------


def _turned(square: int, how: int) -> int:
    column, row = divmod(square, 8)
    column, row = (7 - column if how & 1 else column), (7 - row if how & 2 else row)
    return 8 * row + column if how & 4 else 8 * column + row


def _ghosts_turned(how: int) -> list[int]:
    """By ghost: which one it becomes. A run is the stops along it, each between two squares."""
    runs = [[frozenset(map(int, sides(1 + 6 * run + at))) for at in range(6)] for run in range(20)]
    places = {tuple(run): number for number, run in enumerate(runs)}
    to = [places[tuple(frozenset(_turned(s, how) for s in stop) for stop in run)] for run in runs]
    return [0, *(1 + 6 * to[run] + at for run in range(20) for at in range(6))]


_SQUARE = np.array([[_turned(square, how) for square in range(64)] for how in range(8)])
_GHOST = np.array([_ghosts_turned(how) for how in range(8)])


@numba.njit
def turned(board: int, how: int) -> int:
    """A board, turned or mirrored in one of eight ways."""
    to = 0
    while board:
        to |= 1 << _SQUARE[how, first(board)]
        board &= board - 1
    return to


@numba.njit
def _position(row: Any, how: int) -> Position:
    ghost, other = row[5], row[6]
    if ghost > 0:
        ghost = _GHOST[how, ghost]
    if other > 0:
        other = _GHOST[how, other]
    mine, theirs, cats = turned(row[0], how), turned(row[1], how), turned(row[2], how)
    return Position(mine, theirs, cats, row[3], row[4], ghost, other, 1, PLACE)


@numba.njit(parallel=True)
def look_at(rows: Any, hows: Any, into: Any, worths: Any, table: Any) -> None:
    """Writes the inputs of positions, each turned in its way, and what `worth` says of them."""
    for each in numba.prange(len(rows)):
        position = _position(rows[each], hows[each])
        net.inputs(position, into[each], 0)
        worths[each] = by_hand(position, table)


# --- fitting ------------------------------------------------------------------------------------


class Games(NamedTuple):
    """Positions, and which of them are held out."""

    rows: Any
    held: Any

    @staticmethod
    def read(files: list[Path]) -> Games:
        parts = [np.load(file) for file in sorted(files)]
        rows = np.concatenate([part["rows"] for part in parts])
        length = np.concatenate([part["games"] for part in parts])
        game = np.repeat(np.arange(len(length)), length)
        return Games(rows, game >= 0.95 * len(length))


class Seen(NamedTuple):
    """Positions as the network takes them."""

    inputs: Any
    worth: Any
    target: Any
    won: Any


def see(rows: Any, hows: Any, device: str) -> Seen:
    """Positions, each turned in its way."""
    into = np.full((len(rows), net.MOST), net.INPUTS, np.int16)
    worths = np.zeros(len(rows), np.float32)
    look_at(rows, hows, into, worths, np.array(worth.ROWS, np.int64))
    many = int((into != net.INPUTS).sum(1).max())
    won = rows[:, WON].astype(np.float32)
    thought = 1 / (1 + np.exp(-np.clip(rows[:, SCORE], -2000, 2000) / 100))
    target = (BELIEF * thought + (1 - BELIEF) * won).astype(np.float32)
    parts = (into[:, :many], worths / 100, target, won)
    return Seen(*(torch.from_numpy(np.ascontiguousarray(part)).to(device) for part in parts))


class Net(torch.nn.Module):
    """The same as `net.sees`, in real numbers."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.rows = torch.nn.EmbeddingBag(
            net.INPUTS + 1, width + 1, mode="sum", padding_idx=net.INPUTS
        )
        torch.nn.init.normal_(self.rows.weight, std=0.05)
        torch.nn.init.zeros_(self.rows.weight.data[:, -1])
        self.bias = torch.nn.Parameter(torch.cat([torch.full((width,), 0.3), torch.zeros(1)]))
        self.counts = torch.nn.Parameter(0.1 * torch.randn(width))

    def forward(self, inputs: Any) -> Any:
        sums = self.rows(inputs.int()) + self.bias
        lit = sums[:, :-1].clamp(0, 1)
        return (lit * lit) @ self.counts + sums[:, -1]


def losses(model: Net | None, seen: Seen) -> tuple[float, float]:
    """Log-loss of the winner, and of the target; without a network that of `worth` alone."""
    loss = torch.nn.functional.binary_cross_entropy_with_logits
    with torch.no_grad():
        says = seen.worth if model is None else seen.worth + model(seen.inputs)
        return float(loss(says, seen.won)), float(loss(says, seen.target))


def fit(games: Games, width: int, rounds: int, seed: int) -> tuple[Net, list[list[float]]]:
    """A network, and its losses on held-out games after each round (first: `worth` alone)."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    learnt, held = games.rows[~games.held], games.rows[games.held]
    test = see(held, np.zeros(len(held), np.int64), device)
    model = Net(width).to(device)
    steps = max(1, len(learnt) // BATCH)
    adam = torch.optim.Adam(model.parameters())
    plan = torch.optim.lr_scheduler.OneCycleLR(adam, RATE, total_steps=rounds * steps + 1)
    loss = torch.nn.functional.binary_cross_entropy_with_logits
    told = [[*losses(None, test)]]
    print(
        f"  {len(learnt):,} positions; worth alone: {told[0][0]:.4f} {told[0][1]:.4f}", flush=True
    )
    for number in range(rounds):
        seen = see(learnt, rng.integers(0, 8, len(learnt)), device)
        order = torch.from_numpy(rng.permutation(len(learnt))).to(device)
        for step in range(steps):
            some = order[step * BATCH : (step + 1) * BATCH]
            adam.zero_grad(set_to_none=True)
            loss(seen.worth[some] + model(seen.inputs[some]), seen.target[some]).backward()
            adam.step()
            plan.step()
            with torch.no_grad():
                model.rows.weight.clamp_(-LARGEST, LARGEST)
        told.append([*losses(model, test)])
        if number % max(1, rounds // 10) == 0 or number == rounds - 1:
            print(f"  round {number + 1}: held out {told[-1][0]:.4f} {told[-1][1]:.4f}", flush=True)
    return model.cpu(), told


def whole(model: Net, haunted: bool) -> tuple[Any, Any]:
    """The network in whole numbers: rows and counts, as `net.packed` takes them.

    One of the inputs for how many of mine have grown is always there, so it brings the bias along.
    """
    rows = model.rows.weight.detach().numpy()[: net.INPUTS if haunted else net.GHOSTS].copy()
    rows[net.GROWN : net.GROWN + 9] += model.bias.detach().numpy()
    unit = 100 * net.UNIT
    rows *= np.array([*[net.FULL] * (rows.shape[1] - 1), unit])
    counts = unit * model.counts.detach().numpy()
    return np.rint(rows).astype(np.int16), np.rint(counts).astype(np.int32)
