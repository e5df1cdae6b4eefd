"""A race, and then a sealed choice. Three rounds: whoever slaps first leads; then everybody
secretly chooses 1, 2 or 3; the leader gets a point for every other seat that chose the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from contract.toys.toy import Toy
from lapki.games.chance import Pick
from lapki.games.contract import (
    Actor,
    Decide,
    Due,
    Event,
    Eye,
    History,
    Line,
    Move,
    Over,
    Preview,
    Seat,
    Unreadable,
    tokens,
)

ROUNDS = 3


class State(msgspec.Struct, frozen=True):
    scores: tuple[int, ...]
    round: int = 1
    leader: Seat | None = None
    chosen: tuple[int | None, ...] = ()


class View(msgspec.Struct, frozen=True):
    scores: tuple[int, ...]
    round: int
    leader: Seat | None
    chosen: tuple[int | bool, ...]


class Slap(Move, frozen=True, tag="slap"):
    """Be the first."""


class Choose(Move, frozen=True, tag="choose"):
    number: int


class Slapped(Event, frozen=True, tag="slapped"):
    seat: Seat


class Chose(Event, frozen=True, tag="chose"):
    seat: Seat
    number: int | None = None

    def seen(self, eye: Eye) -> Chose:
        return self if eye == self.seat else Chose(self.seat)


class Shown(Event, frozen=True, tag="shown"):
    reveals: ClassVar[bool] = True
    chosen: tuple[int, ...]


class Bow(Move, frozen=True, tag="bow"):
    """Slap with a bow; it changes nothing, but a race needs a choice."""


class SealedToy(Toy):
    key = "toy-sealed"
    seats = range(2, 5)
    StateType, MoveType = State, Slap | Bow | Choose
    EventType = Slapped | Chose | Shown

    def start(self, seats: int, options: object) -> State:
        return State((0,) * seats)

    def due(self, state: State) -> Due:
        seats = tuple(range(1, len(state.scores) + 1))
        if state.round > ROUNDS:
            best = max(state.scores)
            return Over(tuple(s for s in seats if state.scores[s - 1] == best), state.scores)
        if state.leader is None:
            return Decide(seats, "race")
        return Decide(tuple(s for s in seats if state.chosen[s - 1] is None), "sealed")

    def legal(self, state: State, seat: Seat) -> Iterable[Move]:
        due = self.due(state)
        if not isinstance(due, Decide) or seat not in due.seats:
            return []
        return [Slap(), Bow()] if due.kind == "race" else [Choose(n) for n in (1, 2, 3)]

    def play(self, state: State, actor: Actor, move: Move) -> tuple[State, tuple[Event, ...]]:
        seat = int(actor)
        if not isinstance(move, Choose):
            nobody = (None,) * len(state.scores)
            return State(state.scores, state.round, seat, nobody), (Slapped(seat),)
        chosen = (*state.chosen[: seat - 1], move.number, *state.chosen[seat:])
        told = Chose(seat, move.number)
        if None in chosen:
            return State(state.scores, state.round, state.leader, chosen), (told,)
        assert state.leader
        scores = list(state.scores)
        scores[state.leader - 1] += chosen.count(chosen[state.leader - 1]) - 1
        numbers = tuple(n for n in chosen if n is not None)
        return State(tuple(scores), state.round + 1), (told, Shown(numbers))

    def preview(self, state: State, seat: Seat, move: Move) -> Preview[None]:
        """The last to choose must not be shown what the others chose."""
        told = Chose(seat, move.number) if isinstance(move, Choose) else Slapped(seat)
        return Preview((told,), None)

    def view(self, state: State, eye: Eye) -> View:
        chosen = tuple(
            number if seat == eye and number is not None else number is not None
            for seat, number in enumerate(state.chosen, 1)
        )
        return View(state.scores, state.round, state.leader, chosen)

    def sample(self, history: History[State], eye: Eye, pick: Pick) -> History[State]:
        """Choices of others are free as long as their round isn't over."""
        lines = list(history.lines)
        state = history.start
        places: list[int] = []
        for place, (actor, move) in enumerate(lines):
            places = places if isinstance(move, Choose) else []
            if isinstance(move, Choose) and actor != eye:
                places.append(place)
            state, _ = self.play(state, actor, move)
        for place in places if state.leader else ():
            lines[place] = Line(lines[place].actor, Choose(1 + pick(3)))
        return history._replace(lines=tuple(lines))

    def read(self, text: str) -> Move:
        match tokens(text):
            case ["slap"]:
                return Slap()
            case ["bow"]:
                return Bow()
            case ["choose", "1" | "2" | "3" as number]:
                return Choose(int(number))
        raise Unreadable("move")

    def write(self, move: Move) -> str:
        if isinstance(move, Choose):
            return f"choose {move.number}"
        return "slap" if isinstance(move, Slap) else "bow"
