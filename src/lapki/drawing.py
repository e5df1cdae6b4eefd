"""A game drawn with letters: for the terminal, and for the page of a game that has none of its own.

A game is drawn by the function `draw` of a module: `cli/games/X.py` for X, `terminal.py` in the
package of a game that isn't ours. It is given what an eye may see and nothing else. Without such a
module the view is written down word by word.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from lapki import games
from lapki.games.contract import AnyGame, Event, Eye
from lapki.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDE = 64
"""A page is no wider than so many letters; on a phone 40 are read with ease."""


def art_of(game: AnyGame) -> Any:
    """The module that draws this game, if there is one."""
    return games.part(game.key, "lapki.cli.games", "terminal")


def drawing(
    game: AnyGame, view: Any, words: Words, eye: Eye, options: Any, events: Sequence[Event] = ()
) -> RenderableType:
    """What this eye sees; `events` are those of the last turn, as far as it may know them."""
    art = art_of(game)
    if art is None:
        return "\n".join(_told(msgspec.to_builtins(view)))
    drawn: RenderableType = art.draw(view, words, eye, options, events)
    return drawn


def as_text(drawn: RenderableType) -> str:
    """The same without colours."""
    if isinstance(drawn, str):
        return drawn
    from rich.console import Console  # a house opens without it, and may never need it

    paper = io.StringIO()
    Console(file=paper, width=WIDE, color_system=None, highlight=False).print(drawn)
    return "\n".join(line.rstrip() for line in paper.getvalue().rstrip().split("\n"))


def _told(value: Any, indent: str = "") -> Iterator[str]:
    """A line a fact, and what is inside another thing moved in."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, fact in pairs:
        if isinstance(fact, dict) or (isinstance(fact, list) and any(map(_deep, fact))):
            yield f"{indent}{name}:"
            yield from _told(fact, f"{indent}  ")
        else:
            yield f"{indent}{name}: {_short(fact)}"


def _deep(value: Any) -> bool:
    return isinstance(value, dict | list)


def _short(fact: Any) -> str:
    if isinstance(fact, list):
        return " ".join(map(_short, fact)) or "–"
    if fact is None or isinstance(fact, bool):
        return "+" if fact else "–"
    return str(fact)
