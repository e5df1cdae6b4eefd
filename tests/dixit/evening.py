"""An evening of Dixit for tests: rounds told in a few words.

    state = after_deal(4)                       # everybody holds a hand; cards dealt in order
    state = play(state, "2 tell 7 the sea", "1 give 1", "3 give 13", "4 give 19")
    state = play(state, "* table 1 7 13 19", "1 vote 2", "3 vote 2", "4 vote 1")

Cards are dealt rising: seat 1 holds 1 to 6, seat 2 holds 7 to 12, and so on (by sevens with three
seats), so that a test can be followed without looking anything up.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lapki.games.contract import CHANCE, Chance, Event, Illegal, judge
from lapki.games.dixit import game
from lapki.games.dixit.state import DixitOptions, State


def play(state: State, *lines: str) -> State:
    for line in lines:
        state, _ = told(state, line)
    return state


def told(state: State, line: str) -> tuple[State, tuple[Event, ...]]:
    """One line, judged and played: the state after it, and what happened."""
    actor, _, text = line.partition(" ")
    who = CHANCE if actor == "*" else int(actor)
    move = game.read(text)
    judge(game, state, who, move)
    return game.play(state, who, move)


def refused(state: State, line: str) -> str:
    """Why a line isn't allowed: the rule's number and the key."""
    with pytest.raises(Illegal) as refusal:
        told(state, line)
    return f"{refusal.value.rule} {refusal.value.key}"


def new(seats: int, **options: Any) -> State:
    return game.start(seats, DixitOptions(**options))


def due(state: State) -> dict[str, Any]:
    due = game.due(state)
    assert isinstance(due, Chance)
    return due.notice | due.inside


def deal(state: State) -> State:
    """The deal that is due, from the top of a deck that lies in order."""
    chance = due(state)
    assert chance["kind"] == "deal"
    cards = chance["from"][: chance["count"]]
    return play(state, " ".join(map(str, ("* deal", chance["seat"], *cards))))


def after_deal(seats: int, **options: Any) -> State:
    state = new(seats, **options)
    while state.phase == "setup":
        state = deal(state)
    return state


def told_and_given(state: State, storyteller: int, clue: str = "a clue") -> State:
    """Everybody plays the first cards of its hand; seats give in order."""
    state = play(state, f"{storyteller} tell {state.hands[storyteller - 1][0]} {clue}")
    count = 2 if len(state.hands) == 3 else 1
    for seat, hand in enumerate(state.hands, start=1):
        if seat != storyteller:
            state = play(state, f"{seat} give {' '.join(map(str, hand[:count]))}")
    return state


def laid_out(state: State, storyteller: int, clue: str = "a clue") -> State:
    """The same, and the cards lie in rising order."""
    state = told_and_given(state, storyteller, clue)
    return play(state, f"* table {' '.join(map(str, due(state)['cards']))}")


def vote_all(state: State, **slots: int) -> State:
    """`vote_all(state, s1=2, s3=2)`: seat 1 votes for slot 2, seat 3 too."""
    return play(state, *(f"{name[1:]} vote {slot}" for name, slot in slots.items()))


def vote_somehow(state: State) -> tuple[State, tuple[Event, ...]]:
    """Everybody votes for the first slot that it may; with the events of the last vote."""
    events: tuple[Event, ...] = ()
    while state.phase == "vote":
        seat = game.due(state).seats[0]  # type: ignore[union-attr]
        state, events = game.play(state, seat, next(iter(game.legal(state, seat))))
    return state, events


def refill(state: State) -> State:
    while state.phase == "refill":
        state = deal(state)
    return state


def page(state: State) -> Any:
    """The printed state, as JSON gives it back."""
    return msgspec.json.decode(msgspec.json.encode(game.printed(state)))


def load(shown: object, seats: int, **options: Any) -> State:
    return game.position(shown, seats, DixitOptions(**options))


def every_card(state: State) -> list[int]:
    """All cards, wherever they are."""
    told_card = () if state.told is None else (state.told,)
    gifts = (gift or () for gift in state.gifts)
    places = (*state.hands, state.deck, state.discard, told_card, *gifts)
    return sorted(card for place in places for card in place)
