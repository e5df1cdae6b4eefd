"""What came of an arena, in plain values ready for JSON."""

from __future__ import annotations

from collections import defaultdict

import msgspec

from lapki.bots.arena import ratings
from lapki.bots.arena.ratings import Cell, Rated
from lapki.bots.arena.table import Played, Setting
from lapki.bots.arena.tour import Sprt, Tour


class BotReport(msgspec.Struct, frozen=True):
    """One who played."""

    name: str
    code: str
    elo: Rated
    openskill: Rated | None
    moves: int
    seconds_a_move: float
    longest: float
    late: int
    faults: int
    fault: str | None
    """The first of them."""


class CellReport(msgspec.Struct, frozen=True):
    """A guest and its host."""

    guest: str
    host: str
    games: int
    drawn: int
    share: float
    """Of the wins, what the guest got."""
    interval: tuple[float, float]

    def turned(self) -> CellReport:
        """The same of the host's side, where there are two."""
        low, high = self.interval
        share, interval = 1 - self.share, (1 - high, 1 - low)
        return CellReport(self.host, self.guest, self.games, self.drawn, share, interval)


class Tested(msgspec.Struct, frozen=True):
    """A pair that was tested."""

    first: str
    second: str
    evidence: float
    settled: bool | None
    games: int


class Report(msgspec.Struct, frozen=True):
    """All of it."""

    setting: Setting
    games: int
    different: int
    """Games that went another way than all others."""
    bots: list[BotReport]
    cells: list[CellReport]
    sprt: Sprt | None
    tests: list[Tested]


def report(tour: Tour) -> Report:
    """What is known of a tour at this moment."""
    seats = tour.setting.seats
    counted, cells = tour.counted(), tour.results()
    drawn: dict[tuple[str, str], int] = defaultdict(int)
    for played in counted:
        drawn[played.task.guest, played.task.host] += played.drawn
    return Report(
        tour.setting,
        len(counted),
        len({played.course or played.task for played in counted}),
        _bots(tour, counted, cells),
        [_cell(cell, seats, drawn[cell.guest, cell.host]) for cell in cells],
        tour.sprt,
        _tests(tour),
    )


def _bots(tour: Tour, counted: list[Played], cells: list[Cell]) -> list[BotReport]:
    seats = tour.setting.seats
    elo = ratings.elo(tour.names, cells, seats)
    games = [(played.task.guest, played.task.host, played.share) for played in counted]
    skill = ratings.openskill(tour.names, games, seats)
    return [
        _bot(tour, name, counted, elo[name], skill[name] if skill else None) for name in tour.names
    ]


def _bot(
    tour: Tour, name: str, counted: list[Played], elo: Rated, skill: Rated | None
) -> BotReport:
    thought = [p.thinking[name] for p in counted if name in p.thinking]
    faults = [p.fault for p in counted if p.fault and p.fault.name == name]
    moves = sum(each.moves for each in thought)
    return BotReport(
        name,
        tour.codes[name],
        elo,
        skill,
        moves,
        sum(each.seconds for each in thought) / max(1, moves),
        max((each.longest for each in thought), default=0.0),
        sum(each.late for each in thought),
        len(faults),
        faults[0].what if faults else None,
    )


def _cell(cell: Cell, seats: int, drawn: int) -> CellReport:
    games = len(cell.blocks) * seats
    share = sum(cell.blocks) / max(1, len(cell.blocks))
    return CellReport(cell.guest, cell.host, games, drawn, share, ratings.interval(share, games))


def _tests(tour: Tour) -> list[Tested]:
    if not tour.sprt:
        return []
    return [
        Tested(*pair, found.evidence, found.settled, found.blocks * tour.each)
        for pair in tour.pairs
        for found in [tour.verdict(pair)]
    ]
