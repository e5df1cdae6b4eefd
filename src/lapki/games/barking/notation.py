"""Barking as text: `play 2 9 9 W9`, `cat`, `token 2`, `swap`, `pass`, `discard 9 W`, `deal 1 3`."""

from __future__ import annotations

from lapki.games.barking.box import BREED, CARDS, ITEMS, sort_cards, sort_dogs
from lapki.games.barking.state import (
    BarkingMove,
    Deal,
    Discard,
    First,
    Items,
    Pass,
    Play,
    PlayCat,
    Swap,
    Token,
    Top,
)
from lapki.games.contract import Unreadable, tokens, whole

_BARE: dict[str, BarkingMove] = {"cat": PlayCat(), "swap": Swap(), "pass": Pass()}
_NOWHERE = "-"


def read(text: str) -> BarkingMove:
    """A move from its notation; cards may come in any order."""
    match tokens(text):
        case [("cat" | "swap" | "pass") as word]:
            return _BARE[word]
        case ["play", place, *cards] if cards and all(card in BREED for card in cards):
            return Play(_number(place, text), sort_dogs(cards))
        case ["discard", *cards] if _are_cards(cards):
            return Discard(sort_cards(cards))
        case ["token", place]:
            return Token(None if place == _NOWHERE else _number(place, text))
        case ["deal", seat, *cards] if _are_cards(cards):
            return Deal(_number(seat, text), sort_cards(cards))
        case ["draw", card] if card in CARDS:
            return Top(card)
        case ["items", *items] if items and all(item in ITEMS for item in items):
            return Items(tuple(items))
        case ["first", seat]:
            return First(_number(seat, text))
    raise Unreadable("move", text=text)


def write(move: BarkingMove) -> str:
    """A move in its canonical notation."""
    return " ".join((str(move.__struct_config__.tag), *_details(move)))  # the tags are its words


def _details(move: BarkingMove) -> tuple[str, ...]:
    match move:
        case Play(place, cards) | Deal(place, cards):
            return (str(place), *cards)
        case Token(place):
            return (_NOWHERE if place is None else str(place),)
        case Discard(cards) | Items(cards):
            return cards
        case Top(card):
            return (card,)
        case First(seat):
            return (str(seat),)
    return ()


def _are_cards(cards: list[str]) -> bool:
    return bool(cards) and all(card in CARDS for card in cards)


def _number(word: str, text: str) -> int:
    number = whole(word)
    if number is None:
        raise Unreadable("move", text=text)
    return number
