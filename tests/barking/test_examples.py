"""The examples of the rulebook, card by card: Karl is seat 1, Anna 2, Max 3, Maria 4."""

from __future__ import annotations

from barking.kennel import at, choices, hand, pack, play, plays, refused, table
from lapki.games.barking import rules
from lapki.games.barking.state import State
from rulebook import rule

KARL, ANNA, MAX, MARIA = 1, 2, 3, 4
MAILBOX, BOXES, BALLOON = 1, 2, 3


def leader(state: State, place: int) -> int:
    """Whose item it would be if the round ended now."""
    return rules.winning(state.row[place - 1])[0].seat


@rule("BRK-9", "BRK-11", "BRK-12", "BRK-18")
def test_example_2_dogs_at_three_items() -> None:
    state = table(
        hands=["9 6 C", "10 10 1 C", "3 5 C", "3 4 9 W"],
        row=[at("mailbox"), at("boxes"), at("balloon")],
    )
    state = play(state, "play 1 9")  # Karl: a bulldog at the mailbox
    assert leader(play(state, "play 1 10 10"), MAILBOX) == ANNA  # two dogs would beat one
    state = play(state, "play 2 10 10")  # but Anna plays two mutts at the boxes
    state = play(state, "play 1 3")  # Max: a doberman, of better rank than the bulldog
    assert leader(state, MAILBOX) == MAX
    assert refused(state, "play 1 3") == ("BRK-11", "breed-barks")  # Maria's doberman
    assert refused(state, "play 1 9") == ("BRK-11", "breed-barks")
    assert leader(play(state, "play 2 3 W3"), BOXES) == MARIA  # she could have led there
    state = play(state, "play 3 4")  # but she plays a husky at the balloon
    assert leader(state, BALLOON) == MARIA
    assert state.turn == KARL


@rule("BRK-13", "BRK-14", "BRK-15", "BRK-18")
def test_example_3_a_cat_at_the_mailbox() -> None:
    state = table(
        hands=["6 C", "1", "4 W", "1"],
        row=[at("mailbox", "1: 9", "3: 3"), at("boxes", "2: 10 10"), at("balloon", "4: 4")],
        deck=["4 6 7 7"],
    )
    state = play(state, "cat", "* draw 4")  # Karl holds a husky and a basset now
    assert hand(state, KARL) == "4 6"
    state = play(state, "token 1", "play 1 4")  # the husky joins the bulldog
    assert pack(state, MAILBOX, KARL) == "4 9"
    assert leader(state, MAILBOX) == KARL
    state = play(state, "pass")  # Anna
    assert plays(state, MAILBOX) == []  # neither Max's husky nor his wonder dog may join
    assert refused(state, "play 1 4") == ("BRK-11", "breed-barks")
    state = play(state, "swap", "* draw 6", "play 1 6")  # a basset for the wonder dog
    assert pack(state, MAILBOX, MAX) == "3 6"
    assert leader(state, MAILBOX) == MAX  # two each, and the doberman is of the best rank
    state = play(state, "pass")  # Maria
    assert refused(state, "play 1 6") == ("BRK-11", "breed-barks")  # too late for Karl's basset
    assert choices(state) == ["pass", "play 2 6", "play 3 6"]


@rule("BRK-20")
def test_example_4_marias_items_are_worth_17() -> None:
    four_kinds = ("balloon", "boxes", "bin", "van")
    assert rules.scores([four_kinds]) == (12,)
    assert rules.scores([(*four_kinds, "van")]) == (14,)
    assert rules.scores([(*four_kinds, "van", "boxes", "boxes")]) == (17,)
