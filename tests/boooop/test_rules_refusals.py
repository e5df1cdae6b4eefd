"""Which rule a refused move names, and in which order the rules are asked."""

from __future__ import annotations

import pytest

from boooop.bedside import HOME, bed, choices, play, refused
from lapki.games.boooop import game
from lapki.games.boooop.state import State
from rulebook import rule

FOUR_IN_A_ROW = """
    ......
    ......
    ......
    vvv...
    ......
    o.....
"""
EIGHT_APART = """
    v.v.V.
    ......
    v.v.v.
    ......
    ..v...
    .....o
"""

PLACING = bed(ghosts=HOME)
GHOST_ASKED = play(bed(ghosts=HOME), "k c3")
CHOOSING_A_THREE = play(bed(FOUR_IN_A_ROW, ghosts=HOME), "k d3", "hold")
CHOOSING_A_SINGLE = play(bed(EIGHT_APART), "k e2")


# --- BOO-1: out of turn, or in another phase ----------------------------------------------------


@rule("BOO-1")
@pytest.mark.parametrize(
    ("state", "move", "key"),
    [
        (PLACING, "hold", "place-first"),
        (PLACING, "ghost b6c6", "place-first"),
        (PLACING, "ghost b3c3", "place-first"),
        (PLACING, "grad a1", "nothing-to-graduate"),
        (PLACING, "grad a1 b1 c1", "nothing-to-graduate"),
        (GHOST_ASKED, "k a1", "placed-already"),
        (GHOST_ASKED, "c c3", "placed-already"),
        (GHOST_ASKED, "grad c3", "nothing-to-graduate"),
        (CHOOSING_A_THREE, "k a1", "placed-already"),
        (CHOOSING_A_THREE, "hold", "ghost-done"),
        (CHOOSING_A_THREE, "ghost b6c6", "ghost-done"),
        (CHOOSING_A_THREE, "ghost b3c3", "ghost-done"),
    ],
)
def test_a_move_of_another_phase(state: State, move: str, key: str) -> None:
    assert refused(state, move) == ("BOO-1", key, {})


@rule("BOO-1")
@pytest.mark.parametrize("move", ["k c3", "c c3", "hold", "ghost b3c3", "grad a1", "grad a1 b1 c1"])
@pytest.mark.parametrize("state", [PLACING, GHOST_ASKED, CHOOSING_A_THREE, CHOOSING_A_SINGLE])
def test_whose_turn_it_is_comes_before_everything_else(state: State, move: str) -> None:
    facts = {"seat": 2, "turn": 1}
    assert refused(state, move, seat=2) == ("BOO-1", "not-your-turn", facts)


# --- the rules of the moves themselves ----------------------------------------------------------


@rule("BOO-2")
def test_the_pool_is_looked_at_before_the_bed() -> None:
    before = bed(FOUR_IN_A_ROW)
    assert refused(before, "c a3") == ("BOO-2", "no-cat", {})
    assert refused(before, "k a3") == ("BOO-2", "taken", {"cell": "a3"})


@rule("BOO-9", "BOO-8")
def test_a_ghost_on_the_bed_is_the_reason_in_every_phase() -> None:
    """Its seat is never asked for it, so that the phase alone would tell nobody why."""
    gliding = bed(FOUR_IN_A_ROW, ghosts=("a6b6 down", None))
    choosing = play(gliding, "k d3")
    assert choosing.phase == "graduate"
    for state in (gliding, choosing):
        for move in ("hold", "ghost a1b1", "ghost b3c3"):
            assert refused(state, move) == ("BOO-9", "ghost-glides", {})


@rule("BOO-8")
@pytest.mark.parametrize("state", [bed(), CHOOSING_A_SINGLE])
@pytest.mark.parametrize("move", ["hold", "ghost a1b1", "ghost b3c3"])
def test_without_ghosts_that_is_the_reason_in_every_phase(state: State, move: str) -> None:
    assert refused(state, move) == ("BOO-8", "no-ghosts", {})


@rule("BOO-16")
@pytest.mark.parametrize(
    "cells",
    [
        "a1 a2 a3",  # nobody is there
        "a3 b3 d3",  # broken
        "a1 a3 b3",  # bent, and one is the other seat's
        "a3 a3 a3",  # one piece thrice
        "d4 e5 f6",
    ],
)
def test_a_bad_three(cells: str) -> None:
    assert refused(CHOOSING_A_THREE, f"grad {cells}") == ("BOO-16", "not-a-three", {"cells": cells})


@rule("BOO-17")
@pytest.mark.parametrize("cell", ["a1", "f1"])  # empty; the other seat's
def test_a_bad_single(cell: str) -> None:
    assert refused(CHOOSING_A_SINGLE, f"grad {cell}") == ("BOO-17", "not-a-single", {"cells": cell})


@rule("BOO-17", "BOO-16")
def test_a_single_when_only_threes_may_graduate_and_the_other_way_round() -> None:
    assert refused(CHOOSING_A_THREE, "grad a3")[:2] == ("BOO-17", "not-a-single")
    assert refused(CHOOSING_A_SINGLE, "grad a6 c6 e6")[:2] == ("BOO-16", "not-a-three")


# --- what may be done is what isn't refused -----------------------------------------------------

EVERY_FORM = [
    *(f"{piece} {column}{row}" for piece in "kc" for column in "abcdef" for row in "123456"),
    "hold",
    *(f"ghost {stop}" for stop in ("a6b6", "b3c3", "a1a2", "f5f6", "c3c4")),
    *(f"grad {column}{row}" for column in "abcdef" for row in "123456"),
    *("grad a3 b3 c3", "grad b3 c3 d3", "grad c3 d3 e3", "grad a1 a2 a3"),
]


@rule("BOO-1", "BOO-18")
@pytest.mark.parametrize("state", [PLACING, GHOST_ASKED, CHOOSING_A_THREE, CHOOSING_A_SINGLE])
def test_every_move_is_either_offered_or_refused(state: State) -> None:
    offered = set(choices(state))
    for move in EVERY_FORM:
        if move in offered:
            game.check(state, state.turn, game.read(move))
        else:
            assert refused(state, move)[0] in {
                *("BOO-1", "BOO-2", "BOO-8", "BOO-9", "BOO-16", "BOO-17")
            }
