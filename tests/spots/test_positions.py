"""Positions: the beginning of any turn round-trips, and what breaks the box's counts is refused."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from lapki.games.contract import Broken, Chance, Decide
from lapki.games.spots.state import SpotsOptions
from spots.park import GAME, position, seat

STACKS = {
    "yellow": ["walk", "dig", "trot", "retrieve", "track"],
    "purple": ["run", "chase", "bolt", "sprint", "dogpile"],
    "blue": ["fetch", "guard", "hunt", "search", "scavenge"],
    "green": ["beg", "chew", "gobble", "stay", "play-dead"],
}


def two() -> dict[str, Any]:
    return position(seat("bongo:1", "lief", yard="13", treats=2), seat("momo", scored="burt"))


def load(shown: Any, seats: int = 2, **options: Any) -> Any:
    return GAME.position(shown, seats, SpotsOptions(**options))


def test_a_page_gives_the_state_that_it_shows() -> None:
    shown = two()
    again = msgspec.json.decode(msgspec.json.encode(GAME.printed(load(shown))))
    assert again == shown


def test_yard_spaces_and_deck_may_come_in_any_order() -> None:
    shown = two()
    shown["players"][0]["yard"] = [3, 1]
    shown["players"][0]["dogs"][0]["filled"] = [3, 1]
    shown["deck"] = shown["deck"][::-1]
    loaded = load(shown)
    assert loaded.players[0].yard == (1, 3)
    assert loaded.players[0].dogs[0].filled == (1, 3)
    assert loaded.deck == ("jolene", "xerxes")


@pytest.mark.parametrize("tricks", ["new-family", "dog-park", "random", "free-range"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_beginning_of_a_turn_round_trips(tricks: str, seats: int) -> None:
    rng = Random(f"{tricks} {seats}")
    options = SpotsOptions(tricks=tricks)
    state = GAME.start(seats, options)
    met = 0
    for _ in range(400):
        due = GAME.due(state)
        if isinstance(due, Chance):
            state, _ = GAME.play(state, "*", GAME.fall(state, due.shape.draw(rng.randrange)))
        elif isinstance(due, Decide):
            seat_on_turn = due.seats[0]
            if state.phase == "choose":
                shown = msgspec.json.decode(msgspec.json.encode(GAME.printed(state)))
                assert GAME.position(shown, seats, options) == state
                met += 1
            move = rng.choice(list(GAME.legal(state, seat_on_turn)))
            state, _ = GAME.play(state, seat_on_turn, move)
        else:
            break
    assert met > 5


def _set(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(shown: Any) -> None:
        *way, last = path.split(".")
        for step in way:
            shown = shown[int(step)] if step.isdigit() else shown[step]
        shown[int(last) if last.isdigit() else last] = value

    return change


def _drop(path: str) -> Callable[[dict[str, Any]], None]:
    def change(shown: Any) -> None:
        *way, last = path.split(".")
        for step in way:
            shown = shown[int(step)] if step.isdigit() else shown[step]
        del shown[int(last) if last.isdigit() else last]

    return change


BAD: list[tuple[str, Callable[[dict[str, Any]], None]]] = [
    ("position-shape", _set("more", 1)),
    ("position-shape", _set("\ud800", 1)),
    ("position-shape", _drop("winner")),
    ("position-shape", _drop("players.0.treats")),
    ("position-shape", _drop("players.0.dogs.0.filled")),
    ("position-shape", _set("players.0.yard", [1.0])),
    ("position-shape", _set("players.0.treats", True)),
    ("position-shape", _set("players.0.dogs.0.paws", 1)),
    ("position-shape", _set("phase", "settle")),
    ("position-shape", _set("phase", "over")),
    ("position-shape", _set("trick", {"name": "run"})),
    ("position-shape", _set("roll", [1])),
    ("position-shape", _set("winner", 1)),
    ("position-shape", _set("turn", None)),
    ("position-seats", _set("turn", 3)),
    ("position-seats", _set("turn", 0)),
    ("position-seats", _drop("players.1")),
    ("position-dog", _set("dog", {"treats": 1, "scored": []})),
    ("position-tiles", _drop("tricks.5")),
    ("position-tiles", _set("tricks.1.name", "dig")),
    ("position-tiles", _set("tricks.1.name", None)),
    ("position-tiles", _set("tricks.0.name", "roll-over")),
    ("position-tiles", _set("tricks.1.name", "jump")),
    ("position-stacks", _set("stacks", STACKS)),
    ("position-none-up", _set("tricks", [{**t, "up": False} for t in two()["tricks"]])),
    ("position-treats-down", _set("tricks.1", {"name": "walk", "up": False, "treats": 1})),
    ("position-unknown-dog", _set("top", "fido")),
    ("position-unknown-dog", _set("players.0.dogs.0.name", "\ud800")),
    ("position-dog-twice", _set("top", "bongo")),
    ("position-dog-twice", _set("deck", ["burt"])),
    ("position-dog-twice", _set("deck", ["jolene", "jolene"])),
    ("position-no-top", _set("top", None)),
    (
        "position-pack",
        _set("players.1.scored", ["burt", "mayor", "missy", "sundrop", "louise", "raya"]),
    ),
    (
        "position-won",
        _set("players.1", seat(scored="burt mayor missy sundrop louise raya")),
    ),
    ("position-filled", _set("players.0.dogs.0.filled", [2])),
    ("position-filled", _set("players.0.dogs.0.filled", [1, 1])),
    ("position-yard-dice", _set("players.0.yard", [0])),
    ("position-yard-dice", _set("players.0.yard", [7])),
    ("position-yard-dice", _set("players.0.yard", [-1, 8])),
    ("position-yard", _set("players.0.yard", [3, 5])),
    ("position-treats", _set("players.0.treats", 21)),
    ("position-treats", _set("players.0.treats", -1)),
    ("position-treats", _set("players.0.treats", 10**30)),
    ("position-treats", _set("tricks.2.treats", 19)),
]


@pytest.mark.parametrize(("key", "change"), BAD)
def test_a_position_that_cannot_be(key: str, change: Callable[[dict[str, Any]], None]) -> None:
    shown = two()
    change(shown)
    with pytest.raises(Broken) as refusal:
        load(shown)
    assert refusal.value.key == key


@pytest.mark.parametrize("junk", [None, 1, "x", [], [[[]]], {}, {"players": {}}])
def test_junk_is_refused(junk: Any) -> None:
    with pytest.raises(Broken):
        load(junk)


def test_more_than_forty_dice() -> None:
    """19 and 18 dice on dogs, and four ones: 41."""
    full = ["doog:2356", "lief:123", "raya:235", "momo:356", "zipper:456", "nutmeg:246"]
    many = ["goliath:125", "pebble:134", "wilbur:136", "cabbage:145", "honcho:146", "wolfgang:234"]
    shown = position(seat(*full, yard="111"), seat(*many), deck="burt")
    load(shown)
    shown["players"][1]["yard"] = [1]
    with pytest.raises(Broken, match="position-dice"):
        load(shown)


def test_the_dogs_six_dogs_are_a_finished_game() -> None:
    shown = position(seat("bongo"), rival=(0, "burt mayor missy sundrop louise raya"))
    with pytest.raises(Broken, match="position-won"):
        load(shown, 1)
    with pytest.raises(Broken, match="position-dog"):
        load(position(seat("bongo")), 1)
    with pytest.raises(Broken, match="position-treats"):
        load(position(seat("bongo"), rival=(-1, "")), 1)


@pytest.mark.parametrize(
    ("colour", "stack"),
    [
        ("yellow", ["walk", "dig", "trot", "retrieve"]),
        ("yellow", ["walk", "dig", "trot", "retrieve", "walk"]),
        ("yellow", ["dig", "walk", "trot", "retrieve", "track"]),
        ("yellow", []),
        ("red", ["howl"]),
    ],
)
def test_stacks_that_cannot_be(colour: str, stack: list[str]) -> None:
    shown = position(seat("bongo"), seat("lief"), stacks=STACKS)
    load(shown, tricks="free-range")
    shown["stacks"] = {**STACKS, colour: stack}
    with pytest.raises(Broken, match="position-stacks"):
        load(shown, tricks="free-range")
    with pytest.raises(Broken, match="position-stacks"):
        load(two(), tricks="free-range")


def test_random_takes_any_trick_of_a_colour_but_no_other() -> None:
    shown = position(seat("bongo"), seat("lief"), tricks="dig,run,hunt,stay")
    load(shown, tricks="random")
    load(shown, tricks="dig,run,hunt,stay")
    with pytest.raises(Broken, match="position-tiles"):
        load(shown, tricks="dig,run,hunt,beg")
    shown["tricks"][1]["name"] = "chase"
    with pytest.raises(Broken, match="position-tiles"):
        load(shown, tricks="random")
