"""Lessons over HTTP: every answer follows from the files and the request, and nothing is kept."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from litestar import Request, Router, get
from litestar.params import PathParameter, QueryParameter

from lapki import games, lessons
from lapki.games.contract import AnyGame, Refusal, judge
from lapki.house import scene
from lapki.house.api import NOES, PATH, GameKey
from lapki.house.gate import language
from lapki.house.refusals import Declined, refused
from lapki.house.wire import ChairInfo, Hello, Previewed, Refused, previewed, whole
from lapki.house.wire_lessons import LessonInfo, LessonPart, LessonStep, LessonTried
from lapki.lessons import Part, Step

StepName = Annotated[str, PathParameter(pattern=whole(r"[a-z0-9-]{1,32}").pattern)]
MoveText = Annotated[str, QueryParameter(min_length=1, max_length=400)]
AnyRequest = Request[Any, Any, Any]

GENTLE = 1
"""At a lesson's table bots of this level seem to sit; none of them plays there."""


class _Place(NamedTuple):
    """A step, with all around it."""

    game: AnyGame
    part: Part
    step: Step


@get("/lessons", operation_id="lessons", responses=NOES)
async def all_lessons() -> list[LessonInfo]:
    """All lessons: their parts, and the names of their steps."""
    return [_info(key) for key in games.names() if lessons.lesson(key)]


@get("/lessons/{key:str}", operation_id="lesson", responses=NOES)
async def one_lesson(key: GameKey) -> LessonInfo:
    """The lesson of one game."""
    return _info(key)


@get("/lessons/{key:str}/{name:str}", operation_id="lessonStep", responses=NOES)
async def opening(key: GameKey, name: StepName) -> Hello:
    """A step as it begins, as a table would say hello."""
    place = _found(key, name)
    match, seat = lessons.opening(*place), place.step.seat
    return scene.hello(match, seat, _chairs(place))


@get("/lessons/{key:str}/{name:str}/preview", operation_id="lessonPreview", responses=NOES)
async def preview(
    request: AnyRequest, key: GameKey, name: StepName, move: MoveText
) -> Previewed | Refused:
    """What a move would do there, up to the next chance; or why it can't be."""
    place = _found(key, name)
    state, seat = lessons.opening(*place).state, place.step.seat
    try:
        judge(place.game, state, seat, read := place.game.read(move))
        return previewed(None, place.game.preview(state, seat, read))
    except Refusal as no:
        return refused(no, language(request), place.game)


@get("/lessons/{key:str}/{name:str}/try", operation_id="lessonTry", responses=NOES)
async def attempt(request: AnyRequest, key: GameKey, name: StepName, move: MoveText) -> LessonTried:
    """Do this there: whether it is what was asked, and what came of it."""
    place = _found(key, name)
    step, since = place.step, len(place.step.lines)
    try:
        match, done, wrong = lessons.attempt(*place, move)
    except Refusal as no:
        wrong = lessons.called(step, move)
        why = refused(no, language(request), place.game)
        return LessonTried("refused", step.answer, wrong, refused=why)
    play = scene.play(match, step.seat, _chairs(place), since)
    return LessonTried("done" if done else "wrong", step.answer, wrong, play)


def _info(key: str) -> LessonInfo:
    parts = tuple(
        LessonPart(
            part.id,
            part.seats,
            part.options,
            tuple(LessonStep(step.id, step.rules) for step in part.step),
        )
        for part in _lesson(key).part
    )
    return LessonInfo(key, parts)


def _lesson(key: str) -> lessons.Lesson:
    if key not in games.names():
        raise Declined("no-game", name=key)
    if found := lessons.lesson(key):
        return found
    raise Declined("not-found")


def _found(key: str, name: str) -> _Place:
    try:
        return _Place(games.find(key), *_lesson(key).find(name))
    except KeyError:
        raise Declined("not-found") from None


def _chairs(place: _Place) -> tuple[ChairInfo, ...]:
    """The learner's chair is empty: the page knows who sits there."""
    return tuple(
        ChairInfo(seat, bot=None if seat == place.step.seat else GENTLE, present=True)
        for seat in range(1, place.part.seats + 1)
    )


def router() -> Router:
    """All of it."""
    return Router(PATH, route_handlers=[all_lessons, one_lesson, opening, preview, attempt])
