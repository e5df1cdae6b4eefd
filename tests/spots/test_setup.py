"""SPO-1, SPO-2 and the options: from the box to the first turn."""

from __future__ import annotations

import pytest

from lapki.games.contract import Broken
from lapki.games.spots.box import DOGS, OF_COLOUR, SETS
from lapki.match.record import convert_options
from rulebook import rule
from spots.park import GAME, begin


@rule("SPO-1")
def test_two_dogs_a_seat_and_then_the_top_card() -> None:
    park = begin(2)
    assert park.due == {"kind": "deal", "seat": 1, "count": 2, "from": list(DOGS)}
    park.play("* deal 1 bongo zipper")
    assert park.due["seat"] == 2
    assert "bongo" not in park.due["from"]
    assert "zipper" not in park.due["from"]
    assert park.printed["top"] is None
    park.play("* deal 2 momo burt")
    left = sorted(set(DOGS) - {"bongo", "zipper", "momo", "burt"})
    assert park.due == {"kind": "top", "from": left}
    park.play("* top gumbo")
    assert park.printed["top"] == "gumbo"
    assert park.printed["deck"] == sorted({*left} - {"gumbo"})
    assert park.of(1)["dogs"] == "bongo zipper"
    assert park.of(2)["dogs"] == "momo burt"
    assert (park.phase, park.turn) == ("setup", None)


@rule("SPO-1")
def test_what_cannot_be_dealt() -> None:
    park = begin(2)
    park.refused("* deal 2 bongo zipper", "SPO-1", "cannot-deal")
    park.refused("* deal 1 bongo bongo", "SPO-1", "cannot-deal")
    park.play("* deal 1 bongo zipper")
    park.refused("* deal 2 momo bongo", "SPO-1", "cannot-deal")
    park.refused("* deal 2 bongo momo", "SPO-1", "cannot-deal")
    park.refused("* top gumbo", None, "not-due")
    park.play("* deal 2 momo burt")
    park.refused("* top burt", "SPO-1", "cannot-top")
    park.refused("1 trick walk", None, "chance-first")


@rule("SPO-2")
def test_a_treat_and_a_buried_die_each_and_the_highest_begins() -> None:
    park = begin(4).play(
        "* deal 1 bongo zipper", "* deal 2 momo burt", "* deal 3 raya lief", "* deal 4 doog missy"
    )
    park.play("* top gumbo")
    assert park.due == {"kind": "start", "seats": [1, 2, 3, 4]}
    assert [park.of(n)["treats"] for n in (1, 2, 3, 4)] == [1, 1, 1, 1]
    park.play("* start 4 6 2 5")
    assert [park.of(n)["yard"] for n in (1, 2, 3, 4)] == ["4", "6", "2", "5"]
    assert (park.turn, park.phase) == (2, "choose")
    assert park.names == ["start rolled"] * 4 + ["begins"]


@rule("SPO-2")
def test_after_a_tie_those_reroll_and_all_are_compared_again() -> None:
    """The Polish way: somebody who wasn't tied may begin after all."""
    park = begin(3).play("* deal 1 bongo zipper", "* deal 2 momo burt", "* deal 3 raya lief")
    park.play("* top gumbo", "* start 6 3 6")
    assert park.due == {"kind": "start", "seats": [1, 3]}
    assert park.of(1)["yard"] == "6", "tied dice lie in the yards until rerolled"
    assert (park.phase, park.turn) == ("setup", None)
    assert park.told[-1] == {"event": "tied", "seats": [1, 3]}
    park.refused("* start 5 3 5", "SPO-2", "cannot-start")
    park.refused("* start 5 - -", "SPO-2", "cannot-start")
    park.refused("* start 5 5", "SPO-2", "cannot-start")
    park.play("* start 2 - 3")
    assert park.due == {"kind": "start", "seats": [2, 3]}
    park.play("* start - 4 1")
    assert [park.of(n)["yard"] for n in (1, 2, 3)] == ["2", "4", "1"]
    assert (park.turn, park.phase) == (2, "choose")


@rule("SPO-2")
def test_alone_one_rolls_too() -> None:
    park = begin(1).play("* deal 1 bongo zipper", "* top gumbo")
    assert park.due == {"kind": "start", "seats": [1]}
    park.play("* start 4")
    assert (park.turn, park.phase, park.of(1)["yard"]) == (1, "choose", "4")


@pytest.mark.parametrize(("name", "tricks"), SETS.items())
def test_a_set_lays_six_tiles(name: str, tricks: tuple[str, ...]) -> None:
    yellow, purple, blue, green = tricks
    tiles = [tile["name"] for tile in begin(2, tricks=name).printed["tricks"]]
    assert tiles == ["howl", yellow, purple, "roll-over", blue, green]


def test_four_tricks_can_be_chosen_by_name() -> None:
    park = begin(2, tricks="dig,run,hunt,stay")
    assert park.up() == "howl dig run roll-over hunt stay"
    assert park.printed["stacks"] is None


def test_random_tricks_come_from_chance() -> None:
    park = begin(2, tricks="random")
    assert park.due == {"kind": "tricks"}
    names = [tile["name"] for tile in park.printed["tricks"]]
    assert names == ["howl", None, None, "roll-over", None, None]
    assert all(tile["up"] for tile in park.printed["tricks"])
    park.refused("* tricks run,dig,hunt,stay", None, "cannot-tricks")
    park.refused("* tricks dig,run,hunt,hunt", None, "cannot-tricks")
    park.play("* tricks dig,run,hunt,stay")
    assert park.up() == "howl dig run roll-over hunt stay"
    assert park.due["kind"] == "deal"


def test_every_choice_of_tricks_is_equally_likely() -> None:
    due = GAME.due(begin(2, tricks="random").state)
    outcomes = due.shape.outcomes()
    moves = {GAME.fall(begin(2, tricks="random").state, outcome) for outcome in outcomes}
    assert len(moves) == len(outcomes) == 5**4
    assert {move.names[2] for move in moves} == set(OF_COLOUR["blue"])


@pytest.mark.parametrize(
    "option",
    [
        {"tricks": "walk"},
        {"tricks": "run,walk,fetch,beg"},
        {"tricks": "walk,run,fetch,howl"},
        {"tricks": "walk,run,fetch,beg,chew"},
        {"tricks": ""},
        {"tricks": "Dog-park"},
        {"dog-treats": "12"},
        {"dog-treats": "-1"},
        {"dog-treats": "01"},
        {"scored-paws": "yes"},
    ],
)
def test_options_that_make_no_sense(option: dict[str, str]) -> None:
    with pytest.raises(Broken):
        convert_options(GAME, option)


def test_options_that_do_not_concern_the_game_are_idle() -> None:
    assert begin(2, dog_treats=11).state.dog is None
