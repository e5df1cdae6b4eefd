"""What a browser is shown: the built pages, if they are there, else one page that stands in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, get
from litestar.static_files import create_static_files_router

_HERE = Path(__file__).parent
PLACES = (_HERE.parent / "pages", _HERE.parents[2] / "web" / "dist")
"""Inside a wheel, and in a checkout."""

STAND_IN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lapki</title>
<h1>Lapki</h1>
<p>The house is open. Its pages haven't been built yet; from a terminal you can already play:</p>
<pre>lapki join THIS-ADDRESS</pre>
<p><a href="/api/v1/openapi.json">What the house understands</a></p>
"""


def pages(decks: Path) -> list[Any]:
    """Handlers for all that is outside the API: the pages, and the pictures of own decks."""
    decks.mkdir(parents=True, exist_ok=True)
    pictures = create_static_files_router(path="/decks", directories=[decks])
    built = next((place for place in PLACES if (place / "index.html").is_file()), None)
    if built is None:
        return [pictures, stand_in]
    return [pictures, create_static_files_router(path="/", directories=[built], html_mode=True)]


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def stand_in() -> str:
    """A plain page."""
    return STAND_IN
