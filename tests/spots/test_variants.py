"""SPO-40 … SPO-42: free range, and the Dog."""

from __future__ import annotations

import pytest

from rulebook import rule
from spots.park import Park, begin, lay, seat

STACKS = {
    "yellow": ["walk", "dig", "trot", "retrieve", "track"],
    "purple": ["run", "chase", "bolt", "sprint", "dogpile"],
    "blue": ["fetch", "guard", "hunt", "search", "scavenge"],
    "green": ["beg", "chew", "gobble", "stay", "play-dead"],
}


@rule("SPO-40")
def test_free_range_lays_four_stacks_in_the_order_of_the_colours() -> None:
    park = begin(2, tricks="free-range")
    assert park.printed["stacks"] == {}
    for colour, tricks in STACKS.items():
        assert park.due == {"kind": "stack", "colour": colour}
        park.refused(
            f"* stack {colour} {','.join(tricks[:4] + tricks[:1])}", "SPO-40", "cannot-stack"
        )
        park.play(f"* stack {colour} {','.join(tricks)}")
        assert park.printed["stacks"][colour] == tricks
    assert park.printed["stacks"] == STACKS
    assert park.up() == "howl walk run roll-over fetch beg"
    assert park.due["kind"] == "deal"


@rule("SPO-40")
def test_the_stacks_come_in_order() -> None:
    park = begin(2, tricks="free-range")
    park.refused("* stack purple run,chase,bolt,sprint,dogpile", "SPO-40", "cannot-stack")
    assert [tile["name"] for tile in park.printed["tricks"]][1:3] == [None, None]


@rule("SPO-40")
def test_on_a_refresh_face_down_tops_go_to_the_bottom() -> None:
    park = lay(seat("bongo"), seat("momo"), stacks=STACKS, down="howl walk run roll-over")
    park.play("1 trick beg")
    assert park.names == ["trick", "treats taken", "refreshed"] + ["stack turned"] * 3
    assert park.up() == "howl dig chase roll-over fetch chew"
    assert park.printed["stacks"]["yellow"] == ["dig", "trot", "retrieve", "track", "walk"]
    assert park.printed["stacks"]["blue"] == STACKS["blue"], "a face-up top stays"
    assert park.printed["tricks"][4] == {"name": "fetch", "up": True, "treats": 1}
    assert park.legal[0] == "trick chase"


@rule("SPO-40")
def test_howl_and_roll_over_are_ordinary_tiles() -> None:
    park = lay(seat("bongo"), seat("momo"), stacks=STACKS, down="walk run roll-over fetch beg")
    assert park.up() == "howl dig chase roll-over guard chew"
    assert park.printed["tricks"][0]["treats"] == 1


@rule("SPO-40")
def test_only_the_top_of_a_stack_is_in_play() -> None:
    park = lay(seat("bongo"), seat("momo"), stacks=STACKS)
    park.refused("1 trick dig", "SPO-5", "not-in-play", trick="dig")


# --- the Dog ------------------------------------------------------------------------------------


def alone(**laid: object) -> Park:
    return lay(seat("bongo", treats=0), **laid)


@rule("SPO-41")
def test_the_dog_has_treats_and_the_seat_begins() -> None:
    park = begin(1)
    assert park.printed["dog"] == {"treats": 1, "scored": []}
    park.play("* deal 1 bongo zipper", "* top gumbo", "* start 4")
    assert (park.turn, park.phase) == (1, "choose")
    assert begin(1, dog_treats=0).printed["dog"]["treats"] == 0


@rule("SPO-41")
def test_after_each_turn_the_dog_rolls_for_a_tile_and_turns_it_down() -> None:
    park = alone(on={"run": 1}).play("1 trick beg")
    assert (park.due, park.phase, park.turn) == ({"kind": "dog"}, "chance", 1)
    assert park.printed["trick"] is None
    park.play("* dog 3")
    assert park.names == ["dog rolled", "dog turned"]
    assert park.printed["tricks"][2] == {"name": "run", "up": False, "treats": 0}
    assert park.printed["dog"] == {"treats": 1, "scored": []}
    assert (park.phase, park.turn) == ("choose", 1)


@rule("SPO-41")
def test_a_tile_that_is_down_lets_the_dog_score_the_top_dog() -> None:
    park = alone(down="howl").play("1 trick beg", "* dog 1")
    assert park.printed["dog"] == {"treats": 0, "scored": ["gumbo"]}
    assert park.due == {"kind": "top", "from": ["jolene", "xerxes"]}
    park.play("* top xerxes")
    assert (park.phase, park.turn, park.printed["top"]) == ("choose", 1, "xerxes")


@rule("SPO-41")
def test_the_tile_just_done_is_down() -> None:
    park = alone().play("1 trick beg", "* dog 6")
    assert park.printed["dog"]["scored"] == ["gumbo"]


@rule("SPO-41")
def test_without_a_top_card_the_dog_scores_nothing() -> None:
    park = alone(down="howl", top=None).play("1 trick beg", "* dog 1")
    assert (park.printed["dog"]["scored"], park.phase) == ([], "choose")
    assert park.names == ["dog rolled", "dog idle"]


@rule("SPO-41", "SPO-4")
def test_the_dog_refreshes_first() -> None:
    park = alone(down="howl walk roll-over run").play("1 trick beg")
    assert park.names[-1] == "refreshed"
    assert park.up() == "howl walk run roll-over fetch beg"
    park.play("* dog 5")
    assert park.printed["dog"]["treats"] == 1, "the treat of the refresh"


@rule("SPO-41", "SPO-4")
def test_after_the_dog_a_single_tile_is_refreshed_for_the_seat() -> None:
    park = alone(down="howl walk roll-over").play("1 trick beg", "* dog 3")
    assert park.names[-1] == "refreshed"
    assert park.printed["tricks"][4] == {"name": "fetch", "up": True, "treats": 1}


@rule("SPO-41", "SPO-16")
def test_the_dog_moves_after_scoring_too() -> None:
    park = lay(seat("burt:1", "bongo")).play("1 score", "* top jolene")
    assert park.due == {"kind": "dog"}


@rule("SPO-41", "SPO-15")
def test_the_dog_moves_after_a_bust_too() -> None:
    park = lay(seat("burt", yard="6")).play("1 trick walk", "* roll 5 5")
    assert (park.due, park.of(1)["yard"]) == ({"kind": "dog"}, "")


@rule("SPO-42")
def test_with_two_treats_the_dog_returns_them_and_scores() -> None:
    park = alone(rival=(1, "burt"), on={"run": 1}).play("1 trick beg", "* dog 3")
    assert park.names == ["dog rolled", "dog turned", "dog paid", "dog scored"]
    assert park.printed["dog"] == {"treats": 0, "scored": ["burt", "gumbo"]}
    assert park.due["kind"] == "top"
    park.play("* top jolene")
    assert park.phase == "choose"


@rule("SPO-42")
def test_card_by_card_with_a_top_card_between() -> None:
    park = alone(rival=(1, ""), on={"run": 4}).play("1 trick beg", "* dog 3")
    assert park.printed["dog"] == {"treats": 3, "scored": ["gumbo"]}
    park.play("* top jolene")
    assert park.printed["dog"] == {"treats": 1, "scored": ["gumbo", "jolene"]}
    assert park.phase == "chance"
    park.play("* top xerxes")
    assert (park.phase, park.printed["dog"]["treats"]) == ("choose", 1)


@rule("SPO-42")
def test_at_setup_the_dog_pays_right_after_the_first_top_card() -> None:
    park = begin(1, dog_treats=5).play("* deal 1 bongo zipper", "* top gumbo")
    assert park.printed["dog"] == {"treats": 3, "scored": ["gumbo"]}
    assert (park.due["kind"], park.phase) == ("top", "setup")
    park.play("* top jolene")
    assert park.printed["dog"] == {"treats": 1, "scored": ["gumbo", "jolene"]}
    park.play("* top xerxes")
    assert (park.due, park.phase) == ({"kind": "start", "seats": [1]}, "setup")


@rule("SPO-42")
def test_without_a_top_card_the_dog_keeps_its_treats() -> None:
    park = alone(rival=(1, ""), on={"run": 1}, top=None).play("1 trick beg", "* dog 3")
    assert (park.printed["dog"]["treats"], park.phase) == (2, "choose")


@rule("SPO-42")
def test_the_last_card_of_the_deck() -> None:
    park = alone(rival=(1, ""), on={"run": 3}, deck="").play("1 trick beg", "* dog 3")
    assert park.printed["dog"] == {"treats": 2, "scored": ["gumbo"]}
    assert (park.printed["top"], park.phase) == (None, "choose")


@rule("SPO-42")
@pytest.mark.parametrize("way", ["tile", "treats"])
def test_with_six_dogs_the_dog_wins_and_no_card_is_turned_up(way: str) -> None:
    five = "burt momo raya missy zipper"
    if way == "tile":
        park = alone(rival=(1, five), down="howl").play("1 trick beg", "* dog 1")
    else:
        park = alone(rival=(1, five), on={"run": 1}).play("1 trick beg", "* dog 3")
    assert park.over
    assert (park.over.winners, park.over.scores) == ((), (0,))
    assert (park.printed["winner"], park.phase, park.turn) == ("dog", "over", 1)
    assert (park.printed["top"], park.printed["deck"]) == (None, ["jolene", "xerxes"])
    assert park.names[-1] == "won"


@rule("SPO-42", "SPO-19")
def test_the_seat_wins_before_the_dog_moves() -> None:
    park = lay(seat("bongo:13", scored="burt momo raya missy zipper")).play("1 score")
    assert park.over
    assert (park.over.winners, park.printed["winner"]) == ((1,), 1)


@rule("SPO-42")
def test_a_position_with_treats_to_spend_is_carried_on() -> None:
    park = alone(rival=(3, "burt"))
    assert park.printed["dog"] == {"treats": 1, "scored": ["burt", "gumbo"]}
    assert (park.phase, park.turn, park.due["kind"]) == ("chance", 1, "top")
    park.play("* top jolene")
    assert park.phase == "choose"
