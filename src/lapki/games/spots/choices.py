"""What a seat may choose: for each question, all answers, and the judge of an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, combinations, product
from typing import Any

from lapki.games.contract import Illegal, Seat
from lapki.games.spots.box import DICE, PAWS, SPACES, TREATS, TRICKS, Step
from lapki.games.spots.state import (
    YARD,
    Bolt,
    Dig,
    Dog,
    DoTrick,
    More,
    Name,
    Pile,
    Place,
    Player,
    Retrieve,
    Rival,
    Score,
    SeatMove,
    State,
    Stop,
    Tile,
    Treat,
    Trot,
)

# Moves are values: those that come again in every game are made once.
MORE, STOP, SCORE, TREAT, BURY_NOTHING = More(), Stop(), Score(), Treat(), Place()
_NAMES = tuple(Name(number) for number in range(1, 7))
_TRICKS = {name: DoTrick(name) for name in TRICKS}

Dice = tuple[int, ...]


# --- looking at the table -----------------------------------------------------------------------


def full(dog: Dog) -> bool:
    """Does every space hold a die?"""
    return len(dog.filled) == len(SPACES[dog.name])


def paws(player: Player, *, scored_too: bool) -> int:
    """SPO-12: on unscored dogs; by an option on scored ones, too."""
    seen = sum([PAWS[dog.name] for dog in player.dogs])
    return seen + (sum([PAWS[name] for name in player.scored]) if scored_too else 0)


def free(player: Player) -> dict[int, list[str]]:
    """For each number, the dogs with an empty space for it, by name."""
    spaces: dict[int, list[str]] = {}
    for dog in player.dogs:
        filled = dog.filled
        for number in SPACES[dog.name]:
            if number not in filled:
                spaces.setdefault(number, []).append(dog.name)
    for names in spaces.values():
        if len(names) > 1:
            names.sort()
    return spaces


def dice_left(players: Iterable[Player], taken: int = 0) -> int:
    """How many dice the supply holds: all that lie nowhere else (`taken`: in hand, or aside)."""
    left = DICE - taken
    for player in players:
        left -= len(player.yard)
        for dog in player.dogs:
            left -= len(dog.filled)
    return left


def treats_left(players: Iterable[Player], tiles: Iterable[Tile], dog: Rival | None) -> int:
    """How many treats the supply holds."""
    held = sum([player.treats for player in players]) + sum([tile.treats for tile in tiles])
    return TREATS - held - (dog.treats if dog else 0)


def taken(state: State) -> int:
    """Dice that are neither on the table nor in the supply: in hand, rolled, or set aside."""
    aside = state.trick.aside if state.trick else 0
    return state.hand + len(state.roll or ()) + aside


# --- all answers --------------------------------------------------------------------------------


def legal(state: State) -> Iterator[SeatMove]:
    """All that the seat on turn may answer, each move once."""
    return _LEGAL[state.phase](state)


def _choices(state: State) -> Iterator[SeatMove]:
    """SPO-5: a trick that is face up, or scoring."""
    for tile in state.tiles:
        if tile.up and tile.name:
            yield _TRICKS[tile.name]
    if any(map(full, _me(state).dogs)):
        yield SCORE


def _settlings(state: State) -> Iterator[SeatMove]:
    """SPO-9, SPO-10, SPO-26: reroll, or settle."""
    me, step, roll = _me(state), _step(state), state.roll or ()
    yield from placements(me, roll, step, _named(state))
    if me.treats:
        yield TREAT
        if step.part:
            yield from (
                Treat(part) for size in range(1, len(roll)) for part in _subsets(roll, size)
            )


def placements(me: Player, roll: Dice, step: Step, named: int | None) -> Iterator[Place]:
    """SPO-10: every way to settle these dice; equal dice are not told apart."""
    spaces = free(me)
    for kept in keeps(roll, step, named, me.yard):
        spreads = [_spread(n, kept.count(n), spaces.get(n, ())) for n in sorted(set(kept))]
        for ways in product(*spreads):
            yield Place(tuple(chain.from_iterable(ways)))


def _spread(number: int, count: int, names: Iterable[str]) -> list[tuple[tuple[int, str], ...]]:
    """Every way to put so many dice of one number on these dogs and into the yard."""
    bury = (number, YARD)
    if not names:
        return [(bury,) * count]
    on = [(number, name) for name in names]
    return [
        chosen + (bury,) * (count - size)
        for size in range(min(count, len(on)), -1, -1)
        for chosen in combinations(on, size)
    ]


def keeps(roll: Dice, step: Step, named: int | None, yard: Dice) -> list[Dice]:
    """Which dice of a roll may be settled: every allowed set, once; the others are discarded."""
    match step.keep:
        case "one-number":  # SPO-32
            return [(number,) * roll.count(number) for number in sorted(set(roll))]
        case "up-to-named":  # SPO-33
            return [tuple([die for die in roll if die <= (named or 0)])]
        case "count":  # SPO-34
            return _subsets(roll, min(step.of, len(roll)))
        case "total":  # SPO-35
            sets = [kept for size in range(1, len(roll) + 1) for kept in _subsets(roll, size)]
            return [kept for kept in sets if sum(kept) == step.of] or [()]
        case "not-below-yard":  # SPO-36
            must = tuple([die for die in roll if die >= sum(yard)])
            low = roll[: len(roll) - len(must)]
            return [kept + must for size in range(len(low) + 1) for kept in _subsets(low, size)]
        case _:
            return [roll]


def _subsets(dice: Dice, size: int) -> list[Dice]:
    return sorted(set(combinations(dice, size)))


def _digs(state: State) -> Iterator[SeatMove]:
    yield from digs(state.players)
    yield STOP


def digs(players: Iterable[Player]) -> Iterator[Dig]:
    """SPO-23: every buried die of every seat, down, and up if it isn't a 6."""
    for seat, player in enumerate(players, start=1):
        for die in sorted(set(player.yard)):
            yield Dig(seat, die, up=False)
            if die < 6:
                yield Dig(seat, die, up=True)


def _trots(state: State) -> Iterator[SeatMove]:
    yield from trots(_me(state))
    yield STOP


def trots(me: Player) -> Iterator[Trot]:
    """SPO-24: every die on the dogs, to every empty space of theirs."""
    spaces = [(name, number) for number, names in free(me).items() for name in names]
    for dog in me.dogs:
        for die in dog.filled:
            for name, number in spaces:
                yield Trot(dog.name, die, name, number)


def _retrieves(state: State) -> Iterator[SeatMove]:
    return retrieves(_me(state), state.top)


def retrieves(me: Player, top: str | None) -> Iterator[Retrieve]:
    """SPO-25: each number of the top card, to each space for it or to the yard."""
    spaces = free(me)
    for number in SPACES[top] if top else ():
        for target in (*spaces.get(number, ()), YARD):
            yield Retrieve(number, target)


def _piles(state: State) -> Iterator[SeatMove]:
    return piles(_me(state))


def piles(me: Player) -> Iterator[Pile]:
    """SPO-31: each die of one's own, equal ones in the yard once."""
    for die in sorted(set(me.yard)):
        yield Pile(YARD, die)
    for dog in me.dogs:
        for die in dog.filled:
            yield Pile(dog.name, die)


def _bolts(state: State) -> Iterator[SeatMove]:
    return map(Bolt, bolts(_step(state), dice_left(state.players)))


def bolts(step: Step, supply: int) -> range:
    """SPO-29: how many dice may be set aside; all there are, if they are too few."""
    return range(min(step.least, supply), min(step.most, supply) + 1)


_LEGAL: dict[str, Callable[[State], Iterator[SeatMove]]] = {
    "choose": _choices,
    "settle": _settlings,
    "more": lambda _: iter((MORE, STOP)),
    "name": lambda _: iter(_NAMES),
    "bolt": _bolts,
    "dig": _digs,
    "trot": _trots,
    "retrieve": _retrieves,
    "pile": _piles,
    "setup": lambda _: iter(()),
    "chance": lambda _: iter(()),
    "over": lambda _: iter(()),
}


# --- the judge ----------------------------------------------------------------------------------


def check(state: State, seat: Seat, move: SeatMove) -> None:
    """Whose turn, which phase, and then the rule of the move itself."""
    phases, judge = _JUDGES[type(move)]
    if state.turn is None or state.phase == "chance":
        raise Illegal(None, "chance-first")
    if seat != state.turn:
        raise Illegal(None, "not-your-turn", seat=seat, turn=state.turn)
    if state.phase not in phases:
        raise Illegal(None, "wrong-phase", phase=state.phase)
    judge(state, move)


def _check_trick(state: State, move: DoTrick) -> None:
    """SPO-5: in play, and face up."""
    tile = next((tile for tile in state.tiles if tile.name == move.name), None)
    if tile is None:
        raise Illegal("SPO-5", "not-in-play", trick=move.name)
    if not tile.up:
        raise Illegal("SPO-5", "face-down", trick=move.name)


def _check_score(state: State, move: Score) -> None:
    """SPO-16: only with a filled dog."""
    if not any(map(full, _me(state).dogs)):
        raise Illegal("SPO-16", "nothing-filled")


def _check_treat(state: State, move: Treat) -> None:
    """SPO-9: with a treat, and all the dice; SPO-26: or a part of them."""
    if not _me(state).treats:
        raise Illegal("SPO-9", "no-treat")
    if move.dice and not _step(state).part:
        raise Illegal("SPO-9", "reroll-all")
    missing = _missing(move.dice, state.roll or ())
    if missing:
        raise Illegal("SPO-26", "not-rolled", die=missing)


def _check_place(state: State, move: Place) -> None:
    """SPO-10: dice of the roll, on empty spaces of theirs; then what is left out."""
    me, roll = _me(state), state.roll or ()
    kept = tuple([die for die, _ in move.dice])
    missing = _missing(kept, roll)
    if missing:
        raise Illegal("SPO-10", "not-rolled", die=missing)
    used: set[tuple[int, str]] = set()
    for die, target in move.dice:
        if target == YARD:
            continue
        _check_space("SPO-10", me, die, target)
        if (die, target) in used:
            raise Illegal("SPO-10", "space-taken", die=die, dog=target)
        used.add((die, target))
    step = _step(state)
    if kept not in keeps(roll, step, _named(state), me.yard):
        assert state.trick
        left_out = f"keep-{step.keep}"
        raise Illegal(TRICKS[state.trick.name].rule, left_out, number=_named(state), of=step.of)


def _check_space(rule: str, me: Player, die: int, name: str) -> None:
    dog = next((dog for dog in me.dogs if dog.name == name), None)
    if dog is None:
        raise Illegal(rule, "not-your-dog", dog=name)
    if die not in SPACES[name]:
        raise Illegal(rule, "no-such-space", die=die, dog=name)
    if die in dog.filled:
        raise Illegal(rule, "space-taken", die=die, dog=name)


def _check_bolt(state: State, move: Bolt) -> None:
    """SPO-29: 3 to 12 dice, and no more than there are."""
    allowed = bolts(_step(state), dice_left(state.players))
    if move.dice not in allowed:
        raise Illegal("SPO-29", "bolt-dice", least=allowed[0], most=allowed[-1])


def _check_dig(state: State, move: Dig) -> None:
    """SPO-23: a die that is there, and no 6 upwards."""
    if not 1 <= move.seat <= len(state.players):
        raise Illegal("SPO-23", "no-such-yard", seat=move.seat)
    if move.die not in state.players[move.seat - 1].yard:
        raise Illegal("SPO-23", "not-buried", die=move.die, seat=move.seat)
    if move.up and move.die == 6:
        raise Illegal("SPO-23", "six-stays")


def _check_trot(state: State, move: Trot) -> None:
    """SPO-24: a die of one's own, to an empty space of one's own."""
    me = _me(state)
    if Pile(move.dog, move.number) not in piles(me):
        raise Illegal("SPO-24", "no-die-on-dog", die=move.number, dog=move.dog)
    _check_space("SPO-24", me, move.to_number, move.to)


def _check_retrieve(state: State, move: Retrieve) -> None:
    """SPO-25: a number of the top card, to an empty space for it or the yard."""
    assert state.top
    if move.die not in SPACES[state.top]:
        raise Illegal("SPO-25", "not-on-top", die=move.die, dog=state.top)
    if move.target != YARD:
        _check_space("SPO-25", _me(state), move.die, move.target)


def _check_pile(state: State, move: Pile) -> None:
    """SPO-31: a die of one's own."""
    if move in piles(_me(state)):
        return
    if move.source == YARD:
        raise Illegal("SPO-31", "no-die-in-yard", die=move.die)
    raise Illegal("SPO-31", "no-die-on-dog", die=move.die, dog=move.source)


def _check_nothing(state: State, move: SeatMove) -> None:
    """Every well-formed answer is allowed."""


_JUDGES: dict[type, tuple[tuple[str, ...], Callable[[State, Any], None]]] = {
    DoTrick: (("choose",), _check_trick),
    Score: (("choose",), _check_score),
    Treat: (("settle",), _check_treat),
    Place: (("settle",), _check_place),
    More: (("more",), _check_nothing),
    Stop: (("more", "dig", "trot"), _check_nothing),
    Name: (("name",), _check_nothing),
    Bolt: (("bolt",), _check_bolt),
    Dig: (("dig",), _check_dig),
    Trot: (("trot",), _check_trot),
    Retrieve: (("retrieve",), _check_retrieve),
    Pile: (("pile",), _check_pile),
}


# --- small things -------------------------------------------------------------------------------


def _me(state: State) -> Player:
    assert state.turn
    return state.players[state.turn - 1]


def _step(state: State) -> Step:
    assert state.trick
    return TRICKS[state.trick.name].steps[state.trick.at]


def _named(state: State) -> int | None:
    return state.trick.named if state.trick else None


def _missing(dice: Dice, roll: Dice) -> int | None:
    """A die of these that the roll doesn't hold (as often)."""
    return next((die for die in dice if dice.count(die) > roll.count(die)), None)
