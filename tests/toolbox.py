"""Tools of the repository as modules, for the tests that try them."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

TOOLS = Path(__file__).parents[1] / "tools"


def load_tool(name: str) -> ModuleType:
    """`tools/NAME.py`, without running it."""
    spec = importlib.util.spec_from_file_location(f"tools_{name}", TOOLS / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
