"""The games as OpenSpiel games (`pip install lapki[openspiel]`): importing this registers them.

    import pyspiel
    import lapki.adapters.openspiel

    game = pyspiel.load_game("lapki_spots(players=3,tricks=dog-park)")

An action is the number of an act, as in `lapki.adapters.pettingzoo`: a large move takes several.
Chance is explicit, die by die and card by card, with exact probabilities, so that even a deal of
ten cards out of sixty has no more outcomes at a time than there are kinds of cards. Everything is
turn-based: seats that choose at the same time are asked one after another and see nothing of each
other's choice meanwhile; who is quickest with Dixit's first clue is a chance node.

An information state is all that a seat did and was told; an observation what it sees now. Searches
that imagine hidden things (IS-MCTS) get other worlds that the seat can't tell from the real one.

A game that has gone on for `max_game_length` acts of seats is called a draw.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from lapki import games
from lapki.adapters.acts import spelling_for
from lapki.adapters.steps import Steps
from lapki.games.contract import CHANCE, AnyGame, Decide, Eye, Game, seen
from lapki.match import record

LONGEST = 20_000
"""Acts of seats after which a game is called a draw, if nobody says otherwise."""
_OWN = ("players", "language", "max_game_length")

_Type = pyspiel.GameType


def name_of(key: str) -> str:
    """What a game is called among OpenSpiel's."""
    return f"lapki_{key}"


def register() -> None:
    """Tell OpenSpiel of every game that has a table of acts."""
    known = set(pyspiel.registered_names())
    for key in games.names():
        rules = games.find(key)
        if name_of(key) not in known and _has_acts(rules):
            # A class of its own: OpenSpiel keeps it beyond the end of Python, where a function
            # could not be let go of.
            kind = _kind(rules)
            made = type(f"Table_{key}", (Table,), {"rules": rules, "kind": kind})
            pyspiel.register_game(kind, made)


def _has_acts(rules: AnyGame) -> bool:
    try:
        spelling_for(rules.key, rules.seats[0], rules.Options())
    except LookupError:
        return False
    return True


def _kind(rules: AnyGame) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    lucky = type(rules).fall is not Game.fall
    duel = rules.seats == range(2, 3)
    options = msgspec.to_builtins(rules.Options())
    return _Type(
        short_name=name_of(rules.key),
        long_name=f"Lapki {rules.key}",
        dynamics=_Type.Dynamics.SEQUENTIAL,
        chance_mode=_Type.ChanceMode.EXPLICIT_STOCHASTIC
        if lucky
        else _Type.ChanceMode.DETERMINISTIC,
        information=_Type.Information.IMPERFECT_INFORMATION
        if rules.hides
        else _Type.Information.PERFECT_INFORMATION,
        utility=_Type.Utility.ZERO_SUM if duel else _Type.Utility.GENERAL_SUM,
        reward_model=_Type.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, rules.seats[0]),
            "language": "en",
            "max_game_length": LONGEST,
            **{name.replace("-", "_"): value for name, value in options.items()},
        },
    )


class Table(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A table of one game; `register` makes a class of this for each."""

    rules: AnyGame
    kind: Any

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        rules, kind = self.rules, self.kind
        given = dict(kind.parameter_specification) | (parameters or {})
        words = {name.replace("_", "-"): str(given[name]) for name in given if name not in _OWN}
        seats = int(given["players"])
        options = record.begin(rules.key, seats, words).options
        spelling = spelling_for(rules.key, seats, options, given["language"])
        longest = int(given["max_game_length"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(spelling.acts),
            max_chance_outcomes=max(seats, len(spelling.things)),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=longest,
            **({"utility_sum": 0.0} if kind.utility == _Type.Utility.ZERO_SUM else {}),
        )
        super().__init__(kind, info, parameters or {})
        self.longest = longest
        self.begin = Steps(rules, spelling)

    def new_initial_state(self) -> TableState:
        """Before the first line."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No rule says how often dice are rolled; so many for each act of a seat is plenty."""
        return 100 * self.longest

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What looks at a state for a player."""
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A game between two acts."""

    def __init__(self, game: Table) -> None:
        super().__init__(game)
        self.steps = game.begin.copy()
        self.acted = 0
        self.longest = game.longest

    def current_player(self) -> int:
        """Who acts next, as OpenSpiel counts."""
        turn = self.steps.turn
        if turn is None or self.acted >= self.longest:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn - 1

    def is_terminal(self) -> bool:
        """Is it over, or called a draw?"""
        return self.steps.turn is None or self.acted >= self.longest

    def returns(self) -> list[float]:
        """1 for who won, -1 for who lost; 0 before the end and for a draw."""
        return self.steps.rewards()

    def _legal_actions(self, player: int) -> list[int]:
        return self.steps.choice.open()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring next, and how likely."""
        return [(thing, float(likely)) for thing, likely in self.steps.chances()]

    def _apply_action(self, action: int) -> None:
        self.acted += self.steps.turn != CHANCE
        self.steps.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.steps.spelling.acts[action]
        if isinstance(self.steps.match.due, Decide):
            return f"seat {action + 1}"
        return str(self.steps.spelling.things[action])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """Another state that this player can't tell from this one, with its whole history."""
        match, seat = self.steps.match, player + 1
        rng = Random(sampler())
        imagined = match.game.sample(match.history, seat, rng.randrange)
        other: TableState = self.get_game().new_initial_state()
        for line in imagined.lines:
            for action in other.steps.path(line):
                other.apply_action(action)
        if self.steps.quickest is not None:
            other.apply_action(self.steps.quickest - 1)
        for action in self.steps.pending(seat):
            other.apply_action(action)
        return other

    def __str__(self) -> str:
        match = self.steps.match
        shown = msgspec.json.encode(match.game.printed(match.state)).decode()
        turn = self.steps.turn
        return " ".join([shown, *_begun(self.steps, turn if isinstance(turn, int) else None)])


class Observer:
    """What a player sees, or (perfect recall) all that it did and was told."""

    def __init__(self, game: Table, kind: Any) -> None:
        self.recalls = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recalls and self.public and self.private:
            self.tensor = np.zeros(len(game.begin.observe(1)), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what the player sees into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = state.steps.observe(player + 1)

    def string_from(self, state: TableState, player: int) -> str:
        """The same as text."""
        if not self.public:
            return ""  # views are made for eyes, and don't tell what else others can see
        steps, eye = state.steps, player + 1 if self.private else None
        if self.recalls:
            return "\n".join([*_recalled(steps, eye), *_begun(steps, eye)])
        view = steps.match.game.view(steps.match.state, eye)
        return "\n".join([msgspec.json.encode(view).decode(), *_begun(steps, eye)])


def _recalled(steps: Steps, eye: Eye) -> list[str]:
    """Line by line: what the seat itself did, and what it was told of anybody."""
    match = steps.match
    lines = []
    for (actor, move), events in zip(match.lines, match.told, strict=True):
        own = match.game.write(move) if actor == eye else ""
        told = msgspec.json.encode(seen(events, eye)).decode()
        lines.append(f"{own} {told}".strip())
    return lines


def _begun(steps: Steps, eye: Eye) -> list[str]:
    return [steps.spelling.acts[act] for act in steps.pending(eye or 0)]


register()
