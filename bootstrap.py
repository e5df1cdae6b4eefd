#!/usr/bin/env python3
"""Makes .venv: everything that Lapki needs to be played, tested and changed.

Run by `make`; needs nothing but Python. Says a line a step, and one clear sentence when it can't go on.
A second run finds the stamp of the first and is over in a moment.
"""

import sys

# Kept in step with `requires-python` by tests/repository. Must come before anything that old Pythons can't read.
OLDEST, NEWEST = (3, 11), (3, 15)
if not OLDEST <= sys.version_info[:2] <= NEWEST:
    sys.exit(
        "Lapki needs Python 3.%d to 3.%d, and %s is %d.%d: try `make PYTHON=python3.%d`, or install one of those."
        % (OLDEST[1], NEWEST[1], sys.executable, *sys.version_info[:2], OLDEST[1])
    )

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "lapki.stamp"
TOOLS = ROOT / ".tools"
LOG = TOOLS / "setup.log"
UV = TOOLS / "uv" / "bin" / "uv"
UV_LOCK = ROOT / "requirements-uv.lock"
LOCK = ROOT / "requirements-dev.lock"  # the whole workshop; requirements.lock is the part that only plays


class CannotGoOn(Exception):
    """Carries the one sentence that the person reads."""


def main() -> None:
    if is_ready():
        return
    TOOLS.mkdir(exist_ok=True)
    with open(TOOLS / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second `make` waits here, then finds the work done
        if not is_ready():
            LOG.write_text("")
            set_up()


def is_ready() -> bool:
    """Whether .venv is the one that the locks ask for, unbroken and in its place."""
    try:
        if STAMP.read_text() != fingerprint():
            return False
        return subprocess.run([PYTHON, "-c", ""], capture_output=True).returncode == 0
    except OSError:
        return False


def fingerprint() -> str:
    """Changes with the locks, the project, the Python, the folder, and what lies in .venv."""
    files = [LOCK, ROOT / "pyproject.toml", Path(__file__)]
    installed = sorted(path.name for path in VENV.glob("lib/*/site-packages/*.dist-info"))
    parts = [ROOT, sys.version, sys.base_prefix, *map(Path.read_text, files), *installed]
    return hashlib.sha256("\0".join(map(str, parts)).encode()).hexdigest()


def set_up() -> None:
    say("setting up .venv with Python %d.%d.%d" % sys.version_info[:3])
    if not (install_uv() and install_with_uv()):
        say("uv can't do it here; trying pip, which takes longer")
        install_with_pip()
    STAMP.write_text(fingerprint())
    say("ready")


def install_uv() -> bool:
    """Puts the pinned uv into .tools, by whatever pip there is."""
    pinned = UV_LOCK.read_text().split("uv==", 1)[1].split()[0]
    if UV.exists() and pinned in subprocess.run([UV, "--version"], capture_output=True, text=True).stdout.split():
        return True
    say("fetching uv " + pinned)
    shutil.rmtree(TOOLS / "uv", ignore_errors=True)
    return succeeds(
        *find_pip(), "install", "--target", TOOLS / "uv", "--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", UV_LOCK
    )


def find_pip() -> list:
    """This Python's pip; where it has none, one in a corner of .tools."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    corner = TOOLS / "pip"
    if not succeeds(corner / "bin" / "python", "-m", "pip", "--version"):
        make_plain_venv(corner)
    return [corner / "bin" / "python", "-m", "pip"]


def make_plain_venv(folder: Path) -> None:
    if not importlib.util.find_spec("ensurepip"):
        raise CannotGoOn(
            "%s has neither pip nor venv: install them (on Debian and Ubuntu: `apt install python3-venv`)." % sys.executable
        )
    if not succeeds(sys.executable, "-m", "venv", "--clear", folder):
        raise CannotGoOn("Python could not make a virtual environment in %s%s" % (folder, see_log()))


def install_with_uv() -> bool:
    say("fetching the packages of " + LOCK.name)
    return (
        succeeds(UV, "venv", "--quiet", "--clear", "--no-project", "--python", sys.executable, VENV)
        and succeeds(UV, "pip", "sync", "--python", PYTHON, "--require-hashes", LOCK)
        and succeeds(UV, "pip", "install", "--python", PYTHON, "--offline", "--no-deps", "--no-build-isolation", "--editable", ROOT)
    )


def install_with_pip() -> None:
    make_plain_venv(VENV)
    install = [PYTHON, "-m", "pip", "install", "--retries", "2"]
    if not succeeds(*install, "--require-hashes", "-r", LOCK):
        raise CannotGoOn("The packages could not be fetched: is there a network, or a package index that pip knows?" + see_log())
    if not succeeds(*install, "--no-deps", "--no-build-isolation", "--editable", ROOT):
        raise CannotGoOn("Lapki itself could not be installed into .venv." + see_log())


def succeeds(*command) -> bool:
    """Runs a command with its words kept in the log."""
    # Settings under which pip or uv would refuse, or fetch a Python of their own.
    quiet = {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "UV_PYTHON_DOWNLOADS": "never"}
    with open(LOG, "a") as log:
        log.write("\n$ %s\n" % " ".join(map(str, command)))
        log.flush()
        try:
            return subprocess.run(command, stdout=log, stderr=log, cwd=ROOT, env={**os.environ, **quiet}).returncode == 0
        except OSError as problem:
            log.write("%s\n" % problem)
            return False


def see_log() -> str:
    return " (The details are in %s.)" % LOG.relative_to(ROOT)


def say(words: str) -> None:
    print("lapki: " + words, flush=True)


if __name__ == "__main__":
    try:
        main()
    except CannotGoOn as why:
        sys.exit("lapki: %s" % why)
    except OSError as problem:
        sys.exit("lapki: .venv can't be set up here: %s." % problem)
    except KeyboardInterrupt:
        sys.exit("lapki: stopped; run it again to go on.")
