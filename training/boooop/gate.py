"""Is the network worth its time? A match at equal time, by the arena's own code."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from time import monotonic

from training.boooop.entrants import Before, Now
from training.boooop.play import progress

from lapki.bots.arena import crews
from lapki.bots.arena.report import CellReport, report
from lapki.bots.arena.table import Setting
from lapki.bots.arena.tour import Tour
from lapki.bots.contract import Budget

HERE = Path(__file__).parent / "entrants.py"
OPENING = 4
"""Decisions at random, the same for both colours."""


def gate(
    eye: Path,
    before: Path | None,
    ghosts: str,
    games: int,
    think: float,
    processes: int,
    minutes: float,
    folder: Path,
) -> CellReport:
    """How often the best level wins with the network against itself with the one of before."""
    os.environ[Now.eye] = str(eye.resolve())
    os.environ[Before.eye] = str(before.resolve()) if before else ""
    setting = Setting(
        "boooop", 2, {"ghosts": ghosts}, Budget(seconds=think), opening=OPENING, turns=300
    )
    tour = Tour(setting, [f"{HERE}:{Now.__name__}", f"{HERE}:{Before.__name__}"], games, folder)
    running = tour.run(partial(crews.processes, processes))
    until = monotonic() + 60 * minutes
    for _ in progress(running, tour.left(), "games of the gate"):
        if monotonic() > until:
            break
    running.close()
    return report(tour).cells[0]
