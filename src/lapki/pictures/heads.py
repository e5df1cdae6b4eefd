"""Heads: an animal's face, put together from the parts in `heads.toml` on a square of 100."""

from __future__ import annotations

from lapki.pictures.album import Face, Look, Part, pick
from lapki.pictures.ink import Drawing, mix, number

PLUM = "#3A1A2C"


def head(look: Look) -> Drawing:
    """A face from the front: ears, head, markings, muzzle, mouth, eyes, hair, what it wears."""
    face = pick("heads", Face, "face", look.face)
    paints = coat_paints(look)
    drawing = Drawing().sketch(look.back, paints)
    _ears(drawing, look, face, paints, front=False)
    drawing.sketch(f"solid coat*coat*shade {face.outline}", paints)
    _markings(drawing, look, face, paints)
    muzzle = pick("heads", Part, "muzzle", look.muzzle)
    drawing.sketch(muzzle.sketch, paints)
    drawing.place(
        Drawing().sketch(pick("heads", Part, "mouth", look.mouth).sketch, paints), y=muzzle.mouth
    )
    covered = [w for w in look.wears if w[0] == "hero"]
    _worn(drawing, covered, paints)
    _eyes(drawing, look, face, paints)
    _ears(drawing, look, face, paints, front=True)
    for kind, colour in look.hair:
        drawing.sketch(pick("heads", Part, "hair", kind).sketch, {**paints, "hair": colour})
    if look.extra:
        drawing.sketch(look.extra, paints)
    _worn(drawing, [w for w in look.wears if w[0] != "hero"], paints)
    return drawing


def coat_paints(look: Look) -> dict[str, str]:
    """The paints that parts may name, for one animal."""
    light, dark = look.coat
    ear = look.ear if isinstance(look.ear, str) else look.ear[0]
    return {
        "coat": light,
        "shade": dark,
        "ear": ear or dark,
        "inner": look.inner,
        "muzzle": look.snout or mix(light, "#FFFFFF", 0.55),
        "nose": look.nose,
        "eye": look.eye,
        "ring": look.ring,
        "ice": look.ice,
        "tongue": "#F2708C",
        "red": "#E2413F",
        "line": look.line or mix(dark, PLUM, 0.66),
    }


def _ears(drawing: Drawing, look: Look, face: Face, paints: dict[str, str], front: bool) -> None:
    kinds = (look.ears, look.ears) if isinstance(look.ears, str) else look.ears
    colours = (paints["ear"], paints["ear"]) if isinstance(look.ear, str) else look.ear
    for right, (kind, colour) in enumerate(zip(kinds, colours, strict=True)):
        part = pick("heads", Part, "ear", kind)
        if part.front == front:
            one = Drawing().sketch(part.sketch, {**paints, "ear": colour})
            # An ear in front keeps clear of the eye.
            shift = face.side - (24 if front else 20)
            drawing.place(one, x=100 - shift if right else shift, flip=bool(right))


def _markings(drawing: Drawing, look: Look, face: Face, paints: dict[str, str]) -> None:
    marks = Drawing()
    for kind, colour in look.markings:
        marks.sketch(pick("heads", Part, "marking", kind).sketch, {**paints, "mark": colour})
    if look.blush:
        marks.sketch(f"mark= #F0708A/.28 o {number(50 - face.eyes[0] - 9)} 64 5 3.4", paints)
    drawing.inside(face.outline, marks)
    if marks.marks:
        drawing.sketch(f"line line 2.2 {face.outline}", paints)


def _eyes(drawing: Drawing, look: Look, face: Face, paints: dict[str, str]) -> None:
    part = pick("heads", Part, "eyes", look.eyes)
    apart, y = face.eyes
    drawing.place(Drawing().sketch(part.sketch, paints), x=50 - apart, y=y)
    # The light comes from one side, so a round eye's glint is not mirrored; brows and lids are.
    lids = "line" in part.sketch or part.right
    drawing.place(
        Drawing().sketch(part.right or part.sketch, paints), x=50 + apart, y=y, flip=bool(lids)
    )


def _worn(drawing: Drawing, worn: list[tuple[str, str]], paints: dict[str, str]) -> None:
    for kind, colour in worn:
        drawing.sketch(pick("heads", Part, "wear", kind).sketch, {**paints, "wear": colour})
