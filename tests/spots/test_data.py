"""The data files: what the box holds, and where each fact comes from."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

import msgspec
import pytest

from lapki.games.rulebook import rulebook
from lapki.games.spots import box
from lapki.games.spots.box import COLOURS, DICE, DOGS, OF_COLOUR, PAWS, SETS, SPACES, TREATS, TRICKS


def test_the_box_holds_40_dice_20_treats_32_dogs_and_22_tricks() -> None:
    assert (DICE, TREATS, len(DOGS), len(TRICKS)) == (40, 20, 32, 22)


def test_dogs_by_their_spaces() -> None:
    assert Counter(map(len, SPACES.values())) == {1: 1, 2: 15, 3: 15, 4: 1}
    assert len(set(SPACES.values())) == 32, "no two dogs are alike"
    for dog, spaces in SPACES.items():
        assert list(spaces) == sorted(set(spaces))
        assert set(spaces) <= set(range(1, 7))
        assert PAWS[dog] == max(0, len(spaces) - 2)


def test_all_pairs_of_numbers_have_a_dog() -> None:
    pairs = {spaces for spaces in SPACES.values() if len(spaces) == 2}
    assert pairs == {(a, b) for a in range(1, 7) for b in range(a + 1, 7)}


def test_five_tricks_a_colour_and_two_that_are_always_there() -> None:
    assert [len(OF_COLOUR[colour]) for colour in COLOURS] == [5, 5, 5, 5]
    assert {name for name, trick in TRICKS.items() if trick.colour is None} == {"howl", "roll-over"}


def test_a_set_has_a_trick_of_each_colour() -> None:
    assert len(SETS) == 6
    for tricks in SETS.values():
        assert tuple(TRICKS[name].colour for name in tricks) == COLOURS


@pytest.mark.parametrize("name", ["dogs.toml", "tricks.toml", "box.toml"])
def test_every_fact_says_where_it_comes_from(name: str) -> None:
    text = files("lapki.games.spots").joinpath("data", name).read_text(encoding="utf-8")
    facts = tomllib.loads(text)
    facts |= facts.pop("sets", {})
    assert {fact["source"] for fact in facts.values()} <= {"rulebook", "box", "rebuilt"}


def test_a_step_that_does_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="does nothing"):
        box._lay_out(msgspec.convert([{"keep": "all"}], tuple[box._Written, ...]), 0)


def test_an_unknown_verb_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert([{"jump": 1}], tuple[box._Written, ...])


def test_the_tricks_fit_on_three_screens() -> None:
    text = files("lapki.games.spots").joinpath("data", "tricks.toml").read_text(encoding="utf-8")
    declarations = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert len(declarations) <= 3 * 40


def test_the_rule_of_a_trick_counts_where_its_tile_may_lie() -> None:
    """What `rules.toml` says of tables is what the tiles and sets come to."""
    when = rulebook("spots").when
    for rule in {trick.rule for trick in TRICKS.values() if trick.colour}:
        tricks = {name for name, trick in TRICKS.items() if trick.rule == rule}
        sets = {name for name, chosen in SETS.items() if {*chosen} & tricks}
        assert {*when[rule]["tricks"]} == {*tricks, *sets, "random", "free-range"}
    always = {trick.rule for trick in TRICKS.values() if not trick.colour}
    assert not always & when.keys()
