"""Turns, and dogs at items without a cat."""

from __future__ import annotations

from barking.kennel import asked, at, choices, hand, names, pack, play, plays, refused, table, told
from rulebook import rule

THREE_ITEMS = [at("mailbox"), at("boxes"), at("balloon")]

# --- BRK-7: whose turn ----------------------------------------------------------------------------


@rule("BRK-7")
def test_the_first_player_begins_and_the_turn_goes_left() -> None:
    state = table(["1 1", "2 2", "3 3"], THREE_ITEMS, turn=2, first=2)
    order = []
    for place in (1, 1, 1, 2):
        order.append(state.turn)
        state = play(state, f"play {place} {hand(state, state.turn or 0)[0]}")
    assert order == [2, 3, 1, 2]


@rule("BRK-7")
def test_another_seats_turn() -> None:
    state = table(["1", "2"], THREE_ITEMS)
    for move in ("pass", "play 1 2", "cat", "swap", "token 1", "discard 2", "play 9 9"):
        assert refused(state, f"2: {move}") == ("BRK-7", "not-your-turn")


@rule("BRK-7")
def test_while_cards_are_dealt_it_is_nobodys_turn() -> None:
    state = table(
        ["1", "2"], THREE_ITEMS, ["9 9"], phase="chance", turn=None,
        due={"kind": "deal", "seat": 1, "left": 1, "each": 1},
    )  # fmt: skip
    assert asked(state) == ()
    for seat in (1, 2):
        assert refused(state, f"{seat}: pass") == ("BRK-7", "not-your-turn")


@rule("BRK-7")
def test_who_passed_is_out_of_this_round() -> None:
    state = play(table(["1 2", "2 3", "3 4"], THREE_ITEMS), "pass", "play 1 2", "pass")
    assert state.passes == (1, 3)
    assert state.turn == 2  # all alone, until it passes too
    state = play(state, "play 2 3")
    assert len(state.row) == 0  # no cards left: the round is over


@rule("BRK-7")
def test_a_seat_without_cards_passes_by_itself_when_its_turn_comes() -> None:
    state = table(["1", "2 3", "", "4"], THREE_ITEMS)
    after = play(state, "play 1 1")
    assert (after.passes, after.turn) == ((), 2)  # not before its turn
    assert told(state, "play 1 1", "play 1 2")[1:] == [
        {"event": "passed", "seat": 3, "empty": True}
    ]
    after = play(after, "play 1 2", "pass")
    assert (after.passes, after.turn) == ((3, 4, 1), 2)


@rule("BRK-7")
def test_a_seat_with_cards_is_asked_even_if_it_can_only_pass() -> None:
    state = table(["9 C", "1"], [at("mailbox", "2: 9")], cats="from-2")
    assert choices(state) == ["pass"]
    assert asked(state) == (1,)
    assert told(state, "pass") == [{"event": "passed", "seat": 1}]


# --- BRK-8: a turn --------------------------------------------------------------------------------


@rule("BRK-8")
def test_any_number_of_cats_and_swaps_then_dogs_or_a_pass() -> None:
    state = table(["9 W W C C", "1"], THREE_ITEMS, ["1 2 3 4 5 6"])
    assert {"cat", "swap", "pass"} <= set(choices(state))
    state = play(state, "swap", "* draw 1", "cat", "* draw 2", "token 1", "swap", "* draw 3")
    state = play(state, "cat", "* draw 4", "token -")
    assert (state.turn, hand(state, 1)) == (1, "1 2 3 4 9")
    assert play(state, "play 1 1 9").turn == 2
    assert play(state, "pass").turn == 2


@rule("BRK-8")
def test_there_is_nothing_to_play_while_something_else_is_due() -> None:
    state = table(["9 W C", "1"], THREE_ITEMS, ["1 2"])
    drawing, laying = play(state, "swap"), play(state, "cat", "* draw 1")
    assert (choices(drawing), asked(drawing)) == ([], ())
    for waiting in (drawing, laying):
        for move in ("play 1 9", "pass", "cat", "swap", "play 9 9"):
            assert refused(waiting, f"1: {move}") == ("BRK-8", "not-now")
        assert refused(waiting, "1: discard 9") == ("BRK-6", "nothing-to-discard")
    assert refused(drawing, "1: token 1") == ("BRK-14", "no-token-due")
    assert refused(state, "token 1") == ("BRK-14", "no-token-due")


# --- BRK-9 … 12: dogs -----------------------------------------------------------------------------


@rule("BRK-9")
def test_one_or_more_dogs_of_one_breed_at_one_item() -> None:
    state = table(["9 9 9 10", "1"], [at("mailbox"), at("boxes")])
    assert plays(state, 1) == plays(state, 2) == ["10", "9", "9 9", "9 9 9"]
    after = play(state, "play 2 9 9")
    assert (pack(after, 2, 1), hand(after, 1)) == ("9 9", "9 10")
    assert refused(state, "play 1 9 10") == ("BRK-9", "one-breed")
    assert told(state, "play 2 9 9") == [
        {"event": "played", "seat": 1, "place": 2, "item": "boxes", "cards": ["9", "9"]}
    ]


@rule("BRK-9")
def test_only_cards_that_are_held_at_places_that_exist() -> None:
    state = table(["9 W", "1"], [at("mailbox"), at("boxes")])
    for cards in ("8", "9 9", "9 W9 W9", "8 W8"):
        assert refused(state, f"play 1 {cards}") == ("BRK-9", "not-held")
    for place in (0, 3, 99):
        assert refused(state, f"play {place} 9") == ("BRK-9", "no-place")


@rule("BRK-10")
def test_not_where_you_already_have_dogs() -> None:
    state = table(["9 10", "1"], [at("mailbox", "1: 3"), at("boxes", "2: 3")])
    assert plays(state, 1) == []
    assert plays(state, 2) == ["10", "9"]
    assert refused(state, "play 1 9") == ("BRK-10", "own-dogs")
    assert refused(state, "play 1 9 10") == ("BRK-9", "one-breed")  # the lowest number broken


@rule("BRK-11")
def test_not_a_breed_that_already_barks_there() -> None:
    state = table(["9 10", "1"], [at("mailbox", "2: 9 W9"), at("boxes", "1: 9")])
    assert plays(state, 1) == ["10"]
    assert refused(state, "play 1 9") == ("BRK-11", "breed-barks")
    assert refused(state, "play 2 9") == ("BRK-10", "own-dogs")


@rule("BRK-12")
def test_wonder_dogs_join_a_real_dog() -> None:
    state = table(["9 9 W W", "1"], [at("mailbox")])
    assert plays(state, 1) == ["9", "9 9", "9 9 W9", "9 9 W9 W9", "9 W9", "9 W9 W9"]
    after = play(state, "play 1 W9 9")
    assert (pack(after, 1, 1), hand(after, 1)) == ("9 W9", "9 W")


@rule("BRK-12")
def test_a_wonder_dog_is_never_alone_nor_of_another_breed() -> None:
    state = table(["9 10 W", "1"], [at("mailbox"), at("boxes", "2: 8"), at("bin", cat=True)])
    assert refused(state, "play 1 W9") == ("BRK-12", "lone-wonder")
    assert refused(state, "play 3 9 W10") == ("BRK-12", "lone-wonder")
    assert refused(state, "play 1 9 W10") == ("BRK-9", "one-breed")
    assert refused(state, "play 2 W8") == ("BRK-11", "breed-barks")


@rule("BRK-12", "BRK-19")
def test_until_the_round_ends_it_is_that_breed() -> None:
    state = play(table(["9 W", "9 8"], [at("mailbox")], unseen=["bin"] * 4), "play 1 9 W9")
    assert refused(state, "play 1 9") == ("BRK-11", "breed-barks")
    assert "W" in play(state, "pass").deck[0]


@rule("BRK-9")
def test_the_events_of_a_turn_come_in_order() -> None:
    state = table(["9 W", "1"], [at("mailbox")], ["9"])
    assert names(told(state, "swap")) == ["swapped"]
    assert told(state, "swap", "* draw 9") == [{"event": "drew", "seat": 1, "card": "9"}]
