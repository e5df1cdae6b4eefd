"""The rules of Barking, in the order in which a round meets them.

items (BRK-3) → deal (BRK-4, BRK-5) → discards (BRK-6) → turns (BRK-7, BRK-8), each with cats and
swaps (BRK-13 … 16) and then dogs (BRK-9 … 12) or a pass → items go to the packs (BRK-17, BRK-18) →
the table is cleared (BRK-19). After the fifth round the points are counted (BRK-20, BRK-21).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from lapki.games.barking.box import (
    BREED,
    CARDS,
    CAT,
    ITEMS,
    RANKS,
    TOKENS,
    WONDER,
    in_hand,
    sort_cards,
    sort_dogs,
)
from lapki.games.barking.events import (
    BarkingEvent,
    Begins,
    CatPlayed,
    Dealt,
    Discarded,
    Drew,
    GameOver,
    ItemLeft,
    ItemWon,
    LaidOut,
    Passed,
    Played,
    Refilled,
    RoundOver,
    Swapped,
    TokenLaid,
)
from lapki.games.barking.state import (
    HAND,
    ROUNDS,
    BarkingMove,
    Card,
    Cards,
    Deal,
    DealDue,
    Discard,
    DrawDue,
    Due,
    First,
    FirstDue,
    Items,
    ItemsDue,
    Pack,
    Pass,
    Phase,
    Play,
    PlayCat,
    RowItem,
    State,
    Swap,
    Token,
    Top,
)
from lapki.games.chance import Draw, one_of
from lapki.games.contract import Actor, Seat

POINTS = (3, 2, 1)
"""BRK-20: what the first, the second and every further item of a kind is worth."""


def start(seats: int, cats_from: int) -> State:
    """BRK-1: a cat in every hand; the other cards are the deck, and no item has been seen."""
    deck = Counter(CARDS)
    deck[CAT] -= seats
    return State(
        hands=((CAT,),) * seats,
        won=((),) * seats,
        round=1,
        first=None,
        turn=None,
        phase="setup",
        row=(),
        deck=(tuple(deck.elements()),),
        discard=(),
        unseen=tuple(sorted(Counter(ITEMS).elements())),
        passes=(),
        due=FirstDue(),
        winners=None,
        cats_from=cats_from,
    )


# --- what is due --------------------------------------------------------------------------------


def asked(state: State) -> tuple[Seat, ...]:
    """The seats that have a choice now."""
    if state.phase == "discard":
        return tuple(s for s, hand in enumerate(state.hands, start=1) if len(hand) > HAND)
    if state.phase in ("play", "token"):
        assert state.turn is not None
        return (state.turn,)
    return ()


def shape(state: State) -> Draw:
    """What chance may bring for what is due."""
    match state.due:
        case FirstDue():
            return one_of(range(1, len(state.hands) + 1))
        case ItemsDue():
            return _draw(state.unseen, items_due(state), ordered=True)
        case DealDue(left=left):
            return _draw(state.deck[0], min(left, len(state.deck[0])))
        case _:
            return _draw(state.deck[0], 1)


@lru_cache(64)  # asked for several times a line
def _draw(heap: tuple[str, ...], count: int, *, ordered: bool = False) -> Draw:
    return Draw.of(heap, count, ordered=ordered)


def items_due(state: State) -> int:
    """BRK-3: how many items the round lays out (fewer only where a position lacks them)."""
    return min(state.round + 2, len(state.unseen))


# --- looking at the row -------------------------------------------------------------------------


def free_places(state: State) -> tuple[int, ...]:
    """BRK-14: the items that a cat token may be laid on."""
    if sum(place.cat for place in state.row) >= TOKENS:
        return ()
    return tuple(n for n, place in enumerate(state.row, start=1) if not place.cat)


@lru_cache(1_024)
def barking(place: RowItem) -> frozenset[Card]:
    """BRK-11: the breeds that already bark at an item."""
    return frozenset(BREED[dog] for pack in place.packs for dog in pack.cards)


def has_pack(place: RowItem, seat: Seat) -> bool:
    """BRK-10: does this seat bark here?"""
    return seat in [pack.seat for pack in place.packs]


# --- play ---------------------------------------------------------------------------------------


def play(state: State, actor: Actor, move: BarkingMove) -> tuple[State, tuple[BarkingEvent, ...]]:
    """What comes of a move, up to the next question or chance."""
    table = _Working(state)
    if move.by_chance:
        table.hear_chance(move)
    else:
        table.hear_seat(int(actor), move)
    return table.state(), tuple(table.events)


def resume(state: State) -> State:
    """A position, after the steps that are forced there."""
    table = _Working(state)
    match state.due:
        case ItemsDue():
            table.new_round()
        case DealDue():
            table.need_card()
    match state.phase:
        case "discard":
            table.look_at_hands()
        case "play":
            table.ask()
        case "token" if not free_places(state):
            table.ask()
    return table.state()


class _Working:
    """The table while something happens on it; a state goes in, a state and the events come out."""

    def __init__(self, state: State) -> None:
        self.seats = len(state.hands)
        self.hands = list(state.hands)
        self.won = state.won
        self.round = state.round
        self.first = state.first
        self.turn = state.turn
        self.phase: Phase = state.phase
        self.row = state.row
        self.deck = state.deck
        self.discard = state.discard
        self.unseen = state.unseen
        self.passes = state.passes
        self.due: Due | None = state.due
        self.winners = state.winners
        self.cats_from = state.cats_from
        self.events: list[BarkingEvent] = []

    def state(self) -> State:
        """What lies there now; its fields in order, which costs a third of naming them all."""
        return State(
            tuple(self.hands),
            self.won,
            self.round,
            self.first,
            self.turn,
            self.phase,
            self.row,
            self.deck,
            self.discard,
            self.unseen,
            self.passes,
            self.due,
            self.winners,
            self.cats_from,
        )

    def hear_chance(self, move: BarkingMove) -> None:
        match move:
            case Deal(_, cards):
                self.deal(cards)
            case Top(card):
                self.draw(card)
            case Items(items):
                self.lay_out(items)
            case First(seat):
                self.begin(seat)

    def hear_seat(self, seat: Seat, move: BarkingMove) -> None:
        match move:
            case Play():
                self.bark(move)
            case Pass():
                self.pass_turn()
                self.next_seat()
            case Discard(cards):
                self.throw_away(seat, cards)
            case PlayCat():
                self.play_cat()
            case Token(place):
                self.lay_token(place)
            case Swap():
                self.swap()

    # -- a round begins

    def begin(self, seat: Seat) -> None:
        """BRK-1."""
        self.first = seat
        self.events.append(Begins(seat))
        self.new_round()

    def new_round(self) -> None:
        """BRK-3: items are due, if there are any."""
        self.phase, self.turn, self.due = "chance", None, ItemsDue()
        if not self.unseen:
            self.start_deal()

    def lay_out(self, items: tuple[str, ...]) -> None:
        """BRK-3: in the order of their places."""
        self.unseen = tuple(sorted((Counter(self.unseen) - Counter(items)).elements()))
        self.row = tuple(RowItem(item, False, ()) for item in items)
        self.events.append(LaidOut(self.round, items))
        self.start_deal()

    # -- the deal

    def start_deal(self) -> None:
        """BRK-4, BRK-5: the same number to each, as many as there are cards for."""
        there_are = sum(map(len, self.deck)) + len(self.discard)
        each = min(self.round + 2, there_are // self.seats)
        if each:
            self.due = DealDue(1, each, each)
            self.need_card()
        else:
            self.look_at_hands()

    def need_card(self) -> None:
        """BRK-5: the discard becomes the deck when a card is needed, and not earlier."""
        if not self.deck and self.discard:
            self.events.append(Refilled(len(self.discard)))
            self.deck, self.discard = (self.discard,), ()

    def deal(self, cards: Cards) -> None:
        """BRK-4: a line for each heap that a seat's cards come from."""
        due = self.due
        assert isinstance(due, DealDue)
        self.take(due.seat, cards)
        self.events.append(Dealt(due.seat, len(cards), cards))
        if due.left > len(cards):
            self.due = replace(due, left=due.left - len(cards))
        elif due.seat < self.seats:
            self.due = replace(due, seat=due.seat + 1, left=due.each)
        else:
            self.look_at_hands()
            return
        self.need_card()

    def take(self, seat: Seat, cards: Cards) -> None:
        """Cards of the top heap come to a hand."""
        heap = without(self.deck[0], cards)
        self.deck = (heap, *self.deck[1:]) if heap else self.deck[1:]
        self.hands[seat - 1] = sort_cards(self.hands[seat - 1] + cards)

    def look_at_hands(self) -> None:
        """BRK-6: after the whole deal, and before anybody plays."""
        self.due = None
        if any(len(hand) > HAND for hand in self.hands):
            self.phase, self.turn = "discard", None
        else:
            self.turn = self.first
            self.ask()

    def throw_away(self, seat: Seat, cards: Cards) -> None:
        """BRK-6: face up."""
        self.lay_aside(seat, cards)
        self.events.append(Discarded(seat, cards))
        self.look_at_hands()

    def lay_aside(self, seat: Seat, cards: Cards) -> None:
        """From a hand to the discard."""
        self.hands[seat - 1] = without(self.hands[seat - 1], cards)
        self.discard = sort_cards(self.discard + cards)

    # -- a turn

    @property
    def seat(self) -> Seat:
        """The seat on turn."""
        assert self.turn is not None
        return self.turn

    def ask(self) -> None:
        """BRK-7: whoever is on turn with no cards passes by itself; anybody else is asked."""
        self.phase = "play"
        while len(self.passes) < self.seats and not self.hands[self.seat - 1]:
            self.pass_turn(empty=True)
            self.to_the_left()
        if len(self.passes) == self.seats:
            self.end_round()

    def next_seat(self) -> None:
        """BRK-7: the turn goes to the left."""
        self.to_the_left()
        self.ask()

    def to_the_left(self) -> None:
        """The next seat that has not passed, if there is one."""
        around = (*range(self.seat + 1, self.seats + 1), *range(1, self.seat + 1))
        self.turn = next((seat for seat in around if seat not in self.passes), self.turn)

    def pass_turn(self, *, empty: bool = False) -> None:
        """BRK-7: out of this round."""
        self.passes += (self.seat,)
        self.events.append(Passed(self.seat, empty))

    def bark(self, move: Play) -> None:
        """BRK-9, BRK-15: dogs at an item, beside those of the same seat if there are any."""
        place = self.row[move.place - 1]
        self.hands[self.seat - 1] = without(self.hands[self.seat - 1], map(in_hand, move.cards))
        added = has_pack(place, self.seat)
        if added:
            packs = tuple(
                replace(p, cards=sort_dogs(p.cards + move.cards)) if p.seat == self.seat else p
                for p in place.packs
            )
        else:
            packs = (*place.packs, Pack(self.seat, move.cards))
        self.change(move.place, replace(place, packs=packs))
        self.events.append(Played(self.seat, move.place, place.item, move.cards, added))
        self.next_seat()

    def change(self, number: int, place: RowItem) -> None:
        self.row = (*self.row[: number - 1], place, *self.row[number:])

    # -- cats and swaps

    def play_cat(self) -> None:
        """BRK-14, BRK-16: refill, throw the cat away, draw; without a card, on to the token."""
        self.need_card()
        self.lay_aside(self.seat, (CAT,))
        self.events.append(CatPlayed(self.seat, dry=not self.deck))
        if self.deck:
            self.phase, self.due = "chance", DrawDue("cat")
        else:
            self.ask_token()

    def swap(self) -> None:
        """BRK-13, BRK-16: refill, throw the wonder dog away, draw."""
        self.need_card()
        self.lay_aside(self.seat, (WONDER,))
        self.events.append(Swapped(self.seat, dry=not self.deck))
        if self.deck:
            self.phase, self.due = "chance", DrawDue("swap")
        else:
            self.ask()

    def draw(self, card: Card) -> None:
        """BRK-13, BRK-14: the top card; then the token or the rest of the turn."""
        by_cat = self.due == DrawDue("cat")
        self.due = None
        self.take(self.seat, (card,))
        self.events.append(Drew(self.seat, card))
        if by_cat:
            self.ask_token()
        else:
            self.ask()

    def ask_token(self) -> None:
        """BRK-14: not asked if every item has a cat."""
        if free_places(self.state()):
            self.phase = "token"
        else:
            self.ask()

    def lay_token(self, number: int | None) -> None:
        """BRK-14: on an item, or nowhere; the turn goes on."""
        if number is None:
            self.events.append(TokenLaid(self.seat))
        else:
            place = self.row[number - 1]
            self.change(number, replace(place, cat=True))
            self.events.append(TokenLaid(self.seat, number, place.item))
        self.ask()

    # -- the end of a round

    def end_round(self) -> None:
        """BRK-17 … 19: items are won, the table is cleared, the last to pass begins next."""
        for number, place in enumerate(self.row, start=1):
            self.award(number, place)
        played = [in_hand(dog) for place in self.row for p in place.packs for dog in p.cards]
        under = sort_cards([*played, *self.discard])
        if under:
            self.deck = (*self.deck, under)
        self.first = self.passes[-1]
        self.row, self.discard, self.passes, self.turn = (), (), (), None
        self.events.append(RoundOver(self.round, self.first, len(under)))
        if self.round == ROUNDS:
            self.end_game()
        else:
            self.round += 1
            self.new_round()

    def award(self, number: int, place: RowItem) -> None:
        """BRK-18: to the most dogs; a tie to the best breed; with none it leaves the game."""
        if not place.packs:
            self.events.append(ItemLeft(number, place.item))
            return
        best, breed = winning(place)
        self.won = tuple(
            (*items, place.item) if seat == best.seat else items
            for seat, items in enumerate(self.won, start=1)
        )
        self.events.append(ItemWon(best.seat, number, place.item, len(best.cards), breed))

    def end_game(self) -> None:
        """BRK-20, BRK-21."""
        self.phase = "over"
        points = scores(self.won)
        self.winners = best_of(points)
        self.events.append(GameOver(self.winners, points))


@lru_cache(1_024)
def winning(place: RowItem) -> tuple[Pack, Card | None]:
    """BRK-18: the pack that leads at an item, and the breed that decided if there was a tie."""
    most = max(len(pack.cards) for pack in place.packs)
    tied = [pack for pack in place.packs if len(pack.cards) == most]
    best = min(tied, key=_best_rank)
    return best, RANKS[_best_rank(best) - 1] if len(tied) > 1 else None


def _best_rank(pack: Pack) -> int:
    return min([int(BREED[dog]) for dog in pack.cards])


def scores(won: Iterable[tuple[str, ...]]) -> tuple[int, ...]:
    """BRK-20: the points a seat."""
    return tuple([_points(items) for items in won])


@lru_cache(1_024)
def _points(items: tuple[str, ...]) -> int:
    return sum(sum(POINTS[min(n, 2)] for n in range(many)) for many in Counter(items).values())


def best_of(points: tuple[int, ...]) -> tuple[Seat, ...]:
    """BRK-21: the seats with the most points."""
    return tuple(seat for seat, score in enumerate(points, start=1) if score == max(points))


def without(cards: Cards, taken: Iterable[Card]) -> Cards:
    """These cards less those."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
