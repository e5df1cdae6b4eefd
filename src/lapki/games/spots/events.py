"""What can happen in a game of Spots: each thing that a screen shows or a log tells."""

from __future__ import annotations

from lapki.games.contract import Event, Seat
from lapki.games.spots.box import Colour


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
