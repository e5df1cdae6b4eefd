"""Dixit in the terminal: cards by their titles and keywords, in the language of the screen.

The frame hides hands between people at one keyboard; here only what a view holds is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lapki.games.contract import Event, Eye, Seat
from lapki.games.dixit.dreams import dream
from lapki.games.dixit.events import Ended, RoundBegan, Shown
from lapki.games.dixit.state import Card, Cards, DixitOptions, Last, View
from lapki.words import Words

WIDTH = 78
TRACK = 20
"""How many steps of the score track are drawn."""


def draw(
    view: View, words: Words, eye: Eye, options: DixitOptions, events: Sequence[Event] = ()
) -> RenderableType:
    """The track, the last round or the table, and one's own hand."""
    parts: list[RenderableType] = [_top(view, words, options), _track(view, words, eye, options)]
    if view.clue is not None:
        clue = Text(view.clue, style="bold", justify="center")
        parts.append(Panel(clue, title=words("dixit-clue"), width=WIDTH))
    if view.last is not None and not (view.clue is not None and view.phase != "over"):
        parts.append(_last(view.last, words, eye, options))
    elif view.table:
        mine = _mine(view, eye)
        rows = [
            (f"{slot}", card, words("dixit-mine") if card in mine else "")
            for slot, card in enumerate(view.table, start=1)
        ]
        parts.append(_cards(words("dixit-table"), rows, words, options))
    hand = view.players[eye - 1].hand if eye is not None else 0
    if isinstance(hand, tuple) and hand:
        rows = [(f"{card}", card, "") for card in hand]
        parts.append(_cards(words("dixit-hand"), rows, words, options))
    return Group(*parts)


def facts(event: Event, words: Words) -> dict[str, Any]:
    """People of an event by their names. Cards stay numbers: an event doesn't know its deck."""
    if isinstance(event, Shown):
        return {"found": words.seats(event.found, "dixit")}
    if isinstance(event, Ended):
        return {"winners": words.seats(event.winners, "dixit")}
    if isinstance(event, RoundBegan) and event.storyteller is not None:
        return {"storyteller": words.seat(event.storyteller, "dixit")}
    return {}


# --- parts of the screen ------------------------------------------------------------------------


def _top(view: View, words: Words, options: DixitOptions) -> Text:
    deck = words("dixit-cards", count=view.deck)
    discard = words("dixit-cards", count=len(view.discard))
    top = words("dixit-top", round=view.round, goal=options.goal, deck=deck, discard=discard)
    return Text(top, style="dim")


def _track(view: View, words: Words, eye: Eye, options: DixitOptions) -> Table:
    """Who is how far, and who is still thinking."""
    track = Table.grid(padding=(0, 2))
    for seat, player in enumerate(view.players, start=1):
        steps = min(TRACK, TRACK * player.score // options.goal)
        teller = seat == view.storyteller
        track.add_row(
            Text("▶" if teller else " ", style="bold yellow"),
            Text(words.seat(seat, "dixit"), style="bold" if seat == eye else ""),
            Text("·" * steps + "♟" + "·" * (TRACK - steps)),
            Text(words("dixit-points", count=player.score), justify="right"),
            Text(_doing(view, seat, words), style="dim"),
        )
    return track


def _doing(view: View, seat: Seat, words: Words) -> str:
    if seat == view.storyteller and view.phase != "over":
        return words("dixit-teller")
    if view.phase == "tell" and view.storyteller is None:
        return words("dixit-racing")
    if view.phase not in ("give", "vote"):
        return ""
    answer = (view.gifts if view.phase == "give" else view.votes)[seat - 1]
    return words("dixit-thinking") if answer is None or answer is False else words("dixit-done")


def _last(last: Last, words: Words, eye: Eye, options: DixitOptions) -> Table:
    """The finished round: whose card was whose, and who voted for it."""
    rows = []
    for slot, (card, owner) in enumerate(zip(last.table, last.owners, strict=True), start=1):
        voters = tuple(seat for seat, vote in enumerate(last.votes, start=1) if vote == slot)
        note = words("dixit-mine") if owner == eye else words.seat(owner, "dixit")
        if owner == last.storyteller:
            note = f"▶ {note}"
        if voters:
            note += f"\n{words('dixit-votes', count=len(voters))}: {words.seats(voters, 'dixit')}"
        rows.append((f"{slot}", card, note))
    return _cards(words("dixit-last", clue=last.clue), rows, words, options)


def _cards(
    title: str, rows: list[tuple[str, Card, str]], words: Words, options: DixitOptions
) -> Table:
    """Cards one below the other: a number, title and keywords, a note."""
    table = Table(title=Text(title), title_justify="left", show_header=False, width=WIDTH)
    table.add_column(justify="right", style="bold cyan", no_wrap=True)
    table.add_column(ratio=1)
    if any(note for _, _, note in rows):
        table.add_column(no_wrap=True)
    for number, card, note in rows:
        said = Text(_title(card, words, options.deck), style="bold")
        said.append(_keywords(card, words, options.deck), style="not bold dim")
        table.add_row(number, said, *([Text(note)] if len(table.columns) > 2 else []))
    return table


# --- small things -------------------------------------------------------------------------------


def _title(card: Card, words: Words, deck: str) -> str:
    scene = dream(card, deck)
    return scene.said(words.language).title if scene else words("dixit-card", card=card)


def _keywords(card: Card, words: Words, deck: str) -> str:
    scene = dream(card, deck)
    return f"\n{', '.join(scene.said(words.language).shows)}" if scene else ""


def _mine(view: View, eye: Eye) -> Cards:
    """One's own cards on the table."""
    if eye is None:
        return ()
    if eye == view.storyteller:
        return () if view.told is None else (view.told,)
    gift = view.gifts[eye - 1]
    return gift if isinstance(gift, tuple) else ()
