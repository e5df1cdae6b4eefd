"""Where it is clear what should be done, a look back says so, and so does a hint.

`positions/X.toml` has twenty positions of each game, drawn by hand. A few are tried with every
change, all of them in `make slow`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from lapki import games
from lapki.bots import Budget, Sight, bot_for, hint, sight
from lapki.bots.lookback import Verdict, verdict
from lapki.games.contract import judge
from lapki.match import record
from lapki.match.match import Match

FEW = 3
ENOUGH = Budget(nodes=100_000)
"""Less than a house gives whoever asks for a hint."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody has to decide."""

    name: str
    why: str
    seat: int
    best: tuple[str, ...]
    """Any of these is right."""
    wrong: str
    record: str
    language: str = "en"


def positions(key: str) -> list[Position]:
    file = Path(__file__).parent / "positions" / f"{key}.toml"
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    return msgspec.convert(read["position"], list[Position])


def said(position: Position, match: Match, seen: Sight, text: str) -> Verdict:
    """The verdict on a move."""
    bot, move = bot_for(match.game.key), match.game.read(text)
    judge(match.game, match.state, position.seat, move)
    weighed = bot.weigh(seen, move, Budget())
    assert weighed
    return verdict(bot.hopes, weighed.best.chance, weighed.played)


def prove(position: Position) -> None:
    match = record.read(position.record)
    seen = sight(match, position.seat, language=position.language)
    for right in position.best:
        assert said(position, match, seen, right) == "kept", right
    assert said(position, match, seen, position.wrong) == "mistake", position.wrong
    lines = bot_for(match.game.key).lines(seen, ENOUGH)
    hinted = hint(lines, "move", match.game.write)
    assert hinted
    assert hinted.moves[0] in position.best


@pytest.mark.parametrize("key", games.names())
def test_a_few_clear_positions_are_judged_rightly(key: str) -> None:
    for position in positions(key)[:FEW]:
        prove(position)


@pytest.mark.slow(seconds=20)
@pytest.mark.parametrize("key", games.names())
def test_every_clear_position_is_judged_rightly(key: str) -> None:
    found = positions(key)
    assert len(found) == len({one.name for one in found}) == 20
    for position in found:
        prove(position)
