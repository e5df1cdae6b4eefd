"""A wheel is whole: what the program reads when it runs travels inside it."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_words_and_data_travel_in_the_wheel(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    without = {**os.environ, "LAPKI_WITHOUT_PAGES": "1"}  # tests/web looks at those
    done = subprocess.run(build, cwd=ROOT, env=without, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    carried = set(zipfile.ZipFile(wheel).namelist())

    data = {str(file.relative_to(ROOT / "src")) for file in ROOT.glob("src/**/*.toml")}
    words = {"lapki/" + str(file.relative_to(ROOT)) for file in ROOT.glob("locales/**/*.ftl")}
    assert "lapki/games/boooop/rules.toml" in data
    assert data | words | {"lapki/py.typed"} <= carried
