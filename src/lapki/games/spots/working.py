"""The table while things move on it: a state goes in, a state and the events come out.

The rules do one thing after another here until somebody is asked, chance is due, or the game is
over: then the table `waits`.
"""

from __future__ import annotations

from msgspec.structs import replace

from lapki.games.contract import Seat
from lapki.games.spots import counts
from lapki.games.spots.box import TRICKS, Step, Word
from lapki.games.spots.events import SpotsEvent, TreatsReturned, TreatsTaken
from lapki.games.spots.state import Doing, Due, Phase, Player, State


class Working:
    """A state that can be changed."""

    __slots__ = (
        "again",
        "deck",
        "dog",
        "dogs_move",
        "draws",
        "due",
        "events",
        "hand",
        "phase",
        "players",
        "roll",
        "scored_paws",
        "stacks",
        "starters",
        "tiles",
        "top",
        "trick",
        "turn",
        "waits",
        "winner",
    )

    def __init__(self, state: State) -> None:
        self.players = list(state.players)
        self.tiles = state.tiles
        self.stacks = state.stacks
        self.top = state.top
        self.deck = state.deck
        self.dog = state.dog
        self.turn: Seat = state.turn or 0  # 0: nobody's yet
        self.phase: Phase = state.phase
        self.trick = WorkingTrick(state.trick) if state.trick else None
        self.roll = state.roll
        self.winner = state.winner
        self.scored_paws = state.scored_paws
        self.due: Due | None = None
        self.hand = state.hand
        self.again = state.again
        self.draws = state.draws
        self.starters = state.starters
        self.dogs_move = state.dogs_move
        self.waits = False
        self.events: list[SpotsEvent] = []

    def state(self) -> State:
        """What lies there now; its fields in order, which costs a third of naming them all."""
        return State(
            tuple(self.players),
            self.tiles,
            self.stacks,
            self.top,
            self.deck,
            self.dog,
            self.turn or None,
            self.phase,
            self.trick.frozen() if self.trick else None,
            self.roll,
            self.winner,
            self.scored_paws,
            self.due,
            self.hand,
            self.again,
            self.draws,
            self.starters,
            self.dogs_move,
        )

    # -- who is next

    def ask(self, phase: Phase) -> None:
        """The seat on turn has this question."""
        self.phase = phase
        self.waits = True

    def chance(self, due: Due) -> None:
        """Chance speaks next."""
        self.due = due
        self.phase = "chance" if self.turn else "setup"
        self.waits = True

    # -- what lies there

    @property
    def me(self) -> Player:
        """Who has the turn."""
        return self.players[self.turn - 1]

    @me.setter
    def me(self, player: Player) -> None:
        self.players[self.turn - 1] = player

    def supply(self) -> int:
        """Dice that lie nowhere else."""
        aside = self.trick.aside if self.trick else 0
        return counts.dice_left(self.players, self.hand + len(self.roll or ()) + aside)

    def treats_left(self) -> int:
        """Treats in the supply."""
        return counts.treats_left(self.players, self.tiles, self.dog)

    def paws(self) -> int:
        """SPO-12: those of the seat on turn."""
        return counts.paws(self.me, scored_too=self.scored_paws)

    def amount(self, step: Step) -> int:
        """How many dice, treats or changes a step means now."""
        return sum([n if isinstance(n, int) else self._amount(n) for n in step.amount])

    def _amount(self, word: Word) -> int:
        assert self.trick
        match word:
            case "paws":
                return self.paws()
            case "size":
                return self.trick.size
            case "open-dogs":
                return sum([not counts.full(dog) for dog in self.me.dogs])
            case "treats":
                return self.me.treats
            case "face-down":  # SPO-38: other than the one being done
                name = self.trick.name
                return sum([not tile.up and tile.name != name for tile in self.tiles])
            case "highest-empty":
                return max(counts.free(self.me), default=0)
            case "buried":
                return self.trick.buried
            case "all":
                return len(self.me.yard)

    # -- treats

    def take_treats(self, count: int, tile: str | None = None) -> None:
        """From a tile, or from the supply."""
        if count > 0:
            self.me = replace(self.me, treats=self.me.treats + count)
            self.events.append(TreatsTaken(self.turn, count, tile))

    def return_treats(self, count: int) -> None:
        """Back to the supply."""
        if count > 0:
            self.me = replace(self.me, treats=self.me.treats - count)
            self.events.append(TreatsReturned(self.turn, count))


class WorkingTrick:
    """A trick being done, while the table moves."""

    __slots__ = ("aside", "at", "buried", "left", "name", "named", "size", "steps")

    def __init__(self, doing: Doing) -> None:
        self.name = doing.name
        self.steps = TRICKS[doing.name].steps
        self.at = doing.at
        self.left = doing.left
        self.aside = doing.aside
        self.size = doing.size
        self.named = doing.named
        self.buried = doing.buried

    def frozen(self) -> Doing:
        """How far it is, as a state keeps it."""
        return Doing(
            name=self.name,
            at=self.at,
            left=self.left,
            aside=self.aside,
            size=self.size,
            named=self.named,
            buried=self.buried,
        )
