"""Mutants: the modules of a game that carry its rules, changed in one small way at a time.

What to change is mutmut's choice. A mutant never touches a file: its function is compiled, and put
in place of the one that a process has loaded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from functools import cached_property
from importlib import import_module
from itertools import count
from pathlib import Path
from textwrap import indent
from types import FunctionType

import libcst as cst
from mutmut.mutation.file_mutation import Mutation, create_mutations

ROOT = Path(__file__).resolve().parent.parent
NO_RULES = {
    "__init__": "hands on what the contract asks to the modules beside it",
    "box": "reads the data",
    "dreams": "reads the data",
    "kernel": "is compared with the rules, ply by ply",
    "notation": "moves as text",
    "positions": "states as JSON",
    "worlds": "imagines what is hidden",
}
"""Modules of a game that carry none of its rules, and what they do instead."""


@dataclass
class Mutant:
    """One change of one function. Its text is made when somebody asks: that takes a while."""

    name: str
    module: str
    function: str
    """`_Working.boop`, or `legal`."""
    source: cst.Module
    mutation: Mutation

    def __str__(self) -> str:
        before, after = (text.splitlines() for text in self._texts)
        diff = list(unified_diff(before, after, n=0, lineterm=""))[3:]  # after its three headings
        was, now = (
            next((line[1:].strip() for line in diff if line.startswith(sign)), "") for sign in "-+"
        )
        return f"`{self.function}`: `{was}` → `{now}`"

    @cached_property
    def _texts(self) -> tuple[str, str]:
        """The function as it was, and as it is now."""
        before = self.mutation.contained_by_top_level_function
        assert before
        after = before.deep_replace(self.mutation.original_node, self.mutation.mutated_node)
        assert isinstance(after, cst.FunctionDef)
        return self.source.code_for_node(before), self.source.code_for_node(after)

    def target(self) -> FunctionType:
        """The function that it changes, as this process has loaded it."""
        return _function(vars(import_module(self.module)), self.function)

    def put_in_place(self) -> None:
        """From now on, this process runs the mutant; there is no way back."""
        target = self.target()
        names = dict(target.__globals__)
        code, owner = self._texts[1], self.function.rpartition(".")[0]
        if owner:
            code = f"class {owner}:\n{indent(code, '    ')}"
        code = f"from __future__ import annotations\n{code}"
        # Source of this repository, a word of it changed; running it is what this is about.
        exec(compile(code, f"<{self.name}>", "exec"), names)  # noqa: S102
        changed = _function(names, self.function)
        target.__code__ = changed.__code__
        target.__defaults__ = changed.__defaults__
        target.__kwdefaults__ = changed.__kwdefaults__


def rules_of(game: str) -> list[Path]:
    """Every module of a game but those that carry no rules."""
    folder = ROOT / "src" / "lapki" / "games" / game
    return [file for file in sorted(folder.glob("*.py")) if file.stem not in NO_RULES]


def mutants_of(game: str) -> list[Mutant]:
    """All mutants of a game, in the order of its files."""
    return [mutant for file in rules_of(game) for mutant in _mutants(file, game)]


def _mutants(file: Path, game: str) -> Iterator[Mutant]:
    source, mutations, _, _ = create_mutations(str(file), file.read_text(encoding="utf-8"))
    names = dict(_functions(source))
    numbers = {name: count(1) for name in names.values()}
    module = f"lapki.games.{game}.{file.stem}"
    for mutation in mutations:
        # What a module does when it is loaded can't be done again; only functions are mutated.
        function = mutation.contained_by_top_level_function
        if function in names:
            name = names[function]
            full = f"{module}.{name} #{next(numbers[name])}"
            yield Mutant(full, module, name, source, mutation)


def _functions(source: cst.Module) -> Iterator[tuple[cst.FunctionDef, str]]:
    """The functions of a module and of its classes, each with its name."""
    for statement in source.body:
        if isinstance(statement, cst.FunctionDef):
            yield statement, statement.name.value
        elif isinstance(statement, cst.ClassDef):
            for method in statement.body.body:
                if isinstance(method, cst.FunctionDef):
                    yield method, f"{statement.name.value}.{method.name.value}"


def _function(names: dict[str, object], function: str) -> FunctionType:
    owner, _, name = function.rpartition(".")
    found = vars(names[owner])[name] if owner else names[name]
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    assert isinstance(found, FunctionType), function
    return found
