"""What the documents tell programmers to do works."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

from lapki import games
from lapki.bots.contract import Budget, sight
from lapki.games.contract import Decide
from lapki.match import record
from lapki.match.match import Match

DOCS = Path(__file__).resolve().parents[2] / "docs"


def fenced(name: str, language: str) -> list[str]:
    text = (DOCS / name).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.M | re.S)


def test_the_bot_of_the_tutorial_plays() -> None:
    (code,) = fenced("bots.md", "python")
    known: dict[str, Any] = {}
    exec(code, known)  # noqa: S102 - it is ours
    bot, boooop = known["Edgy"](), games.find("boooop")
    match = Match(boooop, 2, boooop.Options())
    for _ in range(20):
        due = match.due
        assert isinstance(due, Decide)
        (seat,) = due.seats
        match.play(seat, bot.choose(sight(match, seat), 1, Budget(), Random(1)))
    first = boooop.write(match.lines[0].move)
    assert re.fullmatch(r"k ([af]\d|\w[16])", first)


def test_the_record_of_the_notation_can_be_played() -> None:
    text = fenced("records.md", "")[0]
    assert len(record.read(text).lines) == 3


def test_every_move_that_the_notation_shows_can_be_read() -> None:
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    for key, title in (
        ("boooop", "Boooop"),
        ("spots", "Spots"),
        ("dixit", "Dixit"),
        ("barking", "Barking"),
    ):
        chapter = text.split(f"\n## {title}", 1)[1].split("\n## ")[0]
        cells = [line.split("|")[1] for line in chapter.splitlines() if line.startswith("| `")]
        moves = [move for cell in cells for move in re.findall(r"`([^`]+)`", cell)]
        assert len(moves) >= 6
        for move in moves:
            if "…" not in move:
                assert games.find(key).read(move.removeprefix("* "))
