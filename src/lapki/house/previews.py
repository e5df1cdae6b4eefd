"""What others show of a link to a table before anybody follows it (Open Graph): the game, and how
things stand. Whoever reads a link may be anybody: nobody is named, and no line of a game is told.
"""

from __future__ import annotations

import re
from html import escape

from sqlalchemy import Connection

from lapki import games
from lapki.house import entry as entries
from lapki.house.api import PATH
from lapki.house.entry import TableEntry
from lapki.house.store import Store
from lapki.words import Words

TABLE = re.compile(r"(?:t|g)/([0-9A-Za-z_-]{1,32})(?:/[0-9]{1,9})?")
"""The pages of a table, and of its game told again."""


async def preview(store: Store, path: str, base: str) -> bytes | None:
    """The tags for the head of this page; None if there is nothing to say of it."""
    found = TABLE.fullmatch(path)
    if found is None:
        return None

    def work(db: Connection) -> TableEntry | None:
        return entries.load(db, found[1])

    entry = await store.run(work)
    return None if entry is None else tags(entry, path, base).encode()


def tags(entry: TableEntry, path: str, base: str) -> str:
    """The same, of a table: in its own language, for who reads along has none."""
    words = Words(entry.language)
    game = words(f"{entry.game}-title")
    free = sum(chair.free for chair in entry.chairs)
    state = "free" if entry.phase == "waiting" and free and not entry.locked else entry.phase
    about = {
        "og:type": "website",
        "og:site_name": "Lapki",
        "og:title": words("house-link-title", game=game),
        "og:description": words("house-link", state=state, free=free, seats=entry.seats),
        "og:url": f"{base}/{path}",
        "og:image": base + _picture(entry),
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(text)}">' for name, text in about.items()
    )


def _picture(entry: TableEntry) -> str:
    """What is shown beside the link: how a finished game ended, if anybody may see that, without a
    name; else the cover."""
    if entry.phase == "finished" and entry.spectators:
        return f"{PATH}/tables/{entry.id}/card.png?names=false&lang={entry.language}"
    if games.brought(entry.game):  # others want pixels, and of its cover there are none
        return "/pictures/house/icon-512.png"
    return f"/pictures/share/{entry.game}.png"


def put_in(page: bytes, tags: bytes) -> bytes:
    """A page with these in its head."""
    return page.replace(b"</head>", tags + b"</head>", 1)
