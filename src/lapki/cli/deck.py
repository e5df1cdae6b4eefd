"""`lapki deck import`: a folder of pictures becomes a deck for Dixit."""

from __future__ import annotations

import sys
from pathlib import Path

from lapki.house.settings import Settings
from lapki.pictures.decks import BadDeck, import_deck
from lapki.words import Words


def import_(settings: Settings, source: Path, name: str, replace: bool, language: str) -> int:
    """Import and tell; answers the exit status."""
    words = Words(language)
    try:
        made = import_deck(source, settings.folder, name, replace=replace)
    except BadDeck as why:
        refused = why.facts.pop("refused", {})
        assert isinstance(refused, dict)
        _tell(words, refused)
        print(words(f"deck-{why.key}", **why.facts), file=sys.stderr)
        return 1
    _tell(words, made.refused)
    facts = {"name": made.deck.name, "count": len(made.deck.cards), "folder": str(made.folder)}
    print(words("deck-done", **facts))
    return 0


def _tell(words: Words, refused: dict[str, str]) -> None:
    for file, why in refused.items():
        print(words("deck-refused", file=file, why=words(f"deck-why-{why}")), file=sys.stderr)
