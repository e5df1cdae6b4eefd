"""Moments of a game as the house would send them, for pictures and tests of the pages.

Each file web/tests/moments/GAME.toml holds [[moment]]s: a `name`, the `seat` that looks (0: a
spectator), a `record` as `lapki replay` takes it (a position and a few lines reach anything),
how many of its last lines still `play` before the eyes (a list: so many in each frame), which seats
`bots` have and how good they are, the moves that are `tried` before one is chosen, whether a whole
`room` looks at it, the `advice` that bots give, how many seconds a `race` still lasts, and what to
`click` on (selectors) before a picture is taken.
Prints, or writes to the file named first, a JSON object of moments by game and name.

`--films` tells whole games instead: for each game the shortest golden record of several people,
frame by frame, as the page of seat 1 would hear it.
"""

import itertools
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from lapki.games.contract import Chance, Eye, Refusal
from lapki.house import scene
from lapki.house.wire import ChairInfo, Now, PersonInfo, Play
from lapki.match import record
from lapki.match.match import Match

ROOT = Path(__file__).resolve().parent.parent
MOMENTS = ROOT / "web" / "tests" / "moments"
GOLDEN = ROOT / "tests" / "golden"
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
    told = films() if out == "--films" else moments()
    text = msgspec.json.encode(told)
    if out and out != "--films":
        Path(out).write_bytes(text)
    else:
        sys.stdout.buffer.write(text)


def moments() -> dict[str, Any]:
    return {
        file.stem: {
            moment["name"]: frames(moment) for moment in tomllib.loads(file.read_text())["moment"]
        }
        for file in sorted(MOMENTS.glob("*.toml"))
    }


def films() -> dict[str, Any]:
    told = {}
    for game in sorted(GOLDEN.iterdir()):
        records = [record.read(file.read_text()) for file in sorted(game.glob("*.lapki"))]
        shared = [match for match in records if match.seats > 1]
        told[game.name] = film(min(shared, key=lambda match: match.plies))
    return told


def film(match: Match) -> dict[str, Any]:
    """A whole game for seat 1. A frame ends where somebody has to decide, as in the house."""
    people, shown = chairs(match, {}), 0
    start = first(match, 0)
    plays = []
    for plies in range(1, match.plies + 1):
        stands = first(match, plies)
        if isinstance(stands.due, Chance):
            continue
        plays.append(scene.play(stands, 1, people, shown))
        shown = plies
    return {
        "hello": scene.hello(start, 1, people, 0),
        "plays": plays,
        "previews": {},
        "advice": None,
        "click": [],
    }


def frames(moment: dict[str, Any]) -> dict[str, Any]:
    """What the socket says first, what it says then, and what it answers to previews."""
    match = record.read(moment["record"])
    eye: Eye = moment["seat"] or None
    return {
        **told(moment, match, eye),
        "room": told(moment, match, None) if moment.get("room") else None,
        "previews": {text: preview(match, eye, text) for text in moment.get("tried", [])},
        "advice": moment.get("advice"),
        "click": moment.get("click", []),
    }


def told(moment: dict[str, Any], match: Match, eye: Eye) -> dict[str, Any]:
    """The frames for one eye."""
    playing = moment.get("play", [])
    counts = [playing] if isinstance(playing, int) else playing
    cuts = [match.plies - sum(counts[at:]) for at in range(len(counts) + 1)]
    people, race = chairs(match, moment.get("bots", {})), moment.get("race")

    def now(plies: int) -> Now:
        return scene.now(first(match, plies), eye, people, race)

    hello = scene.hello(match, eye, people, cuts[0])
    return {
        "hello": msgspec.structs.replace(hello, now=now(cuts[0])),
        "plays": [
            Play(scene.play(first(match, end), eye, people, begin).steps, now(end))
            for begin, end in itertools.pairwise(cuts)
        ],
    }


def first(match: Match, plies: int) -> Match:
    """The same match up to there."""
    lines = record.write(match).split("\n")
    return record.read("\n".join(lines[: lines.index("--") + 1 + plies]))


def preview(match: Match, eye: Eye, text: str) -> Any:
    assert eye is not None
    game, move = match.game, match.game.read(text)
    try:
        return game.preview(match.state, eye, move)
    except Refusal as no:
        raise SystemExit(f"moments: {text!r}: {no!r}") from None


def chairs(match: Match, bots: dict[str, int]) -> tuple[ChairInfo, ...]:
    return tuple(
        ChairInfo(seat, bot=bots[str(seat)])
        if str(seat) in bots
        else ChairInfo(seat, PersonInfo(f"p{seat}", *PEOPLE[seat - 1]), present=True)
        for seat in range(1, match.seats + 1)
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
