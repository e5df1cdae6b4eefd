"""All checks over one game of a package, one after another."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from lapki import games
from lapki.checking import package, suite
from lapki.games.contract import AnyGame

GAMES = 4
"""Random games at each kind of table."""
PLIES = 400
"""A longer one is cut off there …"""
LONGEST = 20_000
"""… but one of them has to come to its end within so many."""
PAIRS = 60
"""Pairs of worlds that are compared for each kind of table."""

OTHERS = 0.5
"""So many of them must be different worlds; in a short game much is hidden that is still open."""


class Found(NamedTuple):
    """What came of one check."""

    what: str
    good: bool
    says: str


def check(key: str, many: int = GAMES, seed: int = 1) -> Iterator[Found]:
    """One after another, with words for a stranger; a check that fails stops no other."""
    game = games.find(key)
    checks: dict[str, Callable[[], str]] = {
        "rules": lambda: package.check_rulebook(game),
        "words": lambda: package.check_words(game),
        "cover": lambda: package.check_cover(game),
        "contract": lambda: _contract(game, many, seed),
        "secrets": lambda: _secrets(game, many, seed),
        "page": lambda: package.check_page(game),
        "bot": lambda: package.check_bot(game),
    }
    for what, work in checks.items():
        try:
            yield Found(what, True, work())
        except Exception as problem:  # noqa: BLE001 - a stranger's code may raise anything
            yield Found(what, False, _told(problem, games.package(key)))


def _contract(game: AnyGame, many: int, seed: int) -> str:
    """The contract, over random games at every kind of table."""
    tables = suite.setups(game)
    for setup in tables:
        for number in range(seed, seed + many):
            plies = LONGEST if number == seed else PLIES
            match = suite.random_match(*setup, Random(number), plies)
            try:
                assert match.over or number > seed, f"the game doesn't end within {LONGEST:,} lines"
                for one in suite.CHECKS:
                    one(match, Random(number))
            except Exception as problem:
                problem.add_note(f"at the table {setup}, with --seed {number}")
                raise
    return f"{len(suite.CHECKS)} checks over {many * len(tables)} games at {len(tables)} tables"


def _secrets(game: AnyGame, many: int, seed: int) -> str:
    """Nobody can tell two worlds apart that differ only in what is hidden from them."""
    if not game.hides:
        return "the game hides nothing from anybody, and says so"
    found = []
    for setup in suite.setups(game):
        try:
            pairs = PAIRS * many // GAMES
            found.append(suite.search_leaks(*setup, pairs, Random(seed), OTHERS))
        except AssertionError as problem:
            problem.add_note(f"at the table {setup}, with --seed {seed}")
            raise
    compared, hidden, others = (sum(column) for column in zip(*found, strict=True))
    return f"{compared} pairs of worlds look the same; {others} of {hidden} that could differ did"


def _told(problem: Exception, home: str) -> str:
    """What is wrong, and where in the package, if it is there."""
    said = str(problem) if isinstance(problem, AssertionError) else repr(problem)
    folder = f"/{home.replace('.', '/')}/"
    frames = [f for f in traceback.extract_tb(problem.__traceback__) if folder in f.filename]
    if frames and not isinstance(problem, AssertionError):
        said += f"\nin {frames[-1].filename.rpartition(folder)[2]}, line {frames[-1].lineno}"
    if not said:
        raised = traceback.extract_tb(problem.__traceback__)[-1]
        said = f"this doesn't hold: {raised.line}"
    return "\n".join([said, *getattr(problem, "__notes__", ())])
