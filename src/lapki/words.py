"""Words in four languages, from `locales/`, for whatever a person reads.

Rules and matches speak in keys and facts; here they become sentences. Keys follow from the thing
that is told, so that nobody has to keep a list of them:

- `boooop-illegal-taken`, `boooop-header-position-board`: a refusal of a game;
  `illegal-over`, `header-seats`: one that all games share;
- `boooop-event-ghost-left`: an event; `boooop-ask-place`: a question, by its phase.

Whoever does something is `$name` there: the name of a person or a bot where it is known, else what
the game calls the seat. Somebody else in the same event, say `to_seat`, is `$to-name`.

A game that isn't ours brings its words along, in `locales/LANGUAGE/*.ftl` of its package; what it
doesn't say in a language it says in English.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from lapki import games
from lapki.games.contract import AnyGame, Event, Refusal, Seat

LANGUAGES = ("uk", "pl", "ru", "en")

LONGEST = 500
"""What somebody else wrote is quoted up to here; Fluent refuses very long texts."""

_HERE = Path(__file__).parent
LOCALES = next(p for p in (_HERE / "locales", _HERE.parents[1] / "locales") if p.is_dir())


class Words:
    """One language."""

    def __init__(self, language: str, names: Mapping[Seat, str] | None = None) -> None:
        self.language = language
        self.names = names or {}
        """Who sits where, as far as it is known."""
        self._bundle = _bundle(language)

    def naming(self, names: Mapping[Seat, str]) -> Words:
        """The same language, at a table where these people and bots sit."""
        return Words(self.language, names)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **facts: Any) -> str:
        """The message of that key, with these facts in it."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        said, problems = self._bundle.format_pattern(
            pattern, {name.replace("_", "-"): _plain(fact) for name, fact in facts.items()}
        )
        if problems:
            raise ValueError(f"{self.language}: {key}: {problems}")
        return str(said)

    def refusal(self, refusal: Refusal, game: AnyGame | None) -> str:
        """Why something can't be: the game's own words for it, or the shared ones."""
        shared = f"{refusal.kind}-{refusal.key}"
        own = f"{game.key}-{shared}" if game else shared
        said = self(own if own in self else shared, **refusal.facts)
        return f"{said} ({refusal.rule})" if refusal.rule else said

    def event(self, event: Event, game: AnyGame, **facts: Any) -> str:
        """What happened; `facts` stand for, or beside, those of the event itself."""
        tag = str(event.__struct_config__.tag).replace(" ", "-")
        known = msgspec.structs.asdict(event)
        for field, seat in list(known.items()):
            if (field == "seat" or field.endswith("_seat")) and seat is not None:
                known[field.removesuffix("seat") + "name"] = self.seat(seat, game.key)
        return self(f"{game.key}-event-{tag}", **known | facts)

    def seat(self, seat: Seat, game: str) -> str:
        """Who sits there; if nobody with a name does, what the game calls the seat."""
        own = f"{game}-seat"
        return self.names.get(seat) or self(own if own in self else "seat", seat=seat)

    def seats(self, seats: Iterable[Seat], game: str) -> str:
        """Several of them, one after another."""
        return ", ".join(self.seat(seat, game) for seat in seats)

    def phrase(self, key: str, game: str) -> str:
        """What is said with a tap: a phrase of the game, or how anybody may feel."""
        own = f"{game}-phrase-{key}"
        return self(own if own in self else f"web-react-{key}")

    def bots(self, levels: Mapping[Seat, int | None], seats: int) -> dict[Seat, str]:
        """What the bots at a table are called, by their levels, if those are known: the first of
        a level is its cat, others of that level have names of their own. They are counted from the
        first seat that is no bot's: all keep their names when everybody moves one seat further."""
        first = next((seat for seat in range(1, seats + 1) if seat not in levels), 1)
        names: dict[Seat, str] = {}
        met: set[int] = set()
        for place in range(1, seats + 1):
            seat = (first + place - 2) % seats + 1
            if seat not in levels:
                continue
            level = levels[seat]
            cat = level is not None and level not in met
            names[seat] = (
                self("home-level-cat", level=level) if cat else self("web-bot-name", place=place)
            )
            met |= {level} if level is not None else set()
        return names


def paragraphs(text: str) -> list[str]:
    """A message of several parts, which empty lines divide."""
    return [" ".join(part.split()) for part in text.split("\n\n") if part.strip()]


def machine_language() -> str:
    """The language that the machine is set to, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


@cache
def brought(key: str, language: str) -> str:
    """All messages of a game that a package brings along; of two by the same key the first counts,
    so that English comes last."""
    home = files(games.package(key)) / "locales"
    found = []
    for folder in (home / spoken for spoken in dict.fromkeys((language, "en"))):
        if folder.is_dir():
            found += sorted(folder.iterdir(), key=lambda file: file.name)
    return "\n".join(f.read_text(encoding="utf-8") for f in found if f.name.endswith(".ftl"))


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks around names are for pages; a terminal would print them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for key in filter(games.brought, games.names()):  # ours come first, and count
        bundle.add_resource(FluentResource(brought(key, language)))
    return bundle


def _plain(fact: Any) -> Any:
    """A fact as Fluent takes it: numbers and words; `none`, `yes`, `no` to select by."""
    if fact is None:
        return "none"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, list | tuple):
        fact = ", ".join(map(str, fact))
    if isinstance(fact, str) and len(fact) > LONGEST:
        return fact[:LONGEST] + "…"
    return fact
