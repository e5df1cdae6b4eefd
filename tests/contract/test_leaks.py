"""Nobody can tell two worlds apart that differ only in what is hidden from them.

One check is: a random game, cut off anywhere, and one eye; `sample` finds another world for that
eye, and both are replayed and compared after every line: views, glances, questions, legal moves,
offers, previews, advice and events, byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from lapki import games
from lapki.bots.contract import sight
from lapki.checking import suite
from lapki.games.contract import AnyGame, Decide
from lapki.match.match import Match

CHECKS = 3_000
"""In `make test`, over all games that hide something."""
MANY = 100_000
"""In `make slow ALL=1`, and a share of it in `make slow`."""


SETUPS = [(g, seats) for g in map(games.find, games.names()) if suite.hides(g) for seats in g.seats]
IDS = [f"{game.key}-{seats}" for game, seats in SETUPS]


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_a_sight_holds_no_state_that_hides_something(setup: tuple[AnyGame, int]) -> None:
    game, seats = setup
    match, rng = Match(game, seats, game.Options()), Random(1)
    for _ in range(40):
        if isinstance(due := match.due, Decide):
            assert all(sight(match, seat).whole() is None for seat in due.seats)
            match.play(due.seats[0], rng.choice(list(game.legal(match.state, due.seats[0]))))
        elif not match.over:
            match.chance(rng.randrange)


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_other_worlds_look_the_same(setup: tuple[AnyGame, int]) -> None:
    search(*setup, checks=CHECKS // len(SETUPS) + 1, seed=1)


@pytest.mark.slow(seconds=400)
@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_other_worlds_look_the_same_again_and_again(
    setup: tuple[AnyGame, int], share: Callable[[int], int]
) -> None:
    search(*setup, checks=share(MANY) // len(SETUPS) + 1, seed=2)


def search(game: AnyGame, seats: int, checks: int, seed: int) -> None:
    """Where something is hidden, most of the sampled worlds must be other ones."""
    assert suite.search_leaks(game, seats, game.Options(), checks, Random(seed)).hidden
