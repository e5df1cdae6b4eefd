"""A refusal carries the facts that its words need."""

from __future__ import annotations

from typing import Any

import pytest

from barking.kennel import at, facts, play, table
from lapki.games.barking.state import State
from rulebook import rule

ROW = [at("mailbox", "1: 3"), at("boxes", "2: 9", "3: 5"), at("bin", "2: 4", cat=True)]
TURN = table(["4 4 9 5 10 W", "1", "2"], ROW, ["1"])
LEARNING = table(["9 C", "1"], [at("van")], ["1"], cats="from-2")
FULL = table(["1 1 2 2 3 3 4 4 5 5 W C", "1"], [at("van")], phase="discard", turn=None)
TOKEN = table(["9", "1"], [at("van"), at("bin", cat=True)], phase="token")
SETUP = table(["C", "C"], [], ["1 2"], phase="setup", turn=None, first=None)


@rule("BRK-6", "BRK-7", "BRK-9", "BRK-10", "BRK-11", "BRK-12", "BRK-13", "BRK-14")
@pytest.mark.parametrize(
    ("state", "line", "told"),
    [
        (TURN, "2: pass", {"seat": 2, "turn": 1}),
        (FULL, "2: pass", {"seat": 2, "turn": None}),
        (FULL, "1: discard 1", {"count": 2}),
        (FULL, "1: discard 1 9", {"card": "9"}),
        (FULL, "1: discard W W", {"card": "W"}),
        (TURN, "play 7 9", {"place": 7, "places": 3}),
        (TURN, "play 2 10 10", {"card": "10"}),
        (TURN, "play 2 10 W10 W10", {"card": "W"}),
        (TURN, "play 1 9", {"place": 1}),
        (TURN, "play 2 9", {"breed": "9", "name": "bulldog", "place": 2}),
        (TURN, "play 3 4 10", {"breed": "4", "name": "husky", "place": 3}),
        (TURN, "play 3 10 W9", {"breed": "9"}),
        (LEARNING, "cat", {"round": 2}),
        (TOKEN, "token 2", {"place": 2}),
        (TOKEN, "token 3", {"place": 3, "places": 2}),
        (SETUP, "* first 3", {"seat": 3}),
        (SETUP, "* items van bin", {"items": ("van", "bin")}),
        (SETUP, "* deal 2 W 1", {"seat": 2, "cards": ("1", "W")}),
        (play(TURN, "swap"), "* draw 9", {"card": "9"}),
        (TURN, "cat", {}),
    ],
)
def test_the_facts_of_a_refusal(state: State, line: str, told: dict[str, Any]) -> None:
    assert facts(state, line) == told


@rule("BRK-11", "BRK-12")
def test_of_several_breeds_the_best_is_named() -> None:
    row = [at("bin", "2: 10 9 2", cat=True)]
    state = table(["2 9 10 8 W W", "1"], row)
    assert facts(state, "play 1 10 9 2") == {"breed": "2", "name": "shepherd", "place": 1}
    assert facts(state, "play 1 8 W7 W3") == {"breed": "3"}
    state = table(["8 W W", "1"], [at("bin", cat=True)])
    assert facts(state, "play 1 8 W9 W10") == {"breed": "9"}
    assert facts(table(["10 9", "1"], [at("bin", "2: 10 9", cat=True)]), "play 1 9 10") == {
        "breed": "9",
        "name": "bulldog",
        "place": 1,
    }
