"""The rules of Dixit, in the order in which a round meets them.

deal (DIX-1) → tell (DIX-2, DIX-3) → give (DIX-4) → table (DIX-5) → vote (DIX-6) → score (DIX-7 …
DIX-9) → over? (DIX-10) → discard (DIX-11) → refill (DIX-12) → the next storyteller (DIX-13).
"""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import TypeVar

from msgspec.structs import replace

from lapki.games.contract import Actor, Seat
from lapki.games.dixit.events import (
    Dealt,
    Discarded,
    DixitEvent,
    Ended,
    Gained,
    Gave,
    LaidOut,
    Reshuffled,
    RoundBegan,
    Shown,
    Told,
    Voted,
)
from lapki.games.dixit.state import (
    Cards,
    Deal,
    DixitMove,
    Give,
    Last,
    LayOut,
    Slot,
    State,
    Tell,
    Upshot,
    Vote,
)

T = TypeVar("T")
After = tuple[State, tuple[DixitEvent, ...]]
"""The state after a move, and what happened."""


def hand_size(seats: int) -> int:
    """DIX-1: six cards, seven when three play."""
    return 7 if seats == 3 else 6


def gift_size(seats: int) -> int:
    """DIX-4: one card, two when three play."""
    return 2 if seats == 3 else 1


def start(seats: int, *, cards: int, goal: int) -> State:
    """All cards in the deck; the first deal is due."""
    return State(
        hands=((),) * seats,
        scores=(0,) * seats,
        deck=tuple(range(1, cards + 1)),
        discard=(),
        round=1,
        storyteller=None,
        phase="setup",
        clue=None,
        told=None,
        gifts=(None,) * seats,
        table=(),
        votes=(None,) * seats,
        last=None,
        winners=None,
        goal=goal,
    )


# --- what is due --------------------------------------------------------------------------------


def asked(state: State) -> tuple[Seat, ...]:
    """The seats that have a choice now.

    Nobody's choice is ever forced: a hand holds at least five cards, a table at least three
    slots that aren't one's own.
    """
    seats = range(1, len(state.hands) + 1)
    if state.phase == "tell":
        return tuple(seats) if state.storyteller is None else (state.storyteller,)
    if state.phase in ("give", "vote"):
        answers = state.gifts if state.phase == "give" else state.votes
        return tuple([s for s in seats if s != state.storyteller and answers[s - 1] is None])
    return ()


def due(state: State) -> tuple[Seat, int]:
    """DIX-1, DIX-12: who is dealt next, and how many cards."""
    full = hand_size(len(state.hands))
    lacking = ((seat, full - len(hand)) for seat, hand in enumerate(state.hands, start=1))
    return next((seat, count) for seat, count in lacking if count)


def round_cards(state: State) -> Cards:
    """The cards told and given in this round, rising."""
    told = () if state.told is None else (state.told,)
    return tuple(sorted(told + tuple(card for gift in state.gifts for card in gift or ())))


def own_slots(state: State, seat: Seat) -> tuple[Slot, ...]:
    """Where a voter's own cards lie."""
    mine = state.gifts[seat - 1] or ()
    return tuple([slot for slot, card in enumerate(state.table, start=1) if card in mine])


# --- a round ------------------------------------------------------------------------------------


def play(state: State, actor: Actor, move: DixitMove) -> After:
    """What comes of a move, up to the next question or chance. Its own event comes first."""
    match move:
        case Deal():
            return _deal(state, move)
        case Tell():
            return _tell(state, int(actor), move)
        case Give():
            return _give(state, int(actor), move)
        case LayOut():
            table = replace(state, phase="vote", table=move.cards)
            return table, (LaidOut(move.cards),)
        case Vote():
            return _vote(state, int(actor), move)


def _deal(state: State, move: Deal) -> After:
    """DIX-1, DIX-12: cards go from the deck to a hand; after the last seat a round begins."""
    hand = tuple(sorted(state.hands[move.seat - 1] + move.cards))
    dealt = replace(
        state,
        hands=_with(state.hands, move.seat, hand),
        deck=_without(state.deck, move.cards),
    )
    event = Dealt(move.seat, len(move.cards), move.cards)
    if move.seat < len(state.hands):
        return dealt, (event,)
    begun = _begin_round(dealt)
    return begun, (event, RoundBegan(begun.round, begun.storyteller))


def _begin_round(state: State) -> State:
    """DIX-2: whoever has a clue begins; DIX-13: then the storyteller moves left."""
    if state.phase == "setup":
        return replace(state, phase="tell")
    assert state.storyteller is not None
    return replace(
        state,
        phase="tell",
        round=state.round + 1,
        storyteller=state.storyteller % len(state.hands) + 1,
    )


def _tell(state: State, seat: Seat, move: Tell) -> After:
    """DIX-2, DIX-3: who tells is the storyteller; the card leaves the hand at once."""
    told = replace(
        state,
        phase="give",
        storyteller=seat,
        clue=move.clue,
        told=move.card,
        hands=_take(state, seat, (move.card,)),
    )
    return told, (Told(seat, move.clue, move.card),)


def _give(state: State, seat: Seat, move: Give) -> After:
    """DIX-4: the gift leaves the hand at once; when all are in, the table is due."""
    gifts = _with(state.gifts, seat, move.cards)
    given = replace(
        state,
        phase="give" if gifts.count(None) > 1 else "table",  # the storyteller gives nothing
        hands=_take(state, seat, move.cards),
        gifts=gifts,
    )
    return given, (Gave(seat, len(move.cards), move.cards),)


def _vote(state: State, seat: Seat, move: Vote) -> After:
    """DIX-6: the votes are shown together when the last is in."""
    votes = _with(state.votes, seat, move.slot)
    voted = replace(state, votes=votes)
    event = Voted(seat, move.slot)
    if votes.count(None) > 1:  # the storyteller doesn't vote
        return voted, (event,)
    ended, events = _end_round(voted)
    return ended, (event, *events)


# --- the end of a round -------------------------------------------------------------------------


def _end_round(state: State) -> After:
    """DIX-10: show and score; then the game is over, or the cards are cleared away."""
    last = finished(state)
    scores = tuple(map(add, state.scores, last.gains))
    scored = replace(state, scores=scores, last=last)
    events = _showing(scored, last)
    top = max(scores)
    if top < state.goal:
        cleared, clearing = _clear(scored)
        return cleared, events + clearing
    winners = top_seats(scores)
    over = replace(scored, phase="over", winners=winners)
    return over, (*events, Ended(winners, top))


def finished(state: State) -> Last:
    """The round that lies on the table, all votes in, with what it brings each seat."""
    assert state.storyteller is not None
    assert state.clue is not None
    owner = {card: seat for seat, gift in enumerate(state.gifts, 1) for card in gift or ()}
    owners = tuple(owner.get(card, state.storyteller) for card in state.table)
    gains = score(state.storyteller, owners, state.votes)
    return Last(state.storyteller, state.clue, state.table, owners, state.votes, gains)


def score(
    storyteller: Seat, owners: tuple[Seat, ...], votes: tuple[Slot | None, ...]
) -> tuple[int, ...]:
    """DIX-7, DIX-8, DIX-9: points a seat."""
    slot = owners.index(storyteller) + 1
    found = votes.count(slot)
    if found in (0, len(votes) - 1):
        gains = [2] * len(votes)
        gains[storyteller - 1] = 0
    else:
        gains = [3 if vote == slot else 0 for vote in votes]
        gains[storyteller - 1] = 3
    for seat, lured in enumerate(lures(storyteller, owners, votes)):
        gains[seat] += lured
    return tuple(gains)


def lures(
    storyteller: Seat, owners: tuple[Seat, ...], votes: tuple[Slot | None, ...]
) -> tuple[int, ...]:
    """DIX-9: how many votes the others gave to each seat's cards; the storyteller's don't count."""
    lured = [0] * len(votes)
    for vote in votes:
        if vote is not None and owners[vote - 1] != storyteller:
            lured[owners[vote - 1] - 1] += 1
    return tuple(lured)


def top_seats(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """DIX-10: the highest score wins, ties share the win."""
    return tuple(seat for seat, points in enumerate(scores, start=1) if points == max(scores))


@lru_cache(1_024)  # everybody is told of it until the next round is over
def upshot(last: Last) -> Upshot:
    """DIX-7, DIX-8, DIX-9: who found the card, what that means, and whom each lured."""
    slot = last.owners.index(last.storyteller) + 1
    found = tuple(seat for seat, vote in enumerate(last.votes, start=1) if vote == slot)
    return Upshot(
        "none" if not found else "all" if len(found) == len(last.votes) - 1 else "some",
        found,
        lures(last.storyteller, last.owners, last.votes),
    )


def _showing(state: State, last: Last) -> tuple[DixitEvent, ...]:
    slot = last.owners.index(last.storyteller) + 1
    came = upshot(last)
    shown = Shown(
        last.storyteller,
        slot,
        last.table[slot - 1],
        came.found,
        came.verdict,
        last.owners,
        last.votes,
    )
    gained = tuple(
        Gained(seat, points, state.scores[seat - 1], came.lured[seat - 1])
        for seat, points in enumerate(last.gains, start=1)
        if points
    )
    return (shown, *gained)


def _clear(state: State) -> After:
    """DIX-11: the round's cards are discarded; DIX-12: a deck too small takes the discard in."""
    cards = round_cards(state)
    seats = len(state.hands)
    deck, discard = state.deck, tuple(sorted(state.discard + cards))
    events: tuple[DixitEvent, ...] = (Discarded(cards),)
    if len(deck) < len(cards):  # as many cards are dealt as were played
        deck, discard = tuple(sorted(deck + discard)), ()
        events += (Reshuffled(len(deck)),)
    cleared = replace(
        state,
        phase="refill",
        deck=deck,
        discard=discard,
        clue=None,
        told=None,
        gifts=(None,) * seats,
        table=(),
        votes=(None,) * seats,
    )
    return cleared, events


# --- small things -------------------------------------------------------------------------------


def _with(seats: tuple[T, ...], seat: Seat, thing: T) -> tuple[T, ...]:
    return (*seats[: seat - 1], thing, *seats[seat:])


def _without(cards: Cards, taken: Cards) -> Cards:
    return tuple([card for card in cards if card not in taken])


def _take(state: State, seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    return _with(state.hands, seat, _without(state.hands[seat - 1], cards))
