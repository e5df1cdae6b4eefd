"""Moves as text: what is read, what is written, and what is no form of the notation."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit.evening import refused
from dixit.test_positions import MOMENTS
from lapki.games.contract import Illegal, Unreadable
from lapki.games.dixit import game
from lapki.games.dixit.state import Deal, Give, LayOut, Tell, Vote
from rulebook import rule


@pytest.mark.parametrize(
    ("text", "move", "written"),
    [
        ("tell 17 the clue text", Tell(17, "the clue text"), "tell 17 the clue text"),
        ("tell\t 17 \t two  spaces ", Tell(17, "two  spaces"), "tell 17 two  spaces"),
        ("tell 17 17", Tell(17, "17"), "tell 17 17"),
        ("give 23", Give((23,)), "give 23"),
        ("give 41 \t23", Give((23, 41)), "give 23 41"),
        ("vote 4", Vote(4), "vote 4"),
        ("deal 2 9 5", Deal(2, (5, 9)), "deal 2 5 9"),
        ("table 23 17 5", LayOut((23, 17, 5)), "table 23 17 5"),
    ],
)
def test_moves_are_read_and_written(text: str, move: object, written: str) -> None:
    assert game.read(text) == move
    assert game.write(game.read(text)) == written
    assert game.read(written) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass",
        "Tell 17 x",
        "tell",
        "tell 17",
        "tell 17 \t ",
        "tell x y",
        "tell 017 x",
        "tell -1 x",
        "tell ١٧ x",
        "tell\u00a017 x",
        "give",
        "give x",
        "give 01",
        "give 1 2 3",
        "give 1,2",
        "vote",
        "vote 1 2",
        "vote +1",
        "vote 1.0",
        "deal 1",
        "deal",
        "table",
        "table 1 x",
        "vote \ud800",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(Unreadable):
        game.read(text)


@rule("DIX-1", "DIX-3", "DIX-4", "DIX-5", "DIX-6", "DIX-12")
@pytest.mark.parametrize(
    ("line", "phase", "number"),
    [
        ("1 tell 1 x", "tell", "DIX-3"),
        ("1 give 1", "give", "DIX-4"),
        ("1 vote 1", "vote", "DIX-6"),
        ("* table 1 2", "table", "DIX-5"),
    ],
)
def test_a_move_in_another_phase_names_its_own_rule(line: str, phase: str, number: str) -> None:
    for name, state in MOMENTS.items():
        if name not in (phase, "over"):
            assert refused(state, line) == f"{number} not-now"
    for name in ("tell", "give", "table", "vote"):
        assert refused(MOMENTS[name], "* deal 1 2") == "DIX-12 not-now"


@given(st.sampled_from(sorted(MOMENTS)), st.text(), st.sampled_from(["tell 7 ", "give ", ""]))
def test_no_text_breaks_the_rules(phase: str, text: str, start: str) -> None:
    try:
        move = game.read(start + text)
    except Unreadable:
        return
    if not (isinstance(move, Tell) and not move.clue):  # a clue of white space is refused later
        assert game.read(game.write(move)) == move
    for seat in (1, 2, 3, 4):
        with suppress(Illegal):
            game.check(MOMENTS[phase], seat, move)
