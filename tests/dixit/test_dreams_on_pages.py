"""The pages describe the dreams as the deck does."""

from __future__ import annotations

import json

from lapki.games.dixit.dreams import dreams
from toolbox import load_tool


def test_a_page_learns_a_title_and_a_description_and_no_more() -> None:
    said = json.loads(load_tool("dreams").said("uk"))
    scene = dreams()[1].uk
    assert said["1"] == {"title": scene.title, "about": scene.about}
    assert len(said) == len(dreams())
