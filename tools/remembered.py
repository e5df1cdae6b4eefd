"""What long runs remember between two runs: an ignored folder, and digests of what it rests on."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "slow"
LOCK = ROOT / "requirements-dev.lock"


def digest(files: Iterable[Path]) -> str:
    """Of what is in these files and in those of these folders, of the packages and the Python."""
    found = hashlib.sha256(sys.version.encode())
    for file in sorted({*_all(files), LOCK}):
        found.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return found.hexdigest()[:16]


def _all(files: Iterable[Path]) -> Iterable[Path]:
    for file in files:
        inside = file.rglob("*") if file.is_dir() else [file]
        yield from (f for f in inside if f.is_file() and "__pycache__" not in f.parts)


def recall(name: str) -> dict[str, Any]:
    """What was kept under this name, or nothing."""
    try:
        found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def keep(name: str, facts: dict[str, Any]) -> None:
    """Whole or not at all, however this process ends."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    new = FOLDER / f"{name}.new"
    new.write_text(json.dumps(facts, ensure_ascii=False), encoding="utf-8")
    new.replace(FOLDER / f"{name}.json")
