"""What a table is worth: the chance of each seat to win it, when a turn is over.

Every seat is looked at alone: its dogs, yard and treats, how soon it is its turn and, if it is the
next one, what it will find face up become some numbers, and their weighted sum is its strength.
The chances to win are in proportion to the exponentials of all strengths. The weights are in
`eye.npz`; `training/spots/` makes them from games that the bot plays against itself.

A yard is a number, too: of buried dice that don't bust there are only 44.
"""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import numpy as np

from lapki.games.compiling import compiled
from lapki.games.spots.box import PAWS, SPACES, TRICKS
from lapki.games.spots.scoring import PACK, SAFE
from lapki.games.spots.state import Dog, Player, State, Tile

# --- yards and dogs as numbers ------------------------------------------------------------------

YARDS = tuple(
    dice
    for count in range(SAFE + 1)
    for dice in combinations_with_replacement(range(1, 7), count)
    if sum(dice) <= SAFE
)
YARD_AT = {dice: number for number, dice in enumerate(YARDS)}
BUST = -1


def _without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


BURY = np.array(
    [
        [YARD_AT.get(tuple(sorted((*y, f))), BUST) if f else n for f in range(7)]
        for n, y in enumerate(YARDS)
    ]
)
"""The yard after a die is buried, by yard and die."""
UNBURY = np.array([[YARD_AT[_without(y, f)] if f in y else BUST for f in range(7)] for y in YARDS])
TOTAL = np.array([sum(y) for y in YARDS])
COUNT = np.array([len(y) for y in YARDS])

NAMES = (*SPACES,)
DOG_AT = {name: number for number, name in enumerate(NAMES)}


def mask(spaces: tuple[int, ...]) -> int:
    """Spaces as bits: bit n for the number n + 1."""
    return sum(1 << (number - 1) for number in spaces)


FULL_MASK = np.array([mask(SPACES[name]) for name in NAMES])
PAWS_OF = np.array([PAWS[name] for name in NAMES])

# What a dog adds to the sums from which a seat's numbers are made.
KIND_NAMES = [(size, missing) for size in range(1, 5) for missing in range(size + 1)]
KINDS = len(KIND_NAMES)
OPEN = KINDS  # six: empty spaces by number
LAST = OPEN + 6  # six: spaces that would fill a dog
MISSING = LAST + 6
PAW = MISSING + 1
DOGS = PAW + 1
PLACED = DOGS + 1
FILLED = PLACED + 1
SUMS = FILLED + 1


def _sums(name: str, empty: int) -> list[float]:
    missing, size = empty.bit_count(), len(SPACES[name])
    row = [0.0] * SUMS
    row[KIND_NAMES.index((size, missing))] = 1
    for face in range(6):
        if empty >> face & 1:
            row[OPEN + face] = 1
            row[LAST + face] = float(missing == 1)
    row[MISSING], row[PAW], row[DOGS] = missing, PAWS[name], 1
    row[PLACED], row[FILLED] = size - missing, float(not missing)
    return row


DOG_SUMS = np.array(
    [[_sums(name, empty & mask(SPACES[name])) for empty in range(64)] for name in NAMES],
    np.float32,
)

# --- a seat as numbers --------------------------------------------------------------------------

TREATS_TOLD = 7
LATE = 3
"""From so many scored dogs on, those on the table count otherwise."""
_SIZES = (KINDS, KINDS, 6, 6, 6, 8, 8, 1, TREATS_TOLD, 1, PACK, 1, 1, 7, 1, 1, 1)
(
    X_KINDS, X_LATE, X_OPEN, X_TWICE, X_LAST, X_MISSING, X_YARD, X_BURIED, X_TREATS, X_MORE_TREATS,
    X_SCORED, X_DOGS, X_PAWS, X_SAFE, X_RISK, X_RISKED, X_PLACED, OWN,
) = (sum(_SIZES[:n]) for n in range(len(_SIZES) + 1))  # fmt: skip
TRICK_AT = {name: number for number, name in enumerate(TRICKS)}
X_WAIT = OWN
X_UP = X_WAIT + 4
X_LYING = X_UP + len(TRICKS)
X_COUNT = X_LYING + 1
INPUTS = X_COUNT + 1

RIVAL = 16
"""The Dog: cards scored (6), treats (2), tiles that are up (7), treats on them (1)."""


@compiled
def look(x: Any, sums: Any, yard: int, treats: int, scored: int) -> None:
    """A seat's own numbers."""
    for n in range(OWN):
        x[n] = 0
    for n in range(KINDS):
        x[X_KINDS + n] = sums[n]
        x[X_LATE + n] = sums[n] if scored >= LATE else 0.0
    total = TOTAL[yard]
    safe = 0
    for n in range(6):
        many = sums[OPEN + n]
        x[X_OPEN + n] = min(many, 1.0)
        x[X_TWICE + n] = min(max(many - 1.0, 0.0), 1.0)
        x[X_LAST + n] = min(sums[LAST + n], 1.0)
        if many >= 0.5 or total + n + 1 <= SAFE:
            safe += 1
    x[X_MISSING + min(7, int(sums[MISSING] + 0.5))] = 1
    x[X_YARD + total] = 1
    x[X_BURIED] = COUNT[yard]
    x[X_TREATS + min(treats, TREATS_TOLD - 1)] = 1
    x[X_MORE_TREATS] = max(0, treats - TREATS_TOLD + 1)
    x[X_SCORED + min(scored, PACK - 1)] = 1
    x[X_DOGS] = sums[DOGS]
    x[X_PAWS] = sums[PAW]
    x[X_SAFE + safe] = 1
    risk = (6 - safe) / 6.0
    x[X_RISK] = sums[PLACED] * risk
    x[X_RISKED] = sums[FILLED] * risk
    x[X_PLACED] = sums[PLACED]


FILE = files(__package__) / "eye.npz"


class Net(NamedTuple):
    """The weights of the numbers: a seat's, and the Dog's."""

    seat: Any
    rival: Any


def load() -> Net:
    """From the data file."""
    with FILE.open("rb") as file, np.load(file) as kept:
        return Net(*(kept[name].astype(np.float32) for name in Net._fields))


def sums_of(dogs: tuple[Dog, ...]) -> Any:
    """What these dogs add up to."""
    total = np.zeros(SUMS, np.float32)
    for dog in dogs:
        total += DOG_SUMS[DOG_AT[dog.name], FULL_MASK[DOG_AT[dog.name]] & ~mask(dog.filled)]
    return total


def own_numbers(player: Player) -> Any:
    """A player as numbers."""
    x = np.zeros(INPUTS, np.float32)
    look(x, sums_of(player.dogs), YARD_AT[player.yard], player.treats, len(player.scored))
    return x


def turn_numbers(tiles: tuple[Tile, ...], wait: int) -> Any:
    """How many others come first, and if nobody does: what lies there face up."""
    x = np.zeros(INPUTS, np.float32)
    x[X_WAIT + wait] = 1
    if wait:
        return x
    up = [tile for tile in tiles if tile.up and tile.name]
    for tile in up:
        x[X_UP + TRICK_AT[tile.name or ""]] = 1
    x[X_LYING] = sum(tile.treats for tile in up)
    x[X_COUNT] = len(up)
    return x


def rival_numbers(state: State, tiles: tuple[Tile, ...]) -> Any:
    """The Dog as numbers."""
    assert state.dog
    x = np.zeros(RIVAL, np.float32)
    x[min(len(state.dog.scored), PACK - 1)] = 1
    x[6 + min(state.dog.treats, 1)] = 1
    x[8 + sum(tile.up for tile in tiles)] = 1
    x[15] = sum(tile.treats for tile in tiles)
    return x
