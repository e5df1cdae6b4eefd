"""The pictures beside a link to a table, as PNG: what others show of a page that they do not know.

python tools/pictures/share.py

Made of each game's cover, as large as those who show them want it; few colours are enough for it.
"""

from __future__ import annotations

import io
from pathlib import Path

import resvg_py
from PIL import Image

PICTURES = Path(__file__).resolve().parents[2] / "web" / "public" / "pictures"
WIDE, HIGH = 1200, 630
COLOURS = 128


def main() -> None:
    for cover in sorted(PICTURES.glob("*/cover.svg")):
        painted = bytes(resvg_py.svg_to_bytes(svg_path=str(cover), width=WIDE))
        picture = Image.open(io.BytesIO(painted)).convert("RGB")
        top = (picture.height - HIGH) // 2
        target = PICTURES / "share" / f"{cover.parent.name}.png"
        target.parent.mkdir(exist_ok=True)
        few = picture.crop((0, top, WIDE, top + HIGH)).quantize(COLOURS)
        few.save(target, optimize=True)
        print(target.relative_to(PICTURES), target.stat().st_size)


if __name__ == "__main__":
    main()
