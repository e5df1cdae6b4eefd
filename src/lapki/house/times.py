"""When, for people to read."""

from __future__ import annotations

from datetime import UTC, datetime


def spoken(at: float | None) -> str | None:
    """A time as everybody reads it."""
    return None if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"
