"""Boooop: cats push each other off a bed, ghosts glide between the cells.

`bed` is the geometry, `state` the values, `events` what can happen, `rules` the rules, `legal` what
a seat may do and `refusals` why not, `offers` what a screen is told of that, `notation` the text,
`positions` the printed shape of a state. The kernel repeats the rules for speed and is never the
authority.
"""

from __future__ import annotations

from collections.abc import Iterable

from lapki.games import forms
from lapki.games.boooop import legal, notation, offers, positions, refusals, rules, tally
from lapki.games.boooop.events import BoooopEvent, Held
from lapki.games.boooop.offers import Offer
from lapki.games.boooop.state import BoooopMove, BoooopOptions, Place, State, View
from lapki.games.contract import (
    Actor,
    Count,
    Decide,
    Deeds,
    Due,
    Event,
    Eye,
    Game,
    Over,
    Preview,
    Seat,
)

# `due` is asked at every line: its answers are made once.
_DECIDE = {seat: Decide((seat,)) for seat in (1, 2)}
_OVER = {seat: Over((seat,)) for seat in (1, 2)}


_GOVERNED = {
    "place": ("BOO-2", "BOO-3", "BOO-4", "BOO-5", "BOO-6"),
    "ghost": ("BOO-8", "BOO-9", "BOO-11", "BOO-12"),
    "graduate": ("BOO-18", "BOO-16", "BOO-17"),
    "over": ("BOO-15",),
}


class Boooop(Game[State, BoooopMove, BoooopOptions, View, Offer, None]):
    """Two seats, perfect information, no chance."""

    key = "boooop"
    version = 1
    seats = range(2, 3)
    Options = BoooopOptions
    StateType = State
    MoveType = BoooopMove
    EventType = BoooopEvent | Held
    hides = False
    form = forms.read(__name__)

    def start(self, seats: int, options: BoooopOptions) -> State:
        return rules.start(haunted=options.ghosts == "on")

    def due(self, state: State) -> Due:
        return _OVER[state.turn] if state.phase == "over" else _DECIDE[state.turn]

    def legal(self, state: State, seat: Seat) -> Iterable[BoooopMove]:
        return legal.legal(state) if seat == state.turn else ()

    def check(self, state: State, actor: Actor, move: BoooopMove) -> None:
        refusals.check(state, int(actor), move)

    def play(self, state: State, actor: Actor, move: BoooopMove) -> tuple[State, tuple[Event, ...]]:
        return rules.play(state, move)

    def opens_turn(self, state: State, seat: Seat, last: BoooopMove) -> bool:
        return state.phase == "place"  # BOO-1: the ghost and the graduation follow in the same turn

    def printed(self, state: State) -> View:
        return positions.printed(state)

    def view(self, state: State, eye: Eye) -> View:
        return positions.printed(state)  # nothing is hidden in this game

    def position(self, printed: object, seats: int, options: BoooopOptions) -> State:
        return positions.load(printed, haunted=options.ghosts == "on")

    def offer(self, state: State, seat: Seat) -> Offer:
        return offers.offer(state) if seat == state.turn else Offer()

    def tally(self, events: Iterable[Event]) -> Iterable[tuple[Seat, str]]:
        return tally.tally(events)

    def figures(self, told: Deeds) -> Iterable[Count]:
        return tally.figures(told)

    def governed(self, view: View) -> tuple[str, ...]:
        return _GOVERNED[view.phase]

    def preview(self, state: State, seat: Seat, move: BoooopMove) -> Preview[None]:
        told = super().preview(state, seat, move)
        stay = rules.held(state, move) if isinstance(move, Place) else ()
        return Preview(told.events + stay, told.glance)

    def read(self, text: str) -> BoooopMove:
        return notation.read(text)

    def write(self, move: BoooopMove) -> str:
        return notation.write(move)


game = Boooop()
