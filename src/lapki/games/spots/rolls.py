"""A roll: its dice, treats spent on it, and how it is settled (SPO-8 … SPO-11, SPO-14, SPO-17)."""

from __future__ import annotations

from itertools import islice

from msgspec.structs import replace

from lapki.games.spots import legal
from lapki.games.spots.box import Step
from lapki.games.spots.counts import full
from lapki.games.spots.events import Buried, Discarded, Placed, Rerolled, Rolled, TreatSpent
from lapki.games.spots.scoring import SAFE, bust, score_dogs
from lapki.games.spots.state import YARD, Dog, Roll, Settle, Treat
from lapki.games.spots.working import Working

# --- the dice -----------------------------------------------------------------------------------


def take_dice(now: Working, step: Step) -> None:
    """SPO-8: take the dice of a roll; with none at all it is skipped."""
    assert now.trick
    dice = _dice_for(now, step)
    if step.source == "yard":
        now.me = replace(now.me, yard=())
    elif step.source == "aside":
        now.trick.aside -= dice
    now.hand += dice  # dogpile's own die may lie there already
    now.trick.buried = 0
    if now.hand:
        now.chance("roll")
    else:
        now.trick.at += 1


def _dice_for(now: Working, step: Step) -> int:
    """SPO-8: how many dice a roll takes now: what there is, at most."""
    assert now.trick
    match step.source:
        case "supply":
            return min(now.amount(step), now.supply())
        case "aside":
            return min(now.amount(step), now.trick.aside)
        case "yard":
            return now.amount(step)


def next_dice(now: Working) -> int:
    """How many dice `more` would roll now, one's own that joins among them."""
    assert now.trick
    grown, dice = now.trick.size, 0
    for step in now.trick.steps[now.trick.at + 1 : now.trick.steps[now.trick.at].to]:
        if step.verb == "grow":
            now.trick.size += now.amount(step)
        elif step.question == "pile":
            dice += any(legal.piles(now.me))
        elif step.verb == "roll":
            dice += _dice_for(now, step)
    now.trick.size = grown
    return dice


def rolled(now: Working, move: Roll) -> None:
    """SPO-9, SPO-10: the dice are there; a single way to settle them takes no answer."""
    assert now.trick
    kept = now.roll or ()
    now.events.append(
        Rerolled(now.turn, move.dice, kept) if now.again else Rolled(now.turn, move.dice)
    )
    now.roll = tuple(sorted(kept + move.dice))
    now.hand = 0
    now.again = False
    if now.me.treats:
        now.ask("settle")
        return
    step = now.trick.steps[now.trick.at]
    ways = list(islice(legal.settlings(now.me, now.roll, step, now.trick.named), 2))
    if len(ways) > 1:
        now.ask("settle")
    else:
        settle(now, ways[0])


def spend_treat(now: Working, move: Treat) -> None:
    """SPO-9: all the dice are rolled again; SPO-26: or the chosen ones."""
    assert now.roll
    now.me = replace(now.me, treats=now.me.treats - 1)
    dice = move.dice or now.roll
    kept = list(now.roll)
    for die in dice:
        kept.remove(die)
    now.events.append(TreatSpent(now.turn, dice, tuple(kept)))
    now.hand = len(dice)
    now.roll = tuple(kept) or None
    now.again = True
    now.chance("roll")


# --- settling them ------------------------------------------------------------------------------


def settle(now: Working, move: Settle) -> None:
    """SPO-10: every die to its target; SPO-11: those left out go back to the supply."""
    left_out = list(now.roll or ())
    for die, _ in move.dice:
        left_out.remove(die)
    put(now, move.dice)
    now.events += [Discarded(now.turn, die) for die in left_out]
    now.roll = None
    settled(now)


def put(now: Working, dice: tuple[tuple[int, str], ...]) -> None:
    """Dice to dogs and to the yard."""
    assert now.trick
    me = now.me
    dogs, yard = me.dogs, me.yard
    total = before = sum(yard)
    for die, target in dice:
        if target == YARD:
            yard += (die,)
            total += die
            now.events.append(Buried(now.turn, die, total))
        else:
            dogs = with_die(dogs, target, die)
            now.events.append(Placed(now.turn, die, target))
    now.trick.buried = total - before
    now.me = replace(me, dogs=dogs, yard=tuple(sorted(yard)))


def settled(now: Working) -> None:
    """SPO-14, SPO-15, SPO-17: bust? fast scoring? Then the next step."""
    assert now.trick
    me = now.me
    if sum(me.yard) > SAFE:
        bust(now, now.turn)
        return
    now.trick.at += 1
    if me.dogs and all(map(full, me.dogs)):
        score_dogs(now, fast=True)


def with_die(dogs: tuple[Dog, ...], name: str, die: int) -> tuple[Dog, ...]:
    """These dogs, with a die on that one's space."""
    return tuple(
        [Dog(name, tuple(sorted((*dog.filled, die)))) if dog.name == name else dog for dog in dogs]
    )


def without_die(dogs: tuple[Dog, ...], name: str, die: int) -> tuple[Dog, ...]:
    """These dogs, without the die on that one's space."""
    return tuple(
        [
            Dog(name, tuple([d for d in dog.filled if d != die])) if dog.name == name else dog
            for dog in dogs
        ]
    )
