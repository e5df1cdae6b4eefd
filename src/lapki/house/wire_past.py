"""What somebody has played, over the wire."""

from __future__ import annotations

from typing import Literal

import msgspec

from lapki.house.wire import MyTable, PersonInfo


class MyGames(msgspec.Struct, frozen=True):
    """A page of the games of my own, the newest first."""

    games: list[MyTable]
    next: str | None
    """What to ask for as `before` to get the next page; null on the last one."""


class RatingInfo(msgspec.Struct, frozen=True):
    """How good I am thought to be: somewhere between these two, 19 times of 20."""

    low: int
    high: int
    past: list[tuple[int, int]]
    """The same after each of the last games that counted, the oldest first."""


class GameFigures(msgspec.Struct, frozen=True):
    """What is counted of my finished games of one kind."""

    game: str
    figures: dict[str, dict[str, int]]
    """By what is counted, how often each part of it. `people:3` and `bots:3`: how games of three
    ended for me, with people alone or with bots; the others are the game's own."""
    rated: int
    """How many of them counted for a rating: those among people alone."""
    until: int
    """How many more it takes until a rating means anything."""
    rating: RatingInfo | None
    """Null as long as it would mean nothing."""


class Companion(msgspec.Struct, frozen=True):
    """Somebody with whom I have played."""

    person: PersonInfo
    games: int
    won: int
    """How often I won and they didn't."""
    lost: int
    """How often they won and I didn't."""


class Statistics(msgspec.Struct, frozen=True):
    """What can be said of all my finished games."""

    games: list[GameFigures]
    weeks: list[int]
    """How many I finished in each of the last weeks, this one last."""
    people: list[Companion]
    """With whom I played last, a few of them."""


class Rivalry(msgspec.Struct, frozen=True):
    """Somebody and me."""

    companion: Companion
    ends: list[Literal["mine", "theirs", "neither"]]
    """Who won the last games that we both played, the newest last."""
