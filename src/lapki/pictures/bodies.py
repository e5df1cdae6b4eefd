"""Bodies: the dogs of Spots, each in a pose, with its spaces laid out on its body."""

from __future__ import annotations

import re

from lapki.pictures.album import Dog, Part, Pose, Spot, pick
from lapki.pictures.heads import PLUM, coat_paints, head
from lapki.pictures.ink import Drawing, mix

SHEET = (-20.0, -15.0, 284.0, 179.0)
PATTERN_SHEET = (200.0, 80.0)


def dog(look: Dog) -> Drawing:
    """A whole dog: tail, legs, body with its coat, paws, head."""
    pose = pick("poses", Pose, "pose", look.pose)
    light, dark = look.coat
    paints = coat_paints(look) | {
        "leg": mix(light, dark, 0.25),
        "shade": mix(light, dark, 0.8),
        "paw": look.socks or mix(light, "#FFFFFF", 0.35),
        "body": look.jumper or light,
        "under": mix(look.jumper, PLUM, 0.2) if look.jumper else dark,
    }
    drawing = Drawing()
    x, y, turn = pose.tail
    tail = Drawing().sketch(pick("poses", Part, "tail", look.tail).sketch, paints)
    drawing.place(tail, x, y, turn=turn)
    drawing.sketch(pose.behind, paints)
    drawing.sketch(f"solid body>under {pose.torso}", paints)
    _coat(drawing, look, pose, paints)
    drawing.sketch(pose.before, paints)
    x, y, scale, turn = pose.head
    turn = turn if look.face_turn is None else look.face_turn
    drawing.place(_collared_head(look), x, y, scale=scale, turn=turn, about=(50, 56))
    return drawing.sketch(pose.over, paints)


def spaces(look: Dog) -> tuple[tuple[Spot, ...], float]:
    """Where a dog's spaces lie on its sheet, in the order of their numbers, and their side."""
    pose = pick("poses", Pose, "pose", look.pose)
    if str(look.spaces) not in pose.spots:
        room = ", ".join(pose.spots)
        raise KeyError(f"pose {look.pose!r} has room for {room} spaces, not for {look.spaces}")
    return pose.spots[str(look.spaces)], pose.size


def extent(outline: str) -> tuple[float, float, float, float]:
    """Roughly the box around an outline of absolute M, L, C, H and V: left, top, right, bottom."""
    xs: list[float] = []
    ys: list[float] = []
    for letter, numbers in re.findall(r"([A-Z])([^A-Z]*)", outline):
        values = [float(v) for v in re.findall(r"-?[\d.]+", numbers)]
        xs += values if letter == "H" else [] if letter == "V" else values[0::2]
        ys += values if letter == "V" else [] if letter == "H" else values[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def _coat(drawing: Drawing, look: Dog, pose: Pose, paints: dict[str, str]) -> None:
    """Light on the back, then the coat's patterns, stretched over the torso and cut off there."""
    left, top, right, bottom = extent(pose.torso)
    pattern = Drawing().sketch("mark #FFF/.2 o 84 13 62 7", paints)
    for kind, colour in look.pattern:
        pattern.sketch(pick("poses", Part, "pattern", kind).sketch, {**paints, "mark": colour})
    scale = (right - left) / PATTERN_SHEET[0], (bottom - top) / PATTERN_SHEET[1]
    drawing.inside(pose.torso, Drawing().place(pattern, left, top, scale=scale))
    drawing.sketch(f"line line 2.2 {pose.torso}", paints)


def _collared_head(look: Dog) -> Drawing:
    whole = Drawing()
    if look.collar:
        paints = {"line": mix(look.collar, PLUM, 0.6)}
        whole.sketch(f"limb {look.collar} 8 M27 84 C38 96 62 96 73 84", paints)
        whole.sketch("solid #FFD36E o 50 97 4.6", paints)
    return whole.place(head(look))
