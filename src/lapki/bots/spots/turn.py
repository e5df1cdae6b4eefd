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
    PAWS_OF,
    SUMS,
    TOTAL,
    UNBURY,
    compiled,
    look,
    strength,
    OWN,
)
from lapki.games.spots.box import TRICKS, Step
from lapki.games.spots.scoring import PACK, SAFE

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
    words = [step.amount.count(word) for word in _WORDS]  # type: ignore[arg-type]
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


class Table(NamedTuple):
    """What doesn't change while a turn is thought through."""

    steps: Any
    dogs: Any
    """Numbers of the seat's dogs, and of the top card at the end."""
    fresh: Any
    """What 0, 1, 2 … new dogs add up to; in the second half with the top card drawn before."""
    fixed: Any
    """See F_SCORED and the others."""
    hidden: Any
    outs: Any
    """What is shared, in the network: hidden layer; base, and the rivals' part of the chances."""
    w1: Any
    w2: Any
    skip: Any
    keys: Any
    values: Any
    """What was found out already."""
    tally: Any
    """How much that is, and how many rolls were looked at."""
    sums: Any = DOG_SUMS
    rolls: Any = ROLLS
    chances: Any = CHANCES


F_SCORED, F_TOP, F_DOWN, F_DICE, F_TREATS, F_PAWS, F_AHEAD, F_TRIES, F_BURY, F_CAP, F_DOGS = range(11)
"""Scored dogs, is there a top card, tiles face down, dice and treats that others don't hold, paws
on scored dogs that count, dice to look ahead, treats to plan, may burying pay, how much to
remember, dogs at first."""

SIZE = 1 << 17


@compiled
def _slot(t, key):  # type: ignore[no-untyped-def]
    """Where the value of this key is, or would be."""
    at = ((key * 0x9E3779B97F4A7C1) >> 20) & (t.keys.size - 1)
    while t.keys[at] != key and t.keys[at] != 0:
        at = (at + 1) & (t.keys.size - 1)
    return at


@compiled
def _judge(t, empty, n, gone, drawn, yard, treats, scored, fresh):  # type: ignore[no-untyped-def]
    """The chance to win when the turn ends so: these dogs but those gone, and some new ones."""
    sums = np.zeros(SUMS, np.float32)
    for i in range(n):
        if not gone >> i & 1:
            row = t.sums[t.dogs[i], empty >> (6 * i) & 63]
            for k in range(SUMS):
                sums[k] += row[k]
    if fresh:
        for k in range(SUMS):
            sums[k] += t.fresh[drawn, fresh, k]
    x = np.empty(OWN, np.float32)
    look(x, sums, yard, treats, scored)
    s = strength(x, t.hidden, t.outs[0], t.w1, t.w2, t.skip)
    e = np.exp(s)
    return e / (e + t.outs[1])


@compiled
def _paws(t, n):  # type: ignore[no-untyped-def]
    paws = t.fixed[F_PAWS]
    for i in range(n):
        paws += PAWS_OF[t.dogs[i]]
    return paws


@compiled
def _dice(t, empty, n, yard):  # type: ignore[no-untyped-def]
    """Dice on the seat's dogs and in its yard."""
    dice = COUNT[yard]
    for i in range(n):
        dice += _bits(FULL_MASK[t.dogs[i]] & ~(empty >> (6 * i)))
    return dice


@compiled
def _bits(mask):  # type: ignore[no-untyped-def]
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled
def _amount(t, step, empty, n, yard, treats, extra):  # type: ignore[no-untyped-def]
    """How many dice, treats or changes a step means now."""
    total = step[C_CONST]
    if step[C_WORDS + W_PAWS]:
        total += _paws(t, n)
    if step[C_WORDS + W_SIZE]:
        total += extra
    if step[C_WORDS + W_OPEN]:
        for i in range(n):
            total += empty >> (6 * i) & 63 != 0
    if step[C_WORDS + W_TREATS]:
        total += treats
    if step[C_WORDS + W_DOWN]:
        total += t.fixed[F_DOWN]
    if step[C_WORDS + W_HIGHEST]:
        every = 0
        for i in range(n):
            every |= empty >> (6 * i) & 63
        while every:
            total += 1
            every >>= 1
    if step[C_WORDS + W_BURIED]:
        total += extra
    if step[C_WORDS + W_ALL]:
        total += COUNT[yard]
    return total


@compiled
def _hand(t, step, empty, n, yard, treats, extra, own):  # type: ignore[no-untyped-def]
    """How many dice a roll takes now, besides one's own."""
    if step[C_SOURCE] == S_YARD:
        return COUNT[yard]
    if step[C_SOURCE] == S_ASIDE:
        return min(step[C_CONST], extra)
    supply = t.fixed[F_DICE] - _dice(t, empty, n, yard) - own
    return min(_amount(t, step, empty, n, yard, treats, extra), supply)


@compiled
def _next_dice(t, at, empty, n, yard, treats, extra):  # type: ignore[no-untyped-def]
    """How many dice `more` would roll."""
    dice = 0
    for k in range(at + 1, t.steps[at, C_TO]):
        step = t.steps[k]
        if step[C_VERB] == V_GROW:
            extra += step[C_CONST]
        elif step[C_VERB] == V_ASK and step[C_ASK] == Q_PILE:
            dice += _dice(t, empty, n, yard) > 0
        elif step[C_VERB] == V_ROLL:
            dice += _hand(t, step, empty, n, yard, treats, extra, 0)
    return dice


@compiled
def _places(t, empty, n, kept, found):  # type: ignore[no-untyped-def]
    """All ways to put these dice on dogs, as many as fit; how many ways, and the buried total."""
    found[0] = empty
    count = 1
    for face in range(6):
        if kept[face] == 0:
            continue
        fits = 0
        for i in range(n):
            if empty >> (6 * i + face) & 1:
                fits |= 1 << i
        put = min(kept[face], _bits(fits))
        if put == 0:
            continue
        before = count
        first = True
        chosen = fits
        while chosen:  # every subset of the dogs with such a space
            if _bits(chosen) == put:
                taken = 0
                for i in range(n):
                    if chosen >> i & 1:
                        taken |= 1 << (6 * i + face)
                if first:
                    first_taken = taken
                    first = False
                else:
                    for k in range(before):
                        if count < found.size:
                            found[count] = found[k] & ~taken
                            count += 1
            chosen = (chosen - 1) & fits
        for k in range(before):
            found[k] &= ~first_taken
    return count


@compiled
def _left(empty, n, yard, kept):  # type: ignore[no-untyped-def]
    """The yard after as many of these dice as fit have gone on dogs."""
    for face in range(6):
        fits = 0
        for i in range(n):
            fits += empty >> (6 * i + face) & 1
        for _ in range(kept[face] - min(kept[face], fits)):
            yard = BURY[yard, face + 1]
            if yard == BUST:
                return yard
    return yard


@compiled
def _busted(t, n, drawn, treats):  # type: ignore[no-untyped-def]
    empty = 0
    for i in range(n):
        empty |= FULL_MASK[t.dogs[i]] << (6 * i)
    return _judge(t, empty, n, 0, drawn, 0, treats, t.fixed[F_SCORED], 0)


A_AT, A_EMPTY, A_YARD, A_EXTRA, A_OWN, A_SETTLED = range(6)
"""How an answer changes things: the step, empty spaces, the yard, what the trick remembers, whether
a die of one's own joins, whether dice were settled by it."""
ANSWERS = 200
DARING = 3
"""Bolt: dice that have to be rolled whatever comes; more are never worth it."""


@compiled
def _say(out, count, at, empty, yard, extra, own, settled):  # type: ignore[no-untyped-def]
    out[count, A_AT] = at
    out[count, A_EMPTY] = empty
    out[count, A_YARD] = yard
    out[count, A_EXTRA] = extra
    out[count, A_OWN] = own
    out[count, A_SETTLED] = settled
    return count + 1


@compiled
def _answers(t, at, empty, n, yard, treats, extra, out):  # type: ignore[no-untyped-def]
    """All answers to the question at this step that are worth a thought."""
    step = t.steps[at]
    ask = step[C_ASK]
    count = 0
    supply = t.fixed[F_DICE] - _dice(t, empty, n, yard)
    if ask == Q_NAME:
        for number in range(1, 7):
            count = _say(out, count, at + 1, empty, yard, number, 0, 0)
    elif ask == Q_BOLT:
        most = min(step[C_MOST], max(step[C_LEAST], _paws(t, n) + DARING))
        for dice in range(min(step[C_LEAST], supply), min(most, supply) + 1):
            count = _say(out, count, at + 1, empty, yard, dice, 0, 0)
    elif ask == Q_DIG:
        count = _say(out, count, at + 1, empty, yard, 0, 0, 0)
        left = extra - 1 if extra else _amount(t, step, empty, n, yard, treats, 0)
        for face in range(1, 7):
            less = UNBURY[yard, face]
            if left > 0 and less != BUST:
                count = _say(out, count, at, empty, BURY[less, face - 1], left, 0, 0)
                if face < 6 and BURY[less, face + 1] != BUST:
                    count = _say(out, count, at, empty, BURY[less, face + 1], left, 0, 0)
    elif ask == Q_TROT:
        count = _say(out, count, at + 1, empty, yard, 0, 0, 0)
        for i in range(6 * n):
            if _filled(t, empty, i):
                for j in range(6 * n):
                    if empty >> j & 1:
                        moved = (empty & ~(1 << j)) | 1 << i
                        count = _say(out, count, at + 1, moved, yard, 0, 0, 0)
    elif ask == Q_RETRIEVE:
        top = FULL_MASK[t.dogs[t.dogs.size - 1]] if supply > 0 and t.fixed[F_TOP] else 0
        for face in range(6):
            if top >> face & 1:
                count = _say(out, count, at + 1, empty, BURY[yard, face + 1], 0, 0, 1)
                for i in range(n):
                    if empty >> (6 * i + face) & 1:
                        put = empty & ~(1 << (6 * i + face))
                        count = _say(out, count, at + 1, put, yard, 0, 0, 1)
    elif ask == Q_PILE:
        for face in range(1, 7):
            if UNBURY[yard, face] != BUST:
                count = _say(out, count, at + 1, empty, UNBURY[yard, face], 0, 1, 0)
        for i in range(6 * n):
            if _filled(t, empty, i):
                count = _say(out, count, at + 1, empty | 1 << i, yard, 0, 1, 0)
    if count == 0:
        count = _say(out, count, at + 1, empty, yard, 0, 0, 0)
    return count


@compiled
def _filled(t, empty, i):  # type: ignore[no-untyped-def]
    """Does this space of these dogs hold a die?"""
    return FULL_MASK[t.dogs[i // 6]] & ~(empty >> (6 * (i // 6))) & (1 << (i % 6)) != 0


@compiled
def _count_on(some, least, roll):  # type: ignore[no-untyped-def]
    """The next set of dice between the least and all of them, if there is one."""
    face = 0
    while face < 6 and some[face] == roll[face]:
        some[face] = least[face]
        face += 1
    if face < 6:
        some[face] += 1
    return face < 6


@compiled
def _code(dice):  # type: ignore[no-untyped-def]
    """Dice as a number: 4 bits a face."""
    code = 0
    for face in range(6):
        code |= dice[face] << (4 * face)
    return code


@compiled
def _pips(code):  # type: ignore[no-untyped-def]
    """How many dice such a number means."""
    count = 0
    while code:
        count += code & 15
        code >>= 4
    return count


@compiled
def _keeps(step, extra, total, roll, out):  # type: ignore[no-untyped-def]
    """Which dice of a roll may be settled: every allowed set; as rows of counts."""
    keep = step[C_KEEP]
    if keep == K_ALL:
        out[0] = roll
        return 1
    if keep == K_NAMED:
        out[0] = roll
        out[0, extra:] = 0
        return 1
    count = 0
    if keep == K_ONE:
        for face in range(6):
            if roll[face]:
                out[count] = 0
                out[count, face] = roll[face]
                count += 1
        return count
    least = np.zeros(6, np.int64)
    goal = step[C_OF]
    dice = roll.sum()
    if keep == K_YARD:
        for face in range(6):
            if face + 1 >= total:
                least[face] = roll[face]
    kept = least.copy()
    go = True
    while go:
        right = keep == K_YARD
        if keep == K_COUNT:
            right = kept.sum() == min(goal, dice)
        elif keep == K_TOTAL:
            pips = 0
            for face in range(6):
                pips += kept[face] * (face + 1)
            right = pips == goal
        if right and count < out.shape[0]:
            out[count] = kept
            count += 1
        go = _count_on(kept, least, roll)
    if count == 0:
        out[0] = 0
        count = 1
    return count


@compiled
def _forced(t, at, empty, n, yard, treats, extra, own):  # type: ignore[no-untyped-def]
    """Do the steps that leave no choice: where that leads to, and how many dice are rolled there."""
    while at < t.steps.shape[0]:
        step = t.steps[at]
        verb = step[C_VERB]
        if verb == V_TREATS:
            more = _amount(t, step, empty, n, yard, treats, extra)
            treats += max(0, min(more, t.fixed[F_TREATS] - treats))
        elif verb == V_GIVE:
            treats -= min(treats, _amount(t, step, empty, n, yard, treats, extra))
        elif verb == V_GROW:
            extra += step[C_CONST]
        elif verb == V_DRAW:
            if n == t.fixed[F_DOGS] and t.fixed[F_TOP] and n + t.fixed[F_SCORED] < PACK:
                empty |= FULL_MASK[t.dogs[t.dogs.size - 1]] << (6 * n)
                n += 1
        elif verb == V_BACK:
            at = step[C_TO] - 1
        elif verb == V_MAY:
            if _next_dice(t, at, empty, n, yard, treats, extra) == 0:
                at = step[C_TO] - 1
            elif not (step[C_COVERED] and _paws(t, n) < extra):
                break
        elif verb == V_ROLL:
            dice = _hand(t, step, empty, n, yard, treats, extra, own) + own
            if dice:
                return at, empty, n, treats, extra, dice
        else:
            break
        at += 1
    return at, empty, n, treats, extra, 0


END = 15
UNIT = 4
"""A die in a handful takes so much of what is looked ahead, a roll of one die 1."""
NONE = np.zeros(6, np.int64)
SETS = 130


_INTS, _REALS, _SINGLES = np.zeros(1, np.int64), np.zeros(1), np.zeros(1, np.float32)
_SHAPE = numba.typeof(
    Table(
        _INTS.reshape(1, 1), _INTS, _SINGLES.reshape(1, 1, 1), _INTS, _SINGLES, _REALS,
        _SINGLES.reshape(1, 1), _SINGLES, _SINGLES, _INTS, _REALS, _INTS,
    )  # fmt: skip
)
# What calls itself has to say what it takes: Numba's cache loses it otherwise (numba/numba#6061).
_OF_CHANCE = types.float64(_SHAPE, *[types.int64] * 12)


@partial(compiled, signature=_OF_CHANCE)
def chance(t, at, empty, n, yard, treats, extra, own, settled, ahead, dice, kept, tries):  # type: ignore[no-untyped-def]
    """The chance to win from this step of the trick on.

    `extra` is what the trick remembers: dice aside, size, the number named, changes left plus one,
    or what was buried. `own`: a die of one's own joins the roll. `settled`: dice just were. With
    `dice`, those are being rolled, beside those kept (4 bits a face), with so many treats planned.
    """
    no, yes, bust = np.int64(0), np.int64(1), np.int64(BUST)  # literals would be other types here
    drawn = int(n > t.fixed[F_DOGS])
    if yard == BUST:
        return _busted(t, n, drawn, treats)
    if settled and n and empty == 0:
        scored = t.fixed[F_SCORED] + n
        if scored >= PACK:
            return 1.0
        return _judge(t, empty, n, 127, drawn, yard, treats, scored, min(n, PACK - scored))
    key = 0
    if dice == 0:
        at, empty, n, treats, extra, dice = _forced(t, at, empty, n, yard, treats, extra, own)
        if at >= t.steps.shape[0]:
            at, extra = END, 0
        key = at << 4 | extra
        key = ((key << 1 | own) << 3 | n) << 6 | yard
        key = (key << 5 | treats) << 36 | empty
        key += 1
        slot = _slot(t, key)
        if t.keys[slot] == key:
            return t.values[slot]
        tries = min(treats, t.fixed[F_TRIES] if ahead == t.fixed[F_AHEAD] else 1)
    if at == END or key and t.tally[0] >= t.fixed[F_CAP]:  # enough: as if the turn ended here
        drawn = int(n > t.fixed[F_DOGS])
        best = _judge(t, empty, n, 0, drawn, yard, treats, t.fixed[F_SCORED], 0)
    elif dice == 0:
        out = np.empty((ANSWERS, 6), np.int64)
        if t.steps[at, C_VERB] == V_MAY:
            count = _say(out, 0, t.steps[at, C_TO], empty, yard, 0, 0, 0)
            if ahead > 0:
                count = _say(out, count, at + 1, empty, yard, extra, 0, 0)
        else:
            count = _answers(t, at, empty, n, yard, treats, extra, out)
        best = -1.0
        for k in range(count):
            o = out[k]
            best = max(best, chance(t, o[A_AT], o[A_EMPTY], n, o[A_YARD], treats, o[A_EXTRA], o[A_OWN], o[A_SETTLED], ahead, no, no, no))
    else:
        step = t.steps[at]
        total = TOTAL[yard]
        if key:
            if step[C_SOURCE] == S_YARD:
                yard = 0
            elif step[C_SOURCE] == S_ASIDE:
                extra -= dice
            ahead = max(0, ahead - (UNIT * dice if dice > 1 else 1))
        hand = dice + _pips(kept)
        again = -1.0
        if tries > 0:
            again = chance(t, at, empty, n, yard, treats - 1, extra, no, no, ahead, hand, no, tries - 1)
        t.tally[1] += 1
        number = t.tally[1]
        best = 0.0
        roll = np.empty(6, np.int64)
        part = np.empty(6, np.int64)
        sets = np.empty((SETS, 6), np.int64)
        found = np.empty(128, np.int64)
        dice = min(dice, MOST)
        for r in range(FIRST[dice], FIRST[dice + 1]):
            for face in range(6):
                roll[face] = t.rolls[r, face] + (kept >> (4 * face) & 15)
            most = again
            if tries > 0 and step[C_PART]:
                part[:] = 0
                while _count_on(part, NONE, roll):
                    code = _code(part)
                    left = hand - _pips(code)
                    if left == 0:
                        continue
                    slot = _slot(t, 1 << 61 | (treats << 2 | tries) << 24 | code)
                    if t.keys[slot] == 0:
                        value = chance(t, at, empty, n, yard, treats - 1, extra, no, no, ahead, left, code, tries - 1)
                        slot = _slot(t, 1 << 61 | (treats << 2 | tries) << 24 | code)
                        t.keys[slot] = 1 << 61 | (treats << 2 | tries) << 24 | code
                        t.values[slot] = value
                        t.tally[0] += 1
                    most = max(most, t.values[slot])
            for k in range(_keeps(step, extra, total, roll, sets)):
                name = 1 << 62 | (number & 0xFFFFFFF) << 24 | _code(sets[k])
                if step[C_KEEP] != K_ALL:
                    slot = _slot(t, name)
                    if t.keys[slot] == name:
                        most = max(most, t.values[slot])
                        continue
                after = _left(empty, n, yard, sets[k])
                value = -1.0
                if after == BUST:
                    value = chance(t, at, empty, n, bust, treats, no, no, yes, ahead, no, no, no)
                else:
                    told = TOTAL[after] - TOTAL[yard] if t.fixed[F_BURY] else extra
                    for w in range(_places(t, empty, n, sets[k], found)):
                        value = max(value, chance(t, at + 1, found[w], n, after, treats, told, no, yes, ahead, no, no, no))
                if t.fixed[F_BURY]:
                    after = _left(0, n, yard, sets[k])
                    if after != BUST:
                        told = TOTAL[after] - TOTAL[yard]
                        value = max(value, chance(t, at + 1, empty, n, after, treats, told, no, yes, ahead, no, no, no))
                if step[C_KEEP] != K_ALL and t.tally[0] < t.keys.size // 2:
                    slot = _slot(t, name)
                    t.keys[slot] = name
                    t.values[slot] = value
                    t.tally[0] += 1
                most = max(most, value)
            best += t.chances[r] * most
    if key and t.tally[0] < t.fixed[F_CAP]:
        slot = _slot(t, key)
        if t.keys[slot] == 0:
            t.tally[0] += 1
            t.keys[slot] = key
            t.values[slot] = best
    return best
