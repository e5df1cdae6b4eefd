"""Spots in the terminal: tricks, dogs with their spaces, yards, and a quick way to settle a roll.

A filled space stands in [ ], a trick is ▲ face up or ▽ face down, so that nothing hangs on colour.
Your dogs have letters while you are asked: `ab.y` puts the lowest die on dog a, the next on dog b,
discards the third and buries the last.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lapki.bots.spots import settle
from lapki.games.contract import Event, Eye, Seat
from lapki.games.spots import counts, notation
from lapki.games.spots.box import PAWS, SPACES, TRICKS
from lapki.games.spots.events import (
    Dealt,
    Dug,
    StackLaid,
    StackTurned,
    Tied,
    TricksChosen,
    Trotted,
)
from lapki.games.spots.state import Dog, Player, SpotsOptions, Tile, View
from lapki.words import Words

COLOURS = {"yellow": "#e8c547", "purple": "#b99ae8", "blue": "#7fb2f0", "green": "#8fce7a"}
RED = "#f08a7a"
LETTERS = "abcdef"
WIDTH = 80


def draw(
    view: View, words: Words, eye: Eye, options: SpotsOptions, events: Sequence[Event] = ()
) -> RenderableType:
    """The tricks, the seats one below the other, and what lies in the middle."""
    asked = eye is not None and view.turn == eye and view.phase not in ("setup", "over")
    tiles = _told_tiles if view.phase == "choose" and asked else _short_tiles
    seats = [
        _seat(view, seat, words, lettered=asked and seat == eye)
        for seat in range(1, len(view.players) + 1)
    ]
    rival = [_rival(view, words)] if view.dog else []
    return Group(tiles(view, words), Text(), *seats, *rival, Text(), _middle(view, words))


def propose(view: View, seat: Seat, legal: list[str]) -> str | None:
    """What Enter plays: the best way to settle the roll, or the end of a may-step."""
    if view.phase == "settle":
        best = settle(view.players[seat - 1], [notation.read(text) for text in legal])
        return notation.write(best)
    return "stop" if "stop" in legal else None


def expand(text: str, view: View, seat: Seat) -> str:
    """Shorthand: a tile's number, a letter for a dog, y for the yard, t for a treat, s to stop."""
    dogs = {"y": "yard"} | {
        letter: dog.name for letter, dog in zip(LETTERS, view.players[seat - 1].dogs, strict=False)
    }
    if view.phase == "choose" and re.fullmatch("[1-6]", text):
        return f"trick {view.tricks[int(text) - 1].name}"
    if view.phase == "settle":
        return _settled(text, view.roll or (), dogs)
    if view.phase == "retrieve" and (found := re.fullmatch(r"([1-6])\s*>?\s*([a-fy])", text)):
        return f"retrieve {found[1]}>{dogs.get(found[2], found[2])}"
    if view.phase in ("trot", "pile"):
        text = " ".join(dogs.get(word, word) for word in text.split())
    return {"s": "score" if view.phase == "choose" else "stop", "m": "more"}.get(text, text)


def _settled(text: str, roll: tuple[int, ...], dogs: dict[str, str]) -> str:
    """`ab.y`: a sign for each die, low to high; `t`, `t 3 5`: spend a treat."""
    if treat := re.fullmatch(r"t((?:\s*[1-6])*)", text):
        return " ".join(["treat", *treat[1].replace(" ", "")])
    signs = text.replace(" ", "")
    if len(signs) != len(roll) or not all(sign == "." or sign in dogs for sign in signs):
        return text
    pairs = zip(roll, signs, strict=True)
    return " ".join(["place", *(f"{die}>{dogs[sign]}" for die, sign in pairs if sign != ".")])


def facts(event: Event, words: Words) -> dict[str, Any]:
    """Names of dogs, tricks and people, where an event has several."""
    match event:
        case Dealt(dogs=dogs):
            return {"dogs": ", ".join(words("spots-dog", dog=dog) for dog in dogs)}
        case TricksChosen(tricks=tricks) | StackLaid(tricks=tricks):
            return {"tricks": ", ".join(words("spots-trick", trick=trick) for trick in tricks)}
        case StackTurned(top=top):
            return {"top": words("spots-trick", trick=top)}
        case Trotted(to=to):
            return {"to": words("spots-dog", dog=to)}
        case Tied(seats=seats):
            return {"names": words.seats(seats, "spots")}
        case Dug(owner=owner):
            return {"owner": words.seat(owner, "spots")}
        case _:
            return {}


# --- tricks -------------------------------------------------------------------------------------


def _told_tiles(view: View, words: Words) -> RenderableType:
    """A row for each trick, with what it does."""
    table = Table.grid(padding=(0, 1))
    table.width = WIDTH
    for number, tile in enumerate(view.tricks, start=1):
        does = words("spots-does", trick=tile.name) if tile.up else words("spots-face-down")
        table.add_row(
            _tile(number, tile, words, typed=True), Text(does, style="" if tile.up else "dim")
        )
    return table


def _short_tiles(view: View, words: Words) -> RenderableType:
    """Three tricks a row."""
    table = Table.grid(padding=(0, 2))
    tiles = [_tile(number, tile, words) for number, tile in enumerate(view.tricks, start=1)]
    table.add_row(*tiles[:3])
    table.add_row(*tiles[3:])
    return table


def _tile(number: int, tile: Tile, words: Words, *, typed: bool = False) -> Text:
    if tile.name is None:
        return Text(f"{number} ?", style="dim")
    colour = COLOURS.get(TRICKS[tile.name].colour or "", RED)
    text = Text(f"{number} ", style="bold" if tile.up else "dim")
    text.append("▲ " if tile.up else "▽ ", style=colour)
    said = words("spots-trick", trick=tile.name)
    name = _named(said, tile.name) if typed else said
    text.append(name, style=f"bold {colour}" if tile.up else "dim")
    if tile.treats:
        text.append(f" +{tile.treats}", style="bold")
    return text


def _named(said: str, typed: str) -> str:
    """A name as it is said, and as it is typed if that is another."""
    return said if said.casefold() == typed else f"{said} ({typed})"


# --- seats --------------------------------------------------------------------------------------


def _seat(view: View, seat: Seat, words: Words, *, lettered: bool) -> Text:
    """A line about the seat, and one with its dogs (two, if they are many)."""
    player = view.players[seat - 1]
    on_turn = view.turn == seat and view.phase != "over"
    text = Text("▶ " if on_turn else "  ", style="bold")
    text.append(words.seat(seat, "spots"), style="bold" if on_turn else "")
    text.append(f"  {words('spots-yard', total=sum(player.yard))} {_dice(player.yard)}")
    text.append(f"  {words('spots-treats', count=player.treats)}")
    text.append(f"  {words('spots-scored', count=len(player.scored))}\n", style="bold")
    return text.append_text(_dogs(player, words, lettered=lettered))


def _dogs(player: Player, words: Words, *, lettered: bool) -> Text:
    text = Text()
    width = 0
    for letter, dog in zip(LETTERS, player.dogs, strict=False):
        card = _dog(dog, words, letter if lettered else "")
        if width + card.cell_len > WIDTH - 4:
            text.append("\n")
            width = 0
        text.append("    " if not width else "").append_text(card)
        width += card.cell_len
    return text.append("\n")


def _dog(dog: Dog, words: Words, letter: str) -> Text:
    """`a bongo [1] 3` and its paws."""
    text = Text(f"{letter} " if letter else "", style="bold reverse" if letter else "")
    name = _named(words("spots-dog", dog=dog.name), dog.name)
    text.append(f"{name} ", style="bold" if counts.full(dog) else "")
    for number in SPACES[dog.name]:
        filled = number in dog.filled
        text.append(f"[{number}]" if filled else f" {number} ", style="bold" if filled else "dim")
    return text.append("🐾" * PAWS[dog.name]).append("   ")


def _rival(view: View, words: Words) -> Text:
    assert view.dog
    text = Text(f"  {words('spots-the-dog')}", style="bold")
    text.append(f"  {words('spots-treats', count=view.dog.treats)}", style="not bold")
    return text.append(f"  {words('spots-scored', count=len(view.dog.scored))}\n")


# --- the middle ---------------------------------------------------------------------------------


def _middle(view: View, words: Words) -> Text:
    """The supply, the deck, and the roll at hand."""
    aside = view.trick.get("left", 0) if view.trick and view.trick["name"] == "bolt" else 0
    dice = counts.dice_left(view.players, len(view.roll or ()) + aside)
    treats = counts.treats_left(view.players, view.tricks, view.dog)
    spaces = "".join(map(str, SPACES[view.top])) if view.top else ""
    text = Text(words("spots-supply", dice=dice, count=treats), style="dim")
    text.append(f"   {words('spots-top', dog=view.top, spaces=spaces, count=len(view.deck))}")
    if view.trick and view.roll:
        name = words("spots-trick", trick=view.trick["name"])
        text.append(f"\n{name}: ", style="not dim bold").append(
            _dice(view.roll), style="not dim bold"
        )
    return text


def _dice(dice: Sequence[int]) -> str:
    return " ".join(f"[{die}]" for die in dice)
