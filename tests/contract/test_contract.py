"""Every game of the house, and every toy, keeps the contract: any seats, any options."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from random import Random

import msgspec
import pytest

import rulebook
from contract.toys.dice import DiceToy
from contract.toys.hands import HandsToy
from contract.toys.leaky import LEAKY, Peeper
from contract.toys.sealed import SealedToy
from lapki import games
from lapki.bots import Bot
from lapki.checking import suite
from lapki.checking.suite import Setup
from lapki.games.contract import AnyGame
from lapki.match import record

TOYS: tuple[AnyGame, ...] = (DiceToy(), HandsToy(), SealedToy())
HOUSE = tuple(map(games.find, games.names()))

ALL = [setup for game in (*TOYS, *HOUSE) for setup in suite.setups(game)]


@pytest.mark.parametrize("setup", ALL, ids=map(str, ALL))
def test_random_games_keep_the_contract(setup: Setup) -> None:
    play_and_check(setup, games_each=4, plies=400)


@pytest.mark.slow(seconds=440)
@pytest.mark.parametrize("setup", ALL, ids=map(str, ALL))
def test_many_random_games_keep_the_contract(setup: Setup, share: Callable[[int], int]) -> None:
    play_and_check(setup, games_each=share(100), base=1_000, plies=None)


def play_and_check(setup: Setup, games_each: int, plies: int | None, base: int = 0) -> None:
    """Random games, to their end or for so many plies; a failure names the seed."""
    for seed in range(base, base + games_each):
        seed ^= zlib.crc32(str(setup).encode())
        try:
            match = suite.random_match(*setup, Random(seed), plies or 100_000)
            assert plies or match.over, "the game doesn't end"
            for check in suite.CHECKS:
                check(match, Random(seed))
        except Exception as error:
            error.add_note(f"{setup!s}, seed {seed}")
            raise


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.key)
def test_a_toy_that_hides_something_can_be_sampled(game: AnyGame) -> None:
    """Otherwise the search for leaks would compare a world with itself."""
    rng = Random(7)
    other = 0
    for _ in range(100):
        match = suite.random_match(game, 3, game.Options(), rng)
        length = rng.randint(1, match.plies)
        history = match.history._replace(lines=tuple(match.lines[:length]))
        other += suite.find_leak(game, history, 1, rng)
    assert (other > 10) == suite.hides(game)


@pytest.mark.parametrize("leaky", LEAKY)
def test_a_planted_leak_is_found(leaky: type[AnyGame]) -> None:
    with pytest.raises(AssertionError, match="betrays a secret"):
        _search(leaky())


@pytest.mark.parametrize("toy", [HandsToy, SealedToy])
def test_a_game_that_hides_something_must_say_so(toy: type[AnyGame]) -> None:
    open_to_all = type("Open", (toy,), {"hides": False})()
    match = suite.random_match(open_to_all, 3, toy.Options(), Random(1))
    with pytest.raises(AssertionError, match="says that it doesn't"):
        suite.check_openness(match, Random(1))


def test_a_bot_that_looks_behind_its_sight_is_found() -> None:
    with pytest.raises(AssertionError, match="the advice betrays a secret"):
        _search(HandsToy(), Peeper())


def _search(game: AnyGame, bot: Bot | None = None) -> None:
    for seed in range(60):
        match = suite.random_match(game, 3, game.Options(), Random(seed))
        suite.check_secrets(match, Random(seed), bot)


@pytest.mark.parametrize("key", games.names())
def test_a_table_can_be_made_of_every_choice(key: str) -> None:
    game = games.find(key)
    for options in game.choices({}):
        words = {name: str(value) for name, value in msgspec.to_builtins(options).items()}
        assert record.convert_options(game, words) == options
        game.start(game.seats[0], options)


@pytest.mark.parametrize("key", games.names())
def test_a_form_speaks_of_options_and_seats_that_there_are(key: str) -> None:
    game = games.find(key)
    form = game.form
    options = {field.encode_name for field in msgspec.structs.fields(game.Options)}
    told = form.fits.keys() | form.along.keys() | {*form.along.values()} | form.named.keys()
    assert told <= options
    assert all({*seats} < {*game.seats} for seats in form.fits.values())
    assert form.opens in (None, *range(1, game.seats[0] + 1))
    game.start(game.seats[0], record.convert_options(game, form.beginners))


@pytest.mark.parametrize("key", games.names())
def test_a_named_value_and_what_it_stands_for_begin_the_same_game(key: str) -> None:
    game = games.find(key)
    for option, named in game.form.named.items():
        for value, whole in named.items():
            one, other = (record.convert_options(game, {option: said}) for said in (value, whole))
            assert game.start(game.seats[0], one) == game.start(game.seats[0], other), value


@pytest.mark.parametrize("key", games.names())
def test_only_the_seat_that_a_form_names_begins_whatever_chance_says(key: str) -> None:
    game = games.find(key)
    opened = set()
    for seed in range(20):
        match = suite.random_match(game, game.seats[-1], game.Options(), Random(seed), plies=60)
        lines = (line.actor for line in match.lines if line.actor != "*")
        opened.add(next(lines))
    assert (opened == {1}) == (game.form.opens == 1)


@pytest.mark.parametrize("key", games.names())
def test_a_game_numbers_its_rules(key: str) -> None:
    rules = rulebook.rules_of(key)
    prefixes = {number.partition("-")[0] for number in rules}
    assert len(prefixes) == 1
    prefix = prefixes.pop()
    assert list(rules) == [f"{prefix}-{n}" for n in range(1, len(rules) + 1)]
    assert all(text.strip() for text in rules.values())


@pytest.mark.parametrize("key", games.names())
def test_every_question_is_answered_by_rules_that_there_are(key: str) -> None:
    game, known = games.find(key), rulebook.rules_of(key)
    for seats in game.seats:
        match = suite.random_match(game, seats, game.Options(), Random(seats))
        for state in match.states:
            for eye in (None, 1):
                numbers = game.governed(game.view(state, eye))
                assert numbers
                assert len(set(numbers)) == len(numbers)
                assert set(numbers) <= known.keys()
