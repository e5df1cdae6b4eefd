"""The bot plays by the rules, takes what wins, stops what loses, and can be asked again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from boooop.bedside import HOME, OFF, bed, play
from boooop.test_kernel import random_position
from lapki.bots import Budget, Chancer, bot_for
from lapki.bots.arena import Player, play_out
from lapki.bots.boooop import THOUGHTS, bot
from lapki.bots.boooop.search import Meter
from lapki.bots.contract import sight
from lapki.games.boooop import game, legal, rules
from lapki.games.boooop.state import BoooopMove, BoooopOptions, State
from lapki.games.contract import Over
from lapki.match.match import Match

LITTLE = Budget(nodes=20_000)
GHOSTS = pytest.mark.parametrize("ghosts", ["on", "off"])
LEVELS = pytest.mark.parametrize("level", bot.levels)
THINKERS = pytest.mark.parametrize("level", THOUGHTS)


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
    assert bot.levels == (1, 3, 5)


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


@THINKERS
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


def test_the_smaller_of_both_limits_counts() -> None:
    usual = THOUGHTS[5]
    assert Meter(usual, Budget()).allowance(10) == usual.nodes
    assert Meter(usual, Budget(nodes=77)).allowance(10) == 77
    assert Meter(usual, Budget(seconds=3600, nodes=77)).allowance(10) == 77
    assert Meter(usual, Budget(seconds=0.0)).allowance(10) <= 10
    assert Meter(usual, Budget(seconds=0.0, nodes=77)).allowance(10) <= 10
    assert Meter(usual, Budget(seconds=3600)).allowance(0) > usual.nodes


@GHOSTS
def test_level_3_beats_chance(ghosts: str) -> None:
    assert _wins((bot, 3), (Chancer(), 1), ghosts, games=30, budget=Budget()) == 30


@pytest.mark.slow(seconds=20)
@GHOSTS
def test_level_3_beats_chance_in_99_of_100(ghosts: str, share: Callable[[int], int]) -> None:
    games = share(500)
    assert _wins((bot, 3), (Chancer(), 1), ghosts, games, budget=Budget()) >= 0.99 * games


@pytest.mark.slow(seconds=80)
@GHOSTS
def test_level_5_beats_level_3(ghosts: str, share: Callable[[int], int]) -> None:
    games = share(20)
    assert _wins((bot, 5), (bot, 3), ghosts, games, budget=Budget()) >= 0.85 * games


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
