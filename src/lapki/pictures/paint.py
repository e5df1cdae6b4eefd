"""The painter's list: every picture, its name and its sheet; and the files they become."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from lapki.pictures import bodies, cats, house, quilt, things
from lapki.pictures.album import Avatar, Breed, Dog, Robot, Thing, pick, read, table
from lapki.pictures.heads import head
from lapki.pictures.ink import Box, Drawing

HEAD_SHEET = (-14.0, -13.0, 128.0, 125.0)


class Picture(NamedTuple):
    """A finished picture: `boooop/cat-violet` becomes `boooop/cat-violet.svg`."""

    name: str
    svg: str
    box: Box
    facts: dict[str, Any]


def pictures() -> Iterator[Picture]:
    """Every picture of the house, game by game."""
    yield from _boooop()
    yield from _spots()
    yield from _barking()
    yield from _house()


def files() -> dict[str, str]:
    """Every file by its path under the pictures' folder.

    The pictures; for those that follow the page's theme, NAME-day.svg too; and `pictures.json`:
    sizes, and where dice, pieces and ghosts go, in percent of a picture's width and height.
    """
    found: dict[str, str] = {}
    entries: dict[str, Any] = {}
    for picture in pictures():
        found[f"{picture.name}.svg"] = picture.svg
        themed = "var(--" in picture.svg
        if themed:
            found[f"{picture.name}-day.svg"] = by_day(picture.svg)
        size = {"width": picture.box[2], "height": picture.box[3]}
        entries[picture.name] = size | picture.facts | ({"day": True} if themed else {})
    rows = [
        f" {json.dumps(n)}: {json.dumps(entries[n], separators=(',', ':'))}"
        for n in sorted(entries)
    ]
    found["pictures.json"] = "{\n" + ",\n".join(rows) + "\n}\n"
    return found


def by_day(svg: str) -> str:
    """A picture that follows the theme, in the day's colours: `<img>` sees no variables."""
    day = {entry["variable"]: entry["day"] for entry in read("palette").values()}
    svg = re.sub(r"var\((--[a-z0-9-]+),#[0-9A-Fa-f]{6}\)", lambda m: str(day[m.group(1)]), svg)
    return re.sub(r'((?:id="|url\(#)[a-z0-9-]+?)-(\d+)', r"\1-day-\2", svg)


def write(folder: Path) -> int:
    """Paint everything into a folder; SVGs there that no picture has any more are removed."""
    wanted = files()
    for name in _painted(folder, wanted) - wanted.keys():
        (folder / name).unlink()
    for name, text in wanted.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return len(wanted)


def differences(folder: Path) -> list[str]:
    """Files that aren't what the painter would paint, are missing or are too many."""
    wanted = files()
    names = wanted.keys() | _painted(folder, wanted)
    return sorted(n for n in names if not _is(folder / n, wanted.get(n)))


def _painted(folder: Path, wanted: Iterable[str]) -> set[str]:
    """The SVGs in the folders that the painter paints into; others may lie beside them."""
    own = {path.parent for path in map(Path, wanted) if path.suffix == ".svg"}
    found = [svg for one in own for svg in (folder / one).glob("*.svg")]
    return {svg.relative_to(folder).as_posix() for svg in found}


def _is(file: Path, text: str | None) -> bool:
    return file.is_file() and file.read_text("utf-8") == text


def _boooop() -> Iterator[Picture]:
    for family in cats.FAMILIES:
        for kind in ("kitten", "cat"):
            yield _picture(f"boooop/{kind}-{family}", cats.piece(family, kind), cats.SHEET)
        asleep = cats.piece(family, "cat", asleep=True)
        yield _picture(f"boooop/cat-{family}-asleep", asleep, cats.SHEET)
        yield _picture(f"boooop/ghost-{family}", cats.ghost(family), cats.SHEET)
        for heading in cats.HEADINGS:
            name = f"boooop/ghost-{family}-{heading}"
            yield _picture(name, cats.ghost(family, heading), cats.SHEET)
        yield _picture(f"boooop/hat-{family}", cats.hat(family), cats.HAT_SHEET)
    facts = {
        "cell": _share(quilt.CELL, quilt.SHEET[2]),
        "cells": {name: _point(at, quilt.SHEET) for name, at in quilt.cells().items()},
        "stops": {name: _point(at, quilt.SHEET) for name, at in quilt.stops().items()},
    }
    yield _picture("boooop/bed", quilt.bed(), quilt.SHEET, halo=False, facts=facts)


def _spots() -> Iterator[Picture]:
    for name, look in table("dogs", Dog).items():
        spots, size = bodies.spaces(look)
        facts = {
            "breed": look.breed,
            "temper": look.temper,
            "size": _share(size, bodies.SHEET[2]),
            "spaces": [[*_point((s.x, s.y), bodies.SHEET), s.turn] for s in spots],
        }
        yield _picture(f"spots/dog-{name}", bodies.dog(look), bodies.SHEET, facts=facts)
        yield _picture(f"spots/face-{name}", head(look), HEAD_SHEET)
    for name, colour in things.tricks().items():
        facts = {"colour": colour}
        yield _picture(f"spots/trick-{name}", things.trick(name), things.ROSETTE_SHEET, facts=facts)
    yield _picture("spots/trick-down", things.trick_down(), things.ROSETTE_SHEET)
    for kind in things.DICE:
        for value in things.PIPS:
            one = things.die(kind, value)
            yield _picture(f"spots/{kind}-{value}", one, things.DIE_SHEET, halo=False)
    for name in ("bone", "treat", "hole", "paw"):
        yield _thing(f"spots/{name}", "small", name)
    holes = {"holes": [_point(at, things.YARD_SHEET) for at in things.HOLES]}
    yield _picture("spots/yard", things.yard(), things.YARD_SHEET, halo=False, facts=holes)


def _barking() -> Iterator[Picture]:
    for name, look in table("breeds", Breed).items():
        rank = {"rank": look.rank}
        yield _picture(f"barking/dog-{name}", head(look), HEAD_SHEET, facts=rank)
        yield _card(f"barking/card-{name}", house.breed_card(name), rank)
    yield _card("barking/card-cat", house.cat_card())
    for name in read("things")["item"]:
        yield _thing(f"barking/item-{name}", "item", name)
    for name in read("things")["token"]:
        yield _thing(f"barking/token-{name}", "token", name)


def _house() -> Iterator[Picture]:
    for game in read("covers")["cover"]:
        yield _picture(f"{game}/cover", house.cover(game), house.COVER_SHEET, halo=False)
    for name in read("covers")["back"]:
        yield _card(f"house/back-{name}", house.back(name))
    for name, look in table("avatars", Avatar).items():
        yield _picture(f"house/avatar-{name}", house.avatar(look), house.SQUARE, halo=False)
    for level, cat in table("bots", Robot).items():
        yield _picture(f"house/bot-{level}", house.robot(cat), house.SQUARE, halo=False)
    yield _picture("house/logo", house.logo(), (-4, -4, 108, 108))
    yield _picture("house/favicon", house.app_icon(maskable=False), house.SQUARE, halo=False)
    yield _picture("house/app-icon", house.app_icon(maskable=True), house.SQUARE, halo=False)


def _picture(
    name: str,
    drawing: Drawing,
    box: Box,
    *,
    halo: bool = True,
    facts: dict[str, Any] | None = None,
) -> Picture:
    return Picture(name, drawing.svg(name.replace("/", "-"), box, halo=halo), box, facts or {})


def _card(name: str, drawing: Drawing, facts: dict[str, Any] | None = None) -> Picture:
    return _picture(name, drawing, house.CARD_SHEET, halo=False, facts=facts)


def _thing(name: str, section: str, key: str) -> Picture:
    x, y, width, height = pick("things", Thing, section, key).box
    box = (x - 9, y - 9, width + 18, height + 18)
    return _picture(name, things.thing(section, key), box)


def _point(at: tuple[float, float], box: Box) -> list[float]:
    return [_share(at[0] - box[0], box[2]), _share(at[1] - box[1], box[3])]


def _share(part: float, whole: float) -> float:
    """In percent."""
    return round(100 * part / whole, 2)
