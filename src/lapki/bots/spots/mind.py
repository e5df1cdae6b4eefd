"""All that a seat could answer, each with its chance to win."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace

from lapki.bots.spots import eye, turn
from lapki.bots.spots.turn import Table
from lapki.games.spots import legal, rules
from lapki.games.spots.box import DICE, PAWS, SPACES, TREATS, TRICKS
from lapki.games.spots.counts import full
from lapki.games.spots.scoring import PACK, SAFE
from lapki.games.spots.state import (
    YARD,
    Bolt,
    Dig,
    Dog,
    Doing,
    DoTrick,
    More,
    Name,
    Pile,
    Player,
    Retrieve,
    Settle,
    SpotsMove,
    State,
    Tile,
    Treat,
    Trot,
)
from lapki.games.spots.turns import refresh, turn_down
from lapki.games.spots.working import Working

WAYS = 3_000
"""Ways to settle a roll that are looked at."""


class Depth(NamedTuple):
    """How far a turn is thought through."""

    ahead: int = 24
    """How much is rolled before it is taken as over: 4 for a die in a handful, 1 for one alone."""
    tries: int = 3
    """Treats spent on one roll."""
    nodes: int = 100_000


CERTAIN = 1e30
PACE = 300_000
"""Positions a second that even a slow machine manages."""
HASTE = Depth(ahead=4, tries=1, nodes=500)

Option = tuple[SpotsMove, float]

_KEYS = np.zeros(turn.SIZE, np.int64)
_VALUES = np.zeros(turn.SIZE)


@cache
def net() -> eye.Net:
    """The weights, once read."""
    return eye.load()


class Mind:
    """Thinks a turn of one seat through, from a question on."""

    def __init__(
        self,
        state: State,
        seat: int,
        depth: Depth,
        weights: eye.Net | None = None,
        seconds: float | None = None,
    ) -> None:
        if seconds:
            tricks = len(state.tiles) if state.phase == "choose" else 1
            depth = depth._replace(nodes=min(depth.nodes, int(seconds * PACE / tricks)))
        self.state, self.seat, self.depth = state, seat, depth
        self.me = state.players[seat - 1]
        self.net = weights or net()
        self.hurry = seconds and monotonic() + seconds / 2
        """When to think no further than one must."""

    def options(self) -> list[Option]:
        """Every answer that is worth a thought, with its chance to win."""
        match self.state.phase:
            case "choose":
                return [*self._choices()]
            case "settle":
                return [*self._ways()]
            case "dig":
                return self._digs()
            case _:
                return [*self._answers()]

    def worth(self, move: SpotsMove, options: list[Option]) -> float | None:
        """The chance to win by any answer, thought of or not; None if that can't be said."""
        thought_of = dict(options)
        if move in thought_of:
            return thought_of[move]
        if isinstance(move, Settle):
            t, doing = self._now()
            after = _put(self.me, move.dice)
            pays = bool(t.fixed[turn.F_BURY])
            extra = sum(after.yard) - sum(self.me.yard) if pays else _extra(doing)
            return self._chance(t, doing.at + 1, after, extra, settled=True)
        after_it, _ = rules.play(self.state, move)
        if after_it.due or after_it.turn != self.seat or after_it.phase in ("choose", "over"):
            return None
        return max(chance for _, chance in Mind(after_it, self.seat, self.depth).options())

    def shares(self, chance: float) -> tuple[float, ...]:
        """Everybody's chances if mine is this: the others' in proportion to their strengths."""
        if self.state.dog:
            return (chance,)
        players, tiles = self.state.players, self._refreshed(self.state.tiles)
        strengths = [
            self._strength(seat, player, tiles) if seat != self.seat else 0.0
            for seat, player in enumerate(players, 1)
        ]
        rest = (1 - chance) / (sum(strengths) or 1.0)
        return tuple(
            chance if seat == self.seat else float(rest * strength)
            for seat, strength in enumerate(strengths, 1)
        )

    # -- the table

    def table(self, trick: str, tiles: tuple[Tile, ...], rivals: tuple[Player, ...]) -> Table:
        """All that doesn't change while this trick is thought through."""
        state, me = self.state, self.me
        others = [player for seat, player in enumerate(rivals, 1) if seat != self.seat]
        later = self._refreshed(tiles)
        fixed = np.zeros(turn.FIXED, np.int64)
        fixed[turn.F_SCORED] = len(me.scored)
        fixed[turn.F_TOP] = state.top is not None
        fixed[turn.F_DOWN] = sum(not tile.up and tile.name != trick for tile in tiles)
        fixed[turn.F_DICE] = DICE - sum(
            len(p.yard) + sum(len(dog.filled) for dog in p.dogs) for p in others
        )
        held = sum(p.treats for p in others) + sum(tile.treats for tile in tiles)
        fixed[turn.F_TREATS] = TREATS - held - (state.dog.treats if state.dog else 0)
        fixed[turn.F_PAWS] = sum(PAWS[name] for name in me.scored) if state.scored_paws else 0
        late = self.hurry and monotonic() > self.hurry
        fixed[turn.F_AHEAD], fixed[turn.F_TRIES], fixed[turn.F_CAP] = HASTE if late else self.depth
        fixed[turn.F_BURY] = any("buried" in step.amount for step in TRICKS[trick].steps)
        fixed[turn.F_DOGS] = len(me.dogs)
        for n, name in enumerate([*(dog.name for dog in me.dogs), state.top]):
            fixed[turn.F_FIRST_DOG + n] = eye.DOG_AT.get(name or "", 0)
        base = self._turn(self.seat, later)
        _KEYS.fill(0)
        return Table(
            steps=turn.STEPS[trick],
            fresh=self._fresh(),
            fixed=fixed,
            weights=self.net.seat,
            outs=np.array([base, self._rivals(rivals, later)]),
            keys=_KEYS,
            values=_VALUES,
            tally=np.zeros(3, np.int64),
        )

    def _refreshed(self, tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        """What the next seat finds face up."""
        now = Working(replace(self.state, tiles=tiles))
        refresh(now)
        return now.tiles

    def _turn(self, seat: int, tiles: tuple[Tile, ...]) -> float:
        """What being the next, or not, adds to a seat's strength when my turn is over."""
        wait = (seat - self.seat - 1) % len(self.state.players)
        return float(eye.turn_numbers(tiles, wait) @ self.net.seat)

    def _strength(self, seat: int, player: Player, tiles: tuple[Tile, ...]) -> float:
        own = float(eye.own_numbers(player) @ self.net.seat)
        return float(np.exp(self._turn(seat, tiles) + own))

    def _rivals(self, rivals: tuple[Player, ...], tiles: tuple[Tile, ...]) -> float:
        """Their part of the chances."""
        if self.state.dog:
            return float(np.exp(eye.rival_numbers(self.state, tiles) @ self.net.rival))
        total = 0.0
        for seat, player in enumerate(rivals, 1):
            if seat != self.seat and len(player.scored) + sum(map(full, player.dogs)) >= PACK:
                return CERTAIN  # it has but to score
            if seat != self.seat:
                total += self._strength(seat, player, tiles)
        return total

    def _fresh(self) -> Any:
        """What new dogs add up to: the top card first, and then average ones."""
        sums = np.zeros((2, PACK + 1, eye.SUMS), np.float32)
        rows = [eye.DOG_SUMS[eye.DOG_AT[name], 63] for name in self.state.deck]
        average = np.mean(rows, axis=0) if rows else np.zeros(eye.SUMS, np.float32)
        top = self.state.top
        first = eye.DOG_SUMS[eye.DOG_AT[top], 63] if top else np.zeros(eye.SUMS, np.float32)
        for count in range(1, PACK + 1):
            sums[0, count] = first + (count - 1) * average
            sums[1, count] = count * average
        return sums

    # -- the seat

    def _empty(self, dogs: tuple[Dog, ...]) -> int:
        bits = 0
        for n, dog in enumerate(dogs):
            bits |= (int(eye.FULL_MASK[eye.DOG_AT[dog.name]]) & ~eye.mask(dog.filled)) << 6 * n
        return bits

    def _chance(
        self, t: Table, at: int, me: Player, extra: int, own: int = 0, *, settled: bool = False
    ) -> float:
        yard = eye.YARD_AT.get(me.yard, eye.BUST)
        return float(
            turn.chance(
                t,
                at,
                self._empty(me.dogs),
                len(me.dogs),
                yard,
                me.treats,
                extra,
                own,
                int(settled),
                self.depth.ahead,
                0,
                0,
                0,
            )
        )

    # -- what could be done

    def _choices(self) -> Iterator[Option]:
        """A trick that is face up, or scoring."""
        state, me = self.state, self.me
        for number, tile in enumerate(state.tiles):
            if tile.up and tile.name:
                now = Working(state)
                turn_down(now, number)
                richer = replace(me, treats=me.treats + tile.treats)
                yield DoTrick(tile.name), self._trick(tile.name, now.tiles, richer)
        if any(map(full, me.dogs)):
            yield legal.SCORE, self._score()

    def _trick(self, name: str, tiles: tuple[Tile, ...], me: Player) -> float:
        trick = TRICKS[name]
        if trick.asks("dig"):
            return max(value for _, value in self._plans(name, tiles, me, self._paws(), 0))
        t = self.table(name, tiles, self.state.players)
        return self._chance(t, 0, me, int(trick.grows))

    def _paws(self) -> int:
        scored = self.me.scored if self.state.scored_paws else ()
        return sum(PAWS[dog.name] for dog in self.me.dogs) + sum(PAWS[name] for name in scored)

    def _score(self) -> float:
        me, state = self.me, self.state
        gone = sum(1 << n for n, dog in enumerate(me.dogs) if full(dog))
        scored = len(me.scored) + gone.bit_count()
        if scored >= PACK:
            return 1.0
        t = self.table("howl", state.tiles, state.players)
        left = len(me.dogs) - gone.bit_count()
        new = min(gone.bit_count(), PACK - scored - left)
        yard = eye.YARD_AT[me.yard]
        empty = self._empty(me.dogs)
        return float(turn.judge(t, empty, len(me.dogs), gone, yard, me.treats, scored, new))

    # -- in a trick

    def _now(self) -> tuple[Table, Doing]:
        trick = self.state.trick
        assert trick
        return self.table(trick.name, self.state.tiles, self.state.players), trick

    def _extra(self, doing: Doing) -> int:
        """What the trick remembers, as `turn` has it."""
        return _extra(doing)

    def _answers(self) -> Iterator[Option]:
        t, doing = self._now()
        at, me = doing.at, self.me
        for move in legal.legal(self.state):
            match move:
                case More():
                    yield move, self._chance(t, at + 1, me, _extra(doing))
                case Name(number):
                    yield move, self._chance(t, at + 1, me, number)
                case Bolt(dice):
                    yield move, self._chance(t, at + 1, me, dice)
                case Trot(dog, number, to, to_number):
                    dogs = _with(_without(me.dogs, dog, number), to, to_number)
                    yield move, self._chance(t, at + 1, replace(me, dogs=dogs), 0)
                case Retrieve(die, target):
                    yield move, self._chance(t, at + 1, _put(me, ((die, target),)), 0, settled=True)
                case Pile(source, die):
                    yield move, self._chance(t, at + 1, _taken(me, source, die), 0, own=1)
                case _:  # stop
                    step = doing.step
                    end = step.to if step.verb == "may" else at + 1
                    yield move, self._chance(t, end, me, 0)

    def _ways(self) -> Iterator[Option]:
        """Ways to settle a roll, and treats."""
        t, doing = self._now()
        state, me = self.state, self.me
        roll = state.roll or ()
        pays = bool(t.fixed[turn.F_BURY])
        seen = set()
        for way in islice(legal.settlings(me, roll, doing.step, doing.named), WAYS):
            after = _put(me, way.dice)
            if not pays and _wasted(me, after, way):
                continue
            key = (tuple(dog.filled for dog in after.dogs), after.yard)
            if key not in seen:
                seen.add(key)
                extra = sum(after.yard) - sum(me.yard) if pays else _extra(doing)
                yield way, self._chance(t, doing.at + 1, after, extra, settled=True)
        if me.treats:
            yield legal.TREAT, self._again(t, doing, roll, roll)
            for move in legal.legal(state) if doing.step.part else ():
                if isinstance(move, Treat) and move.dice:
                    yield move, self._again(t, doing, roll, move.dice)

    def _again(self, t: Table, doing: Doing, roll: tuple[int, ...], dice: tuple[int, ...]) -> float:
        """A treat for these dice."""
        me = self.me
        kept = sum((roll.count(n) - dice.count(n)) << 4 * (n - 1) for n in range(1, 7))
        ahead = self.depth.ahead - (turn.UNIT * len(dice) if len(dice) > 1 else 1)
        tries = min(me.treats - 1, self.depth.tries)
        return float(
            turn.chance(
                t,
                doing.at,
                self._empty(me.dogs),
                len(me.dogs),
                eye.YARD_AT[me.yard],
                me.treats - 1,
                _extra(doing),
                0,
                0,
                max(0, ahead),
                len(dice),
                kept,
                tries,
            )
        )

    # -- dig

    def _digs(self) -> list[Option]:
        doing = self.state.trick
        assert doing
        found = [*self._plans(doing.name, self.state.tiles, self.me, doing.left, doing.at)]
        return [(move, value) for move, value in found if move is not None]

    def _plans(
        self, name: str, tiles: tuple[Tile, ...], me: Player, left: int, at: int
    ) -> Iterator[tuple[SpotsMove | None, float]]:
        """Changes in one's own yard, after raising dice of each rival so many times in vain or so
        often that it busts. The first move of each plan, if it can be said already."""
        state = self.state
        t = self.table(name, tiles, state.players)
        yield legal.STOP, self._chance(t, at + 1, me, 0)
        if left > 0:
            for dig in legal.digs(state.players):
                if dig.seat == self.seat:
                    yard = _dug(me.yard, dig)
                    if sum(yard) <= SAFE:
                        yield dig, self._chance(t, at, replace(me, yard=yard), left)
        for seat, rival in enumerate(state.players, 1):
            ways = [die for die in rival.yard if die < 6]
            if seat == self.seat or not ways:
                continue
            needed = SAFE + 1 - sum(rival.yard)
            raises = needed if sum(6 - die for die in ways) >= needed <= left else min(1, left)
            if raises:
                busts = raises == needed
                after = (
                    _busted(rival)
                    if busts
                    else replace(rival, yard=_dug(rival.yard, Dig(seat, max(ways), up=True)))
                )
                players = tuple(after if n == seat else p for n, p in enumerate(state.players, 1))
                t = self.table(name, tiles, players)
                yield Dig(seat, max(ways), up=True), self._chance(t, at, me, left - raises + 1)


def _extra(doing: Doing) -> int:
    trick = TRICKS[doing.name]
    if trick.asks("bolt"):
        return doing.aside
    if trick.asks("name"):
        return doing.named or 0
    return doing.size if trick.grows else 0


def _with(dogs: tuple[Dog, ...], name: str, die: int) -> tuple[Dog, ...]:
    from lapki.games.spots.rolls import with_die

    return with_die(dogs, name, die)


def _without(dogs: tuple[Dog, ...], name: str, die: int) -> tuple[Dog, ...]:
    from lapki.games.spots.rolls import without_die

    return without_die(dogs, name, die)


def _put(me: Player, dice: tuple[tuple[int, str], ...]) -> Player:
    dogs, yard = me.dogs, me.yard
    for die, target in dice:
        if target == YARD:
            yard = tuple(sorted((*yard, die)))
        else:
            dogs = _with(dogs, target, die)
    return replace(me, dogs=dogs, yard=yard)


def _wasted(me: Player, after: Player, way: Settle) -> bool:
    """Was a die buried that would have fitted?"""
    buried = {die for die, target in way.dice if target == YARD}
    return any(
        number in buried and number not in dog.filled
        for dog in after.dogs
        for number in SPACES[dog.name]
    )


def _taken(me: Player, source: str, die: int) -> Player:
    if source == YARD:
        at = me.yard.index(die)
        return replace(me, yard=me.yard[:at] + me.yard[at + 1 :])
    return replace(me, dogs=_without(me.dogs, source, die))


def _dug(yard: tuple[int, ...], dig: Dig) -> tuple[int, ...]:
    left = list(yard)
    left.remove(dig.die)
    to = dig.die + 1 if dig.up else dig.die - 1
    return tuple(sorted([*left, to] if to else left))


def _busted(player: Player) -> Player:
    return replace(player, dogs=tuple(Dog(dog.name, ()) for dog in player.dogs), yard=())
