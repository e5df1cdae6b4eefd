"""Cut the things that the dreams use out of the npm package `@iconify-json/fluent-emoji`.

python tools/pictures/dreams_things.py FOLDER_OF_THE_PACKAGE
"""

from __future__ import annotations

import gzip
import io
import json
import re
import sys
from pathlib import Path

import resvg_py
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
DREAMS = ROOT / "src/lapki/pictures/dreams"
NAMED = re.compile(r"^\s*(?:thing|stand|scatter) ([a-z0-9-]+)", re.MULTILINE)


def main(package: Path) -> None:
    icons = json.loads((package / "icons.json").read_text("utf-8"))["icons"]
    used = {
        name
        for file in (DREAMS / "scenes").glob("*.txt")
        for name in NAMED.findall(file.read_text("utf-8"))
    }
    if unknown := used - set(icons):
        sys.exit(f"not in the package: {', '.join(sorted(unknown))}")
    cut = {name: (icons[name]["body"], box(icons[name]["body"])) for name in sorted(used)}
    target = DREAMS / "fluent.json.gz"
    target.write_bytes(gzip.compress(json.dumps(cut, ensure_ascii=False).encode(), 9, mtime=0))
    print(f"{len(cut)} things, {target.stat().st_size} bytes")


def box(body: str) -> tuple[float, ...]:
    """What a thing really fills of its 32 × 32."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg"'
        ' xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32"'
        f' width="128" height="128">{body}</svg>'
    )
    alpha = Image.open(
        io.BytesIO(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
    ).getchannel("A")
    found = alpha.point(lambda a: 255 if a > 40 else 0).getbbox() or (0, 0, 128, 128)
    return tuple(round(v / 4, 2) for v in found)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
