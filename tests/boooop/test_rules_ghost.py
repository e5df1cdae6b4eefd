"""BOO-7 … BOO-14: the ghosts, between the cells."""

from __future__ import annotations

import pytest

from boooop.bedside import (
    HOME,
    bed,
    board,
    choices,
    ghost,
    names,
    play,
    refused,
    rows,
    told,
    winner,
)
from rulebook import rule

TOP = ["a6b6", "b6c6", "c6d6", "d6e6", "e6f6"]
BOTTOM = ["a1b1", "b1c1", "c1d1", "d1e1", "e1f1"]
LEFT = ["a1a2", "a2a3", "a3a4", "a4a5", "a5a6"]
RIGHT = ["f1f2", "f2f3", "f3f4", "f4f5", "f5f6"]
EDGES = {"down": TOP, "up": BOTTOM, "right": LEFT, "left": RIGHT}
ENTRIES = [(stop, heading) for heading, stops in EDGES.items() for stop in stops]


def glided(where: str) -> str | None:
    """Where a ghost of seat 1 is after its next turn."""
    return ghost(play(bed(ghosts=(where, None)), "k a1"), 1)


# --- BOO-7: lines and stops ---------------------------------------------------------------------


@rule("BOO-7")
def test_the_line_between_two_columns_has_six_stops() -> None:
    stops = ["b6c6", "b5c5", "b4c4", "b3c3", "b2c2", "b1c1"]
    assert [glided(f"{stop} down") for stop in stops[:-1]] == [f"{s} down" for s in stops[1:]]
    assert [glided(f"{stop} up") for stop in stops[1:]] == [f"{stop} up" for stop in stops[:-1]]


@rule("BOO-7")
def test_the_line_between_two_rows_has_six_stops() -> None:
    stops = ["a3a4", "b3b4", "c3c4", "d3d4", "e3e4", "f3f4"]
    assert [glided(f"{stop} right") for stop in stops[:-1]] == [f"{s} right" for s in stops[1:]]
    assert [glided(f"{stop} left") for stop in stops[1:]] == [f"{stop} left" for stop in stops[:-1]]


@rule("BOO-7", "BOO-10")
@pytest.mark.parametrize(("stop", "heading"), ENTRIES)
def test_from_any_edge_a_ghost_crosses_the_whole_bed_and_leaves(stop: str, heading: str) -> None:
    where: str | None = f"{stop} {heading}"
    seen = []
    while where is not None:
        seen.append(where)
        where = glided(where)
    opposite = EDGES[{"down": "up", "up": "down", "left": "right", "right": "left"}[heading]]
    assert len(seen) == 6
    assert seen[-1] == f"{opposite[EDGES[heading].index(stop)]} {heading}"


# --- BOO-8: entering ----------------------------------------------------------------------------


@rule("BOO-8")
def test_a_ghost_may_enter_at_twenty_stops_or_stay_in_the_pool() -> None:
    asked = play(bed(ghosts=HOME), "k c3")
    assert choices(asked) == sorted([*(f"ghost {stop}" for stop, _ in ENTRIES), "hold"])
    assert len(choices(asked)) == 21


@rule("BOO-8")
@pytest.mark.parametrize(("stop", "heading"), ENTRIES)
@pytest.mark.parametrize("seat", [1, 2])
def test_a_ghost_enters_heading_straight_across(stop: str, heading: str, seat: int) -> None:
    asked = play(bed(ghosts=HOME, turn=seat), "k c3")
    entered = play(asked, f"ghost {stop}")
    assert ghost(entered, seat) == f"{stop} {heading}"
    assert ghost(entered, 3 - seat) is None
    assert (entered.turn, entered.phase) == (3 - seat, "place")
    assert told(asked, f"ghost {stop}") == [
        {"event": "ghost entered", "seat": seat, "stop": stop, "heading": heading}
    ]


@rule("BOO-8")
def test_entering_boops_nobody() -> None:
    before = bed(
        """
        .vo...
        ......
        ......
        ......
        ......
        ......
        """,
        ghosts=HOME,
    )
    after = play(before, "k f1", "ghost b6c6")
    assert board(after)[0] == ".vo..."


@rule("BOO-8")
def test_a_ghost_holds_and_may_enter_on_a_later_turn() -> None:
    after = play(bed(ghosts=HOME), "k a1", "hold", "k f6", "hold", "k a6")
    assert after.phase == "ghost"
    assert ghost(play(after, "ghost a3a4"), 1) == "a3a4 right"


@rule("BOO-8")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_ghost_cannot_enter_where_the_other_one_is(seat: int) -> None:
    there = (None, "b6c6 down") if seat == 1 else ("b6c6 down", None)
    asked = play(bed(ghosts=there, turn=seat), "k f1")
    assert "ghost b6c6" not in choices(asked)
    assert len(choices(asked)) == 20
    assert refused(asked, "ghost b6c6") == ("BOO-8", "stop-taken", {"stop": "b6c6"})


@rule("BOO-8")
@pytest.mark.parametrize("stop", ["b5c5", "c3c4", "b1b2", "e5f5"])
def test_a_ghost_enters_only_at_an_edge_where_a_line_begins(stop: str) -> None:
    asked = play(bed(ghosts=HOME), "k a1")
    assert refused(asked, f"ghost {stop}") == ("BOO-8", "not-an-edge", {"stop": stop})


@rule("BOO-8", "BOO-15")
def test_the_ghost_is_asked_for_even_if_a_win_already_stands() -> None:
    before = bed(
        """
        ......
        ......
        ......
        VV....
        ......
        ......
        """,
        cats=(1, 0),
        ghosts=HOME,
    )
    asked = play(before, "c c3")
    assert (asked.phase, winner(asked)) == ("ghost", None)
    assert names(told(before, "c c3", "ghost a1b1")) == ["ghost entered", "won"]
    assert winner(play(asked, "ghost a1b1")) == 1
    assert winner(play(asked, "hold")) == 1


@rule("BOO-8")
def test_without_ghosts_nobody_is_asked_for_one() -> None:
    after = play(bed(), "k c3")
    assert (after.turn, after.phase) == (2, "place")
    assert refused(after, "hold") == ("BOO-8", "no-ghosts", {})
    assert refused(after, "ghost b6c6") == ("BOO-8", "no-ghosts", {})


# --- BOO-9: gliding -----------------------------------------------------------------------------


@rule("BOO-9")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_ghost_on_the_bed_must_glide_and_nobody_is_asked(seat: int) -> None:
    mine = ("b5c5 down", "e2e3 left") if seat == 1 else ("e2e3 left", "b5c5 down")
    before = bed(ghosts=mine, turn=seat)
    assert told(before, "k f6")[1:] == [
        {"event": "ghost glided", "seat": seat, "from": "b5c5", "to": "b4c4"}
    ]
    after = play(before, "k f6")
    assert ghost(after, seat) == "b4c4 down"
    assert ghost(after, 3 - seat) == "e2e3 left"  # the other one waits for its own seat's turn
    assert (after.turn, after.phase) == (3 - seat, "place")


@rule("BOO-9")
@pytest.mark.parametrize("move", ["hold", "ghost a1b1", "ghost c3d3"])
def test_a_gliding_ghost_cannot_wait_turn_or_be_taken_back(move: str) -> None:
    before = bed(ghosts=("b5c5 down", None))
    assert refused(before, move) == ("BOO-9", "ghost-glides", {})


# --- BOO-10: leaving ----------------------------------------------------------------------------

AT_THE_END = """
    ......
    ......
    ......
    ......
    ......
    .vo...
"""


@rule("BOO-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_from_the_last_stop_a_ghost_leaves_and_boops_nobody(seat: int) -> None:
    mine = ("b1c1 down", None) if seat == 1 else (None, "b1c1 down")
    before = bed(AT_THE_END, ghosts=mine, turn=seat)
    assert told(before, "k f6")[1:] == [{"event": "ghost left", "seat": seat, "from": "b1c1"}]
    after = play(before, "k f6")
    assert ghost(after, seat) is None
    assert board(after)[5] == ".vo..."


@rule("BOO-10")
def test_a_ghost_that_left_may_not_enter_again_this_turn_but_on_the_next() -> None:
    before = bed(AT_THE_END, ghosts=("b1c1 down", "d5e5 down"))
    after = play(before, "k f6")
    assert (after.turn, after.phase) == (2, "place")
    later = play(after, "k a6", "k f3")
    assert (later.turn, later.phase) == (1, "ghost")


# --- BOO-11: the ghost's boop -------------------------------------------------------------------


@rule("BOO-11")
@pytest.mark.parametrize("left", "vVoO")
@pytest.mark.parametrize("right", "vVoO")
def test_a_ghost_boops_both_pieces_beside_it_whoever_they_are(left: str, right: str) -> None:
    before = bed(
        f"""
        ......
        ......
        .{left}{right}...
        ......
        ......
        ......
        """,
        ghosts=("b5c5 down", None),
    )
    assert board(play(before, "k f1"))[2] == f"{left}..{right}.."


@rule("BOO-11")
def test_a_ghost_between_two_rows_boops_up_and_down() -> None:
    before = bed(
        """
        ......
        ......
        .v....
        .o....
        ......
        ......
        """,
        ghosts=("a3a4 right", None),
    )
    assert board(play(before, "k f1")) == rows("""
        ......
        .v....
        ......
        ......
        .o....
        .....v
    """)
    assert told(before, "k f1")[1:] == [
        {"event": "ghost glided", "seat": 1, "from": "a3a4", "to": "b3b4"},
        {"event": "booped", "seat": 2, "piece": "k", "from": "b3", "to": "b2"},
        {"event": "booped", "seat": 1, "piece": "k", "from": "b4", "to": "b5"},
    ]


@rule("BOO-11")
def test_a_ghost_never_boops_diagonally_nor_where_it_came_from() -> None:
    before = bed(
        """
        ......
        .vo...
        ......
        .ov...
        ......
        ......
        """,
        ghosts=("b5c5 down", None),
    )
    assert names(told(before, "k f1")) == ["placed", "ghost glided"]


@rule("BOO-11", "BOO-5")
def test_a_ghost_boops_pieces_off_the_bed() -> None:
    before = bed(
        """
        ......
        ......
        O.....
        ......
        ......
        ......
        """,
        ghosts=("a5b5 down", None),
    )
    assert told(before, "k f1")[2:] == [
        {"event": "booped", "seat": 2, "piece": "c", "from": "a4", "off": True}
    ]
    after = play(before, "k f1")
    assert (after.pools[1].kittens, after.pools[1].cats) == (7, 1)


# --- BOO-12: BOO! -------------------------------------------------------------------------------


def spooked(row: str) -> tuple[str, list[dict[str, object]]]:
    """What a ghost that comes to b4c4 does to row 4."""
    before = bed(
        f"""
        ......
        ......
        {row}
        ......
        ......
        ......
        """,
        ghosts=("b5c5 down", None),
    )
    return board(play(before, "k f1"))[2], told(before, "k f1")[2:]


@rule("BOO-12")
def test_a_piece_leaps_over_a_taken_cell_to_the_first_empty_one() -> None:
    assert spooked("..vo..") == (
        "...ov.",
        [
            {
                "event": "spooked",
                "seat": 1,
                "piece": "k",
                "from": "c4",
                "over": ["d4"],
                "to": "e4",
            }
        ],
    )


@rule("BOO-12")
def test_a_piece_leaps_over_the_whole_unbroken_run_of_either_colour() -> None:
    assert spooked("..oVo.") == (
        "...Voo",
        [
            {
                "event": "spooked",
                "seat": 2,
                "piece": "k",
                "from": "c4",
                "over": ["d4", "e4"],
                "to": "f4",
            }
        ],
    )


@rule("BOO-12")
def test_a_piece_leaps_no_further_than_the_first_empty_cell() -> None:
    assert spooked("..vo.o")[0] == "...ovo"
    assert spooked("..v.oo")[0] == "...voo"


@rule("BOO-12", "BOO-5")
def test_with_no_empty_cell_ahead_a_piece_leaps_off_the_bed() -> None:
    assert spooked("oO....") == (
        "o.....",
        [
            {
                "event": "spooked",
                "seat": 2,
                "piece": "c",
                "from": "b4",
                "over": ["a4"],
                "off": True,
            }
        ],
    )
    assert spooked("..Vovo")[1] == [
        {
            "event": "spooked",
            "seat": 1,
            "piece": "c",
            "from": "c4",
            "over": ["d4", "e4", "f4"],
            "off": True,
        }
    ]


@rule("BOO-12")
def test_one_side_may_be_booped_and_the_other_spooked() -> None:
    row, events = spooked(".vvo..")
    assert row == "v..ov."
    assert names(events) == ["booped", "spooked"]


# --- BOO-13: here, but not here -----------------------------------------------------------------


@rule("BOO-13")
def test_a_three_runs_through_a_ghost() -> None:
    before = bed(
        """
        ......
        ......
        ..vv..
        ......
        ......
        ......
        """,
        ghosts=(None, "b4c4 down"),
    )
    assert told(before, "k b4", "hold") == [
        {"event": "graduated", "seat": 1, "cells": ["b4", "c4", "d4"], "kittens": 3}
    ]


@rule("BOO-13")
def test_a_piece_is_pushed_through_a_ghost_which_stays() -> None:
    before = bed(
        """
        ......
        ......
        ..o...
        ......
        ......
        ......
        """,
        ghosts=(None, "c4d4 down"),
    )
    after = play(before, "k b4")
    assert board(after)[2] == ".v.o.."
    assert ghost(after, 2) == "c4d4 down"


@rule("BOO-13", "BOO-11")
def test_a_ghost_boops_pieces_through_the_other_ghost() -> None:
    before = bed(
        """
        ......
        ......
        ..o...
        ......
        ......
        ......
        """,
        ghosts=("b5c5 down", "c4d4 down"),
    )
    assert board(play(before, "k f1"))[2] == "...o.."


# --- BOO-14: ghosts pass each other -------------------------------------------------------------

BESIDE_BOTH = """
    ......
    .vo...
    .ov...
    ......
    ......
    ......
"""


@rule("BOO-14")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("heading", ["up", "down"])
def test_a_ghost_skips_the_stop_of_the_other_one(seat: int, heading: str) -> None:
    mine, other = "b6c6 down", f"b5c5 {heading}"
    before = bed(BESIDE_BOTH, ghosts=(mine, other) if seat == 1 else (other, mine), turn=seat)
    assert told(before, "k f1")[1:] == [
        {"event": "ghost glided", "seat": seat, "from": "b6c6", "to": "b4c4", "skipped": "b5c5"},
        {"event": "booped", "seat": 2, "piece": "k", "from": "b4", "to": "a4"},
        {"event": "booped", "seat": 1, "piece": "k", "from": "c4", "to": "d4"},
    ]
    after = play(before, "k f1")
    assert board(after)[1] == ".vo..."  # beside the other ghost nobody is booped
    assert ghost(after, seat) == "b4c4 down"
    assert ghost(after, 3 - seat) == other


@rule("BOO-14")
def test_a_ghost_skips_nothing_if_the_other_one_is_further_on_or_behind() -> None:
    ahead = bed(ghosts=("b6c6 down", "b4c4 up"))
    assert ghost(play(ahead, "k f1"), 1) == "b5c5 down"
    behind = bed(ghosts=("b5c5 down", "b6c6 down"))
    assert ghost(play(behind, "k f1"), 1) == "b4c4 down"


@rule("BOO-14")
def test_with_no_stop_after_the_other_ghost_a_ghost_leaves() -> None:
    before = bed(AT_THE_END, ghosts=("b2c2 down", "b1c1 up"))
    assert told(before, "k f6")[1:] == [{"event": "ghost left", "seat": 1, "from": "b2c2"}]
    after = play(before, "k f6")
    assert board(after)[5] == ".vo..."
    assert ghost(after, 2) == "b1c1 up"
