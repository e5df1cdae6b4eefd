"""`lapki replay` as other programs meet it: over its standard streams."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

LAPKI = [sys.executable, "-c", "from lapki.cli import main; main()"]
HEADER = "game boooop\nseats 2\n--\n"


def lapki(*words: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*LAPKI, *words], input=given, capture_output=True, timeout=60)


def replay(record: str, *words: str) -> dict[str, Any]:
    done = lapki("replay", "-", *words, given=record.encode())
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def fault(given: str | bytes, *words: str) -> dict[str, Any]:
    record = given.encode() if isinstance(given, str) else given
    done = lapki("replay", "-", *words, given=record)
    assert done.returncode == 2
    assert not done.stdout
    assert done.stderr.count(b"\n") == 1
    answer: dict[str, Any] = json.loads(done.stderr)
    assert answer.keys() == {"error", "line", "move", "rule", "message"}
    assert answer["message"]
    return answer


def test_a_record_is_answered_with_where_it_leads() -> None:
    answer = replay(HEADER + "1 k c3\n1 hold\n2 k d4\n")
    assert answer["state"]["board"] == ["......"] * 2 + ["...o.."] + ["......", ".v....", "......"]
    assert {key: answer[key] for key in ("game", "seats", "options", "plies", "to_act")} == {
        "game": "boooop",
        "seats": 2,
        "options": {"ghosts": "on"},
        "plies": 3,
        "to_act": [2],
    }
    assert answer["legal"]["2"] == sorted(answer["legal"]["2"])
    assert answer["legal"]["2"][:2] == ["ghost a1a2", "ghost a1b1"]
    assert answer["chance"] is None
    assert answer["result"] is None
    assert "events" not in answer


def test_a_view_shows_ones_own_moves_alone() -> None:
    record = HEADER + "1 k c3\n"
    assert list(replay(record, "--view", "1")["legal"]) == ["1"]
    assert replay(record, "--view", "2")["legal"] == {}
    assert replay(record, "--view", "0")["legal"] == {}


def test_events_tell_what_the_last_move_did() -> None:
    answer = replay(HEADER + "1 k c3\n1 hold\n2 k c4\n", "--events")
    assert answer["events"] == [
        {"event": "placed", "seat": 2, "piece": "k", "cell": "c4"},
        {"event": "booped", "seat": 1, "piece": "k", "from": "c3", "to": "c2"},
    ]


def test_a_resigned_game_has_a_winner() -> None:
    answer = replay(HEADER + "1 k c3\n! resign 1\n")
    assert answer["result"] == {"winners": [2], "scores": None}
    assert answer["to_act"] == []
    assert answer["legal"] == {}


@pytest.mark.parametrize(
    ("given", "error", "line", "rule"),
    [
        ("game chess\nseats 2\n--\n", "header", 1, None),
        ("game boooop\nseats 3\n--\n", "header", 2, None),
        ('game boooop\nseats 2\nposition {"board": []}\n--\n', "header", 3, None),
        (HEADER + "1 k c3\n1 hold\n2 k c3\n", "illegal", 6, "BOO-2"),
        (HEADER + "1 pass\n", "syntax", 4, None),
        ("game boooop\nsea", "header", 2, None),
        ("", "header", 1, None),
        (b"\x00\xff\xfe\x89PNG\r\n\x1a\n", "header", 1, None),
        (HEADER.encode() + b"1 k \xff3\n", "syntax", 4, None),
    ],
)
def test_a_bad_record_is_one_json_line_and_status_2(
    given: str | bytes, error: str, line: int, rule: str | None
) -> None:
    answer = fault(given)
    assert (answer["error"], answer["line"], answer["rule"]) == (error, line, rule)


def test_a_file_that_is_not_there_and_a_seat_that_is_not_there() -> None:
    done = lapki("replay", str(Path("no") / "such.lapki"))
    assert done.returncode == 2
    assert json.loads(done.stderr)["error"] == "header"
    assert fault(HEADER, "--view", "3")["error"] == "header"


def test_messages_come_in_the_language_asked_for() -> None:
    answer = fault(HEADER + "1 k c3\n1 hold\n2 k c3\n", "--lang", "uk")
    assert answer["message"] == "На c3 вже хтось сидить. (BOO-2)"


def test_a_batch_answers_line_by_line_and_goes_on() -> None:
    requests = [
        json.dumps({"id": 1, "record": HEADER + "1 k c3\n"}),
        "not json",
        json.dumps({"id": "no record"}),
        json.dumps({"id": [2], "record": HEADER + "1 k c3\n", "view": 0, "events": True}),
        json.dumps({"id": None, "record": HEADER + "2 k c3\n"}),
        json.dumps({"id": "view", "record": HEADER, "view": "all"}),
        json.dumps({"id": "\ud800", "record": HEADER + "1 k \ud800\n"}),
        "[" * 100_000,
        "",
    ]
    done = lapki("replay", "--batch", given="\n".join(requests).encode() + b"\n")
    assert done.returncode == 0
    assert not done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [a.get("error") for a in answers] == [
        None,
        "header",
        "header",
        None,
        "illegal",
        "header",
        "syntax",
        "header",
        "header",
    ]
    assert [a["id"] for a in answers] == [1, None, None, [2], None, "view", "\ud800", None, None]
    assert answers[3]["events"] == [{"event": "placed", "seat": 1, "piece": "k", "cell": "c3"}]
    assert answers[3]["legal"] == {}
    assert answers[4]["rule"] == "BOO-1"


@pytest.mark.parametrize(
    "record",
    [
        HEADER + "1 " + "x" * 30_000,
        HEADER + "x" * 30_000 + " k c3",
        HEADER + "1 " + "k " * 30_000,
        "game " + "x" * 30_000,
        "game boooop\nseats " + "9" * 30_000,
        "game boooop\nseats 2\noption " + "x" * 30_000 + " on",
        "game boooop\nseats 2\nversion " + "9" * 30_000,
        "game boooop\nseats 2\n" + "x" * 30_000,
        'game boooop\nseats 2\nposition {"' + "x" * 30_000 + '": 1}\n--',
    ],
)
def test_very_long_nonsense_is_quoted_in_part(record: str) -> None:
    answer = fault(record)
    assert "…" in answer["message"] or len(answer["message"]) < 1_000
    assert len(answer["move"]) >= 30_000


def test_help_and_replay_start_without_numba() -> None:
    code = "import sys; from lapki.cli import app, replay; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0
