"""Looking back at a finished game, over HTTP: what was found, how far it has come, and what can be
counted without any thought. Of a game that goes on nothing is told.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from litestar import Request, Router, get, post

from lapki.house.api import NOES, PATH, TableId, TheHouse, maybe_known
from lapki.house.gate import address
from lapki.house.house import House
from lapki.house.livegame import LiveGame
from lapki.house.livetable import LiveTable
from lapki.house.people import Person
from lapki.house.refusals import Declined
from lapki.house.wire_lookback import Figure, LookingBack
from lapki.match.match import Match

AnyRequest = Request[Any, Any, Any]

# --- over HTTP ----------------------------------------------------------------------------------


@get("/tables/{table_id:str}/lookback", operation_id="lookback", responses=NOES)
async def look(request: AnyRequest, house: TheHouse, table_id: TableId) -> LookingBack:
    """What was found by looking back at a finished game, or how far that has come."""
    person, at = await maybe_known(request, house), await house.table(table_id)
    return await _told(house, await at.do(over(at, person)))


@post("/tables/{table_id:str}/lookback", operation_id="lookBack", status_code=200, responses=NOES)
async def look_back(request: AnyRequest, house: TheHouse, table_id: TableId) -> LookingBack:
    """Have a bot look back at a finished game, unless one has or does."""
    person, at = await maybe_known(request, house), await house.table(table_id)
    live = await at.do(over(at, person))
    told = await _told(house, live)
    if told.found or told.of:
        return told
    house.services.limits.take("lookbacks", person.id if person else None, address(request))
    job = house.look_backs.begin(live)
    return LookingBack(told.figures, job.done, len(job.asked))


async def over(table: LiveTable, person: Person | None) -> LiveGame:
    """A game that is over and that this person may look at."""
    table.may_look(person)
    live = table.live_game
    if table.entry.phase != "finished" or live is None:
        raise Declined("still-running")
    return live


async def _told(house: House, live: LiveGame) -> LookingBack:
    counted = figures(live.match)
    if job := house.look_backs.job(live.entry.id):
        return LookingBack(counted, job.done, len(job.asked))
    if kept := await house.look_backs.kept(live):
        return LookingBack(counted, len(kept.decisions), len(kept.decisions), kept)
    return LookingBack(counted, 0, 0)


# --- what can be counted ------------------------------------------------------------------------


def figures(match: Match) -> list[Figure]:
    """What a game counts of itself, in the order in which it comes up."""
    told = zip((line.actor for line in match.lines), match.told, strict=True)
    counts: dict[str, Counter[tuple[int, int | None]]] = {}
    for count in match.game.figures(told):
        counts.setdefault(count.what, Counter())[count.seat, count.of] += count.many
    return [_figure(what, counted, match.seats) for what, counted in sorted(counts.items())]


def _figure(what: str, counted: Counter[tuple[int, int | None]], seats: int) -> Figure:
    all_ = range(1, seats + 1)
    about_two = any(of is not None for _, of in counted)
    total = tuple(sum(many for (one, _), many in counted.items() if one == s) for s in all_)
    matrix = tuple(tuple(counted[s, of] for of in all_) for s in all_) if about_two else ()
    return Figure(what, total, matrix)


def router() -> Router:
    """All of it."""
    return Router(PATH, route_handlers=[look, look_back])
