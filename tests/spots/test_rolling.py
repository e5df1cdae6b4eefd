"""SPO-8 … SPO-12: dice, treats, paws."""

from __future__ import annotations

from rulebook import rule
from spots.park import GAME, begin, doing, lay, seat

FULL = ["doog:2356", "lief:123", "raya:235", "momo:356", "zipper:456", "nutmeg:24"]
MANY = ["goliath:125", "pebble:134", "wilbur:136", "cabbage:145", "honcho:146", "wolfgang:234"]


@rule("SPO-8")
def test_too_few_dice_are_all_taken() -> None:
    """38 dice lie on dogs and in yards: two are left for a roll of three."""
    park = lay(seat(*FULL, yard="2"), seat(*MANY, yard="2"))
    park.play("1 trick run")
    assert park.due == {"kind": "roll", "dice": 2}
    park.refused("* roll 1 2 3", "SPO-8", "cannot-roll")
    park.refused("* roll 1", "SPO-8", "cannot-roll")


@rule("SPO-22", "SPO-21", "SPO-29")
def test_a_trick_says_how_many_dice_are_rolled() -> None:
    park = doing("walk", seat("bongo"), seat("momo"))
    park.refused("* roll 1 2 3", "SPO-22", "cannot-roll")
    doing("roll-over", seat("bongo", yard="23"), seat("momo")).refused(
        "* roll 1", "SPO-21", "cannot-roll"
    )
    park = doing("bolt", seat("bongo"), seat("momo")).play("1 bolt 3")
    park.refused("* roll 1 2", "SPO-29", "cannot-roll")


@rule("SPO-8", "SPO-27")
def test_without_a_die_nobody_is_asked_for_more() -> None:
    park = lay(seat(*FULL, yard="2"), seat(*MANY, yard="2"))
    park.play("1 trick run", "* roll 1 1")
    assert park.turn == 2, "the last dice are in the yard, and so the turn is over"


@rule("SPO-8", "SPO-37")
def test_too_few_treats_are_all_taken() -> None:
    park = doing("beg", seat("raya", "lief", treats=9), seat("momo", treats=9))
    assert park.of(1)["treats"] == 11


@rule("SPO-9")
def test_a_treat_rerolls_all_the_dice_as_often_as_there_are_treats() -> None:
    park = doing("walk", seat("bongo", treats=2), seat("momo"))
    park.play("* roll 1 3")
    assert "treat" in park.legal
    assert not [move for move in park.legal if move.startswith("treat ")]
    park.play("1 treat")
    assert park.told == [{"event": "treat spent", "seat": 1, "dice": [1, 3]}]
    assert (park.due, park.printed["roll"], park.phase) == (
        {"kind": "roll", "dice": 2},
        None,
        "chance",
    )
    assert park.of(1)["treats"] == 1
    park.play("* roll 4 5")
    assert park.names == ["rerolled"]
    park.play("1 treat", "* roll 1 6")
    assert park.of(1)["treats"] == 0
    park.refused("1 treat", "SPO-9", "no-treat")


@rule("SPO-9")
def test_with_a_treat_in_hand_a_roll_is_always_asked() -> None:
    park = doing("walk", seat("burt:1", "lief", treats=1), seat("momo"))
    park.play("* roll 6 6")
    assert park.legal == ["place 6>yard 6>yard", "treat"]


@rule("SPO-9")
def test_without_a_treat_a_single_way_to_settle_takes_no_answer() -> None:
    park = doing("walk", seat("bongo", "lief"), seat("momo")).play("* roll 4 4")
    assert park.names[:3] == ["rolled", "buried", "buried"]


@rule("SPO-9")
def test_only_all_the_dice() -> None:
    park = doing("walk", seat("bongo", treats=1), seat("momo")).play("* roll 1 3")
    park.refused("1 treat 3", "SPO-9", "reroll-all")
    park.play("1 treat").refused("* roll 3", "SPO-9", "cannot-roll")


@rule("SPO-9", "SPO-21")
def test_ones_own_dice_are_rerolled_too() -> None:
    park = doing("roll-over", seat("bongo", yard="115", treats=1), seat("momo"))
    park.play("* roll 6 6 6", "1 treat")
    assert park.due == {"kind": "roll", "dice": 3}


@rule("SPO-9", "SPO-33")
def test_the_whole_handful_before_any_discard() -> None:
    park = doing("guard", seat("bongo", treats=1), seat("momo")).play("1 name 1", "* roll 1 3 5 6")
    assert park.printed["roll"] == [1, 3, 5, 6], "the dice above the number still show"
    park.play("1 treat")
    assert park.due == {"kind": "roll", "dice": 4}
    assert park.printed["trick"] == {"name": "guard", "named": 1}


@rule("SPO-10")
def test_every_die_on_an_empty_space_of_its_number_or_into_the_yard() -> None:
    """The rulebook's example: 3, 4 and 6 on a run."""
    park = doing("run", seat("bongo", "pebble:1"), seat("momo")).play("* roll 3 4 6")
    assert park.legal == [
        "place 3>bongo 4>pebble 6>yard",
        "place 3>bongo 4>yard 6>yard",
        "place 3>pebble 4>pebble 6>yard",
        "place 3>pebble 4>yard 6>yard",
        "place 3>yard 4>pebble 6>yard",
        "place 3>yard 4>yard 6>yard",
    ]
    park.play("1 place 6>yard 4>pebble 3>bongo")
    assert park.of(1)["dogs"] == "bongo:3 pebble:14"
    assert park.of(1)["yard"] == "6"
    assert park.phase == "more"
    park.play("1 more", "* roll 1", "1 place 1>bongo", "1 stop")
    assert (park.of(1)["dogs"], park.turn) == ("bongo:13 pebble:14", 2)


@rule("SPO-10")
def test_equal_dice_are_not_told_apart() -> None:
    park = doing("walk", seat("bongo", "pebble"), seat("momo")).play("* roll 3 3")
    assert park.legal == [
        "place 3>bongo 3>pebble",
        "place 3>bongo 3>yard",
        "place 3>pebble 3>yard",
        "place 3>yard 3>yard",
    ]


@rule("SPO-10")
def test_where_a_die_cannot_go() -> None:
    park = doing("walk", seat("bongo:1", "pebble"), seat("momo")).play("* roll 1 3")
    park.refused("1 place 1>bongo 3>yard", "SPO-10", "space-taken", die=1, dog="bongo")
    park.refused("1 place 1>yard 3>momo", "SPO-10", "not-your-dog", dog="momo")
    park.refused("1 place 1>yard 4>pebble", "SPO-10", "not-rolled", die=4)
    park.refused("1 place 1>yard 1>pebble 3>yard", "SPO-10", "not-rolled", die=1)
    park = doing("walk", seat("bongo:1", "pebble"), seat("momo")).play("* roll 3 4")
    park.refused("1 place 3>yard 4>bongo", "SPO-10", "no-such-space", die=4, dog="bongo")
    park = doing("walk", seat("bongo", "missy"), seat("momo")).play("* roll 3 3")
    park.refused("1 place 3>bongo 3>bongo", "SPO-10", "space-taken", die=3, dog="bongo")


@rule("SPO-10")
def test_no_die_of_a_roll_is_left_out() -> None:
    park = doing("walk", seat("bongo"), seat("momo")).play("* roll 1 3")
    park.refused("1 place 1>bongo", "SPO-10", "keep-all", number=None, of=0)
    park.refused("1 place", "SPO-10", "keep-all", number=None, of=0)


@rule("SPO-10", "SPO-22")
def test_walk_settles_before_the_next_roll() -> None:
    """The rulebook's example: both dice have their places before the third is rolled."""
    park = doing("walk", seat("bongo"), seat("momo")).play("* roll 1 5")
    park.refused("1 more", None, "wrong-phase", phase="settle")
    park.play("1 place 1>bongo 5>yard")
    assert park.phase == "more"


@rule("SPO-10", "SPO-29")
def test_bolt_settles_die_by_die() -> None:
    """The other example: each of the dice set aside is settled before the next one."""
    park = doing("bolt", seat("bongo"), seat("momo")).play("1 bolt 3", "* roll 1")
    assert (park.printed["roll"], park.phase) == ([1], "settle")
    park.play("1 place 1>bongo")
    assert park.due == {"kind": "roll", "dice": 1}


@rule("SPO-11")
def test_discarded_dice_are_in_the_supply_again() -> None:
    park = lay(seat(*FULL[:5]), seat(*MANY[:5]), seat("bristles:12", "bongo"), turn=3)
    supply = 40 - 16 - 15 - 2
    assert supply == 7
    park.play("3 trick fetch")
    assert park.due == {"kind": "roll", "dice": 7}
    park.play("* roll 1 2 2 2 4 4 4", "3 place 1>bongo")
    assert park.names[:7] == ["placed"] + ["discarded"] * 6
    park.play("1 trick run")
    assert park.due == {"kind": "roll", "dice": 3}


@rule("SPO-12")
def test_paws_are_counted_on_unscored_dogs() -> None:
    player = seat("lief:1", "doog", "bongo", scored="raya momo", treats=1)
    park = doing("beg", player, seat("missy"))
    assert park.of(1)["treats"] == 1 + 1 + 3


@rule("SPO-12")
def test_by_an_option_scored_dogs_show_their_paws_too() -> None:
    player = seat("lief:1", "doog", "bongo", scored="raya momo", treats=1)
    park = doing("beg", player, seat("missy"), scored_paws="on")
    assert park.of(1)["treats"] == 1 + 1 + 5
    assert [begin(scored_paws=word).state.scored_paws for word in ("on", "off")] == [True, False]


def test_the_dice_of_a_roll_are_read_in_any_order() -> None:
    park = doing("run", seat("bongo"), seat("momo")).play("* roll 6 3 4")
    assert park.printed["roll"] == [3, 4, 6]
    assert GAME.write(park.match.lines[-1].move) == "roll 3 4 6"
