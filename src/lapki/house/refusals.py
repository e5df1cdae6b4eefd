"""What the house refuses, and with what status. The words are in `locales/*/house.ftl`."""

from __future__ import annotations

from typing import Any

from lapki.games.contract import AnyGame, Refusal
from lapki.house.wire import Refused
from lapki.words import LANGUAGES, Words

STATUS = {
    "who-are-you": 401,
    "origin": 403,
    "not-owner": 403,
    "not-seated": 403,
    "no-hints": 403,
    "no-spectators": 403,
    "quiet": 403,
    "banned": 403,
    "muted": 403,
    "doors-locked": 403,
    "not-invited": 403,
    "host-only": 403,
    "removed": 403,
    "seat-locked": 403,
    "still-running": 403,
    "no-table": 404,
    "no-game": 404,
    "no-person": 404,
    "no-link": 404,
    "no-session": 404,
    "no-moment": 404,
    "no-report": 404,
    "no-invitation": 404,
    "no-network": 400,
    "network-wide": 400,
    "network-own": 400,
    "not-found": 404,
    "method": 405,
    "too-big": 413,
    "too-fast": 429,
    "many-names": 429,
    "many-open": 429,
    "many-sockets": 429,
    "many-tables": 429,
    "bad-request": 400,
    "record": 400,
    "record-line": 400,
    "storage": 503,
    "closing": 503,
    "moving": 503,
    "broken": 500,
}
"""Whatever isn't listed is a conflict with how things stand: 409."""


class Declined(Exception):
    """The house says no. Carries facts; the words are made at the edge."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    @property
    def status(self) -> int:
        return STATUS.get(self.key, 409)


def refused(
    problem: Declined | Refusal, language: str, game: AnyGame | None, number: int | None = None
) -> Refused:
    """A refusal as it goes over the wire, with a sentence in the asker's language."""
    words = Words(language if language in LANGUAGES else "en")
    if isinstance(problem, Declined):
        kind, rule = "house", None
        message = words(f"house-{problem.key}", **problem.facts)
    else:
        kind, rule = problem.kind, problem.rule
        try:
            message = words.refusal(problem, game)
        except LookupError:
            message = problem.key  # a game without words still says why
    facts = {name: _plain(fact) for name, fact in problem.facts.items()}
    return Refused(number, kind, problem.key, rule, facts, message)


def _plain(fact: Any) -> Any:
    return fact if isinstance(fact, int | str | bool | None) else str(fact)
