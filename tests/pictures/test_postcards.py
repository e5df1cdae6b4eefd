"""Share cards: what is drawn and written on them, whatever people are called."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lapki import games
from lapki.games.contract import Over
from lapki.match import record
from lapki.match.match import Match
from lapki.pictures import results
from lapki.pictures.letters import legible, lines, shortened, width
from lapki.pictures.postcard import Player, Postcard, painted
from lapki.pictures.raster import rasterised
from lapki.pictures.results import Scene

GOLDEN = Path(__file__).parents[1] / "golden"
FINISHED = ("boooop/ghosts", "spots/solo", "dixit/eight-refilled", "barking/five-bots")


def scene(record_file: str) -> tuple[Match, Scene]:
    text = (GOLDEN / f"{record_file}.lapki").read_text("utf-8")
    match = record.read(text, games.find)
    assert isinstance(match.due, Over)
    view = match.game.view(match.state, None)
    end = results.End(view, match.told[-1], match.due.winners, {})
    return match, results.scene(match.game.key, end)


def card(drawn: Scene, names: list[str]) -> str:
    players = [Player(n, name, "fox", None, n == 1, 7) for n, name in enumerate(names, 1)]
    return painted(Postcard("All is well!", "Ada wins", "Today", "lapki", players, drawn))


@pytest.mark.parametrize("file", FINISHED)
def test_every_game_has_a_scene_of_its_own(file: str) -> None:
    match, drawn = scene(file)
    assert drawn.how
    svg = card(drawn, [f"Ada {seat}" for seat in range(1, match.seats + 1)])
    ElementTree.fromstring(svg)  # noqa: S314 - our own
    ids = re.findall(r'id="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(ids)
    assert "var(--" not in svg, "a card is by day"
    assert "<text" not in svg
    assert "href" not in svg, "there is nothing to fetch"


def test_the_row_that_won_is_lit_and_the_rest_steps_back() -> None:
    _, drawn = scene("boooop/no-ghosts")
    svg = card(drawn, ["Ada", "Bob"])
    assert svg.count("#FFC55E") == 3, "three cells of a row"
    assert 'opacity="0.45"' in svg


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Ada", "Ada"),
        ("Соломія Ґедзь", "Соломія Ґедзь"),
        ("Zażółć", "Zażółć"),
        ("Dvořák", "Dvorak"),
        ("🦊 Ada", "Ada"),
        ("🦊🐻🐼", ""),
        ("שלום", ""),
        ("</title><script>", "</title><script>"),
        ("a\ufffe\ufdd0b", "ab"),
    ],
)
def test_only_letters_that_we_have_are_written(typed: str, read: str) -> None:
    assert legible(typed) == read


def test_what_somebody_typed_never_becomes_markup() -> None:
    _, drawn = scene("boooop/ghosts")
    svg = painted(
        Postcard(
            "<b>&", '"><script>', "&amp;", "lapki", [Player(1, "<i>", None, 3, True, 1)], drawn
        )
    )
    root = ElementTree.fromstring(svg)  # noqa: S314 - our own
    kinds = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert kinds <= {
        *("svg", "title", "defs", "g", "path"),
        *("linearGradient", "radialGradient", "stop", "clipPath"),
    }


def test_long_words_are_cut_where_there_is_no_room() -> None:
    cut = shortened("W" * 24, 30, 200)
    assert cut.endswith("…")
    assert width(cut, 30) <= 200
    assert lines("one two three", 30, width("one two", 30)) == ["one two", "three"]


def test_a_card_becomes_pixels() -> None:
    _, drawn = scene("boooop/ghosts")
    png = rasterised(card(drawn, ["Ada", "Bob"]))
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (1200, 630)
