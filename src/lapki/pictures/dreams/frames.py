"""Frames to lay over a card: light and dark, with a seam inside, open in the middle."""

from __future__ import annotations

from lapki.pictures.dreams.script import HEIGHT, WIDTH
from lapki.pictures.ink import box_outline

LOOKS = {"light": ("#FFF1D9", "#DFC9AD"), "dark": ("#3A2C42", "#C6AFFF")}
"""The border, and its seam: the note's cream by day, the raised panels' plum by night."""
BORDER, ROUND = 22, 44


def frames() -> dict[str, str]:
    """The files of the frames by their names."""
    return {f"frame-{name}.svg": _frame(*look) for name, look in LOOKS.items()}


def _frame(border: str, seam: str) -> str:
    outer = box_outline(0, 0, WIDTH, HEIGHT, ROUND)
    inner = box_outline(BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, ROUND - BORDER / 2)
    middle = BORDER / 2
    stitch = box_outline(middle, middle, WIDTH - BORDER, HEIGHT - BORDER, ROUND - middle / 2)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<path d="{outer}{inner}" fill="{border}" fill-rule="evenodd"/>'
        f'<path d="{stitch}" fill="none" stroke="{seam}" stroke-width="3" stroke-dasharray="14 12"'
        ' stroke-linecap="round"/></svg>\n'
    )
