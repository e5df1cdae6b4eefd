"""The album: the sketches and looks in `data/`, read once and checked."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

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
    back: str = ""
    extra: str = ""
    line: str = ""


class Dog(Look, frozen=True):
    """A dog of Spots: a look, a pose and as many spaces as its card has. Which numbers they bear is the rules' business."""

    breed: str
    temper: str
    pose: str
    spaces: int
    tail: str = "up"
    pattern: tuple[tuple[str, str], ...] = ()
    belly: str = ""
    socks: str = ""
    collar: str = ""
    jumper: str = ""
    size: float = 1
    face_turn: float | None = None


class Breed(Look, frozen=True):
    """A breed of Barking Up the Wrong Tree; `rank` is drawn on its card (0: none)."""

    rank: int = 0


class Avatar(Look, frozen=True):
    """A face that a person may wear; `ground` is the circle behind it."""

    ground: str


class Face(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    outline: str
    side: float
    eyes: tuple[float, float]


class Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
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
    """A body in a pose on a sheet of 250 by 160: layers from back to front, where the head sits, where the spaces lie."""

    torso: str
    head: tuple[float, float, float, float]
    tail: tuple[float, float, float]
    spots: dict[str, tuple[Spot, ...]]
    behind: str = ""
    before: str = ""
    over: str = ""
    shadow: tuple[float, float] = (120, 90)
    head_first: bool = False
    size: float = 40


class Thing(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    sketch: str
    colour: str = ""
    box: tuple[float, float, float, float] = (0, 0, 100, 100)


@cache
def read(name: str) -> dict[str, Any]:
    """A data file as it is."""
    return tomllib.loads(
        files("lapki.pictures").joinpath("data", f"{name}.toml").read_text("utf-8")
    )


@cache
def table(name: str, kind: type[Kind], section: str | None = None) -> dict[str, Kind]:
    """A data file, or a section of one, as values of a kind."""
    raw = read(name) if section is None else read(name)[section]
    return msgspec.convert(raw, dict[str, kind])  # type: ignore[valid-type]


def pick(name: str, kind: type[Kind], section: str | None, key: str) -> Kind:
    """One entry, or a sentence that says which there are."""
    found = table(name, kind, section)
    if key not in found:
        raise KeyError(
            f"{name}.toml has no {section or ''} {key!r}; it has {', '.join(sorted(found))}"
        )
    return found[key]
