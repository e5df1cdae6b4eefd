"""Every lesson against the rules: what is asked can be done, and what is said has words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from lapki import games, lessons
from lapki.games.contract import AnyGame, Refusal, judge
from lapki.lessons import Lesson, Part, Step
from lapki.match.questions import asked
from lapki.words import LANGUAGES, LOCALES
from rulebook import rules_of

TAUGHT: dict[str, Lesson] = {key: found for key in games.names() if (found := lessons.lesson(key))}
STEPS = [
    pytest.param(games.find(key), part, step, id=f"{key}-{step.id}")
    for key, lesson in TAUGHT.items()
    for part in lesson.part
    for step in part.step
]
every_step = pytest.mark.parametrize(("game", "part", "step"), STEPS)
every_language = pytest.mark.parametrize("language", LANGUAGES)

LONGEST = {"title": 28, "": 170, "done": 260, "wrong": 200}
"""What fits on a phone: letters of a title, of what is asked, of an explanation, of a hint."""


def legal(game: AnyGame, part: Part, step: Step) -> list[str]:
    """All that the learner may do; where one writes freely, a text stands for all."""
    state = lessons.opening(game, part, step).state
    return [game.write(move) for move in game.legal(state, step.seat)]


def misses(game: AnyGame, part: Part, step: Step) -> Iterator[tuple[str, str | None]]:
    """Every move that is allowed and isn't what was asked, with the name of its words."""
    for text in legal(game, part, step):
        tried = lessons.attempt(game, part, step, text)
        if not tried.done:
            yield text, tried.wrong


# --- the rules --------------------------------------------------------------------------------


def test_there_are_lessons_to_look_at() -> None:
    assert TAUGHT


@every_step
def test_the_learner_is_asked(game: AnyGame, part: Part, step: Step) -> None:
    assert step.seat in asked(lessons.opening(game, part, step).due)


@every_step
def test_the_answer_is_allowed_and_is_what_is_asked(game: AnyGame, part: Part, step: Step) -> None:
    assert lessons.attempt(game, part, step, step.answer).done
    assert game.write(game.read(step.answer)) == step.answer, "a screen sends the canonical form"


@every_step
def test_every_way_to_do_it_can_be_gone(game: AnyGame, part: Part, step: Step) -> None:
    """Also what chance and the others do then, after each of the ways."""
    done = [
        text for text in legal(game, part, step) if lessons.attempt(game, part, step, text).done
    ]
    for pattern in step.done:
        assert any(lessons.matches(text, [pattern]) for text in done), pattern
    if step.happens:
        plain = msgspec.structs.replace(step, answer="-", done=(), then=())
        ways = [text for text in done if lessons.attempt(game, part, plain, text).done]
        assert ways, step.happens


@every_step
def test_a_step_that_goes_on_does_so_from_one_place(game: AnyGame, part: Part, step: Step) -> None:
    """Whichever way the step before was done: the board doesn't jump between two steps."""
    at = part.step.index(step)
    if step.position is not None or not at:
        return
    before = part.step[at - 1]
    tries = [
        lessons.attempt(game, part, before, text)
        for text in {before.answer, *legal(game, part, before)}
    ]
    ends = {msgspec.json.encode(game.printed(t.match.state)) for t in tries if t.done}
    assert len(ends) == 1


@every_step
def test_wrong_tries_are_moves_that_somebody_could_try(
    game: AnyGame, part: Part, step: Step
) -> None:
    possible = dict(misses(game, part, step))
    for name, patterns in step.wrong.items():
        for pattern in patterns:
            allowed = any(lessons.matches(text, [pattern]) for text in possible)
            assert allowed or _is_refused(game, part, step, pattern), f"{name}: {pattern}"


def _is_refused(game: AnyGame, part: Part, step: Step, text: str) -> bool:
    try:
        judge(game, lessons.opening(game, part, step).state, step.seat, game.read(text))
    except Refusal as refusal:
        return refusal.kind == "illegal"
    return False


@every_step
def test_the_rules_that_are_learned_are_there(game: AnyGame, part: Part, step: Step) -> None:
    assert step.rules
    assert set(step.rules) <= rules_of(game.key).keys()


@pytest.mark.parametrize("key", TAUGHT)
def test_names_are_told_apart(key: str) -> None:
    lesson = TAUGHT[key]
    names = [step.id for part in lesson.part for step in part.step]
    parts = [part.id for part in lesson.part]
    assert len(set(names)) == len(names)
    assert len(set(parts)) == len(parts)
    assert not any(name.startswith("part-") for name in names)


@pytest.mark.parametrize("key", TAUGHT)
def test_a_part_can_be_followed_by_a_game(key: str) -> None:
    game = games.find(key)
    for part in TAUGHT[key].part:
        assert part.seats in game.seats
        lessons.record.convert_options(game, part.options)


# --- the words --------------------------------------------------------------------------------


@cache
def messages(language: str, key: str) -> dict[str, str]:
    file = LOCALES / language / f"{key}-lesson.ftl"
    found = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {
        entry.id.name: "".join(
            part.value for part in entry.value.elements if isinstance(part, ftl.TextElement)
        )
        for entry in found
        if isinstance(entry, ftl.Message) and entry.value
    }


def wanted(key: str) -> Iterator[str]:
    game = games.find(key)
    for part in TAUGHT[key].part:
        yield from (f"part-{part.id}", f"part-{part.id}-end")
        for step in part.step:
            yield from (step.id, f"{step.id}-title", f"{step.id}-done")
            if any(name is None for _, name in misses(game, part, step)):
                yield f"{step.id}-wrong"
            yield from (f"{step.id}-wrong-{name}" for name in step.wrong)


@pytest.mark.parametrize("key", TAUGHT)
@every_language
def test_everything_has_words_and_nothing_else_does(key: str, language: str) -> None:
    assert messages(language, key).keys() == {f"{key}-lesson-{name}" for name in wanted(key)}


@pytest.mark.parametrize("key", TAUGHT)
@every_language
def test_words_are_short_enough_for_a_phone(key: str, language: str) -> None:
    names = [step.id for part in TAUGHT[key].part for step in part.step]
    for name in names:
        for kind, longest in LONGEST.items():
            said = messages(language, key).get(f"{key}-lesson-{name}{'-' * bool(kind)}{kind}", "")
            assert len(said) <= longest, f"{name} {kind}: {len(said)}"
