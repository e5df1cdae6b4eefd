"""A table set up in a test, what is played at it, and what is seen afterwards.

    before = table(hands=["3 9 W", "10 10"], row=[at("mailbox", "2: 9"), at("boxes")])
    after = play(before, "play 1 3")

Cards stand in strings as in the notation, one string a hand or heap. Whatever a test doesn't care
for is left out. A table is set up through `position`, so that a test can't begin where no game can
come.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from lapki.games.barking import game
from lapki.games.barking.state import BarkingOptions, Pack, State
from lapki.games.contract import CHANCE, Actor, Chance, Decide, Illegal, judge


def at(item: str, *packs: str, cat: bool = False) -> dict[str, Any]:
    """An item with the dogs at it: `at("mailbox", "1: 9 W9", "2: 3")`."""
    owners = [pack.partition(":")[::2] for pack in packs]
    dogs = [{"seat": int(seat), "cards": cards.split()} for seat, cards in owners]
    return {"item": item, "cat": cat, "packs": dogs}


def table(
    hands: Iterable[str],
    row: Iterable[dict[str, Any]] = (),
    deck: Iterable[str] = (),
    discard: str = "",
    cats: str = "on",
    **details: Any,
) -> State:
    """A state in which seat 1 is asked to play, unless the details say otherwise."""
    return load(picture(hands, row, deck, discard, **details), cats)


def picture(
    hands: Iterable[str],
    row: Iterable[dict[str, Any]] = (),
    deck: Iterable[str] = (),
    discard: str = "",
    won: Iterable[str] | None = None,
    **details: Any,
) -> dict[str, Any]:
    """The printed shape of such a state."""
    hands = list(hands)
    won = won or [""] * len(hands)
    passes = details.get("passes", [])
    return {
        "players": [
            {"hand": hand.split(), "items": items.split(), "passed": seat in passes}
            for seat, (hand, items) in enumerate(zip(hands, won, strict=True), start=1)
        ],
        "round": 1,
        "first": 1,
        "turn": 1,
        "phase": "play",
        "row": list(row),
        "deck": [heap.split() for heap in deck],
        "discard": discard.split(),
        "unseen": [],
        "passes": [],
        "winners": None,
        **details,
    }


def load(page: Any, cats: str = "on") -> State:
    return game.position(
        page, len(page["players"]), msgspec.convert({"cats": cats}, BarkingOptions)
    )


def play(state: State, *lines: str) -> State:
    """Play these lines: `* …` for chance, `2: …` for a seat, anything else for the seat on turn."""
    for line in lines:
        state, _ = _step(state, line)
    return state


def told(state: State, *lines: str) -> list[dict[str, Any]]:
    """The events of the last of these lines."""
    *first, last = lines
    _, events = _step(play(state, *first), last)
    answer: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(events))
    return answer


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


def refused(state: State, line: str) -> tuple[str | None, str]:
    """The rule and the reason with which a line is refused."""
    actor, text = _actor(state, line)
    with pytest.raises(Illegal) as caught:
        judge(game, state, actor, game.read(text))
    return caught.value.rule, caught.value.key


def facts(state: State, line: str) -> dict[str, Any]:
    """The facts with which a line is refused."""
    actor, text = _actor(state, line)
    with pytest.raises(Illegal) as caught:
        judge(game, state, actor, game.read(text))
    return caught.value.facts


def choices(state: State, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, by default the one on turn."""
    return sorted(map(game.write, game.legal(state, seat or state.turn or 0)))


def plays(state: State, place: int) -> list[str]:
    """What the seat on turn may play at this place."""
    start = f"play {place} "
    return [move.removeprefix(start) for move in choices(state) if move.startswith(start)]


def hand(state: State, seat: int) -> str:
    return " ".join(state.hands[seat - 1])


def pack(state: State, place: int, seat: int) -> str:
    packs: tuple[Pack, ...] = state.row[place - 1].packs
    return next(" ".join(pack.cards) for pack in packs if pack.seat == seat)


def heaps(state: State) -> list[str]:
    return [" ".join(heap) for heap in state.deck]


def due(state: State) -> dict[str, Any] | None:
    """The chance that is due, as it is printed."""
    due = game.due(state)
    return due.notice | due.inside if isinstance(due, Chance) else None


def asked(state: State) -> tuple[int, ...]:
    due = game.due(state)
    return due.seats if isinstance(due, Decide) else ()


def _step(state: State, line: str) -> tuple[State, Any]:
    actor, text = _actor(state, line)
    move = game.read(text)
    judge(game, state, actor, move)
    return game.play(state, actor, move)


def _actor(state: State, line: str) -> tuple[Actor, str]:
    if line.startswith("* "):
        return CHANCE, line[2:]
    seat, colon, text = line.partition(": ")
    if colon:
        return int(seat), text
    assert state.turn is not None
    return state.turn, line
