"""Boooop: kittens, cats and ghosts of two families."""

from __future__ import annotations

from typing import Any

from lapki.pictures.album import read
from lapki.pictures.ink import Drawing, Paints

SHEET = (-9.0, -7.0, 122.0, 128.0)
HAT_SHEET = (-36.0, -47.0, 72.0, 62.0)
FAMILIES = ("violet", "orange")
HEADINGS = ("up", "down", "left", "right")


def piece(family: str, kind: str, *, asleep: bool = False) -> Drawing:
    """A kitten or a cat in its family's hat; cats that have won may sleep."""
    raw = read("boooop")["piece"][kind]
    eyes = raw.get("shut" if asleep else "eyes", "").strip()
    return _hatted(raw | {"sketch": raw["sketch"].replace("; eyes", eyes)}, family)


def ghost(family: str, heading: str = "home") -> Drawing:
    """A ghost in its family's hat: at home, or gliding up, down, left or right."""
    if heading == "left":
        return Drawing().place(ghost(family, "right"), x=103, flip=True)
    return _hatted(read("boooop")["ghost"][heading], family)


def hat(family: str) -> Drawing:
    """A family's hat alone: the sign of a seat."""
    return Drawing().sketch(read("boooop")["hat"][family]["sketch"], _paints(family))


def _hatted(raw: dict[str, Any], family: str) -> Drawing:
    x, y, scale, lean = raw["hat"]
    drawing = Drawing().sketch(raw["sketch"], _paints(family))
    # A pointed hat looks jaunty askew; a pumpkin would slide off.
    turn = lean if family == "violet" else lean / 2
    return drawing.place(hat(family), x, y, scale=scale, turn=turn)


def _paints(family: str) -> Paints:
    return {**read("boooop")["family"][family], "eye": "#2A1830", "lamp": "#FFC56E"}
