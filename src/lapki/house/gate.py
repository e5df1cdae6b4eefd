"""The door: who may knock, how often, and what every answer carries."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from lapki.house.limits import Limits, network
from lapki.house.refusals import Declined
from lapki.house.settings import Settings
from lapki.words import LANGUAGES

AnyConnection = ASGIConnection[Any, Any, Any, Any]

BODY = 64 * 1024
"""No request needs more bytes than this."""
FRAME = 16 * 1024
"""Nor does a frame."""

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Pages bring no code or styles in their markup. `'self'` covers sockets of the same host, too."""

FREELY = {"freely": True}
"""What a handler of files says of itself: a first visit fetches dozens of them at once."""

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Gate:
    """Checks that come before anything else."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings, self.limits = settings, limits

    async def __call__(self, request: Request[Any, Any, Any]) -> None:
        """Refuse what comes too often, or from another page than ours."""
        if not request.route_handler.opt.get("freely"):
            self.limits.take("requests", None, address(request))
        if request.method not in ("GET", "HEAD", "OPTIONS"):
            self.same_origin(request)

    def same_origin(self, connection: AnyConnection) -> None:
        """Browsers say which page asks; programs that aren't browsers say nothing."""
        origin = connection.headers.get("origin")
        if origin is not None and origin.lower() != self._own(connection):
            raise Declined("origin")

    def _own(self, connection: AnyConnection) -> str:
        if base := self.settings.base_url:
            parts = urlsplit(base)
            return f"{parts.scheme}://{parts.netloc}".lower()
        scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], "")
        scheme = scheme or str(connection.scope["scheme"])
        return f"{scheme}://{connection.headers.get('host', '')}".lower()


async def add_headers(message: Message, scope: Scope) -> None:
    """The usual headers, on every answer; nothing of the API is kept by caches."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


def address(connection: AnyConnection) -> str:
    """Where somebody knocks from, as far as it tells people apart."""
    return network(connection.client.host) if connection.client else "?"


def language(connection: AnyConnection) -> str:
    """The language of whoever asks: `?lang=`, or what their browser prefers."""
    given = connection.query_params.get("lang")
    if given in LANGUAGES:
        return str(given)
    for part in connection.headers.get("accept-language", "").split(","):
        if (code := part.strip()[:2].lower()) in LANGUAGES:
            return code
    return "en"
