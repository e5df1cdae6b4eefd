"""Cats, swaps, and what a cat token changes."""

from __future__ import annotations

import pytest

from barking.kennel import (
    asked,
    at,
    choices,
    due,
    hand,
    heaps,
    names,
    pack,
    play,
    plays,
    refused,
    table,
    told,
)
from lapki.games.barking import game
from lapki.games.barking.state import DrawDue
from rulebook import rule

# --- BRK-13: swaps --------------------------------------------------------------------------------


@rule("BRK-13")
def test_a_wonder_dog_for_the_top_card() -> None:
    state = table(["9 W", "1"], [at("mailbox")], ["1 2", "3"])
    after = play(state, "swap")
    assert (hand(after, 1), after.discard, after.turn) == ("9", ("W",), 1)
    assert (game.printed(after).phase, game.printed(after).due) == ("chance", DrawDue("swap"))
    assert due(after) == {"kind": "draw", "seat": 1, "from": {"1": 1, "2": 1}}
    done = play(after, "* draw 2")
    assert (hand(done, 1), heaps(done), done.turn, done.phase) == ("2 9", ["1", "3"], 1, "play")
    assert heaps(play(done, "play 1 2", "pass", "pass")) == ["1", "3", "2 W"]


@rule("BRK-13")
def test_a_swap_needs_a_wonder_dog_and_draws_what_is_there() -> None:
    state = table(["9", "1"], [at("mailbox")], ["1"])
    assert refused(state, "swap") == ("BRK-13", "no-wonder")
    assert "swap" not in choices(state)
    after = play(table(["9 W", "1"], [at("mailbox")], ["1", "2"]), "swap")
    assert refused(after, "* draw 2") == ("BRK-13", "wrong-draw")
    assert refused(state, "* draw 1") == ("BRK-13", "wrong-draw")


# --- BRK-14: cats ---------------------------------------------------------------------------------


@rule("BRK-14")
def test_a_cat_is_thrown_away_for_the_top_card_and_a_token() -> None:
    state = table(["9 C", "1"], [at("mailbox"), at("boxes", "2: 3")], ["1 2"])
    after = play(state, "cat")
    assert (hand(after, 1), after.discard) == ("9", ("C",))
    assert (game.printed(after).phase, game.printed(after).due) == ("chance", DrawDue("cat"))
    assert due(after) == {"kind": "draw", "seat": 1, "from": {"1": 1, "2": 1}}
    assert refused(after, "* draw 3") == ("BRK-14", "wrong-draw")
    after = play(after, "* draw 1")
    assert (hand(after, 1), after.phase, after.turn) == ("1 9", "token", 1)
    assert choices(after) == ["token -", "token 1", "token 2"]
    done = play(after, "token 2")
    assert [place.cat for place in done.row] == [False, True]
    assert (done.phase, done.turn) == ("play", 1)
    assert told(after, "token 2") == [
        {"event": "token laid", "seat": 1, "place": 2, "item": "boxes"}
    ]


@rule("BRK-14")
def test_the_token_need_not_be_laid() -> None:
    state = play(table(["9 C", "1"], [at("mailbox")], ["1"]), "cat", "* draw 1")
    after = play(state, "token -")
    assert (after.row[0].cat, after.phase, after.turn) == (False, "play", 1)
    assert told(state, "token -") == [{"event": "token laid", "seat": 1}]


@rule("BRK-14")
def test_an_item_takes_one_token() -> None:
    row = [at("mailbox", cat=True), at("boxes")]
    state = play(table(["9 C", "1"], row, ["1"]), "cat", "* draw 1")
    assert choices(state) == ["token -", "token 2"]
    assert refused(state, "token 1") == ("BRK-14", "cat-there")
    for place in (0, 3):
        assert refused(state, f"token {place}") == ("BRK-14", "no-place")


@rule("BRK-14")
def test_nobody_is_asked_if_every_item_has_a_token() -> None:
    state = table(["9 C", "1"], [at("mailbox", cat=True)], ["1"])
    after = play(state, "cat", "* draw 1")
    assert (after.phase, after.turn, hand(after, 1)) == ("play", 1, "1 9")


@rule("BRK-14")
def test_a_cat_must_be_held() -> None:
    state = table(["9", "1"], [at("mailbox")], ["1"])
    assert refused(state, "cat") == ("BRK-14", "no-cat")
    assert "cat" not in choices(state)


@rule("BRK-14")
def test_from_2_keeps_cats_out_of_the_first_round() -> None:
    learning = table(["9 C", "1"], [at("mailbox")], ["1"], cats="from-2")
    assert refused(learning, "cat") == ("BRK-14", "cats-later")
    assert "cat" not in choices(learning)
    assert game.offer(learning, 1).why_not["cat"] == "cats-later"
    later = table(["9 C", "1"], [at("mailbox")], ["1"], cats="from-2", round=2)
    assert "cat" in choices(later)
    assert play(later, "cat").discard == ("C",)


@rule("BRK-8", "BRK-14")
def test_cats_tokens_and_swaps_belong_to_the_turn_of_the_dogs_that_follow() -> None:
    state = table(["9 C", "1"], [at("mailbox")], ["1 2"])
    token = play(state, "cat", "* draw 1")
    dogs = play(token, "token 1")
    assert [token.phase, dogs.phase] == ["token", "play"]
    assert not game.opens_turn(token, 1, game.read("cat"))
    assert not game.opens_turn(dogs, 1, game.read("token 1"))
    assert not game.opens_turn(dogs, 1, game.read("swap"))
    assert game.opens_turn(play(dogs, "play 1 9"), 2, game.read("play 1 9"))


# --- BRK-15: at an item with a cat ----------------------------------------------------------------


@rule("BRK-15")
def test_breeds_may_be_mixed_where_a_cat_is() -> None:
    state = table(["8 9 10", "1"], [at("mailbox", cat=True), at("boxes")])
    assert plays(state, 1) == ["10", "8", "8 10", "8 9", "8 9 10", "9", "9 10"]
    assert plays(state, 2) == ["10", "8", "9"]
    assert pack(play(state, "play 1 10 9 8"), 1, 1) == "8 9 10"


@rule("BRK-15", "BRK-12")
def test_wonder_dogs_are_shared_among_the_breeds() -> None:
    state = table(["8 9 W W", "1"], [at("mailbox", cat=True)])
    single = [f"{n}{wonder}" for n in "89" for wonder in ("", f" W{n}", f" W{n} W{n}")]
    both = ["8 9", "8 W8 9", "8 9 W9", "8 W8 W8 9", "8 W8 9 W9", "8 9 W9 W9"]
    assert plays(state, 1) == sorted(single + both)


@rule("BRK-15")
def test_you_may_add_to_your_own_dogs_where_a_cat_is() -> None:
    state = table(["8 10", "1"], [at("mailbox", "2: 3", "1: 9", cat=True)])
    after = play(state, "play 1 8 10")
    assert pack(after, 1, 1) == "8 9 10"
    assert [p.seat for p in after.row[0].packs] == [2, 1]  # in the order of first play
    assert pack(after, 1, 2) == "3"
    (event,) = told(state, "play 1 10")
    assert event["added"] is True


@rule("BRK-15", "BRK-11")
def test_but_no_breed_that_barks_there_not_even_your_own() -> None:
    state = table(["3 9 10 W", "1"], [at("mailbox", "1: 9", "2: 3", cat=True)])
    assert plays(state, 1) == ["10", "10 W10"]
    assert refused(state, "play 1 9") == ("BRK-11", "breed-barks")
    assert refused(state, "play 1 3 10") == ("BRK-11", "breed-barks")
    assert refused(state, "play 1 W9 10") == ("BRK-11", "breed-barks")


@rule("BRK-15")
def test_a_cat_is_there_for_every_seat() -> None:
    state = table(["8 C", "9 10"], [at("mailbox", "2: 3")], ["1"])
    state = play(state, "cat", "* draw 1", "token 1", "pass")
    assert plays(state, 1) == ["10", "9", "9 10"]


# --- BRK-16: refilling before throwing away -------------------------------------------------------


@rule("BRK-16")
@pytest.mark.parametrize(("move", "card"), [("cat", "C"), ("swap", "W")])
def test_the_thrown_card_is_never_the_one_drawn(move: str, card: str) -> None:
    state = table([f"9 {card}", "1"], [at("mailbox")], [], discard="2 3")
    after = play(state, move)
    assert (heaps(after), after.discard) == (["2 3"], (card,))
    assert names(told(state, move))[0] == "refilled"
    assert told(state, move)[1].get("dry") is None


@rule("BRK-16")
def test_a_deck_that_has_cards_is_not_refilled() -> None:
    after = play(table(["9 C", "1"], [at("mailbox")], ["1"], discard="2 3"), "cat", "* draw 1")
    assert (heaps(after), after.discard) == ([], ("2", "3", "C"))


@rule("BRK-16")
def test_with_nothing_to_draw_a_cat_goes_straight_to_its_token() -> None:
    state = table(["9 C", "1"], [at("mailbox")])
    after = play(state, "cat")
    assert (after.phase, hand(after, 1), after.discard) == ("token", "9", ("C",))
    assert told(state, "cat") == [{"event": "cat played", "seat": 1, "dry": True}]


@rule("BRK-16")
def test_with_nothing_to_draw_a_swap_is_only_a_loss() -> None:
    state = table(["9 W", "1"], [at("mailbox")])
    after = play(state, "swap")
    assert (after.phase, asked(after), hand(after, 1)) == ("play", (1,), "9")
    assert told(state, "swap") == [{"event": "swapped", "seat": 1, "dry": True}]


@rule("BRK-7", "BRK-16")
def test_a_last_card_thrown_away_for_nothing_means_passing() -> None:
    state = table(["W", "1"], [at("mailbox")])
    assert play(state, "swap").passes == (1,)
    state = table(["C", "1"], [at("mailbox")])
    assert play(state, "cat").phase == "token"  # the token first
    assert play(state, "cat", "token 1").passes == (1,)
    assert names(told(state, "cat", "token 1")) == ["token laid", "passed"]
