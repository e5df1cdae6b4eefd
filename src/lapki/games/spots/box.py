"""What lies in the box: dogs, tiles, sets of tricks. The facts themselves are in `data/`.

A trick is read as a list of steps and laid out flat, so that a place in it is a single number:

>>> [step.verb for step in TRICKS["run"].steps]
['roll', 'may', 'roll', 'back']
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Literal, TypeVar

import msgspec

Colour = Literal["yellow", "purple", "blue", "green"]
COLOURS: tuple[Colour, ...] = ("yellow", "purple", "blue", "green")

Source = Literal["rulebook", "box", "rebuilt"]
"""Where a fact comes from: a printed text, public descriptions of the game, or us."""

Word = Literal["paws", "size", "open-dogs", "treats", "face-down", "highest-empty", "buried", "all"]
Amount = int | Word | tuple[int | Word, ...]
Keep = Literal["all", "one-number", "up-to-named", "count", "total", "not-below-yard"]
Ask = Literal["name", "bolt", "dig", "trot", "retrieve", "pile"]
Verb = Literal["roll", "draw", "treats", "give-back", "grow", "ask", "may", "back"]


class Step(msgspec.Struct, frozen=True):
    """One step of a trick, as the rules carry it out."""

    verb: Verb
    amount: tuple[int | Word, ...] = ()
    """How many dice, treats, changes: added up when the step is done."""
    source: Literal["supply", "yard", "aside"] = "supply"
    """`roll`: where the dice come from."""
    keep: Keep = "all"
    of: int = 0
    """`roll`: which dice are settled; the others are discarded."""
    part: bool = False
    """`roll`: may a treat reroll a part of the dice?"""
    question: Ask | None = None
    least: int = 0
    most: int = 0
    """`ask`: what is asked, and between which bounds."""
    to: int = 0
    """`may`: where to go on if the seat stops; `back`: where to."""
    covered: bool = False
    """`may`: is stopping allowed only with a paw for each die set aside?"""


class Trick(msgspec.Struct, frozen=True):
    """A tile."""

    name: str
    rule: str
    colour: Colour | None
    steps: tuple[Step, ...]

    def asks(self, question: Ask) -> bool:
        """Is this among the questions that the trick brings?"""
        return any(step.question == question for step in self.steps)

    @property
    def grows(self) -> bool:
        """Do its rolls become bigger?"""
        return any(step.verb == "grow" for step in self.steps)


# --- the data files -----------------------------------------------------------------------------


class _Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    source: Source


class _Dog(_Fact, frozen=True):
    spaces: tuple[int, ...]
    paws: int


class _Count(_Fact, frozen=True):
    count: int


class _Order(_Fact, frozen=True):
    order: tuple[str, ...]


class _Set(_Fact, frozen=True):
    tricks: tuple[str, str, str, str]


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dice: _Count
    treats: _Count
    tiles: _Order
    sets: dict[str, _Set]


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A step as a data file writes it: one of the verbs, and what belongs to it."""

    roll: Amount | None = None
    origin: Literal["supply", "yard", "aside"] = msgspec.field(default="supply", name="from")
    keep: Keep = "all"
    of: int = 0
    part: bool = False
    draw: int | None = None
    treats: Amount | None = None
    give_back: Amount | None = None
    grow: int | None = None
    ask: Ask | None = None
    times: Amount = 0
    least: int = 0
    most: int = 0
    may: tuple[_Written, ...] | None = None
    repeat: tuple[_Written, ...] | None = None
    stop: Literal["always", "paws-cover"] = "always"

    def laid_out(self, at: int) -> tuple[Step, ...]:
        """This step, flat, when so many steps come before it."""
        if self.roll is not None:
            amount = _amount(self.roll)
            return (Step("roll", amount, self.origin, self.keep, self.of, self.part),)
        if self.ask is not None:
            times = _amount(self.times)
            return (Step("ask", times, question=self.ask, least=self.least, most=self.most),)
        if self.may is not None or self.repeat is not None:
            inner = _lay_out(self.may or self.repeat or (), at + 1)
            back = (Step("back", to=at),) if self.repeat else ()
            end = at + 1 + len(inner) + len(back)
            return (Step("may", to=end, covered=self.stop == "paws-cover"), *inner, *back)
        verbs: tuple[Verb, ...] = ("draw", "treats", "give-back", "grow")
        for verb in verbs:
            amount = getattr(self, verb.replace("-", "_"))
            if amount is not None:
                return (Step(verb, _amount(amount)),)
        raise ValueError(f"a step that does nothing: {self}")


class _Tile(_Fact, frozen=True):
    rule: str
    steps: tuple[_Written, ...]
    colour: Colour | None = None


def _amount(amount: Amount) -> tuple[int | Word, ...]:
    return amount if isinstance(amount, tuple) else (amount,)


def _lay_out(steps: tuple[_Written, ...], at: int) -> tuple[Step, ...]:
    flat: tuple[Step, ...] = ()
    for step in steps:
        flat += step.laid_out(at + len(flat))
    return flat


T = TypeVar("T")


def _read(name: str, shape: type[T] | Any) -> T:
    text = files(__package__).joinpath("data", name).read_text(encoding="utf-8")
    read: T = msgspec.convert(tomllib.loads(text), shape)
    return read


_dogs: dict[str, _Dog] = _read("dogs.toml", dict[str, _Dog])
_tiles: dict[str, _Tile] = _read("tricks.toml", dict[str, _Tile])
_box: _Box = _read("box.toml", _Box)

DICE = _box.dice.count
TREATS = _box.treats.count

SPACES = {name: dog.spaces for name, dog in _dogs.items()}
"""The numbers on a dog's spaces, rising."""
PAWS = {name: dog.paws for name, dog in _dogs.items()}
DOGS = tuple(sorted(SPACES))

TRICKS = {
    name: Trick(name, tile.rule, tile.colour, _lay_out(tile.steps, 0))
    for name, tile in _tiles.items()
}
OF_COLOUR: dict[str, tuple[str, ...]] = {
    colour: tuple(name for name, trick in TRICKS.items() if trick.colour == colour)
    for colour in COLOURS
}
TILES = _box.tiles.order
"""By number: a trick that is always in play, or the colour of one that changes."""
SETS = {name: chosen.tricks for name, chosen in _box.sets.items()}
