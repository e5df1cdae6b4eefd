"""What a house and those who think for it say to each other, over the bus.

A question is a `worker.Request` with all lines of the game, and so with what its seat may not know:
the bus lies inside the walls. Whoever takes a question says so at once, and answers later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import TypeAlias

from msgspec import Struct

from lapki.games.contract import AnyGame
from lapki.house.worker import Reply

BEATS = "thinkers"
"""Where thinkers show that they are there."""
QUEUE = "thinkers"
"""Of those who are free, one hears a question."""


class Thinks(Struct, frozen=True, array_like=True):
    """A sign of life: by which rules somebody thinks, how many questions at a time, and (by where
    the answer goes) about which ones just now."""

    thinker: str
    rules: str
    workers: int
    thinking: list[str] = []


class Taken(Struct, frozen=True, array_like=True, tag="taken"):
    """Somebody thinks about it."""

    thinker: str


class Thought(Struct, frozen=True, array_like=True, tag="thought"):
    """What came of it."""

    reply: Reply


Told: TypeAlias = Taken | Thought


def rules_of(names: Iterable[str], find: Callable[[str], AnyGame]) -> str:
    """All games, and by which version of its rules each is played."""
    return ", ".join(f"{name} {find(name).version}" for name in names)


def questions(rules: str) -> str:
    """Where questions are asked: who knows other rules doesn't hear them."""
    return f"think.{sha256(rules.encode()).hexdigest()[:12]}"


def answers(wing: str, number: int | str) -> str:
    """Where a question of a wing is answered."""
    return f"thought.{wing}.{number}"
