"""The repository is whole wherever it lies: it names no index, and nothing beside it."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted(ROOT.glob("*.lock"))

# Put together from halves, so that this file doesn't name them either.
WORKPLACE = ["/wo" + "rk/", "/ro" + "ot/", "/ho" + "me/", ".." + "/shared", "file:" + "//"]
REGISTRIES = ["pypi" + ".org", "python" + "hosted.org", "registry.npm" + "js.org"]


def tracked_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode != 0:
        pytest.skip("not a git checkout, so nothing is tracked")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_there_are_four_locks() -> None:
    names = [lock.name.removeprefix("requirements") for lock in LOCKS]
    assert names == ["-dev.lock", "-node.lock", "-uv.lock", ".lock"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_address(lock: Path) -> None:
    text = lock.read_text().lower()
    assert "://" not in text  # httpx and its like are packages, not addresses
    assert "--index" not in text
    assert "--find-links" not in text


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_pins_every_package_with_hashes(lock: Path) -> None:
    entries = lock.read_text().replace("\\\n", " ").splitlines()
    packages = [entry for entry in entries if entry and not entry.lstrip().startswith("#")]
    assert packages
    for package in packages:
        assert "==" in package, package
        assert "--hash=sha256:" in package, package


def test_what_is_played_is_what_is_tested() -> None:
    """Every pin of the lock to play with is in the lock to test with."""
    assert pins("requirements.lock") <= pins("requirements-dev.lock")


def pins(lock: str) -> set[str]:
    lines = (ROOT / lock).read_text().splitlines()
    return {line.rstrip(" \\") for line in lines if "==" in line and not line.startswith(" ")}


def test_no_file_names_the_place_where_it_was_written() -> None:
    found = []
    for file in tracked_files():
        try:
            lines = file.read_text().splitlines()
        except UnicodeDecodeError:
            continue  # a picture or a font
        for number, line in enumerate(lines, 1):
            found += [
                f"{file.relative_to(ROOT)}:{number} says {word}"
                for word in WORKPLACE + REGISTRIES
                if word in line
            ]
    assert found == []
