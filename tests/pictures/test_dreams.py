"""The deck of dreams as it is shipped: whole, light, each card its own, and painted from scenes."""

from __future__ import annotations

import io
import json
import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from lapki.games.dixit.dreams import dreams
from lapki.pictures.cards import HEAVIEST, SIZE, STAND_IN, STAND_INS
from lapki.pictures.dreams.painter import STROKES, paint, scenes
from lapki.pictures.dreams.press import STAMP, file_name, number, print_deck, raster
from lapki.pictures.dreams.script import BadScene, Line, parse
from lapki.words import LANGUAGES

SHIPPED = Path(__file__).parents[2] / "web/public/pictures/dixit/dreams"
CARDS = [name for name in scenes() if name != "back"]
APART = 36
"""Of the 212 bits of their fingerprints, two cards differ in at least this many."""
HAND_MADE = ("32-suitcase",)
"""Painted without a single thing from the collection."""
FIVE = ("02-octopus", "17-web", "39-turtle", "62-rowing", "83-ant")
QUICK = ("02-octopus", "39-turtle")


def card(name: str) -> Image.Image:
    with Image.open(SHIPPED / file_name(name)) as image:
        return image.convert("RGB")


def fingerprint(image: Image.Image) -> NDArray[np.bool_]:
    """Where a picture gets lighter, from left to right and from top to bottom: 9 × 13 patches."""
    grey = image.convert("L").resize((9, 13), Image.Resampling.LANCZOS)
    light = np.asarray(grey, np.int16)
    across, down = light[:, 1:] > light[:, :-1], light[1:] > light[:-1]
    return np.concatenate([across.reshape(-1), down.reshape(-1)])


def composition(text: str) -> tuple[str, int, int, int]:
    """What leads and where: the largest thing and its place on a grid of 3 × 3, and how large."""
    things = [line for line in parse(text) if line.verb in ("thing", "stand")]
    if not things:  # all by hand
        return "hand", 1, 1, 0
    leading = max(things, key=lambda line: line.number(3))
    across, down = leading.number(1) // 200, leading.number(2) // 300
    return leading.word(0), int(across), int(down), int(leading.number(3) // 100)


# --- shipped --------------------------------------------------------------------------------------


def test_there_is_a_card_for_every_dream_and_a_back() -> None:
    assert {int(number(name)) for name in CARDS} == set(dreams()) == set(range(1, 85))
    wanted = {file_name(name) for name in scenes()}
    assert {file.name for file in SHIPPED.glob("*.webp")} == wanted
    assert "back.webp" in wanted


@pytest.mark.parametrize("name", scenes())
def test_a_card_has_its_size_and_weighs_at_most_120_kilobytes(name: str) -> None:
    assert (SHIPPED / file_name(name)).stat().st_size <= HEAVIEST == 120 * 1024
    assert card(name).size == SIZE


def test_every_card_has_a_stand_in_of_at_most_300_bytes() -> None:
    stand_ins = json.loads((SHIPPED / STAND_INS).read_text("utf-8"))
    assert set(stand_ins) == {number(name) for name in scenes()}
    for name in scenes():
        address = stand_ins[number(name)]
        assert len(address.encode()) <= STAND_IN == 300
        assert address.startswith("data:image/webp;base64,")


def test_a_stand_in_has_the_colours_of_its_card() -> None:
    import base64

    stand_ins = json.loads((SHIPPED / STAND_INS).read_text("utf-8"))
    for name in CARDS:
        packed = base64.b64decode(stand_ins[number(name)].partition(",")[2])
        with Image.open(io.BytesIO(packed)) as image:
            tiny = np.asarray(image.convert("RGB").resize((3, 3)), float)
        true = np.asarray(card(name).resize((3, 3), Image.Resampling.BOX), float)
        assert abs(tiny - true).mean() < 16, name


def test_frames_are_open_in_the_middle() -> None:
    for theme in ("light", "dark"):
        assert 'fill-rule="evenodd"' in (SHIPPED / f"frame-{theme}.svg").read_text("utf-8")


# --- alike ----------------------------------------------------------------------------------------


def test_no_two_cards_look_alike() -> None:
    prints = {name: fingerprint(card(name)) for name in CARDS}
    apart = {
        (one, other): int((prints[one] != prints[other]).sum())
        for one, other in combinations(CARDS, 2)
    }
    nearest = min(apart, key=lambda pair: apart[pair])
    assert apart[nearest] >= APART, nearest


def test_no_two_scenes_share_a_motif_and_a_composition() -> None:
    assert len({dreams()[int(number(name))].motif for name in CARDS}) == 84
    assert len({composition(scenes()[name]) for name in CARDS}) == 84
    assert len({composition(scenes()[name])[0] for name in CARDS}) >= 40


def test_a_scene_shows_what_its_dream_names() -> None:
    """Much is painted by our own hand instead (a needle, a mirror, a road), but hardly ever all."""
    for name in CARDS:
        named = set(dreams()[int(number(name))].things)
        shown = {line.words[0] for line in parse(scenes()[name]) if line.words}
        shown |= {line.verb for line in parse(scenes()[name])}
        assert bool(named & shown) == (name not in HAND_MADE), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_found_and_heard(language: str) -> None:
    for dream in dreams().values():
        said = dream.said(language)
        assert len(said.shows) >= 3
        assert said.moods
        assert said.ideas
        assert 20 <= len(said.about) <= 160
        leaked = [idea for idea in said.ideas if idea.casefold() in said.about.casefold()]
        assert not leaked, (dream.motif, leaked)  # it must not tell the storyteller's thought


# --- painted --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", [n if n in QUICK else pytest.param(n, marks=pytest.mark.slow(seconds=30)) for n in FIVE]
)
def test_painted_again_a_card_looks_the_same(name: str) -> None:
    painted = raster(name).resize((60, 90), Image.Resampling.BOX)
    shipped = card(name).resize((60, 90), Image.Resampling.BOX)
    off = abs(np.asarray(painted, float) - np.asarray(shipped, float))
    assert off.mean() < 2.0
    assert np.percentile(off, 99) < 12


def test_ids_never_collide() -> None:
    seen: dict[str, str] = {}
    for name, text in scenes().items():
        svg = paint(name, text)
        own = re.findall(r'\bid="([^"]+)"', svg)
        assert len(own) == len(set(own)), name
        assert all(seen.setdefault(each, name) == name for each in own)
        used = set(re.findall(r"url\(#([^)]+)\)", svg)) | set(re.findall(r'href="#([^"]+)"', svg))
        assert used <= set(own), name


def test_no_card_shows_text() -> None:
    assert not any("<text" in paint(name, text) for name, text in scenes().items())


def test_every_stroke_that_is_taught_is_used() -> None:
    used = {line.verb for text in scenes().values() for line in parse(text)}
    assert set(STROKES) <= used


def test_a_wrong_scene_says_where() -> None:
    for text, word in (
        ("sky #000000 #FFFFFF\nfly 1 2", "fly"),
        ("stand unicorn-cat 1 2 3", "unicorn-cat"),
        ("sky #000000 #FFFFFF glitter=1", "glitter"),
        ("hills 700", "hills"),
        ("group\nsky #000000 #FFFFFF", "group"),
    ):
        with pytest.raises(BadScene, match=word):
            paint("test", text)


def test_nothing_is_printed_when_nothing_changed(tmp_path: Path) -> None:
    """The stamp that is shipped is the stamp of the scenes and the painter as they are."""
    for file in SHIPPED.iterdir():
        (tmp_path / file.name).symlink_to(file)
    (tmp_path / STAMP).unlink()
    (tmp_path / STAMP).write_text((SHIPPED / STAMP).read_text("utf-8"), "utf-8")
    for frame in SHIPPED.glob("frame-*.svg"):
        (tmp_path / frame.name).unlink()
    assert print_deck(tmp_path) == 0


def test_a_line_reads_words_options_and_an_outline() -> None:
    assert parse("; a remark\nhand #FFF>#000 lit=.5 : M0 0 H9 Z\n") == [
        Line("hand", ["#FFF>#000"], {"lit": ".5"}, "M0 0 H9 Z")
    ]
