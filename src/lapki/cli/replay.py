"""`lapki replay`: a record goes in, one JSON object comes out.

Errors are JSON, too: one line on standard error and status 2, or, in a batch, an answer like any
other. Programs read this, so nothing else is ever printed.
"""

from __future__ import annotations

import json
import sys
from typing import IO, Any

from lapki.cli import files
from lapki.games.contract import AnyGame, Broken, Eye, Refusal
from lapki.match import record
from lapki.match.report import report


def one(file: str, view: int | None, events: bool, language: str) -> int:
    """Replay one record; answers the exit status."""
    try:
        answer = _answer(_read(file), view, events)
    except record.Fault as fault:
        _print(_told(fault, language), sys.stderr.buffer)
        return 2
    _print(answer, sys.stdout.buffer)
    return 0


def batch(language: str) -> int:
    """Answer a request a line until there are no more."""
    try:
        for line in sys.stdin.buffer:
            _print(_reply(files.decode(line).removesuffix("\n"), language), sys.stdout.buffer)
    except BrokenPipeError:
        # Nobody listens any more; without this Python would complain when it closes the pipe.
        sys.stdout = None
        return 1
    return 0


def _reply(line: str, language: str) -> dict[str, Any]:
    name = None
    try:
        request = _request(line)
        name = request.get("id")
        return {"id": name} | _answer(
            request["record"], request.get("view"), request.get("events", False)
        )
    except record.Fault as fault:
        return {"id": name} | _told(fault, language)


def _request(line: str) -> dict[str, Any]:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        request = None
    if not isinstance(request, dict) or not isinstance(request.get("record"), str):
        raise record.Fault(Broken("request"), 1, line, None)
    return request


def _answer(text: str, view: Any, events: Any) -> dict[str, Any]:
    match = record.read(text)
    if view is None:
        return report(match, events=events is True)
    return report(match, _eye(view, match.seats, match.game), events=events is True)


def _eye(view: Any, seats: int, game: AnyGame) -> Eye:
    if type(view) is not int or not 0 <= view <= seats:
        raise record.Fault(Broken("view", seat=str(view)), 1, "", game)
    return view or None


def _read(file: str) -> str:
    try:
        return files.read(file)
    except OSError as error:
        problem = Broken("file", problem=error.strerror)
        raise record.Fault(problem, 1, "", None) from None


def _told(fault: record.Fault, language: str) -> dict[str, Any]:
    return {
        "error": fault.refusal.kind,
        "line": fault.line,
        "move": fault.text,
        "rule": fault.refusal.rule,
        "message": _words(fault.refusal, fault.game, language),
    }


def _words(refusal: Refusal, game: AnyGame | None, language: str) -> str:
    from lapki.words import Words  # most replays go well, and need no words

    return Words(language).refusal(refusal, game)


def _print(answer: dict[str, Any], stream: IO[bytes]) -> None:
    text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    # Lone surrogates have no bytes of their own; as \udcff they are good JSON.
    stream.write(text.encode("utf-8", "backslashreplace") + b"\n")
    stream.flush()
