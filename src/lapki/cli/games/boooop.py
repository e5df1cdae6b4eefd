"""Boooop in the terminal: the bed with its seams, and the pools beside it.

Families are told apart by shape as well as by colour (a pointed hat, a round pumpkin); kittens are
hollow, cats are full. The piece placed last stands in [ ], whatever was pushed in ‹ ›.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lapki.games.boooop.bed import CELLS
from lapki.games.boooop.events import Booped, Placed, Spooked
from lapki.games.boooop.state import BoooopOptions, Pool, View
from lapki.games.contract import Event, Eye
from lapki.words import Words

SHAPES = {".": "·", "v": "△", "V": "▲", "o": "○", "O": "●"}
COLOURS = {".": "#7fa3a8", "v": "bold #c6afff", "V": "bold #c6afff"}
COLOURS |= {"o": "bold #ffad61", "O": "bold #ffad61"}
SEATS = ("v", "o")
ARROWS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
PATCHES = ("on #345d68", "on #2b4f59")
SEAM = "on #152d36"


def draw(
    view: View, words: Words, eye: Eye, options: BoooopOptions, events: Sequence[Event] = ()
) -> RenderableType:
    """The bed, with the pools to its right."""
    table = Table.grid(padding=(0, 3))
    table.add_row(_bed(view, events), _pools(view, words, haunted=options.ghosts == "on"))
    return table


def _bed(view: View, events: Sequence[Event]) -> Text:
    """Six rows of cells, with a row of seams between them; ghosts stand in the seams."""
    ghosts = {
        ghost.stop: (f"{family}{ARROWS[ghost.heading]}", COLOURS[family])
        for family, ghost in zip(SEATS, view.ghosts, strict=True)
        if ghost
    }
    marks = _marks(events)
    letters = "".join(f" {column}   " for column in "abcdef")
    bed = Text()
    bed.append(f"   {letters}\n", style="dim")
    for row in range(6, 0, -1):
        bed.append(f" {row} ", style="dim")
        for column in range(6):
            cell = CELLS[6 * column + row - 1]
            _cell(bed, view.board[6 - row][column], marks.get(cell, "  "), (row + column) % 2)
            if column < 5:
                _seam(bed, ghosts.get(cell + CELLS[6 * column + row + 5]))
        bed.append(f" {row}\n", style="dim")
        if row > 1:
            _seams(bed, row, ghosts)
    bed.append(f"   {letters}", style="dim")
    return bed


def _cell(bed: Text, piece: str, mark: str, patch: int) -> None:
    bed.append(mark[0], style=f"bold white {PATCHES[patch]}")
    bed.append(SHAPES[piece], style=f"{COLOURS[piece]} {PATCHES[patch]}")
    bed.append(mark[1], style=f"bold white {PATCHES[patch]}")


def _seam(bed: Text, ghost: tuple[str, str] | None) -> None:
    text, colour = ghost or ("  ", "")
    bed.append(text, style=f"{colour} {SEAM}")


def _seams(bed: Text, row: int, ghosts: dict[str, tuple[str, str]]) -> None:
    """The seams between a row and the one below it."""
    bed.append("   ")
    for column in range(6):
        below, above = CELLS[6 * column + row - 2], CELLS[6 * column + row - 1]
        text, colour = ghosts.get(below + above, ("  ", ""))
        bed.append(f"{text:>2} ", style=f"{colour} {SEAM}")
        if column < 5:
            bed.append("  ", style=SEAM)
    bed.append("\n")


def _marks(events: Sequence[Event]) -> dict[str, str]:
    marks = {}
    for event in events:
        if isinstance(event, Placed):
            marks[event.cell] = "[]"
        elif isinstance(event, Booped | Spooked) and event.to:
            marks[event.to] = "‹›"
    return marks


def _pools(view: View, words: Words, *, haunted: bool) -> Text:
    """What each seat has beside the bed: as pieces, and in words."""
    pools = Text()
    for seat, (family, pool) in enumerate(zip(SEATS, view.pools, strict=True), 1):
        on_turn = "▶ " if view.turn == seat and view.phase != "over" else "  "
        name = words.seat(seat, "boooop")
        pools.append(f"{on_turn}{name}\n", style=COLOURS[family])
        pools.append(f"  {_pieces(family, pool)}\n", style=COLOURS[family])
        kittens = words("boooop-kittens", count=pool.kittens)
        pools.append(f"  {kittens}, {words('boooop-cats', count=pool.cats)}\n")
        if haunted:
            ghost = view.ghosts[seat - 1]
            away = words("boooop-ghost-away", stop=ghost.stop) if ghost else None
            pools.append(f"  {away or words('boooop-ghost-home')}\n", style="dim")
        pools.append("\n")
    return pools


def _pieces(family: str, pool: Pool) -> str:
    return SHAPES[family] * pool.kittens + SHAPES[family.upper()] * pool.cats
