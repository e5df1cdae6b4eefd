"""What a screen is told in order to build a move (`test_laws.py` compares it with the rules)."""

from __future__ import annotations

from barking.kennel import at, play, table
from lapki.games.barking import game
from lapki.games.barking.offers import ItemOffer, Offer
from rulebook import rule


@rule("BRK-10", "BRK-11", "BRK-15")
def test_which_breeds_where_and_why_not_elsewhere() -> None:
    row = [at("van", "1: 3"), at("bin", "2: 9"), at("boxes", "1: 4", "2: 5", cat=True)]
    state = table(["5 9 9 W", "1"], row)
    assert game.offer(state, 1) == Offer(
        phase="play",
        places=(
            ItemOffer(1, why_not={"5": "own-dogs", "9": "own-dogs"}),
            ItemOffer(2, breeds=("5",), why_not={"9": "breed-barks"}),
            ItemOffer(3, breeds=("9",), mix=True, why_not={"5": "breed-barks"}),
        ),
        wonders=1,
        swap=True,
        why_not={"cat": "no-cat"},
    )


@rule("BRK-13")
def test_without_a_wonder_dog_nothing_is_swapped() -> None:
    offer = game.offer(table(["5", "1"], [at("van")]), 1)
    assert (offer.swap, offer.why_not) == (False, {"cat": "no-cat", "swap": "no-wonder"})


@rule("BRK-14")
def test_where_a_token_may_lie() -> None:
    row = [at("van", cat=True), at("bin"), at("boxes", cat=True)]
    state = play(table(["5 C", "1"], row, ["9"]), "cat", "* draw 9")
    taken = {"1": "cat-there", "3": "cat-there"}
    assert game.offer(state, 1) == Offer(phase="token", tokens=(2,), why_not=taken)


@rule("BRK-6")
def test_how_many_cards_must_go() -> None:
    state = table(["1 1 2 2 3 3 4 4 5 5 6 6", "9"], [at("van")], phase="discard", turn=None)
    assert game.offer(state, 1) == Offer(phase="discard", discard=2)


def test_nobody_else_is_offered_anything() -> None:
    state = table(["5", "1"], [at("van")])
    assert game.offer(state, 2) == Offer()
    assert game.offer(play(state, "pass", "pass"), 1) == Offer()
