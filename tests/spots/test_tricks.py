"""SPO-20 … SPO-39: the 22 tricks, each with its main line and its edges."""

from __future__ import annotations

import pytest

from rulebook import rule
from spots.park import doing, seat

SIX = ["doog", "raya", "momo", "zipper", "nutmeg", "lief"]
FULL = ["doog:2356", "lief:123", "raya:235", "momo:356", "zipper:456"]  # 16 dice
MANY = ["goliath:125", "pebble:134", "wilbur:136", "cabbage:145", "honcho:146", "wolfgang:234"]
OTHER = seat("missy")


# --- red ----------------------------------------------------------------------------------------


@rule("SPO-20")
def test_howl_draws_a_dog_and_rolls_one_die() -> None:
    park = doing("howl", seat("bongo"), OTHER)
    assert park.names == ["trick", "drew"]
    assert park.due == {"kind": "top", "from": ["jolene", "xerxes"]}
    park.play("* top jolene")
    assert park.due == {"kind": "roll", "dice": 1}
    park.play("* roll 6")
    assert park.legal == ["place 6>gumbo", "place 6>yard"]
    park.play("1 place 6>gumbo")
    assert (park.of(1)["dogs"], park.turn) == ("bongo gumbo:6", 2)


@rule("SPO-20")
def test_howl_with_six_dogs_only_rolls() -> None:
    park = doing("howl", seat(*SIX[:5], scored="lief"), OTHER)
    assert (park.due, park.printed["top"]) == ({"kind": "roll", "dice": 1}, "gumbo")


@rule("SPO-20")
def test_howl_without_a_top_card_only_rolls() -> None:
    assert doing("howl", seat("bongo"), OTHER, top=None).due == {"kind": "roll", "dice": 1}


@rule("SPO-20")
def test_howl_takes_the_last_card_without_a_new_top() -> None:
    park = doing("howl", seat("bongo"), OTHER, deck="")
    assert (park.due, park.printed["top"]) == ({"kind": "roll", "dice": 1}, None)
    assert park.of(1)["dogs"] == "bongo gumbo"


@rule("SPO-21")
def test_roll_over_rolls_all_buried_dice_and_then_may_roll_one() -> None:
    park = doing("roll-over", seat("bongo", yard="124"), OTHER)
    assert (park.due, park.of(1)["yard"]) == ({"kind": "roll", "dice": 3}, "")
    park.play("* roll 1 2 3")
    assert "place 1>bongo 2>yard 3>yard" in park.legal
    park.play("1 place 1>bongo 2>yard 3>yard")
    assert (park.of(1)["yard"], park.phase) == ("23", "more")
    park.play("1 more")
    assert park.due == {"kind": "roll", "dice": 1}
    park.play("* roll 2")
    assert (park.of(1)["yard"], park.turn) == ("223", 2)


@rule("SPO-21")
def test_roll_over_can_bust() -> None:
    park = doing("roll-over", seat("burt", yard="11"), OTHER).play("* roll 6 6")
    assert (park.names[-1], park.turn) == ("busted", 2)


# --- yellow -------------------------------------------------------------------------------------


@rule("SPO-22")
def test_walk_rolls_two_and_then_may_roll_one() -> None:
    park = doing("walk", seat("burt"), OTHER)
    assert park.due == {"kind": "roll", "dice": 2}
    park.play("* roll 2 2")
    assert park.legal == ["more", "stop"]
    park.play("1 more")
    assert (park.names, park.due) == (["went on"], {"kind": "roll", "dice": 1})
    park.play("* roll 2")
    assert park.turn == 2, "once only"


@rule("SPO-22")
def test_walk_may_stop() -> None:
    park = doing("walk", seat("burt"), OTHER).play("* roll 2 2", "1 stop")
    assert (park.turn, park.phase) == (2, "choose")


@rule("SPO-23")
def test_dig_changes_a_buried_die_of_any_seat_for_each_paw() -> None:
    park = doing("dig", seat("doog", yard="16"), seat("missy", yard="3"))
    assert park.printed["trick"] == {"name": "dig", "left": 2}
    assert park.legal == ["dig 1 1+", "dig 1 1-", "dig 1 6-", "dig 2 3+", "dig 2 3-", "stop"]
    park.play("1 dig 2 3+")
    assert (park.of(2)["yard"], park.printed["trick"]["left"]) == ("4", 1)
    park.play("1 dig 2 4+")
    assert park.of(2)["yard"] == "5", "the same die may be changed again"
    assert park.printed["trick"] == {"name": "dig", "left": 0}
    assert park.due == {"kind": "roll", "dice": 2}


@rule("SPO-23")
def test_dig_lowers_a_one_into_the_supply() -> None:
    park = doing("dig", seat("doog", yard="16"), OTHER).play("1 dig 1 1-")
    assert park.of(1)["yard"] == "6"
    assert park.told == [
        {"event": "dug", "seat": 1, "owner": 1, "die": 1, "total": 6},
    ]


@rule("SPO-23")
def test_dig_cannot_raise_a_six_or_touch_what_is_not_there() -> None:
    park = doing("dig", seat("doog", yard="6"), seat("missy", yard="3"))
    park.refused("1 dig 1 6+", "SPO-23", "six-stays")
    park.refused("1 dig 1 3+", "SPO-23", "not-buried", die=3, seat=1)
    park.refused("1 dig 3 3+", "SPO-23", "no-such-yard", seat=3)
    park.refused("1 dig 0 3+", "SPO-23", "no-such-yard", seat=0)


@rule("SPO-23")
def test_dig_busts_a_rival_at_once_and_goes_on() -> None:
    rival = seat("missy:3", yard="34", treats=1)
    park = doing("dig", seat("doog", yard="1"), rival).play("1 dig 2 4+")
    assert park.names == ["dug", "busted"]
    assert park.of(2) == {"dogs": "missy", "scored": "", "yard": "", "treats": 1}
    assert (park.turn, park.phase, park.printed["trick"]["left"]) == (1, "dig", 1)


@rule("SPO-23", "SPO-14")
def test_dig_can_bust_oneself_and_that_ends_the_turn() -> None:
    park = doing("dig", seat("doog:2", yard="34"), OTHER).play("1 dig 1 4+")
    assert (park.of(1)["dogs"], park.of(1)["yard"], park.turn) == ("doog", "", 2)


@rule("SPO-23")
def test_dig_may_stop_and_then_rolls() -> None:
    park = doing("dig", seat("doog", yard="1"), OTHER).play("1 stop")
    assert (park.printed["trick"]["left"], park.due) == (0, {"kind": "roll", "dice": 2})


@rule("SPO-23")
@pytest.mark.parametrize(
    ("me", "other"),
    [(seat("bongo", yard="3"), seat("missy", yard="3")), (seat("doog"), seat("missy"))],
    ids=["no paw", "nothing buried"],
)
def test_dig_asks_nothing_where_nothing_can_be_dug(me: object, other: object) -> None:
    park = doing("dig", me, other)
    assert (park.printed["trick"]["left"], park.due) == (0, {"kind": "roll", "dice": 2})


@rule("SPO-23")
def test_dig_ends_when_the_last_die_is_gone() -> None:
    park = doing("dig", seat("doog", yard="1"), OTHER).play("1 dig 1 1-")
    assert (park.printed["trick"]["left"], park.due) == (0, {"kind": "roll", "dice": 2})


@rule("SPO-24")
def test_trot_moves_a_die_to_another_empty_space_and_turns_it() -> None:
    park = doing("trot", seat("bongo:13", "lief:2"), OTHER)
    assert park.legal == [
        "stop",
        "trot bongo 1 lief 1",
        "trot bongo 1 lief 3",
        "trot bongo 3 lief 1",
        "trot bongo 3 lief 3",
        "trot lief 2 lief 1",
        "trot lief 2 lief 3",
    ]
    park.play("1 trot bongo 1 lief 3")
    assert park.of(1)["dogs"] == "bongo:3 lief:23"
    assert park.due == {"kind": "roll", "dice": 2}
    park.play("* roll 1 1", "1 place 1>yard 1>yard")
    assert (park.turn, park.phase) == (2, "choose")  # it trots once


@rule("SPO-24")
def test_trot_may_stop_and_is_skipped_without_a_die_or_a_space() -> None:
    assert doing("trot", seat("bongo:1"), OTHER).play("1 stop").due == {"kind": "roll", "dice": 2}
    assert doing("trot", seat("bongo"), OTHER).due == {"kind": "roll", "dice": 2}
    assert doing("trot", seat("bongo:13"), OTHER).due == {"kind": "roll", "dice": 2}


@rule("SPO-24")
def test_where_a_die_cannot_trot() -> None:
    park = doing("trot", seat("bongo:1", "lief:2"), seat("missy:3"))
    park.refused("1 trot bongo 3 lief 1", "SPO-24", "no-die-on-dog", die=3, dog="bongo")
    park.refused("1 trot missy 3 lief 1", "SPO-24", "no-die-on-dog", die=3, dog="missy")
    park.refused("1 trot bongo 1 lief 2", "SPO-24", "space-taken", die=2, dog="lief")
    park.refused("1 trot bongo 1 lief 4", "SPO-24", "no-such-space", die=4, dog="lief")
    park.refused("1 trot bongo 1 missy 4", "SPO-24", "not-your-dog", dog="missy")
    park.refused("1 trot bongo 1 bongo 1", "SPO-24", "space-taken", die=1, dog="bongo")


@rule("SPO-25")
def test_retrieve_sets_a_die_to_a_number_of_the_top_card() -> None:
    park = doing("retrieve", seat("bongo", "lief:1", treats=1), OTHER)
    assert park.legal == [
        "retrieve 1>bongo",
        "retrieve 1>yard",
        "retrieve 2>lief",
        "retrieve 2>yard",
        "retrieve 6>yard",
    ]
    park.play("1 retrieve 2>lief")
    assert park.names == ["retrieved", "placed"]
    assert (park.of(1)["dogs"], park.due) == ("bongo lief:12", {"kind": "roll", "dice": 2})


@rule("SPO-25", "SPO-17")
def test_retrieve_can_fill_the_last_dog_and_scores_fast() -> None:
    park = doing("retrieve", seat("bongo:3"), OTHER).play("1 retrieve 1>bongo")
    assert park.names == ["retrieved", "placed", "scored", "drew"]
    assert park.due["kind"] == "top"


@rule("SPO-25", "SPO-14")
def test_retrieve_can_bust() -> None:
    park = doing("retrieve", seat("bongo:1", yard="4"), OTHER).play("1 retrieve 6>yard")
    assert (park.names[-1], park.turn) == ("busted", 2)


@rule("SPO-25")
def test_what_cannot_be_retrieved() -> None:
    park = doing("retrieve", seat("bongo:1", "lief"), OTHER)
    park.refused("1 retrieve 3>bongo", "SPO-25", "not-on-top", die=3, dog="gumbo")
    park.refused("1 retrieve 3>yard", "SPO-25", "not-on-top", die=3, dog="gumbo")


@rule("SPO-10", "SPO-25")
def test_a_retrieved_die_is_placed_as_every_die_is() -> None:
    park = doing("retrieve", seat("bongo:1", "lief"), OTHER)
    park.refused("1 retrieve 1>bongo", "SPO-10", "space-taken", die=1, dog="bongo")
    park.refused("1 retrieve 6>lief", "SPO-10", "no-such-space", die=6, dog="lief")
    park.refused("1 retrieve 2>missy", "SPO-10", "not-your-dog", dog="missy")


@rule("SPO-25")
def test_retrieve_is_skipped_without_a_top_card() -> None:
    park = doing("retrieve", seat("bongo"), OTHER, top=None)
    assert park.due == {"kind": "roll", "dice": 2}


@rule("SPO-25")
def test_retrieve_asks_nothing_if_there_is_one_way() -> None:
    park = doing("retrieve", seat("gretchen"), OTHER, top="burt")
    assert park.names == ["trick", "retrieved", "buried"]
    assert (park.of(1)["yard"], park.due) == ("1", {"kind": "roll", "dice": 2})


@rule("SPO-25", "SPO-8")
def test_retrieve_may_take_the_last_die_and_then_rolls_nothing() -> None:
    one, two = seat(*FULL, "burt", yard="11111"), seat(*MANY)
    park = doing("retrieve", one, two).play("1 retrieve 1>yard")
    assert (park.turn, park.names[-3:]) == (2, ["supply empty", "busted", "busted"])


@rule("SPO-26")
def test_track_rerolls_any_part_of_the_dice() -> None:
    park = doing("track", seat("bongo", treats=2), OTHER).play("* roll 3 4 4")
    treats = [move for move in park.legal if move.startswith("treat")]
    assert treats == ["treat", "treat 3", "treat 3 4", "treat 4", "treat 4 4"]
    park.play("1 treat 4 4")
    assert (park.printed["roll"], park.due) == ([3], {"kind": "roll", "dice": 2})
    park.refused("* roll 1 4 5", "SPO-26", "cannot-roll")
    assert park.of(1)["treats"] == 1
    park.play("* roll 1 5")
    assert (park.printed["roll"], park.phase) == ([1, 3, 5], "settle")
    assert park.told == [{"event": "rerolled", "seat": 1, "dice": [1, 5], "kept": [3]}]
    park.play("1 treat")
    assert (park.printed["roll"], park.due) == (None, {"kind": "roll", "dice": 3})


@rule("SPO-26")
def test_track_takes_all_dice_by_name_as_all_dice() -> None:
    park = doing("track", seat("bongo", treats=1), OTHER).play("* roll 3 4 4", "1 treat 4 3 4")
    assert (park.printed["roll"], park.due) == (None, {"kind": "roll", "dice": 3})


@rule("SPO-26")
def test_track_rerolls_only_dice_of_the_roll() -> None:
    park = doing("track", seat("bongo", treats=1), OTHER).play("* roll 3 4 4")
    park.refused("1 treat 5", "SPO-26", "not-rolled", die=5)
    park.refused("1 treat 3 3", "SPO-26", "not-rolled", die=3)


@rule("SPO-26")
def test_track_without_treats_is_a_roll_of_three() -> None:
    park = doing("track", seat("bongo"), OTHER).play("* roll 1 2 2")
    park.refused("1 treat 1", "SPO-9", "no-treat")
    park.play("1 place 1>bongo 2>yard 2>yard")
    assert park.turn == 2


# --- purple -------------------------------------------------------------------------------------


@rule("SPO-27")
def test_run_rolls_three_and_then_one_again_and_again() -> None:
    park = doing("run", seat("burt"), OTHER)
    assert park.due == {"kind": "roll", "dice": 3}
    park.play("* roll 1 1 2", "1 place 1>yard 1>yard 2>yard")
    for _ in range(3):
        assert park.phase == "more"
        park.play("1 more")
        assert park.due == {"kind": "roll", "dice": 1}
        park.play("* roll 1", "1 place 1>yard")
    park.play("1 stop")
    assert (park.of(1)["yard"], park.turn) == ("111112", 2)


@rule("SPO-28")
def test_chase_rolls_one_die_more_each_time() -> None:
    park = doing("chase", seat("burt"), OTHER)
    assert (park.printed["trick"], park.due["dice"]) == ({"name": "chase", "size": 1}, 1)
    park.play("* roll 2")
    assert park.printed["trick"]["size"] == 1
    park.play("1 more")
    assert (park.printed["trick"]["size"], park.due["dice"]) == (2, 2)
    park.play("* roll 1 2", "1 place 1>yard 2>yard", "1 more")
    assert (park.printed["trick"]["size"], park.due["dice"]) == (3, 3)


@rule("SPO-28", "SPO-8")
def test_chase_grows_after_a_roll_that_was_cut_short_too() -> None:
    """38 dice lie about: two are left, and the roll of two is one of one."""
    me = seat("doog:2356", "lief:123", "burt", yard="1")
    rest = seat("raya:235", "momo:356", "zipper:456", "nutmeg:246")
    park = doing("chase", me, seat(*MANY), rest).play("* roll 1", "1 place 1>yard", "1 more")
    assert (park.printed["trick"]["size"], park.due["dice"]) == (2, 1)
    park.play("* roll 1", "1 place 1>burt", "* top jolene", "* top xerxes", "1 more")
    assert (park.printed["trick"]["size"], park.due["dice"]) == (3, 3)


@rule("SPO-28", "SPO-8")
def test_chase_ends_with_the_supply() -> None:
    one, two = seat(*FULL, "mayor", yard="12"), seat(*MANY)
    park = doing("chase", one, two, seat("missy:34"))
    park.play("* roll 1", "1 place 1>yard", "1 more", "* roll 1", "1 place 1>mayor")
    assert park.turn == 2


@rule("SPO-29")
def test_bolt_sets_three_to_twelve_dice_aside() -> None:
    park = doing("bolt", seat("bongo"), OTHER)
    assert park.printed["trick"] == {"name": "bolt", "left": 0}
    assert park.legal == sorted(f"bolt {n}" for n in range(3, 13))
    park.refused("1 bolt 2", "SPO-29", "bolt-dice", least=3, most=12)
    park.refused("1 bolt 13", "SPO-29", "bolt-dice", least=3, most=12)
    park.play("1 bolt 4")
    assert park.printed["trick"]["left"] == 3, "one of the four is being rolled"
    assert park.due == {"kind": "roll", "dice": 1}


@rule("SPO-29")
def test_bolt_may_stop_when_paws_cover_the_dice_left() -> None:
    park = doing("bolt", seat("doog"), OTHER).play("1 bolt 4", "* roll 1")
    assert park.due == {"kind": "roll", "dice": 1}, "two paws don't cover three dice"
    park.play("* roll 1")
    assert (park.phase, park.printed["trick"]["left"]) == ("more", 2)
    park.play("1 stop")
    assert park.told == [
        {"event": "stopped", "seat": 1},
        {"event": "put back", "seat": 1, "count": 2},
    ]
    assert (park.turn, park.of(1)["yard"]) == (2, "11")


@rule("SPO-29")
def test_bolt_may_go_on_to_its_end() -> None:
    park = doing("bolt", seat("doog"), OTHER).play("1 bolt 3")
    park.play("* roll 1", "1 more", "* roll 1", "1 more", "* roll 1")
    assert (park.turn, park.of(1)["yard"]) == (2, "111")


@rule("SPO-29")
def test_bolt_without_paws_goes_on_by_itself() -> None:
    park = doing("bolt", seat("burt:1", "jolene"), OTHER, deck="xerxes")
    park.play("1 bolt 3", "* roll 1", "* roll 1", "* roll 1")
    assert park.turn == 2


@rule("SPO-29")
def test_bolt_counts_the_paws_of_new_dogs() -> None:
    park = doing("bolt", seat("burt"), OTHER).play("1 bolt 3", "* roll 1", "1 place 1>burt")
    park.play("* top xerxes")
    assert park.of(1)["dogs"] == "gumbo"
    assert park.due == {"kind": "roll", "dice": 1}, "one paw doesn't cover two dice"
    park.play("* roll 5")
    assert park.phase == "more", "one paw covers one die"


@rule("SPO-29", "SPO-8")
@pytest.mark.parametrize(("yard", "left"), [("11", 4), ("111", 3), ("1111", 2), ("11111", 1)])
def test_bolt_never_takes_more_than_the_supply(yard: str, left: int) -> None:
    park = doing("bolt", seat(*FULL, "burt", yard=yard), seat(*MANY), deck="xerxes")
    if left == 4:
        assert park.legal == ["bolt 3", "bolt 4"]
        park.refused("1 bolt 5", "SPO-29", "bolt-dice", least=3, most=4)
    else:
        assert park.printed["trick"]["left"] == left - 1, "all there are, without a question"
        assert park.due == {"kind": "roll", "dice": 1}


@rule("SPO-29", "SPO-9")
def test_a_treat_rerolls_the_die_and_takes_none_from_those_aside() -> None:
    park = doing("bolt", seat("bongo", treats=1), OTHER).play("1 bolt 5", "* roll 1", "1 treat")
    assert (park.printed["trick"]["left"], park.due["dice"]) == (4, 1)


@rule("SPO-30")
def test_sprint_rolls_a_die_for_each_dog_with_an_empty_space() -> None:
    park = doing("sprint", seat("bongo:1", "burt:1", "lief"), OTHER)
    assert park.due == {"kind": "roll", "dice": 2}
    park.play("* roll 3 4", "1 place 3>bongo 4>yard")
    assert park.phase == "more"
    park.play("1 more")
    assert park.due == {"kind": "roll", "dice": 1}, "counted anew"


@rule("SPO-30")
def test_sprint_with_all_dogs_filled_rolls_nothing() -> None:
    park = doing("sprint", seat("bongo:13"), OTHER)
    assert (park.turn, park.of(1)["dogs"]) == (2, "bongo:13")


@rule("SPO-31")
def test_dogpile_rolls_two_dice_and_one_of_ones_own() -> None:
    park = doing("dogpile", seat("bongo:13", "lief:2", yard="33"), OTHER)
    assert park.legal == ["pile bongo 1", "pile bongo 3", "pile lief 2", "pile yard 3"]
    park.refused("1 pile lief 1", "SPO-31", "no-die-on-dog", die=1, dog="lief")
    park.refused("1 pile yard 4", "SPO-31", "no-die-in-yard", die=4)
    park.refused("1 pile missy 3", "SPO-31", "no-die-on-dog", die=3, dog="missy")
    park.play("1 pile yard 3")
    assert park.told == [{"event": "joined", "seat": 1, "die": 3}]
    assert (park.of(1)["yard"], park.due) == ("3", {"kind": "roll", "dice": 3})


@rule("SPO-31")
def test_dogpile_takes_a_die_from_a_filled_dog_too_and_may_repeat() -> None:
    park = doing("dogpile", seat("bongo:13", "lief:2", yard="4"), OTHER).play("1 pile bongo 3")
    assert park.told == [{"event": "joined", "seat": 1, "die": 3, "dog": "bongo"}]
    assert park.of(1)["dogs"] == "bongo:1 lief:2"
    park.play("* roll 1 2 3", "1 place 1>lief 2>yard 3>bongo")
    assert (park.of(1)["dogs"], park.of(1)["yard"]) == ("bongo:13 lief:12", "24")
    assert park.phase == "more"
    park.play("1 more")
    assert park.phase == "pile"


@rule("SPO-31")
def test_dogpile_asks_nothing_about_a_single_die() -> None:
    park = doing("dogpile", seat("bongo", yard="4"), OTHER)
    assert park.names == ["trick", "joined"]
    assert park.due == {"kind": "roll", "dice": 3}


@rule("SPO-31")
def test_dogpile_without_a_die_of_ones_own_rolls_two() -> None:
    assert doing("dogpile", seat("bongo"), OTHER).due == {"kind": "roll", "dice": 2}


@rule("SPO-31", "SPO-8")
def test_dogpile_with_an_empty_supply_rolls_ones_own_die_alone() -> None:
    """37 dice on dogs, three in the supply: after two of them, one; after that, none."""
    one, two = seat(*FULL, "burt", yard="11"), seat(*MANY)
    park = doing("dogpile", one, two, seat("missy:34"), deck="xerxes").play("1 pile yard 1")
    assert park.due == {"kind": "roll", "dice": 3}
    park.play("* roll 1 1 1", "1 place 1>yard 1>yard 1>yard")
    assert park.phase == "more", "no die in the supply, but dice of one's own"
    park.play("1 more", "1 pile yard 1")
    assert park.due == {"kind": "roll", "dice": 1}


# --- blue ---------------------------------------------------------------------------------------


@rule("SPO-32")
def test_fetch_rolls_eight_and_settles_all_dice_of_one_number() -> None:
    park = doing("fetch", seat("bongo", "lief"), OTHER)
    assert park.due == {"kind": "roll", "dice": 8}
    park.play("* roll 1 1 2 4 4 4 5 6")
    assert "place 1>bongo 1>lief" in park.legal
    assert "place 1>yard 1>yard" in park.legal
    assert "place 6>yard" in park.legal
    park.refused("1 place 1>bongo", "SPO-32", "keep-one-number", number=None, of=0)
    park.refused("1 place 1>bongo 1>lief 2>lief", "SPO-32", "keep-one-number", number=None, of=0)
    park.refused("1 place", "SPO-32", "keep-one-number", number=None, of=0)
    park.play("1 place 2>lief")
    assert park.names == ["placed"] + ["discarded"] * 7
    assert park.turn == 2


@rule("SPO-32")
def test_fetch_of_one_number_only_takes_no_answer() -> None:
    park = doing("fetch", seat("bongo"), OTHER).play("* roll 4 4 4 4 4 4 4 4")
    assert "busted" in park.names


@rule("SPO-33")
def test_guard_names_a_number_and_discards_the_dice_above_it() -> None:
    park = doing("guard", seat("bongo", "lief"), OTHER)
    assert park.printed["trick"] == {"name": "guard", "named": None}
    assert park.legal == [f"name {n}" for n in range(1, 7)]
    park.play("1 name 3")
    assert (park.printed["trick"]["named"], park.due) == (3, {"kind": "roll", "dice": 4})
    park.play("* roll 1 3 4 6")
    assert "place 1>bongo 3>lief" in park.legal
    park.refused("1 place 1>bongo 3>lief 4>yard", "SPO-33", "keep-up-to-named", number=3, of=0)
    park.refused("1 place 1>bongo", "SPO-33", "keep-up-to-named", number=3, of=0)
    park.play("1 place 1>bongo 3>lief")
    assert park.names == ["placed", "placed", "discarded", "discarded"]


@rule("SPO-33")
def test_guard_may_discard_everything() -> None:
    park = doing("guard", seat("bongo"), OTHER).play("1 name 1", "* roll 2 3 4 6")
    assert park.names == ["rolled"] + ["discarded"] * 4
    assert park.turn == 2


@rule("SPO-34")
def test_hunt_rolls_two_and_one_for_each_paw_and_settles_two() -> None:
    park = doing("hunt", seat("doog", "bongo:1"), OTHER)
    assert park.due == {"kind": "roll", "dice": 4}
    park.play("* roll 2 2 4 4")
    assert park.legal == [
        "place 2>doog 2>yard",
        "place 2>doog 4>yard",
        "place 2>yard 2>yard",
        "place 2>yard 4>yard",
        "place 4>yard 4>yard",
    ]
    park.refused("1 place 2>doog", "SPO-34", "keep-count", number=None, of=2)
    park.refused("1 place 2>doog 2>yard 4>yard", "SPO-34", "keep-count", number=None, of=2)
    park.play("1 place 2>doog 4>yard")
    assert park.names == ["placed", "buried", "discarded", "discarded"]


@rule("SPO-34", "SPO-8")
def test_hunt_with_one_die_left_settles_that_one() -> None:
    one, two = seat(*FULL, "burt", yard="11111"), seat(*MANY)
    park = doing("hunt", one, two, deck="xerxes")
    assert park.due == {"kind": "roll", "dice": 1}
    park.play("* roll 1")
    assert park.legal == ["place 1>burt", "place 1>yard"]
    park.refused("1 place", "SPO-34", "keep-count", of=1, number=None)


@rule("SPO-35")
def test_search_settles_dice_that_total_eight() -> None:
    park = doing("search", seat("bongo", "lief"), OTHER)
    assert park.due == {"kind": "roll", "dice": 7}
    park.play("* roll 1 1 3 3 4 6 6")
    kept = {"".join(c for c in move if c.isdigit()) for move in park.legal}
    assert kept == {"1133", "116", "134"}
    park.refused("1 place 1>bongo", "SPO-35", "keep-total", number=None, of=8)
    park.refused("1 place", "SPO-35", "keep-total", number=None, of=8)
    park.play("1 place 1>bongo 3>lief 4>yard")
    assert park.names == ["placed", "placed", "buried"] + ["discarded"] * 4


@rule("SPO-35")
def test_search_without_an_eight_discards_all() -> None:
    park = doing("search", seat("bongo"), OTHER).play("* roll 6 6 6 6 6 6 6")
    assert park.names == ["rolled"] + ["discarded"] * 7
    assert park.turn == 2
    park = doing("search", seat("bongo", treats=1), OTHER).play("* roll 6 6 6 6 6 6 6")
    park.refused("1 place 6>yard", "SPO-35", "keep-none")


@rule("SPO-36")
def test_scavenge_may_discard_dice_lower_than_the_yard_total() -> None:
    park = doing("scavenge", seat("bongo", yard="13"), OTHER)
    assert park.due == {"kind": "roll", "dice": 4}
    park.play("* roll 1 3 4 5")
    assert "place 1>bongo 3>bongo 4>yard 5>yard" in park.legal
    assert "place 4>yard 5>yard" in park.legal
    park.refused(
        "1 place 1>bongo 3>bongo 5>yard", "SPO-36", "keep-not-below-yard", number=None, of=0
    )
    park.play("1 place 1>bongo 4>yard 5>yard")
    assert park.names[:4] == ["placed", "buried", "buried", "discarded"]


@rule("SPO-36")
def test_scavenge_with_an_empty_yard_keeps_everything() -> None:
    park = doing("scavenge", seat("bongo"), OTHER).play("* roll 1 1 1 1")
    assert park.legal == ["place 1>bongo 1>yard 1>yard 1>yard", "place 1>yard 1>yard 1>yard 1>yard"]


@rule("SPO-36")
def test_scavenge_may_discard_everything_below_a_yard_of_seven() -> None:
    park = doing("scavenge", seat("bongo", yard="34"), OTHER).play("* roll 2 5 6 6")
    assert "place" in park.legal
    park.play("1 place")
    assert park.names == ["discarded"] * 4


# --- green --------------------------------------------------------------------------------------


@rule("SPO-37")
@pytest.mark.parametrize(
    ("dogs", "treats"), [(["bongo"], 1), (["bongo", "lief"], 2), (["doog"], 3)]
)
def test_beg_takes_one_treat_and_one_for_each_paw(dogs: list[str], treats: int) -> None:
    park = doing("beg", seat(*dogs), OTHER)
    assert (park.of(1)["treats"], park.turn) == (treats, 2)


@rule("SPO-37", "SPO-8")
def test_beg_without_treats_in_the_supply_brings_nothing() -> None:
    park = doing("beg", seat("doog", treats=10), seat("missy", treats=10))
    assert (park.of(1)["treats"], park.names, park.turn) == (10, ["trick"], 2)


@rule("SPO-38")
@pytest.mark.parametrize(("had", "has"), [(0, 1), (1, 3), (3, 7), (12, 20)])
def test_chew_doubles_and_takes_one_more(had: int, has: int) -> None:
    assert doing("chew", seat("bongo", treats=had), OTHER).of(1)["treats"] == has


@rule("SPO-38")
@pytest.mark.parametrize(
    ("dogs", "had", "has"),
    [
        (["bongo:1", "lief:23"], 0, 4),
        (["gretchen:5"], 1, 2),
        (["gretchen:56"], 0, 7),
        (["bongo:13", "burt"], 2, 8),
        (["gretchen"], 18, 14),
    ],
)
def test_gobble_takes_seven_and_returns_the_highest_empty_number(
    dogs: list[str], had: int, has: int
) -> None:
    assert doing("gobble", seat(*dogs, treats=had), OTHER).of(1)["treats"] == has


@rule("SPO-38")
def test_gobble_returns_no_more_than_there_is() -> None:
    park = doing("gobble", seat("gretchen"), seat("missy", treats=18))
    assert park.of(1)["treats"] == 0


@rule("SPO-38")
@pytest.mark.parametrize(("down", "treats"), [("", 0), ("howl", 1), ("howl sprint retrieve", 3)])
def test_stay_takes_one_for_each_other_trick_face_down(down: str, treats: int) -> None:
    assert doing("stay", seat("bongo"), OTHER, down=down).of(1)["treats"] == treats


@rule("SPO-39")
def test_play_dead_pays_for_a_buried_die() -> None:
    park = doing("play-dead", seat("bongo"), OTHER).play("* roll 5")
    assert (park.of(1)["treats"], park.of(1)["yard"], park.turn) == (5, "5", 2)


@rule("SPO-39")
def test_play_dead_pays_nothing_for_a_placed_die() -> None:
    park = doing("play-dead", seat("bongo", "lief"), OTHER).play("* roll 3", "1 place 3>bongo")
    assert (park.of(1)["treats"], park.turn) == (0, 2)


@rule("SPO-39")
def test_play_dead_pays_nothing_for_a_bust() -> None:
    park = doing("play-dead", seat("bongo", yard="5"), OTHER).play("* roll 5")
    assert (park.of(1)["treats"], park.turn) == (0, 2)


@rule("SPO-39", "SPO-15")
def test_play_dead_pays_after_fast_scoring() -> None:
    park = doing("play-dead", seat("bongo:13"), OTHER).play("* roll 5")
    assert park.names == ["rolled", "buried", "scored", "drew"]
    assert park.of(1)["treats"] == 0
    park.play("* top xerxes")
    assert (park.of(1)["treats"], park.turn) == (5, 2)


@rule("SPO-39", "SPO-8")
def test_play_dead_takes_what_treats_there_are() -> None:
    park = doing("play-dead", seat("bongo"), seat("missy", treats=17)).play("* roll 5")
    assert park.of(1)["treats"] == 3
