"""What a screen needs to build a move: what can be chosen, what comes of it, and why not."""

from __future__ import annotations

import msgspec

from lapki.games.contract import Seat
from lapki.games.spots import counts, legal
from lapki.games.spots.box import SPACES, TRICKS, Keep
from lapki.games.spots.rolls import next_dice
from lapki.games.spots.scoring import SAFE
from lapki.games.spots.state import Phase, Player, State
from lapki.games.spots.working import Working


class DieOffer(msgspec.Struct, frozen=True, gc=False):
    """A die of the roll: the dogs with an empty space for it, and the yard if it were buried."""

    die: int
    dogs: tuple[str, ...]
    yard: int
    """The yard's total with this die alone."""
    bust: bool
    """Would this die alone be too much?"""
    leave: bool
    """May it be left out (or must it)?"""


class SpaceOffer(msgspec.Struct, frozen=True, gc=False):
    """A die on a dog or in the yard that may be taken, and (trot) the spaces it may go to."""

    place: str
    die: int
    to: tuple[tuple[str, int], ...] = ()


class DigOffer(msgspec.Struct, frozen=True, gc=False):
    """A buried die, and the total of its yard if it is raised (None: it can't be) or lowered."""

    seat: Seat
    die: int
    raised: int | None
    lowered: int


class Offer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a screen needs to build a move in this phase; an empty one if the seat isn't asked."""

    phase: Phase | None = None
    tricks: tuple[str, ...] = ()
    """`choose`: tricks face up."""
    rolls: tuple[str, ...] = ()
    """`choose`: those of them that roll dice before they ask anything."""
    score: tuple[str, ...] = ()
    """`choose`: filled dogs that `score` would score."""
    yard: int = 0
    """The seat's buried total now."""
    dice: tuple[DieOffer, ...] = ()
    """`settle`: the dice of the roll; `retrieve`: the numbers to choose from."""
    keep: Keep | None = None
    of: int = 0
    sets: tuple[tuple[int, ...], ...] = ()
    """`settle`: which dice are settled, and all sets of dice that may be."""
    treats: int = 0
    """`settle`: how often the roll could be rerolled."""
    part: bool = False
    """`settle`: may a treat reroll a part of the dice?"""
    numbers: tuple[int, ...] = ()
    """`name`, `bolt`: what may be answered."""
    digs: tuple[DigOffer, ...] = ()
    left: int = 0
    """`dig`: changes still allowed; `more` in a bolt: dice set aside."""
    moves: tuple[SpaceOffer, ...] = ()
    """`trot`: dice that may move; `pile`: dice that may join."""
    next_dice: int | None = None
    """`more`: how many dice would be rolled."""
    why_not: dict[str, str] = {}
    """What can't be chosen, each with the reason's key."""


# --- how it is made ------------------------------------------------------------------------------


def offer(state: State) -> Offer:
    """The question of the seat on turn, if there is one."""
    if state.phase in ("setup", "chance", "over"):
        return Offer()
    me = state.me
    yard = sum(me.yard)
    match state.phase:
        case "choose":
            return _choose(state, me, yard)
        case "settle":
            return _settle(state, me, yard)
        case "retrieve":
            dice = SPACES[state.top] if state.top else ()
            return Offer("retrieve", yard=yard, dice=_dice(me, dice, [dice]))
        case "name":
            return Offer("name", yard=yard, numbers=tuple(range(1, 7)))
        case "bolt":
            allowed = legal.bolts(state.step, counts.dice_left(state.players))
            return Offer("bolt", yard=yard, numbers=tuple(allowed))
        case "dig":
            assert state.trick
            return Offer("dig", yard=yard, digs=_digs(state), left=state.trick.left)
        case "trot":
            return Offer("trot", yard=yard, moves=_trots(me))
        case "pile":
            own = tuple(SpaceOffer(pile.source, pile.die) for pile in legal.piles(me))
            return Offer("pile", yard=yard, moves=own)
        case _:
            return _more(state, yard)


def _choose(state: State, me: Player, yard: int) -> Offer:
    score = tuple(dog.name for dog in me.dogs if counts.full(dog))
    why_not = {tile.name: "face-down" for tile in state.tiles if tile.name and not tile.up}
    up = tuple(tile.name for tile in state.tiles if tile.name and tile.up)
    return Offer(
        phase="choose",
        yard=yard,
        tricks=up,
        rolls=tuple(trick for trick in up if _rolls_at_once(trick, me)),
        score=score,
        why_not=why_not if score else {**why_not, "score": "nothing-filled"},
    )


def _rolls_at_once(trick: str, me: Player) -> bool:
    """Are dice rolled before anything is asked? From an empty yard there are none."""
    first = next((step for step in TRICKS[trick].steps if step.verb in ("roll", "ask")), None)
    return first is not None and first.verb == "roll" and (first.source != "yard" or bool(me.yard))


def _settle(state: State, me: Player, yard: int) -> Offer:
    step, roll = state.step, state.roll or ()
    assert state.trick
    sets = legal.keeps(roll, step, state.trick.named, me.yard)
    why_not = {} if me.treats else {"treat": "no-treat"}
    return Offer(
        phase="settle",
        yard=yard,
        dice=_dice(me, roll, sets),
        keep=step.keep,
        of=step.of,
        sets=tuple(sets),
        treats=me.treats,
        part=step.part,
        why_not=why_not,
    )


def _dice(me: Player, dice: tuple[int, ...], sets: list[tuple[int, ...]]) -> tuple[DieOffer, ...]:
    """Each die with the dogs it fits on, and the yard's total if it alone were buried."""
    spaces = counts.free(me)
    yard = sum(me.yard)
    return tuple(
        DieOffer(
            die,
            tuple(spaces.get(die, ())),
            yard + die,
            yard + die > SAFE,
            leave=any(kept.count(die) < dice.count(die) for kept in sets),
        )
        for die in dice
    )


def _digs(state: State) -> tuple[DigOffer, ...]:
    return tuple(
        DigOffer(seat, die, None if die == 6 else sum(player.yard) + 1, sum(player.yard) - 1)
        for seat, player in enumerate(state.players, start=1)
        for die in sorted(set(player.yard))
    )


def _trots(me: Player) -> tuple[SpaceOffer, ...]:
    targets: dict[tuple[str, int], list[tuple[str, int]]] = {}
    for trot in legal.trots(me):
        targets.setdefault((trot.dog, trot.number), []).append((trot.to, trot.to_number))
    return tuple(SpaceOffer(dog, die, tuple(to)) for (dog, die), to in targets.items())


def _more(state: State, yard: int) -> Offer:
    """How many dice `more` would roll: what the next roll after the question takes."""
    assert state.trick
    dice = next_dice(Working(state))
    return Offer("more", yard=yard, next_dice=dice, left=state.trick.aside)
