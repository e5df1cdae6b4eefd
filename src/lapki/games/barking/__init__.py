"""Barking Up the Wrong Tree: packs of dogs outbid each other for things to bark at.

`box` is what lies in the box, `state` the values, `rules` the rules, `menu` what a seat may choose
from, `notation` the text, `positions` the printed shape and the views, `worlds` what an eye can't
tell apart.
"""

from __future__ import annotations

from lapki.games.barking import notation, positions, rules, worlds
from lapki.games.barking.box import CAT, RANKS, WONDER
from lapki.games.barking.menu import Menu
from lapki.games.barking.state import (
    HAND,
    BarkingEvent,
    BarkingMove,
    BarkingOptions,
    Card,
    Deal,
    DealDue,
    First,
    FirstDue,
    Glance,
    Items,
    ItemsDue,
    Offer,
    Place,
    PlaceOffer,
    Printed,
    State,
    Top,
    View,
)
from lapki.games.chance import Outcome, Pick
from lapki.games.contract import (
    Actor,
    Chance,
    Decide,
    Due,
    Event,
    Eye,
    Game,
    History,
    Over,
    Seat,
)


class Barking(Game[State, BarkingMove, BarkingOptions, View, Offer, Glance]):
    """Two to five seats, hidden hands, five rounds."""

    key = "barking"
    version = 1
    seats = range(2, 6)
    Options = BarkingOptions
    StateType = State
    MoveType = BarkingMove
    EventType = BarkingEvent
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
        return rules.legal(state, seat)

    def check(self, state: State, actor: Actor, move: BarkingMove) -> None:
        rules.check(state, actor, move)

    def play(
        self, state: State, actor: Actor, move: BarkingMove
    ) -> tuple[State, tuple[Event, ...]]:
        return rules.play(state, actor, move)

    def opens_turn(self, state: State, seat: Seat) -> bool:
        return state.phase != "token"  # BRK-14: it belongs to the cat that was played

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
            leads=tuple(rules.winning(p)[0].seat if p.packs else None for p in view.row),
            points=rules.scores(player.items for player in view.players),
        )

    def position(self, printed: object, seats: int, options: BarkingOptions) -> State:
        return positions.load(printed, seats, _cats_from(options))

    def offer(self, state: State, seat: Seat) -> Offer:
        if seat not in rules.asked(state):
            return Offer()
        hand = state.hands[seat - 1]
        if state.phase == "discard":
            return Offer(phase="discard", discard=len(hand) - HAND)
        if state.phase == "token":
            free = rules.free_places(state)
            taken = [n for n in range(1, len(state.row) + 1) if n not in free]
            return Offer(phase="token", tokens=free, why_not={str(n): "cat-there" for n in taken})
        no_cat = _no_cat(state, seat)
        why_not = {"cat": no_cat, "swap": None if WONDER in hand else "no-wonder"}
        return Offer(
            phase="play",
            places=tuple(_place_offer(state, seat, n) for n in range(1, len(state.row) + 1)),
            wonders=hand.count(WONDER),
            cat=no_cat is None,
            swap=WONDER in hand,
            why_not={name: why for name, why in why_not.items() if why},
        )

    def sample(self, history: History[State], eye: Eye, pick: Pick) -> History[State]:
        return worlds.another(history, eye, pick)

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


def _no_cat(state: State, seat: Seat) -> str | None:
    """Why this seat can't play a cat."""
    if CAT not in state.hands[seat - 1]:
        return "no-cat"
    return "cats-later" if state.round < state.cats_from else None


def _place_offer(state: State, seat: Seat, number: int) -> PlaceOffer:
    place = state.row[number - 1]
    held = [rank for rank in RANKS if rank in state.hands[seat - 1]]
    why_not = {rank: why for rank in held if (why := _why_not_here(place, seat, rank))}
    return PlaceOffer(
        number,
        breeds=tuple(rank for rank in held if rank not in why_not),
        mix=place.cat,
        why_not=why_not,
    )


def _why_not_here(place: Place, seat: Seat, breed: Card) -> str | None:
    if not place.cat and rules.has_pack(place, seat):
        return "own-dogs"
    return "breed-barks" if breed in rules.barking(place) else None
