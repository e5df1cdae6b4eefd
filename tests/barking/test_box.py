"""What lies in the box, and where each fact comes from."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from rulebook import rule


def data(name: str) -> dict[str, Any]:
    file = files("lapki.games.barking") / "data" / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@rule("BRK-1", "BRK-2")
def test_every_fact_says_where_it_comes_from() -> None:
    dogs, items = data("dogs"), data("items")
    for thing in (*dogs["breed"], dogs["wonder"], dogs["cat"], *items["item"]):
        facts = set(thing) - {"from"}
        told = thing["from"]
        assert facts - {"name"} <= set(told), thing
        assert set(told.values()) <= {"rulebook", "box", "rebuilt"}


def test_what_was_rebuilt_is_marked() -> None:
    dogs, items = data("dogs")["breed"], data("items")["item"]
    assert [b["name"] for b in dogs if b["from"]["name"] == "rebuilt"] == [
        "saint-bernard",
        "shepherd",
        "dalmatian",
    ]
    known = [(rank, b["name"]) for rank, b in enumerate(dogs, 1) if b["from"]["rank"] != "rebuilt"]
    assert known == [(3, "doberman"), (9, "bulldog")]
    assert [i["name"] for i in items if i["from"]["name"] == "rebuilt"] == [
        "birdhouse",
        "bicycle",
        "lamppost",
    ]
    assert {i["from"]["cards"] for i in items} == {"rebuilt"}
