"""What a screen may tell: the odds are those of the rules themselves, counted roll by roll."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from lapki.bots import bot_for
from lapki.bots.contract import sight
from lapki.bots.spots import Advice
from lapki.games.spots import rules
from lapki.games.spots.events import Busted
from lapki.games.spots.state import Roll, Settle, SpotsOptions, State, Top
from lapki.match.match import Match
from spots.park import GAME, Park, doing, lay, seat

BOT = bot_for("spots")
OTHER = seat("missy", "raya")


def advice(park: Park) -> Advice:
    told = BOT.advise(sight(park.match, park.turn or 1))
    assert isinstance(told, Advice)
    return told


def test_a_single_die_busts_where_it_fits_nowhere_and_is_too_much() -> None:
    park = lay(seat("bongo:1", "sundrop", yard="6"), OTHER)  # free: 2, 3, 3; one more may be buried
    assert advice(park).bust["trick howl"] == pytest.approx(2 / 6)  # gumbo comes: 1, 2, 6
    assert advice(park).bust["trick beg"] == 0


def test_two_dice_are_counted_with_the_spaces_that_they_share() -> None:
    park = lay(seat("bongo:1", yard="6"), OTHER)  # a single 3 fits, a single 1 may be buried
    # 1 and 3 in both orders: nothing else is safe.
    assert advice(park).bust["trick walk"] == pytest.approx(34 / 36)


def test_going_on_has_odds_and_stopping_has_none() -> None:
    park = doing("run", seat("doog:23", "burt:1", "lief:12", yard="5"), OTHER)
    park.play("* roll 1 1 3", "1 place 1>yard 1>yard 3>lief")
    told = advice(park)
    assert told.fit is None
    assert told.bust == {"more": pytest.approx(4 / 6), "stop": 0}


def test_the_best_fit_is_a_legal_move_and_a_treat_has_odds() -> None:
    park = doing("walk", seat("bongo", "lief", yard="6", treats=1), OTHER)
    park.play("* roll 3 4")
    told = advice(park)
    assert told.fit in park.legal
    assert set(told.bust) == {"treat"}
    assert 0 < told.bust["treat"] < 1


def test_who_isnt_asked_gets_no_advice() -> None:
    park = lay(seat("bongo"), OTHER)
    assert BOT.advise(sight(park.match, 2)) is None


# --- against the rules --------------------------------------------------------------------------


def busts(state: State, events: tuple[object, ...], who: int) -> float | None:
    """The same, by playing every ordered roll in every way; None where that would take long."""
    if any(isinstance(e, Busted) and e.seat == who for e in events):
        return 1.0
    if state.due == "top" and state.turn == who and not state.dogs_move:
        dogs = state.deck if state.draws else state.deck[-1:]
        each = [busts(*rules.play(state, Top(dog)), who) for dog in dogs]
        return None if None in each else sum(e for e in each if e is not None) / len(each)
    if state.due == "roll" and state.turn == who:
        return None if state.hand > 3 else roll_busts(state, who)
    if state.phase in ("choose", "over") or state.turn != who or state.dogs_move:
        return 0.0
    answers = [busts(*rules.play(state, m), who) for m in GAME.legal(state, who)]
    return None if None in answers else min(a for a in answers if a is not None)


def roll_busts(state: State, who: int) -> float:
    rolls = list(product(range(1, 7), repeat=state.hand))
    return sum(every_way_busts(state, tuple(sorted(roll)), who) for roll in rolls) / len(rolls)


def every_way_busts(state: State, roll: tuple[int, ...], who: int) -> bool:
    after, events = rules.play(state, Roll(roll))
    if after.phase != "settle":
        return any(isinstance(e, Busted) and e.seat == who for e in events)
    ways = [move for move in GAME.legal(after, who) if isinstance(move, Settle)]
    ends = (rules.play(after, way)[1] for way in ways)
    return all(any(isinstance(e, Busted) and e.seat == who for e in end) for end in ends)


@pytest.mark.parametrize("tricks", ["new-family", "dog-park", "obstacle-course", "hunting-grounds",
                                    "kennel-club", "puppy-pen"])  # fmt: skip
def test_the_odds_are_those_of_the_rules(tricks: str) -> None:
    rng = Random(11)
    match = Match(GAME, 2, SpotsOptions(tricks=tricks))
    compared = 0
    for _ in range(160):
        while match.due.__class__.__name__ == "Chance":
            match.chance(rng.randrange)
        if match.over:
            break
        who = match.state.turn
        told = BOT.advise(sight(match, who))
        assert told
        moves = list(GAME.legal(match.state, who))
        if match.state.phase not in ("dig", "trot", "pile"):  # very many, and slow to play out
            for move in moves[-8:]:
                said = told.bust.get(GAME.write(move))
                found = said is not None and busts(*rules.play(match.state, move), who)
                if found not in (None, False):
                    assert said == pytest.approx(found), (match.plies, GAME.write(move))
                    compared += 0 < said < 1
        match.play(
            who, GAME.read(told.fit) if told.fit and rng.random() < 0.8 else rng.choice(moves)
        )
    assert compared > 20, "there was little to compare"
