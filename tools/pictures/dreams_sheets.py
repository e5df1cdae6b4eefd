"""Contact sheets of the dreams, as a browser shows them over http: docs/pictures/dreams-*.webp.

python tools/pictures/dreams_sheets.py
"""

from __future__ import annotations

from browser import ROOT, browser

SHEETS = ROOT / "docs/pictures"
STYLE = (
    "body{margin:0;padding:10px;background:#1D1622;display:flex;flex-wrap:wrap;gap:8px}"
    "figure{margin:0;width:180px}img{width:180px;height:270px;border-radius:10px;display:block}"
    "figcaption{color:#B7A3AF;font:12px sans-serif;text-align:center}"
)


def main() -> None:
    with browser() as chromium:
        for nth, first in enumerate((1, 29, 57), 1):
            cards = [str(card) for card in range(first, first + 28)]
            target = SHEETS / f"dreams-{nth}.webp"
            chromium.picture(page([*cards, "back"] if nth == 3 else cards), target, 1332)
            print(target.relative_to(ROOT), target.stat().st_size)


def page(cards: list[str]) -> str:
    """Cards at the size of a phone's thumb."""
    shown = "".join(
        f"<figure><img src=pictures/dixit/dreams/{card}.webp>"
        f"<figcaption>{card}</figcaption></figure>"
        for card in cards
    )
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{shown}"


if __name__ == "__main__":
    main()
