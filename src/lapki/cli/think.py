"""`lapki think`: think for a house that is somewhere else."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from lapki.house.folder import CannotOpen
from lapki.house.logs import set_up_log
from lapki.house.settings import Settings
from lapki.house.thinker import Thinker


def think(settings: Settings) -> int:
    """Think until told to stop; answers the exit status."""
    set_up_log(settings.log)
    try:
        asyncio.run(_think(settings))
    except CannotOpen as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


async def _think(settings: Settings) -> None:
    if not settings.bus:
        raise CannotOpen(
            "Nobody asks here: set LAPKI_BUS=nats://… and LAPKI_SECRET as the house has them."
        )
    workers = settings.bot_workers or os.cpu_count() or 1
    enough = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, enough.set)
    thinker = Thinker(settings, workers)
    try:
        await thinker.open()
        at = settings.bus.rpartition("/")[2].rpartition("@")[2]  # without the password
        many = "1 worker" if workers == 1 else f"{workers} workers"
        print(f"Lapki thinks for the house at {at} with {many}  (Ctrl+C ends it)", flush=True)
        await enough.wait()
    finally:
        await thinker.close()
