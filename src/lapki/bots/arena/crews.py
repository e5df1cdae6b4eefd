"""Who plays the games of an arena: processes of this machine, or the machines of a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import platform
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from threading import current_thread, main_thread

from lapki.bots.arena.entrants import Unknown, find
from lapki.bots.arena.table import Played, Setting, Task, play


class Lost(Exception):
    """Those who should play can't; what is said is a sentence."""


def processes(many: int, setting: Setting, tasks: Iterator[Task]) -> Iterator[tuple[Played, str]]:
    """Play on so many cores. Whoever stops asking ends the processes."""
    context = multiprocessing.get_context("spawn")  # what threads hold isn't copied
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(many, mp_context=context, initializer=_deaf)
    running: set[Future[tuple[Played, str]]] = set()
    try:
        while True:
            wanted = 2 * many - len(running)
            with _undisturbed():
                running |= {pool.submit(play, setting, task) for task in islice(tasks, wanted)}
                done, running = wait(running, timeout=TICK, return_when=FIRST_COMPLETED)
            if not done and not running:
                return
            for one in done:
                yield one.result()
    except BrokenProcessPool as why:
        raise Lost("A process that played a game has died.") from why
    finally:
        # First those who still play are ended, then whoever looks after them is waited for.
        with _undisturbed():
            for child in {*multiprocessing.active_children()} - others if running else ():
                child.terminate()
            pool.shutdown(cancel_futures=True)


TICK = 0.2
"""Seconds after which Ctrl+C is heard at the latest."""


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl+C waits until the end: amid a pool's work it could leave one of its locks shut for ever,
    and whoever ends the pool would wait for it."""
    heard: list[int] = []
    if current_thread() is not main_thread():  # only there anything is interrupted
        yield
        return
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(number, lambda number, _: heard.append(number)) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
    if heard:
        signal.raise_signal(heard[0])


def _deaf() -> None:
    """Ctrl+C is for whoever counts, who then ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- Ray ----------------------------------------------------------------------------------------


def cluster(address: str, setting: Setting, tasks: Iterator[Task]) -> Iterator[tuple[Played, str]]:
    """Play on a Ray cluster whose machines have the same Lapki; `local`: on one made here."""
    try:
        import ray
    except ImportError as why:
        raise Lost("Ray isn't here: it comes with the extra lapki[ray].") from why
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except Exception as why:  # it raises no narrower one
        raise Lost(f"No Ray answers at {address} ({str(why).splitlines()[0]}).") from why
    try:
        there = ray.remote(_play_there)
        many = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[object] = []
        while True:
            running += [
                there.remote(setting, task, _codes(setting, task))
                for task in islice(tasks, many - len(running))
            ]
            if not running:
                return
            (done,), running = ray.wait(running)
            answer = ray.get(done)
            if isinstance(answer, str):
                raise Lost(answer)
            yield answer
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raises OSError if nobody is there; Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=5).close()


def _play_there(setting: Setting, task: Task, codes: tuple[str, str]) -> tuple[Played, str] | str:
    """Play a game on some machine, or say why its result would not be the same as here."""
    here = platform.node()
    try:
        same = _codes(setting, task) == codes
    except Unknown as why:
        return f"The machine {here} doesn't know all who play: {why}"
    if not same:
        return f"The machine {here} has another {task.guest} or {task.host} than this one."
    return play(setting, task)


def _codes(setting: Setting, task: Task) -> tuple[str, str]:
    return find(task.guest, setting.game).code, find(task.host, setting.game).code
