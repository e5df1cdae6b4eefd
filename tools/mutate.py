"""Shows whether the tests of a game bite: `python tools/mutate.py dixit`.

Each mutant is a process of its own, forked from one that has loaded the game and collected its
quick tests. It runs those that enter the changed function, until one fails; if none does, the
mutant has survived. The run fails if too few were noticed, or if a survivor has no reason in
docs/mutants/dixit.md. Ends are remembered (build/slow) as long as all that they rest on is as it
was.

Kernels, perft and bots are left out: their tests compare them with the rules, and the rules have to
be held by the rulebook's own tests.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import sys
import time
import warnings
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import FrameType
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

import remembered

if TYPE_CHECKING:
    from mutants import Mutant

ROOT = Path(__file__).resolve().parent.parent
REASONS = ROOT / "docs" / "mutants"
LEFT_OUT = ("*kernel*", "*perft*", "*bot*")
DRAWN = 300
"""So many mutants of a game are drawn, if there are more."""
SEED = 13
MEMORY = 4 << 30
"""Bytes that a mutant may take more than there were; an endless list ends here."""
NOTICED = ("failed", "too long", "crashed")


class Test(NamedTuple):
    """What is known of a test after it ran once without mutants."""

    seconds: float
    """Of processor time, while it was watched."""
    enters: list[str]
    """The functions that it enters, of those that have mutants."""


def main() -> int:
    asked = argparse.ArgumentParser(description="Mutation testing of a game's rules.")
    asked.add_argument("game", choices=sorted(f.parent.name for f in games()))
    asked.add_argument("--draw", type=int, default=DRAWN, help=f"so many mutants (usually {DRAWN})")
    asked.add_argument("--all", action="store_true", help="all of them, not only some")
    asked.add_argument("--seed", type=int, default=SEED, help="which ones are drawn")
    asked.add_argument("--least", type=float, default=95, help="percent that must be noticed")
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--again", action="store_true", help="forget what was found before")
    args = asked.parse_args()
    if find_spec("mutmut") is None:
        sys.exit("mutmut isn't here; it needs a Python before 3.15: make slow PYTHON=python3.13")
    run = Run(args)
    words = ["--quiet", "-s", "--tb=short", "--assert=plain", "-m", "not slow", "-x"]
    words += ["-p", "no:cacheprovider", "-p", "no:xdist", f"tests/{args.game}"]
    words += [f"--ignore-glob={name}" for name in LEFT_OUT]
    os.chdir(ROOT)
    status = pytest.main(words, plugins=[run])
    return run.tell() if run.finished else int(status) or 1


def games() -> list[Path]:
    return list((ROOT / "src" / "lapki" / "games").glob("*/rules.toml"))


class Run:
    """The mutants of a game, as a plugin that runs the collected tests in a way of its own."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.game: str = asked.game
        self.finished = False
        self.memory = f"mutants-{self.game}"
        self.tests: dict[str, Test] = {}
        self.ends: dict[str, tuple[str, float]] = {}
        """Of each mutant that was run: how, and after how many seconds of processor time."""
        self.killers: dict[str, Counter[str]] = defaultdict(Counter)
        """How many mutants of a function each test has noticed: it may notice the next one."""

    def pytest_configure(self, config: pytest.Config) -> None:
        """A failure is enough; nobody wants to know the smallest one."""
        phases = (Phase.explicit, Phase.generate)
        settings.register_profile(
            "mutants", settings(), phases=phases, database=None, derandomize=True
        )
        settings.load_profile("mutants")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        from mutants import mutants_of

        if session.testsfailed:
            return False  # one can't be collected; pytest says so
        everyone = mutants_of(self.game)
        self.items = {item.nodeid: item for item in session.items}
        self._recall(everyone)
        self.drawn = everyone
        if not self.asked.all and len(everyone) > self.asked.draw:
            chosen = Random(self.asked.seed).sample(range(len(everyone)), self.asked.draw)
            self.drawn = [everyone[place] for place in sorted(chosen)]
        print(
            f"{self.game}: {len(self.drawn)} of {len(everyone)} mutants, seed {self.asked.seed}; "
            f"{sum(mutant.name in self.ends for mutant in self.drawn)} are remembered",
            flush=True,
        )
        self._run_all([mutant for mutant in self.drawn if mutant.name not in self.ends])
        self.finished = True
        return True

    # --- what is remembered ---------------------------------------------------------------------

    def _recall(self, everyone: list[Mutant]) -> None:
        """Take up where a run stopped that had the same tests of the same code."""
        known = {} if self.asked.again else remembered.recall(self.memory)
        self.digest = remembered.digest(self._sources())
        if known.get("digest") == self.digest:
            self.ends = {name: (end, seconds) for name, (end, seconds) in known["ends"].items()}
            self.tests = {name: Test(*facts) for name, facts in known["tests"].items()}
        else:
            self.tests = self._watch({f"{m.module}.{m.function}": m for m in everyone})
            self._keep()

    def _keep(self) -> None:
        facts = {"digest": self.digest, "tests": self.tests, "ends": self.ends}
        remembered.keep(self.memory, facts)

    def _sources(self) -> list[Path]:
        """All that was loaded in order to collect the tests, and the data beside it."""
        files = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
        ours = [Path(file) for file in files if file and Path(file).is_relative_to(ROOT)]
        folders = ROOT / "locales", ROOT / "src/lapki/games" / self.game, ROOT / "tests" / self.game
        return [*folders, *(file for file in ours if ".venv" not in file.parts)]

    # --- running --------------------------------------------------------------------------------

    def _watch(self, functions: dict[str, Mutant]) -> dict[str, Test]:
        """Run every test without mutants, and see which functions it enters, and how long it takes.

        In a child, so that mutants find nothing cached.
        """
        names = {id(mutant.target().__code__): name for name, mutant in functions.items()}
        child = Child(lambda: {name: _watched(item, names) for name, item in self.items.items()})
        found = child.result()
        if found is None or any(test is None for test in found.values()):
            broken = [name for name, test in (found or {}).items() if test is None]
            sys.exit(f"Without any mutant, these tests fail: {broken or 'all'}")
        return {name: Test(*test) for name, test in found.items()}

    def _run_all(self, left: list[Mutant]) -> None:
        running: dict[int, tuple[Mutant, Child]] = {}
        begin = said = time.monotonic()
        for number, mutant in enumerate([*left, *[None] * self.asked.processes]):
            if len(running) == self.asked.processes or (mutant is None and running):
                self._finish(running)
            if mutant is not None:
                child = Child(partial(self._fight, mutant))
                running[child.pid] = mutant, child
            if time.monotonic() > said + 20:
                said = time.monotonic()
                begun = min(number + 1, len(left))
                minutes = (said - begin) / begun * (len(left) - begun) / 60
                print(f"{begun} of {len(left)}, {minutes:.1f} min left", flush=True)
        self._keep()

    def _finish(self, running: dict[int, tuple[Mutant, Child]]) -> None:
        """Wait until one has ended."""
        pid, status, used = os.wait4(-1, 0)
        mutant, child = running.pop(pid)
        end, test = child.read() or (_how(status), "")
        if end == "unmade":
            sys.exit(f"{mutant.name} could not be made: {test}")
        self.killers[mutant.function][test] += 1
        self.ends[mutant.name] = end, round(used.ru_utime + used.ru_stime, 2)
        self._keep()

    def _fight(self, mutant: Mutant) -> tuple[str, str]:
        """Be this mutant; answers how it ended, and by which test."""
        try:
            mutant.put_in_place()
        except Exception as error:  # noqa: BLE001 - our fault, whatever it is; the parent ends
            return "unmade", repr(error)
        function = f"{mutant.module}.{mutant.function}"
        killers = self.killers[mutant.function]
        tests = [name for name, test in self.tests.items() if function in test.enters]
        tests.sort(key=lambda name: (-killers[name], self.tests[name].seconds))
        _limit_memory()
        items = [self.items[name] for name in tests]
        for item, after in zip(items, [*items[1:], None], strict=True):
            seconds = self.tests[item.nodeid].seconds
            signal.setitimer(signal.ITIMER_PROF, 2 + 10 * seconds)  # of its own processor time
            signal.alarm(int(120 + 100 * seconds))  # if it waits for something
            if not _passes(item, after):
                return "failed", item.nodeid
        return "survived", ""

    # --- telling --------------------------------------------------------------------------------

    def tell(self) -> int:
        ends = {mutant.name: self.ends[mutant.name] for mutant in self.drawn}
        counts = Counter(end for end, _ in ends.values())
        noticed = sum(counts[end] for end in NOTICED)
        share = 100 * noticed / len(ends)
        seconds = sum(seconds for _, seconds in ends.values())
        print(", ".join(f"{many} {end}" for end, many in counts.most_common()))
        file = REASONS / f"{self.game}.md"
        reasons = file.read_text(encoding="utf-8") if file.is_file() else ""
        bare = 0
        for mutant in self.drawn:
            if ends[mutant.name][0] == "survived":
                unexplained = f"{mutant}\n" not in reasons
                bare += unexplained
                print(f"- {mutant}{'  (without a reason)' if unexplained else ''}")
        if bare:
            print(f"{bare} survivors: add a test, or a reason to {file.relative_to(ROOT)}.")
        print(
            f"{self.game}: {noticed} of {len(ends)} mutants noticed, {share:.1f} % (at least "
            f"{self.asked.least:g} %), {seconds / len(ends):.2f} s of processor time a mutant"
        )
        return 1 if bare or share < self.asked.least else 0


# --- in a process of its own ----------------------------------------------------------------------


class Child:
    """A fork of this process that does one thing, silently, and answers."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._answer, answer = os.pipe()
        with warnings.catch_warnings(action="ignore"):  # threads of others, which we don't need
            self.pid = os.fork()
        if self.pid:
            os.close(answer)
            return
        try:
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            said = json.dumps(work()).encode()
            while said:
                said = said[os.write(answer, said) :]
        finally:
            os._exit(0)  # without what pytest does at its end

    def read(self) -> Any:
        """What it said; None if it died before that."""
        with open(self._answer, "rb") as answer:  # noqa: PTH123 - it has no path
            said = answer.read()
        return json.loads(said) if said else None

    def result(self) -> Any:
        said = self.read()
        os.waitpid(self.pid, 0)
        return said


def _watched(item: pytest.Item, names: dict[int, str]) -> Test | None:
    """None if it fails."""
    entered: set[int] = set()

    def enter(frame: FrameType, event: str, argument: object) -> None:
        entered.add(id(frame.f_code))

    begin = time.process_time()
    sys.settrace(enter)
    try:
        passed = _passes(item, None)
    finally:
        sys.settrace(None)
    enters = sorted(names[code] for code in entered & names.keys())
    return Test(round(time.process_time() - begin, 3), enters) if passed else None


def _passes(item: pytest.Item, after: pytest.Item | None) -> bool:
    try:
        reports = runtestprotocol(item, log=False, nextitem=after)
    except BaseException:  # noqa: BLE001 - whatever a mutant throws, somebody has noticed
        return False
    return not any(report.failed for report in reports)


def _limit_memory() -> None:
    """An endless list is noticed before it has taken the whole machine."""
    facts = Path("/proc/self/statm")
    if facts.exists():
        most = MEMORY + int(facts.read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _how(status: int) -> str:
    """The end of a process that said nothing."""
    late = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM)
    return "too long" if late else "crashed"


if __name__ == "__main__":
    sys.exit(main())
