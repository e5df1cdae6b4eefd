"""The printed shape of a state: whole, as one eye sees it, and back again."""

from __future__ import annotations

from itertools import count
from typing import TypeVar

import msgspec

from lapki.games.contract import Broken, Eye, Illegal, Seat
from lapki.games.dixit import refusals, rules
from lapki.games.dixit.state import (
    Cards,
    DixitOptions,
    Last,
    Player,
    Printed,
    SeenPlayer,
    State,
    View,
)

T = TypeVar("T")


def printed(state: State) -> Printed:
    """A state as it is printed, hidden things included."""
    return Printed(
        players=tuple(map(Player, state.hands, state.scores)),
        deck=state.deck,
        discard=state.discard,
        round=state.round,
        storyteller=state.storyteller,
        phase=state.phase,
        clue=state.clue,
        told=state.told,
        gifts=state.gifts,
        table=state.table,
        votes=state.votes,
        last=state.last,
        winners=state.winners,
    )


def view(state: State, eye: Eye) -> View:
    """What an eye may see: its own cards, its own choices, and that others have made theirs."""
    teller = state.storyteller
    return View(
        players=tuple(
            [
                SeenPlayer(hand if seat == eye else len(hand), score)
                for seat, hand, score in zip(count(1), state.hands, state.scores, strict=False)
            ]
        ),
        deck=len(state.deck),
        discard=state.discard,
        round=state.round,
        storyteller=teller,
        phase=state.phase,
        clue=state.clue,
        told=state.told if eye is not None and eye == teller else None,
        gifts=_choices(state.gifts, teller, eye),
        table=state.table,
        votes=_choices(state.votes, teller, eye),
        last=state.last,
        winners=state.winners,
    )


def _choices(
    made: tuple[T | None, ...], storyteller: Seat | None, eye: Eye
) -> tuple[T | bool | None, ...]:
    """One's own as it is, and of others that it is made; the storyteller has none to make."""
    return tuple(
        [
            None if seat == storyteller else choice if seat == eye else choice is not None
            for seat, choice in enumerate(made, start=1)
        ]
    )


# --- a position ---------------------------------------------------------------------------------


def load(printed: object, seats: int, options: DixitOptions) -> State:
    """The state that was printed, if it is one that a game can come to.

    What a game would have to remember (how many rounds made these scores) is not asked.
    """
    try:
        shown = msgspec.convert(printed, Printed)
    except msgspec.ValidationError as error:
        raise Broken("position-shape", problem=str(error)) from None
    except UnicodeError:  # a key with half a surrogate pair in it
        raise Broken("position-shape", problem="Unicode") from None
    if {len(shown.players), len(shown.gifts), len(shown.votes)} != {seats}:
        raise Broken("position-seats", seats=seats)
    state = State(
        hands=tuple(_rising(player.hand) for player in shown.players),
        scores=tuple(player.score for player in shown.players),
        deck=_rising(shown.deck),
        discard=_rising(shown.discard),
        round=shown.round,
        storyteller=shown.storyteller,
        phase=shown.phase,
        clue=shown.clue,
        told=shown.told,
        gifts=tuple(gift if gift is None else _rising(gift) for gift in shown.gifts),
        table=shown.table,
        votes=shown.votes,
        last=shown.last,
        winners=shown.winners,
        goal=options.goal,
    )
    _check_numbers(state, options)
    _check_cards(state, options)
    _check_storyteller(state)
    _check_round(state)
    _check_hands(state)
    _check_last(state, options)
    _check_end(state)
    return state


def _rising(cards: Cards) -> Cards:
    return tuple(sorted(cards))


def _check_numbers(state: State, options: DixitOptions) -> None:
    most = 1_000_000_000  # nobody plays that long, and it still can be stored
    if not 1 <= state.round <= most:
        raise Broken("position-round", round=_short(state.round))
    if not all(0 <= score <= most for score in state.scores):
        raise Broken("position-score")
    if state.winners is None and max(state.scores) >= options.goal:
        raise Broken("position-goal", goal=options.goal)


def _short(number: int) -> str:
    """A number fit for a message: JSON may bring one with thousands of digits."""
    return str(number) if abs(number) < 10**9 else "…"


def _check_cards(state: State, options: DixitOptions) -> None:
    """Every card lies in exactly one place."""
    held = sorted(
        card
        for heap in (*state.hands, state.deck, state.discard, rules.round_cards(state))
        for card in heap
    )
    if held != list(range(1, options.cards + 1)):
        raise Broken("position-cards", cards=options.cards)


def _check_storyteller(state: State) -> None:
    """DIX-2: nobody yet while the first clue is awaited; afterwards always somebody."""
    first = state.phase == "setup" or (state.phase == "tell" and state.round == 1)
    if state.phase == "setup" and state.round != 1:
        raise Broken("position-round", round=_short(state.round))
    if first != (state.storyteller is None):
        raise Broken("position-storyteller")
    if state.storyteller is not None and not 1 <= state.storyteller <= len(state.hands):
        raise Broken("position-storyteller")


def _check_round(state: State) -> None:
    """Clue, told, gifts, table and votes are there when, and only when, the phase has them."""
    going = state.phase in ("give", "table", "vote", "over")
    if going != (state.clue is not None) or going != (state.told is not None):
        raise Broken("position-told")
    if state.clue is not None:
        _check_clue(state.clue)
    _check_gifts(state, going=going)
    laid = state.phase in ("vote", "over")
    if _rising(state.table) != (rules.round_cards(state) if laid else ()):
        raise Broken("position-table")
    _check_votes(state, laid=laid)


def _check_clue(clue: str) -> None:
    try:
        refusals.check_clue(clue)
    except Illegal:
        raise Broken("position-clue") from None


def _check_gifts(state: State, *, going: bool) -> None:
    """DIX-4: of the right size, none of the storyteller's, all in once nobody is asked."""
    size = rules.gift_size(len(state.hands))
    for seat, gift in enumerate(state.gifts, start=1):
        if gift is not None and (not going or seat == state.storyteller or len(gift) != size):
            raise Broken("position-gifts", seat=seat)
    if going and (len(state.gifts) - state.gifts.count(None) == len(state.gifts) - 1) != (
        state.phase != "give"
    ):
        raise Broken("position-phase", phase=state.phase)


def _check_votes(state: State, *, laid: bool) -> None:
    """DIX-6: for a slot with another's card; the last one ends the vote."""
    for seat, vote in enumerate(state.votes, start=1):
        if vote is None:
            continue
        if not laid or seat == state.storyteller or not 1 <= vote <= len(state.table):
            raise Broken("position-votes", seat=seat)
        if vote in rules.own_slots(state, seat):
            raise Broken("position-votes", seat=seat)
    if laid and (state.votes.count(None) == 1) != (state.phase == "over"):
        raise Broken("position-phase", phase=state.phase)


def _check_hands(state: State) -> None:
    """DIX-1, DIX-4, DIX-12: as many cards as the phase leaves in each hand."""
    sizes = tuple(map(len, state.hands))
    allowed = _dealing(state) if state.phase in ("setup", "refill") else (_holding(state),)
    if sizes not in allowed:
        raise Broken("position-hands", phase=state.phase)
    if state.phase == "setup" and state.discard:
        raise Broken("position-discard")
    full = rules.hand_size(len(sizes))
    if state.phase == "refill" and sum(full - size for size in sizes) > len(state.deck):
        raise Broken("position-deck")


def _holding(state: State) -> tuple[int, ...]:
    """Full hands, less what was told and given."""
    full = rules.hand_size(len(state.hands))
    told = state.told is not None
    return tuple(
        full - (told and seat == state.storyteller) - len(gift or ())
        for seat, gift in enumerate(state.gifts, start=1)
    )


def _dealing(state: State) -> tuple[tuple[int, ...], ...]:
    """Seats are dealt in order: the first ones have their cards, the others wait."""
    seats = len(state.hands)
    full = rules.hand_size(seats)
    if state.phase == "setup":
        short = (0,) * seats
    else:
        gift = rules.gift_size(seats)
        short = tuple(full - (1 if s == state.storyteller else gift) for s in range(1, seats + 1))
    return tuple((full,) * dealt + short[dealt:] for dealt in range(seats))


def _check_last(state: State, options: DixitOptions) -> None:
    """The finished round must be one that could have been played."""
    last = state.last
    if last is None:
        return
    seats = len(state.hands)
    _check_clue(last.clue)
    if not _sound(last, seats, options.cards):
        raise Broken("position-last")
    if last.gains != rules.score(last.storyteller, last.owners, last.votes):
        raise Broken("position-gains")


def _sound(last: Last, seats: int, cards: int) -> bool:
    gift = rules.gift_size(seats)
    table = range(1, 2 + gift * (seats - 1))
    everybody = range(1, seats + 1)
    return (
        last.storyteller in everybody
        and len(last.table) == len(set(last.table)) == len(last.owners) == len(table)
        and all(1 <= card <= cards for card in last.table)
        and all(
            last.owners.count(seat) == (1 if seat == last.storyteller else gift)
            for seat in everybody
        )
        and len(last.votes) == len(last.gains) == seats
        and all(
            vote is None
            if seat == last.storyteller
            else vote is not None and vote in table and last.owners[vote - 1] != seat
            for seat, vote in enumerate(last.votes, start=1)
        )
    )


def _check_end(state: State) -> None:
    """DIX-10: over when, and only when, somebody has reached the goal and so won."""
    if state.phase != "over":
        if state.winners is not None:
            raise Broken("position-winners")
        return
    if max(state.scores) < state.goal or state.winners != rules.top_seats(state.scores):
        raise Broken("position-winners")
    if state.last != rules.finished(state):
        raise Broken("position-last")
