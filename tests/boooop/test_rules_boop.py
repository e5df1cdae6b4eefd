"""BOO-1 … BOO-6: a turn, placing a piece, and what it pushes."""

from __future__ import annotations

import pytest

from boooop.bedside import (
    HOME,
    NOTHING,
    bed,
    board,
    choices,
    names,
    play,
    pool,
    refused,
    rows,
    told,
)
from lapki.games.boooop import game
from lapki.games.boooop.bed import CELLS
from lapki.games.boooop.state import BoooopOptions, Pool
from rulebook import rule

# --- BOO-1: a turn ------------------------------------------------------------------------------


@rule("BOO-1")
def test_a_game_begins_with_an_empty_bed_eight_kittens_each_and_seat_1() -> None:
    start = game.start(2, BoooopOptions())
    assert board(start) == rows(NOTHING)
    assert start.pools == (Pool(kittens=8, cats=0), Pool(kittens=8, cats=0))
    assert start.ghosts == (None, None)
    assert (start.turn, start.phase, start.winner) == (1, "place", None)


@rule("BOO-1")
def test_ghosts_are_played_with_unless_the_table_says_otherwise() -> None:
    assert game.start(2, BoooopOptions()).haunted
    assert not game.start(2, BoooopOptions("off")).haunted


@rule("BOO-1")
def test_turns_alternate() -> None:
    state = bed()
    turns = [state.turn]
    for move in ("k a1", "k f6", "k a6", "k f1"):
        state = play(state, move)
        turns.append(state.turn)
    assert turns == [1, 2, 1, 2, 1]


@rule("BOO-1")
def test_a_turn_is_place_boop_ghost_and_then_graduate() -> None:
    """Each step finds what the step before it left: the ghost makes the three that graduates."""
    before = bed(
        """
        ...v..
        ...v..
        ..v...
        ......
        o.....
        ......
        """,
        ghosts=("b5c5 down", None),
    )
    assert told(before, "k a1") == [
        {"event": "placed", "seat": 1, "piece": "k", "cell": "a1"},
        {"event": "booped", "seat": 2, "piece": "k", "from": "a2", "to": "a3"},
        {"event": "ghost glided", "seat": 1, "from": "b5c5", "to": "b4c4"},
        {"event": "booped", "seat": 1, "piece": "k", "from": "c4", "to": "d4"},
        {"event": "graduated", "seat": 1, "cells": ["d4", "d5", "d6"], "kittens": 3},
    ]
    after = play(before, "k a1")
    assert board(after) == rows("""
        ......
        ......
        ......
        o.....
        ......
        v.....
    """)
    assert (after.turn, after.phase) == (2, "place")


TWO_IN_A_COLUMN = """
    ......
    ......
    ......
    ...v..
    ...v..
    ......
"""


@rule("BOO-1", "BOO-16")
def test_a_three_that_your_own_ghost_breaks_up_is_lost() -> None:
    assert "graduated" in names(told(bed(TWO_IN_A_COLUMN), "k d4"))

    haunted = bed(TWO_IN_A_COLUMN, ghosts=("d5e5 down", None))
    assert names(told(haunted, "k d4")) == ["placed", "ghost glided", "booped"]
    assert board(play(haunted, "k d4")) == rows("""
        ......
        ......
        ..v...
        ...v..
        ...v..
        ......
    """)


@rule("BOO-1")
def test_there_is_no_passing() -> None:
    assert choices(bed()) == [f"k {cell}" for cell in CELLS]


@rule("BOO-1")
@pytest.mark.parametrize(("turn", "other"), [(1, 2), (2, 1)])
def test_the_other_seat_has_to_wait(turn: int, other: int) -> None:
    facts = {"seat": other, "turn": turn}
    assert refused(bed(turn=turn), "k c3", seat=other) == ("BOO-1", "not-your-turn", facts)
    assert list(game.legal(bed(turn=turn), other)) == []


@rule("BOO-1")
def test_after_the_placement_the_ghost_is_asked_for_and_then_the_turn_passes() -> None:
    asked = play(bed(ghosts=HOME), "k c3")
    assert (asked.turn, asked.phase) == (1, "ghost")
    held = play(asked, "hold")
    assert (held.turn, held.phase) == (2, "place")
    assert told(bed(ghosts=HOME), "k c3", "hold") == []


# --- BOO-2: place -------------------------------------------------------------------------------

SOME = """
    ......
    ......
    ..v...
    ......
    ....o.
    ......
"""


@rule("BOO-2")
@pytest.mark.parametrize("turn", [1, 2])
def test_any_empty_cell_will_do(turn: int) -> None:
    assert choices(bed(SOME, turn=turn)) == [
        f"k {cell}" for cell in CELLS if cell not in ("c4", "e2")
    ]


@rule("BOO-2")
@pytest.mark.parametrize("cell", CELLS)
def test_the_piece_stands_where_it_was_put(cell: str) -> None:
    after = play(bed(turn=2), f"k {cell}")
    column, row = "abcdef".index(cell[0]), int(cell[1])
    assert board(after)[6 - row][column] == "o"
    assert "".join(board(after)).count("o") == 1
    assert told(bed(turn=2), f"k {cell}") == [
        {"event": "placed", "seat": 2, "piece": "k", "cell": cell}
    ]


@rule("BOO-2")
@pytest.mark.parametrize("cell", ["c4", "e2"])
def test_a_cell_that_is_taken_by_either_colour_is_not_empty(cell: str) -> None:
    assert refused(bed(SOME), f"k {cell}") == ("BOO-2", "taken", {"cell": cell})


@rule("BOO-2")
def test_a_piece_comes_from_your_own_pool() -> None:
    after = play(bed(cats=(3, 3)), "k c3", "c f6")
    assert after.pools == (Pool(kittens=4, cats=3), Pool(kittens=5, cats=2))
    assert board(after) == rows("""
        .....O
        ......
        ......
        ..v...
        ......
        ......
    """)


@rule("BOO-2")
def test_with_kittens_and_cats_in_the_pool_you_may_place_either() -> None:
    kittens = [f"k {cell}" for cell in CELLS]
    cats = [f"c {cell}" for cell in CELLS]
    assert choices(bed(cats=(1, 0))) == [*cats, *kittens]
    assert choices(bed(cats=(8, 0))) == cats
    assert choices(bed(cats=(0, 8))) == kittens


@rule("BOO-2")
def test_a_piece_that_is_not_in_the_pool_cannot_be_placed() -> None:
    assert refused(bed(), "c c3") == ("BOO-2", "no-cat", {})
    assert refused(bed(cats=(0, 8)), "c c3") == ("BOO-2", "no-cat", {})
    assert refused(bed(cats=(8, 0)), "k c3") == ("BOO-2", "no-kitten", {})


# --- BOO-3: boop --------------------------------------------------------------------------------


@rule("BOO-3")
def test_all_eight_neighbours_of_either_colour_are_pushed_straight_away() -> None:
    before = bed("""
        ......
        ......
        .vov..
        .o.v..
        .vov..
        ......
    """)
    assert board(play(before, "k c3")) == rows("""
        ......
        v.o.v.
        ......
        o.v.v.
        ......
        v.o.v.
    """)
    assert told(before, "k c3") == [
        {"event": "placed", "seat": 1, "piece": "k", "cell": "c3"},
        {"event": "booped", "seat": 1, "piece": "k", "from": "b2", "to": "a1"},
        {"event": "booped", "seat": 2, "piece": "k", "from": "b3", "to": "a3"},
        {"event": "booped", "seat": 1, "piece": "k", "from": "b4", "to": "a5"},
        {"event": "booped", "seat": 2, "piece": "k", "from": "c2", "to": "c1"},
        {"event": "booped", "seat": 2, "piece": "k", "from": "c4", "to": "c5"},
        {"event": "booped", "seat": 1, "piece": "k", "from": "d2", "to": "e1"},
        {"event": "booped", "seat": 1, "piece": "k", "from": "d3", "to": "e3"},
        {"event": "booped", "seat": 1, "piece": "k", "from": "d4", "to": "e5"},
    ]


@rule("BOO-3")
def test_a_piece_two_cells_away_is_left_alone() -> None:
    before = bed("""
        ......
        v.o.v.
        ......
        o...v.
        ......
        v.o.v.
    """)
    assert names(told(before, "k c3")) == ["placed"]


# --- BOO-4: two in a line hold ------------------------------------------------------------------


@rule("BOO-4")
@pytest.mark.parametrize("near", "vVoO")
@pytest.mark.parametrize("behind", "vVoO")
def test_a_piece_with_another_behind_it_holds_whoever_they_are(near: str, behind: str) -> None:
    line = f"""
        ......
        ......
        ......
        ......
        .{near}{behind}...
        ......
    """
    other = 2 if near in "vV" else 1
    before = bed(line, turn=other, cats=(1, 1))
    assert names(told(before, "c a2")) == ["placed"]
    assert board(play(before, "c a2"))[4] == "?VO"[other] + near + behind + "..."


@rule("BOO-4")
def test_two_in_a_line_can_be_booped_from_another_side() -> None:
    before = bed("""
        ......
        ......
        ......
        .vo...
        ......
        ......
    """)
    assert board(play(before, "k c2")) == rows("""
        ......
        ......
        v.o...
        ......
        ..v...
        ......
    """)


@rule("BOO-4")
def test_one_that_holds_does_not_keep_the_others_from_being_pushed() -> None:
    before = bed("""
        ......
        ......
        .o.o..
        ......
        .o.o..
        v...v.
    """)
    assert board(play(before, "k c3")) == rows("""
        ......
        o...o.
        ......
        ..v...
        .o.o..
        v...v.
    """)


@rule("BOO-4")
def test_a_pushed_piece_pushes_nobody() -> None:
    before = bed("""
        ......
        ......
        ..ov..
        ...v..
        .o....
        ......
    """)
    assert board(play(before, "k a1")) == rows("""
        ......
        ......
        ..ov..
        ..ov..
        ......
        v.....
    """)


# --- BOO-5: over the edge -----------------------------------------------------------------------


@rule("BOO-5")
def test_pieces_pushed_over_the_edge_return_to_their_owners_pools() -> None:
    before = bed("""
        ......
        ......
        ......
        ......
        ......
        v.oO..
    """)
    assert told(before, "k b1") == [
        {"event": "placed", "seat": 1, "piece": "k", "cell": "b1"},
        {"event": "booped", "seat": 1, "piece": "k", "from": "a1", "off": True},
    ]
    assert play(before, "k b1").pools == (Pool(kittens=7, cats=0), Pool(kittens=6, cats=0))

    below = bed(
        """
        ......
        ......
        ......
        ......
        ......
        V.oO..
        """,
        cats=(1, 0),
    )
    after = play(below, "c c2")
    assert board(after) == rows("""
        ......
        ......
        ......
        ......
        ..V...
        V.....
    """)
    assert pool(after, 2) == Pool(kittens=7, cats=1)


@rule("BOO-5")
@pytest.mark.parametrize(
    ("piece", "owner", "pools"),
    [
        ("v", 1, (Pool(kittens=8, cats=0), Pool(kittens=7, cats=0))),
        ("V", 1, (Pool(kittens=7, cats=1), Pool(kittens=7, cats=0))),
        ("o", 2, (Pool(kittens=8, cats=0), Pool(kittens=7, cats=0))),
        ("O", 2, (Pool(kittens=8, cats=0), Pool(kittens=6, cats=1))),
    ],
)
def test_a_piece_comes_back_as_what_it_is(piece: str, owner: int, pools: tuple[Pool, Pool]) -> None:
    before = bed(
        f"""
        .....{piece}
        ......
        ......
        ......
        ......
        ......
        """,
        turn=2,
        cats=(0, 1),
    )
    kind = "c" if piece.isupper() else "k"
    assert told(before, "c e5")[1:] == [
        {"event": "booped", "seat": owner, "piece": kind, "from": "f6", "off": True}
    ]
    after = play(before, "c e5")
    assert after.pools == pools
    assert "".join(board(after)).strip(".") == "O"


# --- BOO-6: kittens and cats --------------------------------------------------------------------

CATS_AROUND = """
    ......
    ......
    ......
    .OVO..
    .v....
    ......
"""


@rule("BOO-6")
def test_a_kitten_cannot_push_a_cat() -> None:
    before = bed(CATS_AROUND)
    assert board(play(before, "k c2")) == rows("""
        ......
        ......
        ......
        .OVO..
        v.v...
        ......
    """)


@rule("BOO-6")
def test_a_kitten_cannot_push_a_cat_over_the_edge() -> None:
    before = bed("""
        O.....
        ......
        ......
        ......
        ......
        ......
    """)
    assert names(told(before, "k b5")) == ["placed"]


@rule("BOO-6")
def test_a_cat_that_stays_does_not_keep_kittens_from_being_pushed() -> None:
    before = bed("""
        ......
        ......
        .o.o..
        ......
        .O.O..
        ......
    """)
    assert board(play(before, "k c3")) == rows("""
        ......
        o...o.
        ......
        ..v...
        .O.O..
        ......
    """)


@rule("BOO-6")
def test_a_cat_pushes_kittens_and_cats() -> None:
    before = bed(CATS_AROUND, cats=(1, 0))
    assert board(play(before, "c c2")) == rows("""
        ......
        ......
        O.V.O.
        ......
        v.V...
        ......
    """)
