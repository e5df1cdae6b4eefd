"""What people at a table decide together: whether a turn is taken back, and whether a bot plays for
somebody who doesn't. Nothing here is done, nothing told: a table asks what would be right."""

from __future__ import annotations

from typing import Literal, NamedTuple

from lapki.games.contract import Seat
from lapki.house.refusals import Declined
from lapki.house.wire import UndoInfo, VoteInfo

Seats = frozenset[Seat]
Fate = Literal["bot", "away"]
"""A bot plays a seat until its person comes back, or for good."""


class UndoAsked(NamedTuple):
    """Somebody wants to take a turn back: who, to where, who has to agree, and who does so far."""

    by: Seat
    plies: int
    needed: Seats
    agreed: Seats

    @property
    def granted(self) -> bool:
        return self.needed <= self.agreed


class Vote(NamedTuple):
    """The others decide whether a bot plays somebody's seat."""

    what: Fate
    seat: Seat
    by: Seat | None
    """None: an owner who doesn't sit."""
    agreed: Seats

    def carried(self, people: Seats) -> bool:
        """Does everybody else agree who plays?"""
        return people - {self.seat} <= self.agreed


class Polls:
    """What is open at one table."""

    def __init__(self) -> None:
        self.undo: UndoAsked | None = None
        self.vote: Vote | None = None
        self._refused: tuple[Seat, int] | None = None
        """Whose undo was refused, and after how many moves."""

    # --- taking back ----------------------------------------------------------------------------

    def may_ask(self, seat: Seat, plies: int) -> bool:
        """False: they have asked already. A no stands until somebody moves."""
        if self.undo and self.undo.by == seat:
            return False  # a second click: whoever agreed has agreed
        if self.undo:
            raise Declined("undo-open")
        if self._refused == (seat, plies):
            raise Declined("undo-refused")
        return True

    def ask(self, seat: Seat, to: int, others: Seats | None, people: Seats, bots: Seats) -> None:
        """Ask those whom it concerns, or nobody (None). Who has left can't agree any more, and
        nobody can agree in their place."""
        if left := sorted((others or frozenset()) & bots):
            raise Declined("undo-left", seat=left[0])
        needed = frozenset() if others is None else others | people
        self.undo = UndoAsked(seat, to, needed, frozenset({seat}))

    def agree(self, seat: Seat) -> None:
        """One more agrees that it is taken back."""
        asked = self._asked()
        self.undo = asked._replace(agreed=asked.agreed | {seat})

    def refuse(self, seat: Seat, plies: int) -> Seat:
        """No; or who asked thinks better of it. Answers who had asked."""
        asked, self.undo = self._asked(), None
        if asked.by != seat:
            self._refused = asked.by, plies
        return asked.by

    def _asked(self) -> UndoAsked:
        if self.undo is None:
            raise Declined("no-undo")
        return self.undo

    # --- somebody's seat ------------------------------------------------------------------------

    def propose(self, what: Fate, seat: Seat, by: Seat | None, people: Seats) -> Vote:
        """Let the others decide. Of two, nobody can send the other one away."""
        if what == "away" and not people - {seat, by}:
            raise Declined("vote-alone")
        if self.vote and self.vote[:2] != (what, seat):
            raise Declined("vote-open")
        agreed = self.vote.agreed if self.vote else frozenset()
        mine = frozenset() if by is None else frozenset({by})
        self.vote = Vote(what, seat, by, agreed | mine)
        return self.vote

    def answer(self, seat: Seat, word: str) -> Vote | None:
        """Agree or disagree; one no is enough. Whom it is about has no vote."""
        if self.vote is None or seat == self.vote.seat:
            raise Declined("no-vote")
        agreed = self.vote.agreed | {seat}
        self.vote = None if word == "refuse" else self.vote._replace(agreed=agreed)
        return self.vote

    # --- what is said of it ---------------------------------------------------------------------

    def undo_info(self) -> UndoInfo | None:
        return UndoInfo(self.undo.by, tuple(sorted(self.undo.agreed))) if self.undo else None

    def vote_info(self) -> VoteInfo | None:
        if self.vote is None:
            return None
        what, seat, by, agreed = self.vote
        return VoteInfo(what, seat, by, tuple(sorted(agreed)))
