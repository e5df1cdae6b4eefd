"""OpenSpiel's own suites and searches over all four games."""

from __future__ import annotations

from importlib.metadata import version
from random import Random

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from lapki import games
from lapki.adapters import openspiel

SHORT = "max_game_length=15"
TABLES = [
    f"lapki_{key}(players={seats},max_game_length=1500)"  # random Spots goes on for thousands
    for key in games.names()
    for seats in games.find(key).seats
]
SOME = [
    f"lapki_boooop(players=2,{SHORT})",
    f"lapki_spots(players=1,{SHORT})",
    f"lapki_spots(players=4,tricks=free-range,{SHORT})",
    f"lapki_barking(players=3,cats=from-2,{SHORT})",
    f"lapki_dixit(players=3,{SHORT})",
    f"lapki_dixit(players=5,language=pl,{SHORT})",
]


def test_the_version_is_told() -> None:
    print(f"OpenSpiel {version('open_spiel')}")  # noqa: T201 - pytest -rP shows it
    assert {openspiel.name_of(key) for key in games.names()} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("table", SOME)
def test_their_random_simulation_passes(table: str) -> None:
    game = pyspiel.load_game(table)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "table",
    [
        "lapki_boooop(max_game_length=10)",
        "lapki_spots(players=1,max_game_length=4)",
        "lapki_barking(max_game_length=4)",
        "lapki_dixit(max_game_length=2)",
    ],
)
def test_a_playthrough_is_generated(table: str) -> None:
    text = generate_playthrough.playthrough(table, None, seed=1)
    assert "IsTerminal() = True" in text


def test_and_is_the_same_when_it_is_played_again() -> None:
    table = "lapki_spots(players=1,max_game_length=3)"
    text = generate_playthrough.playthrough(table, None, seed=1)
    assert text == generate_playthrough.playthrough(table, None, seed=1)


@pytest.mark.slow(seconds=300)
@pytest.mark.parametrize("table", TABLES)
def test_whole_games_pass_their_simulation(table: str) -> None:
    game = pyspiel.load_game(table)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.slow(seconds=120)
@pytest.mark.parametrize("key", games.names())
def test_whole_playthroughs(key: str) -> None:
    table = f"lapki_{key}(max_game_length=500)"
    text = generate_playthrough.playthrough(table, None, seed=1)
    assert "IsTerminal() = True" in text


# --- searches -----------------------------------------------------------------------------------


def asked(table: str, seed: int, acts: int) -> pyspiel.State:
    """A game in which so many acts were taken at random, and somebody is asked."""
    state, rng = pyspiel.load_game(table).new_initial_state(), Random(seed)
    while state.is_chance_node() or acts > 0:
        if state.is_chance_node():
            things, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(things, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            acts -= 1
    return state


@pytest.mark.parametrize("table", ["lapki_boooop", "lapki_spots(players=2,max_game_length=60)"])
def test_their_monte_carlo_search_plays_unchanged(table: str) -> None:
    state = asked(table, 1, 6)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 6, evaluator, random_state=dice)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("table", ["lapki_barking(players=3)", "lapki_dixit(players=3,goal=4)"])
def test_their_search_among_worlds_plays_unchanged(table: str) -> None:
    state = asked(table, 2, 12)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 6, random_state=dice)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("table", ["lapki_barking(players=4)", "lapki_dixit(players=4)"])
def test_another_world_looks_the_same_to_one_player_and_not_to_all(table: str) -> None:
    state, rng = asked(table, 3, 15), Random(3)
    differ = 0
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
        assert len(other.history()) == len(state.history())
        differ += str(other) != str(state)
    assert differ


# --- chance -------------------------------------------------------------------------------------


def test_chance_is_exact() -> None:
    """SPO-1: two dogs of 32, one after the other."""
    state = pyspiel.load_game("lapki_spots").new_initial_state()
    assert state.is_chance_node()
    assert [chance for _, chance in state.chance_outcomes()] == [1 / 32] * 32
    state.apply_action(state.chance_outcomes()[0][0])
    assert [chance for _, chance in state.chance_outcomes()] == [1 / 31] * 31


def test_who_is_quickest_is_chance() -> None:
    state = asked("lapki_dixit(players=4)", 1, 0)
    quick = state.history()[-1]
    assert state.current_player() == quick


def test_a_game_that_goes_on_for_too_long_is_a_draw() -> None:
    state = asked("lapki_boooop(max_game_length=8)", 1, 8)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
