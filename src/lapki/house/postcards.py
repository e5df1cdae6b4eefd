"""A finished game as one picture, to be shared or saved: how it ended, the board, who played, when.

What goes to strangers' servers beside a link (`names=false`) shows faces and names nobody.
"""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from litestar import Request, Response, Router, get
from litestar.params import FromQuery

from lapki.games.contract import Event, Over, Seat
from lapki.house.api import NOES, PATH, TableId, TheHouse, maybe_known
from lapki.house.gate import address, language
from lapki.house.house import House
from lapki.house.wire import Now, TableInfo
from lapki.pictures import results
from lapki.pictures.letters import legible
from lapki.pictures.postcard import Player, Postcard, painted
from lapki.pictures.raster import rasterised
from lapki.words import Words

LOOK = 1
"""Counts up whenever cards come out differently, so that nobody keeps an old one."""
NAMED, NAMELESS = "private, max-age=60", "public, max-age=86400"
"""How long it may be kept: somebody may be renamed, or forgotten."""

AnyRequest = Request[Any, Any, Any]


@get("/tables/{table_id:str}/card.svg", operation_id="cardDrawn", responses=NOES)
async def drawn(
    request: AnyRequest, house: TheHouse, table_id: TableId, names: FromQuery[bool] = True
) -> Response[bytes]:
    """A finished game as a card to share, in `lang`; without names if you say so."""
    return await _answer(request, house, table_id, "svg", named=names)


@get("/tables/{table_id:str}/card.png", operation_id="card", responses=NOES)
async def printed(
    request: AnyRequest, house: TheHouse, table_id: TableId, names: FromQuery[bool] = True
) -> Response[bytes]:
    """The same in pixels, 1200 by 630."""
    return await _answer(request, house, table_id, "png", named=names)


async def _answer(
    request: AnyRequest, house: House, table_id: str, kind: str, *, named: bool
) -> Response[bytes]:
    person, at = await maybe_known(request, house), await house.table(table_id)
    info, now, events = await at.do(at.upshot(person))
    words = Words(language(request))
    players = _players(info, now, words, named=named)
    about = repr((LOOK, table_id, words.language, named, players))
    tag = f'"{sha256(about.encode()).hexdigest()[:24]}-{kind}"'
    kept = NAMED if named else NAMELESS
    headers = {"cache-control": kept, "etag": tag, "vary": "Accept-Language"}
    if not named:
        headers["cross-origin-resource-policy"] = "cross-origin"  # others show it beside a link
    media = {"svg": "image/svg+xml", "png": "image/png"}[kind]
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media)
    body = house.press.kept(tag)
    if body is None:
        house.services.limits.take("cards", person.id if person else None, address(request))

        def work() -> bytes:
            svg = painted(_card(info, now, events, words, players, named=named))
            return rasterised(svg) if kind == "png" else svg.encode()

        body = await house.press.made(tag, work)
    return Response(body, headers=headers, media_type=media)


def _card(
    info: TableInfo,
    now: Now,
    events: tuple[Event, ...],
    words: Words,
    players: list[Player],
    *,
    named: bool,
) -> Postcard:
    result = now.result or Over(())
    scene = results.scene(info.game, results.End(now.view, events, result.winners, info.options))
    own, reason = f"{info.game}-postcard", now.ending.reason if now.ending else "rules"
    by_rules = reason == "rules" and scene.how and own in words
    winners = [player.name for player in players if player.won]
    verdict = (
        words("web-won", names=winners, shared=len(winners) > 1)
        if winners
        else words("web-nobody-won")
    )
    ended = datetime.fromtimestamp(info.ended or info.created, UTC)
    return Postcard(
        words(own, how=scene.how) if by_rules else words("house-card", reason=reason),
        verdict if named else "",
        words("house-card-occasion", game=words(f"{info.game}-title"), date=ended),
        words("web-house"),
        players,
        scene,
    )


def _players(info: TableInfo, now: Now, words: Words, *, named: bool) -> list[Player]:
    """Who sat there. Whose name is gone, or can't be written with our letters, is their seat."""
    result = now.result or Over(())
    levels = {
        chair.seat: level
        for chair in info.chairs
        if not chair.person and (level := now.bots.get(chair.seat, chair.bot))
    }
    bots = words.bots(levels, info.seats)

    def player(seat: Seat) -> Player:
        chair, bot = info.chairs[seat - 1], levels.get(seat)
        said = chair.person.name if chair.person else bots.get(seat, "")
        name = (legible(said) or words("web-seat", seat=seat)) if named else ""
        face = chair.person.avatar if chair.person else None
        points = result.scores[seat - 1] if result.scores else None
        return Player(seat, name, face, bot, seat in result.winners, points)

    return [player(seat) for seat in range(1, info.seats + 1)]


def router() -> Router:
    """Both forms of it."""
    return Router(PATH, route_handlers=[drawn, printed])
