"""Barking in the terminal: the row of items with the packs at them, the seats, the own hand.

Packs are told apart by a shape as well as by a colour; the pack that leads at an item is marked.
Cards stand as in the notation: a rank, `W` for a wonder dog, `C` for a cat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lapki.games.barking.box import BREEDS, CAT, WONDER, in_hand
from lapki.games.barking.events import (
    Dealt,
    Discarded,
    Drew,
    GameOver,
    ItemWon,
    LaidOut,
    Played,
)
from lapki.games.barking.rules import scores, winning
from lapki.games.barking.state import BarkingOptions, RowItem, View
from lapki.games.contract import Event, Eye, Seat
from lapki.words import Words

SHAPES = "●■▲◆★"
COLOURS = ("bold #ff8a80", "bold #8ab4ff", "bold #8fdc8f", "bold #ffd966", "bold #d3a4ff")


def draw(
    view: View, words: Words, eye: Eye, options: BarkingOptions, events: Sequence[Event] = ()
) -> RenderableType:
    """The row, the seats, and what lies beside them."""
    barked = {event.place for event in events if isinstance(event, Played)}
    parts: list[RenderableType] = [_top(view, words)]
    if view.row:
        parts.append(_row(view, words, barked))
    parts.append(_seats(view, words))
    if eye is not None:
        parts.append(_hand(view, words, eye))
    return Group(*parts)


def facts(event: Event, words: Words) -> dict[str, Any]:
    """Cards, items and winners by their names."""
    match event:
        case Played(cards=cards) | Discarded(cards=cards):
            return {"cards": named(cards, words)}
        case Dealt(cards=cards) if cards is not None:
            return {"cards": named(cards, words)}
        case Drew(card=card) if card is not None:
            return {"card": named([card], words)}
        case LaidOut(items=items):
            return {"items": ", ".join(words("barking-item", item=item) for item in items)}
        case ItemWon(breed=breed) if breed is not None:
            return {"breed": f"{breed} ({words('barking-card', name=BREEDS[breed])})"}
        case GameOver(winners=winners, scores=points):
            counted = enumerate(points, start=1)
            return {
                "winners": words.seats(winners, "barking"),
                "scores": ", ".join(f"{words.seat(s, 'barking')} {n}" for s, n in counted),
            }
    return {}


def propose(view: View, seat: Seat, legal: list[str]) -> str | None:
    """Enter alone passes where nothing else is possible."""
    return legal[0] if len(legal) == 1 else None


def expand(text: str, view: View, seat: Seat) -> str:
    """A shorthand: `2 9 9 W` plays at place 2, and a lone breed names its wonder dogs."""
    words = text.split()
    if view.phase == "play" and words and words[0].isdigit():
        words = ["play", *words]
    if words[:1] == ["play"]:
        breeds = {word for word in words[2:] if word in BREEDS}
        if len(breeds) == 1:
            words = [WONDER + min(breeds) if word in ("W", "w") else word for word in words]
    return " ".join(words)


def named(cards: Iterable[str], words: Words) -> str:
    """Cards by their names, equal ones together: `bulldog (9) ×2, wonder dog`."""
    return ", ".join(
        _name(card, words) + (f" ×{many}" if many > 1 else "")
        for card, many in Counter(map(in_hand, cards)).items()
    )


def _name(card: str, words: Words) -> str:
    known = {WONDER: "wonder", CAT: "cat"}
    said = words("barking-card", name=known.get(card) or BREEDS[card])
    return said if card in known else f"{said} ({card})"


# --- parts of the drawing -----------------------------------------------------------------------


def _top(view: View, words: Words) -> Text:
    thrown = " ".join(view.discard) or words("barking-nothing")
    top = Text()
    top.append(words("barking-round", round=view.round), style="bold")
    top.append(f" · {words('barking-deck', count=view.deck)}", style="dim")
    top.append(f" · {words('barking-discard', cards=thrown)}", style="dim")
    return top


def _row(view: View, words: Words, barked: set[int]) -> Table:
    """A line for each item: its number, its name, the cat, the packs; the leading one marked."""
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    for number, place in enumerate(view.row, start=1):
        name = Text(words("barking-item", item=place.item))
        if place.cat:
            name.append(f" {words('barking-cat-sits')}", style="italic")
        mark = "»" if number in barked else " "
        table.add_row(f"{mark}{number}", name, _packs(place, words))
    return table


def _packs(place: RowItem, words: Words) -> Text:
    if not place.packs:
        return Text(words("barking-nobody"), style="dim")
    best, _ = winning(place)
    packs = Text()
    for pack in place.packs:
        style = COLOURS[pack.seat - 1]
        packs.append(f"{SHAPES[pack.seat - 1]} {' '.join(pack.cards)}", style=style)
        packs.append(f" ({words('barking-leads')})  " if pack == best else "  ", style="dim")
    return packs


def _seats(view: View, words: Words) -> Table:
    """A line for each seat: whose turn, its cards, its items, what they are worth."""
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    points = scores(player.items for player in view.players)
    for seat, player in enumerate(view.players, start=1):
        held = player.hand if isinstance(player.hand, int) else len(player.hand)
        passed = f", {words('barking-passed')}" if player.passed else ""
        table.add_row(
            "▶" if view.turn == seat else " ",
            Text(f"{SHAPES[seat - 1]} {words.seat(seat, 'barking')}", style=COLOURS[seat - 1]),
            words("barking-cards", count=held) + passed,
            words("barking-points", count=points[seat - 1]),
            Text(_items(player.items, words), style="dim"),
        )
    return table


def _items(items: Iterable[str], words: Words) -> str:
    return ", ".join(
        words("barking-item", item=item) + (f" ×{many}" if many > 1 else "")
        for item, many in Counter(items).items()
    )


def _hand(view: View, words: Words, eye: Seat) -> Text:
    cards = view.players[eye - 1].hand
    assert not isinstance(cards, int)
    hand = Text()
    hand.append(f"{words('barking-your-hand')}: ", style="bold")
    hand.append(" ".join(cards) or words("barking-nothing"), style=COLOURS[eye - 1])
    if cards:
        hand.append(f"\n  {named(cards, words)}", style="dim")
    return hand
