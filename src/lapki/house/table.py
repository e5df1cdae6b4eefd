"""A table with people at it. One task does everything that changes it, one thing at a time.

A move is judged and made in memory, its lines are written down and flushed, and only then does
anybody hear of it. If they can't be written, the table is forgotten and read again from the log:
what was never durable never happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from random import uniform
from typing import Any, TypeVar

import msgspec
import structlog

from lapki.games.contract import Decide, Event, Eye, Refusal, Seat
from lapki.house import about as abouts
from lapki.house.about import BOT_SHARE, NO_SHARE, About, Place
from lapki.house.listener import Listener, encoded
from lapki.house.people import Person
from lapki.house.refusals import Declined
from lapki.house.services import Board, Services
from lapki.house.sitting import Sitting
from lapki.house.texts import MOVE, cleaned
from lapki.house.thinkers import Lost
from lapki.house.wire import (
    Bye,
    Hello,
    Looked,
    Moment,
    PlaceInfo,
    Play,
    Saying,
    TableChanged,
    TableInfo,
    UndoInfo,
)
from lapki.match import fate

T = TypeVar("T")
log = structlog.get_logger("lapki.table")

FAREWELL = 3.0
"""Seconds that a closing table has to finish what was begun."""
LATER = 5.0
"""Seconds until a bot is asked again after all workers failed."""


class Table:
    """One live table."""

    def __init__(self, services: Services, board: Board, about: About, sitting: Sitting | None):
        self.services, self.board = services, board
        self.about, self.sitting = about, sitting
        self.listeners: set[Listener] = set()
        self.used = services.now()
        """When anybody last had to do with this table."""
        self._left = dict.fromkeys(about.people, self.used)
        self._undo: tuple[Seat, int, set[Seat]] | None = None  # who, to where, who agrees
        self._deeds: asyncio.Queue[tuple[Coroutine[Any, Any, Any], asyncio.Future[Any]]]
        self._deeds = asyncio.Queue()
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._closed = False
        self._task = asyncio.create_task(self._work())

    # --- the one writer -------------------------------------------------------------------------

    async def do(self, deed: Coroutine[Any, Any, T]) -> T:
        """Have something done by the table's task, after all that was asked before."""
        if self._closed:
            deed.close()
            raise Declined("closing")
        self.used = self.services.now()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._deeds.put_nowait((deed, answer))
        return await answer

    async def _work(self) -> None:
        while True:
            deed, answer = await self._deeds.get()
            try:
                done = await deed
            except Exception as problem:  # noqa: BLE001 - it is for whoever asked
                if not answer.done():
                    answer.set_exception(problem)
            else:
                if not answer.done():
                    answer.set_result(done)

    async def close(self, after: float | None = None) -> None:
        """Finish what was begun, leave memory, and tell whoever looks when to come back."""
        self._closed = True
        if self._alarm:
            self._alarm.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._drain(), FAREWELL)
        tasks = [self._task, *(task for _, task in self._thinking.values())]
        tasks = [task for task in tasks if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self._deeds.empty():
            deed, answer = self._deeds.get_nowait()
            deed.close()
            if not answer.done():
                answer.set_exception(Declined("closing"))
        for listener in self.listeners:
            if after is not None:
                listener.tell(Bye(after))
            listener.close()

    async def _drain(self) -> None:
        """Wait until everything that was asked before is done."""
        last: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._deeds.put_nowait((asyncio.sleep(0), last))
        await last

    @property
    def idle(self) -> bool:
        """Does nobody look, nothing think, and no clock of seconds run?"""
        return not (self.listeners or self._thinking or self._alarm or not self._deeds.empty())

    # --- before the game ------------------------------------------------------------------------

    async def sit(self, person: Person, seat: Seat, share: str | None) -> None:
        """Sit down on a free chair, move to one, or add a share of one's own."""
        about = self._waiting()
        self._welcome(person)
        old = about.seat_of(person.id)
        if about.locked and old is None and person.id != about.owner:
            raise Declined("seat-locked")
        if seat != old and not self._chair(seat).free:
            raise Declined("seat-taken", seat=seat)
        if old is not None:
            about = about.with_place(old, Place())
        await self._save(about.with_place(seat, Place(person.id, share=share or NO_SHARE)))

    async def add_bot(self, person: Person, seat: Seat, level: int) -> None:
        """The owner puts a bot on a free chair, or another one on a bot's."""
        about = self._waiting()
        self._own(person)
        if self._chair(seat).person is not None:
            raise Declined("seat-taken", seat=seat)
        await self.services.thinkers.sure(about.game, level)
        await self._save(about.with_place(seat, Place(bot=level, share=BOT_SHARE)))

    async def free(self, person: Person, seat: Seat) -> None:
        """Stand up, take a bot away, or send somebody away (as the owner)."""
        place = self._chair(seat)
        if place.person == person.id and self.about.phase == "playing":
            await self.leave(person)
            return
        if place.person == person.id:
            await self._save(self._without(seat, self._waiting()))
            return
        self._own(person)
        if place.free:
            raise Declined("seat-free", seat=seat)
        if place.person is not None:
            await self._send_away(seat, place.person)
        else:
            await self._save(self._waiting().with_place(seat, Place()))

    async def change(self, person: Person, changes: dict[str, bool]) -> None:
        """What the owner may decide at any time."""
        self._own(person)
        await self._save(msgspec.structs.replace(self.about, **changes))
        if not self.about.spectators:
            for listener in self.listeners:
                if self.about.seat_of(listener.id) is None:
                    listener.close()

    async def start(self, person: Person) -> None:
        """Everybody sits: chance seats them, if it shall, and the game begins."""
        about = self._waiting()
        self._own(person)
        if any(place.free for place in about.places):
            raise Declined("seats-free")
        chairs: tuple[Seat, ...] = ()
        if about.seating == "chance":
            chairs = fate.Fate(about.seed, about.shares).seating()
            about = msgspec.structs.replace(
                about, chairs=chairs, places=tuple(about.places[c - 1] for c in chairs)
            )
        now = self.services.now()
        game = self.services.find(about.game)
        await self._save(
            msgspec.structs.replace(about, phase="playing", started=now, version=game.version)
        )
        self.sitting = Sitting(self.about, game)
        await self.resume()

    # --- the game -------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Go on from wherever the log stands: chance that is due, bots, clocks."""
        sitting = self._game()
        since = sitting.ply
        sitting.begin(self.services.now())
        await self._commit(since)

    async def move(self, person: Person, text: str, question: int | None) -> int:
        """A person's move. Answers the ply at which it stands."""
        seat = self._playing(person)
        sitting = self._game()
        since = sitting.ply
        sitting.answer(seat, cleaned(text, MOVE), question, self.services.now())
        await self._commit(since)
        self.services.metrics.moves.labels(self.about.game, "person").inc()
        return since + 1

    def preview(self, person: Person, text: str) -> tuple[list[Event], Any]:
        """What a person's move would do. Changes nothing, so nobody has to wait for it."""
        return self._game().preview(self._seat(person), cleaned(text, MOVE))

    async def advise(self, person: Person) -> tuple[int, Any]:
        """What a bot can tell somebody who is asked, and about which question.

        Nobody waits for it: it is thought out beside all deeds, and is of no use once they moved.
        """
        seat, question = await self.do(self._question(person))
        sitting = self._game()
        advice = await self.services.thinkers.advise(sitting, seat)
        if sitting.questions.get(seat) != question:
            raise Declined("stale", question=question, ply=sitting.ply)
        return question, advice

    async def _question(self, person: Person) -> tuple[Seat, int]:
        """The question that somebody is asked."""
        seat = self._playing(person)
        question = self._game().questions.get(seat)
        if question is None:
            raise Declined("not-asked")
        return seat, question

    async def undo(self, person: Person, word: str) -> None:
        """Ask to go back to one's last decision, or agree or disagree with who asked."""
        seat = self._playing(person)
        if word == "ask":
            plies, alone = self._game().undo_to(seat)
            self._undo = (seat, plies, {seat})
            await self._undo_if_agreed(alone)
            return
        if self._undo is None:
            raise Declined("no-undo")
        self._undo[2].add(seat)
        if word == "refuse":
            self._undo = None
            self._tell_table()
        else:
            await self._undo_if_agreed(False)

    async def _undo_if_agreed(self, alone: bool) -> None:
        assert self._undo
        _, plies, agreed = self._undo
        sitting = self._game()
        people = {s for s, p in enumerate(self.about.places, 1) if p.person}
        if not alone and not people - set(sitting.bots) <= agreed:
            self._tell_table()
            return
        self._undo = None
        since = sitting.ply
        sitting.undo(plies, self.services.now())
        await self._commit(since)

    async def resign(self, person: Person) -> None:
        """Give up."""
        await self._give_up("resign", self._playing(person))

    async def leave(self, person: Person) -> None:
        """Let a bot play on, until one comes back."""
        await self._hand_over(self._playing(person), bot=True)

    async def back(self, person: Person) -> None:
        """Play one's own seat again."""
        seat = self._seat(person)
        sitting = self._game()
        if seat in sitting.gone:
            raise Declined("gone")
        if seat not in sitting.bots:
            raise Declined("not-away")
        await self._hand_over(seat, bot=False)

    async def takeover(self, person: Person, seat: Seat) -> None:
        """Give the seat of somebody who has been away for long to a bot."""
        self._playing(person)
        sitting = self._game()
        absent = self._chair(seat).person
        if absent is None or seat in sitting.bots:
            raise Declined("no-person-there", seat=seat)
        if sitting.clock:
            raise Declined("clock-decides")
        away = self.services.now() - self._left.get(absent, self.used)
        if self._present(absent) or away < self.services.settings.absent_after:
            raise Declined("not-absent", seat=seat)
        await self._hand_over(seat, bot=True)

    async def _flag(self) -> None:
        """Time is up for somebody, unless they moved just now."""
        sitting = self._game()
        clock = sitting.clock
        fallen = clock.fallen(self.services.now()) if clock and not sitting.over else ()
        if fallen:
            await self._give_up("flag", fallen[0])
        self._set_alarm()

    async def _give_up(self, word: str, seat: Seat) -> None:
        sitting = self._game()
        # Of two, the other wins, and no bot is needed.
        level = await self._level() if self.about.seats > 2 else 0
        since = sitting.ply
        sitting.give_up(word, seat, level, self.services.now())
        await self._commit(since)

    async def _hand_over(self, seat: Seat, *, bot: bool) -> None:
        sitting = self._game()
        level = await self._level() if bot else None
        since = sitting.ply
        sitting.hand_over(seat, level, self.services.now())
        await self._commit(since)

    async def _send_away(self, seat: Seat, person: str) -> None:
        removed = (*self.about.removed, person)
        if self.about.phase == "playing":
            if self.sitting and seat not in self.sitting.bots:
                await self._hand_over(seat, bot=True)
            about = self.about.with_place(seat, Place(share=self.about.place(seat).share))
        else:
            about = self._without(seat, self.about)
        await self._save(msgspec.structs.replace(about, removed=removed))
        for listener in self.listeners:
            if listener.id == person:
                listener.close()

    async def _level(self) -> int:
        """Neither the best nor the worst plays for somebody who left."""
        levels = await self.services.thinkers.levels(self.about.game)
        return levels[len(levels) // 2]

    # --- writing down ---------------------------------------------------------------------------

    async def _commit(self, since: int) -> None:
        """Make the fresh lines durable, then tell everybody."""
        sitting = self._game()
        rows, sitting.fresh = sitting.fresh, []
        if rows:
            self._undo = None
            try:
                await self.services.store.append(rows)
            except Exception as problem:
                log.exception("append_failed", table=self.about.id, ply=since)
                self.board.lost(self.about.id)
                raise Declined("storage") from problem
        self._tell_lines(since)
        if sitting.over and self.about.phase == "playing":
            self.services.metrics.games.labels(self.about.game).inc()
            ended = self.services.now()
            await self._save(msgspec.structs.replace(self.about, phase="finished", ended=ended))
        self._set_alarm()
        self._wake_bots()

    async def _save(self, about: About) -> None:
        """Make a change of the table durable, then tell everybody."""
        await self.services.store.run(lambda db: abouts.save(db, about))
        self.about = about
        if self.sitting:
            self.sitting.about = about
        self.board.changed(about)
        self._tell_table()

    async def note_rematch(self, table_id: str) -> None:
        """The same people go on at another table."""
        await self._save(msgspec.structs.replace(self.about, rematch=table_id))

    # --- telling --------------------------------------------------------------------------------

    def _tell_lines(self, since: int) -> None:
        """Each eye gets its own view and events; two connections of one eye share a frame."""
        sitting = self._game()
        now = self.services.now()
        frames: dict[Eye, str] = {}
        for listener in self.listeners:
            eye = self.about.seat_of(listener.id)
            if eye not in frames:
                frames[eye] = encoded(Play(sitting.steps(eye, since), sitting.now(eye, now)))
            listener.tell_text(frames[eye])

    def _tell_table(self) -> None:
        info = self.info()
        for listener in self.listeners:
            listener.tell(TableChanged(self.about.seat_of(listener.id), info))

    def info(self) -> TableInfo:
        """What everybody may know who may see this table."""
        about, people = self.about, self.services.people
        bots = self.sitting.bots if self.sitting else {}
        undo = self._undo and UndoInfo(self._undo[0], tuple(sorted(self._undo[2])))
        return TableInfo(
            id=about.id,
            game=about.game,
            seats=about.seats,
            options=about.options,
            phase=about.phase,
            owner=people.named(about.owner),
            listed=about.listed,
            locked=about.locked,
            spectators=about.spectators,
            spectators_chat=about.spectators_chat,
            seating=about.seating,
            clock=about.clock,
            places=tuple(
                PlaceInfo(
                    seat,
                    people.named(place.person) if place.person else None,
                    bots.get(seat, place.bot),
                    bool(place.person and self._present(place.person)),
                )
                for seat, place in enumerate(about.places, 1)
            ),
            commitment=fate.commit(about.seed),
            created=about.created,
            started=about.started,
            ended=about.ended,
            rematch=about.rematch,
            undo=undo,
            watching=sum(about.seat_of(listener.id) is None for listener in self.listeners),
        )

    # The next three wait for their turn as every deed does: while lines are being written, memory
    # is ahead of what is durable, and nobody may hear of them yet.

    async def look(self, person: Person | None) -> Looked:
        """How things stand, through this person's eye."""
        eye = self.may_look(person)
        now = self.sitting.now(eye, self.services.now()) if self.sitting else None
        return Looked(eye, self.info(), now)

    async def moment(self, person: Person | None, ply: int) -> Moment:
        """How things stood after so many lines, through this person's eye."""
        eye = self.may_look(person)
        return self._game().moment(eye, ply)

    async def greet(self, listener: Listener, ply: int, said: list[Saying]) -> None:
        """Somebody begins to look: first what they missed, from then on everything, once each."""
        eye = self.may_look(listener.person)
        sitting = self.sitting
        self.listeners.add(listener)
        missed = sitting.steps(eye, ply if ply <= sitting.ply else 0) if sitting else []
        now = sitting.now(eye, self.services.now()) if sitting else None
        listener.tell(Hello(eye, self.info(), missed, now, said))
        self._tell_table_if_new(listener)

    def part(self, listener: Listener) -> None:
        """Somebody looks away."""
        self.listeners.discard(listener)
        self.used = self.services.now()
        if listener.id is not None:
            self._left[listener.id] = self.used
        if not self._closed:
            self._tell_table_if_new(listener)

    def _tell_table_if_new(self, listener: Listener) -> None:
        """A second tab of the same person is no news to anybody."""
        others = self.listeners - {listener}
        if listener.id is None or all(other.id != listener.id for other in others):
            for other in others:
                other.tell(TableChanged(self.about.seat_of(other.id), self.info()))

    def _present(self, person: str) -> bool:
        return any(listener.id == person for listener in self.listeners)

    # --- bots and clocks ------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        sitting = self._game()
        for seat, question in sitting.questions.items():
            level = sitting.bots.get(seat)
            asked_for, task = self._thinking.get(seat, (None, None))
            if level is None or asked_for == question:
                continue
            if task:
                task.cancel()
            thought = asyncio.create_task(self._think(seat, question, level))
            self._thinking[seat] = (question, thought)

    async def _think(self, seat: Seat, question: int, level: int) -> None:
        """Wait a little, choose, and answer, if the question is still open by then."""
        sitting = self._game()
        try:
            await asyncio.sleep(self._pause(sitting))
            while sitting.questions.get(seat) == question and seat in sitting.bots:
                try:
                    text = await self.services.thinkers.choose(sitting, seat, level)
                    await self.do(self._answer_bot(seat, text, question))
                    return
                except Refusal as refusal:
                    log.error("bot_illegal", table=self.about.id, level=level, key=refusal.key)
                    await asyncio.sleep(0 if level else LATER)
                    level = 0  # from now on any legal move will do
                except Lost:
                    await asyncio.sleep(LATER)
        except Declined:
            return  # too late: somebody else was first
        finally:
            if self._thinking.get(seat, (None, None))[0] == question:
                del self._thinking[seat]

    def _pause(self, sitting: Sitting) -> float:
        settings, turn = self.services.settings, sitting.turn
        if isinstance(turn, Decide) and turn.kind == "race" and set(turn.seats) - set(sitting.bots):
            return settings.race_wait
        return settings.bot_delay * uniform(0.5, 1.5)

    async def _answer_bot(self, seat: Seat, text: str, question: int) -> None:
        sitting = self._game()
        if sitting.over or seat not in sitting.bots:
            raise Declined("stale", question=question, ply=sitting.ply)
        since = sitting.ply
        sitting.answer(seat, text, question, self.services.now())
        self._thinking.pop(seat, None)  # the next question of this seat is a new one
        await self._commit(since)
        self.services.metrics.moves.labels(self.about.game, "bot").inc()

    def _set_alarm(self) -> None:
        """Wake up when the next flag falls."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        sitting = self.sitting
        falls = sitting.clock.falls if sitting and sitting.clock and not sitting.over else None
        if falls is not None and not self._closed:
            wait = max(0.0, falls - self.services.now()) + 0.01
            self._alarm = asyncio.get_running_loop().call_later(min(wait, 86_400), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if not self._closed:
            answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            answer.add_done_callback(lambda done: done.exception())  # nobody waits for it
            self._deeds.put_nowait((self._flag(), answer))

    # --- who may --------------------------------------------------------------------------------

    def may_look(self, person: Person | None) -> Eye:
        """Through which eye somebody sees this table; refuses whoever may not."""
        if person and person.id in self.about.removed:
            raise Declined("removed")
        seat = self.about.seat_of(person.id if person else None)
        owner = person is not None and person.id == self.about.owner
        # A table that waits must be seen in order to be sat at.
        inviting = self.about.phase == "waiting" and not self.about.locked
        if seat is None and not (owner or self.about.spectators or inviting):
            raise Declined("no-spectators")
        return seat

    def may_talk(self, person: Person) -> None:
        """Refuses whoever may not say anything here."""
        if self.may_look(person) is None and not self.about.spectators_chat:
            raise Declined("quiet")

    def _welcome(self, person: Person) -> None:
        if person.id in self.about.removed:
            raise Declined("removed")

    def _waiting(self) -> About:
        if self.about.phase != "waiting":
            raise Declined("started")
        return self.about

    def _game(self) -> Sitting:
        if self.sitting is None:
            raise Declined("not-started")
        return self.sitting

    def _own(self, person: Person) -> None:
        if self.about.owner != person.id:
            raise Declined("not-owner")

    def _chair(self, seat: Seat) -> Place:
        if not 1 <= seat <= self.about.seats:
            raise Declined("no-seat", seat=seat, seats=self.about.seats)
        return self.about.place(seat)

    def _seat(self, person: Person) -> Seat:
        seat = self.about.seat_of(person.id)
        if seat is None:
            raise Declined("not-seated")
        return seat

    def _playing(self, person: Person) -> Seat:
        """The seat that somebody plays right now."""
        seat = self._seat(person)
        if seat in self._game().bots:
            raise Declined("bot-plays")
        return seat

    def _without(self, seat: Seat, about: About) -> About:
        """Somebody stood up; if the table was theirs, the next one has it."""
        left = about.with_place(seat, Place())
        was = about.place(seat).person
        heir = next(iter(left.people), None) if was == about.owner else None
        return msgspec.structs.replace(left, owner=heir) if heir else left
