"""What a seat may choose from: counted without being listed, and nothing in it twice."""

from __future__ import annotations

from itertools import combinations, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barking.kennel import at, play, table
from lapki.games.barking import game, legal, menu, rules
from lapki.games.barking.box import CARDS, RANKS, sort_cards
from lapki.games.barking.state import BarkingOptions, Play
from lapki.games.contract import Illegal
from rulebook import rule

BOX = [card for card, many in CARDS.items() for _ in range(many)]
hands = st.lists(st.sampled_from(range(len(BOX))), max_size=10, unique=True).map(
    lambda picked: sort_cards(BOX[n] for n in picked)
)
breeds = st.frozensets(st.sampled_from(RANKS), max_size=4)


@given(hands, breeds, st.booleans())
def test_the_count_agrees_with_the_list_and_the_nth_with_its_place(
    hand: tuple[str, ...], barking: frozenset[str], cats: bool
) -> None:
    choice = menu.turn(hand, cats=cats, places=[(1, True, barking), (2, False, barking)])
    listed = list(islice(choice, 3_000))
    assert len(set(listed)) == len(listed)
    assert len(choice) == len(listed) or len(choice) > len(listed) == 3_000
    first_play = min(len(choice.plain), len(listed) - 1)
    for number in (*range(0, len(listed), 7), first_play, len(listed) - 1):
        assert choice[number] == listed[number]
    with pytest.raises(IndexError, match=f"^{len(choice)}$"):
        choice[len(choice)]


@rule("BRK-9", "BRK-11", "BRK-12", "BRK-15")
@given(st.data())
def test_the_menu_is_what_check_allows(data: st.DataObject) -> None:
    """Every subset of a small hand, with wonder dogs of any breed: legal if and only if listed."""
    few = ("1", "2", "2", "3", "W", "W")
    picked = data.draw(st.sets(st.sampled_from(range(len(few))), max_size=4))
    hand = [few[number] for number in picked]
    cat = data.draw(st.booleans())
    mine, theirs = data.draw(st.sampled_from([([], []), (["1: 1"], []), ([], ["2: 2"])]))
    state = table([" ".join([*hand, "10"]), "9"], [at("bin", *mine, *theirs, cat=cat)])
    listed = {move for move in game.legal(state, 1) if isinstance(move, Play)}
    tried = ("1", "2", "2", "3", "10", "W1", "W2", "W2", "W3", "W10")
    for size in range(1, 5):
        for cards in set(combinations(tried, size)):
            move = game.read("play 1 " + " ".join(cards))
            assert (move in listed) == _allowed(state, move), (hand, cards)


def _allowed(state: rules.State, move: object) -> bool:
    try:
        game.check(state, 1, move)  # type: ignore[arg-type]
    except Illegal:
        return False
    return True


def test_thousands_of_plays_are_counted_at_once() -> None:
    """Seven items with cats and ten cards: the most that a game can come to."""
    row = [at(item, cat=True) for item in ("bin", "bin", "van", "van", "boxes", "boxes", "bin")]
    state = table(["1 2 3 4 5 6 7 8 W W", ""], row, round=5)
    choice = legal.legal(state, 1)
    assert len(choice) == sum(1 for _ in choice) == 28_667
    assert choice[len(choice) - 1] == list(choice)[-1]


def test_nobody_else_has_a_choice() -> None:
    state = table(["1", "2"], [at("bin")])
    assert len(legal.legal(state, 2)) == 0
    assert list(legal.legal(game.start(2, BarkingOptions()), 1)) == []
    assert list(legal.legal(play(state, "pass", "pass"), 1)) == []
