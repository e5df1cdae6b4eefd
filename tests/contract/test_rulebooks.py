"""Rules as they are read: in an order, for some tables, with examples that the rules play."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

from lapki import games
from lapki.games.contract import Broken, Illegal
from lapki.games.rulebook import SEATS, Condition, Rulebook, box, fits, rulebook
from lapki.house.examples import frames
from lapki.match.examples import Example, Step, examples, shown
from lapki.match.record import Fault
from lapki.words import LANGUAGES, Words

SRC = Path(games.__file__).parent
ALL = [(key, name) for key in games.names() for name in examples(key)]


def options(key: str) -> dict[str, object]:
    """What a table of this game can choose, with the defaults."""
    return dict(msgspec.to_builtins(games.find(key).Options()))


# --- rules ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", games.names())
def test_every_rule_that_a_refusal_names_can_be_read(key: str) -> None:
    """A refusal says the number in words, and the page of rules has a place for each."""
    book = rulebook(key)
    readable = {f"{book.prefix}-{number}" for number in book.order}
    named = {
        node.value
        for file in (SRC / key).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith(f"{book.prefix}-")
        and node.value.partition("-")[2].isdigit()
    }
    assert named
    assert named <= readable
    assert readable == book.rules.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_ends_with_the_number_of_its_rule(language: str) -> None:
    no = Illegal("BOO-2", "taken", cell="c3")
    assert Words(language).refusal(no, games.find("boooop")).endswith(" (BOO-2)")


@pytest.mark.parametrize("key", games.names())
def test_conditions_speak_of_options_that_there_are(key: str) -> None:
    book, known, game = rulebook(key), options(key), games.find(key)
    for condition in (*book.when.values(), *book.twists.values()):
        for name, wanted in condition.items():
            if name == SEATS:
                assert {*wanted} < {*game.seats}
                continue
            assert name in known
            for value in wanted:
                if value not in _parts(key):
                    msgspec.convert({name: value}, game.Options)
    assert all(rule in book.rules for rule in book.when)
    assert {*book.ours} <= {*book.order}


def _parts(key: str) -> set[str]:
    """Words that stand for a part of an option: one trick of several."""
    return {name for things in box(key).values() for name in things}


@pytest.mark.parametrize("key", games.names())
def test_every_rule_counts_at_some_table(key: str) -> None:
    book = rulebook(key)
    tables = [options(key), *({**options(key), **variant} for variant in book.variants)]
    tables += [{**options(key), **one} for one in _conditions(book)]
    for number in book.order:
        assert any(
            book.counts(number, seats, table) for seats in games.find(key).seats for table in tables
        ), number


def _conditions(book: Rulebook) -> list[dict[str, object]]:
    every = (*book.when.values(), *book.twists.values())
    return [{name: wanted[0]} for when in every for name, wanted in when.items() if name != SEATS]


def test_a_table_that_fits_and_one_that_does_not() -> None:
    condition: Condition = {"seats": (1, 2), "tricks": ("dig", "dog-park")}
    assert fits(condition, 2, {"tricks": "dig,run,fetch,beg"})
    assert fits({}, 4, {})
    assert not fits(condition, 3, {"tricks": "dog-park"})
    assert not fits(condition, 2, {"tricks": "walk,run,fetch,beg"})


# --- examples -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "name"), ALL)
def test_an_example_is_played_by_the_rules(key: str, name: str) -> None:
    """Its position loads, its moves are legal, and what is tried in vain is refused as it says."""
    example = examples(key)[name]
    assert example.steps, "nothing happens"
    after = [one.match.plies for one in shown(example)]
    assert len(after) == len(example.steps) + 1
    assert {*example.rules} <= rulebook(key).rules.keys()
    assert all(bool(step.plays) != bool(step.tries) for step in example.steps)


@pytest.mark.parametrize(("key", "name"), ALL)
def test_an_example_shows_its_eye_nothing_more_than_a_table_would(key: str, name: str) -> None:
    example = examples(key)[name]
    told = frames(example)
    assert told.seat == example.eye
    for frame, one in zip(told.frames, shown(example), strict=True):
        assert frame.now.view == one.match.game.view(one.match.state, example.eye)
        assert frame.now.question is None
        assert frame.now.offer is None


@pytest.mark.parametrize("key", games.names())
def test_examples_have_names_of_their_own(key: str) -> None:
    file = (SRC / key / "examples.toml").read_text(encoding="utf-8")
    assert file.count("[[example]]") == len(examples(key))


def test_what_is_tried_in_vain_must_be_forbidden_by_that_rule() -> None:
    record = "game boooop\nseats 2\n--\n1 k c3\n1 hold\n"
    taken = Step(tries="2 k c3", no="BOO-2")
    list(shown(Example("a", ("BOO-2",), record, (taken,))))
    with pytest.raises(Illegal):
        list(shown(Example("a", ("BOO-2",), record, (Step(tries="2 k c3", no="BOO-4"),))))
    with pytest.raises(ValueError, match="allowed"):
        list(shown(Example("a", ("BOO-2",), record, (Step(tries="2 k c4", no="BOO-2"),))))


def test_an_example_from_an_impossible_position_is_noticed() -> None:
    record = 'game boooop\nseats 2\nposition {"board": []}\n--\n'
    with pytest.raises(Fault) as fault:
        list(shown(Example("a", ("BOO-2",), record)))
    assert isinstance(fault.value.refusal, Broken)


def test_the_table_of_printed_examples_names_each_of_them() -> None:
    table = (SRC.parents[2] / "docs" / "examples.md").read_text(encoding="utf-8")
    for key, name in ALL:
        example = examples(key)[name]
        for printed in example.printed:
            path = f"../src/lapki/games/{key}/examples.toml"
            assert f"| {printed} | [{name}]({path}) | {', '.join(example.rules)} |" in table
    assert table.count("/examples.toml) |") == sum(
        len(examples(key)[name].printed) for key, name in ALL
    )
