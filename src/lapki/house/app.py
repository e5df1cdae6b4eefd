"""The house as an ASGI application: API, sockets, health, numbers, and a page that stands in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, Request, Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from lapki.games.contract import Refusal
from lapki.house import (
    admin,
    api,
    beside,
    brought,
    examples,
    hostkey,
    lessons,
    lookback,
    postcards,
    replay,
)
from lapki.house.gate import BODY, Gate, add_headers, address, language
from lapki.house.house import House
from lapki.house.lines import Lines
from lapki.house.pages import pages
from lapki.house.refusals import Declined, refused
from lapki.house.settings import Settings
from lapki.house.sockets import table_socket
from lapki.house.wings import Wings
from lapki.house.wire import Health

log = structlog.get_logger("lapki.http")

AnyRequest = Request[Any, Any, Any]

HERE = {"127.0.0.1", "::1"}
PASSED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via")
"""What proxies add."""


@get("/healthz", include_in_schema=False)
async def healthz(house: NamedDependency[House]) -> Response[Health]:
    """Is the house open, and can it keep what is done here?"""
    well = not house.closing and house.wings.ready and await house.services.store.healthy()
    health = Health(well, len(house.tables), tuple(house.services.names()))
    return Response(health, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: AnyRequest, house: NamedDependency[House]) -> bytes:
    """Numbers for Prometheus; for strangers there is nothing here."""
    if not _may_count(request, house.services.settings):
        raise Declined("not-found")
    return house.services.metrics.page()


def _may_count(request: AnyRequest, settings: Settings) -> bool:
    """Whoever has the token; where there is none, this machine, but not what passes a proxy."""
    if settings.metrics_at:
        return False
    if settings.metrics_token:
        said = request.headers.get("authorization", "")
        return compare_digest(said.encode(), f"Bearer {settings.metrics_token}".encode())
    if any(header in request.headers for header in PASSED_ON):
        return False
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname
    return address(request) in HERE and host in {*HERE, "localhost"}


def make_app(house: House) -> Litestar:
    """The application around a house, which it opens and closes."""
    settings = house.services.settings
    gate, decks = Gate(settings, house.services.limits), settings.folder / "decks"

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def before(request: AnyRequest) -> Response[Any] | None:
        """The gate; and nobody who is banned. Admins have a guard of their own. Then, if its table
        stands in another wing of the house, a request is answered there."""
        if "wing" in request.scope:
            return None  # it came in at another wing's door
        await gate(request)
        path = request.scope["path"]
        if path.startswith(f"{api.PATH}/") and not path.startswith(f"{hostkey.PATH}/"):
            for number in {0, beside.number_of(request)}:  # who sits beside somebody banned, goes
                person = await house.people.recognise(beside.session_named(request, number))
                house.order.standing.admit(person.id if person else None, address(request))
        return await lines.forward(request) if lines else None

    lines: Lines | None = None
    app = Litestar(
        [
            api.router(),
            admin.router(house),
            brought.router(),
            examples.router(),
            lessons.router(),
            replay.router(),
            lookback.router(),
            postcards.router(),
            table_socket,
            healthz,
            metrics,
            *pages(decks),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "gate": Provide(lambda: gate, sync_to_thread=False),
        },
        lifespan=[open_house],
        before_request=before,
        before_send=[add_headers, *([_only_https] if settings.secure else [])],
        exception_handlers={
            Declined: _declined,
            Refusal: _declined,
            HTTPException: _http,
            RecursionError: _too_deep,
            UnicodeError: _no_text,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Lapki",
            version="1",
            description="Tables, people and games of a house. Moves go over a table's WebSocket.",
            path=api.PATH,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=BODY,
        logging_config=None,
    )
    if isinstance(house.wings, Wings):
        lines = Lines(house, house.wings, app)
    return app


def _declined(request: AnyRequest, problem: Declined | Refusal) -> Response[Any]:
    """The house, or a game, says no."""
    status = problem.status if isinstance(problem, Declined) else 409
    answer = refused(problem, language(request), None)
    seconds = 60 * int(str(problem.facts.get("minutes", 0))) or 1
    headers = {"retry-after": str(seconds)} if status == 429 else {}
    return Response(answer, status_code=status, headers=headers, media_type="application/json")


def _http(request: AnyRequest, problem: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    keys = {404: "not-found", 405: "method", 413: "too-big"}
    key = keys.get(problem.status_code, "bad-request")
    if key == "method" and request.scope["path"].startswith(f"{hostkey.PATH}/"):
        key = "not-found"  # strangers learn nothing of what is there
    facts = {"problem": _first_problem(problem)} if key == "bad-request" else {}
    answer = _declined(request, Declined(key, **facts))
    if key == "method" and problem.headers:
        answer.headers.update(problem.headers)
    return answer


def _first_problem(problem: HTTPException) -> str:
    extra = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')} {extra[0].get('message', '')}".strip()
    return problem.detail


def _too_deep(request: AnyRequest, _: RecursionError) -> Response[Any]:
    """Brackets within brackets, without end."""
    return _declined(request, Declined("bad-request", problem="too deep"))


def _no_text(request: AnyRequest, _: UnicodeError) -> Response[Any]:
    """Bytes that aren't UTF-8."""
    return _declined(request, Declined("bad-request", problem="not UTF-8"))


async def _only_https(message: Message, _: Scope) -> None:
    """Who has come over https once never comes otherwise."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.setdefault("strict-transport-security", "max-age=31536000")


def _broken(request: AnyRequest, problem: Exception) -> Response[Any]:
    """Our own mistake: told in the log, without anything of what was sent."""
    log.error("broken", path=request.url.path, exc_info=problem)
    return _declined(request, Declined("broken"))
