"""Print random messages in all four languages, side by side, for somebody to read aloud.

.venv/bin/python tools/messages.py [PREFIX] [HOW MANY] [SEED]
"""

import sys
from random import Random

from fluent.syntax import FluentParser, FluentSerializer, ast

from lapki.words import LANGUAGES, LOCALES


def messages(language: str) -> dict[str, str]:
    entries = [
        entry
        for file in sorted((LOCALES / language).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    ]
    text = FluentSerializer().serialize_entry
    return {entry.id.name: text(entry).partition("=")[2].strip() for entry in entries}


def main(prefix: str = "", many: str = "10", seed: str = "1") -> None:
    texts = {language: messages(language) for language in LANGUAGES}
    keys = [key for key in texts["en"] if key.startswith(prefix)]
    for key in Random(int(seed)).sample(keys, min(int(many), len(keys))):
        print(key)
        for language in LANGUAGES:
            print(f"  {language}  {texts[language][key]}")


if __name__ == "__main__":
    main(*sys.argv[1:])
