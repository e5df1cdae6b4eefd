"""Whoever knows a game only from what a seat is shown can play it to its end."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from house.offers import PLAYERS
from lapki import games
from lapki.games.contract import Decide
from lapki.house import scene
from lapki.match.match import Match


@pytest.mark.parametrize("key", games.names())
def test_offers_are_enough_to_play(key: str) -> None:
    game, rng, play = games.find(key), Random(7), PLAYERS[key]
    for seats in game.seats:
        match = Match(game, seats, game.Options())
        while not match.over and match.plies < 2_000:
            if not isinstance(match.due, Decide):
                match.chance(rng.randrange)
                continue
            seat = rng.choice(match.due.seats)
            shown = msgspec.json.decode(msgspec.json.encode(scene.now(match, seat, ())))
            match.play(seat, game.read(play(shown, rng)))
        assert match.over or match.plies >= 2_000
