"""An arena: everybody against everybody, game by game, with all that was played kept in a folder.

A *cell* is a guest and its host. With two seats each pair has one cell; with more it has two, one
guest among several of the other, and the reverse. A *block* of a cell is all games of one number:
the same chance, with the guest at each seat once. Blocks count in their order and as far as they
are complete, so the result doesn't depend on who finished first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from hashlib import sha256
from itertools import combinations, pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

from lapki.bots.arena import ratings
from lapki.bots.arena.entrants import Unknown, find
from lapki.bots.arena.ratings import Cell
from lapki.bots.arena.table import Played, Setting, Task

Pair = tuple[str, str]
Crew = Callable[[Setting, Iterator[Task]], Iterator[tuple[Played, str]]]
"""Plays tasks, which it takes as it can, and answers them in any order, each with its record."""


class Sprt(NamedTuple):
    """Is the first of two `low` Elo stronger, or `high`? Stop when that is settled."""

    low: float
    high: float


class Verdict(NamedTuple):
    """How a test stands."""

    evidence: float
    settled: bool | None
    """True: at least the higher difference is likely; False: it isn't; None: not known yet."""
    blocks: int
    """After how many it was settled; all that are known otherwise."""


class Tour:
    """What is to be played, what has been, and what came of it."""

    def __init__(
        self,
        setting: Setting,
        names: list[str],
        games: int,
        folder: Path,
        sprt: Sprt | None = None,
        *,
        ladder: bool = False,
    ) -> None:
        """`ladder`: each meets only those who are named next to it."""
        if len(names) < 2 or len(set(names)) < len(names):
            raise Unknown("An arena takes two bots or more, and each of them once.")
        self.setting = setting
        self.names = names
        self.sprt = sprt
        self.codes = {name: find(name, setting.game).code for name in names}
        self.pairs: list[Pair] = list(pairwise(names) if ladder else combinations(names, 2))
        self.each = setting.seats if setting.seats == 2 else 2 * setting.seats
        """Games of a pair that have the same number."""
        self.blocks = -(-games // self.each)
        self.folder = Folder(folder, setting, self.codes)
        self.played = {p.task: p for p in map(self._turned, self.folder.read())}
        reverse = [(host, guest) for guest, host in self.pairs] if setting.seats > 2 else []
        self.cells: list[Pair] = [*self.pairs, *reverse]
        self._complete = dict.fromkeys(self.cells, 0)
        self._settled: dict[Pair, Verdict] = {}
        self._judged = dict.fromkeys(self.pairs, 0)
        """After how many blocks a pair that isn't settled was judged last."""
        for cell in self.cells:
            self._count(cell)

    # -- playing

    def run(self, crew: Crew) -> Generator[Played, None, None]:
        """Play what is left; what is answered is kept already."""
        for played, record in crew(self.setting, self._tasks()):
            self.folder.keep(played, record)
            self.played[played.task] = played
            self._count((played.task.guest, played.task.host))
            yield played

    def _tasks(self) -> Iterator[Task]:
        """What is left to play, asked for one by one: a pair may be settled meanwhile."""
        for number in range(self.blocks):
            for guest, host in self.cells:
                for task in self._block(guest, host, number):
                    if task not in self.played and self._open((guest, host)):
                        yield task

    def left(self) -> int:
        """How many games are left, if nothing is settled early."""
        return sum(1 for _ in self._tasks())

    def done(self) -> int:
        """How many of those that were planned have been played; more may be kept."""
        numbers = range(self.blocks)
        blocks = (self._block(*cell, number) for cell in self.cells for number in numbers)
        return sum(task in self.played for block in blocks for task in block)

    def _turned(self, played: Played) -> Played:
        """At two seats a guest and its host are a host and its guest, if they were named so."""
        guest, host, number, seat = msgspec.structs.astuple(played.task)
        if self.setting.seats != 2 or (host, guest) not in self.pairs:
            return played
        task = Task(host, guest, number, 3 - seat)
        return msgspec.structs.replace(played, task=task, share=1 - played.share)

    def _block(self, guest: str, host: str, number: int) -> list[Task]:
        return [Task(guest, host, number, seat) for seat in range(1, self.setting.seats + 1)]

    def _open(self, cell: Pair) -> bool:
        return self._pair(cell) not in self._settled

    def _pair(self, cell: Pair) -> Pair:
        first, second = sorted(cell, key=self.names.index)
        return first, second

    # -- counting

    def _count(self, cell: Pair) -> None:
        """Blocks of a cell may have become complete, and a pair settled."""
        whole = self._complete[cell]
        while whole < self.blocks and all(t in self.played for t in self._block(*cell, whole)):
            whole += 1
        grown = whole > self._complete[cell]
        self._complete[cell] = whole
        pair = self._pair(cell)
        if grown and self.sprt and pair not in self._settled:
            known = min(self._complete[c] for c in self._of(pair))
            for blocks in range(self._judged[pair] + 1, known + 1):
                self._judged[pair] = blocks
                verdict = self._judge(pair, blocks)
                if verdict.settled is not None:
                    self._settled[pair] = verdict
                    break

    def _of(self, pair: Pair) -> list[Pair]:
        return [cell for cell in self.cells if self._pair(cell) == pair]

    def _judge(self, pair: Pair, blocks: int) -> Verdict:
        assert self.sprt
        cells = [self._cell(cell, blocks) for cell in self._of(pair)]
        found = ratings.evidence(cells, *self.sprt, self.setting.seats)
        settled = found > 0 if abs(found) >= ratings.BOUND else None
        return Verdict(found, settled, blocks)

    def verdict(self, pair: Pair) -> Verdict:
        """How the test of a pair stands."""
        known = min(self._complete[cell] for cell in self._of(pair))
        return self._settled.get(pair) or self._judge(pair, known)

    def _counted(self, cell: Pair) -> int:
        """How many blocks count: what was played after a test was settled doesn't."""
        settled = self._settled.get(self._pair(cell))
        return settled.blocks if settled else self._complete[cell]

    def _cell(self, cell: Pair, blocks: int) -> Cell:
        seats = self.setting.seats
        means = (
            sum(self.played[task].share for task in self._block(*cell, n)) / seats
            for n in range(blocks)
        )
        return Cell(*cell, tuple(means))

    def results(self) -> list[Cell]:
        """All that counts, by cell."""
        return [self._cell(cell, self._counted(cell)) for cell in self.cells]

    def counted(self) -> list[Played]:
        """All games that count, in the order in which they stand in the plan."""
        return [
            self.played[task]
            for number in range(self.blocks)
            for cell in self.cells
            if number < self._counted(cell)
            for task in self._block(*cell, number)
        ]


# --- the folder ---------------------------------------------------------------------------------


class Line(msgspec.Struct, frozen=True):
    """A line of `results.jsonl`: what was played, and by which code."""

    played: Played
    codes: tuple[str, str]


class Folder:
    """Where games are kept: `setting.json`, `results.jsonl`, and records by guest and host.

    What other code has played stays there and isn't counted.
    """

    def __init__(self, path: Path, setting: Setting, codes: dict[str, str]) -> None:
        self.path = path
        self.codes = codes
        self.results = path / "results.jsonl"
        mine = msgspec.json.format(msgspec.json.encode(setting))
        kept = path / "setting.json"
        if kept.exists() and kept.read_bytes() != mine:
            raise Unknown(
                f"{path} holds games of another setting, as {kept.name} there says; "
                "choose another folder."
            )
        path.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(mine)
        if self.results.exists() and not self.results.read_bytes().endswith(b"\n"):
            with self.results.open("ab") as results:
                results.write(b"\n")  # what broke off must not spoil what comes

    def read(self) -> Iterator[Played]:
        """What was played before by those who play now."""
        if not self.results.exists():
            return
        for line in self.results.read_bytes().split(b"\n"):
            try:
                kept = msgspec.json.decode(line, type=Line)
            except msgspec.MsgspecError:
                continue  # empty, or broken off when the machine was
            if kept.codes == self._codes(kept.played.task):
                yield kept.played

    def keep(self, played: Played, record: str) -> None:
        """Keep a game: its record first, so that what counts can always be looked at."""
        task = played.task
        codes = self._codes(task)
        sides = map("~".join, zip(map(_plain, (task.guest, task.host)), codes, strict=True))
        file = self.path / "records" / "--".join(sides) / f"{task.number:05}-{task.seat}.lapki"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(record)
        with self.results.open("ab") as results:
            results.write(msgspec.json.encode(Line(played, codes)) + b"\n")

    def _codes(self, task: Task) -> tuple[str, str]:
        return self.codes.get(task.guest, ""), self.codes.get(task.host, "")


def _plain(name: str) -> str:
    """A name as part of a file's: of a long one its end, and a digest of all of it."""
    plain = re.sub(r"[^\w.@-]+", "-", name)
    return plain if len(plain) <= 80 else f"{sha256(name.encode()).hexdigest()[:8]}{plain[-60:]}"
