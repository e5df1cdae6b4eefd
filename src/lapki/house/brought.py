"""What the house sends of a game that a package brought along, and that our pages therefore don't
hold: its words, its book of rules, and its cover."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get

from lapki import games
from lapki.house.api import NOES, PATH, GameKey, TheHouse
from lapki.house.gate import language
from lapki.house.house import House
from lapki.house.refusals import Declined
from lapki.match.book import book
from lapki.pictures.house import brought_cover
from lapki.words import brought

KEPT = "public, max-age=300"
"""Nobody sees old words for long after a package was changed."""


@get("/games/{key:str}/words", operation_id="words", responses=NOES)
async def words(request: Request[Any, Any, Any], house: TheHouse, key: GameKey) -> Response[str]:
    """All messages of a game that came with a package, in Fluent, in the language that you ask for
    (`lang`); behind them those in English, for whatever that language leaves out."""
    _known(house, key)
    headers = {"cache-control": KEPT, "vary": "Accept-Language"}
    text = brought(key, language(request))
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@get("/games/{key:str}/book", operation_id="book", responses=NOES)
async def rules(house: TheHouse, key: GameKey) -> Response[dict[str, Any]]:
    """The rules of such a game: their order, and for which tables they count. Examples need a board
    of their own, and are left out."""
    _known(house, key)
    return Response(book(key) | {"examples": []}, headers={"cache-control": KEPT})


def _known(house: House, key: str) -> None:
    if key not in house.services.names() or not games.brought(key):
        raise Declined("no-game", name=key)


def cover(path: str) -> bytes | None:
    """The picture at `pictures/KEY/cover.svg` of a game that a package brought along."""
    match path.split("/"):
        case ["pictures", key, "cover.svg"] if games.brought(key):
            return brought_cover(key).encode()
    return None


def router() -> Router:
    """All of it."""
    return Router(PATH, route_handlers=[words, rules])
