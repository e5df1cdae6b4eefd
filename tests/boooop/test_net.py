"""The learned eye of Boooop's bot: whole numbers, small, and only where it paid."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from boooop.test_kernel import random_position
from lapki.bots.boooop import net
from lapki.bots.boooop.threats import can_win, lost_anyway
from lapki.games.boooop import kernel, legal, rules
from lapki.games.boooop.kernel import NO_GHOST, Position

WIDTH = 16


def places(haunted: bool) -> list[Position]:
    states = (random_position(Random(seed), haunted=haunted) for seed in range(300))
    return [kernel.from_state(state) for state in states]


@pytest.mark.parametrize("haunted", [False, True])
def test_four_sums_in_one_number_are_the_same_sums(haunted: bool) -> None:
    rng = np.random.default_rng(1)
    rows = rng.integers(-300, 300, (net.INPUTS, WIDTH + 1)).astype(np.int16)
    counts = rng.integers(-2000, 2000, WIDTH)
    learnt, notes = net.packed(rows, counts), np.zeros(net.MOST, np.int64)
    for position in places(haunted):
        many = net.inputs(position, notes, 0)
        sums = rows[notes[:many]].sum(0, dtype=np.int64)
        lit = np.clip(sums[:-1], 0, net.FULL)
        told = ((lit * lit * counts).sum() // net.FULL**2 + sums[-1]) // net.UNIT
        assert net.sees(position, learnt, notes, 0) == told


@pytest.mark.parametrize("haunted", [False, True])
def test_inputs_are_within_their_network_and_each_is_there_once(haunted: bool) -> None:
    notes = np.zeros(net.MOST, np.int64)
    for position in places(haunted):
        seen = notes[: net.inputs(position, notes, 0)].tolist()
        assert len(set(seen)) == len(seen)
        assert max(seen) < net.GHOSTS or position.my_ghost != NO_GHOST
        assert max(seen) < net.INPUTS


def test_the_package_has_a_small_network_or_none() -> None:
    assert not net.FILE.is_file() or len(net.FILE.read_bytes()) < 200_000
    for haunted in (False, True):
        assert len(net.learnt(haunted=haunted)) in (0, net.GHOSTS + 5, net.INPUTS + 5)


def test_a_ghost_at_home_saves_nobody_who_is_lost_anyway() -> None:
    """BOO-8: whichever of its ways it takes, the other seat has a win at hand."""
    lost = 0
    for seed in range(600):
        rng = Random(seed)
        state = random_position(rng, haunted=True)
        state, _ = rules.play(state, rng.choice(list(legal.legal(state))))
        if state.phase == "ghost" and lost_anyway(kernel.from_state(state)):
            lost += 1
            for move in legal.legal(state):
                after, _ = rules.play(state, move)
                assert after.phase == "place"
                assert can_win(kernel.from_state(after)), (seed, move)
    assert lost > 5
