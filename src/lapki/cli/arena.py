"""`lapki arena`: bots against each other. Here it is set up, shown and told."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import msgspec

from lapki import games
from lapki.bots import Budget, bot_for
from lapki.bots.arena import crews
from lapki.bots.arena.entrants import Unknown
from lapki.bots.arena.report import CellReport, Report, Tested, report
from lapki.bots.arena.table import Setting
from lapki.bots.arena.tour import Crew, Sprt, Tour
from lapki.games.contract import Refusal
from lapki.match import record
from lapki.words import Words

SAME = 0.9
"""If no larger a share of the games is different, that is said."""


class Wish(NamedTuple):
    """What was asked for on the command line."""

    game: str
    bots: list[str]
    games: int = 200
    seats: int | None = None
    options: Mapping[str, str] = {}
    nodes: int | None = None
    seconds: float | None = None
    seed: int = 1
    opening: int = 0
    turns: int | None = None
    patience: float = 60.0
    sprt: tuple[float, float] | None = None
    ladder: bool = False
    processes: int | None = None
    folder: Path | None = None
    json: Path | None = None
    ray: str | None = None


def arena(wish: Wish) -> int:
    """Play and tell; answers the exit status."""
    if wish.json and not wish.json.parent.is_dir():
        print(f"There is no folder {wish.json.parent} for {wish.json.name}.", file=sys.stderr)
        return 2
    try:
        tour = _tour(wish)
    except Refusal as refusal:
        print(Words("en").refusal(refusal, games.find(wish.game)), file=sys.stderr)
        return 2
    except (Unknown, OSError) as why:
        print(why, file=sys.stderr)
        return 2
    crew = partial(crews.processes, wish.processes or os.cpu_count() or 1)
    status = _play(tour, partial(crews.cluster, wish.ray) if wish.ray else crew)
    told = report(tour)
    if told.games:
        print("\n".join(_told(told)))
    print(f"Games are kept in {tour.folder.path}.")
    if wish.json:
        wish.json.write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    return status or (1 if any(bot.faults for bot in told.bots) else 0)


def _tour(wish: Wish) -> Tour:
    seats = max(2, games.find(wish.game).seats[0]) if wish.seats is None else wish.seats
    if seats < 2:
        raise Unknown("An arena needs two seats: whoever plays alone meets nobody.")
    if wish.sprt and wish.sprt[0] >= wish.sprt[1]:
        raise Unknown("--sprt takes the lower difference first: --sprt 0 50.")
    match = record.begin(wish.game, seats, wish.options)
    setting = Setting(
        wish.game,
        seats,
        record.options(match),
        Budget(wish.seconds, wish.nodes),
        wish.seed,
        wish.opening,
        wish.turns or bot_for(wish.game).draw_after,
        wish.patience,
    )
    digest = sha256(msgspec.json.encode(setting)).hexdigest()[:8]
    folder = wish.folder or Path("arena") / f"{wish.game}-{digest}"
    sprt = Sprt(*wish.sprt) if wish.sprt else None
    return Tour(setting, wish.bots, wish.games, folder, sprt, ladder=wish.ladder)


# --- while it is played -------------------------------------------------------------------------


def _play(tour: Tour, crew: Crew) -> int:
    """Play all that is left, or until somebody has enough."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    running = tour.run(crew)
    try:
        with _progress(tour) as tell:
            for _ in running:
                tell()
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from here.", file=sys.stderr)
        return 130
    except (crews.Lost, Unknown, OSError) as why:
        print(f"{why} The same command goes on from here.", file=sys.stderr)
        return 1
    finally:
        running.close()
        signal.signal(signal.SIGTERM, before)
    return 0


@contextmanager
def _progress(tour: Tour) -> Iterator[Callable[[], None]]:
    """A bar with the time left; in a pipe, a line every now and then. To be told of each game."""
    # Rich is worth a fifth of a second.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    console = Console(stderr=True)
    left, begin = tour.left(), monotonic()
    first, last = left, begin
    every = 0.5 if console.is_terminal else 20.0
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[time]}"),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        done = tour.done()
        bar = progress.add_task("games", total=done + left, completed=done, time="")

        def tell() -> None:
            nonlocal last
            now = monotonic()
            if now - last < every:
                return
            last, left, done = now, tour.left(), tour.done()
            time = f"about {_duration((now - begin) / max(1, first - left) * left)} left"
            progress.update(bar, completed=done, total=done + left, time=time)
            if not console.is_terminal:
                print(f"{done} of {done + left} games, {time}", file=sys.stderr, flush=True)

        yield tell


def _duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


# --- afterwards ---------------------------------------------------------------------------------


def _told(told: Report) -> Iterator[str]:
    yield from _ratings(told)
    yield ""
    yield from _crosses(told)
    for test in told.tests:
        yield _test(told, test)
    if told.different < SAME * told.games:
        yield (
            f"Only {told.different} of {told.games} games were different: the margins promise too "
            "much. --opening 4 begins each pair of games in its own way."
        )
    for bot in told.bots:
        if bot.faults:
            yield f"{bot.name} is at fault in {bot.faults} games, which it lost: it {bot.fault}."
        if bot.late:
            yield (
                f"{bot.name} exceeded its time by more than a tenth in {bot.late} of {bot.moves} "
                f"moves, once it took {bot.longest:.2f} s."
            )


def _ratings(told: Report) -> Iterator[str]:
    options = " ".join(f"{name}={value}" for name, value in told.setting.options.items())
    yield f"{told.setting.game}, {told.setting.seats} seats, {options}: {told.games} games"
    wide = max(len(bot.name) for bot in told.bots)
    skilled = any(bot.openskill for bot in told.bots)
    heading = f"    {'':<{wide}} {'Elo':>6} ±95 %"
    yield f"{heading}{'  OpenSkill ±95 %' if skilled else ''}  ms a move"
    for number, bot in enumerate(told.bots, 1):
        skill = (
            f"  {bot.openskill.rating:9.1f} ±{bot.openskill.margin:<4.1f}" if bot.openskill else ""
        )
        yield (
            f"{number:>3} {bot.name:<{wide}} {bot.elo.rating:+6.0f} ±{bot.elo.margin:<5.0f}"
            f"{skill}  {bot.seconds_a_move * 1000:9.1f}"
        )
    if not skilled:
        yield "(Ratings by OpenSkill come with the extra lapki[arena].)"


def _crosses(told: Report) -> Iterator[str]:
    """Who got how much of the wins, in per cent, and where that lies with 95 %."""
    fair = 100 / told.setting.seats
    yield (
        "Wins of the row against the column in %, a draw is half of one (95 %):"
        if told.setting.seats == 2
        else f"Wins of the row, alone among the column, in %; equals have {fair:.0f} (95 %):"
    )
    shown = {(cell.guest, cell.host): cell for cell in told.cells}
    if told.setting.seats == 2:
        shown |= {(cell.host, cell.guest): cell.turned() for cell in told.cells}
    yield "    " + "".join(f"{number:>15}" for number in range(1, len(told.bots) + 1))
    for number, bot in enumerate(told.bots, 1):
        row = (shown.get((bot.name, other.name)) for other in told.bots)
        yield f"{number:>3} " + "".join(f"{_percent(cell):>15}" for cell in row)


def _percent(cell: CellReport | None) -> str:
    if cell is None or not cell.games:
        return "·"
    low, high = cell.interval
    return f"{100 * cell.share:.1f} ({100 * low:.0f}–{100 * high:.0f})"


def _test(told: Report, test: Tested) -> str:
    """What a sequential test has found."""
    assert told.sprt
    low, high = told.sprt
    answer = {
        True: f"{high:g} Elo rather than by {low:g}: decided after",
        False: f"{low:g} Elo rather than by {high:g}: decided after",
        None: f"{low:g} or by {high:g} Elo: not decided after",
    }[test.settled]
    return f"{test.first} is stronger than {test.second} by {answer} {test.games} games."
