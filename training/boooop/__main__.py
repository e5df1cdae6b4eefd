"""Teach the eye of Boooop's bot: `python -m training.boooop --ghosts off on`.

Four steps for each kind of table: games of the bot against itself, a network fitted to them, a
match at equal time against the bot without it, and, if that is won, the network goes into the
package. Another generation names the network of before (`--eye src/lapki/bots/boooop/eye.npz`):
games are played with it, and the match is against it.
What was interrupted goes on with the same command: games, fitted networks and matches are kept in
the folder `--out`, which is for one generation; with more games or other rounds it is fitted anew.
Playing and fitting repeat from the seed (on one kind of device); a match by the clock doesn't.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from training.boooop.play import chunks_of, play_all
from training.boooop.plots import curves

from lapki.bots import boooop
from lapki.bots.boooop.net import NONE, packed

PACKAGE = Path(boooop.__file__).parent / "eye.npz"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--ghosts", nargs="+", choices=("off", "on"), default=("off", "on"))
    asked.add_argument("--steps", nargs="+", default=("play", "fit", "gate", "export"))
    asked.add_argument("--games", type=int, default=30_000)
    asked.add_argument("--nodes", type=int, default=8_000, help="a move, while games are made")
    asked.add_argument("--minutes", type=float, default=600, help="of playing at most")
    asked.add_argument("--eye", type=Path, help="the network of before: to play with, and to beat")
    asked.add_argument("--width", type=int, default=32, help="sums of the network")
    asked.add_argument("--rounds", type=int, default=60, help="over all games")
    asked.add_argument("--gate", type=int, default=400, help="games of the match")
    asked.add_argument("--think", type=float, default=0.1, help="seconds a move in the match")
    asked.add_argument("--gate-minutes", type=float, default=600)
    asked.add_argument("--processes", type=int, default=os.cpu_count())
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("build/boooop"))
    given = asked.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    _claim(given)
    for step in given.steps:
        for ghosts in given.ghosts:
            print(f"{step}, ghosts {ghosts}", flush=True)
            STEPS[step](given, ghosts)


def _claim(given: Any) -> None:
    """The folder is this generation's, or nobody's yet: what another left there isn't taken up."""
    eye = sha256(given.eye.read_bytes()).hexdigest() if given.eye else None
    mine = {"eye": eye, "nodes": given.nodes, "seed": given.seed, "think": given.think}
    file = given.out / "generation.json"
    if file.exists() and json.loads(file.read_text()) != mine:
        sys.exit(
            f"{given.out} has another generation (other --eye, --nodes, --seed or --think); "
            "choose another --out."
        )
    file.write_text(json.dumps(mine))


def play(given: Any, ghosts: str) -> None:
    net = NONE
    if given.eye:
        with np.load(given.eye) as kept:
            net = packed(kept[f"{ghosts}_rows"], kept[f"{ghosts}_counts"])
    haunted = ghosts == "on"
    folder = given.out / f"games-{ghosts}"
    chunks = chunks_of(folder, haunted, given.games, given.nodes, given.seed, net)
    play_all(chunks, given.processes, 60 * given.minutes)


def fit(given: Any, ghosts: str) -> None:
    file = _net(given, ghosts)
    chunks = [*(given.out / f"games-{ghosts}").glob("?????.npz")]
    made_of = {"chunks": len(chunks), "rounds": given.rounds}
    told = file.with_suffix(".json")
    if told.exists() and json.loads(told.read_text())["made of"] == made_of:
        return
    from training.boooop import fit  # brings torch along

    games = fit.Games.read(chunks)
    model, losses = fit.fit(games, given.width, given.rounds, given.seed)
    rows, counts = fit.whole(model, haunted=ghosts == "on")
    np.savez_compressed(file, **{f"{ghosts}_rows": rows, f"{ghosts}_counts": counts})
    size = file.stat().st_size
    print(f"  {file.name}: {size:,} bytes, weights to ±{np.abs(rows).max()}, {counts.tolist()}")
    winner, target = zip(*losses, strict=True)
    told.write_text(json.dumps({"made of": made_of, "winner": winner, "target": target}))
    plot = {"who won": winner, "what is fitted": target}
    file.with_suffix(".svg").write_text(
        curves(f"Log-loss on held-out games, ghosts {ghosts}", plot)
    )


def gate(given: Any, ghosts: str) -> None:
    from training.boooop.gate import gate

    cell = gate(
        _net(given, ghosts),
        given.eye,
        ghosts,
        given.gate,
        given.think,
        given.processes,
        given.gate_minutes,
        folder=_gated(given, ghosts).with_suffix(""),
    )
    low, high = cell.interval
    _gated(given, ghosts).write_text(msgspec.json.encode(cell).decode())
    print(
        f"  with the new network {cell.share:.1%} of {cell.games} games ({low:.1%} to {high:.1%})"
    )


def export(given: Any, ghosts: str) -> None:
    low = json.loads(_gated(given, ghosts).read_text())["interval"][0]
    if low <= 0.5:
        print(f"  perhaps only {low:.1%} at the gate: the network stays outside")
        return
    kept = dict(np.load(PACKAGE)) if PACKAGE.exists() else {}
    np.savez_compressed(PACKAGE, **(kept | dict(np.load(_net(given, ghosts)))))
    print(f"  {PACKAGE.name} has {PACKAGE.stat().st_size:,} bytes now")


def _net(given: Any, ghosts: str) -> Path:
    return Path(given.out / f"net-{ghosts}-{given.width}.npz")


def _gated(given: Any, ghosts: str) -> Path:
    """By the network itself: another one has a match of its own."""
    made = sha256(_net(given, ghosts).read_bytes()).hexdigest()[:8]
    return Path(given.out / f"gate-{ghosts}-{given.width}-{made}.json")


STEPS = {"play": play, "fit": fit, "gate": gate, "export": export}

if __name__ == "__main__":
    main()
