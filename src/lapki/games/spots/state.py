"""What lies on the table, and what a seat or chance may say."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from lapki.games.contract import Move, Seat
from lapki.games.spots.box import COLOURS, SETS, TRICKS, Colour, Step

YARD = "yard"
"""Where a die is buried, as a target of a move; every other target is a dog's name."""

Phase = Literal[
    "setup",
    "choose",
    "settle",
    "more",
    "name",
    "bolt",
    "dig",
    "trot",
    "retrieve",
    "pile",
    "chance",
    "over",
]
Due = Literal["tricks", "stack", "deal", "top", "start", "roll", "dog"]
"""What chance has to say next."""


BY_CHANCE = ("random", "free-range")
"""Choices of tricks that leave the tiles to chance."""


class SpotsOptions(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename="kebab"
):
    """What a table may choose."""

    tricks: str = "new-family"
    """A set's name, four tricks joined by commas, `random` or `free-range`."""
    dog_treats: Annotated[int, msgspec.Meta(ge=0, le=11)] = 1
    scored_paws: Literal["on", "off"] = "off"

    def __post_init__(self) -> None:
        if self.tricks not in BY_CHANCE and self.chosen is None:
            raise ValueError("a set, four tricks of the four colours, random or free-range")

    @property
    def chosen(self) -> tuple[str, ...] | None:
        """The four tricks, if the option itself says which."""
        names = SETS.get(self.tricks) or tuple(self.tricks.split(","))
        return names if colours(names) == COLOURS else None


def colours(names: tuple[str, ...]) -> tuple[Colour | None, ...]:
    """The colours of these tricks, in order."""
    return tuple(TRICKS[name].colour if name in TRICKS else None for name in names)


# --- the table ----------------------------------------------------------------------------------


class Dog(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An unscored dog, and which of its spaces hold a die, rising."""

    name: str
    filled: tuple[int, ...]


class Player(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What lies before a seat: dogs in the order drawn, buried dice rising."""

    dogs: tuple[Dog, ...]
    scored: tuple[str, ...]
    yard: tuple[int, ...]
    treats: int


class Tile(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A trick in play; `name` is None until chance has chosen it."""

    name: str | None
    up: bool
    treats: int


class Rival(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The Dog of the solo game."""

    treats: int
    scored: tuple[str, ...]


class Doing(msgspec.Struct, frozen=True, gc=False):
    """A trick being done: how far it is, and what it has to remember."""

    name: str
    at: int = 0
    """Which of its steps."""
    left: int = 0
    """dig: changes still allowed."""
    aside: int = 0
    """bolt: dice set aside, not yet rolled."""
    size: int = 1
    """chase: dice of the present or last roll."""
    named: int | None = None
    """guard: the number."""
    buried: int = 0
    """play-dead: what the dice settled last added to the yard."""

    @property
    def step(self) -> Step:
        """The step that it is at."""
        return TRICKS[self.name].steps[self.at]


class State(msgspec.Struct, frozen=True, gc=False):
    """A game of Spots between two lines of its record."""

    players: tuple[Player, ...]
    tiles: tuple[Tile, ...]
    stacks: tuple[tuple[str, ...], ...] | None
    """Free range: by colour, as far as they are given, the top first."""
    top: str | None
    deck: tuple[str, ...]
    """Unseen dogs, by name."""
    dog: Rival | None
    turn: Seat | None
    phase: Phase
    trick: Doing | None
    roll: tuple[int, ...] | None
    winner: Seat | Literal["dog"] | None
    scored_paws: bool
    due: Due | None = None
    hand: int = 0
    """Dice being rolled."""
    again: bool = False
    """Are they being rolled because a treat was spent?"""
    draws: int = 0
    """Dogs that the seat has yet to draw."""
    starters: tuple[Seat, ...] = ()
    """Setup: who rolls for the first turn."""
    dogs_move: bool = False
    """Solo: does what happens belong to the Dog?"""

    @property
    def me(self) -> Player:
        """Who has the turn."""
        assert self.turn
        return self.players[self.turn - 1]

    @property
    def step(self) -> Step:
        """Where the trick being done is."""
        assert self.trick
        return self.trick.step


class View(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A state as it is printed."""

    players: tuple[Player, ...]
    tricks: tuple[Tile, ...]
    stacks: dict[str, tuple[str, ...]] | None
    top: str | None
    deck: tuple[str, ...]
    dog: Rival | None
    turn: Seat | None
    phase: Phase
    trick: dict[str, Any] | None
    roll: tuple[int, ...] | None
    winner: Seat | Literal["dog"] | None


# --- moves of a seat ----------------------------------------------------------------------------


class BySeat(Move, frozen=True):
    """What a seat says."""

    answers: ClassVar[tuple[Phase, ...]]
    """The questions that it can answer."""


class DoTrick(BySeat, frozen=True, tag="trick"):
    """SPO-5: do this trick."""

    answers: ClassVar[tuple[Phase, ...]] = ("choose",)
    name: str


class Score(BySeat, frozen=True, tag="score"):
    """SPO-16: score all filled dogs."""

    answers: ClassVar[tuple[Phase, ...]] = ("choose",)


class Treat(BySeat, frozen=True, tag="treat"):
    """SPO-9: spend a treat and reroll; all the dice, or (SPO-26) these."""

    answers: ClassVar[tuple[Phase, ...]] = ("settle",)
    dice: tuple[int, ...] = ()


class Settle(BySeat, frozen=True, tag="place"):
    """SPO-10: settle the roll: each die with its target, rising by die, dogs by name, yard last."""

    answers: ClassVar[tuple[Phase, ...]] = ("settle",)
    dice: tuple[tuple[int, str], ...] = ()


class More(BySeat, frozen=True, tag="more"):
    """Go on with a may-step."""

    answers: ClassVar[tuple[Phase, ...]] = ("more",)


class Stop(BySeat, frozen=True, tag="stop"):
    """End a may-step."""

    answers: ClassVar[tuple[Phase, ...]] = ("more", "dig", "trot")


class Name(BySeat, frozen=True, tag="name"):
    """SPO-33: guard up to this number."""

    answers: ClassVar[tuple[Phase, ...]] = ("name",)
    number: int


class Bolt(BySeat, frozen=True, tag="bolt"):
    """SPO-29: set so many dice aside."""

    answers: ClassVar[tuple[Phase, ...]] = ("bolt",)
    dice: int


class Dig(BySeat, frozen=True, tag="dig"):
    """SPO-23: raise or lower a buried die of this seat."""

    answers: ClassVar[tuple[Phase, ...]] = ("dig",)
    seat: Seat
    die: int
    up: bool


class Trot(BySeat, frozen=True, tag="trot"):
    """SPO-24: move a die from one space to another."""

    answers: ClassVar[tuple[Phase, ...]] = ("trot",)
    dog: str
    number: int
    to: str
    to_number: int


class Retrieve(BySeat, frozen=True, tag="retrieve"):
    """SPO-25: a die from the supply with this number, to a dog or the yard."""

    answers: ClassVar[tuple[Phase, ...]] = ("retrieve",)
    die: int
    target: str


class Pile(BySeat, frozen=True, tag="pile"):
    """SPO-31: this die of one's own joins the roll."""

    answers: ClassVar[tuple[Phase, ...]] = ("pile",)
    source: str
    die: int


# --- lines of chance ----------------------------------------------------------------------------


class ByChance(Move, frozen=True, tag="chance"):
    """What chance says."""

    by_chance: ClassVar[bool] = True
    due: ClassVar[Due]
    """When it is due."""


class ChooseTricks(ByChance, frozen=True, tag="tricks"):
    """The four tricks of this game, in the order of the colours."""

    due: ClassVar[Due] = "tricks"
    names: tuple[str, ...]


class Stack(ByChance, frozen=True, tag="stack"):
    """SPO-40: all tricks of a colour, the top first."""

    due: ClassVar[Due] = "stack"
    colour: Colour
    names: tuple[str, ...]


class Deal(ByChance, frozen=True, tag="deal"):
    """SPO-1: the first two dogs of a seat."""

    due: ClassVar[Due] = "deal"
    seat: Seat
    dogs: tuple[str, str]


class Top(ByChance, frozen=True, tag="top"):
    """SPO-1: the deck's next top card."""

    due: ClassVar[Due] = "top"
    dog: str


class Start(ByChance, frozen=True, tag="start"):
    """SPO-2: a die a seat; None for a seat that doesn't reroll."""

    due: ClassVar[Due] = "start"
    dice: tuple[int | None, ...]


class Roll(ByChance, frozen=True, tag="roll"):
    """The dice of a roll, rising."""

    due: ClassVar[Due] = "roll"
    dice: tuple[int, ...]


class DogRoll(ByChance, frozen=True, tag="dog"):
    """SPO-41: the number of a tile."""

    due: ClassVar[Due] = "dog"
    die: int


SeatMove = (
    DoTrick | Score | Treat | Settle | More | Stop | Name | Bolt | Dig | Trot | Retrieve | Pile
)
ChanceMove = ChooseTricks | Stack | Deal | Top | Start | Roll | DogRoll
SpotsMove = SeatMove | ChanceMove
