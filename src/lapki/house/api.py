"""The JSON API under `/api/v1`. Each handler finds who asks, and hands over to the house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Annotated, Any, Literal
from weakref import finalize

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from lapki.house import belongings, beside, lists, past
from lapki.house.devices import device
from lapki.house.gate import address, language
from lapki.house.house import House
from lapki.house.lobby import merged
from lapki.house.people import LASTS, Person
from lapki.house.refusals import Declined
from lapki.house.wire import (
    Beside,
    Change,
    Claim,
    Enter,
    GameInfo,
    Knocking,
    LinkMade,
    Listed,
    Looked,
    Me,
    Moment,
    MyReport,
    MyTable,
    NewTable,
    Previewed,
    Refused,
    Report,
    Saying,
    SessionInfo,
    Sit,
    Step,
    previewed,
    whole,
)
from lapki.house.wire_past import MyGames, Rivalry, Statistics

PATH = "/api/v1"

TheHouse = NamedDependency[House]
TableId = Annotated[str, PathParameter(pattern=whole(r"[0-9A-Za-z_-]{1,32}").pattern)]
PersonId = TableId
SessionId = TableId
GameKey = Annotated[str, PathParameter(pattern=whole(r"[a-z0-9-]{1,32}").pattern)]
SeatNumber = Annotated[int, PathParameter(ge=1, le=99)]
Ply = Annotated[int, PathParameter(ge=0, le=1_000_000_000)]

_NO = ResponseSpec(Refused, generate_examples=False, description="Refused, and why.")
NOES = dict.fromkeys((400, 401, 403, 404, 405, 409, 413, 429, 503), _NO)

AnyRequest = Request[Any, Any, Any]


async def known(request: AnyRequest, house: House) -> Person:
    """Who asks; refuses somebody without a name."""
    person = await maybe_known(request, house)
    if person is None:
        raise Declined("who-are-you")
    return person


async def maybe_known(request: AnyRequest, house: House) -> Person | None:
    """Who asks, if they have a name."""
    return await beside.asking(request, house.people)


async def limited(request: AnyRequest, house: House, what: str) -> Person:
    """Who asks for something of which nobody may have too much."""
    person = await known(request, house)
    house.services.limits.take(what, person.id, address(request))
    return person


# --- games --------------------------------------------------------------------------------------


@get("/games", operation_id="games", responses=NOES)
async def games(house: TheHouse) -> list[GameInfo]:
    """All games: how many may sit, what a table may choose, how well bots play."""
    return await lists.game_infos(house.services)


@get("/games/{key:str}/choices", operation_id="choices", responses=NOES)
async def choices(house: TheHouse, key: GameKey) -> list[dict[str, Any]]:
    """Options of this game that go together: a deck of pictures, say, and how many it has."""
    return await lists.choices(house.services, key)


@get("/knock", operation_id="knock", responses=NOES)
async def knock(request: AnyRequest) -> Knocking:
    """Where you seem to come from, and how: shows whether a proxy passes on what it should."""
    return Knocking(request.client.host if request.client else "", str(request.scope["scheme"]))


# --- me -----------------------------------------------------------------------------------------


def _me(house: House, person: Person) -> Me:
    admin = person.id in house.order.standing.rules.admins
    return Me(person.id, person.name, person.avatar, tuple(sorted(person.mutes)), admin)


def _cookie(request: AnyRequest) -> str | None:
    return beside.session_named(request, beside.number_of(request))


def _with_cookie(
    request: AnyRequest, house: House, person: Person, value: str | None
) -> Response[Any]:
    cookie = Cookie(
        key=beside.cookie_of(beside.number_of(request)),
        value=value,
        max_age=int(LASTS),
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.services.settings.https,
    )
    return Response(_me(house, person), cookies=[cookie])


def _device(request: AnyRequest) -> str:
    return device(request.headers.get("user-agent", ""))


@get("/me", operation_id="whoAmI", responses=NOES)
async def who_am_i(request: AnyRequest, house: TheHouse) -> Response[Me | None]:
    """Who you are here; null for a stranger. Whoever comes again is known for another year."""
    person = await maybe_known(request, house)
    return _with_cookie(request, house, person, _cookie(request)) if person else Response(None)


@put("/me", operation_id="enter", responses=NOES)
async def enter(request: AnyRequest, house: TheHouse, data: JSONBody[Enter]) -> Response[Me]:
    """Come in with a name, or take another one. With `as`: somebody comes in beside you."""
    person = await maybe_known(request, house)
    if person is None and not await house.people.recognise(beside.session_named(request)):
        beside.alone(request)
    if person is None:
        house.services.limits.take("names", None, address(request))
        async with house.order.coming_in(data.invitation):
            entered = await house.people.enter(data.name, data.avatar, _device(request))
        return _with_cookie(request, house, *entered)
    renamed = await house.rename(person, data.name, data.avatar)
    return _with_cookie(request, house, renamed, _cookie(request))


@delete("/me", operation_id="deleteMe", responses=NOES)
async def delete_me(request: AnyRequest, house: TheHouse) -> None:
    """Forget me: identity, name and chat. Moves and clues stay, under nobody's name."""
    await house.forget(await known(request, house))


@post("/me/link", operation_id="link", responses=NOES)
async def link(request: AnyRequest, house: TheHouse) -> LinkMade:
    """A code, and an address with it, that makes another device me; it works once."""
    made = await house.people.link(await known(request, house))
    base = house.services.settings.base_url or str(request.base_url).rstrip("/")
    # Behind the # it stays in the browser: no server's log ever sees it.
    return LinkMade(made.code, f"{base}/#claim={made.code}", made.until)


@post("/me/claim", operation_id="claim", status_code=200, responses=NOES)
async def claim(request: AnyRequest, house: TheHouse, data: JSONBody[Claim]) -> Response[Me]:
    """Be who made this code."""
    house.services.limits.take("codes", None, address(request))
    return _with_cookie(request, house, *await house.people.claim(data.code, _device(request)))


@get("/me/beside", operation_id="beside", responses=NOES)
async def those_beside(request: AnyRequest, house: TheHouse) -> list[Beside]:
    """Who sits beside me, before the same screen."""
    return await beside.everybody(request, house.people)


@get("/me/sessions", operation_id="sessions", responses=NOES)
async def sessions(request: AnyRequest, house: TheHouse) -> list[SessionInfo]:
    """The browsers in which I am me, the latest first."""
    person, here = await known(request, house), house.people.session_of(_cookie(request))
    return await house.people.sessions(person, here)


@delete("/me/sessions/{session_id:str}", operation_id="endSession", responses=NOES)
async def end_session(request: AnyRequest, house: TheHouse, session_id: SessionId) -> None:
    """I am no longer me there: its cookie is nobody's, and its connections are closed."""
    await house.end_sessions(await known(request, house), session_id, None)


@delete("/me/sessions", operation_id="endOtherSessions", responses=NOES)
async def end_other_sessions(request: AnyRequest, house: TheHouse) -> None:
    """I am me here alone."""
    person, here = await known(request, house), house.people.session_of(_cookie(request))
    await house.end_sessions(person, None, here)


@get("/me/tables", operation_id="myTables", responses=NOES)
async def my_tables(request: AnyRequest, house: TheHouse) -> list[MyTable]:
    """Where I sit or have sat: where I am asked, what goes on, what waits, what was over lately."""
    return await lists.tables_of(house, await known(request, house))


@get("/me/tables/{table_id:str}/since", operation_id="since", responses=NOES)
async def since(request: AnyRequest, house: TheHouse, table_id: TableId) -> list[Step]:
    """What has happened there since I moved, as I may know it, if a move is asked of me."""
    return await lists.since(house, await known(request, house), table_id)


@delete("/me/tables/{table_id:str}", operation_id="putAway", responses=NOES)
async def put_away(request: AnyRequest, house: TheHouse, table_id: TableId) -> None:
    """Take a table out of my list. It stays what it is, and is listed again once I go there."""
    await house.put_away(await known(request, house), table_id, away=True)


@put("/me/tables/{table_id:str}", operation_id="takeBack", status_code=204, responses=NOES)
async def take_back(request: AnyRequest, house: TheHouse, table_id: TableId) -> None:
    """Put a table back into my list."""
    await house.put_away(await known(request, house), table_id, away=False)


@get("/me/games", operation_id="myGames", responses=NOES)
async def my_games(
    request: AnyRequest,
    house: TheHouse,
    game: Annotated[str | None, QueryParameter(max_length=32)] = None,
    companion: Annotated[str | None, QueryParameter(max_length=32)] = None,
    outcome: FromQuery[Literal["won", "shared", "lost", "nobody"] | None] = None,
    running: FromQuery[bool | None] = None,
    since: Annotated[float | None, QueryParameter(ge=0, le=1e11)] = None,
    until: Annotated[float | None, QueryParameter(ge=0, le=1e11)] = None,
    before: Annotated[str | None, QueryParameter(max_length=80)] = None,
) -> MyGames:
    """All games of mine, a page at a time, the newest first: of a game, with somebody, that ended
    so, that go on or are over, of a time; after the last one of the page before."""
    wanted = past.Wanted(game, companion, outcome, running, since, until, before)
    return await past.history(house, await known(request, house), wanted)


@get("/me/statistics", operation_id="statistics", responses=NOES)
async def statistics(request: AnyRequest, house: TheHouse) -> Statistics:
    """What was counted of my finished games, how good I am thought to be, and with whom I play."""
    return await past.statistics(house, await known(request, house))


@get("/me/together/{person_id:str}", operation_id="together", responses=NOES)
async def together(request: AnyRequest, house: TheHouse, person_id: PersonId) -> Rivalry:
    """Somebody and me: who won how often."""
    return await past.rivalry(house, await known(request, house), person_id)


@get("/me/export", operation_id="export", responses=NOES)
async def export(request: AnyRequest, house: TheHouse) -> Stream:
    """Everything that is mine, as one file."""
    person = await limited(request, house, "exports")
    headers = {
        "content-disposition": "attachment; filename=lapki.json",
        "cache-control": "no-store",
    }
    return Stream(belongings.export(house, person), media_type="application/json", headers=headers)


@get("/me/reports", operation_id="myReports", responses=NOES)
async def my_reports(request: AnyRequest, house: TheHouse) -> list[MyReport]:
    """What I told the host, the newest first, and what I was answered."""
    return await house.order.reports_of(await known(request, house))


@put("/me/mutes/{person_id:str}", operation_id="mute", responses=NOES)
async def mute(request: AnyRequest, house: TheHouse, person_id: PersonId) -> Me:
    """I don't want to hear this person any more."""
    return _me(house, await house.people.mute(await known(request, house), person_id, on=True))


@delete("/me/mutes/{person_id:str}", operation_id="unmute", status_code=200, responses=NOES)
async def unmute(request: AnyRequest, house: TheHouse, person_id: PersonId) -> Me:
    """I do again."""
    return _me(house, await house.people.mute(await known(request, house), person_id, on=False))


# --- tables -------------------------------------------------------------------------------------


@get("/tables", operation_id="openTables", responses=NOES)
async def open_tables(house: TheHouse) -> list[Listed]:
    """Open tables that wait for somebody, the newest first."""
    return await lists.open_tables(house.services)


async def _while_welcome(
    request: AnyRequest, house: House, person: Person | None
) -> AsyncIterator[bytes]:
    """The lists and their changes, until somebody is banned, or is no longer who they were."""
    lobby, near = house.lobby.events(), address(request)
    async for event in merged(lobby, house.mine.events(person)) if person else lobby:
        try:
            house.order.standing.admit(person.id if person else None, near)
        except Declined:
            return
        if person and not await maybe_known(request, house):
            return
        yield event


@get("/tables/stream", operation_id="openTablesStream", responses=NOES)
async def open_tables_stream(request: AnyRequest, house: TheHouse) -> Stream:
    """The same as server-sent events: `tables` is the list, `changes` what is new and what gone;
    `mine` has my own tables, whenever they change."""
    person = await maybe_known(request, house)
    events = _while_welcome(request, house, person)
    with ExitStack() as place:
        who = person.id if person else None
        place.enter_context(house.services.limits.holding("sockets", who, address(request)))
        finalize(events, place.pop_all().close)  # however it ends, and if it never begins
    headers = {"cache-control": "no-cache", "x-accel-buffering": "no"}
    return Stream(events, media_type="text/event-stream", headers=headers)


@post("/tables", operation_id="makeTable", responses=NOES)
async def make_table(request: AnyRequest, house: TheHouse, data: JSONBody[NewTable]) -> Looked:
    """Make a table; it is yours. With `sit` you sit at it; with `bots` you play at once."""
    person = await limited(request, house, "tables")
    made = await house.create(person, data, language(request), address(request))
    return await house.look(made, person)


@get("/tables/{table_id:str}", operation_id="table", responses=NOES)
async def table(request: AnyRequest, house: TheHouse, table_id: TableId) -> Looked:
    """A table, and how things stand there as you may see them."""
    return await house.look(await house.table(table_id), await maybe_known(request, house))


@patch("/tables/{table_id:str}", operation_id="changeTable", responses=NOES)
async def change_table(
    request: AnyRequest, house: TheHouse, table_id: TableId, data: JSONBody[Change]
) -> Looked:
    """The owner lists, locks, lets spectators in; before the game, what bots speak."""
    person, at = await limited(request, house, "changes"), await house.table(table_id)
    changes = {
        name: value for name, value in msgspec.structs.asdict(data).items() if value is not None
    }
    await at.do(at.change(person, changes))
    return await house.look(at, person)


@put("/tables/{table_id:str}/seats/{seat:int}", operation_id="sit", responses=NOES)
async def sit(
    request: AnyRequest, house: TheHouse, table_id: TableId, seat: SeatNumber, data: JSONBody[Sit]
) -> Looked:
    """Sit down there; or, as the owner, put a bot there."""
    person, at = await limited(request, house, "changes"), await house.table(table_id)
    if data.bot is None:
        await at.do(at.sit(person, seat, data.share))
    else:
        await at.do(at.add_bot(person, seat, data.bot))
    return await house.look(at, person)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}",
    operation_id="standUp",
    status_code=200,
    responses=NOES,
)
async def stand_up(
    request: AnyRequest, house: TheHouse, table_id: TableId, seat: SeatNumber
) -> Looked:
    """Stand up; or, as the owner, take a bot away or send a person away. In a running game the
    others have to agree to that: it begins a vote."""
    person, at = await limited(request, house, "changes"), await house.table(table_id)
    await at.do(at.free(person, seat))
    return await house.look(at, person)


@post("/tables/{table_id:str}/start", operation_id="start", status_code=200, responses=NOES)
async def start(request: AnyRequest, house: TheHouse, table_id: TableId) -> Looked:
    """Everybody sits: begin."""
    person, at = await known(request, house), await house.table(table_id)
    await at.do(at.start(person))
    return await house.look(at, person)


@post("/tables/{table_id:str}/rematch", operation_id="rematch", status_code=200, responses=NOES)
async def rematch(request: AnyRequest, house: TheHouse, table_id: TableId) -> Looked:
    """The same again at a new table, everybody one seat further."""
    person, at = await limited(request, house, "tables"), await house.table(table_id)
    return await house.look(await house.rematch(person, at), person)


@get("/tables/{table_id:str}/preview", operation_id="preview", responses=NOES)
async def preview(
    request: AnyRequest,
    house: TheHouse,
    table_id: TableId,
    move: Annotated[str, QueryParameter(min_length=1, max_length=400)],
) -> Previewed:
    """What a move of mine would do, up to the next chance."""
    person, at = await known(request, house), await house.table(table_id)
    return previewed(None, at.preview(person, move))


@get(
    "/tables/{table_id:str}/record", operation_id="record", media_type="text/plain", responses=NOES
)
async def record(request: AnyRequest, house: TheHouse, table_id: TableId) -> str:
    """The record of a finished game, with its fate."""
    return await house.record(await house.table(table_id), await maybe_known(request, house))


@get("/tables/{table_id:str}/moments/{ply:int}", operation_id="moment", responses=NOES)
async def moment(request: AnyRequest, house: TheHouse, table_id: TableId, ply: Ply) -> Moment:
    """How things stood after so many lines of the log, as you saw them, or could have, then."""
    person, at = await maybe_known(request, house), await house.table(table_id)
    return await at.do(at.moment(person, ply))


@get("/tables/{table_id:str}/chat", operation_id="chat", responses=NOES)
async def chat(request: AnyRequest, house: TheHouse, table_id: TableId) -> list[Saying]:
    """What was said at this table lately."""
    person, at = await maybe_known(request, house), await house.table(table_id)
    at.may_look(person)
    return await house.chat(at, person)


@post("/tables/{table_id:str}/reports", operation_id="report", status_code=204, responses=NOES)
async def report(
    request: AnyRequest, house: TheHouse, table_id: TableId, data: JSONBody[Report]
) -> None:
    """Tell the host about somebody."""
    person, at = await limited(request, house, "reports"), await house.table(table_id)
    await house.report(at, person, data)


def router() -> Router:
    """All of it."""
    handlers: list[Any] = [
        games, choices, knock, who_am_i, enter, delete_me, link, claim, those_beside, sessions,
        end_session, end_other_sessions, my_tables, since, put_away, take_back, my_games,
        statistics, together, export, my_reports,
        mute, unmute, open_tables, open_tables_stream, make_table, table, change_table, sit,
        stand_up, start, rematch, preview, record, moment, chat, report,
    ]  # fmt: skip
    return Router(PATH, route_handlers=handlers)
