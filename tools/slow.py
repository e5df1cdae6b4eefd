"""The long tests and the mutants of all games, as one command: `make slow`.

A part is a long test (of one game, where it is told apart by game) or a game's mutants. As many run
at a time as there are cores, the longest first. A part that passed is remembered in build/slow with
a digest of all that it rests on, so another run takes up where this one stopped; mutants even one
by one. `make slow AGAIN=1` forgets, `make slow ALL=1` runs whole sweeps and all mutants.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections import defaultdict
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

import pytest

import remembered
from lapki import games

ROOT = Path(__file__).resolve().parent.parent
SHARE = 0.2
"""How much of each sweep is run, if not all."""
SEED = 13
"""Which mutants are drawn, if not all."""
TESTS = ROOT / "tests"
WARM = [sys.executable, "-m", "lapki.bots.warm", "2"]
"""Kernels are compiled once, before many parts would do it at the same time."""
EXPECTED = {"test": 60, "mutants": 450, "pages": 300}
"""Seconds of a part that has never been run here. A test may know better: `slow(seconds=90)`."""


def main() -> int:
    asked = argparse.ArgumentParser(description="The long tests and the mutants of all games.")
    asked.add_argument("words", nargs="*", help="only parts whose names have one of these words")
    asked.add_argument("--all", action="store_true", help="whole sweeps and all mutants")
    asked.add_argument("--again", action="store_true", help="forget what has passed before")
    asked.add_argument("--seed", type=int, default=SEED, help="which mutants are drawn")
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = asked.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # what has passed is kept
    if args.again:
        shutil.rmtree(remembered.FOLDER, ignore_errors=True)
    remembered.FOLDER.mkdir(parents=True, exist_ok=True)
    fetch_ray()
    parts = [*tests(1 if args.all else SHARE), *mutants(args.all, args.seed), pages()]
    parts = [part for part in parts if not args.words or any(w in part.name for w in args.words)]
    print(f"{len(parts)} parts, {args.processes} at a time; mutants drawn by the seed {args.seed}")
    run(parts, args.processes)
    return tell(parts)


def fetch_ray() -> None:
    """Too large for everybody's set-up, and one of these tests needs it."""
    if find_spec("ray"):
        return
    print("fetching Ray, for the arena on a cluster", flush=True)
    with (ROOT / "pyproject.toml").open("rb") as file:
        wanted = tomllib.load(file)["project"]["optional-dependencies"]["ray"]
    uv = [str(ROOT / ".tools" / "uv" / "bin" / "uv"), "pip", "install", "--quiet"]
    if subprocess.run([*uv, "--python", sys.executable, *wanted], check=False).returncode:
        print("Ray can't be had: the test with it will say that it was skipped.")


# --- parts --------------------------------------------------------------------------------------


@dataclass
class Part:
    name: str
    command: list[str]
    rests_on: list[Path]
    expected: float
    """Seconds that it takes, as far as anybody knows."""
    began: float = 0.0
    took: float = 0.0
    end: str = ""
    """passed, FAILED, stopped, before (passed in another run), or nothing yet."""
    process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    @property
    def log(self) -> Path:
        name = re.sub(r"\W+", "-", self.name)
        return remembered.FOLDER / f"{name}.log"

    def digest(self) -> str:
        return f"{remembered.digest(self.rests_on)} {' '.join(self.command[1:])}"

    def run(self) -> None:
        self.began = time.monotonic()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                self.command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
            if self.end:  # somebody said stop before there was a process
                self.process.terminate()
            passed = self.process.wait() == 0
        self.took = time.monotonic() - self.began
        self.end = "passed" if passed else "FAILED" if self.end == "" else self.end

    def stop(self) -> None:
        self.end = self.end or "stopped"
        if self.process:
            self.process.terminate()

    def left(self, pace: float) -> float:
        """Seconds until it ends, if the machine goes on at this pace."""
        gone = time.monotonic() - self.began if self.began else 0.0
        return 0.0 if self.end else max(self.expected * pace - gone, gone / 10)


def tests(share: float) -> list[Part]:
    """Every test that is marked as slow, by function, and by game where games are its cases."""
    found = _Collected()
    os.chdir(ROOT)
    with contextlib.redirect_stdout(io.StringIO()) as said:
        status = pytest.main(["--collect-only", "--quiet", "-m", "slow"], plugins=[found])
    if status:
        sys.exit(f"{said.getvalue()}\nThe tests can't be collected.")
    command = [sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider"]
    return [
        Part(
            name,
            [*command, "--share", f"{share:g}", *ids],
            rests_on(TESTS / name.partition(":")[0]),
            found.seconds[name],
        )
        for name, ids in found.ids.items()
    ]


def rests_on(folder: Path) -> list[Path]:
    """All of the program, this folder of tests, and what the tests share. A word in the tests of
    one game does not forget the others."""
    program = [ROOT / name for name in ("src", "locales", "pyproject.toml")]
    return [*program, folder, *TESTS.glob("*.py"), TESTS / "contract"]


class _Collected:
    """A plugin that sorts collected tests into parts."""

    def __init__(self) -> None:
        self.ids: dict[str, list[str]] = {}
        self.seconds: dict[str, float] = defaultdict(float)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            function, _, case = item.nodeid.partition("[")
            words = function.rpartition("::test_")[2].replace("_", " ")
            folder = item.path.parent.name
            game = case.rstrip("]").partition("-")[0]
            name = f"{folder}: {words}" + (f", {game}" if game in games.names() else "")
            self.ids.setdefault(name, []).append(item.nodeid)
            cases = sum(other.nodeid.startswith(f"{function}[") for other in session.items) or 1
            mark = item.get_closest_marker("slow")
            assert mark
            self.seconds[name] += mark.kwargs.get("seconds", EXPECTED["test"]) / cases


def mutants(everyone: bool, seed: int) -> list[Part]:
    """Of all games."""
    command = [sys.executable, "tools/mutate.py", "--processes", "1"]
    command += ["--all"] if everyone else ["--seed", str(seed)]
    reasons = ROOT / "docs" / "mutants"
    return [
        Part(
            f"mutants: {game}",
            [*command, game],
            [*rests_on(TESTS / game), ROOT / "tools", reasons / f"{game}.md"],
            EXPECTED["mutants"],
        )
        for game in games.names()
    ]


def pages() -> Part:
    """What is tried at length in a browser: all moments, all languages."""
    command = [sys.executable, "tools/web.py", "e2e-slow"]
    rests_on = [ROOT / name for name in ("src", "locales", "web/src", "web/tests", "tools")]
    return Part("web: the pages at length", command, rests_on, EXPECTED["pages"])


# --- running ------------------------------------------------------------------------------------


def run(parts: list[Part], processes: int) -> None:
    known = remembered.recall("parts")
    digests = {part.name: part.digest() for part in parts}
    for part in parts:
        before = known.get(part.name, {})
        part.expected = before.get("seconds", part.expected)
        if before.get("passed") == digests[part.name]:
            part.end, part.took = "before", part.expected
    left = sorted((part for part in parts if not part.end), key=lambda part: -part.expected)
    if left:
        subprocess.run(WARM, cwd=ROOT, check=True)
    progress = Progress(parts, processes)
    with ThreadPoolExecutor(processes) as pool:
        running = {pool.submit(part.run): part for part in left}
        try:
            while running:
                done, _ = wait(running, timeout=progress.pause, return_when=FIRST_COMPLETED)
                for future in done:
                    future.result()
                    part = running.pop(future)
                    passed = digests[part.name] if part.end == "passed" else None
                    known[part.name] = {"seconds": part.took, "passed": passed}
                    remembered.keep("parts", known)
                    progress.ended(part)
                progress.show()
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            for part in running.values():
                part.stop()
            print("\nStopped. The same command takes up here.")


class Progress:
    """What is running and how long it may take: one line that changes, or, where nobody watches, a
    plain line now and then."""

    def __init__(self, parts: list[Part], processes: int) -> None:
        self.parts, self.processes = parts, processes
        self.live = sys.stdout.isatty()
        self.pause = 1 if self.live else 60
        self.began = time.monotonic()

    def ended(self, part: Part) -> None:
        end = "\r\033[K" if self.live else ""
        print(f"{end}{part.end:7} {part.took:7.1f} s  {part.name}", flush=True)

    def show(self) -> None:
        done = sum(bool(part.end) for part in self.parts)
        now = [part.name for part in self.parts if part.began and not part.end]
        said = (
            f"{done} of {len(self.parts)} parts, {_minutes(time.monotonic() - self.began)} min "
            f"gone, about {_minutes(self.left())} left; now {'; '.join(now)}"
        )
        if not self.live:
            print(said, flush=True)
            return
        width = shutil.get_terminal_size().columns - 1
        print(f"\r\033[K{said[:width]}", end="", flush=True)

    def left(self) -> float:
        """Seconds: as many at a time as may be, and none is quicker than itself."""
        done = [part for part in self.parts if part.end in ("passed", "FAILED")]
        pace = sum(p.took for p in done) / sum(p.expected for p in done) if done else 1.0
        lefts = [part.left(pace) for part in self.parts]
        return max(sum(lefts) / self.processes, max(lefts, default=0.0))


def _minutes(seconds: float) -> str:
    return f"{seconds / 60:.0f}"


# --- telling ------------------------------------------------------------------------------------


def tell(parts: list[Part]) -> int:
    for part in parts:
        if part.end == "FAILED":
            print(f"\n--- {part.name}\n{_tail(part.log)}")
    print("\n  seconds  end      part")
    for part in parts:
        print(f"  {part.took:7.1f}  {part.end or 'not run':7}  {part.name}")
        if part.name.startswith("mutants") and part.end:
            print(f"{'':20}{_tail(part.log, 1)}")
    good = all(part.end in ("passed", "before") for part in parts)
    print(f"\n{'All passed.' if good else 'Not all passed; what did is remembered.'}")
    return 0 if good else 1


def _tail(log: Path, lines: int = 40) -> str:
    return "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])


if __name__ == "__main__":
    sys.exit(main())
