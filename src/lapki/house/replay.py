"""A game looked at again: all of its moments in one answer, as one eye saw them or as all did, and
its dice, to be worked out again by whoever asks. A record from somebody's disk is told likewise.

Nobody is told more than at the table: while a game goes on, its own eye and what that has seen.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from lapki.games.contract import CHANCE, Chance, Eye, Over, Seat, seen, tokens
from lapki.house import scene
from lapki.house.api import NOES, PATH, TableId, TheHouse, maybe_known
from lapki.house.drawings import Chairs, drawings
from lapki.house.gate import address, language
from lapki.house.house import House
from lapki.house.people import Person
from lapki.house.refusals import Declined
from lapki.house.texts import NAME, cleaned
from lapki.house.wire import ChairInfo, Now, PersonInfo, Step, TableInfo, Undone, whole
from lapki.house.wire_replay import (
    LONGEST_RECORD,
    DiceSheet,
    Drawn,
    RecordSent,
    Replayed,
    ReplayFrame,
)
from lapki.match import record
from lapki.match.match import Match
from lapki.match.questions import asked
from lapki.words import Words

ALL: Final = "all"
Look = Eye | Literal["all"]
"""Through one eye, or through those of everybody who sits there."""

LONGEST_BODY = 4 * LONGEST_RECORD
"""Bytes: a letter may take four of them."""
MOST_LINES = 3_000
"""A record that somebody sends is no longer than this: nobody waits for hours at a table either."""

EyeAsked = Annotated[str | None, QueryParameter(name="eye", pattern=whole("(?:all|[1-9])").pattern)]
AnyRequest = Request[Any, Any, Any]


class Told(NamedTuple):
    """A line, and when it was written."""

    line: str
    at: float


# --- over HTTP ----------------------------------------------------------------------------------


@get("/tables/{table_id:str}/replay", operation_id="replay", responses=NOES)
async def replay(
    request: AnyRequest, house: TheHouse, table_id: TableId, eye: EyeAsked = None
) -> Response[bytes]:
    """A game from its beginning up to now: while it goes on, as you saw it; once it is over,
    through whose eyes you like. Without `eye`: yours, or, without a seat, everybody's."""
    person, at = await _looking(request, house), await house.table(table_id)
    mine, info, log = await at.do(at.story(person))
    over = info.phase == "finished"
    look = _chosen(eye, mine, info.seats, over=over)
    game = house.services.find(info.game)
    begun = Match(game, info.seats, record.convert_options(game, info.options))
    lines = [Told(f"{line.actor} {line.text}", line.at) for line in log]
    return await _answer(request, house, lambda: _told(begun, lines, look, info, over=over))


@get("/tables/{table_id:str}/dice", operation_id="dice", responses=NOES)
async def dice(request: AnyRequest, house: TheHouse, table_id: TableId) -> Response[bytes]:
    """What it takes to work out every roll and draw of a finished game again."""
    person, at = await _looking(request, house), await house.table(table_id)
    text = await house.record(at, person)
    return await _answer(request, house, lambda: sheet(text, house.services.find))


@post(
    "/records/replay",
    operation_id="replayRecord",
    status_code=200,
    responses=NOES,
    request_max_body_size=LONGEST_BODY,
)
async def replay_record(
    request: AnyRequest, house: TheHouse, data: JSONBody[RecordSent], eye: EyeAsked = None
) -> Response[bytes]:
    """The same of a record that you have; nothing of it is kept."""
    await _looking(request, house)
    return await _answer(request, house, lambda: told_record(data.text, eye, house.services.find))


@post(
    "/records/dice",
    operation_id="diceOfRecord",
    status_code=200,
    responses=NOES,
    request_max_body_size=LONGEST_BODY,
)
async def dice_of_record(
    request: AnyRequest, house: TheHouse, data: JSONBody[RecordSent]
) -> Response[bytes]:
    """The same of a record that you have."""
    await _looking(request, house)
    return await _answer(request, house, lambda: sheet(data.text, house.services.find))


async def _looking(request: AnyRequest, house: House) -> Person | None:
    """Who asks: to tell a whole game again is work, and nobody may ask for too much of it."""
    person = await maybe_known(request, house)
    house.services.limits.take("replays", person.id if person else None, address(request))
    return person


def _chosen(eye: str | None, mine: Eye, seats: int, *, over: bool) -> Look:
    """Through whose eyes; of a running game nobody has any but their own."""
    if eye is None:
        return mine if mine is not None or not over else ALL
    look: Look = ALL if eye == ALL else int(eye)
    if look == mine:
        return mine
    if not over:
        raise Declined("still-running")
    if isinstance(look, int) and look > seats:
        raise Declined("not-found")
    return look


async def _answer(
    request: AnyRequest, house: House, work: Callable[[], msgspec.Struct]
) -> Response[bytes]:
    """Small: moments are much like each other, so that little is left of them. It is made beside
    the house's own work, one at a time, so as not to crowd that out."""
    small = "gzip" in request.headers.get("accept-encoding", "")

    def made() -> bytes:
        body = msgspec.json.encode(work())
        return gzip.compress(body, 6) if small else body

    try:
        async with house.looking_back:
            body = await asyncio.to_thread(made)
    except record.Fault as fault:
        why = Words(language(request)).refusal(fault.refusal, fault.game)
        key = "record-line" if fault.text else "record"
        raise Declined(key, line=fault.line, why=why) from None
    headers = {"cache-control": "private, no-cache", "vary": "Accept-Encoding"}
    if small:
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type="application/json")


# --- a record from somebody's disk --------------------------------------------------------------


def told_record(text: str, eye: str | None, find: record.Find) -> Replayed:
    """A record as the house would tell of it; raises `record.Fault` where it can't be played."""
    head, lines = _halves(text)
    end, match = record.read(text, find), record.read(head, find)
    look: Look = int(eye) if eye and eye != ALL and int(eye) <= match.seats else ALL
    chairs = _chairs(text, match.seats)
    info = msgspec.structs.replace(scene.table(end, chairs), id="", phase="finished")
    return _told(match, [Told(line, 0.0) for line in lines], look, info, over=True)


def _halves(text: str) -> tuple[str, list[str]]:
    """The header of a record, and its lines, if they aren't too many."""
    head, lines = record.halves(text)
    if len(lines) > MOST_LINES:
        raise Declined("too-big")
    return head, lines


def _chairs(text: str, seats: int) -> tuple[ChairInfo, ...]:
    """Who sat there, as the header tells; bots tell of themselves."""
    named = {int(seat): " ".join(name) for seat, *name in record.notes(text, "name")}
    return tuple(
        ChairInfo(
            seat, PersonInfo("", cleaned(named[seat], NAME), "fox") if seat in named else None
        )
        for seat in range(1, seats + 1)
    )


def sheet(text: str, find: record.Find) -> DiceSheet:
    """What a record tells of its fate, and each line of chance with what it was drawn from."""
    _halves(text)
    draws: list[Drawn] = []
    plies = count(1)

    def watch(match: Match, line: str) -> None:
        ply, due = next(plies), match.due
        if line.startswith(CHANCE) and isinstance(due, Chance):
            move = match.game.read(line.removeprefix(CHANCE).strip(" \t"))
            draws.append(Drawn(ply, match.game.write(move), due.shape))

    match = record.read(text, find, watch)
    fate = record.notes(text, "fate")
    said = {tuple(words[:-1]): words[-1] for words in fate if words and words[0] != "seating"}
    seating = next((words[1:] for words in fate if words[0] == "seating"), None)
    return DiceSheet(
        said.get(("commitment",)),
        said.get(("seed",)),
        tuple(said.get(("share", str(place)), "") for place in range(1, match.seats + 1)),
        None if seating is None else tuple(int(w) if w.isdigit() else 0 for w in seating),
        draws,
    )


# --- telling ------------------------------------------------------------------------------------


def _told(
    begun: Match, lines: Iterable[Told], look: Look, info: TableInfo, *, over: bool
) -> Replayed:
    eyes = tuple(range(1, begun.seats + 1)) if over and begun.game.hides else ()
    seat = None if look == ALL else look
    told = list(frames(begun, lines, look, lambda: info.chairs))
    return Replayed(info, seat, look == ALL, eyes, told)


def frames(
    match: Match, lines: Iterable[Told], look: Look, chairs: Chairs = tuple
) -> Iterator[ReplayFrame]:
    """Every moment from the beginning on. The match is played to its end meanwhile."""
    bots: dict[Seat, int] = {}
    stands: list[int] = []  # on which line each move stands that is in force
    yield ReplayFrame(_now(match, 0, look, bots, chairs))
    for ply, (line, at) in enumerate(lines, 1):
        actor, _, text = line.partition(" ")
        before = match.plies
        undone = _undone(match, text, stands, ply) if actor == "!" else None
        record.obey(match, line)
        events: list[Any] = []
        if match.plies > before:
            stands.append(ply)
            told = match.told[-1]
            events = list(told if look == ALL else seen(told, look))
        del stands[match.plies :]
        _seat(bots, actor, text)
        step = Step(ply, actor, at, events, text if actor == "!" else None, undone)
        yield ReplayFrame(_now(match, ply, look, dict(bots), chairs), step)


def _undone(match: Match, text: str, stands: list[int], ply: int) -> Undone | None:
    """What this line is about to take back, if that is what it says."""
    match tokens(text):
        case ["undo", number] if number.isdigit() and int(number) <= match.plies:
            lines = match.lines[int(number) :]
            by = next((line.actor for line in lines if line.actor != CHANCE), None)
            return Undone(by, stands[int(number)] - 1 if lines else ply - 1)
    return None


def _seat(bots: dict[Seat, int], actor: str, text: str) -> None:
    """Who plays which seat from this line on."""
    match [actor, *tokens(text)]:
        case ["!", "bot", seat, level] if level.isdigit():
            bots[int(seat)] = int(level)
        case ["!", "person", seat]:
            bots.pop(int(seat), None)


def _now(match: Match, ply: int, look: Look, bots: dict[Seat, int], chairs: Chairs) -> Now:
    """How things stood; nobody is asked anything any more, but it shows whose turn it was."""
    due, game = match.due, match.game
    eye = None if look == ALL else look
    view = game.view(match.state, eye)
    glance, rules = game.glance(view), game.governed(view)
    if look == ALL and game.hides:
        view = _together(match, view)
    return Now(
        ply=ply,
        plies=match.plies,
        view=view,
        asked=asked(due),
        glance=glance,
        rules=rules,
        chance=due.notice if isinstance(due, Chance) else None,
        result=due if isinstance(due, Over) else None,
        ending=match.ending,
        bots=bots,
        drawn=drawings(match, view, eye, chairs),
    )


def _together(match: Match, view: Any) -> Any:
    """What a spectator sees, and in it all that each seat sees besides."""
    public = known = msgspec.to_builtins(view)
    for seat in range(1, match.seats + 1):
        known = _learned(known, public, msgspec.to_builtins(match.game.view(match.state, seat)))
    return known


def _learned(known: Any, public: Any, seen: Any) -> Any:
    """What is known so far, and all that this eye sees and the public doesn't."""
    if seen == public:
        return known
    if isinstance(public, dict) and isinstance(seen, dict) and isinstance(known, dict):
        return {key: _learned(known[key], public[key], seen[key]) for key in known}
    rows = all(isinstance(one, list | tuple) for one in (known, public, seen))
    if rows and len(public) == len(seen) == len(known):
        return [_learned(*three) for three in zip(known, public, seen, strict=True)]
    return seen


def router() -> Router:
    """All of it."""
    return Router(PATH, route_handlers=[replay, dice, replay_record, dice_of_record])
