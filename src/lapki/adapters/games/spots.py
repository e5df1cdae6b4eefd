"""Spots in numbers: a roll is settled die by die."""

from __future__ import annotations

from typing import Any

from lapki.adapters.acts import DONE, Numbers, Spelling, flags, share
from lapki.games.chance import Thing
from lapki.games.contract import Seat
from lapki.games.spots import notation
from lapki.games.spots.box import COLOURS, DOGS, OF_COLOUR, SPACES, TREATS, TRICKS
from lapki.games.spots.state import (
    YARD,
    ByChance,
    ChooseTricks,
    Deal,
    DogRoll,
    Player,
    Rival,
    Roll,
    Settle,
    SpotsMove,
    Stack,
    Start,
    Tile,
    Top,
    Treat,
    Trot,
    View,
)

FACES = range(1, 7)
MOST_SEATS = 4
SPOTS = [(dog, face) for dog in DOGS for face in SPACES[dog]]
"""Every space on every dog."""
TARGETS = [*SPOTS, *((YARD, face) for face in FACES)]
BOLTS = range(max(step.most for trick in TRICKS.values() for step in trick.steps) + 1)

ACTS = (
    DONE,
    "score",
    "treat",
    "more",
    "stop",
    *(f"trick {name}" for name in TRICKS),
    *(f"name {face}" for face in FACES),
    *(f"again {face}" for face in FACES),
    *(f"bolt {dice}" for dice in BOLTS),
    *(f"dig {seat} {face}-" for seat in range(1, MOST_SEATS + 1) for face in FACES),
    *(f"dig {seat} {face}+" for seat in range(1, MOST_SEATS + 1) for face in FACES if face < 6),
    *(f"{face}>{target}" for target, face in TARGETS),
    *(f"retrieve {face}>{target}" for target, face in TARGETS),
    *(f"pile {target} {face}" for target, face in TARGETS),
    *(f"trot {dog} {face}" for dog, face in SPOTS),
    *(f"to {dog} {face}" for dog, face in SPOTS),
)
THINGS = (*FACES, *DOGS, *TRICKS)
PHASES = (
    *("setup", "choose", "settle", "more", "name", "bolt", "dig", "trot", "retrieve", "pile"),
    *("chance", "over"),
)
_DOG = {dog: place for place, dog in enumerate(DOGS)}
_TRICK = {name: place for place, name in enumerate(TRICKS)}
_SPOT = {spot: place for place, spot in enumerate(SPOTS)}


class SpotsSpelling(Spelling):
    """Of each seat its dogs, dice and treats; then tricks, decks, the roll and the question."""

    def words(self, move: SpotsMove) -> tuple[str, ...]:
        match move:
            case Settle(dice):
                return tuple([f"{die}>{target}" for die, target in dice])
            case Treat(dice):
                return ("treat", *(f"again {die}" for die in dice))
            case Trot(dog, number, to, to_number):
                return (f"trot {dog} {number}", f"to {to} {to_number}")
        return (notation.write(move),)

    def outcome(self, move: ByChance) -> tuple[Thing, ...]:
        match move:
            case ChooseTricks(names):
                sides = zip(COLOURS, names, strict=True)
                return tuple([1 + OF_COLOUR[colour].index(name) for colour, name in sides])
            case Stack(names=names):
                return names
            case Deal(dogs=dogs):
                return dogs
            case Start(dice):
                return tuple([die for die in dice if die is not None])
            case Roll(dice):
                return dice
            case Top(dog):
                return (dog,)
            case DogRoll(die):
                return (die,)
        raise ValueError(move)

    def observe(self, view: View, seat: Seat) -> Numbers:
        numbers: list[float] = []
        for each in self.around(seat):
            numbers += _player(view.players[each - 1])
            numbers.append(float(view.turn == each))
        for tile in view.tricks:
            numbers += _tile(tile)
        numbers += _stacks(view)
        numbers += flags([_DOG[view.top]] if view.top else (), len(DOGS))
        numbers += flags([_DOG[dog] for dog in view.deck], len(DOGS))
        numbers += _rival(view.dog)
        numbers += [share((view.roll or ()).count(face), 10) for face in FACES]
        doing = view.trick or {}
        numbers += flags([_TRICK[doing["name"]]] if doing else (), len(TRICKS))
        numbers += [share(doing.get(word), 12) for word in ("left", "size", "named")]
        return numbers + flags([PHASES.index(view.phase)], len(PHASES))


def _player(player: Player) -> list[float]:
    filled = [_SPOT[dog.name, face] for dog in player.dogs for face in dog.filled]
    return [
        *flags([_DOG[dog.name] for dog in player.dogs], len(DOGS)),
        *flags(filled, len(SPOTS)),
        *flags([_DOG[dog] for dog in player.scored], len(DOGS)),
        *(share(player.yard.count(face), 7) for face in FACES),
        share(player.treats, TREATS),
    ]


def _tile(tile: Tile) -> list[float]:
    known = flags([_TRICK[tile.name]] if tile.name else (), len(TRICKS))
    return [*known, float(tile.up), share(tile.treats, TREATS)]


def _stacks(view: View) -> list[float]:
    """Free range: how near the top of its stack each trick lies."""
    depths = [0.0] * len(TRICKS)
    for colour in COLOURS:
        stack = (view.stacks or {}).get(colour, ())
        for depth, name in enumerate(stack):
            depths[_TRICK[name]] = share(len(stack) - depth, len(stack))
    return depths


def _rival(dog: Rival | None) -> list[float]:
    scored = [_DOG[name] for name in dog.scored] if dog else []
    return [*flags(scored, len(DOGS)), share(dog.treats if dog else 0, TREATS)]


def spelling(seats: int, options: Any, language: str) -> Spelling:
    """The same acts at every table."""
    return SpotsSpelling(ACTS, THINGS, seats, options)
