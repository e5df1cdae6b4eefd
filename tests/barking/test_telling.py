"""What is told of a round, from its first line to its last."""

from __future__ import annotations

from barking.kennel import at, play, table, told
from lapki.games.barking import game
from lapki.games.barking.state import BarkingOptions
from rulebook import rule


@rule("BRK-1", "BRK-3", "BRK-4", "BRK-14", "BRK-17", "BRK-18", "BRK-19")
def test_a_whole_round_is_told() -> None:
    state = game.start(2, BarkingOptions())
    story = [
        ("* first 2", [{"event": "begins", "seat": 2}]),
        (
            "* items van bin boxes",
            [{"event": "laid out", "round": 1, "items": ["van", "bin", "boxes"]}],
        ),
        ("* deal 1 9 9 W", [{"event": "dealt", "seat": 1, "count": 3, "cards": ["9", "9", "W"]}]),
        ("* deal 2 3 4 5", [{"event": "dealt", "seat": 2, "count": 3, "cards": ["3", "4", "5"]}]),
        ("cat", [{"event": "cat played", "seat": 2}]),
        ("* draw 6", [{"event": "drew", "seat": 2, "card": "6"}]),
        ("token 1", [{"event": "token laid", "seat": 2, "place": 1, "item": "van"}]),
        (
            "play 1 3 4",
            [{"event": "played", "seat": 2, "place": 1, "item": "van", "cards": ["3", "4"]}],
        ),
        ("swap", [{"event": "swapped", "seat": 1}]),
        ("* draw 9", [{"event": "drew", "seat": 1, "card": "9"}]),
        (
            "play 2 9",
            [{"event": "played", "seat": 1, "place": 2, "item": "bin", "cards": ["9"]}],
        ),
        (
            "play 1 5 6",
            [
                {"event": "played", "seat": 2, "place": 1, "item": "van", "cards": ["5", "6"]}
                | {"added": True}
            ],
        ),
        (
            "pass",
            [
                {"event": "passed", "seat": 1},
                {"event": "passed", "seat": 2, "empty": True},
                {"event": "item won", "seat": 2, "place": 1, "item": "van", "dogs": 4},
                {"event": "item won", "seat": 1, "place": 2, "item": "bin", "dogs": 1},
                {"event": "item left", "place": 3, "item": "boxes"},
                {"event": "round over", "round": 1, "seat": 2, "count": 7},
            ],
        ),
    ]
    for line, events in story:
        assert told(state, line) == events, line
        state = play(state, line)
    assert state.deck[1] == ("3", "4", "5", "6", "9", "W", "C")


@rule("BRK-20", "BRK-21")
def test_the_end_is_told() -> None:
    state = table(["8", ""], won=["bin bin", "van van"], round=5)
    assert told(state, "pass")[-2:] == [
        {"event": "round over", "round": 5, "seat": 2, "count": 0},
        {"event": "game over", "winners": [1, 2], "scores": [5, 5]},
    ]


def test_what_others_learn_cannot_be_taken_back() -> None:
    state = table(["8 W C", "1"], deck=["9 9"], row=[{"item": "van", "cat": False, "packs": []}])
    for line, reveals in (("play 1 8", True), ("cat", True), ("swap", True), ("pass", False)):
        _, events = game.play(state, 1, game.read(line))
        assert any(event.reveals for event in events) == reveals


@rule("BRK-18", "BRK-20")
def test_a_glance_tells_who_leads_and_what_the_items_are_worth() -> None:
    state = table(
        ["1 8", "10"],
        [at("van", "2: 9", "1: 7"), at("bin", "1: 6", "2: 9 9"), at("boxes")],
        won=["bin bin van", ""],
    )
    for eye in (1, 2, None):
        glance = game.glance(game.view(state, eye))
        assert (glance.leads, glance.points) == ((1, 2, None), (8, 0))
