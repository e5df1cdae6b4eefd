"""What a screen is offered: the targets of each phase, and why not elsewhere; and previews."""

from __future__ import annotations

from typing import Any

import msgspec

from boooop.bedside import HOME, bed, choices, play
from lapki.games.boooop import game
from lapki.games.boooop.events import Held
from lapki.games.boooop.state import State
from rulebook import rule

SOME = """
    ......
    ......
    ..v...
    ......
    ....O.
    ......
"""


def offer(state: State, seat: int | None = None) -> Any:
    shown = game.offer(state, seat or state.turn)
    return msgspec.json.decode(msgspec.json.encode(shown))


@rule("BOO-2")
def test_a_placement_offers_what_the_pool_holds_and_the_empty_cells() -> None:
    shown = offer(bed(SOME, cats=(1, 0)))
    assert shown["phase"] == "place"
    assert shown["pieces"] == ["k", "c"]
    assert len(shown["cells"]) == 34
    assert shown["why_not"] == {"c4": "taken", "e2": "taken"}
    assert offer(bed(SOME))["pieces"] == ["k"]
    assert offer(bed(cats=(0, 8), turn=2))["pieces"] == ["c"]


@rule("BOO-8")
def test_a_ghost_is_offered_its_stops_and_the_way_that_lies_ahead() -> None:
    shown = offer(play(bed(ghosts=HOME), "k a1"))
    assert shown["phase"] == "ghost"
    assert [f"ghost {stop}" for stop in shown["stops"]] == choices(play(bed(ghosts=HOME), "k a1"))[
        :-1
    ]
    assert shown["stops"]["b6c6"] == ["b5c5", "b4c4", "b3c3", "b2c2", "b1c1"]
    assert shown["stops"]["f3f4"] == ["e3e4", "d3d4", "c3c4", "b3b4", "a3a4"]
    assert "why_not" not in shown


@rule("BOO-8")
def test_a_stop_that_is_taken_is_not_offered() -> None:
    shown = offer(play(bed(ghosts=(None, "b6c6 down")), "k a1"))
    assert shown["phase"] == "ghost"
    assert "b6c6" not in shown["stops"]
    assert shown["why_not"] == {"b6c6": "stop-taken"}
    inside = offer(play(bed(ghosts=(None, "b5c5 down")), "k a1"))
    assert len(inside["stops"]) == 20
    assert "why_not" not in inside


@rule("BOO-18")
def test_a_graduation_offers_its_groups() -> None:
    before = bed("""
        ......
        ......
        ......
        vvv...
        ......
        ......
    """)
    assert offer(play(before, "k d3")) == {
        "phase": "graduate",
        "groups": [["a3", "b3", "c3"], ["b3", "c3", "d3"]],
    }


@rule("BOO-1")
def test_who_is_not_asked_is_offered_nothing() -> None:
    assert offer(bed(), seat=2) == {}
    won = play(bed("VV....\n" + "......\n" * 5, cats=(1, 0)), "c c6")
    assert offer(won, 1) == offer(won, 2) == {}


@rule("BOO-3")
def test_a_preview_tells_what_a_move_would_do_and_does_not_do_it() -> None:
    state = bed(SOME)
    move = game.read("k c3")
    told = game.preview(state, 1, move).events
    assert [e for e in told if not isinstance(e, Held)] == list(game.play(state, 1, move)[1])
    assert state == bed(SOME)


@rule("BOO-4", "BOO-6")
def test_a_preview_tells_who_stays_and_why() -> None:
    drawing = """
        ......
        ......
        ..V...
        ..vO..
        .o....
        ......
    """
    state = bed(drawing, cats=(1, 0))

    def staying(text: str) -> list[tuple[str, bool]]:
        told = game.preview(state, 1, game.read(text)).events
        return [(event.cell, event.heavy) for event in told if isinstance(event, Held)]

    assert sorted(staying("k c2")) == [("c3", False), ("d3", True)]
    assert staying("c c2") == [("c3", False)]
    assert staying("k f6") == []
