"""The rules of Boooop, in the order in which a turn meets them.

place (BOO-2) → boop (BOO-3 … 6) → the ghost acts (BOO-7 … 14) → win? (BOO-15) → graduate
(BOO-16 … 18) → the other seat. Nothing is looked at before everything has moved.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from lapki.games.boooop.bed import (
    AHEAD,
    AROUND,
    BESIDE,
    CELL,
    CELLS,
    ENTRIES,
    threes,
)
from lapki.games.boooop.events import (
    BoooopEvent,
    Booped,
    GhostEntered,
    GhostGlided,
    GhostLeft,
    Graduated,
    Held,
    Placed,
    Spooked,
    Won,
)
from lapki.games.boooop.state import (
    ACTIVE,
    CATS,
    EMPTY,
    FAMILIES,
    KITTENS,
    BoooopMove,
    Enter,
    Ghost,
    Graduate,
    Hold,
    Kind,
    Phase,
    Place,
    Pool,
    State,
)
from lapki.games.contract import Seat


def start(*, haunted: bool) -> State:
    """An empty bed, eight kittens a seat, and the ghosts (if any) in their pools."""
    pools = (Pool(ACTIVE, 0), Pool(ACTIVE, 0))
    return State(
        board=EMPTY * len(CELLS),
        pools=pools,
        ghosts=(None, None),
        turn=1,
        phase="place",
        winner=None,
        haunted=haunted,
    )


# --- a turn -------------------------------------------------------------------------------------


def play(state: State, move: BoooopMove) -> tuple[State, tuple[BoooopEvent, ...]]:
    """What comes of a move, up to the next question."""
    bed = _Working(state)
    match move:
        case Place():
            bed.place(move)
        case Enter():
            bed.enter(move.stop)
            bed.look()
        case Hold():
            bed.look()
        case Graduate():
            bed.graduate(tuple(CELL[cell] for cell in move.cells))
    return bed.state(), tuple(bed.events)


class _Working:
    """The bed while things move on it; a state goes in, a state and the events come out."""

    __slots__ = ("board", "events", "ghosts", "haunted", "next", "pools", "seat", "seen")

    def __init__(self, state: State) -> None:
        self.seat = state.turn
        self.board = list(state.board)
        violet, orange = state.pools
        self.pools = [[violet.kittens, violet.cats], [orange.kittens, orange.cats]]
        self.ghosts = list(state.ghosts)
        self.haunted = state.haunted
        self.next: tuple[Seat, Phase, Seat | None] = (state.turn, state.phase, None)
        self.events: list[BoooopEvent] = []
        self.seen = ""
        """The board as the seat looks at it at the end of its turn, if it stays so."""

    def state(self) -> State:
        (v, big_v), (o, big_o) = self.pools
        turn, phase, winner = self.next
        return State(
            board=self.seen or "".join(self.board),
            pools=(Pool(v, big_v), Pool(o, big_o)),
            ghosts=(self.ghosts[0], self.ghosts[1]),
            turn=turn,
            phase=phase,
            winner=winner,
            haunted=self.haunted,
        )

    def place(self, move: Place) -> None:
        """BOO-1: the piece is placed and boops; then the ghost has its say."""
        cell = CELL[move.cell]
        heavy = move.piece == "c"
        self.board[cell] = (CATS if heavy else KITTENS)[self.seat - 1]
        self.pools[self.seat - 1][heavy] -= 1
        self.events.append(Placed(self.seat, move.piece, move.cell))
        self.boop(cell, heavy=heavy)
        if self.haunted and self.ghosts[self.seat - 1] is None:
            self.next = (self.seat, "ghost", None)  # BOO-8: asked even if a win already stands
            return
        if self.haunted:
            self.glide()
        self.look()

    def boop(self, cell: int, *, heavy: bool) -> None:
        """BOO-3: all neighbours are pushed one cell straight away, but for those that stay."""
        for near, beyond, stays in neighbours(self.board, cell, heavy=heavy):
            if not stays:
                self.push(near, beyond)

    def push(self, cell: int, to: int | None, over: tuple[int, ...] = ()) -> None:
        """Move a piece to a cell, or (BOO-5) off the bed into its owner's pool."""
        piece = self.board[cell]
        owner, kind = _whose(piece)
        self.board[cell] = EMPTY
        if to is None:
            self.pools[owner - 1][kind == "c"] += 1
        else:
            self.board[to] = piece
        target = None if to is None else CELLS[to]
        if over:
            self.events.append(
                Spooked(owner, kind, CELLS[cell], named(over), target, off=to is None)
            )
        else:
            self.events.append(Booped(owner, kind, CELLS[cell], target, off=to is None))

    # -- the ghost

    def enter(self, stop: str) -> None:
        """BOO-8: the ghost appears, heading straight across, and boops nobody."""
        self.ghosts[self.seat - 1] = Ghost(stop, ENTRIES[stop])
        self.events.append(GhostEntered(self.seat, stop, ENTRIES[stop]))

    def glide(self) -> None:
        """BOO-9, BOO-10, BOO-14: on to the first free stop of its line, or off at its end."""
        ghost = self.ghosts[self.seat - 1]
        assert ghost is not None
        other = self.ghosts[2 - self.seat]
        ahead = AHEAD[ghost.stop, ghost.heading]
        skipped = None
        if ahead and other is not None and ahead[0] == other.stop:
            skipped, ahead = ahead[0], ahead[1:]
        if not ahead:
            self.ghosts[self.seat - 1] = None
            self.events.append(GhostLeft(self.seat, ghost.stop))
            return
        self.ghosts[self.seat - 1] = Ghost(ahead[0], ghost.heading)
        self.events.append(GhostGlided(self.seat, ghost.stop, ahead[0], skipped))
        for cell, away in BESIDE[ahead[0]]:
            if self.board[cell] != EMPTY:
                self.spook(cell, away)

    def spook(self, cell: int, away: tuple[int, ...]) -> None:
        """BOO-11: straight away from the seam; BOO-12: over whatever stands in the way."""
        run = 0
        while run < len(away) and self.board[away[run]] != EMPTY:
            run += 1
        self.push(cell, away[run] if run < len(away) else None, over=away[:run])

    # -- the end of the turn

    def look(self) -> None:
        """BOO-15, then BOO-16 … 18, for the seat on turn alone (BOO-19)."""
        board = self.seen = "".join(self.board)
        won = win(board, self.seat)
        if won is not None:
            self.next = (self.seat, "over", self.seat)
            self.events.append(
                Won(self.seat, cells=named(won)) if won else Won(self.seat, eight=True)
            )
            return
        choices = graduations(board, self.seat)
        if len(choices) > 1:
            self.next = (self.seat, "graduate", None)
        elif choices:
            self.graduate(choices[0])
        else:
            self.next = (3 - self.seat, "place", None)

    def graduate(self, cells: tuple[int, ...]) -> None:
        """BOO-16, BOO-17: off the bed; kittens are retired, and only cats come to the pool."""
        kittens = sum(self.board[cell] in KITTENS for cell in cells)
        for cell in cells:
            self.board[cell] = EMPTY
        self.seen = ""
        self.pools[self.seat - 1][1] += len(cells)
        self.events.append(Graduated(self.seat, named(cells), kittens))
        self.next = (3 - self.seat, "place", None)


# --- looking at the bed -------------------------------------------------------------------------


def _ones(pieces: str) -> bytes:
    """Makes of a board a number to base two, in which these pieces are ones."""
    every = EMPTY + "".join(FAMILIES)
    digits = "".join("1" if piece in pieces else "0" for piece in every)
    return bytes.maketrans(every.encode(), digits.encode())


_CATS = tuple(map(_ones, CATS))
_FAMILIES = tuple(map(_ones, FAMILIES))


def neighbours(
    board: Sequence[str], cell: int, *, heavy: bool
) -> Iterator[tuple[int, int | None, Literal["heavy", "held"] | None]]:
    """Pieces around a cell, where each would be pushed to, and why it stays if it does."""
    for near, beyond in AROUND[cell]:
        if board[near] == EMPTY:
            continue
        if board[near] in CATS and not heavy:
            yield near, beyond, "heavy"  # BOO-6: a kitten cannot push a cat
        elif beyond is not None and board[beyond] != EMPTY:
            yield near, beyond, "held"  # BOO-4: two in a line hold
        else:
            yield near, beyond, None


def held(state: State, move: Place) -> tuple[Held, ...]:
    """Who would stay beside a placed piece: nobody's push changes that for another."""
    around = neighbours(state.board, CELL[move.cell], heavy=move.piece == "c")
    return tuple(
        Held(*_whose(state.board[near]), CELLS[near], heavy=stays == "heavy")
        for near, _, stays in around
        if stays
    )


def win(board: str, seat: Seat) -> tuple[int, ...] | None:
    """BOO-15: the row of three cats; () for eight cats on the bed; None for no win."""
    if (cats := board.count(CATS[seat - 1])) < 3:
        return None
    if rows := threes(int(board.encode().translate(_CATS[seat - 1]), 2)):
        return rows[0]
    return () if cats == ACTIVE else None


def graduations(board: str, seat: Seat) -> list[tuple[int, ...]]:
    """BOO-16 … 18: every three, and every single piece if all eight are on the bed."""
    mine = FAMILIES[seat - 1]
    count = board.count(mine[0]) + board.count(mine[1])
    if count < 3:
        return []
    choices: list[tuple[int, ...]] = [
        *threes(int(board.encode().translate(_FAMILIES[seat - 1]), 2))
    ]
    if count == ACTIVE:
        choices += [(cell,) for cell, piece in enumerate(board) if piece in mine]
    return choices


def other_stop(state: State) -> str | None:
    """BOO-8, BOO-14: where the other seat's ghost is."""
    ghost = state.ghosts[2 - state.turn]
    return ghost.stop if ghost else None


def named(cells: tuple[int, ...]) -> tuple[str, ...]:
    """Cells by their names."""
    return tuple(CELLS[cell] for cell in cells)


_OWNERS: dict[str, tuple[Seat, Kind]] = {"v": (1, "k"), "V": (1, "c"), "o": (2, "k"), "O": (2, "c")}


def _whose(piece: str) -> tuple[Seat, Kind]:
    return _OWNERS[piece]
