"""A bot for Spots that understands busting.

Everything on the table has a worth, counted in dogs: scored ones, dice on the others, treats; and
the fuller the yard, the likelier all those dice are lost. Level 1 plays at random. Level 2 tries
each trick once to the end of its turn, by the real rules and with dice of its own, and then
follows its nose. Level 3 tries every move that matters a few times, and takes the one after which
it is worth most. Nothing here knows what a trick does.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement, islice
from math import factorial, prod
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from lapki.bots.contract import Bot, Budget, Sight
from lapki.games.spots import legal, notation, rules
from lapki.games.spots.box import SPACES
from lapki.games.spots.counts import free
from lapki.games.spots.events import Busted
from lapki.games.spots.rolls import with_die
from lapki.games.spots.scoring import SAFE
from lapki.games.spots.state import (
    YARD,
    Bolt,
    Dog,
    DoTrick,
    Player,
    Retrieve,
    Roll,
    Settle,
    SpotsMove,
    State,
    Top,
    Treat,
)

TRIES = 5
"""How often a move is tried out; a budget of nodes asks for another number."""
LOOKED_AT = 12
"""Ways to settle a roll that are weighed in a try; the first ones bury the least."""
SETTLINGS = 120
"""And as many in earnest."""
LIKELY = 6
"""Of many other moves, so many are tried out."""

# What things are worth, in dogs.
WON = 100.0
A_TURN = 0.3
DIE = (0.0, 0.2, 0.42, 0.66, 0.9)
"""Dice on a dog that is not filled, by their number."""
DOG = 0.06
TREAT = (0.0, 0.16, 0.3, 0.42, 0.52, 0.6)
BURIED = 0.012


class Advice(msgspec.Struct, frozen=True):
    """What a person who is asked may want to know."""

    fit: str | None
    """How the bot would settle the roll, or retrieve; it thinks of no treat here."""
    bust: dict[str, float]
    """For each move I could make now: the chance that I bust by it or by the next roll that it
    brings, if I settle that roll (and answer the question before it, if there is one) so as not to
    bust whenever that can be. Later rolls and later treats don't count. 0: no such roll comes. Left
    out: ways to settle, and moves after which the roll depends on more than one question or one
    unseen dog."""


class Nose(Bot):
    """Sniffs at what would come of a move."""

    levels = (1, 2, 3)
    Advice = Advice

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> SpotsMove:
        moves: list[SpotsMove] = list(islice(sight.legal(), 2_000))
        if level == 1:
            return moves[rng.randrange(len(moves))]
        state: State = sight.whole()
        if level == 2 and state.phase != "choose":
            return _quick(state, sight.seat, rng)
        likely = _likely(state, sight.seat, moves)
        if len(likely) == 1:
            return likely[0]
        tries = budget.nodes or (TRIES if level == 3 else 1)
        hopes = [_hope(state, sight.seat, move, tries, rng) for move in likely]
        return likely[hopes.index(max(hopes))]

    def advise(self, sight: Sight) -> Any | None:
        moves: list[SpotsMove] = list(islice(sight.legal(), 2_000))
        if not moves:
            return None
        state: State = sight.whole()
        seat = sight.seat
        fits = [move for move in moves if isinstance(move, Settle | Retrieve)]
        odds = [(m, _odds(state, seat, m)) for m in moves if not isinstance(m, Settle)]
        return Advice(
            notation.write(_best(state, seat, fits)) if fits else None,
            {notation.write(move): chance for move, chance in odds if chance is not None},
        )


bot = Nose()


def settle(me: Player, moves: list[SpotsMove]) -> SpotsMove:
    """The best way to settle the roll at hand, without thinking of treats or of what comes next."""
    ways = [move for move in moves if isinstance(move, Settle)]
    return max(ways, key=lambda way: _worth(_settled(me, way)))


def _settled(me: Player, way: Settle) -> Player:
    dogs, yard = me.dogs, me.yard
    for die, target in way.dice:
        if target == YARD:
            yard += (die,)
        else:
            dogs = with_die(dogs, target, die)
    if sum(yard) > SAFE:
        return replace(me, dogs=tuple(Dog(dog.name, ()) for dog in dogs), yard=())
    return replace(me, dogs=dogs, yard=yard)


# --- what is it worth? --------------------------------------------------------------------------


def worth(state: State, seat: int) -> float:
    """How well this seat stands, the best of its rivals taken off."""
    if state.winner is not None:
        return WON if state.winner == seat else -WON
    mine = _worth(state.players[seat - 1])
    others = [_worth(player) for n, player in enumerate(state.players, 1) if n != seat]
    return mine - 0.5 * max(others, default=0.0)


@lru_cache(maxsize=50_000)  # the same few players are looked at again and again
def _worth(player: Player) -> float:
    """Scored dogs, filled ones (the next turn saves them), treats; other dice if no bust comes."""
    full = 0
    dice = 0.0
    for dog in player.dogs:
        filled = len(dog.filled)
        missing = len(SPACES[dog.name]) - filled
        if missing:
            dice += DIE[filled] - 0.04 * missing
        else:
            full += 1
    kept = len(player.scored) + DOG * len(player.dogs) + TREAT[min(player.treats, 5)]
    if full:
        kept += full - A_TURN
    buried = sum(player.yard)
    return kept + dice * (1 - bust_chance(player, buried)) - BURIED * buried


def bust_chance(player: Player, buried: int) -> float:
    """The chance that the next die finds no place and is one too many; a second one is likely."""
    if buried < 2:
        return 0.0
    spaces = free(player)
    bad = sum([number not in spaces for number in range(8 - buried, 7)])
    good = 1 - bad / 6
    return 1 - good * good if player.treats == 0 else (1 - good * good) * 0.5


# --- what would come of it? ---------------------------------------------------------------------


def _hope(state: State, seat: int, move: SpotsMove, tries: int, rng: Random) -> float:
    """What the seat is worth when its turn is over, on average over some tries."""
    after, _ = rules.play(state, move)
    if _turn_over(after, seat):
        return worth(after, seat)
    return sum([_play_turn(after, seat, rng) for _ in range(tries)]) / tries


def _play_turn(state: State, seat: int, rng: Random) -> float:
    """Play the seat's turn to its end, with quick decisions and dice of one's own."""
    while not _turn_over(state, seat):
        state, _ = rules.play(state, _dice(state, rng) if state.due else _quick(state, seat, rng))
    return worth(state, seat)


def _turn_over(state: State, seat: int) -> bool:
    """Is this turn over?"""
    return state.phase in ("choose", "over") or state.turn != seat or state.dogs_move


def _dice(state: State, rng: Random) -> SpotsMove:
    if state.due == "roll":
        return Roll(tuple(sorted(rng.choices(_FACES, k=state.hand))))
    return Top(rng.choice(state.deck))


_FACES = (1, 2, 3, 4, 5, 6)


def _quick(state: State, seat: int, rng: Random) -> SpotsMove:
    """A decision without trying anything out."""
    if state.phase == "more":
        return legal.MORE if _dares(state, seat, rng) else legal.STOP
    moves: list[SpotsMove] = list(islice(legal.legal(state), LOOKED_AT))
    if state.phase == "settle":
        best = _best(state, seat, [move for move in moves if isinstance(move, Settle)])
        if not state.players[seat - 1].treats:
            return best
        after, _ = rules.play(state, best)
        return legal.TREAT if worth(after, seat) < worth(state, seat) - TREAT[1] else best
    if state.phase in ("name", "bolt"):
        return moves[min(len(moves) - 1, rng.randrange(4))]
    return _best(state, seat, moves)


def _dares(state: State, seat: int, rng: Random) -> bool:
    """Is one more roll worth it? Each face once where it is a single die, a few rolls otherwise."""
    after, _ = rules.play(state, legal.MORE)
    while not after.due and not _turn_over(after, seat):
        after, _ = rules.play(after, _quick(after, seat, rng))
    if after.due != "roll":
        return False
    rolls = [(face,) for face in _FACES] if after.hand == 1 else _some_rolls(after.hand, rng)
    hope = sum([_after_roll(after, seat, dice) for dice in rolls]) / len(rolls)
    return hope > worth(state, seat)


def _some_rolls(dice: int, rng: Random) -> list[tuple[int, ...]]:
    return [tuple(sorted(rng.choices(_FACES, k=dice))) for _ in range(4)]


def _after_roll(state: State, seat: int, dice: tuple[int, ...]) -> float:
    after, _ = rules.play(state, Roll(dice))
    if after.phase != "settle":
        return worth(after, seat)
    moves = islice(legal.legal(after), LOOKED_AT)
    ways = [move for move in moves if isinstance(move, Settle)]
    return worth(rules.play(after, _best(after, seat, ways))[0], seat)


M = TypeVar("M", bound=SpotsMove)


def _best(state: State, seat: int, moves: list[M]) -> M:
    """The move after which the seat is worth most at once."""
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: worth(rules.play(state, move)[0], seat))


def _likely(state: State, seat: int, moves: list[SpotsMove]) -> list[SpotsMove]:
    """Moves that deserve to be tried out: of many ways to settle a roll, the best alone."""
    ways = [move for move in moves if isinstance(move, Settle)]
    treats = [move for move in moves if isinstance(move, Treat)]
    if ways:
        return [_best(state, seat, ways[:SETTLINGS]), *treats]
    if len(moves) <= LIKELY or isinstance(moves[0], DoTrick):
        return moves
    if isinstance(moves[0], Bolt):
        return moves[: LIKELY // 2]  # few dice are risky enough
    return sorted(moves, key=lambda move: -worth(rules.play(state, move)[0], seat))[:LIKELY]


# --- will it bust? ------------------------------------------------------------------------------


def _odds(state: State, seat: int, move: SpotsMove, unsure: int = 1) -> float | None:
    """The chance to bust until the next roll is settled; None if that depends on too much."""
    after, events = rules.play(state, move)
    if any(isinstance(event, Busted) and event.seat == seat for event in events):
        return 1.0
    if _turn_over(after, seat):
        return 0.0
    if after.due == "roll":
        return _odds_of_roll(after, after.players[seat - 1])
    if after.due == "top" and not after.draws:  # nobody draws it before the roll: any will do
        return _odds(after, seat, Top(after.deck[0]), unsure)
    if not unsure:
        return None
    ways = [Top(dog) for dog in after.deck] if after.due == "top" else legal.legal(after)
    odds = [_odds(after, seat, way, unsure - 1) for way in ways]
    known = [chance for chance in odds if chance is not None]
    if len(known) < len(odds):
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
