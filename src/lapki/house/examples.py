"""Worked examples over HTTP. They are the same for everybody, and made once."""

from __future__ import annotations

import asyncio
from functools import cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import PathParameter

from lapki.games.contract import Eye
from lapki.house import scene
from lapki.house.api import NOES, PATH, GameKey, TheHouse
from lapki.house.refusals import Declined
from lapki.house.texts import cleaned
from lapki.house.wire import Now, whole
from lapki.house.wire_examples import ExampleFrame, ExampleShown
from lapki.match import record
from lapki.match.examples import Example, examples, shown
from lapki.match.match import Match

ExampleName = Annotated[str, PathParameter(pattern=whole(r"[a-z0-9-]{1,32}").pattern)]

KEPT = "public, max-age=300"
"""A few minutes: nobody sees an old one for long after an update."""


@get("/games/{key:str}/examples/{name:str}", operation_id="example", responses=NOES)
async def example(
    request: Request[Any, Any, Any], house: TheHouse, key: GameKey, name: ExampleName
) -> Response[bytes]:
    """A worked example, step by step, as a table would be told of it."""
    found = examples(key).get(name) if key in house.services.names() else None
    if found is None:
        raise Declined("not-found", name=cleaned(name, 32))
    tag, body = await asyncio.to_thread(_encoded, key, name)
    headers = {"cache-control": KEPT, "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    return Response(body, headers=headers, media_type="application/json")


@cache
def _encoded(key: str, name: str) -> tuple[str, bytes]:
    body = msgspec.json.encode(frames(examples(key)[name]))
    return f'"{sha256(body).hexdigest()[:16]}"', body


def frames(example: Example) -> ExampleShown:
    """The whole example, as its eye may see it."""
    told = [
        ExampleFrame(
            [scene.step(one.match, n, example.eye) for n in range(one.since, one.match.plies)],
            _looked_at(one.match, example.eye),
            one.refused,
        )
        for one in shown(example)
    ]
    match = record.read(example.record)
    return ExampleShown(match.game.key, match.seats, record.options(match), example.eye, told)


def _looked_at(match: Match, eye: Eye) -> Now:
    """How the match stands for this eye, which is asked nothing."""
    return msgspec.structs.replace(scene.now(match, eye, ()), question=None, offer=None)


def router() -> Router:
    """The one route."""
    return Router(PATH, route_handlers=[example])
