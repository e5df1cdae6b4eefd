"""The bot plays by the rules, takes what wins, stops what loses, and can be asked again."""

from __future__ import annotations

import threading
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from boooop.bedside import HOME, OFF, bed, play
from boooop.test_kernel import random_position
from lapki.bots import Budget, Chancer, bot_for
from lapki.bots.arena import Player, play_out
from lapki.bots.boooop import LEVELS as ROWS
from lapki.bots.boooop import Boooop, Level, bot, net, search, thinking
from lapki.bots.boooop.search import NODES, blank_memory
from lapki.bots.boooop.threats import can_win
from lapki.bots.contract import sight
from lapki.games.boooop import game, kernel, legal, rules
from lapki.games.boooop.kernel import MOST_MOVES
from lapki.games.boooop.state import BoooopMove, BoooopOptions, State
from lapki.games.contract import Over
from lapki.match.match import Match

LITTLE = Budget(nodes=20_000)
GHOSTS = pytest.mark.parametrize("ghosts", ["on", "off"])
LEVELS = pytest.mark.parametrize("level", bot.levels)
THINKERS = pytest.mark.parametrize("level", [3, 9])


def choice(state: State, level: int, budget: Budget = LITTLE, seed: int = 1) -> BoooopMove:
    options = BoooopOptions("on" if state.haunted else "off")
    match = Match(game, 2, options, state)
    return bot.choose(sight(match, state.turn), level, budget, Random(seed))


def said(state: State, level: int, budget: Budget = LITTLE, seed: int = 1) -> str:
    return game.write(choice(state, level, budget, seed))


def can_win_now(state: State) -> bool:
    """Does the seat on turn have a placement that wins by the end of its turn?"""
    return any(_finish(state, move).winner for move in legal.legal(state))


def _finish(state: State, move: BoooopMove) -> State:
    """After a placement, with the ghost staying at home (where it goes can't undo a win)."""
    after, _ = rules.play(state, move)
    return play(after, "hold") if after.phase == "ghost" else after


def test_it_is_the_bot_of_boooop() -> None:
    assert bot_for("boooop") is bot
    assert bot.levels == (1, 2, 3, 4, 5, 6, 7, 8, 9)


@GHOSTS
@LEVELS
def test_whole_games_are_legal(level: int, ghosts: str) -> None:
    """`Match.play` judges every move."""
    players: dict[int, Player] = {1: (bot, level), 2: (Chancer(), 1)}
    match = Match(game, 2, BoooopOptions(ghosts))
    play_out(match, players, Random(level), Budget(nodes=2_000))
    assert match.over


@LEVELS
@pytest.mark.parametrize("ghosts", [OFF, HOME], ids=["off", "on"])
def test_a_win_is_taken(level: int, ghosts: tuple[None, None] | None) -> None:
    before = bed(
        """
        ......
        ......
        .o....
        ..VV..
        ......
        ......
        """,
        cats=(1, 0),
        ghosts=ghosts,
    )
    placed = play(before, said(before, level))
    assert (play(placed, said(placed, level)) if ghosts else placed).winner == 1


@LEVELS
def test_a_row_that_its_own_ghost_will_break_is_no_win(level: int) -> None:
    """The ghost glides to c3d3 and pushes both away: c b3 wins nothing, c e3 wins nothing; but
    three in column f are far from it."""
    before = bed(
        """
        ......
        ......
        .....V
        ..VV.V
        ......
        ......
        """,
        cats=(1, 0),
        ghosts=("c4d4 down", None),
    )
    assert play(before, "c e3").winner is None
    assert said(before, level) in {"c f2", "c f5"}


@THINKERS
@pytest.mark.parametrize("ghosts", [OFF, HOME], ids=["off", "on"])
def test_a_win_of_the_other_seat_is_stopped(level: int, ghosts: tuple[None, None] | None) -> None:
    before = bed(
        """
        ......
        ......
        OO....
        ......
        .v....
        ......
        """,
        cats=(0, 1),
        ghosts=ghosts,
    )  # a kitten can't push them apart (BOO-6), but it can take the end of the row
    assert can_win_now(play(before, "k f1", *(["hold"] if ghosts else [])))
    after = play(before, said(before, level))
    if ghosts:
        after = play(after, said(after, level))
    assert not can_win_now(after)


@THINKERS
def test_in_random_positions_nothing_better_was_overlooked(level: int) -> None:
    """It wins if it can; otherwise it leaves no win to the other seat if it can."""
    wins = saves = 0
    for seed in range(60):
        state = random_position(Random(seed), haunted=False)
        afters = [_settled(state, move) for move in legal.legal(state)]
        chosen = _settled(state, choice(state, level))
        if any(after.winner for after in afters):
            wins += 1
            assert chosen.winner, seed
        elif any(after.phase == "place" and not can_win_now(after) for after in afters):
            saves += can_win_now(chosen) is False and any(map(can_win_now, afters))
            assert chosen.phase != "place" or not can_win_now(chosen), seed
    assert wins > 5
    assert saves > 5


def _settled(state: State, move: BoooopMove) -> State:
    after, _ = rules.play(state, move)
    return after


@GHOSTS
@THINKERS
def test_the_same_question_gets_the_same_answer(level: int, ghosts: str) -> None:
    def record() -> list[str]:
        match = Match(game, 2, BoooopOptions(ghosts))
        players: dict[int, Player] = {1: (bot, level), 2: (bot, level)}
        play_out(match, players, Random(7), Budget(nodes=5_000), plies=30)
        return [game.write(move) for _, move in match.lines]

    assert record() == record()


def test_equal_moves_are_chosen_between() -> None:
    start = game.start(2, BoooopOptions("off"))
    assert len({said(start, 3, seed=seed) for seed in range(20)}) > 1


@pytest.mark.parametrize("level", [1, 9])
@pytest.mark.parametrize("budget", [Budget(nodes=0), Budget(seconds=0.0), Budget(0.0, 0)])
def test_without_a_budget_one_turn_is_still_looked_at(level: int, budget: Budget) -> None:
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
    assert play(before, said(before, level, budget)).winner == 1


def looked_at(level: Level, budget: Budget) -> int:
    """How many nodes such a level looks at before the first move of a game."""
    start = kernel.from_state(rules.start(haunted=False))
    memory = blank_memory(16)
    thinking.think(start, list(range(9, 15)), level, budget, memory)
    return int(memory.notes[NODES])


def test_the_smaller_of_both_limits_counts() -> None:
    least = looked_at(ROWS[9], Budget(nodes=0))
    assert least < looked_at(ROWS[9], Budget(nodes=30_000)) <= 30_000 + MOST_MOVES
    assert looked_at(ROWS[9], Budget(seconds=3600, nodes=30_000)) <= 30_000 + MOST_MOVES
    assert looked_at(ROWS[9], Budget(seconds=0.0, nodes=30_000)) < 30_000


def test_only_the_best_level_thinks_longer_if_it_may() -> None:
    few, many = Budget(nodes=10_000), Budget(nodes=40_000)
    tiring = ROWS[9]._replace(tireless=False, nodes=10_000)
    assert looked_at(tiring, many) == looked_at(tiring, few) == looked_at(ROWS[9], few)
    assert looked_at(ROWS[9], many) > looked_at(ROWS[9], few)


def test_by_the_clock_the_table_is_kept_and_by_nodes_it_is_not() -> None:
    start = game.start(2, BoooopOptions("off"))
    before = said(start, 9, Budget(nodes=3_000))
    said(start, 9, Budget(seconds=0.5))
    kept = bot._kept[id(net.learnt(haunted=False))]
    assert kept.table.any()
    many = np.count_nonzero(kept.table)
    assert said(start, 9, Budget(nodes=3_000)) == before
    assert np.count_nonzero(kept.table) == many
    assert not Boooop()._kept  # another bot borrows nothing


def test_several_cores_think_about_one_move_and_are_silent_afterwards() -> None:
    before = bed(WON, cats=(2, 0))
    match = Match(game, 2, BoooopOptions("off"), before)
    shown, alone = sight(match, 1), threading.active_count()
    move = bot.choose(shown, 9, Budget(seconds=2.0, cores=3), Random(1))
    assert threading.active_count() == alone
    proven = {
        str(line.move) for line in bot.lines(shown, Budget(nodes=300_000)) if line.chance == 1
    }
    assert str(move) in proven


def test_what_several_searches_find_stands_in_one_table() -> None:
    memory = search.blank_memory(8)
    other = search.beside(memory)
    position = kernel.from_state(game.start(2, BoooopOptions("off")))
    search.begin(other)
    search.search(position, 2, 0, 0, -search.INFINITE, search.INFINITE, 0, other)
    assert memory.table.any()
    assert not memory.notes.any()


def test_halves_of_two_entries_are_nothing() -> None:
    """Two searches may write to one place of the table at the same time."""
    keys, found = (1 << 62 | 5, 1 << 62 | 9), (search.pack(7, 3, 0, 1), search.pack(-4, 2, 1, 2))
    entries = [np.array([key ^ what, what]) for key, what in zip(keys, found, strict=True)]
    assert search.recall(entries[0], keys[0]) == found[0]
    torn = np.array([entries[0][0], entries[1][1]])
    assert all(search.recall(torn, key) == search.NOTHING for key in keys)
    assert search.recall(np.zeros(2, np.int64), keys[0]) == search.NOTHING


@GHOSTS
def test_a_win_at_hand_is_known_exactly(ghosts: str) -> None:
    """BOO-15: `can_win` finds what playing all moves by the rules finds, and nothing else."""
    wins = 0
    for seed in range(400):
        state = random_position(Random(seed), haunted=ghosts == "on")
        if state.phase == "place":
            known = bool(can_win(kernel.from_state(state)))
            assert known == can_win_now(state), seed
            wins += known
    assert wins > 10


WON = """
    ......
    .oV...
    ......
    ...V..
    ......
    ......
    """


def test_a_forced_win_is_proven_and_told_to_its_end() -> None:
    before = bed(WON, cats=(2, 0))
    match = Match(game, 2, BoooopOptions("off"), before)
    best, *others = bot.lines(sight(match, 1), Budget(nodes=300_000))
    assert best.chance == 1
    assert all(0 <= line.chance <= best.chance for line in others)
    match.play(1, best.move)
    for move in best.then:
        match.play(match.due.seats[0], move)  # type: ignore[union-attr]
    assert isinstance(match.due, Over)
    assert match.due.winners == (1,)


def test_chances_at_the_start_are_even_and_lines_differ() -> None:
    match = Match(game, 2, BoooopOptions("on"))
    lines = bot.lines(sight(match, 1), Budget(nodes=6_000))
    assert len({str(line.move) for line in lines}) == 3
    assert all(0.3 < line.chance < 0.7 for line in lines)


@GHOSTS
def test_level_7_beats_chance(ghosts: str) -> None:
    assert _wins((bot, 7), (Chancer(), 1), ghosts, games=30, budget=Budget()) == 30


@pytest.mark.slow(seconds=20)
@GHOSTS
def test_level_7_beats_chance_in_99_of_100(ghosts: str, share: Callable[[int], int]) -> None:
    games = share(500)
    assert _wins((bot, 7), (Chancer(), 1), ghosts, games, budget=Budget()) >= 0.99 * games


@pytest.mark.slow(seconds=80)
@GHOSTS
def test_level_9_beats_level_5(ghosts: str, share: Callable[[int], int]) -> None:
    games = share(20)
    assert _wins((bot, 9), (bot, 5), ghosts, games, budget=Budget(nodes=20_000)) >= 0.85 * games


def _wins(player: Player, other: Player, ghosts: str, games: int, budget: Budget) -> int:
    """Seats change after every game, and the seed of a game is its number."""
    wins = 0
    for number in range(games):
        seats = {1 + number % 2: player, 2 - number % 2: other}
        match = Match(game, 2, BoooopOptions(ghosts))
        play_out(match, seats, Random(number), budget, plies=400)
        due = match.due
        wins += isinstance(due, Over) and seats[due.winners[0]] is player
    return wins
