"""Contact sheets of the pictures, as a browser shows them: docs/pictures/*.webp.

python tools/pictures/sheets.py [NAME ...]
"""

from __future__ import annotations

import json
import sys
import tomllib
from typing import Any

from browser import PICTURES, ROOT, browser
from sight import BLINDNESS

SHEETS = ROOT / "docs/pictures"
FACTS: dict[str, Any] = json.loads((PICTURES / "pictures.json").read_text("utf-8"))
DOGS = tomllib.loads((ROOT / "src/lapki/games/spots/data/dogs.toml").read_text("utf-8"))
THEMES = {
    "night": {"bg": "#1D1622", "surface": "#2B2032", "ink": "#FFF4E6", "suffix": ""},
    "day": {"bg": "#F3E4D0", "surface": "#FFFAF2", "ink": "#3A2530", "suffix": "-day"},
}
QUILT = {"night": ("#345D68", "#2B4F59"), "day": ("#CDE2D9", "#BBD6CE")}
COLOURS = ("red", "yellow", "purple", "blue", "green", None)

PIECES = [f"boooop/{k}-{f}" for f in ("violet", "orange") for k in ("kitten", "cat", "ghost")]
GHOSTS = [
    f"boooop/ghost-{family}-{way}"
    for family in ("violet", "orange")
    for way in ("up", "down", "left", "right")
]
SCENE = {
    "cat-violet": "a6 f3 c2",
    "cat-orange": "c6",
    "kitten-violet": "b5 e4 f1",
    "kitten-orange": "e5 d4 b3 d2 b1",
    "ghost-orange-down": "b4c4",
    "ghost-orange-left": "d1e1",
    "ghost-violet-right": "d3e3",
    "ghost-violet-up": "a2a3",
}


def main(wanted: list[str]) -> None:
    SHEETS.mkdir(parents=True, exist_ok=True)
    with browser() as chromium:
        for name, (width, html) in sheets().items():
            if not wanted or name in wanted:
                target = SHEETS / f"{name}.webp"
                chromium.picture(html, target, width)
                print(target.relative_to(ROOT), target.stat().st_size)


def sheets() -> dict[str, tuple[int, str]]:
    """Every sheet: its width and its page."""
    found = {
        "boooop-pieces": (1360, page(boooop("night"), boooop("day"))),
        "boooop-bed": (1240, page(bed("night", 590), bed("day", 590), style="display:flex")),
        "boooop-bed-phone": (780, page(bed("night", 362), bed("day", 362), style="display:flex")),
        "spots-dogs-night": (1280, page(dogs("night", 204, named=True))),
        "spots-dogs-day": (1280, page(dogs("day", 204, named=True))),
        "spots-dogs-phone": (
            780,
            page(dogs("night", 110), faces("night"), dogs("day", 110), faces("day")),
        ),
        "spots-tricks": (1280, page(*(tricks(t, w) for w in (104, 48) for t in THEMES))),
        "spots-things": (1000, page(small_things("night"), small_things("day"))),
        "barking": (1280, page(barking("night"), barking("day"))),
        "house": (1280, page(house("night"), house("day"))),
        "house-covers": (1280, page(covers())),
    }
    for kind in BLINDNESS:
        blind = [pieces(t, 40, [*PIECES, *GHOSTS]) for t in THEMES]
        blind += [tricks("day", 56), breeds_and_items("night", 56), dogs("day", 110)]
        found[f"blind-{kind}"] = (1280, page(*blind, style=f"filter:url(#{kind})"))
    return found


def page(*parts: str, style: str = "") -> str:
    filters = ""
    for kind, rows in BLINDNESS.items():
        values = " ".join(f"{r[0]} {r[1]} {r[2]} 0 0" for r in rows)
        matrix = f'<feColorMatrix values="{values} 0 0 0 1 0"/>'
        filters += f'<filter id="{kind}" color-interpolation-filters="linearRGB">{matrix}</filter>'
    return (
        "<!doctype html><meta charset=utf-8><title></title><style>"
        "body{margin:0;font:600 12px sans-serif}section{padding:14px}img{display:block}"
        ".row{display:flex;flex-wrap:wrap;align-items:end}"
        ".cell{position:relative;text-align:center}</style>"
        f"<svg width=0 height=0 style=position:absolute>{filters}</svg>"
        f'<div style="{style}">{"".join(parts)}</div>'
    )


def section(theme: str, inner: str, ground: str = "surface") -> str:
    colours = f"background:{THEMES[theme][ground]};color:{THEMES[theme]['ink']}"
    return f'<section style="{colours}"><div class=row>{inner}</div></section>'


def image(name: str, width: float, style: str = "") -> str:
    return f'<img src="pictures/{name}.svg" style="width:{width}px;{style}">'


def cell(inner: str, width: float, label: str = "") -> str:
    return f'<div class=cell style="width:{width}px">{inner}{label}</div>'


def named(prefix: str) -> list[str]:
    return [n for n in FACTS if n.startswith(prefix)]


def pieces(theme: str, size: int, names: list[str]) -> str:
    inner = ""
    for nth, name in enumerate(names):
        ground = f"background:{QUILT[theme][nth % 2]};border-radius:14px;margin:3px;padding:4px"
        inner += f'<div style="{ground}">{image(name, size)}</div>'
    return section(theme, inner, "bg")


def boooop(theme: str) -> str:
    both = [*PIECES, *GHOSTS]
    return pieces(theme, 160, PIECES) + pieces(theme, 80, both) + pieces(theme, 40, both)


def bed(theme: str, width: int) -> str:
    """The bed with pieces where pictures.json says that cells and stops are."""
    facts = FACTS["boooop/bed"]
    inner = image("boooop/bed" + THEMES[theme]["suffix"], width)
    for name, at in ((name, at) for name, places in SCENE.items() for at in places.split()):
        x, y = (facts["cells"] | facts["stops"])[at]
        wide = facts["cell"] * width / 100 * (0.86 if "ghost" in name else 1.06)
        where = f"left:calc({x}% - {wide / 2}px);top:calc({y}% - {wide * 0.6}px)"
        inner += image(f"boooop/{name}", wide, f"position:absolute;{where}")
    board = f'<div style="position:relative;width:{width}px">{inner}</div>'
    return section(theme, board, "bg")


def dogs(theme: str, width: int, named: bool = False) -> str:
    inner = ""
    for name, fact in FACTS.items():
        if name.startswith("spots/dog-"):
            numbers = DOGS[name.removeprefix("spots/dog-")]["spaces"]
            laid = zip(fact["spaces"], numbers, strict=True)
            spots = "".join(space(fact, spot, number, width) for spot, number in laid)
            label = f"{name.removeprefix('spots/dog-')}<br><small>{fact['breed']}</small>"
            inner += cell(image(name, width) + spots, width + 4, label if named else "")
    return section(theme, inner)


def space(fact: dict[str, Any], spot: list[float], number: int, width: int) -> str:
    """A die, an empty space or a possible one, laid where pictures.json says."""
    kind = ("space", "die", "space-hot", "die-new")[(number + int(spot[0])) % 4]
    size = fact["size"] * width / 100 * 56 / 48
    x, y = spot[0] * width / 100, spot[1] * width * fact["height"] / fact["width"] / 100
    where = f"left:{x - size / 2}px;top:{y - size / 2}px;transform:rotate({spot[2]}deg)"
    return image(f"spots/{kind}-{number}", size, f"position:absolute;{where}")


def faces(theme: str) -> str:
    return section(theme, "".join(image(n, 32, "margin:3px") for n in named("spots/face-")))


def tricks(theme: str, width: int) -> str:
    names = named("spots/trick-")
    names.sort(key=lambda n: COLOURS.index(FACTS[n].get("colour")))
    labels = {n: n.removeprefix("spots/trick-") if width > 80 else "" for n in names}
    return section(theme, "".join(cell(image(n, width), width + 6, labels[n]) for n in names))


def small_things(theme: str) -> str:
    inner = image("spots/yard" + THEMES[theme]["suffix"], 300)
    inner += "".join(image(f"spots/{n}", 70) for n in ("bone", "treat", "hole", "paw"))
    kinds = ("die", "die-new", "space", "space-hot")
    inner += "".join(image(f"spots/{k}-{v}", 44) for k in kinds for v in range(1, 7))
    return section(theme, inner)


def breeds_and_items(theme: str, width: int) -> str:
    heads = sorted(named("barking/dog-"), key=lambda n: FACTS[n]["rank"] or 11)
    names = heads + named("barking/item-") + named("barking/token-")
    return section(theme, "".join(image(n, width) for n in names))


def barking(theme: str) -> str:
    cards = sorted(named("barking/card-"), key=lambda n: FACTS[n].get("rank", 12) or 11)
    large = section(theme, "".join(image(n, 96, "margin:3px") for n in cards))
    small = section(theme, "".join(image(n, 44, "margin:2px") for n in cards))
    return large + breeds_and_items(theme, 104) + small + breeds_and_items(theme, 32)


def covers() -> str:
    names = [name for name in FACTS if name.endswith("/cover")]
    return section("night", "".join(image(n, 600, "margin:12px;border-radius:24px") for n in names))


def house(theme: str) -> str:
    cards = "".join(image(n, 90, "margin:4px") for n in named("house/back-"))
    marks = ("logo", 90), ("logo", 28), ("favicon", 90), ("favicon", 32), ("favicon", 16)
    icons = "".join(image(f"house/{n}", w, "margin:6px") for n, w in (*marks, ("app-icon", 90)))
    avatars = named("house/avatar-")
    large = "".join(image(n, 92, "margin:4px") for n in avatars)
    small = "".join(image(n, 32, "margin:4px") for n in avatars)
    return section(theme, cards + icons) + section(theme, large) + section(theme, small)


if __name__ == "__main__":
    main(sys.argv[1:])
