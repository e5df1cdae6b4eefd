"""Dixit in numbers: a card, and a clue out of a list in the language of the table.

The list is what our bots know to say (`lapki.bots.dixit.clues`), some two thousand clues. Cards
come last in the table, so that a larger deck changes no number.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from msgspec.structs import replace

from lapki.adapters.acts import Numbers, Spelled, Spelling, flags, share
from lapki.bots.dixit.clues import listed
from lapki.games.chance import Thing
from lapki.games.contract import Move, Seat
from lapki.games.dixit import notation
from lapki.games.dixit.state import (
    CLUE,
    Deal,
    DixitMove,
    DixitOptions,
    Give,
    LayOut,
    Phase,
    Tell,
    View,
)

SLOTS = range(1, 9)
"""No table has more cards on it: eight seats, or three who give two."""
PHASES: tuple[str, ...] = get_args(Phase)


@cache
def clues(language: str) -> tuple[str, ...]:
    """All that can be said in a language, each once, by the cards they were written for."""
    known = (clue.text for told in listed(language).values() for clue in told)
    return tuple(dict.fromkeys(known))


class DixitSpelling(Spelling):
    """One's own cards, the table and the discard, card by card; the clue; who did what."""

    def __init__(self, seats: int, options: DixitOptions, language: str) -> None:
        self.language, self.clues = language, clues(language)
        votes = tuple(f"vote {slot}" for slot in SLOTS)
        self.free = range(len(votes), len(votes) + len(self.clues))
        cards = range(1, options.cards + 1)
        acts = (*votes, *(f"clue {clue}" for clue in self.clues), *(f"card {n}" for n in cards))
        super().__init__(acts, cards, seats, options)

    def words(self, move: DixitMove) -> tuple[str, ...]:
        match move:
            case Tell(card, clue):
                return (f"card {card}", f"clue {clue}")
            case Give(cards):
                return tuple([f"card {card}" for card in cards])
        return (notation.write(move),)

    def _spell(self, move: Move) -> Spelled:
        if isinstance(move, Tell) and move.clue == CLUE:
            return (self.ids[f"card {move.card}"], self.free)
        return super()._spell(move)

    def fill(self, move: Tell, act: int) -> Move:
        return replace(move, clue=self.clues[act - self.free.start])

    def outcome(self, move: Deal | LayOut) -> tuple[Thing, ...]:
        return move.cards

    def observe(self, view: View, seat: Seat) -> Numbers:
        me, cards = seat - 1, self.options.cards
        hand, gift, vote = view.players[me].hand, view.gifts[me], view.votes[me]
        assert isinstance(hand, tuple)
        given = gift if isinstance(gift, tuple) else ()
        numbers = flags([card - 1 for card in hand], cards)
        numbers += flags([card - 1 for card in given], cards)
        numbers += flags([view.told - 1] if view.told is not None else (), cards)
        numbers += flags([card - 1 for card in view.discard], cards)
        for slot in SLOTS:
            numbers += flags([view.table[slot - 1] - 1] if slot <= len(view.table) else (), cards)
        said = self.ids.get(f"clue {view.clue}")
        numbers += flags([said - self.free.start] if said is not None else (), len(self.clues))
        own = [vote - 1] if isinstance(vote, int) and not isinstance(vote, bool) else []
        numbers += flags(own, len(SLOTS))
        for each in self.around(seat):
            numbers += self._player(view, each)
        return numbers + flags([PHASES.index(view.phase)], len(PHASES))

    def _player(self, view: View, seat: Seat) -> list[float]:
        score = share(view.players[seat - 1].score, self.options.goal)
        gave, voted = view.gifts[seat - 1], view.votes[seat - 1]
        answered = [float(given not in (None, False)) for given in (gave, voted)]
        return [score, float(view.storyteller == seat), *answered]


def spelling(seats: int, options: Any, language: str) -> Spelling:
    """What can be said follows the language, and how many cards there are the deck."""
    return DixitSpelling(seats, options, language)
