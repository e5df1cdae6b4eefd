"""The Dog: whom one plays against alone (SPO-41, SPO-42)."""

from __future__ import annotations

from msgspec.structs import replace

from lapki.games.spots.events import DogIdle, DogPaid, DogRolled, DogScored, DogTurned
from lapki.games.spots.scoring import PACK, lift_top, win
from lapki.games.spots.state import DogRoll
from lapki.games.spots.turns import turn_down
from lapki.games.spots.working import Working

PRICE = 2
"""SPO-42: treats that the Dog pays for a card."""


def roll_for_dog(now: Working, move: DogRoll) -> None:
    """SPO-41: a tile that is up is turned down; otherwise the Dog scores the top dog."""
    assert now.dog
    number = move.die - 1
    tile = now.tiles[number]
    assert tile.name
    now.events.append(DogRolled(move.die, tile.name))
    if tile.up:
        turn_down(now, number)
        now.dog = replace(now.dog, treats=now.dog.treats + tile.treats)
        now.events.append(DogTurned(tile.name, tile.treats))
    elif now.top is None:
        now.events.append(DogIdle())
    else:
        _score(now)


def can_buy(now: Working) -> bool:
    """SPO-42: has the Dog the treats for a card, and is there one?"""
    return now.dog is not None and now.dog.treats >= PRICE and now.top is not None


def buy(now: Working) -> None:
    """SPO-42: it returns two treats and scores the top dog."""
    assert now.dog
    now.dog = replace(now.dog, treats=now.dog.treats - PRICE)
    now.events.append(DogPaid(now.dog.treats))
    _score(now)


def _score(now: Working) -> None:
    """The top dog, and then the next card is turned up, unless six have won the game."""
    assert now.dog
    assert now.top
    now.dog = replace(now.dog, scored=(*now.dog.scored, now.top))
    now.events.append(DogScored(now.top, len(now.dog.scored)))
    if len(now.dog.scored) >= PACK:
        now.top = None
        win(now, None)
    else:
        lift_top(now)
