"""Other worlds: games that somebody at the table can't tell from the one that was played.

What an eye doesn't know is where a card was before it saw it. So a world is a *seating* of lives:

- a *life* is a card from the moment it went out of sight (the start, or a reshuffle) until it came
  in sight again: owners are named after each vote (DIX-6), and one sees what one is dealt;
- a *place* is where a hidden card can spend its life: a card of some deal to another seat, or the
  deck, where it stays to the end.

Two lives may change places if each was out of sight before the other's deal, and if whoever is
known to have played a card still comes to hold it in time. Every world can be reached from every
other by such swaps (the lives that fit a place form intervals of time, so a longer cycle can
always be cut short). All worlds are equally likely as far as chance goes, and a random walk of
swaps finds one. What others hold sealed in the round that is still open is then chosen anew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import inf
from typing import NamedTuple, cast

from msgspec.structs import replace

from lapki.games.chance import Pick
from lapki.games.contract import Eye, History, Line, Seat
from lapki.games.dixit import rules
from lapki.games.dixit.state import Card, Cards, Deal, DixitMove, Give, Slot, State, Tell, Vote

BEFORE = -1
"""When the cards of the starting hands were dealt: before the first line."""
NEVER = 10**9
"""When the cards that stay in the deck will be dealt: after every line, and before `inf`."""
STEPS = 6
"""How many swaps are tried for each place: enough that no place remembers what it held."""


def sample(history: History[State], eye: Eye, pick: Pick) -> History[State]:
    """Another history that this eye can't tell from the given one; a different one, if there is."""
    past = _Past(history, eye)
    lives = _shuffled(past, pick)
    world = _World(past, lives, pick).history()
    if world != history:
        return world
    lives = _swapped_once(past)
    return _World(past, lives, pick, anew=True).history()


# --- what was hidden ----------------------------------------------------------------------------


class _Life(NamedTuple):
    card: Card
    birth: float
    """When it went out of sight."""
    player: Seat | None = None
    """Who is known to have played it,"""
    until: float = inf
    """… and when that became known."""
    laid: bool = False
    """Does it lie on the table now, played by nobody knows whom?"""


class _Past:
    """The places of a history, and the life that was really spent at each."""

    def __init__(self, history: History[State], eye: Eye) -> None:
        self.history = history
        self.eye = eye
        self.seats: list[Seat | None] = []
        """Whose place it is; None for the deck."""
        self.times: list[float] = []
        """At which line it was dealt; never, in the deck."""
        self.lives: list[_Life] = []
        self.opened = BEFORE
        """The line after which the last round ended."""
        self._where: dict[Card, int] = {}
        self._births: dict[Card, float] = {}

        state: State = history.start
        self._sit_down(state)
        for time, (actor, move) in enumerate(history.lines):
            after, _ = rules.play(state, actor, cast(DixitMove, move))
            if isinstance(move, Deal):
                self._deal(move.seat, move.cards, time)
            elif state.phase == "vote" and after.phase != "vote":
                self._end_round(state, after, time)
            state = after
        self.end = state
        if state.phase == "vote":
            self._hide_owners(state)
        for card in state.deck:
            self._settle(None, card, NEVER)

    def _sit_down(self, start: State) -> None:
        for seat, hand in enumerate(start.hands, start=1):
            self._deal(seat, hand + _played(start, seat), BEFORE)
        if start.phase == "over":
            self._name_owners(start)

    def _deal(self, seat: Seat, cards: Cards, time: float) -> None:
        if seat != self.eye:
            for card in cards:
                self._where[card] = len(self.lives)
                self._settle(seat, card, time)

    def _settle(self, seat: Seat | None, card: Card, time: float) -> None:
        self.seats.append(seat)
        self.times.append(time)
        self.lives.append(_Life(card, self._births.get(card, -inf)))

    def _end_round(self, state: State, after: State, time: int) -> None:
        """Everything of the round is open now; a reshuffle takes the discard out of sight."""
        self.opened = time
        self._name_owners(after)
        if after.phase == "refill" and not after.discard:
            for card in state.discard + state.table:
                self._births[card] = time

    def _name_owners(self, state: State) -> None:
        assert state.last is not None
        for card, owner in zip(state.last.table, state.last.owners, strict=True):
            if owner != self.eye:
                place = self._where[card]
                known = self.lives[place]._replace(player=owner, until=self.opened + 0.5)
                self.lives[place] = known

    def _hide_owners(self, state: State) -> None:
        """The table has been laid and nobody's name is on the cards yet."""
        for seat in self.others:
            for card in _played(state, seat):
                place = self._where[card]
                self.lives[place] = self.lives[place]._replace(laid=True)

    @property
    def others(self) -> list[Seat]:
        """All seats but the one that looks."""
        return [s for s in range(1, self.history.seats + 1) if s != self.eye]


def _played(state: State, seat: Seat) -> Cards:
    """What a seat has told or given in the round that is open."""
    if state.phase not in ("give", "table", "vote", "over"):
        return ()
    if seat == state.storyteller:
        return () if state.told is None else (state.told,)
    return state.gifts[seat - 1] or ()


# --- changing places ----------------------------------------------------------------------------


def _shuffled(past: _Past, pick: Pick) -> list[_Life]:
    """The lives after a long walk of swaps."""
    lives = past.lives.copy()
    many = len(lives)
    for _ in range(STEPS * many):
        one, other = pick(many), pick(many)
        if _may_swap(past, lives, one, other):
            lives[one], lives[other] = lives[other], lives[one]
    return lives


def _swapped_once(past: _Past) -> list[_Life]:
    """The lives after the first swap that makes a difference; as they were, if there is none."""
    lives = past.lives.copy()
    for one in range(len(lives)):
        for other in range(one):
            same = lives[one].card == lives[other].card
            if not same and _may_swap(past, lives, one, other):
                lives[one], lives[other] = lives[other], lives[one]
                return lives
    return lives


def _may_swap(past: _Past, lives: Sequence[_Life], one: int, other: int) -> bool:
    """May these two lives change places?"""
    seat, seat_too = past.seats[one], past.seats[other]
    time, time_too = past.times[one], past.times[other]
    if seat == seat_too and time == time_too:
        return False  # nothing would change
    a, b = lives[one], lives[other]
    if seat != seat_too and a.laid != b.laid:
        return False  # each seat has as many cards on the table as before
    return (
        a.birth < time_too < a.until
        and b.birth < time < b.until
        and (a.player is None or a.player == seat_too)
        and (b.player is None or b.player == seat)
    )


# --- the record of such a world -----------------------------------------------------------------


class _World:
    """A history that is told anew: other deals, other cards face down, other votes."""

    def __init__(self, past: _Past, lives: list[_Life], pick: Pick, *, anew: bool = False) -> None:
        self.past = past
        self.pick = pick
        self.anew = anew
        """Must sealed choices differ from the real ones, where they can?"""
        self.dealt: dict[tuple[Seat, float], list[Card]] = defaultdict(list)
        self.held: dict[Seat, list[Card]] = defaultdict(list)  # and not known to be played
        self.laid: dict[Seat, list[Card]] = defaultdict(list)
        for seat, time, life in zip(past.seats, past.times, lives, strict=True):
            if seat is not None:
                self.dealt[seat, time].append(life.card)
                if life.player is None:
                    (self.laid if life.laid else self.held)[seat].append(life.card)
        self.played = {seat: self._play(seat) for seat in past.others}
        self.votes = {seat: self._vote(seat) for seat in past.others}

    def history(self) -> History[State]:
        """The whole record of this world."""
        history = self.past.history
        lines = tuple(self._line(time, line) for time, line in enumerate(history.lines))
        return History(history.seats, self._start(history.start), lines)

    def _play(self, seat: Seat) -> Cards:
        """What this seat has told or given in the open round."""
        end = self.past.end
        really = _played(end, seat)
        if end.phase == "over" or not really:
            return really
        if end.phase == "vote":
            return tuple(sorted(self.laid[seat]))
        hand = sorted(self.held[seat])
        if self.anew and hand:
            hand = [card for card in hand if card != really[0]]
        return tuple(sorted(hand.pop(self.pick(len(hand))) for _ in really))

    def _vote(self, seat: Seat) -> Slot | None:
        """Where this seat has voted in the open round: anywhere but for its own cards."""
        end = self.past.end
        really = end.votes[seat - 1]
        if end.phase != "vote" or really is None:
            return really
        slots = [s for s, card in enumerate(end.table, start=1) if card not in self.played[seat]]
        if self.anew:
            slots = [slot for slot in slots if slot != really]
        return slots[self.pick(len(slots))]

    def _line(self, time: int, line: Line) -> Line:
        actor, move = line
        if isinstance(move, Deal):
            if move.seat == self.past.eye:
                return line
            return Line(actor, Deal(move.seat, tuple(sorted(self.dealt[move.seat, time]))))
        if time <= self.past.opened or actor == self.past.eye or not isinstance(actor, int):
            return line
        if isinstance(move, Tell):
            return Line(actor, Tell(self.played[actor][0], move.clue))
        if isinstance(move, Give):
            return Line(actor, Give(self.played[actor]))
        slot = self.votes[actor]
        assert slot is not None
        return Line(actor, Vote(slot))

    def _start(self, start: State) -> State:
        """The starting position, where it already hides something."""
        if not any(start.hands):
            return start
        hands, told, gifts, votes = list(start.hands), start.told, list(start.gifts), start.votes
        hidden, held = set(start.deck), set[Card]()
        for seat in self.past.others:
            played = _played(start, seat)
            hidden.update(start.hands[seat - 1], played)
            if self.past.opened == BEFORE and played:  # else it has come out what they were
                played = self.played[seat]
            hands[seat - 1] = tuple(sorted(set(self.dealt[seat, BEFORE]) - set(played)))
            held.update(self.dealt[seat, BEFORE])
            if seat == start.storyteller and played:
                told = played[0]
            elif played:
                gifts[seat - 1] = played
        if self.past.opened == BEFORE and start.phase == "vote":
            votes = tuple(
                vote if vote is None else self.votes.get(seat, vote)
                for seat, vote in enumerate(votes, start=1)
            )
        return replace(
            start,
            hands=tuple(hands),
            deck=tuple(sorted(hidden - held)),
            told=told,
            gifts=tuple(gifts),
            votes=votes,
        )
