"""The printed shape of a state, both ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from lapki.games.contract import Broken
from lapki.games.spots import counts, rules
from lapki.games.spots.box import COLOURS, OF_COLOUR, SPACES, TILES, TRICKS
from lapki.games.spots.scoring import PACK, SAFE
from lapki.games.spots.state import (
    Dog,
    Doing,
    Player,
    Rival,
    SpotsOptions,
    State,
    Tile,
    View,
)


def printed(state: State) -> View:
    """A state as it is printed."""
    return View(
        players=state.players,
        tricks=state.tiles,
        stacks=None if state.stacks is None else dict(zip(COLOURS, state.stacks, strict=False)),
        top=state.top,
        deck=state.deck,
        dog=state.dog,
        turn=state.turn,
        phase=state.phase,
        trick=_shown(state.trick) if state.trick else None,
        roll=state.roll,
        winner=state.winner,
    )


def _shown(doing: Doing) -> dict[str, Any]:
    """A trick in progress: its name, and what its tile makes one remember."""
    trick = TRICKS[doing.name]
    shown: dict[str, Any] = {"name": doing.name}
    if trick.asks("dig"):
        shown["left"] = doing.left
    if trick.asks("bolt"):
        shown["left"] = doing.aside
    if trick.grows:
        shown["size"] = doing.size
    if trick.asks("name"):
        shown["named"] = doing.named
    return shown


class _Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game can begin from: the beginning of a turn."""

    players: tuple[Player, ...]
    tricks: tuple[Tile, ...]
    stacks: dict[str, tuple[str, ...]] | None
    top: str | None
    deck: tuple[str, ...]
    dog: Rival | None
    turn: int
    phase: Literal["choose"]
    trick: None
    roll: None
    winner: None


def load(printed: object, seats: int, options: SpotsOptions) -> State:
    """The state that was printed, if it is one that a turn can begin with."""
    try:
        shown = msgspec.convert(printed, _Position)
    except msgspec.ValidationError as error:
        raise Broken("position-shape", problem=str(error)) from None
    except UnicodeError:  # half a character, in the name of a key
        raise Broken("position-shape", problem="") from None
    if len(shown.players) != seats or not 1 <= shown.turn <= seats:
        raise Broken("position-seats", seats=seats)
    if (shown.dog is not None) != (seats == 1):
        raise Broken("position-dog")
    _check_tiles(shown, options)
    _check_dogs(shown)
    for player in shown.players:
        _check_player(player)
    _check_counts(shown)
    return rules.load(_state(shown, options))


def _state(shown: _Position, options: SpotsOptions) -> State:
    stacks = shown.stacks
    return State(
        players=tuple(map(_in_order, shown.players)),
        tiles=shown.tricks,
        stacks=None if stacks is None else tuple(stacks[colour] for colour in COLOURS),
        top=shown.top,
        deck=tuple(sorted(shown.deck)),
        dog=shown.dog,
        turn=shown.turn,
        phase="choose",
        trick=None,
        roll=None,
        winner=None,
        scored_paws=options.scored_paws == "on",
    )


def _in_order(player: Player) -> Player:
    dogs = tuple(Dog(dog.name, tuple(sorted(dog.filled))) for dog in player.dogs)
    return replace(player, dogs=dogs, yard=tuple(sorted(player.yard)))


def _check_tiles(shown: _Position, options: SpotsOptions) -> None:
    """Six tiles, as the option has them; one up at least, and treats only on those."""
    names = tuple(tile.name for tile in shown.tricks)
    if len(names) != len(TILES) or not all(map(_fits, names, TILES)):
        raise Broken("position-tiles")
    changing = tuple(name for name, slot in zip(names, TILES, strict=True) if slot in COLOURS)
    if options.chosen is not None and changing != options.chosen:
        raise Broken("position-tiles")
    if (shown.stacks is not None) != (options.tricks == "free-range"):
        raise Broken("position-stacks")
    if shown.stacks is not None:
        _check_stacks(shown.stacks, changing)
    if not any(tile.up for tile in shown.tricks):
        raise Broken("position-none-up")
    if any(tile.treats and not tile.up for tile in shown.tricks):
        raise Broken("position-treats-down")


def _fits(name: str | None, slot: str) -> bool:
    return name == slot or (name in TRICKS and TRICKS[name or ""].colour == slot)


def _check_stacks(stacks: dict[str, tuple[str, ...]], tops: tuple[str | None, ...]) -> None:
    """SPO-40: every trick of a colour once, and the tile in play on top."""
    if set(stacks) != set(COLOURS):
        raise Broken("position-stacks")
    for colour, top in zip(COLOURS, tops, strict=True):
        stack = stacks[colour]
        if sorted(stack) != sorted(OF_COLOUR[colour]) or stack[0] != top:
            raise Broken("position-stacks")


def _check_dogs(shown: _Position) -> None:
    """Every dog once, six at most a seat, and a top card as long as there is a deck."""
    held = [[dog.name for dog in player.dogs] + [*player.scored] for player in shown.players]
    top = [] if shown.top is None else [shown.top]
    rival = list(shown.dog.scored) if shown.dog else []
    names = [*(name for dogs in held for name in dogs), *rival, *top, *shown.deck]
    if any(name not in SPACES for name in names):
        raise Broken("position-unknown-dog")
    if twice := [name for name, count in Counter(names).items() if count > 1]:
        raise Broken("position-dog-twice", dog=min(twice))
    if shown.deck and not top:
        raise Broken("position-no-top")
    if any(len(dogs) > PACK for dogs in held):
        raise Broken("position-pack")
    scored = [player.scored for player in shown.players] + [tuple(rival)]
    if any(len(dogs) >= PACK for dogs in scored):
        raise Broken("position-won")


def _check_player(player: Player) -> None:
    """Dice lie on spaces of their number, one each; a yard is not above 7."""
    for dog in player.dogs:
        if len(set(dog.filled)) != len(dog.filled) or not set(dog.filled) <= {*SPACES[dog.name]}:
            raise Broken("position-filled", dog=dog.name)
    if not _dice(player.yard):
        raise Broken("position-yard-dice")
    if sum(player.yard) > SAFE:
        raise Broken("position-yard", total=sum(player.yard))


def _dice(dice: Iterable[int]) -> bool:
    return all(1 <= die <= 6 for die in dice)


def _check_counts(shown: _Position) -> None:
    """40 dice, 20 treats."""
    treats = [p.treats for p in shown.players] + [tile.treats for tile in shown.tricks]
    if min([*treats, shown.dog.treats if shown.dog else 0]) < 0:
        raise Broken("position-treats")
    if counts.treats_left(shown.players, shown.tricks, shown.dog) < 0:
        raise Broken("position-treats")
    if counts.dice_left(shown.players) < 0:
        raise Broken("position-dice")
