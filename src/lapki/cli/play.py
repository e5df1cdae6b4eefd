"""`lapki play`: a game in the terminal. Here it is set up; `terminal.py` plays it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from lapki import games
from lapki.bots import bot_for
from lapki.cli.ask import Ask
from lapki.cli.terminal import Quit, Terminal, UnusableFile, resume
from lapki.games.contract import Broken, Refusal, Seat
from lapki.match import record
from lapki.match.match import Match
from lapki.words import Words


class Wish(NamedTuple):
    """What was asked for on the command line."""

    game: str | None = None
    seats: int | None = None
    bot: int | None = None
    seat: Seat = 1
    options: Mapping[str, str] = {}
    resume: Path | None = None
    seed: int | None = None


def play(wish: Wish, language: str) -> int:
    """Play one game; answers the exit status."""
    console, words, ask = Console(highlight=False), Words(language), Ask()
    try:
        match = resume(wish.resume) if wish.resume else _begin(wish, words, console, ask)
        level = _level(wish, match, words, console, ask)
        people = {wish.seat} if level else set(range(1, match.seats + 1))
        if not people <= set(range(1, match.seats + 1)):
            raise Broken("view", seat=wish.seat)
        Terminal(match, people, level, words, console, ask, wish.seed).run()
    except Refusal as refusal:
        console.print(words.refusal(refusal, None), style="red")
        return 2
    except UnusableFile as why:
        console.print(why.told(words), style="red")
        return 2
    except (EOFError, KeyboardInterrupt, Quit):
        console.print()
        console.print(words("play-bye" if ask.live or ask.heard else "play-no-screen"))
    return 0


# --- before the first move ----------------------------------------------------------------------


def _begin(wish: Wish, words: Words, console: Console, ask: Ask) -> Match:
    key = wish.game or _choose(words, console, ask)
    if key not in games.names():
        raise games.misfit(key) or Broken("unknown-game", name=key)
    game = games.find(key)
    seats = wish.seats or max(2, game.seats[0])
    return record.begin(key, seats, wish.options)


def _choose(words: Words, console: Console, ask: Ask) -> str:
    """Which game? By number, or by its name here or in any record."""
    console.print(words("play-which"), style="bold")
    keys = games.names()
    for number, key in enumerate(keys, 1):
        console.print(f"  {number}  {words(key)}")
    if len(keys) == 1:
        return keys[0]
    answer = ask(words("play-which-ask"), keys)
    known = {str(n): key for n, key in enumerate(keys, 1)} | {words(k).lower(): k for k in keys}
    return known.get(answer.lower(), answer)


def _level(wish: Wish, match: Match, words: Words, console: Console, ask: Ask) -> int:
    """At what level bots play the other seats; 0 for people at the same keyboard."""
    levels = bot_for(match.game.key).levels
    if match.seats == 1:
        return 0
    if wish.bot is not None:
        return min(levels, key=lambda level: abs(level - (wish.bot or 0))) if wish.bot else 0
    known = ", ".join(map(str, levels))
    console.print(words("play-against", levels=known))
    while (answer := ask(">", map(str, levels))) not in ("0", *map(str, levels)):
        console.print(words("play-not-a-level", levels=known))
    return int(answer)
