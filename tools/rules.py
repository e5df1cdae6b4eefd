"""Write what a page of rules needs beside its words: web/src/games/X/rules.json and box.json.

.venv/bin/python tools/rules.py [--check]

`rules.json` is the order of the rules, for which tables they count, and the list of examples, from
`rules.toml` and `examples.toml`; `box.json` is what lies in the box, from the game's data files.
`--check` writes nothing, and exits with 1 if a file isn't as it would be written.
"""

import json
import sys
from pathlib import Path
from typing import Any

from lapki import games
from lapki.games.rulebook import box
from lapki.match.book import book

FOLDER = Path(__file__).parents[1] / "web" / "src" / "games"
COMMAND = ".venv/bin/python tools/rules.py"


def main(*words: str) -> int:
    files = {FOLDER / key / name: text for key in games.names() for name, text in of(key).items()}
    stale = [file for file, text in files.items() if _written(file) != text]
    if "--check" in words:
        for file in stale:
            print(f"{file} isn't current: run {COMMAND}")
        return 1 if stale else 0
    for file in stale:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(files[file], encoding="utf-8")
        print(f"wrote {file.parent.name}/{file.name}")
    return 0


def of(key: str) -> dict[str, str]:
    """The files of one game."""
    files = {"rules.json": _json(book(key))}
    return {**files, "box.json": _json(lying)} if (lying := box(key)) else files


def _json(told: dict[str, Any]) -> str:
    """An entry a line: short, and what changed can be seen."""
    lines = (f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in told.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _written(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
