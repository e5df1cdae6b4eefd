"""The bot: it plays by the rules at any table, the same way twice, and knows what a bust costs."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from lapki.bots import Budget, bot_for
from lapki.bots.arena import play_out, step
from lapki.bots.contract import sight
from lapki.games.spots.box import SETS
from lapki.games.spots.events import Busted
from lapki.games.spots.state import Player, SpotsOptions
from lapki.match.match import Match
from spots.park import GAME, Park, doing, lay, seat

BOT = bot_for("spots")
OTHER = seat("missy", "raya")


def choice(park: Park, level: int = 8, seed: int = 1) -> str:
    seen = sight(park.match, park.turn or 1)
    return GAME.write(BOT.choose(seen, level, Budget(), Random(seed)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("tricks", ["new-family", "dog-park", "kennel-club", "free-range"])
def test_it_plays_whole_games(seats: int, tricks: str) -> None:
    match = Match(GAME, seats, SpotsOptions(tricks=tricks, scored_paws="on"))
    players = {number: (BOT, 9 - number) for number in range(1, seats + 1)}
    play_out(match, players, Random(seats), Budget(nodes=200))
    assert match.over


@pytest.mark.parametrize("level", BOT.levels)
def test_the_same_sight_gives_the_same_move(level: int) -> None:
    park = lay(seat("bongo", "lief:12", yard="4", treats=1), OTHER)
    assert choice(park, level) == choice(park, level)
    assert choice(park, level) in park.legal


@pytest.mark.parametrize("level", [4, 8])
def test_it_beats_random_play(level: int) -> None:
    for seed in range(6):
        match = Match(GAME, 2, SpotsOptions())
        levels = {1: level, 2: 1} if seed % 2 else {1: 1, 2: level}
        play_out(match, {s: (BOT, n) for s, n in levels.items()}, Random(seed), Budget(nodes=200))
        assert levels[match.due.winners[0]] == level  # type: ignore[union-attr]


@pytest.mark.parametrize("tricks", SETS)
def test_it_never_loses_dice_while_a_treat_is_left(tricks: str) -> None:
    match = Match(GAME, 2, SpotsOptions(tricks=tricks))
    rng = Random(5)
    while not match.over:
        before = match.state
        step(match, {1: (BOT, 8), 2: (BOT, 3)}, Budget(nodes=500), rng)
        for event in match.told[-1]:
            if isinstance(event, Busted) and event.seat == before.turn:
                lost = before.players[event.seat - 1]
                assert not (before.phase == "settle" and lost.treats and on_dogs(lost))


def on_dogs(player: Player) -> int:
    return sum(len(dog.filled) for dog in player.dogs)


def test_it_never_thinks_longer_than_it_may() -> None:
    park = lay(seat("lief", "momo:3", "rogue:2", "doog:2", yard="13", treats=4), OTHER)
    seen = sight(park.match, 1)
    BOT.choose(seen, 8, Budget(), Random(1))  # compiled, or loaded
    begin = process_time()
    BOT.choose(seen, 8, Budget(seconds=0.05), Random(1))
    assert process_time() - begin < 0.055


def test_it_tells_its_best_lines() -> None:
    park = lay(seat("bongo:13", "lief:1", yard="16", treats=1), OTHER)
    lines = BOT.lines(sight(park.match, 1), Budget())
    assert {GAME.write(line.move) for line in lines} <= {*park.legal}
    chances = [line.chance for line in lines]
    assert chances == sorted(chances, reverse=True)
    assert 0 < chances[-1] <= chances[0] < 1
    assert lines[0].move == GAME.read(choice(park))
    assert not BOT.lines(sight(park.match, 2), Budget())


@pytest.mark.parametrize("level", BOT.levels[1:])
def test_it_takes_the_win(level: int) -> None:
    park = lay(seat("bongo:13", scored="burt momo lief pebble zipper", yard="16"), OTHER)
    assert choice(park, level) == "score"


def test_it_stops_rather_than_lose_everything() -> None:
    park = doing("run", seat("doog:23", "burt:1", "lief:12", yard="5"), OTHER)
    park.play("* roll 1 1 3", "1 place 1>yard 1>yard 3>lief")
    assert choice(park) == "stop"


def test_it_goes_on_where_nothing_can_happen() -> None:
    park = doing("walk", seat("lief:1", "zipper:4", yard=""), OTHER).play("* roll 2 5")
    park.play("1 place 2>lief 5>zipper")
    assert choice(park) == "more"


def test_it_spends_a_treat_to_avoid_a_bust() -> None:
    park = doing("walk", seat("doog:23", "bristles:1", treats=3, yard="6"), OTHER)
    assert choice(park.play("* roll 4 4")) == "treat"


def test_it_places_the_die_that_fills_a_dog() -> None:
    park = doing("howl", seat("bongo:1", "pebble", "lief", "raya", "zipper", "doog"), seat("missy"))
    assert choice(park.play("* roll 3")) == "place 3>bongo"
