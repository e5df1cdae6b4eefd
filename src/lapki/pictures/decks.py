"""Own decks: a folder of pictures becomes a deck that a table of Dixit can choose by its name.

A deck lives in `DATA/decks/NAME/`: the cards as `1.webp` … `N.webp`, all stand-ins in
`stand-ins.json`, and `deck.json` with the keywords. Nothing of a strange file survives but its
pixels: its name becomes a number, and what a camera wrote into it is left behind.
"""

from __future__ import annotations

import csv
import io
import os
import re
import shutil
import stat
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image, ImageOps, UnidentifiedImageError

from lapki.pictures.cards import SIZE, STAND_INS, fitting, small

FEWEST, MOST = 84, 1000
"""How many pictures a deck may have: enough for a game, and few enough to look at."""
FORMATS = ("JPEG", "PNG", "WEBP", "AVIF")
HEAVIEST = 40 * 1024 * 1024
WIDEST = 60_000_000  # pixels: larger than any camera's picture that a card could want
SMALLEST = 200  # pixels along the shorter side
KEYWORDS = "keywords.csv"
LANGUAGES = ("uk", "pl", "ru", "en")
NAME = re.compile(r"[a-z0-9-]{1,40}")
TAKEN = ("dreams",)
PAPER = (255, 250, 242)  # behind pictures that are transparent


class BadDeck(Exception):
    """Why a folder can't be made into a deck: a key for the words, and the facts."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key, self.facts = key, facts


class Card(msgspec.Struct, frozen=True):
    """One card: its number and its keywords in each language."""

    card: int
    words: dict[str, tuple[str, ...]]


class Deck(msgspec.Struct, frozen=True):
    """A deck as `deck.json` keeps it."""

    name: str
    cards: tuple[Card, ...]


class Imported(msgspec.Struct, frozen=True):
    """What came of an import: the deck, where it lies, and which files were refused and why."""

    deck: Deck
    folder: Path
    refused: dict[str, str]


def import_deck(source: Path, data: Path, name: str = "", *, replace: bool = False) -> Imported:
    """Make a deck of the pictures in a folder. Files that can't be used are refused one by one."""
    name = name or re.sub(r"[^a-z0-9]+", "-", source.resolve().name.lower()).strip("-")
    target = _place(data, name, replace)
    names, refused = _listing(source)
    keywords = _keywords(source, set(names))
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".making-") as workshop:
        made = Path(workshop) / name
        made.mkdir()
        cards: list[Card] = []
        stand_ins: dict[str, str] = {}
        for file in names:
            try:
                picture = _picture(source / file)
            except BadDeck as why:
                refused[file] = why.key
                continue
            number = len(cards) + 1
            (made / f"{number}.webp").write_bytes(fitting(picture))
            stand_ins[str(number)] = small(picture)
            cards.append(Card(number, keywords.get(file, {})))
        if len(cards) < FEWEST:
            raise BadDeck("too-few", count=len(cards), fewest=FEWEST, refused=refused)
        deck = Deck(name, tuple(cards))
        (made / STAND_INS).write_bytes(msgspec.json.encode(stand_ins))
        (made / "deck.json").write_bytes(msgspec.json.format(msgspec.json.encode(deck)))
        if target.exists():
            target.rename(Path(workshop) / "old")
        made.rename(target)
    return Imported(deck, target, refused)


def decks(data: Path) -> dict[str, Deck]:
    """The imported decks by their names, for whoever offers them; what isn't whole is left out."""
    found = {}
    for file in sorted((data / "decks").glob("*/deck.json")):
        try:
            deck = msgspec.json.decode(file.read_bytes(), type=Deck)
        except (OSError, msgspec.DecodeError):
            continue
        if deck.name == file.parent.name and len(deck.cards) >= FEWEST:
            found[deck.name] = deck
    return found


def remove(data: Path, name: str) -> bool:
    """Throw an imported deck away; False if there is none."""
    if name not in decks(data):
        return False
    shutil.rmtree(data / "decks" / name)
    return True


def _place(data: Path, name: str, replace: bool) -> Path:
    if not NAME.fullmatch(name) or name in TAKEN:
        raise BadDeck("name", name=name)
    target = data / "decks" / name
    if target.exists() and not replace:
        raise BadDeck("exists", name=name)
    return target


def _listing(source: Path) -> tuple[list[str], dict[str, str]]:
    """The pictures' names in order, and what can be refused at a glance. Nothing is followed."""
    if not source.is_dir():
        raise BadDeck("no-folder", folder=str(source))
    names, refused = [], {}
    with os.scandir(source) as entries:
        for entry in entries:
            if entry.name.startswith(".") or entry.name == KEYWORDS:
                continue
            if not entry.is_file(follow_symlinks=False):
                refused[entry.name] = "link" if entry.is_symlink() else "no-file"
            else:
                names.append(entry.name)
            if len(names) + len(refused) > MOST:
                raise BadDeck("too-many", most=MOST)
    return sorted(names, key=_in_order), dict(sorted(refused.items()))


def _in_order(name: str) -> list[tuple[int, str]]:
    """2.jpg comes before 10.jpg."""
    return [
        (int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d{1,9})", name)
    ]


def _picture(file: Path) -> Image.Image:
    """A card's pixels. The size is read before the pixels are, so that a bomb never goes off."""
    data = _bytes(file)
    with _patience():
        try:
            with Image.open(io.BytesIO(data), formats=FORMATS) as image:
                width, height = image.size
                if width * height > WIDEST:
                    raise BadDeck("bomb")
                if min(width, height) < SMALLEST:
                    raise BadDeck("small")
                image.draft("RGB", (SIZE[0] * 2, SIZE[1] * 2))
                upright = ImageOps.exif_transpose(image)
                return ImageOps.fit(_flat(upright), SIZE, Image.Resampling.LANCZOS)
        except UnidentifiedImageError:
            raise BadDeck("no-picture") from None
        except Image.DecompressionBombError:
            raise BadDeck("bomb") from None
        except (OSError, SyntaxError, ValueError, EOFError, OverflowError, MemoryError):
            raise BadDeck("broken") from None  # what Pillow raises at a torn or a forged file


def _bytes(file: Path) -> bytes:
    """A plain file's content, opened once and not through a link, whatever it became since."""
    try:
        opened = os.open(
            file, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
        )
    except OSError:
        raise BadDeck("unreadable") from None
    with os.fdopen(opened, "rb") as stream:
        about = os.fstat(stream.fileno())
        if not stat.S_ISREG(about.st_mode):
            raise BadDeck("no-file")
        if about.st_size > HEAVIEST:
            raise BadDeck("heavy")
        return stream.read(HEAVIEST + 1)


def _flat(image: Image.Image) -> Image.Image:
    """In plain colours, on paper; nothing but pixels goes on from here."""
    seen = image.convert("RGBA")
    ground = Image.new("RGBA", seen.size, (*PAPER, 255))
    return Image.alpha_composite(ground, seen).convert("RGB")


def _keywords(source: Path, names: set[str]) -> dict[str, dict[str, tuple[str, ...]]]:
    """`keywords.csv`: a column `file`, and one for each language, words with `;` between them."""
    file = source / KEYWORDS
    if not file.is_file() or file.is_symlink():
        return {}
    try:
        rows = list(csv.DictReader(io.StringIO(_bytes(file).decode("utf-8-sig")), strict=True))
    except (UnicodeDecodeError, csv.Error):
        raise BadDeck("keywords") from None
    known: dict[str, dict[str, tuple[str, ...]]] = {}
    for row in rows:
        name = row.get("file") or ""
        if name not in names:
            raise BadDeck("keywords-file", file=name)
        known[name] = {
            language: _words(row.get(language)) for language in LANGUAGES if row.get(language)
        }
    return known


def _words(cell: Any) -> tuple[str, ...]:
    parts = (re.sub(r"\s+", " ", part).strip()[:60] for part in str(cell).split(";"))
    return tuple(part for part in parts if part)[:20]


@contextmanager
def _patience() -> Iterator[None]:
    """Pillow's warnings are no business of the reader: we look at sizes ourselves."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
