"""Bots may think elsewhere: in processes of their own, on any machine, that hear of questions over
the bus (`lapki think`).

For `Thinkers` each of their workers is one more worker. What somebody took who has fallen silent,
or doesn't think about it any more, is asked again; what nobody takes is thought about at home.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any, NamedTuple

import msgspec
import structlog

from lapki.bots import Help
from lapki.house.bus import PIECE, SILENT, Bus
from lapki.house.livegame import LiveGame
from lapki.house.thinkers import Lost, Thinkers, Worker, told
from lapki.house.wire_think import BEATS, Taken, Thinks, Told, answers, questions
from lapki.house.worker import Reply, Request

LOOK = 0.25
"""Seconds between two looks at who is there, and which question has to be asked again."""
UNTAKEN = 1.0
"""Seconds after which a question that nobody took is asked again."""
REFUSED = 3.0
"""Seconds after which nobody will take it any more."""

log = structlog.get_logger("lapki.bots")

_encode = msgspec.msgpack.Encoder().encode
_thinks = msgspec.msgpack.Decoder(Thinks).decode
_told = msgspec.msgpack.Decoder(Told).decode


class Untaken(Lost):
    """Nobody elsewhere can think about this."""


class Heard(NamedTuple):
    """What somebody told with their last sign of life, and when."""

    when: float
    workers: int
    thinking: frozenset[str]


class Question:
    """Something that was asked."""

    def __init__(self, reply: str, data: bytes) -> None:
        self.reply, self.data = reply, data
        self.taken: str | None = None
        """By whom."""
        self.since = self.last = _now()
        """Since when it is taken, or not; when it was asked last."""
        self.answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    def give_up(self, why: Lost) -> None:
        """There will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(why)


class Place(Worker):
    """One worker elsewhere: whichever is free."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        super().__init__()
        self.elsewhere = elsewhere

    async def ask(
        self,
        live: LiveGame,
        seat: int,
        level: int,
        seconds: float,
        limit: float,
        *,
        advise: bool = False,
        help: Help | None = None,
        cores: int = 1,  # whoever thinks knows how many are free there
    ) -> Reply:
        """The same as at home. Any legal move is found at home: what failed elsewhere must not
        fail there for ever."""
        if level or advise or help:
            table = f"{self.elsewhere.bus.me}/{live.key}"  # other wings count their games, too
            lines, language = told(live, 0), live.entry.language
            request = Request(table, 0, lines, seat, level, seconds, advise, language, help)
            try:
                return await self.elsewhere.ask(request, limit)
            except Untaken as why:
                log.warning("bot_at_home", table=live.entry.id, why=str(why))
        async with self.elsewhere.one_at_a_time:
            spare = self.elsewhere.spare
            return await spare.ask(live, seat, level, seconds, limit, advise=advise, help=help)


class Elsewhere:
    """Those who think elsewhere, as a wing of the house knows them."""

    def __init__(self, bus: Bus, rules: str, thinkers: Thinkers) -> None:
        self.bus, self.rules, self.thinkers = bus, rules, thinkers
        self.spare, self.one_at_a_time = Worker(thinkers.folder), asyncio.Lock()
        """For what nobody elsewhere can do."""
        self._there: dict[str, Heard] = {}
        self._strange: set[str] = set()
        """Who thinks by other rules."""
        self._places: list[Place] = []
        self._share = 0
        self._asked: dict[int, Question] = {}
        self._numbers = count(1)
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to hear who is there."""
        await self.bus.listen(self.bus.subject(BEATS), self._beat)
        await self.bus.listen(self.bus.subject(answers(self.bus.me, "*")), self._come)
        self._looking = asyncio.create_task(self._look_often())

    async def close(self) -> None:
        """Nobody is there any more."""
        if self._looking:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        for question in self._asked.values():
            question.give_up(Lost("the house closes"))
        await self.spare.stop()

    async def ask(self, request: Request, limit: float) -> Reply:
        """Have somebody think. Raises `Lost`."""
        number = next(self._numbers)
        reply_to = self.bus.subject(answers(self.bus.me, number))
        question = Question(reply_to, _encode(request))
        if len(question.data) > PIECE:
            raise Untaken("too long for the bus")
        self._asked[number] = question
        try:
            async with asyncio.timeout(limit):
                await self._publish(question)
                reply = await question.answer
        except TimeoutError:
            raise Lost("TimeoutError") from None
        finally:
            del self._asked[number]
        if reply.problem is not None:
            raise Lost(reply.problem)
        return reply

    async def _publish(self, question: Question) -> None:
        question.last = _now()
        subject = self.bus.subject(questions(self.rules))
        await self.bus.publish(subject, question.data, question.reply)

    async def _come(self, message: Any) -> None:
        """Somebody took a question, or answered it; an empty word of NATS itself: nobody is free,
        and it is asked again at the next look."""
        question = self._asked.get(int(message.subject.rpartition(".")[2]))
        if question is None or question.answer.done():
            return
        if not message.data:
            question.last = 0.0
            return
        said = _told(message.data)
        if isinstance(said, Taken):
            question.taken, question.since = said.thinker, _now()
        else:
            question.answer.set_result(said.reply)

    # --- who is there ---------------------------------------------------------------------------

    async def _beat(self, message: Any) -> None:
        beat = _thinks(message.data)
        if beat.rules == self.rules:
            if beat.thinker not in self._there:
                log.info("thinker_came", thinker=beat.thinker, workers=beat.workers)
            self._there[beat.thinker] = Heard(_now(), beat.workers, frozenset(beat.thinking))
        elif beat.thinker not in self._strange:
            self._strange.add(beat.thinker)
            log.warning("thinker_other_rules", thinker=beat.thinker, theirs=beat.rules)

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                self._miss()
                self._hire()
                await self._ask_again()
            except Exception:
                log.exception("not_looked")

    def _miss(self) -> None:
        """Who fell silent is gone; without anybody nothing is answered."""
        silent = [who for who, heard in self._there.items() if _now() - heard.when > SILENT]
        for who in silent:
            del self._there[who]
            log.warning("thinker_gone", thinker=who)
        if not self._there:
            for question in self._asked.values():
                question.give_up(Lost("no thinker is there"))

    def _hire(self) -> None:
        """Every wing has as many workers as any other; so each question finds one that is free."""
        wings = sorted([self.bus.me, *self.bus.others])
        workers = sum(heard.workers for heard in self._there.values())
        share = len(range(wings.index(self.bus.me), workers, len(wings)))
        if share != self._share:
            self._share = share
            self._places += [Place(self) for _ in range(share - len(self._places))]
            self.thinkers.hire(list(self._places[:share]))

    async def _ask_again(self) -> None:
        now = _now()
        for question in list(self._asked.values()):
            if question.taken and self._is_thought_about(question):
                continue
            if question.taken:
                question.taken, question.since, question.last = None, now, 0.0
            if now - question.since > REFUSED:
                question.give_up(Untaken("nobody takes it"))
            elif now - question.last > UNTAKEN and not question.answer.done():
                await self._publish(question)

    def _is_thought_about(self, question: Question) -> bool:
        """A sign of life about as old as the taking may not know of it."""
        heard = self._there.get(question.taken or "")
        return heard is not None and (
            question.reply in heard.thinking or heard.when < question.since + LOOK
        )


def _now() -> float:
    return asyncio.get_running_loop().time()
