"""How a round ends, and the game."""

from __future__ import annotations

import pytest

from barking.kennel import at, due, hand, heaps, names, play, table, told
from lapki.games.barking import game, rules
from lapki.games.barking.state import State
from lapki.games.contract import Over
from rulebook import rule

FEW = ["bin"] * 6
"""Unseen items, enough for a next round."""

# --- BRK-17: all have passed ----------------------------------------------------------------------


@rule("BRK-17")
def test_the_round_ends_when_all_have_passed_and_the_last_to_pass_begins_next() -> None:
    state = table(["1 2", "3", "4"], [at("mailbox")], round=2, unseen=FEW)
    state = play(state, "play 1 1", "pass", "pass")
    assert state.round == 2
    after = play(state, "pass")
    assert (after.round, after.first, after.turn, after.passes) == (3, 1, None, ())
    assert due(after) == {"kind": "items", "count": 5, "from": {"bin": 6}}
    assert told(state, "pass")[-1] == {"event": "round over", "round": 2, "seat": 1, "count": 1}


@rule("BRK-17")
def test_hands_are_kept() -> None:
    after = play(table(["1 2", "3"], [at("mailbox")], unseen=FEW), "pass", "pass")
    assert (hand(after, 1), hand(after, 2), after.first) == ("1 2", "3", 2)
    assert not any(player.passed for player in game.printed(after).players)


@rule("BRK-17", "BRK-7")
def test_the_last_may_pass_by_itself() -> None:
    after = play(table(["1", "", "3"], [at("mailbox")], unseen=FEW), "play 1 1", "pass")
    # Seat 2 passed on its turn, seat 3 by choice, seat 1 for want of cards.
    assert (after.round, after.first) == (2, 1)


# --- BRK-18: who gets an item ---------------------------------------------------------------------


def winner(*packs: str) -> int | None:
    """Who wins a mailbox with these dogs at it."""
    state = table(["10", "", "", "", ""], [at("mailbox", *packs)], unseen=FEW)
    won = play(state, "pass").won
    return next((seat for seat, items in enumerate(won, start=1) if items == ("mailbox",)), None)


@rule("BRK-18")
@pytest.mark.parametrize(
    ("packs", "seat"),
    [
        (["1: 9"], 1),
        (["1: 1", "2: 9 9"], 2),  # more dogs
        (["1: 9 W9", "2: 1"], 1),  # wonder dogs count
        (["1: 9", "2: 3"], 2),  # a tie: the better rank
        (["1: 3", "2: 9"], 1),
        (["1: 9 9", "2: 10 W10"], 1),
        (["1: 10", "2: 9"], 2),  # ranks are numbers, not words
        (["1: 4 9", "2: 3 6", "3: 1"], 2),  # the best rank among the tied, not of all
        (["3: 2 7", "1: 3 4 8", "2: 5 5 W5"], 1),
    ],
)
def test_the_most_dogs_then_the_best_rank(packs: list[str], seat: int) -> None:
    assert winner(*packs) == seat


@rule("BRK-18")
def test_an_item_that_nobody_barks_at_leaves_the_game() -> None:
    state = table(["10", ""], [at("mailbox"), at("van", "2: 1")], unseen=FEW)
    after = play(state, "pass")
    assert after.won == ((), ("van",))
    assert "mailbox" not in after.unseen
    left, won = told(state, "pass")[2:4]
    assert left == {"event": "item left", "place": 1, "item": "mailbox"}
    assert won == {"event": "item won", "seat": 2, "place": 2, "item": "van", "dogs": 1}


@rule("BRK-18")
def test_items_are_kept_in_the_order_won_and_ties_are_told() -> None:
    row = [at("van", "1: 9", "2: 10"), at("bin", "1: 3")]
    state = table(["10", ""], row, won=["boxes", "bin"], unseen=["hydrant"] * 4)
    assert play(state, "pass").won == (("boxes", "van", "bin"), ("bin",))
    assert told(state, "pass")[2]["breed"] == "9"
    assert "breed" not in told(state, "pass")[3]


# --- BRK-19: clearing the table -------------------------------------------------------------------


@rule("BRK-19")
def test_played_dogs_and_the_discard_go_under_the_deck_together() -> None:
    row = [at("mailbox", "1: 9 W9", "2: 3", cat=True), at("van")]
    state = table(["8", ""], row, ["1 2", "4"], discard="C W 10", unseen=FEW)
    after = play(state, "pass")
    assert heaps(after) == ["1 2", "4", "3 9 10 W W C"]
    assert (after.discard, after.row) == ((), ())
    assert told(state, "pass")[-1]["count"] == 6


@rule("BRK-19")
def test_nothing_played_makes_no_heap() -> None:
    after = play(table(["8", ""], [at("mailbox")], ["1"], unseen=FEW), "pass")
    assert heaps(after) == ["1"]


@rule("BRK-19")
def test_cat_tokens_are_put_aside() -> None:
    state = play(table(["8", ""], [at("mailbox", cat=True)], unseen=FEW), "pass")
    state = play(state, "* items bin bin bin bin")
    assert not any(place.cat for place in state.row)


# --- BRK-20, BRK-21: the end ----------------------------------------------------------------------


@rule("BRK-20")
@pytest.mark.parametrize(
    ("items", "points"),
    [
        ("", 0),
        ("bin", 3),
        ("bin bin", 5),
        ("bin bin bin", 6),
        ("bin bin bin bin", 7),
        ("bin van", 6),
    ],
)
def test_three_two_one_points(items: str, points: int) -> None:
    assert rules.scores([tuple(items.split())]) == (points,)


def last_round(won: list[str], row: list[str]) -> State:
    places = [at(item, "1: 9") for item in row]
    hands = ["8", *[""] * (len(won) - 1)]
    return table(hands, places, ["1"], "10", won=won, round=5, unseen=["van"])


@rule("BRK-20", "BRK-21", "BRK-19")
def test_after_the_fifth_round_the_most_points_win() -> None:
    state = last_round(["bin", "boxes boxes"], ["mailbox"])
    after = play(state, "pass")
    assert game.due(after) == Over((1,), (6, 5))
    assert names(told(state, "pass"))[-2:] == ["round over", "game over"]
    page = game.printed(after)
    assert (page.phase, page.round, page.first, page.turn) == ("over", 5, 2, None)
    assert (page.row, page.passes, page.discard, page.due) == ((), (), (), None)
    assert heaps(after) == ["1", "9 10"]
    assert (page.winners, page.unseen) == ((1,), ("van",))
    assert not any(player.passed for player in page.players)


@rule("BRK-21")
def test_a_tie_is_shared() -> None:
    after = play(last_round(["", "boxes", "bin bin", "van"], ["mailbox"]), "pass")
    assert game.due(after) == Over((3,), (3, 3, 5, 3))
    after = play(last_round(["bin", "boxes van", "bin"], ["mailbox"]), "pass")
    assert game.due(after) == Over((1, 2), (6, 6, 3))


@rule("BRK-20")
def test_the_fourth_round_is_not_the_last() -> None:
    state = table(["8", ""], [at("bin")], round=4, unseen=["van"] * 3 + ["boxes"] * 4)
    after = play(state, "pass")
    assert (after.round, after.phase, after.winners) == (5, "chance", None)
