"""The points of which Dixit's lesson speaks are those that fall there."""

from __future__ import annotations

import pytest

from lapki import games, lessons
from lapki.games.dixit.state import State
from rulebook import rule

DIXIT = games.find("dixit")


def ended(name: str) -> State:
    """The state in which this step ends."""
    lesson = lessons.lesson("dixit")
    assert lesson
    part, step = lesson.find(name)
    state = lessons.attempt(DIXIT, part, step, step.answer).match.state
    assert isinstance(state, State)
    return state


@rule("DIX-8", "DIX-9")
def test_six_rabbits_get_what_the_rulebooks_example_gives_them() -> None:
    """Seats 2 and 3 find the card of seat 1; 4 and 5 vote for that of seat 2, 6 for that of 4."""
    last = ended("example").last
    assert last
    assert [vote and last.owners[vote - 1] for vote in last.votes] == [None, 1, 1, 2, 2, 4]
    assert last.gains == (3, 5, 3, 1, 0, 0)


@pytest.mark.parametrize(
    ("name", "gains"),
    [
        ("vote", (3 + 1, 3, 0, 3)),
        ("plain", (0, 2, 2, 2)),
        ("dark", (0, 2 + 2, 2 + 1, 2)),
        ("five", (3 + 1, 0, 3)),
    ],
)
def test_points_fall_as_the_guide_says(name: str, gains: tuple[int, ...]) -> None:
    last = ended(name).last
    assert last
    assert last.gains == gains


@rule("DIX-10")
def test_the_game_ends_with_two_at_the_goal_and_the_learner_ahead() -> None:
    state = ended("goal")
    assert (state.scores, state.winners) == ((12, 10, 9, 6), (1,))
