"""What is counted of a game agrees with how it ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from lapki.games.contract import Over
from lapki.house.lookback import figures
from lapki.house.wire_lookback import Figure
from lapki.match import record
from lapki.match.match import Match

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*/*.lapki"))


def games(key: str) -> list[Path]:
    return [file for file in GOLDEN if file.parent.name == key]


def counted(file: Path) -> tuple[Match, dict[str, Figure]]:
    match = record.read(file.read_text(encoding="utf-8"))
    return match, {figure.what: figure for figure in figures(match)}


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_seat_has_its_number_and_nothing_is_counted_that_never_was(file: Path) -> None:
    match, found = counted(file)
    assert found
    for figure in found.values():
        assert len(figure.seats) == match.seats
        assert any(figure.seats)


@pytest.mark.parametrize("file", games("spots"), ids=lambda file: file.stem)
def test_dogs_scored_are_the_points_of_spots(file: Path) -> None:
    match, found = counted(file)
    if isinstance(match.due, Over) and match.due.scores and match.seats > 1:
        assert found["scored"].seats == match.due.scores


@pytest.mark.parametrize("file", games("barking"), ids=lambda file: file.stem)
def test_items_won_are_those_that_lie_there_in_the_end(file: Path) -> None:
    match, found = counted(file)
    ways = [found[way].seats for way in ("by-dogs", "by-breed") if way in found]
    won = tuple(map(sum, zip(*ways, strict=True)))
    assert won == tuple(map(len, match.state.won))


@pytest.mark.parametrize("file", games("dixit"), ids=lambda file: file.stem)
def test_nobody_finds_their_own_card_and_rows_add_up(file: Path) -> None:
    match, found = counted(file)
    matrix = found["found"].of
    assert [row[at] for at, row in enumerate(matrix)] == [0] * match.seats
    assert tuple(map(sum, matrix)) == found["found"].seats
    assert found["told"].seats >= found["told-well"].seats


@pytest.mark.parametrize("file", games("boooop"), ids=lambda file: file.stem)
def test_kittens_that_grew_are_the_cats_of_the_end(file: Path) -> None:
    match, found = counted(file)
    page = match.game.printed(match.state)
    on_bed = ["".join(page.board).count(cat) for cat in "VO"]
    cats = tuple(pool.cats + many for pool, many in zip(page.pools, on_bed, strict=True))
    assert found["grown"].seats == cats
