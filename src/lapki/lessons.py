"""Lessons: a game that is learned by playing it, one deed at a time, by its real rules.

`games/X/lesson.toml` holds what happens, `locales/*/X-lesson.ftl` what is said. Nothing is rolled
and nobody thinks: whatever chance and the others do stands in the file.

    [[part]]                            # the first part is the first lesson; others follow
    id = "first"
    seats = 2
    options = { ghosts = "off" }        # words, as in a record; defaults are filled in

    [[part.step]]
    id = "push"                         # unlike every other step of the game
    rules = ["BOO-3"]                   # what is learned here
    position = '''{"board": […], …}'''  # as `lapki replay` prints a state
    lines = ["* roll 3 4", "2 k c3"]    # played from there before the learner is asked
    seat = 1                            # who learns
    answer = "k e3"                     # does what is asked; lit after the second miss
    done = ["k f*"]                     # what else does: patterns of moves …
    happens = { event = "booped", off = true }  # … or every move that brings this about
    then = ["2 k a1"]                   # what chance and the others do once it is done
    wrong = { edge = ["k f2", "k f4"] } # tries that are answered by words of their own

Where a game has words of its own in a move or a position (a clue), `{say-monday}` stands for the
message `X-lesson-say-monday`, in the learner's language.

Without a `position` a step goes on where the one before it ended, the first one of a part where a
game begins. A pattern is a move in the game's notation, in which `*` stands for anything.

The keys of the words follow from the ids; those of a part begin with `X-lesson-part-ID`:

    X-lesson-push             what is asked, in a sentence or two
    X-lesson-push-title       its name on the trail, in two or three words
    X-lesson-push-done        what has just happened, and why it is good to know
    X-lesson-push-wrong       to a try that the rules allow and nobody asked for
    X-lesson-push-wrong-edge  to one of the tries called `edge`, whether the rules allow it or not
    X-lesson-say-monday       what somebody says in the game
    X-lesson-part-first       what the part is called
    X-lesson-part-first-end   what one can do now
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, NamedTuple

import msgspec

from lapki import games
from lapki.games.contract import AnyGame, Event, Move, Seat
from lapki.match import record
from lapki.match.match import Match
from lapki.words import Words

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]{0,31}$")]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """One deed to do."""

    id: Name
    rules: tuple[str, ...]
    answer: str
    position: str | None = None
    lines: tuple[str, ...] = ()
    seat: Seat = 1
    done: tuple[str, ...] = ()
    happens: dict[str, Any] = {}
    then: tuple[str, ...] = ()
    wrong: dict[Name, tuple[str, ...]] = {}


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """Steps that are learned at one sitting, at one kind of table."""

    id: Name
    seats: int
    step: tuple[Step, ...]
    options: dict[str, str] = {}


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that can be learned of a game here."""

    part: tuple[Part, ...]

    def find(self, name: str) -> tuple[Part, Step]:
        """The step of that name, and the part it belongs to; KeyError if there is none."""
        for part in self.part:
            for step in part.step:
                if step.id == name:
                    return part, step
        raise KeyError(name)


@cache
def lesson(key: str, language: str = "en") -> Lesson | None:
    """The lesson of this game, if it has one; KeyError if there is no such game."""
    file = files(games.package(key)) / "lesson.toml"
    if not file.is_file():
        return None
    words = Words(language)
    text = _SAID.sub(lambda said: words(f"{key}-lesson-{said[1]}"), file.read_text("utf-8"))
    return msgspec.convert(tomllib.loads(text), Lesson)


_SAID = re.compile(r"\{(say-[a-z0-9-]+)\}")


class Tried(NamedTuple):
    """What came of a try: the match with it, and whether it is what was asked."""

    match: Match
    done: bool
    wrong: str | None
    """The name of this kind of wrong try, if it has words of its own."""


def opening(game: AnyGame, part: Part, step: Step) -> Match:
    """The game as it stands when this step is asked."""
    options = record.convert_options(game, part.options)
    match = Match(game, part.seats, options, _start(game, part, step))
    for line in step.lines:
        record.obey(match, line)
    return match


def attempt(game: AnyGame, part: Part, step: Step, text: str) -> Tried:
    """Let the learner do this; raises a `Refusal` if the rules forbid it."""
    match, move = opening(game, part, step), game.read(text)
    events = match.play(step.seat, move)
    if not does(game, step, move, events):
        return Tried(match, False, called(step, game.write(move)))
    for line in step.then:
        record.obey(match, line)
    return Tried(match, True, None)


def does(game: AnyGame, step: Step, move: Move, events: Iterable[Event]) -> bool:
    """Is this what is asked?"""
    if matches(game.write(move), (step.answer, *step.done)):
        return True
    happened = map(msgspec.to_builtins, events)
    return bool(step.happens) and any(step.happens.items() <= event.items() for event in happened)


def called(step: Step, text: str) -> str | None:
    """The name of this wrong try, if it has one."""
    return next((name for name, some in step.wrong.items() if matches(text, some)), None)


def matches(text: str, patterns: Iterable[str]) -> bool:
    """Is this move one of these?"""
    return any(fnmatchcase(text, pattern) for pattern in patterns)


@cache  # steps are read once, and each is like no other
def _start(game: AnyGame, part: Part, step: Step) -> Any:
    """The state before the lines of a step: its position, or what the step before it came to."""
    options = record.convert_options(game, part.options)
    if step.position is not None:
        return game.position(msgspec.json.decode(step.position), part.seats, options)
    before = [one.id for one in part.step].index(step.id) - 1
    if before < 0:
        return game.start(part.seats, options)
    return attempt(game, part, part.step[before], part.step[before].answer).match.state
