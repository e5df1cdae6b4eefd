"""What a game that is over comes to for everybody who sat at it: kept in the same transaction as
its end, so that nobody has to look into games to tell figures of them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from sqlalchemy import Connection, select, text, update

from lapki.games.contract import Over, Seat
from lapki.house import schema
from lapki.house.entry import TableEntry
from lapki.house.livegame import LiveGame
from lapki.house.rating import Skill, after


class Counted:
    """What a game that is over comes to for its people."""

    def __init__(self, over: TableEntry, live: LiveGame) -> None:
        assert over.result
        self._entry, self._over = over, over.result
        self._seats = {seat: p for seat, chair in enumerate(over.chairs, 1) if (p := chair.person)}
        self._all_people = len(self._seats) == over.seats
        self._rated = self._all_people and over.seats > 1 and not any(r.by_bot for r in live.log)
        self._tally: Counter[tuple[str, str]] = Counter()
        kind = f"{'people' if self._all_people else 'bots'}:{over.seats}"
        for seat, person in self._seats.items():
            self._tally[person, f"{kind}/{over.outcome(seat)}"] += 1
        events = (event for told in live.match.told for event in told)
        for seat, key in live.game.tally(events):
            if seat in self._seats and seat not in live.bots:
                self._tally[self._seats[seat], key] += 1

    def keep(self, db: Connection) -> None:
        """With the end of the game. Whoever was deleted meanwhile has nothing counted."""
        people = schema.people.c.id
        known = set(db.execute(select(people).where(people.in_(self._seats.values()))).scalars())
        self._count(db, known)
        self._meet(db, known)
        if self._rated and len(known) == len(self._seats):
            self._rate(db)

    def _count(self, db: Connection, known: set[str]) -> None:
        rows = [
            {"person": person, "game": self._entry.game, "key": key, "times": times}
            for (person, key), times in self._tally.items()
            if person in known
        ]
        if rows:
            db.execute(_COUNT, rows)

    def _meet(self, db: Connection, known: set[str]) -> None:
        winners = {person for seat, person in self._seats.items() if seat in self._over.winners}
        rows = [
            {
                "person": person,
                "other": other,
                "won": int(person in winners and other not in winners),
                "lost": int(other in winners and person not in winners),
                "at": self._entry.ended,
            }
            for person, other in permutations(sorted(known), 2)
        ]
        if rows:
            db.execute(_MEET, rows)

    def _rate(self, db: Connection) -> None:
        ratings, places, entry = schema.ratings, schema.places, self._entry
        people = list(self._seats.values())
        found = select(ratings).where(ratings.c.person.in_(people), ratings.c.game == entry.game)
        rows = db.execute(found.order_by(ratings.c.person).with_for_update())
        before = {row.person: Skill(row.mu, row.sigma) for row in rows}
        skills = [before.get(person, Skill()) for person in people]
        for person, skill in zip(
            people, after(skills, ranks(self._over, entry.seats)), strict=True
        ):
            db.execute(_RATE, {"person": person, "game": entry.game, **skill._asdict()})
            here = (places.c.person == person) & (places.c.table_id == entry.id)
            db.execute(update(places).where(here).values(**skill._asdict()))


def ranks(over: Over, seats: int) -> list[int]:
    """In which place each seat came in, 0 for the winners; then by points, where there are any."""
    scores = over.scores or (0,) * seats
    others = sorted({scores[s - 1] for s in range(1, seats + 1) if s not in over.winners})[::-1]
    return [_rank(seat, over, scores, others) for seat in range(1, seats + 1)]


def _rank(seat: Seat, over: Over, scores: tuple[int, ...], others: list[int]) -> int:
    return 0 if seat in over.winners else 1 + others.index(scores[seat - 1])


# Adding to what may not be there yet is said in the same words by both databases, and SQLAlchemy
# has a different way to say it for each.
_COUNT = text(
    "INSERT INTO tallies (person, game, key, times) VALUES (:person, :game, :key, :times) "
    "ON CONFLICT (person, game, key) DO UPDATE SET times = tallies.times + excluded.times"
)
_MEET = text(
    "INSERT INTO together (person, other, games, won, lost, at) "
    "VALUES (:person, :other, 1, :won, :lost, :at) ON CONFLICT (person, other) DO UPDATE SET "
    "games = together.games + 1, won = together.won + excluded.won, "
    "lost = together.lost + excluded.lost, at = excluded.at"
)
_RATE = text(
    "INSERT INTO ratings (person, game, mu, sigma, games) VALUES (:person, :game, :mu, :sigma, 1) "
    "ON CONFLICT (person, game) DO UPDATE SET "
    "mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1"
)
