"""What is said over HTTP, both ways, with those who keep order. `wire` holds everything else."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from lapki.house.entry import Phase
from lapki.house.wire import Asked, PersonInfo, Saying

Doors = Literal["open", "invited", "locked"]
"""Does anybody come in, only who is invited, or nobody new?"""
Why = Annotated[str, msgspec.Meta(max_length=500)]
Hours = Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]


class Penalty(msgspec.Struct, frozen=True):
    """A ban or a mute."""

    until: float | None
    """Null: for good."""
    why: str


class Resident(msgspec.Struct, frozen=True):
    """Somebody, as those who keep order know them."""

    person: PersonInfo
    created: float
    admin: bool
    near: str | None
    """The neighbourhood from which they came last, since the house opened."""
    banned: Penalty | None
    muted: Penalty | None


class HouseTable(msgspec.Struct, frozen=True):
    """A table, as those who keep order know it: nothing of what is played there."""

    id: str
    game: str
    phase: Phase
    listed: bool
    created: float
    owner: PersonInfo
    people: tuple[PersonInfo, ...]
    looking: int
    """How many look at it now."""


class Reported(msgspec.Struct, frozen=True):
    """Something that somebody told the host."""

    id: int
    at: float
    table: str
    by: PersonInfo
    about: PersonInfo
    text: str
    message: str | None
    """The line of chat that it is about."""
    context: tuple[Saying, ...]
    """What was said around it."""
    answer: str | None
    answered_by: PersonInfo | None
    answered_at: float | None


class Network(msgspec.Struct, frozen=True):
    """Addresses that are banned."""

    network: str
    penalty: Penalty


class Invitation(msgspec.Struct, frozen=True):
    """A code that lets strangers in; the code itself is told once."""

    id: int
    uses: int
    """How many may still come in by it."""
    until: float | None
    at: float


class InvitationMade(msgspec.Struct, frozen=True):
    """A fresh code, and an address with it."""

    code: str
    url: str
    until: float | None


class Entrance(msgspec.Struct, frozen=True):
    """Who comes in."""

    doors: Doors
    invitations: tuple[Invitation, ...]
    networks: tuple[Network, ...]


class Deed(msgspec.Struct, frozen=True):
    """Something that was done to keep order."""

    id: int
    at: float
    by: PersonInfo | None
    """Null: the host, from the terminal."""
    what: str
    about: str
    """A person, a table, a network or a number."""
    name: str
    """The person's name, if it is one."""
    until: float | None
    why: str


class Penalise(Asked, frozen=True):
    """For so long; without hours, for good."""

    hours: Hours | None = None
    why: Why = ""
    address: bool = False
    """Ban the address from which they came last, too."""


class BanNetwork(Asked, frozen=True):
    """An address, or a network of them as 203.0.113.0/24."""

    network: Annotated[str, msgspec.Meta(min_length=2, max_length=64)]
    hours: Hours | None = None
    why: Why = ""


class EndTable(Asked, frozen=True):
    """Everybody at the table is told why."""

    why: Why = ""


class AnswerReport(Asked, frozen=True):
    """Who reported it reads this."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class SetDoors(Asked, frozen=True):
    """Who comes in from now on."""

    doors: Doors
    why: Why = ""


class Invite(Asked, frozen=True):
    """A code for so many people."""

    uses: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    hours: Hours | None = None
