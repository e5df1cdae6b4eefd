"""Dixit: a storyteller gives a clue, the others hide its card among their own.

`state` is the values, `events` what can happen, `rules` the rules, `legal` what a seat may do and
`refusals` why not, `offers` what a screen is told of that, `notation` the text, `positions` the
printed shape of a state, `worlds` what somebody at the table may still imagine, `decks` which
pictures can be chosen.
What the cards of our own show is in `data/dreams.toml`, and `dreams` reads it; the rules know cards
by number alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from lapki.games import forms
from lapki.games.chance import Draw, Outcome, Pick, order
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
    Preview,
    Seat,
    seen,
)
from lapki.games.dixit import (
    decks,
    legal,
    notation,
    offers,
    positions,
    refusals,
    rules,
    tally,
    worlds,
)
from lapki.games.dixit.events import DixitEvent
from lapki.games.dixit.offers import Offer
from lapki.games.dixit.state import (
    Cards,
    Deal,
    DixitMove,
    DixitOptions,
    Glance,
    LayOut,
    Printed,
    State,
    View,
)

_GOVERNED = {
    "setup": ("DIX-1",),
    "tell": ("DIX-3", "DIX-7", "DIX-8", "DIX-9"),
    "give": ("DIX-4",),
    "table": ("DIX-5",),
    "vote": ("DIX-6", "DIX-7", "DIX-8", "DIX-9"),
    "refill": ("DIX-12",),
    "over": ("DIX-10",),
}


class Dixit(Game[State, DixitMove, DixitOptions, View, Offer, Glance]):
    """Three to eight seats, hidden hands, choices made at the same time."""

    key = "dixit"
    version = 1
    seats = range(3, 9)
    Options = DixitOptions
    StateType = State
    MoveType = DixitMove
    EventType = DixitEvent
    form = forms.read(__name__)
    stock = decks.FILES
    at_table = {"goal": range(1, 201), "cards": range(84, 1_001)}  # noqa: RUF012 - never changed

    def choices(self, stock: Mapping[str, bytes]) -> Iterable[DixitOptions]:
        return decks.choices(stock)

    def remarks(
        self, options: DixitOptions, events: Iterable[Event], language: str
    ) -> Iterable[tuple[Seat, str, bytes]]:
        return decks.said(options, events, language)

    def start(self, seats: int, options: DixitOptions) -> State:
        return rules.start(seats, cards=options.cards, goal=options.goal)

    def due(self, state: State) -> Due:
        match state.phase:
            case "setup" | "refill":
                return _deal(*rules.due(state), state.deck)
            case "table":
                return _table(rules.round_cards(state))
            case "over":
                return Over(state.winners or (), state.scores)
            case "tell":
                seats = rules.asked(state)
                return Decide(seats, "race") if len(seats) > 1 else Decide(seats)
            case "give" | "vote":
                return Decide(rules.asked(state), "sealed")

    def legal(self, state: State, seat: Seat) -> Iterable[DixitMove]:
        return legal.legal(state, seat)

    def check(self, state: State, actor: Actor, move: DixitMove) -> None:
        refusals.check(state, actor, move)

    def play(self, state: State, actor: Actor, move: DixitMove) -> tuple[State, tuple[Event, ...]]:
        return rules.play(state, actor, move)

    def fall(self, state: State, outcome: Outcome) -> DixitMove:
        cards = tuple(map(int, outcome))
        return LayOut(cards) if state.phase == "table" else Deal(rules.due(state)[0], cards)

    def printed(self, state: State) -> Printed:
        return positions.printed(state)

    def view(self, state: State, eye: Eye) -> View:
        return positions.view(state, eye)

    def glance(self, view: View) -> Glance:
        return Glance(rules.upshot(view.last) if view.last else None)

    def position(self, printed: object, seats: int, options: DixitOptions) -> State:
        return positions.load(printed, seats, options)

    def offer(self, state: State, seat: Seat) -> Offer:
        return offers.offer(state, seat)

    def tally(self, events: Iterable[Event]) -> Iterable[tuple[Seat, str]]:
        return tally.tally(events)

    def figures(self, told: Deeds) -> Iterable[Count]:
        return tally.figures(told)

    def governed(self, view: View) -> tuple[str, ...]:
        """Before the first clue it is DIX-2 that says who may give it."""
        race = ("DIX-2",) if view.phase == "tell" and view.storyteller is None else ()
        return race + _GOVERNED[view.phase]

    def preview(self, state: State, seat: Seat, move: DixitMove) -> Preview[Glance]:
        """The seat's own deed alone: what the last vote would turn over is nobody's to know yet."""
        _, events = self.play(state, seat, move)
        return Preview(seen(events[:1], seat), None)

    def sample(self, history: History[State], eye: Eye, pick: Pick) -> History[State]:
        return worlds.sample(history, eye, pick)

    def read(self, text: str) -> DixitMove:
        return notation.read(text)

    def write(self, move: DixitMove) -> str:
        return notation.write(move)


# `due` is asked several times a line, and a deck is long.
@lru_cache(maxsize=64)
def _deal(seat: Seat, count: int, deck: Cards) -> Chance:
    heap = Draw(tuple([(card, 1) for card in deck]), count)
    return Chance(heap, {"kind": "deal", "seat": seat, "count": count}, {"from": list(deck)})


def _table(cards: Cards) -> Chance:
    return Chance(order(cards), {"kind": "table"}, {"cards": list(cards)})


game = Dixit()
