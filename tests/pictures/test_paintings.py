"""The pictures: painted from data, whole, light, and fit to lie together on one page."""

import gzip
import json
import re
import struct
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from lapki.bots import LEVELS
from lapki.pictures import bodies, paint
from lapki.pictures.__main__ import main
from lapki.pictures.album import Dog, Pose, pick, table
from lapki.pictures.ink import Drawing, mix, shape

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "web/public/pictures"
GAMES = ROOT / "src/lapki/games"
FACTS = json.loads((PICTURES / "pictures.json").read_text("utf-8"))
FOLDERS = sorted({name.partition("/")[0] for name in FACTS})
SVGS = sorted(svg for own in FOLDERS for svg in (PICTURES / own).glob("*.svg"))
HEAVIEST = 150 * 1024


def data(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "data" / f"{name}.toml").read_text("utf-8"))


def named(prefix: str) -> dict[str, dict[str, Any]]:
    return {n.removeprefix(prefix): fact for n, fact in FACTS.items() if n.startswith(prefix)}


def ids(svg: Path) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', svg.read_text("utf-8"))


class TestFiles:
    def test_every_file_is_what_the_painter_paints(self) -> None:
        assert paint.differences(PICTURES) == []

    def test_a_file_that_was_changed_by_hand_is_found(self, tmp_path: Path) -> None:
        paint.write(tmp_path)
        (tmp_path / "house/logo.svg").write_text("<svg/>", "utf-8")
        (tmp_path / "house/stray.svg").write_text("<svg/>", "utf-8")
        (tmp_path / "spots/yard.svg").unlink()
        assert paint.differences(tmp_path) == [
            "house/logo.svg",
            "house/stray.svg",
            "spots/yard.svg",
        ]

    def test_painting_again_removes_what_no_picture_has(self, tmp_path: Path) -> None:
        paint.write(tmp_path)
        stray, neighbour = tmp_path / "house/stray.svg", tmp_path / "neighbour.svg"
        stray.write_text("<svg/>", "utf-8")
        neighbour.write_text("<svg/>", "utf-8")
        paint.write(tmp_path)
        assert not stray.exists()
        assert neighbour.exists(), "what lies beside the painter's folders isn't the painter's"
        assert paint.differences(tmp_path) == []

    def test_started_in_a_wrong_place_it_says_so_and_paints_nothing(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main([str(tmp_path / "nowhere" / "pictures")]) == 2
        assert "start at the top" in capsys.readouterr().err
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.parametrize("game", FOLDERS)
    def test_all_pictures_of_a_game_weigh_at_most_150_kilobytes(self, game: str) -> None:
        files = [f for f in (PICTURES / game).iterdir() if f.suffix in (".svg", ".png")]
        assert files
        assert sum(len(gzip.compress(f.read_bytes(), 9, mtime=0)) for f in files) <= HEAVIEST

    @pytest.mark.parametrize(
        ("name", "side"), [("icon-192", 192), ("icon-512", 512), ("apple-touch-icon", 180)]
    )
    def test_an_app_icon_is_a_png_of_its_size(self, name: str, side: int) -> None:
        head = (PICTURES / "house" / f"{name}.png").read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", head[16:24]) == (side, side)


class TestSvg:
    @pytest.mark.parametrize("svg", SVGS, ids=lambda p: f"{p.parent.name}/{p.stem}")
    def test_it_is_whole_and_needs_nothing_else(self, svg: Path) -> None:
        """It parses, has a viewBox, and holds shapes only: no text (so no font), link or script."""
        root = ElementTree.fromstring(svg.read_text("utf-8"))  # noqa: S314 - our own file
        assert len(root.attrib["viewBox"].split()) == 4
        tags = {element.tag.rpartition("}")[2] for element in root.iter()}
        gradients = {"linearGradient", "radialGradient", "stop"}
        assert tags <= {"svg", "defs", "g", "path", "clipPath"} | gradients
        attributes = {name for element in root.iter() for name in element.attrib}
        assert not {name for name in attributes if "href" in name or name.startswith("on")}

    @pytest.mark.parametrize("svg", SVGS, ids=lambda p: f"{p.parent.name}/{p.stem}")
    def test_what_it_refers_to_is_inside_it(self, svg: Path) -> None:
        used = re.findall(r"url\(([^)]*)\)", svg.read_text("utf-8"))
        assert {reference.removeprefix("#") for reference in used} == set(ids(svg))

    def test_no_id_is_used_twice_so_all_may_lie_in_one_page(self) -> None:
        count = Counter(name for svg in SVGS for name in ids(svg))
        assert count
        assert [name for name, times in count.items() if times > 1] == []

    def test_a_picture_that_follows_the_theme_has_a_twin_for_the_day(self) -> None:
        themed = {n for n in FACTS if "var(--" in (PICTURES / f"{n}.svg").read_text("utf-8")}
        assert themed == {n for n, fact in FACTS.items() if fact.get("day")}
        assert themed == {"boooop/bed", "spots/yard"}
        for name in themed:
            day = (PICTURES / f"{name}-day.svg").read_text("utf-8")
            assert "var(--" not in day
            assert day != (PICTURES / f"{name}.svg").read_text("utf-8")


class TestFacts:
    """What pictures.json promises the pages; names and numbers are those of the rules."""

    def test_every_dog_of_spots_has_as_many_spaces_as_its_card(self) -> None:
        drawn = {name: len(fact["spaces"]) for name, fact in named("spots/dog-").items()}
        assert drawn == {name: len(dog["spaces"]) for name, dog in data("spots", "dogs").items()}
        assert len(drawn) == 32

    def test_every_dog_has_a_face_too(self) -> None:
        assert named("spots/face-").keys() == named("spots/dog-").keys()

    def test_dice_on_a_dog_lie_on_the_sheet_beside_each_other(self) -> None:
        for name, fact in named("spots/dog-").items():
            tall = fact["height"] / fact["width"]
            places = [(x, y * tall) for x, y, _ in fact["spaces"]]
            half = fact["size"] / 2
            for nth, (x, y) in enumerate(places):
                assert half < x < 100 - half, name
                assert half < y < 100 * tall - half, name
                for other in places[:nth]:
                    gap = ((x - other[0]) ** 2 + (y - other[1]) ** 2) ** 0.5
                    assert gap > fact["size"], f"two spaces of {name} overlap"

    def test_dice_lie_on_the_dog_s_body(self) -> None:
        for name, look in table("dogs", Dog).items():
            left, top, right, bottom = bodies.extent(pick("poses", Pose, "pose", look.pose).torso)
            spots, size = bodies.spaces(look)
            for spot in spots:
                assert left + size / 2 < spot.x < right - size / 2, name
                assert top + size / 2 < spot.y < bottom - size / 2, name

    def test_every_trick_has_its_colour(self) -> None:
        drawn = {n: fact["colour"] for n, fact in named("spots/trick-").items() if n != "down"}
        rules = data("spots", "tricks")
        assert drawn == {name: raw.get("colour", "red") for name, raw in rules.items()}
        assert len(drawn) == 22

    def test_every_breed_of_barking_has_its_rank_and_a_card(self) -> None:
        ranks = {b["name"]: n for n, b in enumerate(data("barking", "dogs")["breed"], 1)}
        for kind in ("dog", "card"):
            drawn = {n: fact.get("rank") for n, fact in named(f"barking/{kind}-").items()}
            assert ranks.items() <= drawn.items()
            assert "wonder" in drawn
        assert "cat" in named("barking/card-")

    def test_every_item_of_barking_is_drawn(self) -> None:
        items = {item["name"] for item in data("barking", "items")["item"]}
        assert named("barking/item-").keys() == items
        assert named("barking/token-").keys() == {"cat", "first"}

    def test_the_bed_says_where_36_cells_and_60_stops_are(self) -> None:
        """BOO-7: a stop lies in the middle between the two cells that it is named after."""
        bed = FACTS["boooop/bed"]
        assert len(bed["cells"]) == 36
        assert len(bed["stops"]) == 60
        assert bed["cells"]["a1"][0] < bed["cells"]["f1"][0]
        assert bed["cells"]["a1"][1] > bed["cells"]["a6"][1]
        for stop, at in bed["stops"].items():
            one, other = bed["cells"][stop[:2]], bed["cells"][stop[2:]]
            assert at == pytest.approx(
                [(a + b) / 2 for a, b in zip(one, other, strict=True)], abs=0.02
            )

    def test_there_are_faces_for_two_dozen_people(self) -> None:
        assert len(named("house/avatar-")) == 24

    def test_each_level_has_its_robot_cat(self) -> None:
        assert list(named("house/bot-")) == [str(level) for level in LEVELS]


class TestSketches:
    """What a person who edits the data may write."""

    PAINTS = {"line": "#000000", "coat": "#FFAA00", "veil": "coat/.5"}  # noqa: RUF012

    def test_a_solid_shape_counts_for_the_halo_and_a_mark_does_not(self) -> None:
        solid = Drawing().sketch("solid coat o 50 50 10", self.PAINTS)
        mark = Drawing().sketch("mark coat o 50 50 10", self.PAINTS)
        assert (len(solid.edge), len(mark.edge)) == (1, 0)

    def test_an_equals_sign_mirrors(self) -> None:
        both = Drawing().sketch("mark= coat o 20 50 10", self.PAINTS)
        assert [("matrix(-1" in mark) for mark in both.marks] == [False, True]

    def test_a_paint_may_be_made_of_another(self) -> None:
        drawn = Drawing().sketch("mark veil/.5 o 50 50 10", self.PAINTS)
        assert 'fill="#FFAA00" opacity="0.25"' in drawn.marks[0]

    @pytest.mark.parametrize(
        ("row", "says"),
        [
            ("blob coat o 1 1 1", "no verb 'blob': write solid, mark"),
            ("mark cote o 1 1 1", "no paint is called 'cote': write #hex or one of coat, line"),
        ],
    )
    def test_a_slip_of_the_pen_is_told_in_a_sentence(self, row: str, says: str) -> None:
        with pytest.raises(ValueError, match=re.escape(says)):
            Drawing().sketch(row, self.PAINTS)

    def test_the_same_sketch_is_the_same_bytes(self) -> None:
        twice = [
            Drawing().sketch("solid coat>line r 1 2 30 40 5", self.PAINTS).svg("x", (0, 0, 9, 9))
            for _ in range(2)
        ]
        assert twice[0] == twice[1]
        assert 'id="x-0"' in twice[0]

    def test_shapes_are_paths(self) -> None:
        assert shape(["o", "10", "10", "4"]) == "M6 10a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z"
        assert shape(["r", "1", "2", "3", "4"]) == "M1 2h3v4h-3z"
        assert shape(["M1", "2", "H3"]) == "M1 2 H3"

    def test_colours_mix(self) -> None:
        assert mix("#000", "#FFFFFF", 0.5) == "#808080"
