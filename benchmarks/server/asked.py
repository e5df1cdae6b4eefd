"""What it costs a move that the log keeps who is asked: `python benchmarks/server/asked.py`.

In processor time, by turns with the same without it, the cheapest of many rounds: a busy machine
changes little of that. The store's thread: rows with and without the column, a flush of eight each.
The loop's thread: finding out who is asked, and who was before, as `LiveTable._write` does.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time

from lapki import games
from lapki.house.entry import Chair, TableEntry
from lapki.house.livegame import LiveGame

ROUNDS, ROWS, FLUSH = 30, 4_000, 8
COLUMNS = "table_id TEXT, ply INTEGER, line TEXT, at REAL, clock TEXT"


def _writing(folder: Path, asked: bool) -> Callable[[], float]:
    """Microseconds a row, of one round."""
    columns = COLUMNS + (", asked INTEGER" if asked else "")
    db = sqlite3.connect(folder / f"{asked}.sqlite", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = OFF")  # what a disk takes is no processor time
    db.execute(f"CREATE TABLE log ({columns}, PRIMARY KEY (table_id, ply)) WITHOUT ROWID")
    row = ("table", 0, "1 k c3", 1.0, None, *((1,) if asked else ()))
    values = ", ".join(f"({', '.join('?' * len(row))})" for _ in range(FLUSH))
    ply = 0

    def one() -> float:
        nonlocal ply
        began = process_time()
        for _ in range(ROWS // FLUSH):
            given: list[object] = []
            for nth in range(FLUSH):
                given += (row[0], ply + nth, *row[2:])
            db.execute(f"INSERT INTO log VALUES {values}", given)  # noqa: S608 - our own
            ply += FLUSH
        return 1e6 * (process_time() - began) / ROWS

    return one


def _finding_out() -> Callable[[], float]:
    """Microseconds a move: twice who is asked, and a bit for each."""
    chairs = (Chair("ada", share="none"), Chair("bob", share="none"))
    game = games.find("boooop")
    entry = TableEntry("t", "boooop", game.version, 2, {}, "ada", "00" * 32, 0.0, chairs)
    live = LiveGame(entry, game)

    def one() -> float:
        began = process_time()
        for _ in range(ROWS):
            before = live.asked
            if before != live.asked:
                raise AssertionError
            sum(1 << seat for seat in before)
        return 1e6 * (process_time() - began) / ROWS

    return one


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        without, kept = _writing(Path(folder), asked=False), _writing(Path(folder), asked=True)
        finding = _finding_out()
        rounds = [(without(), kept(), finding()) for _ in range(ROUNDS)]
    least = [min(column) for column in zip(*rounds, strict=True)]
    print(f"a row without {least[0]:.2f} µs, with {least[1]:.2f} µs; finding out {least[2]:.2f} µs")


if __name__ == "__main__":
    main()
