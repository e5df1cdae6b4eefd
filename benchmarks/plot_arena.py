"""Ratings over levels and over think time, as a picture: `plot_arena.py ARENA.json PLOT.svg`.

ARENA.json is what `lapki arena … --json ARENA.json` has written.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from html import escape
from math import ceil, floor, log10
from pathlib import Path
from typing import NamedTuple

import msgspec

from lapki.bots.arena.report import BotReport, Report

WIDE, HIGH = 460, 340
LEFT, TOP, RIGHT, BOTTOM = 62, 48, 20, 56
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Told apart by colour-blind eyes, too (Okabe and Ito)."""
STYLE = """
text { font: 12px sans-serif; fill: #333 } .title { font-weight: bold }
.middle { text-anchor: middle } .end { text-anchor: end }
.grid { stroke: #8884; } .dot { stroke: #fff }
@media (prefers-color-scheme: dark) { text { fill: #ddd } .dot { stroke: #222 } }
"""


class Axis(NamedTuple):
    """From values to places on the page."""

    low: float
    high: float
    place: Callable[[float], float]
    ticks: list[tuple[float, str]]


class Dot(NamedTuple):
    """A bot in a panel."""

    series: str
    at: float
    bot: BotReport


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("arena", type=Path)
    parse.add_argument("svg", type=Path)
    given = parse.parse_args()
    told = msgspec.json.decode(given.arena.read_bytes(), type=Report)
    given.svg.write_text(plot(told), encoding="utf-8")
    print(f"{given.svg}: {len(told.bots)} bots, {told.games} games")


def plot(told: Report) -> str:
    """Two panels side by side."""
    options = " ".join(f"{name}={value}" for name, value in told.setting.options.items())
    title = f"{told.setting.game}, {told.setting.seats} seats, {options}: {told.games} games"
    elo = _rating_axis(told.bots)
    panels = [
        _panel([*_by_level(told.bots)], elo, _levels, "level (0: any legal move)"),
        _panel([*_by_time(told.bots)], elo, _times, "milliseconds a move"),
    ]
    body = "\n".join(
        f'<g transform="translate({number * WIDE} 0)">{panel}</g>'
        for number, panel in enumerate(panels)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDE} {HIGH}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        f'<text class="title" x="{LEFT}" y="18">{escape(title)}</text>\n{body}\n</svg>\n'
    )


def _by_level(bots: list[BotReport]) -> Iterator[Dot]:
    """`level:3@20000` and `level:4@20000` are one series, as are `anchor:first:3` and 5."""
    for bot in bots:
        if bot.name == "random":
            yield Dot("random", 0, bot)
        elif found := re.fullmatch(r"(.+):(\d+)(@.+)?", bot.name):
            yield Dot(found[1] + (found[3] or ""), int(found[2]), bot)


def _by_time(bots: list[BotReport]) -> Iterator[Dot]:
    """`level:3` with one budget and with another is one series."""
    for bot in bots:
        yield Dot(bot.name.partition("@")[0], max(bot.seconds_a_move * 1000, 0.01), bot)


# --- axes ---------------------------------------------------------------------------------------


def _rating_axis(bots: list[BotReport]) -> Axis:
    low = min(bot.elo.rating - bot.elo.margin for bot in bots)
    high = max(bot.elo.rating + bot.elo.margin for bot in bots)
    step = next(s for s in (50, 100, 200, 500, 1000, 2000) if (high - low) / s < 9 or s == 2000)
    first, last = floor(low / step), ceil(high / step)
    ticks = [(float(n * step), f"{n * step:+d}" if n else "0") for n in range(first, last + 1)]
    bottom, top = HIGH - BOTTOM, TOP
    scale = (bottom - top) / ((last - first) * step or 1)
    return Axis(first * step, last * step, lambda elo: bottom - (elo - first * step) * scale, ticks)


def _levels(dots: list[Dot]) -> Axis:
    low, high = min(dot.at for dot in dots) - 0.5, max(dot.at for dot in dots) + 0.5
    ticks = [(float(n), str(n)) for n in range(ceil(low), floor(high) + 1)]
    return Axis(low, high, lambda at: LEFT + (at - low) / (high - low) * _inner(), ticks)


def _times(dots: list[Dot]) -> Axis:
    low = floor(log10(min(dot.at for dot in dots)))
    high = max(low + 1, ceil(log10(max(dot.at for dot in dots))))
    ticks = [(10.0**n, f"{10.0**n:g}") for n in range(low, high + 1)]
    return Axis(low, high, lambda at: LEFT + (log10(at) - low) / (high - low) * _inner(), ticks)


def _inner() -> float:
    return WIDE - LEFT - RIGHT


# --- drawing ------------------------------------------------------------------------------------


def _panel(dots: list[Dot], elo: Axis, axis: Callable[[list[Dot]], Axis], name: str) -> str:
    if not dots:
        return ""
    across = axis(dots)
    series = sorted({dot.series for dot in dots})
    colours = {each: COLOURS[n % len(COLOURS)] for n, each in enumerate(series)}
    drawn = [*_grid(across, elo, name)]
    for each in series:
        mine = sorted((dot for dot in dots if dot.series == each), key=lambda dot: dot.at)
        drawn.append(_path(mine, across, elo, colours[each]))
        drawn += [_dot(dot, across, elo, colours[each]) for dot in mine]
    drawn += [
        f'<circle cx="{LEFT + 10}" cy="{TOP + 4 + 16 * n}" r="4" fill="{colours[each]}"/>'
        f'<text x="{LEFT + 20}" y="{TOP + 8 + 16 * n}">{escape(each)}</text>'
        for n, each in enumerate(series)
    ]
    return "\n".join(drawn)


def _grid(across: Axis, elo: Axis, name: str) -> Iterator[str]:
    bottom = HIGH - BOTTOM
    for value, said in elo.ticks:
        y = elo.place(value)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text class="end" x="{LEFT - 6}" y="{y + 4:.1f}">{said}</text>'
    for value, said in across.ticks:
        x = across.place(value)
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom}"/>'
        yield f'<text class="middle" x="{x:.1f}" y="{bottom + 18}">{said}</text>'
    middle = LEFT + _inner() / 2
    yield f'<text class="middle" x="{middle}" y="{bottom + 40}">{escape(name)}</text>'
    yield f'<text x="8" y="{TOP - 12}">Elo, ±95 %</text>'


def _path(dots: list[Dot], across: Axis, elo: Axis, colour: str) -> str:
    points = " ".join(
        f"{across.place(dot.at):.1f},{elo.place(dot.bot.elo.rating):.1f}" for dot in dots
    )
    return f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="{points}"/>'


def _dot(dot: Dot, across: Axis, elo: Axis, colour: str) -> str:
    x, rated = across.place(dot.at), dot.bot.elo
    low, high = elo.place(rated.rating - rated.margin), elo.place(rated.rating + rated.margin)
    said = f"{dot.bot.name}: {rated.rating:+.0f} ±{rated.margin:.0f}"
    return (
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}" stroke="{colour}"/>'
        f'<circle class="dot" cx="{x:.1f}" cy="{elo.place(rated.rating):.1f}" r="5" '
        f'fill="{colour}"><title>{escape(said)}</title></circle>'
    )


if __name__ == "__main__":
    main()
