"""Why not: the judge of what a seat wants to do, and of what chance says."""

from __future__ import annotations

from collections import Counter

from lapki.games.barking import rules
from lapki.games.barking.box import BREED, BREEDS, CAT, WONDER, in_hand
from lapki.games.barking.state import (
    HAND,
    BarkingMove,
    Cards,
    Deal,
    DealDue,
    Discard,
    DrawDue,
    First,
    FirstDue,
    Items,
    ItemsDue,
    Play,
    PlayCat,
    State,
    Swap,
    Token,
    Top,
)
from lapki.games.contract import Actor, Illegal, Seat


def check(state: State, actor: Actor, move: BarkingMove) -> None:
    """Whose turn (BRK-7), then the phase, then the move's own rules, the lowest number first."""
    if move.by_chance:
        _check_chance(state, move)
        return
    if actor not in rules.asked(state) and (state.turn is None or actor != state.turn):
        raise Illegal("BRK-7", "not-your-turn", seat=actor, turn=state.turn)
    hand = state.hands[int(actor) - 1]
    match move:
        case Discard(cards):
            _check_discard(state, hand, cards)
        case Token(place):
            _check_token(state, place)
        case _ if state.phase != "play":
            raise Illegal("BRK-8", "not-now")
        case Play():
            _check_play(state, int(actor), hand, move)
        case Swap() if WONDER not in hand:
            raise Illegal("BRK-13", "no-wonder")
        case PlayCat() if CAT not in hand:
            raise Illegal("BRK-14", "no-cat")
        case PlayCat() if state.round < state.cats_from:
            raise Illegal("BRK-14", "cats-later", round=state.cats_from)


def _check_chance(state: State, move: BarkingMove) -> None:
    """Chance says what is due, and nothing that can't be."""
    due = state.due
    match move:
        case First(seat):
            if not isinstance(due, FirstDue) or not 1 <= seat <= len(state.hands):
                raise Illegal("BRK-1", "wrong-first", seat=seat)
        case Items(items):
            if not isinstance(due, ItemsDue) or not rules.shape(state).weight(items):
                raise Illegal("BRK-3", "wrong-items", items=items)
        case Deal(seat, cards):
            if (
                not isinstance(due, DealDue)
                or due.seat != seat
                or not rules.shape(state).weight(cards)
            ):
                raise Illegal("BRK-4", "wrong-deal", seat=seat, cards=cards)
        case Top(card):
            if not isinstance(due, DrawDue) or card not in state.deck[0]:
                rule = "BRK-14" if due == DrawDue("cat") else "BRK-13"
                raise Illegal(rule, "wrong-draw", card=card)


def _check_discard(state: State, hand: Cards, cards: Cards) -> None:
    """BRK-6: exactly what is more than ten, of cards that are held."""
    if state.phase != "discard":
        raise Illegal("BRK-6", "nothing-to-discard")
    if len(cards) != len(hand) - HAND:
        raise Illegal("BRK-6", "discard-count", count=len(hand) - HAND)
    if lacking := Counter(cards) - Counter(hand):
        raise Illegal("BRK-6", "not-held", card=next(iter(lacking)))


def _check_token(state: State, place: int | None) -> None:
    """BRK-14: on an item without a cat, or nowhere."""
    if state.phase != "token":
        raise Illegal("BRK-14", "no-token-due")
    if place is None:
        return
    _check_place(state, place, "BRK-14")
    if state.row[place - 1].cat:
        raise Illegal("BRK-14", "cat-there", place=place)


def _check_place(state: State, place: int, rule: str) -> None:
    if not 1 <= place <= len(state.row):
        raise Illegal(rule, "no-place", place=place, places=len(state.row))


def _check_play(state: State, seat: Seat, hand: Cards, move: Play) -> None:
    """BRK-9 … 12, of which a cat (BRK-15) suspends the first two."""
    _check_place(state, move.place, "BRK-9")
    if lacking := Counter(map(in_hand, move.cards)) - Counter(hand):
        raise Illegal("BRK-9", "not-held", card=next(iter(lacking)))
    place = state.row[move.place - 1]
    breeds = {BREED[dog] for dog in move.cards}
    if not place.cat:
        if len(breeds) > 1:
            raise Illegal("BRK-9", "one-breed")
        if rules.has_pack(place, seat):
            raise Illegal("BRK-10", "own-dogs", place=move.place)
    if taken := breeds & rules.barking(place):
        breed = min(taken, key=int)
        raise Illegal("BRK-11", "breed-barks", breed=breed, name=BREEDS[breed], place=move.place)
    if lone := breeds.difference(move.cards):
        raise Illegal("BRK-12", "lone-wonder", breed=min(lone, key=int))
