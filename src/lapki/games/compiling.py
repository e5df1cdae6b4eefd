"""Machine code by Numba: made at the first call, kept between runs, made anew when it must be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar
from zlib import crc32

import numba

F = TypeVar("F", bound=Callable[..., Any])
SOURCES = (".py", ".toml", ".npz")
_numba: Any = numba


def compiled(function: F, signature: Any = None, *, nogil: bool = False) -> F:
    """Machine code, made at the first call (with a signature: at once). With `nogil`, other
    threads go on while it runs."""
    return _compile(function, signature, nogil=nogil)


def inlined(function: F) -> F:
    """The same, as a part of whatever calls it."""
    return _compile(function, None, forceinline=True)


def _compile(function: F, signature: Any, **how: bool) -> F:
    package = function.__module__.rpartition(".")[0]
    usual, _numba.config.CACHE_DIR = _numba.config.CACHE_DIR, kept_in(package)
    try:
        made: F = _numba.njit(signature, cache=True, error_model="numpy", **how)(function)
    except RuntimeError:  # no folder that could be written to: compile anew each time
        made = _numba.njit(signature, error_model="numpy", **how)(function)
    finally:
        _numba.config.CACHE_DIR = usual  # others in this process may be using Numba too
    return made


@cache
def kept_in(package: str) -> str:
    """Where machine code of a package's functions is kept.

    Numba doesn't notice that functions and tables of other files have changed; the name of this
    place does. It is made of all files of the package, and of the game that it is named after: a
    bot's code has the game's own inside.
    """
    game = files(__package__) / package.rpartition(".")[2]
    made_of = 0
    for source in (*_sources(files(package)), *_sources(game)):
        made_of = crc32(source.read_bytes(), made_of)
    usual = _numba.misc.appdirs.user_cache_dir("lapki")
    return f"{_numba.config.CACHE_DIR or usual}/{made_of:08x}"


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(SOURCES):
            yield entry
