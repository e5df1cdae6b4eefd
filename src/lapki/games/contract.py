"""What a game is: all that the floors above know of one.

A game is an object with a handful of pure functions over frozen values. It rolls no dice, reads no
clock, writes no prose. Whoever holds a state asks what is `due`:

- `Decide`: one or more seats have a choice; `legal` lists it, `check` judges it, `play` makes it;
- `Chance`: an outcome is due; `fall` turns it into a move, which is played like any other;
- `Over`: somebody has won.

>>> from lapki import games
>>> boooop = games.find("boooop")
>>> state = boooop.start(2, boooop.Options())
>>> state, events = boooop.play(state, 1, boooop.read("k c3"))
>>> boooop.due(state)
Decide(seats=(1,), kind='turn')
>>> boooop.check(state, 2, boooop.read("k c4"))
Traceback (most recent call last):
lapki.games.contract.Illegal: BOO-1 not-your-turn seat=2 turn=1
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from types import UnionType
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec

from lapki.games.chance import Outcome, Pick, Shape
from lapki.games.forms import Form

Seat = int
"""A player's place: 1, 2, 3 … clockwise."""

CHANCE: Final = "*"
Actor = Seat | Literal["*"]
"""Who makes a move: a seat, or chance."""

Eye = Seat | None
"""Who looks: a seat, or nobody in particular (a spectator)."""


# --- what is due --------------------------------------------------------------------------------

# `gc=False`, here and in the games: no value can hold itself, and there are very many of them.


class Decide(msgspec.Struct, frozen=True, gc=False, tag=True):
    """One or more seats have a choice.

    `turn`: one seat. `sealed`: several, and nobody sees what the others chose until all have.
    `open`: several, each move seen at once. `race`: several, and the first move closes the
    question. Sealed and open moves may come in any order and lead to the same state.
    """

    seats: tuple[Seat, ...]
    kind: Literal["turn", "sealed", "open", "race"] = "turn"


class Chance(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Chance is due.

    `notice` is what anybody may know of it, in the words of the game's rules page (`kind` first);
    `inside` is the rest, which only the whole state may show (what a hidden heap holds).
    """

    shape: Shape
    notice: dict[str, object]
    inside: dict[str, object] = msgspec.field(default_factory=dict)


class Over(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The game has ended. `scores` has a number a seat, or is None where nobody counts."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...] | None = None


Due = Decide | Chance | Over


# --- what happens -------------------------------------------------------------------------------


class Move(msgspec.Struct, frozen=True, gc=False, tag=True):
    """What one actor does. Each game has its own kinds of moves; as text they are its notation."""

    by_chance: ClassVar[bool] = False
    """Is this the word of chance, or of a seat?"""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", omit_defaults=True):
    """One thing that happened, fit to be animated, spoken or told in a log."""

    reveals: ClassVar[bool] = False
    """Does somebody learn here what could not be known before? Then it can't be taken back."""
    remark: ClassVar[bool] = False
    """Said in a preview alone, of what would not happen: who would stay, and why."""

    def seen(self, eye: Eye) -> Event | None:
        """This event as that eye may know it; None if it may know nothing of it."""
        return self


S = TypeVar("S")  # a state


class Line(NamedTuple):
    """One line of a record: who, and what."""

    actor: Actor
    move: Move


Deeds = Iterable[tuple[Actor, tuple[Event, ...]]]
"""Who did something, and what it brought about, line by line."""


class Count(NamedTuple):
    """Something of one game that can be counted, with whom it had to do, and how many it were."""

    seat: Seat
    what: str
    of: Seat | None = None
    many: int = 1


class History(NamedTuple, Generic[S]):
    """A game as it was played: how many sat there, where it began, and every line since."""

    seats: int
    start: S
    lines: tuple[Line, ...]


# --- what is refused ----------------------------------------------------------------------------


class Refusal(Exception):
    """Something was asked for that can't be. It carries facts; the words are made at the edge."""

    kind: ClassVar[Literal["illegal", "syntax", "header", "package"]]

    def __init__(self, key: str, /, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    rule: str | None = None

    def __str__(self) -> str:
        facts = " ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return " ".join(filter(None, (self.rule, self.key, facts)))


class Illegal(Refusal):
    """A well-formed move that is forbidden now, by the rule of that number."""

    kind = "illegal"

    def __init__(self, rule: str | None, key: str, /, **facts: object) -> None:
        super().__init__(key, **facts)
        self.rule = rule


class Unreadable(Refusal):
    """A text that is no form of the game's notation."""

    kind = "syntax"


class Broken(Refusal):
    """A position, or an option, that the game doesn't allow."""

    kind = "header"


class Misfit(Refusal):
    """A package that brings a game along which can't be played here."""

    kind = "package"


# --- the game -----------------------------------------------------------------------------------

CONTRACT: Final = 1
"""Changes when a game that was written before would have to be changed to go on."""


class Phased(Protocol):
    """A view says in which phase of the game it was taken."""

    @property
    def phase(self) -> str: ...


M = TypeVar("M", bound=Move)
C = TypeVar("C")  # what a table chooses
V = TypeVar("V", bound=Phased)  # a view
O = TypeVar("O")  # noqa: E741 - an offer
G = TypeVar("G")  # a glance; None if the game has none


class Preview(msgspec.Struct, Generic[G], frozen=True, gc=False):
    """What a move would come to, for its own seat alone and as far as that may know it."""

    events: tuple[Event, ...]
    """What would happen, up to the next chance; and remarks, if the game has any."""
    glance: G | None
    """The glance at what the seat would see then."""


class Game(ABC, Generic[S, M, C, V, O, G]):
    """The rules of one game: its states, moves, options, views, offers and glances."""

    key: ClassVar[str]
    """Its name in records, folders and message keys."""
    version: ClassVar[int]
    """Changes when, and only when, some record would play differently."""
    seats: ClassVar[range]
    """How many may sit down."""
    Options: ClassVar[type[msgspec.Struct]]
    """What a table may choose, as a struct of words and numbers with defaults."""
    StateType: ClassVar[type]
    MoveType: ClassVar[type | UnionType]
    EventType: ClassVar[type | UnionType]
    """The types of its states, moves and events (unions), for whoever stores or sends them."""

    contract: ClassVar[int | None] = None
    """For which `CONTRACT` it was written; what lies beside it in this repository needn't say."""

    asks_anyway: ClassVar[bool] = False
    """May a seat be asked that has a single legal move, because not asking would tell a secret?
    Nothing in play rests on it: it tells the contract's suite what to expect."""

    stock: ClassVar[str | None] = None
    """Which files of a house's data folder hold what its tables can play with: a glob pattern."""

    hides: ClassVar[bool] = True
    """Is anything hidden from anybody? If not, every eye sees and hears the same, and whoever tells
    many eyes of it has to find that out only once."""

    at_table: ClassVar[Mapping[str, range]] = {}
    """What makes sense at a table of people, where the rules allow more: by the option's name."""

    form: ClassVar[Form] = Form()
    """What else a form for a new table has to know."""

    def choices(self, stock: Mapping[str, bytes]) -> Iterable[C]:
        """Options that a table can choose as a whole and that no form could list by itself: what
        the game brings along, then what the files of the `stock` hold, given by their paths."""
        return ()

    def remarks(
        self, options: C, events: Iterable[Event], language: str
    ) -> Iterable[tuple[Seat, str, bytes]]:
        """What was said in a game that is over and belongs to what it was played with: who said it,
        the path of a file that the `stock` covers, and a line for it, which names nobody."""
        return ()

    # -- play

    @abstractmethod
    def start(self, seats: int, options: C) -> S:
        """The state before the first line."""

    @abstractmethod
    def due(self, state: S) -> Due:
        """What is due."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Iterable[M]:
        """All that this seat may do now, each move once; nothing if it isn't asked.

        Where a player writes freely, `<clue>` stands for the text.
        """

    @abstractmethod
    def check(self, state: S, actor: Actor, move: M) -> None:
        """The authority: does nothing if the move is allowed, raises `Illegal` if not.

        It is asked only while the game goes on and only for an actor of the move's own kind.
        """

    @abstractmethod
    def play(self, state: S, actor: Actor, move: M) -> tuple[S, tuple[Event, ...]]:
        """What comes of a move that `check` has allowed, forced steps included."""

    def opens_turn(self, state: S, seat: Seat, last: M) -> bool:
        """Is this the first question of this seat's turn, and not one that follows in it?

        Asked of a seat that has a choice; `last` is the last move that a seat made. Whoever takes a
        turn back goes back to where it opened.
        """
        return True

    def fall(self, state: S, outcome: Outcome) -> M:
        """The move that tells this outcome of the chance that is due."""
        raise NotImplementedError(f"{self.key} knows no chance")

    # -- eyes

    @abstractmethod
    def printed(self, state: S) -> msgspec.Struct:
        """The whole state, hidden things included, as its rules page prints it."""

    @abstractmethod
    def view(self, state: S, eye: Eye) -> V:
        """What this eye may see, in the same shape: built up from nothing, never stripped down."""

    @abstractmethod
    def offer(self, state: S, seat: Seat) -> O:
        """What a screen needs to build this seat's move: targets, and why not elsewhere."""

    def glance(self, view: V) -> G | None:
        """What anybody could work out from a view, so that no screen has to know the rules for it:
        who leads, the points so far. Made of a view alone, it can't tell what that doesn't."""
        return None

    def governed(self, view: V) -> tuple[str, ...]:
        """The numbers of the rules by which the question of this view is answered, the nearest
        first: where whoever wonders begins to read. Made of a view alone, as a glance is."""
        return ()

    def preview(self, state: S, seat: Seat, move: M) -> Preview[G]:
        """What a legal move would do, made of what its own seat would see.

        Where a move turns over what nobody may know yet, the game leaves that out, of both parts.
        """
        after, events = self.play(state, seat, move)
        return Preview(seen(events, seat), self.glance(self.view(after, seat)))

    def tally(self, events: Iterable[Event]) -> Iterable[tuple[Seat, str]]:
        """What is counted of a game that is over, for its people's figures: each time for a seat,
        as `FIGURE/PART`, the parts of a figure making a whole (`turn/busted`, `turn/safe`)."""
        return ()

    def figures(self, told: Deeds) -> Iterable[Count]:
        """What people would rather look at than read of a game that is over."""
        return ()

    def sample(self, history: History[S], eye: Eye, pick: Pick) -> History[S]:
        """Another history of the same length that this eye can't tell from the given one."""
        return history

    # -- text

    @abstractmethod
    def read(self, text: str) -> M:
        """A move from its notation; raises `Unreadable`."""

    @abstractmethod
    def write(self, move: M) -> str:
        """A move in its notation, the canonical way."""

    @abstractmethod
    def position(self, printed: object, seats: int, options: C) -> S:
        """The state that was printed (as plain JSON values); raises `Broken`."""


AnyGame = Game[Any, Any, Any, Any, Any, Any]


# --- what follows from the contract -------------------------------------------------------------


def seen(events: Iterable[Event], eye: Eye) -> tuple[Event, ...]:
    """These events, as that eye may know them."""
    return tuple([known for event in events if (known := event.seen(eye)) is not None])


def tokens(text: str) -> list[str]:
    """The words of a line: spaces and tabs separate them, and nothing else does."""
    return [word for word in text.replace("\t", " ").split(" ") if word]


def whole(word: str) -> int | None:
    """A whole number as the notation writes it (`0`, `17`; not `017`, `+17`, `１７`), or None."""
    if not (word.isascii() and word.isdigit()) or (word[0] == "0" and word != "0"):
        return None
    return int(word[:18])  # a longer one is cut short: it is beyond every count all the same


def judge(game: AnyGame, state: object, actor: Actor, move: Move, due: Due | None = None) -> None:
    """`game.check`, after the checks that every game shares. `due`: if it is known already."""
    if isinstance(due or game.due(state), Over):
        raise Illegal(None, "over")
    if move.by_chance != (actor == CHANCE):
        raise Illegal(None, "chance-for-seat" if move.by_chance else "seat-for-chance")
    game.check(state, actor, move)
