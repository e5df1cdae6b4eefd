"""Questions inside a trick: each is asked, or what can't be otherwise is done; and its answers."""

from __future__ import annotations

from itertools import islice

from msgspec.structs import replace

from lapki.games.spots import legal
from lapki.games.spots.box import Step
from lapki.games.spots.events import (
    Dug,
    Joined,
    Named,
    PutBack,
    Retrieved,
    SetAside,
    Stopped,
    Trotted,
    WentOn,
)
from lapki.games.spots.rolls import next_dice, put, settled, with_die, without_die
from lapki.games.spots.scoring import SAFE, bust
from lapki.games.spots.state import (
    YARD,
    Bolt,
    Dig,
    More,
    Name,
    Pile,
    Retrieve,
    Stop,
    Trot,
)
from lapki.games.spots.working import Working

Answer = More | Stop | Name | Bolt | Dig | Trot | Retrieve | Pile


def ask(now: Working, step: Step) -> None:
    """The question of a step, if there is something to choose."""
    match step.question:
        case "name":
            now.ask("name")
        case "bolt":
            _ask_bolt(now, step)
        case "dig":
            _ask_dig(now, step)
        case "trot":
            _ask_trot(now)
        case "retrieve":
            _ask_retrieve(now)
        case "pile":
            _ask_pile(now)


def answer(now: Working, move: Answer) -> None:
    """What the seat said."""
    match move:
        case More():
            _more(now)
        case Stop():
            _stop(now)
        case Name():
            _name(now, move)
        case Bolt():
            _bolt(now, move)
        case Dig():
            _dig(now, move)
        case Trot():
            _trot(now, move)
        case Retrieve():
            _retrieve(now, move)
        case Pile():
            _pile(now, move)


# --- may ----------------------------------------------------------------------------------------


def may(now: Working, step: Step) -> None:
    """`more` or `stop`, if a die could be rolled; SPO-29: no `stop` unless paws suffice."""
    assert now.trick
    if not next_dice(now):
        now.trick.at = step.to
    elif step.covered and now.paws() < now.trick.aside:
        now.trick.at += 1
    else:
        now.ask("more")


def _more(now: Working) -> None:
    """Go on with a may-step."""
    assert now.trick
    now.events.append(WentOn(now.turn))
    now.trick.at += 1


def _stop(now: Working) -> None:
    """End a may-step: a repetition, the digging, the trot."""
    assert now.trick
    now.events.append(Stopped(now.turn))
    if now.trick.aside:
        now.events.append(PutBack(now.turn, now.trick.aside))
        now.trick.aside = 0
    now.trick.left = 0
    step = now.trick.steps[now.trick.at]
    now.trick.at = step.to if step.verb == "may" else now.trick.at + 1


# --- guard, bolt --------------------------------------------------------------------------------


def _name(now: Working, move: Name) -> None:
    """SPO-33: the number to guard."""
    assert now.trick
    now.events.append(Named(now.turn, move.number))
    now.trick.named = move.number
    now.trick.at += 1


def _ask_bolt(now: Working, step: Step) -> None:
    """SPO-29: how many dice?"""
    allowed = legal.bolts(step, now.supply())
    if len(allowed) > 1:
        now.ask("bolt")
    else:
        _bolt(now, Bolt(allowed[0]))


def _bolt(now: Working, move: Bolt) -> None:
    """SPO-29: so many are set aside."""
    assert now.trick
    now.trick.aside = move.dice
    now.trick.at += 1
    if move.dice:
        now.events.append(SetAside(now.turn, move.dice))


# --- dig, trot ----------------------------------------------------------------------------------


def _ask_dig(now: Working, step: Step) -> None:
    """SPO-23: paws are counted once."""
    assert now.trick
    now.trick.left = now.amount(step)
    _dig_again(now)


def _dig_again(now: Working) -> None:
    assert now.trick
    if now.trick.left and any(legal.digs(now.players)):
        now.ask("dig")
    else:
        now.trick.left = 0
        now.trick.at += 1


def _dig(now: Working, move: Dig) -> None:
    """SPO-23: raise or lower; a yard above 7 busts at once, and one's own ends the turn."""
    assert now.trick
    player = now.players[move.seat - 1]
    yard = list(player.yard)
    yard.remove(move.die)
    to = move.die + 1 if move.up else move.die - 1
    if to:
        yard.append(to)
    now.players[move.seat - 1] = replace(player, yard=tuple(sorted(yard)))
    now.events.append(Dug(now.turn, move.seat, move.die, sum(yard), to or None))
    now.trick.left -= 1
    if sum(yard) > SAFE:
        bust(now, move.seat)
        if move.seat == now.turn:
            return
    _dig_again(now)


def _ask_trot(now: Working) -> None:
    """SPO-24: may move a die."""
    assert now.trick
    if any(legal.trots(now.me)):
        now.ask("trot")
    else:
        now.trick.at += 1


def _trot(now: Working, move: Trot) -> None:
    """SPO-24: a die leaves its space for another one."""
    assert now.trick
    dogs = without_die(now.me.dogs, move.dog, move.number)
    now.me = replace(now.me, dogs=with_die(dogs, move.to, move.to_number))
    now.events.append(Trotted(now.turn, move.dog, move.number, move.to, move.to_number))
    now.trick.at += 1


# --- retrieve, dogpile --------------------------------------------------------------------------


def _ask_retrieve(now: Working) -> None:
    """SPO-25: skipped without a die or a top card."""
    assert now.trick
    ways = list(islice(legal.retrieves(now.me, now.top), 2)) if now.supply() > 0 else []
    if len(ways) > 1:
        now.ask("retrieve")
    elif ways:
        _retrieve(now, ways[0])
    else:
        now.trick.at += 1


def _retrieve(now: Working, move: Retrieve) -> None:
    """SPO-25: a die of the chosen number is placed or buried."""
    now.events.append(Retrieved(now.turn, move.die))
    put(now, ((move.die, move.target),))
    settled(now)


def _ask_pile(now: Working) -> None:
    """SPO-31: a die of one's own joins; a must, if there is any."""
    assert now.trick
    ways = list(islice(legal.piles(now.me), 2))
    if len(ways) > 1:
        now.ask("pile")
    elif ways:
        _pile(now, ways[0])
    else:
        now.trick.at += 1


def _pile(now: Working, move: Pile) -> None:
    """SPO-31: this one."""
    assert now.trick
    me = now.me
    if move.source == YARD:
        yard = list(me.yard)
        yard.remove(move.die)
        now.me = replace(me, yard=tuple(yard))
    else:
        now.me = replace(me, dogs=without_die(me.dogs, move.source, move.die))
    now.hand += 1
    dog = None if move.source == YARD else move.source
    now.events.append(Joined(now.turn, move.die, dog))
    now.trick.at += 1
