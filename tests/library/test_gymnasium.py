"""Gymnasium: a game for one, and many games at once that are the same as one by one."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from lapki import games
from lapki.adapters.acts import spelling_for
from lapki.adapters.gymnasium import Alone, Many
from lapki.adapters.steps import Steps
from lapki.match import record


def masked(masks: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """An open act of each game, all alike likely."""
    return np.where(masks, dice.random(masks.shape), -1).argmax(axis=1)


# --- alone --------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:.*Overriding environment")
def test_their_checker_passes() -> None:
    print(f"Gymnasium {gymnasium.__version__}")  # noqa: T201 - pytest -rP shows it
    table = gymnasium.make("lapki/spots-v1", illegal="lose", render_mode="ansi")
    check_env(table.unwrapped, skip_render_check=True)


def test_a_game_for_one_comes_to_an_end() -> None:
    table, dice = Alone("spots", dog_treats=0), np.random.default_rng(1)
    _, info = table.reset(seed=1)
    over = False
    while not over:
        act = dice.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, cut, info = table.step(act)
        assert not cut
        assert table.observation_space.contains(seen)
    assert reward in (-1.0, 1.0)
    assert not info["action_mask"].any()


def test_the_same_seed_brings_the_same_dice() -> None:
    one, other = Alone("spots"), Alone("spots")
    assert np.array_equal(one.reset(seed=5)[0], other.reset(seed=5)[0])
    assert one.steps.match.lines == other.steps.match.lines


def test_an_act_that_is_not_open_is_refused_or_loses() -> None:
    table = Alone("spots")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="isn't open now"):
        table.step(table.acts.index("more"))
    table = Alone("spots", illegal="lose")
    table.reset(seed=1)
    assert table.step(table.acts.index("more"))[1:3] == (-1.0, True)


def test_it_is_drawn() -> None:
    table = Alone("spots", render_mode="rgb_array")
    table.reset(seed=1)
    assert table.render().dtype == np.uint8


def test_a_game_for_several_is_refused() -> None:
    with pytest.raises(Exception, match="seats"):
        Alone("boooop")


# --- many at once -------------------------------------------------------------------------------


@pytest.mark.slow(seconds=20)  # half of it compiles
@pytest.mark.parametrize("ghosts", ["on", "off"])
def test_many_games_are_the_same_as_one_by_one(ghosts: str) -> None:
    """Observations, masks, rewards and ends, act by act, against the rules."""
    many = Many("boooop", 24, ghosts=ghosts)
    options = record.begin("boooop", 2, {"ghosts": ghosts}).options
    spelling = spelling_for("boooop", 2, options)
    game = games.find("boooop")
    dice = np.random.default_rng(7)
    seen, info = many.reset()
    ones = [Steps(game, spelling) for _ in range(many.num_envs)]
    ended = 0
    for _ in range(150):
        acts = masked(info["action_mask"], dice)
        before = [one.turn for one in ones]
        seen, rewards, over, cut, info = many.step(acts)
        assert not cut.any()
        for number, one in enumerate(ones):
            if before[number] is None:
                ones[number] = one = Steps(game, spelling)
                assert rewards[number] == 0
            else:
                one.act(acts[number])
                won = one.turn is None
                ended += won
                assert rewards[number] == won
                assert over[number] == won
            if one.turn is None:
                assert info["seat"][number] == one.match.due.winners[0]
                assert not info["action_mask"][number].any()
            else:
                assert info["seat"][number] == one.turn
                assert list(np.flatnonzero(info["action_mask"][number])) == one.choice.open()
                assert np.array_equal(seen[number], np.array(one.observe(one.turn), np.float32))
    assert ended > 20


@pytest.mark.slow(seconds=20)
def test_an_act_that_is_not_open_changes_nothing() -> None:
    many = Many("boooop", 3)
    many.reset()
    before = many.games.positions.copy()
    for act in (many.acts.index("hold"), -1, 10_000):
        with pytest.raises(ValueError, match="isn't open in game 1"):
            many.step(np.array([0, act, 0]))
    assert np.array_equal(many.games.positions, before)


@pytest.mark.slow(seconds=20)
def test_long_games_are_cut_off_and_begin_anew() -> None:
    many, dice = Many("boooop", 4, max_steps=5), np.random.default_rng(1)
    _, info = many.reset()
    for step in range(1, 13):
        _, _, _, cut, info = many.step(masked(info["action_mask"], dice))
        assert cut.all() == (step in (5, 11)), step


@pytest.mark.slow(seconds=20)
def test_gymnasium_finds_them_by_name() -> None:
    many = gymnasium.make_vec("lapki/boooop-v1", num_envs=16)
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)
    assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
