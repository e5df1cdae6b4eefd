"""What `lapki replay` says of a match: one object, whole or as one eye sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from lapki.games.contract import CHANCE, Chance, Eye, Over, Seat, seen
from lapki.match.match import Match
from lapki.match.questions import asked
from lapki.match.record import options

WHOLE = -1
"""An eye that sees everything: the record's own."""


def report(match: Match, eye: Eye = WHOLE, *, events: bool = False) -> dict[str, Any]:
    """Where the match stands, in plain values ready for JSON."""
    due = match.due
    game = match.game
    shown = game.printed(match.state) if eye == WHOLE else game.view(match.state, eye)
    answer = {
        "game": game.key,
        "seats": match.seats,
        "options": options(match),
        "plies": match.plies,
        "state": msgspec.to_builtins(shown),
        "to_act": _to_act(match),
        "legal": {
            str(seat): legal(match, seat) for seat in asked(match.due) if eye in (WHOLE, seat)
        },
        "chance": _chance(due, eye) if isinstance(due, Chance) else None,
        "result": _result(due) if isinstance(due, Over) else None,
    }
    if events:
        last = match.told[-1] if match.told else ()
        happened = last if eye == WHOLE else seen(last, eye)
        answer["events"] = msgspec.to_builtins(happened)
    return answer


def legal(match: Match, seat: Seat) -> list[str]:
    """The legal moves of a seat as text, sorted by code point."""
    return sorted(map(match.game.write, match.game.legal(match.state, seat)))


def _to_act(match: Match) -> list[Seat | str]:
    return [CHANCE] if isinstance(match.due, Chance) else list(asked(match.due))


def _result(due: Over) -> dict[str, Any]:
    return {"winners": list(due.winners), "scores": due.scores and list(due.scores)}


def _chance(due: Chance, eye: Eye) -> dict[str, Any]:
    return due.notice | due.inside if eye == WHOLE else due.notice
