"""What is said over the wire, both ways. The pages' types are made from these.

A connection looks at one table: `/api/v1/tables/ID/socket?ply=N&lang=uk`. Whoever has seen N
lines already is sent the rest, once each, in order. A number called `ply` counts the lines of the
table's log, lines of the house included; it never goes back.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from lapki.bots.contract import Help, Hint
from lapki.games.contract import Over, Preview, Seat
from lapki.games.forms import Form
from lapki.house.entry import Language, Phase, Seating, Stopped
from lapki.match import fate
from lapki.match.clock import Control
from lapki.match.match import Ending


def whole(pattern: str) -> msgspec.Meta:
    """A text of this form from its first letter to its last: in Python `$` alone would let a line
    break follow; elsewhere, what is added means nothing."""
    return msgspec.Meta(pattern=rf"^{pattern}$(?!\n)")


Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Id = Annotated[str, whole(r"[0-9A-Za-z_-]{1,32}")]
Share = Annotated[str, whole(fate.SHARE.pattern)]
Level = Annotated[int, msgspec.Meta(ge=1, le=9)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=99)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for: bodies of requests forbid words that they don't know."""


# --- from a client, over the socket -------------------------------------------------------------

Text = Annotated[str, msgspec.Meta(max_length=2_000)]


class Said(
    msgspec.Struct,
    frozen=True,
    gc=False,
    forbid_unknown_fields=True,
    tag_field="is",
    omit_defaults=True,
):
    """A frame of a client: `is` tells what it wants, `id` is the number to answer to."""

    id: Whole | None = None


class SaidMove(Said, frozen=True, tag="move", kw_only=True):
    """I play this."""

    text: Text
    question: Whole
    """The ply at which my seat was asked."""


class SaidPreview(Said, frozen=True, tag="preview", kw_only=True):
    """What would this do?"""

    text: Text


class SaidAdvise(Said, frozen=True, tag="advise"):
    """What would a bot tell me? For a seat that is asked."""


class SaidHint(Said, frozen=True, tag="hint", kw_only=True):
    """What would a bot do on my seat? Where the table allows it; everybody hears that I asked."""

    help: Help


class SaidChat(Said, frozen=True, tag="chat", kw_only=True):
    """I say this to everybody."""

    text: Text


class SaidPhrase(Said, frozen=True, tag="phrase", kw_only=True):
    """I say one of the game's phrases, or show how I feel: by its key, for everybody reads it in
    their own language."""

    key: Id


class SaidUndo(Said, frozen=True, tag="undo", kw_only=True):
    """I want to take my turn back; or I answer somebody who does."""

    word: Literal["ask", "agree", "refuse"]


class SaidResign(Said, frozen=True, tag="resign"):
    """I give up."""


class SaidLeave(Said, frozen=True, tag="leave"):
    """A bot may play my seat until I come back."""


class SaidBack(Said, frozen=True, tag="back"):
    """I play my seat again."""


class SaidTakeover(Said, frozen=True, tag="takeover", kw_only=True):
    """Let a bot play for somebody who has been away for long; or, who is here and doesn't move,
    let the others vote about it."""

    seat: SeatNumber


class SaidVote(Said, frozen=True, tag="vote", kw_only=True):
    """I answer whoever wants a bot in somebody's place."""

    word: Literal["agree", "refuse"]


class SaidTyping(Said, frozen=True, tag="typing"):
    """I am writing something in a race: bots, wait for me."""


class SaidPing(Said, frozen=True, tag="ping"):
    """Are you there?"""


AnySaid = (
    SaidMove
    | SaidPreview
    | SaidAdvise
    | SaidHint
    | SaidChat
    | SaidPhrase
    | SaidUndo
    | SaidResign
    | SaidLeave
    | SaidBack
    | SaidTakeover
    | SaidVote
    | SaidTyping
    | SaidPing
)
VERBS = ", ".join(str(kind.__struct_config__.tag) for kind in get_args(AnySaid))


# --- to a client, over the socket ---------------------------------------------------------------


class Told(msgspec.Struct, frozen=True, gc=False, tag_field="is", omit_defaults=True):
    """A frame of the house."""


class Undone(msgspec.Struct, frozen=True, gc=False):
    """What a line of the house took back."""

    by: Seat | None
    """Whose turn was taken back."""
    to: int
    """Every move on the lines after this ply, up to the line that says so, counts no more."""


class Step(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the log as this eye may know it."""

    ply: int
    """The number of lines after it."""
    actor: str
    """A seat, `*` (chance) or `!` (the house)."""
    at: float
    events: list[Any] = []
    line: str | None = None
    """The house's own lines are nobody's secret."""
    undone: Undone | None = None


class ClockFace(msgspec.Struct, frozen=True, gc=False):
    """What each seat's clock shows, and whose is running, at the moment of sending."""

    left: tuple[float, ...]
    running: tuple[Seat, ...]


class Now(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How things stand for this eye."""

    ply: int
    plies: int
    view: Any
    asked: tuple[Seat, ...] = ()
    question: int | None = None
    """Mine, if I am asked."""
    offer: Any = None
    glance: Any = None
    """What the view comes to, where the game tells: who leads, the points so far."""
    rules: tuple[str, ...] = ()
    """By number, the rules that decide what is asked now, the nearest first."""
    drawn: dict[str, str] = {}
    """The view as a terminal draws it, by language: for a game that has no page of its own."""
    chance: Any = None
    result: Over | None = None
    ending: Ending | None = None
    """Why it is over, where there is a result."""
    race: float | None = None
    """People and bots are asked together, and the first wins: so many seconds bots still wait."""
    bots: dict[Seat, int] = {}
    """Which seats are played by bots now, and how well."""
    clock: ClockFace | None = None


class Moment(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How things stood after so many lines, as this eye saw them then."""

    ply: int
    plies: int
    """How many moves were in force: an undone one counts until it is undone."""
    view: Any
    glance: Any = None
    result: Over | None = None
    ending: Ending | None = None
    drawn: dict[str, str] = {}


class Play(Told, frozen=True, tag="play"):
    """Lines were written, and are durable."""

    steps: list[Step]
    now: Now
    id: int | None = None
    """The number of the move that this answers, for the connection that made it."""


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    avatar: str


class ChairInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair at a table."""

    seat: Seat
    person: PersonInfo | None = None
    bot: int | None = None
    present: bool = False


class UndoInfo(msgspec.Struct, frozen=True):
    """Somebody wants to go back."""

    by: Seat
    agreed: tuple[Seat, ...]


class VoteInfo(msgspec.Struct, frozen=True):
    """The others decide about somebody's place in a running game."""

    what: Literal["bot", "away"]
    """A bot plays until they come back, or for good."""
    seat: Seat
    by: Seat | None
    """None: the owner, who looks on."""
    agreed: tuple[Seat, ...]


class RematchInfo(msgspec.Struct, frozen=True):
    """The same people go on at another table."""

    table: str
    by: PersonInfo
    """Who asked for it."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as everybody who may see it may know it."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    phase: Phase
    owner: PersonInfo | None
    listed: bool
    locked: bool
    spectators: bool
    spectators_chat: bool
    seating: Seating
    begins: Seat | None
    """Whom the owner has marked, where a custom of people decides who begins."""
    aloud: dict[str, str]
    """What whoever moves is heard to say at this table: the phrase, by the tag of the event."""
    hints: bool
    """May whoever is asked have a hint?"""
    clock: Control
    language: Language
    """What bots speak here."""
    chairs: tuple[ChairInfo, ...]
    commitment: str
    created: float
    started: float | None
    ended: float | None
    ended_why: str | None
    """What somebody who keeps order said when they ended it; else null."""
    rematch: RematchInfo | None
    undo: UndoInfo | None
    vote: VoteInfo | None
    stopped: Stopped | None
    """Why there will be no more moves, if it was stopped."""
    watching: int
    """How many look on without a seat."""
    screens: int
    """How many big screens show it to a whole room."""


class Saying(msgspec.Struct, frozen=True):
    """A line of chat."""

    person: PersonInfo
    text: str
    at: float


Reaction = Literal["paw", "heart", "laugh", "wow", "sad", "yawn"]
"""How anybody may feel at any table; what else can be said with a tap, a game's `form` lists."""


class Hello(Told, frozen=True, tag="hello"):
    """The first frame: who you are here, and all that you missed."""

    seat: Seat | None
    table: TableInfo
    since: int
    """How many lines you keep. Fewer than you said if the log is shorter than you thought."""
    steps: list[Step]
    now: Now | None
    chat: list[Saying]


class TableChanged(Told, frozen=True, tag="table"):
    """Somebody came, went, sat down or changed a setting."""

    seat: Seat | None
    table: TableInfo


class Watching(Told, frozen=True, tag="watching"):
    """Others look on now: told a little later, once for all who came and went."""

    count: int


class UndoRefused(Told, frozen=True, tag="undo-refused"):
    """Somebody wanted to take a turn back, and somebody else said no."""

    by: Seat
    refused: Seat


class Race(Told, frozen=True, tag="race"):
    """Somebody is writing: so many seconds bots wait now."""

    left: float


class Chatted(Told, frozen=True, tag="chat"):
    """Somebody said something."""

    saying: Saying


class Uttered(Told, frozen=True, tag="phrase"):
    """Somebody said a phrase or showed how they feel. Nobody keeps it."""

    person: PersonInfo
    seat: Seat | None
    """Where they sit; None: they look on."""
    key: str


class Ack(Told, frozen=True, tag="ack"):
    """Done, and durable. (A move is answered by its `play`.)"""

    id: int | None
    ply: int


class Previewed(Told, frozen=True, tag="preview"):
    """What a move would do, up to the next chance."""

    id: int | None
    events: list[Any]
    glance: Any = None
    """What the view would come to then."""


def previewed(number: int | None, preview: Preview[Any]) -> Previewed:
    """A game's own preview as a frame."""
    return Previewed(number, list(preview.events), preview.glance)


class Advised(Told, frozen=True, tag="advised"):
    """What a bot can tell the seat that is asked this question: no rule, and nobody's move."""

    id: int | None
    question: int
    advice: Any
    """The game's own type `Advice`; null where its bot has nothing to tell."""


class Hinted(Told, frozen=True, tag="hinted"):
    """What a bot would do on the seat that is asked this question; null if it can't say."""

    id: int | None
    question: int
    hint: Hint | None


class Refused(Told, frozen=True, tag="refused"):
    """Not done, and why."""

    id: int | None
    kind: str
    """`illegal` (by a rule), `syntax` (no form of the notation), `house` (anything else)."""
    key: str
    rule: str | None
    facts: dict[str, Any]
    message: str


class Bye(Told, frozen=True, tag="bye"):
    """The house closes this connection: come back after so many seconds, to any open door."""

    after: float


# --- over HTTP ----------------------------------------------------------------------------------


class GameInfo(msgspec.Struct, frozen=True):
    """A game of this house."""

    key: str
    version: int
    seats: tuple[int, ...]
    levels: tuple[int, ...]
    options: dict[str, Any]
    """The JSON schema of its options, for a form …"""
    form: Form
    """… and what that doesn't say."""
    plain: bool
    """It came with a package and has no page of its own: the house sends its words and draws it."""


class Enter(Asked, frozen=True):
    """Who I am."""

    name: Name
    avatar: Annotated[str, whole(r"[a-z0-9-]{1,32}")] = "fox"
    invitation: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    """For a house that lets in only whom it has invited."""


class Me(msgspec.Struct, frozen=True):
    """You, as the house knows you."""

    id: str
    name: str
    avatar: str
    mutes: tuple[str, ...]
    admin: bool
    """Do you keep order here?"""


class Beside(msgspec.Struct, frozen=True):
    """Somebody who sits beside you, before the same screen."""

    number: int
    """What `as` says when they ask."""
    person: PersonInfo


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser or a program in which you are you, until the session is ended."""

    id: str
    device: str
    """What it says it is, as "Firefox, Linux"; empty if it says nothing that we know."""
    created: float
    seen: float
    """When it was last used, give or take a day."""
    here: bool
    """Is it the one that asks?"""


class LinkMade(msgspec.Struct, frozen=True):
    """A code that works once, for a few minutes, on another device."""

    code: str
    url: str
    until: float


class Claim(Asked, frozen=True):
    """I am the one who made this code."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class NewTable(Asked, frozen=True):
    """A table to be."""

    game: Id
    seats: SeatNumber | None = None
    options: dict[str, str] = {}
    listed: bool = False
    spectators: bool = True
    spectators_chat: bool = True
    seating: Seating = "chosen"
    aloud: bool = False
    """What the printed box has people say is heard at this table."""
    hints: bool = False
    """Whoever is asked may have hints; it stays so."""
    clock: Control = Control()
    language: Language | None = None
    """What bots speak; by default the language of the request."""
    sit: bool = False
    """I sit down at once, on the first seat."""
    bots: Level | None = None
    """I sit down, bots of this level on all other seats, and the game begins."""
    share: Share | None = None
    """My share of the fate, if I sit down. The house knows it before it promises anything: whoever
    doesn't trust it sits down in a request of its own."""


class Change(Asked, frozen=True):
    """What the owner changes; whatever is left out stays."""

    listed: bool | None = None
    locked: bool | None = None
    spectators: bool | None = None
    spectators_chat: bool | None = None
    aloud: bool | None = None
    language: Language | None = None
    """Only before the game."""
    begins: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """Whoever sits there has the first turn; 0: as the rules have it. Only before the game."""


class Listed(msgspec.Struct, frozen=True):
    """An open table that waits for somebody."""

    id: str
    game: str
    seats: int
    taken: int
    options: dict[str, str]
    clock: Control
    owner: PersonInfo
    created: float


class ListedChanged(msgspec.Struct, frozen=True):
    """What has changed in the list of open tables."""

    shown: list[Listed]
    """New ones, and others that are no longer as they were."""
    gone: list[str]


class MyTable(msgspec.Struct, frozen=True):
    """A table at which I sit, or sat."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    phase: Phase
    seat: Seat | None
    asked: bool
    """Is a move asked of me there right now?"""
    chairs: tuple[ChairInfo, ...]
    """Who sits there; not whether they are there now."""
    created: float
    ended: float | None
    result: Over | None
    ending: Ending | None
    """How it ended and why, if it did."""
    rematch: str | None


class Looked(msgspec.Struct, frozen=True):
    """A table, and how things stand there, as I may see them."""

    seat: Seat | None
    table: TableInfo
    now: Now | None


class Sit(Asked, frozen=True):
    """Sit down, or put a bot there."""

    bot: Level | None = None
    share: Share | None = None
    """My share of the table's fate: with a random one, nobody else can have chosen the dice."""


class Report(Asked, frozen=True):
    """Something that the host should look at."""

    person: Id
    text: Text
    at: float | None = None
    """When they said it, as in `Saying`, if it is about something that they said."""


class MyReport(msgspec.Struct, frozen=True):
    """What I told the host, and what came of it."""

    at: float
    about: PersonInfo
    text: str
    answer: str | None


class Health(msgspec.Struct, frozen=True):
    """Is the house open?"""

    ok: bool
    tables: int
    games: tuple[str, ...]


class Knocking(msgspec.Struct, frozen=True):
    """How the house sees whoever asks: their own address, and `http` or `https`."""

    address: str
    scheme: str
