"""The press: every scene as a WebP card, all stand-ins in one file, and a stamp.

The stamp is a hash of what a card is made from (scenes, painter, things, and the versions of the
rasteriser and of the coder): when nothing changed, nothing is printed. `python -m
lapki.pictures.dreams` runs it.
"""

from __future__ import annotations

import io
import json
import os
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

from PIL import Image

from lapki.pictures.cards import SIZE, STAND_INS, fitting, small
from lapki.pictures.dreams.frames import frames
from lapki.pictures.dreams.painter import paint, scenes

STAMP = "stamp.txt"


def print_deck(folder: Path) -> int:
    """Print what changed; how many cards that were."""
    folder.mkdir(parents=True, exist_ok=True)
    old = _stamps(folder)
    new = {name: _stamp(text) for name, text in scenes().items()}
    due = [n for n in new if new[n] != old.get(n) or not (folder / file_name(n)).exists()]
    _forget(folder, {file_name(name) for name in new})
    with ProcessPoolExecutor(min(os.cpu_count() or 1, max(1, len(due)))) as pool:
        for name, card in zip(due, pool.map(webp, due), strict=True):
            (folder / file_name(name)).write_bytes(card)
    if due:
        stand_ins = {number(name): _stand_in(folder / file_name(name)) for name in new}
        (folder / STAND_INS).write_text(json.dumps(stand_ins, indent=0) + "\n", "utf-8")
    for name, svg in frames().items():
        (folder / name).write_text(svg, "utf-8")
    lines = "".join(f"{name} {stamp}\n" for name, stamp in new.items())
    (folder / STAMP).write_text(lines, "utf-8")
    return len(due)


def file_name(name: str) -> str:
    """`07-umbrella` is printed as `7.webp`: pages know cards by their numbers."""
    return f"{number(name)}.webp"


def number(name: str) -> str:
    """The card's number, or `back`."""
    return name.partition("-")[0].lstrip("0")


def webp(name: str) -> bytes:
    """A scene as it is shipped."""
    return fitting(raster(name))


def raster(name: str, width: int = SIZE[0]) -> Image.Image:
    """A scene as pixels."""
    import resvg_py  # only those who paint need it

    svg = paint(name, scenes()[name])
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
    return Image.open(io.BytesIO(png)).convert("RGB")


def _stand_in(card: Path) -> str:
    with Image.open(card) as image:
        return small(image)


def _stamp(text: str) -> str:
    return sha256((_painter() + text).encode()).hexdigest()[:16]


def _painter() -> str:
    """What all cards share: the painter's own code, the things, the versions it prints with."""
    own = files("lapki.pictures.dreams")
    parts = [
        own.joinpath(part.name).read_bytes()
        for part in own.iterdir()
        if part.name.endswith((".py", ".gz"))
    ]
    parts += [
        files("lapki.pictures").joinpath(name).read_bytes() for name in ("ink.py", "cards.py")
    ]
    tools = [f"{tool} {version(tool)}" for tool in ("resvg_py", "pillow", "numpy")]
    return sha256(b"".join(sorted(parts)) + " ".join(tools).encode()).hexdigest()


def _stamps(folder: Path) -> dict[str, str]:
    try:
        lines = (folder / STAMP).read_text("utf-8").splitlines()
    except FileNotFoundError:
        return {}
    return dict(line.split(" ", 1) for line in lines)


def _forget(folder: Path, wanted: set[str]) -> None:
    for file in folder.glob("*.webp"):
        if file.name not in wanted:
            file.unlink()
