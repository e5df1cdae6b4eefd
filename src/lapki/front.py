"""The front door: one object that plays any game, checks what it is told, and reads aloud.

It is a `Match` with a friendly face: moves are text, chance comes by itself, mistakes are explained
in words. What it can't do, `game.match` and `game.rules` can.
"""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from itertools import chain, islice
from os import PathLike
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

import msgspec

from lapki import games
from lapki.games.contract import (
    CHANCE,
    Actor,
    AnyGame,
    Broken,
    Chance,
    Due,
    Eye,
    Illegal,
    Move,
    Over,
    Refusal,
    Seat,
    Unreadable,
    judge,
    seen,
)
from lapki.match import record, report
from lapki.match.match import Match
from lapki.match.questions import asked

if TYPE_CHECKING:
    from lapki.bots import Bot, Budget

# What draws and speaks takes longer to load than to begin a game: it comes when it is first needed.

_NAMED = 3
"""So many legal moves are named where somebody asked for another one."""


class Refused(ValueError):
    """Something was asked for that can't be; the text says why, and what to do instead.

    >>> try:
    ...     new("chess")
    ... except Refused as why:
    ...     print(why)
    There is no game called “chess” here. lapki.names() lists them: barking, boooop, dixit, spots.
    >>> try:
    ...     new("boooop").push("c a1")
    ... except Refused as why:
    ...     print(why.kind, why.rule)
    illegal BOO-2
    """

    kind: str = "asked"
    """`illegal`: a move that a rule forbids; `syntax`: no move at all; `header`: a game, an option
    or a position that there isn't; `asked`: something that this object doesn't do."""
    rule: str | None = None
    """The number of the rule that forbids it, if one does."""

    @classmethod
    def because(cls, refusal: Refusal, rules: AnyGame | None, advice: str = "") -> Refused:
        """The same refusal, in words."""
        from lapki.words import Words

        said = Words("en").refusal(refusal, rules)
        why = cls(f"{said} {advice}".strip())
        why.kind, why.rule = refusal.kind, refusal.rule
        return why


def names() -> tuple[str, ...]:
    """The names of all games that can be played.

    >>> names()
    ('barking', 'boooop', 'dixit', 'spots')
    """
    return games.names()


def new(
    name: str,
    seats: int | None = None,
    *,
    seed: int | None = None,
    by_hand: bool = False,
    position: Mapping[str, Any] | None = None,
    **options: Any,
) -> Game:
    """Begin a game; without `seats`, with as few as play against each other.

    Chance comes by itself, by the `seed` if there is one; `by_hand` leaves it to you. A `position`
    (as `Game.position` gives it) is begun from instead of the beginning. All else are the game's
    options.

    >>> new("boooop", ghosts="off")
    <lapki.Game boooop: 2 seats, 0 lines, seat 1 to play>
    >>> new("spots", seats=3, seed=7, tricks="random", dog_treats=2).lines[0]
    '* tricks retrieve,run,hunt,stay'
    >>> new("spots", ghosts="off")
    Traceback (most recent call last):
    lapki.front.Refused: This game has no option “ghosts”; it has: dog-treats, scored-paws, tricks.
    """
    if seats is None:
        seats = max(2, games.find(name).seats[0]) if name in games.names() else 2
    words = {option.replace("_", "-"): value for option, value in options.items()}
    header = [f"game {name}", f"seats {seats}"]
    header += [f"option {option} {value}" for option, value in words.items()]
    if position is not None:
        header.append(f"position {msgspec.json.encode(position).decode()}")
    return load("\n".join([*header, "--", ""]), seed=seed, by_hand=by_hand)


def load(source: str | PathLike[str], *, seed: int | None = None, by_hand: bool = False) -> Game:
    """Take up a game from its record: a text, or the path of a file with one.

    >>> game = load("game boooop\\nseats 2\\noption ghosts off\\n--\\n1 k c3\\n2 k d4\\n")
    >>> game.save() == load(game.save()).save()
    True
    >>> load("game boooop\\nseats 2\\n--\\n1 k c9\\n")
    Traceback (most recent call last):
    lapki.front.Refused: Line 4: “k c9” is no move of this game. Moves look like this: k c3, ...
    """
    text = source if isinstance(source, str) else Path(source).read_text(encoding="utf-8")
    try:
        return Game(record.read(text), seed=seed, by_hand=by_hand)
    except record.Fault as fault:
        refusal = fault.refusal
        unknown = isinstance(refusal, Broken) and refusal.key == "unknown-game"
        advice = f"lapki.names() lists them: {', '.join(names())}." if unknown else ""
        why = Refused.because(refusal, fault.game, advice)
        if refusal.kind != "header":
            why.args = (f"Line {fault.line}: {why}",)
        raise why from None


def bot(
    name: str,
    level: int | None = None,
    *,
    seed: int | None = None,
    seconds: float | None = None,
    nodes: int | None = None,
    language: str = "en",
) -> Player:
    """Somebody to play against: at a level from 1 up, the best one if it isn't said, or (0) one that
    plays at random. `seconds` or `nodes` are how much it may think; `language` is what it speaks.

    >>> game = new("boooop", seed=1)
    >>> bot("boooop", level=0, seed=1).choose(game)
    '1 k b3'
    >>> bot("spots", level=9)
    Traceback (most recent call last):
    lapki.front.Refused: The bot of spots plays at the levels 1, 2, 3, 4, 5, 6, 7, 8 or, at random, 0.
    """  # noqa: E501 - an error is one line
    from lapki.bots import Budget, Chancer, bot_for

    if name not in games.names():
        raise Refused.because(
            Broken("unknown-game", name=name), None, f"There are {', '.join(names())}."
        )
    known = bot_for(name)
    if level is not None and level not in (0, *known.levels):
        levels = ", ".join(map(str, known.levels))
        raise Refused(f"The bot of {name} plays at the levels {levels} or, at random, 0.")
    chosen = Chancer() if level == 0 else known
    return Player(chosen, level or max(chosen.levels), Budget(seconds, nodes), seed, language)


class Player:
    """A bot at a level. It is shown what its seat may see, and nothing else.

    >>> game = new("boooop", seed=1)
    >>> somebody = bot("boooop", level=0, seed=1)
    >>> for _ in range(4):
    ...     game.push(somebody.choose(game))
    >>> game.lines
    ['1 k b3', '1 ghost f4f5', '2 k a5', '2 ghost b6c6']
    """

    def __init__(
        self, bot: Bot, level: int, budget: Budget, seed: int | None, language: str
    ) -> None:
        self.bot = bot
        self.level = level
        self.budget = budget
        self.language = language
        self.rng = Random(seed)

    def choose(self, game: Game, seat: Seat | None = None) -> str:
        """What it would play now, as a line that `push` takes; without a `seat`, for the first that
        is asked.

        >>> dixit = new("dixit", seats=3, seed=1)
        >>> bot("dixit", level=0).choose(dixit, seat=2).startswith("2 tell ")
        True
        """
        from lapki.bots import sight

        if not game.asked:
            raise Refused("Nobody is asked now: game.due says what the game waits for.")
        who = game.asked[0] if seat is None else seat
        shown = sight(game.match, who, language=self.language)
        move = self.bot.choose(shown, self.level, self.budget, self.rng)
        return f"{who} {game.rules.write(move)}"


class Game:
    """One game, from its first line to its last.

    >>> game = new("spots", seats=1, seed=4)
    >>> game.turn, game.legal()
    (1, ['trick beg', 'trick fetch', 'trick howl', 'trick roll-over', 'trick run', 'trick walk'])
    >>> game.push("trick walk")
    >>> game.lines[-1]
    '* roll 5 6'
    """

    def __init__(self, match: Match, *, seed: int | None = None, by_hand: bool = False) -> None:
        self.match = match
        """The match behind the face: its states, lines and events as values."""
        self.seed = SystemRandom().getrandbits(64) if seed is None else seed
        """The same seed and the same moves bring the same chance, after `pop`, too."""
        self.by_hand = by_hand
        """Is chance left to whoever plays?"""
        self._settle()

    # -- where it stands

    @property
    def rules(self) -> AnyGame:
        """The rules of the game: pure functions over states (`lapki.games.contract`).

        >>> new("boooop").rules.key
        'boooop'
        """
        return self.match.game

    @property
    def seats(self) -> int:
        """How many sit there.

        >>> new("dixit", 5).seats
        5
        """
        return self.match.seats

    @property
    def due(self) -> Due:
        """What the game waits for: a `Decide`, a `Chance`, or nothing any more: `Over`.

        >>> new("dixit", 3).due
        Decide(seats=(1, 2, 3), kind='race')
        """
        return self.match.due

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that may move now: several, where people choose at the same time.

        >>> new("dixit", 4).asked
        (1, 2, 3, 4)
        """
        return asked(self.match.due)

    @property
    def turn(self) -> Seat | None:
        """The one seat that may move now; None if it isn't one.

        >>> new("boooop").turn, new("dixit").turn
        (1, None)
        """
        waiting = self.asked
        return waiting[0] if len(waiting) == 1 else None

    @property
    def over(self) -> bool:
        """Has it ended?

        >>> new("boooop").over
        False
        """
        return self.match.over

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """Who has won; None while it goes on.

        >>> new("boooop").winners is None
        True
        """
        due = self.match.due
        return due.winners if isinstance(due, Over) else None

    @property
    def scores(self) -> tuple[int, ...] | None:
        """How many points each seat has at the end; None before, and where nobody counts.

        >>> game, somebody = new("barking", seed=1), bot("barking", level=0, seed=1)
        >>> while not game.over:
        ...     game.push(somebody.choose(game))
        >>> game.winners, game.scores
        ((2,), (21, 29))
        """
        due = self.match.due
        return due.scores if isinstance(due, Over) else None

    @property
    def lines(self) -> list[str]:
        """All that was played, as a record writes it: who, and what; `*` is chance.

        >>> new("spots", seats=1, seed=4).lines
        ['* deal 1 gretchen wilbur', '* top mayor', '* start 2']
        """
        return [f"{actor} {self.rules.write(move)}" for actor, move in self.match.lines]

    def legal(self, seat: Seat | None = None) -> list[str]:
        """All moves of the seat that is asked, as text; of several, say which.

        >>> len(new("boooop").legal())
        36
        >>> new("dixit", seats=3, seed=5).legal(2)[:2]
        ['tell 1 <clue>', 'tell 20 <clue>']
        >>> new("dixit", seats=3, seed=5).legal()
        Traceback (most recent call last):
        lapki.front.Refused: Seats 1, 2, 3 are asked at the same time: say which one you mean.
        """
        who = self._who(seat)
        return [] if who is None else report.legal(self.match, who)

    def view(self, eye: Eye = None) -> Any:
        """What a seat may see, or (None) somebody who only watches; the rest isn't in it.

        >>> game = new("barking", seats=2, seed=1)
        >>> game.view(1).players[0].hand, game.view(1).players[1].hand
        (('3', '6', '7', 'C'), 4)
        """
        return self.rules.view(self.match.state, self._eye(eye))

    def position(self) -> dict[str, Any]:
        """All that is on the table and in hands, as plain values. `new(…, position=…)` takes it,
        where the rules let a game begin there (Spots: between two turns).

        >>> game = new("boooop", ghosts="off")
        >>> game.push("k c3")
        >>> new("boooop", ghosts="off", position=game.position()).turn
        2
        """
        plain: dict[str, Any] = msgspec.to_builtins(self.rules.printed(self.match.state))
        return plain

    # -- playing

    def push(self, move: str | Move, seat: Seat | None = None) -> None:
        """Play a move of the seat that is asked; of several, say which, here or in the text.

        A line of a record says who itself: `2 vote 3`; `* roll 1 2` is chance, where that is left
        to you. A move that is refused changes nothing.

        >>> dice = new("spots", seats=1, by_hand=True)
        >>> dice.push("* deal 1 gretchen wilbur")
        >>> dice.push("* top mayor")
        >>> dice.push("* start 2")
        >>> dice.push("trick walk")
        >>> dice.push("* roll 5 5")
        >>> dixit = new("dixit", seats=3, seed=5)
        >>> dixit.push("tell 20 a long way home", seat=2)
        >>> dixit.push("3 give 1 2")
        Traceback (most recent call last):
        lapki.front.Refused: Card 1 isn't in your hand. (DIX-4) game.legal(3) lists what seat 3 may do: give 26 36, give 26 40, give 26 50 …
        """  # noqa: E501 - an error is one line
        actor, read = self._read(move, seat)
        try:
            self.match.play(actor, read)
        except Illegal as refusal:
            raise Refused.because(refusal, self.rules, self._advice(actor)) from None
        self._settle()

    def pop(self) -> str:
        """Take the last move back, with all that chance said since; `push` would play it again.

        >>> game = new("spots", seats=1, seed=4)
        >>> game.push("trick walk")
        >>> game.pop()
        '1 trick walk'
        >>> game.push("trick walk")
        >>> game.lines[-1]
        '* roll 5 6'
        """
        lines = self.match.lines
        last = self.match.plies - 1
        while not self.by_hand and last >= 0 and lines[last].actor == CHANCE:
            last -= 1
        if last < 0:
            raise Refused("Nothing has been played that could be taken back.")
        line = f"{lines[last].actor} {self.rules.write(lines[last].move)}"
        self.match.rewind(last)
        return line

    def draw(self) -> str:
        """Let chance have its say, where it is left to you; answers what it said.

        >>> game = new("spots", seats=1, seed=4, by_hand=True)
        >>> game.draw()
        '* deal 1 gretchen wilbur'
        """
        if not isinstance(self.match.due, Chance):
            raise Refused("Chance isn't due: game.due says what the game waits for.")
        self.match.chance(self._chance())
        return self.lines[-1]

    def why(self, move: str, seat: Seat | None = None) -> str | None:
        """Why a move is refused, in words and with the rule's number; None if it isn't.

        >>> game = new("boooop")
        >>> game.why("k c3"), game.why("c c3")
        (None, 'There is no cat in your pool yet. (BOO-2)')
        """
        from lapki.words import Words

        try:
            actor, read = self._read(move, seat)
            judge(self.rules, self.match.state, actor, read, self.match.due)
        except Refusal as refusal:
            return Words("en").refusal(refusal, self.rules)
        except Refused as why:
            return str(why)
        return None

    def copy(self) -> Game:
        """The same game, to be gone on with in another way.

        >>> game = new("boooop")
        >>> other = game.copy()
        >>> other.push("k c3")
        >>> game.lines, other.lines
        ([], ['1 k c3'])
        """
        other = object.__new__(Game)
        other.__dict__ = self.__dict__ | {"match": self.match.copy()}
        return other

    # -- keeping and showing

    def save(self) -> str:
        """The game as a record: `load` takes it up again, `lapki replay` reads it, too.

        >>> game = new("boooop", ghosts="off")
        >>> game.push("k c3")
        >>> print(game.save())
        game boooop
        seats 2
        option ghosts off
        --
        1 k c3
        <BLANKLINE>
        """
        return record.write(self.match)

    def log(self, eye: Eye = None, language: str = "en") -> list[str]:
        """What happened so far, as this eye may know it, in sentences.

        >>> game = new("boooop")
        >>> game.push("k c3")
        >>> game.log()
        ['Witches: a kitten sits down on c3.']
        """
        from lapki.drawing import art_of
        from lapki.words import Words

        words, facts = Words(language), getattr(art_of(self.rules), "facts", None)
        return [
            words.event(event, self.rules, **(facts(event, words) if facts else {}))
            for event in seen(chain.from_iterable(self.match.told), self._eye(eye))
        ]

    def drawn(
        self, eye: Eye = None, *, language: str = "en", colour: bool = False, width: int = 80
    ) -> str:
        """The table as the terminal shows it to this eye; `print(game)` shows it to a spectator.

        >>> game = new("boooop", ghosts="off")
        >>> game.push("k c3")
        >>> game.drawn().splitlines()[7]
        ' 3  ·    ·   [△]   ·    ·    ·  3'
        """
        from rich.console import Console

        from lapki.drawing import drawing
        from lapki.words import Words

        events = seen(self.match.last_turn(), eye)
        paper = StringIO()
        console = Console(
            file=paper,
            width=width,
            highlight=False,
            force_terminal=colour,
            color_system="truecolor" if colour else None,
        )
        options = self.match.options
        console.print(drawing(self.rules, self.view(eye), Words(language), eye, options, events))
        return "\n".join(row.rstrip() for row in paper.getvalue().rstrip().split("\n"))

    def svg(self, eye: Eye = None) -> str:
        """The table as a picture, with our own pieces, as this eye sees it; a notebook shows it.

        >>> new("boooop").svg().startswith("<svg")
        True
        """
        from lapki.pictures import tables

        drawn = tables.svg(self.rules.key, self.view(eye), eye, self.match.options)
        if drawn is None:
            raise Refused(f"Nobody draws {self.rules.key}: print(game) shows it in letters.")
        return drawn

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the table as a spectator sees it, or the text, if nobody draws it.

        >>> new("boooop")._repr_svg_() == new("boooop").svg()
        True
        """
        try:
            return self.svg()
        except Refused:
            return None

    def __str__(self) -> str:
        return self.drawn()

    def __repr__(self) -> str:
        match self.match.due:
            case Over(winners=winners):
                waits = f"won by {', '.join(map(str, winners)) or 'nobody'}"
            case Chance():
                waits = "chance is due"
            case _:
                seats = ", ".join(map(str, self.asked))
                waits = f"seat{'s' if len(self.asked) > 1 else ''} {seats} to play"
        plies = self.match.plies
        many = f"{self.seats} seat{'' if self.seats == 1 else 's'}"
        lines = f"{plies} line{'' if plies == 1 else 's'}"
        return f"<lapki.Game {self.rules.key}: {many}, {lines}, {waits}>"

    # -- small things

    def _settle(self) -> None:
        """Chance comes by itself."""
        while not self.by_hand and isinstance(self.match.due, Chance):
            self.match.chance(self._chance())

    def _chance(self) -> Any:
        """Numbers that follow from the seed and from how far the game is."""
        return Random(f"{self.seed} {self.match.plies}").randrange

    def _read(self, move: str | Move, seat: Seat | None) -> tuple[Actor, Move]:
        """Who plays what. What can be read as a move is one; else a line of a record says who."""
        if self.match.over:
            raise Refused.because(Illegal(None, "over"), self.rules)
        if isinstance(move, Move):
            return self._actor(move, seat), move
        try:
            read = self.rules.read(move)
            return self._actor(read, seat), read
        except Unreadable as refusal:
            word, _, rest = move.strip().partition(" ")
            if seat is None and (word == CHANCE or word.isdecimal()):
                who: Actor = CHANCE if word == CHANCE else self._seat(int(word))
                return who, self._readable(rest.strip(), who)
            raise Refused.because(refusal, self.rules, self._advice(seat)) from None

    def _readable(self, text: str, actor: Actor) -> Move:
        try:
            move: Move = self.rules.read(text)
            return move
        except Unreadable as refusal:
            raise Refused.because(refusal, self.rules, self._advice(actor)) from None

    def _actor(self, move: Move, seat: Seat | None) -> Actor:
        if move.by_chance:
            return CHANCE
        if (who := self._who(seat)) is None:
            raise Refused("Chance is due: game.draw() draws it, game.push('* …') says it.")
        return who

    def _who(self, seat: Seat | None) -> Seat | None:
        """The seat that is meant; the one that is asked, if none is said and there is only one."""
        if seat is not None:
            return self._seat(seat)
        if len(self.asked) > 1:
            seats = ", ".join(map(str, self.asked))
            raise Refused(f"Seats {seats} are asked at the same time: say which one you mean.")
        return self.turn

    def _seat(self, seat: Seat) -> Seat:
        if not 1 <= seat <= self.seats:
            refusal = Illegal(None, "no-seat", seat=seat, seats=self.seats)
            raise Refused.because(refusal, self.rules)
        return seat

    def _eye(self, eye: Eye) -> Eye:
        return None if eye is None else self._seat(eye)

    def _advice(self, actor: Actor | None) -> str:
        """What could be done instead."""
        if isinstance(self.match.due, Chance):
            return "Chance is due: game.draw() draws it."
        who = self.turn if actor is None else actor
        if who not in self.asked:
            return f"Asked now: {', '.join(map(str, self.asked))}."
        moves = report.legal(self.match, int(who))
        argument = "" if self.turn else f"{who}"
        some = ", ".join(islice(moves, _NAMED)) + (" …" if len(moves) > _NAMED else "")
        return f"game.legal({argument}) lists what seat {who} may do: {some}"
