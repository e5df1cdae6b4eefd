"""A player of Dixit that thinks in keywords.

It knows of each dream what is in it, its moods and its ideas, in all four languages, and compares
words by their beginnings, since they change their endings. It understands all of them and speaks
the language of the table. Level 1 says what it sees and guesses.
Level 3 looks for a clue that some will find and others won't, gives what fits the clue best, and
votes in the same way. Of pictures it doesn't know (another deck) it can only dream.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from functools import cache, lru_cache
from math import comb
from random import Random

from lapki.bots.contract import Bot, Budget, Sight
from lapki.games.contract import Move
from lapki.games.dixit import rules
from lapki.games.dixit.dreams import Dream, Said, dream, dreams
from lapki.games.dixit.state import Card, Cards, Give, Slot, Tell, View, Vote

LANGUAGES = ("uk", "pl", "ru", "en")
WEIGHTS = {"shows": 1.0, "moods": 1.0, "ideas": 1.0, "title": 0.8, "about": 0.5}
"""How much a word says of a card, by where it stands."""

SMALL = frozenset(
    re.findall(
        r"\w+",
        "про для під над між при без або щоб коли його яка які що "
        "это под как что или его она они где был "
        "nie jak dla pod nad się jest przez oraz ale gdy ten tym jego "
        "the and for with from its are who you one his her not but that this out",
    )
)
"""Words that stand in every sentence and say nothing of a picture."""


class Dreamer(Bot):
    """Levels 1 and 3."""

    levels = (1, 3)

    def choose(self, sight: Sight, level: int, budget: Budget, rng: Random) -> Move:
        view: View = sight.view
        if level < 3 and view.phase != "tell":
            move: Move = rng.choice(list(sight.legal()))
            return move
        hand = view.players[sight.seat - 1].hand
        assert isinstance(hand, tuple)
        deck = sight.options.deck
        if view.phase == "tell":
            tell = _plain_clue if level < 3 else _clue
            return tell(sight, hand, rng)
        assert view.clue is not None
        if view.phase == "give":
            return Give(_best(view.clue, hand, rules.gift_size(sight.seats), deck, rng))
        slots = [move.slot for move in sight.legal()]
        return Vote(_vote(view, slots, deck, rng))


bot = Dreamer()


# --- the three questions ------------------------------------------------------------------------


def _plain_clue(sight: Sight, hand: Cards, rng: Random) -> Tell:
    """Any card, and something that is in it."""
    card = rng.choice(hand)
    scene = dream(card, sight.options.deck)
    if not scene:
        return Tell(card, _dreamt(sight.language, rng))
    return Tell(card, rng.choice(scene.said(sight.language).shows))


def _clue(sight: Sight, hand: Cards, rng: Random) -> Tell:
    """A mood or an idea of a card, chosen so that some will find the card, but not all."""
    known = [scene for card in hand if (scene := dream(card, sight.options.deck))]
    if not known:
        return Tell(rng.choice(hand), _dreamt(sight.language, rng))
    seen = {*hand, *sight.view.discard}
    hidden = [card for card in dreams() if card not in seen]
    clues = [
        (_risk(scene, clue, hidden, sight.seats) + rng.random() / 5, scene.card, clue)
        for scene in known
        for clue in scene.said(sight.language).moods + scene.said(sight.language).ideas
    ]
    _, card, clue = min(clues)
    return Tell(card, clue)


def _risk(scene: Dream, clue: str, hidden: list[Card], seats: int) -> float:
    """How likely it is that all find the card or none does, if others give what fits the clue."""
    scores = likeness(clue)
    rivals = sum(scores.get(card, 0) >= 0.8 * scores[scene.card] for card in hidden)
    gifts, voters = rules.gift_size(seats), seats - 1
    held = rules.hand_size(seats) / gifts
    fits = 1 - (1 - rivals / max(len(hidden), 1)) ** held  # a gift is a rival of the card
    risk = 0.0
    for lying in range(gifts * voters + 1):
        seen = lying * (voters - 1) / voters  # nobody votes for its own
        found = 1 / (1 + seen)
        risk += _binomial(gifts * voters, lying, fits) * (found**voters + (1 - found) ** voters)
    return risk


def _binomial(many: int, hits: int, chance: float) -> float:
    return float(comb(many, hits) * chance**hits * (1 - chance) ** (many - hits))


def _best(clue: str, cards: Cards, count: int, deck: str, rng: Random) -> Cards:
    """The cards that fit the clue best; chance decides between equals."""
    scores = likeness(clue) if deck == "dreams" else {}
    ranked = sorted(cards, key=lambda card: (-scores.get(card, 0), rng.random()))
    return tuple(sorted(ranked[:count]))


def _vote(view: View, slots: list[Slot], deck: str, rng: Random) -> Slot:
    """The slot whose card fits the clue best."""
    assert view.clue is not None
    (card,) = _best(view.clue, tuple(view.table[slot - 1] for slot in slots), 1, deck, rng)
    return view.table.index(card) + 1


def _dreamt(language: str, rng: Random) -> str:
    """A clue out of nothing: some mood of some dream."""
    return rng.choice(rng.choice(list(dreams().values())).said(language).moods)


# --- likeness -----------------------------------------------------------------------------------


@lru_cache(maxsize=4_096)
def likeness(clue: str) -> dict[Card, float]:
    """How well each dream fits a clue, in whatever language; cards that don't fit are left out.

    Each word of the clue counts once a card, by the likest word there; rare words count more.
    """
    fit: dict[Card, float] = defaultdict(float)
    for token in _tokens(clue):
        best: dict[Card, float] = {}
        for known, places in _index().get(token[:3], {}).items():
            alike = _alike(token, known)
            if alike:
                rarity = 1 / (1 + len(places) / 4)
                for card, weight in places.items():
                    best[card] = max(best.get(card, 0), alike * weight * rarity)
        for card, score in best.items():
            fit[card] += score
    return dict(fit)


def _alike(one: str, other: str) -> float:
    """1 for the same word, less for words that only begin alike, 0 for others."""
    if one == other:
        return 1
    longest = max(len(one), len(other))
    same = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    return 0.9 * same / longest if same >= max(3, 0.6 * longest) else 0


def _tokens(text: str) -> list[str]:
    """The words of a text that say something: three letters or more, and none of the small ones."""
    plain = unicodedata.normalize("NFC", text).casefold().replace("ʼ", "’").replace("'", "’")
    found = re.findall(r"[^\W\d_]+(?:’[^\W\d_]+)?", plain)
    return [word for word in found if len(word) > 2 and word not in SMALL]


def _texts(said: Said) -> list[tuple[float, str]]:
    """All that is said of a card, each part with its weight."""
    return [
        (weight, text) for part, weight in WEIGHTS.items() for text in _listed(getattr(said, part))
    ]


def _listed(part: str | tuple[str, ...]) -> tuple[str, ...]:
    return (part,) if isinstance(part, str) else part


@cache
def _index() -> dict[str, dict[str, dict[Card, float]]]:
    """Words by their first three letters, and the cards on which they stand."""
    index: dict[str, dict[str, dict[Card, float]]] = defaultdict(lambda: defaultdict(dict))
    for scene in dreams().values():
        for language in LANGUAGES:
            for weight, text in _texts(scene.said(language)):
                for token in _tokens(text):
                    cards = index[token[:3]][token]
                    cards[scene.card] = max(cards.get(scene.card, 0), weight)
    return index
