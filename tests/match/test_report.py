"""What `replay` says of a match: to everybody, to one seat, to a spectator."""

from __future__ import annotations

import json
from typing import Any

from contract.toys.dice import DiceToy
from contract.toys.hands import HandsToy
from contract.toys.sealed import SealedToy
from lapki.games.contract import AnyGame
from lapki.match import record
from lapki.match.report import report

TOYS: dict[str, AnyGame] = {toy.key: toy for toy in (DiceToy(), HandsToy(), SealedToy())}
KEYS = ["game", "seats", "options", "plies", "state", "to_act", "legal", "chance", "result"]

START = "game boooop\nseats 2\n--\n"
DICE = "game toy-dice\nseats 3\n--\n"
HANDS = "game toy-hands\nseats 2\n--\n* deal 1\n* deal 12\n* deal 3\n* deal 4\n"
SEALED = "game toy-sealed\nseats 3\n--\n"


def told(text: str, *eye: int | None, events: bool = False) -> Any:
    """A report as it travels."""
    match = record.read(text, find=lambda key: TOYS.get(key) or record.games.find(key))
    return json.loads(json.dumps(report(match, *eye, events=events)))


# --- all there is to say ------------------------------------------------------------------------


def test_a_report_has_nine_keys_in_this_order() -> None:
    for text in (START, START + "! resign 1", DICE, HANDS, SEALED):
        assert list(told(text)) == KEYS
        assert list(told(text, 1)) == KEYS
        assert list(told(text, None)) == KEYS
        assert list(told(text, events=True)) == [*KEYS, "events"]


def test_a_game_that_has_just_begun() -> None:
    answer = told(START)
    assert answer.pop("legal")["1"][:2] == ["k a1", "k a2"]
    assert answer == {
        "game": "boooop",
        "seats": 2,
        "options": {"ghosts": "on"},
        "plies": 0,
        "state": {
            "board": ["......"] * 6,
            "pools": [{"kittens": 8, "cats": 0}] * 2,
            "ghosts": [None, None],
            "turn": 1,
            "phase": "place",
            "winner": None,
        },
        "to_act": [1],
        "chance": None,
        "result": None,
    }


def test_options_are_told_as_words_with_their_defaults() -> None:
    assert told("game boooop\nseats 2\noption ghosts off\n--")["options"] == {"ghosts": "off"}
    assert told(DICE)["options"] == {}


def test_legal_moves_are_sorted_by_code_point() -> None:
    asked = told(START + "1 k c3")
    assert list(asked["legal"]) == ["1"]
    moves = asked["legal"]["1"]
    assert moves == sorted(moves)
    assert (moves[0], moves[-1], len(moves)) == ("ghost a1a2", "hold", 21)
    laid = told(HANDS.replace("deal 3", "deal 10").replace("deal 1\n", "deal 2\n", 1))
    assert laid["legal"] == {"1": ["lay 10", "lay 2"]}


def test_plies_are_those_that_stand() -> None:
    assert told(START + "1 k c3\n1 hold\n! hint 2\n! undo 1")["plies"] == 1


def test_several_seats_act_in_rising_order() -> None:
    assert told(SEALED)["to_act"] == [1, 2, 3]
    answer = told(SEALED + "3 slap\n2 choose 1")
    assert answer["to_act"] == [1, 3]
    assert answer["legal"] == {
        "1": ["choose 1", "choose 2", "choose 3"],
        "3": ["choose 1", "choose 2", "choose 3"],
    }


# --- chance -------------------------------------------------------------------------------------


def test_when_chance_is_due_nobody_else_acts() -> None:
    answer = told(DICE)
    assert (answer["to_act"], answer["legal"]) == (["*"], {})
    assert answer["chance"] == {"kind": "roll", "dice": 3}
    assert told(DICE + "* roll 1 2 3")["chance"] is None


def test_what_lies_in_a_heap_is_told_to_the_whole_report_alone() -> None:
    text = HANDS + "1 lay 3"
    deck = [2, 5, 6, 7, 8, 9, 10, 11]
    assert told(text)["chance"] == {"kind": "deal", "seat": 1, "from": deck}
    for eye in (None, 1, 2):
        assert told(text, eye)["chance"] == {"kind": "deal", "seat": 1}
        assert told(text, eye)["to_act"] == ["*"]


# --- the end ------------------------------------------------------------------------------------


def test_a_finished_game() -> None:
    rolls = "".join(f"* roll 6 6 6\n{seat} count\n" for seat in (1, 2, 3, 1, 2, 3))
    answer = told(DICE + rolls + "* roll 6 6 6\n1 count\n")
    assert (answer["to_act"], answer["legal"], answer["chance"]) == ([], {}, None)
    assert answer["result"] == {"winners": [1], "scores": [54, 36, 36]}


def test_a_game_without_points_has_no_scores() -> None:
    assert told(START + "! resign 1")["result"] == {"winners": [2], "scores": None}


def test_a_resignation_ends_the_game_where_it_stands() -> None:
    answer = told(START + "1 k c3\n! resign 1")
    assert (answer["to_act"], answer["legal"], answer["chance"]) == ([], {}, None)
    assert answer["state"]["phase"] == "ghost"
    assert answer["plies"] == 1


def test_giving_up_when_playing_alone_or_among_three() -> None:
    alone = told("game toy-dice\nseats 1\n--\n! resign 1")
    assert alone["result"] == {"winners": [], "scores": None}
    assert alone["to_act"] == []
    three = told(DICE + "! resign 1")
    assert (three["result"], three["to_act"]) == (None, ["*"])


# --- eyes ---------------------------------------------------------------------------------------


def test_a_seat_is_told_its_own_legal_moves_only() -> None:
    assert list(told(SEALED, 2)["legal"]) == ["2"]
    assert told(SEALED, None)["legal"] == {}
    assert told(START, 2)["legal"] == {}
    assert told(START, 2)["to_act"] == [1]
    assert len(told(START, 1)["legal"]["1"]) == 36


def test_a_view_stands_under_state_and_hides_what_this_eye_may_not_see() -> None:
    assert told(HANDS)["state"]["hands"] == [[1, 3], [4, 12]]
    assert told(HANDS, 1)["state"]["hands"] == [[1, 3], 2]
    assert told(HANDS, 2)["state"]["hands"] == [2, [4, 12]]
    assert told(HANDS, None)["state"]["hands"] == [2, 2]
    assert told(HANDS, 1)["state"]["deck"] == 8


def test_nothing_is_hidden_in_boooop() -> None:
    whole = told(START + "1 k c3")
    for eye in (1, 2, None):
        assert told(START + "1 k c3", eye)["state"] == whole["state"]


# --- events -------------------------------------------------------------------------------------


def test_events_are_those_of_the_last_move() -> None:
    assert told(START, events=True)["events"] == []
    answer = told(START + "1 k c3\n1 hold\n2 k c4", events=True)
    assert answer["events"] == [
        {"event": "placed", "seat": 2, "piece": "k", "cell": "c4"},
        {"event": "booped", "seat": 1, "piece": "k", "from": "c3", "to": "c2"},
    ]
    undone = told(START + "1 k c3\n1 hold\n2 k c4\n! undo 1", events=True)
    assert undone["events"] == [{"event": "placed", "seat": 1, "piece": "k", "cell": "c3"}]
    assert "events" not in told(START + "1 k c3")


def test_events_are_told_as_each_eye_may_know_them() -> None:
    text = SEALED + "3 slap\n2 choose 1"
    assert told(text, events=True)["events"] == [{"event": "chose", "seat": 2, "number": 1}]
    assert told(text, 2, events=True)["events"] == [{"event": "chose", "seat": 2, "number": 1}]
    for eye in (1, 3, None):
        assert told(text, eye, events=True)["events"] == [{"event": "chose", "seat": 2}]
