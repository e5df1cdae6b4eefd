"""What a doctor finds, one thing at a time: a key of words, with its facts, and how bad it is."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

State = Literal["well", "note", "ill"]


class Finding(NamedTuple):
    """`doctor-KEY` says it. *Well* is as it should be, *note* may be meant so, *ill* is to be
    mended."""

    state: State
    key: str
    facts: dict[str, Any]


def well(key: str, **facts: Any) -> Finding:
    """As it should be."""
    return Finding("well", key, facts)


def note(key: str, **facts: Any) -> Finding:
    """Worth knowing; perhaps it is meant so."""
    return Finding("note", key, facts)


def ill(key: str, **facts: Any) -> Finding:
    """To be mended."""
    return Finding("ill", key, facts)
