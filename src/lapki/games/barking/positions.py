"""The printed shape of a state, both ways, and what each eye may see of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import count

import msgspec

from lapki.games.barking import legal, rules
from lapki.games.barking.box import BREED, CARDS, ITEMS, TOKENS, in_hand, sort_cards, sort_dogs
from lapki.games.barking.state import (
    HAND,
    ROUNDS,
    DealDue,
    DrawDue,
    Due,
    FirstDue,
    ItemsDue,
    Pack,
    Player,
    PlayerView,
    Printed,
    RowItem,
    State,
    View,
)
from lapki.games.contract import Broken, Eye, Seat

_DEAL = ROUNDS + 2
"""The most cards that a seat is ever dealt in a round."""
_MOST = HAND + _DEAL
"""BRK-6: no hand ever holds more. A position may show such a hand in any phase …"""
_LISTED = 100_000
"""… unless that gives so many plays, at cats' items, that nobody could list them. (With ten cards
in hand there are fewer than 30,000.)"""


def printed(state: State) -> Printed:
    """A state as it is printed."""
    return Printed(
        players=tuple(
            Player(hand, won, seat in state.passes)
            for seat, (hand, won) in enumerate(zip(state.hands, state.won, strict=True), start=1)
        ),
        round=state.round,
        first=state.first,
        turn=state.turn,
        phase=state.phase,
        row=state.row,
        deck=state.deck,
        discard=state.discard,
        unseen=state.unseen,
        passes=state.passes,
        winners=state.winners,
        due=state.due,
    )


def view(state: State, eye: Eye) -> View:
    """What lies open, the eye's own hand, and how many cards there are of all else."""
    return View(
        players=tuple(
            [
                PlayerView(hand if seat == eye else len(hand), won, seat in state.passes)
                for seat, hand, won in zip(count(1), state.hands, state.won, strict=False)
            ]
        ),
        round=state.round,
        first=state.first,
        turn=state.turn,
        phase=state.phase,
        row=state.row,
        deck=sum(map(len, state.deck)),
        discard=state.discard,
        unseen=len(state.unseen),
        passes=state.passes,
        winners=state.winners,
        due=state.due,
    )


# --- positions ----------------------------------------------------------------------------------


def load(printed: object, seats: int, cats_from: int) -> State:
    """The state that was printed, if a game can come to one like it, after its forced steps."""
    try:
        shown = msgspec.convert(printed, Printed)
    except msgspec.ValidationError as error:
        raise Broken("position-shape", problem=str(error)) from None
    except UnicodeEncodeError:  # half a character is in no word of ours
        raise Broken("position-shape", problem="text") from None
    _check_words(shown)
    _check_seats(shown, seats)
    _check_box(shown)
    for number, place in enumerate(shown.row, start=1):
        _check_packs(number, place, seats)
    _check_phase(shown)
    state = State(
        hands=tuple(sort_cards(player.hand) for player in shown.players),
        won=tuple(player.items for player in shown.players),
        round=shown.round,
        first=shown.first,
        turn=shown.turn,
        phase=shown.phase,
        row=tuple(
            RowItem(p.item, p.cat, tuple(Pack(k.seat, sort_dogs(k.cards)) for k in p.packs))
            for p in shown.row
        ),
        deck=tuple(sort_cards(heap) for heap in shown.deck if heap),
        discard=sort_cards(shown.discard),
        unseen=tuple(sorted(shown.unseen)),
        passes=shown.passes,
        due=FirstDue() if shown.phase == "setup" else shown.due,
        winners=shown.winners,
        cats_from=cats_from,
    )
    _check_due(state)
    _check_winners(state)
    resumed = rules.resume(state)
    if resumed.turn is not None and len(legal.legal(resumed, resumed.turn)) > _LISTED:
        raise Broken("position-hand", seat=resumed.turn, most=HAND)
    return resumed


def _check_words(shown: Printed) -> None:
    """Only cards and items that exist; on the table, wonder dogs with their breed."""
    for card in _loose_cards(shown):
        if card not in CARDS:
            raise Broken("position-card", card=_quoted(card))
    for place in shown.row:
        for dog in (dog for pack in place.packs for dog in pack.cards):
            if dog not in BREED:
                raise Broken("position-card", card=_quoted(dog))
    for item in _items(shown):
        if item not in ITEMS:
            raise Broken("position-item", item=_quoted(item))


def _check_seats(shown: Printed, seats: int) -> None:
    """As many players as seats; every seat that is named sits there; `passed` agrees."""
    if len(shown.players) != seats:
        raise Broken("position-players", players=len(shown.players), seats=seats)
    named = [shown.first, shown.turn, *shown.passes, *(shown.winners or ())]
    if isinstance(shown.due, DealDue):
        named.append(shown.due.seat)
    for seat in named:
        if seat is not None and not 1 <= seat <= seats:
            raise Broken("position-seat", seat=_quoted(seat))
    passed = [seat for seat, player in enumerate(shown.players, start=1) if player.passed]
    if sorted(shown.passes) != passed:
        raise Broken("position-passes")
    for seat, player in enumerate(shown.players, start=1):
        if len(player.hand) > _MOST:
            raise Broken("position-hand", seat=seat, most=_MOST)


def _check_box(shown: Printed) -> None:
    """Not more of anything than the box holds."""
    dogs = [in_hand(d) for place in shown.row for pack in place.packs for d in pack.cards]
    for card in _too_many([*_loose_cards(shown), *dogs], CARDS):
        raise Broken("position-too-many-cards", card=card, many=CARDS[card])
    for item in _too_many(_items(shown), ITEMS):
        raise Broken("position-too-many-items", item=item, many=ITEMS[item])
    if sum(place.cat for place in shown.row) > TOKENS:
        raise Broken("position-tokens", many=TOKENS)


def _check_packs(number: int, place: RowItem, seats: int) -> None:
    """One pack a seat, one owner a breed (BRK-11), a real dog beside each wonder dog (BRK-12)."""
    owners = [pack.seat for pack in place.packs]
    if len(set(owners)) != len(owners) or not set(owners) <= set(range(1, seats + 1)):
        raise Broken("position-packs", place=number)
    breeds = [breed for pack in place.packs for breed in {BREED[dog] for dog in pack.cards}]
    for breed, many in Counter(breeds).items():
        if many > 1:
            raise Broken("position-two-owners", place=number, breed=breed)
    for pack in place.packs:
        if not pack.cards:
            raise Broken("position-packs", place=number)
        for lone in {BREED[dog] for dog in pack.cards}.difference(pack.cards):
            raise Broken("position-lone-wonder", place=number, breed=lone)


def _check_phase(shown: Printed) -> None:
    """Only what can stand together in some phase of some round."""
    if not 1 <= shown.round <= ROUNDS:
        raise Broken("position-round", round=_quoted(shown.round))
    on_turn = shown.phase in ("play", "token") or isinstance(shown.due, DrawDue)
    if (shown.turn is not None) != on_turn:
        raise Broken("position-turn")
    if shown.turn in shown.passes and len(shown.passes) < len(shown.players):
        raise Broken("position-turn")
    setup = shown.phase == "setup"
    if (shown.first is None) != setup:
        raise Broken("position-first")
    if setup and shown.round != 1:
        raise Broken("position-round", round=shown.round)
    if setup and shown.due not in (None, FirstDue()):
        raise Broken("position-due")
    between = shown.phase in ("setup", "over") or isinstance(shown.due, ItemsDue)
    if between and shown.row:
        raise Broken("position-row")
    if not on_turn and shown.passes:
        raise Broken("position-passes")


def _check_due(state: State) -> None:
    """Chance is due in `chance` and `setup` only, and can bring what is due."""
    due: Due | None = state.due
    if state.phase == "setup":
        return
    if (due is not None) != (state.phase == "chance") or isinstance(due, FirstDue):
        raise Broken("position-due")
    cards = sum(map(len, state.deck))
    if isinstance(due, DrawDue) and not cards:
        raise Broken("position-due")
    if isinstance(due, DealDue):
        needed = due.left + due.each * (len(state.hands) - due.seat)
        if not 1 <= due.left <= due.each <= _DEAL or needed > cards + len(state.discard):
            raise Broken("position-due")


def _check_winners(state: State) -> None:
    """A finished game, and no other, has winners: those with the most points."""
    over = state.phase == "over"
    if state.winners != (rules.best_of(rules.scores(state.won)) if over else None):
        raise Broken("position-winners")
    if over and state.round != ROUNDS:
        raise Broken("position-round", round=state.round)


def _loose_cards(shown: Printed) -> list[str]:
    hands = [card for player in shown.players for card in player.hand]
    return [*hands, *shown.discard, *(card for heap in shown.deck for card in heap)]


def _items(shown: Printed) -> list[str]:
    won = [item for player in shown.players for item in player.items]
    return [*won, *shown.unseen, *(place.item for place in shown.row)]


def _too_many(things: Iterable[str], box: Mapping[str, int]) -> list[str]:
    return [thing for thing, many in Counter(things).items() if many > box[thing]]


def _quoted(thing: Seat | str) -> str:
    """Something strange, fit to be shown: short, and without half characters."""
    return ascii(str(thing)[:20])
