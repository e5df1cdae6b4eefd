"""Tests of the test: Barking with a secret let slip, one of each kind. Every one must be found."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from lapki.checking.suite import check_secrets, random_match
from lapki.games.barking import Barking
from lapki.games.barking.box import WONDER
from lapki.games.barking.events import Dealt, Drew
from lapki.games.barking.offers import Offer
from lapki.games.barking.state import State
from lapki.games.contract import Chance, Decide, Event, Eye, Preview


class _OpenlyDrew(Drew, frozen=True, tag="drew"):
    def seen(self, eye: Eye) -> Drew:
        return self


class _OpenlyDealt(Dealt, frozen=True, tag="dealt"):
    def seen(self, eye: Eye) -> Dealt:
        return self


class DrawnCardInAnEvent(Barking):
    """Everybody is told which card was drawn."""

    def play(self, state: State, actor: Any, move: Any) -> tuple[State, tuple[Event, ...]]:
        after, events = super().play(state, actor, move)
        return after, tuple(
            _OpenlyDrew(e.seat, e.card) if isinstance(e, Drew) else e for e in events
        )


class FirstDealtCardInAnEvent(Barking):
    """Of each deal everybody is told one card."""

    def play(self, state: State, actor: Any, move: Any) -> tuple[State, tuple[Event, ...]]:
        after, events = super().play(state, actor, move)
        openly = (
            _OpenlyDealt(e.seat, e.count, (e.cards or ())[:1]) if isinstance(e, Dealt) else e
            for e in events
        )
        return after, tuple(openly)


class _Stripped(Barking):
    """A view made by taking things away from the page, and something was forgotten."""

    def forgotten(self, state: State, eye: Eye) -> dict[str, Any]:
        raise NotImplementedError

    def view(self, state: State, eye: Eye) -> Any:
        return msgspec.to_builtins(super().view(state, eye)) | self.forgotten(state, eye)

    def glance(self, view: Any) -> Any:
        return None  # it is made of a view in its own shape

    def governed(self, view: Any) -> tuple[str, ...]:
        return ()  # so is this


class DeckInAView(_Stripped):
    """The heaps of the deck lie open."""

    def forgotten(self, state: State, eye: Eye) -> dict[str, Any]:
        return {"deck": state.deck}


class LastHeapInAView(_Stripped):
    """Only the heap at the bottom lies open, and only once it has been drawn from."""

    def forgotten(self, state: State, eye: Eye) -> dict[str, Any]:
        return {"bottom": state.deck[-1] if len(state.deck) == 1 and state.round > 1 else ()}


class HandsWithoutNamesInAView(_Stripped):
    """Hands are told as numbers of kinds: how many different cards somebody holds."""

    def forgotten(self, state: State, eye: Eye) -> dict[str, Any]:
        return {"kinds": [len(set(hand)) for hand in state.hands]}


class OrderOfHandsInAView(_Stripped):
    """Seats are listed by what they hold."""

    def forgotten(self, state: State, eye: Eye) -> dict[str, Any]:
        return {"order": sorted(range(len(state.hands)), key=lambda seat: state.hands[seat])}


class HandBetrayedByNotBeingAsked(Barking):
    """Who holds no dog at all is known to pass: that is told before it does."""

    def due(self, state: State) -> Any:
        due = super().due(state)
        if isinstance(due, Decide) and state.phase == "play":
            cards = state.hands[due.seats[0] - 1]
            only = not any(card.isdigit() for card in cards)
            return msgspec.structs.replace(due, kind="race" if only else "turn")
        return due


class HeapInTheNotice(Barking):
    """Whoever looks at the chance that is due can read the heap."""

    def due(self, state: State) -> Any:
        due = super().due(state)
        if isinstance(due, Chance):
            return msgspec.structs.replace(due, notice=due.notice | due.inside)
        return due


class OthersWondersInTheOffer(Barking):
    """An offer counts the wonder dogs that the others hold."""

    def offer(self, state: State, seat: int) -> Offer:
        held = sum(hand.count(WONDER) for hand in state.hands)
        return msgspec.structs.replace(super().offer(state, seat), wonders=held)


class NextHandInAPreview(Barking):
    """A preview goes on to tell what the next seat could answer."""

    def preview(self, state: State, seat: int, move: Any) -> Preview[Any]:
        after, _ = self.play(state, seat, move)
        answers = len(super().legal(after, after.turn or 0))
        told = super().preview(state, seat, move)
        return Preview((*told.events, Dealt(seat, answers)), told.glance)


class HandsInTheGlanceOfAPreview(Barking):
    """The glance of a preview is made of the whole state after the move."""

    def preview(self, state: State, seat: int, move: Any) -> Preview[Any]:
        after, _ = self.play(state, seat, move)
        return Preview(super().preview(state, seat, move).events, after.hands)


class LegalMovesOfOthers(Barking):
    """Whoever asks is told the moves of the seat on turn."""

    def legal(self, state: State, seat: int) -> Any:
        return super().legal(state, state.turn or seat)


LEAKY = [
    DrawnCardInAnEvent,
    FirstDealtCardInAnEvent,
    DeckInAView,
    LastHeapInAView,
    HandsWithoutNamesInAView,
    OrderOfHandsInAView,
    HandBetrayedByNotBeingAsked,
    HeapInTheNotice,
    OthersWondersInTheOffer,
    NextHandInAPreview,
    HandsInTheGlanceOfAPreview,
    LegalMovesOfOthers,
]


@pytest.mark.parametrize("leaky", LEAKY)
def test_a_planted_leak_is_found(leaky: type[Barking]) -> None:
    with pytest.raises(AssertionError, match="betrays a secret"):
        _search(leaky())


def test_and_without_one_nothing_is_found() -> None:
    _search(Barking())


def _search(game: Barking) -> None:
    for seed in range(12):
        match = random_match(Barking(), 2 + seed % 4, game.Options(), Random(seed))
        match.game = game
        check_secrets(match, Random(seed))
