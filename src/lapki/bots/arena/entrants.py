"""Who may play in an arena, by name, and which code stands behind the name.

    random               any legal move
    level:3              the game's own bot
    anchor:first:5       a bot that never changes (`bots/anchors`)
    path.py:Class        a class in a file, a `Bot`; path.py:Class:2 at a level of it

Behind any of them a budget of its own: `level:5@20000` (nodes a move), `level:5@0.2s` (seconds).
Where a level is left out, it is the best that the bot knows.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import NamedTuple

from lapki import games
from lapki.bots import anchors, bot_for
from lapki.bots.contract import Bot, Budget, Chancer

HERE = Path(__file__).parents[2]
_FORM = re.compile(r"(?P<who>.+?)(@(?P<nodes>\d+)|@(?P<seconds>\d+|\d*\.\d+)s)?")


class Unknown(Exception):
    """Nobody is called that; what is said is a sentence for whoever asked."""


class Entrant(NamedTuple):
    """One who plays."""

    name: str
    make: Callable[[], Bot]
    """A bot for one seat of one game: what it remembers must not reach the next."""
    level: int
    budget: Budget | None
    """Its own, if it has one."""
    code: str
    """A digest of the bot and of the rules: where it differs, it is somebody else."""


@lru_cache
def find(name: str, key: str) -> Entrant:
    """The entrant of that name in the game of that key; raises `Unknown`."""
    form = _FORM.fullmatch(name)
    who = form["who"] if form else ""
    make, level, files = _who(who, key)
    bot = make()
    level = max(bot.levels) if level is None else level
    if level not in bot.levels:
        known = ", ".join(map(str, bot.levels))
        raise Unknown(f"“{who}” doesn't play {key} at level {level}, but at {known}.")
    assert form
    budget = None
    if form["nodes"] or form["seconds"]:
        seconds, nodes = float(form["seconds"] or 0), int(form["nodes"] or 0)
        if not seconds and not nodes:
            raise Unknown(f"“{name}” may think about nothing: a budget is more than 0.")
        budget = Budget(seconds or None, nodes or None)
    return Entrant(name, make, level, budget, _digest([*_rules(key), *files]))


Found = tuple[Callable[[], Bot], int | None, list[Path]]


def _who(who: str, key: str) -> Found:
    match who.split(":"):
        case ["random"]:
            return Chancer, 1, []
        case ["level", level] if level.isdecimal():
            return type(bot_for(key)), int(level), _files(HERE / "bots", key)
        case ["anchor", name]:
            return _anchor(name, None, key)
        case ["anchor", name, level] if level.isdecimal():
            return _anchor(name, int(level), key)
        case [path, cls] if path.endswith(".py"):
            return _in_file(Path(path), cls), None, [Path(path)]
        case [path, cls, level] if path.endswith(".py") and level.isdecimal():
            return _in_file(Path(path), cls), int(level), [Path(path)]
    raise Unknown(
        f"Nobody is called “{who}”; write random, level:3, anchor:first:5 or path.py:Class, "
        "and @20000 (nodes) or @0.2s behind it for a budget of its own."
    )


def _anchor(name: str, level: int | None, key: str) -> Found:
    folder = Path(anchors.__path__[0])
    known = sorted(made.parent.name for made in folder.glob("*/__init__.py"))
    if name not in known:
        raise Unknown(f"There is no anchor “{name}”; there are {', '.join(known)}.")
    module = f"{anchors.__name__}.{name}.{key}"
    if find_spec(module) is None:
        raise Unknown(f"The anchor “{name}” doesn't play {key}.")
    bot: Bot = import_module(module).bot
    return lambda: bot, level, _files(folder / name, key)


def _in_file(path: Path, name: str) -> type[Bot]:
    cls = getattr(_module(path), name, None)
    if cls is None:
        raise Unknown(f"{path} has no class “{name}”.")
    if not (isinstance(cls, type) and issubclass(cls, Bot)):
        raise Unknown(f"“{name}” in {path} is no bot: it must be a class made of lapki.bots.Bot.")
    try:
        made: Bot = cls()
        assert made.levels
        assert all(isinstance(level, int) for level in made.levels)
    except Exception as why:
        raise Unknown(
            f"“{name}” in {path} can't be made without words, or has no levels, which are a tuple "
            f"of numbers: {why!r}."
        ) from why
    return cls


@lru_cache
def _module(path: Path) -> object:
    """The module in a file, as if it were imported from its folder."""
    if not path.is_file():
        raise Unknown(f"There is no file {path}.")
    name = f"lapki_arena_{path.stem}_{sha256(str(path).encode()).hexdigest()[:8]}"
    spec = spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[name] = module
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)  # for what lies beside it; nothing of ours is hidden by that
    try:
        spec.loader.exec_module(module)
    except Exception as why:
        raise Unknown(f"{path} can't be loaded: {type(why).__name__}: {why}.") from why
    return module


# --- which code it is ---------------------------------------------------------------------------


def _rules(key: str) -> list[Path]:
    """The bot of a game that a package brings along lies there, too."""
    (folder, *_) = import_module(games.package(key)).__path__
    return [*_within(Path(folder)), HERE / "bots" / "contract.py"]


def _files(folder: Path, key: str) -> list[Path]:
    """What belongs to the bot of a game: modules and folders that are called after it."""
    return [file for found in sorted(folder.glob(f"{key}*")) for file in _within(found)]


def _within(place: Path) -> Iterator[Path]:
    files = sorted(place.rglob("*")) if place.is_dir() else [place]
    return (f for f in files if f.is_file() and "__pycache__" not in f.parts)


def _digest(files: list[Path]) -> str:
    whole = sha256()
    for file in files:
        whole.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()[:12]
