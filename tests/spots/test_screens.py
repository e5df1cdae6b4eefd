"""What a screen is told, how the terminal draws it, and what it takes for an answer."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from lapki.bots import bot_for
from lapki.bots.arena import step
from lapki.bots.contract import Budget
from lapki.cli.games import spots as terminal
from lapki.games.contract import Decide
from lapki.games.spots.box import SETS, TRICKS
from lapki.games.spots.offers import Offer
from lapki.games.spots.state import SpotsOptions
from lapki.match.match import Match
from lapki.words import LANGUAGES, Words
from rulebook import rule
from spots.park import GAME, Park, doing, lay, seat

OTHER = seat("missy")


def offer(park: Park) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(GAME.offer(park.state, park.turn or 1))
    )
    return shown


# --- offers -------------------------------------------------------------------------------------


def test_choosing_offers_tricks_and_says_why_not() -> None:
    park = lay(seat("bongo:1", yard="4"), OTHER, down="run")
    assert offer(park) == {
        "phase": "choose",
        "tricks": ["howl", "walk", "roll-over", "fetch", "beg"],
        "rolls": ["howl", "walk", "roll-over", "fetch"],
        "yard": 4,
        "why_not": {"run": "face-down", "score": "nothing-filled"},
    }
    assert offer(lay(seat("bongo:13", "lief"), OTHER))["score"] == ["bongo"]


@pytest.mark.parametrize("trick", TRICKS)
@pytest.mark.parametrize("yard", ["", "4"])
def test_the_offer_says_after_which_tricks_dice_are_rolled_at_once(trick: str, yard: str) -> None:
    tricks = next((name for name, has in SETS.items() if trick in has), "new-family")
    park = lay(seat("bongo:1", yard=yard), OTHER, tricks=tricks)
    said = trick in offer(park).get("rolls", ())
    rolled = park.play(f"1 trick {trick}").phase == "chance"
    # Dig and Dogpile ask first, but not whoever has no paw or no die to choose from.
    assert said == rolled or (rolled and trick in ("dig", "dogpile"))


def test_nobody_else_is_offered_anything() -> None:
    park = lay(seat("bongo"), OTHER)
    assert GAME.offer(park.state, 2) == Offer()
    assert GAME.offer(doing("walk", seat("bongo"), OTHER).state, 1) == Offer()


@rule("SPO-10")
def test_settling_offers_each_die_its_spaces_and_the_yard_after_it() -> None:
    park = doing("walk", seat("bongo", "pebble:1", yard="4", treats=2), OTHER).play("* roll 3 4")
    shown = offer(park)
    assert shown["dice"] == [
        {"die": 3, "dogs": ["bongo", "pebble"], "yard": 7, "bust": False, "leave": False},
        {"die": 4, "dogs": ["pebble"], "yard": 8, "bust": True, "leave": False},
    ]
    assert (shown["keep"], shown["sets"], shown["treats"]) == ("all", [[3, 4]], 2)
    assert "why_not" not in shown


def test_without_a_treat_the_offer_says_so() -> None:
    park = doing("walk", seat("bongo"), OTHER).play("* roll 1 3")
    assert offer(park)["why_not"] == {"treat": "no-treat"}


def test_settling_says_which_dice_may_stay() -> None:
    park = doing("hunt", seat("lief", "bongo"), OTHER).play("* roll 1 1 5")
    shown = offer(park)
    assert (shown["keep"], shown["of"], shown["sets"]) == ("count", 2, [[1, 1], [1, 5]])
    assert [die["leave"] for die in shown["dice"]] == [True, True, True]
    park = doing("guard", seat("lief", treats=1), OTHER).play("1 name 2", "* roll 1 2 5 6")
    assert [die["leave"] for die in offer(park)["dice"]] == [False, False, True, True]


def test_track_offers_a_part() -> None:
    assert offer(doing("track", seat("lief", treats=1), OTHER).play("* roll 1 2 5"))["part"]


def test_the_special_questions_are_offered() -> None:
    assert offer(doing("guard", seat("lief"), OTHER))["numbers"] == [1, 2, 3, 4, 5, 6]
    assert offer(doing("bolt", seat("lief"), OTHER))["numbers"] == list(range(3, 13))
    dig = offer(doing("dig", seat("lief", yard="16"), seat("missy", yard="3")))
    assert dig["left"] == 1
    assert dig["digs"] == [
        {"seat": 1, "die": 1, "raised": 8, "lowered": 6},
        {"seat": 1, "die": 6, "raised": None, "lowered": 6},
        {"seat": 2, "die": 3, "raised": 4, "lowered": 2},
    ]
    trot = offer(doing("trot", seat("bongo:1"), OTHER))
    assert trot["moves"] == [{"place": "bongo", "die": 1, "to": [["bongo", 3]]}]
    pile = offer(doing("dogpile", seat("bongo:1", yard="4"), OTHER))
    assert [(die["place"], die["die"]) for die in pile["moves"]] == [("yard", 4), ("bongo", 1)]
    retrieve = offer(doing("retrieve", seat("bongo", yard="4"), OTHER))
    assert [(die["die"], die["dogs"], die["bust"]) for die in retrieve["dice"]] == [
        (1, ["bongo"], False),
        (2, [], False),
        (6, [], True),
    ]


@pytest.mark.parametrize(
    ("park", "dice", "left"),
    [
        (doing("walk", seat("burt"), OTHER).play("* roll 2 2"), 1, None),
        (doing("chase", seat("burt"), OTHER).play("* roll 2"), 2, None),
        (doing("sprint", seat("burt", "bongo"), OTHER).play("* roll 2 2"), 2, None),
        (doing("dogpile", seat("burt"), OTHER).play("* roll 2 2"), 3, None),
        (doing("bolt", seat("doog"), OTHER).play("1 bolt 3", "* roll 1"), 1, 2),
    ],
)
def test_going_on_says_how_many_dice(park: Park, dice: int, left: int | None) -> None:
    shown = offer(park)
    assert (shown["phase"], shown["next_dice"], shown.get("left")) == ("more", dice, left)


def test_a_preview_tells_die_by_die_up_to_the_next_question() -> None:
    park = doing("walk", seat("bongo", yard="4"), OTHER).play("* roll 3 4")
    events = GAME.preview(park.state, 1, GAME.read("place 3>bongo 4>yard")).events
    tags = [event.__struct_config__.tag for event in events]
    assert tags == ["placed", "buried", "busted"]


# --- the terminal -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "tricks"), [(1, "free-range"), (4, "dog-park"), (2, "random")])
def test_every_moment_can_be_drawn_in_eighty_columns(
    language: str, seats: int, tricks: str
) -> None:
    options = SpotsOptions(tricks=tricks)
    match = Match(GAME, seats, options)
    rng = Random(seats)
    words = Words(language)
    while not match.over and match.plies < 150:
        step(match, {s: (bot_for("spots"), 1) for s in range(1, seats + 1)}, Budget(), rng)
        if isinstance(match.due, Decide) and match.plies % 5:
            continue
        for eye in (None, 1):
            console = Console(width=200, record=True, file=StringIO())
            console.print(terminal.draw(GAME.view(match.state, eye), words, eye, options, ()))
            lines = console.export_text().splitlines()
            assert max(len(line.rstrip()) for line in lines) <= 80, lines


def test_the_table_shows_dogs_yards_tricks_and_the_supply() -> None:
    park = lay(seat("bongo:1", "doog", yard="13", treats=2), OTHER, down="run", on={"beg": 1})
    console = Console(width=80, record=True, file=StringIO())
    view = GAME.view(park.state, 1)
    console.print(terminal.draw(view, Words("en"), 1, SpotsOptions(), ()))
    text = console.export_text()
    for shown in (
        "a Bongo [1] 3",
        "🐾🐾",
        "yard 4 of 7 [1] [3]",
        "2 treats",
        "3 ▽ Run",
        "6 ▲ Beg +1",
    ):
        assert shown in text
    assert "Supply: 37 dice, 17 treats" in text
    assert "Deck: Gumbo (126) and 2 more" in text


@pytest.mark.parametrize(
    ("park", "typed", "meant"),
    [
        (lay(seat("bongo:13"), OTHER), "3", "trick run"),
        (lay(seat("bongo:13"), OTHER), "s", "score"),
        (lay(seat("bongo:13"), OTHER), "trick walk", "trick walk"),
        (
            doing("walk", seat("bongo", "lief"), OTHER).play("* roll 1 3"),
            "ab",
            "place 1>bongo 3>lief",
        ),
        (
            doing("walk", seat("bongo", "lief"), OTHER).play("* roll 1 3"),
            "b y",
            "place 1>lief 3>yard",
        ),
        (doing("walk", seat("bongo", "lief"), OTHER).play("* roll 1 3"), "abc", "abc"),
        (doing("walk", seat("bongo", treats=1), OTHER).play("* roll 1 3"), "t", "treat"),
        (doing("track", seat("bongo", treats=1), OTHER).play("* roll 1 3 5"), "t 35", "treat 3 5"),
        (
            doing("hunt", seat("bongo", "lief"), OTHER).play("* roll 1 3 5"),
            "a.y",
            "place 1>bongo 5>yard",
        ),
        (doing("walk", seat("burt"), OTHER).play("* roll 2 2"), "m", "more"),
        (doing("walk", seat("burt"), OTHER).play("* roll 2 2"), "s", "stop"),
        (doing("trot", seat("bongo:1", "lief"), OTHER), "a 1 b 2", "trot bongo 1 lief 2"),
        (doing("retrieve", seat("bongo", "lief"), OTHER), "1a", "retrieve 1>bongo"),
        (doing("dogpile", seat("bongo:1", yard="2"), OTHER), "y 2", "pile yard 2"),
    ],
)
def test_shorthand(park: Park, typed: str, meant: str) -> None:
    view = GAME.view(park.state, 1)
    said = terminal.expand(typed, view, 1)
    verb = meant.split()[0]
    assert said == meant or f"{verb} {said}" == meant


def test_enter_places_what_can_be_placed() -> None:
    park = doing("run", seat("bongo", "pebble:1", treats=1), OTHER).play("* roll 3 4 6")
    proposal = terminal.propose(GAME.view(park.state, 1), 1, park.legal)
    assert proposal in ("place 3>bongo 4>pebble 6>yard", "place 3>pebble 4>pebble 6>yard")


def test_enter_stops_where_one_may_and_chooses_no_trick() -> None:
    park = doing("walk", seat("burt"), OTHER).play("* roll 2 2")
    assert terminal.propose(GAME.view(park.state, 1), 1, park.legal) == "stop"
    park = lay(seat("bongo"), OTHER)
    assert terminal.propose(GAME.view(park.state, 1), 1, park.legal) is None
