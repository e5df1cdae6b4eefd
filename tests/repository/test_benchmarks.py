"""Benchmarks measure, or say why they can't."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_a_peer_that_ends_before_it_is_ready_ends_the_comparison(tmp_path: Path) -> None:
    """As one does whose packages aren't there. (It was waited for, for ever.)"""
    (tmp_path / "boardgame.js").write_text("import nothing\n")
    program = (
        "import compare, pathlib, sys\n"
        f"compare.PEERS = pathlib.Path({str(tmp_path)!r})\n"
        "compare.install = lambda: sys.executable  # no Node is needed in order to fail\n"
        "compare.peer('boardgame', 100)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT / "benchmarks" / "server",
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert "ended with status 1 before it said 'ready'" in done.stderr
