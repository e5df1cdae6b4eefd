"""A match as the house would tell it, where there is no table: for lessons, pictures and tests."""

from __future__ import annotations

from lapki.games.contract import Chance, Eye, Over, seen
from lapki.house.drawings import drawings
from lapki.house.wire import ChairInfo, Hello, Now, Play, Step, TableInfo
from lapki.match import record
from lapki.match.clock import Control
from lapki.match.match import Match
from lapki.match.questions import asked


def hello(match: Match, eye: Eye, chairs: tuple[ChairInfo, ...], shown: int | None = None) -> Hello:
    """The first frame at such a table, with the first so many lines, or all."""
    lines = match.plies if shown is None else shown
    steps = [step(match, ply, eye) for ply in range(lines)]
    return Hello(eye, table(match, chairs), 0, steps, now(match, eye, chairs), [])


def play(match: Match, eye: Eye, chairs: tuple[ChairInfo, ...], since: int) -> Play:
    """What was played after so many lines."""
    steps = [step(match, ply, eye) for ply in range(since, match.plies)]
    return Play(steps, now(match, eye, chairs))


def step(match: Match, ply: int, eye: Eye) -> Step:
    """One line, as this eye may know it."""
    actor = match.lines[ply].actor
    return Step(ply + 1, str(actor), 0.0, list(seen(match.told[ply], eye)))


def now(match: Match, eye: Eye, chairs: tuple[ChairInfo, ...], race: float | None = None) -> Now:
    """How it stands for this eye."""
    due, game = match.due, match.game
    mine = eye is not None and eye in asked(due)
    view = game.view(match.state, eye)
    return Now(
        ply=match.plies,
        plies=match.plies,
        view=view,
        glance=game.glance(view),
        rules=game.governed(view),
        asked=asked(due),
        question=match.plies if mine else None,
        offer=game.offer(match.state, eye) if mine and eye is not None else None,
        chance=due.notice if isinstance(due, Chance) else None,
        result=due if isinstance(due, Over) else None,
        ending=match.ending,
        race=race,
        bots={chair.seat: chair.bot for chair in chairs if chair.bot is not None},
        drawn=drawings(match, view, eye, lambda: chairs),
    )


def table(match: Match, chairs: tuple[ChairInfo, ...]) -> TableInfo:
    """A table at which it could be played; nobody owns it, and nothing is kept of it."""
    return TableInfo(
        id="scene", game=match.game.key, seats=match.seats, options=record.options(match),
        phase="finished" if match.over else "playing", owner=chairs[0].person, listed=False,
        locked=False, spectators=True, spectators_chat=True, seating="chosen", begins=None,
        aloud={}, hints=False, clock=Control(),
        language="uk", chairs=chairs, commitment="0" * 64, created=0.0, started=0.0, ended=None,
        ended_why=None, rematch=None, undo=None, vote=None, stopped=None, watching=1,
        screens=0,
    )  # fmt: skip
