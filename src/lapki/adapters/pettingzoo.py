"""The games as PettingZoo environments (`pip install lapki[pettingzoo]`).

    from lapki.adapters import pettingzoo

    env = pettingzoo.env("boooop")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        mask = observation["action_mask"]
        env.step(None if over else env.action_space(agent).sample(mask))

An agent is a seat. An action is the number of an act (`env.unwrapped.acts` lists them): a large
move takes several of them, and its agent stays selected meanwhile. An observation holds what the
seat may see and no more, and a mask of the acts that are open; chance is drawn by the environment
from its seed. Whoever wins gets 1 at the end, whoever loses -1; nothing, if all win alike.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lapki import games
from lapki.adapters.acts import spelling_for
from lapki.adapters.pixels import pixels
from lapki.adapters.steps import Steps
from lapki.games.contract import AnyGame, Seat
from lapki.match import record

Array = Any


def env(game: str, seats: int | None = None, **how: Any) -> AECEnv[str, Any, Any]:
    """An environment that also refuses to be used in the wrong order; see `raw_env`."""
    plain = raw_env(game, seats, **how)
    guarded: AECEnv[str, Any, Any] = wrappers.OrderEnforcingWrapper(plain)
    return guarded


def raw_env(
    game: str,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    render_width: int = 480,
    language: str = "en",
    max_steps: int | None = None,
    **options: Any,
) -> Seats:
    """A table of that game; without `seats`, with as few as play against each other.

    `language` is what is spoken where a seat may say something, `max_steps` cuts a game short
    (truncation), `render_width` is how many pixels wide a picture is, all else are the game's
    options.
    """
    rules = games.find(game)
    many = max(2, rules.seats[0]) if seats is None else seats
    words = {name.replace("_", "-"): str(value) for name, value in options.items()}
    match = record.begin(game, many, words)
    table = Seats(rules, many, match.options, render_mode, language, max_steps)
    table.render_width = render_width
    return table


class Seats(AECEnv[str, Any, Any]):  # type: ignore[misc]  # it has no types
    """One table. `seat_0` sits at seat 1, and so on."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - each table has its own
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    render_width = 480

    def __init__(
        self,
        rules: AnyGame,
        seats: int,
        options: Any,
        render_mode: str | None,
        language: str,
        max_steps: int | None,
    ) -> None:
        super().__init__()
        self.rules = rules
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.spelling = spelling_for(rules.key, seats, options, language)
        self.metadata = type(self).metadata | {"name": f"lapki_{rules.key}_v{rules.version}"}
        self.possible_agents = [f"seat_{place}" for place in range(seats)]
        self.agents: list[str] = []
        self.steps = Steps(rules, self.spelling)
        size = len(self.steps.observe(1))
        many = len(self.spelling.acts)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (many,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(many) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    @property
    def acts(self) -> tuple[str, ...]:
        """What each action is, by its number."""
        return self.spelling.acts

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # -- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; the same seed brings the same chance."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = Steps(self.rules, self.spelling)
        self.taken = 0
        self.steps.draw(self._pick)
        self._select()

    def step(self, action: Any) -> None:
        """The selected agent takes an act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.steps.act(int(action))
        self.steps.draw(self._pick)
        self.taken += 1
        over = self.steps.turn is None
        cut = not over and self.max_steps is not None and self.taken >= self.max_steps
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.rewards = dict(zip(self.agents, self.steps.rewards(), strict=True))
        self._accumulate_rewards()
        self._select()

    def observe(self, agent: str) -> dict[str, Array]:
        """What a seat sees, and, if it is asked, what it may do."""
        seat = self._seat(agent)
        mask = np.zeros(len(self.spelling.acts), np.int8)
        if self.steps.turn == seat:
            mask[self.steps.choice.open()] = 1
        return {"observation": np.array(self.steps.observe(seat), np.float32), "action_mask": mask}

    def view(self, agent: str) -> Any:
        """What a seat sees, as a value instead of numbers."""
        return self.rules.view(self.steps.match.state, self._seat(agent))

    # -- showing

    def render(self) -> Any:
        """The table as a spectator sees it: printed (human), as text (ansi), as pixels."""
        from lapki.front import Game

        game = Game(self.steps.match, by_hand=True)
        if self.render_mode == "rgb_array":
            return pixels(game.svg(), self.render_width)
        if self.render_mode == "ansi":
            return str(game)
        if self.render_mode == "human":
            sys.stdout.write(f"{game}\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    # -- small things

    def _pick(self, below: int) -> int:
        return int(self._random.integers(below))

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent) + 1

    def _select(self) -> None:
        turn = self.steps.turn
        if isinstance(turn, int):
            self.agent_selection = self.possible_agents[turn - 1]
