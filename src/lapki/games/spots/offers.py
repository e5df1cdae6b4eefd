"""What a screen needs to build a move: what can be chosen, what comes of it, and why not."""

from __future__ import annotations

from lapki.games.spots import choices, rules
from lapki.games.spots.box import SPACES, TRICKS, Step
from lapki.games.spots.state import (
    DieOffer,
    DigOffer,
    Offer,
    Player,
    SpaceOffer,
    State,
)


def offer(state: State) -> Offer:
    """The question of the seat on turn, if there is one."""
    if state.phase in ("setup", "chance", "over"):
        return Offer()
    assert state.turn
    me = state.players[state.turn - 1]
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
            allowed = choices.bolts(_step(state), choices.dice_left(state.players))
            return Offer("bolt", yard=yard, numbers=tuple(allowed))
        case "dig":
            assert state.trick
            return Offer("dig", yard=yard, digs=_digs(state), left=state.trick.left)
        case "trot":
            return Offer("trot", yard=yard, moves=_trots(me))
        case "pile":
            own = tuple(SpaceOffer(pile.source, pile.die) for pile in choices.piles(me))
            return Offer("pile", yard=yard, moves=own)
        case _:
            return _more(state, yard)


def _choose(state: State, me: Player, yard: int) -> Offer:
    score = tuple(dog.name for dog in me.dogs if choices.full(dog))
    why_not = {tile.name: "face-down" for tile in state.tiles if tile.name and not tile.up}
    return Offer(
        phase="choose",
        yard=yard,
        tricks=tuple(tile.name for tile in state.tiles if tile.name and tile.up),
        score=score,
        why_not=why_not if score else {**why_not, "score": "nothing-filled"},
    )


def _settle(state: State, me: Player, yard: int) -> Offer:
    step, roll = _step(state), state.roll or ()
    assert state.trick
    sets = choices.keeps(roll, step, state.trick.named, me.yard)
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
    spaces = choices.free(me)
    yard = sum(me.yard)
    return tuple(
        DieOffer(
            die,
            tuple(spaces.get(die, ())),
            yard + die,
            yard + die > rules.SAFE,
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
    for trot in choices.trots(me):
        targets.setdefault((trot.dog, trot.number), []).append((trot.to, trot.to_number))
    return tuple(SpaceOffer(dog, die, tuple(to)) for (dog, die), to in targets.items())


def _more(state: State, yard: int) -> Offer:
    """How many dice `more` would roll: what the next roll after the question takes."""
    assert state.trick
    dice = rules.Table(state).next_dice()
    return Offer("more", yard=yard, next_dice=dice, left=state.trick.aside)


def _step(state: State) -> Step:
    assert state.trick
    return TRICKS[state.trick.name].steps[state.trick.at]
