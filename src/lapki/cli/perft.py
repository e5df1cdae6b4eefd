"""`lapki perft`: how many sequences of moves there are, by the rules and by the kernel.

Two programs that count the same sequences to the last one agree on every rule that those sequences
meet; a difference, divided by first moves, leads to the line where they part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from lapki import games
from lapki.games.contract import AnyGame, Broken, Chance, Decide, Line
from lapki.match import record

RULES_LIMIT = 20_000_000
"""The rules are asked too, as long as there are no more sequences than that: some ten seconds."""

Count = Callable[[Any, int], int]


class CannotCount(Exception):
    """Says in a sentence why not, and what to do."""


def perft(
    game_key: str,
    depth: int,
    options: dict[str, str],
    record_text: str | None = None,
    divide: bool = False,
) -> None:
    """Print the number of sequences of every length up to `depth`.

    They begin at the start of a game with these options, or where a record ends.
    """
    game = games.find(game_key)
    state = _beginning(game, options, record_text)
    quick = by_kernel(game)
    for length in range(1, depth + 1):
        row = _row(game, state, length, quick)
        if length == 1:
            print(f"{'depth':>5} {'rules':>15} {'kernel':>15}")
        print(f"{length:>5} {row}", flush=True)
    if divide:
        _print_divided(game, state, depth, quick or by_rules(game))


def by_rules(game: AnyGame) -> Count:
    """Counts sequences by the rules of any game that knows no chance."""

    def count(state: Any, depth: int) -> int:
        if depth == 0:
            return 1
        lines = list(_lines(game, state))
        if depth == 1:
            return len(lines)
        return sum(count(game.play(state, *line)[0], depth - 1) for line in lines)

    return count


def by_kernel(game: AnyGame) -> Count | None:
    """Counts the same by the game's kernel, if it has one."""
    kernel = kernel_of(game)
    if kernel is None:
        return None
    return lambda state, depth: int(kernel.perft(kernel.from_state(state), depth))


def kernel_of(game: AnyGame) -> Any:
    """The compiled rules of a game, found by name; None if it has none."""
    name = f"{games.package(game.key)}.kernel"
    return import_module(name) if find_spec(name) else None


def _beginning(game: AnyGame, options: dict[str, str], text: str | None) -> Any:
    try:
        if text is None:
            return game.start(game.seats[0], record.convert_options(game, options))
        match = record.read(text)
    except Broken as why:
        raise CannotCount(f"These options can't be played ({why}).") from None
    except record.Fault as fault:
        raise CannotCount(
            f"Line {fault.line} of the record can't be played ({fault.refusal}): {fault.text}"
        ) from None
    if match.game is not game:
        raise CannotCount(f"The record is of {match.game.key}, not of {game.key}: name that game.")
    if options:
        raise CannotCount("A record has its own options: leave out --option.")
    return match.state


def _lines(game: AnyGame, state: Any) -> Iterator[Line]:
    """Every line that may follow; none after the end of the game."""
    due = game.due(state)
    if isinstance(due, Chance):
        raise CannotCount(
            f"Chance has its say in {game.key}, so its sequences of moves can't be counted: "
            "perft is for games without chance."
        )
    if isinstance(due, Decide):
        for seat in due.seats:
            yield from (Line(seat, move) for move in game.legal(state, seat))


def _row(game: AnyGame, state: Any, depth: int, quick: Count | None) -> str:
    """Both counts, or `-` where one isn't made; they must be the same."""
    if quick is None:
        return f"{by_rules(game)(state, depth):>15,} {'-':>15}"
    found = quick(state, depth)
    if found > RULES_LIMIT:
        return f"{'-':>15} {found:>15,}"
    right = by_rules(game)(state, depth)
    if right != found:
        raise CannotCount(
            f"At depth {depth} the rules count {right:,} sequences and the kernel {found:,}: "
            "the kernel is wrong. --divide with less depth shows after which moves."
        )
    return f"{right:>15,} {found:>15,}"


def _print_divided(game: AnyGame, state: Any, depth: int, count: Count) -> None:
    """How many of the sequences begin with each move."""
    first = {game.write(line.move): line for line in _lines(game, state)}
    print()
    for text in sorted(first):
        after, _ = game.play(state, *first[text])
        print(f"{text:<16} {count(after, depth - 1):>20,}", flush=True)
