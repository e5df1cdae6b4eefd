"""Shows whether the tests of a game bite: `python tools/mutate.py src/lapki/games/X/rules.py 85%`.

mutmut changes the file in one small way at a time and runs the quick tests of that game. A change
that no test notices has survived. The run fails if fewer were noticed than the threshold says, or
if a survivor has no reason in docs/mutants.md. Everything happens in a copy of the tree.

Kernels, perft and bots are left out: their tests compare them with the rules, and the rules have to
be held by the rulebook's own tests.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
REASONS = ROOT / "docs" / "mutants.md"
MUTMUT = [sys.executable, "-m", "mutmut"]

COPIED = ("src", "tests", "locales", "pyproject.toml")
LEFT_OUT = ("*kernel*", "*perft*", "*bot*")
NOTICED = ("killed", "timeout", "segfault")  # a mutant that hangs or crashes is noticed, too

SETUP = """[mutmut]
source_paths=src
only_mutate={file}
also_copy=
    locales
pytest_add_cli_args_test_selection=
    tests/{game}
pytest_add_cli_args=
    -m
    not slow
    -p
    no:cacheprovider
{ignored}
"""


class Mutant(NamedTuple):
    where: str
    was: str
    now: str

    def __str__(self) -> str:
        return f"`{self.where}`: `{self.was}` → `{self.now}`"


def main() -> int:
    asked = argparse.ArgumentParser(description="Mutation testing of a game's rules.")
    asked.add_argument("file", type=Path, help="src/lapki/games/X/rules.py, or another file there")
    asked.add_argument("threshold", nargs="?", default="85%", help="at least so many noticed")
    asked.add_argument("--processes", type=int, default=1)
    args = asked.parse_args()
    if not args.file.resolve().is_relative_to(ROOT / "src") or not args.file.is_file():
        asked.error(f"{args.file} is no file of src/")
    file = args.file.resolve().relative_to(ROOT)
    if not (ROOT / "tests" / file.parent.name).is_dir():
        asked.error(f"{file} has no tests in tests/{file.parent.name}/")
    if find_spec("mutmut") is None:
        sys.exit("mutmut isn't here; it needs a Python before 3.15: make slow PYTHON=python3.13")
    with tempfile.TemporaryDirectory(prefix="lapki-mutants-") as folder:
        ends = mutate(Path(folder), file, args.processes)
    return tell(file, ends, float(args.threshold.rstrip("%")))


def mutate(tree: Path, file: Path, processes: int) -> list[tuple[str, Mutant | None]]:
    """Let mutmut work in a copy of the tree; the end of each mutant, and what it was if it
    wasn't simply killed."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif (ROOT / name).exists():
            shutil.copy(ROOT / name, tree / name)
    ignored = "\n".join(f"    --ignore-glob={name}" for name in LEFT_OUT)
    setup = SETUP.format(file=file.as_posix(), game=file.parent.name, ignored=ignored)
    (tree / "setup.cfg").write_text(setup, encoding="utf-8")
    mutmut(tree, "run", "--max-children", str(processes))
    ends = re.findall(r"^\s*(\S+): (.+)$", mutmut(tree, "results", "--all", "true"), re.MULTILINE)
    return [(end, None if end == "killed" else shown(tree, name)) for name, end in ends]


def mutmut(tree: Path, *args: str) -> str:
    done = subprocess.run([*MUTMUT, *args], cwd=tree, capture_output=True, text=True)
    if done.returncode:
        spun = re.compile(r"^[\u2800-\u28ff].*\n", re.MULTILINE)  # its spinner, turn by turn
        print(spun.sub("", done.stdout), done.stderr, file=sys.stderr)
        sys.exit("mutmut could not run (do the tests pass without it?); its last words are above.")
    return done.stdout


def shown(tree: Path, name: str) -> Mutant:
    diff = mutmut(tree, "show", name).splitlines()
    lines = {
        sign: next((x[1:].strip() for x in diff if re.match(rf"\{sign}(?!\{sign})", x)), "")
        for sign in "-+"
    }
    # lapki.games.boooop.rules.xǁ_Turnǁboop__mutmut_7 → _Turn.boop
    function = name.rpartition(".")[2].partition("__mutmut_")[0]
    where = function.removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")
    return Mutant(where, lines["-"], lines["+"])


def tell(file: Path, ends: list[tuple[str, Mutant | None]], least: float) -> int:
    counts = Counter(end for end, _ in ends)
    noticed = sum(counts[end] for end in NOTICED)
    share = 100 * noticed / len(ends) if ends else 0.0
    print(f"{file}: {noticed} of {len(ends)} mutants noticed, {share:.1f} % (at least {least:g} %)")
    print(", ".join(f"{many} {end}" for end, many in counts.most_common()))
    reasons = REASONS.read_text(encoding="utf-8") if REASONS.exists() else ""
    bare = 0
    for end, mutant in ends:
        if mutant:
            unexplained = end not in NOTICED and str(mutant) not in reasons
            bare += unexplained
            print(f"- {mutant}  ({end}{', without a reason' if unexplained else ''})")
    if bare:
        print(f"{bare} survivors: add a test, or a reason to {REASONS.relative_to(ROOT)}.")
    return 1 if bare or share < least else 0


if __name__ == "__main__":
    sys.exit(main())
