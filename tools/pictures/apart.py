"""Can every piece be told from every other at the size it has on a phone?

python tools/pictures/apart.py [GROUP ...]      (a part of a group's name; all without one)

Every picture is drawn by a browser at its phone size on the night's and on the day's table and
looked at in colour, in grey and as three kinds of colour-blind eyes see it, a little blurred (3 by
3 pixels). The distance of two pictures is the mean colour difference (CIE 1976, in Lab) over the
pixels that either covers, at the best of 25 positions (moved by up to two pixels, so that a shift
doesn't count as a difference), on the table where they are more alike.

The yardstick is what everybody sees as the same picture: its distance, measured in the same way,
from itself drawn half a pixel to the right and down. `times` says how many times as far apart as
that a pair is; the pair with the fewest is named first. When all groups are measured, the table is
written to docs/pictures/apart.md.
"""

from __future__ import annotations

import json
import re
import sys
from itertools import combinations
from typing import Any

import numpy as np
from browser import PICTURES, ROOT, Browser, browser
from sight import BLINDNESS

Pixels = np.ndarray[Any, Any]

TABLES = {"night": "#2B2032", "day": "#FFFAF2"}
# Group: which names, their width in pixels on a phone of 390, and where that is.
GROUPS = {
    "Boooop: pieces": ("boooop/(kitten|cat)-|boooop/ghost-[a-z]+-", 40, "on the bed"),
    "Spots: dogs": ("spots/dog-", 110, "three in a row"),
    "Spots: faces": ("spots/face-", 32, "beside a rival's name"),
    "Spots: tricks": ("spots/trick-(?!down)", 52, "six in a row; the rosette's middle"),
    "Barking: dogs": ("barking/dog-", 32, "in a pack under an item"),
    "Barking: cards": ("barking/card-", 44, "in the hand"),
    "Barking: items and tokens": ("barking/(item|token)-", 30, "won, beside a name"),
    "House: avatars": ("house/avatar-", 32, "beside a name"),
}
SIGHTS = ("colour", "grey", *BLINDNESS)
SHIFTS = [(x, y) for x in range(-2, 3) for y in range(-2, 3)]

PAGE = """<!doctype html><pre id=out></pre><script>
const jobs = JOBS, out = [];
(async () => {
  for (const [name, w, h, ground, off] of jobs) {
    const i = new Image(w, h); i.src = "pictures/" + name + ".svg"; await i.decode();
    const c = new OffscreenCanvas(w, h).getContext("2d");
    c.fillStyle = ground; c.fillRect(0, 0, w, h); c.drawImage(i, off, off, w, h);
    let s = "";
    for (const v of c.getImageData(0, 0, w, h).data) s += v.toString(16).padStart(2, "0");
    out.push(s);
  }
  document.getElementById("out").textContent = JSON.stringify(out);
})();
</script>"""
HEADING = (
    "| where | px | sight | closest pair | distance | same picture | times | next (times) |\n"
    "|---|---|---|---|---|---|---|---|\n"
)


def main(wanted: list[str]) -> None:
    facts = json.loads((PICTURES / "pictures.json").read_text("utf-8"))
    rows = []
    with browser() as chromium:
        for group, (pattern, width, place) in GROUPS.items():
            if wanted and not any(part in group for part in wanted):
                continue
            names = [n for n in facts if re.match(pattern, n)]
            height = round(width * max(facts[n]["height"] / facts[n]["width"] for n in names))
            tables = {t: draw(chromium, names, width, height, t) for t in TABLES}
            for sight in SIGHTS:
                found = (
                    f"| {group} ({place}) | {width} | {sight} | {closest(names, tables, sight)} |"
                )
                print(found, flush=True)
                rows.append(found)
    if not wanted:
        target = ROOT / "docs/pictures/apart.md"
        target.write_text(HEADING + "\n".join(rows) + "\n", "utf-8")


def draw(chromium: Browser, names: list[str], width: int, height: int, table: str) -> Pixels:
    """Every picture of a group, then every one moved by half a pixel, in linear light."""
    jobs = [[n, width, height, TABLES[table], off] for off in (0, 0.5) for n in names]
    text = chromium.text(PAGE.replace("JOBS", json.dumps(jobs)))
    found = re.search(r'<pre id="out">(\[.*?\])</pre>', text, re.DOTALL)
    if not found:
        sys.exit("the browser drew nothing")
    bytes_of = [np.frombuffer(bytes.fromhex(p), np.uint8) for p in json.loads(found.group(1))]
    value = np.stack([b.reshape(height, width, 4)[..., :3] for b in bytes_of])
    if "trick" in names[0]:  # all of one colour share the rest of their rosettes
        top, bottom, left, right = (
            round(side * share)
            for side, share in ((height, 0.142), (height, 0.709), (width, 0.167), (width, 0.833))
        )
        value = value[:, top:bottom, left:right]
    return linear(value / 255)


def closest(names: list[str], tables: dict[str, Pixels], sight: str) -> str:
    """The closest pair of a group for one kind of eyes, and the next two."""
    pairs: dict[str, tuple[float, float, float]] = {}
    for table, pixels in tables.items():
        pictures = blur(lab(see(pixels, sight)))
        hexes = bytes.fromhex(TABLES[table][1:])
        ground = lab(see(linear(np.frombuffer(hexes, np.uint8) / 255), sight))
        covered = [np.abs(p - ground).sum(-1) > 6 for p in pictures]
        still = [nearest(pictures, covered, i, i + len(names)) for i in range(len(names))]
        for i, j in combinations(range(len(names)), 2):
            apart, same = nearest(pictures, covered, i, j), max(still[i], still[j])
            pair = f"{short(names[i])} – {short(names[j])}"
            pairs[pair] = min(pairs.get(pair, (1e9, 0, 0)), (apart / same, apart, same))
    best = sorted(pairs.items(), key=lambda item: item[1])
    pair, (times, apart, same) = best[0]
    more = "; ".join(f"{other} {value[0]:.1f}" for other, value in best[1:3])
    return f"{pair} | {apart:.1f} | {same:.1f} | {times:.1f} | {more}"


def nearest(pictures: Pixels, covered: list[Pixels], i: int, j: int) -> float:
    """The distance of two pictures at the best of 25 positions."""
    return min(distance(pictures[i], pictures[j], covered[i], covered[j], at) for at in SHIFTS)


def distance(one: Pixels, other: Pixels, a: Pixels, b: Pixels, shift: tuple[int, int]) -> float:
    """The mean difference over what either covers, with the second moved."""
    moved, cover = np.roll(other, shift, (1, 0)), np.roll(b, shift, (1, 0)) | a
    return float(np.sqrt(((one - moved) ** 2).sum(-1))[cover].mean())


def blur(pictures: Pixels) -> Pixels:
    near = [np.roll(pictures, (y, x), (1, 2)) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    blurred: Pixels = np.mean(near, axis=0)
    return blurred


def see(pixels: Pixels, sight: str) -> Pixels:
    """What these eyes see of linear RGB."""
    if sight == "colour":
        return pixels
    if sight == "grey":
        return np.repeat((pixels @ np.array([0.2126, 0.7152, 0.0722]))[..., None], 3, -1)
    seen: Pixels = np.clip(pixels @ np.array(BLINDNESS[sight]).T, 0, 1)
    return seen


def linear(value: Pixels) -> Pixels:
    """sRGB made linear."""
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def lab(pixels: Pixels) -> Pixels:
    """CIE Lab (D65) of linear RGB."""
    matrix = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
    xyz = pixels @ np.array(matrix).T / np.array([0.9505, 1.0, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    parts = 116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])
    return np.stack(parts, -1)


def short(name: str) -> str:
    return re.sub(r"^[a-z]+/((dog|face|trick|card|item|avatar)-)?", "", name)


if __name__ == "__main__":
    main(sys.argv[1:])
