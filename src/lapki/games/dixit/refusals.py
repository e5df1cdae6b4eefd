"""Why not: the judge of what a seat wants to do, and of what chance says."""

from __future__ import annotations

from unicodedata import category

from lapki.games.contract import Actor, Illegal, Seat
from lapki.games.dixit import rules
from lapki.games.dixit.state import (
    CLUE_LIMIT,
    Cards,
    Deal,
    DixitMove,
    Give,
    LayOut,
    State,
    Tell,
    Vote,
)


def check(state: State, actor: Actor, move: DixitMove) -> None:
    """Whose turn and which phase first, then the move itself; each by the move's own rule."""
    match move:
        case Deal():
            _check_deal(state, move)
        case LayOut():
            _check_table(state, move)
        case Tell():
            _check_tell(state, int(actor), move)
        case Give():
            _check_give(state, int(actor), move)
        case Vote():
            _check_vote(state, int(actor), move)


def _check_tell(state: State, seat: Seat, move: Tell) -> None:
    """DIX-2, DIX-3: the storyteller (at first, anybody), a card of its hand, a proper clue."""
    if state.phase != "tell":
        raise Illegal("DIX-3", "not-now", phase=state.phase)
    if seat not in rules.asked(state):
        raise Illegal("DIX-3", "not-storyteller", storyteller=state.storyteller)
    _check_held(state, seat, (move.card,), "DIX-3")
    check_clue(move.clue)


def _check_held(state: State, seat: Seat, cards: Cards, rule: str) -> None:
    for card in cards:
        if card not in state.hands[seat - 1]:
            raise Illegal(rule, "not-in-hand", card=card)


def check_clue(clue: str) -> None:
    """DIX-3: 1 to 200 code points, trimmed, without control characters and line breaks.

    Control characters are Cc; Zl and Zp are U+2028 and U+2029; half a surrogate pair (Cs) is no
    text at all and couldn't even be stored.
    """
    if not clue:
        raise Illegal("DIX-3", "clue-empty")
    if len(clue) > CLUE_LIMIT:
        raise Illegal("DIX-3", "clue-long", length=len(clue), limit=CLUE_LIMIT)
    if any(category(char) in ("Cc", "Cs", "Zl", "Zp") for char in clue):
        raise Illegal("DIX-3", "clue-control")
    if clue != clue.strip():
        raise Illegal("DIX-3", "clue-untrimmed")


def _check_give(state: State, seat: Seat, move: Give) -> None:
    """DIX-4: one card of the hand; two different ones when three play."""
    if state.phase != "give":
        raise Illegal("DIX-4", "not-now", phase=state.phase)
    if seat == state.storyteller:
        raise Illegal("DIX-4", "storyteller-gives")
    if state.gifts[seat - 1] is not None:
        raise Illegal("DIX-4", "given-already")
    count = rules.gift_size(len(state.hands))
    if len(move.cards) != count:
        raise Illegal("DIX-4", "wrong-count", count=count, given=len(move.cards))
    if len(set(move.cards)) != count:
        raise Illegal("DIX-4", "same-card", card=move.cards[0])
    _check_held(state, seat, move.cards, "DIX-4")


def _check_vote(state: State, seat: Seat, move: Vote) -> None:
    """DIX-6: a slot that holds a card, and not one's own."""
    if state.phase != "vote":
        raise Illegal("DIX-6", "not-now", phase=state.phase)
    if seat == state.storyteller:
        raise Illegal("DIX-6", "storyteller-votes")
    if state.votes[seat - 1] is not None:
        raise Illegal("DIX-6", "voted-already")
    if not 1 <= move.slot <= len(state.table):
        raise Illegal("DIX-6", "no-slot", slot=move.slot, slots=len(state.table))
    if move.slot in rules.own_slots(state, seat):
        raise Illegal("DIX-6", "own-card", slot=move.slot)


def _check_deal(state: State, move: Deal) -> None:
    """DIX-1, DIX-12: to the next seat in order, as many as it lacks, from the deck."""
    rule = "DIX-1" if state.phase == "setup" else "DIX-12"
    if state.phase not in ("setup", "refill"):
        raise Illegal(rule, "not-now", phase=state.phase)
    seat, count = rules.due(state)
    if move.seat != seat:
        raise Illegal(rule, "wrong-seat", seat=move.seat, due=seat)
    if len(move.cards) != count:
        raise Illegal(rule, "wrong-deal", count=count, given=len(move.cards))
    if len(set(move.cards)) != count or not set(state.deck).issuperset(move.cards):
        raise Illegal(rule, "not-in-deck")


def _check_table(state: State, move: LayOut) -> None:
    """DIX-5: all cards of the round, each once."""
    if state.phase != "table":
        raise Illegal("DIX-5", "not-now", phase=state.phase)
    if tuple(sorted(move.cards)) != rules.round_cards(state):
        raise Illegal("DIX-5", "not-the-round")
