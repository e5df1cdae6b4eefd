"""Spots as text: `trick run`, `* roll 3 4 6`, `place 3>bongo 4>lief 6>yard`, `dig 2 3+`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lapki.games.contract import Unreadable, tokens, whole
from lapki.games.spots.box import COLOURS, OF_COLOUR, SPACES, TRICKS
from lapki.games.spots.state import (
    YARD,
    Bolt,
    ChooseTricks,
    Deal,
    Dig,
    DogRoll,
    DoTrick,
    More,
    Name,
    Pile,
    Retrieve,
    Roll,
    Score,
    Settle,
    SpotsMove,
    Stack,
    Start,
    Stop,
    Top,
    Treat,
    Trot,
)

_FACES = {str(face): face for face in range(1, 7)}
_SEATS = 4


class _NoSuchWord(Exception):
    """A word that can't stand where it stands."""


def read(text: str) -> SpotsMove:
    """A move from its notation; things whose order means nothing may come in any order."""
    try:
        move = _turn_move(tokens(text)) or _chance_move(tokens(text))
    except _NoSuchWord:
        move = None
    if move is None:
        raise Unreadable("move", text=text)
    return move


def _turn_move(line: list[str]) -> SpotsMove | None:
    match line:
        case ["trick", name]:
            return DoTrick(_trick(name))
        case ["score"]:
            return Score()
        case ["more"]:
            return More()
        case ["stop"]:
            return Stop()
        case ["treat", *dice]:
            return Treat(tuple(sorted(map(_die, dice))))
        case ["place", *pairs]:
            return Settle(in_order(map(_pair, pairs)))
        case _:
            return _special_move(line)


def _special_move(line: list[str]) -> SpotsMove | None:
    match line:
        case ["name", number]:
            return Name(_die(number))
        case ["bolt", dice]:
            return Bolt(_number(dice))
        case ["dig", seat, change] if change[-1:] in ("+", "-"):
            return Dig(_number(seat), _die(change[:-1]), change[-1] == "+")
        case ["trot", dog, number, to, to_number]:
            return Trot(_dog(dog), _die(number), _dog(to), _die(to_number))
        case ["retrieve", pair]:
            return Retrieve(*_pair(pair))
        case ["pile", source, die]:
            return Pile(_target(source), _die(die))
        case _:
            return None


def _chance_move(line: list[str]) -> SpotsMove | None:
    match line:
        case ["roll", _, *_]:
            return Roll(tuple(sorted(map(_die, line[1:]))))
        case ["top", dog]:
            return Top(_dog(dog))
        case ["deal", seat, first, second]:
            return Deal(_number(seat), (_dog(first), _dog(second)))
        case ["start", *dice] if 1 <= len(dice) <= _SEATS:
            return Start(tuple(None if die == "-" else _die(die) for die in dice))
        case ["dog", die]:
            return DogRoll(_die(die))
        case ["tricks", names]:
            return ChooseTricks(_tricks(names, len(COLOURS)))
        case ["stack", colour, names] if colour in OF_COLOUR:
            known = next(c for c in COLOURS if c == colour)
            return Stack(known, _tricks(names, len(OF_COLOUR[colour])))
        case _:
            return None


def write(move: SpotsMove) -> str:
    """A move in its canonical notation."""
    kind = type(move)
    return " ".join((str(kind.__struct_config__.tag), *_parts(move)))


def _parts(move: Any) -> Iterable[str]:
    match move:
        case DoTrick(name):
            return (name,)
        case Settle(dice):
            return [f"{die}>{target}" for die, target in dice]
        case Treat(dice) | Roll(dice):
            return map(str, dice)
        case Start(dice):
            return ["-" if die is None else str(die) for die in dice]
        case Dig(seat, die, up):
            return (str(seat), f"{die}{'+' if up else '-'}")
        case Retrieve(die, target):
            return (f"{die}>{target}",)
        case Deal(seat, dogs):
            return (str(seat), *dogs)
        case ChooseTricks(names):
            return (",".join(names),)
        case Stack(colour, names):
            return (colour, ",".join(names))
        case _:
            return [str(getattr(move, field)) for field in move.__struct_fields__]


def in_order(dice: Iterable[tuple[int, str]]) -> tuple[tuple[int, str], ...]:
    """Rising by die, then dogs by name, the yard last."""
    return tuple(sorted(dice, key=lambda pair: (pair[0], pair[1] == YARD, pair[1])))


# --- words --------------------------------------------------------------------------------------


def _die(word: str) -> int:
    if word not in _FACES:
        raise _NoSuchWord
    return _FACES[word]


def _number(word: str) -> int:
    number = whole(word)
    if number is None:
        raise _NoSuchWord
    return number


def _dog(word: str) -> str:
    if word not in SPACES:
        raise _NoSuchWord
    return word


def _target(word: str) -> str:
    return word if word == YARD else _dog(word)


def _pair(word: str) -> tuple[int, str]:
    die, _, target = word.partition(">")
    return _die(die), _target(target)


def _trick(word: str) -> str:
    if word not in TRICKS:
        raise _NoSuchWord
    return word


def _tricks(word: str, count: int) -> tuple[str, ...]:
    names = tuple(_trick(name) for name in word.split(","))
    if len(names) != count:
        raise _NoSuchWord
    return names
