"""`lapki doctor`: looks at a house and says in plain words what to mend. It changes nothing.

Each file beside this one looks at one side of a house and yields what it finds: `chosen` at its
settings, `kept` at what lies on the disk, `served` at database, bus and clock, `reached` at the way
in from outside.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

from lapki.cli.doctor.chosen import look_at_settings
from lapki.cli.doctor.finding import Finding
from lapki.cli.doctor.kept import look_at_backups, look_at_disk, look_at_files, look_at_pages
from lapki.cli.doctor.reached import look_at_door
from lapki.cli.doctor.served import look_at_bus, look_at_clock, look_at_database
from lapki.house.settings import Settings
from lapki.words import Words

MARKS = {"well": "✓", "note": "!", "ill": "✗"}


def doctor(settings: Settings, backups: Path | None, language: str) -> int:
    """Look at everything and tell it; answers 1 if something is to be mended."""
    words = Words(language)
    return asyncio.run(_tell(settings, backups, words))


async def _tell(settings: Settings, backups: Path | None, words: Words) -> int:
    states: Counter[str] = Counter()
    async for state, key, facts in look(settings, backups):
        states[state] += 1
        print(MARKS[state], words(f"doctor-{key}", **facts), flush=True)
    print()
    if states["ill"]:
        print(words("doctor-mend", count=states["ill"]))
        return 1
    print(words("doctor-fine", notes=states["note"]))
    return 0


async def look(settings: Settings, backups: Path | None = None) -> AsyncIterator[Finding]:
    """Everything that there is to say about a house."""
    folder = settings.folder
    for quick in (look_at_settings(settings), look_at_files(settings), look_at_disk(folder)):
        for finding in quick:
            yield finding
    for slow in (look_at_database(settings), look_at_bus(settings), look_at_clock(settings)):
        async for finding in slow:
            yield finding
    for quick in (look_at_backups(folder, backups), look_at_pages()):
        for finding in quick:
            yield finding
    async for finding in look_at_door(settings):
        yield finding
