"""A process in which a bot thinks: `python -m lapki.house.worker NICE [FOLDER]`, the data folder.

Reads requests from standard input and answers on standard output, each with its length in front.
It keeps the tables it was asked about, so that it is told new lines only. Whatever goes wrong here,
the house goes on.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, BinaryIO

import msgspec

from lapki.bots import Budget, Chancer, Help, Hint, Sight, bot_for, hint, sight
from lapki.bots.lookback import Weight
from lapki.games.contract import judge
from lapki.house.folder import stocked
from lapki.match import record
from lapki.match.match import Match

TABLES = 200
"""So many tables are remembered."""
POLITE = 10
"""As in `nice`: where bots are more than cores, whoever plays goes first."""


class Request(msgspec.Struct):
    """Think about this."""

    table: str
    known: int
    """How many lines were told before; the header counts as one."""
    lines: list[str]
    """The lines since; the header first, if nothing was told before."""
    seat: int
    level: int
    """0: any legal move will do."""
    seconds: float
    advise: bool = False
    """Not a move: what can be told to the person on that seat?"""
    language: str = "en"
    """What is spoken at the table."""
    help: Help | None = None
    """Not a move: a hint, and how much of one."""
    weigh: str | None = None
    """Not a move: what this one was worth, which somebody made in a game that is over."""
    cores: int = 1
    """How many are free to think about a move."""


class Reply(msgspec.Struct):
    """A move, advice, a hint, what a move was worth, or what went wrong."""

    move: str | None = None
    advice: Any = None
    hint: Hint | None = None
    weight: Weight | None = None
    problem: str | None = None


class Desk:
    """The matches that this worker follows."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.matches: OrderedDict[str, Match] = OrderedDict()

    def think(self, request: Request) -> str:
        """The bot's move, as text."""
        match = self._follow(request)
        bot = bot_for(match.game.key) if request.level else Chancer()
        level = min(bot.levels, key=lambda known: abs(known - request.level))
        budget = Budget(seconds=request.seconds, cores=request.cores)
        move = bot.choose(self._sight(match, request), level, budget, Random())
        return match.game.write(move)

    def advise(self, request: Request) -> Any:
        """What the game's bot can tell a person."""
        match = self._follow(request)
        return bot_for(match.game.key).advise(self._sight(match, request))

    def hint(self, request: Request, help: Help) -> Hint | None:
        """What the game's bot would do on that seat, as far as somebody wants to know."""
        match = self._follow(request)
        seen, budget = self._sight(match, request), Budget(seconds=request.seconds)
        return hint(bot_for(match.game.key).lines(seen, budget), help, match.game.write)

    def weigh(self, request: Request, text: str) -> Weight | None:
        """What a move was worth; None where there was no choice, or nobody can say."""
        match = self._follow(request)
        game, state, seat, move = match.game, match.state, request.seat, match.game.read(text)
        judge(game, state, seat, move)
        if len(list(islice(game.legal(state, seat), 2))) < 2:
            return None
        weighed = bot_for(game.key).weigh(self._sight(match, request), move, Budget())
        if weighed is None:
            return None
        best = weighed.best
        better = list(game.preview(state, seat, best.move).events)
        had, chances, risk = weighed.played, weighed.chances, weighed.risk
        return Weight(game.write(best.move), best.chance, had, chances, risk, better)

    def _sight(self, match: Match, request: Request) -> Sight:
        folder, pattern = self.folder, match.game.stock
        stock = (lambda: stocked(folder, pattern)) if folder else dict
        return sight(match, request.seat, language=request.language, stock=stock)

    def _follow(self, request: Request) -> Match:
        if request.known:
            match = self.matches[request.table]
            for line in request.lines:
                record.obey(match, line)
        else:
            match = self.matches[request.table] = record.read("\n".join(request.lines))
        self.matches.move_to_end(request.table)
        while len(self.matches) > TABLES:
            self.matches.popitem(last=False)
        return match


def serve(source: BinaryIO, sink: BinaryIO, folder: Path | None = None) -> None:
    """Answer until nobody asks any more."""
    desk, polite = Desk(folder), False
    while size := source.read(4):
        request = msgspec.json.decode(source.read(int.from_bytes(size, "big")), type=Request)
        try:
            if request.weigh:
                reply = Reply(weight=desk.weigh(request, request.weigh))
            elif request.help:
                reply = Reply(hint=desk.hint(request, request.help))
            elif request.advise:
                reply = Reply(advice=desk.advise(request))
            else:
                reply = Reply(move=desk.think(request))
        except Exception as problem:  # noqa: BLE001 - told to the house, which knows what to do
            desk.matches.pop(request.table, None)
            reply = Reply(problem=type(problem).__name__)  # its words may hold a secret
        answer = msgspec.json.encode(reply)
        sink.write(len(answer).to_bytes(4, "big") + answer)
        sink.flush()
        if not polite:  # what it thinks with is loaded by now, and somebody waited for that
            os.nice(POLITE)
            polite = True


def make_room() -> None:
    """Run only while nobody else wants the processor. Where a system knows no such thing, or a
    container forbids it, less often: a nice process still holds up for a moment whoever wakes."""
    try:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    except (AttributeError, OSError):
        os.nice(19)


def main(manners: str = "", *folder: str) -> None:
    """Keep the pipe for answers, whatever a library may print. Ctrl+C is for whoever asks here:
    they may still wait for an answer."""
    if manners == "idle":
        make_room()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, sink, *map(Path, folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
