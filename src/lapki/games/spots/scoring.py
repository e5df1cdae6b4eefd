"""Bust, scoring, new dogs, and the end (SPO-13 … SPO-19)."""

from __future__ import annotations

from msgspec.structs import replace

from lapki.games.contract import Seat
from lapki.games.spots.counts import full
from lapki.games.spots.events import Busted, Drew, Scored, Won
from lapki.games.spots.state import Dog
from lapki.games.spots.working import Working

SAFE = 7
"""SPO-13: buried dice that total more bust their seat."""
PACK = 6
"""SPO-18, SPO-19: as many dogs as a seat may have, and needs in order to win."""


def bust(now: Working, seat: Seat) -> None:
    """SPO-15: all buried dice and all dice on unscored dogs go back; one's own ends the trick."""
    player = now.players[seat - 1]
    dice = len(player.yard) + sum([len(dog.filled) for dog in player.dogs])
    now.events.append(Busted(seat, sum(player.yard), dice))
    dogs = tuple([Dog(dog.name, ()) for dog in player.dogs])
    now.players[seat - 1] = replace(player, dogs=dogs, yard=())
    if seat == now.turn:
        now.trick = None


def score_dogs(now: Working, *, fast: bool) -> None:
    """SPO-16 … 19: all filled dogs, and a draw for each, unless that wins the game."""
    me = now.me
    done = tuple([dog.name for dog in me.dogs if full(dog)])
    rest = tuple([dog for dog in me.dogs if dog.name not in done])
    now.events += [Scored(now.turn, name, fast) for name in done]
    now.me = replace(me, dogs=rest, scored=me.scored + done)
    if len(now.me.scored) >= PACK:
        win(now, now.turn)
    else:
        now.draws = room(now, len(done))


def room(now: Working, dogs: int) -> int:
    """SPO-18: how many of so many dogs the seat may draw."""
    return min(dogs, PACK - len(now.me.dogs) - len(now.me.scored))


def draw(now: Working) -> None:
    """SPO-1, SPO-18: the top dog, and then the next card is turned up, if any."""
    if now.top is None:
        now.draws = 0
        return
    now.draws -= 1
    now.events.append(Drew(now.turn, now.top))
    now.me = replace(now.me, dogs=(*now.me.dogs, Dog(now.top, ())))
    lift_top(now)


def lift_top(now: Working) -> None:
    """The top card is taken; the next one has to be turned up, if there is one."""
    now.top = None
    if now.deck:
        now.chance("top")


def win(now: Working, seat: Seat | None) -> None:
    """SPO-19, SPO-42: six dogs; None: the Dog has them."""
    now.trick = None
    now.dogs_move = False
    now.winner = seat or "dog"
    now.phase = "over"
    now.waits = True
    now.events.append(Won(seat))
