"""Other games that one eye can't tell from the one that was played."""

from __future__ import annotations

from lapki.games.chance import Pick
from lapki.games.contract import Eye, History


def another(history: History, eye: Eye, pick: Pick) -> History:
    return history
