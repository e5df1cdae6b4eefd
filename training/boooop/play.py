"""Games of Boooop's bot against itself, compiled from the first move to the last.

A game goes by its number and by nodes: the same number gives the same game, wherever it is played.
It begins with some random moves, and has one now and then; every position in which a piece is to be
placed and no win lies at hand becomes a row of `COLUMNS`.
"""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numba
import numpy as np

from lapki.bots.boooop.search import (
    INFINITE,
    KILLERS,
    LIMIT,
    NODES,
    NOTHING,
    STOPPED,
    SURE,
    THREATS,
    blank_memory,
    key_of,
    recall,
    search,
)
from lapki.bots.boooop.threats import can_win, wins_now
from lapki.games.boooop import kernel, rules
from lapki.games.boooop.kernel import OVER, PLACE, random_move, scramble

COLUMNS = ("mine", "theirs", "cats", "my_kittens", "their_kittens", "my_ghost", "their_ghost")
SCORE, WON = len(COLUMNS), len(COLUMNS) + 1
"""Behind a position: what the search thought of it, and whether the seat to place won (1 or 0)."""
LONGEST = 400
OPENING = (4, 18)
"""So many moves at random to begin with."""
STRAY = 0.03
"""So often, one later."""
BITS = 16
CHUNK = 100
"""Games that are kept in one file."""


@numba.njit
def best(position: Any, nodes: int, memory: Any) -> tuple[int, int]:
    """The best move and its score, as far as so many nodes see."""
    if position.phase == PLACE and can_win(position):
        for move in range(128):
            square = kernel.targets(position, move >> 6) >> (move & 63) & 1
            if square and wins_now(position, move):
                return move, INFINITE
    memory.lists[:, KILLERS:] = -1
    memory.notes[:] = 0
    memory.notes[LIMIT] = INFINITE
    key = key_of(position)
    move, score = random_move(position, key), 0  # where all is lost, a search needn't name a move
    at = key & (len(memory.table) - 1)
    low, high, ply, threats = -INFINITE, INFINITE, 0, THREATS
    for turns in range(1, 60):
        found = search(position, turns, ply, ply, low, high, threats, memory)
        if memory.notes[STOPPED]:
            break
        score, seen = found, recall(memory.table[at], key)
        if seen != NOTHING:
            move = seen & 1023
        memory.notes[LIMIT] = nodes
        if memory.notes[NODES] >= nodes or abs(score) > SURE:
            break
    return move, score


@numba.njit
def game(start: Any, seed: int, nodes: int, memory: Any, into: Any) -> int:
    """Plays one game; writes its positions, and says how many. None if nobody won."""
    memory.table[:] = 0
    position, chance, many = start, scramble(seed), 0
    opening = OPENING[0] + (chance >> 8 & 0xFFFF) % (OPENING[1] - OPENING[0])
    for ply in range(LONGEST):
        chance = scramble(chance + ply)
        if ply < opening or (chance & 0xFFFF) < STRAY * 0x10000:
            move = random_move(position, chance)
        else:
            move, score = best(position, nodes, memory)
            if position.phase == PLACE and score != INFINITE:
                row = into[many]
                row[0], row[1], row[2] = position.mine, position.theirs, position.cats
                row[3], row[4] = position.my_kittens, position.their_kittens
                row[5], row[6] = position.my_ghost, position.their_ghost
                row[SCORE], row[WON] = score, position.seat
                many += 1
        position = kernel.play(position, move)
        if position.phase == OVER:
            for each in range(many):
                into[each, WON] = into[each, WON] == position.seat
            return many
    return 0


class Chunk(NamedTuple):
    """Some games to be played, and the file for them."""

    file: Path
    haunted: bool
    begin: int
    nodes: int
    net: Any


def play_chunk(chunk: Chunk) -> int:
    """Plays and keeps them; says how many positions there are."""
    memory = blank_memory(BITS, chunk.net)
    start = kernel.from_state(rules.start(haunted=chunk.haunted))
    into = np.zeros((LONGEST, WON + 1), np.int64)
    rows, games = [], []
    for number in range(chunk.begin, chunk.begin + CHUNK):
        many = game(start, number, chunk.nodes, memory, into)
        rows.append(into[:many].copy())
        games.append(many)
    part = chunk.file.with_suffix(".part.npz")
    np.savez_compressed(part, rows=np.concatenate(rows), games=np.array(games))
    part.rename(chunk.file)
    return sum(games)


def play_all(chunks: list[Chunk], processes: int, seconds: float) -> None:
    """Plays what isn't there yet, for so long at most."""
    left = [chunk for chunk in chunks if not chunk.file.exists()]
    if not left:
        return
    left[0].file.parent.mkdir(parents=True, exist_ok=True)
    best_before = monotonic() + seconds
    with get_context("spawn").Pool(processes) as pool:
        for _ in progress(pool.imap_unordered(play_chunk, left), len(left), "hundreds of games"):
            if monotonic() > best_before:
                print("  time is up")
                pool.terminate()
                break


def progress(things: Iterator[Any], count: int, what: str) -> Iterator[Any]:
    """A bar that says how far it is."""
    begin = monotonic()
    for number, thing in enumerate(things, 1):
        yield thing
        if number % max(1, count // 20) == 0 or number == count:
            full = 20 * number // count
            left = (monotonic() - begin) / number * (count - number)
            bar = "█" * full + "·" * (20 - full)
            print(f"  {bar} {number:,} of {count:,} {what}, {left:,.0f} s left", flush=True)


def chunks_of(
    folder: Path, haunted: bool, games: int, nodes: int, seed: int, net: Any
) -> list[Chunk]:
    """What a generation is to play."""
    begin = seed * 10_000_000
    return [
        Chunk(folder / f"{number:05}.npz", haunted, begin + number * CHUNK, nodes, net)
        for number in range(-(-games // CHUNK))
    ]
