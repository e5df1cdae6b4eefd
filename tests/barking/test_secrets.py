"""What each eye may see, and other worlds that it can't tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb
from random import Random

import msgspec
import pytest

from barking.kennel import at, hand, play, table
from lapki.checking.suite import find_leak, random_match
from lapki.games.barking import game
from lapki.games.barking.events import Dealt, Drew
from lapki.games.barking.state import BarkingOptions, Deal, Items
from lapki.games.contract import CHANCE, History, Line, seen
from rulebook import rule

OPTIONS = BarkingOptions()


def test_a_view_shows_the_own_hand_and_counts() -> None:
    state = table(
        ["3 9 W C", "10 10"], [at("van", "2: 9")], ["1 1 W", "9"], "2", unseen=["bin", "bin"]
    )
    mine = msgspec.to_builtins(game.view(state, 1))
    assert [player["hand"] for player in mine["players"]] == [("3", "9", "W", "C"), 2]
    assert (mine["deck"], mine["unseen"], mine["discard"]) == (4, 2, ("2",))
    nobodys = msgspec.to_builtins(game.view(state, None))
    assert [player["hand"] for player in nobodys["players"]] == [4, 2]
    hidden = {"players", "deck", "unseen"}
    page = msgspec.to_builtins(game.printed(state))
    assert mine.keys() == page.keys()
    assert {k: v for k, v in mine.items() if k not in hidden} == {
        k: v for k, v in page.items() if k not in hidden
    }


def test_only_the_owner_sees_what_is_dealt_and_drawn() -> None:
    state = table(["9 W", "1"], [at("van")], ["2 3"])
    _, drawn = game.play(play(state, "swap"), CHANCE, game.read("draw 2"))
    assert seen(drawn, 1) == (Drew(1, "2"),)
    for eye in (2, None):
        assert seen(drawn, eye) == (Drew(1),)
    state = play(game.start(2, OPTIONS), "* first 1", "* items van van bin")
    _, dealt = game.play(state, CHANCE, game.read("deal 1 1 2 3"))
    assert seen(dealt, 2) == seen(dealt, None) == (Dealt(1, 3),)
    assert seen(dealt, 1) == (Dealt(1, 3, ("1", "2", "3")),)


def test_the_heap_is_no_part_of_the_notice() -> None:
    state = play(game.start(2, OPTIONS), "* first 1")
    assert game.due(state).notice == {"kind": "items", "count": 3}
    state = play(state, "* items van van bin")
    assert game.due(state).notice == {"kind": "deal", "seat": 1, "count": 3}
    state = play(table(["9 W", "1"], [at("van")], ["2 3"]), "swap")
    assert game.due(state).notice == {"kind": "draw", "seat": 1}


# --- other worlds ---------------------------------------------------------------------------------


def record(*lines: str, seats: int = 2) -> History:
    made = []
    for line in lines:
        actor, _, text = line.partition(" ")
        made.append(Line(CHANCE if actor == "*" else int(actor), game.read(text)))
    return History(seats, game.start(seats, OPTIONS), tuple(made))


def worlds(history: History, eye: int | None, many: int = 60) -> list[History]:
    rng = Random(5)
    found = [game.sample(history, eye, rng.randrange) for _ in range(many)]
    for world in found:
        assert len(world.lines) == len(history.lines)
        assert [line.actor for line in world.lines] == [line.actor for line in history.lines]
    return found


OPENING = ("* first 1", "* items van van bin", "* deal 1 1 2 3", "* deal 2 9 9 W")


@rule("BRK-1", "BRK-4")
def test_what_others_were_dealt_may_be_otherwise() -> None:
    seen_by_1 = worlds(record(*OPENING), eye=1)
    assert all(world.lines[:3] == record(*OPENING).lines[:3] for world in seen_by_1)
    assert len({world.lines[3] for world in seen_by_1}) > 50
    assert all(world.lines[3] != record(*OPENING).lines[3] for world in seen_by_1)
    dealt = Counter(card for world in seen_by_1 for card in world.lines[3].move.cards)
    assert set(dealt) >= {"9", "10", "W"}
    assert dealt["1"] <= dealt["10"]  # of rank 1 there are only two others


@rule("BRK-1")
def test_the_cat_that_everybody_began_with_is_known() -> None:
    """Seat 2 plays a cat: that needn't have been among the cards it was dealt."""
    history = record(*OPENING, "1 pass", "2 cat", "* draw 8", "2 token -")
    assert any("C" not in world.lines[3].move.cards for world in worlds(history, eye=1))
    twice = record(
        *OPENING[:3], "* deal 2 9 9 C", "1 pass", "2 cat", "* draw 8", "2 token -", "2 cat"
    )
    for world in worlds(twice, eye=1):
        drawn = (*world.lines[3].move.cards, world.lines[6].move.card)
        assert "C" in drawn


def test_what_was_played_must_have_been_held() -> None:
    history = record(*OPENING, "1 pass", "2 play 1 9 W9")
    for world in worlds(history, eye=None):
        assert not Counter(("9", "W")) - Counter(world.lines[3].move.cards)
    assert {len(world.lines[2].move.cards) for world in worlds(history, eye=None)} == {3}


def test_worlds_come_as_often_as_chance_would_bring_them() -> None:
    """Three of 58 cards, at least one of them one of seven bulldogs: how many mutts on average?"""
    history = record(*OPENING, "1 pass", "2 play 1 9")
    found = worlds(history, eye=1, many=900)
    mutts = sum(world.lines[3].move.cards.count("10") for world in found) / len(found)
    hands = comb(58, 3) - comb(51, 3)
    ways = sum(
        ten * comb(7, nine) * comb(7, ten) * comb(44, 3 - nine - ten)
        for nine, ten in ((1, 1), (1, 2), (2, 1))
    )
    assert mutts == pytest.approx(ways / hands, abs=0.06)


def test_nothing_is_hidden_once_everything_was_shown() -> None:
    history = record(*OPENING, "1 pass", "2 play 1 9 9 W9")
    assert all(world == history for world in worlds(history, eye=1, many=5))


@rule("BRK-19", "BRK-5")
def test_a_heap_that_lay_face_up_is_known() -> None:
    """The deck runs dry; what comes from the next heap are the cards that were played."""
    start = game.position(
        msgspec.to_builtins(
            game.printed(table(["5 5", "6 6"], [at("van", "1: 9 W9")], ["1"], unseen=["bin"] * 4))
        ),
        2,
        OPTIONS,
    )
    lines = [Line(1, game.read("pass")), Line(2, game.read("pass"))]
    lines.append(Line(CHANCE, game.read("items bin bin bin bin")))
    lines.append(Line(CHANCE, game.read("deal 1 1")))  # from the old deck
    lines.append(Line(CHANCE, game.read("deal 2 9")))  # from what was played
    history = History(2, start, tuple(lines))
    rng = Random(1)
    found = [game.sample(history, 1, rng.randrange) for _ in range(40)]
    assert {world.lines[4].move.cards for world in found} == {("9",), ("W",)}
    assert {world.lines[3].move.cards for world in found} == {("1",)}


@rule("BRK-2")
def test_a_positions_hidden_cards_and_items_may_be_otherwise() -> None:
    start = table(["3 9", "10 10"], [at("van", "2: 9")], ["1 1 W", "2"], unseen=["bin", "bin"])
    history = History(2, start, (Line(1, game.read("play 1 3")), Line(2, game.read("play 1 10"))))
    rng = Random(3)
    for _ in range(30):
        world = game.sample(history, 1, rng.randrange)
        assert hand(world.start, 1) == "3 9"
        assert "10" in world.start.hands[1]
        assert [len(heap) for heap in world.start.deck] == [3, 1]
        assert len(world.start.unseen) == 2
        assert world.start != start
        page = msgspec.to_builtins(game.printed(world.start))
        assert game.position(page, 2, OPTIONS) == world.start


# --- nothing leaks --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_eye_can_tell_worlds_apart_and_there_nearly_always_are_others(seats: int) -> None:
    others = checks = 0
    for seed in range(14):
        rng = Random(seed)
        match = random_match(game, seats, OPTIONS, rng)
        for history in (_opening(match, rng), _from_a_position(match, rng)):
            for eye in (None, *range(1, seats + 1)):
                others += find_leak(game, history, eye, rng)
                checks += 1
    assert others >= 0.9 * checks, f"{others} of {checks}"


def _opening(match: object, rng: Random) -> History:
    """The first lines of a match, at least until everybody has cards."""
    history = match.history  # type: ignore[attr-defined]
    length = rng.randint(history.seats + 2, len(history.lines))
    return history._replace(lines=history.lines[:length])


def _from_a_position(match: object, rng: Random) -> History:
    """Some lines from the middle of a match, as if it had begun there."""
    history = match.history  # type: ignore[attr-defined]
    first = rng.randint(1, len(history.lines) - 1)
    last = rng.randint(first, len(history.lines))
    return History(history.seats, match.states[first], history.lines[first:last])  # type: ignore[attr-defined]


@pytest.mark.slow(seconds=30)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_leak_in_a_long_search(seats: int, share: Callable[[int], int]) -> None:
    for seed in range(share(500)):
        rng = Random(seed)
        match = random_match(game, seats, BarkingOptions(("on", "from-2")[seed % 2]), rng)
        for history in (_opening(match, rng), _from_a_position(match, rng)):
            find_leak(game, history, rng.choice((None, *range(1, seats + 1))), rng)


def test_items_and_the_own_cards_are_never_changed() -> None:
    rng = Random(8)
    match = random_match(game, 3, OPTIONS, rng)
    for eye in (1, 2, 3):
        world = game.sample(match.history, eye, rng.randrange)
        for ours, theirs in zip(match.lines, world.lines, strict=True):
            if isinstance(ours.move, Items) or (
                isinstance(ours.move, Deal) and ours.move.seat == eye
            ):
                assert ours == theirs
