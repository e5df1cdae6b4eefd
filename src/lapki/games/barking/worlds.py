"""Other games that one eye can't tell from the one that was played.

What lies in a heap is known to everybody when the heap is made: the first deck by BRK-1, later
heaps because played dogs and the discard lay face up. Hidden is only which of its cards went to
which hand, and a hand betrays itself as its cards are played or thrown away. So another world is
the same record with the cards of some deals and draws exchanged, within a heap, between the hands
of others and what was never drawn; it is possible if every seat holds each card when it shows it.

Starting from the world that was played, random exchanges that leave it possible are made one after
another. Each is as likely as its reverse, so that in the long run all worlds that can be reached by
them are equally likely. Where a game began from a position, nobody knows what lay in the deck, in
other hands or in the box: all of that is one heap then.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, cast

import msgspec

from lapki.games.barking import rules
from lapki.games.barking.box import CARDS, CAT, ITEMS, WONDER, in_hand, sort_cards
from lapki.games.barking.state import (
    BarkingMove,
    Card,
    Cards,
    Deal,
    Discard,
    Items,
    Play,
    PlayCat,
    State,
    Swap,
    Top,
)
from lapki.games.chance import Pick
from lapki.games.contract import Actor, Eye, History, Line, Seat

_EXCHANGES = 6
"""So many exchanges are tried for each slot whose card matters …"""
_MORE = 10
"""… and up to so many times as many, as long as nothing has changed."""

_START = -1  # the "line" before the first
_BOX = -1  # the "heap" of cards that a position leaves out


def sample(history: History[State], eye: Eye, pick: Pick) -> History[State]:
    """A world like this one, as far as that eye can tell; the same one if there is no other."""
    world = _World(history, eye)
    for _ in range(_MORE):
        world.exchange(pick)
        if world.changed():
            break
    start = world.start(history.start)
    start = msgspec.structs.replace(start, unseen=_other_items(history, pick))
    return History(history.seats, start, tuple(world.lines(history.lines)))


class _Slot(NamedTuple):
    """Where a hidden card is, or was before somebody drew it."""

    source: int
    """Cards change places within their source: a heap, or all that a position hides."""
    heap: int | None
    """The heap it lay in; None for a card that was in a hand from the start."""
    seat: Seat | None
    """Who drew it; None if nobody did."""
    line: int
    """When."""


class _World:
    """The hidden cards of a record, ready to change places."""

    def __init__(self, history: History[State], eye: Eye) -> None:
        self.eye = eye
        self.slots: list[_Slot] = []
        self.cards: list[Card] = []
        """What is in each slot."""
        self.own: dict[int, list[Card]] = defaultdict(list)
        """What the eye itself drew of each heap."""
        self.kept: dict[Seat, Counter[Card]] = defaultdict(Counter)
        """What everybody knows that a seat held at the start."""
        self.shown: dict[tuple[Seat, Card], list[int]] = defaultdict(list)
        """At which lines a seat showed a card."""
        self._read(history)
        self.before = tuple(self.cards)
        self.loose = [
            number
            for number, slot in enumerate(self.slots)
            if slot.seat is not None or (slot.source == 0 and not _is_setup(history.start))
        ]
        """The slots whose cards matter to the record."""
        self.of_source: dict[int, list[int]] = defaultdict(list)
        self.of_seat: dict[Seat, list[int]] = defaultdict(list)
        for number, slot in enumerate(self.slots):
            self.of_source[slot.source].append(number)
            if slot.seat is not None:
                self.of_seat[slot.seat].append(number)

    # -- reading the record

    def _read(self, history: History[State]) -> None:
        state: State = history.start
        self._open(state)
        left = [Counter(cards) for cards in state.deck]  # of every heap that there ever was
        source = [0] * len(left)
        heaps = list(range(len(left)))  # those that make up the deck now
        lines = cast("tuple[tuple[Actor, BarkingMove], ...]", history.lines)
        for number, (actor, move) in enumerate(lines):
            if drawn := _drawn(state, move):
                left[heaps[0]].subtract(drawn[1])
                self._draw(source[heaps[0]], heaps[0], *drawn, number)
                if len(drawn[1]) == len(state.deck[0]):
                    heaps.pop(0)
            elif actor != self.eye:
                for card in _shown(move):
                    self.shown[int(actor), card].append(number)
            state, _ = rules.play(state, actor, move)
            if len(heaps) < len(state.deck):  # BRK-5, BRK-19: its cards lay face up until now
                heaps.append(len(left))
                source.append(1 + len(left))
                left.append(Counter(state.deck[-1]))
        for heap, rest in enumerate(left):
            self._hide(source[heap], heap, None, rest.elements(), _START)

    def _open(self, start: State) -> None:
        """What is hidden, and what is known, before the first line."""
        if _is_setup(start):
            self.kept.update((s, Counter(h)) for s, h in enumerate(start.hands, start=1))
        else:
            for seat, hand in enumerate(start.hands, start=1):
                if seat != self.eye:
                    self._hide(0, None, seat, hand, _START)
            self._hide(0, _BOX, None, _left_in_box(start), _START)

    def _draw(self, source: int, heap: int, seat: Seat, cards: Cards, line: int) -> None:
        if seat == self.eye:
            self.own[heap].extend(cards)
        else:
            self._hide(source, heap, seat, cards, line)

    def _hide(
        self, source: int, heap: int | None, seat: Seat | None, cards: Iterable[Card], line: int
    ) -> None:
        for card in cards:
            self.slots.append(_Slot(source, heap, seat, line))
            self.cards.append(card)

    # -- changing it

    def exchange(self, pick: Pick) -> None:
        """Try a number of exchanges, each of two cards of one source."""
        for _ in range(_EXCHANGES * len(self.loose)):
            one = self.loose[pick(len(self.loose))]
            peers = self.of_source[self.slots[one].source]
            other = peers[pick(len(peers))]
            if self.cards[one] != self.cards[other]:
                self._swap(one, other)
                if not (
                    self._holds(one, self.cards[other]) and self._holds(other, self.cards[one])
                ):
                    self._swap(one, other)

    def _swap(self, one: int, other: int) -> None:
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]

    def _holds(self, slot: int, lost: Card) -> bool:
        """Does whoever drew this slot still hold the lost card each time it shows one?"""
        seat = self.slots[slot].seat
        if seat is None:
            return True
        shown = self.shown.get((seat, lost), ())
        if not shown:
            return True
        got = [_START] * self.kept[seat][lost]
        got += [self.slots[n].line for n in self.of_seat[seat] if self.cards[n] == lost]
        return len(got) >= len(shown) and all(g < s for g, s in zip(got, shown, strict=False))

    def changed(self) -> bool:
        """Is this another world, and not the same one with two equal cards exchanged?"""
        return self._told(self.before) != self._told(self.cards)

    def _told(self, cards: Sequence[Card]) -> Counter[tuple[_Slot, Card]]:
        return Counter((self.slots[n], cards[n]) for n in self.loose)

    # -- telling it

    def lines(self, lines: tuple[Line, ...]) -> Iterator[Line]:
        """The record of this world."""
        hands: dict[int, list[Card]] = defaultdict(list)
        for slot, card in zip(self.slots, self.cards, strict=True):
            if slot.seat is not None:
                hands[slot.line].append(card)
        for number, (actor, move) in enumerate(lines):
            match move:
                case Deal(seat) if number in hands:
                    yield Line(actor, Deal(seat, sort_cards(hands[number])))
                case Top() if number in hands:
                    yield Line(actor, Top(hands[number][0]))
                case _:
                    yield Line(actor, move)

    def start(self, start: State) -> State:
        """Where this world began."""
        if _is_setup(start):
            return start
        hands: list[list[Card]] = [[] for _ in start.hands]
        heaps = [list(self.own[heap]) for heap in range(len(start.deck))]
        if self.eye is not None:
            hands[self.eye - 1] += start.hands[self.eye - 1]
        for slot, card in zip(self.slots, self.cards, strict=True):
            if slot.heap is None and slot.seat is not None:
                hands[slot.seat - 1].append(card)
            elif slot.source == 0 and slot.heap != _BOX:
                assert slot.heap is not None
                heaps[slot.heap].append(card)
        return msgspec.structs.replace(
            start, hands=tuple(map(sort_cards, hands)), deck=tuple(map(sort_cards, heaps))
        )


def _is_setup(start: State) -> bool:
    """BRK-1: then everybody knows what everybody holds, and what the deck is."""
    cats = all(hand == (CAT,) for hand in start.hands)
    return start.phase == "setup" and cats and len(start.deck) == 1


def _drawn(state: State, move: BarkingMove) -> tuple[Seat, Cards] | None:
    """Who draws which cards by this line."""
    match move:
        case Deal(seat, cards):
            return seat, cards
        case Top(card):
            assert state.turn is not None
            return state.turn, (card,)
    return None


def _shown(move: BarkingMove) -> Cards:
    """The cards of a hand that a move shows."""
    match move:
        case Play(_, cards):
            return tuple(map(in_hand, cards))
        case Discard(cards):
            return cards
        case PlayCat():
            return (CAT,)
        case Swap():
            return (WONDER,)
    return ()


def _left_in_box(start: State) -> Iterator[Card]:
    dogs = [in_hand(dog) for place in start.row for pack in place.packs for dog in pack.cards]
    loose = [card for cards in (*start.hands, *start.deck, start.discard) for card in cards]
    return (Counter(CARDS) - Counter(dogs) - Counter(loose)).elements()


def _other_items(history: History[State], pick: Pick) -> tuple[str, ...]:
    """BRK-2: items that were laid out, and others that may be unseen instead of those that are."""
    start: State = history.start
    known = Counter(item for items in start.won for item in items)
    known += Counter(place.item for place in start.row)
    laid_out = [item for _, move in history.lines if isinstance(move, Items) for item in move.items]
    pool = list((Counter(ITEMS) - known - Counter(laid_out)).elements())
    others = [pool.pop(pick(len(pool))) for _ in range(len(start.unseen) - len(laid_out))]
    return tuple(sorted([*laid_out, *others]))
