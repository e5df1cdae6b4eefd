"""Forty clues of Dixit's bots with their cards, for a person to judge: build/clues/LANGUAGE.png.

python tools/pictures/clue_sheets.py [SEED]
"""

from __future__ import annotations

import sys
from html import escape
from random import Random

from browser import ROOT, browser

from lapki import games
from lapki.bots import Budget, bot_for, sight
from lapki.games.contract import Chance
from lapki.games.dixit.state import DixitOptions, Tell
from lapki.match.match import Match
from lapki.words import LANGUAGES

SHEETS = ROOT / "build/clues"
CLUES, LEVEL = 40, 8
STYLE = (
    "body{margin:0;padding:12px;background:#1D1622;display:flex;flex-wrap:wrap;gap:12px}"
    "figure{margin:0;width:150px}img{width:150px;height:225px;border-radius:10px;display:block}"
    "figcaption{color:#F3E6DA;font:15px/1.25 sans-serif;text-align:center;padding-top:6px}"
)


def main() -> None:
    SHEETS.mkdir(parents=True, exist_ok=True)
    seed = sys.argv[1] if len(sys.argv) > 1 else "1"
    with browser() as chromium:
        for language in LANGUAGES:
            target = SHEETS / f"{language}.png"
            chromium.picture(page(told(language, seed)), target, 1332)
            print(target.relative_to(ROOT))


def told(language: str, seed: str) -> list[Tell]:
    """What bots told at the first turn of as many tables of four, each seat by turns."""
    game, bot, rng = games.find("dixit"), bot_for("dixit"), Random(f"{language} {seed}")
    moves: list[Tell] = []
    while len(moves) < CLUES:
        match = Match(game, 4, DixitOptions())
        while isinstance(match.due, Chance):
            match.chance(rng.randrange)
        seen = sight(match, 1 + len(moves) % 4, language=language)
        move = bot.choose(seen, LEVEL, Budget(), rng)
        assert isinstance(move, Tell)
        if move not in moves:
            moves.append(move)
    return moves


def page(moves: list[Tell]) -> str:
    """Each card with what was said of it."""
    shown = "".join(
        f"<figure><img src=pictures/dixit/dreams/{move.card}.webp>"
        f"<figcaption>{escape(move.clue)}</figcaption></figure>"
        for move in moves
    )
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{shown}"


if __name__ == "__main__":
    main()
