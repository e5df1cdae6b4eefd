"""Ratings tell what games have shown, and how sure that is."""

from __future__ import annotations

from random import Random

import pytest

from lapki.bots.arena.ratings import BOUND, Cell, elo, evidence, expected, interval, openskill

STRENGTH = {"a": -200.0, "b": -50.0, "c": 50.0, "d": 200.0}


def seen(guest: str, host: str, seats: int, blocks: int, rng: Random) -> Cell:
    chance = expected(STRENGTH[guest] - STRENGTH[host], seats)
    means = (sum(rng.random() < chance for _ in range(seats)) / seats for _ in range(blocks))
    return Cell(guest, host, tuple(means))


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_find_strengths_again(seats: int) -> None:
    """Nearly all of them lie within their margins, and the margins are worth something."""
    within = 0
    for seed in range(20):
        rng = Random(seed)
        cells = [
            seen(guest, host, seats, 40, rng)
            for guest in STRENGTH
            for host in STRENGTH
            if (guest < host if seats == 2 else guest != host)
        ]
        for name, rated in elo(list(STRENGTH), cells, seats).items():
            within += abs(rated.rating - STRENGTH[name]) <= rated.margin
            assert rated.margin < 80
    assert within >= 68, "of 80; 76 would be 95 %"


def test_who_never_lost_has_a_rating_all_the_same() -> None:
    rated = elo(["a", "b"], [Cell("a", "b", (1.0,) * 20)], 2)
    assert 300 < rated["a"].rating - rated["b"].rating < 1000
    assert rated["a"].margin > 100


def test_equals_win_one_of_as_many_as_sit_there() -> None:
    assert [expected(0, seats) for seats in (2, 4, 5)] == [0.5, 0.25, 0.2]
    assert expected(400, 2) == pytest.approx(10 / 11)


def test_intervals_hold_what_was_seen() -> None:
    low, high = interval(0.5, 100)
    assert (round(low, 2), round(high, 2)) == (0.4, 0.6)
    assert interval(1.0, 10)[0] > 0.7
    assert interval(0.0, 0) == (0.0, 1.0)


def test_openskill_puts_them_in_the_same_order() -> None:
    pytest.importorskip("openskill")
    rng = Random(3)
    games = [
        (guest, host, float(rng.random() < expected(STRENGTH[guest] - STRENGTH[host], 2)))
        for _ in range(100)
        for guest in STRENGTH
        for host in STRENGTH
        if guest < host
    ]
    rated = openskill(list(STRENGTH), games, 2)
    assert rated
    assert sorted(rated, key=lambda name: rated[name].rating) == [*"abcd"]
    assert all(0 < each.margin < 10 for each in rated.values())


def test_openskill_counts_a_host_at_three_seats_three_times() -> None:
    pytest.importorskip("openskill")
    rated = openskill(["a", "b"], [("a", "b", 1.0)] * 20, 4)
    assert rated
    assert rated["a"].rating > 25 > rated["b"].rating


@pytest.mark.parametrize("seats", [2, 4])
def test_evidence_goes_where_the_truth_is(seats: int) -> None:
    """Of a hundred tests each way at most one in ten is wrong; one in twenty is meant."""
    for low, high, truth in ((0, 100, 0), (0, 100, 100)):
        wrong = 0
        for seed in range(100):
            rng = Random(seed)
            found, ahead, back = 0.0, [], []
            while abs(found) < BOUND:
                ahead.append(
                    sum(rng.random() < expected(truth, seats) for _ in range(seats)) / seats
                )
                back.append(
                    sum(rng.random() < expected(-truth, seats) for _ in range(seats)) / seats
                )
                cells = [Cell("a", "b", tuple(ahead)), Cell("b", "a", tuple(back))]
                found = evidence(cells if seats > 2 else cells[:1], low, high, seats)
            wrong += (found > 0) != (truth > 50)
        assert wrong <= 10
