"""What the host may choose. Each setting is an environment variable and has a sane default."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated, get_type_hints

import msgspec

from lapki.house import limits
from lapki.house.folder import CannotOpen, in_a_sentence, written_whole

SHORTEST_KEY = 32
"""Characters. A key that somebody could guess, or that was never written, signs nothing."""
PREFIX = "LAPKI_"


def _about(text: str) -> msgspec.Meta:
    return msgspec.Meta(description=text)


class Settings(msgspec.Struct, frozen=True):
    """All settings; `LAPKI_PORT` sets `port`, and so on."""

    host: Annotated[str, _about("Address to listen at; 0.0.0.0 for all.")] = "127.0.0.1"
    port: Annotated[int, _about("Port to listen at; 0 for any that is free.")] = 8765
    data: Annotated[Path, _about("Folder for the database and the secret.")] = Path()
    database_url: Annotated[
        str, _about("postgresql://… in order to use PostgreSQL instead of a file.")
    ] = ""
    bus: Annotated[
        str,
        _about("nats://… in order to open one house with several processes, on PostgreSQL."),
    ] = ""
    bus_ca: Annotated[str, _about("File with the certificate that the bus is known by.")] = ""
    base_url: Annotated[
        str, _about("How people reach the house, as https://lapki.example; by default as asked.")
    ] = ""
    proxies: Annotated[
        str, _about("Addresses of trusted proxies, with commas, whose X-Forwarded-… is believed.")
    ] = "127.0.0.1"
    secure_cookies: Annotated[
        bool, _about("Send cookies over https only; by default if the base URL is https.")
    ] = False
    secret: Annotated[
        str, _about("Signs cookies; by default made once and kept in the data folder.")
    ] = ""
    bot_workers: Annotated[int, _about("Processes in which bots think; 0: by cores.")] = 0
    bot_seconds: Annotated[float, _about("How long a bot may think about a move.")] = 2.0
    bot_delay: Annotated[float, _about("Seconds a bot waits, about, to seem natural; 0: no.")] = 0.8
    bots_ready: Annotated[
        bool, _about("Compile what bots think with when the house opens, so that nobody waits.")
    ] = True
    lookback_idle: Annotated[
        bool, _about("Look back at games only while nobody else wants the processor.")
    ] = True
    race_wait: Annotated[float, _about("Seconds that bots leave to people in a race.")] = 20.0
    absent_after: Annotated[
        float, _about("Seconds after which an absent person's seat may be given to a bot.")
    ] = 120.0
    idle_after: Annotated[
        float, _about("Seconds after which a table that nobody looks at leaves memory.")
    ] = 600.0
    waiting_hours: Annotated[
        float, _about("Hours after which a table that waits and that nobody looks at is closed.")
    ] = 24.0
    abandoned_days: Annotated[
        float, _about("Days after which a game that nobody comes back to is stopped.")
    ] = 14.0
    forgotten_days: Annotated[
        float, _about("Days after which a closed or stopped table is forgotten.")
    ] = 30.0
    longest_game: Annotated[int, _about("Lines of the log after which a game is stopped.")] = 5_000
    stalled_after: Annotated[
        float, _about("Seconds after which the others may vote to let a bot play for somebody.")
    ] = 180.0
    frames: Annotated[int, _about("Frames a second that a connection may send, on average.")] = 20
    limits: Annotated[
        str, _about("Changes to the limits of persons and addresses: `tables=30/3600,90/3600`.")
    ] = ""
    connections: Annotated[
        int, _about("Connections in all; the last 20 are for this machine itself.")
    ] = 2_000
    connections_each: Annotated[
        int, _about("Connections from one address, or IPv6 network (/64); proxies are exempt.")
    ] = 300
    patience: Annotated[
        float,
        _about("Seconds in which a request must have come, a ping be answered, something be read."),
    ] = 10.0
    log: Annotated[str, _about("`text` or `json`.")] = "text"
    metrics_at: Annotated[
        str, _about("ADDRESS:PORT for /metrics alone; it is then nowhere else.")
    ] = ""
    metrics_token: Annotated[
        str, _about("Whoever says this may read /metrics; without one, only this machine may.")
    ] = ""

    def __post_init__(self) -> None:
        limits.read(self.limits)
        if self.bus and not self.secret:
            raise ValueError(
                "LAPKI_BUS needs LAPKI_SECRET, the same for each process of the house."
            )

    @property
    def database(self) -> str:
        """Where the database is, as SQLAlchemy says it."""
        if self.database_url:
            _, _, rest = self.database_url.partition("://")
            return f"postgresql+asyncpg://{rest}"
        return f"sqlite:///{self.folder / 'lapki.db'}"

    @property
    def folder(self) -> Path:
        """The data folder; by default the user's own."""
        if self.data != Path():
            return self.data
        home = os.environ.get("XDG_DATA_HOME")
        return (Path(home) if home else Path.home() / ".local" / "share") / "lapki"

    @property
    def secure(self) -> bool:
        """Do people reach the house over https?"""
        return self.base_url.startswith("https://")

    @property
    def https(self) -> bool:
        """Are cookies for https alone?"""
        return self.secure_cookies or self.secure

    def key(self, *, make: bool = True) -> bytes:
        """What cookies are signed with, made at the first start. Raises `CannotOpen`."""
        if self.secret:
            return _long_enough(self.secret.encode(), "LAPKI_SECRET", "Choose a longer one")
        file = self.folder / "secret"
        with in_a_sentence(file):
            if make and not file.exists():
                with written_whole(file) as new:
                    new.write(secrets.token_hex(32).encode())
            key = file.read_bytes()
        remedy = "Put it back from a backup, or remove it, and everybody has to come in anew"
        return _long_enough(key, str(file), remedy)


def from_environment(**given: object) -> Settings:
    """The settings of the environment, with those given here on top (None: not given)."""
    hints = get_type_hints(Settings)
    said: dict[str, object] = {
        name: os.environ[PREFIX + name.upper()]
        for name in hints
        if os.environ.get(PREFIX + name.upper())
    }
    said |= {name: str(value) for name, value in given.items() if value is not None}
    if "data" in said:
        said["data"] = str(Path(str(said["data"])).absolute())
    return msgspec.convert(said, Settings, strict=False, dec_hook=_path)


def explained() -> dict[str, tuple[str, object]]:
    """Every setting with what it means and its default, for `--help`."""
    hints = get_type_hints(Settings, include_extras=True)
    defaults = {f.name: f.default for f in msgspec.structs.fields(Settings)}
    return {
        name: (hint.__metadata__[0].description, defaults[name]) for name, hint in hints.items()
    }


def _path(kind: type, value: object) -> object:
    return Path(str(value)) if kind is Path else value


def _long_enough(key: bytes, where: str, remedy: str) -> bytes:
    """A file that was cut off by a crash may also hold nothing but zeros."""
    if (length := len(key.strip(b"\0 \t\r\n"))) < SHORTEST_KEY:
        raise CannotOpen(
            f"The key in {where} is too short: {length} characters, and it needs {SHORTEST_KEY}. "
            f"{remedy}."
        )
    return key
