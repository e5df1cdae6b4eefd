"""A game of Barking told so short that one reads it whole: `tell_barking.py RECORD…`.

A round is a line of what lies there (points, items, all hands) and a line of what was played: a
pack, where, and whether nobody barked there yet (free), it joins one's own (adds), or whom it
overtakes. Is there a play among them that nobody would understand? `lapki arena` keeps records.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from lapki.games.barking import game
from lapki.games.barking.rules import scores, winning
from lapki.games.barking.state import Pass, Play, RowItem, State, Top
from lapki.games.contract import Move, Seat
from lapki.match import record


def told(text: str) -> Iterator[str]:
    """Who plays; two lines a round; how it ended."""
    match = record.read(text)
    yield ", ".join(f"{seat} = {' '.join(name)}" for seat, *name in record.notes(text, "name"))
    now, moves = 0, list[str]()
    for state, (actor, move) in zip(match.states, match.lines, strict=False):
        if isinstance(move, Top):
            moves[-1] += f" (draws {move.card})"
        elif isinstance(actor, int):
            if state.round > now:
                yield from _joined(moves)
                yield _round(state)
                now, moves = state.round, []
            moves.append(f"{actor}{_move(state, actor, move)}")
    yield from _joined(moves)
    yield f"End: {_points(match.state)}"


def _joined(moves: list[str]) -> Iterator[str]:
    if moves:
        yield f"  {'; '.join(moves)}"


def _round(state: State) -> str:
    items = ", ".join(f"{n} {place.item}" for n, place in enumerate(state.row, 1))
    hands = " | ".join(" ".join(hand) for hand in state.hands)
    return f"Round {state.round}, {_points(state)}; {items}; hands {hands}"


def _points(state: State) -> str:
    return " – ".join(map(str, scores(state.won)))


def _move(state: State, seat: Seat, move: Move) -> str:
    match move:
        case Play(place, cards):
            return f": {' '.join(cards)} at {place} ({_there(state.row[place - 1], seat)})"
        case Pass():
            free = sum(not place.packs for place in state.row)
            kept = len(state.hands[seat - 1])
            return f" passes, keeps {kept}, {free} free"
    return f" {game.write(move)}"


def _there(place: RowItem, seat: Seat) -> str:
    leads = winning(place)[0].seat if place.packs else None
    return "free" if leads is None else "adds" if leads == seat else f"over {leads}"


if __name__ == "__main__":
    for file in sys.argv[1:]:
        print(*told(Path(file).read_text()), sep="\n", end="\n\n")
