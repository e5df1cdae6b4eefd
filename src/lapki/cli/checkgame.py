"""`lapki check-game`: does the game of a package keep the contract?"""

from __future__ import annotations

import sys

from lapki import games
from lapki.checking.installed import NotThere, keys_of
from lapki.words import Words


def check_game(named: str, many: int, seed: int) -> int:
    """Print what was found; answers the exit status."""
    try:
        keys = keys_of(named)
    except NotThere as why:
        print(why, file=sys.stderr)
        return 2
    return max([_check(key, many, seed) for key in keys])


def _check(key: str, many: int, seed: int) -> int:
    if misfit := games.misfit(key):
        print(Words("en").refusal(misfit, None), file=sys.stderr)
        return 1
    from lapki.checking import run  # it takes a while to load, and may have nothing to do

    game = games.find(key)
    seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    print(f"{Words('en')(key)} ({key} {game.version}, {games.package(key)}), {seats} seats")
    good = True
    for found in run.check(key, many, seed):
        good &= found.good
        first, *rest = found.says.split("\n")
        print(f"  {'ok' if found.good else 'NO'}  {found.what:<9} {first}")
        for line in rest:
            print(f"      {'':<9} {line}")
        sys.stdout.flush()
    print(f"{key} keeps the contract." if good else f"{key} doesn't keep the contract.")
    return 0 if good else 1
