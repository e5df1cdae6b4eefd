"""Why not: every refusal names its rule, its reason and the facts that its sentence needs."""

from __future__ import annotations

from typing import Any

import pytest

from dixit.evening import after_deal, laid_out, new, refill, told, vote_all, vote_somehow
from dixit.test_positions import MOMENTS
from lapki.games.contract import Illegal
from lapki.games.dixit import game
from lapki.games.dixit.state import State, Tell
from lapki.words import LANGUAGES, Words
from rulebook import rule

THREE = {
    "tell": after_deal(3),
    "give": told(after_deal(3), "2 tell 8 x")[0],
}
CLEARED, _ = vote_somehow(laid_out(after_deal(4), 2))
SECOND = refill(CLEARED)

REFUSALS: list[tuple[State, str, str, str, dict[str, Any]]] = [
    (MOMENTS["tell"], "1 tell 7 x", "DIX-3", "not-in-hand", {"card": 7}),
    (MOMENTS["vote"], "1 tell 2 x", "DIX-3", "not-now", {"phase": "vote"}),
    (SECOND, "2 tell 8 x", "DIX-3", "not-storyteller", {"storyteller": 3}),
    (MOMENTS["tell"], "1 tell 1 \u00a0", "DIX-3", "clue-empty", {}),
    (
        MOMENTS["tell"],
        f"1 tell 1 {'x' * 201}",
        "DIX-3",
        "clue-long",
        {"length": 201, "limit": 200},
    ),
    (MOMENTS["tell"], "1 tell 1 a\x00b", "DIX-3", "clue-control", {}),
    (MOMENTS["tell"], "1 give 1", "DIX-4", "not-now", {"phase": "tell"}),
    (MOMENTS["give"], "2 give 8", "DIX-4", "storyteller-gives", {}),
    (MOMENTS["give"], "3 give 14", "DIX-4", "given-already", {}),
    (MOMENTS["give"], "1 give 1 2", "DIX-4", "wrong-count", {"count": 1, "given": 2}),
    (THREE["give"], "1 give 1", "DIX-4", "wrong-count", {"count": 2, "given": 1}),
    (THREE["give"], "1 give 2 2", "DIX-4", "same-card", {"card": 2}),
    (THREE["give"], "1 give 1 9", "DIX-4", "not-in-hand", {"card": 9}),
    (MOMENTS["tell"], "* table 1 2", "DIX-5", "not-now", {"phase": "tell"}),
    (MOMENTS["table"], "* table 1 2", "DIX-5", "not-the-round", {}),
    (MOMENTS["give"], "1 vote 1", "DIX-6", "not-now", {"phase": "give"}),
    (MOMENTS["vote"], "2 vote 1", "DIX-6", "storyteller-votes", {}),
    (MOMENTS["vote"], "1 vote 3", "DIX-6", "voted-already", {}),
    (MOMENTS["vote"], "3 vote 3", "DIX-6", "own-card", {"slot": 3}),
    (MOMENTS["vote"], "3 vote 0", "DIX-6", "no-slot", {"slot": 0, "slots": 4}),
    (MOMENTS["vote"], "3 vote 5", "DIX-6", "no-slot", {"slot": 5, "slots": 4}),
    (new(4), "* deal 3 1 2 3 4 5 6", "DIX-1", "wrong-seat", {"seat": 3, "due": 1}),
    (new(4), "* deal 1 1 2", "DIX-1", "wrong-deal", {"count": 6, "given": 2}),
    (new(4), "* deal 1 1 2 3 4 5 99", "DIX-1", "not-in-deck", {}),
    (CLEARED, "* deal 2 30", "DIX-12", "wrong-seat", {"seat": 2, "due": 1}),
    (CLEARED, "* deal 1 30 31", "DIX-12", "wrong-deal", {"count": 1, "given": 2}),
    (MOMENTS["tell"], "* deal 1 30", "DIX-12", "not-now", {"phase": "tell"}),
]


@rule("DIX-1", "DIX-3", "DIX-4", "DIX-5", "DIX-6", "DIX-12")
@pytest.mark.parametrize(("state", "line", "number", "key", "facts"), REFUSALS)
def test_a_refusal_tells_why(
    state: State, line: str, number: str, key: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(Illegal) as refusal:
        told(state, line)
    why = refusal.value
    assert (why.rule, why.key, why.facts) == (number, key, facts)
    for language in LANGUAGES:
        assert number in Words(language).refusal(why, game)


@rule("DIX-3")
def test_a_move_that_was_not_read_from_text_must_be_trimmed_and_whole_too() -> None:
    for clue, key in (
        (" x", "clue-untrimmed"),
        ("x ", "clue-untrimmed"),
        ("\ud800", "clue-control"),
    ):
        with pytest.raises(Illegal) as refusal:
            game.check(MOMENTS["tell"], 1, Tell(1, clue))
        assert (refusal.value.rule, refusal.value.key) == ("DIX-3", key)


@rule("DIX-10")
def test_a_finished_game_takes_no_move() -> None:
    over = vote_all(laid_out(after_deal(4, goal=3), 2), s1=2, s3=2, s4=1)
    for line in ("1 tell 2 x", "1 give 2", "1 vote 2", "* table 1 7 13 19", "* deal 1 30"):
        with pytest.raises(Illegal) as refusal:
            told(over, line)
        assert refusal.value.rule is None
