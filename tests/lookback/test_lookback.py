"""What a look back is made of: verdicts by what was lost, three moments, an end that is certain."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from lapki import games
from lapki.bots import Budget, bot_for, sight, warm
from lapki.bots.lookback import (
    APART,
    BOUNDS,
    Asked,
    Decision,
    LookBack,
    Weight,
    decisions,
    judged,
    looked_back,
    verdict,
)
from lapki.match import record
from lapki.match.match import Match

GOLDEN = Path(__file__).parents[1] / "golden"
BOOOOP = "game boooop\nseats 2\noption ghosts off\n--\n"


def weighed(match: Match, *shares: float, hope: float = 0.0) -> list[Decision]:
    """The decisions of a game, after which the first seat had these chances."""
    asked = list(decisions(match, range(1, match.plies + 1)))
    return [
        judged(
            one, Weight("k a1", max(hope, had := _of(one, share)), had, (share, 1 - share)), "win"
        )
        for one, share in zip(asked, shares, strict=True)
    ]


def _of(asked: Asked, share: float) -> float:
    return share if asked.seat == 1 else 1 - share


def told(match: Match, found: list[Decision]) -> LookBack:
    return looked_back(match, range(1, match.plies + 1), found, "win")


@pytest.mark.parametrize("hopes", ["win", "deed"])
def test_a_verdict_is_about_what_was_lost(hopes: str) -> None:
    bounds = BOUNDS[hopes]
    assert verdict(hopes, 0.8, 0.8) == "kept"  # type: ignore[arg-type]
    assert verdict(hopes, 0.8, 0.801 - bounds.inaccurate) == "kept"  # type: ignore[arg-type]
    assert verdict(hopes, 0.8, 0.799 - bounds.inaccurate) == "inaccurate"  # type: ignore[arg-type]
    assert verdict(hopes, 0.8, 0.799 - bounds.mistake) == "mistake"  # type: ignore[arg-type]


def test_a_game_ends_with_its_winners_and_moments_are_the_largest_swings() -> None:
    lines = ["1 k a1", "2 k f6", "1 k a6", "2 k f1", "1 k c3", "2 k d4", "! resign 2"]
    match = record.read(BOOOOP + "\n".join(lines) + "\n")
    back = told(match, weighed(match, 0.5, 0.2, 0.22, 0.24, 0.6, 0.61))
    assert back.end == (1.0, 0.0)
    assert [(one.ply, one.before, one.after) for one in back.moments] == [
        (2, 0.5, 0.8),
        (5, 0.24, 0.6),
    ], "whoever moved is named; from there to giving up is no moment"


def test_a_swing_is_told_once() -> None:
    lines = ["1 k a1", "2 k f6", "1 k a6", "2 k f1", "1 k c3", "2 k d4", "! resign 2"]
    match = record.read(BOOOOP + "\n".join(lines) + "\n")
    back = told(match, weighed(match, 0.3, 0.1, 0.3, 0.1, 0.3, 0.1))
    assert all(b.ply - a.ply >= APART for a, b in pairwise(back.moments))


def test_whoever_had_a_better_move_is_told_so() -> None:
    match = record.read(BOOOOP + "1 k a1\n2 k f6\n! resign 2\n")
    (moment,) = told(match, weighed(match, 0.4, 0.45, hope=0.9)).moments
    assert (moment.why, moment.by, moment.before) == ("mistake", 1, 0.9)


def test_a_shared_win_is_shared() -> None:
    match = record.read((GOLDEN / "dixit" / "four.lapki").read_text(encoding="utf-8"))
    over = match.due
    back = told(match, [])
    assert sum(back.end) == pytest.approx(1, abs=0.01)
    assert [seat for seat, part in enumerate(back.end, 1) if part] == list(over.winners)  # type: ignore[union-attr]


def test_what_was_taken_back_is_not_looked_at() -> None:
    text = BOOOOP + "1 k c3\n! undo 0\n1 k d4\n! resign 2\n"
    match = record.read(text)
    assert [(one.ply, one.move) for one in decisions(match, [3])] == [(3, "k d4")]


def test_the_same_game_is_looked_back_at_in_the_same_way() -> None:
    """By nodes, not by time; and a hidden card that nobody could know changes nothing."""
    for key in ("boooop", "barking", "dixit", "spots"):
        file = next((GOLDEN / key).glob("*.lapki"))
        match = record.read(file.read_text(encoding="utf-8"))
        bot, game = bot_for(key), match.game
        half = Match(game, match.seats, match.options, match.states[0])
        seats = [line.actor for line in match.lines]
        last = max(n for n, actor in enumerate(seats[:60]) if actor != "*")
        for actor, move in match.lines[:last]:
            half.play(actor, move)
        seen, move = sight(half, int(seats[last])), match.lines[last].move
        once, again = (bot.weigh(seen, move, Budget(nodes=500)) for _ in range(2))
        assert once == again


@pytest.mark.parametrize("key", games.names())
def test_what_looking_back_compiles_is_warmed_up(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many plies Boooop was over, and in Spots and Barking chance was asked."""
    asked: list[object] = []
    kind = type(bot_for(key))
    monkeypatch.setattr(kind, "levels", (1,))
    monkeypatch.setattr(kind, "weigh", lambda _, seen, move, budget: asked.append(move))
    warm.warm(key)
    assert len(asked) == 1
