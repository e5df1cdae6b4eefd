"""The same toys with a secret let slip, one each. The suite must refuse every one of them."""

from __future__ import annotations

import inspect
from random import Random
from typing import Any

import msgspec

from contract.toys.hands import HandsToy
from contract.toys.hands import State as HandsState
from contract.toys.hands import View as HandsView
from contract.toys.sealed import Chose, SealedToy
from contract.toys.sealed import State as SealedState
from lapki.bots import Bot, Budget, Sight
from lapki.games.contract import Actor, Chance, Event, Eye, Move, Preview


class _OpenlyChose(Chose, frozen=True, tag="chose"):
    def seen(self, eye: Eye) -> Chose:
        return self


class ChoiceInAnEvent(SealedToy):
    """A sealed choice is told to everybody as it is made."""

    def play(self, state: SealedState, actor: Actor, move: Move) -> tuple[Any, tuple[Event, ...]]:
        after, events = super().play(state, actor, move)
        openly = (_OpenlyChose(e.seat, e.number) if isinstance(e, Chose) else e for e in events)
        return after, tuple(openly)


class DeckInAView(HandsToy):
    """A view was made by stripping the state, and the deck was forgotten."""

    def view(self, state: HandsState, eye: Eye) -> Any:
        shown = msgspec.to_builtins(super().view(state, eye))
        return shown | {"deck": state.deck}


class ChoiceInTheOrderOfKeys(SealedToy):
    """Who has chosen is told as an object, and its keys are sorted by what was chosen."""

    def view(self, state: SealedState, eye: Eye) -> Any:
        shown = msgspec.to_builtins(super().view(state, eye))
        made = sorted((number or 0, seat) for seat, number in enumerate(state.chosen, 1))
        return shown | {"chosen": {seat: bool(number) for number, seat in made}}


class ChoiceInAPreview(SealedToy):
    """The last to choose is shown what its choice would uncover."""

    def preview(self, state: Any, seat: int, move: Any) -> Preview[Any]:
        return Preview(self.play(state, seat, move)[1], None)


class CardInTheNotice(HandsToy):
    """Whoever looks at the chance that is due can read the deck."""

    def due(self, state: HandsState) -> Any:
        due = super().due(state)
        if isinstance(due, Chance):
            return msgspec.structs.replace(due, notice=due.notice | due.inside)
        return due


class _Heavy(HandsView, frozen=True, dict=True):
    """A view with something on its back that isn't written down."""


class DeckInAGlance(HandsToy):
    """A view carries the state along, and what is made of the view looks there."""

    def view(self, state: HandsState, eye: Eye) -> Any:
        view = super().view(state, eye)
        heavy = _Heavy(**msgspec.structs.asdict(view))
        heavy.__dict__["state"] = state
        return heavy

    def glance(self, view: Any) -> Any:
        return max(view.state.deck, default=0)


class DeckInAnOffer(HandsToy):
    """Whoever may lay a card is told what it could draw then."""

    def offer(self, state: HandsState, seat: int) -> Any:
        return [super().offer(state, seat), state.deck]


class ChoiceInTheGlanceOfAPreview(SealedToy):
    """The last to choose is told nothing of what would happen, but the points it would come to."""

    def preview(self, state: Any, seat: int, move: Any) -> Preview[Any]:
        after, _ = self.play(state, seat, move)
        return Preview(super().preview(state, seat, move).events, after.scores)


class Peeper(Bot):
    """Its advice is made of what it finds behind the sight."""

    levels = (1,)

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> Move:
        raise NotImplementedError

    def advise(self, sight: Sight) -> Any:
        return inspect.getclosurevars(sight.legal).nonlocals["state"].hands


LEAKY = (
    ChoiceInAnEvent,
    DeckInAView,
    ChoiceInTheOrderOfKeys,
    ChoiceInAPreview,
    CardInTheNotice,
    DeckInAGlance,
    DeckInAnOffer,
    ChoiceInTheGlanceOfAPreview,
)
