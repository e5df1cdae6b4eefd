"""Which game is meant: of an installed package, or of a folder that nobody has installed yet."""

from __future__ import annotations

import sys
import tempfile
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

from lapki import games


class NotThere(Exception):
    """There is no such game; what is said is a sentence for whoever asked."""


def keys_of(named: str) -> list[str]:
    """The games of a package, by its name or by its folder, or the game of that name."""
    folder = Path(named)
    if (folder / "pyproject.toml").is_file():
        return declare(folder)
    declared = entry_points(group=games.GROUP)
    bare = named.replace("-", "_")
    found = [
        entry.name
        for entry in declared
        if named in (entry.name, entry.dist.name if entry.dist else "")
        or bare == entry.value.partition(".")[0]
    ]
    if found or named in games.names():
        return sorted({*found}) or [named]
    known = ", ".join(sorted({entry.value for entry in declared})) or "none"
    raise NotThere(
        f"There is no folder “{named}” with a pyproject.toml, and no installed package “{named}” "
        f"that declares an entry point “{games.GROUP}”; installed are: {known}."
    )


def declare(folder: Path) -> list[str]:
    """Make the games of this folder known to this process, as if it had been installed."""
    told = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    project = told.get("project", {})
    declared: dict[str, str] = project.get("entry-points", {}).get(games.GROUP, {})
    if not declared:
        raise NotThere(
            f"{folder / 'pyproject.toml'} declares no game: it needs a table "
            f'[project.entry-points."{games.GROUP}"] with a line NAME = "PACKAGE".'
        )
    beside = Path(tempfile.mkdtemp(prefix="lapki-declared-"))
    lay_out(declared, str(project.get("name", folder.name)), beside)
    source = folder / "src" if (folder / "src").is_dir() else folder
    sys.path[:0] = [str(source.resolve()), str(beside)]
    return sorted(declared)


def lay_out(declared: dict[str, str], name: str, folder: Path) -> None:
    """What an installer would write down of a package that declares these games."""
    about = folder / f"{name.replace('-', '_')}-0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n")
    lines = (f"{game} = {package}\n" for game, package in declared.items())
    (about / "entry_points.txt").write_text(f"[{games.GROUP}]\n{''.join(lines)}")
