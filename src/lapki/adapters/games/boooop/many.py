"""Many games of Boooop at once, in arrays: the kernel's positions a row, compiled.

Observations, acts and masks are those of the spelling beside it, seen by whoever is on turn.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lapki.adapters.games.boooop import ACTS, GHOSTS, PHASES
from lapki.games.boooop import notation, rules
from lapki.games.boooop.bed import CELLS
from lapki.games.boooop.kernel import (
    HOME,
    KINDS,
    KITTEN,
    OVER,
    Position,
    count,
    first,
    from_move,
    from_state,
    play,
    targets,
)
from lapki.games.boooop.state import ACTIVE, BoooopOptions, Place
from lapki.games.compiling import compiled, inlined

Array = Any

FIELDS = len(Position._fields)
_PHASE = Position._fields.index("phase")
_SEAT = Position._fields.index("seat")

_MOVE = np.array([from_move(notation.read(act)) for act in ACTS], np.int64)
"""By act: the kernel's number of the move."""
_ACT = np.full(64 * KINDS, -1, np.int64)
_ACT[_MOVE] = np.arange(len(ACTS))
_CELL = np.full(64, -1, np.int64)
_CELL[[from_move(Place("k", cell)) - 64 * KITTEN for cell in CELLS]] = np.arange(len(CELLS))
_BOARD, _GHOSTS, _PHASES = len(CELLS), len(GHOSTS), len(PHASES)
_POOLS = 4 * _BOARD + 2 * _GHOSTS
SIZE = _POOLS + 4 + _PHASES + 1


class Games:
    """So many games. A finished one begins anew at the next step, whatever is said in it."""

    acts = ACTS

    def __init__(self, many: int, options: BoooopOptions) -> None:
        start = from_state(rules.start(haunted=options.ghosts == "on"))
        self.start = np.array(start, np.int64)
        self.positions = np.empty((many, FIELDS), np.int64)
        self.observations = np.empty((many, SIZE), np.float32)
        self.masks = np.empty((many, len(ACTS)), np.int8)
        self.rewards = np.zeros(many, np.float64)

    def reset(self) -> None:
        """All games at their beginning."""
        self.positions[:] = self.start
        self.rewards[:] = 0
        _look(self.positions, self.observations, self.masks)

    def end(self, which: Array) -> None:
        """These games are over, though nobody has won them."""
        self.positions[which, _PHASE] = OVER

    def step(self, acts: Array) -> None:
        """An act in each game, by whoever is on turn in it; a win is worth 1 to who made it."""
        wrong = _play(self.positions, self.start, self.masks, acts, self.rewards)
        if wrong >= 0:
            act = int(acts[wrong])
            said = f"{act} ({ACTS[act]})" if 0 <= act < len(ACTS) else f"{act}"
            raise ValueError(f"act {said} isn't open in game {wrong}; masks say what is")
        _look(self.positions, self.observations, self.masks)

    @property
    def over(self) -> Array:
        """Which games have just ended."""
        return self.positions[:, _PHASE] == OVER

    @property
    def seats(self) -> Array:
        """Whose turn it is in each game, from 1; in an ended one, who won."""
        return self.positions[:, _SEAT].copy()


# --- compiled -----------------------------------------------------------------------------------


@inlined
def _position(row: Array) -> Position:
    return Position(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8])


@compiled
def _play(positions: Array, start: Array, masks: Array, acts: Array, rewards: Array) -> int:
    """Play an act in each game; if one isn't open, none is played, and that game is named."""
    many = len(positions)
    for number in range(many):
        act = acts[number]
        if positions[number, 8] != OVER and (
            act < 0 or act >= masks.shape[1] or not masks[number, act]
        ):
            return number
    for number in range(many):
        row = positions[number]
        rewards[number] = 0
        if row[8] == OVER:
            row[:] = start
            continue
        after = play(_position(row), _MOVE[acts[number]])
        for field in range(9):
            row[field] = after[field]
        if after.phase == OVER:
            rewards[number] = 1  # BOO-15, BOO-19: only the seat on turn can win
    return -1


@compiled
def _look(positions: Array, observations: Array, masks: Array) -> None:
    """What whoever is on turn sees in each game, and may do."""
    observations[:] = 0
    masks[:] = 0
    for number in range(len(positions)):
        position = _position(positions[number])
        _see(position, observations[number])
        for kind in range(KINDS):
            squares = targets(position, kind)
            while squares:
                masks[number, _ACT[64 * kind + first(squares)]] = 1
                squares &= squares - 1


@inlined
def _see(position: Position, row: Array) -> None:
    mine, theirs, cats = position.mine, position.theirs, position.cats
    _mark(mine & ~cats, row, 0)
    _mark(mine & cats, row, _BOARD)
    _mark(theirs & ~cats, row, 2 * _BOARD)
    _mark(theirs & cats, row, 3 * _BOARD)
    if position.my_ghost > HOME:
        row[4 * _BOARD + position.my_ghost - 1] = 1
    if position.their_ghost > HOME:
        row[4 * _BOARD + _GHOSTS + position.their_ghost - 1] = 1
    row[_POOLS] = (position.my_kittens - count(mine & ~cats)) / ACTIVE
    row[_POOLS + 1] = (ACTIVE - position.my_kittens - count(mine & cats)) / ACTIVE
    row[_POOLS + 2] = (position.their_kittens - count(theirs & ~cats)) / ACTIVE
    row[_POOLS + 3] = (ACTIVE - position.their_kittens - count(theirs & cats)) / ACTIVE
    row[_POOLS + 4 + position.phase] = 1
    row[_POOLS + 4 + _PHASES] = 1


@inlined
def _mark(squares: int, row: Array, begin: int) -> None:
    while squares:
        row[begin + _CELL[first(squares)]] = 1
        squares &= squares - 1
