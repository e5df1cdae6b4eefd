"""Games of packages, for tests: on the path as an installer would leave them, forgotten later."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lapki import games, words
from lapki.checking.installed import lay_out

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


@contextmanager
def installed(key: str, folder: Path) -> Iterator[None]:
    """The game of that name under `examples/`; the folder takes what an installer writes down."""
    package = f"lapki_{key}"
    lay_out({key: package}, f"lapki-{key}", folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.syspath_prepend(str(EXAMPLES / key / "src"))
        _forget(package)
        yield
    _forget(package)


def _forget(package: str) -> None:
    for known in (games._guests, games.find, words.brought, words._bundle):
        known.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] == package]:
        del sys.modules[name]
