"""A game being played at a table: its log, its fate, who plays which seat, whose question is open.

Nothing here waits, sleeps or stores. Lines that were just made gather in `fresh` until the table
has written them down; folding stored lines leads to the same place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

import msgspec

from lapki import games
from lapki.games.contract import (
    CHANCE,
    Actor,
    AnyGame,
    Chance,
    Decide,
    Due,
    Event,
    Eye,
    Illegal,
    Move,
    Over,
    Preview,
    Seat,
    judge,
    seen,
    tokens,
)
from lapki.house.drawings import Chairs, drawings
from lapki.house.entry import TableEntry
from lapki.house.listener import encoded
from lapki.house.refusals import Declined
from lapki.house.store import Row
from lapki.house.wire import ClockFace, Moment, Now, Play, Step, Undone
from lapki.match import fate, record
from lapki.match.clock import Clock
from lapki.match.match import Match
from lapki.match.questions import Questions, asked, follow

_numbers = count()

MISSED = 12
"""So many lines are enough to tell what has happened since."""


class Logged(msgspec.Struct, frozen=True, gc=False):
    """A line of the log and what it brought about."""

    actor: Actor | str
    text: str
    at: float
    events: tuple[Event, ...] = ()
    undone: Undone | None = None
    by_bot: bool = False
    """Did a bot play this for its seat?"""


def opens(entry: TableEntry, game: AnyGame) -> Seat | None:
    """Which seat has the first choice at this table, once chance has had its say; None: several."""
    live = LiveGame(entry, game)
    live.let_chance(0.0)
    asked = live.due.seats if isinstance(live.due, Decide) else ()
    return asked[0] if len(asked) == 1 else None


class LiveGame:
    """One game at one table."""

    def __init__(self, entry: TableEntry, game: AnyGame, race_wait: float = 0.0) -> None:
        self.key = f"{entry.id}/{next(_numbers)}"
        """Tells this telling of the game from another one of the same table."""
        self.entry = entry
        self.game = game
        self.match = Match(game, entry.seats, record.convert_options(game, entry.options))
        self.fate = fate.Fate(entry.seed, entry.shares)
        self.log: list[Logged] = []
        self.fresh: list[Row] = []
        self.due: Due = self.match.due
        self.questions: Questions = follow({}, self.due, self.due, CHANCE, 0)
        self.bots: dict[Seat, int] = {}
        """Which seats are played by bots, and at what level."""
        self.asked = tuple(self.questions)
        """The seats of which a move is asked now, and that no bot plays."""
        self.gone: set[Seat] = set()
        """Whose person has resigned or run out of time."""
        timed = entry.clock.kind != "none"
        self.clock = Clock.of(entry.clock, entry.seats) if timed else None
        self.race_wait = race_wait
        self.race_until = 0.0
        """Until when bots leave a race to people."""
        self.chairs: Chairs = tuple
        """What those are called who sit there, for a game that is drawn."""
        self._plain = games.brought(game.key)
        """Is it drawn with letters, since it has no page of its own?"""
        self._draws = 0
        self.stands: list[int] = []
        """At which ply of the log each move stands that is in force."""

    @property
    def ply(self) -> int:
        """How many lines the log has."""
        return len(self.log)

    @property
    def over(self) -> Over | None:
        """How it ended, if it did."""
        return self.due if isinstance(self.due, Over) else None

    # -- from the log

    def fold(self, rows: Iterable[Row], now: float) -> None:
        """Play what was written down before."""
        clock = None
        for row in rows:
            if row.ply != self.ply:
                raise ValueError(f"line {self.ply} is missing")
            self._obey(row.line, row.at)
            clock = row.clock
        if clock:
            self.clock = msgspec.json.decode(clock, type=Clock).forgive(now)

    # -- what people and bots do

    def begin(self, now: float) -> None:
        """Get going, at the start or after the house was closed: bots, chance, clocks."""
        if not self.log:
            for seat, chair in enumerate(self.entry.chairs, 1):
                if chair.bot is not None:
                    self._write(f"! bot {seat} {chair.bot}", now)
        self.race_until = now + self.race_wait
        self.let_chance(now)
        if self.clock and not self.clock.running:
            self.clock = self._ticked(self.clock, {}, CHANCE, now)

    def answer(self, seat: Seat, text: str, question: int, now: float) -> None:
        """A seat's move, and all the chance that follows."""
        if isinstance(self.due, Over):
            raise Illegal(None, "over")
        if self.questions.get(seat) != question:
            raise Declined("stale", question=question, ply=self.ply)
        move = self.game.read(text)
        self._take(seat, move, now, fresh=True)
        self.let_chance(now)

    def hinted(self, seat: Seat, question: int, now: float) -> None:
        """Somebody asked a bot about this question: once a question is enough to be told."""
        if self.questions.get(seat) != question:
            raise Declined("stale", question=question, ply=self.ply)
        line = f"hint {seat}"
        asked = (logged.text for logged in self.log[question:] if logged.actor == "!")
        if line not in asked:
            self._write(f"! {line}", now)

    def let_chance(self, now: float) -> None:
        """Let chance have its say until somebody has a choice or the game is over."""
        while isinstance(self.due, Chance):
            outcome = self.due.shape.draw(self.fate.pick(f"draw {self._draws}"))
            self._take(CHANCE, self.game.fall(self.match.state, outcome), now, fresh=True)

    def undo_to(self, seat: Seat) -> tuple[int, frozenset[Seat] | None]:
        """The ply at which this seat's last turn began, and whose moves would be taken back with
        it; None, if it may go back there by itself.

        By itself it may, if only bots have moved since. Chance, learned secrets and other people's
        moves are crossed by agreement alone, also where a bot has taken their seat since; sealed
        moves never.
        """
        if self.over:
            raise Illegal(None, "over")
        first = self.match.turn_of(seat)
        if first is None:
            raise Declined("nothing-to-undo")
        if self.match.sealed_since(first):
            raise Illegal(None, "undo-sealed")
        since = [self.log[ply - 1] for ply in self.stands[first:]]
        others = {int(line.actor) for line in since if line.actor != CHANCE and not line.by_bot}
        if others <= {seat} and self.match.undo_point(seat) == first:
            return first, None
        return first, frozenset(others - {seat})

    def undo(self, plies: int, now: float) -> None:
        """Back to after so many moves. Chance goes on with fresh numbers."""
        self._write(f"! undo {plies}", now)
        self.let_chance(now)

    def give_up(self, word: str, seat: Seat, level: int, now: float) -> None:
        """`flag` or `resign`: of two, the other wins; of more, a bot goes on."""
        if self.over:
            raise Illegal(None, "over")
        self._write(f"! {word} {seat}", now)
        if not self.over and seat not in self.bots:
            self._write(f"! bot {seat} {level}", now)

    def hand_over(self, seat: Seat, level: int | None, now: float) -> None:
        """A bot plays this seat from now on, or its person again."""
        if self.over:
            raise Illegal(None, "over")
        self._write(f"! person {seat}" if level is None else f"! bot {seat} {level}", now)

    # -- what an eye may know

    def steps(self, eye: Eye, since: int) -> list[Step]:
        """The lines after so many, as this eye may know them."""
        hides = self.game.hides
        return [
            Step(
                ply,
                str(line.actor),
                line.at,
                list(seen(line.events, eye) if hides else line.events),
                line.text if line.actor == "!" else None,
                line.undone,
            )
            for ply, line in enumerate(self.log[since:], since + 1)
        ]

    def missed(self, seat: Seat) -> list[Step]:
        """What has happened since this seat last moved, as it may know it: the end of it, if it is
        a long story."""
        moved = (ply for ply in range(self.ply, 0, -1) if self._own(self.log[ply - 1], seat))
        return self.steps(seat, max(next(moved, 0), self.ply - MISSED))

    def _own(self, line: Logged, seat: Seat) -> bool:
        """Did the person on this seat do it, and no bot in their place?"""
        return line.actor == seat and not line.by_bot

    def now(self, eye: Eye, now: float) -> Now:
        """How things stand for this eye: the offer, never the list of all legal moves."""
        stands, question = self._stands(eye, *self._outside(now)), self._question(eye)
        if question is None or eye is None:
            return stands
        offer = self.game.offer(self.match.state, eye)
        return msgspec.structs.replace(stands, question=question, offer=offer)

    def telling(self, since: int, now: float) -> Callable[[Eye], bytes]:
        """How to tell an eye of the lines after so many, and how things stand: the text of a
        `Play`. Where a game hides nothing, all eyes have one text but for what is asked of them."""
        game, outside = self.game, self._outside(now)

        def shown(eye: Eye) -> bytes:
            return encoded(Play(self.steps(eye, since), self._stands(eye, *outside)))

        everybody = None if game.hides else shown(None)

        def tell(eye: Eye) -> bytes:
            text, question = everybody or shown(eye), self._question(eye)
            if question is None or eye is None:
                return text
            offer = encoded(game.offer(self.match.state, eye))
            # `now` is the last thing said, and not empty: what is asked goes to its end
            return text[:-2] + b',"question":%d,"offer":%b}}' % (question, offer)

        return tell

    def _question(self, eye: Eye) -> int | None:
        """The number of what is asked of this eye's seat."""
        return None if eye is None else self.questions.get(eye)

    def _stands(self, eye: Eye, who: tuple[Seat, ...], *outside: Any) -> Now:
        """How things stand for this eye, without what is asked of it."""
        game = self.game
        view = game.view(self.match.states[-1], eye)
        glance, rules = game.glance(view), game.governed(view)
        drawn = drawings(self.match, view, eye, self.chairs) if self._plain else {}
        plies, moves = len(self.log), len(self.match.lines)
        return Now(plies, moves, view, who, None, None, glance, rules, drawn, *outside)

    def _outside(self, now: float) -> tuple[Any, ...]:
        """What no eye changes: who is asked, and then the last fields of `Now`."""
        due, clock = self.due, self.clock
        over = due if isinstance(due, Over) else None
        return (
            asked(due),
            due.notice if isinstance(due, Chance) else None,
            over,
            self.match.ending if over else None,
            self.race_left(now),
            dict(self.bots),
            ClockFace(clock.shows(now), clock.running) if clock else None,
        )

    def moment(self, eye: Eye, ply: int) -> Moment:
        """How things stood after so many lines, as this eye saw them then."""
        if not 0 <= ply <= self.ply:
            raise Declined("no-moment", plies=self.ply)
        played: list[Logged] = []  # what stood then, and isn't undone by one of the lines so far
        for line in self.log[:ply]:
            if (back := _back_to(line)) is not None:
                del played[back:]
            elif line.actor != "!":
                played.append(line)
        later = (_back_to(line) for line in self.log[ply:])
        still = min([len(played), *(back for back in later if back is not None)])
        state = self.match.states[still]
        for line in played[still:]:
            move = self.game.read(line.text)
            state, _ = self.game.play(
                state, CHANCE if line.actor == CHANCE else int(line.actor), move
            )
        over = self.over if ply == self.ply else None  # no line ever follows the end
        ending = self.match.ending if over else None
        view = self.game.view(state, eye)
        drawn = drawings(self.match, view, eye, self.chairs, past=True)
        return Moment(ply, len(played), view, self.game.glance(view), over, ending, drawn)

    def preview(self, seat: Seat, text: str) -> Preview[Any]:
        """What a move would do, as its own seat would see it, and what the view would come to."""
        move = self.game.read(text)
        if self.over:  # a flag or a resignation may have ended what the rules would let go on
            raise Illegal(None, "over")
        judge(self.game, self.match.state, seat, move)
        return self.game.preview(self.match.state, seat, move)

    def asked_since(self, seat: Seat) -> float | None:
        """When this seat was asked what it hasn't answered yet."""
        question = self.questions.get(seat)
        if question is None:
            return None
        return self.log[question - 1].at if question else self.entry.started

    # -- a race between people and bots

    def race_left(self, now: float) -> float | None:
        """How long bots still leave this race to people; None where there is no such race."""
        due = self.due
        if not isinstance(due, Decide) or due.kind != "race":
            return None
        bots = set(due.seats) & set(self.bots)
        if not bots or bots == set(due.seats):
            return None
        return max(0.0, self.race_until - now)

    def hold_race(self, seconds: float, now: float) -> None:
        """Somebody is writing: bots wait at least so long from now on."""
        self.race_until = max(self.race_until, now + seconds)

    # -- the record

    def head(self) -> list[str]:
        """The header of the record, for whoever follows the lines."""
        return record.head(self.match)

    @property
    def lines(self) -> list[str]:
        """The whole log as the lines of a record."""
        return [f"{line.actor} {line.text}" for line in self.log]

    # -- lines

    def _write(self, line: str, now: float) -> None:
        self._obey(line, now)
        self._keep(line, now)

    def _obey(self, line: str, at: float) -> None:
        actor, _, text = line.partition(" ")
        if actor == "!":
            self._house(line, text, at)
        else:
            who: Actor = CHANCE if actor == CHANCE else int(actor)
            self._take(who, self.game.read(text), at, fresh=False)

    def _take(self, actor: Actor, move: Move, at: float, *, fresh: bool) -> None:
        by_bot = actor in self.bots
        events = self.match.play(actor, move)
        self._draws += actor == CHANCE
        self.stands.append(len(self.log) + 1)
        text = self.game.write(move)
        self._follow(Logged(actor, text, at, events, None, by_bot), actor)
        if fresh:
            self._keep(f"{actor} {text}", at)

    def _house(self, line: str, text: str, at: float) -> None:
        undone = self._undone(text)
        record.obey(self.match, line)
        match tokens(text):
            case ["bot", seat, level]:
                self.bots[int(seat)] = int(level)
                self.race_until = at + self.race_wait  # a bot that joins a race waits as others do
            case ["person", seat]:
                self.bots.pop(int(seat), None)
            case ["flag" | "resign", seat]:
                self.gone.add(int(seat))
        if undone:
            del self.stands[self.match.plies :]
        self._follow(Logged("!", text, at, undone=undone), CHANCE, renew=undone is not None)

    def _undone(self, text: str) -> Undone | None:
        """What this line is about to take back, if that is what it says."""
        plies = _plies_in(text)
        if plies is None:
            return None
        lines = self.match.lines[plies:]
        by = next((line.actor for line in lines if line.actor != CHANCE), None)
        return Undone(by, self.stands[plies] - 1 if lines else self.ply)

    def _follow(self, line: Logged, actor: Actor, *, renew: bool = True) -> None:
        """Everything that depends on the last line."""
        self.log.append(line)
        before, due = self.due, self.match.due
        was = self.questions
        if renew:
            self.questions = follow(was, before, due, actor, len(self.log))
        elif isinstance(due, Over):
            self.questions = {}
        self.asked = tuple([seat for seat in self.questions if seat not in self.bots])
        self.due = due
        if isinstance(due, Decide) and due.kind == "race" and before != due:
            self.race_until = line.at + self.race_wait
        if self.clock:
            self.clock = self._ticked(self.clock, was, actor, line.at)

    def _ticked(self, clock: Clock, was: Questions, actor: Actor, now: float) -> Clock:
        people = self.asked
        still = tuple(seat for seat in people if was.get(seat) == self.questions[seat])
        moved = None if actor == CHANCE else actor
        return clock.ask(now, people, moved, still)

    def _keep(self, line: str, now: float) -> None:
        clock = msgspec.json.encode(self.clock).decode() if self.clock else None
        asked = 0
        for seat in self.asked:
            asked |= 1 << seat
        self.fresh.append(Row(self.entry.id, len(self.log) - 1, line, now, clock, asked))


def _back_to(line: Logged) -> int | None:
    """To after how many moves this line goes back, if it does."""
    return _plies_in(line.text) if line.actor == "!" else None


def _plies_in(text: str) -> int | None:
    match tokens(text):
        case ["undo", plies]:
            return int(plies)
    return None
