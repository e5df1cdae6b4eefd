"""Which question a seat is answering.

A question has a number: how many lines the log had when the seat was asked. An answer names it,
so that a late one can be told from a good one. Several people may answer at the same time (sealed,
open): then another's answer doesn't close one's own question.
"""

from __future__ import annotations

from collections.abc import Mapping

from lapki.games.contract import Actor, Decide, Due, Seat

Questions = Mapping[Seat, int]
"""The number of each open question, by seat."""


def asked(due: Due) -> tuple[Seat, ...]:
    """Who has a choice now."""
    return due.seats if isinstance(due, Decide) else ()


def follow(open_now: Questions, before: Due, after: Due, actor: Actor, number: int) -> Questions:
    """The open questions after one more line, when the log has `number` lines."""
    together = (
        isinstance(before, Decide)
        and isinstance(after, Decide)
        and before.kind == after.kind
        and before.kind in ("sealed", "open")
    )
    return {
        seat: open_now.get(seat, number) if together and seat != actor else number
        for seat in asked(after)
    }
