"""Moments of a game as the house would send them, for pictures and tests of the pages.

Each file web/tests/moments/GAME.toml holds [[moment]]s: a `name`, the `seat` that looks (0: a
spectator), a `record` as `lapki replay` takes it (a position and a few lines reach anything),
how many of its last lines still `play` before the eyes, the moves that are `tried` before one is
chosen, the `advice` that bots give, how many seconds a `race` still lasts, and what to `click` on
(selectors) before a picture is taken.
Prints, or writes to the file named first, a JSON object of moments by game and name.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from lapki.games.contract import Chance, Eye, Over, Refusal, seen
from lapki.house.wire import (
    ChairInfo,
    Hello,
    Now,
    PersonInfo,
    Play,
    Step,
    TableInfo,
)
from lapki.match import record
from lapki.match.clock import Control
from lapki.match.match import Match
from lapki.match.questions import asked

MOMENTS = Path(__file__).resolve().parent.parent / "web" / "tests" / "moments"
PEOPLE = [
    ("Соломія", "fox"),
    ("Марко", "raccoon"),
    ("Орися", "frog"),
    ("Ян", "owl"),
    ("Дзвінка", "hedgehog"),
    ("Ola", "panda"),
    ("Тарас", "bear"),
    ("Nina", "otter"),
]


def main(out: str | None = None) -> None:
    told = {
        file.stem: {
            moment["name"]: frames(moment) for moment in tomllib.loads(file.read_text())["moment"]
        }
        for file in sorted(MOMENTS.glob("*.toml"))
    }
    text = msgspec.json.encode(told)
    if out:
        Path(out).write_bytes(text)
    else:
        sys.stdout.buffer.write(text)


def frames(moment: dict[str, Any]) -> dict[str, Any]:
    """What the socket says first, what it says then, and what it answers to previews."""
    match = record.read(moment["record"])
    eye: Eye = moment["seat"] or None
    shown = match.plies - moment.get("play", 0)
    hello = Hello(
        seat=eye,
        table=table(match),
        since=0,
        steps=[step(match, ply, eye) for ply in range(shown)],
        now=now(first(match, shown), eye, moment),
        chat=[],
    )
    plays = [
        Play([step(match, n, eye) for n in range(shown, match.plies)], now(match, eye, moment))
    ]
    return {
        "hello": hello,
        "plays": plays if shown < match.plies else [],
        "previews": {text: preview(match, eye, text) for text in moment.get("tried", [])},
        "advice": moment.get("advice"),
        "click": moment.get("click", []),
    }


def first(match: Match, plies: int) -> Match:
    """The same match up to there."""
    lines = record.write(match).split("\n")
    return record.read("\n".join(lines[: lines.index("--") + 1 + plies]))


def step(match: Match, ply: int, eye: Eye) -> Step:
    actor = match.lines[ply].actor
    return Step(ply + 1, str(actor), 0.0, list(seen(match.told[ply], eye)))


def now(match: Match, eye: Eye, moment: dict[str, Any]) -> Now:
    due = match.due
    mine = eye is not None and eye in asked(due)
    return Now(
        ply=match.plies,
        plies=match.plies,
        view=(view := match.game.view(match.state, eye)),
        glance=match.game.glance(view),
        asked=asked(due),
        question=match.plies if mine else None,
        offer=match.game.offer(match.state, eye) if mine and eye is not None else None,
        chance=due.notice if isinstance(due, Chance) else None,
        result=due if isinstance(due, Over) else None,
        ending=match.ending,
        race=moment.get("race"),
    )


def preview(match: Match, eye: Eye, text: str) -> Any:
    assert eye is not None
    game, move = match.game, match.game.read(text)
    try:
        return game.preview(match.state, eye, move)
    except Refusal as no:
        raise SystemExit(f"moments: {text!r}: {no!r}") from None


def table(match: Match) -> TableInfo:
    chairs = tuple(
        ChairInfo(seat, PersonInfo(f"p{seat}", *PEOPLE[seat - 1]), present=True)
        for seat in range(1, match.seats + 1)
    )
    return TableInfo(
        id="moment", game=match.game.key, seats=match.seats, options=record.options(match),
        phase="finished" if match.over else "playing", owner=chairs[0].person, listed=False,
        locked=False, spectators=True, spectators_chat=True, seating="chosen", clock=Control(),
        language="uk",
        chairs=chairs, commitment="0" * 64, created=0.0, started=0.0, ended=None, ended_why=None,
        rematch=None, undo=None, vote=None, stopped=None, watching=1,
    )  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:])
