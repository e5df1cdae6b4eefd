"""A picture as an array of pixels."""

from __future__ import annotations

import io
from typing import Any

import numpy as np


def pixels(svg: str, width: int = 480) -> Any:
    """Rows of pixels, each red, green and blue."""
    import resvg_py  # only those who look need it
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
    with Image.open(io.BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"))
