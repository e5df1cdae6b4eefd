"""The painter's list: every picture, its name and its sheet; and the files they become.

    python -m lapki.pictures            paint everything into web/public/pictures
    python -m lapki.pictures --check    say which files differ from what would be painted
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lapki.pictures import bodies, cats, house, things
from lapki.pictures.album import Avatar, Dog, read, table
from lapki.pictures.heads import head
from lapki.pictures.ink import Drawing, number

STICKER = house.STICKER
HEAD_SHEET = (-10.0, -10.0, 120.0, 120.0)


@dataclass(frozen=True)
class Picture:
    """A finished picture: `boooop/cat-violet` becomes `boooop/cat-violet.svg`."""

    name: str
    svg: str
    box: tuple[float, float, float, float]
    facts: dict[str, Any] = field(default_factory=dict)


def pictures() -> Iterator[Picture]:
    """Every picture of the house, game by game."""
    yield from _boooop()
    yield from _spots()
    yield from _barking()
    yield from _house()


def files() -> dict[str, str]:
    """Every file by its path under `web/public/pictures`: the pictures, the day's twins of those that follow the theme, the list."""
    found: dict[str, str] = {}
    entries: dict[str, Any] = {}
    for picture in pictures():
        found[f"{picture.name}.svg"] = picture.svg
        entry: dict[str, Any] = {"width": picture.box[2], "height": picture.box[3], **picture.facts}
        if "var(--" in picture.svg:
            found[f"{picture.name}-day.svg"] = by_day(picture.svg)
            entry["day"] = True
        entries[picture.name] = entry
    rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(entry, separators=(',', ':'))}" for name, entry in sorted(entries.items()))
    found["pictures.json"] = "{\n" + rows + "\n}\n"
    return found


def by_day(svg: str) -> str:
    """A picture that follows the theme, with the day's colours for pages that can't set variables (`<img>`)."""
    day = {entry["variable"]: entry["day"] for entry in read("palette").values()}
    svg = re.sub(r"var\((--[a-z0-9-]+),#[0-9A-Fa-f]{6}\)", lambda m: day[m.group(1)], svg)
    return re.sub(r'((?:id="|url\(#)[a-z0-9-]+?)-(\d+)', r"\1-day-\2", svg)


def write(folder: Path) -> int:
    """Paint everything into a folder; files there that no picture has any more are removed (PNG icons stay)."""
    wanted = files()
    for old in folder.rglob("*.svg"):
        if old.relative_to(folder).as_posix() not in wanted:
            old.unlink()
    for name, text in wanted.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return len(wanted)


def differences(folder: Path) -> list[str]:
    """Files that aren't what the painter would paint."""
    wanted = files()
    there = {p.relative_to(folder).as_posix() for p in folder.rglob("*.svg")}
    wrong = [n for n, text in wanted.items() if not (folder / n).is_file() or (folder / n).read_text("utf-8") != text]
    return sorted({*wrong, *(there - set(wanted))})


def _picture(name: str, drawing: Drawing, box: tuple[float, float, float, float], halo: str | None = STICKER, **facts: Any) -> Picture:
    return Picture(name, drawing.svg(name.replace("/", "-"), box, halo), box, facts)


def _boooop() -> Iterator[Picture]:
    for family in ("violet", "orange"):
        for kind in ("kitten", "cat"):
            yield _picture(f"boooop/{kind}-{family}", cats.piece(family, kind), cats.PIECE_SHEET)
        for heading in ("home", *cats.HEADINGS):
            name = f"boooop/ghost-{family}" + ("" if heading == "home" else f"-{heading}")
            yield _picture(name, cats.ghost(family, heading), cats.PIECE_SHEET)
        yield _picture(f"boooop/hat-{family}", cats.hat(family), (-36, -47, 72, 62))
    paints = {name: f"var({entry['variable']},{entry['night']})" for name, entry in read("palette").items()}
    yield _picture("boooop/bed", cats.bed(paints), cats.BED_SHEET, None, **_bed_facts())


def _bed_facts() -> dict[str, Any]:
    """Where cells and ghosts' stops lie, as shares of the bed's width and height."""
    cells = {f"{'abcdef'[c]}{r + 1}": cats.cell_middle(c, r) for c in range(6) for r in range(6)}
    stops: dict[str, tuple[float, float]] = {}
    for name, (x, y) in cells.items():
        right, above = chr(ord(name[0]) + 1) + name[1], name[0] + str(int(name[1]) + 1)
        for other in (right, above):
            if other in cells:
                stops[name + other] = ((x + cells[other][0]) / 2, (y + cells[other][1]) / 2)
    return {
        "cell": _share(cats.CELL, cats.BED_SHEET[2]),
        "cells": {name: _point(at, cats.BED_SHEET) for name, at in cells.items()},
        "stops": {name: _point(at, cats.BED_SHEET) for name, at in stops.items()},
    }


def _spots() -> Iterator[Picture]:
    for name, look in table("dogs", Dog).items():
        spots, size = bodies.spaces(look)
        yield _picture(
            f"spots/dog-{name}",
            bodies.dog(look),
            bodies.SHEET,
            breed=look.breed,
            temper=look.temper,
            size=_share(size, bodies.SHEET[2]),
            spaces=[[*_point((s.x, s.y), bodies.SHEET), s.turn] for s in spots],
        )
        yield _picture(f"spots/face-{name}", head(look), HEAD_SHEET)
    for name, colour in things.tricks().items():
        yield _picture(f"spots/trick-{name}", things.trick(name), things.ROSETTE_SHEET, colour=colour)
    for colour in read("tricks")["rosette"]:
        yield _picture(f"spots/rosette-{colour}", things.rosette(colour), things.ROSETTE_SHEET)
    yield _picture("spots/trick-down", things.trick_back(), things.ROSETTE_SHEET)
    for kind in ("solid", "new", "space", "hot"):
        for value in range(1, 7):
            name = "die" if kind == "solid" else f"die-{kind}" if kind == "new" else "space" if kind == "space" else "space-hot"
            yield _picture(f"spots/{name}-{value}", things.die(value, kind), (2, 2, 56, 58), None)
    for name in ("bone", "treat", "hole", "paw"):
        yield _thing("spots", name, "small", name)
    yield _picture("spots/yard", things.yard(), things.YARD_SHEET, None, holes=things.yard_holes())


def _barking() -> Iterator[Picture]:
    for name, look in things.breeds().items():
        yield _picture(f"barking/dog-{name}", head(look), HEAD_SHEET, rank=look.rank)
        yield _picture(f"barking/card-{name}", house.breed_card(name), house.CARD_SHEET, None, rank=look.rank)
    yield _picture("barking/card-cat", house.cat_card(), house.CARD_SHEET, None)
    for name in read("things")["item"]:
        yield _thing("barking", f"item-{name}", "item", name)
    yield _thing("barking", "token-cat", "token", "cat")
    yield _thing("barking", "token-first", "token", "first")


def _house() -> Iterator[Picture]:
    for game in ("boooop", "spots", "dixit", "barking"):
        yield _picture(f"house/cover-{game}", house.cover(game), house.COVER_SHEET, None)
    for name, (light, dark, thread, motif, scale) in _backs().items():
        yield _picture(f"house/back-{name}", house.back(light, dark, thread, motif, scale), house.CARD_SHEET, None)
    for name, look in table("avatars", Avatar).items():
        yield _picture(f"house/avatar-{name}", house.avatar(look), (0, 0, 100, 100), None)
    yield _picture("house/logo", house.logo(), (-4, -4, 108, 108))
    yield _picture("house/favicon", house.app_icon(full=False), (0, 0, 100, 100), None)
    yield _picture("house/app-icon", house.app_icon(full=True), (0, 0, 100, 100), None)


def _backs() -> dict[str, tuple[str, str, str, Drawing, float]]:
    """Card backs: cloth from light to dark, thread, motif and its scale."""
    dogs = table("dogs", Dog)
    return {
        "spots": ("#F7C873", "#D98E3C", "#FFF3D6", head(dogs["momo"]), 0.66),
        "barking": ("#3F8A86", "#1E5660", "#BFE6D8", head(things.breeds()["mutt"]), 0.66),
        "barking-items": ("#7A5AA8", "#43306E", "#DCCBFF", things.thing("item", "treehouse")[0], 0.6),
        "dixit": ("#4A5AA8", "#262A5E", "#C9D2FF", house.rabbit("heart"), 0.72),
    }


def _thing(game: str, name: str, section: str, key: str) -> Picture:
    drawing, found = things.thing(section, key)
    x, y, width, height = found.box
    return _picture(f"{game}/{name}", drawing, (x - 9, y - 9, width + 18, height + 18))


def _point(at: tuple[float, float], box: tuple[float, float, float, float]) -> list[float]:
    return [_share(at[0] - box[0], box[2]), _share(at[1] - box[1], box[3])]


def _share(part: float, whole: float) -> float:
    return float(number(part / whole * 100)) if whole else 0.0
