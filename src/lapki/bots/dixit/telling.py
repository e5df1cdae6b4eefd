"""A card, and a clue that some will find but not all.

Every clue that could be said of a card in hand is tried at tables as they may come to lie: others
hold cards that nobody here has seen, give what fits best, and vote by ears of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from lapki.bots.contract import Budget, Sight
from lapki.bots.dixit.clues import LANGUAGES, SEEN, Clue, Lore, key, listed
from lapki.bots.dixit.table import Round, hand_of, rounds, unseen
from lapki.bots.dixit.tempers import Temper, temper_of
from lapki.bots.dixit.understanding import fits
from lapki.bots.dixit.voters import LAPSE, guessed, hearing, pulls
from lapki.games.dixit import rules
from lapki.games.dixit.state import CLUE_LIMIT, Cards, Tell
from lapki.words import Words

Array = Any

PLAINER = (0.0, 0.7, 0.3, 0.0)
"""People find more in a picture than we have words for: so much more a plain clue fits for them."""
_LOOKS = np.array([0, 1, 0, 0])
"""Only those who look at the pictures, of the ways in `pulls`."""
KINDLY = 1.5
"""What it is worth that somebody finds the card: a bot plays with people, not against them."""
ENOUGH, EVENLY = 0.62, 0.5
"""Until so many of them find it, or of two: beyond that only the rules count."""
_AT_ONCE = 32
"""So many clues are weighed together; then the clock is read."""
AGAIN = "again"
"""The kind of a clue that takes up what somebody has said."""
JOKE = 0.12
"""So often something said before is taken up, if a card in hand fits it."""
LOVED, STALE = 0.06, 0.05
"""What a kind of one's own is worth, and what a kind loses each time that it was just used."""
READILY = 2
"""So much more readily a clue of such a kind occurs to one."""


class Idea(NamedTuple):
    """A clue that could be told, and how likely some find it, but not all."""

    clue: Clue
    some: float
    worth: float
    """The same, with what one likes."""

    @property
    def move(self) -> Tell:
        return Tell(self.clue.card, self.clue.text)


def plainly(sight: Sight, hand: Cards, rng: Random, lore: Lore) -> Tell:
    """Any card, and something that is in it."""
    past = _said(rounds(sight.past()))
    clues = [clue for clue in lore.shown(_language(sight)) if clue.card in hand]
    if not clues:
        return blindly(sight, hand, rng)
    fresh = [clue for clue in clues if key(clue.text) not in past] or clues
    clue = rng.choice(fresh)
    return Tell(clue.card, clue.text)


def blindly(sight: Sight, hand: Cards, rng: Random) -> Tell:
    """A clue out of nothing, for pictures that it doesn't know."""
    past, temper = _said(rounds(sight.past())), temper_of(sight.seat)
    clues = [
        clue
        for clues in listed(_language(sight)).values()
        for clue in clues
        if clue.kind in temper.loves and clue.plain == 3 and key(clue.text) not in past
    ]
    return Tell(rng.choice(hand), rng.choice(clues).text)


def ideas(
    sight: Sight,
    lore: Lore,
    budget: Budget,
    rng: Random,
    tables: int,
    *,
    learns: bool,
    all_there_is: bool = False,
) -> list[Idea]:
    """What could be told, the best first: what occurs to a bot, or all there is; as many clues are
    weighed as the budget allows."""
    past = rounds(sight.past())
    taste = _Taste(sight, past, lore)
    clues = list(_candidates(sight, past, rng, lore))
    if not all_there_is:
        clues = taste.occurring(clues, rng)
    imagined = _Tables(sight, rng, tables, lore)
    ears = guessed(sight, past if learns else [], lore)[[seat - 1 for seat in imagined.voters]]
    enough = EVENLY if len(imagined.voters) == 2 else ENOUGH
    until = None if budget.seconds is None else monotonic() + 0.9 * budget.seconds
    most = len(clues) if budget.nodes is None else max(1, budget.nodes // tables)
    weighed: list[Idea] = []
    for begin in range(0, min(most, len(clues)), _AT_ONCE):
        some = clues[begin : min(most, begin + _AT_ONCE)]
        for clue, chance, each in zip(
            some, *imagined.found(some, sight.language, ears), strict=True
        ):
            worth = chance + KINDLY * min(each, enough) + taste.of(clue)
            weighed.append(Idea(clue, float(chance), float(worth)))
        if until is not None and monotonic() > until:
            break
    return sorted(weighed, key=lambda idea: -idea.worth)


def reckoned(sight: Sight, lore: Lore, told: Tell, tables: int) -> tuple[float, float]:
    """How likely some but not all find what somebody told, and how likely each of them does."""
    rng, kind = Random(1), lore.kind_of(told.clue, sight.language)
    ours = lore.listed(_language(sight)).get(told.card, ())
    same = (clue for clue in ours if key(clue.text) == key(told.clue))
    clue = next(same, Clue(told.card, kind or SEEN, 2, told.clue))
    imagined = _Tables(sight, rng, tables, lore)
    ears = guessed(sight, rounds(sight.past()), lore)[[seat - 1 for seat in imagined.voters]]
    some, each = imagined.found([clue], sight.language, ears)
    return float(some[0]), float(each[0])


# --- what could be said -------------------------------------------------------------------------


def _candidates(sight: Sight, past: list[Round], rng: Random, lore: Lore) -> Iterator[Clue]:
    """All that was never said in this game; now and then what was said before, taken up."""
    said, listed = _said(past), lore.listed(_language(sight))
    for card in hand_of(sight):
        for clue in listed.get(card, ()):
            if key(clue.text) not in said:
                yield clue
    if rng.random() < JOKE:
        yield from _taken_up(sight, past, lore)


def _taken_up(sight: Sight, past: list[Round], lore: Lore) -> Iterator[Clue]:
    """*The same, part two*: what somebody else said of another card, if it fits one of ours."""
    say, hand = Words(_language(sight)), hand_of(sight)
    said = _said(past)
    for over in past:
        if over.teller == sight.seat or len(over.clue) > CLUE_LIMIT // 4:
            continue
        text = say("dixit-bot-again", clue=over.clue)
        fit = fits(over.clue, sight.language, lore)
        card = max(hand, key=lambda card: fit.get(card, 0.0))
        if fit.get(card, 0.0) > 0.5 * max(fit.values(), default=1) and key(text) not in said:
            yield Clue(card, AGAIN, 2, text)


def _said(past: list[Round]) -> set[str]:
    return {key(over.clue) for over in past}


def _language(sight: Sight) -> str:
    return sight.language if sight.language in LANGUAGES else "en"


def one_of(voters: int) -> int:
    """One of so many clues occurs to a bot at a time. Where many vote, many clues are good, and it
    would always be the same ones that are best."""
    return min(3 * voters - 2, 12)


class _Taste:
    """What a bot likes to say now: its own kinds, and not again and again the same."""

    def __init__(self, sight: Sight, past: list[Round], lore: Lore) -> None:
        self.temper: Temper = temper_of(sight.seat)
        mine = [over.clue for over in past if over.teller == sight.seat]
        self.one_of = one_of(sight.seats - 1)
        self.stale = [lore.kind_of(clue, _language(sight)) or AGAIN for clue in mine[-3:]]

    def occurring(self, clues: list[Clue], rng: Random) -> list[Clue]:
        """Not everything occurs to one at a time, but what one loves rather."""
        clues.sort(key=lambda clue: rng.expovariate(READILY if self._loves(clue) else 1))
        return clues[: -(-len(clues) // self.one_of)]

    def of(self, clue: Clue) -> float:
        loved = LOVED * self._loves(clue)
        far = 0.02 * abs(clue.plain - self.temper.plain)
        return loved - far - STALE * self.stale.count(clue.kind)

    def _loves(self, clue: Clue) -> bool:
        return clue.kind in self.temper.loves or clue.kind == AGAIN


# --- tables as they may come to lie -------------------------------------------------------------


class _Tables:
    """Some deals of the cards that nobody has seen, to all who will vote."""

    def __init__(self, sight: Sight, rng: Random, tables: int, lore: Lore) -> None:
        self.lore = lore
        self.voters = [seat for seat in range(1, sight.seats + 1) if seat != sight.seat]
        many, each = len(self.voters), rules.hand_size(sight.seats)
        self.gifts = rules.gift_size(sight.seats)
        hidden = unseen(sight, lore)
        deals = [rng.sample(hidden, many * each) for _ in range(tables)]
        self.hands = np.array([[card - 1 for card in deal] for deal in deals]).reshape(
            -1, many, each
        )
        chance = np.random.default_rng(rng.getrandbits(64))
        self.whims = chance.gumbel(size=self.hands.shape)

    def found(self, clues: list[Clue], language: str, ears: Array) -> tuple[Array, Array]:
        """How likely each clue is found by some but not by all, and how likely by each of them."""
        fit = np.array([pulls(clue.text, language, self.lore) for clue in clues])
        told = np.array([clue.card - 1 for clue in clues])
        plain = np.array([PLAINER[clue.plain] for clue in clues])
        mine = fit[np.arange(len(clues)), :, told] + plain[:, None] * _LOOKS
        rivals = np.exp(fit)[np.arange(len(clues))[:, None], :, self._given(fit)]
        rivals = rivals.reshape(*rivals.shape[:1], -1, len(self.voters), self.gifts, fit.shape[1])
        pull = rivals.sum(3)  # by clue, table, voter and way
        mine = np.exp(mine)[:, None, None, :]
        others = np.maximum(pull.sum(2, keepdims=True) - pull, 0)  # rounding may leave less
        found = mine / (mine + others)
        chance = 1 / (1 + self.gifts * (len(self.voters) - 1))
        found = (1 - LAPSE) * found + LAPSE * chance
        heard_by = np.array([hearing(clue.kind) for clue in clues])
        finds = np.einsum("ntvw,nvw->ntv", found, ears @ heard_by)
        some = 1 - (finds.prod(2) + (1 - finds).prod(2)).mean(1)
        return some, finds.mean((1, 2))

    def _given(self, fit: Array) -> Array:
        """What each would give: the best of a hand, as one sees it; a row a clue."""
        liked = fit[:, 1:].mean(1)[:, self.hands] + self.whims
        best = np.argsort(-liked, axis=-1)[..., : self.gifts]
        hands = np.broadcast_to(self.hands, liked.shape)
        return np.take_along_axis(hands, best, axis=-1).reshape(len(fit), -1)
