"""The printed shape: what a position may be, and what is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from barking.kennel import asked, at, choices, due, heaps, load, picture, table
from lapki.games.barking import game
from lapki.games.barking.state import BarkingOptions
from lapki.games.contract import Broken, Over
from rulebook import rule

PLAY = picture(
    ["3 9 W C", "10"],
    [at("mailbox", "1: 9 W9"), at("boxes")],
    ["1 1", "9"],
    "2",
    won=["balloon", ""],
)


def deal_due(seat: int, left: int, each: int) -> dict[str, Any]:
    return {"kind": "deal", "seat": seat, "left": left, "each": each}


def broken(page: Any, seats: int = 2) -> str:
    with pytest.raises(Broken) as refusal:
        game.position(page, seats, BarkingOptions())
    return refusal.value.key


def changed(**details: Any) -> dict[str, Any]:
    return {**PLAY, **details}


def with_hand(cards: str) -> dict[str, Any]:
    one, two = PLAY["players"]
    return changed(players=[{**one, "hand": cards.split()}, two])


def test_a_page_has_the_printed_shape() -> None:
    page = msgspec.to_builtins(game.printed(load(PLAY)), builtin_types=())
    plain = msgspec.json.decode(msgspec.json.encode(page))
    assert plain == {**PLAY, "due": None}


def test_lists_may_come_unsorted() -> None:
    page = picture(
        ["C W 10 9", "3"], [at("van", "1: W9 10 9")], ["W 10 9"], "C 2", unseen=["van", "bin"]
    )
    state = load(page)
    assert state.hands[0] == ("9", "10", "W", "C")
    assert state.row[0].packs[0].cards == ("9", "W9", "10")
    assert heaps(state) == ["9 10 W"]
    assert state.discard == ("2", "C")
    assert state.unseen == ("bin", "van")


@pytest.mark.parametrize("key", list(PLAY))
def test_every_key_is_needed(key: str) -> None:
    assert broken({k: v for k, v in PLAY.items() if k != key}) == "position-shape"


def test_due_is_needed_only_in_chance() -> None:
    assert "due" not in PLAY
    load(PLAY)
    load(changed(due=None))
    assert broken(changed(phase="chance", turn=None)) == "position-due"
    assert broken(changed(due={"kind": "items"})) in ("position-due", "position-row")


@pytest.mark.parametrize(
    "page",
    [
        None, 7, "x", [], {}, [PLAY], changed(extra=1), changed(players=None), changed(round="1"),
        changed(round=1.0), changed(turn=True), changed(phase="playing"), changed(row={}),
        changed(deck=["1"]), changed(deck=[[1]]), changed(discard=[None]), changed(passes=["1"]),
        changed(due={"kind": "rain"}), changed(due={"kind": "draw", "by": "dog"}),
        changed(due={"kind": "items", "count": 3}), changed(row=[{"item": "van", "cat": False}]),
        changed(phase="\ud800"), changed(**{"\ud800": 1}), changed(players=[{"hand": []}] * 2),
        changed(due={"kind": "\ud800"}),
    ],
)  # fmt: skip
def test_another_shape_is_refused(page: Any) -> None:
    assert broken(page) == "position-shape"


@pytest.mark.parametrize(
    ("page", "key"),
    [
        (with_hand("11"), "position-card"),
        (with_hand("W9"), "position-card"),
        (with_hand("\ud800"), "position-card"),
        (changed(discard=["dog"]), "position-card"),
        (changed(row=[at("van", "1: W")]), "position-card"),
        (changed(row=[at("van", "1: C")]), "position-card"),
        (changed(row=[at("car")]), "position-item"),
        (changed(unseen=["\ud800"]), "position-item"),
        (changed(players=PLAY["players"] * 2), "position-players"),
        (changed(first=3), "position-seat"),
        (changed(turn=0), "position-seat"),
        (changed(turn=10**30), "position-seat"),
        (changed(passes=[3]), "position-seat"),
        (changed(passes=[2]), "position-passes"),
        (with_hand("10 " * 8), "position-too-many-cards"),
        (changed(deck=[["1", "1"], ["1", "1"]]), "position-too-many-cards"),
        (changed(row=[at("van", "1: 9 W9 W9 W9 W9 W9"), at("bin", "2: 8 W8")]),
         "position-too-many-cards"),
        (changed(unseen=["balloon"] * 2), "position-too-many-items"),
        (changed(row=[at("balloon"), at("balloon")]), "position-too-many-items"),
        (changed(row=[at("bin", cat=True)] * 6 + [at("van", cat=True)] * 2), "position-tokens"),
        (changed(row=[at("van", "1: 9", "2: 9")]), "position-two-owners"),
        (changed(row=[at("van", "1: 9 W9", "2: 8 9")]), "position-two-owners"),
        (changed(row=[at("van", "1: 8 W9")]), "position-lone-wonder"),
        (changed(row=[at("van", "1: W9")]), "position-lone-wonder"),
        (changed(row=[at("van", "1: 9", "1: 8")]), "position-packs"),
        (changed(row=[at("van", "3: 9")]), "position-packs"),
        (changed(row=[at("van", "1:")]), "position-packs"),
        (changed(round=0), "position-round"),
        (changed(round=6), "position-round"),
        (changed(turn=None), "position-turn"),
        (changed(first=None), "position-first"),
        (changed(winners=[1]), "position-winners"),
        (changed(phase="over", turn=None, row=[], winners=None, round=5), "position-winners"),
        (changed(phase="over", turn=None, row=[], winners=[2], round=5), "position-winners"),
        (changed(phase="over", turn=None, row=[], winners=[1]), "position-round"),
        (changed(phase="over", turn=None, winners=[1], round=5), "position-row"),
        (changed(phase="discard"), "position-turn"),
        (changed(phase="chance", due={"kind": "items"}, turn=None), "position-row"),
        (changed(phase="chance", due={"kind": "first"}, turn=None), "position-due"),
        (changed(phase="chance", due={"kind": "draw", "by": "cat"}, deck=[]), "position-due"),
        (changed(phase="setup", turn=None, row=[]), "position-first"),
        (changed(phase="setup", turn=None, first=None, row=[], due={"kind": "items"}),
         "position-due"),
        (changed(phase="setup", turn=None, first=None), "position-row"),
        (changed(phase="setup", turn=None, first=None, row=[], round=2), "position-round"),
    ],
)  # fmt: skip
def test_what_no_game_can_come_to_is_refused(page: dict[str, Any], key: str) -> None:
    assert broken(page) == key


@rule("BRK-6")
@pytest.mark.parametrize(
    "details",
    [
        {"phase": "play"},
        {"phase": "token"},
        {"phase": "discard", "turn": None},
        {"phase": "chance", "due": {"kind": "draw", "by": "swap"}},
    ],
)
def test_nobody_ever_holds_more_than_ten_and_the_last_deal(details: dict[str, Any]) -> None:
    hand = "1 2 3 4 5 6 7 8 9 10 1 2 3 4 5 6 7"
    load(picture(["10", hand], [at("van")], ["3 4"], **details))
    assert broken(picture(["10", hand + " 8"], [at("van")], ["3 4"], **details)) == "position-hand"


def test_a_hand_whose_plays_nobody_could_list_is_refused() -> None:
    """Seventeen cards at three cats: far more plays than anybody reads."""
    hand = "1 2 3 4 5 6 7 8 9 10 1 2 W W W W W"
    cats = [{**at("van"), "cat": True}, {**at("bin"), "cat": True}, {**at("bin"), "cat": True}]
    assert broken(picture([hand, "9"], cats, ["3 4"])) == "position-hand"


@pytest.mark.parametrize(
    "deal",
    [
        {"left": 0, "each": 1}, {"left": 3, "each": 2}, {"left": 8, "each": 8},
        {"left": 2, "each": 3}, {"left": 10**30, "each": 10**30}, {"left": -1, "each": 2},
    ],
)  # fmt: skip
def test_a_deal_that_the_cards_are_too_few_for_is_refused(deal: dict[str, int]) -> None:
    page = changed(phase="chance", turn=None, due={"kind": "deal", "seat": 1, **deal})
    assert broken(page) == "position-due"


@rule("BRK-5")
def test_a_deal_may_count_on_the_discard() -> None:
    page = changed(
        phase="chance", turn=None, deck=[], discard=["9", "8"],
        due={"kind": "deal", "seat": 1, "left": 1, "each": 1},
    )  # fmt: skip
    state = load(page)
    assert (heaps(state), state.discard) == (["8 9"], ())


def test_passes_are_the_seats_that_passed() -> None:
    page = picture(["1", "2", "3"], [at("van")], passes=[3, 1], turn=2)
    assert load(page).passes == (3, 1)
    page["players"][0]["passed"] = False
    assert broken(page, 3) == "position-passes"
    page = picture(["1", "2", "3"], [at("van")], passes=[1, 1], turn=2)
    assert broken(page, 3) == "position-passes"
    assert broken(picture(["1", "2", "3"], [at("van")], passes=[1]), 3) == "position-turn"
    assert broken(picture(["1", "2"], phase="discard", passes=[1], turn=None)) == "position-passes"


# --- forced steps are carried out on loading ------------------------------------------------------


@rule("BRK-7", "BRK-17")
def test_a_seat_without_cards_has_passed_once_it_is_loaded() -> None:
    state = table(["", "9"], [at("van")])
    assert (state.passes, state.turn) == ((1,), 2)
    state = table(["9", "9"], [at("van", "1: 8")], passes=[2, 1], unseen=["bin"] * 4)
    assert (state.round, state.first, state.won) == (2, 1, (("van",), ()))


@rule("BRK-14")
def test_no_token_is_asked_for_if_every_item_has_one() -> None:
    state = table(["9", "9"], [at("van", cat=True)], phase="token")
    assert state.phase == "play"
    state = table(["9", "9"], [at("van")], phase="token")
    assert choices(state) == ["token -", "token 1"]
    full = [at("bin", cat=True) for _ in range(5)] + [at("van", cat=True)] * 2 + [at("boxes")]
    assert table(["9", "9"], full, phase="token").phase == "play"  # seven tokens are all


@rule("BRK-6")
def test_nobody_is_asked_to_throw_away_ten_cards() -> None:
    state = table(["9", "9"], [at("van")], phase="discard", turn=None, first=2)
    assert (state.phase, asked(state)) == ("play", (2,))


def test_a_finished_game_stays_finished() -> None:
    page = picture(
        ["9", "8"], won=["van", "bin bin"], phase="over", turn=None, round=5, winners=[2]
    )
    assert game.due(load(page)) == Over((2,), (3, 5))


def test_empty_heaps_are_dropped() -> None:
    assert heaps(table(["9", "9"], [at("van")], ["", "1", ""])) == ["1"]


@rule("BRK-1")
def test_a_setup_waits_for_the_first_player() -> None:
    page = picture(["C", "C"], deck=["1 2 3"], phase="setup", turn=None, first=None)
    assert due(load(page)) == {"kind": "first"}
    assert due(load({**page, "due": {"kind": "first"}})) == {"kind": "first"}


@rule("BRK-3", "BRK-4")
def test_a_round_without_items_goes_on() -> None:
    page = picture(
        ["9", "9"], deck=["1 2"], phase="chance", turn=None, due={"kind": "items"}, round=2
    )
    assert due(load(page)) == {"kind": "deal", "seat": 1, "count": 1, "from": {"1": 1, "2": 1}}
    few = load({**page, "unseen": ["bin", "van"]})
    assert due(few) == {"kind": "items", "count": 2, "from": {"bin": 1, "van": 1}}
