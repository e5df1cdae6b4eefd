"""What stands for a finished game on its share card: the board of game X is drawn by `scene` in
`results/X.py`, from what everybody could see at its end. A game without one shows its cover.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from lapki import games
from lapki.games.contract import Event, Seat
from lapki.pictures import house
from lapki.pictures.ink import Drawing

BESIDE = (540.0, 584.0)
"""The sheet of a scene that stands beside the words, …"""
ACROSS = (1200.0, 262.0)
"""… and of one that goes from edge to edge below them."""


class End(NamedTuple):
    """How a game ended: what a spectator saw then, what the last line brought about, who won."""

    view: Any
    events: tuple[Event, ...]
    winners: tuple[Seat, ...]
    options: Mapping[str, str]


class Scene(NamedTuple):
    """What is drawn, on which of the two sheets, and how it came about: a word for `X-postcard`."""

    drawing: Drawing
    beside: bool
    how: str


def scene(game: str, end: End) -> Scene:
    """The board of this game at its end."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return Scene(_cover(game), True, "")
    draw: Callable[[End], Scene] = import_module(name).scene
    return draw(end)


def _cover(game: str) -> Drawing:
    _, _, width, height = house.COVER_SHEET
    scale = BESIDE[0] / width
    if games.brought(game):
        sized = f'<svg width="{width}" height="{height}"'
        cover = Drawing([house.brought_cover(game).replace("<svg", sized, 1)])
    else:
        cover = house.cover(game)
    return Drawing().place(cover, 0, (BESIDE[1] - height * scale) / 2, scale=scale)
