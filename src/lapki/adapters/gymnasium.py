"""For Gymnasium (`pip install lapki[gymnasium]`): a game that one plays alone, and many at once.

    import gymnasium
    import lapki.adapters.gymnasium

    env = gymnasium.make("lapki/spots-v1")  # alone against the Dog
    games = gymnasium.make_vec("lapki/boooop-v1", num_envs=1024)

Acts are those of `lapki.adapters.pettingzoo`; `info["action_mask"]` says which are open.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from lapki import games
from lapki.adapters.acts import spelling_for
from lapki.adapters.pixels import pixels
from lapki.adapters.steps import Steps
from lapki.match import record

Array = Any


class Alone(gymnasium.Env[Any, Any]):
    """A game for one. A win is worth 1 at the end, a loss -1.

    An act that isn't open is refused with an error; with `illegal="lose"` it loses the game
    instead, for algorithms that know no masks.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - never changed
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        illegal: Literal["refuse", "lose"] = "refuse",
        language: str = "en",
        **options: Any,
    ) -> None:
        self.rules = games.find(game)
        self.render_mode = render_mode
        self.illegal = illegal
        words = {name.replace("_", "-"): str(value) for name, value in options.items()}
        chosen = record.begin(game, 1, words).options
        self.spelling = spelling_for(game, 1, chosen, language)
        self.steps = Steps(self.rules, self.spelling)
        size = len(self.steps.observe(1))
        self.observation_space = spaces.Box(0.0, 1.0, (size,), np.float32)
        self.action_space = spaces.Discrete(len(self.spelling.acts))

    @property
    def acts(self) -> tuple[str, ...]:
        """What each action is, by its number."""
        return self.spelling.acts

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin anew; the same seed brings the same dice."""
        super().reset(seed=seed)
        self.steps = Steps(self.rules, self.spelling)
        self.steps.draw(self._pick)
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Take an act; dice are rolled as they fall due."""
        try:
            self.steps.act(int(action))
        except ValueError:
            if self.illegal == "refuse":
                raise
            return self._seen(), -1.0, True, False, self._info()
        self.steps.draw(self._pick)
        over = self.steps.turn is None
        return self._seen(), self.steps.rewards()[0], over, False, self._info()

    def action_masks(self) -> Array:
        """Which acts are open, as sb3-contrib asks for it."""
        mask = np.zeros(len(self.acts), np.int8)
        if self.steps.turn is not None:
            mask[self.steps.choice.open()] = 1
        return mask

    def render(self) -> Any:
        """The table, in letters or as pixels."""
        from lapki.front import Game

        game = Game(self.steps.match, by_hand=True)
        if self.render_mode == "rgb_array":
            return pixels(game.svg())
        return str(game) if self.render_mode == "ansi" else None

    def _pick(self, below: int) -> int:
        return int(self.np_random.integers(below))

    def _seen(self) -> Array:
        return np.array(self.steps.observe(1), np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


class Many(VectorEnv[Any, Any, Any]):
    """Many games at once, by the game's kernel: arrays in, arrays out.

    Every game is seen and played by whoever is on turn in it (`info["seat"]`), so one program plays
    all seats; a move that wins is worth 1 to whoever made it. A finished game begins anew at the
    next step, as Gymnasium's vectors do; what is said in it then counts for nothing. Games that
    have gone on for `max_steps` are cut off. The arrays are written over at every step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int = 1, *, max_steps: int | None = None, **options: Any
    ) -> None:
        if not _counted(game):
            raise LookupError(f"{game} has no kernel that plays many games at once.")
        words = {name.replace("_", "-"): str(value) for name, value in options.items()}
        rules = games.find(game)
        chosen = record.begin(game, rules.seats[0], words).options
        self.games = import_module(f"lapki.adapters.games.{game}.many").Games(num_envs, chosen)
        self.num_envs = num_envs
        self.max_steps = max_steps
        self.taken = np.zeros(num_envs, np.int64)
        size = self.games.observations.shape[1]
        self.single_observation_space = spaces.Box(0.0, 1.0, (size,), np.float32)
        self.single_action_space = spaces.Discrete(len(self.games.acts))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def acts(self) -> tuple[str, ...]:
        """What each action is, by its number."""
        acts: tuple[str, ...] = self.games.acts
        return acts

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """All games at their beginning."""
        if isinstance(seed, int):
            super().reset(seed=seed)
        self.games.reset()
        self.taken[:] = 0
        return self.games.observations, self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """An act in every game."""
        cut = self._too_long()
        if cut.any():
            self.games.end(cut)
        fresh = self.games.over | cut
        self.games.step(np.asarray(actions, np.int64))
        self.taken = np.where(fresh, 0, self.taken + 1)
        over = self.games.over
        truncated = self._too_long() & ~over
        return self.games.observations, self.games.rewards, over, truncated, self._info()

    def _too_long(self) -> Array:
        if self.max_steps is None:
            return np.zeros(self.num_envs, bool)
        return self.taken >= self.max_steps

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.games.masks, "seat": self.games.seats}


def _counted(game: str) -> bool:
    """Is there a kernel that plays many games at once?"""
    folder = f"lapki.adapters.games.{game}"
    spec = find_spec(folder)
    return bool(spec and spec.submodule_search_locations and find_spec(f"{folder}.many"))


def register() -> None:
    """Tell Gymnasium of what one can play alone, and of what can be played by thousands."""
    for key in games.names():
        rules = games.find(key)
        alone = f"{__name__}:Alone" if 1 in rules.seats else None
        many = f"{__name__}:Many" if _counted(key) else None
        name = f"lapki/{key}-v{rules.version}"
        if (alone or many) and name not in gymnasium.registry:
            gymnasium.register(name, alone, vector_entry_point=many, kwargs={"game": key})


register()
