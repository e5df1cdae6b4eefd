"""The built pages travel in the wheel. Run after `tools/web.py build`, in the part `web`."""

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_pages_travel_in_the_wheel(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    carried = set(zipfile.ZipFile(wheel).namelist())
    assert "lapki/pages/index.html" in carried
    assert "lapki/pages/pictures/dixit/dreams/84.webp" in carried
