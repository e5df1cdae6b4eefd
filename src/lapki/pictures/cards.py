"""A finished card: how large, how heavy, and its stand-in. Dreams and own decks share this."""

from __future__ import annotations

import base64
import io

from PIL import Image

SIZE = (600, 900)
HEAVIEST = 120 * 1024
"""A card may weigh this many bytes."""
STAND_IN = 300
"""A stand-in may weigh this many bytes, as it stands in its file: a `data:` address."""
STAND_INS = "stand-ins.json"


def fitting(image: Image.Image) -> bytes:
    """A card as WebP, as good as its weight allows."""
    for quality in (90, 82, 72, 62, 50, 35, 20):
        packed = _packed(image, quality)
        if len(packed) <= HEAVIEST:
            return packed
    raise ValueError(f"this picture doesn't fit into {HEAVIEST} bytes")


def small(image: Image.Image) -> str:
    """A blurred thumbnail of a card that is there at once."""
    tiny = image.convert("RGB").resize((12, 18), Image.Resampling.LANCZOS)
    for quality in (60, 45, 30, 20, 10, 1):
        address = "data:image/webp;base64," + base64.b64encode(_packed(tiny, quality)).decode()
        if len(address) <= STAND_IN:
            return address
    raise ValueError(f"this picture has no stand-in of {STAND_IN} bytes")


def _packed(image: Image.Image, quality: int) -> bytes:
    packed = io.BytesIO()
    image.save(packed, "WEBP", quality=quality, method=4)
    return packed.getvalue()
