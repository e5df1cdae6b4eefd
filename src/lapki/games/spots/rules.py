"""The rules of Spots: a move, and then everything that follows by itself.

`setup` (SPO-1, SPO-2) comes first; then `turns` (SPO-3 … SPO-7), each a trick, step by step, with
`rolls` (SPO-8 … SPO-11) and `questions`, or `scoring` (SPO-13 … SPO-19); alone, the `rival` moves
in between (SPO-41, SPO-42). What a seat may answer is in `legal`, and why not in `refusals`; what
a trick does is in `data/tricks.toml`.
"""

from __future__ import annotations

from lapki.games.spots import questions, rival, rolls, setup
from lapki.games.spots.events import SpotsEvent
from lapki.games.spots.scoring import draw, room, score_dogs
from lapki.games.spots.state import (
    ChooseTricks,
    Deal,
    DogRoll,
    DoTrick,
    Roll,
    Score,
    Settle,
    SpotsMove,
    Stack,
    Start,
    State,
    Top,
    Treat,
)
from lapki.games.spots.turns import begin, do_trick, end_turn
from lapki.games.spots.working import Working, WorkingTrick


def play(state: State, move: SpotsMove) -> tuple[State, tuple[SpotsEvent, ...]]:
    """What comes of a move, up to the next question or the next word of chance."""
    now = Working(state)
    _do(now, move)
    _go_on(now)
    return now.state(), tuple(now.events)


def load(state: State) -> State:
    """SPO-42, SPO-3 and SPO-4 are carried out where a position begins."""
    now = Working(state)
    now.dogs_move = True
    _go_on(now)
    return now.state()


def _do(now: Working, move: SpotsMove) -> None:
    """The move itself; the commonest kinds are looked for first."""
    match move:
        case Roll():
            rolls.rolled(now, move)
        case DoTrick():
            do_trick(now, move)
        case Settle():
            rolls.settle(now, move)
        case Treat():
            rolls.spend_treat(now, move)
        case Score():
            score_dogs(now, fast=False)
        case Top():
            setup.turn_top(now, move)
        case DogRoll():
            rival.roll_for_dog(now, move)
        case ChooseTricks() | Stack() | Deal() | Start():
            setup.fall(now, move)
        case _:
            questions.answer(now, move)


def _go_on(now: Working) -> None:
    """Dogs are drawn, the Dog moves, the trick's next steps are done; then the turn is over."""
    while not now.waits:
        if now.draws:
            draw(now)
        elif now.trick:
            _do_step(now, now.trick)
        elif not now.turn or now.dogs_move:
            _let_the_dog_buy(now)
        else:
            end_turn(now)


def _do_step(now: Working, trick: WorkingTrick) -> None:
    """The next step of a trick, or as much of it as can be done (SPO-7)."""
    if trick.at >= len(trick.steps):
        now.trick = None
        return
    step = trick.steps[trick.at]
    match step.verb:
        case "roll":
            rolls.take_dice(now, step)
            return
        case "may":
            questions.may(now, step)
            return
        case "ask":
            questions.ask(now, step)
            return
        case "back":
            trick.at = step.to
            return
        case "grow":
            trick.size += now.amount(step)
        case "draw":
            now.draws = room(now, now.amount(step))
        case "treats":
            now.take_treats(min(now.amount(step), now.treats_left()))
        case "give-back":
            now.return_treats(min(now.amount(step), now.me.treats))
    trick.at += 1


def _let_the_dog_buy(now: Working) -> None:
    """SPO-42: every two treats buy it a card; then the first roll, or the seat's turn."""
    if rival.can_buy(now):
        rival.buy(now)
    elif now.turn:
        begin(now, now.turn)
    else:
        now.chance("start")
