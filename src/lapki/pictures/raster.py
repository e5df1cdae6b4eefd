"""A picture as pixels: SVG in, PNG out, in a process of its own, for the rasteriser lets nothing
else of its process run meanwhile. It has no fonts and fetches nothing: all is in the picture.
"""

from __future__ import annotations

import os
import subprocess
import sys

PATIENCE = 20.0
"""Seconds; it takes half of one."""
POLITE = 10
"""How far it stands back behind those who play."""


def rasterised(svg: str) -> bytes:
    """The picture as PNG, at its own size; it takes a while."""
    command = [sys.executable, "-I", "-m", "lapki.pictures.raster"]
    done = subprocess.run(  # noqa: S603 - ourselves
        command, input=svg.encode(), stdout=subprocess.PIPE, timeout=PATIENCE, check=True
    )
    return done.stdout


def main() -> None:
    import resvg_py  # here alone: nobody else should wait for it

    if hasattr(os, "nice"):
        os.nice(POLITE)
    svg = sys.stdin.buffer.read().decode()
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    sys.stdout.buffer.write(png)


if __name__ == "__main__":
    main()
