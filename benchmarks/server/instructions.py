"""How many instructions a move costs, which no neighbour on the machine changes.

    .venv/bin/python benchmarks/server/instructions.py [GAME [TABLES [LINES]]]    # wants valgrind
    .venv/bin/python benchmarks/server/instructions.py --where …     # by function; Python 3.12
    .venv/bin/python benchmarks/server/instructions.py --python …    # calls and time by function

The house itself, in one process, with its file, its event loop and its store's thread, behind
sockets that do nothing: a frame is handed to a connection, and what it writes is thrown away. Moves
are rehearsed before and played at all tables side by side, the next one at a table once everybody
there was told. Counted are the loop's thread and the store's, by callgrind; not the kernel.
"""

from __future__ import annotations

import asyncio
import cProfile
import os
import pstats
import re
import subprocess
import sys
import tempfile
from bisect import bisect_right
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop
from guests import LIMITS, OPTIONS, PLAYERS, SEATS, high

from lapki import games
from lapki.cli.serve import _collect_seldom
from lapki.house import entry as entries
from lapki.house.entry import Chair, TableEntry
from lapki.house.house import House
from lapki.house.livegame import LiveGame
from lapki.house.server import make_server
from lapki.house.settings import Settings
from lapki.house.transport import Entrance

ROOT = Path(__file__).resolve().parents[2]
WARM = 10
"""Lines of each table that aren't counted: what is made at the first move is there by then."""


# --- sockets that do nothing --------------------------------------------------------------------


class Nowhere(asyncio.Transport):
    """A connection from nowhere: whatever is written is thrown away, and somebody hears of it."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table, self.closing = table, False
        self.protocol: Any = None

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self if name == "socket" else super().get_extra_info(name, default)

    def getpeername(self) -> tuple[str, int]:
        return "127.0.0.1", 1

    getsockname = getpeername

    def write(self, data: Any) -> None:
        self.table.hear()

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return 0

    def nothing(self, *_: Any, **__: Any) -> None:
        """What a socket would do."""

    setsockopt = set_write_buffer_limits = pause_reading = resume_reading = nothing  # type: ignore[assignment]
    close = abort = nothing


def masked(text: bytes) -> bytes:
    """A frame as a browser sends it, with a mask of nothing."""
    head = bytes((0x81, 0x80 + len(text)) if len(text) < 126 else (0x81, 0xFE))
    return head + (b"" if len(text) < 126 else len(text).to_bytes(2)) + bytes(4) + text


# --- a table ------------------------------------------------------------------------------------


class Table:
    """People at a table, who say what they have rehearsed."""

    def __init__(self, game: str, number: int) -> None:
        seats = SEATS[game]
        chairs = tuple(Chair(f"{number}-{seat}", share="none") for seat in range(1, seats + 1))
        options = msgspec.to_builtins(games.find(game).Options()) | OPTIONS.get(game, {})
        options = {name: str(value) for name, value in options.items()}
        seed = f"{number:064x}"
        self.entry = TableEntry(
            f"table-{number}", game, 1, seats, options, "", seed, 0.0, chairs, phase="playing"
        )
        self.rng = Random(number)
        self.connections: list[Nowhere] = []
        self.at, self.untold = 0, -1

    def rehearse(self, lines: int) -> None:
        """Play from offers alone, and note what is said by whom."""
        live = LiveGame(self.entry, games.find(self.entry.game))
        live.begin(0.0)
        self.script: list[tuple[int, bytes]] = []
        self.lines: list[int] = []
        while not live.over and live.ply < lines:
            seat, question = next(iter(live.questions.items()))
            now = msgspec.json.decode(msgspec.json.encode(live.now(seat, 0.0)))
            text = PLAYERS[self.entry.game](now, self.rng)
            live.answer(seat, text, question, 0.0)
            said = {"is": "move", "id": question, "text": text, "question": question}
            self.script.append((seat, masked(msgspec.json.encode(said))))
            self.lines.append(live.ply)
        if live.over:  # what the end costs is another matter
            del self.script[-1], self.lines[-1]

    async def open(self, house: House, server: Any) -> None:
        """Everybody comes in, by a handshake."""
        named = [
            await house.people.enter(chair.person or "", "cat", "") for chair in self.entry.chairs
        ]
        chairs = tuple(Chair(person.id, share="none") for person, _ in named)
        entry = msgspec.structs.replace(self.entry, owner=named[0][0].id, chairs=chairs)
        await house.services.store.run(lambda db: entries.create(db, entry))
        for _, cookie in named:
            connection = Nowhere(self)
            protocol = Entrance(
                server.config, server_state=server.server_state, app_state={}, _loop=None
            )
            protocol.connection_made(connection)
            connection.protocol.data_received(
                f"GET /api/v1/tables/{entry.id}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                f"Cookie: lapki={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                "\r\n".encode()
            )
            self.connections.append(connection)
            while house.tables.get(entry.id) is None or len(
                house.tables[entry.id].audience.listeners
            ) < len(self.connections):
                await asyncio.sleep(0.01)

    async def play(self, end: int) -> int:
        """What was rehearsed until there are so many lines; answers how many moves that was."""
        begin = self.at
        loop = asyncio.get_running_loop()
        self.end, self.done, self.soon = end, loop.create_future(), loop.call_soon
        self.go_on()
        await self.done
        return self.at - begin

    def go_on(self) -> None:
        """The next one says what is next."""
        if self.at < len(self.script) and self.lines[self.at] <= self.end:
            seat, frame = self.script[self.at]
            self.at, self.untold = self.at + 1, len(self.connections)
            self.connections[seat - 1].protocol.data_received(frame)
        else:
            self.done.set_result(None)

    def hear(self) -> None:
        """One of them was told; after the last of them the game goes on, in its own time."""
        self.untold -= 1
        if not self.untold:
            self.soon(self.go_on)


# --- counting -----------------------------------------------------------------------------------


class Callgrind:
    """Counts from `enable` to `disable`."""

    async def enable(self) -> None:
        await self._switch("on")

    async def disable(self) -> None:
        await self._switch("off")

    async def _switch(self, to: str) -> None:
        command = ["callgrind_control", "-i", to, str(os.getpid())]
        asked = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603
        while asked.poll() is None:  # it hears of it only while something is done, so do a little
            await asyncio.sleep(0.01)


class Profile:
    """The same, by Python's own means."""

    def __init__(self) -> None:
        self.found = cProfile.Profile()

    async def enable(self) -> None:
        self.found.enable()

    async def disable(self) -> None:
        self.found.disable()


async def count(folder: Path, counter: Any, game: str, tables: int, lines: int) -> int:
    """Play, counting after the first few lines; answers how many moves were counted."""
    opened = [Table(game, number) for number in range(tables)]
    for table in opened:
        table.rehearse(lines)
    limits = " ".join(f"{name}={high(limit)}" for name, limit in LIMITS.items())
    house = House(Settings(data=folder, frames=1_000_000, limits=limits))
    server = make_server(house)
    server.config.load()
    await house.open(resume=False)  # no chores: they'd be counted, too
    for table in opened:
        await table.open(house, server)
    await asyncio.gather(*(table.play(WARM) for table in opened))
    _collect_seldom()
    await counter.enable()
    moves = await asyncio.gather(*(table.play(lines) for table in opened))
    await counter.disable()
    await house.close()
    return sum(moves)


def inside(how: str, *given: str) -> None:
    """In the process that is counted."""
    counter: Any = Profile() if how == "python" else Callgrind()
    game, tables, lines = given
    with tempfile.TemporaryDirectory() as folder:
        moves = uvloop.run(count(Path(folder), counter, game, int(tables), int(lines)))
    if how == "python":
        stats = pstats.Stats(counter.found).stats  # type: ignore[attr-defined]
        print(f"{moves} moves; µs a move in itself, with what it calls, calls a move")
        for (file, line, name), (_, calls, own, whole, _) in sorted(
            stats.items(), key=lambda one: -one[1][2]
        )[:70]:
            where = "/".join(Path(file).parts[-2:])
            print(
                f"{1e6 * own / moves:7.2f} {1e6 * whole / moves:7.2f} {calls / moves:6.2f}"
                f"  {where}:{line} {name}"
            )
    else:
        print(moves, os.getpid())


def outside(*given: str, where: bool = False) -> None:
    """Start that process under valgrind, and read what it found."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind"
        valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--separate-threads=yes"]
        valgrind += ["--fair-sched=try", "--vgdb-poll=200", f"--callgrind-out-file={out}"]
        seen = ["--smc-check=all-non-file", sys.executable, "-X", "perf"]
        done = subprocess.run(  # noqa: S603
            [*valgrind, *(seen if where else [sys.executable]), __file__, "--in", *given],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(done.stderr)
        moves, process = map(int, done.stdout.split()[-2:])
        loop, store, *_ = (_total(file) for file in sorted(out.parent.glob("callgrind-*")))
        if where:
            _by_function(out.with_name("callgrind-01"), Path(f"/tmp/perf-{process}.map"), moves)  # noqa: S108
    print(
        f"{given[0]}, {moves} moves: {loop / moves:,.0f} instructions a move in the loop's thread, "
        f"{store / moves:,.0f} in the store's"
    )


def _total(file: Path) -> int:
    found = re.search(r"^totals: (\d+)", file.read_text(), re.MULTILINE)
    return int(found[1]) if found else 0


def _by_function(found: Path, names: Path, moves: int) -> None:
    """What each function of Python takes with all that it calls. Python gives each a piece of code
    of its own, which callgrind knows by its address and `names` by its name."""
    known = [line.split(" ", 2) for line in names.read_text().splitlines()]
    names.unlink()
    begins = sorted((int(address, 16), name) for address, _, name in known)
    spent: Counter[str] = Counter()
    calls: Counter[str] = Counter()
    addresses: dict[str, str] = {}
    here = callee = ""
    called = False
    for line in found.read_text().splitlines():
        if line.startswith(("fn=", "cfn=")):
            number, _, name = line.partition("=")[2].partition(" ")
            addresses.setdefault(number, name.partition("'")[0])
            if line[0] == "f":
                here = addresses[number]
            else:
                callee = addresses[number]
        elif line.startswith("calls="):
            calls[callee] += int(line[6:].split()[0])
            called = True
        elif called:
            spent[callee] += int(line.split()[-1]) if callee != here else 0
            called = False
    for address, much in spent.most_common(400):
        if address.startswith("0x"):
            _, name = begins[bisect_right(begins, (int(address, 16), "~")) - 1]
            shown = name.replace("py::", "").replace(f"{ROOT}/", "")
            print(f"{much / moves:9,.0f} {calls[address] / moves:6.2f}  {shown}")


def main() -> None:
    given = sys.argv[1:]
    flags = [word for word in given if word.startswith("--")]
    words = [word for word in given if not word.startswith("--")]
    words += ("boooop", "40", "60")[len(words) :]
    if flags and flags != ["--where"]:
        inside(flags[0].removeprefix("--"), *words)
    else:
        outside(*words, where=bool(flags))


if __name__ == "__main__":
    main()
