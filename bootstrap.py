#!/usr/bin/env python3
"""Makes .venv: everything that Lapki needs to be played, tested and changed.

Run by `make`; needs nothing but Python. Says a line a step, and one clear sentence when it can't
go on. A second run finds the stamp of the first and is over in a moment.
"""

import sys

# Kept in step with `requires-python` by a test. Comes before all that an old Python can't run.
OLDEST, NEWEST = (3, 11), (3, 15)
if not OLDEST <= sys.version_info[:2] <= NEWEST:
    sys.exit(
        "lapki: Python %d.%d to %d.%d is needed, and this is %d.%d: install one of those, or name "
        "it, as in `make test PYTHON=python3.12`." % (OLDEST + NEWEST + sys.version_info[:2])
    )

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "lapki.stamp"
TOOLS = ROOT / ".tools"
LOG_NAME = ".tools/setup.log"
LOG = ROOT / LOG_NAME
UV = TOOLS / "uv" / "bin" / "uv"
UV_LOCK = ROOT / "requirements-uv.lock"
LOCK = ROOT / "requirements-dev.lock"  # all of it; requirements.lock is the part that plays

# The build's own needs are in the lock, so nothing more is fetched for it.
ITSELF = ["--no-deps", "--no-build-isolation", "--editable", ROOT]
# Someone's habits under which pip would refuse, or uv would fetch a Python of its own.
SETTINGS = {
    "UV_SYSTEM_CERTS": "1",  # trust whom the machine trusts: mirrors and proxies of its own too
    **os.environ,
    "PIP_USER": "0",
    "PIP_REQUIRE_VIRTUALENV": "0",
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "UV_PYTHON_DOWNLOADS": "never",
}


class CannotGoOn(Exception):
    """Carries the one sentence that the person reads."""


def main() -> None:
    if is_ready():
        return
    TOOLS.mkdir(exist_ok=True)
    with open(TOOLS / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second `make` waits here, then finds the work done
        if not is_ready():
            set_up()


def is_ready() -> bool:
    """Whether .venv holds what the locks ask for and nothing else."""
    return is_alive() and STAMP.read_text() == stamp()


def is_alive() -> bool:
    """Whether .venv was made here, with this Python, and still runs."""
    try:
        made_with = STAMP.read_text().splitlines()[:1]
        return made_with == [birthplace()] and answer(PYTHON, "-c", "print('alive')") == "alive"
    except OSError:
        return False


def stamp() -> str:
    files = [LOCK, ROOT / "pyproject.toml", Path(__file__)]
    installed = sorted(path.name for path in VENV.glob("lib/*/site-packages/*.dist-info"))
    content = "\0".join([*map(Path.read_text, files), *installed])
    return birthplace() + "\n" + hashlib.sha256(content.encode()).hexdigest() + "\n"


def birthplace() -> str:
    """A virtual environment can't be moved, nor outlive its Python."""
    return " ".join([str(ROOT), sys.base_prefix, *sys.version.split()])


def answer(*command: Any) -> str:
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


def set_up() -> None:
    say("setting up .venv with Python %d.%d.%d" % sys.version_info[:3])
    LOG.write_text("")
    if not (install_uv() and install_with_uv()):
        say("uv can't do it here; trying pip, which takes longer")
        install_with_pip()
    STAMP.write_text(stamp())
    say("ready")


def install_uv() -> bool:
    """Puts the pinned uv into .tools, by whatever pip there is."""
    pinned = UV_LOCK.read_text().split("uv==", 1)[1].split()[0]
    if UV.exists() and pinned in answer(UV, "--version").split():
        return True
    say("fetching uv " + pinned)
    shutil.rmtree(TOOLS / "uv", ignore_errors=True)
    fetch = [*find_pip(), "install", "--retries", "2", "--only-binary", ":all:", "--require-hashes"]
    return succeeds(*fetch, "--target", TOOLS / "uv", "-r", UV_LOCK)


def find_pip() -> list[Any]:
    """This Python's pip; where it has none, one in a corner of .tools."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    if not importlib.util.find_spec("ensurepip"):
        raise CannotGoOn(
            "this Python can't install packages; on Debian and Ubuntu `apt install python3-venv` "
            "teaches it."
        )
    corner = TOOLS / "pip"
    pip = [corner / "bin" / "python", "-m", "pip"]
    if not succeeds(*pip, "--version"):
        make_venv(corner)
    return pip


def make_venv(folder: Path, *options: str) -> None:
    if not succeeds(sys.executable, "-m", "venv", "--clear", *options, folder):
        raise CannotGoOn("a virtual environment could not be made; see " + LOG_NAME)


def install_with_uv() -> bool:
    say("fetching packages")
    sync = [UV, "pip", "sync", "--python", PYTHON, "--require-hashes", "--no-build"]
    install = [UV, "pip", "install", "--python", PYTHON, "--offline"]
    venv = [UV, "venv", "--clear", "--no-project", "--python", sys.executable]
    return (
        (is_alive() or succeeds(*venv, VENV))
        and succeeds(*sync, LOCK)
        and succeeds(*install, *ITSELF)
    )


def install_with_pip() -> None:
    make_venv(VENV, "--without-pip")
    install = [*find_pip(), "--python", PYTHON, "install", "--retries", "2"]
    if not succeeds(*install, "--require-hashes", "--only-binary", ":all:", "-r", LOCK):
        raise CannotGoOn(
            "the packages could not be fetched: check the network, or pip's settings if it goes "
            "through a mirror or a proxy; see " + LOG_NAME
        )
    if not succeeds(*install, *ITSELF):
        raise CannotGoOn("the packages are here, but Lapki itself didn't install; see " + LOG_NAME)


def succeeds(*command: Any) -> bool:
    """Runs a command; what it says goes to the log."""
    with open(LOG, "a") as log:
        print("\n$", *command, file=log, flush=True)
        try:
            done = subprocess.run(command, stdout=log, stderr=log, cwd=ROOT, env=SETTINGS)
        except OSError as problem:
            print(problem, file=log)
            return False
        return done.returncode == 0


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
