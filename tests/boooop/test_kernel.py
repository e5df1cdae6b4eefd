"""The kernel is the rules over again: the same moves, the same states, at every ply."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pytest

from lapki.games.boooop import game, kernel, legal, positions, rules
from lapki.games.boooop.bed import AHEAD, CELLS, THREES
from lapki.games.boooop.events import BoooopEvent, GhostGlided, GhostLeft, Spooked
from lapki.games.boooop.state import ACTIVE, EMPTY, BoooopMove, Ghost, Graduate, Pool, State

HAUNTED = pytest.mark.parametrize("haunted", [True, False], ids=["ghosts", "no ghosts"])


def kernel_moves(state: State) -> list[BoooopMove]:
    into = np.zeros(kernel.MOST_MOVES, np.int64)
    many = kernel.moves(kernel.from_state(state), into)
    return [kernel.to_move(int(number)) for number in into[:many]]


def kernel_play(state: State, move: BoooopMove) -> State:
    position = kernel.from_state(state)
    return kernel.to_state(kernel.play(position, kernel.from_move(move)))


def assert_alike(state: State, seed: int, chosen: list[BoooopMove] | None = None) -> None:
    """The same legal moves; after each of them (or of those chosen), the same state."""
    moves = list(legal.legal(state))
    found = kernel_moves(state)
    assert len(found) == len(moves) == kernel.count_moves(kernel.from_state(state)), (seed, state)
    assert set(found) == set(moves), (seed, state)
    for move in moves if chosen is None else chosen:
        assert kernel_play(state, move) == rules.play(state, move)[0], (seed, state, move)


def random_game(
    haunted: bool, chance: Random
) -> Iterator[tuple[State, BoooopMove, tuple[BoooopEvent, ...]]]:
    """Every state of a random game, with the move that follows and what it brings about."""
    state = rules.start(haunted=haunted)
    while state.phase != "over":
        move = chance.choice(list(legal.legal(state)))
        after, events = rules.play(state, move)
        yield state, move, events
        state = after


def random_position(chance: Random, *, haunted: bool) -> State:
    """A crowded bed, with ghosts anywhere: most of these never come up in random games."""
    board, pools = [EMPTY] * len(CELLS), []
    cells = chance.sample(range(len(CELLS)), len(CELLS))
    for kinds in rules.FAMILIES:
        cats = chance.randint(0, ACTIVE)
        active = [kinds[0]] * (ACTIVE - cats) + [kinds[1]] * cats
        chance.shuffle(active)
        placed = chance.randint(0, ACTIVE - 1)
        for piece in active[:placed]:
            board[cells.pop()] = piece
        rest = active[placed:]
        pools.append(Pool(rest.count(kinds[0]), rest.count(kinds[1])))
    ghosts: list[Ghost | None] = [None, None]
    if haunted:
        stops = sorted(AHEAD)
        ghosts = [Ghost(*chance.choice(stops)) if chance.random() < 0.8 else None for _ in "12"]
        if ghosts[0] and ghosts[1] and ghosts[0].stop == ghosts[1].stop:
            ghosts[1] = None
    turn = chance.randint(1, 2)
    return State("".join(board), (pools[0], pools[1]), tuple(ghosts), turn, "place", None, haunted)


@HAUNTED
def test_random_games_are_alike_at_every_ply(haunted: bool) -> None:
    met: set[str] = set()
    for seed in range(100):
        for state, move, events in random_game(haunted, Random(seed)):
            assert_alike(state, seed, [move])
            met |= {state.phase} | set(map(_rarity, events))
    assert {"place", "graduate"} <= met
    if haunted:  # the sweep is worth something only if it comes by the rare things
        assert {"ghost", "leap", "leap off", "skip", "leave"} <= met


@pytest.mark.slow(seconds=60)
@HAUNTED
def test_thousands_of_random_games_are_alike_at_every_ply(
    haunted: bool, share: Callable[[int], int]
) -> None:
    for seed in range(1000, 1000 + share(5_000)):
        for state, move, _ in random_game(haunted, Random(seed)):
            assert_alike(state, seed, [move])


@HAUNTED
def test_random_positions_are_alike_after_every_move(haunted: bool) -> None:
    """Followed through the ghost's question and the choice of what graduates."""
    for seed in range(60):
        chance = Random(seed)
        state = random_position(chance, haunted=haunted)
        assert positions.load(positions.printed(state), haunted=haunted) == state
        for _ in range(4):
            assert_alike(state, seed)
            if state.phase == "over":
                break
            state, _ = rules.play(state, chance.choice(list(legal.legal(state))))


@HAUNTED
def test_states_round_trip(haunted: bool) -> None:
    for seed in range(20):
        for state, move, _ in random_game(haunted, Random(seed)):
            assert kernel.to_state(kernel.from_state(state)) == state, seed
            assert kernel.to_move(kernel.from_move(move)) == move, seed


def test_every_move_has_a_number_of_its_own() -> None:
    texts = [f"{piece} {cell}" for piece in "kc" for cell in CELLS]
    texts += [f"ghost {stop}" for stop in rules.ENTRIES] + ["hold"]
    texts += [f"grad {cell}" for cell in CELLS]
    texts += [game.write(Graduate(rules.named(three))) for three in THREES]
    numbers = {kernel.from_move(game.read(text)): text for text in texts}
    assert len(numbers) == len(texts)
    assert {number: game.write(kernel.to_move(number)) for number in numbers} == numbers


def test_random_games_of_the_kernel_are_those_of_the_rules() -> None:
    """The figures that random games without ghosts are known to have, within five deviations."""
    start = kernel.from_state(rules.start(haunted=False))
    games = 300_000
    tally = kernel.playouts(start, games, 1)
    assert tally.turns / games == pytest.approx(66.3, abs=0.4)
    assert tally.first_wins / games == pytest.approx(0.514, abs=0.005)
    assert tally.by_eight / games == pytest.approx(0.16, abs=0.01)


def test_random_games_can_be_repeated() -> None:
    start = kernel.from_state(rules.start(haunted=True))
    assert kernel.playouts(start, 50, 7) == kernel.playouts(start, 50, 7)
    assert kernel.playouts(start, 50, 7) != kernel.playouts(start, 50, 8)


def test_the_rules_start_without_the_compiler() -> None:
    look = (
        "import sys, lapki.games as g; g.find('boooop'); "
        "print(sorted({'numba', 'numpy'} & set(sys.modules)))"
    )
    said = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def _rarity(event: BoooopEvent) -> str:
    match event:
        case Spooked(off=True):
            return "leap off"
        case Spooked():
            return "leap"
        case GhostGlided(skipped=str()):
            return "skip"
        case GhostLeft():
            return "leave"
    return ""
