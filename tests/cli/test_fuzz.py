"""Whatever comes in, `lapki replay --batch` answers every request, well-formed, and goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from lapki import games
from lapki.checking.suite import random_match
from lapki.match import record
from lapki.match.match import Match

ERROR = {"id", "error", "line", "move", "rule", "message"}
ANSWER = {"id", "game", "seats", "options", "plies", "state", "to_act", "legal", "chance", "result"}
SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz>-+*!#. \t\r\n\"'{}[]:,\\é\u200f\u2028\ud800😀\x00"


def test_a_few_thousand_broken_lines() -> None:
    check_answers(lines=4_000, seed=1)


@pytest.mark.slow(seconds=40)
def test_a_million_broken_lines(share: Callable[[int], int]) -> None:
    check_answers(lines=share(1_000_000), seed=2)


def check_answers(lines: int, seed: int) -> None:
    rng = Random(seed)
    code = "from lapki.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", code, "replay", "--batch"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as batch:
        assert batch.stdin
        assert batch.stdout
        sent = 0
        for number, text in enumerate(broken_records(rng)):
            request = {"id": number, "record": text, "events": rng.random() < 0.5}
            if rng.random() < 0.3:
                request["view"] = rng.randint(0, 3)
            batch.stdin.write(json.dumps(request) + "\n")
            batch.stdin.flush()
            check_answer(json.loads(batch.stdout.readline()), number, text)
            sent += text.count("\n") + 1
            if sent >= lines:
                break
        batch.stdin.close()
        assert batch.wait(timeout=30) == 0


def check_answer(answer: dict[str, Any], number: int, text: str) -> None:
    assert answer["id"] == number
    if "error" in answer:
        assert answer.keys() == ERROR
        assert answer["error"] in ("illegal", "syntax", "header")
        assert 1 <= answer["line"] <= text.count("\n") + 1
        assert answer["rule"] is None or answer["error"] == "illegal"
        assert answer["message"]
    else:
        assert answer.keys() - {"events"} == ANSWER


def broken_records(rng: Random) -> Iterator[str]:
    """Records of random games, whole, cut short, and with a few signs or lines changed."""
    whole = [_random_record(key, rng) for key in games.names() for _ in range(3)]
    while True:
        if rng.random() < 0.01:  # a fresh game now and then
            whole[rng.randrange(len(whole))] = _random_record(rng.choice(games.names()), rng)
        lines = rng.choice(whole).split("\n")
        lines = lines[: rng.randint(1, len(lines))]
        for _ in range(rng.choice((0, 1, 1, 2))):
            _break(lines, rng)
        yield "\n".join(lines)


def _random_record(key: str, rng: Random) -> str:
    game = games.find(key)
    match: Match = random_match(game, rng.choice(game.seats), game.Options(), rng)
    return record.write(match)


def _break(lines: list[str], rng: Random) -> None:
    place = rng.randrange(len(lines))
    line = lines[place]
    match rng.randrange(6):
        case 0:
            lines[place] = line + rng.choice(SIGNS)
        case 1 if line:
            cut = rng.randrange(len(line))
            lines[place] = line[:cut] + rng.choice(SIGNS) + line[cut + 1 :]
        case 2:
            lines.insert(place, rng.choice(lines))
        case 3:
            lines[place] = "".join(rng.choices(SIGNS, k=rng.randint(0, 30)))
        case 4:
            lines[place] = " ".join(rng.sample(line.split(" "), line.count(" ") + 1))
        case _:
            lines.append(
                rng.choice(("! undo 1", "! resign 1", "! flag 2", "! bot 1 3", "! hint x"))
            )
