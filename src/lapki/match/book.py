"""What a page of rules needs beside its words: their order, for which tables they count, and the
list of examples. Of our games the pages have it already (`tools/rules.py` writes it)."""

from __future__ import annotations

from typing import Any

import msgspec

from lapki.games.rulebook import rulebook
from lapki.match.examples import examples


def book(key: str) -> dict[str, Any]:
    """The rules of a game as a page reads them."""
    rules = rulebook(key)
    return {
        "prefix": rules.prefix,
        "chapters": [{"name": name, "rules": some} for name, some in rules.chapters.items()],
        "when": {rule.partition("-")[2]: when for rule, when in rules.when.items()},
        "ours": rules.ours,
        "twists": rules.twists,
        "printed": msgspec.to_builtins(rules.printed),
        "examples": [
            {
                "name": one.name,
                "rules": [int(rule.partition("-")[2]) for rule in one.rules],
                "steps": len(one.steps),
            }
            for one in examples(key).values()
        ],
    }
