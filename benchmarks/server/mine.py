"""What one's own list costs with few games and with many: `python benchmarks/server/mine.py`.

Straight from the house, without HTTP: the store's thread and what is made of it.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from lapki.house import entry as entries
from lapki.house import lists
from lapki.house.entry import Chair, TableEntry
from lapki.house.house import House
from lapki.house.people import Person
from lapki.house.settings import Settings

TIMES = 200
GAMES = (5, 50, 500, 5_000)


def _over(n: int, people: tuple[str, ...]) -> TableEntry:
    return TableEntry(
        id=f"table-{n}",
        game="boooop",
        version=1,
        seats=2,
        options={"ghosts": "on"},
        owner=people[0],
        seed="00" * 32,
        created=float(n),
        ended=float(n),
        chairs=tuple(Chair(person, share="none") for person in people),
        phase="finished",
    )


async def _list(house: House, ada: Person) -> float:
    """Seconds, the middle of many."""
    took = []
    for _ in range(TIMES):
        began = perf_counter()
        await lists.tables_of(house, ada)
        took.append(perf_counter() - began)
    return median(took)


async def main() -> None:
    """Ever more games of the same two people."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Settings(data=Path(folder), bot_workers=1))
        await house.open(resume=False)
        ada, _ = await house.people.enter("Ada", "fox", "")
        bob, _ = await house.people.enter("Bob", "owl", "")
        made, people = 0, (ada.id, bob.id)
        for many in GAMES:
            some = [_over(n, people) for n in range(made, many)]
            made = many
            await house.services.store.run(
                lambda db, some=some: [entries.create(db, entry) for entry in some]
            )
            print(f"{many:>5} games: {1e3 * await _list(house, ada):.2f} ms")
        print(f"tables in memory: {len(house.tables)}")
        await house.close()


if __name__ == "__main__":
    asyncio.run(main())
