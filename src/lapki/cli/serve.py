"""`lapki serve`: open the house."""

from __future__ import annotations

import gc
import os
import socket
import sys
import webbrowser

from prometheus_client import start_http_server

from lapki import games
from lapki.house.hostkey import Key, leave_key
from lapki.house.house import House
from lapki.house.logs import set_up_log
from lapki.house.server import make_server
from lapki.house.settings import Settings
from lapki.house.thinkers import warm
from lapki.words import Words


def serve(settings: Settings, *, show: bool) -> int:
    """Serve until told to stop; answers the exit status."""
    set_up_log(settings.log)
    _warn_root()
    for misfit in games.misfits():
        print(Words("en").refusal(misfit, None), file=sys.stderr)
    house = House(settings)
    try:
        door = _door(settings)
        _count_at(settings.metrics_at, house)
    except _Taken as problem:
        print(problem, file=sys.stderr)
        return 2
    port = door.getsockname()[1]
    address = settings.base_url or f"http://{_spoken(settings.host)}:{port}"

    def ready() -> None:
        leave_key(settings.folder, Key(f"http://{_spoken(settings.host)}:{port}", house.host_key))
        _collect_seldom()
        print(f"Lapki is open at {address}  (Ctrl+C closes it)", flush=True)
        if settings.bots_ready:
            house.chore(warm())
        if show and _has_screen():
            webbrowser.open(address)

    server = make_server(house, ready)
    server.run(sockets=[door])
    if house.failure:
        print(house.failure, file=sys.stderr)
    return 0 if server.started and not house.failure else 1


class _Taken(Exception):
    """A place where nobody can listen: one sentence says why."""

    def __init__(self, place: str, problem: Exception, remedy: str) -> None:
        why = getattr(problem, "strerror", None) or problem
        super().__init__(f"The house can't open at {place}: {why}. {remedy}.")


def _door(settings: Settings) -> socket.socket:
    """A listening socket."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
    except (OSError, OverflowError) as problem:
        place, remedy = f"{settings.host}:{settings.port}", "Choose another with --host and --port"
        raise _Taken(place, problem, remedy) from problem
    door.listen(2048)
    return door


def _count_at(place: str, house: House) -> None:
    """Numbers at an address of their own, if that is wanted: a thread answers there."""
    if not place:
        return
    host, _, port = place.rpartition(":")
    try:
        start_http_server(int(port), host.strip("[]"), registry=house.services.metrics.registry)
    except (OSError, ValueError, OverflowError) as problem:
        remedy = "LAPKI_METRICS_AT needs an address and a free port, as 127.0.0.1:9100"
        raise _Taken(place, problem, remedy) from problem


def _warn_root() -> None:
    if sys.platform != "win32" and os.geteuid() == 0:
        print(
            "This house runs as root, and needs no such rights: give it a user of its own "
            "(docs/hosting.md).",
            file=sys.stderr,
        )


def _spoken(host: str) -> str:
    """An address that a browser on this machine can go to."""
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)  # noqa: S104


def _has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _collect_seldom() -> None:
    """What was loaded stays, and moves leave no cycles behind: looking for some costs 100 ms."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
