"""A match as the terminal shows it, for any eye: the table, and what happened in words.

How a table looks is drawn by `cli/games/X.py`, found by name; a game without one is shown as JSON.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import Any

import msgspec
from rich.console import RenderableType

from lapki.games.contract import CHANCE, AnyGame, Event, Eye, seen
from lapki.match.match import Match
from lapki.words import Words


def art_of(game: AnyGame) -> Any:
    """The module that draws this game, if there is one."""
    name = f"lapki.cli.games.{game.key}"
    return import_module(name) if find_spec(name) else None


def drawing(match: Match, words: Words, eye: Eye) -> RenderableType:
    """The table as this eye sees it."""
    view = match.game.view(match.state, eye)
    art = art_of(match.game)
    if art is None:
        return msgspec.json.format(msgspec.json.encode(view).decode())
    drawn: RenderableType = art.draw(view, words, eye, match.options, seen(last_turn(match), eye))
    return drawn


def last_turn(match: Match) -> tuple[Event, ...]:
    """What happened since another seat moved."""
    first = match.plies
    actor = next((line.actor for line in reversed(match.lines) if line.actor != CHANCE), None)
    while first and match.lines[first - 1].actor in (actor, CHANCE):
        first -= 1
    return tuple(chain.from_iterable(match.told[first:]))


def sentences(game: AnyGame, events: Iterable[Event], words: Words) -> Iterator[str]:
    """What happened, an event a sentence."""
    facts = getattr(art_of(game), "facts", None)
    for event in events:
        yield words.event(event, game, **(facts(event, words) if facts else {}))
