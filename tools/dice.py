"""Write dice of records and what `lapki verify` says of them: the browser's own check has to agree.

.venv/bin/python tools/dice.py [--check]

`web/src/replay/dice.json` has games of each kind that were played by their fate, the same with each
lie that somebody might tell, and golden records with a fate that isn't theirs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lapki import games
from lapki.games.contract import Chance, Decide
from lapki.house.replay import sheet
from lapki.match import fate, record
from lapki.match.fate import Fate
from lapki.match.match import Match
from lapki.match.verify import verify

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "replay"
GOLDEN = ROOT / "tests" / "golden"
SEED = "0123456789abcdef" * 4
LINES = 24
"""Enough for every kind of chance that a game has at its beginning."""

SAID = {
    "fate-commitment": "commitment",
    "fate-missing": "no-fate",
    "fate-shares": "shares",
    "fate-seating": "seating",
    "fate-line": "line",
}
"""How the browser calls what `verify` objects to."""


def main(*words: str) -> int:
    text = msgspec.json.format(msgspec.json.encode(list(cases())), indent=0).decode() + "\n"
    file = FOLDER / "dice.json"
    current = file.exists() and file.read_text(encoding="utf-8") == text
    if "--check" in words:
        if not current:
            print(f"{file} isn't current: run .venv/bin/python tools/dice.py")
        return 0 if current else 1
    file.write_text(text, encoding="utf-8")
    return 0


def cases() -> Iterator[dict[str, Any]]:
    """Each record's sheet, and the verdict of the terminal."""
    for name, text in records():
        yield {"name": name, "sheet": msgspec.to_builtins(sheet(text, games.find))} | judged(text)


def judged(text: str) -> dict[str, Any]:
    """What the terminal finds, in the browser's words."""
    try:
        return {"is": "true", "draws": verify(text).draws}
    except record.Fault as fault:
        lines = [line.strip() for line in text.split("\n")[: fault.line]]
        line = fault.line - lines.index("--") - 1 if "--" in lines else None
        wrong = SAID[fault.refusal.key]
        return {"is": wrong} | ({"line": line} if wrong == "line" else {})


def records() -> Iterator[tuple[str, str]]:
    """True ones, and all the lies."""
    for key in games.names():
        text = played(key, games.find(key).seats[-1])
        yield key, text
        yield f"{key}, another seed", text.replace("fate seed 01", "fate seed 02")
        if "\n* " in text:
            yield f"{key}, another roll", forged(text)
            yield f"{key}, another share", text.replace("fate share 1 s0", "fate share 1 s9")
        golden = sorted((GOLDEN / key).glob("*.lapki"))[0].read_text(encoding="utf-8")
        head, body = record.halves(golden)
        told = "\n".join(fate.write(a_fate(record.read(head).seats)))
        lines = "\n".join([line for line in body if line.split()[0] != "!"][:LINES])
        yield (
            f"{key}, a golden record with a strange fate",
            head.replace("--\n", f"{told}\n--\n{lines}\n"),
        )
    text = played("spots", 2)
    yield "no seed", text.replace("fate seed", "# fate seed")
    yield "no share", text.replace("fate share 2 s1\n", "")
    yield "a commitment to something else", text.replace("fate commitment ", "fate commitment 0")
    drawn = a_fate(3).seating()
    text = played("dixit", 3)
    yield "seats by chance", text.replace("--\n", f"fate seating {_words(drawn)}\n--\n", 1)
    other = _words((drawn[1], drawn[0], drawn[2]))
    yield "seats not by chance", text.replace("--\n", f"fate seating {other}\n--\n", 1)


def forged(text: str) -> str:
    """The last line of chance fell otherwise, as the rules allow; there it breaks off."""
    lines = text.split("\n")
    place = max(number for number, line in enumerate(lines) if line.startswith("* "))
    match, rng = record.read("\n".join(lines[:place])), Random(1)
    due, written = match.due, match.game.read(lines[place].removeprefix("* "))
    assert isinstance(due, Chance)
    while (other := match.game.fall(match.state, due.shape.draw(rng.randrange))) == written:
        pass
    return "\n".join([*lines[:place], f"* {match.game.write(other)}", ""])


def _words(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def a_fate(seats: int) -> Fate:
    return Fate(SEED, tuple(f"s{place}" for place in range(seats)))


def played(key: str, seats: int) -> str:
    """The beginning of a game by its fate, with random moves."""
    game, told, rng, draws = games.find(key), a_fate(seats), Random(5), 0
    match = Match(game, seats, game.Options())
    while not match.over and match.plies < LINES:
        due = match.due
        if isinstance(due, Chance):
            match.chance(told.pick(f"draw {draws}"))
            draws += 1
        elif isinstance(due, Decide):
            seat = rng.choice(due.seats)
            text = game.write(rng.choice(list(game.legal(match.state, seat))))
            match.play(seat, game.read(text.replace("<clue>", "a tail")))
    return record.write(match, fate.write(told))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
