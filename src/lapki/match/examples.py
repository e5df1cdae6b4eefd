"""Worked examples: positions and a few moves from them, each step with something to say.

They stand in a game's `examples.toml`; what is said of a step is in `locales/*/X-examples.ftl`, by
`X-example-NAME-STEP`, and 0 is how things stand at first.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from lapki.games import package
from lapki.games.contract import Eye, Illegal
from lapki.match import record
from lapki.match.match import Match


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens next: lines that are played, or a move that is tried in vain."""

    plays: tuple[str, ...] = ()
    tries: str | None = None
    no: str | None = None
    """The rule that forbids what is tried."""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One example."""

    name: str
    rules: tuple[str, ...]
    """What it shows; it stands with the first of them."""
    record: str
    """Where it begins."""
    steps: tuple[Step, ...] = ()
    seat: int = 0
    """Who looks; 0: nobody in particular."""
    printed: tuple[str, ...] = ()
    """The printed examples that it stands for: `p. 12, example 1`."""

    @property
    def eye(self) -> Eye:
        return self.seat or None


class Shown(msgspec.Struct, frozen=True):
    """How the match stands after a step: the match goes on, so look at once."""

    match: Match
    since: int
    """How many lines were known before this step."""
    refused: str | None = None


@cache
def examples(key: str) -> dict[str, Example]:
    """The examples of a game by their names; none if it has no such file."""
    file = files(package(key)) / "examples.toml"
    read = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"example": []}
    return {one.name: one for one in msgspec.convert(read["example"], list[Example])}


def shown(example: Example) -> Iterator[Shown]:
    """The beginning, then each step. What is tried must be refused by the rule that is named."""
    match = record.read(example.record)
    yield Shown(match, match.plies)
    for step in example.steps:
        since = match.plies
        for line in step.plays:
            record.obey(match, line)
        if step.tries:
            _try(match, step.tries, step.no)
        yield Shown(match, since, step.no)


def _try(match: Match, line: str, rule: str | None) -> None:
    try:
        record.obey(match, line)
    except Illegal as no:
        if no.rule == rule:
            return
        raise
    raise ValueError(f"{line!r} is allowed")
