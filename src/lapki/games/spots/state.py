"""What lies on the table, what a seat may do, and what can happen."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from lapki.games.contract import Event, Move, Seat
from lapki.games.spots.box import COLOURS, SETS, TRICKS, Colour, Keep

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


class SpotsOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a table may choose."""

    tricks: str = "new-family"
    """A set's name, four tricks joined by commas, `random` or `free-range`."""
    dog_treats: Annotated[int, msgspec.Meta(ge=0, le=11)] = 1
    scored_paws: Literal["on", "off"] = "off"

    def __post_init__(self) -> None:
        if self.tricks not in ("random", "free-range") and self.chosen is None:
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

# `gc=False`: no value here can hold itself, and there are very many of them.


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


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class DoTrick(Move, frozen=True, tag="trick"):
    """SPO-5: do this trick."""

    name: str


class Score(Move, frozen=True, tag="score"):
    """SPO-16: score all filled dogs."""


class Treat(Move, frozen=True, tag="treat"):
    """SPO-9: spend a treat and reroll; all the dice, or (SPO-26) these."""

    dice: tuple[int, ...] = ()


class Place(Move, frozen=True, tag="place"):
    """SPO-10: each die with its target, rising by die, then dogs by name, the yard last."""

    dice: tuple[tuple[int, str], ...] = ()


class More(Move, frozen=True, tag="more"):
    """Go on with a may-step."""


class Stop(Move, frozen=True, tag="stop"):
    """End a may-step."""


class Name(Move, frozen=True, tag="name"):
    """SPO-33: guard up to this number."""

    number: int


class Bolt(Move, frozen=True, tag="bolt"):
    """SPO-29: set so many dice aside."""

    dice: int


class Dig(Move, frozen=True, tag="dig"):
    """SPO-23: raise or lower a buried die of this seat."""

    seat: Seat
    die: int
    up: bool


class Trot(Move, frozen=True, tag="trot"):
    """SPO-24: move a die from one space to another."""

    dog: str
    number: int
    to: str
    to_number: int


class Retrieve(Move, frozen=True, tag="retrieve"):
    """SPO-25: a die from the supply with this number, to a dog or the yard."""

    die: int
    target: str


class Pile(Move, frozen=True, tag="pile"):
    """SPO-31: this die of one's own joins the roll."""

    source: str
    die: int


# --- lines of chance ----------------------------------------------------------------------------


class ByChance(Move, frozen=True, tag="chance"):
    """What chance says."""

    by_chance: ClassVar[bool] = True


class ChooseTricks(ByChance, frozen=True, tag="tricks"):
    """The four tricks of this game, in the order of the colours."""

    names: tuple[str, ...]


class Stack(ByChance, frozen=True, tag="stack"):
    """SPO-40: all tricks of a colour, the top first."""

    colour: Colour
    names: tuple[str, ...]


class Deal(ByChance, frozen=True, tag="deal"):
    """SPO-1: the first two dogs of a seat."""

    seat: Seat
    dogs: tuple[str, str]


class Top(ByChance, frozen=True, tag="top"):
    """SPO-1: the deck's next top card."""

    dog: str


class Start(ByChance, frozen=True, tag="start"):
    """SPO-2: a die a seat; None for a seat that doesn't reroll."""

    dice: tuple[int | None, ...]


class Roll(ByChance, frozen=True, tag="roll"):
    """The dice of a roll, rising."""

    dice: tuple[int, ...]


class DogRoll(ByChance, frozen=True, tag="dog"):
    """SPO-41: the number of a tile."""

    die: int


SeatMove = (
    DoTrick | Score | Treat | Place | More | Stop | Name | Bolt | Dig | Trot | Retrieve | Pile
)
SpotsMove = SeatMove | ChooseTricks | Stack | Deal | Top | Start | Roll | DogRoll


# --- events -------------------------------------------------------------------------------------


class TricksChosen(Event, frozen=True, tag="tricks chosen"):
    """Chance chose the four tricks of this game."""

    tricks: tuple[str, ...]


class StackLaid(Event, frozen=True, tag="stack laid"):
    """SPO-40: a stack was laid out, the top first."""

    colour: Colour
    tricks: tuple[str, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat got its first dogs."""

    seat: Seat
    dogs: tuple[str, ...]


class TopTurned(Event, frozen=True, tag="top turned"):
    """The deck's top card can be seen."""

    dog: str


class StartRolled(Event, frozen=True, tag="start rolled"):
    """A seat rolled its first die and buried it."""

    seat: Seat
    die: int


class Begins(Event, frozen=True, tag="begins"):
    """This seat has the first turn."""

    seat: Seat


class Tied(Event, frozen=True, tag="tied"):
    """These seats have the same highest die and roll again."""

    seats: tuple[Seat, ...]


class TrickDone(Event, frozen=True, tag="trick"):
    """A seat chose a trick and turned its tile down."""

    seat: Seat
    trick: str


class TreatsTaken(Event, frozen=True, tag="treats taken"):
    """A seat took treats, from a tile or (None) from the supply."""

    seat: Seat
    count: int
    tile: str | None = None


class TreatsReturned(Event, frozen=True, tag="treats returned"):
    """A seat gave treats back."""

    seat: Seat
    count: int


class TreatSpent(Event, frozen=True, tag="treat spent"):
    """A seat spends a treat; these dice are rolled again, those are kept."""

    seat: Seat
    dice: tuple[int, ...]
    kept: tuple[int, ...] = ()


class Rolled(Event, frozen=True, tag="rolled"):
    """Dice were rolled."""

    seat: Seat
    dice: tuple[int, ...]


class Rerolled(Event, frozen=True, tag="rerolled"):
    """Dice were rolled again; those kept lie beside them."""

    seat: Seat
    dice: tuple[int, ...]
    kept: tuple[int, ...] = ()


class Placed(Event, frozen=True, tag="placed"):
    """A die came on a dog."""

    seat: Seat
    die: int
    dog: str


class Buried(Event, frozen=True, tag="buried"):
    """A die came into the yard, whose total is now this."""

    seat: Seat
    die: int
    total: int


class Discarded(Event, frozen=True, tag="discarded"):
    """A die went back to the supply."""

    seat: Seat
    die: int


class Busted(Event, frozen=True, tag="busted"):
    """A seat lost all dice in its yard and on its dogs."""

    seat: Seat
    total: int
    dice: int
    """How many dice it returned."""


class Scored(Event, frozen=True, tag="scored"):
    """A dog was scored; `fast`: during a trick."""

    seat: Seat
    dog: str
    fast: bool = False


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew the top dog."""

    seat: Seat
    dog: str


class Named(Event, frozen=True, tag="named"):
    """SPO-33: the number to guard."""

    seat: Seat
    number: int


class SetAside(Event, frozen=True, tag="set aside"):
    """SPO-29: dice for the bolt."""

    seat: Seat
    count: int


class PutBack(Event, frozen=True, tag="put back"):
    """SPO-29: dice that were not rolled."""

    seat: Seat
    count: int


class Dug(Event, frozen=True, tag="dug"):
    """SPO-23: a buried die of `owner` was changed; to None: it left for the supply."""

    seat: Seat
    owner: Seat
    die: int
    total: int
    to: int | None = None


class Trotted(Event, frozen=True, tag="trotted"):
    """SPO-24: a die moved from one space to another."""

    seat: Seat
    dog: str
    number: int
    to: str
    to_number: int


class Retrieved(Event, frozen=True, tag="retrieved"):
    """SPO-25: a die was taken and set to a number."""

    seat: Seat
    die: int


class Joined(Event, frozen=True, tag="joined"):
    """SPO-31: a die left the yard (None) or a dog and joins the roll."""

    seat: Seat
    die: int
    dog: str | None = None


class WentOn(Event, frozen=True, tag="went on"):
    """A seat goes on with its trick."""

    seat: Seat


class Stopped(Event, frozen=True, tag="stopped"):
    """A seat leaves it at that."""

    seat: Seat


class SupplyEmpty(Event, frozen=True, tag="supply empty"):
    """SPO-3: there is no die left, and everybody busts."""


class Refreshed(Event, frozen=True, tag="refreshed"):
    """SPO-4: treats were laid on the last tile face up, and all are face up again."""

    trick: str
    treats: int


class StackTurned(Event, frozen=True, tag="stack turned"):
    """SPO-40: a trick went to the bottom of its stack, and another one is on top."""

    colour: Colour
    trick: str
    top: str


class DogRolled(Event, frozen=True, tag="dog rolled"):
    """SPO-41: the Dog's die shows this tile."""

    die: int
    trick: str


class DogTurned(Event, frozen=True, tag="dog turned"):
    """SPO-41: the Dog turned a tile down and took the treats on it."""

    trick: str
    treats: int


class DogPaid(Event, frozen=True, tag="dog paid"):
    """SPO-42: the Dog returned two treats for a card."""

    left: int


class DogScored(Event, frozen=True, tag="dog scored"):
    """The Dog scored the top dog, and has now so many."""

    dog: str
    count: int


class DogIdle(Event, frozen=True, tag="dog idle"):
    """SPO-41: there is no card that the Dog could score."""


class Won(Event, frozen=True, tag="won"):
    """SPO-19: six dogs. None: the Dog has them."""

    seat: Seat | None = None


SpotsEvent = (
    TricksChosen
    | StackLaid
    | Dealt
    | TopTurned
    | StartRolled
    | Begins
    | Tied
    | TrickDone
    | TreatsTaken
    | TreatsReturned
    | TreatSpent
    | Rolled
    | Rerolled
    | Placed
    | Buried
    | Discarded
    | Busted
    | Scored
    | Drew
    | Named
    | SetAside
    | PutBack
    | Dug
    | Trotted
    | Retrieved
    | Joined
    | WentOn
    | Stopped
    | SupplyEmpty
    | Refreshed
    | StackTurned
    | DogRolled
    | DogTurned
    | DogPaid
    | DogScored
    | DogIdle
    | Won
)


# --- the offer ----------------------------------------------------------------------------------


class DieOffer(msgspec.Struct, frozen=True):
    """A die of the roll: the dogs with an empty space for it, and the yard if it were buried."""

    die: int
    dogs: tuple[str, ...]
    yard: int
    """The yard's total with this die alone."""
    bust: bool
    """Would this die alone be too much?"""
    leave: bool
    """May it be left out (or must it)?"""


class SpaceOffer(msgspec.Struct, frozen=True):
    """A die on a dog or in the yard that may be taken, and (trot) the spaces it may go to."""

    place: str
    die: int
    to: tuple[tuple[str, int], ...] = ()


class DigOffer(msgspec.Struct, frozen=True):
    """A buried die, and the total of its yard if it is raised (None: it can't be) or lowered."""

    seat: Seat
    die: int
    raised: int | None
    lowered: int


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a screen needs to build a move in this phase; an empty one if the seat isn't asked."""

    phase: Phase | None = None
    tricks: tuple[str, ...] = ()
    """`choose`: tricks face up."""
    score: tuple[str, ...] = ()
    """`choose`: filled dogs that `score` would score."""
    yard: int = 0
    """The seat's buried total now."""
    dice: tuple[DieOffer, ...] = ()
    """`settle`: the dice of the roll; `retrieve`: the numbers to choose from."""
    keep: Keep | None = None
    of: int = 0
    sets: tuple[tuple[int, ...], ...] = ()
    """`settle`: which dice are settled, and all sets of dice that may be."""
    treats: int = 0
    """`settle`: how often the roll could be rerolled."""
    part: bool = False
    """`settle`: may a treat reroll a part of the dice?"""
    numbers: tuple[int, ...] = ()
    """`name`, `bolt`: what may be answered."""
    digs: tuple[DigOffer, ...] = ()
    left: int = 0
    """`dig`: changes still allowed; `more` in a bolt: dice set aside."""
    moves: tuple[SpaceOffer, ...] = ()
    """`trot`: dice that may move; `pile`: dice that may join."""
    next_dice: int | None = None
    """`more`: how many dice would be rolled."""
    why_not: dict[str, str] = {}
    """What can't be chosen, each with the reason's key."""
