"""The press: every scene as a WebP card, all stand-ins in one file, and a stamp.

The stamp is a hash of what a card is made from (scenes, painter, things, and the versions of the
rasteriser and of the coder): when nothing changed, nothing is printed. `python -m
lapki.pictures.dreams` runs it.
"""

from __future__ import annotations

import base64
import io
import json
import os
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

from PIL import Image

from lapki.pictures.dreams.painter import paint, scenes

SIZE = (600, 900)
HEAVIEST = 120 * 1024
"""A card may weigh this many bytes."""
STAND_IN = 300
"""A stand-in may weigh this many bytes, as it stands in the file: a `data:` address."""
STAMP, STAND_INS = "stamp.txt", "stand-ins.json"


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
        small = {number(name): stand_in(folder / file_name(name)) for name in new}
        (folder / STAND_INS).write_text(json.dumps(small, indent=0) + "\n", "utf-8")
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
    """A card, as good as fits."""
    image = raster(name)
    for quality in (88, 84, 80, 75, 68, 60, 50):
        packed = _packed(image, quality)
        if len(packed) <= HEAVIEST:
            return packed
    raise ValueError(f"{name} doesn't fit into {HEAVIEST} bytes")


def raster(name: str, width: int = SIZE[0]) -> Image.Image:
    """A scene as pixels."""
    import resvg_py  # only those who paint need it

    svg = paint(name, scenes()[name])
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
    return Image.open(io.BytesIO(png)).convert("RGB")


def stand_in(card: Path) -> str:
    """A blurred thumbnail that is there at once."""
    with Image.open(card) as image:
        tiny = image.convert("RGB").resize((12, 18), Image.Resampling.LANCZOS)
    for quality in (60, 45, 30, 20, 10, 1):
        address = "data:image/webp;base64," + base64.b64encode(_packed(tiny, quality)).decode()
        if len(address) <= STAND_IN:
            return address
    raise ValueError(f"{card.name} has no stand-in of {STAND_IN} bytes")


def _packed(image: Image.Image, quality: int) -> bytes:
    packed = io.BytesIO()
    image.save(packed, "WEBP", quality=quality, method=6)
    return packed.getvalue()


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
    parts.append(files("lapki.pictures").joinpath("ink.py").read_bytes())
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
