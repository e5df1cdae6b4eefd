"""What all tests share: the rule numbers, and `tests/` as a place to import helpers from."""

import sys
from pathlib import Path

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
