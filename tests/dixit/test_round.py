"""DIX-1 … DIX-6: the deal, the clue, the gifts, the table and the votes."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import pytest

from dixit.evening import (
    after_deal,
    deal,
    due,
    laid_out,
    new,
    play,
    refill,
    refused,
    told,
    told_and_given,
    vote_all,
    vote_somehow,
)
from lapki.games.contract import Decide, Preview, Unreadable
from lapki.games.dixit import game
from lapki.games.dixit.events import Dealt, Gave, LaidOut, RoundBegan, Told, Voted
from rulebook import rule

SEATS = pytest.mark.parametrize("seats", range(3, 9))


# --- the deal -----------------------------------------------------------------------------------


@rule("DIX-1")
@SEATS
def test_each_seat_is_dealt_six_cards_or_seven_when_three_play(seats: int) -> None:
    state = new(seats)
    for seat in range(1, seats + 1):
        size = 7 if seats == 3 else 6
        assert due(state) == {
            "kind": "deal",
            "seat": seat,
            "count": size,
            "from": list(range(1 + size * (seat - 1), 85)),
        }
        state = deal(state)
        assert state.hands[seat - 1] == tuple(range(1 + size * (seat - 1), 1 + size * seat))
    assert state.phase == "tell"


@rule("DIX-1")
def test_a_game_begins_with_all_cards_in_the_deck() -> None:
    state = new(3)
    assert (state.phase, state.round, state.storyteller) == ("setup", 1, None)
    assert (state.deck, state.discard, state.table) == (tuple(range(1, 85)), (), ())
    assert state.hands == ((), (), ())
    assert state.scores == (0, 0, 0)


@rule("DIX-1")
def test_the_deal_goes_round_in_seat_order_and_only_from_the_deck() -> None:
    state = new(4)
    assert refused(state, "* deal 2 1 2 3 4 5 6") == "DIX-1 wrong-seat"
    assert refused(state, "* deal 9 1 2 3 4 5 6") == "DIX-1 wrong-seat"
    assert refused(state, "* deal 1 1 2 3 4 5") == "DIX-1 wrong-deal"
    assert refused(state, "* deal 1 1 2 3 4 5 6 7") == "DIX-1 wrong-deal"
    assert refused(state, "* deal 1 1 2 3 4 5 85") == "DIX-1 not-in-deck"
    assert refused(state, "* deal 1 0 1 2 3 4 5") == "DIX-1 not-in-deck"
    assert refused(state, "* deal 1 1 2 3 4 5 5") == "DIX-1 not-in-deck"
    state = play(state, "* deal 1 84 20 3 4 5 6")
    assert state.hands[0] == (3, 4, 5, 6, 20, 84)
    assert refused(state, "* deal 2 1 2 7 8 9 84") == "DIX-1 not-in-deck"


@rule("DIX-1")
def test_nobody_does_anything_before_the_cards_are_dealt() -> None:
    state = new(3)
    assert refused(state, "1 tell 1 x") == "DIX-3 not-now"
    assert refused(state, "1 give 1 2") == "DIX-4 not-now"
    assert refused(state, "1 vote 1") == "DIX-6 not-now"
    assert refused(state, "* table 1 2 3") == "DIX-5 not-now"


@rule("DIX-1")
def test_more_pictures_may_be_played_with() -> None:
    state = after_deal(8, cards=120)
    assert state.deck == tuple(range(49, 121))


# --- the storyteller ----------------------------------------------------------------------------


@rule("DIX-2")
@SEATS
def test_in_the_first_round_anybody_may_tell_and_the_first_is_the_storyteller(seats: int) -> None:
    state = after_deal(seats)
    everybody = tuple(range(1, seats + 1))
    assert game.due(state) == Decide(everybody, "race")
    for seat in everybody:
        first = play(state, f"{seat} tell {state.hands[seat - 1][0]} once upon a time")
        assert first.storyteller == seat
        others = tuple(s for s in everybody if s != seat)
        assert game.due(first) == Decide(others, "sealed")
        late = others[0]
        assert refused(first, f"{late} tell {first.hands[late - 1][0]} me too") == "DIX-3 not-now"


@rule("DIX-13")
@SEATS
def test_the_seat_to_the_left_tells_next(seats: int) -> None:
    for teller in range(1, seats + 1):
        state = laid_out(after_deal(seats), teller)
        state, _ = vote_somehow(state)
        assert (state.round, state.storyteller, state.phase) == (1, teller, "refill")
        state = refill(state)
        left = teller % seats + 1
        assert (state.round, state.storyteller, state.phase) == (2, left, "tell")
        assert game.due(state) == Decide((left,), "turn")
        hand = state.hands[teller - 1]
        assert refused(state, f"{teller} tell {hand[0]} again") == "DIX-3 not-storyteller"


# --- the clue -----------------------------------------------------------------------------------


@rule("DIX-3")
def test_the_storyteller_picks_a_card_of_its_hand_and_nobody_sees_it() -> None:
    state = after_deal(4)
    assert refused(state, "1 tell 7 not mine") == "DIX-3 not-in-hand"
    assert refused(state, "1 tell 85 none") == "DIX-3 not-in-hand"
    assert refused(state, "1 tell 0 none") == "DIX-3 not-in-hand"
    state, events = told(state, "1 tell 4 a quiet house")
    assert state.told == 4
    assert state.hands[0] == (1, 2, 3, 5, 6)  # a card told leaves the hand at once
    assert events == (Told(1, "a quiet house", 4),)
    assert events[0].seen(1) == Told(1, "a quiet house", 4)
    assert events[0].seen(2) == events[0].seen(None) == Told(1, "a quiet house")
    assert [game.view(state, eye).told for eye in (None, 1, 2)] == [None, 4, None]


CLUES = [
    "a",
    "x" * 200,
    "👩‍👩‍👧‍👦🫧",  # joiners are allowed, each code point counts
    "שלום עליכם",
    "مرحبا",
    "e\u0301 is not \u00e9",  # combining marks stay as they are
    '"quotes" ‘and’ «more»',
    "> # ! * -- ; {}",
    "# looks like a comment",
    "--",
    "inner   spaces   stay",
    "\u200b",  # zero-width space is a format character, not white space
    "{ $clue }",
    "<clue>",
]


@rule("DIX-3")
@pytest.mark.parametrize("clue", CLUES)
def test_a_clue_is_any_text(clue: str) -> None:
    state = play(after_deal(3), f"2 tell 8 {clue}")
    assert state.clue == clue


@rule("DIX-3")
def test_white_space_around_a_clue_is_trimmed() -> None:
    for around in (" ", "   ", "\t", "\u00a0", "\u3000", "\u2003 "):
        assert play(after_deal(3), f"2 tell 8 {around}so so{around}").clue == "so so"
    assert play(after_deal(3), f"2 tell 8  {'x' * 200}  ").clue == "x" * 200


@rule("DIX-3")
@pytest.mark.parametrize(
    ("clue", "why"),
    [
        ("x" * 201, "clue-long"),
        ("🐾" * 201, "clue-long"),
        ("\u00a0\u3000", "clue-empty"),
        ("a\tb", "clue-control"),
        ("a\rb", "clue-control"),
        ("a\nb", "clue-control"),
        ("a\x00b", "clue-control"),
        ("a\x7fb", "clue-control"),
        ("a\x85b", "clue-control"),
        ("a\u2028b", "clue-control"),
        ("a\u2029b", "clue-control"),
    ],
)
def test_a_clue_too_long_or_with_control_characters_is_refused(clue: str, why: str) -> None:
    assert refused(after_deal(3), f"2 tell 8 {clue}") == f"DIX-3 {why}"


@rule("DIX-3")
def test_half_a_surrogate_pair_is_no_text() -> None:
    for half in ("\ud800", "\udc80", "\udfff"):
        with pytest.raises(Unreadable):
            game.read(f"tell 8 so {half}")
        with pytest.raises(Unreadable):
            game.read(f"tell 8{half} so")


@rule("DIX-3")
def test_a_storyteller_is_offered_its_hand_and_a_free_text() -> None:
    state = after_deal(4)
    assert [game.write(m) for m in game.legal(state, 2)] == [
        f"tell {card} <clue>" for card in range(7, 13)
    ]
    offer = game.offer(state, 2)
    assert (offer.phase, offer.cards, offer.count, offer.clue_limit) == (
        "tell",
        (7, 8, 9, 10, 11, 12),
        1,
        200,
    )


@rule("DIX-1", "DIX-5", "DIX-13")
def test_deals_rounds_and_the_table_are_told() -> None:
    state = deal(deal(new(3)))
    state, events = told(state, "* deal 3 15 16 17 18 19 20 21")
    assert events == (Dealt(3, 7, (15, 16, 17, 18, 19, 20, 21)), RoundBegan(1))
    state, events = told(told_and_given(state, 3), "* table 15 1 2 8 9")
    assert events == (LaidOut((15, 1, 2, 8, 9)),)
    state, _ = vote_somehow(state)
    state, events = told(state, "* deal 1 30 31")
    assert events == (Dealt(1, 2, (30, 31)),)
    state, events = told(play(state, "* deal 2 40 41"), "* deal 3 50")
    assert events == (Dealt(3, 1, (50,)), RoundBegan(2, 1))


# --- the gifts ----------------------------------------------------------------------------------


@rule("DIX-4")
def test_every_other_seat_gives_one_card_of_its_hand() -> None:
    state = play(after_deal(4), "1 tell 1 x")
    assert refused(state, "1 give 2") == "DIX-4 storyteller-gives"
    assert refused(state, "2 give 13") == "DIX-4 not-in-hand"
    assert refused(state, "2 give 7 8") == "DIX-4 wrong-count"
    state, events = told(state, "2 give 9")
    assert state.gifts == (None, (9,), None, None)
    assert state.hands[1] == (7, 8, 10, 11, 12)
    assert events == (Gave(2, 1, (9,)),)
    assert events[0].seen(2) == Gave(2, 1, (9,))
    assert events[0].seen(1) == events[0].seen(None) == Gave(2, 1)
    assert refused(state, "2 give 10") == "DIX-4 given-already"
    assert game.due(state) == Decide((3, 4), "sealed")
    state = play(state, "4 give 19")
    assert state.phase == "give"
    state = play(state, "3 give 13")
    assert state.phase == "table"


@rule("DIX-4")
def test_when_three_play_two_different_cards_are_given() -> None:
    state = play(after_deal(3), "1 tell 1 x")
    assert refused(state, "2 give 8") == "DIX-4 wrong-count"
    assert refused(state, "2 give 8 8") == "DIX-4 same-card"
    assert refused(state, "2 give 8 15") == "DIX-4 not-in-hand"
    assert refused(state, "2 give 15 8") == "DIX-4 not-in-hand"
    pairs = [f"give {a} {b}" for a, b in combinations(range(8, 15), 2)]
    assert [game.write(move) for move in game.legal(state, 2)] == pairs
    assert game.offer(state, 2).count == 2
    state = play(state, "2 give 14 8")
    assert state.gifts == (None, (8, 14), None)
    assert state.hands[1] == (9, 10, 11, 12, 13)
    assert game.write(game.read("give 14 8")) == "give 8 14"


@rule("DIX-4")
def test_one_sees_who_has_given_and_what_oneself_gave() -> None:
    state = play(after_deal(4), "1 tell 1 x", "3 give 13")
    assert game.view(state, None).gifts == (None, False, True, False)
    assert game.view(state, 1).gifts == (None, False, True, False)
    assert game.view(state, 2).gifts == (None, None, True, False)
    assert game.view(state, 3).gifts == (None, False, (13,), False)


# --- the table ----------------------------------------------------------------------------------


@rule("DIX-5")
def test_all_cards_of_the_round_are_laid_out_in_any_order() -> None:
    state = told_and_given(after_deal(4), 2)
    assert due(state) == {"kind": "table", "cards": [1, 7, 13, 19]}
    for cards in permutations((1, 7, 13, 19)):
        laid = play(state, f"* table {' '.join(map(str, cards))}")
        assert laid.table == cards
        assert laid.phase == "vote"
    for wrong in ("1 7 13", "1 7 13 20", "1 7 13 13", "1 7 13 19 20"):
        assert refused(state, f"* table {wrong}") == "DIX-5 not-the-round"
    assert refused(state, "* deal 1 30") == "DIX-12 not-now"
    assert refused(laid_out(after_deal(4), 2), "* table 1 7 13 19") == "DIX-5 not-now"


@rule("DIX-5")
def test_when_three_play_five_cards_lie_on_the_table() -> None:
    assert laid_out(after_deal(3), 3).table == (1, 2, 8, 9, 15)


# --- the vote -----------------------------------------------------------------------------------


@rule("DIX-6")
def test_everybody_but_the_storyteller_votes_and_not_for_its_own_card() -> None:
    state = laid_out(after_deal(4), 2)  # slots: 1 of seat 1, 2 of the storyteller, 3, 4
    assert game.due(state) == Decide((1, 3, 4), "sealed")
    assert refused(state, "2 vote 1") == "DIX-6 storyteller-votes"
    assert refused(state, "1 vote 1") == "DIX-6 own-card"
    assert refused(state, "1 vote 0") == "DIX-6 no-slot"
    assert refused(state, "1 vote 5") == "DIX-6 no-slot"
    assert [game.write(move) for move in game.legal(state, 1)] == ["vote 2", "vote 3", "vote 4"]
    assert game.offer(state, 1).slots == (2, 3, 4)
    assert game.offer(state, 1).why_not == {1: "own-card"}
    state, events = told(state, "1 vote 4")
    assert state.votes == (4, None, None, None)
    assert events == (Voted(1, 4),)
    assert events[0].seen(1) == Voted(1, 4)
    assert events[0].seen(3) == Voted(1)
    assert refused(state, "1 vote 3") == "DIX-6 voted-already"
    assert refused(state, "3 give 14") == "DIX-4 not-now"
    assert game.view(state, 3).votes == (True, None, None, False)
    assert game.view(state, 1).votes == (4, None, False, False)


@rule("DIX-6")
def test_when_three_play_neither_of_ones_two_cards_may_be_voted_for() -> None:
    state = laid_out(after_deal(3), 1)  # slots: 1 of the storyteller, 2 3 of seat 2, 4 5 of seat 3
    assert [game.write(move) for move in game.legal(state, 2)] == ["vote 1", "vote 4", "vote 5"]
    assert [game.write(move) for move in game.legal(state, 3)] == ["vote 1", "vote 2", "vote 3"]
    assert refused(state, "2 vote 3") == "DIX-6 own-card"
    assert not list(game.legal(state, 1))


@rule("DIX-6")
def test_the_last_vote_is_previewed_without_what_it_would_uncover() -> None:
    state = vote_all(laid_out(after_deal(4), 2), s1=2, s3=2)
    move = game.read("vote 1")
    assert game.preview(state, 4, move) == Preview((Voted(4, 1),), None)
    _, events = game.play(state, 4, move)
    assert len(events) > 1


@rule("DIX-4", "DIX-6")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_gifts_and_votes_lead_to_the_same_state_in_every_order(seats: int, seed: int) -> None:
    rng = Random(seed)
    state = after_deal(seats, goal=rng.choice([3, 30]))
    teller = rng.randint(1, seats)
    state = play(state, f"{teller} tell {state.hands[teller - 1][0]} x")
    for _ in ("give", "vote"):
        seats_asked = game.due(state).seats  # type: ignore[union-attr]
        chosen = {s: rng.choice(list(game.legal(state, s))) for s in seats_asked}
        ends = set()
        for order in permutations(chosen):
            end = state
            for seat in order:
                game.check(end, seat, chosen[seat])
                end, _ = game.play(end, seat, chosen[seat])
            ends.add(end)
        assert len(ends) == 1
        state = ends.pop()
        if state.phase == "table":
            cards = due(state)["cards"]
            state = play(state, f"* table {' '.join(map(str, rng.sample(cards, len(cards))))}")
    assert state.last is not None
