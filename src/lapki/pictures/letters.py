"""Words in a picture, written with the outlines of our own letters (`data/letters.json`, made by
`tools/pictures/letters.py`). So a picture needs no font, looks the same wherever it is shown, and
what somebody typed never becomes markup: only letters that we have are written.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Literal

import msgspec

from lapki.pictures.ink import Drawing

Weight = Literal["bold", "black"]
Side = Literal["left", "middle", "right"]

UNIT = 1_000
"""A letter of this size is drawn as its outline is kept."""
MORE = "…"


class Font(msgspec.Struct):
    """Each letter's width and outline, by weight; how much nearer two letters stand."""

    letters: dict[str, dict[str, tuple[int, str]]]
    pairs: dict[str, int]


def legible(text: str) -> str:
    """What we can write of a text: marks that we lack are left out, and so are letters. Nothing, if
    that is more than every second one: a name that is mostly gaps is nobody's."""
    known = _font().letters["bold"]
    kept, lost = "", 0
    for sign in unicodedata.normalize("NFC", text):
        plain = sign if sign in known else unicodedata.normalize("NFKD", sign)[0]
        if plain in known:
            kept += plain
        elif unicodedata.category(sign)[0] not in "MC":
            lost += 1
    kept = " ".join(kept.split())
    return kept if len(kept) > lost else ""


def width(text: str, size: float, weight: Weight = "bold") -> float:
    """How wide a text is."""
    letters, pairs = _font().letters[weight], _font().pairs
    near = sum(pairs.get(one + other, 0) for one, other in pairwise(text))
    return (sum(letters[sign][0] for sign in text) + near) * size / UNIT


def shortened(text: str, size: float, most: float, weight: Weight = "bold") -> str:
    """The text, or as much of its beginning as has room."""
    if width(text, size, weight) <= most:
        return text
    while text and width(text + MORE, size, weight) > most:
        text = text[:-1].rstrip()
    return text + MORE


def lines(text: str, size: float, most: float, weight: Weight = "bold") -> list[str]:
    """The text broken between words, none of which is longer than there is room."""
    found: list[str] = []
    for word in text.split():
        if found and width(f"{found[-1]} {word}", size, weight) <= most:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return [shortened(line, size, most, weight) for line in found]


def written(
    text: str,
    at: tuple[float, float],
    size: float,
    colour: str,
    *,
    weight: Weight = "bold",
    side: Side = "left",
) -> Drawing:
    """The text on a line that begins, has its middle or ends at a place."""
    letters, pairs = _font().letters[weight], _font().pairs
    outline, x, before = "", 0, ""
    for sign in text:
        x += pairs.get(before + sign, 0)
        wide, drawn = letters[sign]
        outline += _moved(drawn, x)
        x, before = x + wide, sign
    start = at[0] - {"left": 0, "middle": 0.5, "right": 1}[side] * x * size / UNIT
    line = Drawing()
    if outline:
        line.sketch(f"mark {colour} {outline}", {"line": colour})
    return Drawing().place(line, start, at[1], scale=size / UNIT)


def _moved(outline: str, by: int) -> str:
    """An outline farther to the right: all of it goes on from where its parts begin."""
    return re.sub(r"M(-?\d+)", lambda found: f"M{int(found[1]) + by}", outline)


@cache
def _font() -> Font:
    data = files("lapki.pictures").joinpath("data").joinpath("letters.json").read_bytes()
    return msgspec.json.decode(data, type=Font)
