"""Several people before one screen, and a screen before several people.

A request or a connection says with `as` who asks: nothing, the person whose browser it is; 1 to 7,
somebody who sits beside them, a person as any other whose session has a cookie of its own. So
every question, refusal and secret is theirs alone. Two more count for a connection to a table:
`nobody` looks through no seat's eye, though the person may sit there, and `screen` does the same
for a whole room.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.connection import ASGIConnection

from lapki.house.listener import Listener, Looks
from lapki.house.people import COOKIE, People, Person
from lapki.house.refusals import Declined
from lapki.house.wire import Beside
from lapki.house.wire_wings import Knock

AnyConnection = ASGIConnection[Any, Any, Any, Any]

MANY = 7
"""So many may sit beside somebody: with them, they fill the largest table."""
NUMBERS = {str(number): number for number in range(MANY + 1)}
EYELESS: dict[str, Looks] = {"nobody": "nobody", "screen": "screen"}


def number_of(connection: AnyConnection) -> int:
    """Who of those before this screen asks: 0 is whose browser it is."""
    said = connection.query_params.get("as", "0")
    if said not in NUMBERS:
        raise Declined("bad-request", problem="as")
    return NUMBERS[said]


def cookie_of(number: int) -> str:
    """The name of the cookie that keeps somebody's session."""
    return f"{COOKIE}-{number}" if number else COOKIE


def session_named(connection: AnyConnection, number: int = 0) -> str | None:
    """What the cookie of one of them says."""
    return connection.cookies.get(cookie_of(number))


async def asking(connection: AnyConnection, people: People) -> Person | None:
    """Who asks, if they have a name."""
    return await people.recognise(session_named(connection, number_of(connection)))


def alone(connection: AnyConnection) -> None:
    """Refuses whoever would sit beside nobody."""
    if number_of(connection):
        raise Declined("who-are-you")


async def everybody(connection: AnyConnection, people: People) -> list[Beside]:
    """Those who sit beside the person whose browser it is."""
    named = ((number, session_named(connection, number)) for number in range(1, MANY + 1))
    found = [(number, await people.recognise(cookie)) for number, cookie in named if cookie]
    return [Beside(number, person.info) for number, person in found if person]


# --- at the door of a table ---------------------------------------------------------------------


def knocks(connection: AnyConnection, people: People, *where: Any) -> Knock:
    """Somebody at the door of a table, with all who came along."""
    said = connection.query_params.get("as", "0")
    looks = EYELESS.get(said, "")
    number = 0 if looks else number_of(connection)
    table, ply, address, language = where
    sessions = [people.session_of(session_named(connection, one)) for one in range(MANY + 1)]
    others = [one for at, one in enumerate(sessions) if one and at != number]
    return Knock(
        table,
        ply,
        sessions[number],
        address,
        language,
        looks,
        host=sessions[0] if number else None,
        beside=() if looks == "screen" else tuple(others),
    )


async def introduce(people: People, listener: Listener, knock: Knock) -> None:
    """Know who is at the other end, whose screen it is, and who sits beside them."""
    holder = people.holder
    listener.looks = knock.looks
    listener.person = await holder(knock.session)
    host = await holder(knock.host)
    listener.host = host.id if host else None
    here = await asyncio.gather(*map(holder, knock.beside)) if knock.beside else ()
    beside = {person.id for person in here if person}
    if knock.looks == "nobody" and listener.person:
        beside.add(listener.person.id)  # they are here, and only look away
    listener.beside = frozenset(beside)
