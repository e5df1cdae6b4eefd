"""`lapki rules`: all rules of a game, one by its number, or those with a word in them."""

from __future__ import annotations

import shutil
import sys
import textwrap

from lapki.games.rulebook import Rulebook, rulebook
from lapki.words import Words, paragraphs

MOST = 96
"""Nobody likes to read longer lines."""


def rules(game: str, about: str, language: str) -> int:
    """Print what was asked for; answers the exit status."""
    words, book = Words(language), rulebook(game)
    found = [number for number in book.order if _meant(book, number, about, words, game)]
    if not found:
        print(words("rules-nothing", word=about), file=sys.stderr)
        return 1
    if not about:
        _introduce(game, words)
    for name, numbers in book.chapters.items():
        if here := [number for number in numbers if number in found]:
            print(f"\n{words(f'{game}-chapter-{name}')}")
            for number in here:
                _tell(game, book, number, words)
    if not about:
        _conclude(game, book, words)
    return 0


def _meant(book: Rulebook, number: int, about: str, words: Words, game: str) -> bool:
    """Is this the rule of that number (`BOO-4`, `boo4`, `4`), or does it hold that word?"""
    asked = about.casefold().strip()
    bare = asked.removeprefix(book.prefix.casefold()).lstrip("- ")
    if bare.isdecimal():
        return int(bare) == number
    said = " ".join(words(key) for key in _keys(game, book, number))
    return asked in said.casefold()


def _keys(game: str, book: Rulebook, number: int) -> list[str]:
    """The messages that tell of a rule."""
    return [f"{game}-rule-{number}", *([f"{game}-ours-{number}"] if number in book.ours else [])]


def _tell(game: str, book: Rulebook, number: int, words: Words) -> None:
    _print(words(f"{game}-rule-{number}"), f"{book.prefix}-{number}".ljust(8))
    if number in book.ours:
        _print(f"{words('rules-ours')}: {words(f'{game}-ours-{number}')}", " " * 8)


def _introduce(game: str, words: Words) -> None:
    print(words(f"{game}-title"))
    for text in paragraphs(words(f"{game}-short")):
        print()
        _print(text)


def _conclude(game: str, book: Rulebook, words: Words) -> None:
    """What the page has, too: the table of points, fine points, other ways to play, tips; as far as
    the game says anything of them."""
    for part in ("score", "fine", "tips"):
        if f"{game}-{part}" not in words:
            continue
        print(f"\n{words(f'rules-{part}')}")
        for text in paragraphs(words(f"{game}-{part}")):
            _print(text.replace(" | ", ": "), "· ")
    if book.twists:
        print(f"\n{words('rules-twists')}")
    for name in book.twists:
        _print(words(f"{game}-twist-{name}"), "· ")


def _print(text: str, first: str = "") -> None:
    width = min(shutil.get_terminal_size().columns, MOST)
    print(
        textwrap.fill(
            text,
            width,
            initial_indent=first,
            subsequent_indent=" " * len(first),
            break_on_hyphens=False,
        )
    )
