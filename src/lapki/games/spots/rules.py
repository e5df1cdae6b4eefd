"""The rules of Spots, in the order in which a game meets them.

setup (SPO-1, SPO-2) → a turn begins (SPO-3, SPO-4) → a trick, step by step, or scoring (SPO-5 …
SPO-39) → the next turn, or the Dog's move (SPO-41, SPO-42). What a seat may answer is in `choices`;
what a trick does is in `data/tricks.toml`. Here is how each kind of step is done.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from lapki.games.contract import Illegal, Seat
from lapki.games.spots import choices
from lapki.games.spots.box import (
    COLOURS,
    DOGS,
    OF_COLOUR,
    TILES,
    TRICKS,
    Colour,
    Step,
    Word,
)
from lapki.games.spots.state import (
    YARD,
    Begins,
    Bolt,
    Buried,
    Busted,
    ByChance,
    ChooseTricks,
    Deal,
    Dealt,
    Dig,
    Discarded,
    Dog,
    DogIdle,
    DogPaid,
    DogRoll,
    DogRolled,
    DogScored,
    DogTurned,
    Doing,
    DoTrick,
    Drew,
    Due,
    Dug,
    Joined,
    More,
    Name,
    Named,
    Pile,
    Place,
    Placed,
    Player,
    PutBack,
    Refreshed,
    Rerolled,
    Retrieve,
    Retrieved,
    Rival,
    Roll,
    Rolled,
    Score,
    Scored,
    SetAside,
    SpotsEvent,
    SpotsMove,
    SpotsOptions,
    Stack,
    StackLaid,
    StackTurned,
    Start,
    StartRolled,
    State,
    Stop,
    Stopped,
    SupplyEmpty,
    Tied,
    Tile,
    Top,
    TopTurned,
    Treat,
    TreatSpent,
    TreatsReturned,
    TreatsTaken,
    TrickDone,
    TricksChosen,
    Trot,
    Trotted,
    WentOn,
    Won,
    colours,
)

SAFE = 7
"""SPO-13: buried dice that total more bust their seat."""
PACK = 6
"""SPO-18, SPO-19: as many dogs as a seat may have, and needs in order to win."""
PRICE = 2
"""SPO-42: treats that the Dog pays for a card."""


# --- setup --------------------------------------------------------------------------------------


def start(seats: int, options: SpotsOptions) -> State:
    """All cards in the deck, a treat a seat, and chance to speak."""
    tricks = dict(zip(COLOURS, options.chosen or (None,) * 4, strict=True))
    due: Due = "deal"
    if options.chosen is None:
        due = "stack" if options.tricks == "free-range" else "tricks"
    return State(
        players=(Player((), (), (), 1),) * seats,
        tiles=tuple(_up(name if name in TRICKS else tricks[_colour(name)]) for name in TILES),
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


def _colour(name: str) -> Colour:
    return next(colour for colour in COLOURS if colour == name)


def dealt_next(state: State) -> Seat:
    """SPO-1: whose two dogs are dealt next."""
    return next(seat for seat, player in enumerate(state.players, start=1) if not player.dogs)


def start_seats(state: State) -> tuple[Seat, ...]:
    """SPO-2: who rolls for the first turn: all, or those who are tied."""
    return state.starters or tuple(range(1, len(state.players) + 1))


# --- the judge of chance ------------------------------------------------------------------------


def check_chance(state: State, move: ByChance) -> None:
    """Is this what chance has to say now, and can it be?"""
    due, rule, possible = _FALLS[type(move)]
    if state.due != due:
        raise Illegal(None, "not-due")
    if not possible(state, move):
        raise Illegal(rule, f"cannot-{due}")


def _can_choose_tricks(state: State, move: ChooseTricks) -> bool:
    return colours(move.names) == COLOURS


def _can_stack(state: State, move: Stack) -> bool:
    assert state.stacks is not None
    due = COLOURS[len(state.stacks)]
    return move.colour == due and sorted(move.names) == sorted(OF_COLOUR[due])


def _can_deal(state: State, move: Deal) -> bool:
    first, second = move.dogs
    known = first in state.deck and second in state.deck
    return move.seat == dealt_next(state) and first != second and known


def _can_turn(state: State, move: Top) -> bool:
    return move.dog in state.deck


def _can_start(state: State, move: Start) -> bool:
    rolled = tuple(seat for seat, die in enumerate(move.dice, start=1) if die is not None)
    return len(move.dice) == len(state.players) and rolled == start_seats(state)


def _can_roll(state: State, move: Roll) -> bool:
    return len(move.dice) == state.hand


def _can_roll_for_dog(state: State, move: DogRoll) -> bool:
    return True


_FALLS: dict[type, tuple[Due, str | None, Callable[[State, Any], bool]]] = {
    ChooseTricks: ("tricks", None, _can_choose_tricks),
    Stack: ("stack", "SPO-40", _can_stack),
    Deal: ("deal", "SPO-1", _can_deal),
    Top: ("top", "SPO-1", _can_turn),
    Start: ("start", "SPO-2", _can_start),
    Roll: ("roll", "SPO-8", _can_roll),
    DogRoll: ("dog", "SPO-41", _can_roll_for_dog),
}


# --- play ---------------------------------------------------------------------------------------


def play(state: State, move: SpotsMove) -> tuple[State, tuple[SpotsEvent, ...]]:
    """What comes of a move, up to the next question or the next word of chance."""
    table = Table(state)
    table.due = None
    _PLAYS[type(move)](table, move)
    return table.state(), tuple(table.events)


def load(state: State) -> State:
    """SPO-42, SPO-3 and SPO-4 are carried out where a position begins."""
    table = Table(state)
    if table.dog:
        table.dogs_move = True
        table.dog_goes_on()
    else:
        table.begin(table.turn)
    return table.state()


class Table:
    """The table while things move on it; a state goes in, a state and the events come out."""

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
        "winner",
    )

    def __init__(self, state: State) -> None:
        self.players = list(state.players)
        self.tiles = state.tiles
        self.stacks = state.stacks
        self.top = state.top
        self.deck = state.deck
        self.dog = state.dog
        self.turn = state.turn or 0  # 0: nobody's yet
        self.phase = state.phase
        self.trick = _Trick(state.trick) if state.trick else None
        self.roll = state.roll
        self.winner = state.winner
        self.scored_paws = state.scored_paws
        self.due = state.due
        self.hand = state.hand
        self.again = state.again
        self.draws = state.draws
        self.starters = state.starters
        self.dogs_move = state.dogs_move
        self.events: list[SpotsEvent] = []

    def state(self) -> State:
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

    # -- what lies there

    @property
    def me(self) -> Player:
        return self.players[self.turn - 1]

    @me.setter
    def me(self, player: Player) -> None:
        self.players[self.turn - 1] = player

    def supply(self) -> int:
        """Dice that lie nowhere else."""
        aside = self.trick.aside if self.trick else 0
        return choices.dice_left(self.players, self.hand + len(self.roll or ()) + aside)

    def treats_left(self) -> int:
        return choices.treats_left(self.players, self.tiles, self.dog)

    def paws(self) -> int:
        return choices.paws(self.me, scored_too=self.scored_paws)

    def chance(self, due: Due) -> None:
        """Chance speaks next."""
        self.due = due
        self.phase = "chance" if self.turn else "setup"

    # -- setup

    def choose_tricks(self, move: ChooseTricks) -> None:
        """Option `random`: chance picks one trick of each colour."""
        self.events.append(TricksChosen(move.names))
        for colour, name in zip(COLOURS, move.names, strict=True):
            self._lay(colour, name)
        self.chance("deal")

    def stack(self, move: Stack) -> None:
        """SPO-40: a stack for each colour, of which only the top is in play."""
        assert self.stacks is not None
        self.events.append(StackLaid(move.colour, move.names))
        self.stacks = (*self.stacks, move.names)
        self._lay(move.colour, move.names[0])
        self.chance("stack" if len(self.stacks) < len(COLOURS) else "deal")

    def _lay(self, colour: Colour, name: str) -> None:
        number = TILES.index(colour)
        self.tiles = (*self.tiles[:number], _up(name), *self.tiles[number + 1 :])

    def deal(self, move: Deal) -> None:
        """SPO-1: two dogs to each seat, and then the top card."""
        self.events.append(Dealt(move.seat, move.dogs))
        self.players[move.seat - 1] = Player(
            tuple([Dog(name, ()) for name in move.dogs]), (), (), 1
        )
        self.deck = tuple([name for name in self.deck if name not in move.dogs])
        self.chance("deal" if move.seat < len(self.players) else "top")

    def turn_top(self, move: Top) -> None:
        """SPO-1: the deck's top card is seen; what waited for it goes on."""
        self.events.append(TopTurned(move.dog))
        self.top = move.dog
        self.deck = tuple([name for name in self.deck if name != move.dog])
        if self.dogs_move or not self.turn:
            self.dog_goes_on()
        else:
            self.go_on()

    def roll_for_start(self, move: Start) -> None:
        """SPO-2: each seat buries a die; the highest begins, and if it is shared, those reroll."""
        for seat, die in enumerate(move.dice, start=1):
            if die is not None:
                player = self.players[seat - 1]
                self.players[seat - 1] = Player(player.dogs, player.scored, (die,), player.treats)
                self.events.append(StartRolled(seat, die))
        dice = [player.yard for player in self.players]
        best = tuple([seat for seat, die in enumerate(dice, start=1) if die == max(dice)])
        if len(best) > 1:
            self.starters = best
            self.events.append(Tied(best))
            self.chance("start")
        else:
            self.starters = ()
            self.events.append(Begins(best[0]))
            self.begin(best[0])

    # -- a turn

    def begin(self, seat: Seat) -> None:
        """SPO-3, SPO-4: a turn begins."""
        self.turn = seat
        self.dogs_move = False
        if self.supply() <= 0:
            self.events.append(SupplyEmpty())
            for each in range(1, len(self.players) + 1):
                self.bust(each)
        self.refresh()
        self.phase = "choose"

    def refresh(self) -> None:
        """SPO-4: with one tile face up, a treat is laid on it, and all are turned up."""
        up = [tile for tile in self.tiles if tile.up]
        if len(up) != 1:
            return
        treats = min(1, self.treats_left())
        name = up[0].name
        assert name
        self.events.append(Refreshed(name, treats))
        self.tiles = tuple(
            [
                Tile(name, True, tile.treats + treats) if tile.up else self._turn_up(tile, slot)
                for tile, slot in zip(self.tiles, TILES, strict=True)
            ]
        )

    def _turn_up(self, tile: Tile, slot: str) -> Tile:
        """SPO-40: in free range it goes to the bottom of its stack, and the next one is in play."""
        if self.stacks is None or slot not in COLOURS:
            return _up(tile.name)
        number = COLOURS.index(_colour(slot))
        first, *others = self.stacks[number]
        stack = (*others, first)
        self.stacks = (*self.stacks[:number], stack, *self.stacks[number + 1 :])
        self.events.append(StackTurned(_colour(slot), first, stack[0]))
        return _up(stack[0])

    def do_trick(self, move: DoTrick) -> None:
        """SPO-6: the tile is turned down, and treats on it go to the seat first."""
        self.events.append(TrickDone(self.turn, move.name))
        tiles = []
        for tile in self.tiles:
            if tile.name == move.name:
                if tile.treats:
                    self._take_treats(tile.treats, move.name)
                tile = Tile(tile.name, False, 0)
            tiles.append(tile)
        self.tiles = tuple(tiles)
        self.trick = _Trick(Doing(move.name))
        self.go_on()

    def score(self, move: Score) -> None:
        """SPO-16: all filled dogs, instead of a trick."""
        if not self.score_dogs(fast=False):
            self.go_on()

    def go_on(self) -> None:
        """Draw what is to be drawn; then the trick's next steps, up to a question; then SPO-7."""
        while True:
            if self.draws:
                if self.draw():
                    return
            elif self.trick is None or self.trick.at >= len(self.trick.steps):
                self.end_turn()
                return
            elif self.do_step(self.trick.steps[self.trick.at]):
                return

    def end_turn(self) -> None:
        """SPO-7: the next seat clockwise; SPO-41: alone, the Dog moves. Dice set aside go back."""
        self.trick = None
        if self.dog:
            self.dogs_move = True
            self.refresh()
            self.chance("dog")
        else:
            self.begin(self.turn % len(self.players) + 1)

    # -- the steps of a trick

    def do_step(self, step: Step) -> bool:
        """Do a step, or as much of it as can be done; True if it waits for an answer."""
        assert self.trick
        if step.verb == "roll":
            return self.take_dice(step)
        if step.verb == "ask":
            assert step.question
            return _ASKS[step.question](self, step)
        if step.verb == "may":
            return self.may(step)
        self.trick.at += 1
        if step.verb == "back":
            self.trick.at = step.to
        elif step.verb == "grow":
            self.trick.size += self.amount(step)
        elif step.verb == "draw":
            self.draws = self.room(self.amount(step))
        elif step.verb == "treats":
            self._take_treats(min(self.amount(step), self.treats_left()))
        else:
            self._return_treats(min(self.amount(step), self.me.treats))
        return False

    def amount(self, step: Step) -> int:
        """How many dice, treats or changes a step means now."""
        return sum([n if isinstance(n, int) else _AMOUNTS[n](self) for n in step.amount])

    def may(self, step: Step) -> bool:
        """`more` or `stop`, if a die could be rolled; SPO-29: no `stop` unless paws suffice."""
        assert self.trick
        if not self.next_dice():
            self.trick.at = step.to
            return False
        if step.covered and self.paws() < self.trick.aside:
            self.trick.at += 1
            return False
        self.phase = "more"
        return True

    def dice_for(self, step: Step) -> int:
        """SPO-8: how many dice a roll takes now: what there is, at most."""
        assert self.trick
        if step.source == "yard":
            return len(self.me.yard)
        there = self.trick.aside if step.source == "aside" else self.supply()
        return min(self.amount(step), there)

    def next_dice(self) -> int:
        """How many dice `more` would roll now, one's own that joins among them."""
        assert self.trick
        grown, dice = self.trick.size, 0
        for step in self.trick.steps[self.trick.at + 1 : self.trick.steps[self.trick.at].to]:
            if step.verb == "grow":
                self.trick.size += self.amount(step)
            elif step.question == "pile":
                dice += any(choices.piles(self.me))
            elif step.verb == "roll":
                dice += self.dice_for(step)
        self.trick.size = grown
        return dice

    def take_dice(self, step: Step) -> bool:
        """SPO-8: take the dice of a roll; with none at all it is skipped."""
        assert self.trick
        dice = self.dice_for(step)
        if step.source == "yard":
            self.me = Player(self.me.dogs, self.me.scored, (), self.me.treats)
        elif step.source == "aside":
            self.trick.aside -= dice
        self.hand += dice  # dogpile's own die may lie there already
        self.trick.buried = 0
        if not self.hand:
            self.trick.at += 1
            return False
        self.chance("roll")
        return True

    def rolled(self, move: Roll) -> None:
        """SPO-9, SPO-10: the dice are there; a single way to settle them takes no answer."""
        assert self.trick
        kept = self.roll or ()
        self.events.append(
            Rerolled(self.turn, move.dice, kept) if self.again else Rolled(self.turn, move.dice)
        )
        self.roll = tuple(sorted(kept + move.dice))
        self.hand = 0
        self.again = False
        step = self.trick.steps[self.trick.at]
        if self.me.treats:
            self.phase = "settle"
            return
        ways = list(islice(choices.placements(self.me, self.roll, step, self.trick.named), 2))
        if len(ways) > 1:
            self.phase = "settle"
        else:
            self.settle(ways[0])

    def spend_treat(self, move: Treat) -> None:
        """SPO-9: all the dice are rolled again; SPO-26: or the chosen ones."""
        assert self.roll
        me = self.me
        self.me = Player(me.dogs, me.scored, me.yard, me.treats - 1)
        kept = list(self.roll)
        for die in move.dice or self.roll:
            kept.remove(die)
        dice = move.dice or self.roll
        self.events.append(TreatSpent(self.turn, dice, tuple(kept)))
        self.hand = len(dice)
        self.roll = tuple(kept) or None
        self.again = True
        self.chance("roll")

    def settle(self, move: Place) -> None:
        """SPO-10: every die to its place; SPO-11: those left out go back to the supply."""
        left_out = list(self.roll or ())
        for die, _ in move.dice:
            left_out.remove(die)
        self.put(move.dice)
        self.events += [Discarded(self.turn, die) for die in left_out]
        self.roll = None
        self.settled()

    def put(self, dice: tuple[tuple[int, str], ...]) -> None:
        """Dice to dogs and to the yard."""
        assert self.trick
        me = self.me
        dogs, yard = me.dogs, me.yard
        total = before = sum(yard)
        for die, target in dice:
            if target == YARD:
                yard += (die,)
                total += die
                self.events.append(Buried(self.turn, die, total))
            else:
                dogs = _with_die(dogs, target, die)
                self.events.append(Placed(self.turn, die, target))
        self.trick.buried = total - before
        self.me = Player(dogs, me.scored, tuple(sorted(yard)), me.treats)

    def settled(self) -> None:
        """SPO-14, SPO-15, SPO-17: bust? fast scoring? Then the next step."""
        assert self.trick
        if sum(self.me.yard) > SAFE:
            self.bust(self.turn)
            self.end_turn()
            return
        self.trick.at += 1
        dogs = self.me.dogs
        if dogs and all(map(choices.full, dogs)) and self.score_dogs(fast=True):
            return
        self.go_on()

    # -- bust, scoring, drawing, treats

    def bust(self, seat: Seat) -> None:
        """SPO-15: all buried dice and all dice on unscored dogs go back."""
        player = self.players[seat - 1]
        dice = len(player.yard) + sum([len(dog.filled) for dog in player.dogs])
        self.events.append(Busted(seat, sum(player.yard), dice))
        dogs = tuple([Dog(dog.name, ()) for dog in player.dogs])
        self.players[seat - 1] = Player(dogs, player.scored, (), player.treats)

    def score_dogs(self, *, fast: bool) -> bool:
        """SPO-16 … 19: all filled dogs, and a draw for each; True if that wins the game."""
        me = self.me
        done = tuple([dog.name for dog in me.dogs if choices.full(dog)])
        rest = tuple([dog for dog in me.dogs if dog.name not in done])
        self.events += [Scored(self.turn, name, fast) for name in done]
        self.me = Player(rest, me.scored + done, me.yard, me.treats)
        if len(self.me.scored) >= PACK:
            self.win(self.turn)
            return True
        self.draws = self.room(len(done))
        return False

    def room(self, dogs: int) -> int:
        """SPO-18: how many of so many dogs the seat may draw."""
        return min(dogs, PACK - len(self.me.dogs) - len(self.me.scored))

    def draw(self) -> bool:
        """SPO-1, SPO-18: the top dog, and then (True) the next card is turned up, if any."""
        self.draws -= 1
        if self.top is None:
            self.draws = 0
            return False
        me = self.me
        self.events.append(Drew(self.turn, self.top))
        self.me = Player((*me.dogs, Dog(self.top, ())), me.scored, me.yard, me.treats)
        return self.lift_top()

    def lift_top(self) -> bool:
        """The top card is taken; True if another one has to be turned up."""
        self.top = None
        if not self.deck:
            return False
        self.chance("top")
        return True

    def _take_treats(self, count: int, tile: str | None = None) -> None:
        if count > 0:
            me = self.me
            self.me = Player(me.dogs, me.scored, me.yard, me.treats + count)
            self.events.append(TreatsTaken(self.turn, count, tile))

    def _return_treats(self, count: int) -> None:
        if count > 0:
            me = self.me
            self.me = Player(me.dogs, me.scored, me.yard, me.treats - count)
            self.events.append(TreatsReturned(self.turn, count))

    def win(self, seat: Seat | None) -> None:
        """SPO-19, SPO-42: six dogs."""
        self.trick = None
        self.dogs_move = False
        self.winner = seat or "dog"
        self.phase = "over"
        self.events.append(Won(seat))

    # -- questions inside a trick: each asks (True), or does what can't be otherwise

    def ask_name(self, step: Step) -> bool:
        """SPO-33: name a number."""
        self.phase = "name"
        return True

    def name(self, move: Name) -> None:
        assert self.trick
        self.events.append(Named(self.turn, move.number))
        self.trick.named = move.number
        self._next_step()

    def ask_bolt(self, step: Step) -> bool:
        """SPO-29: how many dice?"""
        allowed = choices.bolts(step, self.supply())
        if len(allowed) > 1:
            self.phase = "bolt"
            return True
        self._set_aside(allowed[0])
        return False

    def bolt(self, move: Bolt) -> None:
        self._set_aside(move.dice)
        self.go_on()

    def _set_aside(self, dice: int) -> None:
        assert self.trick
        self.trick.aside = dice
        self.trick.at += 1
        if dice:
            self.events.append(SetAside(self.turn, dice))

    def ask_dig(self, step: Step) -> bool:
        """SPO-23: paws are counted once."""
        assert self.trick
        self.trick.left = self.amount(step)
        return self._dig_again()

    def _dig_again(self) -> bool:
        assert self.trick
        if self.trick.left and any(choices.digs(self.players)):
            self.phase = "dig"
            return True
        self.trick.left = 0
        self.trick.at += 1
        return False

    def dig(self, move: Dig) -> None:
        """SPO-23: raise or lower; a yard above 7 busts at once, and one's own ends the turn."""
        assert self.trick
        player = self.players[move.seat - 1]
        yard = list(player.yard)
        yard.remove(move.die)
        to = move.die + 1 if move.up else move.die - 1
        if to:
            yard.append(to)
        dug = tuple(sorted(yard))
        self.players[move.seat - 1] = Player(player.dogs, player.scored, dug, player.treats)
        self.events.append(Dug(self.turn, move.seat, move.die, sum(dug), to or None))
        self.trick.left -= 1
        if sum(dug) > SAFE:
            self.bust(move.seat)
            if move.seat == self.turn:
                self.end_turn()
                return
        if not self._dig_again():
            self.go_on()

    def ask_trot(self, step: Step) -> bool:
        """SPO-24: may move a die."""
        assert self.trick
        if any(choices.trots(self.me)):
            self.phase = "trot"
            return True
        self.trick.at += 1
        return False

    def trot(self, move: Trot) -> None:
        me = self.me
        dogs = _with_die(_without_die(me.dogs, move.dog, move.number), move.to, move.to_number)
        self.me = Player(dogs, me.scored, me.yard, me.treats)
        self.events.append(Trotted(self.turn, move.dog, move.number, move.to, move.to_number))
        self._next_step()

    def ask_retrieve(self, step: Step) -> bool:
        """SPO-25: skipped without a die or a top card."""
        assert self.trick
        ways = list(islice(choices.retrieves(self.me, self.top), 2)) if self.supply() > 0 else []
        if len(ways) > 1:
            self.phase = "retrieve"
            return True
        if ways:
            self.retrieve(ways[0])
            return True
        self.trick.at += 1
        return False

    def retrieve(self, move: Retrieve) -> None:
        self.events.append(Retrieved(self.turn, move.die))
        self.put(((move.die, move.target),))
        self.settled()

    def ask_pile(self, step: Step) -> bool:
        """SPO-31: a die of one's own joins; a must, if there is any."""
        assert self.trick
        ways = list(islice(choices.piles(self.me), 2))
        if len(ways) > 1:
            self.phase = "pile"
            return True
        if ways:
            self._join(ways[0])
        self.trick.at += 1
        return False

    def pile(self, move: Pile) -> None:
        self._join(move)
        self._next_step()

    def _join(self, move: Pile) -> None:
        me = self.me
        dogs, yard = me.dogs, list(me.yard)
        if move.source == YARD:
            yard.remove(move.die)
        else:
            dogs = _without_die(dogs, move.source, move.die)
        self.me = Player(dogs, me.scored, tuple(yard), me.treats)
        self.hand += 1
        dog = None if move.source == YARD else move.source
        self.events.append(Joined(self.turn, move.die, dog))

    def more(self, move: More) -> None:
        """Go on with a may-step."""
        self.events.append(WentOn(self.turn))
        self._next_step()

    def stop(self, move: Stop) -> None:
        """End a may-step: a repetition, the digging, the trot."""
        assert self.trick
        self.events.append(Stopped(self.turn))
        if self.trick.aside:
            self.events.append(PutBack(self.turn, self.trick.aside))
            self.trick.aside = 0
        self.trick.left = 0
        if self.phase == "more":
            self.trick.at = self.trick.steps[self.trick.at].to
        else:
            self.trick.at += 1
        self.go_on()

    def _next_step(self) -> None:
        assert self.trick
        self.trick.at += 1
        self.go_on()

    # -- the Dog

    def roll_for_dog(self, move: DogRoll) -> None:
        """SPO-41: a tile that is up is turned down; otherwise the Dog scores the top dog."""
        assert self.dog
        number = move.die - 1
        tile = self.tiles[number]
        assert tile.name
        self.events.append(DogRolled(move.die, tile.name))
        if tile.up:
            down = Tile(tile.name, False, 0)
            self.tiles = (*self.tiles[:number], down, *self.tiles[number + 1 :])
            self.dog = Rival(self.dog.treats + tile.treats, self.dog.scored)
            self.events.append(DogTurned(tile.name, tile.treats))
        elif self.top is None:
            self.events.append(DogIdle())
        elif self.dog_scores():
            return
        self.dog_goes_on()

    def dog_goes_on(self) -> None:
        """SPO-42: every two treats buy a card; then the first roll, or the seat's turn."""
        while self.dog and self.dog.treats >= PRICE and self.top is not None:
            self.dog = Rival(self.dog.treats - PRICE, self.dog.scored)
            self.events.append(DogPaid(self.dog.treats))
            if self.dog_scores():
                return
        if self.turn:
            self.begin(self.turn)
        else:
            self.chance("start")

    def dog_scores(self) -> bool:
        """SPO-41, SPO-42: the top dog; True if that wins or a card has to be turned up."""
        assert self.dog
        assert self.top
        self.dog = Rival(self.dog.treats, (*self.dog.scored, self.top))
        self.events.append(DogScored(self.top, len(self.dog.scored)))
        if len(self.dog.scored) >= PACK:
            self.top = None
            self.win(None)
            return True
        return self.lift_top()


class _Trick:
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
        return Doing(self.name, self.at, self.left, self.aside, self.size, self.named, self.buried)


def _face_down(table: Table) -> int:
    """SPO-38: tricks face down, other than the one being done."""
    assert table.trick
    return sum([not tile.up and tile.name != table.trick.name for tile in table.tiles])


_AMOUNTS: dict[Word, Callable[[Table], int]] = {
    "paws": Table.paws,
    "size": lambda table: table.trick.size if table.trick else 0,
    "open-dogs": lambda table: sum([not choices.full(dog) for dog in table.me.dogs]),
    "treats": lambda table: table.me.treats,
    "face-down": _face_down,
    "highest-empty": lambda table: max(choices.free(table.me), default=0),
    "buried": lambda table: table.trick.buried if table.trick else 0,
}

_ASKS: dict[str, Callable[[Table, Step], bool]] = {
    "name": Table.ask_name,
    "bolt": Table.ask_bolt,
    "dig": Table.ask_dig,
    "trot": Table.ask_trot,
    "retrieve": Table.ask_retrieve,
    "pile": Table.ask_pile,
}

_PLAYS: dict[type, Callable[[Table, Any], None]] = {
    ChooseTricks: Table.choose_tricks,
    Stack: Table.stack,
    Deal: Table.deal,
    Top: Table.turn_top,
    Start: Table.roll_for_start,
    Roll: Table.rolled,
    DogRoll: Table.roll_for_dog,
    DoTrick: Table.do_trick,
    Score: Table.score,
    Treat: Table.spend_treat,
    Place: Table.settle,
    More: Table.more,
    Stop: Table.stop,
    Name: Table.name,
    Bolt: Table.bolt,
    Dig: Table.dig,
    Trot: Table.trot,
    Retrieve: Table.retrieve,
    Pile: Table.pile,
}


def _up(name: str | None) -> Tile:
    return Tile(name, True, 0)


def _with_die(dogs: tuple[Dog, ...], name: str, die: int) -> tuple[Dog, ...]:
    return tuple(
        [Dog(name, tuple(sorted((*dog.filled, die)))) if dog.name == name else dog for dog in dogs]
    )


def _without_die(dogs: tuple[Dog, ...], name: str, die: int) -> tuple[Dog, ...]:
    return tuple(
        [
            Dog(name, tuple([d for d in dog.filled if d != die])) if dog.name == name else dog
            for dog in dogs
        ]
    )
