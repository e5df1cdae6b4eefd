"""BOO-15 … BOO-20: winning, growing up, and going on."""

from __future__ import annotations

import pytest

from boooop.bedside import HOME, bed, board, choices, names, play, pool, refused, rows, told, winner
from lapki.games.boooop import game
from lapki.games.boooop.bed import THREES
from lapki.games.boooop.rules import named
from lapki.games.boooop.state import Pool
from rulebook import rule


def turned(piece: str, turn: int) -> str:
    """The same piece in the colour of that seat."""
    return piece if turn == 1 else piece.translate(str.maketrans("vVoO", "oOvV"))


# --- BOO-15: win --------------------------------------------------------------------------------

ACROSS = """
    ......
    ......
    ......
    .VV...
    ......
    ......
"""
DOWN = """
    ......
    ......
    ...V..
    ...V..
    ......
    ......
"""
RISING = """
    ......
    ......
    ......
    ..V...
    .V....
    ......
"""
FALLING = """
    ......
    ......
    ..V...
    ...V..
    ......
    ......
"""


@rule("BOO-15")
@pytest.mark.parametrize(
    ("drawing", "cell", "three"),
    [
        (ACROSS, "d3", ["b3", "c3", "d3"]),
        (ACROSS, "a3", ["a3", "b3", "c3"]),
        (DOWN, "d2", ["d2", "d3", "d4"]),
        (RISING, "d4", ["b2", "c3", "d4"]),
        (FALLING, "e2", ["c4", "d3", "e2"]),
    ],
)
@pytest.mark.parametrize("seat", [1, 2])
def test_three_cats_in_a_row_win(drawing: str, cell: str, three: list[str], seat: int) -> None:
    before = bed(turned(drawing, seat), turn=seat, cats=(1, 1))
    assert told(before, f"c {cell}") == [
        {"event": "placed", "seat": seat, "piece": "c", "cell": cell},
        {"event": "won", "seat": seat, "cells": three},
    ]
    after = play(before, f"c {cell}")
    assert (winner(after), after.turn, after.phase, after.winner) == (seat, seat, "over", seat)
    assert choices(after) == []


@rule("BOO-15", "BOO-16")
@pytest.mark.parametrize(
    "row",
    ["VV.V..", "VVoV..", "V.V.V.", "VVOV.."],
)
def test_a_row_must_be_unbroken(row: str) -> None:
    before = bed(f"""
        {row}
        ......
        ......
        ......
        ......
        ......
    """)
    assert names(told(before, "k f1")) == ["placed"]


@rule("BOO-15", "BOO-16")
def test_a_row_does_not_run_round_the_edge() -> None:
    """f3 isn't followed by a4, nor a6 by b1."""
    before = bed("""
        v.....
        v.....
        ......
        ....vv
        v.....
        .v....
    """)
    assert names(told(before, "k d6")) == ["placed"]


EIGHT_CATS = """
    V.V.V.
    ......
    V.V.V.
    ......
    ..V...
    ......
"""


@rule("BOO-15")
@pytest.mark.parametrize("seat", [1, 2])
def test_all_eight_cats_on_the_bed_win(seat: int) -> None:
    before = bed(turned(EIGHT_CATS, seat), turn=seat, cats=(1, 1))
    assert told(before, "c e2")[-1] == {"event": "won", "seat": seat, "eight": True}
    assert winner(play(before, "c e2")) == seat


@rule("BOO-15", "BOO-17")
def test_eight_on_the_bed_with_a_kitten_among_them_do_not_win() -> None:
    after = play(bed(EIGHT_CATS), "k e2")
    assert (winner(after), after.phase) == (None, "graduate")


@rule("BOO-15", "BOO-16")
def test_a_win_comes_before_any_graduation() -> None:
    """Three kittens stand there, too; they stay."""
    before = bed(
        """
        vvv...
        ......
        ......
        ......
        ......
        VV....
        """,
        cats=(1, 0),
    )
    assert told(before, "c c1")[1:] == [{"event": "won", "seat": 1, "cells": ["a1", "b1", "c1"]}]
    assert board(play(before, "c c1"))[0] == "vvv..."


@rule("BOO-15")
def test_a_win_is_looked_for_only_after_the_ghost_has_acted() -> None:
    broken = bed(ACROSS, cats=(1, 0), ghosts=("c4d4 down", None))
    assert names(told(broken, "c d3")) == ["placed", "ghost glided", "spooked", "booped"]
    made = bed(
        """
        ......
        ......
        ..V...
        ...V..
        ...V..
        ......
        """,
        ghosts=("b5c5 down", None),
    )
    assert told(made, "k f6")[-1] == {"event": "won", "seat": 1, "cells": ["d2", "d3", "d4"]}


LINED_UP_BY_THE_OTHER = """
    ......
    ......
    ......
    .OO...
    ...O..
    ......
"""


@rule("BOO-15", "BOO-19")
def test_three_cats_that_the_other_seat_lined_up_win_at_the_end_of_your_own_turn() -> None:
    """Seat 1 pushes d2 up to d3; seat 2 needs only to leave its row alone."""
    before = bed(LINED_UP_BY_THE_OTHER, cats=(1, 1))
    lined_up = play(before, "c d1")
    assert board(lined_up)[3] == ".OOO.."
    assert (winner(lined_up), lined_up.turn) == (None, 2)
    assert winner(play(lined_up, "k f6")) == 2
    assert winner(play(lined_up, "c c2")) is None  # it pushed two of them away


# --- BOO-16: graduate three ---------------------------------------------------------------------


@rule("BOO-16")
@pytest.mark.parametrize("three", THREES, ids=lambda three: "".join(named(three)))
@pytest.mark.parametrize("seat", [1, 2])
def test_three_kittens_in_any_straight_row_grow_up(three: tuple[int, ...], seat: int) -> None:
    cells = list(named(three))
    drawing = "\n".join(
        "".join("v" if f"{column}{row}" in cells else "." for column in "abcdef")
        for row in (6, 5, 4, 3, 2, 1)
    )
    far = next(
        cell
        for cell in ("a1", "a6", "f1", "f6")
        if all(
            abs(ord(cell[0]) - ord(c[0])) > 1 or abs(int(cell[1]) - int(c[1])) > 1 for c in cells
        )
    )
    before = bed(turned(drawing, seat), turn=seat)
    assert told(before, f"k {far}")[1:] == [
        {"event": "graduated", "seat": seat, "cells": cells, "kittens": 3}
    ]
    after = play(before, f"k {far}")
    assert pool(after, seat) == Pool(kittens=4, cats=3)
    assert pool(after, 3 - seat) == Pool(kittens=8, cats=0)
    assert "".join(board(after)).strip(".") == turned("v", seat)
    assert (after.turn, after.phase) == (3 - seat, "place")


@rule("BOO-16")
def test_there_are_eighty_rows_of_three() -> None:
    """24 across, 24 down, 16 on either diagonal."""
    assert len(set(THREES)) == len(THREES) == 80


@rule("BOO-16")
@pytest.mark.parametrize(("row", "kittens"), [("vvV", 2), ("vVV", 1), ("Vvv", 2), ("VvV", 1)])
def test_kittens_and_cats_together_come_to_the_pool_as_cats(row: str, kittens: int) -> None:
    before = bed(
        f"""
        ......
        ......
        ......
        {row}...
        ......
        ......
        """,
        cats=(1, 0),
    )
    assert told(before, "k f6")[1:] == [
        {"event": "graduated", "seat": 1, "cells": ["a3", "b3", "c3"], "kittens": kittens}
    ]
    assert pool(play(before, "k f6"), 1) == Pool(kittens=3, cats=4)


@rule("BOO-16")
def test_a_row_of_both_colours_is_nobodys_three() -> None:
    before = bed("""
        vov...
        ......
        ......
        ......
        ......
        ......
    """)
    assert names(told(before, "k f1")) == ["placed"]


# --- BOO-17: graduate one -----------------------------------------------------------------------

SEVEN_APART = """
    v.v.V.
    ......
    v.v.v.
    ......
    ..v...
    ......
"""


@rule("BOO-17")
@pytest.mark.parametrize("seat", [1, 2])
def test_with_all_eight_on_the_bed_you_take_one_off(seat: int) -> None:
    asked = play(bed(turned(SEVEN_APART, seat), turn=seat), "k e2")
    assert (asked.turn, asked.phase) == (seat, "graduate")
    assert choices(asked) == [f"grad {c}" for c in ("a4", "a6", "c2", "c4", "c6", "e2", "e4", "e6")]


@rule("BOO-17")
def test_a_kitten_taken_off_comes_back_as_a_cat() -> None:
    before = bed(SEVEN_APART)
    assert told(before, "k e2", "grad a6") == [
        {"event": "graduated", "seat": 1, "cells": ["a6"], "kittens": 1}
    ]
    after = play(before, "k e2", "grad a6")
    assert board(after)[0] == "..v.V."
    assert pool(after, 1) == Pool(kittens=0, cats=1)
    assert (after.turn, after.phase) == (2, "place")


@rule("BOO-17")
def test_a_cat_taken_off_comes_back_as_it_is() -> None:
    before = bed(SEVEN_APART)
    assert told(before, "k e2", "grad e6") == [
        {"event": "graduated", "seat": 1, "cells": ["e6"], "kittens": 0}
    ]
    after = play(before, "k e2", "grad e6")
    assert board(after)[0] == "v.v..."
    assert pool(after, 1) == Pool(kittens=0, cats=1)


@rule("BOO-17")
def test_seven_on_the_bed_are_not_enough() -> None:
    before = bed("""
        v.v.V.
        ......
        v.v.v.
        ......
        ......
        ......
    """)
    assert names(told(before, "k e2")) == ["placed"]
    assert play(before, "k e2").turn == 2


@rule("BOO-17", "BOO-5")
def test_a_piece_that_was_booped_off_is_not_on_the_bed() -> None:
    before = bed("""
        v.v.V.
        ......
        v.v.v.
        ......
        ......
        v.....
    """)
    after = play(before, "k b2")
    assert (after.turn, after.phase, pool(after, 1).kittens) == (2, "place", 1)


# --- BOO-18: one graduation a turn --------------------------------------------------------------

THREE_OF_FOUR = """
    ......
    ......
    ......
    vvv...
    ......
    ......
"""


@rule("BOO-18")
def test_four_in_a_row_hold_two_threes() -> None:
    asked = play(bed(THREE_OF_FOUR), "k d3")
    assert choices(asked) == ["grad a3 b3 c3", "grad b3 c3 d3"]
    after = play(asked, "grad b3 c3 d3")
    assert board(after)[3] == "v....."
    assert pool(after, 1) == Pool(kittens=4, cats=3)


@rule("BOO-18")
def test_of_several_threes_only_the_chosen_one_graduates_and_the_others_wait() -> None:
    before = bed("""
        vvv...
        ......
        ......
        ......
        ......
        .vv...
    """)
    asked = play(before, "k a1")
    assert choices(asked) == ["grad a1 b1 c1", "grad a6 b6 c6"]
    assert told(asked, "grad a1 b1 c1") == [
        {"event": "graduated", "seat": 1, "cells": ["a1", "b1", "c1"], "kittens": 3}
    ]
    after = play(asked, "grad a1 b1 c1")
    assert board(after)[0] == "vvv..."
    assert (after.turn, after.phase) == (2, "place")
    assert names(told(after, "k f3", "k d2")) == ["placed", "graduated"]


@rule("BOO-18", "BOO-17")
def test_with_a_three_and_eight_on_the_bed_you_choose_either() -> None:
    before = bed("""
        vvv...
        ......
        v.v.v.
        ......
        ..v...
        ......
    """)
    asked = play(before, "k e2")
    singles = [f"grad {c}" for c in ("a4", "a6", "b6", "c2", "c4", "c6", "e2", "e4")]
    assert choices(asked) == sorted(["grad a6 b6 c6", *singles])
    assert board(play(asked, "grad e4"))[0] == "vvv..."
    assert board(play(asked, "grad a6 b6 c6"))[0] == "......"


@rule("BOO-18")
def test_with_exactly_one_choice_it_happens_by_itself() -> None:
    before = bed("""
        .vv...
        ......
        ......
        ......
        ......
        ......
    """)
    assert names(told(before, "k a6")) == ["placed", "graduated"]
    assert play(before, "k a6").phase == "place"


@rule("BOO-18")
def test_the_choice_comes_after_the_ghost() -> None:
    before = bed(THREE_OF_FOUR, ghosts=HOME)
    assert play(before, "k d3").phase == "ghost"
    assert play(before, "k d3", "hold").phase == "graduate"
    entered = play(before, "k d3", "ghost a1b1")
    assert (entered.turn, entered.phase) == (1, "graduate")
    assert refused(entered, "hold")[0] == "BOO-9"


# --- BOO-19: the other seat's three -------------------------------------------------------------

A_THREE_FOR_THE_OTHER = """
    ......
    ......
    ......
    .oo...
    ...o..
    ......
"""


@rule("BOO-19")
def test_a_three_made_for_the_other_seat_waits_for_the_end_of_its_own_turn() -> None:
    waiting = play(bed(A_THREE_FOR_THE_OTHER), "k d1")
    assert board(waiting)[3] == ".ooo.."
    assert pool(waiting, 2) == Pool(kittens=5, cats=0)
    assert told(waiting, "k f6")[1:] == [
        {"event": "graduated", "seat": 2, "cells": ["b3", "c3", "d3"], "kittens": 3}
    ]


@rule("BOO-19")
def test_a_waiting_three_that_its_own_seat_breaks_up_is_lost() -> None:
    waiting = play(bed(A_THREE_FOR_THE_OTHER), "k d1")
    assert "graduated" not in names(told(waiting, "k c2"))


@rule("BOO-19")
def test_a_waiting_three_that_its_own_ghost_breaks_up_is_lost() -> None:
    before = bed(A_THREE_FOR_THE_OTHER, ghosts=("a6b6 down", "c4d4 down"))
    waiting = play(before, "k d1")
    assert board(waiting)[3] == ".ooo.."
    assert names(told(waiting, "k f6")) == ["placed", "ghost glided", "spooked", "booped"]


@rule("BOO-19")
def test_your_own_three_and_the_others_are_looked_at_apart() -> None:
    before = bed("""
        .vv...
        ......
        ......
        ......
        ......
        ooo...
    """)
    after = play(before, "k a6")
    assert board(after)[5] == "ooo..."
    assert pool(after, 1) == Pool(kittens=5, cats=3)


# --- BOO-20: no draw ----------------------------------------------------------------------------


@rule("BOO-20")
def test_the_rules_never_stop_a_game_that_goes_round_in_circles() -> None:
    """Two kittens boop each other off the bed, five hundred times over."""
    once = play(bed(), "k a1", "k a2")
    state = once
    for _ in range(500):
        state = play(state, "k b1", "k a2")
        assert state == once
    assert board(state) == rows("""
        ......
        ......
        ......
        ......
        o.....
        ......
    """)


@rule("BOO-20")
def test_the_bed_cannot_fill_up() -> None:
    """Seven of each seat at most stand there when somebody is to place a piece."""
    crowded = bed("""
        vvovvo
        oovvoo
        v.....
        ......
        ......
        .....o
    """)
    assert len(choices(crowded)) == 36 - 14


# --- one turn, several questions ------------------------------------------------------------------


@rule("BOO-1")
def test_a_turn_opens_with_the_placement_and_what_follows_belongs_to_it() -> None:
    start = bed("\n".join(["......"] * 3 + ["vvv..."] + ["......"] * 2), ghosts=HOME)
    asked_ghost = play(start, "k d3")
    asked_three = play(asked_ghost, "hold")
    states = [start, asked_ghost, asked_three]
    assert [state.phase for state in states] == ["place", "ghost", "graduate"]
    last = game.read("k d3")
    assert [game.opens_turn(state, 1, last) for state in states] == [True, False, False]
    assert game.opens_turn(play(asked_three, "grad a3 b3 c3"), 2, game.read("grad a3 b3 c3"))
