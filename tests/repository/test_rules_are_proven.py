"""Every numbered rule of every game has a test that carries its number."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_no_rule_is_without_a_test() -> None:
    elsewhere = ["--ignore=tests/house", "--ignore=tests/web"]  # no rule of a game is proven there
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--rules",
        "-q",
        "-p",
        "no:cacheprovider",
        *elsewhere,
    ]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert listed.returncode == 0, listed.stdout[-2_000:] + listed.stderr[-2_000:]
    assert "Without a test: none" in listed.stdout
