"""Rules and tests, tied by number.

A test that proves a rule says so: `@rule("BOO-4")`. `pytest --rules` prints every rule of every
game's `rules.toml` with the tests that prove it, and fails on a rule with none.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from lapki import games

rule = pytest.mark.rule


def rules_of(key: str) -> dict[str, str]:
    """The numbered rules of a game, each in one line."""
    rules: dict[str, str] = about(key).get("rules", {})
    return rules


def about(key: str) -> dict[str, Any]:
    """A game's `rules.toml`. (That a game has one is for the contract suite to say.)"""
    file = files("lapki.games") / key / "rules.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def all_rules() -> dict[str, str]:
    return {number: text for key in games.names() for number, text in rules_of(key).items()}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list every rule with its tests")
    parser.addoption("--share", type=float, default=1, help="how much of each long sweep to run")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules that this test proves")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = all_rules()
    for item in items:
        for number in _numbers(item):
            if number not in known:
                raise pytest.UsageError(f"{item.nodeid} proves {number}, which no game has")


def pytest_collection_finish(session: pytest.Session) -> None:
    if not session.config.getoption("--rules"):
        return
    proofs: dict[str, set[str]] = defaultdict(set)
    for item in session.items:
        for number in _numbers(item):
            proofs[number].add(item.nodeid.partition("[")[0])
    bare = [number for number in all_rules() if not proofs[number]]
    say = session.config.get_terminal_writer().line
    for number, text in all_rules().items():
        say(f"\n{number}  {text}")
        say("\n".join(f"    {test}" for test in sorted(proofs[number])) or "    NO TEST")
    count = len(all_rules())
    say(f"\n{count} rules, {count - len(bare)} proven. Without a test: {bare or 'none'}")
    pytest.exit("every rule was listed", returncode=1 if bare else 0)


def _numbers(item: pytest.Item) -> Iterator[str]:
    for mark in item.iter_markers("rule"):
        yield from mark.args
