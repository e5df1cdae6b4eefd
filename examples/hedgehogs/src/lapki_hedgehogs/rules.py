"""What lies in the garden, and what a move does."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from lapki.games.contract import Event, Eye, Move, Seat

ROOM = 4
"""HED-5: so many apples lie in a heap of leaves."""

WORM = -2
BASKETS = {
    "few": {WORM: 5, 1: 7, 2: 6, 3: 4, 5: 2},
    "many": {WORM: 9, 1: 4, 2: 5, 3: 4, 5: 2},
}
"""HED-1: how many apples of each worth there are, by how many worms."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses."""

    worms: Literal["few", "many"] = "few"


class Apple(msgspec.Struct, frozen=True, gc=False):
    """An apple in a heap, and whoever put it there and so has seen it."""

    worth: int
    by: Seat


class State(msgspec.Struct, frozen=True, gc=False):
    """All there is."""

    heaps: tuple[tuple[Apple, ...], ...]
    basket: tuple[int, ...]
    turn: Seat = 1
    paws: int | None = None
    """What whoever has the turn holds."""


class Find(Move, frozen=True, gc=False, tag="find"):
    """Chance: an apple comes out of the basket."""

    by_chance: ClassVar[bool] = True
    apple: int


class Keep(Move, frozen=True, gc=False, tag="keep"):
    """Into one's own heap."""


class Roll(Move, frozen=True, gc=False, tag="roll"):
    """Into somebody else's."""

    to: Seat


class Found(Event, frozen=True, gc=False, omit_defaults=False, tag="found"):
    """Somebody has found an apple, and only they see which (HED-3)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    apple: int | None = None

    def seen(self, eye: Eye) -> Found:
        return self if eye == self.seat else Found(self.seat)


class Put(Event, frozen=True, gc=False, omit_defaults=False, tag="put"):
    """Whoever had it puts it into a heap; everybody sees where."""

    seat: Seat
    to_seat: Seat
    own: bool
    forced: bool
    """No other heap had room (HED-6)."""


class Spring(Event, frozen=True, gc=False, omit_defaults=False, tag="spring"):
    """All heaps are turned over (HED-7)."""

    reveals: ClassVar[bool] = True
    heaps: tuple[tuple[int, ...], ...]


Phase = Literal["find", "put", "over"]


class Seen(msgspec.Struct, frozen=True, gc=False):
    """An apple as an eye may know it: its worth if it has seen it."""

    by: Seat
    worth: int | None


class View(msgspec.Struct, frozen=True, gc=False):
    """The garden as an eye sees it."""

    phase: Phase
    turn: Seat | None
    heaps: tuple[tuple[Seen, ...], ...]
    left: int
    """How many apples are in the basket."""
    paws: int | None
    """What the eye itself holds."""
    scores: tuple[int, ...] | None


class Printed(msgspec.Struct, frozen=True, gc=False):
    """The same with everything in it."""

    phase: Phase
    turn: Seat | None
    heaps: tuple[tuple[Apple, ...], ...]
    basket: tuple[int, ...]
    paws: int | None
    scores: tuple[int, ...] | None


def start(seats: int, options: Options) -> State:
    """HED-1."""
    basket = BASKETS[options.worms]
    return State(((),) * seats, tuple(a for a, many in sorted(basket.items()) for _ in range(many)))


def full(state: State) -> bool:
    """Is the last heap full? (HED-7)"""
    return all(len(heap) == ROOM for heap in state.heaps)


def room(state: State, seat: Seat) -> bool:
    """HED-5."""
    return len(state.heaps[seat - 1]) < ROOM


def scores(state: State) -> tuple[int, ...]:
    """HED-7, HED-8."""
    return tuple(sum(apple.worth for apple in heap) for heap in state.heaps)


def play(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """HED-2: find an apple, then put it somewhere."""
    if isinstance(move, Find):
        return _found(state, move.apple)
    return _put(state, move.to if isinstance(move, Roll) else state.turn)


def _found(state: State, apple: int) -> tuple[State, tuple[Event, ...]]:
    """HED-3; with a single heap that has room there is nothing to choose (HED-6)."""
    basket = list(state.basket)
    basket.remove(apple)
    held = msgspec.structs.replace(state, basket=tuple(basket), paws=apple)
    open_heaps = [seat for seat in range(1, len(state.heaps) + 1) if room(state, seat)]
    found = Found(state.turn, apple)
    if len(open_heaps) > 1:
        return held, (found,)
    after, events = _put(held, open_heaps[0], forced=True)
    return after, (found, *events)


def _put(state: State, to: Seat, *, forced: bool = False) -> tuple[State, tuple[Event, ...]]:
    """HED-4, HED-5."""
    assert state.paws is not None
    heaps = list(state.heaps)
    heaps[to - 1] = (*heaps[to - 1], Apple(state.paws, state.turn))
    turn = state.turn % len(heaps) + 1
    after = State(tuple(heaps), state.basket, turn)
    events: tuple[Event, ...] = (Put(state.turn, to, to == state.turn, forced),)
    if full(after):
        turned = tuple(tuple(apple.worth for apple in heap) for heap in heaps)
        events = (*events, Spring(turned))
    return after, events


# --- what is seen -------------------------------------------------------------------------------


def view(state: State, eye: Eye) -> View:
    """HED-3: whoever put an apple somewhere has seen it; in spring everybody has (HED-7)."""
    over = full(state)
    heaps = tuple(
        tuple(Seen(apple.by, apple.worth if over or apple.by == eye else None) for apple in heap)
        for heap in state.heaps
    )
    held = state.paws if eye == state.turn else None
    return View(
        _phase(state),
        None if over else state.turn,
        heaps,
        len(state.basket),
        held,
        scores(state) if over else None,
    )


def printed(state: State) -> Printed:
    """Everything."""
    over = full(state)
    return Printed(
        _phase(state),
        None if over else state.turn,
        state.heaps,
        state.basket,
        state.paws,
        scores(state) if over else None,
    )


def _phase(state: State) -> Phase:
    if full(state):
        return "over"
    return "find" if state.paws is None else "put"
