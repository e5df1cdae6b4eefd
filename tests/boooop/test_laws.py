"""What holds in every game of Boooop, whoever plays it and however badly."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from lapki.checking.suite import random_match
from lapki.games.boooop import game
from lapki.games.boooop.bed import AHEAD
from lapki.games.boooop.events import Booped, Graduated, Placed, Spooked
from lapki.games.boooop.state import (
    ACTIVE,
    EMPTY,
    FAMILIES,
    BoooopOptions,
    Enter,
    Hold,
    Place,
    State,
)
from lapki.match.match import Match
from rulebook import rule

SEEDS = range(25)
GHOSTS = pytest.mark.parametrize("ghosts", ["on", "off"])


@pytest.fixture(scope="module", params=SEEDS, ids=lambda seed: f"seed {seed}")
def match(request: pytest.FixtureRequest) -> Match:
    """A random game; odd seeds play without ghosts."""
    options = BoooopOptions("off" if request.param % 2 else "on")
    return random_match(game, 2, options, Random(request.param))


def active(state: State, seat: int) -> int:
    pool = state.pools[seat - 1]
    return pool.kittens + pool.cats + sum(map(state.board.count, FAMILIES[seat - 1]))


def cats(state: State, seat: int) -> int:
    return state.pools[seat - 1].cats + state.board.count(FAMILIES[seat - 1][1])


@rule("BOO-16", "BOO-17")
def test_each_seat_always_has_eight_active_pieces(match: Match) -> None:
    for state in match.states:
        assert [active(state, 1), active(state, 2)] == [ACTIVE, ACTIVE]
        assert all(pool.kittens >= 0 and pool.cats >= 0 for pool in state.pools)


@rule("BOO-16", "BOO-17")
def test_only_a_graduation_makes_cats_and_nothing_makes_kittens(match: Match) -> None:
    for before, events, after in zip(match.states, match.told, match.states[1:], strict=False):
        grown = Counter[int]()
        for event in events:
            if isinstance(event, Graduated):
                grown[event.seat] += event.kittens
        for seat in (1, 2):
            assert cats(after, seat) - cats(before, seat) == grown[seat]


@rule("BOO-1")
def test_the_seat_on_turn_places_first_and_the_turn_passes_after_its_end(match: Match) -> None:
    for before, line, after in zip(match.states, match.lines, match.states[1:], strict=False):
        assert line.actor == before.turn
        assert isinstance(line.move, Place) == (before.phase == "place")
        assert isinstance(line.move, Enter | Hold) == (before.phase == "ghost")
        assert (after.phase == "place") == (after.turn != before.turn)


@rule("BOO-18")
def test_a_turn_has_one_graduation_at_most(match: Match) -> None:
    many = 0
    for events in match.told:
        many = 0 if any(isinstance(event, Placed) for event in events) else many
        many += sum(isinstance(event, Graduated) for event in events)
        assert many <= 1


@rule("BOO-3", "BOO-5", "BOO-12")
def test_events_tell_all_that_moved(match: Match) -> None:
    """Whoever has a bed and the events of a move has the next bed."""
    for before, events, after in zip(match.states, match.told, match.states[1:], strict=False):
        pieces = dict(cells(before))
        for event in events:
            if isinstance(event, Placed):
                pieces[event.cell] = FAMILIES[event.seat - 1][event.piece == "c"]
            elif isinstance(event, Booped | Spooked):
                piece = pieces.pop(event.start)
                assert piece == FAMILIES[event.seat - 1][event.piece == "c"]
                assert event.off == (event.to is None)
                if event.to is not None:
                    pieces[event.to] = piece
            elif isinstance(event, Graduated):
                gone = [pieces.pop(cell) for cell in event.cells]
                assert sum(piece in "vo" for piece in gone) == event.kittens
        assert pieces == dict(cells(after))


def cells(state: State) -> list[tuple[str, str]]:
    names = [f"{column}{row}" for column in "abcdef" for row in "123456"]
    return [(c, p) for c, p in zip(names, state.board, strict=True) if p != EMPTY]


@rule("BOO-7", "BOO-14")
def test_ghosts_never_meet_and_only_their_own_turn_moves_them(match: Match) -> None:
    for before, after in zip(match.states, match.states[1:], strict=False):
        other = 2 - before.turn
        assert after.ghosts[other] == before.ghosts[other]
        there = [ghost for ghost in after.ghosts if ghost]
        assert len({ghost.stop for ghost in there}) == len(there)
        assert all((ghost.stop, ghost.heading) in AHEAD for ghost in there)


@rule("BOO-20")
def test_at_a_placement_there_is_always_something_to_place_and_room_for_it(match: Match) -> None:
    for state in match.states:
        if state.phase == "place":
            assert state.board.count(EMPTY) >= 36 - 14
            assert len(list(game.legal(state, state.turn))) >= 22


@rule("BOO-15")
def test_a_game_ends_with_a_win_of_the_seat_on_turn_and_only_then(match: Match) -> None:
    assert all(state.winner is None and state.phase != "over" for state in match.states[:-1])
    last = match.states[-1]
    assert last.winner == last.turn == match.lines[-1].actor
    assert list(game.legal(last, 1)) == list(game.legal(last, 2)) == []


@GHOSTS
def test_games_are_about_as_long_as_they_should_be_and_both_seats_win(ghosts: str) -> None:
    """A rough look at sixty games; the exact figures are for a long run."""
    options = BoooopOptions(ghosts)  # type: ignore[arg-type]
    matches = [random_match(game, 2, options, Random(seed)) for seed in range(60)]
    turns = sum(isinstance(line.move, Place) for match in matches for line in match.lines) / 60
    assert 45 < turns < 95
    assert {match.state.winner for match in matches} == {1, 2}
