"""A table with people at it. Everything that changes it is done one thing at a time.

A move is judged and made in memory, its lines are written down and flushed, and only then does
anybody hear of it. If they can't be written, the table is forgotten and read again from the log:
what was never durable never happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from lapki.bots import Help, Hint
from lapki.games.contract import Event, Eye, Preview, Seat, seen
from lapki.house import entry as entries
from lapki.house import seating
from lapki.house.attendance import Attendance
from lapki.house.audience import Answer, Audience
from lapki.house.counted import Counted
from lapki.house.entry import Stopped, TableEntry
from lapki.house.listener import Listener, encoded
from lapki.house.livegame import LiveGame, Logged, opens
from lapki.house.people import Person
from lapki.house.polls import Fate, Polls, Vote
from lapki.house.refusals import Declined
from lapki.house.remarks import remark
from lapki.house.services import Services, TableObserver
from lapki.house.texts import MOVE, cleaned
from lapki.house.wire import (
    Bye,
    ChairInfo,
    Hello,
    Looked,
    Moment,
    Now,
    Race,
    RematchInfo,
    Saying,
    TableChanged,
    TableInfo,
    UndoRefused,
)
from lapki.house.wire_wings import Waiting
from lapki.house.writer import Writer
from lapki.match import fate

T = TypeVar("T")
log = structlog.get_logger("lapki.table")

TYPING = 10.0
"""Seconds that bots wait in a race for somebody who was writing just now."""


OWNER_AWAY = 600.0
"""Seconds after which an owner who is away has an heir."""


class LiveTable:
    """One table in memory."""

    def __init__(
        self,
        services: Services,
        observer: TableObserver,
        entry: TableEntry,
        live: LiveGame | None,
        epoch: int | None = None,
    ) -> None:
        self.services, self.observer = services, observer
        self.entry, self.epoch = entry, epoch
        self.live_game: LiveGame | None = None
        self.used = services.now()
        """When anybody last had to do with this table."""
        self.audience = Audience(entry.people, self.used)
        self._writer = Writer()
        self._polls = Polls()
        self._attendance: Attendance | None = None
        if live:
            self._seat_down(live)

    def do(self, deed: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
        """Have something done at the table, after all that was asked before."""
        self.used = self.services.now()
        return self._writer.do(deed)

    async def close(self, after: float | None = None) -> None:
        """Finish what was begun, leave memory, and tell whoever looks when to come back."""
        await self._writer.close()
        if self._attendance:
            await self._attendance.close()
        if after is not None:
            self.audience.tell(Bye(after))
        self.audience.dismiss(lambda _: True)

    @property
    def idle(self) -> bool:
        """Does nobody look, nothing think, and no clock run?"""
        resting = self._attendance is None or self._attendance.idle
        return resting and not self.audience and not self._writer.busy

    # --- before the game ------------------------------------------------------------------------

    async def sit(self, person: Person, seat: Seat, share: str | None) -> None:
        """Sit down on a free chair, move to one, or add a share of one's own."""
        self.tell_apart(person)
        await self._save(seating.sit(self.entry, person.id, seat, share))

    async def add_bot(self, person: Person, seat: Seat, level: int) -> None:
        """The owner puts a bot on a free chair, or another one on a bot's."""
        changed = seating.seat_bot(self.entry, person.id, seat, level)
        await self.services.thinkers.sure(self.entry.game, level)
        await self._save(changed)

    async def free(self, person: Person, seat: Seat) -> None:
        """Stand up, take a bot away, or send somebody away (as the owner)."""
        chair = seating.chair_at(self.entry, seat)
        if chair.person == person.id and self.entry.phase == "playing":
            await self.leave(person)
            return
        if chair.person != person.id:
            seating.own(self.entry, person.id)
            if chair.free:
                raise Declined("seat-free", seat=seat)
            if chair.person is not None and self.entry.phase == "playing":
                await self._propose("away", seat, self.entry.seat_of(person.id))
                return
            if chair.person is not None:
                await self._send_away(seat, chair.person)
                return
        await self._save(seating.stand_up(self.entry, seat))

    async def change(self, person: Person, changes: dict[str, bool | str | int]) -> None:
        """What the owner may decide."""
        await self._save(seating.change(self.entry, person.id, changes))
        if not self.entry.spectators:
            self.audience.dismiss(lambda listener: self.entry.seat_of(listener.id) is None)

    async def start(self, person: Person) -> None:
        """Everybody sits: the game begins."""
        game = self.services.find(self.entry.game)
        now = self.services.now()
        begun = seating.begin(self.entry, person.id, game.version, now)
        if begun.begins and (first := opens(begun, game)):
            begun = seating.turned(begun, first)
        await self._save(replace(begun, asked_first=LiveGame(begun, game).asked))
        self._seat_down(LiveGame(self.entry, game, self.services.settings.race_wait))
        await self.resume()

    async def rematch(self, person: Person) -> str:
        """The same again: the first who asks makes the table. Answers its id."""
        seating.seat_of(self.entry, person.id)
        if self.entry.phase != "finished":
            raise Declined("still-running")
        if self.entry.rematch is None:
            made = await self.observer.again(self.entry, person)
            await self._save(replace(self.entry, rematch=made, rematch_by=person.id))
        assert self.entry.rematch
        return self.entry.rematch

    # --- the game -------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Go on from wherever the log stands: chance that is due, bots, clocks."""
        await self._write(lambda live: live.begin(self.services.now()))

    async def move(
        self, person: Person, text: str, question: int, answer: Answer | None = None
    ) -> None:
        """A person's move; whoever is to be answered hears of it with everybody else."""
        seat, text = self._playing(person), cleaned(text, MOVE)
        now = self.services.now()
        await self._write(lambda live: live.answer(seat, text, question, now), answer)
        self.services.metrics.moves.made(self.entry.game, "person")

    async def _bot_move(self, seat: Seat, text: str, question: int) -> None:
        def act(live: LiveGame) -> None:
            if live.over or seat not in live.bots:
                raise Declined("stale", question=question, ply=live.ply)
            live.answer(seat, text, question, self.services.now())
            assert self._attendance
            self._attendance.answered(seat)

        await self._write(act)
        self.services.metrics.moves.made(self.entry.game, "bot")

    async def undo(self, person: Person, word: str) -> None:
        """Ask to take one's last turn back, or agree or disagree with who asked."""
        seat, live, polls = self._playing(person), self._game(), self._polls
        if word == "refuse":
            by = polls.refuse(seat, live.match.plies)
            self._tell_table()
            self.audience.tell(UndoRefused(by, seat))
            return
        if word == "agree":
            polls.agree(seat)
        elif polls.may_ask(seat, live.match.plies):
            to, others = live.undo_to(seat)
            polls.ask(seat, to, others, self._people(), frozenset(live.bots))
        else:
            return
        assert polls.undo
        if polls.undo.granted:
            plies = polls.undo.plies
            await self._write(lambda live: live.undo(plies, self.services.now()))
        else:
            self._tell_table()

    def _people(self) -> frozenset[Seat]:
        """The seats that people play right now."""
        chairs, bots = enumerate(self.entry.chairs, 1), self._game().bots
        return frozenset(seat for seat, chair in chairs if chair.person and seat not in bots)

    async def resign(self, person: Person) -> None:
        """Give up."""
        await self._give_up("resign", self._playing(person))

    async def leave(self, person: Person) -> None:
        """Let a bot play on, until one comes back."""
        await self._hand_over(self._playing(person), bot=True)

    async def back(self, person: Person) -> None:
        """Play one's own seat again."""
        seat, live = seating.seat_of(self.entry, person.id), self._game()
        if seat in live.gone:
            raise Declined("gone")
        if seat not in live.bots:
            raise Declined("not-away")
        await self._hand_over(seat, bot=False)

    async def takeover(self, person: Person, seat: Seat) -> None:
        """Give the seat of somebody who has been away for long to a bot; or of somebody who is
        here and doesn't move, if all others agree."""
        me = self._playing(person)
        live, absent = self._game(), seating.chair_at(self.entry, seat).person
        if absent is None or seat in live.bots:
            raise Declined("no-person-there", seat=seat)
        if live.clock:
            raise Declined("clock-decides")
        if self.audience.away(absent, self.services.now()) >= self.services.settings.absent_after:
            await self._hand_over(seat, bot=True)
        elif self._stalls(seat):
            await self._propose("bot", seat, me)
        else:
            raise Declined("not-absent", seat=seat)

    def _stalls(self, seat: Seat) -> bool:
        """Has this seat left everybody waiting for long?"""
        asked = self._game().asked_since(seat)
        if asked is None:
            return False
        waited = self.services.now() - max(asked, self.audience.since)
        return waited >= self.services.settings.stalled_after

    async def _propose(self, what: Fate, seat: Seat, by: Seat | None) -> None:
        await self._decide(self._polls.propose(what, seat, by, self._people()))

    async def vote(self, person: Person, word: str) -> None:
        """Agree or disagree with what the others shall decide."""
        await self._decide(self._polls.answer(self._playing(person), word))

    async def _decide(self, vote: Vote | None) -> None:
        """Done, once everybody else agrees who plays."""
        person = vote and self.entry.chair(vote.seat).person
        if not vote or not person or not vote.carried(self._people()):
            self._tell_table()
            return
        self._polls.vote = None
        if vote.what == "away":
            await self._send_away(vote.seat, person)
        else:
            await self._hand_over(vote.seat, bot=True)
            self._tell_table()

    def _outdated(self, vote: Vote) -> bool:
        """Has whom it is about moved, or left by themselves? Or is it all over?"""
        moved = vote.what == "bot" and not self._stalls(vote.seat)
        return self._game().over is not None or moved or vote.seat not in self._people()

    async def typing(self, person: Person) -> None:
        """Somebody is writing in a race: bots don't win it meanwhile."""
        seat, live, now = self._playing(person), self._game(), self.services.now()
        left = live.race_left(now)
        if left is not None and left < TYPING and seat in live.questions:
            live.hold_race(TYPING, now)
            self.audience.tell(Race(TYPING))

    def ring(self) -> None:
        """A flag may have fallen."""
        self._writer.later(self._flag())

    async def _flag(self) -> None:
        """Time is up for somebody, unless they moved just now."""
        live = self._game()
        fallen = live.clock.fallen(self.services.now()) if live.clock and not live.over else ()
        if fallen:
            await self._give_up("flag", fallen[0])
        elif self._attendance:
            self._attendance.go_on()

    async def _give_up(self, word: str, seat: Seat) -> None:
        # Of two, the other wins, and no bot is needed.
        level = await self._level() if self.entry.seats > 2 else 0
        await self._write(lambda live: live.give_up(word, seat, level, self.services.now()))

    async def _hand_over(self, seat: Seat, *, bot: bool) -> None:
        level = await self._level() if bot else None
        await self._write(lambda live: live.hand_over(seat, level, self.services.now()))

    async def _send_away(self, seat: Seat, person: str) -> None:
        if self.live_game and not self.live_game.over and seat not in self.live_game.bots:
            await self._hand_over(seat, bot=True)
        await self._save(seating.send_away(self.entry, seat))
        self.audience.dismiss(lambda listener: listener.id == person)

    async def _level(self) -> int:
        """Neither the best nor the worst plays for somebody who left."""
        levels = await self.services.thinkers.levels(self.entry.game)
        return levels[len(levels) // 2]

    async def end(self, why: str, also: Callable[[Connection], None]) -> None:
        """Somebody who keeps order ends it here: nobody wins, and the log stays as it is."""
        if self.entry.phase in ("finished", "stopped"):
            raise Declined("over-already")
        await self._save(replace(self._stopped("ended"), ended_why=why), also)
        self._rest()

    # --- writing down ---------------------------------------------------------------------------

    async def _write(self, act: Callable[[LiveGame], None], answer: Answer | None = None) -> None:
        """Act on the game: what it writes is made durable, and then everybody is told.

        A refusal changes nothing. If anything else goes wrong once a line was made, memory and log
        may differ: the table is forgotten, and what waits for it is refused, not done.
        """
        live = self._game()
        since, lost, asked = len(live.log), "storage", live.asked
        try:
            act(live)
            rows, live.fresh = live.fresh, []
            if rows:
                await self.services.store.append(rows, self.epoch)
            lost = "closing"  # whatever happens from now on, these lines stand
            self._tell_lines(live, since, answer)
            if rows:
                self._move_on()
            if live.over or live.ply >= self.services.settings.longest_game:
                await self._conclude(live)
            if self._attendance:
                self._attendance.go_on()
            if live.asked != asked:  # it is seen in lists, too
                self.observer.asked(self, {*asked} ^ {*live.asked})
        except BaseException as problem:
            if live.ply == since:
                raise
            declined = self._lost("table_lost", lost)
            if isinstance(problem, Exception):
                raise declined from problem
            raise

    def _lost(self, what: str, key: str = "storage") -> Declined:
        """What we know isn't what is kept: forget it, and have it read anew."""
        log.exception(what, table=self.entry.id)
        self._writer.refuse()
        self.observer.lost(self.entry.id)
        return Declined(key)

    async def _conclude(self, live: LiveGame) -> None:
        """It is over, or has been going on for too long."""
        if live.over and self.entry.phase == "playing":
            await self._finish(live)
        elif live.ply >= self.services.settings.longest_game:
            await self.stop("too-long")

    def _move_on(self) -> None:
        """Whatever was asked for, the table has moved on."""
        polls = self._polls
        outdated = polls.vote is not None and self._outdated(polls.vote)
        if polls.undo or outdated:
            polls.undo = None
            polls.vote = None if outdated else polls.vote
            self._tell_table()

    async def stop(self, why: Stopped) -> None:
        """There will be no more moves here: nobody comes back, or it went on and on."""
        if self.entry.phase in ("waiting", "playing"):
            await self._save(self._stopped(why))
            self._rest()
            log.info("table_stopped", table=self.entry.id, why=why)

    def _stopped(self, why: Stopped) -> TableEntry:
        return replace(self.entry, phase="stopped", stopped=why, ended=self.services.now())

    def _rest(self) -> None:
        """Nothing goes on here any more."""
        if self._attendance:
            self._attendance.stop()
        self.live_game = self._attendance = None

    async def pass_on(self) -> None:
        """An owner who is away for long has an heir among those who sit here and look."""
        if self.audience.away(self.entry.owner, self.services.now()) < OWNER_AWAY:
            return
        if heir := self._heir(gone=False):
            await self._save(replace(self.entry, owner=heir))

    def _heir(self, *, gone: bool) -> str | None:
        others = [person for person in self.entry.people if person != self.entry.owner]
        return next((p for p in others if gone or self.audience.present(p)), None)

    async def forget(self, person: str, nobody: str) -> None:
        """Somebody is gone for ever: where they were named, nobody in particular is."""
        entry = self.entry
        if entry.owner == person:
            entry = replace(entry, owner=self._heir(gone=True) or person)
        await self._save(entries.without(entry, person, nobody))

    async def _finish(self, live: LiveGame) -> None:
        self.services.metrics.games.labels(self.entry.game).inc()
        ended, ending = self.services.now(), live.match.ending
        over = replace(self.entry, phase="finished", ended=ended, result=live.over, ending=ending)
        await self._save(over, Counted(over, live).keep)
        await asyncio.to_thread(remark, live, self.services.settings.folder)

    async def _save(
        self, entry: TableEntry, also: Callable[[Connection], None] = lambda _: None
    ) -> None:
        """Make a change of the table durable, with what else belongs to it; then tell everybody."""

        def work(db: Connection) -> TableEntry:
            saved = entries.save(db, entry, self.epoch)
            also(db)
            return saved

        try:
            entry = await self.services.store.run(work)
        except entries.Outdated as problem:
            raise self._lost("table_outdated") from problem
        before, self.entry = self.entry, entry
        if self.live_game:
            self.live_game.entry = entry
        self.observer.changed(entry, before.people)
        self._tell_table()

    # --- telling --------------------------------------------------------------------------------

    def _tell_lines(self, live: LiveGame, since: int, answer: Answer | None) -> None:
        telling = live.telling(since, self.services.now())
        self.audience.tell_each(self.entry.sitting, telling, answer=answer)

    def _tell_table(self) -> None:
        self._tell_all_but(None)

    def _tell_all_but(self, one: Listener | None) -> None:
        info = self.info()
        self.audience.tell_each(
            self.entry.sitting, lambda eye: encoded(TableChanged(eye, info)), but=one
        )

    def info(self) -> TableInfo:
        """What everybody may know who may see this table."""
        entry, named = self.entry, self.services.people.named
        return TableInfo(
            id=entry.id,
            game=entry.game,
            seats=entry.seats,
            options=entry.options,
            phase=entry.phase,
            owner=named(entry.owner),
            listed=entry.listed,
            locked=entry.locked,
            spectators=entry.spectators,
            spectators_chat=entry.spectators_chat,
            seating=entry.seating,
            begins=entry.begins or None,
            aloud=self.services.find(entry.game).form.aloud if entry.aloud else {},
            hints=entry.hints,
            clock=entry.clock,
            language=entry.language,
            chairs=tuple(self._chairs()),
            commitment=fate.commit(entry.seed),
            created=entry.created,
            started=entry.started,
            ended=entry.ended,
            ended_why=entry.ended_why,
            rematch=RematchInfo(entry.rematch, named(entry.rematch_by or entry.owner))
            if entry.rematch
            else None,
            undo=self._polls.undo_info(),
            vote=self._polls.vote_info(),
            stopped=entry.stopped,
            watching=self._watching(),
            screens=self.audience.screens,
        )

    def _watching(self) -> int:
        return self.audience.watching(self.entry.people)

    def _chairs(self) -> list[ChairInfo]:
        bots = self.live_game.bots if self.live_game else {}
        return [
            ChairInfo(
                seat,
                self.services.people.named(chair.person) if chair.person else None,
                bots.get(seat, chair.bot),
                bool(chair.person and self.audience.present(chair.person)),
            )
            for seat, chair in enumerate(self.entry.chairs, 1)
        ]

    # The next four wait for their turn as every deed does: while lines are being written, memory
    # is ahead of what is durable, and nobody may hear of them yet.

    async def look(self, person: Person | None) -> Looked:
        """How things stand, through this person's eye."""
        self._be_sure()
        eye = self.may_look(person)
        now = self.live_game.now(eye, self.services.now()) if self.live_game else None
        return Looked(eye, self.info(), now)

    async def moment(self, person: Person | None, ply: int) -> Moment:
        """How things stood after so many lines, through this person's eye."""
        return self._game().moment(self.may_look(person), ply)

    async def story(self, person: Person | None) -> tuple[Eye, TableInfo, list[Logged]]:
        """All lines so far, to be told again, and through which eye this person looks."""
        self._be_sure()
        eye, live = self.may_look(person), self._game()
        return eye, self.info(), live.log[:]

    async def upshot(self, person: Person | None) -> tuple[TableInfo, Now, tuple[Event, ...]]:
        """How a finished game ended, as everybody saw it, and what its last move brought about."""
        self._be_sure()
        self.may_look(person)
        live = self._game()
        if self.entry.phase != "finished":
            raise Declined("still-running")
        last = next((line.events for line in reversed(live.log) if line.events), ())
        return self.info(), live.now(None, self.services.now()), seen(last, None)

    async def greet(self, listener: Listener, ply: int, said: list[Saying]) -> None:
        """Somebody begins to look: first what they missed, from then on everything, once each."""
        self._be_sure()
        eye, live = self.may_look(listener.person), self.live_game
        if listener.looks:
            eye = None
        news = self.audience.join(listener)
        since = ply if live and ply <= live.ply else 0
        missed = live.steps(eye, since) if live else []
        now = live.now(eye, self.services.now()) if live else None
        listener.tell(Hello(eye, self.info(), since, missed, now, said))
        if news:
            self._tell_others(listener)
        if self._attendance:
            self._attendance.go_on()

    def part(self, listener: Listener) -> None:
        """Somebody looks away."""
        self.used = self.services.now()
        if self.audience.part(listener, self.used) and not self._writer.closed:
            self._tell_others(listener)

    def _tell_others(self, listener: Listener) -> None:
        """Who sits here is news at once; of everybody else only the number is told, soon."""
        here = (listener.eyes, *listener.beside)
        if listener.looks != "screen" and not any(map(self.entry.seat_of, here)):
            self.audience.tell_soon(self._watching)
        else:
            self._tell_all_but(listener)

    # --- asking ---------------------------------------------------------------------------------

    def preview(self, person: Person, text: str) -> Preview[Any]:
        """What a person's move would do. Changes nothing, so nobody has to wait for it."""
        seat = seating.seat_of(self.entry, person.id)
        return self._game().preview(seat, cleaned(text, MOVE))

    async def advise(self, person: Person) -> tuple[int, Any]:
        """What a bot can tell somebody who is asked, and about which question.

        Nobody waits for it: it is thought out beside all deeds, and is of no use once they moved.
        """
        seat, question = await self.do(self._question(person))
        live = self._game()
        advice = await self.services.thinkers.advise(live, seat)
        if live.questions.get(seat) != question:
            raise Declined("stale", question=question, ply=live.ply)
        return question, advice

    async def hint(self, person: Person, help: Help) -> tuple[int, Hint | None]:
        """What a bot would do in somebody's place, and about which question. That they asked is
        written down and told to everybody before they hear anything."""
        if not self.entry.hints:
            raise Declined("no-hints")
        seat, question = await self.do(self._question(person))
        await self.do(self._write(lambda live: live.hinted(seat, question, self.services.now())))
        live = self._game()
        hint = await self.services.thinkers.hint(live, seat, help)
        if live.questions.get(seat) != question:
            raise Declined("stale", question=question, ply=live.ply)
        return question, hint

    async def _question(self, person: Person) -> tuple[Seat, int]:
        """The question that somebody is asked."""
        seat = self._playing(person)
        question = self._game().questions.get(seat)
        if question is None:
            raise Declined("not-asked")
        return seat, question

    def may_look(self, person: Person | None) -> Eye:
        """Through which eye somebody sees this table; refuses whoever may not."""
        return seating.eye_of(self.entry, person.id if person else None)

    def tell_apart(self, person: Person) -> None:
        """Refuses a name that looks like that of somebody who sits here."""
        self.services.people.tell_apart(person, self.entry.people)

    def waits_for(self, person: str) -> Waiting:
        """Is this person asked, and what happened since they moved?"""
        seat, live = self.entry.seat_of(person), self.live_game
        if seat is None or live is None or seat not in live.questions or seat in live.bots:
            return Waiting(False, [])
        return Waiting(True, live.missed(seat))

    # --- small things ---------------------------------------------------------------------------

    def _seat_down(self, live: LiveGame) -> None:
        self.live_game = live
        live.chairs = self._chairs
        watched = self.audience.__bool__
        self._attendance = Attendance(self.services, live, self._answer, self.ring, watched)

    async def _answer(self, seat: Seat, text: str, question: int) -> None:
        await self.do(self._bot_move(seat, text, question))

    def _be_sure(self) -> None:
        """Nobody begins to look at what may have gone on elsewhere."""
        if not self.observer.holds(self.entry.id, self.epoch):
            raise Declined("moving")

    def _game(self) -> LiveGame:
        if self.live_game is None:
            raise Declined("not-started" if self.entry.phase == "waiting" else "over-already")
        return self.live_game

    def _playing(self, person: Person) -> Seat:
        """The seat that somebody plays right now."""
        seat = seating.seat_of(self.entry, person.id)
        if seat in self._game().bots:
            raise Declined("bot-plays")
        return seat
