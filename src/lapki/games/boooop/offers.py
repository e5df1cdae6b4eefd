"""What a screen needs to build a move: targets, and why not elsewhere."""

from __future__ import annotations

from itertools import compress

import msgspec

from lapki.games.boooop import rules
from lapki.games.boooop.bed import AHEAD, CELLS, ENTRIES
from lapki.games.boooop.state import EMPTY, FAMILIES, Kind, Phase, State


class Offer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a screen needs to build a move in this phase; an empty one if the seat isn't asked."""

    phase: Phase | None = None
    pieces: tuple[Kind, ...] = ()
    """`place`: what the pool holds."""
    cells: tuple[str, ...] = ()
    """`place`: the empty cells."""
    stops: dict[str, tuple[str, ...]] = {}
    """`ghost`: where it may enter, with the stops that then lie ahead."""
    groups: tuple[tuple[str, ...], ...] = ()
    """`graduate`: the threes and single pieces to choose from."""
    why_not: dict[str, str] = {}
    """Targets that can't be chosen, each with the reason's key."""


def offer(state: State) -> Offer:
    """For the seat on turn."""
    match state.phase:
        case "place":
            return _placement(state)
        case "ghost":
            return _entry(state)
        case "graduate":
            groups = rules.graduations(state.board, state.turn)
            return Offer(phase="graduate", groups=tuple(map(rules.named, groups)))
        case "over":
            return Offer()


# A board as a mask for `compress`, which asks of each cell whether it counts: in C, 36 cells are
# nothing.
_PIECES = "".join(FAMILIES)
_FREE = bytes.maketrans((EMPTY + _PIECES).encode(), bytes((1, *bytes(len(_PIECES)))))
_TAKEN = bytes.maketrans(EMPTY.encode(), bytes(1))


def _placement(state: State) -> Offer:
    """BOO-2."""
    pool = state.pools[state.turn - 1]
    kittens: tuple[Kind, ...] = ("k",) if pool.kittens else ()
    board = state.board.encode()
    return Offer(
        phase="place",
        pieces=(*kittens, "c") if pool.cats else kittens,
        cells=tuple(compress(CELLS, board.translate(_FREE))),
        why_not=dict.fromkeys(compress(CELLS, board.translate(_TAKEN)), "taken"),
    )


_STOPS = {stop: AHEAD[stop, way] for stop, way in sorted(ENTRIES.items())}
_ALL_STOPS = Offer(phase="ghost", stops=_STOPS)


def _entry(state: State) -> Offer:
    """BOO-8."""
    other = rules.other_stop(state)
    if other not in _STOPS:
        return _ALL_STOPS
    return Offer(
        phase="ghost",
        stops={stop: ahead for stop, ahead in _STOPS.items() if stop != other},
        why_not={other: "stop-taken"},
    )
