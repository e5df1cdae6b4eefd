"""Words for the tests of Spots: lay a table in one line, play a few more, look at what came of it.

park = lay(seat("bongo:1", "lief", yard="25", treats=1), seat("burt"), down="walk")
park.play("1 trick run", "* roll 3 4 6")
assert "place 3>bongo 4>yard 6>yard" in park.legal
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from lapki import games
from lapki.games.contract import Illegal, Over
from lapki.games.spots.box import COLOURS, DICE, SETS, TILES, TREATS
from lapki.games.spots.state import SpotsOptions, State
from lapki.match import record
from lapki.match.match import Match

GAME = games.find("spots")


def seat(*dogs: str, scored: str = "", yard: str = "", treats: int = 0) -> dict[str, Any]:
    """What lies before a seat; `bongo:1` is a bongo with a die on its 1."""
    return {
        "dogs": [
            {"name": name, "filled": [int(die) for die in filled]}
            for name, _, filled in (dog.partition(":") for dog in dogs)
        ],
        "scored": scored.split(),
        "yard": [int(die) for die in yard],
        "treats": treats,
    }


def position(
    *seats: dict[str, Any],
    tricks: str = "new-family",
    down: str = "",
    on: dict[str, int] | None = None,
    top: str | None = "gumbo",
    deck: str = "jolene xerxes",
    turn: int = 1,
    stacks: dict[str, list[str]] | None = None,
    rival: tuple[int, str] | None = None,
) -> dict[str, Any]:
    """A position: the beginning of a turn. `rival`: the Dog's treats and dogs."""
    chosen = SETS.get(tricks) or tricks.split(",")
    if stacks:
        chosen = [stacks[colour][0] for colour in COLOURS]
    tiles = dict(zip(COLOURS, chosen, strict=True))
    names = [tiles.get(slot, slot) for slot in TILES]
    return {
        "players": list(seats),
        "tricks": [
            {"name": name, "up": name not in down.split(), "treats": (on or {}).get(name, 0)}
            for name in names
        ],
        "stacks": stacks,
        "top": top,
        "deck": deck.split() if top else [],
        "dog": {"treats": rival[0], "scored": rival[1].split()} if rival else None,
        "turn": turn,
        "phase": "choose",
        "trick": None,
        "roll": None,
        "winner": None,
    }


def lay(*seats: dict[str, Any], scored_paws: str = "off", **laid: Any) -> Park:
    """A game that begins from a position."""
    if len(seats) == 1:
        laid.setdefault("rival", (0, ""))
    wish = "free-range" if laid.get("stacks") else laid.get("tricks", "new-family")
    options = SpotsOptions(tricks=wish, scored_paws=scored_paws)  # type: ignore[arg-type]
    start = GAME.position(position(*seats, **laid), len(seats), options)
    return Park(Match(GAME, len(seats), options, start))


def doing(trick: str, *seats: dict[str, Any], **laid: Any) -> Park:
    """The same, with the trick in play and chosen."""
    if "stacks" not in laid:
        name = next((name for name, tricks in SETS.items() if trick in tricks), "new-family")
        laid.setdefault("tricks", name)
    return lay(*seats, **laid).play(f"{laid.get('turn', 1)} trick {trick}")


def begin(seats: int = 2, **options: Any) -> Park:
    """A game from its very beginning."""
    return Park(Match(GAME, seats, SpotsOptions(**options)))


class Park:
    """A game and what can be seen of it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, *lines: str) -> Park:
        for line in lines:
            record.obey(self.match, line)
            assert_whole(self.state)
        return self

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def printed(self) -> Any:
        return _plain(GAME.printed(self.state))

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def turn(self) -> int | None:
        return self.state.turn

    @property
    def legal(self) -> list[str]:
        return sorted(map(GAME.write, GAME.legal(self.state, self.turn or 1)))

    @property
    def due(self) -> Any:
        return getattr(GAME.due(self.state), "notice", None)

    @property
    def told(self) -> list[dict[str, Any]]:
        """The events of the last line."""
        return [_plain(event) for event in self.match.told[-1]]

    @property
    def names(self) -> list[str]:
        """What kinds of events the last line brought."""
        return [event["event"] for event in self.told]

    @property
    def over(self) -> Over | None:
        due = GAME.due(self.state)
        return due if isinstance(due, Over) else None

    def of(self, number: int) -> Any:
        """A seat's things: dogs as `bongo:1`, the yard as digits."""
        player = self.printed["players"][number - 1]
        dogs = [f"{dog['name']}:{''.join(map(str, dog['filled']))}" for dog in player["dogs"]]
        return {
            "dogs": " ".join(dog.rstrip(":") for dog in dogs),
            "scored": " ".join(player["scored"]),
            "yard": "".join(map(str, player["yard"])),
            "treats": player["treats"],
        }

    def up(self) -> str:
        return " ".join(tile.name or "?" for tile in self.state.tiles if tile.up)

    def refused(self, line: str, rule: str | None, key: str, **facts: Any) -> None:
        """This line is illegal by that rule, with these facts, and nothing changes."""
        before = self.state
        with pytest.raises(Illegal) as refusal:
            record.obey(self.match, line)
        assert (refusal.value.rule, refusal.value.key) == (rule, key)
        assert refusal.value.facts == facts
        assert self.state == before


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def assert_whole(state: State) -> None:
    """40 dice, 20 treats, no dog twice, six a seat at most, whatever happens."""
    aside = state.trick.aside if state.trick else 0
    dice = state.hand + len(state.roll or ()) + aside
    dice += sum(len(p.yard) + sum(len(dog.filled) for dog in p.dogs) for p in state.players)
    treats = sum(p.treats for p in state.players) + sum(tile.treats for tile in state.tiles)
    treats += state.dog.treats if state.dog else 0
    assert 0 <= dice <= DICE
    assert 0 <= treats <= TREATS
    dogs = [name for p in state.players for name in (*(d.name for d in p.dogs), *p.scored)]
    dogs += [*state.deck, *(state.dog.scored if state.dog else ()), *filter(None, [state.top])]
    assert len(dogs) == len(set(dogs))
    assert all(len(p.dogs) + len(p.scored) <= 6 for p in state.players)
    if state.phase in ("choose", "over"):
        assert (state.hand, state.roll, state.trick, state.draws) == (0, None, None, 0)
        assert state.phase == "over" or all(sum(p.yard) <= 7 for p in state.players)
