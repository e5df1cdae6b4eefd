"""Golden playthroughs: games as they were played once, told so that a change shows in a diff.

    python tools/golden.py              writes NAME.txt beside every tests/golden/GAME/NAME.lapki
    python tools/golden.py --check      says which of them would change, and fails if any would
    python tools/golden.py --new boooop 2 7 ghosts=off > tests/golden/boooop/mine.lapki
                                        a record of random play: game, seats, seed, options

After every line stand its events, who acts next and in how many ways, and every ten lines the whole
state; and whatever of that looks otherwise to some eye.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lapki import games
from lapki.games.contract import Chance, Decide, Eye
from lapki.match import record
from lapki.match.match import Match
from lapki.match.report import report

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
EVERY = 10
"""The state is shown whenever so many lines have been played, and at the end."""
MANY = 2_000
"""Legal moves are counted up to here."""


def main() -> int:
    asked = argparse.ArgumentParser(description="Golden playthroughs.")
    asked.add_argument("--check", action="store_true", help="change nothing; fail if one changed")
    asked.add_argument("--new", nargs="+", metavar="WORD", help="GAME SEATS SEED [NAME=VALUE …]")
    args = asked.parse_args()
    if args.new:
        print(random_record(*args.new), end="")
        return 0
    changed = [file for file in sorted(GOLDEN.glob("*/*.lapki")) if stale(file)]
    for file in changed:
        print(("changed: " if args.check else "written: ") + str(told(file).relative_to(GOLDEN)))
        if not args.check:
            told(file).write_text(playthrough(file), encoding="utf-8")
    return 1 if args.check and changed else 0


def told(file: Path) -> Path:
    return file.with_suffix(".txt")


def stale(file: Path) -> bool:
    there = told(file)
    return not there.exists() or there.read_text(encoding="utf-8") != playthrough(file)


def playthrough(file: Path) -> str:
    """The whole game as a text."""
    story: list[str] = ["# made by tools/golden.py; not to be edited"]
    played: list[tuple[str, int]] = []  # each line, and how many plies stood before it

    def watch(match: Match, line: str) -> None:
        story.extend(_after(match, *played[-1]) if played else _header(match))
        if len(played) % EVERY == 0:
            story.extend(_state(match))
        played.append((line, match.plies))

    match = record.read(file.read_text(encoding="utf-8"), watch=watch)
    watch(match, "the end")
    if len(played) % EVERY != 1:
        story.extend(_state(match))
    return "\n".join(story) + "\n"


def _header(match: Match) -> Iterator[str]:
    yield f"game {match.game.key}, version {match.game.version}, {match.seats} seats"
    yield from (f"option {name} {value}" for name, value in record.options(match).items())
    yield _due(match)


def _after(match: Match, line: str, plies: int) -> Iterator[str]:
    """What a line brought about."""
    yield ""
    yield f"{match.plies}. {line}"
    events = match.told[-1] if match.plies > plies else ()  # the house's own lines have none
    for event in events:
        yield f"  {_json(event)}"
        yield from _otherwise(match, event, event.seen)
    yield _due(match)


def _due(match: Match) -> str:
    """Who acts next, and in how many ways; or the chance that is due; or how the game ended."""
    due = match.due
    if isinstance(due, Chance):
        return f"  → * {_json(due.notice | due.inside)}"
    if isinstance(due, Decide):
        counts = (f"{seat} ({_count(match, seat)})" for seat in due.seats)
        return f"  → {due.kind}: {', '.join(counts)}"
    return f"  → over: {_json(report(match)['result'])}"


def _count(match: Match, seat: int) -> str:
    many = sum(1 for _ in islice(match.game.legal(match.state, seat), MANY))
    return f"{many}+" if many == MANY else str(many)


def _state(match: Match) -> Iterator[str]:
    """The state a key a line."""
    whole = msgspec.to_builtins(match.game.printed(match.state))
    views = {eye: msgspec.to_builtins(match.game.view(match.state, eye)) for eye in _eyes(match)}
    for key, value in whole.items():
        yield f"  = {key}: {_json(value)}"
        shown = {eye: view[key] for eye, view in views.items()}
        yield from _otherwise(match, value, shown.__getitem__)


def _otherwise(match: Match, whole: Any, seen: Callable[[Eye], Any]) -> Iterator[str]:
    """What those see who don't see the whole, all who see the same together."""
    groups: dict[str, list[str]] = {}
    for eye in _eyes(match):
        groups.setdefault(_json(seen(eye)), []).append(str(eye or 0))
    for shown, eyes in groups.items():
        if shown != _json(whole):
            yield f"    to {', '.join(eyes)}: {shown}"


def _eyes(match: Match) -> tuple[Eye, ...]:
    return (None, *range(1, match.seats + 1))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def random_record(key: str, seats: str, seed: str, *chosen: str) -> str:
    """A game of random play, as a record."""
    game = games.find(key)
    options = record.convert_options(game, dict(word.split("=", 1) for word in chosen))
    match = Match(game, int(seats), options)
    rng = Random(int(seed))
    while not match.over:
        due = match.due
        if isinstance(due, Decide):
            seat = rng.choice(due.seats)
            match.play(seat, rng.choice(list(islice(game.legal(match.state, seat), MANY))))
        else:
            match.chance(rng.randrange)
    return f"# Random play, seed {seed}.\n{record.write(match)}"


if __name__ == "__main__":
    sys.exit(main())
