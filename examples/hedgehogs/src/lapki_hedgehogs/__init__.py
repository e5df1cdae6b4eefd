"""Apples for Winter: hedgehogs hide apples, and some have a worm.

`rules.py` says what happens, `notation.py` how it is written; here is what the house asks.
"""

from __future__ import annotations

from collections.abc import Iterable

from lapki.games import forms, plain
from lapki.games.chance import Draw, Outcome, Pick
from lapki.games.contract import (
    CHANCE,
    Actor,
    Chance,
    Decide,
    Due,
    Event,
    Eye,
    Game,
    History,
    Illegal,
    Line,
    Over,
    Seat,
)
from lapki_hedgehogs import notation, positions, rules
from lapki_hedgehogs.rules import (
    Find,
    Found,
    Keep,
    Options,
    Printed,
    Put,
    Roll,
    Spring,
    State,
    View,
)

AnyMove = Find | Keep | Roll

TRIES = 9
"""Many apples are alike: so often another world is looked for."""


class Hedgehogs(Game[State, AnyMove, Options, View, plain.Offer, None]):
    """The game as the house knows it."""

    key = "hedgehogs"
    version = 1
    contract = 1
    seats = range(2, 5)
    Options = Options
    StateType, MoveType, EventType = State, AnyMove, Found | Put | Spring
    form = forms.read(__name__)

    # -- play

    def start(self, seats: int, options: Options) -> State:
        return rules.start(seats, options)

    def due(self, state: State) -> Due:
        """HED-2, HED-6, HED-7."""
        if rules.full(state):
            scores = rules.scores(state)
            best = max(scores)
            return Over(tuple(s for s, n in enumerate(scores, 1) if n == best), scores)
        if state.paws is None:
            notice = {"kind": "find", "seat": state.turn}
            return Chance(Draw.of(state.basket, 1), notice, {"from": state.basket})
        return Decide((state.turn,))

    def legal(self, state: State, seat: Seat) -> Iterable[AnyMove]:
        if self.due(state) != Decide((seat,)):
            return ()
        mine = [Keep()] if rules.room(state, seat) else []
        return [*mine, *(Roll(to) for to in self._others(state, seat) if rules.room(state, to))]

    def check(self, state: State, actor: Actor, move: AnyMove) -> None:
        due = self.due(state)
        if isinstance(move, Find):
            if not isinstance(due, Chance):
                raise Illegal("HED-2", "found-already")
            if move.apple not in state.basket:
                raise Illegal("HED-1", "no-such-apple", apple=move.apple)
            return
        if due != Decide((int(actor),)):
            raise Illegal("HED-2", "not-your-turn")
        to = move.to if isinstance(move, Roll) else int(actor)
        if isinstance(move, Roll) and to not in self._others(state, int(actor)):
            raise Illegal("HED-4", "nobody-there", to=to)
        if not rules.room(state, to):
            raise Illegal("HED-5", "full", to=to, mine=to == actor)

    def play(self, state: State, actor: Actor, move: AnyMove) -> tuple[State, tuple[Event, ...]]:
        return rules.play(state, move)

    def fall(self, state: State, outcome: Outcome) -> Find:
        return Find(int(outcome[0]))

    def _others(self, state: State, seat: Seat) -> list[Seat]:
        return [one for one in range(1, len(state.heaps) + 1) if one != seat]

    # -- eyes

    def printed(self, state: State) -> Printed:
        return rules.printed(state)

    def view(self, state: State, eye: Eye) -> View:
        return rules.view(state, eye)

    def offer(self, state: State, seat: Seat) -> plain.Offer:
        tries = [Keep(), *map(Roll, self._others(state, seat))]
        return plain.offer(self, state, seat, tries)

    def governed(self, view: View) -> tuple[str, ...]:
        return ("HED-7",) if view.phase == "over" else ("HED-3", "HED-4", "HED-5")

    def sample(self, history: History[State], eye: Eye, pick: Pick) -> History[State]:
        """Apples that this eye hasn't seen may be any that were in the basket (HED-3)."""
        state = history.start
        unseen: list[int] = []
        for place, (actor, move) in enumerate(history.lines):
            if actor == CHANCE and state.turn != eye:
                unseen.append(place)
            state, _ = rules.play(state, move)
        if rules.full(state) or not unseen:
            return history  # in spring everybody has seen everything
        for _ in range(TRIES):
            lines = self._dealt_anew(history.lines, unseen, state.basket, pick)
            if lines != history.lines:
                break
        return history._replace(lines=lines)

    def _dealt_anew(
        self, lines: tuple[Line, ...], places: list[int], basket: tuple[int, ...], pick: Pick
    ) -> tuple[Line, ...]:
        """Other apples on these lines, from the same basket."""
        heap = [
            *basket,
            *(move.apple for move in (lines[p].move for p in places) if isinstance(move, Find)),
        ]
        anew = list(lines)
        for place in places:
            anew[place] = Line(CHANCE, Find(heap.pop(pick(len(heap)))))
        return tuple(anew)

    # -- text

    def read(self, text: str) -> AnyMove:
        return notation.read(text)

    def write(self, move: AnyMove) -> str:
        return notation.write(move)

    def position(self, printed: object, seats: int, options: Options) -> State:
        return positions.load(printed, seats, options)


game = Hedgehogs()
