"""Ratings as a picture."""

from __future__ import annotations

import runpy
from pathlib import Path
from xml.etree import ElementTree

import msgspec

from lapki.bots.arena.report import Report, report
from lapki.bots.arena.table import Played, Setting
from lapki.bots.arena.tour import Tour

PLOT = runpy.run_path(str(Path(__file__).resolve().parents[2] / "benchmarks/plot_arena.py"))


def test_every_bot_has_its_dot_in_both_panels(tmp_path: Path) -> None:
    names = ["random", "level:1", "anchor:first:3@10", "anchor:first:3@20", "anchor:first:1"]
    tour = Tour(Setting("barking"), names, 4, tmp_path)
    for _ in tour.run(lambda _, tasks: ((Played(t, 1.0, False, 9, {}), "") for t in tasks)):
        pass
    kept = msgspec.json.decode(msgspec.json.encode(report(tour)), type=Report)
    picture = ElementTree.fromstring(PLOT["plot"](kept))  # noqa: S314 - our own
    dots = [e for e in picture.iter() if e.get("class") == "dot"]
    assert len(dots) == 2 * len(names)
    told = {"".join(dot.itertext()).split(":")[0] for dot in dots}
    assert told == {"random", "level", "anchor"}
    assert all(0 <= float(dot.get("cx", -1)) <= 460 for dot in dots)
