"""Whoever follows a table through another door is greeted once, however late the answer comes."""

from __future__ import annotations

import asyncio
from itertools import count
from time import sleep
from types import SimpleNamespace
from typing import Any

import pytest

from house.harness import run
from lapki.house import lines
from lapki.house import wire_wings as w

PATIENCE = 0.2


@pytest.mark.parametrize(
    ("late", "greeted"), [(-0.01, True), (0.01, False)], ids=["just before", "just after"]
)
def test_an_answer_in_the_moment_in_which_patience_ends(
    monkeypatch: pytest.MonkeyPatch, late: float, greeted: bool
) -> None:
    """Both are seen at once by a loop that was busy meanwhile: then the answer counts if it came
    first, and nobody hears it if it didn't, for another line will greet them."""
    monkeypatch.setattr(lines, "ANSWER", 4 * PATIENCE)

    async def scenario() -> None:
        heard: list[bytes] = []
        ours = lines.Lines.__new__(lines.Lines)
        ours._numbers, ours._ours = count(1), {}
        ours.wings: Any = SimpleNamespace(bus=SimpleNamespace(send=lambda *_: None))
        listener: Any = SimpleNamespace(tell_text=heard.append)
        knock: Any = None

        async def receive() -> None:
            return None

        loop = asyncio.get_running_loop()
        following = asyncio.create_task(ours._follow("wing", knock, listener, receive))
        await asyncio.sleep(0)
        loop.call_at(loop.time() + PATIENCE + late, ours._told, "wing", w.Told(1, b"hello"))
        sleep(2 * PATIENCE)  # the loop is busy
        if greeted:
            await following
        else:
            with pytest.raises(lines.Gone):
                await following
        assert heard == [b"hello"] * greeted

    run(scenario())
