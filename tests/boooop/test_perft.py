"""Sequences of moves, counted: by the rules and by the kernel, to the last one."""

from __future__ import annotations

import pytest

from boooop.bedside import bed, play
from contract.toys.dice import DiceToy
from lapki.cli import perft as tool
from lapki.cli.perft import CannotCount, by_kernel, by_rules, perft
from lapki.games.boooop import game
from lapki.games.boooop.state import BoooopOptions, State

# docs/perft.md; with ghosts, `ghost` and `hold` are plies of their own.
SEQUENCES = {
    "off": [36, 1_260, 42_900, 1_421_952, 45_923_628],
    "on": [36, 756, 26_460, 530_460, 18_060_900],
}

LATE = bed(
    """
    .v..O.
    ..V.o.
    .o..v.
    v.o..V
    ..v.o.
    O....v
    """,
    cats=(0, 2),
    ghosts=("b4c4 down", "d6e6 down"),
)


@pytest.mark.parametrize("ghosts", SEQUENCES)
def test_the_kernel_counts_the_known_sequences(ghosts: str) -> None:
    start = game.start(2, BoooopOptions(ghosts))
    kernel = by_kernel(game)
    assert kernel is not None
    assert [kernel(start, depth) for depth in range(1, 6)] == SEQUENCES[ghosts]


@pytest.mark.parametrize("ghosts", SEQUENCES)
def test_the_rules_count_the_same(ghosts: str) -> None:
    start = game.start(2, BoooopOptions(ghosts))
    assert [by_rules(game)(start, depth) for depth in (1, 2, 3)] == SEQUENCES[ghosts][:3]


@pytest.mark.slow(seconds=60)
@pytest.mark.parametrize("ghosts", SEQUENCES)
def test_the_rules_count_the_same_to_depth_five(ghosts: str) -> None:
    start = game.start(2, BoooopOptions(ghosts))
    assert [by_rules(game)(start, depth) for depth in (4, 5)] == SEQUENCES[ghosts][3:]


def test_late_in_a_game_both_count_the_same() -> None:
    kernel = by_kernel(game)
    assert kernel is not None
    counts = [kernel(LATE, depth) for depth in (1, 2, 3)]
    assert counts == [by_rules(game)(LATE, depth) for depth in (1, 2, 3)]
    assert counts[0] == 23  # a kitten for each empty cell: the pool has no cat


def test_a_finished_game_has_no_further_sequences() -> None:
    before = bed(
        """
        ......
        ......
        ......
        ..VV..
        ......
        ......
        """,
        cats=(1, 0),
    )
    over = play(before, "c e3")
    for count in (by_rules(game), by_kernel(game)):
        assert count is not None
        assert count(over, 1) == 0
        # 34 cells for either piece; two of them end the game with a cat.
        assert count(before, 1) == 68
        assert count(before, 2) == sum(by_rules(game)(after, 1) for after in _afters(before))


def _afters(state: State) -> list[State]:
    return [game.play(state, state.turn, move)[0] for move in game.legal(state, state.turn)]


def test_it_prints_a_row_for_each_depth(capsys: pytest.CaptureFixture[str]) -> None:
    perft("boooop", 3, {"ghosts": "off"})
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert rows == [
        ["depth", "rules", "kernel"],
        ["1", "36", "36"],
        ["2", "1,260", "1,260"],
        ["3", "42,900", "42,900"],
    ]


def test_divided_counts_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    perft("boooop", 3, {}, divide=True)
    rows = capsys.readouterr().out.partition("\n\n")[2].splitlines()
    assert [row[:4] for row in rows[:2]] == ["k a1", "k a2"]
    assert sum(int(row.split()[-1].replace(",", "")) for row in rows) == SEQUENCES["on"][2]


def test_it_begins_where_a_record_ends(capsys: pytest.CaptureFixture[str]) -> None:
    perft("boooop", 1, {}, "game boooop\nseats 2\noption ghosts off\n--\n1 k c3\n")
    assert capsys.readouterr().out.split()[-2:] == ["35", "35"]


@pytest.mark.parametrize(
    ("options", "text", "words"),
    [
        ({"ghosts": "maybe"}, None, "options"),
        ({"ghosts": "off"}, "game boooop\nseats 2\n--\n", "leave out --option"),
        ({}, "game boooop\nseats 2\n--\n1 k c3\n1 k c4\n", "Line 5"),
    ],
)
def test_what_cannot_be_counted_is_said(
    options: dict[str, str], text: str | None, words: str
) -> None:
    with pytest.raises(CannotCount, match=words):
        perft("boooop", 1, options, text)


def test_games_with_chance_are_refused() -> None:
    toy = DiceToy()
    with pytest.raises(CannotCount, match="Chance has its say in toy-dice"):
        by_rules(toy)(toy.start(2, None), 1)


def test_a_kernel_that_counts_otherwise_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "by_kernel", lambda _: lambda state, depth: 35)
    with pytest.raises(CannotCount, match="the kernel is wrong"):
        perft("boooop", 1, {})
