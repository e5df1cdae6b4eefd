"""A bed drawn in a test, what is played on it, and what is seen afterwards.

    before = bed('''
        ......
        ......
        ..o...
        ......
        ......
        ......
    ''')
    assert board(play(before, "k c3")) == rows('''…''')

A drawing has six rows, row 6 first: `.` an empty cell, `v`/`V` a kitten/cat of seat 1, `o`/`O` of
seat 2. Whatever isn't on the bed is in the pool. A bed is drawn through `position`, so that a test
can't begin where no game can come.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lapki.games.boooop import game
from lapki.games.boooop.state import ACTIVE, FAMILIES, BoooopOptions, Pool, State
from lapki.games.contract import Illegal, Over, judge

OFF = None
"""No ghosts are played with."""
HOME = (None, None)
"""Both ghosts are in their pools."""

NOTHING = """
    ......
    ......
    ......
    ......
    ......
    ......
"""


def rows(drawing: str) -> tuple[str, ...]:
    return tuple(drawing.split())


def bed(
    drawing: str = NOTHING,
    *,
    turn: int = 1,
    cats: tuple[int, int] = (0, 0),
    ghosts: tuple[str | None, str | None] | None = OFF,
    phase: str = "place",
) -> State:
    """A state. `cats`: how many cats each pool holds, the rest of it being kittens. `ghosts`:
    where each ghost is and where it heads (`"b5c5 down"`), None in the pool."""
    page = {
        "board": rows(drawing),
        "pools": [_pool(drawing, seat, cats[seat - 1]) for seat in (1, 2)],
        "ghosts": [ghost and _ghost(ghost) for ghost in ghosts or HOME],
        "turn": turn,
        "phase": phase,
        "winner": None,
    }
    return game.position(page, 2, BoooopOptions("on" if ghosts else "off"))


def _pool(drawing: str, seat: int, cats: int) -> dict[str, int]:
    placed = sum(map(drawing.count, FAMILIES[seat - 1]))
    return {"kittens": ACTIVE - placed - cats, "cats": cats}


def _ghost(text: str) -> dict[str, str]:
    stop, heading = text.split()
    return {"stop": stop, "heading": heading}


def play(state: State, *moves: str) -> State:
    """Play these moves, each by the seat on turn."""
    for text in moves:
        move = game.read(text)
        judge(game, state, state.turn, move)
        state, _ = game.play(state, state.turn, move)
    return state


def told(state: State, *moves: str) -> list[dict[str, Any]]:
    """The events of the last of these moves."""
    *first, last = moves
    state = play(state, *first)
    move = game.read(last)
    judge(game, state, state.turn, move)
    _, events = game.play(state, state.turn, move)
    answer: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(events))
    return answer


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


def board(state: State) -> tuple[str, ...]:
    return game.printed(state).board


def pool(state: State, seat: int) -> Pool:
    return state.pools[seat - 1]


def ghost(state: State, seat: int) -> str | None:
    """Where a ghost is and where it heads; None in the pool."""
    there = state.ghosts[seat - 1]
    return there and f"{there.stop} {there.heading}"


def winner(state: State) -> int | None:
    due = game.due(state)
    return due.winners[0] if isinstance(due, Over) else None


def choices(state: State) -> list[str]:
    """The legal moves of the seat on turn."""
    return sorted(map(game.write, game.legal(state, state.turn)))


def refused(state: State, text: str, seat: int | None = None) -> tuple[str | None, str, Any]:
    """The rule, the reason and the facts with which a move is refused."""
    with pytest.raises(Illegal) as caught:
        judge(game, state, seat or state.turn, game.read(text))
    return caught.value.rule, caught.value.key, caught.value.facts
