"""What all tests share: the rule numbers, and `tests/` as a place to import helpers from."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))

from rulebook import (  # noqa: F401 - pytest finds its hooks here
    pytest_addoption,
    pytest_collection_finish,
    pytest_collection_modifyitems,
    pytest_configure,
)

# Machines are busy: how long one example takes proves nothing.
settings.register_profile("lapki", deadline=None, print_blob=True)
settings.load_profile("lapki")


@pytest.fixture
def share(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """How many of so many a long sweep takes: all of them, unless `--share` says less."""
    return lambda many: max(1, round(many * pytestconfig.getoption("--share")))
