"""`lapki serve`: open the house."""

from __future__ import annotations

import gc
import os
import socket
import sys
import webbrowser

from lapki.house.hostkey import Key, leave_key
from lapki.house.house import House
from lapki.house.logs import set_up_log
from lapki.house.server import make_server
from lapki.house.settings import Settings


def serve(settings: Settings, *, show: bool) -> int:
    """Serve until told to stop; answers the exit status."""
    set_up_log(settings.log)
    door = _door(settings)
    if isinstance(door, str):
        print(door, file=sys.stderr)
        return 2
    port = door.getsockname()[1]
    address = settings.base_url or f"http://{_spoken(settings.host)}:{port}"

    def ready() -> None:
        leave_key(settings.folder, Key(f"http://{_spoken(settings.host)}:{port}", house.host_key))
        _collect_seldom()
        print(f"Lapki is open at {address}  (Ctrl+C closes it)", flush=True)
        if show and _has_screen():
            webbrowser.open(address)

    house = House(settings)
    server = make_server(house, ready)
    server.run(sockets=[door])
    if house.failure:
        print(house.failure, file=sys.stderr)
    return 0 if server.started and not house.failure else 1


def _door(settings: Settings) -> socket.socket | str:
    """A listening socket, or a sentence that says why there is none."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
    except OSError as problem:
        return (
            f"The house can't open at {settings.host}:{settings.port}: {problem.strerror}. "
            "Choose another place with --host and --port."
        )
    door.listen(2048)
    return door


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
