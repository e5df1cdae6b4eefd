"""The site of docs/: what leads nowhere is found, and pages find their places."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from toolbox import load_tool

ROOT = Path(__file__).resolve().parents[2]
site = load_tool("site")


def page(text: str, name: str = "docs/hosting.md") -> str:
    path = ROOT / name
    places = {
        path: path.relative_to(ROOT / "docs"),
        ROOT / "SECURITY.md": Path("SECURITY.md"),
        ROOT / "docs" / "scale.md": Path("scale.md"),
    }
    linked: str = site.Page(path, places[path], places, ROOT / "build" / "none").linked(text)
    return linked


@pytest.mark.parametrize(
    ("there", "on_the_site"),
    [
        ("[more](scale.md#the-bus)", "[more](scale.md#the-bus)"),
        ("[promises](../SECURITY.md)", "[promises](SECURITY.md)"),
        ("[all](../README.md)", "[all](index.md)"),
        ("[types](reference/types.md#me)", "[types](reference/types.md#me)"),
        ("[play](/learn/spots)", "[play](/learn/spots)"),
        ("[age](https://age.example)", "[age](https://age.example)"),
        ("[`fate.py`](../src/lapki/match/fate.py)", "`src/lapki/match/fate.py`"),
        ("[a unit](../deploy/lapki@.service)", "a unit (`deploy/lapki@.service`)"),
        (
            "![Boooop](../web/public/pictures/boooop/cover.svg)",
            "![Boooop](/pictures/boooop/cover.svg)",
        ),
        ("```\n[x](nothing.md)\n```", "```\n[x](nothing.md)\n```"),
    ],
)
def test_a_link_leads_to_the_same_on_the_site(there: str, on_the_site: str) -> None:
    assert page(there) == on_the_site


def test_a_link_to_a_file_that_isnt_there_is_an_error() -> None:
    with pytest.raises(site.Wrong, match=r"docs/hosting\.md: there is no nowhere\.md"):
        page("see [that](nowhere.md)")


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "index.html").write_text('<h1 id="a"></h1><a href="inner/#b"></a><a href="#a"></a>')
    (tmp_path / "inner" / "index.html").write_text(
        '<a href="../#a"></a><a href="../#z"></a><img src="no.png"><a href="/house"></a>'
    )
    assert sorted(site.broken_links(tmp_path)) == [
        "index.html: inner/#b",
        "inner/index.html: ../#z",
        "inner/index.html: no.png",
    ]


def test_the_navigation_has_every_page_once() -> None:
    there = site.placed()
    there[ROOT / "docs" / "late.md"] = Path("late.md")
    nav = tomllib.loads(site.configured(there))["project"]["nav"]
    named = list(site.leaves(nav))
    assert len(named) == len(set(named))
    assert {place.as_posix() for place in there.values()} <= set(named)
    assert "late.md" in nav[-1]["More"]


def test_no_page_has_code_in_its_markup(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    html = tmp_path / "deep" / "index.html"
    html.write_text('<script>hello()</script><script type="application/json">{}</script>')
    (tmp_path / "assets" / "javascripts").mkdir(parents=True)
    bundle = tmp_path / "assets" / "javascripts" / "bundle.1.js"
    bundle.write_text('o.appendChild(C("style",{},Tc.toString()));')
    site.fit(tmp_path)
    found = re.match(r'<script src="../(assets/inline/\w+\.js)"></script>', html.read_text())
    assert found
    assert (tmp_path / found[1]).read_text() == "hello()"
    bundle = tmp_path / "assets" / "javascripts" / "bundle.2.js"
    bundle.write_text("something else")
    with pytest.raises(site.Wrong, match="isn't as it was"):
        site.fit(tmp_path)
