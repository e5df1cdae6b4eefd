"""What a browser is shown beside the API: the built pages, the site of docs/, and the pictures of
own decks.

Whatever has no dot in its last word is a page of the app, which finds its own way from one
`index.html`; but below `/docs` every page is a file of its own. Files are read anew for every
visit, in a thread: pages may be built and decks imported while the house is open.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import structlog
from litestar import Request, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from lapki.house import brought, previews
from lapki.house.gate import FREELY
from lapki.house.house import House

log = structlog.get_logger("lapki.pages")

_HERE = Path(__file__).parent
PLACES = (_HERE.parent / "pages", _HERE.parents[2] / "web" / "dist")
SITES = (_HERE.parent / "site", _HERE.parents[2] / "build" / "site")
"""Inside a wheel, and in a checkout: the app, and the site."""

OURS = ("api", "healthz", "metrics")
"""Beginnings of paths that no page of the app has."""

STAND_IN = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lapki</title>
<h1>Lapki</h1>
<p>The house is open. Its pages haven't been built yet; from a terminal you can already play:</p>
<pre>lapki join THIS-ADDRESS</pre>
<p><a href="/api/v1/openapi.json">What the house understands</a></p>
"""

KEPT = {
    "assets": "public, max-age=31536000, immutable",  # a change gives them another name
    "pictures": "public, max-age=86400",
    "decks": "public, max-age=86400",
    "sounds": "public, max-age=86400",
}
"""How long a browser may keep a file, by its folder; all others are asked for again."""

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The same on every machine, whatever its own list says."""

TWINS = {"br": ".br", "gzip": ".gz"}
"""Compressed twins that may lie beside a file, the better one first."""

AnyRequest = Request[Any, Any, Any]


class Found(NamedTuple):
    """A file to be sent."""

    type: str
    kept: str
    coding: str
    tag: str
    body: bytes


def pages(decks: Path) -> list[Any]:
    """The one handler for all that is outside the API."""

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt=FREELY)
    async def page(request: AnyRequest, house: NamedDependency[House]) -> Response[bytes]:
        """A picture of an own deck, a file of the pages, or the app itself."""
        asked = str(request.scope["path"]).strip("/")
        first, _, rest = asked.partition("/")
        wanted = _wanted(request)
        if tags := await _tags(request, house, asked):
            return _answer(request, await asyncio.to_thread(_tagged, asked, tags))
        if first == "decks":
            return _answer(request, await asyncio.to_thread(_read, decks, rest, first, wanted))
        if first in OURS:
            raise NotFoundException
        if first == "docs":
            return await _site(request, rest, wanted)
        return _answer(request, await asyncio.to_thread(_find, asked, wanted))

    return [page]


async def _site(request: AnyRequest, rest: str, wanted: set[str]) -> Response[bytes]:
    """A page of the site. Its links are told from where it lies, so folders end with a slash."""
    is_page = "." not in rest.rpartition("/")[2]
    if is_page and not request.scope["raw_path"].endswith(b"/"):  # the framework's own has none
        return Response(b"", status_code=308, headers={"location": _slashed(rest)})
    asked = f"{rest}/index.html" if is_page else rest
    found = (_read(place, asked.strip("/"), "docs", wanted) for place in SITES)
    return _answer(request, await asyncio.to_thread(next, filter(None, found), None))


def _slashed(rest: str) -> str:
    return f"/docs/{quote(rest)}/" if rest else "/docs/"


async def _tags(request: AnyRequest, house: House, asked: str) -> bytes | None:
    """What is to be said of a link to a table; a page comes without it rather than not at all."""
    base = house.services.settings.base_url or str(request.base_url).rstrip("/")
    try:
        return await previews.preview(house.services.store, asked, base)
    except Exception:
        log.exception("no_preview")
        return None


def _tagged(asked: str, tags: bytes) -> Found | None:
    """The app's one page, with these tags in its head."""
    found = _find(asked, set())
    if found is None:
        return None
    body = previews.put_in(found.body, tags)
    return found._replace(body=body, tag=f'"{sha256(body).hexdigest()[:16]}"')


def _find(asked: str, wanted: set[str]) -> Found | None:
    """The file, or the app's one page for whatever may be a page."""
    if picture := brought.cover(asked):
        tag = f'"{sha256(picture).hexdigest()[:16]}"'
        return Found(TYPES[".svg"], KEPT["pictures"], "", tag, picture)
    built = next((place for place in PLACES if (place / "index.html").is_file()), None)
    if built and (found := _read(built, asked, asked.partition("/")[0], wanted)):
        return found
    if "." in asked.rpartition("/")[2]:
        return None
    if built:
        return _read(built, "index.html", "", wanted)
    return None if asked else Found(TYPES[".html"], "no-cache", "", '"stand-in"', STAND_IN)


def _read(folder: Path, asked: str, kind: str, wanted: set[str]) -> Found | None:
    """A file inside this folder and nowhere else, as small as the browser takes it."""
    root = folder.resolve()
    file = _inside(root, asked)
    if file is None:
        return None
    twins = ((coding, _inside(root, asked + end)) for coding, end in TWINS.items())
    coding, best = next(((c, f) for c, f in twins if f and c in wanted), ("", file))
    stat = best.stat()
    return Found(
        TYPES.get(file.suffix, "application/octet-stream"),
        KEPT.get(kind, "no-cache"),
        coding,
        f'"{stat.st_mtime_ns:x}-{stat.st_size:x}{coding}"',
        best.read_bytes(),
    )


def _inside(root: Path, asked: str) -> Path | None:
    """A plain file below the root, links followed; nothing that is hidden by a dot."""
    names = asked.strip("/").split("/")
    if any(name.startswith(".") for name in names):
        return None
    try:
        file = root.joinpath(*names).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # too long a name, or one that no file can have
        return None


def _wanted(request: AnyRequest) -> set[str]:
    """The codings that a browser takes."""
    taken = set()
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        coding, _, weight = part.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            taken.add(coding)
    return taken


def _answer(request: AnyRequest, found: Found | None) -> Response[bytes]:
    """The file, or the news that the browser has it already."""
    if found is None:
        raise NotFoundException
    headers = {"cache-control": found.kept, "etag": found.tag, "vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if found.tag in {tag.strip().removeprefix("W/") for tag in known.split(",")}:
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    if found.coding:
        headers["content-encoding"] = found.coding
    return Response(found.body, headers=headers, media_type=found.type)
