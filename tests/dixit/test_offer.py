"""What a screen is told in order to build a move (`test_laws.py` compares it with the rules)."""

from __future__ import annotations

from dixit.evening import after_deal, play
from lapki.games.dixit import game
from lapki.games.dixit.offers import Offer
from lapki.games.dixit.state import CLUE_LIMIT
from rulebook import rule


@rule("DIX-3")
def test_whoever_tells_chooses_a_card_and_writes_a_clue() -> None:
    hand = (1, 2, 3, 4, 5, 6)
    told = Offer("tell", cards=hand, count=1, clue_limit=CLUE_LIMIT)
    assert game.offer(after_deal(4), 1) == told


@rule("DIX-4")
def test_others_give_cards_of_their_own_hand_two_where_three_play() -> None:
    four = play(after_deal(4), "2 tell 7 the sea")
    assert game.offer(four, 1) == Offer("give", cards=(1, 2, 3, 4, 5, 6), count=1)
    assert game.offer(four, 2) == Offer()  # it has told
    three = play(after_deal(3), "2 tell 8 the sea")
    assert game.offer(three, 1) == Offer("give", cards=(1, 2, 3, 4, 5, 6, 7), count=2)
