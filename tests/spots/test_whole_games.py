"""Random games of every set, with any number of seats: everything is conserved, and they end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from lapki.games.contract import Chance, Decide
from lapki.games.spots.box import DOGS, SETS
from lapki.games.spots.state import SpotsOptions, State
from rulebook import rule
from spots.park import GAME, assert_whole


def play_at_random(seats: int, tricks: str, seed: int) -> State:
    rng = Random(seed)
    state: State = GAME.start(seats, SpotsOptions(tricks=tricks))
    for _ in range(60_000):
        assert_whole(state)
        due = GAME.due(state)
        if isinstance(due, Chance):
            actor, move = "*", GAME.fall(state, due.shape.draw(rng.randrange))
        elif isinstance(due, Decide):
            actor, move = due.seats[0], rng.choice(list(GAME.legal(state, due.seats[0])))
        else:
            return state
        before = state
        state, _ = GAME.play(state, actor, move)
        _assert_step(before, state)
    raise AssertionError("still not over")


def _assert_step(before: State, state: State) -> None:
    """All 32 dogs are somewhere, scored ones stay scored, and the box loses nothing."""
    dogs = [*state.deck, *filter(None, [state.top]), *(state.dog.scored if state.dog else ())]
    for player, was in zip(state.players, before.players, strict=True):
        dogs += [dog.name for dog in player.dogs] + [*player.scored]
        assert player.scored[: len(was.scored)] == was.scored
    assert sorted(dogs) == list(DOGS)
    if state.phase in ("choose", "settle", "more", "chance") and state.turn:
        assert any(tile.up for tile in state.tiles) or state.trick is not None


@rule("SPO-8", "SPO-13", "SPO-18", "SPO-19")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("tricks", [*SETS, "random", "free-range"])
def test_a_random_game_keeps_everything_and_ends(tricks: str, seats: int) -> None:
    state = play_at_random(seats, tricks, seed=seats)
    best = max(len(player.scored) for player in state.players)
    if state.winner == "dog":
        assert state.dog
        assert len(state.dog.scored) == 6
        assert best < 6
    else:
        assert best == 6
        assert state.turn == state.winner
        assert [len(player.scored) >= 6 for player in state.players].count(True) == 1


@pytest.mark.slow(seconds=60)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("tricks", [*SETS, "random", "free-range"])
def test_many_random_games_keep_everything_and_end(
    tricks: str, seats: int, share: Callable[[int], int]
) -> None:
    for seed in range(100, 100 + share(30)):
        play_at_random(seats, tricks, seed)
