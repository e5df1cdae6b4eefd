"""What a browser is shown beside the API: a page, and the pictures of imported decks."""

from __future__ import annotations

import asyncio
import runpy
from pathlib import Path

import httpx
import pytest

from house.harness import opened, run


@pytest.fixture(autouse=True)
def nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever this checkout has built is no part of these tests."""
    monkeypatch.setattr("lapki.house.pages.PLACES", ())
    monkeypatch.setattr("lapki.house.pages.SITES", ())


def test_a_plain_page_stands_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as browser:
            page = await browser.get("/")
            assert "lapki join" in page.text
            assert "default-src 'self'" in page.headers["content-security-policy"]

    run(scenario())


def test_the_pictures_of_a_deck_are_served(tmp_path: Path) -> None:
    deck = tmp_path / "decks" / "mine"
    deck.mkdir(parents=True)
    (deck / "1.webp").write_bytes(b"RIFF")

    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as browser:
            picture = await browser.get("/decks/mine/1.webp")
            assert picture.content == b"RIFF"
            assert picture.headers["content-type"] == "image/webp"
            assert (await browser.get("/decks/mine/2.webp")).status_code == 404

    run(scenario())


@pytest.mark.parametrize("way", ["../secret", "..%2fsecret", "mine/../../secret", "%2e%2e/secret"])
def test_nothing_else_of_the_data_folder_is(tmp_path: Path, way: str) -> None:
    (tmp_path / "secret").write_text("the house's own")

    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as browser:
            answer = await browser.get(httpx.URL(home.url + "/decks/" + way))
            assert "the house's own" not in answer.text
            assert answer.status_code in (400, 404)

    run(scenario())


# --- the built pages ----------------------------------------------------------------------------

INDEX = "<!doctype html><title>the app</title>"
IMMUTABLE = "public, max-age=31536000, immutable"


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a build leaves, beside something that is nobody's business."""
    folder = tmp_path / "dist"
    files = {
        "index.html": INDEX,
        "sw.js": "self",
        "manifest.webmanifest": "{}",
        "assets/app-1a2b.js": "let plain",
        "assets/app-1a2b.js.br": "brotli",
        "assets/app-1a2b.js.gz": "gzip",
        "assets/nunito-3c.woff2": "font",
        "pictures/spots/dog.svg": "<svg/>",
        ".hidden/map.js": "the house's own",
        "../secret.txt": "the house's own",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    (folder / "inner.txt").symlink_to(folder / "sw.js")
    monkeypatch.setattr("lapki.house.pages.PLACES", (folder,))
    return folder


def visit(folder: Path, *paths: str, **headers: str) -> list[httpx.Response]:
    """Answers to a browser that asks for all of these at once."""
    answers: list[httpx.Response] = []

    async def scenario() -> None:
        async with opened(folder) as home, httpx.AsyncClient(base_url=home.url) as browser:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            asked = (browser.get(httpx.URL(home.url + path), headers=sent) for path in paths)
            answers.extend(await asyncio.gather(*asked))

    run(scenario())
    return answers


def test_every_page_of_the_app_is_the_one_that_was_built(dist: Path, tmp_path: Path) -> None:
    for page in visit(tmp_path, "/", "/index.html", "/t/AbC_-1", "/rules/spots/", "/assets"):
        assert (page.status_code, page.text) == (200, INDEX)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"


def test_what_is_missing_is_missing(dist: Path, tmp_path: Path) -> None:
    paths = ("/no.js", "/assets/app-9.js", "/t/x.png", "/api/v1/nothing", "/api", "/decks/no",
             "/healthz/x", "/metrics/x")  # fmt: skip
    assert [page.status_code for page in visit(tmp_path, *paths)] == [404] * len(paths)


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8", IMMUTABLE),
        ("/assets/nunito-3c.woff2", "font/woff2", IMMUTABLE),
        ("/pictures/spots/dog.svg", "image/svg+xml", "public, max-age=86400"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
    ],
)
def test_each_file_says_what_it_is_and_how_long_it_may_be_kept(
    dist: Path, tmp_path: Path, path: str, kind: str, kept: str
) -> None:
    (file,) = visit(tmp_path, path, accept_encoding="identity")
    assert file.text == (dist / path.strip("/")).read_text()
    assert (file.headers["content-type"], file.headers["cache-control"]) == (kind, kept)


@pytest.mark.parametrize(
    ("takes", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0", None),
        ("identity", None),
    ],
)
def test_a_browser_gets_the_twin_that_it_takes(
    dist: Path, tmp_path: Path, takes: str, coding: str | None
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as browser:
            asked = browser.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": takes})
            async with asked as file:
                raw = b"".join([part async for part in file.aiter_raw()])
            twins = {"br": b"brotli", "gzip": b"gzip", None: b"let plain"}
            assert (file.headers.get("content-encoding"), raw) == (coding, twins[coding])
            assert file.headers["content-type"].startswith("text/javascript")
            assert file.headers["vary"] == "Accept-Encoding"

    run(scenario())


def test_what_a_browser_has_isnt_sent_again(dist: Path, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as browser:
            tag = (await browser.get("/sw.js")).headers["etag"]
            again = await browser.get("/sw.js", headers={"if-none-match": f'"x", W/{tag}'})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            assert again.headers["cache-control"] == "no-cache"
            (dist / "sw.js").write_text("another one")
            changed = await browser.get("/sw.js", headers={"if-none-match": tag})
            assert (changed.status_code, changed.text) == (200, "another one")
            head = await browser.head("/sw.js")
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == str(len("another one"))

    run(scenario())


@pytest.mark.parametrize(
    "way",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/%2fsecret.txt",
        "/link.txt",
        "/.hidden/map.js",
        "/assets/%00.js",
        "/" + "x" * 400 + ".js",
    ],
)
def test_nothing_outside_the_pages_is_shown(dist: Path, tmp_path: Path, way: str) -> None:
    (file,) = visit(tmp_path, way)
    assert "the house's own" not in file.text
    assert file.status_code == 404


def test_an_absolute_path_is_no_way_out(dist: Path, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    for file in visit(tmp_path, f"/{secret}", f"//{secret}", f"/decks/{secret}", f"/%2f{secret}"):
        assert "the house's own" not in file.text
        assert file.status_code == 404


def test_a_link_that_stays_inside_is_followed(dist: Path, tmp_path: Path) -> None:
    (file,) = visit(tmp_path, "/inner.txt")
    assert file.text == "self"


def test_a_first_visit_is_never_too_fast(dist: Path, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            opened(tmp_path, limits="requests=10/10") as home,
            httpx.AsyncClient(base_url=home.url) as browser,
        ):
            files = await asyncio.gather(
                *(browser.get("/pictures/spots/dog.svg") for _ in range(60))
            )
            assert {file.status_code for file in files} == {200}
            asked = [await browser.get("/api/v1/games") for _ in range(12)]
            assert {answer.status_code for answer in asked} == {200, 429}

    run(scenario())


def test_pages_that_are_built_later_are_shown(dist: Path, tmp_path: Path) -> None:
    index = dist / "index.html"
    built = index.read_text()
    index.unlink()

    async def scenario() -> None:
        async with opened(tmp_path) as home, httpx.AsyncClient(base_url=home.url) as browser:
            assert "lapki join" in (await browser.get("/")).text
            assert (await browser.get("/t/1")).status_code == 404
            index.write_text(built)
            assert (await browser.get("/")).text == INDEX

    run(scenario())


# --- the site -----------------------------------------------------------------------------------


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site of two pages, beside something that is nobody's business."""
    folder = tmp_path / "site"
    files = {
        "index.html": "<title>all of it",
        "house/index.html": "<title>the house",
        "assets/search.js": "let plain",
        "assets/search.js.gz": "gzip",
        "../secret.txt": "the house's own",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    monkeypatch.setattr("lapki.house.pages.SITES", (tmp_path / "none", folder))
    return folder


def test_the_site_is_served_below_docs(dist: Path, site: Path, tmp_path: Path) -> None:
    home, house, script = visit(
        tmp_path, "/docs/", "/docs/house/", "/docs/assets/search.js", accept_encoding="identity"
    )
    assert (home.text, house.text) == ("<title>all of it", "<title>the house")
    assert script.headers["content-type"].startswith("text/javascript")
    for page in (home, house, script):
        assert page.headers["content-security-policy"].startswith("default-src 'self'")
        assert page.headers["cache-control"] == "no-cache"


def test_a_page_of_the_site_ends_with_a_slash(dist: Path, site: Path, tmp_path: Path) -> None:
    """Else its links would lead from the folder above."""
    for page in visit(tmp_path, "/docs", "/docs/house"):
        assert page.status_code == 308
        assert page.headers["location"] == f"{page.request.url.path}/"


def test_nothing_else_is_there(dist: Path, site: Path, tmp_path: Path) -> None:
    ways = ("/docs/none/", "/docs/../secret.txt", "/docs/..%2fsecret.txt", "/docs/none.css")
    for page in visit(tmp_path, *ways):
        assert page.status_code == 404
        assert "the house's own" not in page.text


def test_a_house_without_a_site_says_so(dist: Path, tmp_path: Path) -> None:
    assert [page.status_code for page in visit(tmp_path, "/docs/")] == [404]


# --- in a wheel ---------------------------------------------------------------------------------


def carried(root: Path, version: str = "standard") -> dict[str, str]:
    """What the build's hook adds to a wheel made in this folder."""
    file = Path(__file__).parents[2] / "hatch_build.py"
    hook = runpy.run_path(str(file))["Carry"](str(root), {}, None, None, str(root), "wheel")
    added: dict[str, str] = {}
    hook.initialize(version, {"force_include": added})
    return added


def test_a_wheel_carries_the_pages(dist: Path, tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    dist.rename(tmp_path / "web" / "dist")
    with pytest.raises(SystemExit, match="build/site"):
        carried(tmp_path)
    (tmp_path / "build" / "site").mkdir(parents=True)
    (tmp_path / "build" / "site" / "index.html").touch()
    assert carried(tmp_path) == {
        "locales": "lapki/locales",
        "web/dist": "lapki/pages",
        "build/site": "lapki/site",
    }
    assert carried(tmp_path, "editable") == {}


def test_a_wheel_without_pages_has_to_be_wished_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LAPKI_WITHOUT_PAGES", raising=False)
    with pytest.raises(SystemExit, match="make pages"):
        carried(tmp_path)
    monkeypatch.setenv("LAPKI_WITHOUT_PAGES", "1")
    assert carried(tmp_path) == {"locales": "lapki/locales"}
