"""`python -m lapki.pictures [FOLDER] [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path

from lapki.pictures.paint import differences, write


def main(arguments: list[str]) -> int:
    """Paint, or compare; 1 when something differs."""
    folder = Path(next((a for a in arguments if not a.startswith("-")), "web/public/pictures"))
    if "--check" not in arguments:
        print(f"{write(folder)} files painted into {folder}")
        return 0
    wrong = differences(folder)
    for name in wrong:
        print(f"{folder / name} is not what the painter paints: run `make pictures`")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
