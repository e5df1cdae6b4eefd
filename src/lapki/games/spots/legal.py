"""What a seat may choose: for each question, all answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product

from lapki.games.spots.box import SPACES, TRICKS, Step
from lapki.games.spots.counts import dice_left, free, full
from lapki.games.spots.state import (
    YARD,
    Bolt,
    Dig,
    DoTrick,
    More,
    Name,
    Pile,
    Player,
    Retrieve,
    Score,
    SeatMove,
    Settle,
    State,
    Stop,
    Treat,
    Trot,
)

# Moves are values: those that come again in every game are made once.
MORE, STOP, SCORE, TREAT = More(), Stop(), Score(), Treat()
_NAMES = tuple(Name(number) for number in range(1, 7))
_TRICKS = {name: DoTrick(name) for name in TRICKS}

Dice = tuple[int, ...]


def legal(state: State) -> Iterator[SeatMove]:
    """All that the seat on turn may answer, each move once."""
    match state.phase:
        case "settle":
            return _answers_to_a_roll(state)
        case "more":
            return iter((MORE, STOP))
        case "choose":
            return _choices(state)
        case "name":
            return iter(_NAMES)
        case "bolt":
            return map(Bolt, bolts(state.step, dice_left(state.players)))
        case "dig":
            return chain(digs(state.players), (STOP,))
        case "trot":
            return chain(trots(state.me), (STOP,))
        case "retrieve":
            return retrieves(state.me, state.top)
        case "pile":
            return piles(state.me)
        case _:  # nobody is asked
            return iter(())


def _choices(state: State) -> Iterator[SeatMove]:
    """SPO-5: a trick that is face up, or scoring."""
    for tile in state.tiles:
        if tile.up and tile.name:
            yield _TRICKS[tile.name]
    if any(map(full, state.me.dogs)):
        yield SCORE


def _answers_to_a_roll(state: State) -> Iterator[SeatMove]:
    """SPO-9, SPO-10, SPO-26: reroll, or settle."""
    assert state.trick
    me, step, roll = state.me, state.step, state.roll or ()
    yield from settlings(me, roll, step, state.trick.named)
    if me.treats:
        yield TREAT
        if step.part:
            yield from (
                Treat(part) for size in range(1, len(roll)) for part in _subsets(roll, size)
            )


def settlings(me: Player, roll: Dice, step: Step, named: int | None) -> Iterator[Settle]:
    """SPO-10: every way to settle these dice; equal dice are not told apart."""
    spaces = free(me)
    for kept in keeps(roll, step, named, me.yard):
        spreads = [_spread(n, kept.count(n), spaces.get(n, ())) for n in sorted(set(kept))]
        for ways in product(*spreads):
            yield Settle(tuple(chain.from_iterable(ways)))


def _spread(number: int, count: int, names: Iterable[str]) -> list[tuple[tuple[int, str], ...]]:
    """Every way to put so many dice of one number on these dogs and into the yard."""
    bury = (number, YARD)
    if not names:
        return [(bury,) * count]
    on = [(number, name) for name in names]
    return [
        chosen + (bury,) * (count - size)
        for size in range(min(count, len(on)), -1, -1)
        for chosen in combinations(on, size)
    ]


def keeps(roll: Dice, step: Step, named: int | None, yard: Dice) -> list[Dice]:
    """Which dice of a roll may be settled: every allowed set, once; the others are discarded."""
    match step.keep:
        case "all":
            return [roll]
        case "one-number":  # SPO-32
            return [(number,) * roll.count(number) for number in sorted(set(roll))]
        case "up-to-named":  # SPO-33
            return [tuple([die for die in roll if die <= (named or 0)])]
        case "count":  # SPO-34
            return _subsets(roll, min(step.of, len(roll)))
        case "total":  # SPO-35
            sets = [kept for size in range(1, len(roll) + 1) for kept in _subsets(roll, size)]
            return [kept for kept in sets if sum(kept) == step.of] or [()]
        case "not-below-yard":  # SPO-36
            must = tuple([die for die in roll if die >= sum(yard)])
            low = roll[: len(roll) - len(must)]
            return [kept + must for size in range(len(low) + 1) for kept in _subsets(low, size)]


def _subsets(dice: Dice, size: int) -> list[Dice]:
    return sorted(set(combinations(dice, size)))


def digs(players: Iterable[Player]) -> Iterator[Dig]:
    """SPO-23: every buried die of every seat, down, and up if it isn't a 6."""
    for seat, player in enumerate(players, start=1):
        for die in sorted(set(player.yard)):
            yield Dig(seat, die, up=False)
            if die < 6:
                yield Dig(seat, die, up=True)


def trots(me: Player) -> Iterator[Trot]:
    """SPO-24: every die on the dogs, to every empty space of theirs."""
    spaces = [(name, number) for number, names in free(me).items() for name in names]
    for dog in me.dogs:
        for die in dog.filled:
            for name, number in spaces:
                yield Trot(dog.name, die, name, number)


def retrieves(me: Player, top: str | None) -> Iterator[Retrieve]:
    """SPO-25: each number of the top card, to each space for it or to the yard."""
    spaces = free(me)
    for number in SPACES[top] if top else ():
        for target in (*spaces.get(number, ()), YARD):
            yield Retrieve(number, target)


def piles(me: Player) -> Iterator[Pile]:
    """SPO-31: each die of one's own, equal ones in the yard once."""
    for die in sorted(set(me.yard)):
        yield Pile(YARD, die)
    for dog in me.dogs:
        for die in dog.filled:
            yield Pile(dog.name, die)


def bolts(step: Step, supply: int) -> range:
    """SPO-29: how many dice may be set aside; all there are, if they are too few."""
    return range(min(step.least, supply), min(step.most, supply) + 1)
