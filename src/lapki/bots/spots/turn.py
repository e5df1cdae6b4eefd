# mypy: disable-error-code="no-any-return"
"""A turn, thought through: the expectation over all rolls, with the best answer to each.

The steps of a trick are carried out once more here, over numbers and compiled: for one seat, from
any question of a trick to the end of the turn, which `eye` judges. What this knows of tricks are
the words of which they are made, as the rules do. Proven equal to the rules by the tests. Where it
simplifies: dogs that would be drawn after fast scoring are average ones, and the turn ends there;
a die that fits is buried only where a trick pays for that; where a handful is rolled again and
again, it looks ahead over so many dice; and it plans a few treats ahead, not all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types

from lapki.bots.spots.eye import (
    BURY,
    BUST,
    COUNT,
    DOG_SUMS,
    FULL_MASK,
    OWN,
    PAWS_OF,
    SUMS,
    TOTAL,
    UNBURY,
    look,
)
from lapki.games.compiling import compiled
from lapki.games.spots.box import TRICKS, Step
from lapki.games.spots.scoring import PACK

# --- tricks as numbers --------------------------------------------------------------------------

_VERBS = ("roll", "draw", "treats", "give-back", "grow", "ask", "may", "back")
V_ROLL, V_DRAW, V_TREATS, V_GIVE, V_GROW, V_ASK, V_MAY, V_BACK = range(8)
_SOURCES = ("supply", "yard", "aside")
S_SUPPLY, S_YARD, S_ASIDE = range(3)
_KEEPS = ("all", "one-number", "up-to-named", "count", "total", "not-below-yard")
K_ALL, K_ONE, K_NAMED, K_COUNT, K_TOTAL, K_YARD = range(6)
_ASKS = ("name", "bolt", "dig", "trot", "retrieve", "pile")
Q_NAME, Q_BOLT, Q_DIG, Q_TROT, Q_RETRIEVE, Q_PILE = range(6)
_WORDS = ("paws", "size", "open-dogs", "treats", "face-down", "highest-empty", "buried", "all")
W_PAWS, W_SIZE, W_OPEN, W_TREATS, W_DOWN, W_HIGHEST, W_BURIED, W_ALL = range(8)
C_VERB, C_SOURCE, C_KEEP, C_OF, C_PART, C_ASK, C_LEAST, C_MOST, C_TO, C_COVERED, C_CONST = range(11)
C_WORDS = 11
COLUMNS = C_WORDS + len(_WORDS)


def _row(step: Step) -> list[int]:
    words = [step.amount.count(word) for word in _WORDS]
    const = sum(n for n in step.amount if isinstance(n, int))
    ask = _ASKS.index(step.question) if step.question else 0
    return [
        _VERBS.index(step.verb), _SOURCES.index(step.source), _KEEPS.index(step.keep), step.of,
        int(step.part), ask, step.least, step.most, step.to, int(step.covered), const, *words,
    ]  # fmt: skip


STEPS = {name: np.array([_row(step) for step in trick.steps]) for name, trick in TRICKS.items()}

# --- all rolls ----------------------------------------------------------------------------------

MOST = 8
"""Rolls of more dice are taken for rolls of so many; only in thought, and they are rare."""


def _rolls(dice: int) -> Iterator[tuple[list[int], float]]:
    for roll in combinations_with_replacement(range(6), dice):
        counts = [roll.count(face) for face in range(6)]
        yield counts, factorial(dice) / prod(map(factorial, counts)) / 6**dice


_ALL = [list(_rolls(dice)) for dice in range(MOST + 1)]
ROLLS = np.array([counts for rolls in _ALL for counts, _ in rolls])
CHANCES = np.array([chance for rolls in _ALL for _, chance in rolls])
FIRST = np.array([sum(map(len, _ALL[:dice])) for dice in range(MOST + 2)])

# --- a question and what may come of it ---------------------------------------------------------


Ints = Any


class Table(NamedTuple):
    """What doesn't change while a turn is thought through."""

    steps: Any
    fresh: Any
    """What 0, 1, 2 … new dogs add up to; in the second half with the top card drawn before."""
    fixed: Any
    """See F_SCORED and the others; then the numbers of the seat's dogs, and of the top card."""
    weights: Any
    """Of a seat's own numbers."""
    outs: Any
    """The strength by what is shared, and the rivals' part of the chances."""
    keys: Any
    values: Any
    """What was found out already."""
    tally: Any
    """How much that is, how many rolls and how many positions were looked at."""
    sums: Any = DOG_SUMS
    rolls: Any = ROLLS
    chances: Any = CHANCES


(
    F_SCORED,
    F_TOP,
    F_DOWN,
    F_DICE,
    F_TREATS,
    F_PAWS,
    F_AHEAD,
    F_TRIES,
    F_BURY,
    F_CAP,
    F_DOGS,
    F_FIRST_DOG,
) = range(12)
"""Scored dogs, is there a top card, tiles face down, dice and treats that others don't hold, paws
on scored dogs that count, dice to look ahead, treats to plan, may burying pay, how many
positions to look at, dogs at first."""
FIXED = F_FIRST_DOG + PACK + 1

SIZE = 1 << 17


@compiled
def _slot(keys: Ints, key: int) -> int:
    """Where the value of this key is, or would be."""
    at = ((key * 0x9E3779B97F4A7C1) >> 20) & (keys.size - 1)
    while keys[at] not in (key, 0):
        at = (at + 1) & (keys.size - 1)
    return at


@compiled
def _remember(t: Table, key: int, value: float) -> None:
    """As long as there is room."""
    if key and t.tally[0] < t.keys.size // 2:
        at = _slot(t.keys, key)
        t.keys[at] = key
        t.values[at] = value
        t.tally[0] += 1


# --- what a seat has ----------------------------------------------------------------------------


@compiled
def _bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled
def _filled(f: Ints, empty: int, i: int) -> bool:
    """Does this space of these dogs hold a die?"""
    whole = FULL_MASK[f[F_FIRST_DOG + i // 6]]
    return whole & ~(empty >> (6 * (i // 6))) & (1 << (i % 6)) != 0


@compiled
def _fits(empty: int, n: int, face: int) -> int:
    """Which dogs have such a space, as bits."""
    dogs = 0
    for i in range(n):
        dogs |= (empty >> (6 * i + face) & 1) << i
    return dogs


@compiled
def _paws(f: Ints, n: int) -> int:
    paws = f[F_PAWS]
    for i in range(n):
        paws += PAWS_OF[f[F_FIRST_DOG + i]]
    return paws


@compiled
def _dice(f: Ints, empty: int, n: int, yard: int) -> int:
    """Dice on the seat's dogs and in its yard."""
    dice = COUNT[yard]
    for i in range(n):
        dice += _bits(FULL_MASK[f[F_FIRST_DOG + i]] & ~(empty >> (6 * i)))
    return dice


@compiled
def _of_dogs(step: Ints, empty: int, n: int) -> int:
    """Open dogs, or the highest number on an empty space, whichever a step means."""
    dogs, every = 0, 0
    for i in range(n):
        dogs += empty >> (6 * i) & 63 != 0
        every |= empty >> (6 * i) & 63
    highest = 0
    while every:
        highest += 1
        every >>= 1
    return dogs * step[C_WORDS + W_OPEN] + highest * step[C_WORDS + W_HIGHEST]


@compiled
def _amount(f: Ints, step: Ints, empty: int, n: int, yard: int, treats: int, extra: int) -> int:
    """How many dice, treats or changes a step means now."""
    total = step[C_CONST] + _of_dogs(step, empty, n)
    total += step[C_WORDS + W_PAWS] * _paws(f, n)
    total += (step[C_WORDS + W_SIZE] + step[C_WORDS + W_BURIED]) * extra
    total += step[C_WORDS + W_TREATS] * treats + step[C_WORDS + W_DOWN] * f[F_DOWN]
    return total + step[C_WORDS + W_ALL] * COUNT[yard]


@compiled
def _hand(
    f: Ints, step: Ints, empty: int, n: int, yard: int, treats: int, extra: int, own: int
) -> int:
    """How many dice a roll takes now, besides one's own."""
    if step[C_SOURCE] == S_YARD:
        return COUNT[yard]
    if step[C_SOURCE] == S_ASIDE:
        return min(step[C_CONST], extra)
    supply = f[F_DICE] - _dice(f, empty, n, yard) - own
    return min(_amount(f, step, empty, n, yard, treats, extra), supply)


@compiled
def _next_dice(
    f: Ints, steps: Ints, at: int, empty: int, n: int, yard: int, treats: int, extra: int
) -> int:
    """How many dice `more` would roll."""
    dice = 0
    for k in range(at + 1, steps[at, C_TO]):
        step = steps[k]
        if step[C_VERB] == V_GROW:
            extra += step[C_CONST]
        elif step[C_VERB] == V_ASK:
            dice += _dice(f, empty, n, yard) > 0
        elif step[C_VERB] == V_ROLL:
            dice += _hand(f, step, empty, n, yard, treats, extra, 0)
    return dice


# --- how it ends --------------------------------------------------------------------------------


@compiled
def judge(
    t: Table, empty: int, n: int, gone: int, yard: int, treats: int, scored: int, new: int
) -> float:
    """The chance to win when the turn ends so: these dogs but those gone, and some new ones."""
    f = t.fixed
    drawn = int(n > f[F_DOGS])
    sums = np.zeros(SUMS, np.float32)
    for i in range(n):
        if not gone >> i & 1:
            for k in range(SUMS):
                sums[k] += t.sums[f[F_FIRST_DOG + i], empty >> (6 * i) & 63, k]
    for k in range(SUMS):
        sums[k] += t.fresh[drawn, new, k]
    x = np.empty(OWN, np.float32)
    look(x, sums, yard, treats, scored)
    strength = t.outs[0]
    for k in range(OWN):
        strength += x[k] * t.weights[k]
    e = np.exp(strength)
    return e / (e + t.outs[1])


@compiled
def _busted(t: Table, n: int, treats: int) -> float:
    empty = 0
    for i in range(n):
        empty |= FULL_MASK[t.fixed[F_FIRST_DOG + i]] << (6 * i)
    return judge(t, empty, n, 0, 0, treats, t.fixed[F_SCORED], 0)


@compiled
def _sure(t: Table, empty: int, n: int, yard: int, treats: int, settled: int) -> float:
    """Bust, or fast scoring, after which the turn is taken as over; -1 if it goes on."""
    if yard == BUST:
        return _busted(t, n, treats)
    if settled and n and empty == 0:
        scored = t.fixed[F_SCORED] + n
        if scored >= PACK:
            return 1.0
        return judge(t, empty, n, 127, yard, treats, scored, min(n, PACK - scored))
    return -1.0


@compiled
def _ended(t: Table, at: int, empty: int, n: int, yard: int, treats: int, dice: int) -> float:
    """The turn is over, or thought through far enough; what must be rolled isn't got rid of so."""
    if at != END and dice and t.steps[at, C_SOURCE] == S_ASIDE:
        return _busted(t, n, treats)
    return judge(t, empty, n, 0, yard, treats, t.fixed[F_SCORED], 0)


# --- answers ------------------------------------------------------------------------------------

A_AT, A_EMPTY, A_YARD, A_EXTRA, A_OWN, A_SETTLED = range(6)
"""What an answer leads to: the step, empty spaces, the yard, what the trick remembers, whether a
die of one's own joins, whether dice were settled by it."""
ANSWERS = 200


@compiled
def _say(
    out: Ints, count: int, at: int, empty: int, yard: int, extra: int, own: int, settled: int
) -> int:
    if count < ANSWERS:
        out[count, A_AT] = at
        out[count, A_EMPTY] = empty
        out[count, A_YARD] = yard
        out[count, A_EXTRA] = extra
        out[count, A_OWN] = own
        out[count, A_SETTLED] = settled
        count += 1
    return count


@compiled
def _digs(at: int, empty: int, yard: int, left: int, out: Ints) -> int:
    """SPO-23: in one's own yard, and not so as to bust; the others' are `mind`'s."""
    count = _say(out, 0, at + 1, empty, yard, 0, 0, 0)
    for face in range(1, 7):
        less = UNBURY[yard, face]
        if left > 0 and less != BUST:
            count = _say(out, count, at, empty, BURY[less, face - 1], left, 0, 0)
            if face < 6 and BURY[less, face + 1] != BUST:
                count = _say(out, count, at, empty, BURY[less, face + 1], left, 0, 0)
    return count


@compiled
def _trots(f: Ints, at: int, empty: int, n: int, yard: int, out: Ints) -> int:
    """SPO-24."""
    count = _say(out, 0, at + 1, empty, yard, 0, 0, 0)
    for i in range(6 * n):
        if _filled(f, empty, i):
            for j in range(6 * n):
                if empty >> j & 1:
                    moved = (empty & ~(1 << j)) | 1 << i
                    count = _say(out, count, at + 1, moved, yard, 0, 0, 0)
    return count


@compiled
def _retrieves(f: Ints, at: int, empty: int, n: int, yard: int, supply: int, out: Ints) -> int:
    """SPO-25."""
    top = FULL_MASK[f[F_FIRST_DOG + f[F_DOGS]]] if supply > 0 and f[F_TOP] else 0
    count = 0
    for face in range(6):
        if top >> face & 1:
            count = _say(out, count, at + 1, empty, BURY[yard, face + 1], 0, 0, 1)
            for i in range(n):
                space = 1 << (6 * i + face)
                if empty & space:
                    count = _say(out, count, at + 1, empty & ~space, yard, 0, 0, 1)
    return count


@compiled
def _piles(f: Ints, at: int, empty: int, n: int, yard: int, out: Ints) -> int:
    """SPO-31."""
    count = 0
    for face in range(1, 7):
        if UNBURY[yard, face] != BUST:
            count = _say(out, count, at + 1, empty, UNBURY[yard, face], 0, 1, 0)
    for i in range(6 * n):
        if _filled(f, empty, i):
            count = _say(out, count, at + 1, empty | 1 << i, yard, 0, 1, 0)
    return count


@compiled
def _answers(
    f: Ints, steps: Ints, at: int, empty: int, n: int, yard: int, treats: int, extra: int, out: Ints
) -> int:
    """All answers to the question at this step that are worth a thought."""
    step = steps[at]
    ask = step[C_ASK]
    supply = f[F_DICE] - _dice(f, empty, n, yard)
    if ask == Q_DIG:
        left = extra - 1 if extra else _amount(f, step, empty, n, yard, treats, 0)
        return _digs(at, empty, yard, left, out)
    if ask == Q_TROT:
        return _trots(f, at, empty, n, yard, out)
    count = 0
    if ask == Q_RETRIEVE:
        count = _retrieves(f, at, empty, n, yard, supply, out)
    elif ask == Q_PILE:
        count = _piles(f, at, empty, n, yard, out)
    else:  # a number: up to which to guard, how many dice to set aside
        low, high = min(step[C_LEAST], supply), min(step[C_MOST], supply)
        if ask == Q_NAME:
            low, high = 1, 6
        for number in range(low, high + 1):
            count = _say(out, count, at + 1, empty, yard, number, 0, 0)
    return count if count else _say(out, 0, at + 1, empty, yard, 0, 0, 0)


# --- settling -----------------------------------------------------------------------------------


@compiled
def _spread(fits: int, put: int, n: int, face: int, found: Ints, count: int) -> int:
    """Each way found so far, with so many dice of a number on each choice of the dogs they fit."""
    before, taken, chosen = count, 0, fits
    while chosen:
        if _bits(chosen) == put:
            for k in range(before if taken else 0):
                if count < found.size:
                    found[count] = found[k] & ~taken
                    count += 1
            taken = 0
            for i in range(n):
                taken |= (chosen >> i & 1) << (6 * i + face)
        chosen = (chosen - 1) & fits
    for k in range(before):
        found[k] &= ~taken
    return count


@compiled
def _settlings(
    t: Table, at: int, empty: int, n: int, yard: int, extra: int, code: int, out: Ints
) -> int:
    """All ways to settle these dice, as many as fit on dogs; none at all where burying pays."""
    f = t.fixed
    found = np.empty(WAYS, np.int64)
    found[0] = empty
    ways, after, buried = 1, yard, yard
    for face in range(6):
        dice = code >> (4 * face) & 15
        fits = _fits(empty, n, face)
        put = min(dice, _bits(fits))
        if put:
            ways = _spread(fits, put, n, face, found, ways)
        for k in range(dice):
            buried = BURY[buried, face + 1] if buried != BUST else BUST
            if k >= put:
                after = BURY[after, face + 1] if after != BUST else BUST
    told = TOTAL[after] - TOTAL[yard] if f[F_BURY] else extra
    if after == BUST:
        ways, told = 1, 0
    count = 0
    for k in range(ways):
        count = _say(out, count, at + 1, found[k], after, told, 0, 1)
    if f[F_BURY] and buried != BUST:
        count = _say(out, count, at + 1, empty, buried, TOTAL[buried] - TOTAL[yard], 0, 1)
    return count


@compiled
def _code(dice: Ints) -> int:
    """Dice as a number: 4 bits a face."""
    code = 0
    for face in range(6):
        code |= dice[face] << (4 * face)
    return code


@compiled
def _many(code: int) -> int:
    """How many dice such a number means."""
    count = 0
    while code:
        count += code & 15
        code >>= 4
    return count


@compiled
def _count_on(some: Ints, least: Ints, roll: Ints) -> bool:
    """The next set of dice between the least and all of them, if there is one."""
    face = 0
    while face < 6 and some[face] == roll[face]:
        some[face] = least[face]
        face += 1
    if face < 6:
        some[face] += 1
    return face < 6


@compiled
def _right(keep: int, goal: int, some: Ints, dice: int) -> bool:
    """May just these dice be settled?"""
    count, pips = 0, 0
    for face in range(6):
        count += some[face]
        pips += some[face] * (face + 1)
    if keep == K_COUNT:
        return count == min(goal, dice)
    return keep == K_YARD or pips == goal


@compiled
def _sets(step: Ints, total: int, roll: Ints, dice: int, out: Ints) -> int:
    """SPO-34 … SPO-36: all sets of the dice that may be settled, as numbers; how many."""
    keep = step[C_KEEP]
    least, some = np.empty(6, np.int64), np.empty(6, np.int64)
    for face in range(6):
        least[face] = roll[face] if keep == K_YARD and face + 1 >= total else 0
        some[face] = least[face]
    count = 0
    go = True
    while go:
        if _right(keep, step[C_OF], some, dice) and count < SETS:
            out[count] = _code(some)
            count += 1
        go = _count_on(some, least, roll)
    if count == 0:
        out[0] = 0
        count = 1
    return count


@compiled
def _keeps(step: Ints, named: int, total: int, roll: Ints, dice: int, out: Ints) -> int:
    """Which of these dice may be settled: every allowed set, as numbers; how many there are."""
    keep = step[C_KEEP]
    if keep == K_ALL:
        out[0] = _code(roll)
        return 1
    if keep == K_NAMED:
        out[0] = _code(roll) & ((1 << (4 * named)) - 1)
        return 1
    if keep == K_ONE:
        count = 0
        for face in range(6):
            out[count] = roll[face] << (4 * face)
            count += roll[face] > 0
        return count
    return _sets(step, total, roll, dice, out)


@compiled
def _parts(roll: Ints, dice: int, out: Ints) -> int:
    """SPO-26: what may be kept of a roll while the others are rolled again: some dice, not all."""
    part = np.zeros(6, np.int64)
    count = 0
    while _count_on(part, NONE, roll):
        if _many(_code(part)) < dice:
            out[count] = _code(part)
            count += 1
    return count


# --- thinking it through ------------------------------------------------------------------------

END = 15
"""A step behind all others: the turn is over."""
UNIT = 4
"""A die in a handful takes so much of what is looked ahead, a roll of one die 1."""
SETS = 130
WAYS = 128
NONE = np.zeros(6, np.int64)


@compiled
def _given(f: Ints, step: Ints, empty: int, n: int, yard: int, treats: int, extra: int) -> int:
    """The treats after some are taken or returned."""
    amount = _amount(f, step, empty, n, yard, treats, extra)
    if step[C_VERB] == V_GIVE:
        return treats - min(treats, amount)
    return treats + max(0, min(amount, f[F_TREATS] - treats))


@compiled
def _jump(
    f: Ints, steps: Ints, at: int, empty: int, n: int, yard: int, treats: int, extra: int
) -> int:
    """Where a jump leads to; this very step, if the seat is asked."""
    step = steps[at]
    if step[C_VERB] == V_BACK or _next_dice(f, steps, at, empty, n, yard, treats, extra) == 0:
        return step[C_TO]
    return at + 1 if step[C_COVERED] and _paws(f, n) < extra else at


@compiled
def _forced(
    f: Ints, steps: Ints, at: int, empty: int, n: int, yard: int, treats: int, extra: int, own: int
) -> tuple[int, int, int, int, int, int]:
    """Do the steps that leave no choice: where that leads to, and how many dice are rolled."""
    while at < steps.shape[0]:
        step = steps[at]
        verb = step[C_VERB]
        to = at + 1
        if verb in (V_TREATS, V_GIVE):
            treats = _given(f, step, empty, n, yard, treats, extra)
        elif verb == V_GROW:
            extra += step[C_CONST]
        elif verb == V_DRAW:
            if n == f[F_DOGS] and f[F_TOP] and n + f[F_SCORED] < PACK:
                empty |= FULL_MASK[f[F_FIRST_DOG + n]] << (6 * n)
                n += 1
        elif verb in (V_BACK, V_MAY):
            to = _jump(f, steps, at, empty, n, yard, treats, extra)
        elif verb == V_ROLL:
            dice = _hand(f, step, empty, n, yard, treats, extra, own) + own
            if dice:
                return at, empty, n, treats, extra, dice
        if to == at or verb == V_ASK:
            return at, empty, n, treats, extra, 0
        at = to
    return END, empty, n, treats, 0, 0


@compiled
def _key(at: int, empty: int, n: int, yard: int, treats: int, extra: int, own: int) -> int:
    """A position in a trick, as a number."""
    key = ((at << 4 | extra) << 1 | own) << 3 | n
    return ((key << 6 | yard) << 5 | treats) << 36 | empty


@compiled
def _name(t: Table, at: int, treats: int, dice: int, kept: int, tries: int) -> int:
    """The key of a roll of which a part is kept, or of dice that come again in the same roll."""
    if dice > 0:
        return (1 << 61 | (treats << 2 | tries) << 24 | kept) if kept else 0
    return 0 if t.steps[at, C_KEEP] == K_ALL else 1 << 62 | tries << 24 | kept


@compiled
def _rows(
    t: Table, at: int, empty: int, n: int, yard: int, treats: int, extra: int, ahead: int,
    dice: int, kept: int, out: Ints,
) -> int:  # fmt: skip
    """What can be answered here: how dice are settled, whether to go on, what a trick asks."""
    if dice < 0:
        return _settlings(t, at, empty, n, yard, extra, kept, out)
    if t.steps[at, C_VERB] != V_MAY:
        return _answers(t.fixed, t.steps, at, empty, n, yard, treats, extra, out)
    count = _say(out, 0, t.steps[at, C_TO], empty, yard, 0, 0, 0)
    return _say(out, count, at + 1, empty, yard, extra, 0, 0) if ahead > 0 else count


_INTS, _REALS, _SINGLES = np.zeros(1, np.int64), np.zeros(1), np.zeros(1, np.float32)
_numba: Any = numba
_SHAPE = _numba.typeof(
    Table(
        steps=_INTS.reshape(1, 1),
        fresh=_SINGLES.reshape(1, 1, 1),
        fixed=_INTS,
        weights=_SINGLES,
        outs=_REALS,
        keys=_INTS,
        values=_REALS,
        tally=_INTS,
    )
)
# Numba's cache loses functions that call each other in a circle, and one that calls itself unless
# it says what it takes (numba/numba#6061). Therefore one function does all of the looking ahead.
_OF_CHANCE = types.float64(_SHAPE, *[types.int64] * 12)


@partial(compiled, signature=_OF_CHANCE)
def chance(  # noqa: C901
    t: Table, at: int, empty: int, n: int, yard: int, treats: int, extra: int, own: int,
    settled: int, ahead: int, dice: int, kept: int, tries: int,
) -> float:  # fmt: skip
    """The chance to win from this step of the trick on.

    `extra` is what the trick remembers: dice aside, size, the number named, changes left plus one,
    or what was buried. `own`: a die of one's own joins the roll. `settled`: dice just were. With
    `dice` above 0, those are being rolled, beside those kept, with so many treats to be planned;
    with `dice` below 0 those kept are to be settled, and `tries` is the number of their roll.
    """
    no: Any = np.int64(0)  # literals would be other types
    less: Any = np.int64(-1)
    best = _sure(t, empty, n, yard, treats, settled)
    if best >= 0:
        return best
    first = dice == 0
    t.tally[2] += 1
    if first:
        at, empty, n, treats, extra, dice = _forced(
            t.fixed, t.steps, at, empty, n, yard, treats, extra, own
        )
        key = _key(at, empty, n, yard, treats, extra, own) + 1
        tries = min(treats, t.fixed[F_TRIES] if ahead == t.fixed[F_AHEAD] else 1)
    else:
        key = _name(t, at, treats, dice, kept, tries)
    slot = _slot(t.keys, key)
    if key and t.keys[slot] == key:
        return t.values[slot]
    if first and (at == END or t.tally[2] >= t.fixed[F_CAP]):
        best = _ended(t, at, empty, n, yard, treats, dice)
    elif dice > 0:
        step = t.steps[at]
        total = TOTAL[yard]
        if first:
            yard = 0 if step[C_SOURCE] == S_YARD else yard
            extra -= dice if step[C_SOURCE] == S_ASIDE else 0
            ahead = max(0, ahead - (UNIT * dice if dice > 1 else 1))
        hand = dice + _many(kept)
        again = -1.0
        if tries > 0:
            again = chance(
                t, at, empty, n, yard, treats - 1, extra, no, no, ahead, hand, no, tries - 1
            )
        t.tally[1] += 1
        number = t.tally[1]
        roll, codes = np.empty(6, np.int64), np.empty(SETS, np.int64)
        best = 0.0
        for r in range(FIRST[min(dice, MOST)], FIRST[min(dice, MOST) + 1]):
            for face in range(6):
                roll[face] = t.rolls[r, face] + (kept >> (4 * face) & 15)
            most = again
            for k in range(_parts(roll, hand, codes) if tries > 0 and step[C_PART] else 0):
                left = hand - _many(codes[k])
                most = max(
                    most,
                    chance(
                        t,
                        at,
                        empty,
                        n,
                        yard,
                        treats - 1,
                        extra,
                        no,
                        no,
                        ahead,
                        left,
                        codes[k],
                        tries - 1,
                    ),
                )
            for k in range(_keeps(step, extra, total, roll, hand, codes)):
                most = max(
                    most,
                    chance(
                        t, at, empty, n, yard, treats, extra, no, no, ahead, less, codes[k], number
                    ),
                )
            best += t.chances[r] * most
    else:
        out = np.empty((ANSWERS, 6), np.int64)
        for k in range(_rows(t, at, empty, n, yard, treats, extra, ahead, dice, kept, out)):
            o = out[k]
            best = max(
                best,
                chance(
                    t, o[A_AT], o[A_EMPTY], n, o[A_YARD], treats, o[A_EXTRA], o[A_OWN],
                    o[A_SETTLED], ahead, no, no, no,
                ),
            )  # fmt: skip
    _remember(t, key, best)
    return best
