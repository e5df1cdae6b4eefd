"""The bot: it plays by the rules at any table, the same way twice, and knows what a bust costs."""

from __future__ import annotations

from random import Random

import pytest

from lapki.bots import Budget, bot_for
from lapki.bots.arena import play_out
from lapki.bots.contract import sight
from lapki.bots.spots import bust_chance
from lapki.games.spots import rules
from lapki.games.spots.state import Dog, Player, SpotsMove, SpotsOptions, State
from lapki.match.match import Match
from spots.park import GAME, Park, doing, lay, seat

BOT = bot_for("spots")
OTHER = seat("missy", "raya")


def choice(park: Park, level: int = 3, seed: int = 1) -> str:
    seen = sight(park.match, park.turn or 1)
    return GAME.write(BOT.choose(seen, level, Budget(), Random(seed)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("tricks", ["new-family", "dog-park", "kennel-club", "free-range"])
def test_it_plays_whole_games(seats: int, tricks: str) -> None:
    match = Match(GAME, seats, SpotsOptions(tricks=tricks, scored_paws="on"))
    play_out(match, dict.fromkeys(range(1, seats + 1), (BOT, 3)), Random(seats), Budget(nodes=1))
    assert match.over


def test_the_same_sight_gives_the_same_move() -> None:
    park = lay(seat("bongo", "lief:12", yard="4", treats=1), OTHER)
    assert choice(park) == choice(park)
    assert choice(park, level=1) in park.legal


@pytest.mark.parametrize("level", [2, 3])
def test_it_beats_random_play(level: int) -> None:
    wins = 0
    for seed in range(12):
        match = Match(GAME, 2, SpotsOptions())
        levels = {1: level, 2: 1} if seed % 2 else {1: 1, 2: level}
        play_out(match, {s: (BOT, n) for s, n in levels.items()}, Random(seed), Budget(nodes=1))
        wins += levels[match.due.winners[0]] == level  # type: ignore[union-attr]
    assert wins == 12


def test_it_tries_moves_from_where_the_trick_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second roll of a walk: no print of the table tells it from the first."""
    park = doing("walk", seat("bongo", "lief", treats=1), OTHER).play("* roll 1 3")
    park.play("1 place 1>bongo 3>yard", "1 more", "* roll 2")
    tried: list[State] = []
    play = rules.play

    def told(state: State, move: SpotsMove) -> object:
        tried.append(state)
        return play(state, move)

    monkeypatch.setattr(rules, "play", told)
    choice(park)
    assert tried[0] == park.state


def test_it_takes_the_win() -> None:
    park = lay(seat("bongo:13", scored="burt momo lief pebble zipper", yard="16"), OTHER)
    assert choice(park) == "score"


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


def test_the_chance_of_a_bust_grows_with_the_yard() -> None:
    player = Player((Dog("bongo", ()),), (), (6,), 0)
    assert bust_chance(player, 1) == 0
    assert bust_chance(player, 2) == pytest.approx(1 - (5 / 6) ** 2)  # a 6 has no place
    assert bust_chance(player, 7) == pytest.approx(1 - (2 / 6) ** 2)  # a 1 and a 3 have
