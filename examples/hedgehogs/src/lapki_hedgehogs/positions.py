"""A position: a state as it is printed, read back."""

from __future__ import annotations

from collections import Counter

import msgspec

from lapki.games.contract import Broken
from lapki_hedgehogs import rules
from lapki_hedgehogs.rules import ROOM, Options, Printed, State


def load(printed: object, seats: int, options: Options) -> State:
    """The state that was printed; raises `Broken` if no game comes to it."""
    try:
        read = msgspec.convert(printed, Printed)
    except msgspec.ValidationError as problem:
        raise Broken("position-shape", problem=str(problem)) from None
    apples = [apple for heap in read.heaps for apple in heap]
    held = [] if read.paws is None else [read.paws]
    there = Counter([*(apple.worth for apple in apples), *held, *read.basket])
    by = {apple.by for apple in apples}
    turn = len(apples) % seats + 1
    state = State(read.heaps, tuple(sorted(read.basket)), turn, read.paws)
    if (
        len(read.heaps) != seats
        or max(map(len, read.heaps)) > ROOM
        or there != Counter(rules.BASKETS[options.worms])
        or not by <= set(range(1, seats + 1))
        or rules.printed(state) != read
        or (len(apples) == seats * ROOM and held)
    ):
        raise Broken("position")
    return state
