"""Print the deck of dreams, if anything about it changed.

python -m lapki.pictures.dreams [FOLDER]
"""

from __future__ import annotations

import sys
from pathlib import Path

from lapki.pictures.dreams.press import print_deck

if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "web/public/pictures/dixit/dreams")
    sys.stdout.write(f"{print_deck(folder)} cards printed into {folder}\n")
