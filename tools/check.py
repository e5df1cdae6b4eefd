"""Checks everything, part by part: `make test`, or `python tools/check.py style`.

A part is a list of commands. All run even if an early one fails, so that one run tells all.
"""

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

PYTEST: list[str | Path] = [BIN / "python", "-m", "pytest", "--quiet"]
NOT_RULES = ["--ignore=tests/house", "--ignore=tests/web"]

PARTS: dict[str, list[list[str | Path]]] = {
    "style": [
        [BIN / "ruff", "format", "--check", "--quiet"],
        [BIN / "ruff", "check", "--quiet"],
        [BIN / "mypy"],
        [BIN / "lint-imports", "--no-logo"],
        [BIN / "python", "tools/web.py", "style"],
    ],
    "rules": [
        [BIN / "python", "-m", "lapki.bots.warm", "2"],
        [*PYTEST, "--numprocesses", "2", "-m", "not slow", *NOT_RULES],
    ],
    # Twice as many as there are cores: much of it waits for sockets and for other processes.
    "house": [[*PYTEST, "--numprocesses", "4", "-m", "not slow", "tests/house"]],
    "web": [
        [BIN / "python", "tools/site.py"],
        *([BIN / "python", "tools/web.py", script] for script in ("check", "unit", "build", "e2e")),
        [*PYTEST, "tests/web"],
    ],
}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"There is no part {unknown[0]!r}; there are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    results = [run(part) for part in names or PARTS]
    print("\n  part     seconds")
    for part, seconds, passed in results:
        print(f"  {part:8} {seconds:7.1f}  {'passed' if passed else 'FAILED'}")
    return 0 if all(passed for _, _, passed in results) else 1


def run(part: str) -> tuple[str, float, bool]:
    start = time.monotonic()
    passed = True
    for command in PARTS[part]:
        print(f"\n[{part}]", Path(command[0]).name, *command[1:], flush=True)
        passed &= subprocess.run(command, cwd=ROOT, check=False).returncode == 0
    return part, time.monotonic() - start, passed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
