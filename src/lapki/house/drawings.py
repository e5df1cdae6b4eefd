"""A game without a page of its own, drawn with letters beside its view, in all languages.

Such a game came with a package; its page in the browser shows what a terminal would. It is drawn of
what an eye is shown and nothing else, so it can't tell what that may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_type_hints

import msgspec

from lapki import games
from lapki.drawing import as_text, drawing
from lapki.games.contract import Eye, seen
from lapki.house.wire import ChairInfo
from lapki.match.match import Match
from lapki.words import LANGUAGES, Words

Chairs = Callable[[], Sequence[ChairInfo]]
"""Finds out who sits at a table; where no person does, bots have names of their own."""


def drawings(
    match: Match, view: Any, eye: Eye, chairs: Chairs, *, past: bool = False
) -> dict[str, str]:
    """The view by language, with marks for what the last turn did, unless it is of the past;
    nothing for a game that has a page."""
    game = match.game
    if not games.brought(game.key):
        return {}
    if isinstance(view, dict):  # put together of what several eyes see
        view = msgspec.convert(view, get_type_hints(type(game).view)["return"])
    events = () if past else seen(match.last_turn(), eye)
    drawn, sitting = {}, {chair.seat: chair for chair in chairs()}
    people = {seat: chair.person.name for seat, chair in sitting.items() if chair.person}
    nobodys = (seat for seat in range(1, match.seats + 1) if seat not in people)
    bots = {seat: sitting[seat].bot if seat in sitting else None for seat in nobodys}
    for language in LANGUAGES:
        words = Words(language)
        called = words.naming(words.bots(bots, match.seats) | people)
        picture = drawing(game, view, called, eye, match.options, events)
        drawn[language] = as_text(picture)
    return drawn
