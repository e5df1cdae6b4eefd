"""A hidden hand, and a deck that is refilled from the discard.

Each seat is dealt two of twelve cards (1 to 12). On your turn you play one face up and draw one.
Eighteen turns later the highest hand wins.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from contract.toys.toy import Toy
from lapki.games.chance import Draw, Outcome, Pick
from lapki.games.contract import (
    CHANCE,
    Actor,
    Chance,
    Decide,
    Due,
    Event,
    Eye,
    History,
    Line,
    Move,
    Over,
    Seat,
    Unreadable,
    tokens,
    whole,
)

CARDS = tuple(range(1, 13))
TURNS = 18


class State(msgspec.Struct, frozen=True):
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...] = ()
    turns: int = 0


class View(msgspec.Struct, frozen=True):
    hands: tuple[tuple[int, ...] | int, ...]
    deck: int
    discard: tuple[int, ...]
    turns: int


class Deal(Move, frozen=True, tag="deal"):
    by_chance: ClassVar[bool] = True
    card: int


class Lay(Move, frozen=True, tag="lay"):
    card: int


class Dealt(Event, frozen=True, tag="dealt"):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int | None = None

    def seen(self, eye: Eye) -> Dealt:
        return Dealt(self.seat, self.card if eye == self.seat else None)


class Laid(Event, frozen=True, tag="laid"):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int


class HandsToy(Toy):
    key = "toy-hands"
    seats = range(2, 5)
    StateType, MoveType, EventType = State, Deal | Lay, Dealt | Laid

    def start(self, seats: int, options: object) -> State:
        return State(((),) * seats, CARDS)

    def due(self, state: State) -> Due:
        if (seat := self._due(state)) is not None:
            notice = {"kind": "deal", "seat": seat}
            return Chance(Draw.of(state.deck, 1), notice, {"from": state.deck})
        if state.turns == TURNS:
            scores = tuple(map(sum, state.hands))
            best = max(scores)
            return Over(tuple(s for s, n in enumerate(scores, 1) if n == best), scores)
        return Decide((self._on_turn(state),))

    def _due(self, state: State) -> Seat | None:
        """Who is to be dealt to: first everybody up to two, later whoever has played."""
        few = min(map(len, state.hands))
        return next((s for s, h in enumerate(state.hands, 1) if len(h) == few < 2), None)

    def _on_turn(self, state: State) -> Seat:
        return state.turns % len(state.hands) + 1

    def legal(self, state: State, seat: Seat) -> Iterable[Move]:
        if self.due(state) != Decide((seat,)):
            return []
        return map(Lay, state.hands[seat - 1])

    def play(self, state: State, actor: Actor, move: Move) -> tuple[State, tuple[Event, ...]]:
        hands = list(state.hands)
        if isinstance(move, Lay):
            seat = int(actor)
            hands[seat - 1] = tuple(c for c in hands[seat - 1] if c != move.card)
            discard = tuple(sorted((*state.discard, move.card)))
            deck = state.deck
            if not deck:
                deck, discard = discard, ()
            return State(tuple(hands), deck, discard, state.turns + 1), (Laid(seat, move.card),)
        dealt = self._due(state)
        assert dealt
        assert isinstance(move, Deal)
        hands[dealt - 1] = tuple(sorted((*hands[dealt - 1], move.card)))
        deck = tuple(c for c in state.deck if c != move.card)
        after = State(tuple(hands), deck, state.discard, state.turns)
        return after, (Dealt(dealt, move.card),)

    def fall(self, state: State, outcome: Outcome) -> Deal:
        return Deal(int(outcome[0]))

    def view(self, state: State, eye: Eye) -> View:
        hands = tuple(h if seat == eye else len(h) for seat, h in enumerate(state.hands, 1))
        return View(hands, len(state.deck), state.discard, state.turns)

    def sample(self, history: History[State], eye: Eye, pick: Pick) -> History[State]:
        """Swap hidden draws while every line stays legal and this eye is shown the same."""
        lines = list(history.lines)
        for _ in range(30):
            a, b = pick(len(lines)), pick(len(lines))
            if not (lines[a].actor == lines[b].actor == CHANCE):
                continue
            tried = list(lines)
            tried[a], tried[b] = lines[b], lines[a]
            if self._same_to(eye, history, tried):
                lines = tried
        rest = self._last_draw(history, lines, eye, pick)
        return history._replace(lines=tuple(rest))

    def _last_draw(
        self, history: History[State], lines: list[Line], eye: Eye, pick: Pick
    ) -> list[Line]:
        """A card that was drawn and not shown yet may be any card of the deck it came from."""
        place = pick(len(lines))
        if lines[place].actor != CHANCE:
            return lines
        state = history.start
        for actor, move in lines[:place]:
            state, _ = self.play(state, actor, move)
        tried = list(lines)
        tried[place] = Line(CHANCE, Deal(state.deck[pick(len(state.deck))]))
        return tried if self._same_to(eye, history, tried) else lines

    def _same_to(self, eye: Eye, history: History[State], lines: list[Line]) -> bool:
        """By this class's own view: a subclass with a leak must not hide it from the search."""
        here = there = history.start
        for (actor, was), (_, now) in zip(history.lines, lines, strict=True):
            known = self.outcomes(there) if now.by_chance else self.legal(there, int(actor))
            if now not in known:
                return False
            here, told = self.play(here, actor, was)
            there, tells = self.play(there, actor, now)
            if HandsToy.view(self, here, eye) != HandsToy.view(self, there, eye):
                return False
            if [e.seen(eye) for e in told] != [e.seen(eye) for e in tells]:
                return False
            if self._ends_otherwise(here, there):
                return False
        return True

    def _ends_otherwise(self, here: State, there: State) -> bool:
        """The last count shows what the hands are worth."""
        return here.turns == TURNS and self.due(here) != self.due(there)

    def read(self, text: str) -> Move:
        match tokens(text):
            case ["deal" | "lay" as word, card] if (whole(card) or 0) in CARDS:
                return Deal(int(card)) if word == "deal" else Lay(int(card))
        raise Unreadable("move")

    def write(self, move: Move) -> str:
        assert isinstance(move, Deal | Lay)
        return f"{'deal' if isinstance(move, Deal) else 'lay'} {move.card}"
