"""The socket server of the house and nothing else: whatever a connection says comes back to it.

    python benchmarks/server/echo.py PORT

What a house on these sockets can't be cheaper than; `compare.py` measures it beside the others.
"""

from __future__ import annotations

import sys
from typing import Any

import uvicorn

from lapki.house.metrics import Metrics
from lapki.house.transport import CONNECTION, Config, Doors, SocketConnection


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Every text, as it came."""
    await receive()
    await send({"type": "websocket.accept"})
    connection: SocketConnection = scope[CONNECTION]
    while (said := await connection.hear()) is not None:
        connection.tell(said.encode() if isinstance(said, str) else said)


class Server(uvicorn.Server):
    """Says when it is open."""

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        print("ready", flush=True)


def main() -> None:
    doors = Doors(10_000, 10_000, "", Metrics())
    port = int(sys.argv[1])
    config = Config(echo, doors, 10.0, port=port, lifespan="off", log_level="error")
    Server(config).run()


if __name__ == "__main__":
    main()
