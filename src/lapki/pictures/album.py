"""The album: the looks and sketches in `data/`, read once and checked."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from lapki.pictures.ink import Box

Kind = TypeVar("Kind")


class Look(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """How an animal looks. The names are those of parts in `heads.toml` and `poses.toml`."""

    coat: tuple[str, str]
    face: str = "round"
    ears: str | tuple[str, str] = "floppy"
    ear: str | tuple[str, str] = ""
    inner: str = "#E9A08E"
    muzzle: str = "short"
    snout: str = ""
    nose: str = "#2B1E26"
    mouth: str = "smile"
    eyes: str = "round"
    eye: str = "#2A1B20"
    ring: str = "#FFF3E2"
    ice: str = "#58B4EE"
    markings: tuple[tuple[str, str], ...] = ()
    hair: tuple[tuple[str, str], ...] = ()
    wears: tuple[tuple[str, str], ...] = ()
    blush: bool = True
    back: str = ""  # a sketch behind the head
    extra: str = ""  # a sketch over it
    line: str = ""


class Dog(Look, frozen=True):
    """A dog of Spots. Which numbers its spaces bear is the rules' business."""

    breed: str
    temper: str
    pose: str
    spaces: int
    tail: str = "up"
    pattern: tuple[tuple[str, str], ...] = ()
    socks: str = ""
    collar: str = ""
    jumper: str = ""
    face_turn: float | None = None


class Breed(Look, frozen=True):
    """A breed of Barking Up the Wrong Tree; its rank is drawn on its card (0: none)."""

    rank: int = 0


class Avatar(Look, frozen=True):
    """A face that a person may wear; `ground` is the circle behind it."""

    ground: str


class Robot(Avatar, frozen=True, kw_only=True):
    """A robot cat that plays a level: a tin head with a cat's ears and muzzle, and no fur."""

    face: str = "square"
    ears: str | tuple[str, str] = "none"
    muzzle: str = "bare"
    mouth: str = "none"
    eyes: str = "none"
    inner: str = "#F2A0B4"
    blush: bool = False


class Face(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A head's outline, where its ears sit, and its eyes: how far from the middle, how high."""

    outline: str
    side: float
    eyes: tuple[float, float]


class Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A sketch of a part: an ear may lie in `front`, a muzzle says where the `mouth` hangs."""

    sketch: str
    front: bool = False
    mouth: float = 0
    right: str = ""


class Spot(msgspec.Struct, forbid_unknown_fields=True, frozen=True, array_like=True):
    """A space on a dog's body: its middle and how far it is turned."""

    x: float
    y: float
    turn: float = 0


class Pose(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A body: layers from back to front, where head and tail sit, where the spaces lie."""

    torso: str
    head: tuple[float, float, float, float]
    tail: tuple[float, float, float]
    spots: dict[str, tuple[Spot, ...]]
    behind: str = ""
    before: str = ""
    over: str = ""
    size: float = 40


class Thing(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A thing on its sheet."""

    sketch: str
    box: Box = (0, 0, 100, 100)


class Trick(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A trick: its colour, and what its rosette shows; heads: x, y, scale, turn, eyes, mouth."""

    colour: str
    sketch: str = ""
    over: str = ""
    ground: str = "#FFFDF7*#FFF8EA*#F1DFC2"
    heads: tuple[tuple[float, float, float, float, str, str], ...] = ()


class Rosette(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Light, middle and dark of a colour, and the outline that tells it without colour."""

    paint: tuple[str, str, str]
    outline: str


@cache
def read(name: str) -> dict[str, Any]:
    """A data file as it is."""
    text = files("lapki.pictures").joinpath("data").joinpath(f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


def table(name: str, kind: type[Kind], section: str | None = None) -> dict[str, Kind]:
    """A data file, or a section of one, as values of a kind."""
    hashable: Any = kind  # classes are; mypy doubts it
    found: dict[str, Kind] = _table(name, hashable, section)
    return found


def pick(name: str, kind: type[Kind], section: str | None, key: str) -> Kind:
    """One entry, or a sentence that says which there are."""
    found = table(name, kind, section)
    if key not in found:
        known = ", ".join(sorted(found))
        raise KeyError(f"{name}.toml has no {section or 'entry'} {key!r}; it has {known}")
    return found[key]


def paints() -> dict[str, str]:
    """The paints of things."""
    return msgspec.convert(read("things")["paints"], dict[str, str])


def theme() -> dict[str, str]:
    """The paints that follow the page's theme: CSS variables that fall back to the night's."""
    return {name: f"var({e['variable']},{e['night']})" for name, e in read("palette").items()}


@cache
def _table(name: str, kind: Any, section: str | None) -> Any:
    raw = read(name) if section is None else read(name)[section]
    return msgspec.convert(raw, dict[str, kind])
