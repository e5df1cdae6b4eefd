"""Was this game played by its fate? Every roll and draw is worked out again from the seed."""

from __future__ import annotations

from typing import NamedTuple

from lapki import games
from lapki.games.contract import CHANCE, Broken, Chance, Illegal
from lapki.match import fate, record
from lapki.match.match import Match


class Verdict(NamedTuple):
    """What was found in a record that is true to its fate."""

    commitment: str
    plies: int
    draws: int


def verify(text: str, find: record.Find = games.find) -> Verdict:
    """Replay a record and check every line of chance; raises `record.Fault` at the first lie."""
    draws = 0
    told: fate.Fate | None = None

    def watch(match: Match, line: str) -> None:
        nonlocal draws, told
        told = told or fate.read(record.notes(text, "fate"), match.seats)
        if line.startswith(CHANCE):
            _check(match, line, told, draws)
            draws += 1

    match = record.read(text, find, watch)
    if told is None:
        raise record.Fault(Broken("fate-missing"), 1, "", match.game)
    return Verdict(told.commitment, match.plies, draws)


def _check(match: Match, line: str, told: fate.Fate, number: int) -> None:
    due = match.due
    if not isinstance(due, Chance):
        return  # the record's own reader says what is wrong with such a line
    fallen = match.game.fall(match.state, due.shape.draw(told.pick(f"draw {number}")))
    if match.game.read(line[1:].strip(" \t")) != fallen:
        raise Illegal(None, "fate-line", due=match.game.write(fallen))
