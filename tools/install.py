"""How large Lapki is, and how long a stranger waits: from `pip install` to the first page.

.venv/bin/python tools/install.py      # after `make pages`

Builds wheel and sdist, installs the wheel into an empty environment, opens the house in an empty
folder without Node, and asks for the first page. Prints tables.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
import zipfile
from collections import Counter
from importlib.metadata import distributions
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
MB = 1024 * 1024


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="lapki-install-") as name:
        folder = Path(name)
        wheel = sizes(folder)
        python = install(wheel, folder)
        parts(python)
        first_page(python.with_name("lapki"), folder)
        starts(python)


def sizes(folder: Path) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    print(f"wheel {wheel.stat().st_size / MB:.1f} MB, sdist {sdist.stat().st_size / MB:.1f} MB\n")
    packed: Counter[str] = Counter()
    plain: Counter[str] = Counter()
    for file in zipfile.ZipFile(wheel).infolist():
        part = "/".join(file.filename.split("/")[:2]) if "/" in file.filename else file.filename
        packed[part] += file.compress_size
        plain[part] += file.file_size
    print("| of the wheel | packed, KB | unpacked, KB |\n|---|---:|---:|")
    for part, size in packed.most_common(8):
        print(f"| {part} | {size // 1024:,} | {plain[part] // 1024:,} |")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    pip = str(folder / "venv" / "bin" / "pip")
    print(f"\npip install: {seconds([pip, 'install', '--quiet', '--no-cache-dir', wheel]):.1f} s")
    return folder / "venv" / "bin" / "python"


def parts(python: Path) -> None:
    (packages,) = (python.parents[1] / "lib").glob("*/site-packages")
    size: Counter[str] = Counter()
    for package in distributions(path=[str(packages)]):
        for file in package.files or ():
            there = Path(str(file.locate()))
            size[package.name] += there.stat().st_size if there.is_file() else 0
    rest = size.total() - sum(many for _, many in size.most_common(7))
    print(f"\n| installed, {size.total() / MB:.0f} MB | MB |\n|---|---:|")
    for name, many in [*size.most_common(7), ("all others", rest)]:
        print(f"| {name} | {many / MB:.1f} |")


def first_page(lapki: Path, folder: Path) -> None:
    """Twice: the first start ever has yet to be compiled to bytecode."""
    empty = folder / "empty"
    empty.mkdir()
    alone = {"PATH": str(empty), "HOME": str(folder), "LAPKI_DATA": str(folder / "data")}
    print()
    for which in ("first", "second"):
        start = time.monotonic()
        house = subprocess.Popen(
            [lapki, "serve", "--port", "0"],
            cwd=empty,
            env=alone,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert house.stdout
        found = re.search(r"http://\S+", house.stdout.readline())
        assert found
        with urlopen(found[0]) as page:  # noqa: S310 - it is our own
            assert b"<script" in page.read()
        print(f"{which} start to first page: {time.monotonic() - start:.1f} s")
        house.terminate()
        house.wait(30)


def starts(python: Path) -> None:
    """The best of five, less what Python itself takes."""
    bare = best([python, "-c", ""])
    print(f"import lapki: {(best([python, '-c', 'import lapki']) - bare) * 1000:.0f} ms")
    print(f"lapki --help: {best([python.with_name('lapki'), '--help']) * 1000:.0f} ms")


def best(command: list[str | Path]) -> float:
    return min(seconds(command) for _ in range(5))


def seconds(command: list[str | Path]) -> float:
    start = time.monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=dict(os.environ))
    return time.monotonic() - start


if __name__ == "__main__":
    main()
