"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
import pkgutil
import re
from importlib import import_module

import pytest

import lapki

# Kernels are loaded late, a migration only runs inside Alembic, and adapters are for who has their
# libraries.
APART = re.compile(r"\.kernel$|\.many$|\.migrations|\.adapters\.(gymnasium|openspiel|pettingzoo)$")
MODULES = [
    "lapki",
    *(
        module.name
        for module in pkgutil.walk_packages(lapki.__path__, "lapki.")
        if not APART.search(module.name)
    ),
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS).failed == 0
