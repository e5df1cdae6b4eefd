"""Before the first turn: tiles, dogs, and who begins (SPO-1, SPO-2, SPO-40)."""

from __future__ import annotations

from msgspec.structs import replace

from lapki.games.contract import Seat
from lapki.games.spots.box import COLOURS, DOGS, TILES
from lapki.games.spots.events import (
    Begins,
    Dealt,
    StackLaid,
    StartRolled,
    Tied,
    TopTurned,
    TricksChosen,
)
from lapki.games.spots.state import (
    ChooseTricks,
    Deal,
    Dog,
    Due,
    Player,
    Rival,
    SpotsOptions,
    Stack,
    Start,
    State,
    Tile,
    Top,
)
from lapki.games.spots.turns import begin
from lapki.games.spots.working import Working


def start(seats: int, options: SpotsOptions) -> State:
    """All cards in the deck, a treat a seat, and chance to speak."""
    tricks: dict[str, str | None] = dict(
        zip(COLOURS, options.chosen or (None,) * len(COLOURS), strict=True)
    )
    due: Due = "deal"
    if options.chosen is None:
        due = "stack" if options.tricks == "free-range" else "tricks"
    return State(
        players=(Player(dogs=(), scored=(), yard=(), treats=1),) * seats,
        tiles=tuple(_tile(tricks.get(slot, slot)) for slot in TILES),
        stacks=() if due == "stack" else None,
        top=None,
        deck=DOGS,
        dog=Rival(options.dog_treats, ()) if seats == 1 else None,
        turn=None,
        phase="setup",
        trick=None,
        roll=None,
        winner=None,
        scored_paws=options.scored_paws == "on",
        due=due,
    )


def _tile(name: str | None) -> Tile:
    return Tile(name, up=True, treats=0)


def dealt_next(state: State) -> Seat:
    """SPO-1: whose two dogs are dealt next."""
    return next(seat for seat, player in enumerate(state.players, start=1) if not player.dogs)


def start_seats(state: State) -> tuple[Seat, ...]:
    """SPO-2: who rolls for the first turn: all, or those who are tied."""
    return state.starters or tuple(range(1, len(state.players) + 1))


# --- what chance says ---------------------------------------------------------------------------


def fall(now: Working, move: ChooseTricks | Stack | Deal | Start) -> None:
    """A line of the set-up."""
    match move:
        case ChooseTricks():
            _choose_tricks(now, move)
        case Stack():
            _stack(now, move)
        case Deal():
            _deal(now, move)
        case Start():
            _roll_for_start(now, move)


def _choose_tricks(now: Working, move: ChooseTricks) -> None:
    """Option `random`: chance picks one trick of each colour."""
    now.events.append(TricksChosen(move.names))
    for colour, name in zip(COLOURS, move.names, strict=True):
        _lay(now, colour, name)
    now.chance("deal")


def _stack(now: Working, move: Stack) -> None:
    """SPO-40: a stack for each colour, of which only the top is in play."""
    assert now.stacks is not None
    now.events.append(StackLaid(move.colour, move.names))
    now.stacks = (*now.stacks, move.names)
    _lay(now, move.colour, move.names[0])
    now.chance("stack" if len(now.stacks) < len(COLOURS) else "deal")


def _lay(now: Working, colour: str, name: str) -> None:
    number = TILES.index(colour)
    now.tiles = (*now.tiles[:number], _tile(name), *now.tiles[number + 1 :])


def _deal(now: Working, move: Deal) -> None:
    """SPO-1: two dogs to each seat, and then the top card."""
    now.events.append(Dealt(move.seat, move.dogs))
    dogs = tuple([Dog(name, ()) for name in move.dogs])
    now.players[move.seat - 1] = replace(now.players[move.seat - 1], dogs=dogs)
    now.deck = tuple([name for name in now.deck if name not in move.dogs])
    now.chance("deal" if move.seat < len(now.players) else "top")


def turn_top(now: Working, move: Top) -> None:
    """SPO-1: the deck's top card is seen, here and after every draw."""
    now.events.append(TopTurned(move.dog))
    now.top = move.dog
    now.deck = tuple([name for name in now.deck if name != move.dog])


def _roll_for_start(now: Working, move: Start) -> None:
    """SPO-2: each seat buries a die; the highest begins, and if it is shared, those reroll."""
    for seat, die in enumerate(move.dice, start=1):
        if die is not None:
            now.players[seat - 1] = replace(now.players[seat - 1], yard=(die,))
            now.events.append(StartRolled(seat, die))
    dice = [player.yard for player in now.players]
    best = tuple([seat for seat, die in enumerate(dice, start=1) if die == max(dice)])
    if len(best) > 1:
        now.starters = best
        now.events.append(Tied(best))
        now.chance("start")
    else:
        now.starters = ()
        now.events.append(Begins(best[0]))
        begin(now, best[0])
