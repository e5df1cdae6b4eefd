"""What to do and what not to do in every lesson, for tests of the pages, as JSON:
{game: [{id, steps: [{id, answer, miss}]}]}. `miss` is a move that the rules allow and that isn't
what is asked, one with words of its own before others; null where every move will do."""

import sys
from typing import Any

import msgspec

from lapki import games, lessons
from lapki.games.contract import AnyGame
from lapki.lessons import Part, Step


def main() -> None:
    told = {
        key: [
            {"id": part.id, "steps": [about(games.find(key), part, step) for step in part.step]}
            for part in lesson.part
        ]
        for key in games.names()
        if (lesson := lessons.lesson(key))
    }
    sys.stdout.buffer.write(msgspec.json.encode(told))


def about(game: AnyGame, part: Part, step: Step) -> dict[str, Any]:
    moves = map(game.write, game.legal(lessons.opening(game, part, step).state, step.seat))
    tries = [(text, lessons.attempt(game, part, step, text)) for text in moves]
    misses = [(tried.wrong is None, text) for text, tried in tries if not tried.done]
    return {"id": step.id, "answer": step.answer, "miss": min(misses)[1] if misses else None}


if __name__ == "__main__":
    main()
