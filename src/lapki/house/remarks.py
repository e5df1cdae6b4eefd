"""What people said in a game that is over, kept with what they played with: clues beside the deck
of pictures that they are about, say. Nobody's name stands there (decision 052)."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import structlog

from lapki.house.folder import written_whole
from lapki.house.livegame import LiveGame

MOST = 4_000
"""So many lines are kept in a file; then the oldest give way."""
PEOPLE = 2
"""Where fewer people sit, nobody hears what is said, and nothing is kept of it."""

log = structlog.get_logger("lapki.table")


def remark(live: LiveGame, folder: Path) -> None:
    """Keep what people said, and nothing that a bot said for them. What can't be kept isn't."""
    people = {seat for seat, chair in enumerate(live.entry.chairs, 1) if chair.person}
    people -= {line.actor for line in live.log if line.by_bot}
    if len(people) < PEOPLE:
        return
    events = (event for told in live.match.told for event in told)
    lines: defaultdict[str, list[bytes]] = defaultdict(list)
    for seat, path, line in live.game.remarks(live.match.options, events, live.entry.language):
        if seat in people:
            lines[path].append(line)
    for path, new in lines.items():
        try:
            _append(folder / path, new)
        except OSError as why:
            log.warning("not_remarked", table=live.entry.id, why=type(why).__name__)


def _append(file: Path, new: list[bytes]) -> None:
    """The file as it was and these, if what it lies with is still there."""
    old = file.read_bytes().splitlines() if file.exists() else []
    with written_whole(file) as made:
        made.writelines(line + b"\n" for line in (*old, *new)[-MOST:])
