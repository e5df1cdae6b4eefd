"""Secrets: nobody can tell worlds apart that differ in what is hidden, and leaks are found.

The contract suite searches every game for leaks. Here the search itself is put to the test: a
Dixit that lets one thing slip, in each of the ways in which programs do, must be caught by it.
And worlds must really differ, or the search would compare a game with itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from dixit.evening import after_deal, laid_out, play, refill, told_and_given, vote_somehow
from lapki.checking import suite
from lapki.games.chance import Pick
from lapki.games.contract import Actor, Chance, Event, Eye, History, Line, Preview, judge
from lapki.games.dixit import Dixit, game, rules
from lapki.games.dixit.events import Dealt, Gave, Reshuffled, Told, Voted
from lapki.games.dixit.state import Deal, DixitMove, DixitOptions, Give, State, Tell, View, Vote
from rulebook import rule

# --- worlds -------------------------------------------------------------------------------------


def histories(seats: int, longest: int, rng: Random) -> Iterator[History]:
    """Long games, in which the deck is refilled, from different starts to different moments."""
    while True:
        match = suite.random_match(game, seats, DixitOptions(goal=60), rng)
        for _ in range(12):
            end = rng.randint(seats, match.plies)
            begin = max(0, end - rng.randint(1, longest))
            yield History(seats, match.states[begin], tuple(match.lines[begin:end]))


def look_for_leaks(seats: int, many: int, longest: int, rng: Random) -> None:
    """Compare worlds of so many histories through every eye."""
    for history in islice(histories(seats, longest, rng), many):
        for eye in (None, *range(1, seats + 1)):
            assert suite.find_leak(game, history, eye, rng)


@pytest.mark.parametrize("seats", range(3, 9))
def test_worlds_look_the_same_and_are_different(seats: int) -> None:
    rng = Random(seats)
    look_for_leaks(seats, many=70, longest=20, rng=rng)
    look_for_leaks(seats, many=1, longest=1_000, rng=rng)


@pytest.mark.slow(seconds=200)
@pytest.mark.parametrize("seats", range(3, 9))
def test_fifty_thousand_worlds_look_the_same_and_are_different(
    seats: int, share: Callable[[int], int]
) -> None:
    """1,300 histories, seen by four to nine eyes: 50,700 comparisons over all seats."""
    look_for_leaks(seats, many=share(1_300), longest=200, rng=Random(100 + seats))


@rule("DIX-12")
def test_worlds_remember_what_was_reshuffled_under_everybodys_eyes() -> None:
    """A card in the discard before the reshuffle was in nobody's hand at that time."""
    rng = Random(5)
    match = suite.random_match(game, 8, DixitOptions(goal=60), rng)
    told = enumerate(match.told)
    shuffles = [ply for ply, events in told if any(isinstance(e, Reshuffled) for e in events)]
    assert len(shuffles) >= 2
    length = shuffles[1] + 9  # every hand has been dealt once after the second one
    history = match.history._replace(lines=match.history.lines[:length])
    for eye in (None, 1, 8):
        other = game.sample(history, eye, rng.randrange)
        for state, (actor, move) in zip(_states(other), other.lines, strict=False):
            judge(game, state, actor, move)


def _states(history: History) -> list[State]:
    states = [history.start]
    for actor, move in history.lines:
        states.append(game.play(states[-1], actor, move)[0])
    return states


def test_hidden_cards_are_found_in_every_hand_and_in_the_deck() -> None:
    """Seat 1 looks: whatever it doesn't hold may be anywhere."""
    state = after_deal(4)
    rng = Random(1)
    places: dict[int, set[int]] = {card: set() for card in range(7, 85)}
    for _ in range(500):
        start = game.sample(History(4, state, ()), 1, rng.randrange).start
        assert start.hands[0] == state.hands[0]
        for place, cards in enumerate((start.deck, *start.hands[1:])):
            for card in cards:
                places[card].add(place)
    assert all(found == {0, 1, 2, 3} for found in places.values())


def test_before_the_table_is_laid_gifts_may_be_anything_that_the_eye_cannot_see() -> None:
    state = after_deal(4)
    lines = tuple(_line(text) for text in ("2 tell 7 x", "3 give 13", "1 give 1"))
    rng = Random(2)
    told, gifts = set(), set()
    for _ in range(200):
        other = game.sample(History(4, state, lines), 1, rng.randrange)
        assert other.lines[2] == lines[2]
        told.add(_cards(other.lines[0])[0])
        gifts.add(_cards(other.lines[1])[0])
    assert told | gifts <= set(range(7, 85))
    assert min(len(told), len(gifts)) > 50


def test_on_the_table_only_the_owners_are_open_to_question() -> None:
    """Cards 1, 7, 13 and 19 lie there, 1 is seat 1's own: the others may be anybody's."""
    start = after_deal(4)
    texts = ("2 tell 7 x", "3 give 13", "1 give 1", "4 give 19", "* table 13 1 19 7", "3 vote 2")
    lines = tuple(map(_line, texts))
    rng = Random(3)
    owners = set()
    votes = set()
    for _ in range(200):
        other = game.sample(History(4, start, lines), 1, rng.randrange)
        assert other.lines[4] == lines[4]
        played = tuple(_cards(other.lines[place])[0] for place in (0, 1, 3))
        assert sorted(played) == [7, 13, 19]
        owners.add(played)
        vote = other.lines[5].move
        assert isinstance(vote, Vote)
        votes.add(vote.slot)
    assert len(owners) == 6
    assert votes == {1, 2, 3, 4}


def test_after_the_vote_everything_of_the_round_is_known() -> None:
    start = after_deal(4)
    texts = ("2 tell 7 x", "3 give 13", "1 give 1", "4 give 19", "* table 13 1 19 7")
    lines = tuple(map(_line, (*texts, "3 vote 2", "1 vote 4", "4 vote 4")))
    history = History(4, start, lines)
    for seed in range(20):
        other = game.sample(history, 1, Random(seed).randrange)
        assert other.lines == history.lines
        assert other.start != start  # the other cards of these hands are still hidden
        assert 7 in other.start.hands[1]
        assert 13 in other.start.hands[2]


def test_a_world_differs_even_if_chance_always_says_the_same() -> None:
    for pick in (lambda n: 0, lambda n: n - 1):
        for state in (after_deal(3), told_and_given(after_deal(5), 2), laid_out(after_deal(4), 1)):
            history = History(len(state.hands), state, ())
            assert game.sample(history, None, pick) != history


@pytest.mark.parametrize("pick", [Random(1).randrange, lambda n: 0])
def test_only_where_nothing_is_hidden_there_is_only_one_world(pick: Pick) -> None:
    match = suite.random_match(game, 4, DixitOptions(goal=1), Random(2))
    for length in range(match.plies + 1):
        history = match.history._replace(lines=match.history.lines[:length])
        for eye in (None, 1, 2, 3, 4):
            others = [seat for seat in range(1, min(length, 4) + 1) if seat != eye]
            assert (game.sample(history, eye, pick) != history) == bool(others)


def test_a_finished_game_hides_only_hands_and_deck() -> None:
    over, _ = vote_somehow(laid_out(after_deal(4, goal=1), 2))
    history = History(4, over, ())
    other = game.sample(history, 3, Random(1).randrange)
    assert other != history
    start = other.start
    assert (start.told, start.gifts, start.votes) == (over.told, over.gifts, over.votes)


def test_a_game_that_began_in_the_middle_of_a_refill() -> None:
    cleared, _ = vote_somehow(laid_out(after_deal(3), 2))
    state = refill(cleared)
    assert game.sample(History(3, state, ()), 2, Random(1).randrange).start != state


def _line(text: str) -> Line:
    actor, _, move = text.partition(" ")
    return Line("*" if actor == "*" else int(actor), game.read(move))


def _cards(line: Line) -> tuple[int, ...]:
    move = line.move
    assert isinstance(move, Tell | Give)
    return (move.card,) if isinstance(move, Tell) else move.cards


# --- planted leaks ------------------------------------------------------------------------------


def _openly(event: Event, kind: type[Event]) -> Event:
    """The same event, shown to everybody as its own seat sees it."""
    if not isinstance(event, kind):
        return event
    open_kind = type(kind.__name__, (kind,), {"seen": lambda self, eye: self}, frozen=True)
    return open_kind(*(getattr(event, name) for name in event.__struct_fields__))  # type: ignore[no-any-return]


class _Open(Dixit):
    kind: type[Event]

    def play(self, state: State, actor: Actor, move: DixitMove) -> tuple[State, tuple[Event, ...]]:
        after, events = super().play(state, actor, move)
        return after, tuple(_openly(event, self.kind) for event in events)


class GiftInAnEvent(_Open):
    kind = Gave


class VoteInAnEvent(_Open):
    kind = Voted


class StorytellersCardInAnEvent(_Open):
    kind = Told


class DealInAnEvent(_Open):
    kind = Dealt


class _Slip(Dixit):
    def view(self, state: State, eye: Eye) -> Any:
        return msgspec.to_builtins(super().view(state, eye)) | self.slip(state)

    def glance(self, view: Any) -> Any:
        return None  # it is made of a view in its own shape

    def governed(self, view: Any) -> tuple[str, ...]:
        return ()  # it is made of a view in its own shape

    def slip(self, state: State) -> dict[str, Any]:
        raise NotImplementedError


class VoteInAView(_Slip):
    def slip(self, state: State) -> dict[str, Any]:
        return {"votes": state.votes}


class GiftInAView(_Slip):
    def slip(self, state: State) -> dict[str, Any]:
        return {"gifts": state.gifts}


class ToldInAView(_Slip):
    def slip(self, state: State) -> dict[str, Any]:
        return {"told": state.told}


class DeckInAView(_Slip):
    def slip(self, state: State) -> dict[str, Any]:
        return {"deck": state.deck}


class OneCardOfAnotherHand(_Slip):
    """The hands are shown as counts, but the top card of one peeps out."""

    def slip(self, state: State) -> dict[str, Any]:
        return {"peep": state.hands[-1][-1:]}


class OwnersInTheOrderOfKeys(_Slip):
    """The cards on the table are told as an object, listed by owner instead of by slot."""

    def slip(self, state: State) -> dict[str, Any]:
        seats = range(1, len(state.hands) + 1)
        mine = [(slot, seat) for seat in seats for slot in rules.own_slots(state, seat)]
        return {"table": {slot: state.table[slot - 1] for slot, _ in mine}}


class VotersInTheOrderOfSlots(_Slip):
    """Who has voted is listed in the order of what they voted for."""

    def slip(self, state: State) -> dict[str, Any]:
        done = [(vote, seat) for seat, vote in enumerate(state.votes, 1) if vote is not None]
        return {"voted": [seat for _, seat in sorted(done)]}


class LastVoteInAPreview(Dixit):
    """The last to vote is shown what its vote would bring."""

    def preview(self, state: State, seat: int, move: DixitMove) -> Preview[Any]:
        return Preview(self.play(state, seat, move)[1], None)


class LastVoteInTheGlanceOfAPreview(Dixit):
    """The last to vote is told the points that its vote would bring."""

    def preview(self, state: State, seat: int, move: DixitMove) -> Preview[Any]:
        after, _ = self.play(state, seat, move)
        return Preview(super().preview(state, seat, move).events, after.scores)


class HeapInTheNotice(Dixit):
    """Whoever looks at the chance that is due can read the deck, or the gifts."""

    def due(self, state: State) -> Any:
        due = super().due(state)
        if isinstance(due, Chance):
            return msgspec.structs.replace(due, notice=due.notice | due.inside)
        return due


class OwnerInAnOffer(Dixit):
    """A screen is told why not to vote for a slot: because it is the storyteller's."""

    def offer(self, state: State, seat: int) -> Any:
        offer = super().offer(state, seat)
        if offer.phase == "vote" and state.told is not None:
            slot = state.table.index(state.told) + 1
            return msgspec.structs.replace(offer, why_not={**offer.why_not, slot: "storyteller"})
        return offer


LEAKY = [
    GiftInAnEvent,
    VoteInAnEvent,
    StorytellersCardInAnEvent,
    DealInAnEvent,
    VoteInAView,
    GiftInAView,
    ToldInAView,
    DeckInAView,
    OneCardOfAnotherHand,
    OwnersInTheOrderOfKeys,
    VotersInTheOrderOfSlots,
    LastVoteInAPreview,
    LastVoteInTheGlanceOfAPreview,
    HeapInTheNotice,
    OwnerInAnOffer,
]


@pytest.mark.parametrize(
    ("leaky", "seats"),
    [
        (leaky, seats)
        for leaky in LEAKY
        for seats in (3, 5)
        # When three play, the second vote is the last: there is no order of voters to see.
        if (leaky, seats) != (VotersInTheOrderOfSlots, 3)
    ],
)
def test_a_planted_leak_is_found(leaky: type[Dixit], seats: int) -> None:
    with pytest.raises(AssertionError, match="betrays a secret"):
        _search(leaky(), seats)


def _search(leaky: Dixit, seats: int) -> None:
    """Look at a first round, cut after every line, through every eye."""
    for seed in range(40):
        rng = Random(seed)
        match = suite.random_match(leaky, seats, DixitOptions(goal=1), rng)
        length = rng.randint(seats + 1, match.plies)
        history = match.history._replace(lines=match.history.lines[:length])
        for eye in (None, *range(1, seats + 1)):
            suite.find_leak(leaky, history, eye, rng)


def test_the_honest_game_passes_the_same_search() -> None:
    for seats in (3, 5):
        _search(Dixit(), seats)


def test_a_view_is_built_and_holds_no_other_card() -> None:
    """Before anything is laid out, a view names the eye's own cards and no others."""
    state = play(after_deal(4), "2 tell 7 x", "3 give 13")
    for eye, own in (
        (None, set()),
        (1, {*range(1, 7)}),
        (2, {*range(7, 13)}),
        (3, {*range(13, 19)}),
    ):
        view = game.view(state, eye)
        assert isinstance(view, View)
        named = {
            card
            for cards in (*(player.hand for player in view.players), *view.gifts, (view.told,))
            if isinstance(cards, tuple)
            for card in cards
            if card is not None
        }
        assert named == own


def test_deals_of_others_are_counts() -> None:
    _, events = game.play(game.start(3, DixitOptions()), "*", Deal(1, (1, 2, 3, 4, 5, 6, 7)))
    assert events[0].seen(2) == Dealt(1, 7)
    assert events[0].seen(1) == Dealt(1, 7, (1, 2, 3, 4, 5, 6, 7))
