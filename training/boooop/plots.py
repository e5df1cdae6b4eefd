"""Curves as an SVG, drawn by hand: it needs nothing, and a browser shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDE, HIGH, EDGE = 640, 360, 48
INKS = ("#b4532a", "#2a6fb4", "#4b8b3b")


def curves(title: str, lines: Mapping[str, Sequence[float]]) -> str:
    """Each line over the number of its points."""
    low = min(map(min, lines.values()))
    high = max(*map(max, lines.values()), low + 1e-9)

    def at(number: int, value: float, many: int) -> str:
        x = EDGE + (WIDE - 2 * EDGE) * number / max(1, many - 1)
        return f"{x:.1f},{HIGH - EDGE - (HIGH - 2 * EDGE) * (value - low) / (high - low):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{EDGE}" y="26">{escape(title)}</text>',
        f'<text x="6" y="{EDGE + 4}">{high:.3f}</text>',
        f'<text x="6" y="{HIGH - EDGE + 4}">{low:.3f}</text>',
    ]
    for number, (name, values) in enumerate(lines.items()):
        points = " ".join(at(n, value, len(values)) for n, value in enumerate(values))
        ink, x = INKS[number % len(INKS)], EDGE + 190 * number
        parts += [
            f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="2"/>',
            f'<text x="{x}" y="{HIGH - 14}" fill="{ink}">{escape(name)}: {values[-1]:.4f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
