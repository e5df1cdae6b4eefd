"""Bodies: the dogs of Spots, each in a pose, with its spaces laid out on its body."""

from __future__ import annotations

import re

from lapki.pictures.album import Dog, Part, Pose, Spot, pick
from lapki.pictures.heads import coat_paints, head
from lapki.pictures.ink import Drawing, mix, number

SHEET = (-14.0, -14.0, 272.0, 178.0)
PATTERN_SHEET = (200.0, 80.0)


def dog(look: Dog) -> Drawing:
    """A whole dog: tail, far legs, body with its coat, near legs, head."""
    pose = pick("poses", Pose, "pose", look.pose)
    paints = coat_paints(look)
    light, dark = look.coat
    paints |= {
        "leg": mix(light, dark, 0.25),
        "paw": look.socks or mix(light, "#FFFFFF", 0.35),
        "shade": mix(light, dark, 0.8),
    }
    drawing = Drawing()
    x, y, turn = pose.tail
    drawing.place(
        Drawing().sketch(pick("poses", Part, "tail", look.tail).sketch, paints), x, y, turn=turn
    )
    drawing.sketch(pose.behind, paints)
    drawing.sketch(
        f"solid {look.jumper or 'coat'}>{mix(look.jumper, dark, 0.3) if look.jumper else dark} {pose.torso}",
        paints,
    )
    _coat(drawing, look, pose, paints)
    drawing.sketch(pose.before, paints)
    drawing.place(
        _worn_head(look), *pose.head[:2], scale=pose.head[2], turn=pose.head[3], about=(50, 56)
    )
    drawing.sketch(pose.over, paints)
    return drawing


def shadow(look: Dog) -> Drawing:
    """The ground under a dog."""
    middle, half = pick("poses", Pose, "pose", look.pose).shadow
    return Drawing().sketch(
        f"mark #2A1420/.3 o {number(middle + 4)} 150 {number(half)} 6", {"line": "#000"}
    )


def spaces(look: Dog) -> tuple[tuple[Spot, ...], float]:
    """Where a dog's spaces lie on its sheet, in the order of their numbers, and how large they are."""
    pose = pick("poses", Pose, "pose", look.pose)
    if str(look.spaces) not in pose.spots:
        raise KeyError(
            f"the pose {look.pose!r} has no room for {look.spaces} spaces; it has for {', '.join(pose.spots)}"
        )
    return pose.spots[str(look.spaces)], pose.size


def _coat(drawing: Drawing, look: Dog, pose: Pose, paints: dict[str, str]) -> None:
    left, top, right, bottom = extent(pose.torso)
    pattern = Drawing()
    for kind, colour in look.pattern:
        pattern.sketch(pick("poses", Part, "pattern", kind).sketch, {**paints, "mark": colour})
    stretched = Drawing()
    across, down = (right - left) / PATTERN_SHEET[0], (bottom - top) / PATTERN_SHEET[1]
    stretched.marks = [
        f'<g transform="translate({number(left)} {number(top)}) scale({number(across)} {number(down)})">'
    ]
    stretched.marks += [*pattern.marks, "</g>"]
    stretched.defs = pattern.defs
    drawing.inside(pose.torso, stretched)
    drawing.sketch(f"line line 2.2 {pose.torso}", paints)


def _worn_head(look: Dog) -> Drawing:
    whole = Drawing()
    if look.collar:
        paints = {"line": mix(look.collar, "#3A1A2C", 0.6)}
        whole.sketch(f"limb {look.collar} 8 M27 84 C38 96 62 96 73 84", paints)
        whole.sketch("solid #FFD36E o 50 97 4.6", paints)
    return whole.place(head(look))


def extent(outline: str) -> tuple[float, float, float, float]:
    """Roughly the box around an outline of absolute M, L, C, H and V."""
    xs: list[float] = []
    ys: list[float] = []
    for letter, numbers in re.findall(r"([A-Z])([^A-Z]*)", outline):
        values = [float(v) for v in re.findall(r"-?[\d.]+", numbers)]
        xs += values if letter == "H" else [] if letter == "V" else values[0::2]
        ys += values if letter == "V" else [] if letter == "H" else values[1::2]
    return min(xs), min(ys), max(xs), max(ys)
