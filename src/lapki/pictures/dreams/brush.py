"""Brushwork: a tile of soft noise that repeats without a seam, as a picture inside the SVG.

SVG's own `feTurbulence` would do, but takes a rasteriser ten times as long.
"""

from __future__ import annotations

import base64
import io
from functools import cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image

SIDE = 192
CYCLES = 4  # of the slowest wave that counts, in one tile


@cache
def stain(colour: str) -> str:
    """A tile of that colour, here thick and there thin, as a `data:` address."""
    alpha = np.clip((_noise(5, 1.7) * 0.26 + 0.5) * 2.2 - 0.75, 0, 1)
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    tile = np.empty((SIDE, SIDE, 4), np.uint8)
    tile[:] = (red, green, blue, 0)
    tile[..., 3] = np.round(alpha * 31) * 8
    return _address(Image.fromarray(tile))


@cache
def paper() -> str:
    """A tile of grey grain."""
    grey = np.clip(128 + 40 * _noise(9, 0.35), 0, 255)
    return _address(Image.fromarray((np.round(grey / 8) * 8).clip(0, 255).astype(np.uint8)))


def _noise(seed: int, fall: float) -> NDArray[np.float64]:
    """Noise with mean 0 and deviation 1, whose waves weaken with their frequency by `fall`."""
    white = np.random.default_rng(seed).standard_normal((SIDE, SIDE))
    across = np.fft.fftfreq(SIDE) * SIDE
    far = np.hypot(across[:, None], across[None, :])
    far[0, 0] = 1
    weight = np.maximum(far, CYCLES * 0.6) ** -fall
    weight[0, 0] = 0
    waves = np.fft.ifft2(np.fft.fft2(white) * weight).real
    return np.asarray(waves / waves.std())


def _address(image: Image.Image) -> str:
    packed = io.BytesIO()
    image.save(packed, "PNG", optimize=False, compress_level=4)
    return "data:image/png;base64," + base64.b64encode(packed.getvalue()).decode()
