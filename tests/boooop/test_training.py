"""`python -m training.boooop`, small: games repeat, the gate is a match, and only what won goes in.

The fit alone needs torch, which isn't among the project's packages; a network made up takes its
place here.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from lapki.bots.boooop import net

ROOT = Path(__file__).parents[2]
WIDTH = 16


def train(out: Path, *words: str, package: Path, ends: int = 0) -> str:
    """Runs the command, with another place for what is exported; answers what it says."""
    program = (
        "import sys; from pathlib import Path; import training.boooop.__main__ as it;"
        f"it.PACKAGE = Path({str(package)!r}); it.main()"
    )
    given = ["--out", str(out), "--ghosts", "off", "--processes", "1", "--width", str(WIDTH)]
    done = subprocess.run(
        [sys.executable, "-c", program, *given, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=500,
    )
    assert done.returncode == ends, done.stderr
    return done.stdout + done.stderr


@pytest.mark.slow(seconds=120)
def test_games_repeat_and_only_a_network_that_wins_goes_in(tmp_path: Path) -> None:
    package = tmp_path / "eye.npz"
    few = ("--steps", "play", "--games", "100", "--nodes", "40")  # and 0.1 s a move at the gate
    for out in (tmp_path / "one", tmp_path / "two"):
        assert "1 of 1 hundreds of games" in train(out, *few, package=package)
    one, two = (np.load(tmp_path / out / "games-off" / "00000.npz") for out in ("one", "two"))
    assert np.array_equal(one["rows"], two["rows"])
    assert one["games"].sum() == len(one["rows"]) > 1_000
    assert "hundreds" not in train(tmp_path / "one", *few, package=package)  # they are there

    rng = np.random.default_rng(1)
    rows = rng.integers(-99, 99, (net.GHOSTS, WIDTH + 1), np.int16)
    counts = rng.integers(-999, 999, WIDTH, np.int32)
    np.savez(tmp_path / "one" / f"net-off-{WIDTH}.npz", off_rows=rows, off_counts=counts)
    match = ("--steps", "gate", "export", "--gate", "8", "--nodes", "40")
    told = train(tmp_path / "one", *match, package=package)
    assert "of 8 games" in told
    assert "stays outside" in told
    assert not package.exists()

    gated = tmp_path / "one" / f"gate-off-{WIDTH}.json"
    gated.write_text(json.dumps({**json.loads(gated.read_text()), "interval": [0.51, 0.6]}))
    train(tmp_path / "one", "--steps", "export", "--nodes", "40", package=package)
    with np.load(package) as kept:
        assert np.array_equal(kept["off_rows"], rows)

    later = (*few, "--eye", str(package))  # another generation has a folder of its own
    assert "choose another --out" in train(tmp_path / "one", *later, package=package, ends=1)
    assert "1 of 1 hundreds of games" in train(tmp_path / "three", *later, package=package)
    with np.load(tmp_path / "three" / "games-off" / "00000.npz") as three:
        assert not np.array_equal(three["rows"], one["rows"])
