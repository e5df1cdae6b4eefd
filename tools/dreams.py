"""Write what each dream shows, for the pages: web/src/games/dixit/dreams/LANGUAGE.json.

.venv/bin/python tools/dreams.py [--check]

A card gives its title and its neutral description, and nothing of what it may mean: that is for
people to find. `--check` writes nothing, and exits with 1 if a file isn't as it would be written.
"""

import json
import sys
from pathlib import Path

from lapki.games.dixit.dreams import dreams
from lapki.words import LANGUAGES

FOLDER = Path(__file__).parents[1] / "web" / "src" / "games" / "dixit" / "dreams"
COMMAND = ".venv/bin/python tools/dreams.py"


def main(*words: str) -> int:
    files = {FOLDER / f"{language}.json": said(language) for language in LANGUAGES}
    stale = [file for file, text in files.items() if _written(file) != text]
    if "--check" in words:
        for file in stale:
            print(f"{file} isn't current: run {COMMAND}")
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in stale:
        file.write_text(files[file], encoding="utf-8")
        print(f"wrote {file.name}")
    return 0


def said(language: str) -> str:
    """All cards in a language, a line each."""
    cards = {
        card: {"title": scene.said(language).title, "about": scene.said(language).about}
        for card, scene in dreams().items()
    }
    lines = (f'"{card}": {json.dumps(text, ensure_ascii=False)}' for card, text in cards.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _written(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
