"""What docs/library.md shows is true, and its notebook draws all four tables."""

from __future__ import annotations

import ast
import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest

from lapki import games

DOCS = Path(__file__).parents[2] / "docs"
TUTORIAL = (DOCS / "library.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", TUTORIAL, re.MULTILINE | re.DOTALL)


def test_its_conversations_are_true() -> None:
    text = "\n".join(blocks("pycon"))
    test = doctest.DocTestParser().get_doctest(text, {}, "library.md", None, 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("code", blocks("python"))
def test_its_programs_run(code: str) -> None:
    for library in re.findall(r"\b(pyspiel|pettingzoo|gymnasium)\b", code):
        pytest.importorskip(library)
    exec(code, {})  # noqa: S102 - it is ours


def test_its_notebook_draws_all_four_tables() -> None:
    notebook = json.loads((DOCS / "notebook.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    drawn = []
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert not cell["outputs"], "pictures are made when it is run, and kept nowhere"
        parts = ast.parse("".join(cell["source"])).body
        shown = parts.pop() if isinstance(parts[-1], ast.Expr) else None
        exec(compile(ast.Module(parts, []), "notebook", "exec"), names)  # noqa: S102 - it is ours
        if isinstance(shown, ast.Expr):
            game = eval(compile(ast.Expression(shown.value), "notebook", "eval"), names)  # noqa: S307
            drawn.append((game.rules.key, game._repr_svg_().startswith("<svg")))
    assert sorted(drawn) == [(key, True) for key in games.names()]
