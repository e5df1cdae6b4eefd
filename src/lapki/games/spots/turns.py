"""A turn: how it begins, what it is spent on, and who comes next (SPO-3 … SPO-7)."""

from __future__ import annotations

from msgspec.structs import replace

from lapki.games.contract import Seat
from lapki.games.spots.box import COLOURS, TILES
from lapki.games.spots.events import Refreshed, StackTurned, SupplyEmpty, TrickDone
from lapki.games.spots.scoring import bust
from lapki.games.spots.state import Doing, DoTrick, Tile
from lapki.games.spots.working import Working, WorkingTrick


def begin(now: Working, seat: Seat) -> None:
    """SPO-3, SPO-4: a turn begins."""
    now.turn = seat
    now.dogs_move = False
    if now.supply() <= 0:
        now.events.append(SupplyEmpty())
        for each in range(1, len(now.players) + 1):
            bust(now, each)
    refresh(now)
    now.ask("choose")


def refresh(now: Working) -> None:
    """SPO-4: with one tile face up, a treat is laid on it, and all are turned up."""
    up = [tile for tile in now.tiles if tile.up]
    if len(up) != 1:
        return
    treats = min(1, now.treats_left())
    name = up[0].name
    assert name
    now.events.append(Refreshed(name, treats))
    now.tiles = tuple(
        [
            replace(tile, treats=tile.treats + treats) if tile.up else _turn_up(now, tile, slot)
            for tile, slot in zip(now.tiles, TILES, strict=True)
        ]
    )


def _turn_up(now: Working, tile: Tile, slot: str) -> Tile:
    """SPO-40: in free range it goes to the bottom of its stack, and the next one is in play."""
    if now.stacks is None or slot not in COLOURS:
        return replace(tile, up=True)
    number = COLOURS.index(slot)
    first, *others = now.stacks[number]
    stack = (*others, first)
    now.stacks = (*now.stacks[:number], stack, *now.stacks[number + 1 :])
    now.events.append(StackTurned(COLOURS[number], first, stack[0]))
    return Tile(stack[0], up=True, treats=0)


def do_trick(now: Working, move: DoTrick) -> None:
    """SPO-6: the tile is turned down, and treats on it go to the seat first."""
    now.events.append(TrickDone(now.turn, move.name))
    number = [tile.name for tile in now.tiles].index(move.name)
    now.take_treats(now.tiles[number].treats, move.name)
    turn_down(now, number)
    now.trick = WorkingTrick(Doing(move.name))


def turn_down(now: Working, number: int) -> None:
    """A tile is turned face down; the treats on it are gone."""
    down = replace(now.tiles[number], up=False, treats=0)
    now.tiles = (*now.tiles[:number], down, *now.tiles[number + 1 :])


def end_turn(now: Working) -> None:
    """SPO-7: the next seat clockwise; SPO-41: alone, the Dog moves."""
    if now.dog:
        now.dogs_move = True
        refresh(now)
        now.chance("dog")
    else:
        begin(now, now.turn % len(now.players) + 1)
