"""What the wings of a house say to each other: a wing is one of its processes.

A line is a connection of somebody who came in at another wing's door: told here, said there.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from lapki.house.entry import Phase, Stopped
from lapki.house.limits import Key
from lapki.house.listener import Looks
from lapki.house.wire import Step


class Knock(Struct, frozen=True):
    """Somebody at the door of a table."""

    table: str
    ply: int
    """How many lines they have already."""
    session: str | None
    address: str
    language: str
    looks: Looks = ""
    host: str | None = None
    """Whose browser it is, if that is somebody else."""
    beside: tuple[str, ...] = ()
    """The sessions of all others before that screen."""


class _Word(Struct, frozen=True, array_like=True):
    """Small on the bus."""


# --- lines --------------------------------------------------------------------------------------


class Came(_Word, frozen=True, tag="came"):
    """Somebody at my door wants to follow a table of yours."""

    line: int
    knock: Knock


class Said(_Word, frozen=True, tag="said"):
    """… and says this."""

    line: int
    text: str


class Left(_Word, frozen=True, tag="left"):
    """… and is gone."""

    line: int


class Told(_Word, frozen=True, tag="told"):
    """Tell whoever is at the other end of this line."""

    line: int
    text: bytes


class Shut(_Word, frozen=True, tag="shut"):
    """There is no more for them."""

    line: int
    code: int
    reason: str = ""


class Moved(_Word, frozen=True, tag="moved"):
    """That table isn't here any more: ask anew where it is."""

    line: int


# --- errands ------------------------------------------------------------------------------------


class Request(_Word, frozen=True, tag="request"):
    """A request that came in at another door, about a table that stands here."""

    table: str
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    client: tuple[str, int] | None
    scheme: str


class Reply(_Word, frozen=True):
    """Its answer."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Stop(_Word, frozen=True, tag="stop"):
    """There will be no more moves at this table."""

    table: str
    why: Stopped


class Gone(_Word, frozen=True, tag="gone"):
    """Somebody is gone for ever, and nobody in particular sits at this table in their place."""

    table: str
    person: str
    nobody: str


class End(_Word, frozen=True, tag="end"):
    """Somebody who keeps order ends a table."""

    table: str
    by: str
    why: str


class Waits(_Word, frozen=True, tag="waits"):
    """Does this table wait for somebody, and what happened since they moved?"""

    table: str
    person: str


class Waiting(Struct, frozen=True):
    """The answer to that."""

    asked: bool
    missed: list[Step]


class Watched(_Word, frozen=True, tag="watched"):
    """How many look at these tables?"""

    tables: list[str]


Errand: TypeAlias = Request | Stop | Gone | End | Waits | Watched


class Asked(_Word, frozen=True, tag="asked"):
    """Do this, and tell what came of it."""

    number: int
    errand: Errand


class Answered(_Word, frozen=True, tag="answered"):
    """What came of it: an answer, or why not."""

    number: int
    answer: bytes = b""
    not_here: bool = False
    no: str | None = None
    facts: dict[str, int | float | str | bool | None] = {}


# --- news ---------------------------------------------------------------------------------------


class TableNews(_Word, frozen=True, tag="table"):
    """A table has changed."""

    id: str
    owner: str
    phase: Phase
    listed: bool
    people: list[str]
    """Who sits there, or did before."""


class AskedNews(_Word, frozen=True, tag="asked-of"):
    """A table waits for these people now, or no longer; or they have changed their lists."""

    people: list[str]


class PersonNews(_Word, frozen=True, tag="person"):
    """Somebody has another name, face or list of mutes, ended sessions, or is gone for ever."""

    person: str
    ended: list[str]
    gone: bool


class RulesNews(_Word, frozen=True, tag="rules"):
    """Somebody who keeps order did something."""


class Counted(_Word, frozen=True, tag="counted"):
    """How much was spent of limits since the last time, who has much of what at a time, and where
    people came from."""

    spent: list[tuple[Key, float]]
    held: list[tuple[Key, int]]
    seen: dict[str, str]


class Beat(_Word, frozen=True, tag="beat"):
    """A sign of life, or the last one; and how many parcels each other wing was sent."""

    sent: dict[str, int]
    last: bool = False


News: TypeAlias = TableNews | AskedNews | PersonNews | RulesNews | Counted
ForDoors: TypeAlias = Came | Said | Left | Told | Shut | Moved
Message: TypeAlias = ForDoors | Asked | Answered | News | Beat


class Parcel(Struct, frozen=True, array_like=True):
    """All that goes from one wing to another, or to all others, at once."""

    sender: str
    number: int
    messages: list[Message]
