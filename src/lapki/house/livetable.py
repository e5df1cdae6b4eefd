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
from lapki.house import entry as entries
from lapki.house.entry import BOT_SHARE, NO_SHARE, Chair, TableEntry
from lapki.house.listener import Listener, encoded
from lapki.house.livegame import LiveGame
from lapki.house.people import Person
from lapki.house.refusals import Declined
from lapki.house.services import Services, TableObserver
from lapki.house.texts import MOVE, cleaned
from lapki.house.thinkers import Lost
from lapki.house.wire import (
    Bye,
    ChairInfo,
    Hello,
    Looked,
    Moment,
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


class LiveTable:
    """One live table."""

    def __init__(
        self, services: Services, observer: TableObserver, entry: TableEntry, live: LiveGame | None
    ):
        self.services, self.observer = services, observer
        self.entry, self.live_game = entry, live
        self.listeners: set[Listener] = set()
        self.used = services.now()
        """When anybody last had to do with this table."""
        self._left = dict.fromkeys(entry.people, self.used)
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
        entry = self._waiting()
        self._welcome(person)
        old = entry.seat_of(person.id)
        if entry.locked and old is None and person.id != entry.owner:
            raise Declined("seat-locked")
        if seat != old and not self._chair(seat).free:
            raise Declined("seat-taken", seat=seat)
        if old is not None:
            entry = entry.with_chair(old, Chair())
        await self._save(entry.with_chair(seat, Chair(person.id, share=share or NO_SHARE)))

    async def add_bot(self, person: Person, seat: Seat, level: int) -> None:
        """The owner puts a bot on a free chair, or another one on a bot's."""
        entry = self._waiting()
        self._own(person)
        if self._chair(seat).person is not None:
            raise Declined("seat-taken", seat=seat)
        await self.services.thinkers.sure(entry.game, level)
        await self._save(entry.with_chair(seat, Chair(bot=level, share=BOT_SHARE)))

    async def free(self, person: Person, seat: Seat) -> None:
        """Stand up, take a bot away, or send somebody away (as the owner)."""
        chair = self._chair(seat)
        if chair.person == person.id and self.entry.phase == "playing":
            await self.leave(person)
            return
        if chair.person == person.id:
            await self._save(self._without(seat, self._waiting()))
            return
        self._own(person)
        if chair.free:
            raise Declined("seat-free", seat=seat)
        if chair.person is not None:
            await self._send_away(seat, chair.person)
        else:
            await self._save(self._waiting().with_chair(seat, Chair()))

    async def change(self, person: Person, changes: dict[str, bool]) -> None:
        """What the owner may decide at any time."""
        self._own(person)
        await self._save(msgspec.structs.replace(self.entry, **changes))
        if not self.entry.spectators:
            for listener in self.listeners:
                if self.entry.seat_of(listener.id) is None:
                    listener.close()

    async def start(self, person: Person) -> None:
        """Everybody sits: chance seats them, if it shall, and the game begins."""
        entry = self._waiting()
        self._own(person)
        if any(chair.free for chair in entry.chairs):
            raise Declined("seats-free")
        if entry.seating == "chance":
            drawn = fate.Fate(entry.seed, entry.shares).seating()
            entry = msgspec.structs.replace(
                entry, drawn=drawn, chairs=tuple(entry.chairs[c - 1] for c in drawn)
            )
        now = self.services.now()
        game = self.services.find(entry.game)
        await self._save(
            msgspec.structs.replace(entry, phase="playing", started=now, version=game.version)
        )
        self.live_game = LiveGame(self.entry, game)
        await self.resume()

    # --- the game -------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Go on from wherever the log stands: chance that is due, bots, clocks."""
        live = self._game()
        since = live.ply
        live.begin(self.services.now())
        await self._commit(since)

    async def move(self, person: Person, text: str, question: int | None) -> int:
        """A person's move. Answers the ply at which it stands."""
        seat = self._playing(person)
        live = self._game()
        since = live.ply
        live.answer(seat, cleaned(text, MOVE), question, self.services.now())
        await self._commit(since)
        self.services.metrics.moves.labels(self.entry.game, "person").inc()
        return since + 1

    def preview(self, person: Person, text: str) -> tuple[list[Event], Any]:
        """What a person's move would do. Changes nothing, so nobody has to wait for it."""
        return self._game().preview(self._seat(person), cleaned(text, MOVE))

    async def advise(self, person: Person) -> tuple[int, Any]:
        """What a bot can tell somebody who is asked, and entry which question.

        Nobody waits for it: it is thought out beside all deeds, and is of no use once they moved.
        """
        seat, question = await self.do(self._question(person))
        live = self._game()
        advice = await self.services.thinkers.advise(live, seat)
        if live.questions.get(seat) != question:
            raise Declined("stale", question=question, ply=live.ply)
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
        live = self._game()
        people = {s for s, p in enumerate(self.entry.chairs, 1) if p.person}
        if not alone and not people - set(live.bots) <= agreed:
            self._tell_table()
            return
        self._undo = None
        since = live.ply
        live.undo(plies, self.services.now())
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
        live = self._game()
        if seat in live.gone:
            raise Declined("gone")
        if seat not in live.bots:
            raise Declined("not-away")
        await self._hand_over(seat, bot=False)

    async def takeover(self, person: Person, seat: Seat) -> None:
        """Give the seat of somebody who has been away for long to a bot."""
        self._playing(person)
        live = self._game()
        absent = self._chair(seat).person
        if absent is None or seat in live.bots:
            raise Declined("no-person-there", seat=seat)
        if live.clock:
            raise Declined("clock-decides")
        away = self.services.now() - self._left.get(absent, self.used)
        if self._present(absent) or away < self.services.settings.absent_after:
            raise Declined("not-absent", seat=seat)
        await self._hand_over(seat, bot=True)

    async def _flag(self) -> None:
        """Time is up for somebody, unless they moved just now."""
        live = self._game()
        clock = live.clock
        fallen = clock.fallen(self.services.now()) if clock and not live.over else ()
        if fallen:
            await self._give_up("flag", fallen[0])
        self._set_alarm()

    async def _give_up(self, word: str, seat: Seat) -> None:
        live = self._game()
        # Of two, the other wins, and no bot is needed.
        level = await self._level() if self.entry.seats > 2 else 0
        since = live.ply
        live.give_up(word, seat, level, self.services.now())
        await self._commit(since)

    async def _hand_over(self, seat: Seat, *, bot: bool) -> None:
        live = self._game()
        level = await self._level() if bot else None
        since = live.ply
        live.hand_over(seat, level, self.services.now())
        await self._commit(since)

    async def _send_away(self, seat: Seat, person: str) -> None:
        removed = (*self.entry.removed, person)
        if self.entry.phase == "playing":
            if self.live_game and seat not in self.live_game.bots:
                await self._hand_over(seat, bot=True)
            entry = self.entry.with_chair(seat, Chair(share=self.entry.chair(seat).share))
        else:
            entry = self._without(seat, self.entry)
        await self._save(msgspec.structs.replace(entry, removed=removed))
        for listener in self.listeners:
            if listener.id == person:
                listener.close()

    async def _level(self) -> int:
        """Neither the best nor the worst plays for somebody who left."""
        levels = await self.services.thinkers.levels(self.entry.game)
        return levels[len(levels) // 2]

    # --- writing down ---------------------------------------------------------------------------

    async def _commit(self, since: int) -> None:
        """Make the fresh lines durable, then tell everybody."""
        live = self._game()
        rows, live.fresh = live.fresh, []
        if rows:
            self._undo = None
            try:
                await self.services.store.append(rows)
            except Exception as problem:
                log.exception("append_failed", table=self.entry.id, ply=since)
                self.observer.lost(self.entry.id)
                raise Declined("storage") from problem
        self._tell_lines(since)
        if live.over and self.entry.phase == "playing":
            self.services.metrics.games.labels(self.entry.game).inc()
            ended = self.services.now()
            await self._save(msgspec.structs.replace(self.entry, phase="finished", ended=ended))
        self._set_alarm()
        self._wake_bots()

    async def _save(self, entry: TableEntry) -> None:
        """Make a change of the table durable, then tell everybody."""
        await self.services.store.run(lambda db: entries.save(db, entry))
        self.entry = entry
        if self.live_game:
            self.live_game.entry = entry
        self.observer.changed(entry)
        self._tell_table()

    async def note_rematch(self, table_id: str) -> None:
        """The same people go on at another table."""
        await self._save(msgspec.structs.replace(self.entry, rematch=table_id))

    # --- telling --------------------------------------------------------------------------------

    def _tell_lines(self, since: int) -> None:
        """Each eye gets its own view and events; two connections of one eye share a frame."""
        live = self._game()
        now = self.services.now()
        frames: dict[Eye, str] = {}
        for listener in self.listeners:
            eye = self.entry.seat_of(listener.id)
            if eye not in frames:
                frames[eye] = encoded(Play(live.steps(eye, since), live.now(eye, now)))
            listener.tell_text(frames[eye])

    def _tell_table(self) -> None:
        info = self.info()
        for listener in self.listeners:
            listener.tell(TableChanged(self.entry.seat_of(listener.id), info))

    def info(self) -> TableInfo:
        """What everybody may know who may see this table."""
        entry, people = self.entry, self.services.people
        bots = self.live_game.bots if self.live_game else {}
        undo = self._undo and UndoInfo(self._undo[0], tuple(sorted(self._undo[2])))
        return TableInfo(
            id=entry.id,
            game=entry.game,
            seats=entry.seats,
            options=entry.options,
            phase=entry.phase,
            owner=people.named(entry.owner),
            listed=entry.listed,
            locked=entry.locked,
            spectators=entry.spectators,
            spectators_chat=entry.spectators_chat,
            seating=entry.seating,
            clock=entry.clock,
            chairs=tuple(
                ChairInfo(
                    seat,
                    people.named(chair.person) if chair.person else None,
                    bots.get(seat, chair.bot),
                    bool(chair.person and self._present(chair.person)),
                )
                for seat, chair in enumerate(entry.chairs, 1)
            ),
            commitment=fate.commit(entry.seed),
            created=entry.created,
            started=entry.started,
            ended=entry.ended,
            rematch=entry.rematch,
            undo=undo,
            watching=sum(entry.seat_of(listener.id) is None for listener in self.listeners),
        )

    # The next three wait for their turn as every deed does: while lines are being written, memory
    # is ahead of what is durable, and nobody may hear of them yet.

    async def look(self, person: Person | None) -> Looked:
        """How things stand, through this person's eye."""
        eye = self.may_look(person)
        now = self.live_game.now(eye, self.services.now()) if self.live_game else None
        return Looked(eye, self.info(), now)

    async def moment(self, person: Person | None, ply: int) -> Moment:
        """How things stood after so many lines, through this person's eye."""
        eye = self.may_look(person)
        return self._game().moment(eye, ply)

    async def greet(self, listener: Listener, ply: int, said: list[Saying]) -> None:
        """Somebody begins to look: first what they missed, from then on everything, once each."""
        eye = self.may_look(listener.person)
        live = self.live_game
        self.listeners.add(listener)
        missed = live.steps(eye, ply if ply <= live.ply else 0) if live else []
        now = live.now(eye, self.services.now()) if live else None
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
                other.tell(TableChanged(self.entry.seat_of(other.id), self.info()))

    def _present(self, person: str) -> bool:
        return any(listener.id == person for listener in self.listeners)

    # --- bots and clocks ------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        live = self._game()
        for seat, question in live.questions.items():
            level = live.bots.get(seat)
            asked_for, task = self._thinking.get(seat, (None, None))
            if level is None or asked_for == question:
                continue
            if task:
                task.cancel()
            thought = asyncio.create_task(self._think(seat, question, level))
            self._thinking[seat] = (question, thought)

    async def _think(self, seat: Seat, question: int, level: int) -> None:
        """Wait a little, choose, and answer, if the question is still open by then."""
        live = self._game()
        try:
            await asyncio.sleep(self._pause(live))
            while live.questions.get(seat) == question and seat in live.bots:
                try:
                    text = await self.services.thinkers.choose(live, seat, level)
                    await self.do(self._answer_bot(seat, text, question))
                    return
                except Refusal as refusal:
                    log.error("bot_illegal", table=self.entry.id, level=level, key=refusal.key)
                    await asyncio.sleep(0 if level else LATER)
                    level = 0  # from now on any legal move will do
                except Lost:
                    await asyncio.sleep(LATER)
        except Declined:
            return  # too late: somebody else was first
        finally:
            if self._thinking.get(seat, (None, None))[0] == question:
                del self._thinking[seat]

    def _pause(self, live: LiveGame) -> float:
        settings, due = self.services.settings, live.due
        if isinstance(due, Decide) and due.kind == "race" and set(due.seats) - set(live.bots):
            return settings.race_wait
        return settings.bot_delay * uniform(0.5, 1.5)

    async def _answer_bot(self, seat: Seat, text: str, question: int) -> None:
        live = self._game()
        if live.over or seat not in live.bots:
            raise Declined("stale", question=question, ply=live.ply)
        since = live.ply
        live.answer(seat, text, question, self.services.now())
        self._thinking.pop(seat, None)  # the next question of this seat is a new one
        await self._commit(since)
        self.services.metrics.moves.labels(self.entry.game, "bot").inc()

    def _set_alarm(self) -> None:
        """Wake up when the next flag falls."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        live = self.live_game
        falls = live.clock.falls if live and live.clock and not live.over else None
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
        if person and person.id in self.entry.removed:
            raise Declined("removed")
        seat = self.entry.seat_of(person.id if person else None)
        owner = person is not None and person.id == self.entry.owner
        # A table that waits must be seen in order to be sat at.
        inviting = self.entry.phase == "waiting" and not self.entry.locked
        if seat is None and not (owner or self.entry.spectators or inviting):
            raise Declined("no-spectators")
        return seat

    def may_talk(self, person: Person) -> None:
        """Refuses whoever may not say anything here."""
        if self.may_look(person) is None and not self.entry.spectators_chat:
            raise Declined("quiet")

    def _welcome(self, person: Person) -> None:
        if person.id in self.entry.removed:
            raise Declined("removed")

    def _waiting(self) -> TableEntry:
        if self.entry.phase != "waiting":
            raise Declined("started")
        return self.entry

    def _game(self) -> LiveGame:
        if self.live_game is None:
            raise Declined("not-started")
        return self.live_game

    def _own(self, person: Person) -> None:
        if self.entry.owner != person.id:
            raise Declined("not-owner")

    def _chair(self, seat: Seat) -> Chair:
        if not 1 <= seat <= self.entry.seats:
            raise Declined("no-seat", seat=seat, seats=self.entry.seats)
        return self.entry.chair(seat)

    def _seat(self, person: Person) -> Seat:
        seat = self.entry.seat_of(person.id)
        if seat is None:
            raise Declined("not-seated")
        return seat

    def _playing(self, person: Person) -> Seat:
        """The seat that somebody plays right now."""
        seat = self._seat(person)
        if seat in self._game().bots:
            raise Declined("bot-plays")
        return seat

    def _without(self, seat: Seat, entry: TableEntry) -> TableEntry:
        """Somebody stood up; if the table was theirs, the next one has it."""
        left = entry.with_chair(seat, Chair())
        was = entry.chair(seat).person
        heir = next(iter(left.people), None) if was == entry.owner else None
        return msgspec.structs.replace(left, owner=heir) if heir else left
