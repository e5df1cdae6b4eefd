"""Own decks: a folder of pictures in, a deck out; hostile folders are refused in clear words."""

from __future__ import annotations

import io
import json
import os
import re
import struct
import zlib
from pathlib import Path

import pytest
from PIL import Image, PngImagePlugin

from lapki.cli.deck import import_
from lapki.house.settings import Settings
from lapki.pictures.cards import HEAVIEST, SIZE, STAND_IN
from lapki.pictures.decks import MOST, BadDeck, decks, import_deck, remove
from lapki.words import LANGUAGES, Words

FEWEST = 12


def picture(number: int, size: tuple[int, int] = (240, 360)) -> Image.Image:
    """Two colours and a slope, different for each number."""
    image = Image.linear_gradient("L").resize(size)
    return Image.merge("RGB", (image, image.rotate(number * 4), Image.new("L", size, number * 3)))


def fill(folder: Path, count: int) -> Path:
    """Pictures of all four kinds, with a camera's notes in them."""
    folder.mkdir()
    notes = Image.Exif()
    notes[0x010F] = "SecretCamera"
    for number in range(count):
        kind = ("jpg", "png", "webp", "avif")[number % 4]
        picture(number).save(folder / f"img{number}.{kind}", exif=notes)
    return folder


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with just enough pictures, where 12 are enough: 84 take their time."""
    monkeypatch.setattr("lapki.pictures.decks.FEWEST", FEWEST)
    return fill(tmp_path / "My Holiday 2026", FEWEST)


def png_claiming(width: int, height: int) -> bytes:
    """A PNG of a few bytes whose header promises a huge picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = zlib.compress(b"\0" * 1000)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    )


# --- a good folder --------------------------------------------------------------------------------


def test_84_pictures_become_a_deck(tmp_path: Path) -> None:
    made = import_deck(fill(tmp_path / "My Holiday 2026", 84), tmp_path)
    assert made.deck.name == "my-holiday-2026"
    assert made.refused == {}
    assert made.folder == tmp_path / "decks" / "my-holiday-2026"
    assert [card.card for card in made.deck.cards] == list(range(1, 85))
    for card in made.deck.cards:
        file = made.folder / f"{card.card}.webp"
        assert file.stat().st_size <= HEAVIEST
        with Image.open(file) as image:
            assert (image.format, image.size) == ("WEBP", SIZE)
    stand_ins = json.loads((made.folder / "stand-ins.json").read_bytes())
    assert len(stand_ins) == 84
    assert max(map(len, stand_ins.values())) <= STAND_IN


def test_nothing_but_pixels_survives(folder: Path, tmp_path: Path) -> None:
    note = PngImagePlugin.PngInfo()
    note.add_text("where", "SecretPlace")
    picture(1).save(folder / "img1.png", pnginfo=note)
    made = import_deck(folder, tmp_path)
    for file in made.folder.iterdir():
        data = file.read_bytes()
        assert b"Secret" not in data
        assert b"EXIF" not in data
        assert b"img" not in data


def test_pictures_are_numbered_as_people_count(folder: Path, tmp_path: Path) -> None:
    """img2 comes before img10."""
    with Image.open(folder / "img2.webp") as image:
        blue = image.convert("RGB").getpixel((120, 180))
    made = import_deck(folder, tmp_path)
    with Image.open(made.folder / "3.webp") as image:
        seen = image.convert("RGB").getpixel((300, 450))
    assert isinstance(blue, tuple)
    assert isinstance(seen, tuple)
    assert abs(blue[2] - seen[2]) < 12


def test_a_picture_taken_sideways_is_turned_upright(folder: Path, tmp_path: Path) -> None:
    turned = Image.Exif()
    turned[0x0112] = 6
    sideways = Image.new("RGB", (600, 400), "black")
    sideways.paste("white", (0, 0, 300, 400))  # the left half, which is the top when upright
    sideways.save(folder / "img0.jpg", exif=turned, quality=95)
    made = import_deck(folder, tmp_path)
    with Image.open(made.folder / "1.webp") as image:
        grey = image.convert("L")
        assert grey.getpixel((300, 100)) > 200 > 50 > grey.getpixel((300, 800))  # type: ignore[operator]


def test_keywords_come_from_a_table(folder: Path, tmp_path: Path) -> None:
    table = "file,uk,en\nimg0.jpg, море ;  літо,sea; summer;;\nimg1.png,,\n"
    (folder / "keywords.csv").write_text(table, "utf-8-sig")
    cards = import_deck(folder, tmp_path).deck.cards
    assert cards[0].words == {"uk": ("море", "літо"), "en": ("sea", "summer")}
    assert cards[1].words == {}


def test_decks_are_found_by_name_and_thrown_away(folder: Path, tmp_path: Path) -> None:
    assert decks(tmp_path) == {}
    import_deck(folder, tmp_path, "sea")
    (tmp_path / "decks" / "torn").mkdir()
    (tmp_path / "decks" / "torn" / "deck.json").write_text("{")
    assert list(decks(tmp_path)) == ["sea"]
    assert remove(tmp_path, "sea")
    assert not remove(tmp_path, "sea")
    assert not remove(tmp_path, "../decks")
    assert decks(tmp_path) == {}


def test_a_deck_is_replaced_only_when_asked(folder: Path, tmp_path: Path) -> None:
    import_deck(folder, tmp_path, "sea")
    with pytest.raises(BadDeck) as why:
        import_deck(folder, tmp_path, "sea")
    assert why.value.key == "exists"
    picture(5).save(folder / "one-more.png")
    assert len(import_deck(folder, tmp_path, "sea", replace=True).deck.cards) == FEWEST + 1
    assert [p.name for p in (tmp_path / "decks").iterdir()] == ["sea"]


# --- hostile folders ------------------------------------------------------------------------------


def test_bad_files_are_left_out_one_by_one(folder: Path, tmp_path: Path) -> None:
    whole = io.BytesIO()
    picture(3).save(whole, "JPEG")
    outside = tmp_path / "outside.png"
    picture(9).save(outside)
    (folder / "bomb.png").write_bytes(png_claiming(60_000, 60_000))
    (folder / "torn.jpg").write_bytes(whole.getvalue()[:700])
    (folder / "empty.png").write_bytes(b"")
    (folder / "page.jpg").write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")
    (folder / "program.webp").write_bytes(b"MZ" + bytes(range(256)) * 20)
    picture(4).save(folder / "moving.gif")
    Image.new("RGB", (20, 900)).save(folder / "thin.png")
    (folder / "link.png").symlink_to(outside)
    (folder / "passwords").symlink_to("/etc/passwd")
    (folder / "inner").mkdir()
    os.mkfifo(folder / "pipe.png")
    with (folder / "heavy.png").open("wb") as heavy:
        heavy.truncate(41 * 1024 * 1024)
    made = import_deck(folder, tmp_path, "sea")
    assert len(made.deck.cards) == FEWEST
    assert made.refused == {
        "bomb.png": "bomb",
        "torn.jpg": "broken",
        "empty.png": "no-picture",
        "page.jpg": "no-picture",
        "program.webp": "no-picture",
        "moving.gif": "no-picture",
        "thin.png": "small",
        "link.png": "link",
        "passwords": "link",
        "inner": "no-file",
        "pipe.png": "no-file",
        "heavy.png": "heavy",
    }


@pytest.mark.parametrize("size", [(100_000, 100_000), (8_000, 8_000), (2**31 - 1, 1)])
def test_bombs_never_go_off(size: tuple[int, int], folder: Path, tmp_path: Path) -> None:
    (folder / "img0.jpg").write_bytes(png_claiming(*size))
    with pytest.raises(BadDeck) as why:
        import_deck(folder, tmp_path, "sea")
    assert why.value.key == "too-few"
    refused = why.value.facts["refused"]
    assert isinstance(refused, dict)
    assert refused["img0.jpg"] in ("bomb", "small", "broken")


@pytest.mark.parametrize(
    "name", ["..png", "a..b.png", "..\\..\\x.png", "...", "%2e%2e%2fx.png", "~.jpg"]
)
def test_names_never_become_paths(name: str, folder: Path, tmp_path: Path) -> None:
    picture(2).save(folder / name, "PNG")
    made = import_deck(folder, tmp_path / "data", "sea")
    names = {f"{n}.webp" for n in range(1, FEWEST + 2)} | {"deck.json", "stand-ins.json"}
    assert {file.name for file in made.folder.iterdir()} <= names
    assert [p.name for p in (tmp_path / "data").rglob("*") if p.is_dir()] == ["decks", "sea"]


@pytest.mark.parametrize("name", ["..", "../x", "a/b", "Sea", "dreams", "x" * 41, "море", "a b"])
def test_a_deck_has_a_plain_name(name: str, folder: Path, tmp_path: Path) -> None:
    with pytest.raises(BadDeck) as why:
        import_deck(folder, tmp_path, name)
    assert why.value.key == "name"


def test_ten_thousand_files_are_too_many(tmp_path: Path) -> None:
    crowd = tmp_path / "crowd"
    crowd.mkdir()
    for number in range(10_000):
        (crowd / f"{number}.png").touch()
    with pytest.raises(BadDeck) as why:
        import_deck(crowd, tmp_path, "sea")
    assert (why.value.key, why.value.facts) == ("too-many", {"most": MOST})


def test_83_pictures_are_too_few_and_leave_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(BadDeck) as why:
        import_deck(fill(tmp_path / "sea", 83), tmp_path)
    assert why.value.key == "too-few"
    assert why.value.facts["count"] == 83
    assert why.value.facts["fewest"] == 84
    assert list((tmp_path / "decks").iterdir()) == []


@pytest.mark.parametrize(
    ("table", "key"),
    [
        (b"file,en\n../../etc/passwd,x\n", "keywords-file"),
        (b"file,en\nnobody.png,x\n", "keywords-file"),
        (b"\xff\xfe\x00", "keywords"),
        (b'file,en\nimg0.jpg,"open\n', "keywords"),
    ],
)
def test_a_wrong_table_of_keywords_is_refused(
    table: bytes, key: str, folder: Path, tmp_path: Path
) -> None:
    (folder / "keywords.csv").write_bytes(table)
    with pytest.raises(BadDeck) as why:
        import_deck(folder, tmp_path, "sea")
    assert why.value.key == key


# --- in words -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_what_it_did(
    language: str, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "torn.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    house = Settings(data=tmp_path)
    assert import_(house, folder, "sea", False, language) == 0
    said = capsys.readouterr()
    assert "sea" in said.out
    assert str(FEWEST) in said.out
    assert "torn.png" in said.err
    assert import_(house, folder, "sea", False, language) == 1
    assert "--replace" in capsys.readouterr().err
    assert import_(house, tmp_path / "nowhere", "", False, language) == 1
    assert "nowhere" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    source = (Path(__file__).parents[2] / "src/lapki/pictures/decks.py").read_text("utf-8")
    words = Words(language)
    reasons = set(re.findall(r'BadDeck\("([a-z-]+)"', source))
    assert len(reasons) > 9
    for reason in reasons:
        assert f"deck-{reason}" in words or f"deck-why-{reason}" in words, reason
