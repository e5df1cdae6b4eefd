"""`lapki migrate`: bring the database to another version, forth or back."""

from __future__ import annotations

import asyncio
import sys
from functools import partial

from lapki.house import migrations
from lapki.house.folder import CannotOpen, Folder
from lapki.house.settings import Settings
from lapki.house.store import store_at
from lapki.words import Words


def migrate(settings: Settings, to: str, language: str) -> int:
    """The house must be closed. Answers the exit status."""
    words, known = Words(language), migrations.known()
    if to not in known:
        print(
            words("migrate-unknown", version=to, versions=", ".join(known)),
            file=sys.stderr,
        )
        return 2
    try:
        folder = Folder(settings.folder)
        try:
            asyncio.run(_move(settings, to))
        finally:
            folder.let_go()
    except CannotOpen as problem:
        print(problem, file=sys.stderr)
        return 1
    print(words("migrate-done", version=to))
    return 0


async def _move(settings: Settings, to: str) -> None:
    store = store_at(settings.database)
    await store.open(partial(migrations.move, to=to))
    await store.close()
