"""Spots: dice find their places on dogs, and what finds none is buried in the yard.

`box` is what lies in the box (from `data/`), `state` and `events` the values, `legal` what a seat
may answer and `refusals` why not, `rules` what comes of it (by `setup`, `turns`, `rolls`,
`questions`, `scoring` and `rival`, over a `working` copy of the state), `notation` the text,
`positions` the printed shape of a state, and `offers` what a screen is told.
"""

from __future__ import annotations

from collections.abc import Iterable

from lapki.games import forms
from lapki.games.chance import Dice, Draw, Outcome, one_of, order
from lapki.games.contract import (
    CHANCE,
    Actor,
    Chance,
    Count,
    Decide,
    Deeds,
    Due,
    Event,
    Eye,
    Game,
    Over,
    Seat,
)
from lapki.games.spots import legal, notation, offers, positions, refusals, rules, setup, tally
from lapki.games.spots.box import COLOURS, OF_COLOUR, SETS, TRICKS
from lapki.games.spots.events import SpotsEvent
from lapki.games.spots.offers import Offer
from lapki.games.spots.state import (
    BY_CHANCE,
    ByChance,
    ChooseTricks,
    Deal,
    DogRoll,
    Roll,
    SpotsMove,
    SpotsOptions,
    Stack,
    Start,
    State,
    Top,
    View,
)

# `due` is asked at every line: its commonest answers are made once.
_DECIDE = {seat: Decide((seat,)) for seat in range(1, 5)}
_ROLL = {dice: Chance(Dice(dice), {"kind": "roll", "dice": dice}) for dice in range(1, 41)}
_DOG = Chance(Dice(1), {"kind": "dog"})
_TRICKS = Chance(Dice(len(COLOURS), True, len(OF_COLOUR[COLOURS[0]])), {"kind": "tricks"})


_GOVERNED = {
    "setup": ("SPO-1", "SPO-2"),
    "choose": ("SPO-5", "SPO-16", "SPO-4"),
    "over": ("SPO-19",),
}


class Spots(Game[State, SpotsMove, SpotsOptions, View, Offer, None]):
    """One to four seats, open information, much chance."""

    key = "spots"
    version = 1
    seats = range(1, 5)
    Options = SpotsOptions
    StateType = State
    MoveType = SpotsMove
    EventType = SpotsEvent
    hides = False
    form = forms.read(
        __name__,
        {"tricks": {name: ",".join(SETS[name]) for name in SETS} | {own: own for own in BY_CHANCE}},
    )

    def start(self, seats: int, options: SpotsOptions) -> State:
        return setup.start(seats, options)

    def due(self, state: State) -> Due:
        if state.due:
            return _chance(state)
        if state.phase == "over":
            winners = (state.winner,) if isinstance(state.winner, int) else ()
            return Over(winners, tuple(len(player.scored) for player in state.players))
        assert state.turn
        return _DECIDE[state.turn]

    def legal(self, state: State, seat: Seat) -> Iterable[SpotsMove]:
        return legal.legal(state) if seat == state.turn else ()

    def check(self, state: State, actor: Actor, move: SpotsMove) -> None:
        if isinstance(move, ByChance):
            refusals.check_chance(state, move)
        else:
            assert actor != CHANCE
            refusals.check(state, actor, move)

    def play(self, state: State, actor: Actor, move: SpotsMove) -> tuple[State, tuple[Event, ...]]:
        return rules.play(state, move)

    def opens_turn(self, state: State, seat: Seat, last: SpotsMove) -> bool:
        return state.phase == "choose"  # SPO-5: all other questions follow in the same turn

    def fall(self, state: State, outcome: Outcome) -> SpotsMove:
        return _fall(state, outcome)

    def printed(self, state: State) -> View:
        return positions.printed(state)

    def view(self, state: State, eye: Eye) -> View:
        return positions.printed(state)  # nothing is hidden in this game

    def position(self, printed: object, seats: int, options: SpotsOptions) -> State:
        return positions.load(printed, seats, options)

    def offer(self, state: State, seat: Seat) -> Offer:
        return offers.offer(state) if seat == state.turn else Offer()

    def tally(self, events: Iterable[Event]) -> Iterable[tuple[Seat, str]]:
        return tally.tally(events)

    def figures(self, told: Deeds) -> Iterable[Count]:
        return tally.figures(told)

    def governed(self, view: View) -> tuple[str, ...]:
        """The trick that is being done comes first."""
        if view.phase in _GOVERNED:
            return _GOVERNED[view.phase]
        trick = (TRICKS[view.trick["name"]].rule,) if view.trick else ()
        return (*trick, "SPO-10", "SPO-9", "SPO-13", "SPO-17")

    def read(self, text: str) -> SpotsMove:
        return notation.read(text)

    def write(self, move: SpotsMove) -> str:
        return notation.write(move)


# --- chance -------------------------------------------------------------------------------------


def _chance(state: State) -> Chance:
    """What chance has to say, in its shape."""
    match state.due:
        case "roll":
            return _ROLL[state.hand]
        case "top":
            return Chance(one_of(state.deck), {"kind": "top", "from": list(state.deck)})
        case "dog":
            return _DOG
        case "start":
            seats = setup.start_seats(state)
            return Chance(Dice(len(seats), True), {"kind": "start", "seats": list(seats)})
        case "deal":
            notice = {"seat": setup.dealt_next(state), "count": 2, "from": list(state.deck)}
            return Chance(Draw.of(state.deck, 2, ordered=True), {"kind": "deal", **notice})
        case "stack":
            colour = COLOURS[len(state.stacks or ())]
            return Chance(order(OF_COLOUR[colour]), {"kind": "stack", "colour": colour})
        case _:
            return _TRICKS


def _fall(state: State, outcome: Outcome) -> SpotsMove:
    """What chance said, as a move."""
    dice = tuple([thing for thing in outcome if isinstance(thing, int)])
    names = tuple([thing for thing in outcome if isinstance(thing, str)])
    match state.due:
        case "roll":
            return Roll(dice)
        case "top":
            return Top(names[0])
        case "dog":
            return DogRoll(dice[0])
        case "start":  # SPO-2: a die for each seat that rolls
            rolls = dict(zip(setup.start_seats(state), dice, strict=True))
            return Start(tuple(rolls.get(seat) for seat in range(1, len(state.players) + 1)))
        case "deal":
            return Deal(setup.dealt_next(state), (names[0], names[1]))
        case "stack":
            return Stack(COLOURS[len(state.stacks or ())], names)
        case _:  # each die points at a trick of its colour
            picks = zip(COLOURS, dice, strict=True)
            return ChooseTricks(tuple(OF_COLOUR[colour][face - 1] for colour, face in picks))


game = Spots()
