"""Barking Up the Wrong Tree: packs of dogs outbid each other for things to bark at.

`box` is what lies in the box, `state` the values, `events` what can happen, `rules` the rules,
`legal` what a seat may do (`menu`: one move of thousands) and `refusals` why not, `offers` what a
screen is told of that, `notation` the text, `positions` the printed shape and the views, `worlds`
what an eye can't tell apart.
"""

from __future__ import annotations

from collections.abc import Iterable

from lapki.games import forms
from lapki.games.barking import legal, notation, offers, positions, refusals, rules, tally, worlds
from lapki.games.barking.events import BarkingEvent
from lapki.games.barking.menu import Menu
from lapki.games.barking.offers import Offer
from lapki.games.barking.state import (
    BarkingMove,
    BarkingOptions,
    Deal,
    DealDue,
    First,
    FirstDue,
    Glance,
    Items,
    ItemsDue,
    PlayCat,
    Printed,
    State,
    Swap,
    Token,
    Top,
    View,
)
from lapki.games.chance import Outcome, Pick
from lapki.games.contract import (
    Actor,
    Chance,
    Count,
    Decide,
    Deeds,
    Due,
    Event,
    Eye,
    Game,
    History,
    Over,
    Seat,
)

_GOVERNED = {
    "setup": ("BRK-1", "BRK-3", "BRK-4"),
    "discard": ("BRK-6",),
    "play": ("BRK-8", "BRK-9", "BRK-10", "BRK-11", "BRK-12", "BRK-18"),
    "token": ("BRK-14", "BRK-15"),
    "chance": ("BRK-13", "BRK-14", "BRK-4"),
    "over": ("BRK-20", "BRK-21"),
}


class Barking(Game[State, BarkingMove, BarkingOptions, View, Offer, Glance]):
    """Two to five seats, hidden hands, five rounds."""

    key = "barking"
    version = 1
    seats = range(2, 6)
    Options = BarkingOptions
    StateType = State
    MoveType = BarkingMove
    EventType = BarkingEvent
    form = forms.read(__name__)
    asks_anyway = True  # BRK-7: passing by itself would tell what a hand lacks

    def start(self, seats: int, options: BarkingOptions) -> State:
        return rules.start(seats, _cats_from(options))

    def due(self, state: State) -> Due:
        if state.due is not None:
            return _chance(state)
        if state.winners is not None:
            return Over(state.winners, rules.scores(state.won))
        return Decide(rules.asked(state), "open" if state.phase == "discard" else "turn")

    def legal(self, state: State, seat: Seat) -> Menu:
        return legal.legal(state, seat)

    def check(self, state: State, actor: Actor, move: BarkingMove) -> None:
        refusals.check(state, actor, move)

    def play(
        self, state: State, actor: Actor, move: BarkingMove
    ) -> tuple[State, tuple[Event, ...]]:
        return rules.play(state, actor, move)

    def opens_turn(self, state: State, seat: Seat, last: BarkingMove) -> bool:
        return not isinstance(last, PlayCat | Swap | Token)  # BRK-8: dogs still have to be played

    def fall(self, state: State, outcome: Outcome) -> BarkingMove:
        things = tuple(map(str, outcome))
        match state.due:
            case FirstDue():
                return First(int(outcome[0]))
            case ItemsDue():
                return Items(things)
            case DealDue(seat=seat):
                return Deal(seat, things)
        return Top(things[0])

    def printed(self, state: State) -> Printed:
        return positions.printed(state)

    def view(self, state: State, eye: Eye) -> View:
        return positions.view(state, eye)

    def glance(self, view: View) -> Glance:
        return Glance(
            leads=tuple([rules.winning(p)[0].seat if p.packs else None for p in view.row]),
            points=rules.scores([player.items for player in view.players]),
        )

    def tally(self, events: Iterable[Event]) -> Iterable[tuple[Seat, str]]:
        return tally.tally(events)

    def figures(self, told: Deeds) -> Iterable[Count]:
        return tally.figures(told)

    def governed(self, view: View) -> tuple[str, ...]:
        return _GOVERNED[view.phase]

    def position(self, printed: object, seats: int, options: BarkingOptions) -> State:
        return positions.load(printed, seats, _cats_from(options))

    def offer(self, state: State, seat: Seat) -> Offer:
        return offers.offer(state, seat)

    def sample(self, history: History[State], eye: Eye, pick: Pick) -> History[State]:
        return worlds.sample(history, eye, pick)

    def read(self, text: str) -> BarkingMove:
        return notation.read(text)

    def write(self, move: BarkingMove) -> str:
        return notation.write(move)


game = Barking()


def _cats_from(options: BarkingOptions) -> int:
    return 2 if options.cats == "from-2" else 1


def _chance(state: State) -> Chance:
    """What anybody may know of a chance that is due, and what is hidden in the heap."""
    shape = rules.shape(state)
    heap: dict[str, object] = {"from": dict(shape.heap)}
    match state.due:
        case FirstDue():
            return Chance(shape, {"kind": "first"})
        case ItemsDue():
            return Chance(shape, {"kind": "items", "count": shape.n}, heap)
        case DealDue(seat=seat):
            return Chance(shape, {"kind": "deal", "seat": seat, "count": shape.n}, heap)
    return Chance(shape, {"kind": "draw", "seat": state.turn}, heap)
