"""A dice game with rerolls: roll three, reroll any of them once, and count. 40 points win."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import ClassVar

import msgspec

from contract.toys.toy import Toy
from lapki.games.chance import Dice, Outcome
from lapki.games.contract import (
    Actor,
    Chance,
    Decide,
    Due,
    Event,
    Eye,
    Move,
    Over,
    Seat,
    Unreadable,
    tokens,
    whole,
)

GOAL = 40


class State(msgspec.Struct, frozen=True):
    scores: tuple[int, ...]
    turn: Seat = 1
    kept: tuple[int, ...] = ()
    rolling: int = 3
    rerolled: bool = False


class Roll(Move, frozen=True, tag="roll"):
    by_chance: ClassVar[bool] = True
    dice: tuple[int, ...]


class Reroll(Move, frozen=True, tag="reroll"):
    dice: tuple[int, ...]


class Count(Move, frozen=True, tag="count"):
    """Take the dice as they are."""


DiceMove = Roll | Reroll | Count


class Rolled(Event, frozen=True, tag="rolled"):
    seat: Seat
    dice: tuple[int, ...]


class Counted(Event, frozen=True, tag="counted"):
    seat: Seat
    points: int


class DiceToy(Toy):
    key = "toy-dice"
    seats = range(1, 5)
    StateType, MoveType, EventType = State, DiceMove, Rolled | Counted

    def start(self, seats: int, options: object) -> State:
        return State((0,) * seats)

    def due(self, state: State) -> Due:
        if max(state.scores) >= GOAL:
            best = max(state.scores)
            winners = tuple(s for s, points in enumerate(state.scores, 1) if points == best)
            return Over(winners, state.scores)
        if state.rolling:
            return Chance(Dice(state.rolling), {"kind": "roll", "dice": state.rolling})
        return Decide((state.turn,))

    def legal(self, state: State, seat: Seat) -> Iterable[Move]:
        if seat != state.turn or state.rolling or max(state.scores) >= GOAL:
            return []
        parts = {part for n in (1, 2, 3) for part in combinations(state.kept, n)}
        return [Count(), *map(Reroll, sorted(parts))]

    def play(
        self, state: State, actor: Actor, move: Roll | Reroll | Count
    ) -> tuple[State, tuple[Event, ...]]:
        if isinstance(move, Reroll):
            kept = list(state.kept)
            for die in move.dice:
                kept.remove(die)
            return State(state.scores, state.turn, tuple(kept), len(move.dice), True), ()
        if isinstance(move, Count):
            return self._count(state, state.kept)
        dice = tuple(sorted(state.kept + move.dice))
        rolled = Rolled(state.turn, dice)
        if state.rerolled:
            after, events = self._count(state, dice)
            return after, (rolled, *events)
        return State(state.scores, state.turn, dice, 0), (rolled,)

    def _count(self, state: State, dice: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
        scores = list(state.scores)
        scores[state.turn - 1] += sum(dice)
        after = State(tuple(scores), state.turn % len(scores) + 1)
        return after, (Counted(state.turn, sum(dice)),)

    def fall(self, state: State, outcome: Outcome) -> Roll:
        return Roll(tuple(map(int, outcome)))

    def view(self, state: State, eye: Eye) -> State:
        return state

    def read(self, text: str) -> Move:
        match tokens(text):
            case ["count"]:
                return Count()
            case ["roll" | "reroll" as word, *dice] if dice and all(
                (whole(die) or 0) in range(1, 7) for die in dice
            ):
                faces = tuple(sorted(map(int, dice)))
                return Roll(faces) if word == "roll" else Reroll(faces)
        raise Unreadable("move")

    def write(self, move: DiceMove) -> str:
        word = "roll" if isinstance(move, Roll) else "reroll"
        return "count" if isinstance(move, Count) else " ".join([word, *map(str, move.dice)])
