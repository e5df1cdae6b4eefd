"""Is anything slower than before? This tree beside another revision, in one run, as ratios.

    .venv/bin/python benchmarks/before.py main           # or a tag, or a commit
    .venv/bin/python benchmarks/before.py main rules     # only measures with this word

The other revision is checked out into a temporary worktree and set up there. Each measure is taken
in turns, this tree and that one, five times, and the best of each counts: the others were slowed
down by what else the machine does. Speed is counted in the processor's time. Ends with 1 if
anything costs over a tenth more.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from lapki import games

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 5
TOO_MUCH = 1.10
GAMES = tuple(games.names())
AT_TABLES = ("boooop", "dixit")

# Each revision's own way to play a random game; the same seeds, so the same games.
RULES = """
import sys, time
from random import Random
from lapki import games
from lapki.cli.bench import play_one
game, plies, seed, begin = games.find(sys.argv[1]), 0, 0, time.process_time()
while (took := time.process_time() - begin) < 1.5:
    seed += 1
    plies += play_one(game, game.Options(), Random(seed))
print("plies a second:", plies / took)
"""


class Measure(NamedTuple):
    """A command that prints a number, by each tree's own Python; it is found by a pattern."""

    name: str
    command: tuple[str, ...]
    pattern: str
    more_is_better: bool = False
    rounds: int = ROUNDS

    def take(self, tree: Path) -> float:
        command = [tree / ".venv" / "bin" / "python", *self.command]
        done = subprocess.run(command, cwd=tree, capture_output=True, text=True)  # noqa: S603
        found = re.search(self.pattern, done.stdout)
        if done.returncode or not found:
            said = f"{done.stdout}\n{done.stderr}".strip()
            sys.exit(f"{self.name} could not be measured in {tree}:\n{said[-2_000:]}")
        return sum(float(number.replace(",", "")) for number in re.findall(NUMBER, found[1]))

    def cost(self, now: list[float], before: list[float]) -> float:
        """How much of the cost before it costs now."""
        return max(before) / max(now) if self.more_is_better else min(now) / min(before)


NUMBER = r"\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?"
MEASURES = [
    *(
        Measure(f"rules of {game}, plies a second", ("-c", RULES, game), "second: (.*)", True)
        for game in GAMES
    ),
    *(
        Measure(
            f"replay of {game}, plies a second",
            ("benchmarks/replay.py", game, "200"),
            r": (\S+) a second",
            True,
        )
        for game in GAMES
    ),
    *(
        Measure(
            f"house, µs a move of {game}",
            ("benchmarks/server/load.py", "cpu", "--game", game, "--tables", "20"),
            r"cpu_us (\S+)",
        )
        for game in AT_TABLES
    ),
    Measure(
        "house, p99 ms at 500 tables",
        ("benchmarks/server/load.py", "latency", "--game", "boooop", "--seconds", "15"),
        r"p99_ms (\S+)",
    ),
    Measure(  # bytes are bytes: once is enough
        "first page, KB until usable",
        ("tools/web.py", "weight", "-g", "home en-GB"),
        "until usable: (.*) KB",
        rounds=1,
    ),
]


def main() -> int:
    asked = argparse.ArgumentParser(description="This tree beside another revision.")
    asked.add_argument("revision")
    asked.add_argument("words", nargs="*", help="only measures whose names have one of these")
    args = asked.parse_args()
    chosen = [m for m in MEASURES if not args.words or any(w in m.name for w in args.words)]
    with checked_out(args.revision) as other:
        print(f"{'':36} {'before':>10} {'now':>10}  now costs")
        costs = [measure(each, other) for each in chosen]
    worst = max(costs, default=1.0)
    print(f"Nothing may cost more than {TOO_MUCH:.2f} of before; the most is {worst:.2f}.")
    return 1 if worst > TOO_MUCH else 0


def measure(what: Measure, other: Path) -> float:
    now, before = [], []
    for _ in range(what.rounds):
        now.append(what.take(ROOT))
        before.append(what.take(other))
    best = max if what.more_is_better else min
    cost = what.cost(now, before)
    print(f"{what.name:36} {best(before):10,.1f} {best(now):10,.1f}  {cost:.2f}", flush=True)
    return cost


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """A worktree of a revision, set up as a stranger would; gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="lapki-before-") as folder:
        tree = Path(folder) / "lapki"
        git("worktree", "add", "--quiet", "--detach", str(tree), revision)
        try:
            subprocess.run([sys.executable, "bootstrap.py"], cwd=tree, check=True)
            yield tree
        finally:
            git("worktree", "remove", "--force", str(tree))


def git(*words: str) -> None:
    if subprocess.run(["git", "-C", str(ROOT), *words]).returncode:  # noqa: S603, S607
        sys.exit(f"git {' '.join(words)} failed.")


if __name__ == "__main__":
    sys.exit(main())
