"""Who plays the games of an arena: processes of this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from lapki.bots.arena.table import Played, Setting, Task, play


class Lost(Exception):
    """A process that played has died."""


def processes(many: int, setting: Setting, tasks: Iterator[Task]) -> Iterator[tuple[Played, str]]:
    """Play on so many cores. Whoever stops asking ends the processes."""
    context = multiprocessing.get_context("spawn")  # what threads hold isn't copied
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(many, mp_context=context, initializer=_deaf)
    running: set[Future[tuple[Played, str]]] = set()
    try:
        while True:
            wanted = 2 * many - len(running)
            running |= {pool.submit(play, setting, task) for task in islice(tasks, wanted)}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
    except BrokenProcessPool as why:
        raise Lost("A process that played a game has died.") from why
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in {*multiprocessing.active_children()} - others:
            child.terminate()


def _deaf() -> None:
    """Ctrl+C is for whoever counts, who then ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
