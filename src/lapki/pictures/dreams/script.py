"""A scene as text: one stroke a line, painted from back to front.

    VERB WORD WORD … NAME=VALUE … [: OUTLINE]

    light 450 160 #FFE9B0 shade=#1B1440    where the light comes from, its colour, the shadows'
    sky #1A1446 #51307E #C9708F            from the zenith down to the horizon
    hills 700 40 #3A2458 #1F1233 seed=4
    stand rabbit 300 760 120               a thing with its feet at (300, 760), 120 tall or wide
    hand #E9C48A>#B98A50 lit=.5 : M10 10 H90 V90 Z

The card is 600 wide and 900 high. A line that begins with `;` is a remark. A PAINT is `#hex`, with
`/.5` for its opacity; `a>b` fades downwards, `a|b` to the right, `a@b` outwards from the middle.
Every stroke understands `a=` (opacity), `blur=` and `blend=` (a CSS blend mode). `group`, `clip`,
`fade`, `mirror` and `turned` hold the strokes up to their `end`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

WIDTH, HEIGHT = 600, 900


class BadScene(ValueError):
    """A scene that can't be painted; says where and why."""


@dataclass
class Line:
    """One stroke as it is written. Options are crossed off as they are read."""

    verb: str
    words: list[str]
    options: dict[str, str]
    outline: str = ""
    used: set[str] = field(default_factory=set)

    def number(self, place: int, otherwise: float | None = None) -> float:
        """A word as a number."""
        if place < len(self.words):
            return float(self.words[place])
        if otherwise is None:
            raise BadScene(f"“{self.verb}” wants more words")
        return otherwise

    def word(self, place: int, otherwise: str | None = None) -> str:
        """A word as it is."""
        if place < len(self.words):
            return self.words[place]
        if otherwise is None:
            raise BadScene(f"“{self.verb}” wants more words")
        return otherwise

    def get(self, name: str, otherwise: float) -> float:
        """An option as a number."""
        return float(self.text(name, str(otherwise)))

    def text(self, name: str, otherwise: str = "") -> str:
        """An option as it is."""
        self.used.add(name)
        return self.options.get(name, otherwise)

    def several(self, name: str, otherwise: str = "") -> list[float]:
        """An option as numbers with commas between."""
        text = self.text(name, otherwise)
        return [float(part) for part in text.split(",")] if text else []

    def flag(self, name: str) -> bool:
        """Whether a bare word like `flip` is among the words (numbers and colours never are)."""
        return name in self.words

    def numbers(self) -> list[float]:
        """All words as numbers."""
        return [float(word) for word in self.words]


def parse(text: str) -> list[Line]:
    """The strokes of a scene."""
    return [_line(row) for row in text.splitlines() if row.strip() and row.strip()[0] != ";"]


def each(lines: list[Line], paint: Callable[[Line], None]) -> None:
    """Paint line by line; a mistake says which line it is in."""
    for line in lines:
        try:
            paint(line)
            forgotten = set(line.options) - line.used
            if forgotten:
                raise BadScene(f"no option {', '.join(sorted(forgotten))} here")
        except (BadScene, ValueError, KeyError) as why:
            given = " ".join([line.verb, *line.words])
            raise BadScene(f"in “{given}”: {why}") from why


def _line(row: str) -> Line:
    head, _, outline = row.strip().partition(" : ")
    verb, *rest = head.split()
    options = dict(word.split("=", 1) for word in rest if "=" in word)
    return Line(verb, [word for word in rest if "=" not in word], options, outline.strip())
