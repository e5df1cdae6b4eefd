"""The whole house: which tables are in memory, how one is found, made, left and gone on with."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from time import monotonic, time
from typing import Any, get_args

import msgspec
import structlog
from sqlalchemy import Connection, insert, select

from lapki import games
from lapki.games.contract import AnyGame, Refusal, Seat
from lapki.house import entry as entries
from lapki.house import lists, schema, seating
from lapki.house.entry import BOT_SHARE, NO_SHARE, Chair, Language, TableEntry
from lapki.house.errands import Errands
from lapki.house.folder import Folder
from lapki.house.housekeeping import Housekeeping
from lapki.house.limits import Limits
from lapki.house.listener import Listener
from lapki.house.livegame import LiveGame
from lapki.house.livetable import LiveTable
from lapki.house.lobby import Lobby
from lapki.house.lookbacks import LookBacks
from lapki.house.metrics import Metrics
from lapki.house.mine import Mine
from lapki.house.order import Order
from lapki.house.people import People, Person, shown, sure
from lapki.house.press import Press
from lapki.house.refusals import Declined
from lapki.house.services import Services
from lapki.house.settings import Settings
from lapki.house.store import Row, Unusable, store_at
from lapki.house.texts import SAYING, cleaned
from lapki.house.thinkers import Thinkers
from lapki.house.wings import SOON, Alone, Wings
from lapki.house.wire import (
    Chatted,
    Looked,
    NewTable,
    Reaction,
    Report,
    Saying,
    Told,
    Uttered,
)
from lapki.house.wire_wings import (
    AskedNews,
    Gone,
    Knock,
    Stop,
    TableNews,
)
from lapki.match import fate, record
from lapki.words import LANGUAGES, Words

log = structlog.get_logger("lapki.house")

CHAT_SHOWN = 100
REACTIONS = get_args(Reaction)
LONGEST_OPTION = 200
AT_A_TIME = 20
"""So many tables leave memory at a time when a house closes."""
LEARN_AFTER = 3.0
"""Seconds after which an open house learns what it may have to say."""
COME_BACK = 2.0
"""Seconds after which clients should come back when the house closes."""


_ANCHOR = time() - monotonic()


async def _learn_words() -> None:
    """To read all words of a language takes a third of a second, in which nobody could move: that
    mustn't happen when the first one is told why not, nor while the doors are being opened."""
    await asyncio.sleep(LEARN_AFTER)
    for language in LANGUAGES:
        await asyncio.to_thread(Words, language)


def steady() -> float:
    """Seconds since 1970, by a clock that nobody can set while the house is open: a step of the
    machine's clock must take nobody's time."""
    return _ANCHOR + monotonic()


class House:
    """Everything that runs on one server."""

    def __init__(
        self,
        settings: Settings,
        find: Callable[[str], AnyGame] = games.find,
        names: Callable[[], Iterable[str]] = games.names,
        now: Callable[[], float] = steady,
    ) -> None:
        store, metrics = store_at(settings.database, shared=bool(settings.bus)), Metrics()
        store.flushed, store.lost = metrics.flushed, self._end
        limits = Limits(settings.limits, lambda what: metrics.limited.labels(what).inc())
        self.services = Services(
            settings=settings,
            store=store,
            people=People(store, now),
            thinkers=Thinkers(
                settings.bot_workers, settings.bot_seconds, limits, folder=settings.folder
            ),
            metrics=metrics,
            limits=limits,
            find=find,
            names=names,
            now=now,
        )
        self.people: People = self.services.people
        self.tables: dict[str, LiveTable] = {}
        self.order = Order(self)
        self.host_key = secrets.token_urlsafe(32)
        """By this the host's terminal is known, as long as the house is open."""
        self.looking_back = asyncio.Semaphore(1)
        self.press = Press()
        """To tell a whole game again takes a while: one at a time."""
        self.look_backs = LookBacks(self)
        self.closing = False
        """No table is opened any more."""
        self.failure: str | None = None
        """Why the house can't go on, in one sentence, if it can't."""
        self.end: Callable[[], None] = lambda: None
        """Is called when it can't: whoever keeps the doors closes them."""
        self._opened = self._closed = False
        self._folder: Folder | None = None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self.lobby = Lobby(self.services)
        self.mine = Mine(lambda person: lists.tables_of(self, person))
        self._shown: set[str] = set()
        self.keeping = Housekeeping(self)
        self.wings: Alone | Wings = Wings(self) if settings.bus else Alone()
        self.errands = Errands(self)
        self.follow: Callable[[Knock, Listener, Any, Any], Awaitable[None]] | None = None
        """Follows a table that may stand in another wing."""

    # --- opening and closing --------------------------------------------------------------------

    async def open(self, *, resume: bool = True) -> None:
        """Open the doors at once; live games are taken up again meanwhile. Raises `CannotOpen`.

        Without `resume` nothing goes on by itself: for the host's terminal, while nobody is here.
        """
        if self._opened:
            return
        settings = self.services.settings
        self._folder = Folder(settings.folder)
        try:
            self.people.use(settings.key())
            await self.wings.prepare()
            await self.services.store.open(self.wings.agree)
            await self.order.open()
            await self.wings.open()
        except BaseException:
            await self.wings.close()
            await self.services.store.close()
            self._folder.let_go()
            raise
        self._opened = True
        if not resume:
            return
        standing = await self.services.store.run(entries.standing)
        for entry in standing:
            self.count(entry)
        playing = [entry for entry in standing if entry.phase == "playing"]
        if isinstance(self.wings, Alone):  # else they take up by themselves what ticks
            self.chore(self._resume([e.id for e in playing if e.clock.kind != "none"]))
        self.chore(self.keeping.tidy_often())
        self.chore(self.keeping.sweep_often())
        self.chore(_learn_words())
        log.info("open", live_games=len(playing))

    async def close(self) -> None:
        """Finish what is being written, tell everybody to come back, and close; once."""
        if self._closed:
            return
        self.closing = self._closed = True
        self.wings.leaving()
        self.lobby.close()
        self.mine.close()
        for chore in list(self._chores):
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        tables = await self.clear(COME_BACK if isinstance(self.wings, Alone) else SOON)
        await self.services.thinkers.close()
        if self._opened and not self.services.store.failure:
            with suppress(Exception):  # it is only about when to forget a table
                await self.keeping.note_used(tables)
        await self.wings.close()
        await self.services.store.close()
        if self._folder:
            self._folder.let_go()
        log.info("closed", tables=len(tables))

    async def clear(self, after: float) -> list[LiveTable]:
        """All tables leave memory, a few at a time, and may be taken up elsewhere at once; whoever
        looks is told when to come back. Answers which."""
        cleared = []
        while some := list(islice(self.tables, AT_A_TIME)):
            tables = [self.tables.pop(table_id) for table_id in some]
            await asyncio.gather(*(table.close(after) for table in tables))
            await self.wings.let_go(some)
            cleared += tables
        return cleared

    def _end(self, why: Unusable) -> None:
        """Without its database the house is no house. (Whoever opens it is told otherwise.)"""
        if not self._opened:
            return
        self.failure = str(why)
        log.critical("store_lost")
        self.end()

    async def _resume(self, ids: list[str]) -> None:
        """Clocks go on even where nobody looks. Bots don't: they wait until somebody comes."""
        for table_id in ids:
            try:
                await self.table(table_id)
            except Declined as why:
                log.warning("not_resumed", table=table_id, why=why.key)
            except Exception:
                log.exception("not_resumed", table=table_id)
            await asyncio.sleep(0)  # whoever is at the door comes first

    def chore(self, work: object) -> None:
        """Something to be done beside all else, as long as the house is open."""
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    # --- tables ---------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from the log."""
        if self.closing:
            raise Declined("closing")
        table = self.tables.get(table_id)
        if table and self.holds(table_id, table.epoch):
            table.used = self.services.now()
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        def work(db: Connection) -> tuple[TableEntry | None, list[Row]]:
            lines = schema.log
            found = select(lines).where(lines.c.table_id == table_id).order_by(lines.c.ply)
            return entries.load(db, table_id), [Row(*row) for row in db.execute(found)]

        if old := self.tables.pop(table_id, None):  # somebody else had it meanwhile
            await old.close(0.0)
        if await self.wings.reach(table_id):
            raise Declined("moving")  # it was taken up elsewhere just now
        epoch = self.wings.epoch(table_id)
        entry, rows = await self.services.store.run(work)
        if entry is None:
            raise Declined("no-table")
        if entry.game not in self.services.names():  # its package is gone; the table waits for it
            raise Declined("no-game", name=entry.game)
        for person in {*entry.people, entry.owner}:
            await self.people.find(person)
        entry, live = await self._fold(entry, rows, epoch)
        if not self.holds(table_id, epoch):
            raise Declined("moving")
        table = self.tables[table_id] = LiveTable(self.services, self, entry, live, epoch)
        self.services.metrics.tables.set(len(self.tables))
        if entry.phase == "playing":
            try:
                await table.do(table.resume())
            except BaseException:
                self.lost(table_id)  # half awake is worse than asleep: the next one tries again
                raise
        return table

    async def _fold(
        self, entry: TableEntry, rows: list[Row], epoch: int | None
    ) -> tuple[TableEntry, LiveGame | None]:
        """The game by the rules of today. Where they forbid what was played, it stops there."""
        if entry.phase in ("waiting", "stopped"):
            return entry, None
        game = self.services.find(entry.game)
        live = LiveGame(entry, game, self.services.settings.race_wait)
        try:
            live.fold(rows, self.services.now())
        except (Refusal, ValueError) as problem:
            log.error("refold_failed", table=entry.id, version=entry.version, why=repr(problem))
            now = msgspec.structs.replace(entry, phase="stopped", stopped="rules")
            return await self._save(now, epoch), None
        told = entry.result is not None or not live.over  # before, an entry didn't tell its end
        if entry.version != game.version or not told:
            now = msgspec.structs.replace(
                entry, version=game.version, result=live.over, ending=live.match.ending
            )
            entry = live.entry = await self._save(now, epoch)
        return entry, live

    async def _save(self, entry: TableEntry, epoch: int | None) -> TableEntry:
        return await self.services.store.run(lambda db: entries.save(db, entry, epoch))

    async def create(
        self, person: Person, wish: NewTable, language: str = "en", address: str | None = None
    ) -> LiveTable:
        """A new table; who makes it owns it, sits at it at once, or plays at once against bots."""
        if wish.game not in self.services.names():
            raise Declined("no-game", name=cleaned(wish.game, 32))
        game = self.services.find(wish.game)
        seats = wish.seats or max(2, game.seats[0])
        if seats not in game.seats:
            raise Declined("seats", few=game.seats[0], many=game.seats[-1], seats=seats)
        options = _options(game, wish.options)
        if wish.bots is not None:
            await self.services.thinkers.sure(game.key, wish.bots)
        await self._make_room(person)
        table_id = secrets.token_urlsafe(12)
        self.services.limits.hold("open", table_id, person.id, address)
        table = await self._create(
            TableEntry(
                id=table_id,
                game=game.key,
                version=game.version,
                seats=seats,
                options=options,
                owner=person.id,
                seed=secrets.token_hex(32),
                created=self.services.now(),
                chairs=_chairs(person, wish, seats),
                listed=wish.listed,
                spectators=wish.spectators,
                spectators_chat=wish.spectators_chat,
                seating=wish.seating,
                aloud=wish.aloud,
                hints=wish.hints,
                clock=wish.clock,
                language=msgspec.convert(wish.language or language, Language),
            )
        )
        if wish.bots is not None:
            await table.do(table.start(person))
        return table

    async def rematch(self, person: Person, table: LiveTable) -> LiveTable:
        """The same again, for everybody who asks at the same table."""
        return await self.table(await table.do(table.rematch(person)))

    async def again(self, entry: TableEntry, person: Person) -> str:
        """A table for the rematch; where nobody has to be waited for, the game begins."""
        table_id, seed = secrets.token_urlsafe(12), secrets.token_hex(32)
        made = await self._create(
            seating.again(entry, person.id, table_id, seed, self.services.now())
        )
        if made.entry.people == (person.id,) and not any(c.free for c in made.entry.chairs):
            await made.do(made.start(person))
        return table_id

    async def _create(self, entry: TableEntry) -> LiveTable:
        hold = self.wings.new(entry.id)
        await self.services.store.run(lambda db: entries.create(db, entry, hold))
        table = self.tables[entry.id] = LiveTable(
            self.services, self, entry, None, self.wings.epoch(entry.id)
        )
        self.services.metrics.tables.set(len(self.tables))
        self.changed(entry, ())
        log.info("table_made", table=entry.id, game=entry.game, seats=entry.seats)
        return table

    async def _make_room(self, person: Person) -> None:
        """Who has as many open tables as one may have loses the oldest where nobody else sits."""
        alone = entries.alone
        while self.services.limits.full("open", person.id):
            found = await self.services.store.run(lambda db: alone(db, person.id))
            if found is None:
                return  # and the next one is refused
            await self.errands.run(Stop(found, "abandoned"), type(None))

    # -- what tables tell the house

    def count(self, entry: TableEntry | TableNews) -> None:
        """Whose tables are open."""
        limits = self.services.limits
        if entry.phase in ("waiting", "playing"):
            limits.hand_on("open", entry.id, entry.owner)
        else:
            limits.let_go("open", entry.id)

    def changed(self, entry: TableEntry, before: Iterable[str]) -> None:
        """A table has changed, and who sat at it before."""
        people = sorted({*before, *entry.people})
        news = TableNews(entry.id, entry.owner, entry.phase, entry.listed, people)
        self.wings.news(news)
        self.table_changed(news)

    def asked(self, table: LiveTable, seats: set[Seat]) -> None:
        """A table waits for these seats now, or no longer. Who looks at it needn't be told at
        another wing's door: that would be a message for every move of every game."""
        if not self.mine and isinstance(self.wings, Alone):
            return  # as after nearly every move: there is nobody to tell
        chairs = (table.entry.chair(seat).person for seat in seats)
        people = [person for person in chairs if person]
        self.mine.changed(people)
        if absent := [person for person in people if not table.audience.present(person)]:
            self.wings.news(AskedNews(absent))

    def table_changed(self, entry: TableNews) -> None:
        """The same, here or in another wing."""
        self.count(entry)
        self.mine.changed(entry.people)
        open_now = entry.listed and entry.phase == "waiting"
        if open_now or entry.id in self._shown:
            (self._shown.add if open_now else self._shown.discard)(entry.id)
            self.lobby.changed()

    def holds(self, table_id: str, epoch: int | None) -> bool:
        """Is a table still ours that we took up as the so-many'th?"""
        return self.wings.epoch(table_id) == epoch

    def lost(self, table_id: str) -> None:
        """A table couldn't write: forget it; whoever comes back reads the log anew."""
        if table := self.tables.pop(table_id, None):
            self.chore(table.close(0.5))
            self.chore(self.wings.let_go([table_id]))

    # --- looking --------------------------------------------------------------------------------

    async def look(self, table: LiveTable, person: Person | None) -> Looked:
        """How things stand at a table, through this person's eye."""
        return await table.do(table.look(person))

    async def hello(self, table: LiveTable, listener: Listener, ply: int) -> None:
        """Begin to follow a table: what was missed, and from then on everything."""
        if table.may_look(listener.person) is not None and not ply:  # not by merely coming back
            who, where = listener.id or "", table.entry.id
            if await self.services.store.run(lambda db: entries.come_back(db, who, where)):
                self._list_changed(who)
        said = await self.chat(table, listener.person)
        await table.do(table.greet(listener, ply, said))

    async def record(self, table: LiveTable, person: Person | None) -> str:
        """A finished game's whole record, its seed included. Who was told just now how it ended
        waits until that is written down, too."""
        return await table.do(self._record(table, person))

    async def _record(self, table: LiveTable, person: Person | None) -> str:
        table.may_look(person)
        entry, live = table.entry, table.live_game
        if entry.phase != "finished" or live is None:
            raise Declined("still-running")
        return "\n".join([*self.head(entry), *live.lines, ""])

    def head(self, entry: TableEntry) -> list[str]:
        """The header of the record of a finished game, with its fate."""
        live = LiveGame(entry, self.services.find(entry.game))
        began = datetime.fromtimestamp(entry.started or entry.created, UTC)
        names = [
            (s, self.people.named(p.person).name) for s, p in enumerate(entry.chairs, 1) if p.person
        ]
        notes = (
            f"version {entry.version}",
            f"date {began.isoformat(timespec='seconds')}",
            *(f"name {seat} {name}" for seat, name in names if name),
            *fate.write(live.fate, entry.drawn if entry.seating == "chance" else None),
        )
        return record.head(live.match, notes)

    async def put_away(self, person: Person, table_id: str, *, away: bool) -> None:
        """Take a table out of somebody's list, or back into it."""
        put = entries.put_away
        if not await self.services.store.run(lambda db: put(db, person.id, table_id, away=away)):
            raise Declined("not-seated")
        self._list_changed(person.id)

    def _list_changed(self, person: str) -> None:
        self.mine.changed([person])
        self.wings.news(AskedNews([person]))

    # --- talking --------------------------------------------------------------------------------

    async def say(self, table: LiveTable, person: Person, text: str) -> None:
        """Say something at a table, to everybody who hasn't muted the speaker."""
        seating.may_talk(table.entry, person.id)
        self.order.standing.may_speak(person.id)
        table.tell_apart(person)
        said = cleaned(text, SAYING)
        if not said:
            raise Declined("nothing-said")
        at = self.services.now()
        row = {"table_id": table.entry.id, "person": person.id, "text": said, "at": at}

        def work(db: Connection) -> None:
            sure(db, person.id)
            db.execute(insert(schema.chat), row)

        await self.services.store.run(work)
        self._tell(table, person, Chatted(Saying(person.info, said, at)))

    def utter(self, table: LiveTable, person: Person, key: str) -> None:
        """Say a phrase of the game, or show how one feels; nobody keeps it."""
        seating.may_talk(table.entry, person.id)
        self.order.standing.may_speak(person.id)
        table.tell_apart(person)
        game = self.services.find(table.entry.game)
        if key not in game.form.phrases and key not in REACTIONS:
            raise Declined("no-phrase")
        self._tell(table, person, Uttered(person.info, table.entry.seat_of(person.id), key))

    def _tell(self, table: LiveTable, person: Person, frame: Told) -> None:
        """Tell it to everybody who hasn't muted the speaker."""
        for listener in table.audience.listeners:
            if not (listener.person and person.id in self.people.latest(listener.person).mutes):
                listener.tell(frame)

    async def chat(self, table: LiveTable, person: Person | None) -> list[Saying]:
        """What was said lately, without those whom this person has muted."""
        chat = schema.chat
        found = select(chat).where(chat.c.table_id == table.entry.id)
        found = found.order_by(chat.c.id.desc()).limit(CHAT_SHOWN)
        rows = await self.services.store.run(lambda db: list(db.execute(found)))
        muted = person.mutes if person else frozenset()
        for speaker in {row.person for row in rows} - muted:
            await self.people.find(speaker)
        return [
            Saying(self.people.named(row.person), row.text, row.at)
            for row in reversed(rows)
            if row.person not in muted
        ]

    async def report(self, table: LiveTable, person: Person, report: Report) -> None:
        """Tell the host. What was written is kept in the database; the log says where to look."""
        table.may_look(person)
        await self.order.report(table, person, report)
        log.warning("report", table=table.entry.id, by=person.id, about=report.person)

    async def rename(self, person: Person, name: str, avatar: str) -> Person:
        """Another name or face; not that of somebody with whom one sits."""
        wish = msgspec.structs.replace(person, name=shown(name), avatar=avatar)
        open_now = await self.services.store.run(lambda db: entries.open_of(db, person.id))
        beside = {other for entry in open_now for other in entry.people}
        await self.people.meet(beside)
        self.people.tell_apart(wish, beside)
        return await self.people.rename(person, name, avatar)

    async def forget(self, person: Person) -> None:
        """Delete somebody: moves stay, and where they were named there is an id that nobody has."""
        who, nobody, store = person.id, secrets.token_urlsafe(12), self.services.store
        await self.people.delete(person)
        await self.order.forget(who, nobody)
        beyond = ""
        while some := await store.run(partial(entries.naming, person=who, beyond=beyond)):
            beyond, ids = some[-1].id, []
            for table in some:
                gone = Gone(table.id, who, nobody)
                if table.named and not (table.phase in entries.OPEN and await self._tell_of(gone)):
                    ids.append(table.id)
            await store.run(partial(entries.rename, ids=ids, person=who, nobody=nobody))

    async def _tell_of(self, gone: Gone) -> bool:
        """Does an open table know it now? If it can't be reached, the database must do."""
        try:
            await self.errands.run(gone, type(None))
        except Declined:
            return False
        return True

    async def end_sessions(self, person: Person, session: str | None, but: str | None) -> None:
        """End one session of somebody, or all but one: their connections go at once."""
        ended = await self.people.end(person, session, but)
        if session and not ended:
            raise Declined("no-session")


def _options(game: AnyGame, given: dict[str, str]) -> dict[str, str]:
    """All options as words; refuses what the rules forbid, and what makes no sense at a table."""
    chosen = msgspec.to_builtins(record.convert_options(game, given))
    for name, sensible in game.at_table.items():
        if chosen[name] not in sensible:
            few, many = sensible[0], sensible[-1]
            raise Declined("option", name=name, few=few, many=many, value=chosen[name])
    if any(len(str(value)) > LONGEST_OPTION for value in chosen.values()):
        raise Declined("too-big")
    return {name: str(value) for name, value in chosen.items()}


def _chairs(person: Person, wish: NewTable, seats: int) -> tuple[Chair, ...]:
    """Who sits at a new table from the beginning."""
    if wish.bots is None and not wish.sit:
        return (Chair(),) * seats
    others = Chair() if wish.bots is None else Chair(bot=wish.bots, share=BOT_SHARE)
    return (Chair(person.id, share=wish.share or NO_SHARE), *(others,) * (seats - 1))
