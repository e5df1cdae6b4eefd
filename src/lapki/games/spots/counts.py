"""What can be counted on the table: spaces, paws, dice and treats."""

from __future__ import annotations

from collections.abc import Iterable

from lapki.games.spots.box import DICE, PAWS, SPACES, TREATS
from lapki.games.spots.state import Dog, Player, Rival, Tile


def full(dog: Dog) -> bool:
    """Does every space hold a die?"""
    return len(dog.filled) == len(SPACES[dog.name])


def paws(player: Player, *, scored_too: bool) -> int:
    """SPO-12: on unscored dogs; by an option on scored ones, too."""
    seen = sum([PAWS[dog.name] for dog in player.dogs])
    return seen + (sum([PAWS[name] for name in player.scored]) if scored_too else 0)


def free(player: Player) -> dict[int, list[str]]:
    """For each number, the dogs with an empty space for it, by name."""
    spaces: dict[int, list[str]] = {}
    for dog in player.dogs:
        filled = dog.filled
        for number in SPACES[dog.name]:
            if number not in filled:
                spaces.setdefault(number, []).append(dog.name)
    for names in spaces.values():
        if len(names) > 1:
            names.sort()
    return spaces


def dice_left(players: Iterable[Player], taken: int = 0) -> int:
    """How many dice the supply holds: all that lie nowhere else (`taken`: in hand, or aside)."""
    left = DICE - taken
    for player in players:
        left -= len(player.yard)
        for dog in player.dogs:
            left -= len(dog.filled)
    return left


def treats_left(players: Iterable[Player], tiles: Iterable[Tile], dog: Rival | None) -> int:
    """How many treats the supply holds."""
    held = sum([player.treats for player in players]) + sum([tile.treats for tile in tiles])
    return TREATS - held - (dog.treats if dog else 0)
