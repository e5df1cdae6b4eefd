"""PettingZoo's own suites over all four games."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

import pettingzoo as theirs
from pettingzoo.test import api_test, render_test, seed_test

from lapki import games
from lapki.adapters import pettingzoo

TABLES = [(key, seats) for key in games.names() for seats in games.find(key).seats]
SOME = [(key, games.find(key).seats[0]) for key in games.names()] + [("spots", 3), ("dixit", 8)]
OPTIONS = [
    ("boooop", {"ghosts": "off"}),
    ("spots", {"tricks": "free-range", "dog_treats": 3, "scored_paws": "on"}),
    ("barking", {"cats": "from-2"}),
    ("dixit", {"cards": 100, "goal": 12, "language": "uk"}),
]

# PettingZoo knows by name which of its own environments answer with a dictionary (it recommends one
# for masks), and warns of all others that do.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play(table: theirs.AECEnv, seed: int, most: int = 100_000) -> dict[str, float]:
    """A random game; answers what each agent got."""
    table.reset(seed=seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for number, agent in enumerate(table.agent_iter(most)):
        observation, reward, ended, cut, _ = table.last()
        got[agent] += reward
        over = ended or cut
        mask = observation["action_mask"]
        table.action_space(agent).seed(seed * most + number)
        table.step(None if over else table.action_space(agent).sample(mask))
    return got


def test_the_version_is_told() -> None:
    print(f"PettingZoo {theirs.__version__}")  # noqa: T201 - pytest -rP shows it
    assert theirs.__version__


@pytest.mark.parametrize(("key", "seats"), SOME)
def test_their_suite_passes(key: str, seats: int) -> None:
    api_test(pettingzoo.env(key, seats), num_cycles=60)


@pytest.mark.parametrize(("key", "options"), OPTIONS)
def test_with_other_options_too(key: str, options: dict[str, object]) -> None:
    api_test(pettingzoo.env(key, **options), num_cycles=30)


@pytest.mark.parametrize("key", games.names())
def test_the_same_seed_brings_the_same_game(key: str) -> None:
    seed_test(partial(pettingzoo.env, key), num_cycles=40)


@pytest.mark.parametrize("key", games.names())
def test_tables_are_rendered(key: str) -> None:
    render_test(partial(pettingzoo.env, key, render_width=120))


@pytest.mark.slow(seconds=120)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_their_suites_pass_at_every_table(key: str, seats: int) -> None:
    api_test(pettingzoo.env(key, seats), num_cycles=2_000)
    seed_test(partial(pettingzoo.env, key, seats), num_cycles=500)


# --- what they don't ask ------------------------------------------------------------------------


def test_who_wins_gets_one_and_who_loses_minus_one() -> None:
    assert sorted(play(pettingzoo.env("boooop"), 1).values()) == [-1.0, 1.0]
    assert sorted(play(pettingzoo.env("barking", 5), 1).values())[:4] == [-1.0] * 4


def test_a_game_can_be_cut_short() -> None:
    table = pettingzoo.env("boooop", max_steps=10)
    assert set(play(table, 1).values()) == {0.0}
    assert table.unwrapped.taken == 10


def test_a_large_move_is_made_by_one_agent_in_steps() -> None:
    table = pettingzoo.raw_env("barking")
    table.reset(seed=1)
    first = table.agent_selection
    before = table.observe(first)["observation"]
    table.step(table.acts.index("play 1"))
    assert table.agent_selection == first
    after = table.observe(first)["observation"]
    assert not np.array_equal(before, after)  # it remembers what it has begun to say
    assert table.steps.match.lines[-1].actor == "*"
    open_now = [table.acts[act] for act in np.flatnonzero(table.observe(first)["action_mask"])]
    assert all(act.startswith("dog ") for act in open_now)


def test_nobody_else_learns_what_a_seat_has_begun_to_say() -> None:
    table = pettingzoo.raw_env("barking")
    table.reset(seed=1)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    before = table.observe(other)["observation"]
    table.step(table.acts.index("play 1"))
    assert np.array_equal(before, table.observe(other)["observation"])


def test_one_who_is_not_asked_has_an_empty_mask() -> None:
    table = pettingzoo.raw_env("boooop")
    table.reset()
    assert table.observe("seat_0")["action_mask"].sum() == 36
    assert table.observe("seat_1")["action_mask"].sum() == 0


def test_an_act_that_is_not_open_is_refused() -> None:
    table = pettingzoo.raw_env("boooop")
    table.reset()
    with pytest.raises(ValueError, match="isn't open now"):
        table.step(table.acts.index("hold"))


def test_no_seat_is_always_the_quickest() -> None:
    table = pettingzoo.raw_env("dixit", 4)
    begins = set()
    for seed in range(20):
        table.reset(seed=seed)
        begins.add(table.agent_selection)
    assert len(begins) == 4
