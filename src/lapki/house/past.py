"""What people have played, page by page and in figures, by what was kept as each game ended.

No game is looked into for it: a page of games is read by an index, and figures are a few rows.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, or_, select

from lapki.house import entry as entries
from lapki.house import schema
from lapki.house.entry import TableEntry
from lapki.house.lists import listed
from lapki.house.people import Person
from lapki.house.refusals import Declined
from lapki.house.wire_past import (
    Companion,
    GameFigures,
    MyGames,
    RatingInfo,
    Rivalry,
    Statistics,
)

if TYPE_CHECKING:
    from lapki.house.house import House

PAGE = 20
WEEKS = 16
WEEK = 7 * 86_400.0
MEANS = 10
"""After so many games a rating says something."""
PAST = 40
"""So many ratings of before are drawn."""
MIDDLE, SCALE = 750, 30
"""A rating in points that chess players know: about 1500 at first, and 200 more are odds of 3 to 1
once both are sure."""
COMPANIONS = 50
ENDS = 30


# --- page by page -------------------------------------------------------------------------------


class Wanted(NamedTuple):
    """Which games somebody wants to see."""

    game: str | None = None
    companion: str | None = None
    outcome: Literal["won", "shared", "lost", "nobody"] | None = None
    running: bool | None = None
    since: float | None = None
    until: float | None = None
    """When they ended, or, if they go on, were begun."""
    before: str | None = None
    """After which game of the page before."""


async def history(house: House, person: Person, wanted: Wanted) -> MyGames:
    """A page of somebody's games, the newest first; also what they put away."""
    services, which = house.services, list(_which(wanted))
    found = await services.store.run(lambda db: entries.some_of(db, person.id, which, PAGE + 1))
    shown, here = found[:PAGE], services.names()
    await services.people.meet(sitter for table in shown for sitter in table.entry.people)
    games = [
        listed(services, one.entry, person, asked=bool(one.asked))
        for one in shown
        if one.entry.game in here
    ]
    return MyGames(games, _cursor(shown[-1].entry) if len(found) > PAGE else None)


def _which(wanted: Wanted) -> Iterable[ColumnElement[bool]]:
    places = schema.places
    if wanted.game:
        yield places.c.game == wanted.game
    if wanted.outcome:
        yield places.c.outcome == wanted.outcome
    if wanted.running is not None:
        yield places.c.over.is_(not wanted.running)
    if wanted.since is not None:
        yield places.c.at >= wanted.since
    if wanted.until is not None:
        yield places.c.at < wanted.until
    if wanted.companion:
        there = schema.places.alias()
        theirs = select(there.c.table_id).where(there.c.person == wanted.companion)
        yield theirs.where(there.c.table_id == places.c.table_id).exists()
    if wanted.before:
        at, table_id = _read_cursor(wanted.before)
        yield and_(places.c.at <= at, or_(places.c.at < at, places.c.table_id < table_id))


def _cursor(entry: TableEntry) -> str:
    at = (entry.ended if entry.phase not in entries.OPEN else None) or entry.created
    return f"{at!r}~{entry.id}"


def _read_cursor(cursor: str) -> tuple[float, str]:
    at, _, table_id = cursor.partition("~")
    try:
        return float(at), table_id
    except ValueError:
        raise Declined("bad-request", problem="before") from None


# --- in figures ---------------------------------------------------------------------------------


async def statistics(house: House, person: Person) -> Statistics:
    """What can be said of all that somebody has finished."""
    since = house.services.now() - WEEKS * WEEK

    def work(db: Connection) -> tuple[list[GameFigures], list[float], list[Any]]:
        places, together = schema.places, schema.together
        ends = select(places.c.at).where(places.c.person == person.id, places.c.at > since)
        met = select(together).where(together.c.person == person.id)
        met = met.order_by(together.c.at.desc()).limit(COMPANIONS)
        over = list(db.execute(ends.where(places.c.over, places.c.outcome != "")).scalars())
        return _figures(db, person.id), over, list(db.execute(met))

    figures, ends, met = await house.services.store.run(work)
    figures = [one for one in figures if one.game in house.services.names()]
    await house.people.meet(row.other for row in met)
    weeks = Counter(min(WEEKS - 1, int((at - since) // WEEK)) for at in ends)
    people = [_companion(house, row) for row in met]
    return Statistics(figures, [weeks[n] for n in range(WEEKS)], people)


def _companion(house: House, row: Any) -> Companion:
    return Companion(house.people.named(row.other), row.games, row.won, row.lost)


def _figures(db: Connection, person: str) -> list[GameFigures]:
    tallies, ratings = schema.tallies, schema.ratings
    games: dict[str, dict[str, dict[str, int]]] = defaultdict(dict)
    for row in db.execute(select(tallies).where(tallies.c.person == person)):
        figure, _, part = row.key.partition("/")
        games[row.game].setdefault(figure, {})[part] = row.times
    found = db.execute(select(ratings).where(ratings.c.person == person))
    rated = {row.game: row for row in found}
    return [_of_game(db, game, figures, rated.get(game)) for game, figures in sorted(games.items())]


def _of_game(
    db: Connection, game: str, figures: dict[str, dict[str, int]], rated: Any
) -> GameFigures:
    games = rated.games if rated else 0
    rating = _rating(db, rated) if games >= MEANS else None
    return GameFigures(game, figures, games, max(0, MEANS - games), rating)


def _rating(db: Connection, now: Any) -> RatingInfo:
    places = schema.places
    past = select(places.c.mu, places.c.sigma).where(
        places.c.person == now.person, places.c.game == now.game, places.c.mu.is_not(None)
    )
    rows = db.execute(past.order_by(places.c.at.desc()).limit(PAST)).all()
    return RatingInfo(*_range(now), [_range(row) for row in reversed(rows)])


def _range(skill: Any) -> tuple[int, int]:
    """Where it is 19 times of 20."""
    low, high = skill.mu - 2 * skill.sigma, skill.mu + 2 * skill.sigma
    return round(MIDDLE + SCALE * low), round(MIDDLE + SCALE * high)


async def rivalry(house: House, person: Person, other: str) -> Rivalry:
    """Somebody and somebody else, by the games that both of them have finished."""

    def work(db: Connection) -> tuple[Any, list[Any]]:
        together, mine, theirs = schema.together, schema.places, schema.places.alias()
        met = select(together).where(together.c.person == person.id, together.c.other == other)
        both = select(mine.c.outcome, theirs.c.outcome.label("other"))
        both = both.join(theirs, theirs.c.table_id == mine.c.table_id)
        both = both.where(mine.c.person == person.id, theirs.c.person == other)
        both = both.where(mine.c.outcome != "").order_by(mine.c.at.desc()).limit(ENDS)
        return db.execute(met).one_or_none(), list(db.execute(both))

    met, ends = await house.services.store.run(work)
    if met is None:
        raise Declined("no-person")
    await house.people.meet([other])
    return Rivalry(_companion(house, met), [_won_by(row) for row in reversed(ends)])


def _won_by(row: Any) -> Literal["mine", "theirs", "neither"]:
    mine, theirs = (how in ("won", "shared") for how in (row.outcome, row.other))
    if mine == theirs:
        return "neither"
    return "mine" if mine else "theirs"
