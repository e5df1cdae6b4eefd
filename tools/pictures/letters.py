"""The letters of our font as outlines: src/lapki/pictures/data/letters.json.

What the painter writes (names on a share card) needs no font then, wherever it is looked at, and is
the same everywhere. Made of web/src/fonts/*.woff2; needs `fonttools` and `brotli`, which only this
and `fonts.py` do:

    python tools/pictures/letters.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "web" / "src" / "fonts"
TARGET = ROOT / "src" / "lapki" / "pictures" / "data" / "letters.json"
WEIGHTS = {"bold": 780, "black": 950}
LEAST = 20
"""Two letters move together by at least so many thousandths, or not at all: nobody sees less."""


Point = tuple[float, float]


class Pen(BasePen):  # type: ignore[misc]
    """Writes an outline top down, as pictures are: each part begins at a place, all else goes on
    from there. So a word is written by moving the beginnings."""

    def __init__(self, glyphs: Any) -> None:
        super().__init__(glyphs)
        self.written = ""
        self._at = (0, 0)

    def _moveTo(self, point: Point) -> None:  # noqa: N802 - fontTools calls it so
        self._at = _placed(point)
        self.written += f"M{self._at[0]} {self._at[1]}"

    def _lineTo(self, point: Point) -> None:  # noqa: N802
        self._go("l", point)

    def _qCurveToOne(self, middle: Point, point: Point) -> None:  # noqa: N802
        self._go("q", middle, point)

    def _closePath(self) -> None:  # noqa: N802
        self.written += "z"

    def _go(self, letter: str, *points: Point) -> None:
        x, y = self._at
        steps = [f"{a - x} {b - y}" for a, b in map(_placed, points)]
        self.written += letter + " ".join(steps)
        self._at = _placed(points[-1])


def _placed(point: Point) -> tuple[int, int]:
    return round(point[0]), -round(point[1])


def main() -> None:
    letters: dict[str, dict[str, Any]] = {name: {} for name in WEIGHTS}
    pairs: dict[str, int] = {}
    for name, weight in WEIGHTS.items():
        for file in sorted(FONTS.glob("nunito-*.woff2")):
            font = instantiateVariableFont(TTFont(file), {"wght": weight})
            glyphs = {glyph: chr(code) for code, glyph in font.getBestCmap().items()}
            letters[name] |= {sign: _drawn(font, glyph) for glyph, sign in glyphs.items()}
            pairs |= _pairs(font, glyphs)
    found = {"letters": letters, "pairs": dict(sorted(pairs.items()))}
    rows = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    TARGET.write_text(rows.replace('],"', '],\n"') + "\n", "utf-8")
    print(TARGET.relative_to(ROOT), TARGET.stat().st_size)


def _drawn(font: TTFont, glyph: str) -> list[Any]:
    """How wide a letter is, and its outline."""
    glyphs = font.getGlyphSet()
    pen = Pen(glyphs)
    glyphs[glyph].draw(pen)
    return [round(glyphs[glyph].width), pen.written.replace(" -", "-")]


def _pairs(font: TTFont, names: dict[str, str]) -> dict[str, int]:
    """Letters that stand nearer together, or farther apart, than their widths say."""
    table = font["GPOS"].table
    features = [f for f in table.FeatureList.FeatureRecord if f.FeatureTag == "kern"]
    kerns = {nth for feature in features for nth in feature.Feature.LookupListIndex}
    found: dict[str, int] = {}
    for nth in sorted(kerns):
        for sub in table.LookupList.Lookup[nth].SubTable:
            sub = getattr(sub, "ExtSubTable", sub)
            for (one, other), value in _values(sub).items():
                if one in names and other in names and abs(value) >= LEAST:
                    found.setdefault(names[one] + names[other], value)
    return found


def _values(sub: Any) -> dict[tuple[str, str], int]:
    """The pairs of one table: listed one by one, or by classes of letters."""
    firsts = sub.Coverage.glyphs
    if sub.Format == 1:
        return {
            (one, record.SecondGlyph): getattr(record.Value1, "XAdvance", 0) or 0
            for one, pairs in zip(firsts, sub.PairSet, strict=True)
            for record in pairs.PairValueRecord
        }
    seconds = sub.ClassDef2.classDefs
    rows = {one: sub.Class1Record[sub.ClassDef1.classDefs.get(one, 0)] for one in firsts}
    return {
        (one, other): getattr(row.Class2Record[kind].Value1, "XAdvance", 0) or 0
        for one, row in rows.items()
        for other, kind in seconds.items()
    }


if __name__ == "__main__":
    main()
