"""What explains itself on a page leads to a rule that there is."""

from __future__ import annotations

import re

import pytest

from lapki import games
from lapki.words import LOCALES
from rulebook import rules_of

PAGES = LOCALES.parent / "web" / "src" / "games"


@pytest.mark.parametrize("key", games.names())
def test_pages_name_only_rules_that_there_are(key: str) -> None:
    known = rules_of(key)
    prefix = next(iter(known)).partition("-")[0]
    named = {
        number
        for file in (PAGES / key).glob("*.ts")
        for number in re.findall(rf"'({prefix}-\d+)'", file.read_text(encoding="utf-8"))
    }
    assert named
    assert named <= known.keys()
