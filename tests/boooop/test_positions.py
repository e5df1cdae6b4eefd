"""A state as it is printed, and as it is read back: what a record may begin with."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

from boooop.bedside import HOME, bed, play
from lapki.checking.suite import random_match
from lapki.games.boooop import game
from lapki.games.boooop.state import BoooopOptions, State
from lapki.games.contract import Broken

ON, OFF = BoooopOptions("on"), BoooopOptions("off")


def printed(state: State) -> Any:
    return msgspec.json.decode(msgspec.json.encode(game.printed(state)))


# --- both ways ----------------------------------------------------------------------------------


def test_the_shape_of_a_state() -> None:
    state = bed(
        """
        v....o
        ......
        ..V...
        ......
        ......
        .O....
        """,
        turn=2,
        cats=(1, 2),
        ghosts=(None, "b5c5 down"),
    )
    assert printed(state) == {
        "board": ["v....o", "......", "..V...", "......", "......", ".O...."],
        "pools": [{"kittens": 5, "cats": 1}, {"kittens": 4, "cats": 2}],
        "ghosts": [None, {"stop": "b5c5", "heading": "down"}],
        "turn": 2,
        "phase": "place",
        "winner": None,
    }


@pytest.mark.parametrize("options", [ON, OFF], ids=["ghosts", "no ghosts"])
@pytest.mark.parametrize("seed", range(15))
def test_every_state_of_a_game_is_taken_back_as_it_is(seed: int, options: BoooopOptions) -> None:
    match = random_match(game, 2, options, Random(seed))
    for state in match.states:
        assert game.position(printed(state), 2, options) == state, (seed, state)


@pytest.mark.parametrize("options", [ON, OFF], ids=["ghosts", "no ghosts"])
def test_random_games_show_every_phase(options: BoooopOptions) -> None:
    """So that the test above has seen them all."""
    matches = [random_match(game, 2, options, Random(seed)) for seed in range(15)]
    phases = {state.phase for match in matches for state in match.states}
    assert phases == {"place", "graduate", "over"} | ({"ghost"} if options is ON else set())


# --- header errors ------------------------------------------------------------------------------

APART = """
    v.v.V.
    ......
    v.v.v.
    ......
    ..v...
    .....o
"""


def broken(page: Any, options: BoooopOptions = ON) -> tuple[str, Any]:
    """The reason and the facts with which a position is refused."""
    with pytest.raises(Broken) as refusal:
        game.position(page, 2, options)
    assert refusal.value.kind == "header"
    return refusal.value.key, refusal.value.facts


def changed(page: Any, *path: str | int, to: Any) -> Any:
    """A page with one thing in it otherwise."""
    page = deepcopy(page)
    place = page
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return page


START = printed(bed(ghosts=HOME))
SEVEN = printed(bed(APART, ghosts=HOME))
GLIDING = printed(bed(ghosts=("b5c5 down", "d3d4 left")))


@pytest.mark.parametrize("key", ["board", "pools", "ghosts", "turn", "phase", "winner"])
def test_all_keys_are_needed(key: str) -> None:
    page = {name: value for name, value in START.items() if name != key}
    reason, facts = broken(page)
    assert reason == "position-shape"
    assert key in facts["problem"]


@pytest.mark.parametrize(
    "page",
    [
        *(None, 7, "start", [], {}),
        START | {"extra": 1},
        changed(START, "pools", to=[]),
        changed(START, "pools", 0, "mice", to=1),
        changed(START, "pools", 0, to={"kittens": 8}),
        changed(START, "pools", 0, "kittens", to="8"),
        changed(START, "pools", 0, "kittens", to=8.5),
        changed(START, "pools", 0, "kittens", to=True),
        changed(START, "ghosts", to=[None]),
        changed(START, "ghosts", to=[None, None, None]),
        changed(START, "ghosts", 0, to="b5c5 down"),
        changed(GLIDING, "ghosts", 0, "heading", to="north"),
        changed(GLIDING, "ghosts", 0, to={"stop": "b5c5"}),
        changed(START, "turn", to=None),
        changed(START, "phase", to="boop"),
        changed(START, "winner", to="1"),
        changed(START, "board", to="......"),
        changed(START, "board", 2, to=7),
    ],
)
def test_another_shape(page: Any) -> None:
    assert broken(page)[0] == "position-shape"


@pytest.mark.parametrize(
    "rows",
    [
        [],
        ["......"] * 5,
        ["......"] * 7,
        ["......"] * 5 + ["....."],
        ["......"] * 5 + ["......."],
        ["......"] * 5 + ["x....."],
        ["......"] * 5 + ["v o..."],
    ],
)
def test_another_bed(rows: list[str]) -> None:
    assert broken(changed(START, "board", to=rows)) == ("position-board", {})


@pytest.mark.parametrize("turn", [0, 3, -1])
def test_a_turn_of_nobody(turn: int) -> None:
    assert broken(changed(START, "turn", to=turn)) == ("position-turn", {"turn": turn})


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    ("kittens", "cats", "count"), [(7, 0, 7), (8, 1, 9), (0, 0, 0), (-1, 9, 8), (9, -1, 8)]
)
def test_not_eight_active_pieces(seat: int, kittens: int, cats: int, count: int) -> None:
    page = changed(START, "pools", seat - 1, to={"kittens": kittens, "cats": cats})
    assert broken(page) == ("position-active", {"seat": seat, "count": count})


def test_pieces_on_the_bed_are_active_too() -> None:
    page = changed(START, "board", 0, to="v.....")
    assert broken(page) == ("position-active", {"seat": 1, "count": 9})
    page = changed(START, "board", 0, to="....OO")
    assert broken(page) == ("position-active", {"seat": 2, "count": 10})


def with_all_on_the_bed(turn: int, phase: str) -> Any:
    """Seat 1 has all its eight on the bed."""
    page = changed(SEVEN, "board", 4, to="..v.v.")
    page["pools"][0] = {"kittens": 0, "cats": 0}
    return page | {"turn": turn, "phase": phase}


@pytest.mark.parametrize(("turn", "phase"), [(1, "place"), (2, "place"), (2, "ghost")])
def test_all_eight_on_the_bed_at_another_time_than_the_end_of_ones_turn(
    turn: int, phase: str
) -> None:
    assert broken(with_all_on_the_bed(turn, phase)) == ("position-all-on-bed", {"seat": 1})


@pytest.mark.parametrize("phase", ["ghost", "graduate"])
def test_all_eight_on_the_bed_at_the_end_of_ones_turn(phase: str) -> None:
    assert game.position(with_all_on_the_bed(1, phase), 2, ON).phase == phase


def test_two_ghosts_on_one_stop() -> None:
    page = changed(GLIDING, "ghosts", 1, to={"stop": "b5c5", "heading": "up"})
    assert broken(page) == ("position-ghosts-meet", {"stop": "b5c5"})


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("stop", ["c5b5", "b5c4", "b5", "", "a1a3", "f6g6"])
def test_a_stop_that_there_is_not(seat: int, stop: str) -> None:
    page = changed(GLIDING, "ghosts", seat - 1, "stop", to=stop)
    assert broken(page) == ("position-stop", {"stop": stop})


@pytest.mark.parametrize(
    ("seat", "stop", "heading"),
    [(1, "b5c5", "left"), (1, "b5c5", "right"), (2, "d3d4", "up"), (2, "d3d4", "down")],
)
def test_a_heading_that_does_not_run_along_the_line(seat: int, stop: str, heading: str) -> None:
    page = changed(GLIDING, "ghosts", seat - 1, "heading", to=heading)
    assert broken(page) == ("position-heading", {"stop": stop, "heading": heading})


def test_a_ghost_where_none_are_played_with() -> None:
    assert broken(GLIDING, OFF) == ("position-no-ghosts", {})
    assert game.position(START, 2, OFF).ghosts == (None, None)


def test_a_question_for_a_ghost_that_cannot_enter() -> None:
    assert broken(START | {"phase": "ghost"}, OFF) == ("position-ghost-phase", {})
    assert broken(GLIDING | {"phase": "ghost"}) == ("position-ghost-phase", {})
    assert game.position(START | {"phase": "ghost"}, 2, ON).phase == "ghost"


def test_a_question_for_a_graduation_with_fewer_than_two_choices() -> None:
    assert broken(START | {"phase": "graduate"}) == ("position-graduate", {})
    one = printed(
        bed(
            """
            ......
            ......
            ......
            vvv...
            ......
            ooo...
            """,
            ghosts=HOME,
        )
    )
    assert broken(one | {"phase": "graduate"}) == ("position-graduate", {})
    two = changed(one, "board", 3, to="vvvv..")
    two["pools"][0]["kittens"] -= 1
    assert game.position(two | {"phase": "graduate"}, 2, ON).phase == "graduate"
    assert broken(two | {"phase": "graduate", "turn": 2}) == ("position-graduate", {})


@pytest.mark.parametrize(
    ("turn", "phase", "winner"),
    [
        (1, "place", 1),
        (1, "ghost", 2),
        (1, "over", None),
        (1, "over", 2),
        (2, "over", 1),
        (1, "over", 3),
    ],
)
def test_a_winner_without_the_end_or_the_end_without_its_winner(
    turn: int, phase: str, winner: int | None
) -> None:
    page = START | {"turn": turn, "phase": phase, "winner": winner}
    assert broken(page) == ("position-winner", {})


@pytest.mark.parametrize("seat", [1, 2])
def test_a_finished_game_is_a_position(seat: int) -> None:
    over = START | {"turn": seat, "phase": "over", "winner": seat}
    assert game.position(over, 2, ON).winner == seat


def test_a_position_is_played_on_like_any_other_state() -> None:
    """A ghost that was on its way when the game was written down goes on from there."""
    state = game.position(GLIDING, 2, ON)
    assert (
        play(state, "k a1").ghosts[0]
        == game.position(changed(GLIDING, "ghosts", 0, "stop", to="b4c4"), 2, ON).ghosts[0]
    )
