"""What import-linter can't say without a list of the games: no game knows another, and what all
games share knows none of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "lapki" / "games"
NAMES = sorted(rules.parent.name for rules in GAMES.glob("*/rules.py"))


def imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import hides which game it comes from"
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def test_there_are_games_to_look_at() -> None:
    assert "boooop" in NAMES


@pytest.mark.parametrize("game", NAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    others = {f"lapki.games.{other}" for other in NAMES if other != game}
    for file in (GAMES / game).rglob("*.py"):
        for name in imports(file):
            assert not any(f"{name}.".startswith(f"{other}.") for other in others), (file, name)


def shared(folder: Path, *kinds: str) -> Iterator[Path]:
    """Files that belong to no game by their name or their folder's."""
    for file in sorted(file for kind in kinds for file in folder.rglob(f"*{kind}")):
        if not {*file.relative_to(folder).parts[:-1], file.stem} & {*NAMES}:
            yield file


def strings(file: Path) -> Iterator[str]:
    """What a module says to itself; docstrings are for readers."""
    nodes = list(ast.walk(ast.parse(file.read_text())))
    docs = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def test_shared_code_names_no_game() -> None:
    """The painter is left out: it draws what the games that there are look like."""
    named = re.compile(rf"\b({'|'.join(NAMES)})\b")
    files = [f for f in shared(GAMES.parent, ".py") if "pictures" not in f.parts]
    assert GAMES.parent / "house" / "house.py" in files
    for file in files:
        for said in (*strings(file), *imports(file)):
            assert not named.search(said), f"{file.relative_to(ROOT)}: {said!r}"


def test_shared_pages_name_no_game() -> None:
    named = re.compile(rf"""['"`/]({"|".join(NAMES)})\b""")
    files = [f for f in shared(ROOT / "web/src", ".ts", ".svelte") if ".test." not in f.name]
    assert ROOT / "web/src/App.svelte" in files
    for file in files:
        code = re.sub(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", "", file.read_text(), flags=re.DOTALL)
        assert not (found := named.search(code)), f"{file.relative_to(ROOT)}: {found and found[0]}"
