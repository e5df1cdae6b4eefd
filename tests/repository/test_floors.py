"""What import-linter can't say without a list of the games: no game knows another."""

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src" / "lapki" / "games"
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
