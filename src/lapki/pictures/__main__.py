"""Paint every picture, or say which files differ from what would be painted.

python -m lapki.pictures [FOLDER] [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path

from lapki.pictures.paint import differences, write


def main(arguments: list[str]) -> int:
    """Paint, or compare; 1 when something differs, 2 when there is no such place."""
    folder = Path(next((a for a in arguments if not a.startswith("-")), "web/public/pictures"))
    if not folder.parent.is_dir():
        sys.stderr.write(f"There is no {folder.parent} here: name a folder, or start at the top.\n")
        return 2
    if "--check" not in arguments:
        sys.stdout.write(f"{write(folder)} files painted into {folder}\n")
        return 0
    wrong = differences(folder)
    for name in wrong:
        sys.stdout.write(f"{folder / name} isn't what the painter paints: run `make pictures`\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
