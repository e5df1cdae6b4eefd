"""Will it bust? The odds that a screen may tell, and a quick way to settle a roll.

Nothing here is compiled: whoever asks for this doesn't wait.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from lapki.games.spots import legal, rules
from lapki.games.spots.box import SPACES
from lapki.games.spots.counts import free
from lapki.games.spots.events import Busted
from lapki.games.spots.rolls import with_die
from lapki.games.spots.scoring import SAFE
from lapki.games.spots.state import YARD, Player, Settle, SpotsMove, State, Top

_FACES = (1, 2, 3, 4, 5, 6)


def settle(me: Player, moves: list[SpotsMove]) -> SpotsMove:
    """A good way to settle the roll at a glance: no bust, dogs filled, little buried."""
    return max(
        (move for move in moves if isinstance(move, Settle)), key=lambda way: _glance(me, way)
    )


def _glance(me: Player, way: Settle) -> tuple[bool, int, int, int]:
    dogs = me.dogs
    for die, target in way.dice:
        if target != YARD:
            dogs = with_die(dogs, target, die)
    buried = sum(me.yard) + sum(die for die, target in way.dice if target == YARD)
    missing = [len(SPACES[dog.name]) - len(dog.filled) for dog in dogs]
    return buried <= SAFE, missing.count(0), -buried, missing.count(1)


def turn_over(state: State, seat: int) -> bool:
    """Is this turn over?"""
    return state.phase in ("choose", "over") or state.turn != seat or state.dogs_move


def odds(state: State, seat: int, move: SpotsMove, unsure: int = 1) -> float | None:
    """The chance to bust until the next roll is settled; None if that depends on too much."""
    after, events = rules.play(state, move)
    if any(isinstance(event, Busted) and event.seat == seat for event in events):
        return 1.0
    if turn_over(after, seat):
        return 0.0
    if after.due == "roll":
        return _odds_of_roll(after, after.players[seat - 1])
    if after.due == "top" and not after.draws:  # nobody draws it before the roll: any will do
        return odds(after, seat, Top(after.deck[0]), unsure)
    if not unsure:
        return None
    ways = [Top(dog) for dog in after.deck] if after.due == "top" else legal.legal(after)
    each = [odds(after, seat, way, unsure - 1) for way in ways]
    known = [chance for chance in each if chance is not None]
    if len(known) < len(each):
        return None
    return sum(known) / len(known) if after.due == "top" else min(known)


def _odds_of_roll(state: State, me: Player) -> float:
    """Of all ways in which these dice can fall: how many bust, however they are settled."""
    assert state.trick
    step = state.step
    room = {number: len(names) for number, names in free(me).items()}
    buried = sum(me.yard)
    bad = 0
    for dice, ways in _rolls(state.hand):
        roll = tuple(sorted((*(state.roll or ()), *dice)))
        kept = legal.keeps(roll, step, state.trick.named, me.yard)
        if all(buried + _least(some, room) > SAFE for some in kept):
            bad += ways
    return bad / float(6**state.hand)


def _least(dice: tuple[int, ...], room: dict[int, int]) -> int:
    """What these dice add to the yard if as many as can be go on dogs."""
    return sum([n * max(0, many - room.get(n, 0)) for n, many in Counter(dice).items()])


@lru_cache(maxsize=16)
def _rolls(dice: int) -> list[tuple[tuple[int, ...], int]]:
    """What so many dice can show, rising, and in how many ways."""
    return [
        (roll, factorial(dice) // prod(map(factorial, Counter(roll).values())))
        for roll in combinations_with_replacement(_FACES, dice)
    ]
