"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import lapki

MODULES = [
    module.name
    for module in pkgutil.walk_packages(lapki.__path__, "lapki.")
    if not module.name.endswith(".kernel")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS).failed == 0
