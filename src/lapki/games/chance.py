"""Chance, in shapes that know nothing of any game.

A game never rolls or shuffles. When chance is due it says which *shape* is due, and whoever has
random numbers (a table's Fate, a test, a search) draws an outcome from that shape.

There are two shapes, by whether a thing goes back before the next one is taken:

- `Dice`: n dice, each of the same faces;
- `Draw`: n things from a heap, none put back.

`order` (all the things, in some order) and `one_of` (one thing of a list) are draws, too.

>>> Dice(2).total, Dice(2).weight((3, 4)), Dice(2).weight((3, 3))
(36, 2, 1)
>>> Draw.of({"cat": 2, "dog": 1}, 2).outcomes()
(('cat', 'cat'), ('cat', 'dog'))
>>> one_of(["heads", "tails"]).draw(lambda n: n - 1)
('tails',)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, combinations_with_replacement, product, repeat, starmap
from math import comb, factorial, perm, prod

import msgspec

Thing = int | str
"""What chance can bring: the face of a die, a card, a seat."""

Outcome = tuple[Thing, ...]
"""What chance brought. Where the order means nothing, the things stand in the shape's own order."""

Pick = Callable[[int], int]
"""A source of chance: `pick(n)` is a whole number from 0 to n - 1, each as likely as any other."""

LISTED = 2_000
"""Shapes with more outcomes than this are not listed, only drawn from and weighed."""


class Dice(msgspec.Struct, frozen=True, gc=False, tag="dice"):
    """`n` dice with faces 1 to `sides`; `ordered` if it matters which die shows what."""

    n: int
    ordered: bool = False
    sides: int = 6

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return int(self.sides**self.n)

    def count(self) -> int:
        """How many different outcomes there are."""
        return self.total if self.ordered else comb(self.sides + self.n - 1, self.n)

    def weight(self, outcome: Outcome) -> int:
        """How many of `total` equally likely cases give this outcome; 0 if it can't happen."""
        if len(outcome) != self.n or not all(face in self._faces for face in outcome):
            return 0
        if self.ordered:
            return 1
        if list(outcome) != sorted(outcome, key=int):
            return 0
        return factorial(self.n) // prod(factorial(m) for m in Counter(outcome).values())

    def outcomes(self) -> tuple[Outcome, ...]:
        """All outcomes, if there are few enough to list."""
        _few_enough(self)
        if self.ordered:
            return tuple(product(self._faces, repeat=self.n))
        return tuple(combinations_with_replacement(self._faces, self.n))

    def draw(self, pick: Pick) -> Outcome:
        """One outcome, by its weight."""
        return self.settle(1 + pick(self.sides) for _ in range(self.n))

    def faces(self) -> tuple[tuple[Thing, int], ...]:
        """The first single step: what it may bring, each with its weight."""
        return tuple((face, 1) for face in self._faces)

    def after(self, thing: Thing) -> Dice | None:
        """What is left of the shape after a first step, or None if that was all."""
        return msgspec.structs.replace(self, n=self.n - 1) if self.n > 1 else None

    def settle(self, things: Iterable[Thing]) -> Outcome:
        """The outcome that single steps add up to."""
        return tuple(things) if self.ordered else tuple(sorted(things, key=int))

    @property
    def _faces(self) -> range:
        return range(1, self.sides + 1)


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """`n` things from a heap, none put back; `ordered` if it matters which came first.

    The heap lists each kind of thing once, with how many there are, in the order in which a draw
    without an order is written down.
    """

    heap: tuple[tuple[Thing, int], ...]
    n: int
    ordered: bool = False

    @classmethod
    def of(
        cls, heap: Mapping[str, int] | Iterable[Thing], n: int, *, ordered: bool = False
    ) -> Draw:
        """A draw from `{thing: how many}`, or from things listed one by one."""
        return cls(tuple(Counter(heap).items()), n, ordered)

    @property
    def size(self) -> int:
        """How many things lie in the heap."""
        return sum(many for _, many in self.heap)

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return perm(self.size, self.n) if self.ordered else comb(self.size, self.n)

    def count(self) -> int:
        """How many different outcomes there are."""
        ways = [1] + [0] * self.n  # ways[k]: outcomes of k things from the kinds seen so far
        for _, many in self.heap:
            ways = [
                sum(
                    ways[k - m] * (comb(k, m) if self.ordered else 1)
                    for m in range(min(many, k) + 1)
                )
                for k in range(self.n + 1)
            ]
        return ways[self.n]

    def weight(self, outcome: Outcome) -> int:
        """How many of `total` equally likely cases give this outcome; 0 if it can't happen."""
        if len(outcome) != self.n or (not self.ordered and outcome != self.settle(outcome)):
            return 0
        many = dict(self.heap)
        ways = perm if self.ordered else comb
        return prod(ways(many.get(thing, 0), taken) for thing, taken in Counter(outcome).items())

    def outcomes(self) -> tuple[Outcome, ...]:
        """All outcomes, if there are few enough to list."""
        _few_enough(self)
        return tuple(self._walk())

    def draw(self, pick: Pick) -> Outcome:
        """One outcome, by its weight."""
        left = list(chain.from_iterable(starmap(repeat, self.heap)))
        return self.settle(left.pop(pick(len(left))) for _ in range(self.n))

    def faces(self) -> tuple[tuple[Thing, int], ...]:
        """The first single step: what it may bring, each with its weight."""
        return tuple((thing, many) for thing, many in self.heap if many)

    def after(self, thing: Thing) -> Draw | None:
        """What is left of the shape after a first step, or None if that was all."""
        if self.n == 1:
            return None
        rest = tuple((t, many - (t == thing)) for t, many in self.heap)
        return Draw(rest, self.n - 1, self.ordered)

    def settle(self, things: Iterable[Thing]) -> Outcome:
        """The outcome that single steps add up to."""
        things = tuple(things)
        if self.ordered or len(things) == 1:
            return things
        taken = Counter(things)
        kinds = [kind for kind, _ in self.heap if kind in taken]
        known = [thing for kind in kinds for thing in [kind] * taken.pop(kind)]
        return (*known, *taken.elements())  # a thing that isn't in the heap weighs nothing

    def _walk(self) -> Iterator[Outcome]:
        """All outcomes: by the first thing, and then what may follow it."""
        if not self.n:
            yield ()
        for place, (thing, many) in enumerate(self.heap):
            if many and self.n:
                # Without an order, what was passed over here won't come later either.
                kinds = self.heap if self.ordered else self.heap[place:]
                left = tuple((t, m - (t == thing)) for t, m in kinds)
                for others in Draw(left, self.n - 1, self.ordered)._walk():
                    yield (thing, *others)


Shape = Dice | Draw


def order(things: Iterable[Thing]) -> Draw:
    """All the things, in some order."""
    things = tuple(things)
    return Draw.of(things, len(things), ordered=True)


def one_of(things: Iterable[Thing]) -> Draw:
    """One thing of a list."""
    return Draw.of(things, 1)


def _few_enough(shape: Shape) -> None:
    if shape.count() > LISTED:
        raise ValueError(f"{shape.count()} outcomes are too many to list; draw or weigh them")
