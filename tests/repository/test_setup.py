"""The first minute: what bootstrap.py promises, and how lightly the command line starts."""

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_bootstrap_takes_the_pythons_that_the_project_takes() -> None:
    bootstrap = runpy.run_path(str(ROOT / "bootstrap.py"))
    (_, oldest), (_, newest) = bootstrap["OLDEST"], bootstrap["NEWEST"]
    assert PROJECT["requires-python"] == f">=3.{oldest},<3.{newest + 1}"


def test_bootstrap_refuses_an_old_python_in_one_sentence() -> None:
    pretend = (
        "import runpy, sys; sys.version_info = (3, 9, 1, 'final', 0);"
        f"runpy.run_path({str(ROOT / 'bootstrap.py')!r})"
    )
    run = subprocess.run([sys.executable, "-c", pretend], capture_output=True, text=True)
    assert run.returncode == 1
    assert re.fullmatch(r"lapki: Python 3\.11 to .* this is 3\.9: .*\.\n", run.stderr)


def test_bootstrap_tells_a_python_without_pip_what_to_install(tmp_path: Path) -> None:
    checkout = copy_of_the_setup(tmp_path)
    pretend = (
        "import importlib.util, runpy; importlib.util.find_spec = lambda name: None;"
        "runpy.run_path('bootstrap.py', run_name='__main__')"
    )
    run = subprocess.run(
        [sys.executable, "-c", pretend], cwd=checkout, capture_output=True, text=True
    )
    assert run.returncode == 1
    assert re.fullmatch(r"lapki: .*apt install python3-venv.*\.\n", run.stderr)


def test_without_network_bootstrap_says_one_sentence(tmp_path: Path) -> None:
    nowhere = "http://127.0.0.1:9/simple"
    alone = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_INDEX_URL": nowhere,
        "PIP_RETRIES": "0",
        "UV_DEFAULT_INDEX": nowhere,
    }
    checkout = copy_of_the_setup(tmp_path)
    python = Path(sys.base_prefix) / "bin" / "python3"  # the one that made .venv
    run = subprocess.run(
        [python, "bootstrap.py"], cwd=checkout, env=alone, capture_output=True, text=True
    )
    assert run.returncode == 1
    assert run.stderr.count("\n") == 1
    assert "check the network" in run.stderr
    assert not (checkout / ".venv" / "lapki.stamp").exists()


def copy_of_the_setup(folder: Path) -> Path:
    checkout = folder / "lapki"
    checkout.mkdir()
    for name in ["bootstrap.py", "pyproject.toml", "requirements-dev.lock", "requirements-uv.lock"]:
        shutil.copy(ROOT / name, checkout)
    return checkout


@pytest.mark.skipif(
    not (ROOT / "src" / "lapki" / "cli" / "__init__.py").exists(), reason="there is no command line"
)
def test_help_comes_without_waiting_for_numba() -> None:
    """Numba takes more than a second to import; who only asks for help shouldn't pay it."""
    look = (
        "import sys, json; from lapki.cli import main; sys.argv = ['lapki', '--help']\n"
        "try: main()\n"
        "except SystemExit as done: assert not done.code, done.code\n"
        "print(json.dumps(sorted(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert "numba" not in json.loads(run.stdout.splitlines()[-1])
