"""The compiled table is held to the rules: random games, told to both, move by move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from barking.kennel import load, picture
from lapki.bots import Budget, bot_for
from lapki.bots.arena import step
from lapki.bots.barking import dealing, quick
from lapki.bots.barking import kernel as k
from lapki.bots.barking.belief import KIND, NUMBER, Belief, believe
from lapki.bots.barking.search import Trial, _read, values
from lapki.bots.contract import sight
from lapki.games.barking import game, rules
from lapki.games.barking.box import CARDS, ITEMS, in_hand
from lapki.games.barking.state import (
    BarkingMove,
    BarkingOptions,
    Discard,
    Pass,
    Play,
    PlayCat,
    State,
    Swap,
    Token,
)
from lapki.games.contract import Chance, Decide
from lapki.match.match import Match

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def luck(seed: int) -> k.Table:
    return np.array([2 * seed + 1], np.uint64)


def counts(cards: object) -> tuple[int, ...]:
    many = Counter(map(in_hand, cards))  # type: ignore[call-overload]
    return tuple(many[card] for card in CARDS)


def as_number(move: BarkingMove) -> int:
    match move:
        case Play(place, cards):
            return k.number(k.BARK, place - 1, counts(cards))
        case Discard(cards):
            return k.number(k.DISCARDS, 0, counts(cards))
        case Token(place):
            return k.number(k.LAY, k.NOWHERE if place is None else place - 1)
    return k.number({Pass: k.PASS, PlayCat: k.PLAY_CAT, Swap: k.SWAP}[type(move)])


def as_table(match: Match, seat: int) -> k.Table:
    """The table as that seat sees it, with everybody's real hand."""
    t = believe(sight(match, seat)).table
    for number, hand in enumerate(match.state.hands):
        place = k.HANDS + number * k.CARDS
        t[place : place + k.CARDS] = counts(hand)
    deck = [card for heap in match.state.deck for card in heap]
    t[k.TOP], t[k.BOTTOM] = 0, len(deck)
    t[k.DECK : k.DECK + len(deck)] = [NUMBER[card] for card in deck]
    return t


def draw_next(t: k.Table, card: str) -> None:
    """Let this be the top card."""
    deck = t[k.DECK + t[k.TOP] : k.DECK + t[k.BOTTOM]]
    at = list(deck).index(NUMBER[card])
    deck[0], deck[at] = deck[at], deck[0]


def test_the_box_is_the_same() -> None:
    assert k.BOX.tolist() == list(CARDS.values())
    t = np.zeros(k.SIZE, np.int16)
    k.begin(t, 2, 1, luck(1))
    laid_out = Counter(t[k.KIND : k.KIND + t[k.ITEMS]].tolist())
    for item, many in ITEMS.items():
        assert t[k.UNSEEN + KIND[item]] + laid_out[KIND[item]] == many


@SEATS
def test_every_move_does_the_same(seats: int) -> None:
    for seed in range(6):
        rng = Random(seed)
        match = Match(game, seats, BarkingOptions("from-2" if seed % 3 == 0 else "on"))
        while not match.over:
            if isinstance(match.due, Chance):
                match.chance(rng.randrange)
                continue
            assert isinstance(match.due, Decide)
            seat = rng.choice(match.due.seats)
            compare(match, seat, rng)


def compare(match: Match, seat: int, rng: Random) -> None:
    """A random move, by the rules and by the kernel."""
    menu = game.legal(match.state, seat)
    move = menu[rng.randrange(len(menu))]
    before, t = match.state, as_table(match, seat)
    match.play(seat, move)
    if isinstance(match.due, Chance) and match.due.notice["kind"] == "draw":
        match.chance(rng.randrange)
        old, new = before.hands[seat - 1], match.state.hands[seat - 1]
        gone = ("C",) if isinstance(move, PlayCat) else ("W",)
        k.refill(t, luck(1))
        draw_next(t, *(Counter(new) - (Counter(old) - Counter(gone))))
    k.do(t, seat - 1, as_number(move), luck(seat))
    if match.state.round > before.round or match.over:
        same_end(t, match.state)
    else:
        same_table(t, match, seat)


def same_end(t: k.Table, state: State) -> None:
    """BRK-17 … BRK-20: who won what, what it is worth, who begins, what is kept."""
    assert t[k.PHASE] == (k.OVER if state.phase == "over" else k.CLEARED)
    points = rules.scores(state.won)
    for seat, won in enumerate(state.won):
        assert k.points(t, seat) == points[seat]
        have = Counter(KIND[item] for item in won)
        start = k.WON + seat * k.KINDS
        assert t[start : start + k.KINDS].tolist() == [have[kind] for kind in range(k.KINDS)]
        start = k.HANDS + seat * k.CARDS
        assert tuple(t[start : start + k.CARDS].tolist()) == counts(state.hands[seat])
    assert t[k.FIRST] == (state.first or 0) - 1


def same_table(t: k.Table, match: Match, seat: int) -> None:
    other = as_table(match, seat)
    many = other[k.BOTTOM] - other[k.TOP]
    assert t[k.BOTTOM] - t[k.TOP] == many
    deck = t[k.DECK + t[k.TOP] : k.DECK + t[k.BOTTOM]]
    assert sorted(deck) == sorted(other[k.DECK + other[k.TOP] : k.DECK + other[k.BOTTOM]])
    for place in range(k.DECK):
        if place not in (k.TOP, k.BOTTOM):
            assert t[place] == other[place], place


def decisions(seats: int, rng: Random) -> Iterator[tuple[Match, tuple[int, ...]]]:
    """A game, whenever somebody is asked; whoever gets it makes a move."""
    match = Match(game, seats, BarkingOptions())
    while not match.over:
        if isinstance(match.due, Chance):
            match.chance(rng.randrange)
        else:
            assert isinstance(match.due, Decide)
            yield match, match.due.seats


@SEATS
def test_quick_play_is_legal(seats: int) -> None:
    """`Match.play` judges every move."""
    for seed in range(3):
        for match, asked in decisions(seats, Random(seed)):
            t, taste = as_table(match, asked[0]), values().tastes[seats]
            match.play(asked[0], _read(int(quick.quick(t, asked[0] - 1, taste, luck(seed)))))


@SEATS
def test_imagined_worlds_are_possible(seats: int) -> None:
    """Everybody holds as many cards as they do, the deck as many as it has, and no card is lost."""
    for seed in range(2):
        rng = Random(seed)
        for match, asked in decisions(seats, rng):
            seat = rng.choice(asked)
            imagined(match, seat, rng.randrange(999))
            menu = game.legal(match.state, seat)
            match.play(seat, menu[rng.randrange(len(menu))])


def imagined(match: Match, seat: int, seed: int) -> None:
    trial = Trial(sight(match, seat), luck(seed))
    t = trial.world()
    for number, hand in enumerate(match.state.hands):
        assert k.held(t, number) == len(hand)
    assert t[k.BOTTOM] == sum(map(len, match.state.deck))
    everywhere = Counter(t[k.DECK : k.DECK + t[k.BOTTOM]].tolist())
    for start in (*range(k.HANDS, k.PASSED, k.CARDS), k.DISCARD, k.PLAYED):
        everywhere.update(dict(enumerate(t[start : start + k.CARDS].tolist())))
    assert [everywhere[card] for card in range(k.CARDS)] == list(CARDS.values())
    assert min(t[k.HANDS : k.PASSED]) >= 0


@pytest.mark.parametrize("hands", [["3 4 5", "1 2 6"], ["C", "1 2 6"], ["C", "C"]])
def test_a_game_that_began_from_cards_of_its_own(hands: list[str]) -> None:
    """A setup may begin with any hands: only the first deal tells those who look at the record that
    everybody has a cat, and the deck all the rest (BRK-1)."""
    page = picture(hands, deck=["7 8 8 9 9 10 10 10"], phase="setup", turn=None, first=None)
    rng = Random(1)
    match = Match(game, 2, BarkingOptions(), load(page))
    while not match.over:
        if isinstance(match.due, Decide):
            for seat in match.due.seats:
                t = Trial(sight(match, seat), luck(1)).world()
                assert [k.held(t, n) for n in (0, 1)] == [len(h) for h in match.state.hands]
                assert t[k.BOTTOM] == sum(map(len, match.state.deck))
        step(match, dict.fromkeys((1, 2), (bot_for("barking"), 5)), Budget(), rng)


def test_what_was_shown_is_not_forgotten() -> None:
    """Late in this game one way in ten to pin the cards that were shown leads anywhere, even if
    they make room for each other; without that, none of two hundred."""
    rng = Random(24)
    match = Match(game, 5, BarkingOptions())
    while not match.over:
        if isinstance(match.due, Decide):
            trial = Trial(sight(match, match.due.seats[0]), luck(24))
            before = trial.belief
            for _ in range(10):
                trial.world()
            assert trial.belief is before
            assert len(before.shown) > 0 or match.state.round < 3
            pinned(before)
        step(match, dict.fromkeys(range(1, 6), (bot_for("barking"), 4)), Budget(), rng)


def pinned(known: Belief) -> None:
    """Each card that was shown came by a draw of whoever showed it, before, and from a heap that
    had it; and nothing came twice."""
    chance = luck(1)
    pins = dealing.nothing_pinned(known.draws, known.shown, known.heaps)
    while not dealing.pin_all(pins, chance):
        pins = dealing.nothing_pinned(known.draws, known.shown, known.heaps)
    draws, of_heaps = Counter(pins.by.tolist()), Counter[tuple[int, int]]()
    for (who, card, when), by in zip(known.shown.tolist(), pins.by.tolist(), strict=True):
        heap, drawer, then, _ = known.draws[by].tolist()
        assert (drawer, then < when) == (who, True)
        of_heaps[heap, card] += 1
    assert all(many <= known.draws[by, dealing.MANY] for by, many in draws.items())
    assert all(many <= known.heaps[place] for place, many in of_heaps.items())
