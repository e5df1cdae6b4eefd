"""Why not: the judge of what a seat answers, and of what chance says.

A refusal carries the number of the rule that a reader would look up: the trick's own where that
says what is wrong, the general one where the trick is silent.
"""

from __future__ import annotations

from lapki.games.contract import Illegal, Seat
from lapki.games.spots.box import COLOURS, OF_COLOUR, SPACES, TRICKS
from lapki.games.spots.counts import dice_left, full
from lapki.games.spots.legal import Dice, bolts, keeps, piles
from lapki.games.spots.setup import dealt_next, start_seats
from lapki.games.spots.state import (
    YARD,
    Bolt,
    ChanceMove,
    ChooseTricks,
    Deal,
    Dig,
    DogRoll,
    DoTrick,
    Pile,
    Player,
    Retrieve,
    Roll,
    Score,
    SeatMove,
    Settle,
    Stack,
    Start,
    State,
    Top,
    Treat,
    Trot,
    colours,
)

# --- what a seat answers ------------------------------------------------------------------------


def check(state: State, seat: Seat, move: SeatMove) -> None:
    """Whose turn, which phase, and then the rule of the move itself."""
    _check_asked(state, seat, move)
    match move:
        case DoTrick():
            _check_trick(state, move)
        case Score():
            _check_score(state)
        case Treat():
            _check_treat(state, move)
        case Settle():
            _check_settle(state, move)
        case Bolt():
            _check_bolt(state, move)
        case Dig():
            _check_dig(state, move)
        case Trot():
            _check_trot(state, move)
        case Retrieve():
            _check_retrieve(state, move)
        case Pile():
            _check_pile(state, move)
        case _:  # More, Stop, Name: every well-formed one is allowed
            pass


def _check_asked(state: State, seat: Seat, move: SeatMove) -> None:
    """This seat, and this question."""
    if state.turn is None or state.phase == "chance":
        raise Illegal(None, "chance-first")
    if seat != state.turn:
        raise Illegal(None, "not-your-turn", seat=seat, turn=state.turn)
    if state.phase not in move.answers:
        raise Illegal(None, "wrong-phase", phase=state.phase)


def _check_trick(state: State, move: DoTrick) -> None:
    """SPO-5: in play, and face up."""
    tile = next((tile for tile in state.tiles if tile.name == move.name), None)
    if tile is None:
        raise Illegal("SPO-5", "not-in-play", trick=move.name)
    if not tile.up:
        raise Illegal("SPO-5", "face-down", trick=move.name)


def _check_score(state: State) -> None:
    """SPO-16: only with a filled dog."""
    if not any(map(full, state.me.dogs)):
        raise Illegal("SPO-16", "nothing-filled")


def _check_treat(state: State, move: Treat) -> None:
    """SPO-9: with a treat, and all the dice; SPO-26: or a part of them."""
    if not state.me.treats:
        raise Illegal("SPO-9", "no-treat")
    if move.dice and not state.step.part:
        raise Illegal("SPO-9", "reroll-all")
    missing = _missing(move.dice, state.roll or ())
    if missing:
        raise Illegal("SPO-26", "not-rolled", die=missing)


def _check_settle(state: State, move: Settle) -> None:
    """SPO-10: dice of the roll, on empty spaces of theirs; then what is left out."""
    kept = tuple([die for die, _ in move.dice])
    missing = _missing(kept, state.roll or ())
    if missing:
        raise Illegal("SPO-10", "not-rolled", die=missing)
    used: set[tuple[int, str]] = set()
    for die, target in move.dice:
        if target == YARD:
            continue
        _check_space("SPO-10", state.me, die, target)
        if (die, target) in used:
            raise Illegal("SPO-10", "space-taken", die=die, dog=target)
        used.add((die, target))
    _check_left_out(state, kept)


def _check_left_out(state: State, kept: Dice) -> None:
    """The trick's own rule, if it lets dice be left out; SPO-10, if it is silent about that."""
    assert state.trick
    step, roll, named = state.step, state.roll or (), state.trick.named
    allowed = keeps(roll, step, named, state.me.yard)
    if kept in allowed:
        return
    rule = "SPO-10" if step.keep == "all" else TRICKS[state.trick.name].rule
    if allowed == [()]:
        raise Illegal(rule, "keep-none")
    of = min(step.of, len(roll)) if step.keep == "count" else step.of
    raise Illegal(rule, f"keep-{step.keep}", number=named, of=of)


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
    allowed = bolts(state.step, dice_left(state.players))
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
    if Pile(move.dog, move.number) not in piles(state.me):
        raise Illegal("SPO-24", "no-die-on-dog", die=move.number, dog=move.dog)
    _check_space("SPO-24", state.me, move.to_number, move.to)


def _check_retrieve(state: State, move: Retrieve) -> None:
    """SPO-25: a number of the top card; SPO-10: to an empty space for it, or the yard."""
    assert state.top
    if move.die not in SPACES[state.top]:
        raise Illegal("SPO-25", "not-on-top", die=move.die, dog=state.top)
    if move.target != YARD:
        _check_space("SPO-10", state.me, move.die, move.target)


def _check_pile(state: State, move: Pile) -> None:
    """SPO-31: a die of one's own."""
    if move in piles(state.me):
        return
    if move.source == YARD:
        raise Illegal("SPO-31", "no-die-in-yard", die=move.die)
    raise Illegal("SPO-31", "no-die-on-dog", die=move.die, dog=move.source)


def _missing(dice: Dice, roll: Dice) -> int | None:
    """A die of these that the roll doesn't hold (as often)."""
    return next((die for die in dice if dice.count(die) > roll.count(die)), None)


# --- what chance says ---------------------------------------------------------------------------


def check_chance(state: State, move: ChanceMove) -> None:
    """Is this what chance has to say now, and can it be?"""
    if state.due != move.due:
        raise Illegal(None, "not-due")
    match move:
        case Roll():
            _check_roll(state, move)
        case Top():
            _check_top(state, move)
        case Deal():
            _check_deal(state, move)
        case Start():
            _check_start(state, move)
        case ChooseTricks():
            _check_tricks(move)
        case Stack():
            _check_stack(state, move)
        case DogRoll():
            pass  # any tile can be rolled


def _check_roll(state: State, move: Roll) -> None:
    """As many as the trick says; SPO-8: or as there are; SPO-9, SPO-26: or as the treat is for."""
    if len(move.dice) == state.hand:
        return
    assert state.trick
    rule = TRICKS[state.trick.name].rule
    if state.again:
        rule = "SPO-26" if state.roll else "SPO-9"
    elif state.step.source == "supply" and not dice_left(state.players, state.hand):
        rule = "SPO-8"
    raise Illegal(rule, "cannot-roll")


def _check_top(state: State, move: Top) -> None:
    """SPO-1: a dog that nobody has seen yet."""
    if move.dog not in state.deck:
        raise Illegal("SPO-1", "cannot-top")


def _check_deal(state: State, move: Deal) -> None:
    """SPO-1: two such dogs, to the next seat."""
    first, second = move.dogs
    known = first in state.deck and second in state.deck
    if move.seat != dealt_next(state) or first == second or not known:
        raise Illegal("SPO-1", "cannot-deal")


def _check_start(state: State, move: Start) -> None:
    """SPO-2: a die for each seat that rolls."""
    rolled = tuple(seat for seat, die in enumerate(move.dice, start=1) if die is not None)
    if len(move.dice) != len(state.players) or rolled != start_seats(state):
        raise Illegal("SPO-2", "cannot-start")


def _check_tricks(move: ChooseTricks) -> None:
    """One of each colour, in their order; that has no number."""
    if colours(move.names) != COLOURS:
        raise Illegal(None, "cannot-tricks")


def _check_stack(state: State, move: Stack) -> None:
    """SPO-40: the next colour, with all its tricks."""
    assert state.stacks is not None
    due = COLOURS[len(state.stacks)]
    if move.colour != due or sorted(move.names) != sorted(OF_COLOUR[due]):
        raise Illegal("SPO-40", "cannot-stack")
