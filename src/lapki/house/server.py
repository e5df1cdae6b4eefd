"""The house behind a real socket."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Callable

import uvicorn

from lapki.house.app import make_app
from lapki.house.folder import CannotOpen
from lapki.house.gate import FRAME
from lapki.house.house import House
from lapki.house.transport import Config, Doors, notice_silence
from lapki.house.wings import Alone

OWN_FILES = 100
"""Files that the house itself may have open, beside connections."""


class Server(uvicorn.Server):
    """A server that says when its doors are open, and closes them politely."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house, self.ready = house, ready
        self._opening: asyncio.Task[None] | None = None
        house.end = self.stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so. A house that can't be opened says why, and its server ends."""
        self._opening = asyncio.create_task(self.house.open())
        try:
            await self._opening
        except CannotOpen as why:
            self.house.failure = str(why)
            self.should_exit = True
            return
        except asyncio.CancelledError:  # by a signal: a database may take its time
            self.should_exit = True
            return
        await super().startup(sockets)
        if self.started:
            for door in (door for server in self.servers for door in server.sockets):
                notice_silence(door, self.house.services.settings.patience)
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First the house, which says when to come back; then the connections. Where there are
        other wings, whoever comes finds the door closed, and goes to another one."""
        if not isinstance(self.house.wings, Alone):
            for door in self.servers:
                door.close()
        await self.house.close()
        await super().shutdown(sockets)

    def stop(self) -> None:
        """Close as a signal would."""
        self.house.closing = self.should_exit = True

    def handle_exit(self, sig: int, frame: object) -> None:
        """The first signal closes the house, a second one doesn't wait for anybody."""
        self.house.closing = True
        if self._opening and not self._opening.done():
            self._opening.get_loop().call_soon_threadsafe(self._opening.cancel)
        super().handle_exit(sig, frame)  # type: ignore[arg-type]


def make_server(house: House, ready: Callable[[], None] = lambda: None) -> Server:
    """uvicorn as the house needs it: small frames, no compression (it costs 46 kB a socket)."""
    settings, metrics = house.services.settings, house.services.metrics
    most = _room(settings.connections)
    return Server(
        Config(
            make_app(house),
            Doors(most, settings.connections_each, settings.proxies, metrics),
            settings.patience,
            host=settings.host,
            port=settings.port,
            ws_max_size=FRAME,
            ws_per_message_deflate=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=5,
        ),
        house,
        ready,
    )


def _room(wanted: int) -> int:
    """So many connections, if the system lets us have that many open at once."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = wanted + OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < need:
        soft = need if hard == resource.RLIM_INFINITY else min(need, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        wanted = soft - OWN_FILES
    return wanted
