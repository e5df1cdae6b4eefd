"""SPO-3 … SPO-7: what a turn is."""

from __future__ import annotations

import pytest

from rulebook import rule
from spots.park import GAME, doing, lay, seat

FULL = ["doog:2356", "lief:123", "raya:235", "momo:356", "zipper:456", "nutmeg:24"]
MANY = ["goliath:125", "pebble:134", "wilbur:136", "cabbage:145", "honcho:146", "wolfgang:234"]


@rule("SPO-3")
def test_without_a_die_in_the_supply_everybody_busts_and_the_turn_goes_on() -> None:
    """18 dice on the dogs of each, and 4 in the yards."""
    one, two = seat(*FULL, yard="12", treats=2), seat(*MANY, yard="13")
    park = lay(one, two, turn=2, top="gumbo")
    assert (park.turn, park.phase) == (2, "choose")
    assert park.of(1)["dogs"] == "doog lief raya momo zipper nutmeg"
    assert (park.of(1)["yard"], park.of(2)["yard"], park.of(1)["treats"]) == ("", "", 2)
    assert "score" not in park.legal


@rule("SPO-3")
def test_a_single_die_in_the_supply_is_enough() -> None:
    park = lay(seat(*FULL, yard="2"), seat(*MANY, yard="13"), turn=2)
    assert (park.of(1)["yard"], park.of(2)["yard"]) == ("2", "13")


@rule("SPO-3")
def test_the_supply_is_looked_at_before_every_turn_and_the_event_says_so() -> None:
    park = lay(seat(*FULL, yard="2"), seat(*MANY, yard="13"), turn=1)
    park.play("1 trick howl", "* roll 1")
    assert park.names == ["rolled", "buried", "supply empty", "busted", "busted"]
    assert [event["dice"] for event in park.told[-2:]] == [20, 20]
    assert (park.turn, park.phase) == (2, "choose")
    assert park.of(2)["dogs"] == "goliath pebble wilbur cabbage honcho wolfgang"


@rule("SPO-4")
def test_one_trick_face_up_gets_a_treat_and_all_are_turned_up() -> None:
    park = lay(seat("bongo"), seat("momo"), down="howl walk roll-over beg")
    park.play("1 trick run", "* roll 2 2 2", "1 stop")
    assert park.names == ["stopped", "refreshed"]
    assert (park.turn, park.up()) == (2, "howl walk run roll-over fetch beg")
    assert [tile["treats"] for tile in park.printed["tricks"]] == [0, 0, 0, 0, 1, 0]


@rule("SPO-4")
def test_two_tricks_face_up_are_not_refreshed() -> None:
    park = lay(seat("bongo"), seat("momo"), down="howl walk roll-over beg")
    assert park.up() == "run fetch"
    assert park.legal == ["trick fetch", "trick run"]


@rule("SPO-4")
def test_treats_add_up_on_a_tile_that_stays() -> None:
    park = lay(seat("bongo"), seat("momo"), down="howl walk roll-over beg run", on={"fetch": 2})
    assert park.printed["tricks"][4] == {"name": "fetch", "up": True, "treats": 3}


@rule("SPO-4")
def test_with_no_treat_left_the_tiles_are_turned_up_all_the_same() -> None:
    rich = seat("bongo", treats=20)
    park = lay(rich, seat("momo"), down="howl walk roll-over beg run")
    assert park.up() == "howl walk run roll-over fetch beg"
    assert all(tile["treats"] == 0 for tile in park.printed["tricks"])


@rule("SPO-5")
def test_a_turn_opens_with_its_choice() -> None:
    park = lay(seat("bongo"), seat("missy"))
    last = GAME.read("trick walk")
    assert GAME.opens_turn(park.state, 1, last)
    park.play("1 trick walk", "* roll 1 3")
    assert not GAME.opens_turn(park.state, 1, last)


@rule("SPO-5")
def test_a_turn_is_a_face_up_trick_or_scoring() -> None:
    park = lay(seat("bongo:13", "lief"), seat("momo"), down="walk")
    assert park.legal == [
        "score",
        "trick beg",
        "trick fetch",
        "trick howl",
        "trick roll-over",
        "trick run",
    ]
    park.refused("1 trick walk", "SPO-5", "face-down", trick="walk")
    park.refused("1 trick dig", "SPO-5", "not-in-play", trick="dig")
    park.refused("2 trick run", None, "not-your-turn", seat=2, turn=1)
    park.refused("1 more", None, "wrong-phase", phase="choose")
    park.refused("1 place", None, "wrong-phase", phase="choose")
    park.refused("* roll 1 2 3", None, "not-due")


@rule("SPO-6")
def test_a_chosen_trick_is_turned_down_and_its_treats_come_first() -> None:
    park = lay(seat("bongo"), seat("lief"), on={"run": 2})
    park.play("1 trick run")
    assert park.printed["tricks"][2] == {"name": "run", "up": False, "treats": 0}
    assert park.of(1)["treats"] == 2
    assert park.names == ["trick", "treats taken"]
    assert park.told[1] == {"event": "treats taken", "seat": 1, "count": 2, "tile": "run"}


@rule("SPO-6", "SPO-38")
def test_the_treats_of_the_tile_are_doubled_by_chew() -> None:
    park = doing("chew", seat("bongo", treats=1), seat("lief"), on={"chew": 2})
    assert park.of(1)["treats"] == 7


@rule("SPO-7")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_the_next_seat_clockwise_is_next(turn: int) -> None:
    park = lay(seat("bongo"), seat("momo"), seat("raya"), turn=turn)
    park.play(f"{turn} trick beg")
    assert park.turn == turn % 3 + 1
    assert park.phase == "choose"


@rule("SPO-7", "SPO-21")
def test_a_step_that_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    park = doing("roll-over", seat("bongo"), seat("momo"))
    assert (park.phase, park.legal) == ("more", ["more", "stop"])
