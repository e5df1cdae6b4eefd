"""The lines before `--`: which game, how many seats, and how it begins."""

from __future__ import annotations

import json
from typing import Any

import pytest

from contract.toys.dice import DiceToy
from lapki.games.boooop import game as boooop
from lapki.games.contract import AnyGame
from lapki.match import record
from lapki.match.record import Fault

HEADER = "game boooop\nseats 2\n"
PAGE: dict[str, Any] = {
    "board": ["......", "......", "......", "......", "......", "....o."],
    "pools": [{"kittens": 8, "cats": 0}, {"kittens": 7, "cats": 0}],
    "ghosts": [None, None],
    "turn": 1,
    "phase": "place",
    "winner": None,
}
POSITION = f"position {json.dumps(PAGE)}"


def fault(text: str, find: Any = None) -> Fault:
    with pytest.raises(Fault) as caught:
        record.read(text, find) if find else record.read(text)
    return caught.value


def refused(text: str) -> tuple[str, int, str]:
    """The key of a header's error, the line that is to blame, and its text."""
    wrong = fault(text)
    assert wrong.refusal.kind == "header"
    assert wrong.refusal.rule is None
    return wrong.refusal.key, wrong.line, wrong.text


# --- how a header is read -----------------------------------------------------------------------


def test_the_shortest_record() -> None:
    match = record.read("game boooop\nseats 2\n--")
    assert match.game is boooop
    assert (match.seats, match.plies) == (2, 0)
    assert record.options(match) == {"ghosts": "on"}
    assert match.state == boooop.start(2, boooop.Options())


@pytest.mark.parametrize(
    "text",
    [
        "# a game\n\n\ngame boooop\n  # with ghosts\nseats 2\n\t\n--\n\n# nothing yet\n",
        "  game boooop  \n\tseats 2\t\n -- \n",
        "game boooop\r\nseats 2\r\n--\r\n",
        "game\tboooop\nseats \t 2\n--\n",
    ],
)
def test_comments_blank_lines_and_space_at_the_ends_are_skipped(text: str) -> None:
    assert record.read(text).game is boooop


def test_only_lf_ends_a_line() -> None:
    assert refused("game boooop\rseats 2\n--")[:2] == ("game-first", 1)
    assert refused("game boooop\u2028seats 2\n--")[:2] == ("game-first", 1)
    assert refused(HEADER + "name 1 Olha\x0bdate 2026\x0c\nfate\n--")[:2] == ("unknown-line", 4)


def test_only_spaces_and_tabs_part_words() -> None:
    assert refused("game\u00a0boooop\nseats 2\n--")[0] == "game-first"
    assert refused("game boooop\nseats\u20072\n--")[0] == "seats-second"
    assert refused("\u3000game boooop\nseats 2\n--")[0] == "game-first"
    assert refused("game boooop\nseats 2\n\u00a0--\n")[:2] == ("unknown-line", 3)


def test_the_rest_of_the_header_comes_in_any_order() -> None:
    lines = [POSITION, "option ghosts off", "version 1", "name 2 Olha K.", "date 2026-11-15"]
    for shift in range(len(lines)):
        turned = [*lines[shift:], *lines[:shift]]
        match = record.read(HEADER + "\n".join(turned) + "\n--\n")
        assert record.options(match) == {"ghosts": "off"}
        assert match.state.board.count("o") == 1


@pytest.mark.parametrize(
    "line",
    [
        *("name 1 Olha", "name 2 Ёж і Łoś with spaces", "name\t1\t#x"),
        *("date 2026-11-15", "date 2026-11-15T12:00:00Z"),
        *("fate sealed 00ff", "fate hmac-sha256 a b c"),
    ],
)
def test_lines_that_change_nothing_in_play(line: str) -> None:
    plain, noted = record.read(f"{HEADER}--\n1 k c3"), record.read(f"{HEADER}{line}\n--\n1 k c3")
    assert plain.states == noted.states


def test_each_seat_may_have_a_name() -> None:
    assert record.read(HEADER + "name 1 Olha\nname 2 Olha\n--").seats == 2


# --- what is wrong with a header ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "last"),
    [
        ("", 1, ""),
        ("\n\n", 1, ""),
        ("# only a comment\n", 1, ""),
        ("game boooop", 1, "game boooop"),
        ("\ngame boooop\n\n# seats", 2, "game boooop"),
        (HEADER, 2, "seats 2"),
        (HEADER + "option ghosts off\n \n", 3, "option ghosts off"),
        ("--\n", 1, "--"),
        ("game boooop\n--\n", 2, "--"),
    ],
)
def test_a_record_that_breaks_off_in_the_header(text: str, line: int, last: str) -> None:
    assert refused(text) == ("breaks-off", line, last)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("seats 2\ngame boooop\n--", "game-first", 1),
        ("option ghosts off\n" + HEADER + "--", "game-first", 1),
        ("game\nseats 2\n--", "game-first", 1),
        ("game boooop boooop\nseats 2\n--", "game-first", 1),
        ("Game boooop\nseats 2\n--", "game-first", 1),
        ("hello\n", "game-first", 1),
        ("game chess\nseats 2\n--", "unknown-game", 1),
        ("game Boooop\nseats 2\n--", "unknown-game", 1),
        ("game contract\nseats 2\n--", "unknown-game", 1),
        ("game ../boooop\nseats 2\n--", "unknown-game", 1),
        ("game boooop\noption ghosts off\nseats 2\n--", "seats-second", 2),
        ("game boooop\nseats\n--", "seats-second", 2),
        ("game boooop\nseats 2 2\n--", "seats-second", 2),
        ("game boooop\n# two\nseats 3\n--", "seats", 3),
        ("game boooop\nseats 0\n--", "seats", 2),
        ("game boooop\nseats 1\n--", "seats", 2),
        ("game boooop\nseats two\n--", "seats", 2),
        ("game boooop\nseats 02\n--", "seats", 2),
        ("game boooop\nseats +2\n--", "seats", 2),
        ("game boooop\nseats ２\n--", "seats", 2),
        ("game boooop\nseats 2.0\n--", "seats", 2),
        (HEADER + "game boooop\n--", "unknown-line", 3),
        (HEADER + "seats 2\n--", "unknown-line", 3),
        (HEADER + "1 k c3\n--", "unknown-line", 3),
        (HEADER + "option ghosts\n--", "unknown-line", 3),
        (HEADER + "option ghosts off now\n--", "unknown-line", 3),
        (HEADER + "option\n--", "unknown-line", 3),
        (HEADER + "option cats on\n--", "unknown-option", 3),
        (HEADER + "option Ghosts on\n--", "unknown-option", 3),
        (HEADER + "option ghosts maybe\n--", "option", 3),
        (HEADER + "option ghosts ON\n--", "option", 3),
        (HEADER + "option ghosts \udcff\n--", "option", 3),
        (HEADER + "option ghosts off\n\noption ghosts off\n--", "twice", 5),
        (HEADER + "option ghosts off\noption ghosts on\n--", "twice", 4),
        (HEADER + "version 1\nversion 1\n--", "twice", 4),
        (HEADER + "name 1 Olha\nname 1 Ola\n--", "twice", 4),
        (HEADER + "date 2026\ndate 2026\n--", "twice", 4),
        (HEADER + "fate a\nfate b\n--", "twice", 4),
        (HEADER + f"{POSITION}\n{POSITION}\n--", "twice", 4),
        (HEADER + "version 2\n--", "version", 3),
        (HEADER + "version 0\n--", "version", 3),
        (HEADER + "version 01\n--", "version", 3),
        (HEADER + "version one\n--", "version", 3),
        (HEADER + "version\n--", "unknown-line", 3),
        (HEADER + "name 3 Olha\n--", "unknown-line", 3),
        (HEADER + "name 0 Olha\n--", "unknown-line", 3),
        (HEADER + "name Olha\n--", "unknown-line", 3),
        (HEADER + "name 1\n--", "unknown-line", 3),
        (HEADER + "date\n--", "unknown-line", 3),
        (HEADER + "fate\n--", "unknown-line", 3),
        (HEADER + "position\n--", "unknown-line", 3),
        (HEADER + "---\n--", "unknown-line", 3),
        (HEADER + "! undo 0\n--", "unknown-line", 3),
    ],
)
def test_a_wrong_header(text: str, key: str, line: int) -> None:
    assert refused(text) == (key, line, text.split("\n")[line - 1])


def test_the_first_error_is_told() -> None:
    assert refused(HEADER + "option cats on\nversion 9\nnonsense\n--\n1 pass")[:2] == (
        "unknown-option",
        3,
    )


def test_what_an_error_tells() -> None:
    assert fault("game chess\n--").refusal.facts == {"name": "chess"}
    assert fault("game boooop\nseats 7\n--").refusal.facts["seats"] == "7"
    unknown = fault(HEADER + "option cats on\n--").refusal
    assert unknown.facts == {"name": "cats", "known": ["ghosts"]}
    old = fault(HEADER + "version 7\n--").refusal
    assert old.facts == {"version": "7", "present": 1}
    twice = fault(HEADER + "option ghosts on\noption ghosts on\n--").refusal
    assert twice.facts == {"what": "option ghosts"}


def test_an_error_knows_the_game_as_soon_as_the_record_has_named_it() -> None:
    assert fault("game chess\n--").game is None
    assert fault("game boooop\nseats 7\n--").game is boooop


# --- position -----------------------------------------------------------------------------------


def test_a_game_begins_at_its_position() -> None:
    match = record.read(f"{HEADER}{POSITION}\n--\n1 k e2\n1 hold\n")
    assert match.plies == 2
    assert match.state.pools[1].kittens == 8  # booped off the bed
    assert record.read(record.write(match)).states == match.states


@pytest.mark.parametrize(
    "text",
    [
        *("{", "start", "{'board': 1}", "NaN", "[1,]", "{}{}", '"\\ud800"', "nul"),
        "[" * 100_000,
        "9" * 5_000,
        json.dumps(PAGE | {"turn": 10**9}),
        json.dumps(PAGE | {"pools": [{"kittens": -(10**400), "cats": 0}] * 2}),
    ],
)
def test_a_position_that_is_not_json_or_counts_without_end(text: str) -> None:
    assert refused(f"{HEADER}position {text}\n--\n")[:2] == ("position-json", 3)


@pytest.mark.parametrize("text", ["null", "7", '"start"', "[]", "{}", "true"])
def test_a_position_of_another_shape(text: str) -> None:
    assert refused(f"{HEADER}position {text}\n--\n")[:2] == ("position-shape", 3)


def test_a_position_that_the_game_refuses_is_blamed_on_its_own_line() -> None:
    """Though it can be judged only when the whole header is known."""
    wrong = f"position {json.dumps(PAGE | {'turn': 3})}"
    text = f"{HEADER}# here\n{wrong}\noption ghosts off\nname 1 Olha\n--\n1 pass\n"
    assert refused(text) == ("position-turn", 4, wrong)


def test_options_count_for_a_position_wherever_they_stand() -> None:
    haunted = PAGE | {"ghosts": [{"stop": "b5c5", "heading": "down"}, None]}
    line = f"position {json.dumps(haunted)}"
    assert record.read(f"{HEADER}{line}\n--").plies == 0
    assert refused(f"{HEADER}{line}\noption ghosts off\n--")[:2] == ("position-no-ghosts", 3)


def test_a_later_error_is_not_blamed_on_the_position() -> None:
    wrong = fault(f"{HEADER}{POSITION}\n--\n1 pass")
    assert (wrong.line, wrong.text, wrong.refusal.kind) == (5, "1 pass", "syntax")


# --- other games --------------------------------------------------------------------------------


def test_a_record_may_be_read_with_games_from_elsewhere() -> None:
    toys: dict[str, AnyGame] = {"toy-dice": DiceToy()}
    match = record.read("game toy-dice\nseats 4\n--\n* roll 1 2 3", find=toys.__getitem__)
    assert match.game.key == "toy-dice"
    assert fault("game boooop\nseats 2\n--", find=toys.__getitem__).refusal.key == "unknown-game"
    assert fault("game toy-dice\nseats 5\n--", find=toys.__getitem__).refusal.key == "seats"
