"""A wheel is a house: it opens in an empty folder where there is no Node, and people play in it.

Run after `tools/web.py build`, in the part `web`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

from house.test_cli import served

ROOT = Path(__file__).parents[2]


def built(kind: str, source: Path, target: Path) -> Path:
    """A wheel or an sdist of these sources, made where there is nothing but Python."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    alone = {**os.environ, "PATH": str(target)}
    done = subprocess.run(build, cwd=source, env=alone, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (made,) = target.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def test_pages_travel_in_the_wheel(wheel: Path) -> None:
    carried = set(zipfile.ZipFile(wheel).namelist())
    assert "lapki/pages/index.html" in carried
    assert "lapki/pages/pictures/dixit/dreams/84.webp" in carried


@pytest.mark.slow(seconds=20)
def test_an_sdist_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(built("sdist", ROOT, tmp_path)) as sdist:
        sdist.extractall(tmp_path, filter="data")
    (source,) = (folder for folder in tmp_path.iterdir() if folder.is_dir())
    again = built("wheel", source, tmp_path)
    files = [zipfile.ZipFile(made).infolist() for made in (wheel, again)]
    assert {(f.filename, f.CRC) for f in files[1]} == {(f.filename, f.CRC) for f in files[0]}


def test_a_wheel_opens_in_an_empty_folder(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unpacked rather than installed: what it needs beside itself is here already."""
    installed, empty = tmp_path / "installed", tmp_path / "empty"
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            packed.extract(name, installed)
    empty.mkdir()
    monkeypatch.chdir(empty)
    alone = {"PYTHONPATH": str(installed), "PATH": str(empty)}
    with served(tmp_path / "data", **alone) as (url, _), httpx.Client(base_url=url) as client:
        assert '<script type="module"' in client.get("/").text
        assert client.get("/pictures/boooop/cover.svg").status_code == 200
        assert client.put("/api/v1/me", json={"name": "Ada"}).is_success
    assert list(empty.iterdir()) == []


@pytest.mark.slow(seconds=150)
def test_a_stranger_installs_it_and_plays_in_a_browser(wheel: Path, tmp_path: Path) -> None:
    """With pip, from wherever pip takes its packages, into an environment with nothing in it."""
    venv, empty = tmp_path / "venv", tmp_path / "empty"
    empty.mkdir()
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    subprocess.run([venv / "bin" / "pip", "install", "--quiet", wheel], check=True)
    command = tmp_path / "lapki"
    command.write_text(f'#!/bin/sh\ncd {empty}\nPATH={empty}\nexec {venv}/bin/lapki "$@"\n')
    command.chmod(0o755)
    play = [sys.executable, "tools/web.py", "e2e", "boooop.spec", "-g", "both play to the end"]
    strange = {**os.environ, "LAPKI_COMMAND": str(command)}
    done = subprocess.run(play, cwd=ROOT, env=strange, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout
    assert list(empty.iterdir()) == []
