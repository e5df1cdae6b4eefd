"""What holds in every game of Barking, whoever plays it and however badly."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest

from lapki.checking.suite import random_match
from lapki.games.barking import game, rules
from lapki.games.barking.box import BREED, CARDS, ITEMS, in_hand, sort_cards, sort_dogs
from lapki.games.barking.events import ItemLeft
from lapki.games.barking.state import BarkingOptions, RowItem, State
from lapki.games.contract import Illegal
from lapki.match.match import Match
from rulebook import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def matches(seats: int, many: int = 12) -> list[Match]:
    return [
        random_match(game, seats, BarkingOptions(cats), Random(seed))
        for seed in range(many // 2)
        for cats in ("on", "from-2")
    ]


def cards_of(state: State) -> Counter[str]:
    dogs = [in_hand(d) for place in state.row for pack in place.packs for d in pack.cards]
    return Counter(chain(dogs, state.discard, *state.hands, *state.deck))


@rule("BRK-1", "BRK-5", "BRK-19")
@SEATS
def test_there_are_always_63_cards(seats: int) -> None:
    for match in matches(seats):
        for state in match.states:
            assert cards_of(state) == Counter(CARDS)


@rule("BRK-2", "BRK-18")
@SEATS
def test_there_are_always_40_items(seats: int) -> None:
    for match in matches(seats):
        gone: Counter[str] = Counter()
        for state, events in zip(match.states, [(), *match.told], strict=True):
            gone.update(event.item for event in events if isinstance(event, ItemLeft))
            lying = [place.item for place in state.row]
            there = Counter(chain(state.unseen, lying, *state.won))
            assert there + gone == Counter(ITEMS)
        assert len(match.state.unseen) == 15


@rule("BRK-10", "BRK-11", "BRK-12")
@SEATS
def test_what_lies_in_the_row_is_in_order(seats: int) -> None:
    for match in matches(seats):
        for place in {place for state in match.states for place in state.row}:
            check_place(place)


def check_place(place: RowItem) -> None:
    breeds = [breed for pack in place.packs for breed in {BREED[dog] for dog in pack.cards}]
    assert len(set(breeds)) == len(breeds), "a breed has one owner"
    assert len({pack.seat for pack in place.packs}) == len(place.packs)
    for pack in place.packs:
        assert {BREED[dog] for dog in pack.cards} <= set(pack.cards), "no wonder dog is alone"
        assert place.cat or len({BREED[dog] for dog in pack.cards}) == 1
        assert pack.cards == sort_dogs(pack.cards)


@rule("BRK-6")
@SEATS
def test_everything_is_sorted_nobody_holds_too_much_and_no_heap_is_empty(seats: int) -> None:
    for match in matches(seats):
        for state in match.states:
            for cards in (*state.hands, *state.deck, state.discard):
                assert cards == sort_cards(cards)
            assert all(state.deck)
            dealing = state.phase in ("discard", "chance")
            assert all(len(hand) <= (17 if dealing else 10) for hand in state.hands)


@rule("BRK-20", "BRK-21")
@SEATS
def test_the_result_is_what_the_items_are_worth(seats: int) -> None:
    for match in matches(seats):
        points = [
            sum(
                {1: 3, 2: 2}.get(n, 1) for many in Counter(won).values() for n in range(1, many + 1)
            )
            for won in match.state.won
        ]
        assert list(rules.scores(match.state.won)) == points
        assert {points[seat - 1] for seat in match.due.winners} == {max(points)}


@SEATS
def test_an_offer_tells_exactly_what_may_bark_where(seats: int) -> None:
    for match in matches(seats, 4):
        for state in match.states:
            if state.phase == "play" and state.turn:
                check_offer(state, state.turn)


def check_offer(state: State, seat: int) -> None:
    offer = game.offer(state, seat)
    listed = {
        (move.place, BREED[card])
        for move in game.legal(state, seat)
        if hasattr(move, "cards")
        for card in move.cards
    }
    offered = {(place.place, breed) for place in offer.places for breed in place.breeds}
    assert offered == listed
    held = {card for card in state.hands[seat - 1] if card in BREED}
    for place in offer.places:
        assert set(place.breeds) | set(place.why_not) == held
        for breed, why in place.why_not.items():
            with pytest.raises(Illegal) as refusal:
                game.check(state, seat, game.read(f"play {place.place} {breed}"))
            assert refusal.value.key == why
    moves = {game.write(move) for move in game.legal(state, seat)}
    assert (offer.cat, offer.swap) == ("cat" in moves, "swap" in moves)
    assert set(offer.why_not) == {"cat", "swap"} - moves
    assert offer.wonders == state.hands[seat - 1].count("W")
