"""Setting up, laying out, dealing, and throwing away what is too much."""

from __future__ import annotations

from collections import Counter

import pytest

from barking.kennel import asked, at, choices, due, hand, heaps, names, play, refused, table, told
from lapki.games.barking import game
from lapki.games.barking.box import BREEDS, CARDS, ITEMS, TOKENS
from lapki.games.barking.state import BarkingOptions, DealDue, State
from rulebook import rule


def fresh(seats: int) -> State:
    return game.start(seats, BarkingOptions())


# --- BRK-1, BRK-2: setting up ---------------------------------------------------------------------


@rule("BRK-1", "BRK-2")
def test_the_box_holds_63_cards_7_tokens_and_40_items() -> None:
    assert list(CARDS.values()) == [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 6, 7]
    assert list(CARDS) == [*map(str, range(1, 11)), "W", "C"]
    assert (sum(CARDS.values()), TOKENS) == (63, 7)
    assert list(ITEMS.values()) == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert (BREEDS["3"], BREEDS["9"]) == ("doberman", "bulldog")


@rule("BRK-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_holds_a_cat_and_the_rest_is_the_deck(seats: int) -> None:
    state = fresh(seats)
    assert state.hands == (("C",),) * seats
    (deck,) = state.deck
    assert Counter(deck) + Counter({"C": seats}) == Counter(CARDS)
    assert due(state) == {"kind": "first"}
    page = game.printed(state)
    assert (page.phase, page.round, page.first, page.turn) == ("setup", 1, None, None)


@rule("BRK-1")
def test_chance_says_who_begins() -> None:
    state = fresh(3)
    assert [game.fall(state, who).seat for who in game.due(state).shape.outcomes()] == [1, 2, 3]
    after = play(state, "* first 2")
    assert (after.first, after.turn, after.phase, after.round) == (2, None, "chance", 1)
    assert refused(state, "* first 4") == ("BRK-1", "wrong-first")
    assert refused(state, "* first 0") == ("BRK-1", "wrong-first")
    assert refused(after, "* first 1") == ("BRK-1", "wrong-first")
    assert names(told(state, "* first 2")) == ["begins"]


@rule("BRK-2", "BRK-3")
def test_five_rounds_lay_out_25_of_40_items() -> None:
    assert sum(n + 2 for n in range(1, 6)) == 25
    state = fresh(2)
    assert Counter(state.unseen) == Counter(ITEMS)
    assert list(state.unseen) == sorted(state.unseen)


# --- BRK-3: items ---------------------------------------------------------------------------------


@rule("BRK-3")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_round_r_lays_out_r_plus_2_items(number: int) -> None:
    state = table(
        ["", ""], phase="chance", turn=None, due={"kind": "items"}, round=number,
        unseen=["bin"] * 6 + ["van"] * 3,
    )  # fmt: skip
    assert due(state) == {"kind": "items", "count": number + 2, "from": {"bin": 6, "van": 3}}


@rule("BRK-3")
def test_items_lie_in_the_order_of_their_places() -> None:
    state = play(fresh(2), "* first 1")
    after = play(state, "* items van boxes van")
    assert [(p.item, p.cat, p.packs) for p in after.row] == [
        ("van", False, ()),
        ("boxes", False, ()),
        ("van", False, ()),
    ]
    assert len(after.unseen) == 37
    assert after.unseen.count("van") == 1
    assert refused(state, "* items van boxes") == ("BRK-3", "wrong-items")
    assert refused(state, "* items balloon balloon balloon") == ("BRK-3", "wrong-items")
    assert refused(after, "* items van boxes bin") == ("BRK-3", "wrong-items")
    assert told(state, "* items van boxes van") == [
        {"event": "laid out", "round": 1, "items": ["van", "boxes", "van"]}
    ]


# --- BRK-4, BRK-5: the deal -----------------------------------------------------------------------


@rule("BRK-4")
def test_everybody_is_dealt_as_many_cards_as_there_are_items_from_seat_1_on() -> None:
    state = play(fresh(3), "* first 3", "* items van bin bin")
    assert game.printed(state).phase == "chance"
    for seat in (1, 2, 3):
        chance = due(state)
        assert chance is not None
        assert (chance["kind"], chance["seat"], chance["count"]) == ("deal", seat, 3)
        state = play(state, f"* deal {seat} 10 10 W")
    assert [hand(state, seat) for seat in (1, 2, 3)] == ["10 10 W C"] * 3
    assert (state.phase, state.turn, asked(state)) == ("play", 3, (3,))


@rule("BRK-4")
def test_a_deal_is_for_the_seat_that_is_due_with_cards_that_are_there() -> None:
    state = play(fresh(2), "* first 1", "* items van bin bin")
    for wrong in ("2 9 9 9", "1 9 9", "1 9 9 9 9", "1 1 1 1 1", "1 C C C C"):
        assert refused(state, f"* deal {wrong}") == ("BRK-4", "wrong-deal")
    after = play(state, "* deal 1 1 1 1", "* deal 2 9 9 9")
    assert refused(after, "* deal 1 2 2 2") == ("BRK-4", "wrong-deal")
    assert refused(play(fresh(2), "* first 1"), "* deal 1 1 1 1") == ("BRK-4", "wrong-deal")


def deal(deck: list[str], discard: str = "", seats: int = 2, **details: object) -> State:
    """Round 1, about to deal."""
    state = table(
        [""] * seats, deck=deck, discard=discard, phase="chance", turn=None,
        due={"kind": "items"}, unseen=["bin"] * 3, **details,
    )  # fmt: skip
    return play(state, "* items bin bin bin")


@rule("BRK-4")
def test_a_deal_that_crosses_heaps_is_one_line_a_heap() -> None:
    state = deal(["1 2", "3", "4 5 6 7"])
    assert due(state) == {"kind": "deal", "seat": 1, "count": 2, "from": {"1": 1, "2": 1}}
    assert refused(state, "* deal 1 1 2 3") == ("BRK-4", "wrong-deal")
    state = play(state, "* deal 1 1 2")
    assert game.printed(state).due == deal_due(seat=1, left=1, each=3)
    assert due(state) == {"kind": "deal", "seat": 1, "count": 1, "from": {"3": 1}}
    state = play(state, "* deal 1 3")
    assert heaps(state) == ["4 5 6 7"]
    state = play(state, "* deal 2 4 5 7")
    assert (hand(state, 1), hand(state, 2), heaps(state)) == ("1 2 3", "4 5 7", ["6"])


def deal_due(seat: int, left: int, each: int) -> DealDue:
    return DealDue(seat, left, each)


@rule("BRK-5")
def test_the_discard_becomes_the_deck_when_a_card_is_needed() -> None:
    state = deal(["1 2 3"], discard="9 9 10")
    assert state.discard == ("9", "9", "10")
    after = play(state, "* deal 1 1 2 3")
    assert (heaps(after), after.discard) == (["9 9 10"], ())
    assert told(state, "* deal 1 1 2 3")[1:] == [{"event": "refilled", "count": 3}]


@rule("BRK-5")
def test_and_not_earlier() -> None:
    state = play(deal(["1 2 3 4 5 6"], discard="9"), "* deal 1 1 2 3", "* deal 2 4 5 6")
    assert (heaps(state), state.discard) == ([], ("9",))


@rule("BRK-5")
@pytest.mark.parametrize(
    ("deck", "discard", "seats", "each"),
    [
        (7, 0, 2, 3),
        (6, 0, 2, 3),
        (5, 0, 2, 2),
        (4, 1, 2, 2),
        (3, 0, 2, 1),
        (2, 3, 3, 1),
        (8, 0, 3, 2),
    ],
)
def test_if_cards_run_short_all_get_the_same_smaller_number(
    deck: int, discard: int, seats: int, each: int
) -> None:
    state = deal([" ".join(["9"] * min(deck, 7) + ["10"] * (deck - 7))], "8 " * discard, seats)
    chance = due(state)
    assert chance is not None
    assert chance["count"] == min(each, deck)
    assert game.printed(state).due == deal_due(seat=1, left=each, each=each)


@rule("BRK-5")
def test_without_a_card_for_everybody_nothing_is_dealt() -> None:
    state = table(
        ["1", ""], deck=["9"], phase="chance", turn=None, due={"kind": "items"}, unseen=["bin"] * 3
    )
    after = play(state, "* items bin bin bin")
    assert (after.phase, after.turn, heaps(after)) == ("play", 1, ["9"])


# --- BRK-6: more than ten -------------------------------------------------------------------------

TWELVE = "1 1 2 2 3 3 4 4 5 5 W C"
ELEVEN = "6 6 7 7 8 8 9 9 10 10 10"


def full_hands(*hands: str) -> State:
    return table(hands, row=[at("bin")], phase="discard", turn=None, first=2)


@rule("BRK-6")
def test_nobody_throws_away_before_the_whole_deal() -> None:
    state = table(
        ["1 1 2 2 3 3 4 4 5 5", "6"], row=[at("bin")], deck=["9 9 9 9"],
        phase="chance", turn=None, due={"kind": "deal", "seat": 1, "left": 2, "each": 2},
    )  # fmt: skip
    state = play(state, "* deal 1 9 9")
    assert (state.phase, asked(state)) == ("chance", ())
    state = play(state, "* deal 2 9 9")
    assert (state.phase, state.turn, asked(state)) == ("discard", None, (1,))


@rule("BRK-6")
def test_all_with_more_than_ten_throw_away_in_any_order() -> None:
    state = full_hands(TWELVE, "1", ELEVEN)
    assert asked(state) == (1, 3)
    assert game.due(state).kind == "open"
    after = play(state, "3: discard 6")
    assert (asked(after), after.discard, after.turn) == ((1,), ("6",), None)
    done = play(after, "1: discard 1 W")
    assert done == play(state, "1: discard W 1", "3: discard 6")
    assert (done.discard, done.phase, done.turn) == (("1", "6", "W"), "play", 2)
    assert [len(cards) for cards in done.hands] == [10, 1, 10]
    assert told(state, "3: discard 6") == [{"event": "discarded", "seat": 3, "cards": ["6"]}]


@rule("BRK-6")
def test_exactly_down_to_ten_of_cards_that_are_held() -> None:
    state = full_hands(TWELVE, "1")
    assert refused(state, "1: discard 1") == ("BRK-6", "discard-count")
    assert refused(state, "1: discard 1 1 2") == ("BRK-6", "discard-count")
    assert refused(state, "1: discard 1 9") == ("BRK-6", "not-held")
    assert refused(state, "1: discard W W") == ("BRK-6", "not-held")
    assert refused(state, "2: discard 1") == ("BRK-7", "not-your-turn")
    assert refused(state, "1: pass") == ("BRK-8", "not-now")
    assert refused(state, "1: token 1") == ("BRK-14", "no-token-due")


@rule("BRK-6")
def test_every_choice_of_cards_is_offered_once() -> None:
    state = full_hands("1 1 2 2 2 3 4 4 5 5 W C", "1")
    pairs = {tuple(sorted(pair)) for pair in [("1", "1"), ("2", "2"), ("4", "4"), ("5", "5")]}
    kinds = ["1", "2", "3", "4", "5", "W", "C"]
    pairs |= {tuple(sorted((a, b))) for a in kinds for b in kinds if a < b}
    moves = choices(state, 1)
    assert len(moves) == len(set(moves)) == len(pairs)
    assert {tuple(sorted(move.split()[1:])) for move in moves} == pairs


@rule("BRK-6")
def test_ten_cards_may_be_kept() -> None:
    state = full_hands("1 1 2 2 3 3 4 4 5 5", "1")
    assert (state.phase, state.turn) == ("play", 2)
    assert refused(state, "discard 1") == ("BRK-6", "nothing-to-discard")
