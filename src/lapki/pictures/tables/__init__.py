"""Whole tables as pictures: what an eye sees, laid out with the painter's pieces.

`tables/X.py` draws game X from its view; a game that isn't ours, the module `table` of its package.
Numbers and words are drawn, too, so that a picture needs no font and looks the same everywhere.
"""

from __future__ import annotations

import re
from typing import Any
from zlib import crc32

from lapki import games
from lapki.games.contract import Eye
from lapki.pictures.ink import Drawing, number

GROUND, PANEL, LIT = "#2E2140", "#3E2F52", "#6A4F86"
"""The table by night, a place at it, and the place of whoever is on turn."""
_THEMED = re.compile(r"var\(--[a-z0-9-]+,(#[0-9A-Fa-f]{6})\)")


def svg(key: str, view: Any, eye: Eye, options: Any) -> str | None:
    """The table of that game as this eye sees it; None if nobody draws it."""
    module = games.part(key, __name__, "table")
    if module is None:
        return None
    drawing, width, height = module.draw(view, eye, options)
    ground = panel(0, 0, width, height, GROUND).place(drawing)
    # A page may show several tables: what they define must not share names.
    prefix = f"lapki-{crc32(''.join(ground.marks).encode()):08x}"
    return _THEMED.sub(r"\1", ground.svg(prefix, (0, 0, width, height), halo=False))


def panel(x: float, y: float, width: float, height: float, paint: str = PANEL) -> Drawing:
    """A place on the table."""
    box = " ".join(map(number, (x, y, width, height)))
    return Drawing().sketch(f"mark {paint} r {box} 18", {"line": paint})


def put(
    onto: Drawing, what: Drawing, x: float, y: float, scale: float, about: tuple[float, float]
) -> None:
    """A piece with its halo, its point `about` at (x, y)."""
    onto.place(what.haloed(), x, y, scale=scale, about=about)
