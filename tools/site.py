"""The site of docs/: `python tools/site.py` builds it into build/site, from where the house serves
it at /docs.

Gathers the pages, with those of the top folder that they lead to; writes the reference from the
code (`tools/reference.py`); lets Zensical build it, strictly; makes it fit for the house, whose
pages bring no code in their markup; and follows every link. It does nothing that was done before
with the same sources.
"""

import gzip
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import reference  # noqa: E402  (it lies beside this file)

DOCS = ROOT / "docs"
PUBLIC = ROOT / "web" / "public"
SOURCE = ROOT / "build" / "site-source"
SITE = ROOT / "build" / "site"
STAMP = SITE / ".stamp"
BESIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
"""Pages of the top folder that the site has, too."""
IN_A_CLONE = {"pictures.md", "dreams.md", "pictures/apart.md"}
"""Two megabytes of sheets for whoever draws: they stay in the repository."""
HOME = {"README.md": "index.md"}
"""What stands for another page there."""
REFERENCE = {DOCS / "reference" / name for name in reference.NAMES}
"""Pages that only the site has: they are written from the code."""
ZENSICAL = Path(sys.executable).with_name("zensical")
PACKED = {".html", ".js", ".css", ".json", ".svg"}
"""What gets a compressed twin."""
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"^(```.*?^```)", re.M | re.S)
STYLED = re.compile(r"(\w+)\.appendChild\(\w+\(\"style\",\{\},(\w+)\.toString\(\)\)\)")
"""Where the theme puts styles into the markup of its search, which the house's policy forbids."""
ADOPTED = r"\1.adoptedStyleSheets=[new CSSStyleSheet];\1.adoptedStyleSheets[0].replaceSync(\2)"
INLINE = re.compile(r"<script>(.*?)</script>", re.S)


class Wrong(Exception):
    """The site can't be built: says why."""


def main() -> int:
    wanted = digest()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return 0
    shutil.rmtree(SITE, ignore_errors=True)
    try:
        gather(SOURCE)
        build(SOURCE)
        fit(SITE)
        if broken := list(broken_links(SITE)):
            raise Wrong("Links that lead nowhere:\n  " + "\n  ".join(broken))
    except Wrong as why:
        print(why, file=sys.stderr)
        return 1
    STAMP.write_text(wanted)
    pages = len(list(SITE.rglob("*.html")))
    print(f"lapki: the site has {pages} pages, in {SITE.relative_to(ROOT)}")
    return 0


def digest() -> str:
    """Of all that the site is made of."""
    floors = ("house", "games", "bots")
    code = [path for name in floors for path in (ROOT / "src/lapki" / name).rglob("*.py")]
    tools = [ROOT / "tools" / name for name in ("site.py", "reference.py", "wire.py")]
    lock = ROOT / "requirements-dev.lock"
    sum_ = sha256()
    for path in sorted([*DOCS.rglob("*"), *(ROOT / name for name in BESIDE), *code, *tools, lock]):
        if path.is_file():
            sum_.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return sum_.hexdigest()


# --- gathering ----------------------------------------------------------------------------------


def gather(target: Path) -> None:
    """All pages in one folder, with links that lead somewhere on the site."""
    shutil.rmtree(target, ignore_errors=True)
    places = placed()
    for path, place in places.items():
        text = path.read_text(encoding="utf-8")
        if place == Path("decisions/index.md"):
            text += listed(sorted(path.parent.glob("0*.md")))
        write(target / "docs" / place, Page(path, place, places, target).linked(text))
    for name, text in reference.pages().items():
        write(target / "docs" / "reference" / name, text)
    for own in ("lapki.css", "lapki.js"):
        shutil.copy(DOCS / own, target / "docs")
    write(target / "zensical.toml", configured(places))


def placed() -> dict[Path, Path]:
    """Each page, and where it is on the site."""
    pages = {path: path.relative_to(DOCS) for path in DOCS.rglob("*.md")}
    pages |= {ROOT / name: Path(name) for name in BESIDE}
    return {
        path: place.with_name(HOME.get(place.name, place.name))
        for path, place in pages.items()
        if place.as_posix() not in IN_A_CLONE
    }


def listed(decisions: list[Path]) -> str:
    """All decisions, the newest first."""
    titles = [(path.name, path.read_text(encoding="utf-8").splitlines()[0]) for path in decisions]
    return "\n" + "".join(f"- [{title.strip('# ')}]({name})\n" for name, title in reversed(titles))


class Page:
    """A page on its way from the repository, where files lie around it, to the site."""

    def __init__(self, path: Path, place: Path, places: dict[Path, Path], target: Path) -> None:
        self.path, self.place, self.places, self.target = path, place, places, target

    def linked(self, text: str) -> str:
        """The text, with links as they are on the site; code is left alone."""
        parts = FENCE.split(text)
        parts[::2] = [LINK.sub(self._link, part) for part in parts[::2]]
        return "".join(parts)

    def _link(self, found: re.Match[str]) -> str:
        picture, text, link = found.groups()
        where, hash_, anchor = link.partition("#")
        if "://" in link or not where or where.startswith("/"):
            return found[0]
        path = (self.path.parent / where).resolve()
        if path == ROOT / "README.md":
            return f"[{text}]({self._way('index.md')}{hash_}{anchor})"
        if path in self.places or path in REFERENCE:
            place = self.places.get(path) or path.relative_to(DOCS)
            return f"[{text}]({self._way(place)}{hash_}{anchor})"
        if picture and path.is_relative_to(PUBLIC):  # the house has it already
            return f"![{text}](/{path.relative_to(PUBLIC).as_posix()})"
        if picture and path.is_relative_to(DOCS):
            place = path.relative_to(DOCS)
            (self.target / "docs" / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, self.target / "docs" / place)
            return f"![{text}]({self._way(place)})"
        if not path.exists():
            raise Wrong(f"{self.path.relative_to(ROOT)}: there is no {where}")
        return self._named(text, str(path.relative_to(ROOT)))

    def _named(self, text: str, name: str) -> str:
        """A file that only the repository has: by its name, for whoever has a clone."""
        known = text.strip("`/") in name
        return f"`{name}`" if known else f"{text} (`{name}`)"

    def _way(self, to: Path | str) -> str:
        return Path(os.path.relpath(to, self.place.parent)).as_posix()


def configured(places: dict[Path, Path]) -> str:
    """The settings, with a navigation of pages that there are."""
    text = (DOCS / "zensical.toml").read_text(encoding="utf-8")
    there = {place.as_posix() for place in places.values()}
    there |= {f"reference/{name}" for name in reference.NAMES}
    settings = tomllib.loads(text)["project"]
    nav = [entry for entry in (navigated(one, there) for one in settings["nav"]) if entry]
    named = set(leaves(nav))
    more = sorted(there - named)
    if more:
        nav.append({"More": [titled(page) for page in more]})
    head, _, tail = text.partition("nav = [\n")
    return f"{head}nav = {written(nav)}\n{tail.partition(chr(10) + ']' + chr(10))[2]}"


def navigated(entry: dict[str, Any], there: set[str]) -> dict[str, Any] | None:
    """An entry without what isn't there; `folder/*` is all of that folder."""
    ((title, what),) = entry.items()
    if isinstance(what, list):
        kept = [one for one in (navigated(one, there) for one in what) if one]
        return {title: kept} if kept else None
    if what.endswith("/*"):
        folder = what[:-1]
        inside = sorted(page for page in there if page.startswith(folder))
        index = [page for page in inside if page == f"{folder}index.md"]
        return {title: [*index, *(titled(page) for page in inside if page not in index)]}
    return entry if what in there else None


def titled(page: str) -> dict[str, str] | str:
    """A page by what it calls itself."""
    path = DOCS / page
    if not path.is_file():
        return page
    title = path.read_text(encoding="utf-8").splitlines()[0].strip("# ")
    return {title: page}


def leaves(nav: Any) -> Iterator[str]:
    for entry in nav:
        what = next(iter(entry.values())) if isinstance(entry, dict) else entry
        yield from leaves(what) if isinstance(what, list) else (what,)


def written(nav: Any) -> str:
    """As TOML, in which a dictionary stands in one line."""
    if isinstance(nav, list):
        return "[" + ", ".join(map(written, nav)) + "]"
    if isinstance(nav, dict):
        return "{" + ", ".join(f"{quoted(k)} = {written(v)}" for k, v in nav.items()) + "}"
    return quoted(nav)


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


# --- building -----------------------------------------------------------------------------------


def build(source: Path) -> None:
    """Any warning is an error."""
    command = [str(ZENSICAL), "build", "--clean", "--strict", "--config-file", "zensical.toml"]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True)
    if done.returncode:
        said = re.sub("\x1b[^m]*m", "", done.stdout).partition("Traceback")[0]
        raise Wrong(f"Zensical can't build the site:\n{said}{done.stderr}")
    (source / "site").rename(SITE)


def fit(site: Path) -> None:
    """As the house serves pages: no code in the markup, nothing that nobody asks for, twins."""
    texts = {page: page.read_text(encoding="utf-8") for page in site.rglob("*.html")}
    for page, text in texts.items():
        page.write_text(INLINE.sub(partial(moved, page, site), text), encoding="utf-8")
    (bundle,) = (site / "assets" / "javascripts").glob("bundle.*.js")
    code, changed = STYLED.subn(ADOPTED, bundle.read_text(encoding="utf-8"))
    if changed != 1:
        raise Wrong(f"{bundle.name} isn't as it was: look how its search gets its styles.")
    bundle.write_text(code, encoding="utf-8")
    asked = "".join(texts.values())
    for file in [*site.rglob("*.css"), *site.rglob("*.js"), *site.rglob("*.xml")]:
        if file.name not in asked and file.parent.name != "inline":
            file.unlink()
    (site / "sitemap.xml.gz").unlink(missing_ok=True)
    for file in [file for file in site.rglob("*") if file.suffix in PACKED]:
        packed = gzip.compress(file.read_bytes(), mtime=0)
        file.with_name(f"{file.name}.gz").write_bytes(packed)


def moved(page: Path, site: Path, found: re.Match[str]) -> str:
    """A script in a file of its own, named after what it says: many pages share it."""
    code = found[1]
    file = site / "assets" / "inline" / f"{sha256(code.encode()).hexdigest()[:12]}.js"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(code, encoding="utf-8")
    return f'<script src="{Path(os.path.relpath(file, page.parent)).as_posix()}"></script>'


# --- links --------------------------------------------------------------------------------------


class Anchors(HTMLParser):
    """Where a page leads, and where one can be led to on it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value is not None and tag != "base":
                self.links.add(value)
            if name in ("id", "name") and value:
                self.ids.add(value)


def broken_links(site: Path) -> Iterator[str]:
    """Links to files or places of the site that aren't there. Those that begin with a slash lead
    into the house, which isn't here."""
    known = {page: Anchors(page.read_text(encoding="utf-8")) for page in site.rglob("*.html")}
    for page, anchors in known.items():
        if page.name == "404.html":
            continue  # it is shown at any address, so its links begin with a slash
        for link in sorted(anchors.links):
            where = urlsplit(link)
            if where.scheme or where.netloc or link.startswith("/"):
                continue
            target = (page.parent / unquote(where.path)).resolve() if where.path else page
            target = target / "index.html" if target.is_dir() else target
            lost = not target.is_file()
            if lost or (
                where.fragment
                and target in known
                and unquote(where.fragment) not in known[target].ids
            ):
                yield f"{page.relative_to(site)}: {link}"


if __name__ == "__main__":
    sys.exit(main())
