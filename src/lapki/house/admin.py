"""The JSON API for those who keep order, under `/api/v1/admin`. One guard stands before all of it.

Whoever isn't an admin is told that there is nothing here, whatever they ask. The host's terminal
comes by the same way, with the key of `hostkey.py`.
"""

from __future__ import annotations

import hmac
from typing import Annotated, Any

from litestar import Request, Router, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from lapki.house.api import NOES, PersonId, TableId
from lapki.house.hostkey import PATH
from lapki.house.house import House
from lapki.house.order import HOST
from lapki.house.people import COOKIE
from lapki.house.refusals import Declined
from lapki.house.wire import PersonInfo
from lapki.house.wire_order import (
    AnswerReport,
    BanNetwork,
    Deed,
    EndTable,
    Entrance,
    HouseTable,
    InvitationMade,
    Invite,
    Penalise,
    Reported,
    Resident,
    SetDoors,
)

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Number = Annotated[int, PathParameter(ge=1, le=2**53)]
Page = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Search = Annotated[str, QueryParameter(max_length=200)]
Why = Annotated[str, QueryParameter(max_length=500)]


# --- who may ------------------------------------------------------------------------------------


async def by_whom(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> str | None:
    """Which admin asks; the host, if it is their terminal; None for anybody else."""
    given = connection.headers.get("authorization", "").encode()
    if hmac.compare_digest(given, f"Bearer {house.host_key}".encode()):
        return HOST
    person = await house.people.recognise(connection.cookies.get(COOKIE))
    return person.id if person and person.id in house.order.standing.rules.admins else None


async def by(request: AnyRequest) -> str:
    """Whom the guard has let in."""
    return str(request.state.by)


By = NamedDependency[str]


# --- people -------------------------------------------------------------------------------------


@get("/admins", operation_id="admins", responses=NOES)
async def admins(house: TheHouse) -> list[PersonInfo]:
    """Who keeps order here."""
    return await house.order.admins()


@put("/admins/{person_id:str}", operation_id="addAdmin", status_code=204, responses=NOES)
async def add_admin(house: TheHouse, by: By, person_id: PersonId) -> None:
    """Let somebody keep order. Only the host's terminal may."""
    await house.order.add_admin(by, person_id)


@delete("/admins/{person_id:str}", operation_id="removeAdmin", responses=NOES)
async def remove_admin(house: TheHouse, by: By, person_id: PersonId) -> None:
    """Let them keep order no more. Only the host's terminal may."""
    await house.order.remove_admin(by, person_id)


@get("/people", operation_id="residents", responses=NOES)
async def residents(house: TheHouse, search: Search = "", page: Page = 0) -> list[Resident]:
    """Everybody, the newest first, fifty a page; or who is called so."""
    return await house.order.residents(search, page)


@put("/people/{person_id:str}/mute", operation_id="silence", status_code=204, responses=NOES)
async def silence(house: TheHouse, by: By, person_id: PersonId, data: JSONBody[Penalise]) -> None:
    """Somebody says nothing at any table."""
    await house.order.mute(by, person_id, data.hours, data.why)


@delete("/people/{person_id:str}/mute", operation_id="unsilence", responses=NOES)
async def unsilence(house: TheHouse, by: By, person_id: PersonId, why: Why = "") -> None:
    """They may talk again."""
    await house.order.unmute(by, person_id, why)


@put("/people/{person_id:str}/ban", operation_id="ban", status_code=204, responses=NOES)
async def ban(house: TheHouse, by: By, person_id: PersonId, data: JSONBody[Penalise]) -> None:
    """Somebody doesn't come in any more; with `address`, nobody else from there, either."""
    await house.order.ban(by, person_id, data.hours, data.why, address=data.address)


@delete("/people/{person_id:str}/ban", operation_id="unban", responses=NOES)
async def unban(house: TheHouse, by: By, person_id: PersonId, why: Why = "") -> None:
    """They may come in again."""
    await house.order.unban(by, person_id, why)


# --- tables and reports -------------------------------------------------------------------------


@get("/tables", operation_id="allTables", responses=NOES)
async def tables(house: TheHouse, search: Search = "", page: Page = 0) -> list[HouseTable]:
    """All tables, the newest first, fifty a page; or those of a game or of somebody called so."""
    return await house.order.tables(search, page)


@post("/tables/{table_id:str}/end", operation_id="endTable", status_code=204, responses=NOES)
async def end_table(house: TheHouse, by: By, table_id: TableId, data: JSONBody[EndTable]) -> None:
    """A table is over, and everybody at it is told why."""
    await house.order.end_table(by, table_id, data.why)


@get("/reports", operation_id="reports", responses=NOES)
async def reports(
    house: TheHouse, answered: FromQuery[bool] = False, page: Page = 0
) -> list[Reported]:
    """What people told: what waits for an answer, or what had one."""
    return await house.order.reports(page, answered=answered)


@put("/reports/{number:int}", operation_id="answerReport", status_code=204, responses=NOES)
async def answer(house: TheHouse, by: By, number: Number, data: JSONBody[AnswerReport]) -> None:
    """Answer one; who made it reads the answer."""
    await house.order.answer(by, number, data.text)


# --- the doors ----------------------------------------------------------------------------------


@get("/doors", operation_id="entrance", responses=NOES)
async def entrance(house: TheHouse) -> Entrance:
    """Who comes in, who was invited, and from where nobody comes."""
    return await house.order.entrance()


@put("/doors", operation_id="setDoors", status_code=204, responses=NOES)
async def set_doors(house: TheHouse, by: By, data: JSONBody[SetDoors]) -> None:
    """Open the doors, open them to who is invited, or lock them. Those known go on."""
    await house.order.set_doors(by, data.doors, data.why)


@post("/invitations", operation_id="invite", responses=NOES)
async def invite(
    request: AnyRequest, house: TheHouse, by: By, data: JSONBody[Invite]
) -> InvitationMade:
    """A code that lets so many strangers in; it is told once."""
    base = house.services.settings.base_url or str(request.base_url).rstrip("/")
    return await house.order.invite(by, data.uses, data.hours, base)


@delete("/invitations/{number:int}", operation_id="withdraw", responses=NOES)
async def withdraw(house: TheHouse, by: By, number: Number) -> None:
    """An invitation counts no more."""
    await house.order.withdraw(by, number)


@post("/networks", operation_id="banNetwork", status_code=204, responses=NOES)
async def ban_network(house: TheHouse, by: By, data: JSONBody[BanNetwork]) -> None:
    """Nobody comes in from there."""
    await house.order.ban_network(by, data.network, data.hours, data.why)


@delete("/networks", operation_id="unbanNetwork", responses=NOES)
async def unban_network(
    house: TheHouse,
    by: By,
    network: Annotated[str, QueryParameter(min_length=2, max_length=64)],
    why: Why = "",
) -> None:
    """They may come in again."""
    await house.order.unban_network(by, network, why)


@get("/audit", operation_id="audit", responses=NOES)
async def audit(house: TheHouse, page: Page = 0) -> list[Deed]:
    """Everything that was done to keep order, the newest first, fifty a page."""
    return await house.order.audit(page)


def router(house: House) -> Router:
    """All of it, behind its guard."""

    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        connection.state.by = await by_whom(connection, house)
        if connection.state.by is None:
            raise Declined("not-found")

    handlers: list[Any] = [
        admins, add_admin, remove_admin, residents, silence, unsilence, ban, unban, tables,
        end_table, reports, answer, entrance, set_doors, invite, withdraw, ban_network,
        unban_network, audit,
    ]  # fmt: skip
    return Router(PATH, route_handlers=handlers, guards=[guard], dependencies={"by": by})
