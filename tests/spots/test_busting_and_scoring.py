"""SPO-13 … SPO-19: too much in the yard, and dogs that are done."""

from __future__ import annotations

import pytest

from rulebook import rule
from spots.park import doing, lay, seat


@rule("SPO-13")
def test_seven_is_safe() -> None:
    park = doing("walk", seat("burt", yard="3"), seat("momo")).play("* roll 2 2")
    assert (park.of(1)["yard"], park.phase) == ("223", "more")


@rule("SPO-13")
def test_eight_busts() -> None:
    park = doing("walk", seat("burt", yard="3"), seat("momo")).play("* roll 2 3")
    assert park.names == ["rolled", "buried", "buried", "busted"]
    assert park.told[-1] == {"event": "busted", "seat": 1, "total": 8, "dice": 3}
    assert (park.of(1)["yard"], park.turn, park.phase) == ("", 2, "choose")


@rule("SPO-14")
def test_a_bust_is_looked_for_when_all_dice_are_settled() -> None:
    park = doing("run", seat("gretchen", yard="6"), seat("momo")).play("* roll 2 5 6")
    assert "place 2>yard 5>gretchen 6>gretchen" in park.legal
    park.play("1 place 2>yard 5>gretchen 6>gretchen")
    assert park.names == ["buried", "placed", "placed", "busted"]
    assert park.of(1)["scored"] == "", "a filled dog doesn't help"


@rule("SPO-15")
def test_a_bust_returns_all_dice_but_not_scored_dogs_and_treats() -> None:
    busting = seat("bongo:1", "lief:23", scored="burt momo", yard="6", treats=2)
    park = doing("walk", busting, seat("raya:2", yard="5")).play("* roll 5 5")
    park.play("1 place 5>yard 5>yard")
    assert park.of(1) == {"dogs": "bongo lief", "scored": "burt momo", "yard": "", "treats": 2}
    assert park.of(2) == {"dogs": "raya:2", "scored": "", "yard": "5", "treats": 0}


@rule("SPO-15")
def test_a_bust_ends_the_turn_in_the_middle_of_a_trick() -> None:
    park = doing("run", seat("burt", yard="6"), seat("momo")).play("* roll 4 4 4")
    assert (park.turn, park.phase, park.printed["trick"]) == (2, "choose", None)


@rule("SPO-15", "SPO-17", "SPO-18")
def test_after_a_roll_settle_bust_fast_scoring_draws_and_then_the_next_question() -> None:
    park = doing("walk", seat("bongo:1", "burt"), seat("momo"))
    park.play("* roll 1 3", "1 place 1>burt 3>bongo")
    assert park.names == ["placed", "placed", "scored", "scored", "drew"]
    assert park.due["kind"] == "top"
    assert park.printed["trick"] == {"name": "walk"}
    park.play("* top xerxes")
    assert park.names == ["top turned", "drew"]
    park.play("* top jolene")
    assert (park.phase, park.of(1)["dogs"]) == ("more", "gumbo xerxes")


@rule("SPO-16")
def test_scoring_takes_all_filled_dogs_and_draws_one_for_each() -> None:
    me = seat("bongo:13", "lief:1", "burt:1", yard="5", treats=1, scored="momo")
    park = lay(me, seat("raya")).play("1 score")
    assert park.names == ["scored", "scored", "drew"]
    assert park.told[0] == {"event": "scored", "seat": 1, "dog": "bongo"}, "slowly: no trick did it"
    assert park.of(1)["scored"] == "momo bongo burt", "in the order in which they lay"
    assert (park.turn, park.phase, park.printed["trick"]) == (1, "chance", None)
    park.play("* top xerxes")
    assert (park.turn, park.phase) == (1, "chance"), "the turn lasts until its last line"
    park.play("* top jolene")
    assert park.of(1)["dogs"] == "lief:1 gumbo xerxes"
    assert (park.of(1)["yard"], park.turn, park.phase) == ("5", 2, "choose")
    assert len(park.state.tiles) == 6
    assert park.up() == "howl walk run roll-over fetch beg", "no trick was done"


@rule("SPO-16")
def test_scoring_needs_a_filled_dog() -> None:
    park = lay(seat("bongo:1", "lief:12"), seat("burt:1"))
    assert "score" not in park.legal
    park.refused("1 score", "SPO-16", "nothing-filled")


@rule("SPO-17")
def test_fast_scoring_needs_all_dogs_filled() -> None:
    park = doing("walk", seat("bongo:1", "burt"), seat("momo"))
    park.play("* roll 3 3", "1 place 3>bongo 3>yard")
    assert "scored" not in park.names
    assert (park.of(1)["dogs"], park.phase) == ("bongo:13 burt", "more")


@rule("SPO-17")
def test_new_dogs_take_part_in_the_rest_of_the_trick() -> None:
    park = doing("run", seat("burt"), seat("momo")).play("* roll 1 2 2")
    park.play("1 place 1>burt 2>yard 2>yard", "* top xerxes", "1 more", "* roll 1")
    assert park.legal == ["place 1>gumbo", "place 1>yard"]


@rule("SPO-17")
def test_dogs_filled_before_the_trick_are_scored_when_a_roll_is_settled() -> None:
    park = doing("guard", seat("bongo:13", scored="burt"), seat("momo"))
    park.play("1 name 1", "* roll 4 4 5 6")
    assert park.names == ["rolled"] + ["discarded"] * 4 + ["scored", "drew"]
    assert park.told[5] == {"event": "scored", "seat": 1, "dog": "bongo", "fast": True}


@rule("SPO-17")
def test_a_trick_without_a_roll_scores_nothing() -> None:
    park = doing("beg", seat("bongo:13"), seat("momo"))
    assert (park.of(1)["dogs"], park.turn) == ("bongo:13", 2)


@rule("SPO-18")
def test_five_dogs_of_which_two_are_scored_draw_one() -> None:
    """The rulebook's example."""
    park = lay(seat("bongo:13", "burt:1", "lief", "momo", "raya"), seat("missy")).play("1 score")
    assert park.names == ["scored", "scored", "drew"]
    park.play("* top xerxes")
    assert park.turn == 2
    assert len(park.state.players[0].dogs) + len(park.state.players[0].scored) == 6


@rule("SPO-18")
def test_an_empty_deck_gives_no_dog_and_no_line_of_chance() -> None:
    park = lay(seat("bongo:13", "burt:1", "lief"), seat("missy"), deck="").play("1 score")
    assert (park.turn, park.phase, park.printed["top"]) == (2, "choose", None)
    assert park.of(1)["dogs"] == "lief gumbo"


@rule("SPO-18")
def test_without_a_top_card_nothing_is_drawn() -> None:
    park = lay(seat("bongo:13", "burt:1", "lief"), seat("missy"), top=None).play("1 score")
    assert (park.turn, park.of(1)["dogs"]) == (2, "lief")


@rule("SPO-19")
@pytest.mark.parametrize("turn", [1, 2])
def test_six_scored_dogs_win_at_once(turn: int) -> None:
    me, other = seat("bongo:13", scored="burt momo raya missy zipper"), seat("doog", scored="mayor")
    park = lay(me, other) if turn == 1 else lay(other, me, turn=2)
    park.play(f"{turn} score")
    assert park.over
    assert park.over.winners == (turn,)
    assert park.over.scores == ((6, 1) if turn == 1 else (1, 6))
    assert park.names == ["scored", "won"], "nothing is drawn any more"
    assert (park.phase, park.turn, park.printed["winner"]) == ("over", turn, turn)
    assert park.legal == []
    park.refused("2 trick walk", None, "over")


@rule("SPO-19")
def test_a_win_in_the_middle_of_a_trick_ends_it() -> None:
    me = seat("bongo:1", "jolene:2", scored="burt momo raya missy", yard="2", treats=1)
    park = doing("run", me, seat("doog"), deck="xerxes")
    park.play("* roll 3 4 5", "1 place 3>bongo 4>jolene 5>yard")
    assert park.over
    assert park.over.winners == (1,)
    assert (park.printed["trick"], park.printed["roll"], park.printed["turn"]) == (None, None, 1)
    assert park.of(1)["scored"] == "burt momo raya missy bongo jolene"


@rule("SPO-19")
def test_five_are_not_enough() -> None:
    park = lay(seat("bongo:13", "lief", scored="burt momo raya missy"), seat("doog"))
    assert park.play("1 score").over is None
